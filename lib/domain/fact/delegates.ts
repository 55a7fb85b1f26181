/** Natural persons who act for the legal entities among the officers (TTK 359/2): as they are named with the entity, and as they change. */
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { fold } from '../kernel/text.ts'
import { electionsIn } from './elections.ts'
import { type Body, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { isName, nameAtEnd, personIn } from './person.ts'

const DELEGATE = /tuzel kisi adina\s*[;,:]?\s*([^;:]{5,260}?)\s+hareket edecektir/dg

/**
 * "Tüzel kişi adına; … SERDAR MARANGOZ hareket edecektir": the natural person who acts for a legal entity, named once however often it is
 * printed.
 */
const actingRule: Rule = (body) => {
  const all = electionsIn(body)
  const seen = new Set<string>()
  return matchesIn(body, DELEGATE).flatMap((match): Found[] => {
    const person = personIn(match.printed(1))
    const before = all.filter((each) => each.to <= match.from).at(-1)
    // The sentence before may not have been legible: then whose delegate this is stays open. What has a seat of its own ("Adres: …") is an
    // entity, whatever its last word.
    const seated = before && /^[\s.,;]*adres\s*:/.test(body.plain.slice(before.to, before.to + 20))
    const entity = before && match.from - before.to < 300 && (seated || isLegalEntity(before.person)) ? before.person : null
    const key = `${fold(person)} ${fold(entity ?? '')}`
    if (!isName(person) || seen.has(key)) return []
    seen.add(key)
    return [
      {
        statement: {
          kind: 'appointment',
          person,
          role: 'representative_of_legal_entity',
          legal_entity: entity,
          from: null,
          until: null,
          term_years: null,
        },
        from: match.from,
        to: match.to,
      },
    ]
  })
}

// "X A.Ş. adına hareket eden … A'in görevi sona ermiştir. Yerine … B hareket edecektir."
const ENDED =
  /\badina hareket (?:eden|etmekte olan|edecek)\s(?:olan\s)?(?:gercek kisi\S*\s)?([^;]{5,260}?)\s(?:onceki\s)?(?:bu\s)?(?:gorevi|temsilciligi)\s(?:[^.;]{0,40}\s)?sona ermistir/dg
const FOLLOWED = /^[\s.,;]*yerine,?\s([^;]{5,260}?)\s(?:tuzel kisi adina\s)?hareket edecektir/
// "X A.Ş. adına hareket edecek gerçek kişi … B olarak değiştirilmiştir."
const CHANGED =
  /\badina hareket edecek (?:olan )?gercek kisi(?:nin|,|;|:)?\s([^;]{5,260}?)\solarak (?:degistirilmistir|belirlenmistir|secilmistir|atanmistir)/dg
const HEADING = /^.*\b(?:DE[ĞG][İI][ŞS][İI]KL[İI](?:K|[ĞG][İI])|YETK[İI]L[İI]LER|TEMS[İI]LC[İI](?:LER|S[İI])|SE[ÇC][İI]LENLER|ERENLER)\s+/u

/** The legal entity whose name ends where a clause says for whom somebody acts; null where none is legible. */
const entityBefore = (body: Body, at: number): string | null => {
  const name = nameAtEnd(body.text.slice(Math.max(0, at - 200), at)).replace(HEADING, '')
  return isName(name) && isLegalEntity(name) ? name : null
}
const acts = (person: string, entity: string, at: { from: number; to: number }): Found[] =>
  isName(person) && entity !== ''
    ? [
        {
          statement: {
            kind: 'appointment',
            person,
            role: 'representative_of_legal_entity',
            legal_entity: entity,
            from: null,
            until: null,
            term_years: null,
          },
          from: at.from,
          to: at.to,
        },
      ]
    : []

/** A delegate whose task ended, and who follows; an entity that is not legible leaves both untold. */
const changedRule: Rule = (body) => {
  const each = (pattern: RegExp, state: (match: Match, entity: string) => Found[]): Found[] =>
    matchesIn(body, pattern).flatMap((match) => {
      // "Tüzel kişi adına hareket eden … A'in görevi sona ermiştir": who leaves is told, though not by whom he was sent.
      const entity =
        entityBefore(body, match.from) ?? (/tuzel kisi\s*$/.test(body.plain.slice(Math.max(0, match.from - 14), match.from)) ? '' : null)
      return entity === null ? [] : state(match, entity)
    })
  return [
    ...each(ENDED, (match, entity) => {
      const person = personIn(match.printed(1))
      const next = FOLLOWED.exec(body.plain.slice(match.to, match.to + 320))
      const follower = next
        ? body.text.slice(match.to, match.to + next[0].length).replace(/\s(?:t[üu]zel ki[şs]i ad[ıi]na\s)?hareket edecektir$/iu, '')
        : null
      const left: Found[] = isName(person)
        ? [
            {
              statement: { kind: 'departure', person, role: 'representative_of_legal_entity', on: null, reason: null },
              from: match.from,
              to: match.to,
            },
          ]
        : []
      return [
        ...left,
        ...(follower !== null && next ? acts(personIn(follower), entity, { from: match.to, to: match.to + next[0].length }) : []),
      ]
    }),
    ...each(CHANGED, (match, entity) => acts(personIn(match.printed(1)), entity, match)),
  ]
}

/** Who acts for a legal entity, from now on or no more. */
export const delegateRule: Rule = (body) => [...actingRule(body), ...changedRule(body)]
