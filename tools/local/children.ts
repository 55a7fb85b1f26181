import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'

/*
 * Children run in process groups of their own, so that Ctrl-C reaches only this process, which then stops them in order. For the case that
 * this process ends without a chance to do so (kill -9), a shell holds the other end of a pipe: when the pipe closes, it ends every group
 * it was told of.
 */
let reaper: ChildProcess | undefined

const startReaper = (): ChildProcess => {
  const script = `trap '' INT TERM HUP; groups=; while read -r group; do groups="$groups -$group"; done
    kill -s INT -- $groups; sleep 5; kill -s KILL -- $groups`
  const started = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  started.unref()
  const pipe = started.stdin as unknown as { unref?: () => void; on: (event: string, listener: () => void) => void }
  pipe.unref?.()
  pipe.on('error', () => {})
  process.once('exit', () => {
    if (running.size === 0) started.kill('SIGKILL') // all were stopped in order: their ids may belong to others by now
  })
  return started
}

const running = new Set<ChildProcess>()

/** What a child is given; it reads nothing. */
type Given = Omit<SpawnOptions, 'stdio' | 'detached'> & { stdout: 'pipe' | 'ignore'; stderr: 'pipe' | 'ignore' }

/**
 * Starts a program in a process group of its own; the group ends at the latest when this process does, whatever ends it: the program begins
 * once the reaper was told of its group, and not at all if this process ends before.
 */
export const startChild = (command: string, args: string[], { stdout, stderr, ...options }: Given): ChildProcess => {
  reaper ??= startReaper()
  const waiting = ['-c', 'read -r told && exec "$0" "$@" </dev/null', command, ...args]
  const child = spawn('/bin/sh', waiting, { ...options, stdio: ['pipe', stdout, stderr], detached: true })
  if (child.pid !== undefined) {
    running.add(child)
    child.once('exit', () => running.delete(child))
    child.stdin?.on('error', () => {}) // it has ended already
    reaper.stdin?.write(`${child.pid}\n`, () => child.stdin?.end('told\n'))
  }
  return child
}

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // the group is gone already
  }
}

/** Stops a child and its group: the signal first, after `patience_ms` by force. Resolves when the child has ended. */
export const stopChild = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGINT', patienceMs = 8000): Promise<void> => {
  if (child.pid === undefined) return
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill(signal)
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs)
    await ended
    clearTimeout(force)
  }
  signalGroup(child, 'SIGKILL')
}

/** Stops every child that still runs. */
export const stopChildren = async (): Promise<void> => {
  await Promise.all([...running].map((child) => stopChild(child)))
}
