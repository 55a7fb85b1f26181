/** What the lines of wordings.ts say, as facts, and what a notice of such a decision makes of them. */
import type { Fact, Role, Unread } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import type { Idea } from './wordings.ts'

const ROLES: Record<string, Role> = {
  bm: 'board_member',
  bc: 'board_chair',
  bv: 'board_vice_chair',
  mg: 'manager',
  mc: 'manager_chair',
  gm: 'general_manager',
  as: 'authorised_signatory',
  br: 'branch_manager',
  lq: 'liquidator',
  au: 'auditor',
  px: 'proxy',
  re: 'representative_of_legal_entity',
}
export const TITLES: Record<Idea['form'], string> = {
  company: 'ÖRNEK BAHARAT ANONİM ŞİRKETİ',
  limited: 'ÖRNEK BAHARAT LİMİTED ŞİRKETİ',
  cooperative: 'SINIRLI SORUMLU ÖRNEK KONUT YAPI KOOPERATİFİ',
  branch: 'ÖRNEK BANKASI ANONİM ŞİRKETİ KURGU ŞUBESİ',
  trader: 'ÖRNEK BAHARAT',
}
export const notice = (decision: string, title: string): string => `İzmir Ticaret Sicili
Memurluğundan
Sicil No: 990099-İzmir-Merkez
Ticaret Ünvanı
${title}
Ticari Merkezi: Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Konu: Karar
Yukarıda sicil numarası ile ticaret ünvanı yazılı bulunan şirketin İzmir 90. Noterliğinin 01.03.2010 tarih ve 100 sayı ile
onaylı kararının tescil ve ilanı istenmiş olmakla, 6762 sayılı Türk Ticaret Kanunu hükümlerine uygun olarak ve memurluğumuzdaki
vesikalara dayanılarak 04.03.2010 tarihinde tescil edildiği ilan olunur.
Karar:
${decision}
(4/A)(13/999999)
`

export type Wording = { words: string; wanted: string[]; told: boolean }
/** The wordings of an idea. */
export const wordingsOf = ({ lines }: Idea): Wording[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', facts = ''] = line.split(/\s=>\s?/)
      const wanted = facts
        .split(';')
        .map((fact) => fact.trim())
        .filter((fact) => fact !== '' && fact !== 'told')
      return { words: words.trim().replaceAll('⏎', '\n'), wanted, told: facts.trim() === 'told' }
    })

type Wanted = { matches: (fact: Fact) => boolean; person?: string }
const OPTION = /\[([^\]]*)\]/
const listOf = (names: string): string[] => names.split(',').map((name) => name.trim())
const same = (one: readonly string[], other: readonly string[]): boolean => [...one].sort().join() === [...other].sort().join()
/** Each fact that a line wants; a power that several have alone is one of each. */
const wantedOf = (line: string): Wanted[] => {
  const options = Object.fromEntries(
    [...(OPTION.exec(line)?.[1] ?? '').matchAll(/(\w+)(?:=((?:(?! \w+=| \w+$).)+))?/g)].map((m) => [m[1], m[2] ?? '']),
  )
  const bare = line.replace(OPTION, '').trim()
  const [, sign, rest = ''] = /^(\+\w+|-\w+|S|J|T|aud|hold|xfer|only|corr) (.*)$/.exec(bare) ?? []
  if (sign?.startsWith('+')) {
    const role = ROLES[sign.slice(1)]
    return [
      {
        matches: (fact) =>
          fact.kind === 'appointment' &&
          fact.role === role &&
          fact.person === rest &&
          (options.y === undefined || fact.term_years === Number(options.y)) &&
          (options.u === undefined || fact.until === options.u) &&
          (options.s === undefined || fact.from === options.s) &&
          (options.c === undefined || (fact.confirms === true && fact.formerly === options.was)) &&
          (options.of === undefined || fact.legal_entity === options.of),
      },
    ]
  }
  if (sign?.startsWith('-')) {
    const role = ROLES[sign.slice(1)]
    return [
      {
        matches: (fact) =>
          fact.kind === 'departure' && fact.role === role && fact.person === rest && (options.r === undefined || fact.reason === options.r),
      },
    ]
  }
  const [before = '', after = ''] = rest.split(' > ')
  if (sign === 'S' || sign === 'J') {
    const field = (fact: Extract<Fact, { kind: 'representation' }>): boolean =>
      fact.mode === (sign === 'S' ? 'sole' : 'joint') &&
      same(fact.with, after === '' ? [] : listOf(after)) &&
      (options.any === undefined || fact.any_of === true) &&
      (options.g === undefined || fact.group === options.g) &&
      (options.l === undefined ? fact.limit === null : fact.limit?.amount === options.l) &&
      (options.f === undefined || fact.floor?.amount === options.f) &&
      (options.s === undefined ? fact.scope === null : fact.scope !== null) &&
      (options.x === undefined) === (fact.excludes === undefined)
    return sign === 'J'
      ? [{ matches: (fact) => fact.kind === 'representation' && field(fact) && same(fact.persons, listOf(before)) }]
      : listOf(before).map((person) => ({
          person,
          matches: (fact) => fact.kind === 'representation' && field(fact) && fact.persons.includes(person),
        }))
  }
  if (sign === 'corr') return [{ matches: (fact) => fact.kind === 'correction' && fact.words === before && fact.instead === after }]
  if (sign === 'T') return [{ matches: (fact) => fact.kind === 'representation' && fact.by_title?.join() === rest }]
  if (sign === 'aud') return [{ matches: (fact) => fact.kind === 'auditor' && fact.name === rest }]
  if (sign === 'only') return [{ matches: (fact) => fact.kind === 'sole_shareholder' && fact.person === rest }]
  const figures = /^(.*) ([\d.*]+)\/([\d*]+)$/.exec(sign === 'xfer' ? after : rest)
  const [name, amount, shares] = [figures?.[1] ?? '', figures?.[2], figures?.[3]]
  const counted = (fact: { amount: string | null; shares: number | null }): boolean =>
    (amount === '*' || fact.amount === amount) && (shares === '*' || fact.shares === Number(shares))
  return sign === 'hold'
    ? [{ matches: (fact) => fact.kind === 'shareholding' && fact.person === name && counted(fact) }]
    : [{ matches: (fact) => fact.kind === 'share_transfer' && fact.from === before && fact.to === name && counted(fact) }]
}

const KINDS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'appointment',
  'departure',
  'representation',
  'directive',
  'auditor',
  'shareholding',
  'share_transfer',
  'sole_shareholder',
  'correction',
])
export type Outcome = { wanted: number; read: number; missed: string[]; wrong: Fact[]; facts: Fact[]; unread: Unread[] }
/** What is read of a wording: the facts it wants, those it misses, and those that it states nowhere. */
export const readWording = ({ words, wanted }: Wording, form: Idea['form']): Outcome => {
  const { facts, unread } = readNotice(notice(words, TITLES[form]))
  const people = facts.filter(({ kind }) => KINDS.has(kind))
  const all = wanted.flatMap((line) => wantedOf(line).map((each) => ({ ...each, line })))
  const missed = all.filter(({ matches }) => !people.some(matches)).map(({ line }) => line)
  return {
    wanted: all.length,
    read: all.length - missed.length,
    missed,
    wrong: people.filter((fact) => !all.some(({ matches }) => matches(fact))),
    facts: people,
    unread,
  }
}
