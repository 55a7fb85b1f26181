import type { NoticeHeader, Statement } from './fact.ts'
import { squeeze } from '../kernel/text.ts'

/** The body of a notice as the rules see it: folded text, what its head says, and the registered matters. */
export type Body = { text: string; header: NoticeHeader; matters: string[] }

/** A statement and the span of the body's text that proves it. `also` are further spans that were understood with it. */
export type Found = { statement: Statement; from: number; to: number }

/** One kind of clause: finds what it understands in the whole body. */
export type Rule = (body: Body) => Found[]

/** A span that was understood but states nothing by itself. */
export type Known = { from: number; to: number }

const SUFFIX = /\s*['’`”"*´]+\s?(?:[ıiuüİI]n|n[ıiuü]n|[eaıiuü]|y[eaıiuü]|d[ıiuü]r|d[ae]|t[ae]|d[ae]n|t[ae]n)?$/u

/** A name as printed, without marks around it and the suffix the registry's templates append (`…'in`, `…'e`, `… 'dir`). */
export const cleanName = (printed: string): string =>
  squeeze(printed.replace(/["“”|_]/g, ' ')).replace(SUFFIX, '').replace(/^[\s,;.:|'*-]+|[\s,;:|'*-]+$/gu, '').trim()

/** The person of a clause: what follows the residence or the identity number, up to the end. */
export const personIn = (clause: string): string => {
  const after = [...clause.matchAll(/(?:ikamet\s?(?:eden|etmekte olan|ediyor olan)|mukim|K[iı]ml[iı]k (?:No|Numara)\S*(?:\s?lu)?|Uyruklu|Pasaport No\S*(?:\s?lu)?|Mers[iı]s Numaral[ıi])\s*[,;.]*\s+/giu)].at(-1)
  return cleanName(after ? clause.slice((after.index ?? 0) + after[0].length) : clause)
}
