/**
 * `npm run bench -- differences CHECKOUT [FILE.jsonl | FOLDER]…`: what this version of the reader reads otherwise than the one in another
 * checkout (`git worktree add`, with its packages), notice by notice: facts and what is told. Without files the made-up notices and
 * companies of the tests; a folder is searched for texts of notices.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { splitOrigin } from '../../tools/kunye/read.ts'
import type { Scenario } from '../support/scenarios.ts'

const HERE = new URL('../../', import.meta.url)
const OWN = ['tools/stand-ins/notices', 'test/domain/law/signing/scenarios.jsonl'].map((path) => new URL(path, HERE).pathname)

const textsIn = (path: string): [name: string, text: string][] => {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .sort()
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name, splitOrigin(readFileSync(join(path, name), 'utf8')).text])
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const { id, notices } = JSON.parse(line) as Scenario
      return notices.map(({ text }, at): [string, string] => [`${id}/${at + 1}`, text])
    })
}

/** Facts and what is told of a text, one line each. */
const linesOf = (read: typeof readNotice, text: string): string[] => {
  const { facts, unread } = read(text)
  return [...facts.map((fact) => `fact ${JSON.stringify(fact)}`), ...unread.map((told) => `told ${JSON.stringify(told)}`)]
}

export const differencesBench = async ([other, ...paths]: string[]): Promise<void> => {
  if (!other) throw new Error('Name the other checkout: npm run bench -- differences CHECKOUT')
  const there = (await import(pathToFileURL(resolve(other, 'lib/domain/notice/read.ts')).href)) as { readNotice: typeof readNotice }
  let [all, different] = [0, 0]
  for (const path of paths.length > 0 ? paths : OWN)
    for (const [name, text] of textsIn(path)) {
      all++
      const [before, now] = [linesOf(there.readNotice, text), linesOf(readNotice, text)]
      const [gone, come] = [before.filter((line) => !now.includes(line)), now.filter((line) => !before.includes(line))]
      if (gone.length + come.length === 0) continue
      different++
      console.log([name, ...gone.map((line) => `  - ${line}`), ...come.map((line) => `  + ${line}`)].join('\n'))
    }
  console.log(`${all} notices, ${different} of them read otherwise`)
}
