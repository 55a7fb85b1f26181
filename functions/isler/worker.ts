import type { Fetcher, R2Bucket, ScheduledController } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { z } from 'zod'
import { SLOW_MS } from '../../lib/domain/health/status.ts'
import { addDays, dayIn } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { LIST_CODES } from '../../lib/domain/screening/lists.ts'
import { TIMEOUT_MS } from '../../lib/domain/webhook/attempt.ts'
import { errorResponse } from '../../lib/http/app/errors.ts'
import { sameInConstantTime } from '../../lib/http/app/constant-time.ts'
import { logError, logEvent } from '../../lib/http/app/log.ts'
import { mailOf } from '../../lib/http/mail/digest.ts'
import { notificationBody } from '../../lib/http/wire/notification.ts'
import { shownOn } from '../../lib/http/wire/shown.ts'
import { CRONS } from '../../lib/pipeline/crons.ts'
import { askDueWatches } from '../../lib/pipeline/authority.ts'
import { addRows, sweepBulkAdds } from '../../lib/pipeline/bulk-add.ts'
import { cleanUp } from '../../lib/pipeline/clean-up.ts'
import { deliver, type DeliverDeps, publishDeliveries, sweepDeliveries } from '../../lib/pipeline/deliver.ts'
import { foldDue, type FoldDeps, foldPage, FOLDS_AT_ONCE, sendFolding } from '../../lib/pipeline/fold.ts'
import { importList } from '../../lib/pipeline/import-list.ts'
import { type MailDeps, sendDigests, sendMail, sendUrgent, sweepMails } from '../../lib/pipeline/mails.ts'
import { type PrepareDeps, runStage, sweepPreparations } from '../../lib/pipeline/prepare.ts'
import { readDisclosures } from '../../lib/pipeline/read-disclosures.ts'
import { rescreenCompany, rescreenPage, sendRescreening } from '../../lib/pipeline/rescreen.ts'
import { askAboutWaiting, askSecondReader } from '../../lib/pipeline/second-reading.ts'
import { scanTerms } from '../../lib/pipeline/scan-terms.ts'
import { bringUp } from '../../lib/pipeline/worlds.ts'
import { watchGazette } from '../../lib/pipeline/watch.ts'
import { openResolver } from '../../lib/platform/addresses.ts'
import { bucketArchive, PDF_KEY, pdfKey } from '../../lib/platform/archive.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { httpDisclosureSource } from '../../lib/platform/disclosure-source.ts'
import { foldCode, readEnv, type VariableName } from '../../lib/platform/env.ts'
import { httpGazetteSource } from '../../lib/platform/gazette-source.ts'
import { fetchList } from '../../lib/platform/list-source.ts'
import { openSecondReader } from '../../lib/platform/second-reader.ts'
import { openMailer } from '../../lib/platform/mail.ts'
import { isFromQueue, openQueue } from '../../lib/platform/queue.ts'
import { forgetRequests } from '../../lib/platform/request-log.ts'
import { openSecretBox } from '../../lib/platform/secret-box.ts'
import { signUnsubscribe } from '../../lib/platform/signed-link.ts'
import { openSender } from '../../lib/platform/webhook-sender.ts'
import { measure, type Outcome } from '../../lib/store/measurements.ts'
import { pageReader } from './pages.ts'

const VARIABLES = [
  'BASE_URL',
  'DATABASE_URL',
  'NEON_FETCH_ENDPOINT',
  'FOLD_CODE',
  'QSTASH_URL',
  'QSTASH_TOKEN',
  'QSTASH_CURRENT_SIGNING_KEY',
  'QSTASH_NEXT_SIGNING_KEY',
  'GAZETTE_URL',
  'GAZETTE_TOKEN',
  'KAP_URL',
  'KAP_TOKEN',
  'OPERATOR_TOKEN',
  'WEBHOOK_KEYS',
  'DNS_URL',
  'WEBHOOK_ALLOW_LOOPBACK',
  'SANCTIONS_SOURCES',
  'MAIL_URL',
  'MAIL_TOKEN',
  'EVIDENCE_KEY',
] as const satisfies VariableName[]
const MAX_PDF_BYTES = 64 * 1024 * 1024

type JobsEnv = Record<string, unknown> & { ARCHIVE: R2Bucket; SAYFALAR: Fetcher }

