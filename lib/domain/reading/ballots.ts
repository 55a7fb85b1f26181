/**
 * Lists of those whom a general meeting elects, each under the words for its organ: "Yönetim Kurulu Asil Üyeler: 1- A 2- B", "Yönetim Yedek
 * 1- C", "Denetim Asil 1- D (23 oy)". Whose list a name stands in decides what he is: a supervisor or a reserve sits on no board.
 */
import { appointment } from '../fact/stated.ts'
import { type Body, type Found, once, type Span } from '../fact/found.ts'
import { verb } from '../text/lexicon.ts'
import { allIn } from '../text/needed.ts'
import { peopleIn } from '../text/names.ts'

export type BallotList = { organ: 'board' | 'supervisors' | 'reserves' | null; heading: Span; rows: (Span & { name: string })[] }

const ORGAN = '(?:yonetim|idare|denetim|denetleme|denetci(?:ler)?(?:in)?|murak[iı]p(?:lar)?|murakabe|murakiplik|denetcilik)'
const SEATS = '(?:asi?l|yede[kg](?:ler)?|uye(?:ler|leri|likler|likleri|ligi|liklerine|ligine)?|aza(?:lar|lari|liklar|liklari)?)'
/** The words over a list, before its first number. */
const HEADING = new RegExp(
  String.raw`(?<![a-z])(?:s\.?s\.? ?)?(?:kooperatif[a-z]* )?(?:${ORGAN}(?: (?:kurulu?|heyeti?|meclisi?)[a-z]{0,4})?['’]?(?:n[iu]n|n?[ae])?(?: ${SEATS}(?:n[iu]n|n?[ae])?){1,3}|${SEATS}(?: ${SEATS}){0,2})\s?[:;.,-]{0,2}\s(?=1\s?[-.)])`,
  'g',
)
const NUMBER = /^\s?(\d{1,2})\s?[-.)]{1,2}\s?/
/** What ends the name of a row: its votes, the next number, the next heading or part. */
const ROW_ENDS = new RegExp(String.raw`\(|\s\d|[:;]|\s(?:${ORGAN}\b|yede[kg]|asi?l\b|madde\b|imza\b|divan\b|gundem)`)
/** What may stand behind the name in its row: votes, an identity number, a duty in brackets. */
const BEHIND =
  /^(?:\s?\([^()]{1,40}\))?(?:\s?[-–,]?\s?(?:t\.? ?c\.? ?)?(?:kimlik )?(?:no|numarasi)?\s?[:.]?\s?[\d*]{9,13})?(?:\s?\([^()]{1,40}\))?[\s.,;]*/
const LONGEST_NAME = 60

const organOf = (heading: string): BallotList['organ'] => {
  if (/\byede/.test(heading)) return 'reserves'
  if (/denet|murak/.test(heading)) return 'supervisors'
  return /\b(?:yonetim|idare)\b/.test(heading) && /\basi?l\b/.test(heading) ? 'board' : null
}

const rowsAt = (body: Body, begins: number): { rows: BallotList['rows']; to: number } => {
  const rows: BallotList['rows'] = []
  let at = begins
  for (let number = NUMBER.exec(body.plain.slice(at, at + 8)); Number(number?.[1]) === rows.length + 1;) {
    const from = at + (number?.[0].length ?? 0)
    const near = body.plain.slice(from, from + LONGEST_NAME)
    const end = from + (ROW_ENDS.exec(near)?.index ?? near.length)
    const person = peopleIn(body, from, end).find((each) => each.from <= from + 2)
    if (!person) break
    rows.push({ name: person.name, from: at, to: person.to })
    at = person.to + (BEHIND.exec(body.plain.slice(person.to, person.to + 100))?.[0].length ?? 0)
    number = NUMBER.exec(body.plain.slice(at, at + 8))
  }
  return { rows, to: at }
}

/** The lists of a body, in their order. */
export const ballotsIn = once((body: Body): BallotList[] =>
  allIn(body.plain, HEADING).flatMap((match): BallotList[] => {
    const begins = match.index + match[0].length
    const { rows, to } = rowsAt(body, begins)
    const last = rows.at(-1)
    if (last) last.to = Math.max(last.to, body.plain.slice(last.to, to).trimEnd().length + last.to)
    return rows.length === 0 ? [] : [{ organ: organOf(match[0]), heading: { from: match.index, to: begins }, rows }]
  }),
)

const ELECTED = new RegExp(`(?:${verb('elect', 'said', 'decided')})(?!\\S*(?: \\S+){0,3}? \\S*[a-z]m[ae](?:d[iu]|m[iu]s))`)
/** How far the verb stands from the lists that it is said of. */
const NEAR = 400
/** Whether the words before the first of the lists, or behind the last of them, say that those were elected. */
const isElected = ({ plain }: Body, lists: readonly BallotList[]): boolean => {
  const [first, end] = [lists[0]?.heading.from ?? 0, lists.at(-1)?.rows.at(-1)?.to ?? 0]
  return ELECTED.test(plain.slice(Math.max(0, first - NEAR), first)) || ELECTED.test(plain.slice(end, end + NEAR / 2))
}

/** Who is elected by the lists: the board's members and the supervisors. Who stands in reserve holds nothing. */
export const electedByBallot = once((body: Body): Found[] => {
  const lists = ballotsIn(body)
  if (lists.length === 0 || !isElected(body, lists)) return []
  const reserves = lists
    .filter(({ organ }) => organ === 'reserves')
    .map(({ heading, rows }) => ({ from: heading.from, to: rows.at(-1)?.to ?? heading.to }))
  return lists.flatMap(({ organ, heading, rows }) =>
    organ === 'board' || organ === 'supervisors'
      ? rows.map(({ name, from, to }, at): Found => ({
          statement: organ === 'board' ? appointment(name, 'board_member') : { kind: 'auditor', name, period: null },
          from,
          to,
          more: [heading],
          ...(at === 0 ? { known: reserves } : {}),
        }))
      : [],
  )
})

/** Whether a fact is read from a row of lists that were elected: what the next part of the minutes denies is not said of it. */
export const isInBallot = (body: Body, { from, to }: Span): boolean => {
  const lists = ballotsIn(body)
  return lists.some(({ rows }) => rows.some((row) => row.from <= from && to <= row.to)) && isElected(body, lists)
}

/** Whether a fact puts somebody on a board whose name it has from the list of the supervisors or of the reserves. */
export const isOfOtherList = (body: Body, { statement, from, to }: Found): boolean =>
  (statement.kind === 'appointment' || statement.kind === 'auditor') &&
  ballotsIn(body).some(
    ({ organ, rows }) =>
      (organ === 'reserves' || (organ === 'supervisors' && statement.kind === 'appointment')) &&
      rows.some(
        (row) => row.name === (statement.kind === 'appointment' ? statement.person : statement.name) && from < row.to && row.from < to,
      ),
  )
