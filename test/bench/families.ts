/**
 * How well notices are read, family by family. Nothing in the reader is learnt from notices (its words are a list, its frames are written by
 * hand), so that leaving a family out changes nothing: its score is what is measured.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FactKind } from '../../lib/domain/fact/fact.ts'
import { hundredths } from '../../lib/domain/kernel/decimal.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { splitOrigin } from '../../tools/kunye/read.ts'

type Values = Record<string, unknown> & { kind: FactKind }
type Annotated = { file: string; header: Record<string, string | null>; facts: Values[]; optional_kinds?: string[] }

/** What makes two facts of a kind the same. */
const SAME: Partial<Record<FactKind, string[]>> = {
  appointment: ['person', 'role'],
  departure: ['person'],
  representation: ['persons', 'mode'],
  capital: ['to', 'operation'],
  shareholding: ['person'],
  share_transfer: ['from', 'to'],
  sole_shareholder: ['person'],
  title: ['to'],
  address: ['to'],
  articles: ['articles'],
  status: ['code'],
  branch: ['operation'],
  auditor: ['name'],
  general_meeting: ['on'],
}
const valueOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(valueOf).sort().join('|')
  const amount = typeof value === 'string' && /^\d+(?:\.\d{1,2})?$/.test(value) ? hundredths(value) : null
  return amount === null ? fold(String(value ?? '')) : String(amount)
}
const keyOf = (fact: Values): string => [fact.kind, ...(SAME[fact.kind] ?? []).map((field) => valueOf(fact[field]))].join(' ')

const yearOf = (text: string, { header }: Annotated): number =>
  Number((header.registered_on ?? /\b(?:19|20)\d\d\b/.exec(text.slice(200))?.[0] ?? '').slice(0, 4)) || 0
const FAMILIES: [name: string, is: (text: string, annotated: Annotated) => boolean][] = [
  ['until 2012', (text, each) => yearOf(text, each) > 0 && yearOf(text, each) < 2013],
  ['2013 to 2018', (text, each) => yearOf(text, each) >= 2013 && yearOf(text, each) <= 2018],
  ['since 2019', (text, each) => yearOf(text, each) >= 2019],
  ['courts', (text) => /mahkeme|iflas/.test(fold(text).slice(0, 900))],
  [
    'bank branches',
    (text, { header }) => /banka/.test(fold(header.title ?? '')) && /sube/.test(fold(`${header.title} ${text.slice(0, 900)}`)),
  ],
  ['cooperatives', (_, { header }) => /kooperatif/.test(fold(header.title ?? ''))],
  [
    'sole traders',
    (text, { header }) =>
      !/sirket|kooperatif|sube|vakf|dernek/.test(fold(header.title ?? 'sirket')) && !/sirket/.test(fold(text).slice(0, 700)),
  ],
  ['tables', (text) => (text.match(/\|/g) ?? []).length >= 4],
]

/** Scores of annotated notices by family; each file of annotations lies beside its texts, or beside a folder `real` of them. */
export const familiesBench = (files: string[]): void => {
  const rows = new Map(FAMILIES.map(([name]) => [name, { notices: 0, stated: 0, read: 0, right: 0 }]))
  for (const path of files) {
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const annotated = JSON.parse(line) as Annotated
      const name = annotated.file.replace(/(?:\.txt)?$/, '.txt')
      const at = [join(dirname(path), name), join(dirname(path), 'real', name)].find((each) => existsSync(each))
      if (!at) continue
      const { text } = splitOrigin(readFileSync(at, 'utf8'))
      const optional = new Set(annotated.optional_kinds ?? [])
      const wanted = annotated.facts.filter(({ kind }) => !optional.has(kind)).map(keyOf)
      const left = readNotice(text)
        .facts.filter(({ kind }) => !optional.has(kind) && kind !== 'correction')
        .map((fact) => keyOf(fact as unknown as Values))
      const read = left.length
      const right = wanted.filter((key) => {
        const found = left.indexOf(key)
        if (found >= 0) left.splice(found, 1)
        return found >= 0
      }).length
      for (const [family, is] of FAMILIES) {
        const row = rows.get(family)
        if (!row || !is(text, annotated)) continue
        row.notices++
        row.stated += wanted.length
        row.read += read
        row.right += right
      }
    }
  }
  const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)).padStart(6)
  for (const [family, { notices, stated, read, right }] of [...rows].sort(
    ([, a], [, b]) => (2 * a.right) / (a.stated + a.read) - (2 * b.right) / (b.stated + b.read),
  ))
    console.log(
      `${family.padEnd(14)} ${String(notices).padStart(4)} notices, ${String(stated).padStart(5)} facts: F1 ${percent(2 * right, stated + read)}, ` +
        `precision ${percent(right, read)}, recall ${percent(right, stated)}`,
    )
}
