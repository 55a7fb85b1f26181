import { createRoute, z } from '@hono/zod-openapi'
import { SCENE_CODES } from '../../lib/domain/sandbox/scenes.ts'
import { day, oneOf } from '../../lib/http/app/input.ts'
import { answers, errorAnswers, json } from '../../lib/http/wire/wire.ts'

/** The sandbox's clock and scenes on the wire. */

const text = z.string()
const world = z
  .object({
    gun: z.string().openapi({ description: 'Anahtarın saatinin gösterdiği gün; yanıtlar bu güne göredir.' }),
    kendi_dunyasi: z.boolean().openapi({ description: 'Anahtarın saati oynatılmış ya da bir sahnesi başlamış mı.' }),
    baslayan_sahneler: z.array(z.object({ sirket_id: text, sahne: z.enum(SCENE_CODES), gun: text })),
    sirketler: z.array(z.object({ sirket_id: text, ogretir: text, ogretir_en: text })),
    sahneler: z.array(
      z.object({ sahne: z.enum(SCENE_CODES), ad: text, ad_en: text, ogretir: text, ogretir_en: text, sirketler: z.array(text) }),
    ),
  })
  .openapi('DenemeDunyasi')
const ownKey = z
  .object({
    anahtar: z.string().openapi({ description: '`X-API-Key` başlığı.', example: 'kny_deneme_ornek' }),
    gizli_anahtar: z
      .string()
      .nullable()
      .openapi({ description: '`X-API-Secret` başlığı; bir kez gösterilir, yinelenen yanıtta null.', example: 'kns_ornek' }),
    bitis: z.string().openapi({ description: 'Bu ana kadar geçerlidir (ISO 8601).' }),
  })
  .openapi('DenemeAnahtari')
const clock = z
  .strictObject({
    gun: day().optional().openapi({ description: 'Saatin göstereceği gün; bugünkünden ileri, en çok on yıl.', example: '2027-03-01' }),
    ileri: z.int('invalid_parameter').min(1).max(3650).optional().openapi({ description: 'Ya da kaç gün ileri.', example: 30 }),
  })
  .openapi('DenemeSaati', { example: { ileri: 30 } })
const begin = z
  .strictObject({
    sirket_id: z.string('missing_field').regex(/^DENEME-[A-Z-]{1,30}$/, 'invalid_parameter'),
    sahne: oneOf(SCENE_CODES),
  })
  .openapi('DenemeSahnesi', { example: { sirket_id: 'DENEME-TAM', sahne: 'kurul-secimi' } })

const shared = { tags: ['sirketler'], security: [{ anahtar: [], gizli: [] }] }
const ONLY = 'Yalnız deneme anahtarıyla; canlı anahtara bulunamadı döner. Tanınmayan sorgu parametresi 400 döner.'
const none = z.strictObject({})
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } })

/** The routes of the sandbox. */
export const sandboxRoutes = {
  sandboxWorld: createRoute({
    method: 'get',
    path: '/api/v1/deneme/',
    ...shared,
    summary: 'Deneme ortamı: saat, sahneler, şirketler',
    description: `Anahtarın saati, başlattığı sahneler, başlatabilecekleri ve her deneme şirketinin neyi gösterdiği. ${ONLY}`,
    request: { query: none },
    responses: answers(world, 'Deneme dünyası', { 404: 'bulunamadi' }),
  }),
  sandboxClock: createRoute({
    method: 'post',
    path: '/api/v1/deneme/saat/',
    ...shared,
    summary: 'Deneme saatini ileri al',
    description:
      'Bu anahtarın deneme dünyasında günü ilerletir: görev bitişleri ve süresi dolan kurullar o günlerde olduğu gibi akışa ve ' +
      'bildirimlere düşer, bütün yanıtlar yeni güne göre gelir. `gun` ya da `ileri` verilir; saat geri alınmaz, ' +
      'sıfırlanır. İlk kez ilerletilen ya da sahne başlatılan anahtarın kendi dünyası açılır: değişikliklerin sıra numaraları ' +
      `yenidir, akışa \`sonra=0\` ile başlanır; başka anahtarlar bir şey görmez. Günün getirdikleri birkaç saniyede gelir. ${ONLY}`,
    request: { query: none, body: body(clock) },
    responses: {
      202: json(world, 'Saat ilerledi; günlerin getirdikleri işleniyor'),
      ...errorAnswers({ 400: 'gecersiz_tarih, gecersiz_parametre, gecersiz_govde', 404: 'bulunamadi' }),
    },
  }),
  sandboxScene: createRoute({
    method: 'post',
    path: '/api/v1/deneme/sahneler/',
    ...shared,
    summary: 'Deneme şirketinde bir sahne başlat',
    description:
      'Saatin gösterdiği günde bir ilan yayımlanır: gerçek bir ilan gibi okunur, profil, akış ve webhook bildirimleri ondan çıkar. ' +
      'Aynı sahneleri aynı günlerde başlatan her anahtar aynı ilanları ve aynı yanıtları görür. Bir sahne bir şirkette bir kez ' +
      `başlar; yeniden başlatmak için sıfırlanır. ${ONLY}`,
    request: { query: none, body: body(begin) },
    responses: {
      202: json(world, 'Sahne başladı; ilanı işleniyor'),
      ...errorAnswers({ 400: 'gecersiz_parametre, eksik_alan, eksik_parametre, gecersiz_govde', 404: 'bulunamadi' }),
    },
  }),
  sandboxKey: createRoute({
    method: 'post',
    path: '/api/v1/deneme/anahtar/',
    ...shared,
    summary: 'Kendinize bir deneme anahtarı alın',
    description:
      'Herkese açık deneme anahtarı yalnız okur: saati, sahneleri, webhookları ve yetki izlemelerini başkaları da görürdü. Bu çağrı ' +
      'onunla, 30 gün geçerli, yalnız size ait bir deneme anahtarı verir; gizli anahtar bir kez gösterilir. Paylaşılmayan deneme ' +
      `anahtarına gerekmez, 400 döner. Tanınmayan sorgu parametresi 400 döner.`,
    request: { query: none },
    responses: {
      201: json(ownKey, 'Anahtar verildi'),
      ...errorAnswers({ 400: 'deneme_desteklenmiyor, gecersiz_parametre, gecersiz_govde', 402: 'kota_doldu', 404: 'bulunamadi' }),
    },
  }),
  sandboxReset: createRoute({
    method: 'delete',
    path: '/api/v1/deneme/',
    ...shared,
    summary: 'Deneme dünyasını sıfırla',
    description: `Anahtar yeniden ortak deneme dünyasını görür. Verilmiş deneme raporları doğrulanabilir kalır. ${ONLY}`,
    request: { query: none },
    responses: { 204: { description: 'Sıfırlandı' }, ...errorAnswers({ 400: 'gecersiz_parametre, gecersiz_govde', 404: 'bulunamadi' }) },
  }),
}
