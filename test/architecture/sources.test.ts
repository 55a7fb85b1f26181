/** What every source file keeps to, beyond what the linters see. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/local/workers.ts'

const under = (folder: string, kinds: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name) && !entry.parentPath.includes('.wrangler'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''))
    .sort()

const SHIPPED = ['functions', 'lib', 'schema', 'tools']
const linesOf = (file: string): string[] => readFileSync(join(root, file), 'utf8').split('\n')
const where = (files: string[], isWrong: (line: string) => boolean): string[] =>
  files.flatMap((file) => linesOf(file).flatMap((line, at) => (isWrong(line) ? [`${file}:${at + 1}`] : [])))

const STATUTE =
  /(?<![\p{L}\d])(?:TTK|eTTK|TBK|TSY|VUK|TMK|CMK|KoopK|KVKK|TCC|TCO|İİK|KHK)(?![\p{L}\d])|sayılı (?:Kanun|TTK|KHK)|\bLaw \d{4}|Cooperatives Act|Registry Regulation|Bankruptcy Act|Civil Code|Cheque Act|Commercial Code|Code of Obligations|Ticaret Kanunu/u

test('a statute is cited where the law of its country stands, nowhere else', () => {
  // The reader says beside some of its rules which article makes the registry print what they read.
  const exempt = ['lib/domain/fact/', 'lib/domain/notice/', 'lib/domain/reading/']
  const files = SHIPPED.flatMap((folder) => under(folder, /\.(?:tsx?|mjs)$/)).filter(
    (file) => !file.startsWith('lib/domain/law/tr/') && !exempt.some((room) => file.startsWith(room)),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(where(files, (line) => STATUTE.test(line))).toEqual([])
  expect(where(under('lib/domain/law/tr', /\.ts$/), (line) => STATUTE.test(line)).length).toBeGreaterThan(100)
})

/** Looking into words: a search of any sort whose subject is a quote or the text of an unread clause. */
const SEARCH = 'test|exec|match|matchAll|search|includes|indexOf|startsWith|endsWith|fold|lower|coverage'
const LOOKS = new RegExp(
  `\\b(?:${SEARCH})\\((?:[^()]|\\([^()]*\\))*\\b(?:quote|clause\\.text)\\b|\\b(?:quote|clause\\.text)\\)*\\??\\.(?:${SEARCH})\\(`,
  'g',
)

test('nothing behind the reader looks into a quote: what the law needs is a field of a fact', () => {
  const reader = ['fact', 'notice', 'reading', 'text'].map((room) => `lib/domain/${room}/`)
  const files = [...under('lib', /\.tsx?$/), ...under('functions', /\.tsx?$/)].filter(
    (file) => !reader.some((room) => file.startsWith(room)),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = (text: string): string[] => [...text.replace(/\s+/g, ' ').matchAll(LOOKS)].map(([words]) => words)
  expect(found('if (/kayyim/.test(fold(fact.quote))) return')).toHaveLength(1)
  expect(found("facts.find(({ quote }) => quote.includes('temsil'))")).toHaveLength(1)
  expect(files.flatMap((file) => found(linesOf(file).join('\n')).map((words) => `${file}: ${words}`))).toEqual([])
})

/** Rooms and files whose long lines stay for now: a pattern or a statement of SQL or CSS that is one piece, or a room being rewritten. */
const LONG = [
  // Patterns of the reader.
  'lib/domain/fact/',
  'lib/domain/notice/',
  'lib/domain/reading/',
  'lib/domain/text/',
  // SQL.
  'lib/store/',
  'test/',
  // Patterns, style sheets, parts of documents and inline programs.
  'functions/acik/pages.ts',
  'functions/gateway/openapi.ts',
  'functions/ilanlar/evidence-page.ts',
  'functions/isler/wrangler.toml',
  'functions/panel/company.tsx',
  'functions/panel/keys.tsx',
  'functions/panel/webhook.tsx',
  'functions/panel/wrangler.toml',
  'lib/domain/company/completeness.ts',
  'lib/domain/kernel/legal-entity.ts',
  'lib/domain/kernel/printed-dates.ts',
  'lib/domain/law/tr/signing/check.ts',
  'lib/domain/law/tr/signing/scope.ts',
  'lib/domain/law/tr/signing/sentences.ts',
  'lib/domain/law/tr/signing/situation.ts',
  'lib/domain/law/tr/signing/transactions.ts',
  'lib/http/page/',
  'lib/http/report/report-style.ts',
  'lib/http/wire/tabular.ts',
  'lib/platform/signed-link.ts',
  'tools/check-node.mjs',
  'tools/kunye/context.ts',
  'tools/kunye/main.ts',
  'tools/kunye/report-key.ts',
  'tools/kunye/status-note.ts',
  'tools/stand-ins/kap.ts',
]

test('nothing that runs in a Worker asks fetch to refuse redirects, which ends every request there: they are not followed', () => {
  const files = ['functions', 'lib'].flatMap((folder) => under(folder, /\.tsx?$/))
  expect(where(files, (line) => /redirect: 'error'/.test(line))).toEqual([])
})

test('no line is longer than 140 columns', () => {
  const files = [...SHIPPED, 'test'].flatMap((folder) => under(folder, /\.(?:tsx?|mjs|toml)$/))
  const held = files.filter((file) => !LONG.some((exempt) => file.startsWith(exempt)))
  expect(held.length).toBeGreaterThan(200)
  expect(where(held, (line) => line.length > 140)).toEqual([])
})

test('a test file that draws by SEED says so itself: by that REST=1 knows what is left to try whole (vitest.config.ts)', () => {
  const draws = (line: string): boolean => /sampled\.ts'|'fast-check'/.test(line)
  const drawing = under('test/support', /\.ts$/).filter((file) => linesOf(file).some(draws))
  expect(drawing).toEqual(['test/support/seed.ts'])
})
