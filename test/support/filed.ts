import { filedContent, signingWire } from '../../functions/dogrulama/signing-wire.ts'
import { checkSigning } from '../../lib/domain/law/tr/signing/check.ts'
import type { Question } from '../../lib/domain/signing/answer.ts'
import { type ReportKeys, reportKeys, withNewKey } from '../../lib/platform/seal/keys.ts'
import { sealContent } from '../../lib/platform/seal/sign.ts'
import type { IssuedCheck } from '../../lib/store/filed-checks.ts'
import { sandboxRecord } from './made-up.ts'

export const QUESTION: Question = {
  person: 'Kerem Kurgusal',
  day: '2026-11-01',
  today: '2026-11-21',
  amount: '400000.00',
  currency: 'TRY',
  transaction: 'mal alımı',
  coSigners: ['Işık Farazi'],
}

/** A signing check of a sandbox company, filed and sealed with a key of its own, without a service. */
export const sealedCheck = async (code: string, more: Partial<Question> = {}): Promise<{ keys: ReportKeys; check: IssuedCheck }> => {
  const record = sandboxRecord(code)
  const question = { ...QUESTION, ...more }
  const company = {
    id: 1,
    code,
    office: record.office,
    registryNo: record.registryNo,
    title: record.title,
    branch: false,
    country: 'TR' as const,
  }
  const answer = signingWire(company, record, question, checkSigning(record, question), 'https://kunye.test')
  const content = filedContent(question, answer, true)
  const keys = reportKeys.parse(await withNewKey([]))
  const issue = { producedOn: question.today, settledOn: null }
  const sealed = await sealContent(content, keys.signing, issue, 'IK')
  return { keys, check: { ...sealed, settledOn: null, issuedOn: question.today, content, code: 'KOD-1_a' } }
}
