import { companyOn } from '../company/company.ts'
import { foldRecord } from '../company/fold/fold.ts'
import type { CompanyRecord } from '../company/record.ts'
import { roleName } from '../company/texts.ts'
import { natureOf } from '../kernel/legal-entity.ts'
import { type IsoDate, turkishDate } from '../kernel/dates.ts'
import { type IdentityNumber, identityNumbers } from './numbers.ts'
import { foldName } from './keys.ts'
import type { Subject } from './subject.ts'

type Kind = Subject['kind']
// Where the name does not tell, both are tried.
const KINDS = { legal_entity: 'entity', natural_person: 'person', uncertain: null } as const
const kindOf = (name: string): Kind => KINDS[natureOf(name)]

/** Who was an officer or shareholder of the company and is not any more; the last end of each role. */
const formerNames = (record: CompanyRecord, day: IsoDate): { name: string; role: string; until: IsoDate }[] => {
  const found = new Map<string, { name: string; role: string; until: IsoDate }>()
  const add = (name: string, role: string, until: IsoDate): void => {
    const key = `${role} ${foldName(name)}`
    if (until > (found.get(key)?.until ?? '')) found.set(key, { name, role, until })
  }
  for (const { person, role, legalEntity, endedOn } of companyOn(record, day).history) {
    add(person.name, role === null ? 'Yetkili' : roleName(role).tr, endedOn)
    if (legalEntity) add(legalEntity.name, 'Temsil edilen tüzel kişi', endedOn)
  }
  foldRecord(record, day, (step, entry) => {
    if (step.kind !== 'shares') return
    for (const { before, after } of step.changed) if (before && !after) add(before.person.name, 'Ortak', entry.day)
  })
  return [...found.values()]
}

/**
 * Whom a screening of a company tries on a day: the company itself with its MERSİS and tax number, its officers (those in office, those
 * whom the state of the company keeps from representing, commissioners, the natural persons who act for legal entities) and its known
 * shareholders. A name with several parts to play is tried once. `role` is Turkish, as in reports. With
 * `former` also those who were officers or shareholders before; their role says until when, and stands beside the one they have now.
 */
export const companySubjects = (record: CompanyRecord, day: IsoDate, former = false): Subject[] => {
  const company = companyOn(record, day)
  const subjects = new Map<string, Subject>()
  const add = (name: string, kind: Kind, role: string, numbers: IdentityNumber[] = []): void => {
    const key = foldName(name)
    if (key === '') return
    const known = subjects.get(`${kind} ${key}`)
    const roles = [...new Set([...(known?.role ?? '').split(', '), ...role.split(', ')])].filter(Boolean).join(', ')
    subjects.set(`${kind} ${key}`, { name: known?.name ?? name, kind, role: roles, numbers: known?.numbers ?? numbers })
  }
  if (company.title)
    add(company.title.value, 'entity', 'Şirket', company.mersisNo === null ? [] : (identityNumbers(company.mersisNo) ?? []))
  for (const officer of [...company.officers.inOffice, ...company.officers.displaced, ...company.officers.commissioners]) {
    add(
      officer.person.name,
      officer.legalEntity ? 'entity' : kindOf(officer.person.name),
      officer.offices.map(({ role }) => roleName(role).tr).join(', '),
    )
    for (const { legalEntity } of officer.offices)
      if (legalEntity) add(legalEntity.name, kindOf(legalEntity.name), 'Temsil edilen tüzel kişi')
  }
  for (const { person } of company.shareholders.list) add(person.name, kindOf(person.name), 'Ortak')
  if (former)
    for (const { name, role, until } of formerNames(record, day)) {
      const now = subjects.get(`${kindOf(name)} ${foldName(name)}`)?.role?.split(', ') ?? []
      // Whose office was renewed has it still.
      if (!now.includes(role)) add(name, kindOf(name), `Eski ${role} (${turkishDate(until)} gününe kadar)`)
    }
  return [...subjects.values()]
}
