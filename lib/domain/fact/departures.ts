import { fold } from '../kernel/text.ts'
import type { DepartureReason } from './fact.ts'
import { clauseStart } from './elections.ts'
import { type Body, type Found, matchesIn, type Rule } from './found.ts'
import { namesIn, powerRoleOf, roleOf } from './office.ts'
import { isName, personIn } from './person.ts'

const ENDED =
  /(?:(?:onceki\s+)?(?:bu\s+)?(?:uyeligi|konkordato komiseri gorevi|gorevi)|(tasfiye memur[a-z]*|(?:yonetim|mudurler) kurulu [a-z]+(?: vekil[a-z]+| yardimci[a-z]+)?|(?:genel |sube )?mudur[a-z]*|murahhas uye[a-z]*|denetci[a-z]*) gorevi|((?:sirket )?mudur[a-z]{0,4}|yonetim kurulu [a-z]+|temsilci|yetkili) olarak temsil yetkisi|(?:temsil )?yetkisi)\s+(?:(?:istifa|vefat|olum|azl|azil|gorevden al)[^.;]{0,40}?\s)?sona\s?ermistir/dg
const HELD = /daha onceden\s+\(?((?:[^()]|\([^()]{0,60}\)){3,90}?)\)?\s*(?:temsile yetkili\s*)?(?:gorevi\s+(?:olan\s)?|olan\s)/d

/** The last office that a clause names as held before. */
const heldIn = (clause: string): RegExpExecArray | null => {
  const last = [...clause.matchAll(/daha onceden|gorevi\s+olan|uyesi\s+olan/g)].filter((match) => match[0].startsWith('daha')).at(-1)
  return HELD.exec(last ? ' '.repeat(last.index) + clause.slice(last.index) : clause)
}

// "Tasfiye Memuru Türkiye Cumhuriyeti Uyruklu … X'in önceki bu görevi": the office stands before the person.
const OFFICE_FIRST =
  /(tasfiye memuru|(?:yonetim|mudurler) kurulu (?:uyesi|baskani|baskan vekili|baskan yardimcisi)|(?:genel |sube |sirket )?muduru?)\s+(?:olan\s)?(?=(?:\S+ ){1,3}uyruklu|[\d*x#]{8,14} kimlik)/dg
const REASONS: [RegExp, DepartureReason][] = [
  [/istifa/, 'resignation'],
  [/vefat|olum/, 'death'],
  [/azl|azil|gorevden al/, 'dismissal'],
]

const DEAD = /vefat|muteveffa|olumu/g
/** Whether the notice tells elsewhere that the person died: an office's end itself never names its cause. */
const died = ({ plain }: Body, person: string): boolean =>
  [...plain.matchAll(DEAD)].some(({ index }) =>
    fold(plain.slice(Math.max(0, index - person.length - 12), index + person.length + 30)).includes(fold(person)),
  )

/** "Daha önceden (Yönetim Kurulu Üyesi) Temsile Yetkili görevi olan … AYŞE YILMAZ'in önceki bu görevi sona ermiştir." */
export const departureRule: Rule = (body) => {
  const seen = new Set<string>()
  return matchesIn(body, ENDED).flatMap((match): Found[] => {
    const from = clauseStart(body.plain, match.from)
    const clause = body.plain.slice(from, match.from)
    const held = heldIn(clause) ?? [...clause.matchAll(OFFICE_FIRST)].at(-1)
    // Two people in one clause: the end of the sentence before was not legible, and whose office it was stays open.
    if ([...clause.slice(held?.index ?? 0).matchAll(/ikamet\s?e\S+|kimlik no/g)].length > 2) return []
    if (!held && /onceki|bu gorevi/.test(match.plain)) return []
    const [start, end] = held?.indices?.[1] ?? [0, 0]
    const ownWords =
      match.printed(1) || match.printed(2) || (/komiser/.test(match.plain + clause.slice(-30)) ? 'konkordato komiseri' : clause.slice(-40))
    const office = held ? body.text.slice(from + start, from + end) : ownWords
    const role = held && /temsile yetkili/.test(held[0]) ? powerRoleOf(office) : roleOf(office)
    const printed = body.text.slice(held ? from + held.index + held[0].length : from, match.from)
    const person = personIn(printed.replace(/(?:Konkordato )?Kom[iı]ser[iı]\s*$/iu, ''))
    if ((!role && !held) || !isName(person)) return []
    const key = `${fold(person)} ${role}`
    if (seen.has(key)) return []
    seen.add(key)
    const branch = role === 'manager' && body.branch ? 'branch_manager' : role
    return [
      {
        statement: {
          kind: 'departure',
          person,
          role: branch,
          on: null,
          reason: REASONS.find(([pattern]) => pattern.test(match.plain))?.[1] ?? (died(body, person) ? 'death' : null),
        },
        from: held ? from + held.index : from,
        to: match.to,
      },
    ]
  })
}

const LIST_CHANGED = /(?:icin )?musterek oldugu yetkililer\s*\(((?:[^()]|\([^()]{0,200}\)){1,900})\)\s*seklinde degistirilmistir/dg

/** "AYŞE YILMAZ için müşterek olduğu yetkililer ( A, B ) şeklinde değiştirilmiştir": who must co-sign is another list from now on. */
export const jointListRule: Rule = (body) =>
  matchesIn(body, LIST_CHANGED).flatMap((match): Found[] => {
    // A legal entity is introduced with its delegate, whose sentence stands between.
    const delegate = /tuzel kisi adina[^:;]{0,260} hareket (?:etmektedir|edecektir)[.,]*\s*$/.exec(
      body.plain.slice(Math.max(0, match.from - 320), match.from),
    )
    const end = delegate ? match.from - delegate[0].length : match.from
    const from = clauseStart(body.plain, end)
    const clause = body.text.slice(from, end)
    const entity = clause.split(/;?\s*Adres\s*:/)[0] ?? clause
    const person = personIn(entity)
    const others = namesIn(match.printed(1))
    return isName(person) && others
      ? [
          {
            statement: {
              kind: 'representation',
              persons: [person],
              mode: 'joint',
              group: null,
              with: others,
              limit: null,
              scope: null,
              until: null,
            },
            from,
            to: match.to,
          },
        ]
      : []
  })
