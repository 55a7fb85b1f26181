import { expect } from 'vitest'
import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'

/** A schema in which no object takes a key it does not name. */
const strictly = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable) return strictly(schema.unwrap() as z.ZodType).nullable()
  if (schema instanceof z.ZodOptional) return strictly(schema.unwrap() as z.ZodType).optional()
  if (schema instanceof z.ZodArray) return z.array(strictly(schema.element as z.ZodType))
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => strictly(option as z.ZodType)) as [z.ZodType, z.ZodType])
  if (!(schema instanceof z.ZodObject)) return schema
  const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, strictly(field as z.ZodType)]))
  // a loose object says itself that more may come
  return schema.def.catchall ? z.looseObject(shape) : z.strictObject(shape)
}

const schemaOf = (of: z.ZodType | RouteConfig): z.ZodType => {
  if (of instanceof z.ZodType) return of
  const content = (of.responses[200] as { content?: Record<string, { schema: unknown }> } | undefined)?.content?.['application/json']
  if (!(content?.schema instanceof z.ZodType)) throw new Error(`${of.method} ${of.path} has no JSON answer`)
  return content.schema
}

/** Expects a body to be what its contract says: every field of the schema (or of a route's 200), of its type, and none besides. */
export const fitting = (contract: z.ZodType | RouteConfig, body: unknown): void => {
  const { error } = strictly(schemaOf(contract)).safeParse(body)
  if (error) expect.fail(`${z.prettifyError(error)}\n${JSON.stringify(body).slice(0, 600)}`)
}
