/**
 * Legal forms of those who are entered in the trade registry. The form is read from the title, of which the law makes it a part (TTK
 * 42–46): never from anything else, and null where the title does not say it.
 */
import { fold } from '../../kernel/text.ts'
import type { LegalForm, LegalFormCode } from '../legal-form.ts'

const form = (code: LegalFormCode, tr: string, en: string, short: string | null, law: string): LegalForm => ({ code, tr, en, short, law })

export const LEGAL_FORMS: Readonly<Record<LegalFormCode, LegalForm>> = {
  JOINT_STOCK: form('JOINT_STOCK', 'Anonim şirket', 'Joint-stock company', 'A.Ş.', 'TTK 329'),
  LIMITED: form('LIMITED', 'Limited şirket', 'Limited liability company', 'Ltd. Şti.', 'TTK 573'),
  GENERAL_PARTNERSHIP: form('GENERAL_PARTNERSHIP', 'Kollektif şirket', 'General partnership', 'Koll. Şti.', 'TTK 211'),
  LIMITED_PARTNERSHIP: form('LIMITED_PARTNERSHIP', 'Adi komandit şirket', 'Limited partnership', 'Kom. Şti.', 'TTK 304'),
  PARTNERSHIP_LIMITED_BY_SHARES: form(
    'PARTNERSHIP_LIMITED_BY_SHARES',
    'Sermayesi paylara bölünmüş komandit şirket',
    'Partnership limited by shares',
    null,
    'TTK 564',
  ),
  COOPERATIVE: form('COOPERATIVE', 'Kooperatif', 'Cooperative', 'Koop.', 'KoopK 1'),
  COOPERATIVE_UNION: form('COOPERATIVE_UNION', 'Kooperatif birliği', 'Union of cooperatives', 'Koop. Birliği', 'KoopK 72'),
  BRANCH: form('BRANCH', 'Şube', 'Branch', null, 'TTK 40'),
  FOREIGN_BRANCH: form('FOREIGN_BRANCH', 'Yabancı şirket şubesi', 'Branch of a foreign company', null, 'TTK 40/4'),
  SOLE_TRADER: form('SOLE_TRADER', 'Gerçek kişi tacir', 'Sole trader', null, 'TTK 12'),
  COMMERCIAL_ENTERPRISE: form('COMMERCIAL_ENTERPRISE', 'Ticari işletme', 'Commercial enterprise', null, 'TTK 11'),
  ASSOCIATION_ENTERPRISE: form(
    'ASSOCIATION_ENTERPRISE',
    'Dernek iktisadi işletmesi',
    'Economic enterprise of an association',
    null,
    'TTK 16',
  ),
  FOUNDATION_ENTERPRISE: form('FOUNDATION_ENTERPRISE', 'Vakıf iktisadi işletmesi', 'Economic enterprise of a foundation', null, 'TTK 16'),
  PUBLIC_ENTERPRISE: form(
    'PUBLIC_ENTERPRISE',
    'Kamu tüzel kişisi iktisadi işletmesi',
    'Economic enterprise of a public body',
    null,
    'TTK 16',
  ),
  ECONOMIC_ENTERPRISE: form('ECONOMIC_ENTERPRISE', 'İktisadi işletme', 'Economic enterprise', null, 'TTK 16'),
  STATE_ENTERPRISE: form('STATE_ENTERPRISE', 'Kamu iktisadi teşebbüsü', 'State economic enterprise', 'KİT', '233 sayılı KHK 2'),
  JOINT_VENTURE: form('JOINT_VENTURE', 'İş ortaklığı', 'Joint venture', null, 'KVK 2/7'),
  ORDINARY_PARTNERSHIP: form('ORDINARY_PARTNERSHIP', 'Adi ortaklık', 'Ordinary partnership', null, 'TBK 620'),
  SHIPOWNERS_PARTNERSHIP: form('SHIPOWNERS_PARTNERSHIP', 'Donatma iştiraki', 'Shipowners’ partnership', null, 'TTK 1064'),
}

const COMPANY = ['sirketi', 'sirket', 'sti', 'ortakligi', 'ortaklik']
const before = (words: readonly string[], ends: readonly string[]): string[] => words.flatMap((word) => ends.map((end) => `${word} ${end}`))

