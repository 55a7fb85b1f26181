/**
 * What a clause on signing adds to its form: who must be among the signers, what the power leaves out. Taken out of the clause, so that the frames of powers see the rest of it; whatever else it makes depend on something leaves it to be told.
 */
import { apartsIn } from './again.ts'
import type { RepresentationRule } from '../fact/fact.ts'
import type { Body, Span } from '../fact/found.ts'
import { TITLES } from '../fact/titles.ts'
import { squeeze } from '../kernel/text.ts'
import { peopleIn, sameBut } from '../text/names.ts'
import { allIn } from '../text/needed.ts'

// "biri mutlaka Ayşe Yılmaz olmak üzere", "biri A grubundan olmak kaydıyla"
const ONE_OF_THEM =
  /,?\s*(?:(?:imzalar[a-z]*|ikisinden|bunlardan|aralarindan) )?(?:birinin|birisinin|birisi|biri|bir tanesi)\s(?:mutlaka |imzasinin )?(?<who>[^,;]{1,60}?)(?:['’]?\s?[yn]?[ae] ait)?\s(?:mutlaka )?(?:olmasi|olmak|bulunmasi|bulunmak)\s(?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile)|kosulu(?:yla| ile)),?/
// "Yönetim Kurulu Başkanının imzası bulunmak kaydıyla"
const SIGNED_BY =
  /(?<=^|[,;:]\s?|\bsirketin |\b(?:sirketi|kooperatifi|kooperatif|sirket|kooperatifin|temsilinde|ilzaminda) )(?<who>[^,;:]{3,60}?)\simzasi(?:nin)?\s(?:(?:mutlaka )?(?:bulunmasi|bulunmak|olmasi|olmak)\s(?:kaydi(?:yla| ile)|sarti(?:yla| ile)|kosulu(?:yla| ile))|(?:sart|zorunlu|mecburi|gerekli|mutlaka) (?:olmak|bulunmak)\s(?:uzere|kaydi(?:yla| ile))),?/
// "taşınmaz satışı ve ipotek hariç olmak üzere", "kredi sözleşmeleri dışındaki işlemlerde"
const LEFT_OUT =
  /(?<=^\s?|[,;:]\s?|\bsirketin |\bsirketi |['’]n?[iu]n )(?<what>(?:[a-z]+ ){0,8}[a-z]+)\s(?:(?:haric(?:inde)?|mustesna)(?: (?:olmak|kalmak|tutulmak|birakilmak) (?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile)))?|disinda(?:ki)?(?: (?:tum|butun|her turlu|diger))?(?: (?:is ve )?islem[a-z]*)?(?: icin)?)(?=[,\s]),?/
// "Müdürün bulunmadığı hallerde", "Ayşe Yılmaz'ın yokluğunda, bu hallere münhasır olmak üzere"
export const WHEN =
  /\b(?:hallerde|hallerinde|hallere(?: munhasir(?:en)?(?: olmak uzere)?)?|durumunda|durumlarda|durumlarinda|yoklugunda|giyabinda|(?<!tasfiye )(?<!her )(?<!tek )halinde|(?:bulun|ol)[a-z]*[dt][iu]gi (?:zaman|sure|gun)[a-z]*|oldug[iu] (?:zaman|gun)[a-z]*)\b,?/g
/** Words that may not be left out: an organ ("yönetim kurulu dışından"), a place, a person. */
const NO_SUBJECT = /yonetim kurulu|yurt|sirket$|(?<!\bve )\bbunlar|\bbu\b|\bimzalar/

const OFFICE_TITLES = TITLES.filter(({ roles }) => roles.length > 0).map(({ title, printed }) => ({
  title,
  whole: new RegExp(`^(?:${printed})$`),
}))

/** The company's name or seal under which somebody signs says nothing of who he is. */
const SEALED =
  /^\s?(?:(?:sirket|kooperatif|isletme)[a-z]* )?(?:resmi )?(?:unvan|kase|muhur|muhr)[a-z]* (?:ve (?:unvan|kase|muhur|muhr)[a-z]* )?(?:alt|uzer)[a-z]* /
const whoIs = (body: Body, { from: begin, to }: Span): string | null => {
  const from = begin + (SEALED.exec(body.plain.slice(begin, to))?.[0].length ?? 0)
  const plain = body.plain
    .slice(from, to)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const grade = /^([a-h]|\d) (?:grubu|grup|derece)[a-z]*$/.exec(plain)?.[1]
  if (grade) return grade.toUpperCase()
  const title = OFFICE_TITLES.find(({ whole }) => whole.test(plain))
  if (title) return title.title
  const [person, ...others] = peopleIn(body, from, Math.min(body.text.length, to + 6))
  return person && others.length === 0 && person.from - from < 30 ? person.name : null
}

const spanOf = (match: RegExpExecArray, group: string, from: number): Span => {
  const at = from + match.index + match[0].indexOf(match.groups?.[group] ?? '')
  return { from: at, to: at + (match.groups?.[group] ?? '').length }
}

/** What a clause adds, and the body with those words left blank. */
export type Conditions = { body: Body; indispensable?: string[]; excludes?: string; condition?: string }

/** The fields of a power that a clause adds. */
export const addedTo = ({
  indispensable,
  excludes,
  condition,
}: Conditions): Pick<RepresentationRule, 'indispensable' | 'excludes' | 'condition'> => ({
  ...(condition ? { condition } : {}),
  ...(indispensable ? { indispensable } : {}),
  ...(excludes ? { excludes } : {}),
})

/** A body with the words of these spans left blank, so that the others stay where they are. */
export const withoutSpans = (body: Body, spans: readonly Span[]): Body => {
  const blank = (text: string): string =>
    spans.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)
  if (spans.length === 0) return body
  const left = { ...body, text: blank(body.text), plain: blank(body.plain), whole: body.whole ?? body }
  sameBut(left, body, Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to)))
  return left
}

/** "… alımı ile satış bedellerinin tahsili konularıyla sınırlı olarak": matters that a power is bounded to, up to the words that bound it. */
const BOUNDED_TO =
  /\s(?:is|islem|konu|husus|muamele)l[ae]r[iu](?:yl[ae]| ile|n[ae])(?: ilgili)? (?:sinirli|munhasir|mahdut) (?:(?:olmak|kalmak) (?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile))|olarak),?(?= )/g
