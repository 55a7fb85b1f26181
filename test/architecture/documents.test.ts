/** The pages for people say what is so: their commands, places, tables and links are held against the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { addCommands } from '../../tools/kunye/program.ts'
import { root } from '../../tools/local/workers.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = ['README.md', ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))]
const manifest = JSON.parse(read('package.json')) as Record<'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies', object>
const kunye = new Command()
addCommands(kunye)

test('the first page is short', () => expect(read('README.md').split('\n').length).toBeLessThanOrEqual(200))

describe.each(pages)('%s', (page) => {
  const text = read(page)

  test('leads to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link!).filter((link) => !/^https?:/.test(link))
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
  })

  test('names files and folders that are there', () => {
    const places = [...text.matchAll(/`((?:functions|lib|schema|tools|test|docs)\/[^`\s…*<>{}]*)`/g)].map(([, place]) => place!)
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([])
  })

  test('names scripts and commands that are there', () => {
    const scripts = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script]) => script!)
    expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([])
    const commands = [...text.matchAll(/kunye -- ([a-z-]+)(?: ([a-z-]+))?/g)]
    const unknown = commands.filter(([, name, part]) => {
      const command = kunye.commands.find((each) => each.name() === name)
      return !command || (command.commands.length > 0 && part !== undefined && !command.commands.some((each) => each.name() === part))
    })
    expect(unknown.map(([words]) => words)).toEqual([])
  })
})

test('every package is accounted for, and no other', () => {
  const [table = ''] = read('docs/dependencies.md').split('\nWeighed, and our own kept:')
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names]) => names!.split(/,? \+ |, /)).map((name) => name.trim())
  const fits = (name: string, shown: string): boolean => (shown.endsWith('*') ? name.startsWith(shown.slice(0, -1)) : name === shown)
  const used = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies]
    .flatMap(Object.keys)
    .filter((name) => !name.startsWith('@types/') && name !== '@cloudflare/workers-types')
  expect(used.filter((name) => !named.some((shown) => fits(name, shown)))).toEqual([])
  expect(named.slice(1).filter((shown) => !/^-+$/.test(shown) && !used.some((name) => fits(name, shown)))).toEqual([])
})
