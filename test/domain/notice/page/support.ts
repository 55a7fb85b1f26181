import type { Bitmap, Rule, Word } from '../../../../lib/domain/notice/page/page.ts'
import { setInk } from '../../../../lib/domain/notice/page/page.ts'

export const LINE = 0.01

/**
 * Words of one printed line, spread from `x` on, each letter `letter` wide; heights in shares of the page. `slope` lets the line fall to
 * the right.
 */
export const line = (text: string, x: number, y: number, { letter = 0.004, slope = 0 } = {}): Word[] => {
  let at = x
  return text.split(' ').map((word) => {
    const x0 = at
    const x1 = at + word.length * letter
    at = x1 + letter
    const fall = slope * (x0 - x)
    return { text: word, x0, x1, y0: y + fall, y1: y + 0.008 + fall, confidence: 0.95 }
  })
}

/** Lines one below the other from `y` on, a hundredth of the page apart. */
export const block = (texts: readonly string[], x: number, y: number, options?: Parameters<typeof line>[3]): Word[] =>
  texts.flatMap((text, at) => line(text, x, y + at * LINE, options))

export const across = (x0: number, x1: number, y: number): Rule => ({ x0, x1, y0: y, y1: y + 0.001 })
export const down = (x: number, y0: number, y1: number): Rule => ({ x0: x, x1: x + 0.001, y0, y1 })

/** The frame of a page with columns at these edges. */
export const frame = (edges: readonly number[]): { across: Rule[]; down: Rule[] } => ({
  across: [across(0.08, 0.92, 0.09), across(edges[0] ?? 0, edges.at(-1) ?? 1, 0.1), across(edges[0] ?? 0, edges.at(-1) ?? 1, 0.9)],
  down: edges.map((x) => down(x, 0.1, 0.9)),
})

export const HEAD = line('SAYFA : 776 TÜRKİYE TİCARET SİCİLİ GAZETESİ 10 EKİM 2023 SAYI: 10932', 0.1, 0.075)
export const head = (page: number): Word[] => line(`SAYFA : ${page} TÜRKİYE TİCARET SİCİLİ GAZETESİ 10 EKİM 2023 SAYI: 10932`, 0.1, 0.075)

/** A notice of these body lines, from its heading to its number. */
export const notice = (office: string, number: string, body: readonly string[], id = '(18622269)'): string[] => [
  `T.C. ${office} TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN`,
  'İlan Sıra No: 5302',
  `Ticaret Sicil/Dosya No: ${number}`,
  ...body,
  id,
]

export const fill = (page: Bitmap, x0: number, y0: number, x1: number, y1: number): void => {
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) setInk(page, x, y)
}
