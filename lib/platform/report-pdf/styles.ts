import type { Tone } from '../../domain/report/model.ts'
import type { Paper } from './paper.ts'
import type { Style } from './wrap.ts'

const rgb = (hex: string): string =>
  [0, 2, 4].map((at) => String(Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000)).join(' ')

/** Colours as operands of `rg`. Those of text keep a contrast of at least 4.5 to 1 on white and on the ground. */
export const COLOURS = {
  ink: rgb('1c2530'),
  soft: rgb('55606e'),
  line: rgb('d5dae1'),
  ground: rgb('f4f6f9'),
  brand: rgb('16365c'),
  black: '0 0 0',
  caution: rgb('fdf3e1'),
  good: rgb('1c6b45'),
  warning: rgb('8a5200'),
  bad: rgb('a4262c'),
} as const

const TONES: Record<Tone, { bold: boolean; colour: string }> = {
  plain: { bold: false, colour: COLOURS.ink },
  strong: { bold: true, colour: COLOURS.ink },
  muted: { bold: false, colour: COLOURS.soft },
  good: { bold: true, colour: COLOURS.good },
  warning: { bold: true, colour: COLOURS.warning },
  bad: { bold: true, colour: COLOURS.bad },
}

const styled = (paper: Paper, bold: boolean, size: number, leading: number, colour: string): Style => ({
  face: bold ? paper.bold : paper.regular,
  size,
  leading,
  colour,
})

/** How a line of that tone is set in the body. */
export const toneStyle = (paper: Paper, tone: Tone): Style =>
  styled(paper, TONES[tone].bold, tone === 'muted' ? 8.6 : 9.4, 12.4, TONES[tone].colour)

/** The other kinds of text. */
export const styles = (paper: Paper) => ({
  brand: styled(paper, true, 10, 14, COLOURS.soft),
  title: styled(paper, true, 25, 31, COLOURS.brand),
  company: styled(paper, true, 15.5, 20, COLOURS.ink),
  heading: styled(paper, true, 14.5, 19, COLOURS.brand),
  caption: styled(paper, true, 10.2, 14, COLOURS.ink),
  column: styled(paper, true, 8.2, 11, COLOURS.soft),
  label: styled(paper, false, 9.4, 12.4, COLOURS.soft),
  body: styled(paper, false, 9.4, 12.8, COLOURS.ink),
  reference: styled(paper, false, 8.4, 12.4, COLOURS.brand),
  link: styled(paper, false, 8.6, 12.4, COLOURS.brand),
  running: styled(paper, false, 7.8, 10, COLOURS.soft),
})
