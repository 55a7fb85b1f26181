import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { failureRetry, failureStatus, failureText } from '../../lib/http/app/errors.ts'
import type { PublicDeps } from '../../lib/http/app/group.ts'
import { logError } from '../../lib/http/app/log.ts'
import { REQUEST_ID_HEADER } from '../../lib/http/app/principal.ts'
import { addressesPage, closeAddress, renewAddress } from './addresses.tsx'
import { casesPage, noteCase } from './cases.tsx'
import { companyPage } from './company.tsx'
import { openCasesPage } from './desk.tsx'
import { casePicture, deskCase, settleCase, undoCase } from './desk-case.tsx'
import { deliveryPage } from './delivery.tsx'
import { evidence, evidencePicture } from './evidence.ts'
import { Refused } from './groups.ts'
import { allReportsPage } from './all-reports.tsx'
import { changesPage, markEverything, markOne } from './changes.tsx'
import { bulkAddPage, bulkJobPage, bulkUpload } from './bulk-add.tsx'
import { addCompany, companiesPage, unfollow } from './companies.tsx'
import { home } from './home.tsx'
import { keepCompanyMarks } from './marks.tsx'
import { askDesk, deskPage } from './signing-desk.tsx'
import { DESK_SCRIPT, SEARCH_SCRIPT } from './scripts.ts'
import { signerStatesPage } from './signer-states.tsx'
import { stylePage } from './style-page.tsx'
import { createKey, keysPage, revoke, saveOrigins } from './keys.tsx'
import { show } from './layout.tsx'
import { mailsPage, saveMails, saveUrgent, stopMails, stopMailsPage } from './mails.tsx'
import { requestsPage } from './requests.tsx'
import { changeMember, dropMember, endOne, membersPage, withinRole } from './members.tsx'
import { stateCompanyList, unstateCompanyList } from './list-statement.tsx'
import { issueReport, reportFile } from './reports.tsx'
import { sandboxPage } from './sandbox.tsx'
import { askForLink, leave, linkPage, sentPage, signInPage, useLink } from './sign-in.tsx'
import { decideHit, screeningPage } from './screening.tsx'
import { confirmDecided, decisionsPage } from './decisions.tsx'
import { bulkPage, openHitsPage, openNearPage, pastPage, screeningFile, screenFile } from './screening-work.tsx'
import { checkFile, fileCheck } from './filed-checks.tsx'
import { checkSigner, signingPage } from './signing.tsx'
import { termEndsPage } from './term-ends.tsx'
import { beginVisit, type PanelEnv, readForm, signedIn, type Visit } from './visit.ts'
import { createWatch, dropWatch, watchesPage } from './watches.tsx'
import { changeWebhook, deleteWebhook, pauseWebhook, resend, resendSince, rotateSecret, testWebhook, webhookPage } from './webhook.tsx'
import { createWebhook, webhooksPage } from './webhooks.tsx'

const MAX_FORM_BYTES = 64 * 1024
/** A file of names may have 1 MiB, one of companies 2 MiB, and a form around it. */
const MAX_NAMES_BYTES = 1024 * 1024 + MAX_FORM_BYTES
const MAX_COMPANIES_BYTES = 2 * 1024 * 1024 + MAX_FORM_BYTES

/*
 * Nothing but the style sheet and pictures of this origin is loaded, and no script runs. Referrer: `same-origin`, not `no-referrer`, with
 * which browsers send no Origin with a form and the check of it would refuse every form.
 */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'; style-src 'self'; img-src 'self'",
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

const withHeaders: MiddlewareHandler<PanelEnv> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  if (c.req.url.startsWith('https:')) c.res.headers.set('strict-transport-security', 'max-age=31536000')
}

const refused = (c: Visit, status: 403 | 413) =>
  show(c, {
    status,
    title: c.get('say')('Form kabul edilmedi', 'The form was not accepted'),
    body: (
      <p>
        {status === 413
          ? c.get('say')('Form çok büyük.', 'The form is too large.')
          : c.get('say')(
              'Form bu oturumdan gelmiyor ya da eskimiş. Sayfayı yeniden açıp tekrar deneyin.',
              'The form does not come from this session, or is out of date. Open the page again and retry.',
            )}
      </p>
    ),
  })

const problem = (c: Visit, status: ContentfulStatusCode, text: string) =>
  show(c, {
    status,
    title: status === 404 ? c.get('say')('Bulunamadı', 'Not found') : c.get('say')('Bir sorun oluştu', 'Something went wrong'),
    body: <p>{text}</p>,
  })

/* Who still sends hears no answer: what is too large is read to a bound before it is refused. */
const heardOut = async (body: ReadableStream<Uint8Array> | null, most: number): Promise<void> => {
  if (body === null || body.locked) return
  let size = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) return
  }
}

const limited = (maxSize: number): MiddlewareHandler<PanelEnv> =>
  bodyLimit({
    maxSize,
    onError: async (c) => {
      await heardOut(c.req.raw.body, 4 * maxSize)
      throw new HTTPException(413)
    },
  })
