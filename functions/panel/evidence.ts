import { Failure } from '../../lib/domain/kernel/errors.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { signEvidence } from '../../lib/platform/signed-link.ts'
import { citedFactOf } from '../../lib/store/notices.ts'
import { numberIn, owner, principalOf } from './own.ts'
import type { Visit } from './visit.ts'

/** The link lasts while its reader looks at the page; who wants to send it on makes a longer one by the API. */
const LINK_HOURS = 1

/**
 * Leads to the evidence page of a fact of the visitor's, or of a made-up company: its quote, the gazette page with the words marked, the
 * PDF.
 */
export const evidence = async (c: Visit) => {
  const { db, now, language } = c.get('deps')
  const [notice, id] = [numberIn(c, 'notice'), (c.req.param('fact') ?? '').slice(0, 100)]
  const fact = (await citedFactOf(db, owner(c), notice, id)) ?? (await citedFactOf(db, principalOf(c, true), notice, id))
  if (!fact) throw new Failure('not_found')
  const token = await signEvidence(readEnv(c.env, ['EVIDENCE_KEY']).EVIDENCE_KEY, {
    ...fact,
    until: new Date(now.getTime() + LINK_HOURS * 3_600_000),
  })
  return c.redirect(`/kanit/${token}/?dil=${language}`, 303)
}
