/** The API description, made of the contracts of all groups: what the gateway routes is what it tells. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { describeError, type Language } from '../../lib/http/app/errors.ts'
import { sessionCookie } from '../../lib/http/app/session.ts'
import { notification, testBody } from '../../lib/http/wire/notification.ts'
import { headers } from '../../lib/http/wire/wire.ts'
import { describeProperties } from './property-texts.ts'
import { shareRepeated } from './components.ts'
import english from './english.json' with { type: 'json' }
import examples from './examples.json' with { type: 'json' }
import { CONTRACTS, isKeyed } from './contracts.ts'

const DESCRIPTION: Record<Language, string> = {
  tr: `Künye, Türkiye'deki şirketleri ticaret sicili gazetesinden izler ve her bilgiyi kaynağıyla verir: ilan, gazete sayısı ve sayfası, birebir alıntı, PDF bağlantısı.

**Anahtarlar.** Anahtarlı her istek \`X-API-Key\` ve \`X-API-Secret\` başlıklarını taşır. Deneme anahtarı aynı yollarda uydurma şirketleri (\`DENEME-…\`) görür.

**Sınırlar.** Saatte 600 istek; kalan hak \`RateLimit\` ve \`RateLimit-Policy\` başlıklarındadır. Sınır aşılınca 429 ve \`Retry-After\` gelir.

**Hatalar.** \`hata\` kodu, okunur \`detay\` ve \`hata_ayrinti\`. Metinler Türkçedir; \`Accept-Language: en\` ile İngilizce gelir. Her yanıt \`X-Kunye-Istek-Kimligi\` taşır. \`Accept: application/problem+json\` ile aynı hata RFC 9457 biçiminde gelir. Deneme anahtarıyla \`X-Deneme-Benzet: 402|429|500|503|yavas\` o hatayı ya da geç bir yanıtı gösterir.

**Sonuçlar ilanlara dayanır** ve hukuki görüş değildir; güncel imza sirküleriyle doğrulayın.`,
  en: `Künye watches companies of Türkiye through the trade-registry gazette and gives each fact with its source: notice, gazette issue and page, verbatim quote, link to the PDF.

**Keys.** Each keyed request carries the headers \`X-API-Key\` and \`X-API-Secret\`. A sandbox key sees made-up companies (\`DENEME-…\`) at the same paths.

**Limits.** 600 requests an hour; what is left stands in the headers \`RateLimit\` and \`RateLimit-Policy\`. Over the limit the answer is 429 with \`Retry-After\`.

**Errors.** The code \`hata\`, readable \`detay\` and \`hata_ayrinti\`. Texts are Turkish, with \`Accept-Language: en\` English. Each answer carries \`X-Kunye-Istek-Kimligi\`. With \`Accept: application/problem+json\` the same error comes in the form of RFC 9457. With a sandbox key \`X-Deneme-Benzet: 402|429|500|503|yavas\` shows that error, or a late answer.

**Results rest on notices** and are not legal advice; verify them by a current signature circular.`,
}

const TAGS: [name: string, description: string][] = [
  ['sirketler', 'İzlenen şirketler, arama, profil, yetkililer, görev bitişleri'],
  ['dogrulama', 'Doğrulama raporu ve imza kontrolü'],
  ['degisiklikler', 'Değişiklik akışları'],
  ['ilanlar', 'İlanlar, gazete PDF dosyaları, sayfa resimleri, kanıt bağlantıları, KAP bildirimleri'],
  ['raporlar', 'Üretilmiş raporlar ve doğrulanmaları'],
  ['yaptirim', 'Yaptırım taraması'],
  ['webhooklar', 'Webhook bildirimleri'],
  ['acik', 'Anahtarsız uçlar'],
  ['eski', 'Geriye uyumluluk için tutulan eski uçlar'],
]
const TERMS: Record<Language, string> = { tr: 'Kullanım koşulları', en: 'Terms of use' }

type Example = { summary?: string; value: object }
type Operation = {
  operationId?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string }[]
  responses: Record<
    string,
    {
      description: string
      headers?: Record<string, unknown>
      content?: Record<string, { schema?: unknown; example?: unknown; examples?: Record<string, Example> }>
    }
  >
}

/**
 * The codes that a contract lists as the description of an error, told in words and with an answer for each, to which the contract may have
 * given the fields it has besides.
 */
