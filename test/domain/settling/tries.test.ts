/** What the desk begins with: drafts of a clause, the kind of the form that is added next, and what such a form begins with. */
import { describe, expect, test } from 'vitest'
import type { Section } from '../../../lib/domain/company/completeness.ts'
import type { FactKind, Statement, Unread } from '../../../lib/domain/fact/fact.ts'
import { begunForm, likelyKind, triedFacts } from '../../../lib/domain/settling/tries.ts'

const HEAD = `T.C. DENİZLİ TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: 4769
MERSİS No: 0722082525100001
Ticaret Sicil/Dosya No: 49606
Ticaret Unvanı:
DENEME ENERJİ YATIRIMLARI ANONİM ŞİRKETİ
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususların tescil ve ilan olunur.

`
const around = (words: string): { text: string; clause: Unread } => {
  const text = `${HEAD}${words}\n\n(19494160)`
  return { text, clause: { heading: null, text: words, start: HEAD.length, end: HEAD.length + words.length, why: 'no_frame' } }
}
const drafts = (words: string): Statement[] => {
  const { text, clause } = around(words)
  return triedFacts(text, clause, []).map(({ quote, ...statement }) => {
    expect(quote).toBe(words)
    return statement
  })
}

describe('drafts of capital', () => {
  test.each([
    [
      'the amount of the raise is not what capital comes to',
      'Bu defa, Şirket esas sermayesinin sermaye yedeklerinden karşılanmak suretiyle 106.967.160,00 TL artırılmasına ve Şirket sermayesinin 161.852.160,00 TL olmasına karar verilmiştir.',
      { from: null, to: '161852160.00', operation: 'increase' },
    ],
    [
      'of several moves the last amount counts, and what it was before',
      'Bu defa, 100.000,00 TL olan Şirket esas sermayesinin öncelikle 54.966.778,34 TL artırılmasına, sermayenin 181.778,34 TL azaltılmasına ve Şirket sermayesinin 54.885.000,00 TL olmasına karar verilmiştir.',
      { from: '100000.00', to: '54885000.00', operation: 'increase' },
    ],
    [
      "from and to by their endings, with 'çıkarılmıştır'",
      "Şirket sermayesi 500.000,00 TL'den 2.000.000,00 TL'ye çıkarılmış ve artırılmıştır.",
      { from: '500000.00', to: '2000000.00', operation: 'increase' },
    ],
    [
      'only the amount of the raise: what capital comes to is left to be written',
      'Sermayenin 106.967.160,00 TL artırılmasına karar verilmiştir.',
      { from: null, to: '', operation: 'increase' },
    ],
  ])('%s', (_, words, capital) => {
    expect(drafts(words).filter(({ kind }) => kind === 'capital')).toMatchObject([capital])
  })
})

describe('drafts of powers', () => {
  test('who stands free signs with those in the brackets; who acts for a company there is nobody of this one', () => {
    expect(
      drafts(
        'Ayşe Yılmaz için müşterek olduğu yetkililer ( DENEME HOLDİNG ANONİM ŞİRKETİ(Adına hareket edecek gerçek kişi: Mehmet Kaya), Ali Demir ) şeklinde değiştirilmiştir.',
      ),
    ).toMatchObject([
      { kind: 'representation', persons: ['Ayşe Yılmaz'], mode: 'joint', with: ['DENEME HOLDİNG ANONİM ŞİRKETİ', 'Ali Demir'] },
    ])
  })

  test('any one of those in the brackets is enough where the words say so; nobody stands free: who signs is left to be written', () => {
    expect(
      drafts("Yetki Şekli: ( DENEME HOLDİNG ANONİM ŞİRKETİ, Ali Demir)'den Herhangi Birisiyle Müştereken Temsile Yetkilidir."),
    ).toMatchObject([
      { kind: 'representation', persons: [], mode: 'joint', with: ['DENEME HOLDİNG ANONİM ŞİRKETİ', 'Ali Demir'], any_of: true },
    ])
  })

  test('… or begins with who is named last before the clause', () => {
    const first = 'Veli Kurmaca 8.9.2028 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir. '
    const words = "Yetki Şekli: ( Ayşe Yılmaz, Ali Demir)'den Herhangi Birisiyle Müştereken Temsile Yetkilidir."
    const { text, clause } = around(first + words)
    const own = { ...clause, text: words, start: clause.start + first.length }
    expect(triedFacts(text, own, [])).toMatchObject([{ persons: ['Veli Kurmaca'], with: ['Ayşe Yılmaz', 'Ali Demir'], any_of: true }])
  })

  test('a number of a person before a name makes it one, however rare', () => {
    expect(drafts("396******20 No'lu Oral Korurlar münferiden yetkilidir.")).toMatchObject([{ persons: ['Oral Korurlar'], mode: 'sole' }])
  })

  test('without brackets a joint power is that of all, a sole one of each', () => {
    expect(drafts('Ayşe Yılmaz ve Ali Demir şirketi müştereken temsile yetkilidir.')).toMatchObject([
      { kind: 'representation', persons: ['Ayşe Yılmaz', 'Ali Demir'], mode: 'joint', with: [] },
    ])
    expect(
      drafts('Ayşe Yılmaz ve Ali Demir şirketi münferiden temsile yetkilidir.').filter(({ kind }) => kind === 'representation'),
    ).toMatchObject([{ persons: ['Ayşe Yılmaz'] }, { persons: ['Ali Demir'] }])
  })
})

describe('the form that is added', () => {
  test.each<[Section[], string, FactKind]>([
    [['yetkililer'], 'Ayşe Yılmaz müdürlük görevinden istifa etmiştir.', 'departure'],
    [['yetkililer'], 'Ayşe Yılmaz müşterek imza ile temsile yetkilidir.', 'representation'],
    [['yetkililer', 'kimlik'], 'Şirket tasfiye haline girmiştir.', 'status'],
    [['yetkililer'], 'Ayşe Yılmaz kurula katılmıştır.', 'appointment'],
    [['kimlik', 'sermaye'], 'Sermaye 5 TL.', 'capital'],
    [['ortaklik'], 'Paylar.', 'shareholding'],
    [['unvan_adres'], 'Şirketin yeni unvanı DENEME LİMİTED ŞİRKETİ olmuştur.', 'title'],
    [['unvan_adres'], 'Sokak numarası.', 'address'],
    [['esas_sozlesme'], 'Madde 6.', 'articles'],
    [['kimlik'], 'Tıbbi tahlil laboratuarları kurmak.', 'status'],
  ])('%j of “%s”: %s', (sections, words, kind) => {
    const { text, clause } = around(words)
    expect(likelyKind(text, clause, sections)).toBe(kind)
  })

  test('begins with what stands in the words, and with nothing that does not', () => {
    const words = '1000 adet paya karşılık gelen 25.000,00 Türk Lirası Ayşe Yılmaz tarafından nakdi olarak taahhüt edilmiştir.'
    const { text, clause } = around(words)
    expect(begunForm('shareholding', text, clause)).toEqual({ person: 'Ayşe Yılmaz', amount: '25000.00', shares: 1000 })
    expect(begunForm('departure', text, clause)).toEqual({ person: 'Ayşe Yılmaz', role: null, on: null })
    expect(begunForm('directive', text, clause)).toEqual({})
  })
})
