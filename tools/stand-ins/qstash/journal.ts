import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A map of JSON values that survives the process: each change is a line appended to a file before the call returns. */
export type Journal<T> = {
  get: (key: string) => T | undefined
  set: (key: string, value: T) => void
  delete: (key: string) => boolean
  values: () => T[]
}

type Line = { table: string; key: string; value?: unknown }

/** Opens the tables kept in one file. A last line cut short by a crash is dropped: its change was never confirmed. */
export const openJournal = (file: string): { table: <T>(name: string) => Journal<T>; close: () => void } => {
  const tables = new Map<string, Map<string, unknown>>()
  const tableOf = (name: string): Map<string, unknown> => {
    const found = tables.get(name) ?? new Map<string, unknown>()
    tables.set(name, found)
    return found
  }

  mkdirSync(dirname(file), { recursive: true })
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    let line: Line
    try {
      line = JSON.parse(text) as Line
    } catch {
      continue
    }
    if ('value' in line) tableOf(line.table).set(line.key, line.value)
    else tableOf(line.table).delete(line.key)
  }
  // start from a file without the changes that are past
  const lines = [...tables].flatMap(([table, rows]) => [...rows].map(([key, value]) => `${JSON.stringify({ table, key, value })}\n`))
  writeFileSync(`${file}.new`, lines.join(''))
  renameSync(`${file}.new`, file)
  const handle = openSync(file, 'a')
  const append = (line: Line): void => appendFileSync(handle, `${JSON.stringify(line)}\n`)

  const table = <T>(name: string): Journal<T> => {
    const rows = tableOf(name) as Map<string, T>
    return {
      get: (key) => rows.get(key),
      set: (key, value) => {
        append({ table: name, key, value })
        rows.set(key, value)
      },
      delete: (key) => {
        if (!rows.has(key)) return false
        append({ table: name, key })
        return rows.delete(key)
      },
      values: () => [...rows.values()],
    }
  }
  return { table, close: () => closeSync(handle) }
}