const explainErrors = (operation: Operation, language: Language): void => {
  for (const [status, response] of Object.entries(operation.responses)) {
    const told = response.description.split(', ').map((code) => ({ code, error: describeError(code, language) }))
    const json = response.content?.['application/json']
    if (Number(status) < 400 || !json || told.some(({ error }) => error === null)) continue
    response.description = told.map(({ code, error }) => `\`${code}\`: ${error?.text}`).join(' ')
    json.examples = Object.fromEntries(
      told.map(({ code, error }) => [code, { summary: code, value: { ...error?.body, ...json.examples?.[code]?.value } }]),
    )
    response.headers = {
      ...response.headers,
      ...headers('Content-Language').headers,
      ...(told.some(({ error }) => typeof error?.retrySeconds === 'number') ? RETRY : {}),
    }
  }
}

const header = (description: string, type = 'string') => ({ description, required: true, schema: { type } })
const EVERY = { 'X-Kunye-Istek-Kimligi': header('İsteğin kimliği: bir sorunu bildirirken verin.') }
const LIMITS = {
  RateLimit: header('Kalan hak ve sıfırlanmasına kalan saniye: `"saatlik";r=599;t=3540`'),
  'RateLimit-Policy': header('Sınırlar: `"saatlik";q=600;w=3600`'),
}
const PAGES = {
  'Access-Control-Allow-Origin': { description: 'JSON yanıtı her web sayfası okuyabilir: `*`', schema: { type: 'string' } },
}
const BROWSERS = {
  'Access-Control-Allow-Origin': {
    description: 'Anahtarın izin verdiği web kaynağı: yanıtı onun sayfaları okuyabilir',
    schema: { type: 'string' },
  },
  'Access-Control-Expose-Headers': { description: 'O sayfaların okuyabileceği başlıklar', schema: { type: 'string' } },
}
const RETRY = { 'Retry-After': header('Yeniden denemeden önce beklenecek saniye', 'integer') }

/** The headers that the gateway and the errors carry: an answer before the key was known has no limits to tell of. */
const addHeaders = (operation: Operation): void => {
  const keyed = isKeyed(operation)
  for (const [status, response] of Object.entries(operation.responses)) {
    response.headers = {
      ...EVERY,
      ...(status === '304' ? {} : headers('Cache-Control').headers),
      ...(keyed && status !== '401' && status !== '403' ? LIMITS : {}),
      ...(operation.security?.length === 0 && response.content?.['application/json'] ? PAGES : {}),
      ...(keyed && status !== '401' && status !== '403' ? BROWSERS : {}),
      ...response.headers,
    }
  }
}

/**
 * A schema with its optional named parts told as they are: the generator writes "a thing or null" as `allOf`, which no null can satisfy.
 */
const tellNulls = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(tellNulls)
  if (typeof node !== 'object' || node === null) return node
  const { allOf, ...rest } = node as { allOf?: { $ref?: string; type?: string[] }[] }
  const [named, nullable] = allOf ?? []
  if (named?.$ref && nullable?.type?.includes('null')) return { ...rest, anyOf: [named, { type: 'null' }] }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, tellNulls(value)]))
}

const REPEATED = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'İsteğe verilen ad (örneğin bir UUID). Aynı ad ve aynı istekle 24 saat içinde gelen her yineleme ilk yanıtı alır ve ' +
    '`Idempotent-Replayed: true` taşır; bir kez gösterilen gizli anahtar yinelemede null gelir. Yalnız başarılı yanıt saklanır.',
  example: '6f1c3d2e-8a53-4b0e-9b57-1f6f0a3f2c11',
}
const REPLAYED = { 'Idempotent-Replayed': { description: '`true`: bu, aynı isteğin önceki yanıtıdır.', schema: { type: 'string' } } }

/** What a POST that is known by a word of the caller's takes and answers besides. */
const addRepeats = (operation: Operation): void => {
  operation.parameters = [...(operation.parameters ?? []), REPEATED]
  for (const [status, code] of [
    ['409', 'istek_suruyor'],
    ['422', 'tekrar_farkli'],
  ] as const) {
    const error = operation.responses[status]
    if (error) error.description = `${error.description}, ${code}`
    else
      operation.responses[status] = {
        description: code,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Hata' }, examples: {} } },
      }
  }
  for (const [status, response] of Object.entries(operation.responses))
    if (Number(status) < 300) response.headers = { ...response.headers, ...REPLAYED }
}

const ENGLISH = english as Record<string, string>
/** The same with what the contracts say in Turkish told in English, wherever it stands; names, codes and examples stay. */
const inEnglish = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(inEnglish)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => {
      if (key === 'example' || key === 'examples') return [key, inner]
      if (typeof inner !== 'string') return [key, inEnglish(inner)]
      return [key, key === 'description' || key === 'summary' ? (ENGLISH[inner] ?? inner) : inner]
    }),
  )
}

