import { z } from 'zod'
import { LIST_CODES } from '../domain/screening/lists.ts'
import { jsonText } from './json-text.ts'
import { reportKeys } from './seal/keys.ts'

const legalText = z.strictObject({ tr: z.string(), en: z.string() }).optional()
const legalTexts = z.strictObject({ kosullar: legalText, gizlilik: legalText, iletisim: legalText })
export type LegalTexts = z.output<typeof legalTexts>

/**
 * Every variable and secret a Worker may need, in one place. A Worker parses the part it needs at its entry ({@link readEnv}); nothing
 * below reads the environment. Secrets are set with `wrangler secret put NAME`.
 */
export const variables = {
  /** Address the API is reached at, without a trailing slash: every link in an answer begins with it. */
  BASE_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  /** Secret. Neon connection string. */
  DATABASE_URL: z.string().min(1),
  /**
   * Only on one machine: where Neon's SQL over HTTP is spoken, in place of the host of DATABASE_URL. Empty elsewhere (wrangler.toml names
   * it so that it can be set).
   */
  NEON_FETCH_ENDPOINT: z
    .url()
    .or(z.literal(''))
    .transform((url) => url || undefined)
    .optional(),
  /**
   * Digest of the code that makes answers ready (tools/fold-code.ts; `npm run deploy` gives it): what other code made is made anew. Empty:
   * nothing that was made ready is trusted, and every answer is made when it is asked for.
   */
  FOLD_CODE: z.string().default(''),
  UPSTASH_REDIS_REST_URL: z.url(),
  /** Secret. */
  UPSTASH_REDIS_REST_TOKEN: z.string().min(1),
  QSTASH_URL: z.url(),
  /** Secret. */
  QSTASH_TOKEN: z.string().min(1),
  /** Secret. */
  QSTASH_CURRENT_SIGNING_KEY: z.string().min(1),
  /** Secret. */
  QSTASH_NEXT_SIGNING_KEY: z.string().min(1),
  /** The official gazette source (licensed feed) and the page reader. */
  GAZETTE_URL: z.url(),
  /** Secret. */
  GAZETTE_TOKEN: z.string().min(1),
  OCR_URL: z.url(),
  /** Secret. */
  OCR_TOKEN: z.string().min(1),
  /** The source of public-disclosure (KAP) filings. */
  KAP_URL: z.url(),
  /** Secret. */
  KAP_TOKEN: z.string().min(1),
  /** Where outgoing mail is handed over (lib/platform/mail.ts describes the protocol). */
  MAIL_URL: z.url(),
  /** Secret. */
  MAIL_TOKEN: z.string().min(1),
  /**
   * Secret. Signs the links to evidence and the addresses of calendars and feeds, which open without a key; a new one closes all made
   * before.
   */
  EVIDENCE_KEY: z.string().min(32),
  /**
   * A sandbox key of this installation for everyone to try, `kny_deneme_…:kns_…`: /belgeler has it filled in and the first page shows it.
   * Make one with `npm run kunye -- key create ACCOUNT --sandbox` on a plan of its own, since all who try share its hourly limit. Empty:
   * whoever tries brings a key.
   */
  SANDBOX_DEMO_KEY: z
    .string()
    .regex(/^$|^kny_deneme_[\w-]{1,64}:kns_[\w-]{1,128}$/)
    .transform((text): DemoKey | null => {
      const [key = '', secret = ''] = text.split(':')
      return key === '' ? null : { key, secret }
    }),
  /** Where traces are handed over (OTLP over HTTP, `…/v1/traces`), of requests that carry a `traceparent`. Empty: none is. */
  OTLP_URL: z.url().or(z.literal('')).default(''),
  /**
   * The operator's own texts, JSON of page to language to text: `{"kosullar": {"tr": "…", "en": "…"}, "gizlilik": …, "iletisim": …}`; they
   * stand at /hukuk/kosullar, /hukuk/gizlilik and /hukuk/iletisim. An empty line parts paragraphs, `# ` begins a heading. Empty: the pages
   * say that nothing was published.
   */
  LEGAL_TEXTS: z
    .string()
    .transform((text) => text || '{}')
    .pipe(jsonText)
    .pipe(legalTexts),
  /** Secret. What the operator tool shows when it brings a document. */
  OPERATOR_TOKEN: z.string().min(16),
  /**
   * Secret. The keys that sign reports: a JWK set of Ed25519 keys, the newest first; it signs, the others stay published. `npm run kunye --
   * report-key new` makes one; to rotate, `report-key new --before FILE` puts a new key before those of the present secret.
   */
  REPORT_KEYS: reportKeys,
  /**
   * Secret. The keys that encrypt webhook secrets at rest: `id=key,…`, the newest first, each key 32 random bytes in base64. To rotate, put
   * a new one in front, deploy, run `npm run kunye -- webhook-keys reencrypt`, then drop the old one.
   */
  WEBHOOK_KEYS: z
    .string()
    .transform((text) => text.split(',').map((entry) => /^\s*([\w-]{1,40})=([A-Za-z0-9+/]{43}=)\s*$/.exec(entry)))
    .refine((entries) => entries.every((entry) => entry !== null))
    .transform((entries) => entries.map((entry): WebhookKey => ({ id: entry?.[1] ?? '', key: entry?.[2] ?? '' }))),
  /**
   * Where the sanctions lists are fetched: JSON of list to addresses, all files of a set, as in `{"UN": ["https://…/consolidated.xml"],
   * "OFAC-SDN": ["…/SDN.CSV", "…/ALT.CSV", "…/SDN_COMMENTS.CSV"]}`; `{}`: lists come by the operator tool alone. Publishers change
   * addresses (MASAK with every revision), so none is built in.
   */
  SANCTIONS_SOURCES: jsonText.pipe(z.partialRecord(z.enum(LIST_CODES), z.array(z.url()).min(1))),
  /**
   * A second reader of notices (lib/platform/second-reader.ts describes the protocol); its facts are drafts on the settling desk and
   * nothing else. Empty: there is none.
   */
  READER_URL: z.url().or(z.literal('')).default(''),
  /** Secret. What the second reader is shown. */
  READER_TOKEN: z.string().default(''),
  /** `yes`: texts of notices, personal numbers masked, may be sent to the second reader. Without it nothing is sent. */
  READER_GETS_TEXT: z
    .enum(['', 'yes'])
    .default('')
    .transform((value) => value === 'yes'),
  /** How many days a delivery that is over (received, or given up) is kept: the history of a webhook goes back that far. */
  DELIVERIES_KEPT_DAYS: z.coerce.number().int().min(1),
  /** DNS over HTTPS (JSON form) by which the names of webhooks are looked up. Empty: names are not looked up. */
  DNS_URL: z.url().or(z.literal('')),
  /** Only on one machine: `1` lets webhooks have http addresses of this machine. Empty elsewhere. */
  WEBHOOK_ALLOW_LOOPBACK: z.enum(['', '1']).transform((value) => value === '1'),
} as const