const depsOf = (bindings: JobsEnv): PrepareDeps => {
  const env = readEnv(bindings, VARIABLES)
  const db = openDatabase(env)
  const today = dayIn(new Date())
  return {
    db,
    queue: openQueue(env),
    today,
    source: httpGazetteSource(env),
    archive: bucketArchive(bindings.ARCHIVE),
    readPages: pageReader(bindings.SAYFALAR),
    measured: (part, ok) => measure(db, today, part, ok ? 'ok' : 'failed'),
  }
}

const deliverDepsOf = (bindings: JobsEnv): DeliverDeps => {
  const env = readEnv(bindings, VARIABLES)
  return {
    db: openDatabase(env),
    queue: openQueue(env),
    secrets: openSecretBox(env.WEBHOOK_KEYS),
    compose: (notification) => notificationBody(notification, env.BASE_URL),
    send: openSender({ resolve: openResolver(env), allowLoopback: env.WEBHOOK_ALLOW_LOOPBACK, timeoutMs: TIMEOUT_MS }),
    now: () => new Date(),
    random: Math.random,
  }
}

const mailDepsOf = (bindings: JobsEnv): MailDeps => {
  const env = readEnv(bindings, VARIABLES)
  return {
    db: openDatabase(env),
    queue: openQueue(env),
    today: dayIn(new Date()),
    send: openMailer(env),
    write: async (content, hits) =>
      mailOf(content, hits, env.BASE_URL, `${env.BASE_URL}/panel/posta/birak/${await signUnsubscribe(env.EVIDENCE_KEY, content.email)}/`),
  }
}

const foldDepsOf = (bindings: JobsEnv): FoldDeps => {
  const env = readEnv(bindings, VARIABLES)
  return {
    db: openDatabase(env),
    today: dayIn(new Date()),
    code: foldCode(env),
    show: (record, day) => shownOn(record, day, env.BASE_URL),
  }
}

const app = new Hono<{ Bindings: JobsEnv; Variables: { message: string } }>({ strict: false })

/** Messages of the queue: only with its signature over the raw body and the address it was sent to. */
for (const path of [
  '/isler/hazirlik',
  '/isler/teslim',
  '/isler/posta',
  '/isler/deneme',
  '/isler/yaptirim',
  '/isler/yaptirim-liste',
  '/isler/katlama',
  '/isler/toplu-ekle',
])
  app.use(path, async (c, next) => {
    const env = readEnv(c.env, VARIABLES)
    const body = await c.req.text()
    if (!(await isFromQueue(env, c.req.path, c.req.header('upstash-signature'), body)))
      return errorResponse(new Failure('unauthorized'), 'en')
    c.set('message', body)
    return next()
  })

const stageMessage = z.object({ companyId: z.int().positive(), stage: z.enum(['notices', 'archive', 'profile']) })
app.post('/isler/hazirlik', async (c) => {
  const { companyId, stage } = stageMessage.parse(JSON.parse(c.get('message')))
  await runStage(depsOf(c.env), companyId, stage)
  if (stage === 'profile') {
    // who was appointed is screened at once, not at the next list
    await rescreenCompany(depsOf(c.env).db, companyId, dayIn(new Date()))
    await publishDeliveries(deliverDepsOf(c.env))
    await sendUrgent(mailDepsOf(c.env))
    await foldDue(foldDepsOf(c.env), { companyId })
    await readAgain(c.env, companyId)
  }
  return c.json({ done: true })
})

const readerOf = (bindings: JobsEnv) => openSecondReader(readEnv(bindings, ['READER_URL', 'READER_TOKEN', 'READER_GETS_TEXT']))

/** Asks the second reader about what is waiting, where there is one that may have texts. Returns how many notices it answered. */
const readWaiting = async (bindings: JobsEnv): Promise<number> => {
  const reader = readerOf(bindings)
  return reader ? askAboutWaiting(depsOf(bindings).db, reader, (error, notice) => logError('second_reader_failed', error, { notice })) : 0
}

/** Asks the second reader, where there is one that may have texts. That it does not answer stops nothing: its drafts are a help. */
const readAgain = async (bindings: JobsEnv, companyId: number): Promise<void> => {
  const reader = readerOf(bindings)
  if (reader)
    await askSecondReader(depsOf(bindings).db, reader, companyId).catch((error: unknown) =>
      logError('second_reader_failed', error, { company: companyId }),
    )
}

const bulkAddMessage = z.object({ id: z.string().max(100) })
app.post('/isler/toplu-ekle', async (c) => {
  const { id } = bulkAddMessage.parse(JSON.parse(c.get('message')))
  await addRows(depsOf(c.env), id)
  return c.json({ done: true })
})

