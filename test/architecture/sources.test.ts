/** What every source file keeps to, beyond what the linters see. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/local/workers.ts'

const under = (folder: string, kinds: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''))
    .sort()

const SHIPPED = ['functions', 'lib', 'schema', 'tools']
const linesOf = (file: string): string[] => readFileSync(join(root, file), 'utf8').split('\n')
const where = (files: string[], isWrong: (line: string) => boolean): string[] =>
  files.flatMap((file) => linesOf(file).flatMap((line, at) => (isWrong(line) ? [`${file}:${at + 1}`] : [])))

const STATUTE =
  /(?<![\p{L}\d])(?:TTK|eTTK|TBK|TSY|VUK|TMK|CMK|KoopK|KVKK|TCC|TCO|İİK|KHK)(?![\p{L}\d])|sayılı (?:Kanun|TTK|KHK)|\bLaw \d{4}|Cooperatives Act|Registry Regulation|Bankruptcy Act|Civil Code|Cheque Act|Commercial Code|Code of Obligations|Ticaret Kanunu/u

test('a statute is cited where the law of its country stands, nowhere else', () => {
  // The reader says beside two of its rules which article makes the registry print what they read.
  const exempt = ['lib/domain/fact/', 'lib/domain/notice/']
  const files = SHIPPED.flatMap((folder) => under(folder, /\.(?:tsx?|mjs)$/)).filter(
    (file) => !file.startsWith('lib/domain/law/tr/') && !exempt.some((room) => file.startsWith(room)),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(where(files, (line) => STATUTE.test(line))).toEqual([])
  expect(where(under('lib/domain/law/tr', /\.ts$/), (line) => STATUTE.test(line)).length).toBeGreaterThan(100)
})
