/**
 * How fast notices are read on one core, and that the time grows with the length of the text alone; with files of annotated notices, how
 * well, family by family (families.ts).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { familiesBench } from './families.ts'

const FOLDER = new URL('../../tools/stand-ins/notices/', import.meta.url)
const LENGTH = 1_000_000
const PIECES = [
  'a',
  'A',
  '(',
  '\n',
  '1',
  '.',
  ' ',
  '| ',
  'AA ',
  '1.',
  '- ',
  '12.12.2024 ',
  'sermayesi ',
  'müdür ',
  'adresi ',
  'DEMİR KURGU ',
]

/** Milliseconds of processor time, the least of `runs`: what other programs take of the machine is left out. */
const least = (runs: number, work: () => void): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const before = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }),
  )

const repeated = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

export const readingBench = async (annotated: string[] = []): Promise<void> => {
  if (annotated.length > 0) return familiesBench(annotated)
  const notices = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => splitNoticeFile(readFileSync(new URL(file, FOLDER), 'utf8')).text)
  const all = notices.join('\n')
  const readAll = (): void => {
    for (const text of notices) readNotice(text)
  }
  least(5, readAll)
  const time = least(20, readAll)
  const began = performance.now()
  readAll()
  const wall = performance.now() - began
  console.log(
    `${notices.length} made-up notices, ${all.length} letters: ${time.toFixed(1)} ms, ${Math.round((notices.length * 1000) / time)} notices a second of processor time on one core; one run by the clock ${wall.toFixed(0)} ms`,
  )
  const [half, whole] = [LENGTH / 2, LENGTH].map((length) =>
    least(3, () => {
      readNotice(repeated(all, length))
    }),
  ) as [number, number]
  console.log(
    `these notices as one text of a million letters: ${whole.toFixed(0)} ms; twice the length takes ${(whole / half).toFixed(2)} times as long`,
  )
  for (const piece of PIECES) {
    const [short, long] = [LENGTH / 2, LENGTH].map((length) =>
      least(2, () => {
        readNotice(repeated(piece, length))
      }),
    ) as [number, number]
    console.log(
      `a million letters of ${JSON.stringify(piece).padEnd(14)} ${long.toFixed(0).padStart(5)} ms; twice the length takes ${(long / short).toFixed(2)} times as long`,
    )
  }
}