/** How each form is written at the end of a title, folded: in full, shortened, misspelt as registries do print it. */
const ENDINGS: readonly (readonly [LegalFormCode, readonly string[]])[] = [
  [
    'JOINT_STOCK',
    [
      ...before(['anonim', 'anonin', 'anomim', 'ano', 'an'], COMPANY),
      'a sirketi',
      'a s',
      'as',
      'a sti',
      'a s ti',
      'a o',
      't a s',
      't a o',
      'tao',
    ],
  ],
  ['LIMITED', [...before(['limited', 'limitet', 'limitid', 'ltd', 'lmt', 'lim', 'ltdl'], COMPANY), 'ltdsti', 'ltd s', 'limitedsirketi']],
  [
    'PARTNERSHIP_LIMITED_BY_SHARES',
    [
      ...before(
        ['sermayesi paylara bolunmus komandit', 'sermayesi paylara bolunmus kom', 'sermayesi hisselere bolunmus komandit'],
        COMPANY,
      ),
      ...before(['hisseli komandit', 'payli komandit'], COMPANY),
    ],
  ],
  ['LIMITED_PARTNERSHIP', before(['adi komandit', 'komandit', 'adi kom', 'kom'], COMPANY)],
  ['GENERAL_PARTNERSHIP', before(['kollektif', 'kolektif', 'kollektiv', 'koll', 'kol'], COMPANY)],
  [
    'COOPERATIVE_UNION',
    before(
      ['kooperatifleri', 'kooperatifler', 'kooperatif', 'koop'],
      ['birligi', 'bolge birligi', 'merkez birligi', 'bir', 'birligi genel mudurlugu', 'milli birligi', 'turkiye milli birligi'],
    ),
  ],
  ['COOPERATIVE', ['kooperatifi', 'kooperatif', 'koop', 'kooparatifi', 'kooperatifligi']],
  ['SOLE_TRADER', ['gercek kisi ticari isletmesi', 'sahis isletmesi', 'sahis firmasi', 'gercek kisi isletmesi', 'gercek kisi']],
  ['COMMERCIAL_ENTERPRISE', ['ticari isletmesi', 'ticari isletme', 'tic isl']],
  [
    'ASSOCIATION_ENTERPRISE',
    before(['dernegi', 'dernek', 'dernekleri'], ['iktisadi isletmesi', 'iktisadi isletme', 'ticari isletmesi', 'ikt isl', 'iktisadi isl']),
  ],
  [
    'FOUNDATION_ENTERPRISE',
    before(['vakfi', 'vakif', 'vakiflari'], ['iktisadi isletmesi', 'iktisadi isletme', 'ticari isletmesi', 'ikt isl', 'iktisadi isl']),
  ],
  ['ECONOMIC_ENTERPRISE', ['iktisadi isletmesi', 'iktisadi isletme', 'ikt isl', 'iktisadi isletmeleri', 'iktisadi isl']],
  ['STATE_ENTERPRISE', ['kamu iktisadi tesebbusu', 'iktisadi devlet tesekkulu', 'kamu iktisadi kurulusu']],
  [
    'JOINT_VENTURE',
    [
      'is ortakligi',
      'ortak girisimi',
      'ortak girisim',
      'joint venture',
      'is ort',
      'is ortakligi adi ortakligi',
      ...before(['is ortakligi', 'ortak girisimi'], ['ticari isletmesi']),
    ],
  ],
  ['ORDINARY_PARTNERSHIP', ['adi ortakligi', 'adi ortaklik', 'adi sirketi', 'adi sirket', 'adi ort', 'adi ortakligi ticari isletmesi']],
  ['SHIPOWNERS_PARTNERSHIP', ['donatma istiraki']],
  ['BRANCH', ['subesi', 'sube', 'merkez subesi', 'sb', 'sub']],
]

/** Longest first: `sermayesi paylara bölünmüş komandit şirketi` before `komandit şirketi`. */
const ENDING_LIST = ENDINGS.flatMap(([code, written]) => written.map((text) => ({ code, words: text.split(' ') }))).sort(
  (a, b) => b.words.length - a.words.length,
)

/** How the registry writes the state of a company into its title (TTK 533/2, İİK 166). */
const STATES = [
  'tasfiye halinde',
  'tasfiye halindeki',
  'tasfiye hal',
  'tasfiyede',
  'tas hal',
  'iflas halinde',
  'iflas nedeniyle tasfiye halinde',
  'muflis',
  'konkordato halinde',
]
  .map((text) => text.split(' '))
  .sort((a, b) => b.length - a.length)

