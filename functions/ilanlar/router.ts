import { OpenAPIHono } from '@hono/zod-openapi'
import { createGroup, createPublicGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { oneCase, openCases } from './cases.ts'
import { settleByMember, undoByMember, withdrawByMember } from './settle.ts'
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

/* Settling is for members who are signed in: the operations look for their session themselves. */
const byMembers = createPublicGroup()
  .openapi(routes.settle, settleByMember)
  .openapi(routes.undo, undoByMember)
  .openapi(routes.withdrawUndo, withdrawByMember)

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

/** Keyless paths first: the keyed router refuses whatever comes without a principal. */
export const router = new OpenAPIHono().route('/', keyless).route('/', byMembers).route('/', keyed)
