/**
 * What the head of a notice announces and its body does not answer is told, and leaves the signing check open where it may touch the answer;
 * what a transfer of shares says beside the transfer is told, or leaves none. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { checkSigning } from '../../../lib/domain/law/tr/signing/check.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { recordOf } from '../../support/scenarios.ts'

const TITLE = 'KURGU BOYA LİMİTED ŞİRKETİ'
const notice = (matters: string, body: string, beside = '', day = '2.9.2024'): string => `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 80034
Ticaret Unvanı:
${TITLE}${beside === '' ? '' : `\n${beside}`}
Adres : Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak ${day} tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matters}
Tescile Delil Olan Belgeler: İzmir 9. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Genel Kurul Kararı
${body}
(18010018)
`
const MOVED = `ADRES DEĞİŞİKLİĞİ
Yukarıda bilgileri bulunan şirketin adresi MERSİNLİ MAH. 2823 SK. NO: 40 KONAK / İZMİR adresinden, KURGU MAH. HAYAL SK. NO: 3 KONAK / İZMİR adresine taşınmıştır.`
const ELECTED = `MÜDÜRLER/YETKİLİLER
Türkiye Cumhuriyeti Uyruklu 111******10 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ADA DÜŞSEL Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`

const told = (text: string): string[] => readNotice(text).unread.map((clause) => clause.text)

/** Whether the manager who signs alone may buy goods, by the notice that elects her and another. */
const verdict = (first: string, second: string | null): string => {
  const texts = [first, ...(second === null ? [] : [second])]
  const record = recordOf({
    office: 'İZMİR',
    registry_no: '80034',
    title: TITLE,
    notices: texts.map((text, at) => ({ published_on: at === 0 ? '2024-03-07' : '2024-09-05', issue: '1', page: String(at + 1), text })),
  })
  return checkSigning(record, {
    person: 'ADA DÜŞSEL',
    day: '2025-05-06',
    today: '2026-11-20',
    amount: '10',
    currency: 'TRY',
    transaction: 'mal alımı',
    coSigners: [],
  }).verdict
}
const FIRST = notice('Müdürler / Yetkililer', ELECTED, '', '4.3.2024')

describe('a registered matter that nothing answers', () => {
  it.each([
    'İflas',
    'Konkordato',
    'Terkin',
    'Fesih',
    'Tasfiye',
    'Birleşme',
    'Müdür Azli',
    'Müdür İstifası',
    'Temsil Yetkisinin Sona Ermesi',
    'İmza Yetkisinin İptali',
    'Genel Kurul Kararının İptali',
  ])('%s is told and leaves the answer open', (matter) => {
    const text = notice(`Adres Değişikliği, ${matter}`, MOVED)
    expect(told(text)).toEqual([matter])
    expect(verdict(FIRST, text)).toBe('uncertain')
    expect(verdict(notice(`Müdürler / Yetkililer, ${matter}`, ELECTED, '', '4.3.2024'), null)).toBe('uncertain')
  })

  it.each(['Hisse Haczi', 'Hisse Rehni', 'Pay Devri', 'Sermaye Azaltımı'])('%s is told, and touches nobody who signs', (matter) => {
    const text = notice(`Adres Değişikliği, ${matter}`, MOVED)
    expect(told(text)).toEqual([matter])
    expect(verdict(FIRST, text)).toBe('authorised')
  })

  it('is none where a fact answers it', () => {
    expect(told(notice('Adres Değişikliği', MOVED))).toEqual([])
    expect(told(notice('Müdürler / Yetkililer', ELECTED))).toEqual([])
    expect(told(notice('Adres Değişikliği, Müdürler / Yetkililer', `${MOVED}\n${ELECTED}`))).toEqual([])
  })
})

