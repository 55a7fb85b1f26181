import { findOffice } from '../../lib/domain/kernel/offices.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { registryRoot } from '../../lib/domain/kernel/registry-number.ts'
import { SLOW_CODE, type Stage } from '../../lib/domain/preparation/stage.ts'
import type { Deps, Operation } from '../../lib/http/group.ts'
import { logError } from '../../lib/http/log.ts'
import { companyRefOf, companyUrl } from '../../lib/http/wire.ts'
import { sendStage } from '../../lib/pipeline/stages.ts'
import { addInSandbox, type CompanyHead, followCompany } from '../../lib/store/companies.ts'
import type { routes } from './contract.ts'
import { STAGES } from './stages.ts'

export const add: Operation<typeof routes.add> = async (c) => {
  const deps = c.get('deps')
  const { mudurluk, sicil_no, unvan } = c.req.valid('json')
  const office = findOffice(mudurluk)
  if (!office) throw new Failure('invalid_parameter', { field: 'mudurluk', note: { tr: 'Böyle bir ticaret sicili müdürlüğü yok.', en: 'There is no such registry office.' } })
  const root = registryRoot(sicil_no)
  if (root === null) throw new Failure('invalid_registry_number', { field: 'sicil_no' })

  if (deps.principal.sandbox) {
    const found = await addInSandbox(deps.db, deps.principal, office.name, root, SLOW_CODE)
    if (!found) throw new Error('sandbox companies are not seeded')
    return found.known
      ? c.json(result(deps, 'zaten_var', found.company, found.stage, found), 200)
      : c.json(result(deps, 'eklendi', found.company, 'notices', found), 201)
  }

  const followed = await followCompany(deps.db, deps.principal.accountId, { office: office.name, registryNo: sicil_no, registryRoot: root, title: unvan || null })
  const { company } = followed
  if (followed.outcome === 'quota' || !company) throw new Failure('quota_exhausted')
  if (followed.opened) {
    // The record stands; should this message get lost, the sweep of unfinished preparations sends it again.
    deps.later(sendStage(deps.queue(), company.id, 'notices').catch((error: unknown) => logError('stage_not_sent', error, { company: company.id })))
  }
  return followed.outcome === 'already'
    ? c.json(result(deps, 'zaten_var', company, company.stage, followed), 200)
    : c.json(result(deps, 'eklendi', company, company.stage, followed), 201)
}

const result = <Outcome extends 'eklendi' | 'zaten_var'>(deps: Deps, sonuc: Outcome, company: CompanyHead, stage: Stage, quota: { allowance: number; used: number }) => ({
  sonuc,
  sirket: companyRefOf(company),
  asama: STAGES[stage].code,
  durum_adresi: companyUrl(deps.baseUrl, company, 'durum/'),
  profil: companyUrl(deps.baseUrl, company),
  kota: { toplam: quota.allowance, kullanilan: quota.used, kalan: Math.max(0, quota.allowance - quota.used) },
})
