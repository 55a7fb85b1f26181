/**
 * Groups of signatories: who belongs to which ("A Grubu İmza Yetkilileri: …", "… B grubu imza yetkilisi olarak"), and how each group signs
 * ("A grubu münferiden", "A grubundan bir kişi ile B grubundan bir kişinin müşterek imzası"). A rule for some transactions only is told.
 */
import { appointment, representation } from '../fact/stated.ts'
import type { Limit, Role } from '../fact/fact.ts'
import { type Body, breakIn, type Found, matchesIn, once, type Rule, type Span } from '../fact/found.ts'
import { groupName, groupOf, termAtStart, termIn } from '../fact/office.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, LISTED, partiesIn } from '../text/names.ts'
import { clauseHolding, clausesOf, sentencesOf } from './clauses.ts'
import { withoutDenials, withoutSpans } from './conditions.ts'
import { branchName, IF, isGiven, isPlainlySaid } from './given.ts'
import { apartsIn, givesApart } from './again.ts'
import { combinationsIn, THAT_GROUP } from './combinations.ts'
import { listedIn, untilBefore } from './group-lists.ts'
import { branchScopeIn } from './branch-scope.ts'
import { bodyStart, electedIn } from './offices.ts'
import { boundsIn } from './bounds.ts'
import { titleIn } from './template-form.ts'
import { gradedRowsIn } from './rows.ts'

const GROUP = String.raw`\(?\b([a-h](?=\)? ?(?:grub|derece))|[1-4](?=\)?\.? derece)|(?:birinci|ikinci|ucuncu|i{1,3})(?=\.? derece))\)?\.? ?(?:grubu(?:nda)?|derece(?:li|de)?)`
/** A group or grade by its letter or figure: `(A) grubu`, `1. derece`, `ikinci derece`. */
const nameOf = (printed: string): string => groupName(fold(printed))
const SIGNATORIES =
  '(?: imza(?:ya)? (?:yetkisine|s[ae]lahiyetine) sahip(?: olan)?| imza yetkisini haiz(?: olan)?| imzaya yetkili(?: olan)?|(?: imza(?:ya)?)?(?: (?:yetkili(?: olan)?|yetkilisi|yetkilileri|yetkililer|sahibi|sahipleri))?)'
// "A Grubu İmza Yetkilileri: …", "A grubu imza yetkilileri Ayşe Yılmaz ve …"
const LIST = new RegExp(`${GROUP}${SIGNATORIES}\\s*(?:[:;-]|olarak|ise)?\\s`, 'dg')
// "Ayşe Yılmaz ve Veli Kaya B grubu imza yetkilisi olarak", "Ayşe Yılmaz (A) grubu, Veli Kaya (B) grubu imza yetkilisi olarak"
const HOLDS_IT =
  '(?: olarak| (?:say[iu]l|ol|kabul edil|belirlen|addedil)(?:m[ae]s[iu]|m[ae]l[ae]r[iu])(?:n[ae]|n[iu])?(?![a-z])|d[iu]r(?:l[ae]r)?(?![a-z])| olup(?![a-z]))'
const BEHIND = new RegExp(
  `${GROUP}${SIGNATORIES}(?:${HOLDS_IT}|(?=[,;][^.]{0,300}(?:grubu(?:nda)?|derece(?:li|de)?)${SIGNATORIES}${HOLDS_IT}))`,
  'dg',
)
// "A grubuna …'nın dahil edilmesine"
const INTO = new RegExp(`${GROUP}n?[ae]\\s(?=[^.;]{5,300}?\\b(?:dahil (?:ed|ol|kil)|alin|ayril|yerlestiril)[a-z]*)`, 'dg')
/** "A grubundan Ayşe Yılmaz ve Veli Kaya", "A grubu pay sahiplerini temsilen …": those whom a class of shares puts into an organ. */
const OF_CLASS = new RegExp(
  String.raw`\(?\b([a-h])\)? grub(?:undan|unu temsilen|u(?:ndan)? (?:(?:pay|hisse) sahi[bp]|hissedar|orta[kg]|hisse|pay)[a-z]*(?: aday[a-z]*)?(?: (?:temsilen|gostermek uzere|arasindan|gosterilen(?: aday[a-z]*)?))?)\s`,
  'dg',
)
/** What was so till now makes nobody a member. */
const NO_MORE = /^(?:[^.;]|(?<=\d)\.(?=\d))*\b(?:iken|nihayet|son ver|iptal|sona er|kaldir|azl|istifa|geri al)/
/** "Görevi nihayet bulan ikinci derece imza sahibi …": nor does what ended. */
const GONE = /\b(?:nihayet bulan|sona eren|son bulan|biten|ayrilan|istifa eden|emekli olan|onceki|eski) $/
const DUTIES =
  '(?:(?:murahhas|azas?[iı]?|reis[iı]?|umum[iı]?|muavini|uye(?:si|leri)?|genel|proje|mali|isler|idari|mudur(?:u)?|satis|dis|ticaret|yonetim|kurulu|baskani?|vekili|yardimcisi|sefi|uzmani|koordinatoru?|direktoru?|muhasebe|finans|fabrika|insan|kaynaklari|pazarlama|uretim|satin|alma) )*'
const FIRST_LISTED = new RegExp(`^\\s*${DUTIES}$`)
const NEXT_LISTED = new RegExp(`^\\s*(?:,|ve|,? ?ile) ${DUTIES}$`)

