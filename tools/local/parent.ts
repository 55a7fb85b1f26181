import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const parentAndName = (pid: number): { parent: number; name: string } | null => {
  try {
    const [parent, name] = existsSync('/proc/self/stat')
      ? readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^\d+ \((.*)\) \S (\d+) [^]*$/, '$2 $1')
          .split(' ')
      : execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
          .trim()
          .split(/\s+/)
    return { parent: Number(parent), name: name ?? '' }
  } catch {
    return null
  }
}

/**
 * Calls `gone` when the npm that started this process is no more: killed, it passes nothing on. Between npm and this process may stand the
 * shell of the script. Does nothing for a process that npm did not start.
 */
export const watchNpm = (gone: () => void): void => {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const started = parentAndName(shell)
  const isShell = started !== null && /(^|\/)-?(ba|da|z)?sh$/.test(started.name)
  setInterval(() => {
    if (process.ppid !== shell || (isShell && parentAndName(shell)?.parent !== started.parent)) gone()
  }, 1000).unref()
}
