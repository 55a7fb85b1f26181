/**
 * Sentences on signing that are nothing but people, forms of signature and words that add nothing, in whatever order: "Şirketin A ve B
 * tarafından her ikisinin de ayrı ayrı atacakları imza ile temsil edilmesine", "M, E ile birlikte müştereken temsile yetkilidir". Each word is
 * a person, a form, or one of those that say no more; any other word (an amount, a subject, a condition) leaves the sentence to other frames.
 */
import { representation } from '../fact/stated.ts'
import { directiveBegins } from '../fact/directive.ts'
import type { RepresentationMode, Statement } from '../fact/fact.ts'
import { type Body, type Found, type Rule } from '../fact/found.ts'
import { countOf, termIn } from '../fact/office.ts'
import { formsOf } from '../text/lexicon.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, isName, partiesIn, type Party } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'
import { withoutDenials, withoutSpans } from './conditions.ts'
import { ALONE, FORM, isGiven, laterBegins, saysNoMore, TOGETHER } from './given.ts'
import { bodyStart } from './offices.ts'
import { powerRule } from './powers.ts'

const POWER = /\btemsil|\bilzam|\bimzaya yetkili|\bimza yetki|\bbagla/
/** The sentence names who sits before it says who signs: "… seçilmiş bulunan yönetim kurulu üyelerinden". */
const WHO_SIT = /^(?:(?!temsil|ilzam|imza|\btl\b|lira)[^;]){0,200}?\b(?:secil|atan|getiril)[a-z]* (?:bulunan|olan)\s/
/** Elections, terms and the templates' labels are other frames'. */
const OTHERS = new RegExp(
  `yetki ?sekli|\\b(?:derece|grub|sinirli|kimlik|uyruklu|yil|sene|sure|muddet)[a-z]*\\b|${formsOf('seç seçil ata atan getir getiril belirle belirlen görevlendir görevlendiril', 'said', 'decided', 'will')}`,
)
/** What a business goes by stands in capitals or with capital initials before these words, and is nobody's name. */
const BY_TRADE_NAME = /(?:ticaret |ticari )?unvan(?:i|iyla|li)\b/g
const NAME_OF_TRADE = /(?:(?:(?<![\p{L}])[\p{Lu}\d&][\p{L}\d&.'-]*|ve|-) )+$/u
const TRADER =
  /\b(?:tacir|(?:(?:ticari )?isletme|ticarethane|firma|is ?yeri)(?:s[iu]|s?inin|nin|y[iea])? sahibi(?: olan| ve (?:tek )?yetkilisi)?(?: t\.? ?c\.? uyruklu)?)\s$/
/** The words of a sentence on a business that say its owner acts himself. */
const OF_BUSINESS = /\b(?:isletme|ticarethane|firma|is ?yeri)[a-z]*\b/
const REPRESENTS = /\b(?:temsil|ilzam)[a-z]* (?:ed(?:er|ecek)|edil|olun)/
const EMPOWERED = /\b(?:temsil|ilzam)[a-z]* (?:tam )?(?:yetkili|s[ae]lahiyetli|mezun)/
/** "… işletmeyi tacirin kendisi temsil eder": whoever the notice names as its owner. */
const OWNER_HIMSELF =
  /\b(?:tacir(?:in)?|(?:isletme|ticarethane|firma)(?:yi|nin)? sahibi(?:nin)?)(?:\s(?:bizzat )?(?:kendi(?:si|sinin)?)\b|,?\s(?=[^;:]*\b(?:temsil|ilzam)))/
const NAMED_OWNER = /\b(?:tacirin|sahibinin|gercek kisinin)\s(?:adi (?:ve )?|ad(?:i)?, ?)soyadi\s?:?\s$/
const ownersIn = (body: Body): Party[] => {
  const owners = partiesIn(body, 0, body.text.length).filter(({ name, from }) => {
    const before = body.plain.slice(Math.max(0, from - 40), from)
    return !isEntity(name) && (TRADER.test(before) || NAMED_OWNER.test(before))
  })
  return [...new Map(owners.map((owner) => [fold(owner.name), owner])).values()]
}
const LONGEST_NAME = 160
/** The body with the names that businesses go by left blank. */
const withoutTradeNames = (body: Body, from: number, to: number): Body =>
  withoutSpans(
    body,
    [...body.plain.slice(from, to).matchAll(BY_TRADE_NAME)].flatMap(({ index }) => {
      const name = NAME_OF_TRADE.exec(body.text.slice(Math.max(from, from + index - LONGEST_NAME), from + index))
      return name ? [{ from: from + index - name[0].length, to: from + index }] : []
    }),
  )

/** "Üyelerden yalnız A şirketi temsile yetkilidir": he, and nobody beside him. */
const NOBODY_ELSE = /\b(?:yalniz(?:ca)?|sadece) (?:(?:yonetim kurulu |mudurler kurulu )?(?:baskan|uye|mudur)[a-z]* )?$/
const IS_EMPOWERED =
  /^(?: (?:sirketi|sirket|kooperatifi|her|hususta|konuda|turlu|iste|islemde))* (?:temsile?|ilzama?) (?:ve (?:temsile|ilzama) )?(?:yetkili|s[ae]lahiyetli)dir/

const PRINTED_BELOW = /\([^()a-z]*\d[^()]{0,14}\)/g
const ANY_TWO = /\b(?:her ?hangi )?(?:ikisi[a-z]*|iki (?:kisi|imza|uye|mudur|yetkili)[a-z]*)\b/
const MORE = /\b(?:ucu|ucun|dordu|besi)[a-z]*\b|\bbirer\b/
/** Who signs out of so many, of whom not all are named. */
const OUT_OF = /\b(uc|dort|bes|alti|yedi|[3-7]) (?:kisi|mudur|uye|ortak|imza)[a-z]*/
const ONE_OF = /\b(?:her ?hangi )?biri(?:si)?(?:n[iu]n|yle|ne)?\b/
const WITH = /^(?:['’]?\s?y?l[ae]|\s+ile)\s*$/
const SEVERAL = /\bher biri(?!n[iu]n karar)|\bgecenler|\bher iki|\bikisi\b/
const OWN_SHARE = /\b(?:temsil|ilzam|imza(?:ya\b|lama)|evrak|belge|islem|idare(?! (?:meclis|heyet)))/
/** Another way to sign behind the names. */
const OTHERWISE = /(?<!\b(?:unvan|kase|imza)[a-z]*) (?:veya|ya da|yahut)\b/
const OR = /\b(?:veya|ya da|yahut)\b/
type Power = Extract<Statement, { kind: 'representation' }>
type Part = { mode: RepresentationMode; people: Party[]; at: number; end: number }

const power = (mode: RepresentationMode, persons: string[], others: string[], any: boolean): Power =>
  representation(persons, mode, { with: others, ...(any ? { any_of: true as const } : {}) })

/** How the people of one form sign; null where the words between them do not tell. */
const powerOf = (plain: string, from: number, { mode, people, at }: Part): Power | null => {
  const names = people.map(({ name }) => name)
  const [first, last] = [people[0], people.at(-1)]
  if (!first || !last) return null
  const between = (one: Party | undefined, other: Party | undefined): string =>
    plain.slice((one?.to ?? 0) - from, (other?.from ?? 0) - from)
  const joins = people.slice(1).map((person, which) => between(people[which], person))
  // "İdaresi A'ya, temsili B'ye": each has his own.
  if (joins.some((words) => OWN_SHARE.test(words))) return null
  // The words behind those who are named say how many of them sign, wherever the form stands.
  const rest = at > last.to ? plain.slice(last.to - from, at - from) : plain.slice(last.to - from)
  const beside = mode === 'joint' && WITH.test(rest)
  if (mode === 'sole') return beside ? null : power('sole', names, [], false)
  if (joins.some((words) => OR.test(words)) || OTHERWISE.test(rest)) return null
  if (beside) {
    const subject = people.at(-2)
    return people.length === 2 && (subject?.after === 'of' || /^\s*,\s*$/.test(joins[0] ?? ''))
      ? power('joint', names.slice(0, 1), names.slice(1), false)
      : null
  }
  // "A ve B'den biri ile C": not any two of them.
  if (names.length < 2 || MORE.test(rest) || ONE_OF.test(rest) || joins.some((words) => ONE_OF.test(words))) return null
  return power('joint', names, [], ANY_TWO.test(rest) && names.length > 2)
}

/** The powers that a sentence gives; nothing where a word of it is none of those that such sentences are made of. */
const powersIn = (printed: Body, from: number, to: number, before: number): Found[] => {
  const undenied = withoutDenials(printed, { from, to })
  if (undenied === null) return []
  const body = withoutTradeNames(undenied, from, to)
  const plain = body.plain.slice(from, to).replace(PRINTED_BELOW, (words) => ' '.repeat(words.length))
  const people = partiesIn(body, from, to)
  const himself = people.length === 0 ? OWNER_HIMSELF.exec(plain) : null
  if (
    himself &&
    (REPRESENTS.test(plain) || (ALONE.test(plain) && !TOGETHER.test(plain) && EMPOWERED.test(plain))) &&
    [...plain.matchAll(/[a-z]+/g)].every(([word]) => saysNoMore(word))
  ) {
    const [owner, ...others] = ownersIn(body)
    const end = from + himself.index + himself[0].length
    return owner && others.length === 0 && isGiven(body, { from, to, sentence: { from, to } }, end)
      ? [{ statement: power('sole', [owner.name], [], false), from: from + himself.index, to: end }]
      : []
  }
  // "İşletmenin sahibi A'dır. İşletmeyi münferit imzası ile temsil eder.": he of whom alone the sentence before speaks.
  const [alone, ...others] = people.length === 0 ? [...plain.matchAll(FORM)] : []
  if (alone && others.length === 0 && ALONE.test(alone[0]) && OF_BUSINESS.test(plain) && REPRESENTS.test(plain)) {
    const [owner, ...rest] = partiesIn(body, before, from)
    const owners = ownersIn(body)
    const [only] = owners
    const end = from + alone.index + alone[0].length
    return owner &&
      only &&
      rest.length + owners.length === 1 &&
      fold(owner.name) === fold(only.name) &&
      [...plain.matchAll(/[a-z]+/g)].every(([word]) => saysNoMore(word)) &&
      isGiven(body, { from, to, sentence: { from, to } }, end)
      ? [{ statement: power('sole', [owner.name], [], false), from: from + (/^\s*/.exec(plain)?.[0].length ?? 0), to: end }]
      : []
  }
  if (
    people.length === 0 ||
    people.some(
      ({ name, introduced, to: end }) => introduced || isEntity(name) || !isName(name) || /^\s?:/.test(body.plain.slice(end, end + 2)),
    )
  )
    return []
  // "A ile şirket genel müdürüne bırakılmış olup, her biri": of the two one is named.
  if (people.length === 1 && SEVERAL.test(plain)) return []
  const sits = WHO_SIT.exec(plain.slice(0, (people[0]?.from ?? from) - from))?.[0].length ?? 0
  const forms = [...plain.matchAll(FORM)]
    .filter(([form]) => form !== 'ikisinin')
    .map((match) => ({
      mode: ALONE.test(match[0]) ? ('sole' as const) : ('joint' as const),
      at: from + match.index,
      end: from + match.index + match[0].length,
    }))
  const spans = [...people.map(({ from: at, to: end }) => ({ at, end })), ...forms]
  const words = [...plain.matchAll(/[a-z]+/g)].filter(
    ({ index }) => index >= sits && !spans.some(({ at, end }) => from + index >= at && from + index < end),
  )
  if (OTHERS.test(plain.slice(sits))) return []
  const count = OUT_OF.exec(plain.slice(sits))?.[1]
  if (count !== undefined && countOf(count) !== people.length) return []
  const none = people.length === 1 && NOBODY_ELSE.test(plain.slice(0, (people[0]?.from ?? from) - from))
  if (!words.every(([word]) => saysNoMore(word) || (none && /^(?:sadece|yalnizca)$/.test(word)))) return []
  if (!isGiven(body, { from, to, sentence: { from, to } }, forms.at(-1)?.end ?? people.at(-1)?.to ?? to)) return []
  if (laterBegins(body, from, to).length > 0) return []
  const parts: Part[] = []
  let since = from
  for (const form of forms) {
    const own = people.filter((person) => person.from >= since && person.to <= form.at)
    const last = parts.at(-1)
    if (last && own.length === 0) {
      if (last.mode !== form.mode) return []
      last.end = form.end
    } else parts.push({ ...form, people: own })
    since = form.end
  }
  const [only] = parts
  const behind = people.filter((person) => person.from >= since)
  // The form stands first: "Münferit imzaları ile … A, B ve C yetkili kılınmışlardır".
  if (only && parts.length === 1 && only.people.length === 0) only.people = behind
  else if (only && behind.length > 0) return []
  // "İşletme sahibi A işletmeyi kendisi temsil eder": an owner acts alone.
  const [owner] = people
  const acts = people.length === 1 && owner?.after === null && TRADER.test(body.plain.slice(Math.max(from, owner.from - 40), owner.from))
  if (!only && owner && acts && OF_BUSINESS.test(plain) && REPRESENTS.test(plain))
    parts.push({ mode: 'sole', people, at: owner.to, end: owner.to })
  else if (!only && owner && none && owner.after === null && IS_EMPOWERED.test(plain.slice(owner.to - from)))
    parts.push({
      mode: 'sole',
      people,
      at: owner.to,
      end: owner.to + (IS_EMPOWERED.exec(plain.slice(owner.to - from))?.[0].length ?? 0),
    })
  else if (!only) return []
  const powers = parts.map((part) => powerOf(plain, from, part))
  // Every word of it is read, to its verb.
  const end = from + body.plain.slice(from, to).replace(/[.\s]*(?:\([^()]*\)\s*)*$/, '').length
  return powers.includes(null)
    ? []
    : parts.flatMap((part, which): Found[] => {
        const statement = powers[which]
        const [first, last] = [part.people[0], part.people.at(-1)]
        const until = termIn(plain)?.term.until ?? null
        return statement && first && last
          ? [
              {
                statement: { ...statement, until },
                from: Math.min(first.from, part.at),
                to: part === parts.at(-1) ? end : Math.max(last.to, part.end),
              },
            ]
          : []
      })
}

const keyOf = ({ statement }: Found): string =>
  statement.kind === 'representation'
    ? `${statement.mode} ${statement.persons.map(fold).sort().join()} ${statement.with.map(fold).sort().join()} ${statement.any_of === true}`
    : ''

/** Who signs, by sentences of no other words. Where another frame reads one otherwise, this one says nothing. */
export const signedRule: Rule = (body) => {
  const [begin, directive] = [bodyStart(body), directiveBegins(body)]
  return sentencesOf(body).flatMap((sentence, at, sentences): Found[] => {
    const from = Math.max(sentence.from, begin)
    if (from >= sentence.to || sentence.to > directive || !POWER.test(body.plain.slice(from, sentence.to))) return []
    const found = powersIn(body, from, sentence.to, Math.max(begin, sentences[at - 1]?.from ?? from))
    if (found.length === 0) return []
    const others = powerRule(body).filter((each) => each.from < sentence.to && sentence.from < each.to)
    const own = new Set(found.map(keyOf))
    return others.every((each) => own.has(keyOf(each))) ? found.filter((each) => !others.some((other) => keyOf(other) === keyOf(each))) : []
  })
}
