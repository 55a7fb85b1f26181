/** What the notices print of a person's offices and of the rules by which they sign: the evidence beside the answer. */
import { SCOPES } from './sentences.ts'
import { powersText, reasonText } from '../../../company/changes/change-texts.ts'
import type { Person } from '../../../company/fold/names.ts'
import { seniority } from '../../../company/officers/roles.ts'
import { roleName, termBasisText } from '../../../company/texts.ts'
import type { AppliedRule, OfficeRecord } from '../../../signing/answer.ts'
import { type Basis, basesOf } from './bases.ts'
import { formOf } from './forms.ts'
import type { Register } from './register.ts'

const OFFICE_UNKNOWN = { tr: 'Görev', en: 'Office' }

/** Every office of the person known on the day, held ones first, senior before junior, then ended ones, the latest first. */
export const officeRecords = (register: Register, person: Person): OfficeRecord[] => {
  const who = register.state.people.get(person.key)
  const held = [...(who?.seats ?? [])]
    .sort((a, b) => seniority(a.role) - seniority(b.role))
    .map((seat): OfficeRecord => {
      const owner = seat.legalEntity ? register.state.people.get(seat.legalEntity.key) : who
      const powers = (owner?.powers ?? []).filter((power) => seat.legalEntity !== null || power.base.includes(seat.role))
      return {
        name: seat.person.name,
        office: seat.legalEntity
          ? { tr: `${roleName(seat.role).tr} (${seat.legalEntity.name})`, en: `${roleName(seat.role).en} (${seat.legalEntity.name})` }
          : roleName(seat.role),
        power: powersText(powers),
        since: seat.since,
        endedOn: null,
        endReason: null,
        termEnd: seat.term.endsOn,
        termBasis: termBasisText(seat.term.basis),
        source: seat.source,
        endSource: null,
        powerSource: powers[0]?.source ?? null,
      }
    })
  const ended = register.state.history
    .filter((tenure) => tenure.person.key === person.key && tenure.reason !== 'renewed')
    .toReversed()
    .map((tenure): OfficeRecord => ({
      name: tenure.person.name,
      office: tenure.role === null ? OFFICE_UNKNOWN : roleName(tenure.role),
      power: null,
      since: tenure.since,
      endedOn: tenure.endedOn,
      endReason: reasonText(tenure.reason),
      termEnd: tenure.term?.endsOn ?? null,
      termBasis: tenure.term ? termBasisText(tenure.term.basis) : null,
      source: tenure.source,
      endSource: tenure.endSource,
      powerSource: null,
    }))
  return [...held, ...ended]
}

/** The rules of representation printed for the person in notices. */
export const printedRules = (register: Register, person: Person): AppliedRule[] => {
  const who = register.state.people.get(person.key)
  return (who ? basesOf(register, who) : []).flatMap((basis: Basis): AppliedRule[] => {
    const { power, owner } = basis
    if (!power) return []
    return [
      {
        scope: power.scope === null ? (power.layer === 'limited' ? SCOPES.limited : SCOPES.general) : { tr: power.scope, en: power.scope },
        form: power.mode === 'limited' ? null : power.mode,
        limit: power.limit,
        who: owner.person.name,
        article: power.layer === 'limited' ? 'TTK 371/7' : formOf(register, basis).article,
        coSigners: [...power.with.map((each) => each.name), ...(power.anyOther ? ['*'] : [])],
        source: power.source,
        origin: 'notice',
      },
    ]
  })
}
