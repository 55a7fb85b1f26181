import { Failure, type FailureCode } from '../../lib/domain/kernel/errors.ts'

/** What a sandbox key may ask to meet (`X-Deneme-Benzet`), so that a program's way round it can be tried. */
const ERRORS: Record<string, FailureCode> = {
  '402': 'quota_exhausted',
  '429': 'rate_limited',
  '500': 'internal',
  '503': 'source_unavailable',
}
const SLOW_MS = 5000

/** The failure to answer with; null, after a while for `yavas`, where the request goes its way. Throws where nobody knows what is meant. */
export const simulated = async (wanted: string | null): Promise<Failure | null> => {
  if (wanted === null) return null
  if (wanted === 'yavas') {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return null
  }
  const code = Object.hasOwn(ERRORS, wanted) ? ERRORS[wanted] : undefined
  if (code) return new Failure(code)
  const known = [...Object.keys(ERRORS), 'yavas'].join(', ')
  throw new Failure('invalid_parameter', {
    field: 'X-Deneme-Benzet',
    note: { tr: `Olabilecekler: ${known}.`, en: `May be: ${known}.` },
  })
}
