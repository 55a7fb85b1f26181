import { OpenAPIHono } from '@hono/zod-openapi'
import { createGroup, createPublicGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { disclosures } from './disclosures.ts'
import { evidenceImage, evidencePage, evidencePdf, reportSource, shareEvidence } from './evidence.ts'
import { detail, list } from './notices.ts'
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
  .openapi(routes.page, pageImage)
  .openapi(routes.shareEvidence, shareEvidence)
  .openapi(routes.pdf, pdf)

/** Keyless paths first: the keyed router refuses whatever comes without a principal. */
export const router = new OpenAPIHono().route('/', keyless).route('/', keyed)
