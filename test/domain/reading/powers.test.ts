/**
 * Who may sign and how, in the wordings of powers.txt: what is read of each is what it states and nothing else; the last part of the file
 * gives nobody anything, and is told. `S A` alone, `J A+B` together (one line for each set that suffices), `G 1+2` of two grades; behind it
 * `@` a subject, `-` what is left out, `!` who must sign, `<=` and `>` an amount, `~` a last day.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FactOf } from '../../../lib/domain/fact/fact.ts'
import { upper } from '../../../lib/domain/kernel/text.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { olderNotice } from '../../support/older.ts'

const PEOPLE: Record<string, string> = { E: 'Ece Kurgulu', M: 'Mert Hayali', A: 'Ada Düşsel', N: 'Nil Varsayım' }
const template = (decision: string): string => `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: 6841
MERSİS No: 0246794612000010
Ticaret Sicil/Dosya No: 176054
Ticaret Unvanı:
ÖRNEK BAHARAT LİMİTED ŞİRKETİ
Adres : Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk
Ticaret Kanunu'na uygun olarak 10.11.2020 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Müdürler / Yetkililer
Tescile Delil Olan Belgeler: İzmir 31. Noterliği Nin 9.11.2020 Tarih 15140 Sayı İle Tasdikli, 6.11.2020 Tarihli 2 Sayılı Genel Kurul Kararı
MÜDÜRLER/YETKİLİLER
${decision}
(18102647)
`
const NOTICES: Record<string, (decision: string) => string> = {
  company: (decision) => olderNotice(decision, { year: 2012 }),
  limited: (decision) => olderNotice(decision, { year: 2012, partners: true }),
  cooperative: (decision) =>
    olderNotice(decision, { year: 2012 }).replace('ÖRNEK BAHARAT ANONİM ŞİRKETİ', 'S.S. ÖRNEK KONUT YAPI KOOPERATİFİ'),
  template,
  nothing: (decision) => olderNotice(decision, { year: 2012 }),
}

const letterOf = (name: string): string => Object.entries(PEOPLE).find(([, own]) => upper(own) === upper(name))?.[0] ?? name
const together = (one: string, others: readonly string[]): string => `J ${[...new Set([one, ...others])].sort().join('+')}`
const pairsOf = (all: readonly string[]): string[] => all.flatMap((one, at) => all.slice(at + 1).map((other) => together(one, [other])))

/** What a rule gives, one line for each set of signatures that suffices. */
const givenBy = (fact: FactOf<'representation'>): string[] => {
  const [persons, others] = [fact.persons.map(letterOf), fact.with.map(letterOf)]
  const more = [
    fact.scope ? '@' : '',
    fact.excludes ? '-' : '',
    fact.indispensable ? `!${fact.indispensable.map(letterOf).join()}` : '',
    fact.limit ? `<=${Number(fact.limit.amount)} ${fact.limit.currency}` : '',
    fact.floor ? `>${Number(fact.floor.amount)} ${fact.floor.currency}` : '',
    fact.until ? `~${fact.until}` : '',
  ].join('')
  const sets =
    fact.group !== null
      ? [`G ${fact.mode === 'sole' ? fact.group : [fact.group, others[0] ?? fact.group].sort().join('+')}`]
      : fact.mode === 'sole'
        ? persons.map((person) => `S ${person}`)
        : others.length === 0
          ? fact.any_of
            ? pairsOf(persons)
            : [together(persons[0] ?? '', persons.slice(1))]
          : fact.any_of
            ? persons.flatMap((person) => others.filter((other) => other !== person).map((other) => together(person, [other])))
            : persons.map((person) => together(person, others))
  return sets.map((set) => set + more)
}
/** "Ja A+B+C" in the file is any two of them. */
const wantedOf = (said: string): string[] =>
  said.split(' | ').flatMap((each) => {
    const [, mode, who = '', more = ''] = /^(Ja|J|S|G) ([A-Z0-9+*]+)(.*)$/.exec(each.trim()) ?? []
    const people = who.split('+')
    if (mode === 'Ja') return pairsOf(people).map((pair) => pair + more)
    return mode === 'J'
      ? [together(people[0] ?? '', people.slice(1)) + more]
      : [each.trim().replace(/^G (\d|[A-H])\+(\d|[A-H])/, (_, a, b) => `G ${[a, b].sort().join('+')}`)]
  })

const parts = readFileSync(new URL('powers.txt', import.meta.url), 'utf8')
  .split('## ')
  .slice(1)
  .map((part) => {
    const [form = '', ...lines] = part.trim().split('\n')
    return { form, lines: lines.filter((line) => line !== '') }
  })

describe.each(parts)('$form', ({ form, lines }) => {
  it.each(lines)('%s', (line) => {
    const [words = '', said] = line.split(' => ')
    const named = words
      .replaceAll('\\n', '\n')
      .replace(/\{([EMAN])\}/g, (_, letter: string) => (form === 'template' ? upper(PEOPLE[letter] ?? '') : (PEOPLE[letter] ?? '')))
    const { facts, unread } = readNotice(NOTICES[form]?.(named) ?? '')
    const given = facts.flatMap((fact) => (fact.kind === 'representation' ? givenBy(fact) : []))
    expect([...new Set(given)].sort()).toEqual(said === undefined ? [] : [...new Set(wantedOf(said))].sort())
    if (said === undefined) expect(unread.length).toBeGreaterThan(0)
  })
})
