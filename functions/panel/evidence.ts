import { Failure } from '../../lib/domain/kernel/errors.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { signEvidence } from '../../lib/platform/signed-link.ts'
import { type CitedFact, citedFactOf } from '../../lib/store/notices.ts'
import { ask } from './groups.ts'
import { numberIn, owner, principalOf } from './own.ts'
import type { Visit } from './visit.ts'

/** The link lasts while its reader looks at the page; who wants to send it on makes a longer one by the API. */
const LINK_HOURS = 1

/** The cited fact that a path names, and as whom it is asked for: the account, or a sandbox key. Throws `not_found`. */
const citedIn = async (c: Visit): Promise<{ fact: CitedFact; sandbox: boolean }> => {
  const { db } = c.get('deps')
  const [notice, id] = [numberIn(c, 'notice'), (c.req.param('fact') ?? '').slice(0, 100)]
  const own = await citedFactOf(db, owner(c), notice, id)
  const fact = own ?? (await citedFactOf(db, principalOf(c, true), notice, id))
  if (!fact) throw new Failure('not_found')
  return { fact, sandbox: own === null }
}

/** The page of the gazette with the words of a fact marked; `kirp`: cut to them. */
export const evidencePicture = async (c: Visit) => {
  const { fact, sandbox } = await citedIn(c)
  const page = fact.boxes?.[0]?.[0]
  if (page === undefined) throw new Failure('not_found')
  const cut = c.req.query('kirp') === '1' ? '&kirp=1' : ''
  const path = `/api/v1/ilanlar/${fact.noticeId}/sayfa/${page}.png?vurgu=${encodeURIComponent(fact.factId)}${cut}`
  const picture = await ask(c, 'ILANLAR', path, { principal: principalOf(c, sandbox) })
  return new Response(picture.body, { headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' } })
}

/**
 * Leads to the evidence page of a fact of the visitor's, or of a made-up company: its quote, the gazette page with the words marked, the
 * PDF.
 */
export const evidence = async (c: Visit) => {
  const { now, language } = c.get('deps')
  const { fact } = await citedIn(c)
  const token = await signEvidence(readEnv(c.env, ['EVIDENCE_KEY']).EVIDENCE_KEY, {
    ...fact,
    until: new Date(now.getTime() + LINK_HOURS * 3_600_000),
  })
  return c.redirect(`/kanit/${token}/?dil=${language}`, 303)
}
