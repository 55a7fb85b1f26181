/**
 * A second look at the digits of a capital: figures that bear one another out stand, one misread digit is outvoted, and what nothing
 * decides is left unread.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turkishAmount } from '../../../lib/domain/kernel/decimal.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { runs } from '../../support/sampled.ts'

type Clause = { unit?: string; shares?: string; total?: string; words?: string; rest?: string }

const notice = ({
  unit = '1,00',
  shares = '2000000',
  total = '2.000.000,00',
  words = '',
  rest = '',
}: Clause): string => `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: 12
Ticaret Sicil/Dosya No: 990099
Ticaret Unvanı:
ÖRNEK BAHARAT ANONİM ŞİRKETİ
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Sermaye Artırımı
Tescile Delil Olan Belgeler: İzmir 90. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Genel Kurul Kararı
İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ
SERMAYE ARTIRIMI
Madde 6-
Şirketin sermayesi, beheri ${unit} Türk Lirası değerinde ${shares} adet paya ayrılmış, toplam ${total} Türk Lirası ${words} değerindedir. ${rest}
(90000999)
`
const RAISED =
  "Önceki sermayeyi teşkil eden 500.000,00 TL'nin tamamı ödenmiştir. Bu defa artırılan 1.500.000,00 TL'nin tamamı Geçmiş Yıl Karları hesabından karşılanmıştır."
const HELD = "Bunun 750000 hisseye karşılık olan 750.000,00 TL'si AYŞE ÖRNEK'e aittir."

const read = (clause: Clause) => {
  const { facts, unread } = readNotice(notice(clause))
  return {
    totals: facts.flatMap((fact) => (fact.kind === 'capital' ? [fact.to] : [])),
    quotes: facts.flatMap((fact) => (fact.kind === 'capital' ? [fact] : [])),
    unread: unread.map(({ text }) => text),
  }
}

describe('the total of a capital', () => {
  it.each<[string, Clause]>([
    ['its shares and their value agree', {}],
    ['its digits were misread, and shares and increase agree', { total: '3.000.000,00', rest: RAISED }],
    ['its digits were misread, and shares and words agree', { total: '3.000.000,00', words: '(İkimilyon Türk Lirası)' }],
    ['the number of shares was misread, and the increase bears it out', { shares: '8000000', rest: RAISED }],
    ['the value of a share was misread, and the words bear it out', { unit: '7,00', words: '(İkimilyon Türk Lirası)' }],
    ['the value of a share was misread, and a partner’s shares bear it out', { unit: '7,00', rest: HELD }],
    ['it lost its marks', { total: '200000000' }],
  ])('stands where %s; the quote stays as printed', (_, clause) => {
    const { totals, quotes, unread } = read(clause)
    expect(totals).toEqual(['2000000.00'])
    expect(quotes[0]).toMatchObject({ verified: true, quote: expect.stringContaining(clause.total ?? '2.000.000,00') })
    expect(unread).toEqual([])
  })

  it.each<[string, Clause]>([
    ['figures disagree one against one', { total: '3.000.000,00' }],
    ['two pairs of figures each say another', { total: '3.000.000,00', words: '(Üçmilyon Türk Lirası)', rest: RAISED }],
    ['every figure says another', { total: '3.000.000,00', words: '(Beşmilyon Türk Lirası)' }],
  ])('is left unread where %s', (_, clause) => {
    const { totals, unread } = read(clause)
    expect(totals).toEqual([])
    expect(unread).toEqual([expect.stringContaining(`toplam ${clause.total} Türk Lirası`)])
  })

  it('is never told wrong for one misread digit', () => {
    const digits = fc.constantFrom(...'0123456789')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.nat(),
        digits,
        fc.constantFrom('unit', 'shares', 'total'),
        (unit, thousands, where, digit, field) => {
          const whole = {
            unit: turkishAmount(`${unit}.00`),
            shares: `${thousands * 1000}`,
            total: turkishAmount(`${unit * thousands * 1000}.00`),
          }
          const places = [...whole[field].matchAll(/\d/g)].map(({ index }) => index)
          const at = places[where % places.length] ?? 0
          const { totals, unread } = read({ ...whole, [field]: whole[field].slice(0, at) + digit + whole[field].slice(at + 1) })
          if (totals.length === 0) expect(unread.length).toBeGreaterThan(0)
          else expect(totals).toEqual([`${unit * thousands * 1000}.00`])
        },
      ),
      { numRuns: runs(150) },
    )
  })
})