const FORM_LIMIT = limited(MAX_FORM_BYTES)
const FILE_LIMITS = [
  [/^\/panel\/yaptirim\/toplu\/?$/, limited(MAX_NAMES_BYTES)],
  [/^\/panel\/sirketler\/toplu\/?$/, limited(MAX_COMPANIES_BYTES)],
] as const
const limitOf = (path: string): MiddlewareHandler<PanelEnv> => FILE_LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? FORM_LIMIT

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** The account panel. It keeps nothing itself: every page is made of what the stores hold, as the API's answers are. */
export const app = new Hono<PanelEnv>({ strict: false })
  .basePath('/panel')
  .use(withHeaders)
  .use(beginVisit)
  .use((c, next) => limitOf(c.req.path)(c, next))
  .get('/posta/birak/:token', stopMailsPage)
  .post('/posta/birak/:token', stopMails)
  .use(csrf())
  .use(readForm)
  .get('/giris', signInPage)
  .post('/giris', askForLink)
  .get('/giris/gonderildi', sentPage)
  .get('/giris/baglanti', linkPage)
  .post('/giris/baglanti', useLink)
  .use(signedIn)
  .use(withinRole)
  .post('/cikis', leave)
  .get('/', home)
  .get('/stil', stylePage)
  .get('/sirketler', companiesPage)
  .post('/sirketler', addCompany)
  .get('/imza', deskPage)
  .post('/imza', askDesk)
  .get('/degisiklikler', changesPage)
  .post('/degisiklikler', markOne)
  .post('/degisiklikler/okundu', markEverything)
  .get('/raporlar', allReportsPage)
  .get('/sirketler/ara.js', (c) => c.body(SEARCH_SCRIPT, 200, SCRIPT))
  .get('/sirketler/toplu', bulkAddPage)
  .post('/sirketler/toplu', bulkUpload)
  .get('/sirketler/toplu/:job', bulkJobPage)
  .get('/sirketler/:id', companyPage)
  .post('/sirketler/:id/birak', unfollow)
  .post('/sirketler/:id/notlar', keepCompanyMarks)
  .get('/sirketler/:id/imza', signingPage)
  .post('/sirketler/:id/imza', checkSigner)
  .post('/sirketler/:id/imza/belge', fileCheck)
  .get('/sirketler/:id/imza/:check', checkFile)
  .post('/sirketler/:id/liste-beyani', stateCompanyList)
  .post('/sirketler/:id/liste-beyani/geri-al', unstateCompanyList)
  .post('/sirketler/:id/raporlar', issueReport)
  .get('/sirketler/:id/raporlar/:report', reportFile)
  .get('/sirketler/:id/yaptirim', screeningPage)
  .post('/sirketler/:id/yaptirim', decideHit)
  .get('/yaptirim', openHitsPage)
  .get('/yaptirim/benzer', openNearPage)
  .get('/yaptirim/kararlar', decisionsPage)
  .post('/yaptirim/kararlar', confirmDecided)
  .get('/yaptirim/gecmis', pastPage)
  .get('/yaptirim/toplu', bulkPage)
  .post('/yaptirim/toplu', screenFile)
  .get('/yaptirim/taramalar/:screening', screeningFile)
  .get('/dosyalar', (c) => casesPage(c))
  .post('/dosyalar', noteCase)
  .get('/masa', openCasesPage)
  .get('/masa/masa.js', (c) => c.body(DESK_SCRIPT, 200, SCRIPT))
  .get('/masa/:case', (c) => deskCase(c))
  .get('/masa/:case/sayfa.png', casePicture)
  .post('/masa/:case', settleCase)
  .post('/masa/:case/geri-al', undoCase)
  .get('/deneme', sandboxPage)
  .get('/kanit/:notice/:fact', evidence)
  .get('/kanit/:notice/:fact/sayfa.png', evidencePicture)
  .get('/imza-durumu', signerStatesPage)
  .get('/izlemeler', watchesPage)
  .post('/izlemeler', createWatch)
  .post('/izlemeler/:id/sil', dropWatch)
  .get('/gorev-bitisleri', termEndsPage)
  .get('/webhooklar', webhooksPage)
  .post('/webhooklar', createWebhook)
  .get('/webhooklar/:id', webhookPage)
  .post('/webhooklar/:id', changeWebhook)
  .post('/webhooklar/:id/durum', pauseWebhook)
  .post('/webhooklar/:id/deneme', testWebhook)
  .post('/webhooklar/:id/gizli-anahtar', rotateSecret)
  .post('/webhooklar/:id/sil', deleteWebhook)
  .get('/webhooklar/:id/teslimler/:delivery', deliveryPage)
  .post('/webhooklar/:id/teslimler/:delivery/tekrar', resend)
  .post('/webhooklar/:id/yeniden-gonder', resendSince)
  .get('/istekler', requestsPage)
  .get('/posta', mailsPage)
  .post('/posta', saveMails)
  .post('/posta/ivedi', saveUrgent)
  .get('/adresler', addressesPage)
  .post('/adresler/:name', renewAddress)
  .post('/adresler/:name/kapat', closeAddress)
  .get('/uyeler', (c) => membersPage(c))
  .post('/uyeler', changeMember)
  .post('/uyeler/cikar', dropMember)
  .post('/oturumlar/bitir', endOne)
  .get('/anahtarlar', keysPage)
  .post('/anahtarlar', createKey)
  .post('/anahtarlar/:key/iptal', revoke)
  .post('/anahtarlar/:key/kaynaklar', saveOrigins)
  .notFound(() => {
    throw new Failure('not_found')
  })
  .onError(async (error, c) => {
    if (error instanceof HTTPException && (error.status === 403 || error.status === 413)) return refused(c, error.status)
    const deps: PublicDeps | undefined = c.get('deps')
    if (error instanceof Refused) return problem(c, error.status, error.text)
    if (!(error instanceof Failure))
      logError('panel_failed', error, { request: c.req.header(REQUEST_ID_HEADER) ?? null, path: c.req.routePath })
    const failure = error instanceof Failure ? error : new Failure('internal')
    const retry = failureRetry(failure)
    if (retry !== null && !c.res.headers.has('retry-after')) c.header('retry-after', String(retry))
    return deps ? problem(c, failureStatus(failure), failureText(failure, deps.language)) : c.text('Künye: 500', 500)
  })