/** A key that may be known to everyone. */
export type DemoKey = { key: string; secret: string }
/** One key of the ring, 32 bytes in base64. */
export type WebhookKey = { id: string; key: string }

type Variables = typeof variables
export type VariableName = keyof Variables
export type Env<Names extends VariableName> = { [Name in Names]: z.output<Variables[Name]> }

/** What was read of an environment: it stays what it is as long as its isolate lives. */
const known = new WeakMap<object, Partial<Record<VariableName, unknown>>>()

/**
 * The named variables out of a Worker's environment, each parsed once. Throws an Error that names each missing or malformed one (never its
 * value) and how to set it.
 */
export const readEnv = <Names extends VariableName>(raw: object, names: readonly Names[]): Env<Names> => {
  let read = known.get(raw)
  if (!read) known.set(raw, (read = {}))
  const source = raw as Record<string, unknown>
  const wrong: string[] = []
  for (const name of names) {
    if (name in read) continue
    const result = variables[name].safeParse(source[name])
    if (result.success) read[name] = result.data
    else wrong.push(name)
  }
  if (wrong.length > 0)
    throw new Error(
      `Missing or malformed environment: ${wrong.join(', ')}. Set each in wrangler.toml [vars] or with "wrangler secret put".`,
    )
  return read as Env<Names>
}

/** What ready answers are made by: the code, and the address that their links begin with. Empty where the code is not told. */
export const foldCode = (env: Env<'BASE_URL' | 'FOLD_CODE'>): string => (env.FOLD_CODE === '' ? '' : `${env.FOLD_CODE} ${env.BASE_URL}`)
