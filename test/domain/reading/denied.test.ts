/**
 * A decision that is denied is none: the sentences of the tables beside, of every kind of fact, with their verbs denied, or with the one decision
 * that they tell of not taken, state nothing of what they decided.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { deniedOf, undecidedOf } from './negated.ts'
import { TITLES, notice } from './stated.ts'
import { IDEAS } from './wordings.ts'

/** What a sentence says besides what it decides: what is denied of the one leaves the other. */
const KEPT: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['general_meeting', 'correction'])
/** Sentences that deny something already, that say two things, or tell of what has been so before. */
const LEFT_OUT =
  /m[ae]m[iı]|değil|m[ae]y[ae]|m[ae]d[iı]|m[ae]z\b|m[ae]ks[iı]z|vazgeç|yerine|boşal|ayrılan|eden |çekilen|dolan|ölümü|ğinden |ayrılarak|yapılacak|alınan|kaldırıl|iptal|istifa|tekrar|[.;:] ?(?:\p{Lu}|\d)|⏎|\n|\d\)|\bolup\b| ise /u
/** What is decided by a noun that no verb denies: "devrine ve …". */
const BY_NOUN = /(?:devr|tayin)ine|hitamına/
const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const SENTENCES: { sentence: string; title: string }[] = [
  ...linesOf('company.txt').map((line) => {
    const [head = '', sentence = ''] = line.split(/ \| (.*)/s)
    return { sentence, title: head[1] === 'L' ? TITLES.limited : TITLES.company }
  }),
  ...IDEAS.flatMap(({ form, lines }) =>
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [sentence = '', facts = ''] = line.split(/\s=>\s?/)
        return facts.trim() === '' || facts.trim() === 'told' ? [] : [{ sentence: sentence.trim(), title: TITLES[form] }]
      }),
  ),
].filter(({ sentence }) => !LEFT_OUT.test(sentence))

const factsOf = (sentence: string, title: string): Fact[] => readNotice(notice(sentence, title)).facts.filter(({ kind }) => !KEPT.has(kind))

describe('a decision that is denied', () => {
  const read = SENTENCES.filter(({ sentence, title }) => factsOf(sentence, title).length > 0)
  const denied = read.flatMap(({ sentence, title }) => {
    const said = BY_NOUN.test(sentence) ? null : deniedOf(sentence)
    return said === null ? [] : [{ said, title }]
  })
  const undecided = read.flatMap(({ sentence, title }) => {
    const said = undecidedOf(sentence)
    return said === null || said === deniedOf(sentence) ? [] : [{ said, title }]
  })

  it('is proved by many', () => {
    expect(denied.length).toBeGreaterThan(500)
    expect(undecided.length).toBeGreaterThan(120)
  })
  it.each(denied)('$said', ({ said, title }) => {
    expect(factsOf(said, title)).toEqual([])
  })
  it.each(undecided)('$said', ({ said, title }) => {
    expect(factsOf(said, title)).toEqual([])
  })
})