const IN_BRACKETS = new RegExp(
  `\\((?:[^()]{0,60}[ -])?\\(?\\b([a-h](?=\\)? ?grub)|[1-4](?=\\.? ?derece)|(?:birinci|ikinci|ucuncu)(?= derece))\\)?\\.? ?(?:grub[iu]|derece(?:li)?)${SIGNATORIES}\\)`,
  'dg',
)
// "; 20.3.2025 tarihine kadar ", "; aksi karar alınıncaya kadar "
const IN_OFFICE =
  /^;? ?(?:(?:\d{1,2}\.\d{1,2}\.\d{4} tarihine|aksi karar alin(?:in|an)caya) kadar )?(?:(?:yonetim|mudurler) kurulu (?:uyesi|uyeligine|baskani|baskan ?(?:vekili|yardimcisi)) )?$/
const BEFORE_OFFICE = 120
/** A name with the part before its hyphen ("HEINZ-DIETER VOGEL"). */
const hyphened = ({ text }: Body, { name, from }: { name: string; from: number }): string =>
  (/\p{L}+-$/u.exec(text.slice(Math.max(0, from - 24), from))?.[0] ?? '') + name

type Member = { name: string; group: string; from: number; to: number; until?: IsoDate | null }

const DUTY = new RegExp(`^${DUTIES}`)
/** The people of a piece of text without the duties that stand before their names ("Murahhas Aza Ayşe Yılmaz"). */
const bareIn = (body: Body, from: number, to: number): { name: string; from: number; to: number }[] =>
  partiesIn(body, from, to).flatMap((person) => {
    const length = isEntity(person.name) ? 0 : (DUTY.exec(`${fold(person.name)} `)?.[0].length ?? 0)
    const name = person.name.slice(length)
    return name.includes(' ') ? [{ name, from: person.from + length, to: person.to }] : []
  })
