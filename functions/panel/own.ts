import { Failure } from '../../lib/domain/kernel/errors.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import type { Principal } from '../../lib/http/app/principal.ts'
import type { CompanyHead, CompanyKey } from '../../lib/store/companies.ts'
import { type Visit, visitorIn } from './visit.ts'

/** Whose live companies, webhooks and reports the panel shows. */
export const owner = (c: Visit): { accountId: number; sandbox: false } => ({ accountId: visitorIn(c).accountId, sandbox: false })

/** Who asks the API's operations for the visitor: the account, by no key; `sandbox` as one of its sandbox keys would. */
export const principalOf = (c: Visit, sandbox: boolean): Principal => {
  const { accountId, companyAllowance, role } = visitorIn(c)
  return { accountId, keyId: null, sandbox, companyAllowance, ...(role === 'compliance' ? { compliance: true } : {}) }
}

/** A number in a path. Malformed: `not_found`, as for what is not the visitor's. */
export const numberIn = (c: Visit, name: string): number => {
  const text = c.req.param(name) ?? ''
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Failure('not_found')
  return Number(text)
}

/** The company that a path names: by its number a live one, by its code a made-up one of the sandbox. Malformed: `not_found`. */
export const companyIn = (c: Visit): { ref: string; principal: Principal; key: CompanyKey } => {
  const ref = c.req.param('id') ?? ''
  const principal = principalOf(c, ref.startsWith('DENEME-'))
  return { ref, principal, key: companyKey(ref, principal) }
}

/** Address of a company's page, and of what lies below it. */
export const companyPath = (company: Pick<CompanyHead, 'id' | 'code'>, rest = ''): string =>
  `/panel/sirketler/${company.code ?? company.id}/${rest}`

/** What a company is called, as far as it is known. */
export const nameOf = ({ title, office, registryNo }: Pick<CompanyHead, 'title' | 'office' | 'registryNo'>): string =>
  title ?? `${office} ${registryNo}`