const foldMessage = z.object({ mark: z.string().max(100), step: z.int().nonnegative() })
app.post('/isler/katlama', async (c) => {
  const { mark, step } = foldMessage.parse(JSON.parse(c.get('message')))
  await foldPage({ ...foldDepsOf(c.env), queue: depsOf(c.env).queue }, mark, step)
  return c.json({ done: true })
})

const deliveryMessage = z.object({ deliveryId: z.string().max(100), attempt: z.int().positive() })
app.post('/isler/teslim', async (c) => {
  const { deliveryId, attempt } = deliveryMessage.parse(JSON.parse(c.get('message')))
  const deps = deliverDepsOf(c.env)
  const outcome = await deliver(deps, deliveryId, attempt)
  await measure(deps.db, dayIn(deps.now()), 'webhooks', 'ok')
  // not 2xx: the queue sends this copy again, should the other one stop halfway
  return c.json({ done: outcome === 'done' }, outcome === 'done' ? 200 : 409)
})

const worldMessage = z.object({ keyId: z.int().positive(), since: z.iso.date() })
app.post('/isler/deneme', async (c) => {
  const { keyId, since } = worldMessage.parse(JSON.parse(c.get('message')))
  await bringUp(depsOf(c.env).db, keyId, since)
  await publishDeliveries(deliverDepsOf(c.env))
  return c.json({ done: true })
})

const mailMessage = z.object({ mailId: z.string().max(100) })
app.post('/isler/posta', async (c) => {
  const { mailId } = mailMessage.parse(JSON.parse(c.get('message')))
  const outcome = await sendMail(mailDepsOf(c.env), mailId)
  return c.json({ done: outcome === 'done' }, outcome === 'done' ? 200 : 409)
})

const listMessage = z.object({ list: z.enum(LIST_CODES), mark: z.string().max(100) })
app.post('/isler/yaptirim-liste', async (c) => {
  const { list, mark } = listMessage.parse(JSON.parse(c.get('message')))
  const { db, today, queue } = depsOf(c.env)
  const urls = readEnv(c.env, ['SANCTIONS_SOURCES']).SANCTIONS_SOURCES[list]
  if (!urls) return c.json({ done: true })
  const result = await importList(db, { list, documents: await fetchList(c.env.ARCHIVE, list, urls), source: urls.join(' '), today })
  await measure(db, today, 'screening', result.outcome === 'refused' ? 'failed' : 'ok')
  logEvent('sanctions_list', { list, outcome: result.outcome, ...(result.outcome === 'refused' ? { reason: result.reason } : {}) })
  if (result.outcome === 'imported') await sendRescreening(queue, `${mark}-${list}-${result.version}`)
  return c.json({ done: true })
})

const rescreenMessage = z.union([
  z.object({ mark: z.string().max(200), after: z.int().nonnegative() }),
  z.object({ companyId: z.int().positive(), accountId: z.int().positive() }),
])
app.post('/isler/yaptirim', async (c) => {
  const message = rescreenMessage.parse(JSON.parse(c.get('message')))
  const { db, today, queue } = depsOf(c.env)
  if ('companyId' in message) {
    if ((await rescreenCompany(db, message.companyId, today, message.accountId)) > 0) await publishDeliveries(deliverDepsOf(c.env))
    return c.json({ done: true })
  }
  const { mark, after } = message
  const { added, next } = await rescreenPage(db, after, today)
  if (next !== null) await sendRescreening(queue, mark, next)
  if (added > 0) await publishDeliveries(deliverDepsOf(c.env))
  return c.json({ done: true })
})

/**
 * A gazette PDF that an operator brings. The key must be the digest of what is sent, so that nothing stored can be replaced by something
 * else.
 */
app.put('/isler/arsiv/*', async (c) => {
  const env = readEnv(c.env, VARIABLES)
  if (!sameInConstantTime(c.req.header('authorization') ?? '', `Bearer ${env.OPERATOR_TOKEN}`))
    return errorResponse(new Failure('unauthorized'), 'en')
  const key = c.req.path.slice('/isler/arsiv/'.length)
  if (!PDF_KEY.test(key) || Number(c.req.header('content-length') ?? MAX_PDF_BYTES + 1) > MAX_PDF_BYTES)
    return errorResponse(new Failure('invalid_parameter'), 'en')
  const pdf = new Uint8Array(await c.req.arrayBuffer())
  if (pdfKey(await digestOf(pdf)) !== key) return errorResponse(new Failure('invalid_parameter'), 'en')
  await bucketArchive(c.env.ARCHIVE).put(key, pdf)
  return c.body(null, 204)
})

