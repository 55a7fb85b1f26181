import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { questionOf, type SigningInput } from '../../lib/http/wire/signing-question.ts'
import type { routes, SigningWire } from './contract.ts'
import { signingWire } from './signing-wire.ts'

const check = async (deps: Deps, id: string, input: SigningInput): Promise<SigningWire> => {
  const question = questionOf(input, deps.today)
  const { company, record } = await loadCompany(deps, id)
  return signingWire(company, record, question, judgementOf(company.country).checkSigning(record, question), deps.baseUrl)
}

export const signingCheckByBody: Operation<typeof routes.signingCheck> = async (c) =>
  c.json(await check(c.get('deps'), c.req.valid('param').sirket_id, c.req.valid('json')), 200)

export const signingCheckByQuery: Operation<typeof routes.signingCheckByQuery> = async (c) =>
  c.json(await check(c.get('deps'), c.req.valid('param').sirket_id, c.req.valid('query')), 200)
