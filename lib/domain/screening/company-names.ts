import { companyOn } from '../company/company.ts'
import type { CompanyRecord } from '../company/record.ts'
import { roleName } from '../company/texts.ts'
import { natureOf } from '../kernel/legal-entity.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { type IdentityNumber, identityNumbers } from './numbers.ts'
import { foldName } from './keys.ts'
import type { Subject } from './subject.ts'

type Kind = Subject['kind']
// Where the name does not tell, both are tried.
const KINDS = { legal_entity: 'entity', natural_person: 'person', uncertain: null } as const
const kindOf = (name: string): Kind => KINDS[natureOf(name)]

/**
 * Whom a screening of a company tries on a day: the company itself with its MERSİS and tax number, its officers (those in office, those
 * whom the state of the company keeps from representing, commissioners, the natural persons who act for legal entities) and its known
 * shareholders. A name with several parts to play is tried once. `role` is Turkish, as in reports.
 */
export const companySubjects = (record: CompanyRecord, day: IsoDate): Subject[] => {
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
  return [...subjects.values()]
}