/** Another name follows that was not read. */
const GOES_ON = new RegExp(`^['’]?\\S{0,4}\\s*(?:,|ve|ile) (?!${GROUP})`)
const listFrom = (body: Body, at: number): { name: string; from: number; to: number }[] => {
  const people = bareIn(body, at, Math.min(body.plain.length, at + 400))
  const end = people.findIndex((person, which) => {
    const between = body.plain.slice(which === 0 ? at : people[which - 1]?.to, person.from)
    return which === 0
      ? !FIRST_LISTED.test(between)
      : !(
          LISTED.test(between) ||
          LISTED.test(between.replace(/\([^()]{3,60}\)/, '')) ||
          NEXT_LISTED.test(between) ||
          // One a line, each with what he is.
          (FIRST_LISTED.test(between) && breakIn(body, (people[which - 1]?.to ?? at) - 1, person.from) !== undefined)
        )
  })
  const list = people.slice(0, end < 0 ? people.length : end)
  const rest = body.plain.slice(list.at(-1)?.to ?? at, (list.at(-1)?.to ?? at) + 200)
  return NO_MORE.test(rest) || GOES_ON.test(rest) ? [] : list
}
/** "Ayşe Yılmaz'ın aksi karar alınıncaya kadar B Grubu …": what may stand between a name and the grade behind it. */
const TO_GRADE =
  /^['’]?\s?(?:n?[iu]n|y?[iu]|y?[ae])?\s*(?:(?:aksi(?:ne)? (?:bir )?karar alin(?:in|an)caya kadar|\d{1,2}\.\d{1,2}\.\d{4} tarihine kadar|\S{1,10} yil (?:sure ?(?:ile|yle)|sureyle|icin)) )?$/
const listTo = (body: Body, at: number): { name: string; from: number; to: number }[] => {
  const people = partiesIn(body, Math.max(0, at - 400), at)
  const last = people.at(-1)
  if (!last || !TO_GRADE.test(body.plain.slice(last.to, at))) return []
  let first = people.length - 1
  const between = (which: number): string => body.plain.slice(people[which - 1]?.to, people[which]?.from)
  while (first > 0 && (LISTED.test(between(first)) || NEXT_LISTED.test(between(first)))) first--
  return people.slice(first)
}

/** "Ayşe Yılmaz (Müdür) : A Grubu": the grade ends the line of its one holder; null where it does not. */
const lineOf = (
  body: Body,
  { from, to }: { from: number; to: number },
): { name: string; from: number; to: number; until: IsoDate | null } | null => {
  const first = lineStart(body, from)
  const end = breakIn(body, to, Math.min(body.plain.length, to + LINE_LONG))
  const behind = body.plain.slice(to, end ?? to + LINE_LONG)
  if (end === undefined || !/^ ?(?:imza yetkilisi|imzaya yetkili)?(?:,? ?\(?[^():;,.]{2,12}[^():;,]{2,40} kadar\)?)?[\s,;.]*$/.test(behind))
    return null
  const [person, ...others] = partiesIn(body, first, from)
  return person &&
    others.length === 0 &&
    LABELLED.test(body.plain.slice(person.to, from)) &&
    /^\W*(?:\d{1,2}\W+)?$/.test(body.plain.slice(first, person.from))
    ? { ...person, until: termIn(behind)?.term.until ?? null }
    : null
}
const LABELLED = /^ ?(?:\([^()]{2,60}\)|[-–,] ?[^:;.|]{2,60})? ?[:–-] ?$/
const LINE_LONG = 100
const lineStart = (body: Body, at: number): number => {
  let from = at
  while (from > 0 && at - from < 160 && !body.breaks.has(from - 1)) from--
  return from
}

const membersIn = (body: Body, begin: number): Member[] => {
  const lists = listedIn(body).filter(({ members }) => (members[0]?.from ?? 0) >= begin)
  const listed = lists.flatMap(({ members }) => members)
  const found: Member[] =
    listed.length > 0
      ? listed
      : [
          ...matchesIn(body, LIST, begin).flatMap((match) =>
            (lineOf(body, { from: match.from, to: match.from + match.plain.trimEnd().length }) === null &&
            // The last cell of a row leads to nobody in the next.
            !body.text.slice(lineStart(body, match.from), match.from).includes('|')
              ? GONE.test(body.plain.slice(Math.max(begin, match.from - 60), match.from)) ||
                // "… Veli Kaya (A) grubu; Can Demir, …": of those before it.
                (/;\s*$/.test(match.plain) && listTo(body, match.from).length > 0)
                ? []
                : listFrom(body, match.to)
              : []
            ).map(({ name, to }) => ({
              name,
              group: match.printed(1),
              from: match.from,
              to,
              until: untilBefore(body, match.from),
            })),
          ),
          ...matchesIn(body, BEHIND, begin).flatMap((match) =>
            listTo(body, match.from).map(({ name, from }) => ({ name, group: match.printed(1), from, to: match.to })),
          ),
          // "A grubuna Ayşe Yılmaz ve Veli Kaya'nın, B grubuna Can Demir'in dahil edilmelerine"
          ...[...matchesIn(body, OF_CLASS, begin), ...matchesIn(body, INTO, begin)].flatMap((match) =>
            listFrom(body, match.to).map(({ name, to }) => ({ name, group: match.printed(1), from: match.from, to })),
          ),
          // The template prints it beside the office: "AYŞE YILMAZ; 20.3.2025 tarihine kadar (Yönetim Kurulu Üyesi - A Grubu)".
          ...matchesIn(body, IN_BRACKETS, begin).flatMap((match) => {
            const person = partiesIn(body, Math.max(begin, match.from - BEFORE_OFFICE), match.from).at(-1)
            const between = person ? body.plain.slice(person.to, match.from) : null
            return person && between !== null && IN_OFFICE.test(between)
              ? [{ name: hyphened(body, person), group: match.printed(1), from: person.from, to: match.to }]
              : []
          }),
        ]
          .map((each) => ({ ...each, group: nameOf(each.group) }))
          .concat(
            matchesIn(body, new RegExp(GROUP, 'dg'), begin).flatMap((match) => {
              const own = lineOf(body, match)
              return own ? [{ name: own.name, group: nameOf(match.printed(1)), from: own.from, to: match.to, until: own.until }] : []
            }),
          )
          .concat(gradedIn(body), gradedRowsIn(body))
          // "B Grubu imza yetkilileri A Grubundan bir imza yetkilisi ile": the other group is nobody's name.
          .filter(({ name }) => !/\b(?:grub|derece)/.test(fold(name)))
  return found.filter((each, at) => found.findIndex((other) => other.group === each.group && fold(other.name) === fold(each.name)) === at)
}

// "Ayşe Yılmaz'ın (A) grubu, Veli Kaya ile Can Demir'in B Grubu imza yetkilisi", "Veli Kaya'nın 2. derece imza yetkilisi"
const GRADED = new RegExp(
  `\\(?\\b(?:[a-h]|\\d|birinci|ikinci|ucuncu|dorduncu|besinci)\\)?\\.? ?(?:grub|grup|derece)[a-z]*(?= ?(?:,|ve |ile |ise |olarak|\\(?(?:sinirli (?:yetkili )?)?imza|sinirli yetkili|\\(?(?:sinirli )?temsil))`,
  'dg',
)
// "B Grubu imza yetkilileri olarak; …" is said of those who follow.
const HEADS_LIST = /^ imza yetkilileri olarak\s?[;:]/
// "… Satın Alma Müdürü olarak (sınırlı yetkiyle) atanmasına"
const TITLED =
  /^['’]?\s?n?[iu]n\s((?:[a-z]+\s){1,6}?)(?:unvaniyla|sifatiyla|olarak)\s(?:[a-z]+\s){0,4}?(?:atan|sec|tayin|belirlen|gorevlendir|yetkilendir)/
const BY_DIRECTIVE =
  /\bic yonerge[a-z']*(?: [a-z]+){0,3}? (?:istinaden|dayan[a-z]*|muste?nid?en|uyarinca|geregince|kapsaminda|cercevesinde|dogrultusunda|gore|dahilinde)\b/
/** "… sınırlı imza yetkilisi olarak": whose power a directive bounds, though these words do not name it. */
const AS_LIMITED = /\bsinirli (?:(?:temsil|imza|ve) ){0,3}yetkili(?:si|leri)? (?:olarak|sifati)/
// "A Grubu imza yetkilisi sıfatıyla Ayşe Yılmaz'ın, …": the grade stands before those who are given it.
const LEADING = new RegExp(
  `\\(?\\b(?:[a-h]|\\d|birinci|ikinci|ucuncu|dorduncu|besinci)\\)?\\.? ?(?:grub|grup|derece)[a-z]* (?:(?:sinirli|imza|temsil|ve) )*yetkili(?:si|leri)? (?:olarak|sifati(?:yla| ile)|unvani(?:yla| ile)) `,
  'dg',
)
const NUMBERED_PERSON =
  /^\s*(?:(?:yonetim kurulu|mudurler kurulu|sirket) (?:uyesi|baskani|baskan vekili|muduru|ortagi|calisani|personeli) )?(?:\S{8,16} (?:t\.?c\.? )?kimlik n(?:o|umara)\S* ?(?:lu )?)?$/
/** Those right behind a grade, up to the genitive that ends their list. */
const listBehind = (body: Body, at: number, to: number): { name: string; from: number; to: number }[] => {
  const people = partiesIn(body, at, Math.min(to, at + 400))
  if (!people[0] || !NUMBERED_PERSON.test(body.plain.slice(at, people[0].from))) return []
  let last = 0
  while (people[last]?.after !== 'of') {
    const next = people[last + 1]
    if (!next || !LISTED.test(body.plain.slice(people[last]?.to, next.from))) return []
    last++
  }
  return people.slice(0, last + 1)
}
const APPOINTS = /\b(?:ata(?:n|m[iu]s|d[iu])|sec|tayin|belirlen|gorevlendir|yetkilendir)[a-z]*/

// "… iç yönergede belirtilen sınırlar dahilinde kullanmalarına"
const BY_IT =
  /^(?:mali|idari|isler|satin|alma|sefi|sef|uzmani|sorumlusu|yoneticisi|direktoru|koordinatoru|insan|kaynaklari|pazarlama|uretim|finans|muhasebe|satis|ic|yonerge|belirtilen|sinirlar|dahilinde|cercevesinde|grup|birinci|ikinci|ucuncu|dorduncu)[a-z]*$/
/**
 * Limited agents named under a directive in prose, each with the group or title that the directive knows them by (TTK 371/7). What they may
 * do stands in the directive alone.
 */
export const limitedRule: Rule = (body) => {
  if (!/ic yonerge|\bsinirli /.test(body.plain)) return []
  const begin = bodyStart(body)
  return sentencesOf(body).flatMap(({ from, to }, at, sentences): Found[] => {
    const plain = body.plain.slice(from, to)
    // "… iç yönergesi kapsamında sınırlı yetkili olarak; …": the words before the list of them lead it.
    const lead = sentences[at - 1]
    const led = lead !== undefined && body.plain[lead.to - 1] === ';' ? body.plain.slice(lead.from, lead.to) : ''
    if (to <= begin || !APPOINTS.test(plain) || !(BY_DIRECTIVE.test(led + plain) || AS_LIMITED.test(plain))) return []
    const given = (at: { to: number }): boolean => isGiven(body, { from, to, sentence: { from, to } }, at.to, to, BY_IT)
    const graded = matchesIn(body, GRADED, from, to)
      .filter((match) => !HEADS_LIST.test(body.plain.slice(match.to, match.to + 40)))
      .map((match) => ({ ...match, behind: null, as: groupOf(body.text.slice(match.from, match.to)) }))
    const titled = partiesIn(body, from, to).flatMap((person) => {
      const title = graded.length > 0 ? undefined : TITLED.exec(body.plain.slice(person.to, to))?.[1]
      const at = title === undefined ? -1 : body.plain.indexOf(title, person.to)
      return title === undefined
        ? []
        : [{ from: at, to: at + title.length, behind: null, as: titleIn(body.text.slice(at, at + title.length)) }]
    })
    const leading = matchesIn(body, LEADING, from, to).flatMap((match) => {
      const behind = listBehind(body, match.to, to)
      return behind.length > 0 ? [{ ...match, as: groupOf(match.plain.trim()), behind }] : []
    })
    const free = graded.filter((each) => !leading.some((other) => other.from <= each.from && each.to <= other.to))
    return [...leading, ...free, ...titled].flatMap((at): Found[] => {
      const own = at.behind ?? listTo(body, at.from)
      const { as } = at
      return as === null || own.length === 0 || !given({ to: Math.max(at.to, own.at(-1)?.to ?? 0) })
        ? []
        : [
            {
              statement: representation(
                own.map(({ name }) => name),
                'limited',
                {
                  group: as,
                },
              ),
              from: Math.min(own[0]?.from ?? at.from, at.from),
              to: Math.max(own.at(-1)?.to ?? at.to, at.to),
            },
          ]
    })
  })
}

const OF = `${GROUP}(?:n?d[ae]n|n[iu]n)?${SIGNATORIES}(?:n[iu]n|[iu]n|nd[ae]n|l[ae]rd[ae]n|d[ae]n)?`
const ONE = '(?:\\s(?:herhangi )?(?:bir|birer|biri|birisi)[a-z]*(?: (?:kisi|imza|yetkili|uye|temsilci)[a-z]*)?(?: yetkilisi[a-z]*)?)'
const POWER = /temsil|ilzam|imza/
// "A ve B gruplarından": both at once.
const OF_ANY = new RegExp(`${GROUP}|\\(?\\b[a-h]\\)? (?:ve|ile) \\(?[a-h]\\)? (?:gruplar|dereceler)[a-z]*`, 'g')

type Counted = {
  group: string
  mode: 'sole' | 'joint'
  others: string[]
  limit: Limit | null
  floor: Limit | null
  from: number
  to: number
}
type CountedSentence = {
  rules: Counted[]
  left: Span[]
  alternatives: boolean
  until: IsoDate | null
  reach: ReturnType<typeof branchScopeIn>
}
/** The rules of a sentence that counts groups, each group's own; null where it is not understood whole. */
const countedIn = (printed: Body, members: readonly Member[], begin: number, sentence: Span): CountedSentence | null => {
  // What one signature or one group does not do is no power.
  const affirmed = withoutDenials(printed, sentence) ?? printed
  const plain = affirmed.plain.slice(sentence.from, sentence.to)
  // Who signs for a branch does not for the whole.
  if (!POWER.test(plain) || (!printed.branch && /\bsube/.test(plain))) return null
  const bounds = boundsIn(printed, sentence.from, sentence.to)
  const reach = branchScopeIn(printed, sentence.from, sentence.to)
  const among = apartsIn(printed.plain.slice(sentence.from, sentence.to)).map((each) => ({
    ...each,
    from: sentence.from + each.from,
    to: sentence.from + each.to,
  }))
  const own = branchName(printed)
  const itself = own ? matchesIn(printed, own, sentence.from, sentence.to) : []
  const body = withoutSpans(affirmed, [...among, ...itself, ...(reach ? [reach] : [])])
  // A list of members may stand in the sentence, before what they may do.
  const lists = listedIn(body).filter(({ end }) => sentence.from < end && end <= sentence.to)
  const listed = Math.max(begin, sentence.from, ...lists.map(({ end }) => end))
  const start = behindMembers(body, members, { from: listed, to: sentence.to })
  if (start === null) return null
  // "4.1.2019 tarihine kadar A grubu …": how long, before those whom it is said of.
  const marks = LED.exec(body.plain.slice(start, sentence.to))?.[0].length ?? 0
  const term = termAtStart(body.plain.slice(start + marks, sentence.to))
  const from = start + marks + (term?.end ?? 0)
  const groups = [...new Set(members.map(({ group }) => group))]
  const nameIn = (group: string): string => (group === THAT_GROUP && groups.length === 1 ? (groups[0] ?? group) : group)
  const sizeOf = (group: string): number => members.filter((each) => each.group === nameIn(group)).length
  const read = combinationsIn(body, from, sentence.to, bounds, sizeOf)
  if (!read) return null
  const clause = clausesOf(body).find((each) => each.to >= read.end)
  const bare = withoutSpans(body, bounds)
  if (!isLabelledForm(body, read.end) && !isGiven(bare, { from, to: clause?.to ?? sentence.to, sentence }, read.end)) return null
  const ceilings = new Map(bounds.flatMap(({ limit, above }) => (limit && !above ? [[limit.amount, limit]] : [])))
  const [ceiling, ...more] = ceilings.values()
  const counted: Counted[] = []
  const left: Span[] = []
  for (const { of, mode, each, bound, from: start, to } of read.all) {
    // "Bu miktarın üstünde": the one amount that was said.
    const said = bound?.limit ?? (bound && ceiling && more.length === 0 ? ceiling : null)
    if (bound && said === null) return null
    const [limit, floor] = bound?.above ? [null, said] : [said, null]
    const rule = (group: string, others: string[]): void => {
      counted.push({ group, mode, others, limit, floor, from: start, to })
    }
    const named = of.flatMap(({ group }) => (group === null ? [] : [nameIn(group)]))
    // Who is in that group no list of the notice says.
    if (named.some((group) => sizeOf(group) === 0)) {
      left.push({ from: start, to })
      continue
    }
    const [one, other] = named
    if (one === undefined) return null
    if (of.some(({ group }) => group === null)) {
      rule(one, ['*'])
      for (const group of groups) if (group !== one) rule(group, [one])
    } else {
      const [ones, others] = of.map(({ group, or = [] }) => (group === null ? [] : [group, ...or].map(nameIn)))
      if ([...(ones ?? []), ...(others ?? [])].some((group) => sizeOf(group) === 0)) return null
      for (const each of ones ?? []) rule(each, mode === 'sole' || other === undefined || one === other ? [] : (others ?? []))
      if (!each && other !== undefined && one !== other) for (const each of others ?? []) rule(each, ones ?? [])
    }
  }
  // What two of a grade may not do together no words before give them.
  const gives = ({ group, mode, others }: Counted): boolean => among.some((each) => givesApart(each, { group, mode, with: others }))
  if (counted.length === 0 || counted.some(gives)) return null
  return { rules: counted, left, alternatives: read.all.length > 1, until: term?.term.until ?? null, reach }
}
/** Marks before a sentence, and a heading or label that says only that something is said. */
const LED = /^[\s.:]*(?:yeni atanan temsilciler[\s.:]*)?(?:(?:aciklama|not|aciklamalar)\s?:\s*)?/
const LABEL = /\b(?:temsil|imza|yetki)(?: ve ilzam)? ?sekli\s?:/
/** "Temsil Şekli: Bir A ve bir B grubu imza.": the label of a form says of what it is, without a verb. */
const isLabelledForm = ({ plain }: Body, end: number): boolean =>
  new RegExp(`${LABEL.source}[^:]*$`).test(plain.slice(Math.max(0, end - LINE_LONG), end)) &&
  /^[\s.]*(?:(?:imza|imzasi|ile|temsil|ilzam|ve|yetkilisi)[\s.]*)*(?:\([\d/a-z]+\)\W*)*$/.test(plain.slice(end, end + LINE_LONG))
/** Where a sentence goes on behind those whom it puts into groups: with its next clause, or a label; null where with neither. */
const behindMembers = (body: Body, members: readonly Member[], { from, to }: Span): number | null => {
  const last = Math.max(from, ...members.filter((each) => each.to <= to).map((each) => each.to))
  if (last === from) return from
  const label = body.plain.slice(last, to).search(LABEL)
  return label >= 0 ? last + label : (clausesOf(body).find((each) => each.from >= last && each.to <= to)?.from ?? null)
}
/** How each group signs. */
export const groupRule: Rule = (body) => {
  if (/ic yonerge/.test(body.plain) || !/[a-h]\)? ?grub|\b[1-4]\.? gru[pb]|\bderece/.test(body.plain)) return []
  const begin = bodyStart(body)
  const members = membersIn(body, begin)
  if (members.length === 0) return []
  const found = new Map<string, Found>()
  const alternatives = new Set<string>()
  for (const sentence of sentencesOf(body)) {
    const counted = sentence.to > begin ? countedIn(body, members, begin, sentence) : null
    if (!counted) continue
    // "Ancak 2. derece … aşan işlemlerde 1. dereceden biri ile birlikte": up to there they sign as was said before.
    for (const { group, floor } of counted.rules)
      for (const { statement } of found.values())
        if (floor && statement.kind === 'representation' && statement.group === group && statement.limit === null && !statement.floor)
          statement.limit = floor
    for (const rule of counted.rules) {
      const power = groupPower(body, members, rule, counted)
      if (power) found.set(keyOf(rule), power)
      if (power && counted.alternatives) alternatives.add(keyOf(rule))
    }
  }
  // Of ways to sign up to one amount, the only one that is named, the words may bound the first alone.
  const all = [...found.entries()]
  const beyond = all.some(([, { statement }]) => isBeyond(statement))
  return all.flatMap(([key, power]) => (beyond || !alternatives.has(key) ? [power] : []))
}
const keyOf = ({ group, mode, others, limit, floor }: Counted): string =>
  `${group} ${mode} ${others.join()} ${limit?.amount ?? ''} ${floor?.amount ?? ''}`
/** The power that a rule gives those of its group; null where nobody is known to be in it, or to sign along. */
const groupPower = (body: Body, members: readonly Member[], rule: Counted, { until, left, reach }: CountedSentence): Found | null => {
  const { group, mode, others, limit, floor, from, to } = rule
  const own = members.filter((each) => each.group === group)
  // Those of the other grade at a branch may be told by an earlier notice.
  if (own.length === 0 || (!body.branch && others.some((other) => other !== '*' && !members.some((each) => each.group === other))))
    return null
  if (mode === 'joint' && others.length === 0 && own.length < 2) return null
  return {
    statement: representation(
      own.map(({ name }) => name),
      mode,
      {
        group,
        with: others,
        ...(mode === 'joint' && (others.length > 0 || own.length > 2) ? { any_of: true as const } : {}),
        limit,
        scope: reach?.scope ?? null,
        until: until ?? own.map((each) => each.until ?? null).sort()[0] ?? null,
        ...(floor ? { floor } : {}),
      },
    ),
    from,
    to,
    more: [...own, ...(reach ? [reach] : [])].map((span) => ({ from: span.from, to: span.to })),
    ...(left.length > 0 ? { left } : {}),
    known: [
      ...listedIn(body).map(({ from: start, end }) => ({ from: start, to: end })),
      ...own.map(({ from: start, to: end }) => ({ from: start, to: end })),
    ],
  }
}
/** Whether a power reaches beyond any amount. */
const isBeyond = (statement: Found['statement']): boolean => statement.kind === 'representation' && statement.limit === null

/** For which branch, as what and how somebody is to sign, said between him and his grade. */
const MEANWHILE =
  '(?:(?:[a-z]+ ){1,4}sube(?:si|miz|mizin|sinin)? (?:adina|icin|nezdinde(?: kullanilmak uzere)?|bunyesinde|emrinde|(?:mudur|yonetici|yetkili)[a-z]*(?: sifati(?:yla| ile)| unvani(?:yla| ile)| olarak)(?: ve)?)|(?:bir baska|herhangi bir|diger bir|bir) imza yetkilisi(?:yle| ile)(?: birlikte)? mustere[a-z]* kullan[a-z]* (?:uzere|kaydi(?:yla| ile))),? '
const GRADE = new RegExp(
  `^(?:['’\`]?\\s?[a-z]{1,3})?\\s*(?:\\([^()]{0,40}\\)\\s*)?(?:${MEANWHILE}){0,2}\\(?\\b(birinci|ikinci|ucuncu|dorduncu|i{1,3}|[1-5]|[a-h])\\b\\s?\\)?\\s?\\.? ?(?:derece(?:de|den|li)?|grubu?)\\b`,
)
/** The signature that somebody is given, up to its verb; nothing else may be decided before it. */
const GIVEN =
  /^(?:[^.;]|(?<=\b(?:\d{1,2}|i{1,3}))\.){0,500}?\bimza(?: (?:yetki(?:si|leri)|s[ae]lahiyet(?:i|leri))(?:ni|nin)?\s(?:ile )?(?:ver|tan[iı]n|bahsed|bahsolun|techiz|donat|yetkilendiril)|(?:ya)? (?:ile )?yetkili kilin| yetki(?:siyle|si ile),? (?:[a-z]+ ){0,6}?(?:ata|tayin|gorevlendir|getiril|naklen ata))[a-z]*/
const NOT_GIVEN = /iptal|kaldir|sona er|geri al|degistir|yukselt|indir|son ver|\bhaiz\b|[a-z]m[ae]m[ae]s/
/** An amount bounds a grade's signature. */
const BOUNDED = /\bsinirl|\btl\b|\bytl\b|\blira/
const WITH_ANY =
  /(?:herhangi (?:bir|diger bir)|bir baska|diger bir) (?:sube )?(?:imza )?yetkili(?:si)?(?:yle| ile|siyle)\s(?:birlikte )?mustere[a-z]* kullan/
const MANAGER =
  /\bsube(?:si|miz|mizin)? mudur(?:u|lugune (?:atanan|atanmis (?:olan|bulunan)|tayin (?:edilen|olunan|edilmis olan)|getirilen|secilen)) $|\bmudur(?:lug[a-z]*| olarak) (?:atanan|tayin (?:edilen|olunan)|getirilen|secilen) $|\bmudur(?:u)? olarak gorev (?:yapan|yapmakta olan|alan) $/
const AS_MANAGER = /\bsube(?:si|miz)? mudur[a-z]* (?:sifati|unvani|olarak)/
/** How far before a grade the words on how it is used may stand. */
const BEFORE = 260

/** The noun that ends what somebody in a bank is: "Bireysel Bankacılık Yetkilisi". */
const TITLE_ENDS =
  '(?:yonetici|yetkilisi|yetkili|yardimcisi|uzmani|uzman|muduru|mudur|sefi|sef|yonetmeni|yonetmen|yoneticisi|memuru|asistani|veznedari|veznedar|muhasebecisi|sorumlusu|temsilcisi|danismani)'
/** "İkinci müdür A ile şef B'ye ikinci derece": one grade of all in a list, each with what he is. */
const OF_ONE_GRADE = new RegExp(
  `^\\s*(?:,|ve|,? ?ile) (?:(?:ikinci|mudur|sef|yetkili|yonetici|yonetmen|uzman|memur|veznedar|muhasebeci|sube|servis)[a-z]* )*$|^['’]?\\s?y?[ae]?\\s*(?:,|ve|,? ?ile) (?:[a-z]+ ){0,4}${TITLE_ENDS} $|${LISTED.source}`,
)
const ONLY_IF = new RegExp(`${IF.source}|\\b(?:takdir(?:de|inde)|halinde|durumunda|sartiyla|kaydiyla)\\b`)
const TITLED_NAME =
  /^(?:\p{Lu}\p{L}+ ){0,4}(?:Yönetmen|Yetkili|Uzman|Yönetici|Müdür|Memur|Şef|Asistan|Sorumlu|Temsilci|Danışman|Yardımcı|Veznedar|Görevli)(?:[iıuü]|s[iıuü])? (?=\p{Lu}\p{L}+ \p{Lu})/u
type Graded = { name: string; before: number; group: string; from: number; to: number; end: number }
const gradedIn = once((body: Body): Graded[] => {
  if (!/imza (?:yetki|s[ae]lahiyet)/.test(body.plain) || !/derece|grub/.test(body.plain)) return []
  const people = partiesIn(body, bodyStart(body), body.plain.length)
  return people.flatMap((person, at): Graded[] => {
    let last = at
    while (
      (people[last]?.after === null || people[last]?.after === 'to') &&
      people[last + 1] &&
      OF_ONE_GRADE.test(body.plain.slice(people[last]?.to, people[last + 1]?.from))
    )
      last++
    const holder = people[last] ?? person
    const rest = body.plain.slice(holder.to, holder.to + 1000)
    const grade = GRADE.exec(rest)
    const given = grade ? GIVEN.exec(rest.slice(grade[0].length)) : null
    if (!grade || !given || isEntity(person.name) || NOT_GIVEN.test(given[0])) return []
    const end = holder.to + grade[0].length + given[0].length
    const clause = clausesOf(body).find((each) => each.to > end - 1)
    const reach = clause ? branchScopeIn(body, clause.sentence.from, clause.sentence.to) : null
    const bare = reach ? withoutSpans(body, [reach]) : body
    if (!clause || ONLY_IF.test(body.plain.slice(clause.from, holder.from)) || !isGiven(bare, { ...clause, from: holder.from }, end))
      return []
    // "Operasyon Yönetmeni A": what he is in the bank is no part of his name.
    const titled = TITLED_NAME.exec(person.name)?.[0].length ?? 0
    const [name, from] = [person.name.slice(titled), person.from + titled]
    return [{ name, before: holder.to, group: nameOf(grade[1] ?? ''), from, to: holder.to + grade[0].length, end }]
  })
})

/** "Şube Müdürü A'ya birinci derece, şef B'ye ikinci derece imza yetkisi verilmesine": signatories of a branch, each with his grade. */
export const gradeRule: Rule = (body) => {
  const begin = bodyStart(body)
  return gradedIn(body).flatMap(({ name, before, group, end, ...span }): Found[] => {
    const clause = clausesOf(body).find((each) => each.to > end - 1)
    if (!clause) return []
    const [person, rest, said] = [
      { name, from: span.from, to: before },
      body.plain.slice(before, before + 1000),
      body.plain.slice(before, span.to),
    ]
    const reach = branchScopeIn(body, clause.sentence.from, clause.sentence.to)
    const free = reach ? withoutSpans(body, [reach]) : body
    const used =
      !BOUNDED.test(free.plain.slice(person.to, clause.sentence.to)) &&
      (WITH_ANY.test(said) ||
        WITH_ANY.test(rest.slice(end - before, end - before + BEFORE)) ||
        WITH_ANY.test(body.plain.slice(Math.max(begin, person.from - BEFORE), person.from)))
    const manages =
      MANAGER.test(body.plain.slice(Math.max(0, person.from - 60), person.from)) ||
      AS_MANAGER.test(said) ||
      BECOMES_MANAGER.test(body.plain.slice(span.to, end))
    // "Umum Müdür A'ya B grubu imza salâhiyeti verilmesine": what he is called is his office, and no news.
    const general = !body.branch && GENERAL.test(body.plain.slice(Math.max(begin, person.from - 24), person.from))
    const role = general
      ? 'general_manager'
      : !manages
        ? 'authorised_signatory'
        : body.branch || AS_MANAGER.test(said)
          ? 'branch_manager'
          : 'manager'
    // Who is elected the branch's manager by a clause of its own holds that office, and signs by his grade.
    // So does who sits in an organ of the company, or manages it: with that office ends what he signs by.
    const elected = electedIn(body).some(
      (each) =>
        (each.role === 'branch_manager' || (!body.branch && each.role !== 'authorised_signatory')) && fold(each.name) === fold(person.name),
    )
    return [
      ...(elected
        ? []
        : [
            {
              statement: appointment(person.name, role as Role, { ...(general ? { confirms: true as const } : {}) }),
              ...span,
              ...(general ? { from: span.from - GENERAL_BEFORE } : {}),
              more: [{ from: person.to, to: end }],
            },
          ]),
      ...(used ? [gradePower([person.name], group, ['*'], reach, span)] : []),
    ]
  })
}
const GENERAL = /\b(?:umum|umumi|genel) mudur(?:u|umuz)? $/
const GENERAL_BEFORE = 'umum mudur '.length
const BECOMES_MANAGER = /\bsube(?:si|miz)?(?:n[iu]n)? mudur(?:u olarak|lugune)\b/

const gradePower = (
  persons: string[],
  group: string | null,
  others: string[],
  reach: { from: number; to: number; scope: string } | null,
  at: { from: number; to: number },
): Found => ({
  statement: representation(persons, 'joint', { group, with: others, scope: reach?.scope ?? null }),
  ...at,
  ...(reach ? { more: [{ from: reach.from, to: reach.to }] } : {}),
})

// "… 1. derece imza yetkililerinden biriyle müştereken"
const WITH_ONE_OF = new RegExp(`${OF}${ONE}(?:\\s*ile|(?<=yl[ae]))(?=\\s(?:birlikte|beraber|mustere[kc]))`, 'dg')
const SIGNS_BEHIND = /^[^;.]*\b(?:temsil|ilzam|imza)/
/** Whom the clause before gives a grade. */
const SAME_PEOPLE = /^\W*(?:ve )?(?:(?:adi|adlari|ismi|isimleri) gecenler(?:in)?|kendileri(?:nin)?|bunlar(?:in)?)(?= )/
const CLAUSE_BEFORE = 40
const SAME_PERSON = /^\W*(?:(?:adi|ismi) gecen|kendisi|anilan kisi)\b/
/** "A, 1. derece imza yetkililerinden biriyle müştereken temsile yetkilidir": one person, with anybody of a grade that an earlier notice may tell. */
export const withGradeRule: Rule = (body) => {
  if (!/\bderece|\bgrub/.test(body.plain) || /ic yonerge/.test(body.plain)) return []
  const begin = bodyStart(body)
  return matchesIn(body, WITH_ONE_OF, begin).flatMap((match): Found[] => {
    const clause = clauseHolding(body, match.from)
    if (!clause || !SIGNS_BEHIND.test(body.plain.slice(match.to, clause.to))) return []
    const from = Math.max(begin, clause.from)
    const reach = branchScopeIn(body, clause.sentence.from, clause.sentence.to)
    const people = partiesIn(body, from, match.from)
    const these = people.length === 0 && SAME_PEOPLE.test(body.plain.slice(from, match.from))
    const bare = withoutSpans(body, reach ? [reach] : [])
    const end = match.to + (/^\s(?:birlikte|beraber|mustere[kc][a-z]*)/.exec(body.plain.slice(match.to, clause.to))?.[0].length ?? 0)
    if (these) {
      // "A ve B'ye B grubu imza yetkisi verilmesine; adı geçenlerin A grubundan biri ile …": of those whom the clause before gives a grade.
      const own = gradedIn(body).filter((each) => each.from < from && clause.from - each.end < CLAUSE_BEFORE)
      const [first] = own
      const grades = new Set(own.map(({ group }) => group))
      if (!first || grades.size > 1 || grades.has(nameOf(match.printed(1)))) return []
      if (!isPlainlySaid(body, from, match.from, reach ? [reach] : []) || !isGiven(bare, { ...clause, from }, end)) return []
      return [
        gradePower(
          own.map(({ name }) => name),
          first.group,
          [nameOf(match.printed(1))],
          reach,
          { from: match.from, to: end },
        ),
      ]
    }
    // Who signs with whom for the whole company those words say that grade its signatories.
    if (!body.branch) return []
    const pronoun = people.length === 0 && SAME_PERSON.test(body.plain.slice(from, match.from))
    const before = pronoun ? partiesIn(body, Math.max(begin, from - FAR), from) : people
    const person = before.at(-1)
    // Whoever else is named beside him may sign so too, or not.
    if (!person || isEntity(person.name) || (pronoun ? false : people.length > 1)) return []
    const spans = [...people, ...(reach ? [reach] : [])]
    const others = new Set([...(body.plain.slice(pronoun ? from : person.to, match.from).match(OF_ANY) ?? [])])
    if (others.size > 0) return []
    if (!isPlainlySaid(body, pronoun ? from : person.to, match.from, spans) || !isGiven(bare, { ...clause, from }, end)) return []
    const own = membersIn(body, begin).find((each) => fold(each.name) === fold(person.name))
    return [gradePower([person.name], own?.group ?? null, [nameOf(match.printed(1))], reach, { from: match.from, to: end })]
  })
}
const FAR = 400
