import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { VariableName } from '../../lib/platform/env.ts'
import { startGazette } from './gazette.ts'
import { startKap } from './kap.ts'
import { foldCodeOf } from '../fold-code.ts'
import { LOCAL } from '../kunye/context.ts'
import { LOCAL_TEXTS } from './legal-texts.ts'
import { startMail } from './mail.ts'
import { startNeon } from './neon.ts'
import { startOcr } from './ocr-server.ts'
import { startQstash } from './qstash.ts'
import { standInNames, type StandInName } from '../local/ports.ts'
import { LOCAL_KEYS } from '../local/seed.ts'
import { startUpstash } from './upstash.ts'

/** The variables by which a Worker reaches the stand-ins; BASE_URL is all it needs besides. */
export type StandInEnv = Record<Exclude<VariableName, 'BASE_URL'>, string>

/**
 * All stand-ins of one installation: their addresses, and what the Workers need to know of them. `restart` ends one and starts it anew at
 * its address; what it held in memory is gone.
 */
export type StandIns = {
  urls: Record<StandInName, string>
  env: StandInEnv
  restart: (name: StandInName) => Promise<void>
  close: () => Promise<void>
}

/* What only this machine uses may be known to everyone. */
const secrets = {
  UPSTASH_REDIS_REST_TOKEN: LOCAL.sourceToken,
  QSTASH_TOKEN: LOCAL.sourceToken,
  QSTASH_CURRENT_SIGNING_KEY: 'sig_yerel_simdiki',
  QSTASH_NEXT_SIGNING_KEY: 'sig_yerel_sonraki',
  GAZETTE_TOKEN: LOCAL.sourceToken,
  OCR_TOKEN: LOCAL.sourceToken,
  KAP_TOKEN: LOCAL.sourceToken,
  MAIL_TOKEN: LOCAL.sourceToken,
  OPERATOR_TOKEN: LOCAL.operatorToken,
  WEBHOOK_KEYS: LOCAL.webhookKeys,
  EVIDENCE_KEY: 'yerel-kanit-anahtari-herkesin-bildigi',
  REPORT_KEYS: LOCAL.reportKeys,
  SANCTIONS_SOURCES: process.env.SANCTIONS_SOURCES ?? '{}',
}

/** The made-up notices that come with the project. */
export const madeUpNotices = fileURLToPath(new URL('notices', import.meta.url))

/**
 * Starts every stand-in on the given port, over the database at `databaseUrl`, with state in the folder `state` and notices from `notices`.
 * Closes those already started when one fails. Throws PortTaken, and Errors in one sentence.
 */
export const startStandIns = async ({
  databaseUrl,
  state,
  notices,
  ports,
}: {
  databaseUrl: string
  state: string
  notices: string
  ports: Record<StandInName, number>
}): Promise<StandIns> => {
  const starts: Record<StandInName, () => Promise<{ close: () => Promise<void> }>> = {
    neon: () => startNeon({ databaseUrl, port: ports.neon }),
    upstash: () => startUpstash({ token: secrets.UPSTASH_REDIS_REST_TOKEN, port: ports.upstash, redisUrl: process.env.REDIS_URL }),
    qstash: () =>
      startQstash({
        token: secrets.QSTASH_TOKEN,
        currentSigningKey: secrets.QSTASH_CURRENT_SIGNING_KEY,
        nextSigningKey: secrets.QSTASH_NEXT_SIGNING_KEY,
        file: join(state, 'qstash.jsonl'),
        port: ports.qstash,
      }),
    gazette: () =>
      startGazette({ folder: notices, playedFolder: join(state, 'gazette'), token: secrets.GAZETTE_TOKEN, port: ports.gazette }),
    ocr: () => startOcr({ token: secrets.OCR_TOKEN, port: ports.ocr, cacheDir: join(state, 'ocr') }),
    kap: () => startKap({ token: secrets.KAP_TOKEN, port: ports.kap }),
    mail: () => startMail({ token: secrets.MAIL_TOKEN, port: ports.mail }),
  }
  const running = new Map<StandInName, { close: () => Promise<void> }>()
  const begin = async (name: StandInName): Promise<void> => {
    running.set(name, await starts[name]())
  }
  const close = async (): Promise<void> => {
    await Promise.all([...running.values()].map((server) => server.close()))
  }
  const restart = async (name: StandInName): Promise<void> => {
    await running.get(name)?.close()
    await begin(name)
  }
  const results = await Promise.allSettled(standInNames.map(begin))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    await close()
    throw failed.reason
  }
  const urls = Object.fromEntries(standInNames.map((name) => [name, `http://127.0.0.1:${ports[name]}`])) as Record<StandInName, string>
  const env: StandInEnv = {
    ...secrets,
    // Neon's driver insists on a user and a password in the address; the stand-in has its own way to the database
    DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye',
    NEON_FETCH_ENDPOINT: `${urls.neon}/sql`,
    FOLD_CODE: foldCodeOf(),
    UPSTASH_REDIS_REST_URL: urls.upstash,
    QSTASH_URL: urls.qstash,
    GAZETTE_URL: urls.gazette,
    OCR_URL: urls.ocr,
    KAP_URL: urls.kap,
    MAIL_URL: urls.mail,
    OTLP_URL: process.env.OTLP_URL ?? '',
    // this machine may have no other network, and its receivers are on loopback
    DNS_URL: '',
    WEBHOOK_ALLOW_LOOPBACK: '1',
    DELIVERIES_KEPT_DAYS: '90',
    READER_URL: process.env.READER_URL ?? '',
    READER_TOKEN: process.env.READER_TOKEN ?? '',
    READER_GETS_TEXT: process.env.READER_GETS_TEXT ?? '',
    LEGAL_TEXTS: LOCAL_TEXTS,
    SANDBOX_DEMO_KEY: `${LOCAL_KEYS.sandbox.key}:${LOCAL_KEYS.sandbox.secret}`,
  }
  return { urls, env, restart, close }
}