app.notFound(() => errorResponse(new Failure('not_found'), 'tr'))
app.onError((error, c) => {
  logError('job_failed', error, { path: c.req.path })
  return errorResponse(new Failure('internal'), 'tr')
})

/** How long the API may take before it counts as not answering. */
const SILENT_MS = 10_000

/** Asks the API as a client would: a quiet hour, too, then shows on the status page. */
const probeApi = async (baseUrl: string): Promise<Outcome> => {
  const started = Date.now()
  try {
    const answer = await fetch(`${baseUrl}/api/katalog/TR/`, { signal: AbortSignal.timeout(SILENT_MS) })
    await answer.body?.cancel()
    return !answer.ok ? 'failed' : Date.now() - started > SLOW_MS ? 'slow' : 'ok'
  } catch {
    return 'failed'
  }
}

/** A customer's log of requests goes back so far. */
const REQUESTS_KEPT_DAYS = 30

/** Cron triggers by their expression in wrangler.toml. */
const JOBS_BY_CRON: Record<string, (bindings: JobsEnv) => Promise<Record<string, number>>> = {
  [CRONS.watch]: async (bindings) => {
    const deps = depsOf(bindings)
    return watchGazette({ ...deps, measured: (outcome) => measure(deps.db, deps.today, 'gazette_issue', outcome) })
  },
  [CRONS.terms]: async (bindings) => {
    const { db, today } = depsOf(bindings)
    const scanned = await scanTerms(db, today)
    const watches = await askDueWatches(db, today)
    await publishDeliveries(deliverDepsOf(bindings))
    return {
      ...scanned,
      watches: watches.asked,
      turned: watches.turned,
      ...(await cleanUp(db, readEnv(bindings, ['DELIVERIES_KEPT_DAYS']).DELIVERIES_KEPT_DAYS)),
    }
  },
  // Each list by a message of its own; the re-screening after it also meets officers who are new.
  [CRONS.lists]: async (bindings) => {
    const { queue } = depsOf(bindings)
    const lists = LIST_CODES.filter((list) => readEnv(bindings, ['SANCTIONS_SOURCES']).SANCTIONS_SOURCES[list])
    const mark = new Date().toISOString().slice(0, 13)
    await queue.publishAll(
      lists.map((list) => ({ path: 'yaptirim-liste', body: { list, mark }, deduplicationId: `yaptirim-liste-${mark}-${list}` })),
    )
    await sendRescreening(queue, mark)
    return { lists: lists.length }
  },
  [CRONS.kap]: async (bindings) => {
    const { db, today } = depsOf(bindings)
    return readDisclosures({
      db,
      today,
      source: httpDisclosureSource(readEnv(bindings, ['KAP_URL', 'KAP_TOKEN'])),
      measured: (outcome) => measure(db, today, 'disclosures', outcome),
    })
  },
  [CRONS.mails]: async (bindings) => ({
    digests: await sendDigests(mailDepsOf(bindings)),
    requests_forgotten: await forgetRequests(bindings.ARCHIVE, addDays(dayIn(new Date()), -REQUESTS_KEPT_DAYS)),
  }),
  [CRONS.sweep]: async (bindings) => {
    const deps = depsOf(bindings)
    await measure(deps.db, deps.today, 'api', await probeApi(readEnv(bindings, ['BASE_URL']).BASE_URL))
    const folded = await foldDue(foldDepsOf(bindings))
    if (folded >= FOLDS_AT_ONCE) await sendFolding(deps.queue, new Date().toISOString().slice(0, 13))
    const { asked: watches } = await askDueWatches(deps.db, deps.today)
    return {
      folded,
      watches,
      sent: await sweepPreparations(deps),
      bulkAdds: await sweepBulkAdds(deps),
      deliveries: await sweepDeliveries(deliverDepsOf(bindings)),
      urgent: await sendUrgent(mailDepsOf(bindings)),
      mails: await sweepMails(mailDepsOf(bindings)),
      secondReadings: await readWaiting(bindings),
    }
  },
}

export default {
  fetch: app.fetch,
  scheduled: async (event: ScheduledController, bindings: JobsEnv): Promise<void> => {
    const job = JOBS_BY_CRON[event.cron]
    if (!job) throw new Error(`no job for the cron expression ${event.cron}`)
    logEvent('cron', { cron: event.cron, ...(await job(bindings)) })
  },
}
