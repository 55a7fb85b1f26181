import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** By what every process that a test run starts can be told: children inherit the environment. */
const MARK = 'KUNYE_TEST_RUN'

/** Marks all that is started from here on as this run's. */
export const markRun = (run: string): void => {
  process.env[MARK] = run
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', '\n')
  } catch {
    // ended, or of another user
    return ''
  }
}

/* The processes of vitest end when it does; the shell that ends the others (tools/local/children.ts) looks after them for some seconds. */
const isNoServer = (command: string): boolean => /vitest|trap '' INT TERM HUP|^sleep\n/.test(command)

/** The command lines of servers and other programs of a run that still live; empty where the system has no /proc. */
export const leftOver = (run: string): string[] =>
  (existsSync('/proc/self/environ') ? readdirSync('/proc') : [])
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid && read(`/proc/${pid}/environ`).includes(`${MARK}=${run}\n`))
    .map((pid) => read(`/proc/${pid}/cmdline`))
    .filter((command) => command !== '' && !isNoServer(command))
    .map((command) => command.trim().replaceAll('\n', ' '))
