/** Nothing of what decides something is passed over: it is a fact's, or it is told. Every text here is made up. */
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WHY_UNREAD } from '../../../lib/domain/fact/fact.ts'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import type { Telling, Told } from '../../../lib/domain/fact/telling.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { verb } from '../../../lib/domain/text/lexicon.ts'
import { part, runs } from '../../support/sampled.ts'

const folder = new URL('../../support/notices/', import.meta.url)
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
const squash = (text: string): string => text.replace(/(?<=\p{L})-\n/gu, '').replace(/\s+/g, ' ')

/** Sentences, items and records of somebody whom no notice names, in words that no frame may know. */
const STRANGERS = [
  "Yönetim kurulu kararlarının uygulanmasının durdurulmasına, şirkete Demir Kurgu'nun kayyım olarak atanmasına karar verilmiştir.",
  "Demir Kurgu'nun münferit olan temsil yetkisinin müşterek olarak değiştirilmesine karar verilmiştir.",
  "Türkiye Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, DEMİR KURGU hakkında işlem yapılmıştır.",
  "Müdürlük görevi bundan böyle Demir Kurgu'ya bırakılmıştır.",
  'Demir Kurgu müdürlük koltuğuna oturmuştur, görevi kabul etmiştir ve müdür olarak seçilmiştir.',
  "Demir Kurgu'nun müdürlük görevinden istifasının kabulüne karar verilmiştir.",
  "Demir Kurgu'nun müdürlük sıfatı 1.2.2023 tarihinde bitmiştir.",
  "Demir Kurgu'nun 250.000,00 TL'yi geçmeyen işlemlerde münferiden temsile yetkili kılınmasına karar verilmiştir.",
  'Müdürler: 1) Demir Kurgu 2) Sevda Hayal',
  "Demir Kurgu 400 adet payını Sevda Hayal'e devretmiştir.",
  'Hissedar: Demir Kurgu Hisse Adedi: 300 Hisse Tutarı: 30.000,00 TL',
  'Demir Kurgu | Yönetim Kurulu Üyesi | 3 yıl | Müştereken',
  "Müteveffa Demir Kurgu'nun müdürlüğü ölümü ile sona ermiştir.",
]
/** Changes that alter nothing of what is stated. */
const CHANGES: Record<string, (text: string) => string> = {
  none: (text) => text,
  'other verbs': (text) => text.replace(/seçilmiştir/g, 'belirlenmiştir').replace(/sona\s+ermiştir/g, 'bitmiştir'),
  'lists as tables': (text) => text.replace(/\n(?=\d{1,2}\s?[-.)])/g, ' | '),
  'columns joined': (text) => text.replace(/\s*\|\s*/g, ' '),
  'lost apostrophes': (text) => text.replace(/(?<=\p{L})['’](?=\p{Ll})/gu, ''),
  'one line': (text) => text.replace(/\s*\n\s*/g, ' '),
}

/** A part of a fact as the whole notice states it: nothing more, and where it says something the same. */
const isWithin = (part: Fact, whole: Fact): boolean =>
  Object.entries(part).every(
    ([field, value]) =>
      LEFT_OPEN.has(field) || value === null || JSON.stringify(value) === JSON.stringify((whole as Record<string, unknown>)[field]),
  ) && tellsWithin(part.told ?? {}, whole.told ?? {})
/** Words that are cut off tell less; what bounds a power is told by both. */
const tellsWithin = ({ tells: some = [], ...part }: Told, { tells: all = [], ...whole }: Told): boolean =>
  some.every((each) => all.includes(each)) &&
  all.every((each) => some.includes(each) || !BOUNDS.has(each)) &&
  JSON.stringify(part) === JSON.stringify(whole)
const BOUNDS = new Set<Telling>(['agent', 'any_of_organ', 'branch_only', 'estate', 'provisional', 'trustee', 'with_any_member'])
/** Where a fact stands; why an office ended, which two clauses may tell apart; the rules of a directive that goes on. */
const LEFT_OPEN = new Set(['quote', 'start', 'end', 'verified', 'reason', 'rules', 'partial', 'number', 'told'])
const SIGNING = new Set(['appointment', 'departure', 'representation', 'directive', 'status'])

describe('a notice', () => {
  it('is told with a reason wherever it is not read, and what is told stands in the text', () => {
    for (const text of part(texts, 3))
      for (const { why, start, end, text: told } of readNotice(text).unread) {
        expect(WHY_UNREAD).toContain(why)
        expect(squash(text.slice(start, end))).toContain(squash(told).slice(0, 20))
      }
  })

  it("holds a stranger's words, read or told, wherever they stand among its own and however it is changed", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.constantFrom(...STRANGERS),
        fc.constantFrom(...Object.keys(CHANGES)),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (text, stranger, change, where) => {
          // Ahead of its head a page prints the end of another company's notice: that is none of its own.
          const head = text.search(/Ticaret Sicil[iî]/iu)
          const ends = [...text.matchAll(/(?<=m[iıuü]ştir|m[iıuü]ştır|muştur|müştür)\.\s/g)]
            .map(({ index }) => index + 1)
            .filter((end) => end > head)
          const at = ends[Math.floor(where * ends.length)] ?? text.trimEnd().length
          const made = CHANGES[change]?.(`${text.slice(0, at)}\n${stranger}\n${text.slice(at)}`) ?? ''
          const { facts, unread } = readNotice(made)
          const said = [JSON.stringify(facts), ...unread.map((each) => each.text)].map(squash).join(' ')
          expect(said.toLocaleUpperCase('tr')).toContain('DEMİR KURGU')
        },
      ),
      { numRuns: runs(150) },
    )
  })

  it('states nothing of who signs, when it is cut, that it does not state as a whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.double({ min: 0.2, max: 1, noNaN: true }), (text, where) => {
        const whole = readNotice(text).facts
        for (const fact of readNotice(text.slice(0, Math.floor(where * text.length))).facts)
          if (SIGNING.has(fact.kind))
            expect(
              whole.some((other) => isWithin(fact, other)),
              JSON.stringify(fact),
            ).toBe(true)
      }),
      { numRuns: runs(150) },
    )
  })

  it('sets an earlier notice right as a fact beside the right words', () => {
    const { facts, unread } = readNotice(
      `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: 990077\nTicaret Unvanı:\nÖRNEK DEMİR LİMİTED ŞİRKETİ\nDÜZELTME\nTürkiye Ticaret Sicili Gazetesi'nin 3.4.2023 tarih ve 10803 sayılı nüshasında yayımlanan ilanda müdürün adı "Demri Kurgu" olarak sehven yazılmış olup doğrusu "Demir Kurgu" şeklindedir.`,
    )
    expect(facts).toMatchObject([
      { kind: 'correction', notice: '3.4.2023 tarih ve 10803 sayılı', words: 'Demri Kurgu', instead: 'Demir Kurgu' },
      { kind: 'appointment', person: 'Demir Kurgu', role: 'manager' },
    ])
    expect(unread).toEqual([])
  })

  it('tells what is decided in the sentence behind a correction, and is none of it', () => {
    const { unread } = readNotice(
      `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: 990077\nTicaret Unvanı:\nÖRNEK DEMİR LİMİTED ŞİRKETİ\nDÜZELTME\nTürkiye Ticaret Sicili Gazetesi'nin 3.4.2023 tarih ve 10803 sayılı nüshasında müdürün adı sehven "Sevta Hayal" olarak yazılmış olup doğrusu "Sevda Hayal"dir. Düzeltilerek ilan olunur.\nDemir Kurgunun münferit olan temsil yetkisinin müşterek olarak değiştirilmesine karar verilmiştir.`,
    )
    expect(unread.map(({ text }) => text)).toEqual([expect.stringContaining('Demir Kurgunun')])
  })

  it('tells who is named behind the label of an office, whatever is signed above it', () => {
    const { facts, unread } = readNotice(
      `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: 990077\nTicaret Unvanı:\nÖRNEK DEMİR ANONİM ŞİRKETİ\nSermaye koyma borcunun bir ay içinde ödenmesi (apel) ihtar ve ilan olunur.\nYönetim Kurulu\nMüdürler: Demir Kurgu`,
    )
    expect([...facts, ...unread.map(({ text }) => text)]).toEqual(expect.arrayContaining([expect.stringContaining('Demir Kurgu')]))
  })

  it('takes no heading for somebody', () => {
    const { facts, unread } = readNotice(
      `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: 990077\nTicaret Unvanı:\nÖRNEK DEMİR ANONİM ŞİRKETİ\nYukarıda bilgileri verilen şirket ile ilgili olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.\nTescil Edilen Hususlar: Esas Sözleşme Değişikliği\nİÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nDemir Kurgu şirkete ticari mümessil olarak atanmıştır.`,
    )
    expect(JSON.stringify(facts)).not.toMatch(/"(?:person|name)":"İÇERİĞİ/u)
    expect([JSON.stringify(facts), ...unread.map(({ text }) => text)].join()).toContain('Demir Kurgu')
  })

  it("states a court's order and a trustee, and tells them for what they reach", () => {
    const notice = (order: string): string =>
      `Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ÖRNEK DEMİR ANONİM ŞİRKETİ\nSivas 1. Asliye Ticaret Mahkemesinin 05.03.2015 tarih ve 2015/12 esas sayılı kararı ile ${order} 10.03.2015 tarihinde resen tescil edildiği ilan olunur.`
    const trustee = readNotice(notice("şirkete Sevda Hayal'in kayyım olarak atanmasına karar verildiği"))
    expect(trustee.facts).toMatchObject([
      { kind: 'status', code: 'TRUSTEE', on: '2015-03-05' },
      { kind: 'appointment', person: 'Sevda Hayal', role: 'authorised_signatory' },
    ])
    expect(trustee.unread.length).toBeGreaterThan(0)
    const order = readNotice(notice('genel kurulun sermaye artırımına ilişkin kararının yürütülmesinin geri bırakılmasına karar verildiği'))
    expect(order.facts).toMatchObject([
      { kind: 'status', code: 'INJUNCTION', on: '2015-03-05', restricts: expect.stringContaining('yürütülmesinin') },
    ])
    expect(order.unread.length).toBeGreaterThan(0)
  })

  it.each(['şartıyla', 'kaydıyla'])('gives no power that holds under a condition: %s', (word) => {
    const { facts } = readNotice(
      `Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ÖRNEK DEMİR LİMİTED ŞİRKETİ\nYukarıda ünvanı yazılı şirketin kararı 04.03.2010 tarihinde tescil edilmiştir.\nDemir Kurgu'nun, Sevda Hayal'in onayının alınması ${word}, şirketi münferiden temsil ve ilzam etmesine karar verilmiştir.`,
    )
    expect(facts.filter(({ kind }) => kind === 'representation')).toEqual([])
  })
})

