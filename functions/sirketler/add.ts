import { SLOW_CODE, type Stage } from '../../lib/domain/preparation/stage.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { logError } from '../../lib/http/app/log.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { companyRefOf, companyUrl } from '../../lib/http/wire/wire.ts'
import { follow, placeInRegister } from '../../lib/pipeline/follow.ts'
import { addInSandbox, type CompanyHead } from '../../lib/store/companies.ts'
import type { routes } from './contract.ts'

export const add: Operation<typeof routes.add> = async (c) => {
  const deps = c.get('deps')
  const { mudurluk, sicil_no, unvan } = c.req.valid('json')
  const place = placeInRegister(mudurluk, sicil_no)
  if (deps.principal.sandbox) {
    const found = await addInSandbox(deps.db, deps.principal, place.office, place.registryRoot, SLOW_CODE)
    if (!found) throw new Error('sandbox companies are not seeded')
    return found.known
      ? c.json(result(deps, 'zaten_var', found.company, found.stage, found), 200)
      : c.json(result(deps, 'eklendi', found.company, 'notices', found), 201)
  }

  const sent = (sending: Promise<void>, company: number): void =>
    deps.later(sending.catch((error: unknown) => logError('stage_not_sent', error, { company })))
  const followed = await follow({ ...deps, sent }, deps.principal.accountId, { ...place, title: unvan || null })
  const { company } = followed
  return followed.outcome === 'already'
    ? c.json(result(deps, 'zaten_var', company, company.stage, followed), 200)
    : c.json(result(deps, 'eklendi', company, company.stage, followed), 201)
}

const result = <Outcome extends 'eklendi' | 'zaten_var'>(
  deps: Deps,
  sonuc: Outcome,
  company: CompanyHead,
  stage: Stage,
  quota: { allowance: number; used: number },
) => ({
  sonuc,
  sirket: companyRefOf(company),
  asama: STAGES[stage].code,
  durum_adresi: companyUrl(deps.baseUrl, company, 'durum/'),
  profil: companyUrl(deps.baseUrl, company),
  kota: { toplam: quota.allowance, kullanilan: quota.used, kalan: Math.max(0, quota.allowance - quota.used) },
})