const COOPERATIVE_PREFIXES = ['sinirli sorumlu', 'sinirsiz sorumlu', 's s'].map((text) => text.split(' '))

/** Words that only a title of another country's company bears; bare LTD or A.S. do not tell. */
const SURELY_FOREIGN = new Set([
  'gmbh',
  'gesmbh',
  'mbh',
  'ag',
  'kg',
  'kgaa',
  'plc',
  'llc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'llp',
  'sarl',
  'sas',
  'bv',
  'nv',
  'spa',
  'srl',
  'ab',
  'oy',
  'oyj',
  'aps',
  'asa',
  'sro',
  'doo',
  'ood',
  'eood',
  'ead',
  'kft',
  'zrt',
  'ooo',
  'oao',
  'pao',
  'jsc',
  'ojsc',
  'pjsc',
  'cjsc',
  'fze',
  'fzco',
  'fzc',
  'dmcc',
  'wll',
  'pte',
  'pty',
  'bhd',
])

/** Forms of other laws, left out of the search key only where the title has no Turkish form. */
const FOREIGN = [
  ...SURELY_FOREIGN,
  'ohg',
  'ug',
  'se',
  'ltd',
  'limited',
  'l l c',
  'co',
  'company',
  'lp',
  's a',
  'sa',
  's a r l',
  's a s',
  's n c',
  'b v',
  'n v',
  's p a',
  's r l',
  's l',
  's l u',
  's a u',
  's r o',
  'sp z o o',
  'spolka z o o',
  'd o o',
  'd d',
  'ad',
  'fz',
  'w l l',
  'sdn',
  'k k',
  'kk',
  'pvt',
  'private',
  'lda',
  'ltda',
  'ehf',
  'anonim',
]
  .map((text) => text.split(' '))
  .sort((a, b) => b.length - a.length)

type Word = { key: string; start: number; end: number }

const wordsOf = (title: string): Word[] =>
  [...title.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    key: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))

const hasAt = (words: Word[], wanted: readonly string[], at: number): boolean =>
  at >= 0 && wanted.every((word, index) => words[at + index]?.key === word)

/** Whether these words open the title, or close it, and are not all of it. */
const startsWith = (words: Word[], wanted: readonly string[]): boolean => words.length > wanted.length && hasAt(words, wanted, 0)
const endsWith = (words: Word[], wanted: readonly string[]): boolean =>
  words.length > wanted.length && hasAt(words, wanted, words.length - wanted.length)

/** How many words the title keeps when these endings are taken off as often as they occur; at least one. */
const lengthWithout = (words: Word[], endings: readonly (readonly string[])[]): number => {
  let length = words.length
  const fits = (ending: readonly string[]): boolean => length > ending.length && hasAt(words, ending, length - ending.length)
  for (let ending = endings.find(fits); ending; ending = endings.find(fits)) length -= ending.length
  return length
}

const withoutState = (words: Word[]): Word[] => {
  const kept = words.slice(0, lengthWithout(words, STATES))
  const head = STATES.find((state) => startsWith(kept, state))
  return head ? kept.slice(head.length) : kept
}

type Parts = { code: LegalFormCode | null; name: Word[] }

const endingOf = (words: Word[]): (typeof ENDING_LIST)[number] | undefined => ENDING_LIST.find((ending) => endsWith(words, ending.words))

/** `ANADOLU ANONİM TÜRK SİGORTA ŞİRKETİ`, `… LİMİTED VE TİCARET ŞİRKETİ`: the form stands apart from the closing ŞİRKETİ. */
const apart = (words: Word[]): Parts | null => {
  if (!['sirketi', 'sti', 'ortakligi'].includes(words.at(-1)?.key ?? '')) return null
  const at = words.findIndex((word, index) => index > 0 && (word.key === 'anonim' || word.key === 'limited'))
  const name = words.filter((_, index) => index !== at && index !== words.length - 1)
  return at < 0 ? null : { code: words[at]?.key === 'anonim' ? 'JOINT_STOCK' : 'LIMITED', name }
}

const cooperative = (words: Word[]): Parts | null => {
  const prefix = COOPERATIVE_PREFIXES.find((wanted) => startsWith(words, wanted))
  const ending = endingOf(words)
  const ended = ending?.code === 'COOPERATIVE' || ending?.code === 'COOPERATIVE_UNION'
  const named = ended || (prefix && words.some((word) => word.key.startsWith('kooperatif')))
  if (!named) return null
  const name = words.slice(prefix?.length ?? 0, ended ? -ending.words.length : undefined)
  return { code: ended ? ending.code : 'COOPERATIVE', name: name.length > 0 ? name : words }
}