describe('the lexicon', () => {
  it('knows all forms of a verb by its stem, and none of another', () => {
    const elect = new RegExp(`${verb('elect')}$`)
    for (const form of ['secilmistir', 'secildi', 'atanmalarina', 'belirlenmistir', 'getirilmesine', 'tayin edilmistir', 'gorevlendirildi'])
      expect(elect.test(form)).toBe(true)
    for (const other of ['alinmistir', 'sona ermistir', 'secim', 'atananlar listesi']) expect(elect.test(other)).toBe(false)
    expect(new RegExp(verb('end')).test('bitmistir')).toBe(true)
  })

  it('reads an election alike in every verb that elects', () => {
    const notice = (said: string): string =>
      `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: 990099\nTicaret Unvanı:\nÖRNEK BAHARAT ANONİM ŞİRKETİ\nAdres : Kurgu Mah. No: 3 Konak / İzmir\nYukarıda bilgileri verilen şirket ile ilgili olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.\nTescil Edilen Hususlar: Yönetim Kurulu / Yetkililer\nTürkiye Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, DEMİR KURGU 4.3.2027 tarihine kadar Yönetim Kurulu Üyesi olarak ${said}.`
    for (const said of ['seçilmiştir', 'seçildi', 'atanmıştır', 'belirlenmiştir', 'görevlendirilmiştir', 'tayin edilmiştir'])
      expect(readNotice(notice(said)).facts).toMatchObject([
        { kind: 'appointment', person: 'DEMİR KURGU', role: 'board_member', until: '2027-03-04' },
      ])
  })
})

