/** The signing check on notices of a made-up company, end to end from their texts. */
import { checkSigning } from '../../lib/domain/law/tr/signing/check.ts'
import { recordOf } from './scenarios.ts'

export const KURGU_BOYA = 'KURGU BOYA LİMİTED ŞİRKETİ'
/** A notice of the template: its matters, what stands below its head, the day of its entry; `beside` a line below the title. */
export const noticeText = (
  matters: string,
  body: string,
  { day = '2.9.2024', title = KURGU_BOYA, beside = '' }: { day?: string; title?: string; beside?: string } = {},
): string => `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 80034
Ticaret Unvanı:
${title}${beside === '' ? '' : `\n${beside}`}
Adres : Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak ${day} tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matters}
Tescile Delil Olan Belgeler: İzmir 9. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Genel Kurul Kararı
${body}
(18010018)
`

/** An election of the template to the office of a manager until further notice, alone. */
export const electedAlone = (name: string, mark: string): string =>
  `Türkiye Cumhuriyeti Uyruklu ${mark}******10 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ${name} Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`

type Asked = { person: string; coSigners?: string[]; transaction?: string | null; amount?: string | null; day?: string; title?: string }
const PUBLISHED = ['2024-03-07', '2024-09-05', '2024-12-05']
/** What the check says by notices published one after the other, all there are; asked in May 2025 of a purchase of goods unless told else. */
export const verdictOn = (
  texts: readonly string[],
  { person, coSigners = [], transaction = 'mal alımı', amount = '10', day = '2025-05-06', title = KURGU_BOYA }: Asked,
): string =>
  checkSigning(
    recordOf({
      office: 'İZMİR',
      registry_no: '80034',
      title,
      notices: texts.map((text, at) => ({ published_on: PUBLISHED[at] ?? '', issue: '1', page: String(at + 1), text })),
    }),
    { person, day, today: '2026-11-20', amount, currency: 'TRY', transaction, coSigners },
  ).verdict