/** Enterprises of bodies that are not traders themselves (TTK 16): whose it is, is told by a word before. */
const ownerOf = (code: LegalFormCode, words: Word[]): LegalFormCode => {
  if (code !== 'ECONOMIC_ENTERPRISE' && code !== 'COMMERCIAL_ENTERPRISE') return code
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word.key))
  if (has(/^dernek|^dernegi/)) return 'ASSOCIATION_ENTERPRISE'
  if (has(/^vakfi|^vakif/)) return 'FOUNDATION_ENTERPRISE'
  return has(/^belediye|^universite|^valili|^kaymakamli|^bakanli|^muhtarli/) ? 'PUBLIC_ENTERPRISE' : code
}

// Two letters in one word (`AS`) are too little to go by in the middle of a title.
const INNER_LIST = ENDING_LIST.filter(({ code, words }) => code !== 'BRANCH' && (words.length > 1 || (words[0]?.length ?? 0) > 2))

/** Where a Turkish form of company stands inside the words, for the title of a branch: `X LİMİTED ŞİRKETİ İZMİR ŞUBESİ`. */
const inner = (words: Word[]): { at: number; length: number } | null => {
  for (let at = 1; at < words.length; at++) {
    const found = INNER_LIST.find((ending) => hasAt(words, ending.words, at))
    if (found) return { at, length: found.words.length }
  }
  return null
}

const branch = (words: Word[]): Parts => {
  const turkish = inner(words)
  if (turkish) return { code: 'BRANCH', name: words.filter((_, index) => index < turkish.at || index >= turkish.at + turkish.length) }
  const foreign = words.some((word) => SURELY_FOREIGN.has(word.key) || word.key === 'merkezi') || words.at(-1)?.key === 'turkiye'
  return { code: foreign ? 'FOREIGN_BRANCH' : 'BRANCH', name: words }
}

const partsOf = (title: string): Parts => {
  const words = withoutState(wordsOf(title))
  const joint = cooperative(words)
  if (joint) return joint
  const ending = endingOf(words)
  if (!ending) return apart(words) ?? { code: null, name: words }
  const name = words.slice(0, -ending.words.length)
  if (ending.code === 'BRANCH') return branch(name)
  const code = ownerOf(ending.code, words)
  // DERNEĞİ and VAKFI are part of the name, only İKTİSADİ İŞLETMESİ is the form.
  const owned = (code === 'ASSOCIATION_ENTERPRISE' || code === 'FOUNDATION_ENTERPRISE') && ending.words.length === 3
  return { code, name: withoutState(owned ? words.slice(0, 1 - ending.words.length) : name) }
}

/**
 * The legal form a registered title bears, in any printed spelling (`A.Ş.`, `LTD.ŞTİ.`, `S.S. … KOOP.`); null where the title names none.
 */
export const legalFormOf = (title: string): LegalForm | null => {
  const { code } = partsOf(title)
  return code ? LEGAL_FORMS[code] : null
}

const nameOf = (title: string): Word[] => {
  const { code, name } = partsOf(title)
  const bare = code === null || code === 'FOREIGN_BRANCH' ? name.slice(0, lengthWithout(name, FOREIGN)) : name
  // `DENEME VE LİMİTED ŞİRKETİ` is a slip that registries do print.
  return bare.length > 1 && bare.at(-1)?.key === 've' ? bare.slice(0, -1) : bare
}

/** The title without its legal form (Turkish or foreign), without `TASFİYE HALİNDE` and the like, as printed otherwise. */
export const titleWithoutForm = (title: string): string => {
  const name = nameOf(title)
  const parts: string[] = []
  name.forEach((word, index) => {
    const previous = name[index - 1]
    const gap = previous ? title.slice(previous.end, word.start) : ''
    // Where words were taken out of the middle the gap holds them: one blank instead.
    parts.push(/[\p{L}\p{N}]/u.test(gap) ? ' ' : gap, title.slice(word.start, word.end))
  })
  return parts.join('').replace(/\s+/g, ' ')
}

/** The key of quick search: the folded title without form. A query goes through the same function. */
export const searchKey = (title: string): string =>
  nameOf(title)
    .map((word) => word.key)
    .join(' ')