describe('a clause that resembles a decision', () => {
  const read = (decision: string) =>
    readNotice(
      `Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ÖRNEK DEMİR LİMİTED ŞİRKETİ\nYukarıda ünvanı yazılı şirketin kararı 04.03.2010 tarihinde tescil edilmiştir.\nKarar:\n${decision}`,
    )
  it.each([
    ['what goes on is no election', "Müdür Demir Kurgu'nun münferit temsil yetkisinin aynen devamına karar verilmiştir."],
    [
      'what will end has not ended',
      "Müdür Demir Kurgu'nun 06.09.2014 tarihinde bitecek görev süresinin ileride görüşülmesine karar verilmiştir.",
    ],
    ['the cause of a leave is no election', "Şube Müdürü Demir Kurgu'nun Konya Şubesi'ne atanması sebebiyle imza yetkisi yoktur."],
    ['a meeting elects its chair for itself', "1- — Toplantı — başkanlığına Demir Kurgu'nun seçilmesine oybirliğiyle karar verildi."],
    ['who fulfils an office replaces nobody', 'Bu tüzel kişi adına müdürlük görevini Demir Kurgu yerine getirecektir.'],
  ])('%s', (_, decision) => {
    expect(read(decision).facts.filter(({ kind }) => kind === 'appointment' || kind === 'departure')).toEqual([])
  })

  it('gives a power up to an amount with the amount, and not as a power without one', () => {
    const { facts } = read(
      "Demir Kurgu'nun müdür seçilmesine, 25.000 TL'yi geçmeyen işlemlerde Demir Kurgu'nun tek başına şirketi temsil ve ilzam etmesine karar verilmiştir.",
    )
    expect(facts.filter(({ kind }) => kind === 'representation')).toMatchObject([
      { persons: ['Demir Kurgu'], mode: 'sole', limit: { amount: '25000.00', currency: 'TRY' } },
    ])
  })

  it('gives the power of any two of an organ to nobody by name where it elects a part of the organ', () => {
    const { facts } = read(
      "İstifa eden üyenin yerine yönetim kurulu üyeliklerine Demir Kurgu ile Sevda Hayal'in seçilmelerine, şirketin yönetim kurulu üyelerinden herhangi ikisinin müşterek imzası ile temsil ve ilzam edilmesine karar verilmiştir.",
    )
    expect(facts.filter(({ kind }) => kind === 'representation')).toMatchObject([
      { persons: [], by_title: ['Yönetim Kurulu Üyesi'], mode: 'joint', any_of: true },
    ])
  })

  it('names whom it names elsewhere, though an ending lost its apostrophe', () => {
    const { facts } = read('Ortaklar Demir Kurgu ve Sevda Hayal toplandı. Demir Kurgunun müdür olarak atanmasına karar verilmiştir.')
    expect(facts).toMatchObject([{ kind: 'appointment', person: 'Demir Kurgu', role: 'manager' }])
  })

  it('gives each office of one clause to its own holders', () => {
    const { facts } = read(
      "Yönetim kurulu üyelerinin yerine üç yıl görev yapmak üzere Demir Kurgu ve Sevda Hayal'in, murakıplığa Tunç Düş'ün seçilmelerine karar verilmiştir.",
    )
    expect(facts.filter(({ kind }) => kind === 'appointment')).toMatchObject([
      { person: 'Demir Kurgu', role: 'board_member' },
      { person: 'Sevda Hayal', role: 'board_member' },
    ])
    expect(facts.filter(({ kind }) => kind === 'auditor')).toMatchObject([{ name: 'Tunç Düş' }])
  })
})
