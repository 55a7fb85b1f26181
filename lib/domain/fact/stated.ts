/** Statements of who has an office and who may sign how: what a notice does not say of it is absent. */
import type { FactKind, Role, Statement } from './fact.ts'
import type { Found } from './found.ts'

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>
type More<Kind extends Statement['kind'], Own> = Partial<Omit<Of<Kind>, 'kind' | (Own & string)>>

/** Who comes, goes and signs. */
export const OF_PEOPLE: ReadonlySet<FactKind> = new Set<FactKind>(['appointment', 'departure', 'representation'])

/** That somebody comes into an office, or stays in it. */
export const appointment = (person: string, role: Role, more: More<'appointment', 'person' | 'role'> = {}): Of<'appointment'> => ({
  kind: 'appointment',
  person,
  role,
  legal_entity: null,
  from: null,
  until: null,
  term_years: null,
  ...more,
})

/** An appointment of somebody who stays in office. */
export const confirmed = ({ statement, ...at }: Found): Found => ({
  ...at,
  statement: statement.kind === 'appointment' ? { ...statement, confirms: true } : statement,
})

/** That some sign alone, or each with others. Its fields stand in one order, by which two that say the same are known. */
export const representation = (
  persons: string[],
  mode: Of<'representation'>['mode'],
  more: More<'representation', 'persons' | 'mode'> = {},
): Of<'representation'> => {
  const { group = null, with: others = [], any_of, limit = null, floor, scope = null, excludes, until = null, ...rest } = more
  return {
    kind: 'representation',
    persons,
    mode,
    group,
    with: others,
    ...(any_of === undefined ? {} : { any_of }),
    limit,
    ...(floor === undefined ? {} : { floor }),
    scope,
    ...(excludes === undefined ? {} : { excludes }),
    until,
    ...rest,
  }
}
