/** What the operator tool says where it is used wrongly: each message names what to type. None of these needs a service. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { explain, openTarget, quoted } from '../../tools/kunye/context.ts'
import { pageNotes } from '../../tools/kunye/page-notes.ts'
import { readFiles } from '../../tools/kunye/read.ts'
import { runKunye } from '../../tools/kunye/program.ts'
import { PdfUnreadable } from '../../lib/platform/pdf/unreadable.ts'

const folder = mkdtempSync(join(tmpdir(), 'kunye-tool-'))
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

/** What the person at the terminal reads. */
const said = async (work: () => unknown): Promise<string> => {
  try {
    await work()
    return ''
  } catch (error) {
    return explain(error)
  }
}

describe('settings', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT is abc'],
    [
      { BASE_URL: 'kunye.example' },
      'BASE_URL is kunye.example: the address of the service is expected, as in: BASE_URL=https://kunye.example',
    ],
    // its documents would go into the archive of this machine
    [{ DATABASE_URL: 'postgresql://u:p@ep-1.neon.tech/kunye', BASE_URL: '' }, 'set its BASE_URL too'],
  ])('%j', async (env, message) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    expect(await said(openTarget)).toContain(message)
  })

  test('a deployed service that does not answer is not mistaken for that of this machine', () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://u:p@ep-1.neon.tech/kunye')
    const words = explain(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND ep-1.neon.tech') }))
    expect(words).toContain('ENOTFOUND ep-1.neon.tech')
    expect(words).not.toContain('npm run dev')
  })
})

describe('a PDF', () => {
  const masthead = { publishedOn: '2023-10-10' as const, issue: '10932', page: '776' }
  const notice = (text: string, startsInside: boolean, endsInside: boolean) => ({ text, places: [], masthead, startsInside, endsInside })
  const read = async (notices: ReturnType<typeof notice>[], pages: Parameters<typeof pageNotes>[0]) => {
    const [out, err] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()]
    try {
      await readFiles([file('issue.pdf', '%PDF-1.7')], () => Promise.resolve({ notices, notes: pageNotes(pages) }))
      return { lines: out.mock.calls.map(([line]) => JSON.parse(String(line))), said: err.mock.calls.map(([line]) => String(line)) }
    } finally {
      out.mockRestore()
      err.mockRestore()
    }
  }

  test('tells of each notice the issue it is printed in, and of a piece which end is missing', async () => {
    const { lines } = await read([notice('metin', true, true), notice('metin', true, false), notice('metin', false, true)], [])
    expect(lines.map(({ header: { published_on, issue, page } }) => [published_on, issue, page])).toEqual(
      lines.map(() => ['2023-10-10', '10932', '776']),
    )
    expect(lines.map(({ begins_elsewhere, ends_elsewhere }) => [begins_elsewhere, ends_elsewhere])).toEqual([
      [undefined, undefined],
      [undefined, true],
      [true, undefined],
    ])
  })

  test('names each page that gave no notice', async () => {
    const found = ['blank', 'notices', 'no_notice', 'no_words'] as const
    const { lines, said } = await read(
      [],
      found.map((each, at) => ({ number: at + 1, found: each })),
    )
    expect(lines).toEqual([])
    expect(said).toEqual(
      ['page 1: nothing is printed on it', 'page 3: no notice begins or ends on it', 'page 4: no words could be read on it'].map(
        (note) => `${join(folder, 'issue.pdf')}: ${note}`,
      ),
    )
  })
})

describe('files', () => {
  const turkish = new Uint8Array([0xdd, 0x53, 0x54, 0x41, 0x4e, 0x42, 0x55, 0x4c]) // İSTANBUL in Windows-1254
  test.each([
    ['one that is not there', () => readFiles([join(folder, 'none.txt')]), `There is no file ${join(folder, 'none.txt')}.`],
    ['a folder', () => readFiles([folder]), `${folder} is a folder. Give its files: ${folder}/*`],
    ['another encoding', () => readFiles([file('latin.txt', turkish)]), `iconv -f WINDOWS-1254 -t UTF-8 ${join(folder, 'latin.txt')}`],
    [
      'a PDF that cannot be read',
      () => readFiles([file('bad.pdf', '%PDF-1.7')], () => Promise.reject(new PdfUnreadable('damaged', 'the document is cut off'))),
      `${join(folder, 'bad.pdf')}: the document is cut off`,
    ],
    [
      'a list that is not there',
      () => runKunye(['sanctions', 'import', 'UN', join(folder, 'none.xml')]),
      `There is no file ${join(folder, 'none.xml')}.`,
    ],
    [
      'former keys that are not there',
      () => runKunye(['report-key', 'new', '--before', join(folder, 'none.json')]),
      `There is no file ${join(folder, 'none.json')}.`,
    ],
    [
      'former keys that are none',
      () => runKunye(['report-key', 'new', '--before', file('notes.md', '# notes')]),
      'does not hold the present REPORT_KEYS',
    ],
  ])('%s', async (_, work, message) => expect(await said(work)).toContain(message))
})

test.each([
  [['sanctions', 'import'], "missing required argument 'LIST'"],
  [['sanctions', 'import', 'MASAK', 'a.xlsx'], 'There is no list MASAK. Lists: MASAK-A'],
  [['sanctions', 'import', 'MASAK', 'a.xlsx'], 'npm run kunye -- sanctions import LIST FILE…'],
  [['status-note'], 'Usage: npm run kunye -- status-note [options] [command]'],
  [['cron', 'nightly'], 'Allowed choices are sweep, watch, terms, lists, kap, mails.'],
  [['read'], "missing required argument 'FILE'"],
  [['keyy'], "unknown command 'keyy'\n(Did you mean key?)"],
])('%j: %s', async (args, message) => expect(await said(() => runKunye(args))).toContain(message))

describe('--help', () => {
  const help = async (...args: string[]): Promise<string> => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    try {
      await runKunye(args)
      return log.mock.calls.flat().join('\n')
    } finally {
      log.mockRestore()
    }
  }
  const commandsIn = (text: string): string[] => [...text.matchAll(/^ {2}([a-z][a-z-]+)(?= |$)/gm)].map(([, name]) => name!)

  test('of the tool names every command; each has its own, and so has each of its parts', async () => {
    const all = commandsIn(await help())
    expect(all).toEqual([
      ...[
        'import',
        'read',
        'reread',
        'plan',
        'account',
        'key',
        'desk',
        'sanctions',
        'kap',
        'verify',
        'report-key',
        'sandbox',
        'webhook-keys',
        'status-note',
      ],
      ...['cron', 'help'],
    ])
    for (const name of all.filter((each) => each !== 'help')) {
      const text = await help(name, '--help')
      expect(text).toContain(`Usage: npm run kunye -- ${name} `)
      for (const part of commandsIn(text).filter((each) => each !== 'help'))
        expect(await help(name, part, '--help')).toContain(`Usage: npm run kunye -- ${name} ${part} `)
    }
  })
})

test.each(['Örnek Bankası', "L'Oréal $HOME `id`", 'a;b', 'ornek@bank.example', 'kunye.txt'])(
  '%j in a command to copy is one word of the shell',
  (word) => {
    expect(spawnSync('/bin/sh', ['-c', `printf %s ${quoted(word)}`], { encoding: 'utf8' }).stdout).toBe(word)
  },
)
