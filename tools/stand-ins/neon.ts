import pg from 'pg'
import { startStandIn } from './server.ts'
import type { StandIn, StandInAnswer, StandInRequest } from './server.ts'

/*
 * Neon's SQL over HTTP, as the driver @neondatabase/serverless speaks it (its source is the only published description):
 * POST /sql with {query, params} answers {command, rowCount, fields, rows}; with {queries: […]} runs all in one transaction and answers
 * {results: […]}. Values are PostgreSQL's text form (Neon-Raw-Text-Output: true), which the driver parses by the type ids in `fields`.
 * An error of the database is 400 with the fields of PostgreSQL's error message.
 */
type Query = { query: string; params: unknown[] }

const asText = { getTypeParser: () => (value: unknown) => value } as unknown as pg.CustomTypesConfig

const run = async (client: pg.ClientBase, { query, params }: Query, asArrays: boolean) => {
  // extended protocol always: like Neon, one statement per query
  const config = { text: query, values: params, types: asText, queryMode: 'extended', ...(asArrays ? { rowMode: 'array' } : {}) }
  const result = await client.query(config as pg.QueryConfig)
  return {
    command: result.command,
    rowCount: result.rowCount,
    fields: result.fields.map(({ name, tableID, columnID, dataTypeID, dataTypeSize, dataTypeModifier }) => ({
      name,
      tableID,
      columnID,
      dataTypeID,
      dataTypeSize,
      dataTypeModifier,
      format: 'text',
    })),
    rows: result.rows as unknown[],
    rowAsArray: asArrays,
  }
}

/* How many answers there were is written now and then, when an isolate has counted enough: with no request in particular. */
const isOfARequest = ({ body }: StandInRequest): boolean =>
  !/^\{"query":"(?:\\n|\s)*insert into measurements/.test(body.toString('utf8', 0, 100))

const isolation: Record<string, string> = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
}

const begin = ({ headers }: StandInRequest): string => {
  const level = isolation[String(headers['neon-batch-isolation-level'])]
  const modes = [
    level && `ISOLATION LEVEL ${level}`,
    headers['neon-batch-read-only'] === 'true' && 'READ ONLY',
    headers['neon-batch-deferrable'] === 'true' && 'DEFERRABLE',
  ]
  return ['BEGIN', modes.filter(Boolean).join(', ')].join(' ').trim()
}

const runBatch = async (client: pg.ClientBase, queries: Query[], request: StandInRequest, asArrays: boolean) => {
  await client.query(begin(request))
  try {
    const results = []
    for (const query of queries) results.push(await run(client, query, asArrays))
    await client.query('COMMIT')
    return results
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** What PostgreSQL tells of an error besides its message. */
const ERROR_FIELDS = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const

const errorAnswer = (error: unknown): StandInAnswer => {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof pg.DatabaseError)) return { status: 500, body: { message } }
  return { status: 400, body: { message, ...Object.fromEntries(ERROR_FIELDS.map((field) => [field, error[field]])) } }
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && typeof (value as Query).query === 'string' && Array.isArray((value as Query).params)

/** Starts Neon's HTTP protocol over the PostgreSQL at `databaseUrl`; the drivers' endpoint is `<url>/sql`. */
export const startNeon = async ({ databaseUrl, port }: { databaseUrl: string; port?: number }): Promise<StandIn> => {
  // a connection knows nothing of the tables at first, and to find out costs more than most requests: it is kept
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, idleTimeoutMillis: 0 })
  pool.on('error', () => {}) // an idle connection was lost; the next query opens another

  const handle = async (request: StandInRequest): Promise<StandInAnswer> => {
    if (request.method !== 'POST' || request.url.pathname !== '/sql') return { status: 404, body: { message: 'only POST /sql is here' } }
    if (request.headers['neon-raw-text-output'] !== 'true')
      return { status: 400, body: { message: 'only Neon-Raw-Text-Output: true is spoken here' } }
    const asArrays = request.headers['neon-array-mode'] === 'true'
    const body = JSON.parse(request.body.toString('utf8')) as { queries?: unknown }
    const queries = body.queries ?? [body]
    if (!Array.isArray(queries) || !queries.every(isQuery))
      return { status: 400, body: { message: 'expected {query, params} or {queries: [{query, params}]}' } }
    const client = await pool.connect()
    try {
      if (body.queries) return { body: { results: await runBatch(client, queries, request, asArrays) } }
      return { body: await run(client, queries[0] as Query, asArrays) }
    } catch (error) {
      return errorAnswer(error)
    } finally {
      client.release()
    }
  }

  const server = await startStandIn({ ...(port === undefined ? {} : { port }), handle, counts: isOfARequest }).catch(
    async (error: unknown) => {
      await pool.end()
      throw error
    },
  )
  return {
    ...server,
    close: async () => {
      await server.close()
      await pool.end()
    },
  }
}
