import { createRoute, z } from '@hono/zod-openapi'
import { LOST_DAYS } from '../../lib/domain/watch/signer-state.ts'
import { day, oneOf, paged, text, wholeNumber } from '../../lib/http/app/input.ts'
import { orTable, tableFormat } from '../../lib/http/wire/table-answer.ts'
import { amountText } from '../../lib/http/wire/signing-question.ts'
import { companyRef, errorAnswers, json, page } from '../../lib/http/wire/wire.ts'

/** The state of signing over the whole list, on the wire. */

export const CONCERNS = { nobody: 'imzalayan_yok', lost: 'imzaci_kaybi', ending: 'bitiyor' } as const
const CONCERN_NAMES = ['imzalayan_yok', 'imzaci_kaybi', 'bitiyor'] as const

const signersList = z
  .object({
    bugun: z.iso.date(),
    tarih: z.iso.date().openapi({ description: 'Bu günden sonra yitirilenler sayıldı.' }),
    gun: z.int(),
    islem_kodu: z.string(),
    tutar: z.number().nullable(),
    para_birimi: z.literal('TRY'),
    ozet: z.object({
      imzalayan_yok: z.int().openapi({ description: 'Bugün kimsenin imzalayamadığı şirketler.' }),
      imzaci_kaybi: z.int().openapi({ description: '`tarih` gününden sonra bir imzacısını yitirenler.' }),
      bitiyor: z.int().openapi({ description: 'Son bileşimi `gun` gün içinde sona erenler.' }),
      belirsiz: z.int().openapi({ description: 'İlanların yetmediği şirketler; listede yer almazlar.' }),
      bekleyen: z.int().openapi({ description: 'Henüz hesaplanmayan şirketler: hazırlananlar, ilanı bulunmayanlar, az önce değişenler.' }),
    }),
    ...page,
    sirketler: z.array(
      z.object({
        sirket: companyRef,
        durum: z.enum(['var', 'yok', 'belirsiz']),
        nedenler: z.array(z.enum(CONCERN_NAMES)),
        son_bilesim_bitis: z.iso.date().nullable().openapi({
          description: 'İlan gelmezse birinin imzalayabileceği son gün; bir yıldan uzaksa ya da bugün kimse imzalayamıyorsa null.',
        }),
        yitirilenler: z.array(z.object({ isim: z.string(), tarih: z.iso.date() })),
      }),
    ),
  })
  .openapi('ImzaDurumu')

export const signersListRoute = createRoute({
  method: 'get',
  path: '/api/v1/imza-durumu/',
  tags: ['dogrulama'],
  security: [{ anahtar: [], gizli: [] }],
  summary: 'Bütün listede imza durumu: kimsenin imzalayamadığı, imzacısını yitiren, son bileşimi biten şirketler',
  description:
    'İmza bileşimlerinin takip edilen bütün şirketlere birden sorulması: bugün kimsenin imzalayamadığı, `tarih` gününden sonra bir ' +
    'imzacısını yitiren, ilan gelmezse son bileşimi `gun` gün içinde sona erecek şirketler, unvan sırasıyla. Her şirket ve işlem türü ' +
    'için yanıtın değiştiği tutarlar önceden hesaplanmıştır; tutar lira olarak sorulur. Gerekçe ve kaynaklar için şirketin ' +
    '`imza-bilesimleri` ucunu sorun. `bicim=csv` (ya da `xlsx`) bütün listeyi sayfalamadan verir.',
  request: {
    query: z.strictObject({
      tarih: day()
        .optional()
        .openapi({
          description: `Bu günden sonraki kayıplar; en çok ${LOST_DAYS} gün geriye. Verilmezse 30 gün önce.`,
          example: '2026-11-01',
        }),
      gun: wholeNumber(1, 365, 30).openapi({ description: 'Kaç gün içinde bitenler, en çok 365.', example: 30 }),
      islem: text(300)
        .optional()
        .openapi({ description: 'İşlem türü: kodu ya da tek bir koda karşılık gelen metin; boşsa genel temsil.', example: 'kredi' }),
      tutar: amountText.optional().openapi({ description: 'Lira tutarı; sayı ya da biçimli metin.', example: '500.000 TL' }),
      neden: oneOf(CONCERN_NAMES).optional().openapi({ description: 'Yalnız bu nedenle listelenenler.', example: 'imzalayan_yok' }),
      bicim: tableFormat(),
      ...paged(200, 50),
    }),
  },
  responses: {
    200: orTable(json(signersList, 'İmza durumu')),
    ...errorAnswers({ 400: 'gecersiz_tarih, gecersiz_tutar, gecersiz_parametre' }),
  },
})
