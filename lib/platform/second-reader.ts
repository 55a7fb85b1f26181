import { z } from 'zod'
import { maskPersonalNumbers } from '../domain/notice/personal-numbers.ts'
import type { Env } from './env.ts'

/**
 * The protocol between Künye and a second reader of notices (any program that reads a notice: a language model behind a small adapter, on
 * one machine tools/stand-ins/reader.ts). The request carries `Authorization: Bearer <READER_TOKEN>`; both bodies are JSON in UTF-8.
 *
 *   POST <READER_URL> {"text": <the text of one notice>}
 *       → {"facts": [{"kind": <one of the kinds of fact>, …<its fields>, "quote": <words of the text that say so, as they stand there>}…]}
 *
 * Kinds and fields are those of `npm run kunye -- read`. What is not such a fact, or quotes what does not stand in the text, is thrown
 * away; what stays is a draft on the settling desk.
 */

/** A fact as it came: its kind, its words, whatever else was said of it. */
export type SecondFact = { kind: string; quote: string } & Record<string, unknown>
/** Reads the text of a notice. Throws where the reader does not answer in time, or not in its protocol. */
export type SecondReader = (text: string) => Promise<SecondFact[]>

const TIMEOUT_MS = 60_000
/** More of one notice is no reading. */
const MOST = 200
const answer = z.object({ facts: z.array(z.looseObject({ kind: z.string().max(40), quote: z.string().max(4000) })).max(MOST) })

/** The second reader of the configuration; null where there is none, or the operator has not said that texts may go to it. */
export const openSecondReader = (env: Env<'READER_URL' | 'READER_TOKEN' | 'READER_GETS_TEXT'>): SecondReader | null =>
  env.READER_URL === '' || !env.READER_GETS_TEXT
    ? null
    : async (text) => {
        const response = await fetch(env.READER_URL, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${env.READER_TOKEN}` },
          body: JSON.stringify({ text: maskPersonalNumbers(text) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'manual',
        })
        if (!response.ok) throw new Error(`the second reader answered ${response.status}`)
        return answer.parse(await response.json()).facts
      }
