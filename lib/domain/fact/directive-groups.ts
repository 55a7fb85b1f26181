/**
 * Sentences that say who makes up the groups of a directive and nothing of what they sign: "Müdürler (A) Grubu imza yetkilisidir", "… yönetim
 * kurulu üyeleri A Grubu, ayrıca atanacak sınırlı yetkililer B Grubu imza yetkilisidir", "A Grubu … üyelerinden, B Grubu … şeflerden oluşur".
 */
import { type Body, breakIn, matchesIn } from './found.ts'
import { mend } from '../text/words.ts'
import { mayBound } from './directive-general.ts'
import { ORDINALS, ROMAN } from './office.ts'

export type GroupOffice = { group: string; office: string }

const GROUP = String.raw`\(?['"]?(?:([a-h\d]|i{1,3}|iv)['"]?\)?\s?[.-]?\s?(?:grubu?|grup|derece(?:si)?)|(birinci|ikinci|ucuncu|dorduncu) (?:grup|grub|derece)[iu]?)(?:n[iu]|nda|nde|n[iu]n)?(?![a-z])(?: (?:sinirli |imza |temsil )*(?:yetkili(?:si|leri|ler)?|(?<=imza )sahi[bp](?:i|leri|ler)?)(?:dir)?)?`
const AT = new RegExp(GROUP, 'g')
/** How the sentence ends, where it names those before their group, or behind it. */
const NAMED_FIRST =
  /^[\s,'"]*(?:(?:sinirli|imza|temsil|ve) )*(?:yetkili(?:si|leri|ler)?(?:dir)?|(?:grubu?|grup)(?:dur|tur))?(?: ?(?:olarak (?:adlandirilmistir|adlandirilir|anilir|belirlenmistir|kabul edilmistir|siniflandirilmistir)|(?:ni|yi|i|u)? ?(?:olusturur(?:lar)?|teskil eder(?:ler)?)|sayilir(?:lar)?|yer alir(?:lar)?))?[\s.]*$/
const NAMED_LAST = /(?:olus(?:ur|maktadir)|ibarettir|(?:lar|ler)[iu]?d[iu]r|s[iu]d[iu]r|m[iu]d[iu]r|r[iu]d[iu]r)[\s.]*$/
/** Those who may be of a group, by what a piece of the sentence ends with. */
const HOLDERS =
  /\b(?:uye|baskan|vekil|mudur|direktor|sef|yonetici|uzman|sorumlu|amir|yardimci|koordinator|yetkili|kisi|calisan|personel|temsilci|memur|ortak|ortag|olan|atanan|secilen|gorevlendirilen|mumeyyiz)[a-z]*$/
const MOST_WORDS = 18
/** Words for signing that tell who somebody is, not how the group signs. */
const QUALIFIES =
  /\b(?:sirketi )?(?:sinirsiz (?:olarak )?)?(?:(?:musterek|munferi)[a-z]* )?(?:(?:temsil|ilzam)[a-z]* (?:ve )?)+(?:sinirsiz )?yetkili(?: (?:olan|bulunan))?|temsile yetkili olmayan/g
const OF_SIGNING = /\b(?:musterek|munferi|imza|birlikte|tek bas|temsil|ilzam)/

/** "Kira sözleşmelerinde": what the sentence is about, beside who. */
const IN_MATTERS = /[a-z]{3}(?:l[ae]r[iu]?nd[ae]|l[ae]rd[ae]|[iu]nd[ae])\b/

/** "B grubunda yetkilendirilen": of which group, and no matter. */
const OF_GROUP = /\b(?:grubu|derece)nd[ae]\b/g
/** The offices whose holders are known by the notices. */
const OFFICES: [RegExp, string][] = [
  [/\b(?:yonetim kurulu|mudurler kurulu) baskan[a-z]* (?:vekil|yardimci)[a-z]*$/, 'Yönetim Kurulu Başkan Yardımcısı'],
  [/\byonetim kurulu baskan[a-z]*$/, 'Yönetim Kurulu Başkanı'],
  [/\byonetim kurulu(?:nun)? uye[a-z]*$/, 'Yönetim Kurulu Üyesi'],
  [/\bmudurler kurulu baskan[a-z]*$/, 'Müdürler Kurulu Başkanı'],
  [/\bmudurler kurulu uye[a-z]*$|^(?:sirket )?mudur(?:ler|leri)(?:nd[ae]n)?$|\bsirket mudur(?:u|leri)[a-z]*$/, 'Şirket Müdürü'],
  [/\bgenel mudur[a-z]*$/, 'Genel Müdür'],
]

const trimmed = (words: string): string =>
  words
    .replace(/^(?:[\s,;:.'"–-]|(?:ve|ise|da|de)\b)+|[\s,;:.'"–-]+$|\s+ise[\s,]*$/g, '')
    .replace(/\s+(?:ise|da|de)$/, '')
    .replace(/(?:nd[ae]n|d[ae]n) (?:her biri|hepsi|tumu|tamami)$/, '')
    .replace(/\s+/g, ' ')
const lettersOf = (plain: string): { name: string; from: number; to: number }[] =>
  [...plain.matchAll(AT)].map((match) => {
    const [letter, word] = [match[1] ?? '', match[2] ?? '']
    return { name: ORDINALS[word] ?? ROMAN[letter] ?? letter.toUpperCase(), from: match.index, to: match.index + match[0].length }
  })

/** Whether a piece of such a sentence names those of a group and says nothing else. */
const isHolders = (who: string): boolean => {
  const words = who.split(' ')
  if (words.length > MOST_WORDS || /\d/.test(who) || IN_MATTERS.test(who.replace(OF_GROUP, ''))) return false
  const bare = who.replace(QUALIFIES, ' ')
  return HOLDERS.test(who) && !OF_SIGNING.test(bare.replace(/\b(?:sinirli|imza|temsil) (?:imza )?yetkili[a-z]*/g, ' ')) && !mayBound(bare)
}

/** Those whom words name as of a group, by the office that all of them hold; null where the words say something else. */
export const holdersIn = (words: string): { office: string | null } | null => {
  const who = trimmed(mend(words))
  if (who === '' || !isHolders(who)) return null
  const bare = who.replace(QUALIFIES, ' ').replace(/\s+/g, ' ').trim()
  // "Genel Müdür ile üyeler", "diğer üyeler", "temsile yetkili olmayan üyeler": nobody is of the group by that office alone.
  const some = /\b(?:ve|ile|veya|diger|disinda[a-z]*|haric)\b/.test(bare) || /\bolmayan\b/.test(who)
  const office = some ? null : (OFFICES.find(([named]) => named.test(bare))?.[1] ?? null)
  // "Şirketi müştereken temsile yetkili kişiler": who they are another notice tells.
  return office === null && !/\bolmayan\b/.test(who) && /\btemsile? [a-z ]*yetkili (?:kisi|olan|bulunan|sahis)/.test(who)
    ? null
    : { office }
}

/**
 * The groups that a sentence makes up of the holders of an office; none where all of them are appointed. Null where it says something else.
 */
export const groupsIn = (plain: string): GroupOffice[] | null => {
  const said = mend(plain)
    .replace(/(?:\(\d[\d/a-z]*\)\W*)+$/, '')
    .replace(OWN_POWER, '')
    .replace(/^[\W\d]*(?:madde[\W\d]*)?sirket(?:imiz)?(?:in|te|de)?,? (?=[^a-z]*(?:[a-h\d]|i{1,3}|birinci|ikinci)\b)/, '')
  const groups = lettersOf(said)
  const [first] = groups
  const last = groups.at(-1)
  if (!first || !last || new Set(groups.map(({ name }) => name)).size < groups.length) return null
  const behind = said.slice(last.to)
  const found: GroupOffice[] = []
  const add = (names: string[], who: string): boolean => {
    const holders = holdersIn(who)
    if (holders?.office) found.push(...names.map((group) => ({ group, office: holders.office as string })))
    return holders !== null
  }
  if (NAMED_FIRST.test(behind) && /[a-z]/.test(trimmed(said.slice(0, first.from)))) {
    let [start, names]: [number, string[]] = [0, []]
    let who = ''
    for (const group of groups) {
      const between = trimmed(said.slice(start, group.from))
      // "B Grubu ve C Grubu imza yetkilileridir": both of those named before.
      if (between !== '') {
        if (names.length > 0 && !add(names, who)) return null
        ;[who, names] = [between, []]
      }
      names.push(group.name)
      start = group.to
    }
    return add(names, who) ? distinct(found) : null
  }
  if (trimmed(said.slice(0, first.from)) !== '' || !NAMED_LAST.test(said)) return null
  for (const [at, group] of groups.entries()) {
    const words = trimmed(said.slice(group.to, groups[at + 1]?.from ?? said.length)).replace(
      /[\s,]*(?:olus(?:ur|maktadir)|ibarettir)[\s.]*$/,
      '',
    )
    const who = trimmed(words).replace(/(?:d[iu]r|l[ae]rd[ae]n|nd[ae]n|d[ae]n)$/, '')
    if (!add([group.name], who)) return null
  }
  return distinct(found)
}

/** "İmza grupları": the head of rows that say who is of each group. */
const GROUPS_HEAD = /\b(?:imza |yetki |temsil |yetkili )?(?:gru[pb]|derece)(?:lar|ler)i?\s?(?::\s?|(?=\s\(?[a-h]\)?\s?(?::|[–-]\s|\s)))/dg
/** The letter of such a row: "A:", "(A)". */
const ROW_LETTER = /^\s?(?:\(([a-h])\)(?:\s?[:–-])?|([a-h])\s?[:–-])\s/
/** Rows below a head that names groups, each a letter and who is of that group, and nothing else. */
export const groupRowsIn = (body: Body, from: number, to: number): { from: number; to: number; groups: GroupOffice[] }[] =>
  matchesIn(body, GROUPS_HEAD, from, to).flatMap((head) => {
    const found: GroupOffice[] = []
    let at = head.to
    for (let row = ROW_LETTER.exec(body.plain.slice(at, to)); row; row = ROW_LETTER.exec(body.plain.slice(at, to))) {
      const begin = at + row[0].length
      const end = rowEnd(body, begin, to)
      const holders = holdersIn(body.plain.slice(begin, end))
      if (!holders) return []
      if (holders.office !== null) found.push({ group: (row[1] ?? row[2] ?? '').toUpperCase(), office: holders.office })
      at = end + (/^[.;,]/.exec(body.plain.slice(end, to))?.[0].length ?? 0)
    }
    return at > head.to ? [{ from: head.from, to: at, groups: distinct(found) }] : []
  })
/** Where a row ends: with its sentence, or with its line where the next one begins anew. */
const rowEnd = (body: Body, from: number, to: number): number => {
  const stop = from + (/[.;](?=\s|$)|$/.exec(body.plain.slice(from, to))?.index ?? to - from)
  return breakIn(body, from, stop, (at) => !/^\s?\p{Ll}/u.test(body.text.slice(at, at + 2))) ?? stop
}

/** "… ve yetkileri bu yönergeyle sınırlı değildir": of those who sign by their office. */
const OWN_POWER = /,? ve (?:bunlarin |sinirsiz )?yetkileri (?:bu |isbu )?(?:ic )?yonerge[a-z]*(?: ile)? sinirli degildir(?=[\s.]*$)/

/** An office that two groups share tells nobody's. */
const distinct = (found: readonly GroupOffice[]): GroupOffice[] =>
  found.filter(({ office }) => found.filter((other) => other.office === office).length === 1)
