import { Failure } from '../../lib/domain/kernel/errors.ts'
import { type Visit, visitorIn } from './visit.ts'

/** Whose live companies, webhooks and reports the panel shows. */
export const owner = (c: Visit): { accountId: number; sandbox: false } => ({ accountId: visitorIn(c).accountId, sandbox: false })

/** A number in a path. Malformed: `not_found`, as for what is not the visitor's. */
export const numberIn = (c: Visit, name: string): number => {
  const text = c.req.param(name) ?? ''
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Failure('not_found')
  return Number(text)
}
