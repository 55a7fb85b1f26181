/**
 * What the head of a notice announces and its body does not answer is told, and leaves the signing check open where it may touch the answer;
 * what a transfer of shares says beside the transfer is told, or leaves none. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { electedAlone, KURGU_BOYA, noticeText, verdictOn } from '../../support/asked.ts'

const notice = (matters: string, body: string, beside = '', day = '2.9.2024'): string => noticeText(matters, body, { beside, day })
const MOVED = `ADRES DEĞİŞİKLİĞİ
Yukarıda bilgileri bulunan şirketin adresi MERSİNLİ MAH. 2823 SK. NO: 40 KONAK / İZMİR adresinden, KURGU MAH. HAYAL SK. NO: 3 KONAK / İZMİR adresine taşınmıştır.`
const ELECTED = `MÜDÜRLER/YETKİLİLER
${electedAlone('ADA DÜŞSEL', '111')}`

const told = (text: string): string[] => readNotice(text).unread.map((clause) => clause.text)

/** Whether the manager who signs alone may buy goods, by the notice that elects her and another. */
const verdict = (first: string, second: string | null): string =>
  verdictOn([first, ...(second === null ? [] : [second])], { person: 'ADA DÜŞSEL' })
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
    expect(reading.header.title).toBe(KURGU_BOYA)
    expect(reading.unread.map(({ text }) => text)).toEqual(['Tek Ortak: VELİ KURGU'])
    expect(readNotice(notice('Adres Değişikliği', MOVED, '(Haciz Altında)')).header.title).toBe(KURGU_BOYA)
  })

  it('the state by law is none of them, wherever it stands', () => {
    expect(told(notice('Adres Değişikliği', MOVED, '(Tasfiye Halinde)'))).toEqual([])
    expect(verdict(FIRST, notice('Adres Değişikliği', MOVED, '(Tasfiye Halinde)'))).toBe('uncertain')
  })

  it('a new title ends at its form', () => {
    const reading = readNotice(notice('Unvan Değişikliği', `UNVAN\nŞirketin unvanı ${KURGU_BOYA}, tek yetkilisi VELİ KURGU 'dur.`))
    expect(reading.facts).toMatchObject([{ kind: 'title', to: KURGU_BOYA }])
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
${KURGU_BOYA}
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
