/**
 * Powers that a notice changes: "Ayşe Yılmaz için yetki şekli Münferiden Temsile Yetkilidir şeklinde değiştirilmiştir", "A'nın münferit olan
 * imza yetkisinin B ile müşterek olarak değiştirilmesine karar verilmiştir". The words of the new form stand right before the verb that
 * changes it, and nothing behind that verb.
 */
import { representation } from '../fact/stated.ts'
import { type Body, type Found, matchesIn, type Rule } from '../fact/found.ts'
import { listIn } from '../fact/office.ts'
import { LISTED, partiesIn, type Party } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'
import { bodyStart } from './offices.ts'
import { isAlongWithHimself } from './references.ts'

const SIGNS = '(?:(?: imza(?: yetkisi)?)?(?: sirketi)?(?: temsil(?:e|i)?(?: ve ilzama?)?)?(?: yetkili(?:dir)?)?)'
const FORM = `(?:munferi[dt](?:en)?|mustereken|musterek)${SIGNS}`
/** The power whose form is changed: "yetki şekli", "münferit olan imza yetkisinin", "temsil yetkisinin şekli". */
const POWER = `(?:(?:yetki|temsil|imza) ?sekli|(?:munferi[dt](?:en)?|mustereken|musterek)(?: olan)? (?:temsil |imza |temsil ve ilzam )?yetki(?:si|leri)(?:nin)?|(?:temsil|imza|temsil ve ilzam) yetki(?:si|leri)(?:nin)?(?: sekli)?|yetki(?:si|leri)(?= [^.;]{0,200}temsile yetkilidir))`
const OLD = `(?:${FORM} iken |(?:musterek|munferit)[dt]en )`
const NEW = `(?:(?:\\(([^()]{3,300})\\)\\S{0,4}(?: ile)?(?: birlikte)? |(\\S[^()":;,.]{4,80}?) ile (?:birlikte )?)?(mustereken|musterek[ei]?)${SIGNS}|(munferi[dt](?:en|e)?)${SIGNS})`
const CHANGED =
  '(?:(?:degistiril|guncellen|cevril)mis(?:tir|(?= ve\\b|,))|(?:degistirilmesi|guncellenmesi|cevrilmesi)ne (?:[a-z]*oy ?birlig[a-z]+ (?:ile )?)?karar (?:verilmistir|verildi|alinmistir|alindi))'
const WHOLE = new RegExp(
  `(?<=\\bicin |['’]\\s?[a-z]{1,4} )${POWER}\\s?[:,]?\\s(?:degistirilmis olup,? ${NEW}|${OLD}?["“”']?\\s?${NEW}\\s?\\.?\\s?["“”']?(?: (?:seklinde|olarak|olmak uzere))? ${CHANGED})(?=\\s?[.,](?:\\s|$)| ve\\b|\\s*$)`,
  'dg',
)

/** What a sentence that goes on behind the change may take back of it. */
const TAKEN_BACK = /durdur|iptal|redd|geri al|vazgec|mahkeme|\bancak\b|\bkayd|\bsart|haric|disinda/

/** Whose form words change: the people of the list that ends right before them. */
const ownersBefore = (body: Body, from: number, to: number): Party[] => {
  const people = partiesIn(body, from, to)
  const last = people.at(-1)
  if (!last || !/^(?:['’]\s?[a-z]{1,4}|;?\sicin)\s$/.test(body.plain.slice(last.to, to))) return []
  let first = people.length - 1
  while (first > 0 && LISTED.test(body.plain.slice(people[first - 1]?.to, people[first]?.from))) first--
  return people.slice(first)
}

/** Powers whose form a notice changes. */
export const changedRule: Rule = (body) => {
  const begin = bodyStart(body)
  return sentencesOf(body).flatMap((sentence): Found[] => {
    const from = Math.max(sentence.from, begin)
    const plain = body.plain.slice(from, sentence.to)
    if (from >= sentence.to || !/degistiril|guncellen|cevril/.test(plain)) return []
    return matchesIn(body, WHOLE, from, sentence.to).flatMap((match): Found[] => {
      const owners = ownersBefore(body, from, match.from)
      const [first] = owners
      if (!first || TAKEN_BACK.test(body.plain.slice(match.to, sentence.to))) return []
      const list = match.printed(1) || match.printed(2) || match.printed(5) || match.printed(6)
      const sole = match.span(4) !== null || match.span(8) !== null
      const others = list === '' ? { names: [], any: false } : listIn(list)
      if (
        others === null ||
        isAlongWithHimself(
          owners.map(({ name }) => name),
          others.names,
        )
      )
        return []
      return [
        {
          statement: representation(
            owners.map(({ name }) => name),
            sole ? 'sole' : 'joint',
            {
              with: others.names,
              ...(others.any ? { any_of: true as const } : {}),
            },
          ),
          from: first.from,
          to: match.to,
        },
      ]
    })
  })
}
