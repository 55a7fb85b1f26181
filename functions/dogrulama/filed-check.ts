/** A signing check that is filed: its content, sealed and kept as reports are, and its forms. */
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Language } from '../../lib/domain/report/english.ts'
import { CHECK_ID } from '../../lib/domain/report/id.ts'
import type { Question } from '../../lib/domain/signing/answer.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { logError } from '../../lib/http/app/log.ts'
import { filedWire } from '../../lib/http/wire/filed-wire.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { issueCode, sealContent } from '../../lib/platform/seal/sign.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import { fileCheck, filedCheckOf, type IssuedCheck } from '../../lib/store/filed-checks.ts'
import { measure } from '../../lib/store/measurements.ts'
import { noteReportFile } from '../../lib/store/reports.ts'
import type { routes, SigningWire } from './contract.ts'
import { paintCheck } from './paint.ts'
import { filedContent } from './signing-wire.ts'

type Form = 'json' | 'pdf'

/** The document in one of its forms, once `keep` has noted that it was given out (with the digest of the PDF, null for JSON). */
const drawn = async (
  { baseUrl, ...deps }: Deps,
  issued: IssuedCheck,
  form: Form,
  language: Language,
  keep: (file: string | null) => Promise<void>,
): Promise<Response> => {
  const filed = filedWire(issued, baseUrl)
  const headers = { 'cache-control': 'private, no-cache' }
  if (form === 'json') {
    await keep(null)
    return new Response(JSON.stringify(filed), { headers: { ...headers, 'content-type': 'application/json' } })
  }
  const pdf = await paintCheck(filed, language, baseUrl, issued.code).catch((error: unknown) => {
    logError('pdf_failed', error, { check: issued.id })
    deps.later(measure(deps.db, deps.today, 'reports', 'failed').catch((failure: unknown) => logError('measure_failed', failure)))
    throw new Failure('pdf_failed')
  })
  await keep(await digestOf(pdf))
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-language': language,
      'content-disposition': `inline; filename="${issued.id}${language === 'en' ? '-en' : ''}.pdf"`,
    },
  })
}

/** Files an answer as of now. It counts as filed once it has been drawn. */
export const fileAnswer = async (
  deps: Deps,
  { question, company, settledOn, answer }: { question: Question; company: CompanyHead; settledOn: string | null; answer: SigningWire },
  form: Form,
  language: Language,
): Promise<Response> => {
  const { accountId, sandbox } = deps.principal
  const content = filedContent(question, answer, sandbox)
  const { signing } = deps.reportKeys()
  const sealed = await sealContent(content, signing, { producedOn: deps.today, settledOn }, 'IK')
  const issued: IssuedCheck = {
    ...sealed,
    settledOn,
    issuedOn: deps.today,
    content,
    code: await issueCode(signing, accountId, sealed.id),
  }
  return drawn(deps, issued, form, language, (file) => fileCheck(deps.db, accountId, company.id, issued, file))
}

/** A check filed before, as it was. */
export const filedCheck: Operation<typeof routes.filedCheck> = async (c) => {
  const deps = c.get('deps')
  const { sirket_id: companyId, kontrol_kimligi: id } = c.req.valid('param')
  const { bicim, dil } = c.req.valid('query')
  const found = CHECK_ID.test(id) ? await filedCheckOf(deps.db, deps.principal, companyKey(companyId, deps.principal), id) : null
  if (!found) throw new Failure('not_found')
  return drawn(deps, found, bicim ?? 'json', dil, async (file) => {
    if (file !== null) await noteReportFile(deps.db, id, file)
  })
}