describe('what is taken back', () => {
  it.each([
    "Ali Hayal'in müdürlüğü devam etmemektedir.",
    'Ali Hayal müdürlük görevine devam etmeyecektir.',
    "Ali Hayal'in müdürlükten azledilmemesine karar verilmiştir.",
    "Ali Hayal'in müdürlüğe atanmasından vazgeçilmiştir.",
    'Ali Hayal müdürlükten azledilmiş ise de bu karar mahkemece durdurulmuştur.',
    'Ali Hayal müdürlükten azledilmişse de görevine iade edilmiştir.',
    "Ali Hayal hisselerini Veli Kurgu'ya devretmiş ise de devir geçersiz sayılmıştır.",
    "Ali Hayal hisselerini Veli Kurgu'ya devretmiş sayılmayacaktır.",
    "Ali Hayal'in müdürlüğü devam etsin mi diye oylanmıştır.",
    'Şirket merkezinin Kurgu Mah. Hayal Sok. No: 3 Konak / İzmir adresine taşınmasından vazgeçilmiştir.',
    'Şirket merkezi Kurgu Mah. Hayal Sok. No: 3 Konak / İzmir adresine taşınacaktır.',
    'HAYAL BAĞIMSIZ DENETİM ANONİM ŞİRKETİ denetçi olarak seçilmekten vazgeçilmiştir.',
    "Gündem: 1- Açılış, 2- Müdürlüğe Ali Hayal ve Veli Kurgu'nun seçilmesi, 3- Dilek ve temenniler.",
    "Gündem: 1- Açılış, 2- Müdür Ali Hayal'in azli, 3- Kapanış.",
    // In one line with the subject, what is decided is no part of it.
    'Gündem: Temsil yetkilerinin belirlenmesi Şirketi müdür Ali Hayal münferiden temsil ve ilzam eder.',
    'Konu: Şirketi Ali Hayal temsil eder.',
  ])('%s', (said) => {
    const { facts, unread } = readNotice(notice(said, TITLES.limited))
    expect(facts).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
})

describe('an office whose term is over', () => {
  it.each([
    "Müdür Ali Hayal'in görev süresi doldu; kendisinin üç yıl daha müdürlüğe devamı kabul edildi.",
    "Müdür Ali Hayal'in süresi doldu, müdürlüğünün üç yıl daha devamına karar verildi.",
    "Müdür Ali Hayal'in görev süresi doldu; müdürlüğe devamı kabul edildi.",
  ])('goes on: %s', (said) => {
    const { facts } = readNotice(notice(said, TITLES.limited))
    expect(facts.map(({ kind }) => kind)).toEqual(['appointment'])
  })
  it.each([
    'Müdür Ali Hayal istifa etti; yıl sonuna kadar vazifesi başında bulunacaktır.',
    'Müdür Ali Hayal istifa etti; müdürlüğe devamı rica edildi, kabul etti.',
    "Müdür Ali Hayal'in görev süresi doldu; kendisinin müdürlüğe devamı kabul edilmedi.",
  ])('is told: %s', (said) => {
    expect(readNotice(notice(said, TITLES.limited)).unread.length).toBeGreaterThan(0)
  })
})

describe('a name that bounds another’s office', () => {
  it.each([
    'Ali Hayal, Veli Kurgu emekli oluncaya kadar müdür seçilmiştir.',
    'Ali Hayal, Veli Kurgu yurt dışından dönünceye kadar müdür seçilmiştir.',
    'Ali Hayal, Veli Kurgu reşit olana dek müdür seçilmiştir.',
    'Ali Hayal, Veli Kurgu mezun oluncaya değin müdürlüğe atanmıştır.',
    "Ali Hayal, Veli Kurgu'nun nezaretinde müdürlüğe atanmıştır.",
    "Ali Hayal, Veli Kurgu'nun emrinde müdürlüğe atanmıştır.",
    "Ali Hayal, Veli Kurgu'nun refakatinde müdür seçilmiştir.",
    "Ali Hayal Veli Kurgu'nun gözetiminde müdür olarak seçilmiştir.",
    'Ali Hayal (Veli Kurgu gelene kadar) müdür seçilmiştir.',
    'Ali Hayal, Veli Kurgu yerine geçinceye kadar müdürlüğe atanmıştır.',
    "Ali Hayal, Veli Kurgu'nun talimatıyla müdür seçilmiştir.",
    "Ali Hayal, Veli Kurgu'nun denetimi altında müdür seçilmiştir.",
    'Ali Hayal, Veli Kurgu adına müdür seçilmiştir.',
    "Ali Hayal, Veli Kurgu'ya bağlı olarak müdür seçilmiştir.",
  ])('%s', (said) => {
    const { facts, unread } = readNotice(notice(said, TITLES.limited))
    expect(facts).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
  it.each([
    'Ali Hayal ve Veli Kurgu aksi karar alınıncaya kadar müdür seçilmiştir.',
    'Ali Hayal, Veli Kurgu yeni müdürler seçilinceye kadar müdür seçilmiştir.',
  ])('and what bounds every office bounds none: %s', (said) => {
    expect(readNotice(notice(said, TITLES.limited)).facts.length).toBe(2)
  })
})
