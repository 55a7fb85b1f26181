import { judgementOf } from '../../lib/domain/law/judgement.ts'
import type { Question } from '../../lib/domain/signing/answer.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { questionOf, signersQuestionOf, type SigningInput } from '../../lib/http/wire/signing-question.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import type { routes, SigningWire } from './contract.ts'
import { fileAnswer } from './filed-check.ts'
import { signersWire, signingWire } from './signing-wire.ts'

type Checked = { question: Question; company: CompanyHead; settledOn: string | null; answer: SigningWire }

const check = async (deps: Deps, id: string, input: SigningInput): Promise<Checked> => {
  const question = questionOf(input, deps.today)
  const { company, record, settledOn } = await loadCompany(deps, id)
  const answer = judgementOf(company.country).checkSigning(record, question)
  return { question, company, settledOn, answer: signingWire(company, record, question, answer, deps.baseUrl) }
}

export const signingCheckByBody: Operation<typeof routes.signingCheck> = async (c) => {
  const deps = c.get('deps')
  const { belge, bicim, dil } = c.req.valid('query')
  const checked = await check(deps, c.req.valid('param').sirket_id, c.req.valid('json'))
  return belge === undefined ? c.json(checked.answer, 200) : fileAnswer(deps, checked, bicim ?? 'json', dil)
}

export const signingCheckByQuery: Operation<typeof routes.signingCheckByQuery> = async (c) =>
  c.json((await check(c.get('deps'), c.req.valid('param').sirket_id, c.req.valid('query'))).answer, 200)

export const signers: Operation<typeof routes.signers> = async (c) => {
  const deps = c.get('deps')
  const question = signersQuestionOf(c.req.valid('query'), deps.today)
  const { company, record } = await loadCompany(deps, c.req.valid('param').sirket_id)
  const answer = judgementOf(company.country).checkSigners(record, question)
  return c.json(signersWire(company, record, question, answer, deps.baseUrl), 200)
}
