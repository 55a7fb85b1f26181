/** Powers by title follow whoever holds the title: cases of the signing check. */
import { describe, expect, it } from 'vitest'
import { elected, leaves, notice, signs, type Told } from '../../../support/facts.ts'
import { ALI, answerTo, AYSE, board, CAN, ECE, in2023, told } from '../../../support/signing.ts'

const byTitle = (mode: 'sole' | 'joint', titles: string[], more: Partial<Told> = {}): Told =>
  signs([], mode, { by_title: titles, ...more } as Parameters<typeof signs>[2])
const CHAIR = 'Yönetim Kurulu Başkanı'
const MEMBER = 'Yönetim Kurulu Üyesi'
const anyTwo = byTitle('joint', [MEMBER], { any_of: true } as Partial<Told>)
const chaired = in2023(...board(AYSE, ALI, CAN), elected(AYSE, 'board_chair'), byTitle('sole', [CHAIR]), anyTwo)
const newChair = notice('2024-01-10', [leaves(AYSE, 'board_chair'), elected(ALI, 'board_chair')])

const alone = signs(AYSE)
describe('several who sign with one', () => {
  const withHer = signs([ALI, CAN], 'joint', { with: [AYSE], any_of: false } as Parameters<typeof signs>[2])
  const [sole, bound] = [in2023(...board(AYSE, ALI, CAN), alone, withHer), in2023(...board(AYSE, ALI, CAN), withHer)]
  it.each<[string, Parameters<typeof answerTo>[0], Parameters<typeof answerTo>[1], RegExp]>([
    ['do not bind without her', [bound], { person: ALI, coSigners: [CAN] }, /^no: .*joint_incomplete!/],
    ['each with her or all together, the words leave open', [bound], { person: ALI, coSigners: [AYSE] }, /^open: /],
    ['which does not matter where she signs alone', [sole], { person: ALI, coSigners: [AYSE] }, /^yes: .*joint_complete/],
    ['nor do they then bind without her', [sole], { person: ALI, coSigners: [CAN] }, /^no: .*joint_incomplete!/],
  ])('%s', (_, notices, asked, expected) => {
    expect(told(answerTo(notices, asked))).toMatch(expected)
  })
})

describe('a power by title', () => {
  it.each<[string, Parameters<typeof answerTo>[0], Parameters<typeof answerTo>[1], RegExp]>([
    ['the chair signs alone', [chaired], {}, /^yes: .*sole/],
    ['a member does not', [chaired], { person: ALI }, /^no: .*joint_incomplete!/],
    ['two members do', [chaired], { person: ALI, coSigners: [CAN] }, /^yes: .*joint_complete/],
    ['the new chair signs alone', [chaired, newChair], { person: ALI }, /^yes: .*sole/],
    ['the former chair needs another member', [chaired, newChair], {}, /^no: .*joint_incomplete!/],
    ['the former chair with another member', [chaired, newChair], { coSigners: [CAN] }, /^yes: .*joint_complete/],
    [
      'a general manager with a member',
      [
        in2023(
          ...board(AYSE, ALI),
          elected(ECE, 'general_manager'),
          byTitle('joint', ['Genel Müdür', MEMBER], { any_of: false } as Partial<Told>),
        ),
      ],
      { person: ECE, coSigners: [ALI] },
      /^yes: .*joint_complete/,
    ],
    [
      'two members are no general manager and member',
      [
        in2023(
          ...board(AYSE, ALI),
          elected(ECE, 'general_manager'),
          byTitle('joint', ['Genel Müdür', MEMBER], { any_of: false } as Partial<Told>),
        ),
      ],
      { coSigners: [ALI] },
      /^no: .*joint_incomplete!/,
    ],
    [
      'who came after another regime was registered has none of the old titles',
      [
        in2023(...board(AYSE, ALI), anyTwo),
        notice('2024-01-10', [signs(ALI, 'sole', { quote: 'şirketi temsil ve ilzama ALİ VELİ yetkilidir' })]),
        notice('2024-02-10', [elected(CAN)]),
      ],
      { person: CAN, coSigners: [AYSE] },
      /^(?:no|open): /,
    ],
  ])('%s', (_, notices, question, expected) => {
    expect(told(answerTo(notices, question))).toMatch(expected)
  })

  const three = board(AYSE, ALI, CAN)
  const LIMIT = { amount: '100000', currency: 'TRY' }
  const needs = signs([AYSE, ALI, CAN], 'joint', { any_of: true, indispensable: [AYSE] })
  const stepped = [in2023(...board(AYSE, ALI), signs(AYSE, 'sole', { limit: LIMIT }), signs([AYSE, ALI], 'joint', { above: LIMIT }))]
  it.each<[string, Parameters<typeof answerTo>[0], Parameters<typeof answerTo>[1], RegExp]>([
    ['who must sign, with another', [in2023(...three, needs)], { coSigners: [CAN] }, /^yes: /],
    ['another with who must sign', [in2023(...three, needs)], { person: CAN, coSigners: [AYSE] }, /^yes: /],
    ['two without who must sign', [in2023(...three, needs)], { person: CAN, coSigners: [ALI] }, /^no: .*joint_incomplete!/],
    ['alone below the step', stepped, { amount: '50000' }, /^yes: .*within_limit/],
    ['alone above it', stepped, { amount: '150000' }, /^open: .*limit_exceeded\?/],
    ['together above it', stepped, { amount: '150000', coSigners: [ALI] }, /^yes: /],
    ['the other alone below it', stepped, { person: ALI, amount: '50000' }, /^no: .*joint_incomplete!/],
    [
      'a form for more, asked for less',
      [in2023(...board(AYSE, ALI), signs([AYSE, ALI], 'joint', { above: LIMIT }))],
      { amount: '50000', coSigners: [ALI] },
      /^open: .*within_limit\?/,
    ],
    [
      'what is left out, asked today',
      [in2023(...board(AYSE), signs(AYSE, 'sole', { excludes: 'taşınmaz satışı' }))],
      { transaction: 'taşınmaz satışı', day: '2024-06-03', today: '2024-06-03' },
      /^open: .*out_of_scope\?/,
    ],
    [
      'what is not left out',
      [in2023(...board(AYSE), signs(AYSE, 'sole', { excludes: 'taşınmaz satışı' }))],
      { transaction: 'mal alımı', day: '2024-06-03', today: '2024-06-03' },
      /^yes: /,
    ],
    [
      'a condition that nobody can see met',
      [in2023(...board(AYSE), signs(AYSE, 'sole', { condition: 'Başkanın yokluğunda' }))],
      {},
      /^open: /,
    ],
  ])('%s', (_, notices, question, expected) => {
    expect(told(answerTo(notices, question))).toMatch(expected)
  })

  it('a liquidation that stands in the head of the latest notice alone leaves the manager open', () => {
    const heads = [in2023(...board(AYSE), signs(AYSE)), notice('2024-01-10', [], { title: 'TASFİYE HALİNDE ÖRNEK YAZILIM ANONİM ŞİRKETİ' })]
    expect(told(answerTo(heads))).toMatch(/^open: .*in_liquidation\?/)
  })
})