/** Where the matters begin: behind whom the power is given to, or a mark. */
const MATTERS_BEGIN = /^[^]*(?:[;:]|\b(?:adi|ismi) gecen(?:e|[iu]n)?,?|\btaraf[iu]ndan[;,]?)\s/
/** Words of who signs and how, of sums and of other decisions are no matters. */
const NO_MATTER =
  /\b(?:imza|temsil|ilzam|munferi|muster|birlikte|tek bas|sec|ata|tayin|karar|yetki|sube)[a-z]*|\d|\btl\b|\blira|m[ae]s[iu]n[ae],|m[iu]st[iu]r|\b(?:haric|disinda|ancak|yalniz)/
const LONGEST_MATTER = 260
/** What the one such phrase of a sentence bounds its power to; null where there is none, several, or the words are no plain matters. */
export const matterIn = (body: Body, { from, to }: Span): (Span & { scope: string }) | null => {
  const plain = body.plain.slice(from, to)
  if (!/sinirli|munhasir|mahdut/.test(plain)) return null
  const [match, ...more] = allIn(plain, BOUNDED_TO)
  if (!match || more.length > 0) return null
  const end = from + match.index
  const lead = MATTERS_BEGIN.exec(body.plain.slice(Math.max(from, end - LONGEST_MATTER), end))?.[0].length ?? 0
  const last = peopleIn(body, from, end).at(-1)
  const named = last ? last.to + (/^['’\x60]?\s?[a-z]{1,4}(?=[\s,])/.exec(body.plain.slice(last.to, end))?.[0].length ?? 0) : from
  const begin = Math.max(named, lead > 0 ? Math.max(from, end - LONGEST_MATTER) + lead : from)
  const words = body.plain.slice(begin, end).replace(/^[\s,]+/, '')
  if (begin === from || words.length < 4 || words.length > LONGEST_MATTER || NO_MATTER.test(words)) return null
  const start = end - words.length
  return {
    from: start,
    to: from + match.index + match[0].length,
    scope: squeeze(body.text.slice(start, from + match.index + match[0].length)).replace(/,$/, ''),
  }
}

/** What a sentence adds to its form of signing; null where words that add something are not understood. */
export const conditionsIn = (body: Body, { from, to }: Span): Conditions | null => {
  const plain = body.plain.slice(from, to)
  const spans: Span[] = []
  const taken = (match: RegExpExecArray): void => {
    spans.push({ from: from + match.index, to: from + match.index + match[0].length })
  }
  const needed = ONE_OF_THEM.exec(plain) ?? SIGNED_BY.exec(plain)
  const who = needed && whoIs(body, spanOf(needed, 'who', from))
  if (needed && who === null) return null
  if (needed) taken(needed)
  const left = LEFT_OUT.exec(plain)
  const what = left && spanOf(left, 'what', from)
  // Who is left out is no subject; where those who sign are named, he is only not one of them.
  const without = what ? peopleIn(body, what.from, what.to).map(({ name }) => name) : []
  if (what && without.length > 0) {
    const others = peopleIn(body, what.to, to).map(({ name }) => name)
    if (needed || others.length === 0 || others.some((name) => without.includes(name)) || peopleIn(body, from, what.from).length > 0)
      return null
    return { body: withoutSpans(body, [{ from: from + (left?.index ?? 0), to: from + (left?.index ?? 0) + (left?.[0].length ?? 0) }]) }
  }
  if (what && NO_SUBJECT.test(body.plain.slice(what.from, what.to))) return null
  if (left) taken(left)
  return {
    body: withoutSpans(body, spans),
    ...(who ? { indispensable: [who] } : {}),
    ...(what ? { excludes: squeeze(body.text.slice(what.from, what.to)).replace(/ ise$/u, '') } : {}),
  }
}

/**
 * The circumstance that a clause begins with and that its power holds in alone ("Müdürün bulunmadığı hallerde …"), taken out of it; null
 * where it names none, `unclear` where the words do not tell whether those named sign or are the ones who are away.
 */
export const circumstanceIn = (body: Body, { from, to }: Span): Conditions | 'unclear' | null => {
  const last = allIn(body.plain.slice(from, to), WHEN).at(-1)
  if (!last) return null
  const end = from + last.index + last[0].length
  if (peopleIn(body, end, to).length === 0 && peopleIn(body, from, end).length > 0) return 'unclear'
  const condition = squeeze(body.text.slice(from, end)).replace(/^[\s,;:]+|[\s,;:]+$/g, '')
  return { body: withoutSpans(body, [{ from, to: end }]), condition }
}

// What one signature does not do is no power; it only says the others again: "tek imzanın şirketi bağlamamasına".
const NOT_ALONE =
  /[,;]?\s*(?:ve |ancak |yalniz )?(?:(?:mudur|uye|ortak|yetkili)[a-z]*(?:den|dan)? (?:her ?hangi )?)?(?:hic ?)?(?:(?:yalniz )?bir[a-z]*(?: de)?|tek|munferi[dt][a-z]*)(?: (?:tek ?basina|ataca[kg]i|munferi[dt]|bir|imza[a-z]*)){0,4} (?:sirketi |gecerli |yeterli |muteber |yetkili )?(?:baglamaya[a-z]*|baglama(?:z|masi)[a-z]*|sayilmaya[a-z]*|olmaya[a-z]*|olmama[a-z]*|degil[a-z]*|sayilmaz|olmaz|ilzam etme(?:z|ye)[a-z]*)[a-z]*/g
// "…, B'nin imzasına gerek olmaksızın tek başına": whom it does not take.
const WITHOUT_HIS =
  /(?<=['’]\s?n?[iu]n,?\s)(?:[a-z.]+ ){1,4}?[a-z.]+(?:['’]\s?n?[iu]n|(?<=n[iu]n)) imzasina (?:gerek|ihtiyac|luzum|hacet) (?:ol|kal|duyul|bulun)(?:maksizin|madan)/g
// Nor is what the others have not, beside who signs: "diğer üyelerin temsil yetkisi yoktur".
const OTHERS_NOT =
  /[,;]?\s*(?:ve |ancak )?diger (?:[a-z]+ )?(?:uye|mudur|orta[kg]|yetkili)[a-z]*(?: ise)? (?:sirketi )?(?:temsil|imza)[a-z]*(?: ve ilzam)? (?:yetki|s[ae]lahiyet)[a-z]* (?:yoktur|bulunmamaktadir|olmayacaktir)/g
// Who represents a branch alone.
const OF_BRANCH = /\bsube(?:yi|sini|mizi|lerini|sinde|lerinde|mizde)\b[^,;]{0,60}\b(?:temsil|ilzam)/

/** The body with what a clause denies one signature left blank; null where it gives a power over a branch alone. */
export const withoutDenials = (body: Body, { from, to }: Span): Body | null => {
  const plain = body.plain.slice(from, to)
  // Nor what a group has not among its own: "B grubu imzaların kendi aralarında şirketi ilzam etmemesine".
  const denied = [
    ...[NOT_ALONE, WITHOUT_HIS, OTHERS_NOT]
      .flatMap((words) => allIn(plain, words))
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
    ...apartsIn(plain),
  ].map((each) => ({ from: from + each.from, to: from + each.to }))
  const left = withoutSpans(body, denied)
  return !body.branch && OF_BRANCH.test(left.plain.slice(from, to)) ? null : left
}