const SAMPLE_DELIVERY = 'tsl_34fe931702c24edeaac89fc63e3d09b0'
const SAMPLES = examples as Record<string, unknown>

type Document = { paths: Record<string, Record<string, Operation>>; components: object }
const operationsOf = ({ paths }: Document): Operation[] => Object.values(paths).flatMap((path) => Object.values(path))

/** The description for a service at `baseUrl`, told in `language`; names and codes are the same in both. */
export const apiDescription = (baseUrl: string, language: Language = 'tr'): object => {
  const app = new OpenAPIHono()
  app.openAPIRegistry.registerComponent('securitySchemes', 'anahtar', {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'kny_canli_… ya da kny_deneme_…',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'gizli', {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Secret',
    description: 'kns_…',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'oturum', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(baseUrl),
    description: 'Panelde açılan oturumun çerezi: API anahtarıyla yapılamayan işler için, panelin adresinden',
  })
  for (const { group, routes } of CONTRACTS) {
    for (const [name, route] of Object.entries(routes))
      if (!route.hide) app.openAPIRegistry.registerPath({ ...route, operationId: `${group.toLowerCase()}-${name}` })
  }
  app.openAPIRegistry.registerWebhook({
    method: 'post',
    path: 'sirket.degisiklik',
    operationId: 'bildirim',
    tags: ['webhooklar'],
    security: [],
    summary: 'Şirket değişikliği bildirimi',
    description:
      'Takip edilen bir şirkette webhookun kategorilerinden bir değişiklik yayımlandığında adresine gönderilir; ' +
      '`olay` `test` ise bir denemedir; hesabın olayları (`/api/v1/olaylar/`) isteyen webhooka aynı biçimde, `olaylar` ' +
      'altında gelir. Standard Webhooks ile imzalanır: imzayı gizli ' +
      'anahtarla, gövdeyi çözmeden denetleyin. 15 saniye içinde 2xx dönmek başarıdır; işi sonra yapın. 410 ' +
      'webhooku durdurur, başka her yanıt bir gün içinde en çok on kez yeniden denenir, `Retry-After` ' +
      'gözetilir. Aynı bildirim birden çok gelebilir: `teslim_id` ile ayıklayın. 20 kB sınırını aşan bildirim ' +
      'kısaltılır (`kisaltildi`): alıntıların ve değişikliklerin bütünü `akis` adresindedir.',
    request: {
      headers: z.object({
        'webhook-id': z
          .string()
          .openapi({ description: 'Bildirimin kimliği, gövdedeki `teslim_id`; yeniden denemelerde aynıdır.', example: SAMPLE_DELIVERY }),
        'webhook-timestamp': z
          .string()
          .openapi({ description: 'Gönderildiği an, epoch saniyesi; beş dakikadan eskisini kabul etmeyin.', example: '1795251600' }),
        'webhook-signature': z.string().openapi({
          description: 'Boşlukla ayrılmış imzalar; gizli anahtar yenilenirken birden çoktur, biri tutarsa yeter.',
          example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        }),
      }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: notification,
            example: JSON.parse(testBody(SAMPLE_DELIVERY, '2026-11-21T09:00:00.000Z')) as object,
          },
        },
      },
    },
    responses: { '2XX': { description: 'Alındı' }, '4XX': { description: 'Alınamadı; yeniden denenir' } },
  })
  const document = tellNulls(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Künye API',
        version: '1.0.0',
        description: DESCRIPTION[language],
        contact: { name: 'Künye', url: `${baseUrl}/hukuk/iletisim?dil=${language}` },
        license: { name: TERMS[language], url: `${baseUrl}/hukuk/kosullar?dil=${language}` },
      },
      servers: [{ url: baseUrl, description: 'Künye' }],
      security: [{ anahtar: [], gizli: [] }],
      tags: TAGS.map(([name, description]) => ({ name, description })),
    }),
  ) as Document
  const operations = operationsOf(document)
  for (const { post } of Object.values(document.paths)) if (post && isKeyed(post)) addRepeats(post)
  for (const operation of operations) {
    explainErrors(operation, language)
    addHeaders(operation)
    const sample = SAMPLES[operation.operationId ?? '']
    for (const status of ['200', '201', '202']) {
      const answer = operation.responses[status]?.content?.['application/json']
      if (answer && sample !== undefined) answer.example = sample
    }
  }
  describeProperties(document, language)
  const told = language === 'en' ? (inEnglish(document) as Document) : document
  Object.assign(told.components, shareRepeated(operationsOf(told)))
  return told
}
