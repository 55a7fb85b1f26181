/**
 * Sentences turned at random: a few facts (who, which office, for how long, how he signs) said with each of their parts in an order, voice, list,
 * reference, opening and closing drawn anew. What is drawn states nothing else, so that the answer is known: each fact is read or told, and
 * nothing else is read.
 */
import { expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'
import { generator } from '../../support/damage.ts'
import { SEED, seedOf } from '../../support/sampled.ts'

/** Names with their genitive, accusative and dative. */
const PEOPLE = [
  ["Orhan Tozlu'nun", "Orhan Tozlu'yu", "Orhan Tozlu'ya"],
  ["Meral Kılıç'ın", "Meral Kılıç'ı", "Meral Kılıç'a"],
  ["Selin Gürbüzer'in", "Selin Gürbüzer'i", "Selin Gürbüzer'e"],
  ["Halit Bozduman'ın", "Halit Bozduman'ı", "Halit Bozduman'a"],
] as const
const OPENINGS = [
  '',
  'Yapılan görüşmeler sonucunda',
  'Gündemin 5. maddesi uyarınca',
  'Söz alan olmadığından yapılan oylamada',
  'Bu itibarla',
  'Bilahare',
  'Keza',
  'Netice olarak',
  'Konu müzakere edilerek',
  'Gündemin bu maddesi görüşüldü,',
  'Görülen lüzum üzerine',
  'Verilen önerge doğrultusunda',
]
const TERMS = ['5 yıl süreyle', '5 (beş) sene müddetle', 'beş yıl için', '5 yıllığına', 'beş yıl müddet ile', '5 yıl görev yapmak üzere']
const CLOSINGS = [
  'ne karar verilmiştir',
  'ne oybirliğiyle karar verildi',
  ' kararlaştırılmıştır',
  ' kabul edilmiştir',
  ' uygun görülmüştür',
  ' hususu oybirliği ile kabul olunmuştur',
  ' hususunda karar alınmıştır',
  ' kararına varılmıştır',
  ' karar altına alınmıştır',
]
const SOLE = ['münferiden', 'tek başına', 'tek imza ile', 'kendi imzasıyla', 'yalnız başına']
const JOINT = ['müştereken', 'birlikte', 'çift imza ile', 'ortak imzayla', 'müşterek imzaları ile']

const next = generator(seedOf(SEED))
const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
const inAnyOrder = (...parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => [next(), part] as const)
    .sort(([a], [b]) => a - b)
    .map(([, part]) => part)
    .join(' ')
const nameOf = ([genitive]: readonly string[]): string => genitive?.split("'")[0] ?? ''
type Person = (typeof PEOPLE)[number]
/** People in a list whose last bears the ending of it all (`at`: genitive, accusative or dative; without one none). */
const listed = (people: readonly Person[], at?: 0 | 1 | 2): string => {
  const names = people.map((person, place) => (at !== undefined && place === people.length - 1 ? person[at] : nameOf(person)))
  if (names.length === 1) return names[0] ?? ''
  const [first = '', last = ''] = names
  return pick([`${first} ve ${last}`, `${first} ile ${last}`, `${first}, ${last}`, `1- ${first} 2- ${last}`, `a) ${first}, b) ${last}`])
}
const opened = (words: string): string => {
  const opening = pick(OPENINGS)
  const whole = opening === '' ? words : `${opening}${opening.endsWith(',') ? '' : pick(['', ','])} ${words}`
  return `${whole.charAt(0).toLocaleUpperCase('tr')}${whole.slice(1)}.`
}
const closed = (noun: string): string => {
  const closing = pick(CLOSINGS)
  return noun.endsWith('ı') && closing.startsWith('ne') ? `${noun}na${closing.slice(2)}` : `${noun}${closing}`
}
const elected = (people: readonly Person[], term: string): string =>
  pick([
    (): string =>
      `${inAnyOrder(listed(people), 'müdürlüğe', term)} ${pick(['seçilmiştir', 'atandı', 'tayin edilmiş bulunmaktadır', 'getirilmiştir'])}`,
    (): string => `${inAnyOrder(listed(people, 0), 'müdürlük görevine', term)} ${closed(pick(['seçilmesi', 'getirilmesi', 'atanması']))}`,
    (): string =>
      `${inAnyOrder(listed(people, 0), 'müdür olarak', term)} ${closed(pick(['görevlendirilmesi', 'belirlenmesi', 'seçilmesi']))}`,
    (): string => `genel kurul ${inAnyOrder(listed(people, 1), 'müdürlüğe', term)} seçmiştir`,
    (): string => `${inAnyOrder(listed(people, 0), 'müdürlüğe', term)} ${pick(['seçimi yapılmıştır', 'tayini kabul edilmiştir'])}`,
  ])()
/** Who signs: by name, or by words that mean those of whom the sentence before says that they were elected. */
const signing = (people: readonly Person[]): string => {
  const one = people.length === 1
  const form = pick(one ? SOLE : JOINT)
  const [they = '', their = '', them = ''] = pick(
    one
      ? [
          ['kendisi', 'kendisinin', 'kendisine'],
          ['adı geçen', 'adı geçenin', 'adı geçene'],
          [listed(people), listed(people, 0), listed(people, 2)],
        ]
      : [
          ['bunlar', 'bunların', 'bunlara'],
          ['adı geçenler', 'adı geçenlerin', 'adı geçenlere'],
          ['seçilenler', 'seçilenlerin', 'seçilenlere'],
        ],
  )
  return pick([
    (): string => `${inAnyOrder(they, 'şirketi', form)} ${pick(['temsil eder', 'temsil ve ilzam edecektir', 'temsil etmeye yetkilidir'])}`,
    (): string => `${inAnyOrder(their, 'şirketi', form)} ${closed(one ? 'temsil etmesi' : 'temsil ve ilzam etmeleri')}`,
    (): string => `${inAnyOrder(`şirketi ${form}`, them)} temsil ve ilzam yetkisi verilmiştir`,
    (): string => `şirketi ${form} temsil yetkisi ${them} ${pick(['verilmiştir', 'aittir', 'bırakılmıştır'])}`,
  ])()
}
const shown = (fact: Fact): string[] => {
  switch (fact.kind) {
    case 'appointment':
      return [`${fact.person} ${fact.role} ${fact.term_years ?? ''}`]
    case 'representation':
      return fact.mode === 'sole'
        ? fact.persons.map((person) => `${person} alone`)
        : [`${[...fact.persons, ...fact.with].sort().join()} together`]
    default:
      return [fact.kind]
  }
}

it('reads or tells what turned sentences state, and nothing else', () => {
  const wrong: string[] = []
  const silent: string[] = []
  let [asked, read] = [0, 0]
  for (let turn = 0; turn < 150; turn++) {
    const first = Math.floor(next() * PEOPLE.length)
    const people = [PEOPLE[first] as Person, ...(turn % 2 === 0 ? [] : [PEOPLE[(first + 1) % PEOPLE.length] as Person])]
    const term = turn % 3 === 0 ? '' : pick(TERMS)
    const words = `${opened(elected(people, term))} ${opened(signing(people))}`
    const names = people.map(nameOf)
    const stated = [
      ...names.map((name) => `${name} manager ${term === '' ? '' : '5'}`),
      names.length === 1 ? `${names[0] ?? ''} alone` : `${[...names].sort().join()} together`,
    ]
    const { facts, unread } = readNotice(noticeText('Müdürler / Yetkililer', words))
    const found = facts.flatMap(shown)
    wrong.push(...found.filter((fact) => !stated.includes(fact)).map((fact) => `${fact}: ${words}`))
    asked += stated.length
    read += stated.filter((fact) => found.includes(fact)).length
    if (stated.some((fact) => !found.includes(fact)) && unread.length === 0) silent.push(words)
  }
  expect(wrong).toEqual([])
  expect(silent).toEqual([])
  expect(read / asked).toBeGreaterThan(0.95)
})
