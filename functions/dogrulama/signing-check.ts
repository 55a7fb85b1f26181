import { judgementOf } from '../../lib/domain/law/judgement.ts'
import type { Question } from '../../lib/domain/signing/answer.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { clocks } from '../../lib/http/app/input.ts'
import { questionOf, signersQuestionOf, type SigningInput } from '../../lib/http/wire/signing-question.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import type { routes, SigningWire } from './contract.ts'
import { fileAnswer } from './filed-check.ts'
import { signersWire, signingWire } from './signing-wire.ts'

type Checked = { question: Question; company: CompanyHead; settledOn: string | null; answer: SigningWire }

const check = async (deps: Deps, id: string, input: SigningInput): Promise<Checked> => {
  const { day, known, asked, told } = clocks(input, deps.today)
  const question = { ...questionOf(input, deps.today), day, today: asked }
  const { company, record, settledOn } = await loadCompany(deps, id, known)
  const answer = judgementOf(company.country).checkSigning(record, question)
  return { question, company, settledOn, answer: { ...signingWire(company, record, question, answer, deps.baseUrl), ...told } }
}

export const signingCheckByBody: Operation<typeof routes.signingCheck> = async (c) => {
  const deps = c.get('deps')
  const { belge, bicim, dil } = c.req.valid('query')
  const input = c.req.valid('json')
  if (belge !== undefined && input.bilinen !== undefined)
    throw new Failure('invalid_parameter', {
      field: 'bilinen',
      note: { tr: 'Bir belge bugün bilinenle verilir.', en: 'A document is issued by what is known today.' },
    })
  const checked = await check(deps, c.req.valid('param').sirket_id, input)
  return belge === undefined ? c.json(checked.answer, 200) : fileAnswer(deps, checked, bicim ?? 'json', dil)
}

export const signingCheckByQuery: Operation<typeof routes.signingCheckByQuery> = async (c) =>
  c.json((await check(c.get('deps'), c.req.valid('param').sirket_id, c.req.valid('query'))).answer, 200)

export const signers: Operation<typeof routes.signers> = async (c) => {
  const deps = c.get('deps')
  const { day, known, asked, told } = clocks(c.req.valid('query'), deps.today)
  const question = { ...signersQuestionOf(c.req.valid('query'), deps.today), day, today: asked }
  const { company, record } = await loadCompany(deps, c.req.valid('param').sirket_id, known)
  const answer = judgementOf(company.country).checkSigners(record, question)
  return c.json({ ...signersWire(company, record, question, answer, deps.baseUrl), ...told }, 200)
}
