/**
 * Who acts for a legal entity among the officers, from now on or no more: the template's sentences ("Tüzel kişi adına; … SERDAR MARANGOZ hareket
 * edecektir", "X A.Ş. adına hareket eden … A'nın görevi sona ermiştir. Yerine … B hareket edecektir") and the words of decisions (sitting.ts).
 */
import { confirmed } from '../fact/stated.ts'
import { fold } from '../kernel/text.ts'
import { type Body, type Found, matchesIn, type Rule } from '../fact/found.ts'
import { NO_TERM } from '../fact/office.ts'
import { verb } from '../text/lexicon.ts'
import { cleanName, isEntity, isName, partiesIn } from '../text/names.ts'
import type { Chosen } from './assigned.ts'
import { clausesOf } from './clauses.ts'
import { appointed, electedIn, ENDED, representsIt, SAID } from './offices.ts'
import { sittingIn } from './sitting.ts'

const BRACKETED = /\((?:[^()]|\([^()]*\))*\)/g
const ACTING = new RegExp(
  `\\badina hareket (?:eden|etmekte olan|edecek|etmek uzere)\\b|\\bgercek kisi temsilci(?:si)? olarak\\b|\\btemsilen (?:gorev yapan|hareket eden)\\b|\\btuzel kisi (?:adina|namina)\\b|^\\W*(?:adina|namina|temsilen)\\b|${verb('act', 'will', 'said')}`,
)
const WILL_ACT = new RegExp(`${verb('act', 'will')}|${verb('serve', 'will')}`)
/** "Tüzel kişi adına": for somebody, whoever it is; and "… ile müştereken": beside somebody. */
const FOR_ONE = /\b(?:adina|namina|temsilen)\b/
const OF_THE_OFFICER = /\btuzel kisi (?:mudur|(?:yonetim kurulu )?uye|yonetim kurulu baskan)[a-z]*(?:[iu]m[iu]z)? (?:adina|namina)\b/
const ALONG = /^\s?(?:['’`]?\s?y?l[ae]|ile)\b/
const TO_ACT = new RegExp(verb('act', 'decided'))
/** "Gerçek kişi temsilci olarak belirlenmiştir", "adına hareket etmek üzere … atanmıştır": chosen for it. */
const CHOSEN_TO_ACT = new RegExp(
  `\\b(?:gercek kisi temsilci(?:si)? olarak|adina hareket etmek uzere)\\b[^;]{0,260}(?:${verb('elect', 'said')}|${verb('elect', 'decided')})`,
)
const IN_PLACE = /\byerine\b/
/** Who takes another's place is registered, chosen or named for it. */
const COMES = new RegExp(`^['’]?\\s?n?[iu]n,? (?:[a-z]+ ){0,2}?(?:tescil (?:edil|olun)m[ae]sin[ae]|${verb('elect', 'decided')})`)
const CHANGED = new RegExp(`adina hareket edecek (?:olan )?gercek kisi`)

/** "A ANONİM ŞİRKETİ(Adına hareket edecek gerçek kişi: B)", among those who sign along. */
const BESIDE = /\(adina hareket ed(?:ecek|en) (?:olan )?gercek kisi\s*:\s*([^()]{3,80})\)/dg
/** "…(Adına hareket eden gerçek kişi: B)'in önceki bu görevi sona ermiştir": he goes with the entity that he acted for. */
const ENDS_WITH = /^(?:\s?['’`]?\s?n?[iu]n)? (?:onceki )?(?:bu )?(?:gorev|uyelig)[a-z]* sona er/
/** "X A.Ş.'nin (Adına hareket eden gerçek kişi: B)": the ending stands before the brackets. */
const BEFORE_BRACKETS = /^\s?(?:['’`]\s?n?[iu]n)?\s?$/
/** "Tüzel kişi adına; … B hareket etmektedir": as it was before. */
const ACTS = /\bhareket etmektedir/

/** Who is named in brackets as acting for an entity: of one that signs along by the way, of who does so already; of one that goes he goes too. */
const besides = (body: Body): Found[] =>
  matchesIn(body, BESIDE).flatMap((match) => {
    const entity = partiesIn(body, Math.max(0, match.from - LONGEST_NAME), match.from).findLast(({ name }) => isEntity(name))
    const person = cleanName(match.printed(1))
    if (!entity || !BEFORE_BRACKETS.test(body.plain.slice(entity.to, match.from)) || !isName(person) || isEntity(person)) return []
    const at = { from: entity.from, to: match.to }
    return ENDS_WITH.test(body.plain.slice(match.to, match.to + 60))
      ? [{ statement: { kind: 'departure', person, role: 'representative_of_legal_entity', on: null, reason: null }, ...at }]
      : [confirmed(appointed(person, 'representative_of_legal_entity', entity.name, NO_TERM, at))]
  })
const LONGEST_NAME = 200

/** "X A.Ş., kendisini B temsil etmek üzere … seçilmiştir": who sits for the one that the clause elects. */
const representing = (body: Body, elected: readonly Chosen[]): Found[] =>
  /\bkendi(?:si)?ni\b/.test(body.plain)
    ? clausesOf(body).flatMap(({ from, to }) => {
        const parties = partiesIn(body, from, to)
        return parties.flatMap((party, at): Found[] => {
          const entity = parties[at - 1]
          return entity &&
            isEntity(entity.name) &&
            !isEntity(party.name) &&
            representsIt(body, party) &&
            elected.some((each) => each.name === entity.name && each.from < to && from < each.to)
            ? [appointed(party.name, 'representative_of_legal_entity', entity.name, NO_TERM, { from: entity.from, to: party.to })]
            : []
        })
      })
    : []

/** How far behind its election a sentence may say who acts for an entity. */
const NEAR = 420

/** Who acts for a legal entity, and who does so no more. */
export const delegateRule: Rule = (body) => {
  const all = electedIn(body)
  const entities = new Map(all.filter(({ name }) => isEntity(name)).map(({ name }) => [fold(name), name]))
  const [only] = entities.size === 1 ? [...entities.values()] : []
  const found: Found[] = []
  let entity: string | null = null
  let near = -1000
  for (const { from, to, sentence } of clausesOf(body)) {
    const sitting = sittingIn(body, from, to)
    if (sitting) {
      const of: string | null = sitting.of ?? (from - near < NEAR ? entity : null)
      if (sitting.ends)
        found.push({
          statement: {
            kind: 'departure',
            person: sitting.ends.name,
            role: 'representative_of_legal_entity',
            on: null,
            reason: sitting.reason,
          },
          from,
          to,
        })
      // Whom words only point back to ("bu tüzel kişi") is nobody where none was elected.
      if (sitting.begins && of !== null)
        found.push(appointed(sitting.begins.name, 'representative_of_legal_entity', of, NO_TERM, { from, to }))
      ;[entity, near] = [of, to]
      continue
    }
    // Who acts for one of a list is said in brackets, by the way.
    const plain = body.plain.slice(from, to).replace(BRACKETED, (words) => ' '.repeat(words.length))
    if (!ACTING.test(plain)) {
      const elected = all.filter((each) => each.from >= sentence.from && each.to <= to).at(-1)
      const seated = elected && /^[\s.,;]*adres\s*:/.test(body.plain.slice(elected.to, elected.to + 24))
      if (elected) [entity, near] = [seated || isEntity(elected.name) ? elected.name : null, elected.to]
      continue
    }
    const parties = partiesIn(body, from, to)
    const named = parties.find(({ name }) => isEntity(name))?.name ?? null
    const natural = parties.filter(({ name }) => !isEntity(name))
    const people = natural.some((each) => each.introduced) ? natural.filter((each) => each.introduced) : natural
    const person = people.at(-1)
    // "Tüzel kişi müdür adına": the only one that the notice elects.
    const of = named ?? (from - near < NEAR ? entity : null) ?? (OF_THE_OFFICER.test(plain) ? (only ?? null) : null)
    // "X A.Ş. adına hareket eden gerçek kişi değişmiş olup yerine B hareket edecektir"
    if (!person && named) [entity, near] = [named, to]
    const [first, next] = natural
    // "A'nın görevi sona ermiş, yerine B tüzel kişi adına hareket edecektir"
    if (first && next && natural.length === 2 && of !== null && first.after === 'of') {
      const begin = Math.max(first.to, next.since)
      const between = body.plain.slice(first.to, begin)
      const behind = body.plain.slice(next.to, to)
      if (ENDED.test(between) && IN_PLACE.test(between) && (WILL_ACT.test(behind) || TO_ACT.test(behind) || COMES.test(behind))) {
        found.push({
          statement: { kind: 'departure', person: first.name, role: 'representative_of_legal_entity', on: null, reason: null },
          from,
          to: begin,
        })
        found.push(appointed(next.name, 'representative_of_legal_entity', of, NO_TERM, { from: begin, to }))
        ;[entity, near] = [of, to]
        continue
      }
    }
    if (!person || people.length > 1) continue
    const span = { from: Math.max(from, person.since), to }
    // Who stands behind "yerine" is the one who comes: what ended was another's.
    const comes = IN_PLACE.test(body.plain.slice(from, person.since))
    if (ENDED.test(plain) && person.after === 'of' && !comes) {
      found.push({
        statement: { kind: 'departure', person: person.name, role: 'representative_of_legal_entity', on: null, reason: null },
        ...span,
      })
      ;[entity, near] = [named ?? entity, to]
    } else if (
      (WILL_ACT.test(plain) && (of !== null || FOR_ONE.test(plain)) && !ALONG.test(body.plain.slice(person.to, to))) ||
      (of !== null && person.after === 'of' && TO_ACT.test(plain)) ||
      (of !== null && CHOSEN_TO_ACT.test(plain)) ||
      (CHANGED.test(plain) && SAID.test(plain)) ||
      /olarak degistiril/.test(plain)
    ) {
      found.push(appointed(person.name, 'representative_of_legal_entity', of, NO_TERM, span))
    } else if (of !== null && ACTS.test(plain)) {
      found.push(confirmed(appointed(person.name, 'representative_of_legal_entity', of, NO_TERM, span)))
    }
  }
  found.push(...besides(body), ...representing(body, all))
  const seen = new Set<string>()
  return found.filter(({ statement }) => {
    // Whom the notice itself names as the delegate it does not confirm as well.
    const key = JSON.stringify({ ...statement, confirms: undefined })
    return !seen.has(key) && seen.add(key)
  })
}