describe('words beside the name in the head', () => {
  it.each(['İFLAS HALİNDE', '(Müflis)', 'KONKORDATO', '(TMSF Denetiminde)', '(Faaliyeti Durdurulmuştur)'])('%s is told', (beside) => {
    const text = notice('Adres Değişikliği', MOVED, beside)
    expect(told(text)).toEqual([beside])
    expect(verdict(FIRST, text)).toBe('uncertain')
  })

  it('that state who owns the company are told, and no part of the title', () => {
    const reading = readNotice(notice('Adres Değişikliği', MOVED, 'Tek Ortak: VELİ KURGU'))
    expect(reading.header.title).toBe(TITLE)
    expect(reading.unread.map(({ text }) => text)).toEqual(['Tek Ortak: VELİ KURGU'])
    expect(readNotice(notice('Adres Değişikliği', MOVED, '(Haciz Altında)')).header.title).toBe(TITLE)
  })

  it('the state by law is none of them, wherever it stands', () => {
    expect(told(notice('Adres Değişikliği', MOVED, '(Tasfiye Halinde)'))).toEqual([])
    expect(verdict(FIRST, notice('Adres Değişikliği', MOVED, '(Tasfiye Halinde)'))).toBe('uncertain')
  })

  it('a new title ends at its form', () => {
    const reading = readNotice(notice('Unvan Değişikliği', `UNVAN\nŞirketin unvanı ${TITLE}, tek yetkilisi VELİ KURGU 'dur.`))
    expect(reading.facts).toMatchObject([{ kind: 'title', to: TITLE }])
    expect(reading.unread).toHaveLength(1)
  })
})

describe('what a transfer of shares says beside it', () => {
  const transfer = (said: string): ReturnType<typeof readNotice> =>
    readNotice(notice('Pay Devri', `PAY DEVRİ\nŞirket ortaklarından ALİ HAYAL 600 adet payını ${said} devretmiştir.`))

  it.each([
    "tüm hak ve yükümlülükleri ile birlikte VELİ KURGU'ya",
    "İzmir 5. Noterliğinin 1.2.2024 tarih ve 455 yevmiye numaralı pay devir sözleşmesi ile VELİ KURGU'ya",
    "bedelini nakden ve tamamen alarak VELİ KURGU'ya",
    "1.2.2024 tarihinden geçerli olmak üzere VELİ KURGU'ya",
  ])('is nothing: %s', (said) => {
    const reading = transfer(said)
    expect(reading.facts.map(({ kind }) => kind)).toEqual(['share_transfer'])
    expect(reading.unread).toEqual([])
  })

  it.each([
    "ve idareyi VELİ KURGU'ya",
    "ve temsil yetkisini VELİ KURGU'ya",
    "ve şirketi VELİ KURGU'ya",
    "tüm hak ve yetkileri ile VELİ KURGU'ya",
    "imza sirkülerini de teslim ederek VELİ KURGU'ya",
    "üç yıl süreyle VELİ KURGU'ya",
    "VELİ KURGU'ya, işletmenin yönetimiyle birlikte",
  ])('is told beside it: %s', (said) => {
    const reading = transfer(said)
    expect(reading.facts.map(({ kind }) => kind)).toEqual(['share_transfer'])
    expect(reading.unread).toHaveLength(1)
  })

  it.each([
    "emaneten VELİ KURGU'ya",
    "VELİ KURGU'ya teminat amacıyla",
    "geri alım hakkı saklı kalmak üzere VELİ KURGU'ya",
    "oy hakkı hariç VELİ KURGU'ya",
    "bedeli ödenince geçerli olmak üzere VELİ KURGU'ya",
    "borcu kapanıncaya kadar VELİ KURGU'ya",
  ])('makes it none: %s', (said) => {
    const reading = transfer(said)
    expect(reading.facts).toEqual([])
    expect(reading.unread).toHaveLength(1)
  })

  it('leaves the power of who hands over the management open', () => {
    const handed = (what: string): string =>
      verdict(FIRST, notice('Pay Devri', `PAY DEVRİ\nŞirket ortaklarından ADA DÜŞSEL 600 adet payını ${what}VELİ KURGU'ya devretmiştir.`))
    expect(handed('')).toBe('authorised')
    for (const what of ['ve idareyi ', 've şirketi ', 've imza hakkını ', 'tüm yetkileriyle ']) expect(handed(what)).toBe('uncertain')
  })
})

it('a liquidation decided in a list of decisions is one', () => {
  const decided = (said: string): string[] =>
    readNotice(`İzmir Ticaret Sicili
Memurluğundan
Sicil No: 80034
Ticaret Ünvanı
${TITLE}
Ticari Merkezi: Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Konu: Karar
Yukarıda sicil numarası ile ticaret ünvanı yazılı bulunan şirketin kararının 04.03.2010 tarihinde tescil edildiği ilan olunur.
Karar:
${said}
(4/A)(13/999999)
`).facts.map((fact) => (fact.kind === 'status' ? fact.code : fact.kind))
  expect(decided("Şirketin tasfiyesine, Ali Hayal'in tasfiye memuru seçilmesine karar verilmiştir.")).toEqual([
    'LIQUIDATION',
    'appointment',
  ])
  expect(decided('Şirketin tasfiyesine dair önerinin reddine karar verilmiştir.')).toEqual([])
})
