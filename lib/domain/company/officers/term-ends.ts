import type { Source } from '../source.ts'
import type { Role } from '../../fact/fact.ts'
import type { IsoDate } from '../../kernel/dates.ts'
import { compare } from '../../kernel/text.ts'
import { foldRecord } from '../fold/fold.ts'
import { laterElectionOf } from './officers-on.ts'
import type { CompanyRecord } from '../record.ts'
import { officeUnder, organOf } from './roles.ts'
import type { Seat, State } from '../fold/state.ts'
import { type Situation, situationOf } from '../fold/status.ts'
import type { TermBasis } from './terms.ts'

/**
 * The end of one seat held now, whatever the day: to be kept in a table and looked through by date. `factId` names the seat; `noticeId`,
 * `quote` and `verified` are those of the words the end rests on.
 */
export type TermEnd = { factId: string; endsOn: IsoDate; person: string; role: Role; basis: TermBasis; source: Source }

/**
 * Whether the end of this office concerns anybody: organs a closed or liquidated company no longer acts by, and court officers, are left
 * out.
 */
const counts = (seat: Seat, now: Situation, liquidated: boolean): boolean => {
  if (now.closed || now.moved) return false
  switch (organOf(seat.role)) {
    case 'board':
    case 'managers':
      return !liquidated
    case 'signatories':
    case 'liquidators':
      return true
    case 'delegates':
    case 'commissioners':
    case 'auditors':
      return false
  }
}

/** A title that ends with the office under it says nothing of its own; the senior name is kept. */
const oneAnEnd = (seats: readonly Seat[]): Seat[] =>
  seats.filter(
    (seat) =>
      !seats.some(
        (other) =>
          other !== seat && officeUnder(other.role) === seat.role && other.role !== seat.role && other.term.endsOn === seat.term.endsOn,
      ),
  )

const endsOf = (state: State, seats: readonly Seat[]): TermEnd[] =>
  oneAnEnd(seats).flatMap((seat) => {
    const { endsOn, basis, source } = seat.term
    // Whom the next election to the organ passed by holds no seat to be renewed.
    if (endsOn === null || laterElectionOf(state, seat)) return []
    const factId = seat.implied ? `${seat.source.factId}:${seat.person.key}` : seat.source.factId
    return [{ factId, endsOn, person: seat.person.name, role: seat.role, basis, source }]
  })

/** The ends of all terms running or over without renewal, soonest first. */
export const termEndsOf = (record: CompanyRecord): TermEnd[] => {
  const state = foldRecord(record)
  const now = situationOf(state.statuses)
  const people = [...state.people.values()]
  const liquidated = now.liquidation !== null && people.some((who) => who.seats.some((seat) => seat.role === 'liquidator'))
  return people
    .flatMap((who) =>
      endsOf(
        state,
        who.seats.filter((seat) => counts(seat, now, liquidated)),
      ),
    )
    .sort((a, b) => (a.endsOn < b.endsOn ? -1 : a.endsOn > b.endsOn ? 1 : compare(a.person, b.person) || (a.factId < b.factId ? -1 : 1)))
}
