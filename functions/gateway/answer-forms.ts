import { describeError } from '../../lib/http/app/errors.ts'

const PROBLEM = 'application/problem+json'

/**
 * An error as RFC 9457 has it, for who accepts that form: the same members besides, `type` a name of the code that never changes. Every
 * other answer as it is.
 */
export const asProblem = async (answer: Response, accept: string | null, requestId: string): Promise<Response> => {
  if (answer.status < 400 || !accept?.includes(PROBLEM)) return answer
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const body = (await answer.clone().json()) as { hata?: string; detay?: string }
  if (body.hata === undefined) return answer
  const problem = {
    type: `urn:kunye:hata:${body.hata}`,
    title: describeError(body.hata, answer.headers.get('content-language') === 'en' ? 'en' : 'tr')?.text ?? body.hata,
    status: answer.status,
    detail: body.detay,
    instance: `urn:uuid:${requestId}`,
    ...body,
  }
  const headers = new Headers(answer.headers)
  headers.set('content-type', PROBLEM)
  return new Response(JSON.stringify(problem), { status: answer.status, headers })
}

/** Data that needs no key may be read by any page of the web. */
export const readableByPages = (answer: Response): Response => {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const open = new Response(answer.body, answer)
  open.headers.set('access-control-allow-origin', '*')
  return open
}
