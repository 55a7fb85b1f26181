import { createGroup, createPublicGroup, doorsOf } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { oneCase, openCases } from './cases.ts'
import { disclosures } from './disclosures.ts'
import { evidenceImage, evidencePage, evidencePdf, reportSource, shareEvidence } from './evidence.ts'
import { detail, list } from './notices.ts'
import { objections, objectTo } from './objections.ts'
import { pageImage } from './page.ts'
import { pdf } from './pdf.ts'

const keyless = createPublicGroup()
  .openapi(routes.evidence, evidencePage)
  .openapi(routes.evidenceImage, evidenceImage)
  .openapi(routes.evidencePdf, evidencePdf)
  .openapi(routes.reportSource, reportSource)

const keyed = createGroup()
  .openapi(routes.list, list)
  .openapi(routes.detail, detail)
  .openapi(routes.disclosures, disclosures)
  .openapi(routes.cases, openCases)
  .openapi(routes.case, oneCase)
  .openapi(routes.object, objectTo)
  .openapi(routes.objections, objections)
  .openapi(routes.page, pageImage)
  .openapi(routes.shareEvidence, shareEvidence)
  .openapi(routes.pdf, pdf)

export const router = doorsOf(keyless, keyed)
