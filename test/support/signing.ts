/** Signing checks written so that a case reads like a case: who asks what of which notices, and the answer with its reasons. */
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import type { Effect, Question, SigningAnswer, Verdict } from '../../lib/domain/signing/answer.ts'
import { checkSigning } from '../../lib/domain/law/tr/signing/check.ts'
import { elected, type Notice, notice, recordOf, signs, type Told, type Told1 } from './facts.ts'

export const AYSE = 'AYŞE YILMAZ'
export const ALI = 'ALİ VELİ'
export const CAN = 'CAN ER'
export const ECE = 'ECE TUNA'
export const HOLDING = 'ÖRNEK HOLDİNG ANONİM ŞİRKETİ'

export const LIMITED = { title: 'ÖRNEK GIDA LİMİTED ŞİRKETİ' }
export const COOPERATIVE = { title: 'ÖRNEK KONUT YAPI KOOPERATİFİ' }

/** Asked on Friday 20 November 2026 about Monday 3 June 2024, unless said otherwise. */
export const TODAY = '2026-11-20'
export const ask = (more: Partial<Question> = {}): Question => ({
  person: AYSE,
  day: '2024-06-03',
  today: TODAY,
  amount: null,
  currency: 'TRY',
  transaction: null,
  coSigners: [],
  ...more,
})

/** Members of a board until 2 May 2026, elected and published on 2 May 2023. */
export const board = (...names: string[]): Told[] => names.map((name) => elected(name, 'board_member', { until: '2026-05-02' }))
export const managers = (...names: string[]): Told[] => names.map((name) => elected(name, 'manager'))
/** "… herhangi ikisinin müşterek imzası". */
export const anyTwo = (...names: string[]): Told =>
  signs(names, 'joint', { quote: `${names.join(', ')} herhangi ikisinin müşterek imzası` })
export const jointly = (...names: string[]): Told => signs(names, 'joint', { quote: `${names.join(' ve ')} müştereken imzaları ile` })
/** A notice of 2 May 2023. */
export const in2023 = (...told: Told[]): Notice => notice('2023-05-02', told)
/** A notice registered on a day and published on another. */
export const entered = (registered: string, published: string, ...told: Told[]): Notice =>
  notice(registered, told, { publishedOn: published })
export const limitedAgent = (name: string, group: string | null, more: Told1<'representation'> = {}): Told[] => [
  elected(name, 'authorised_signatory'),
  signs(name, 'limited', { group, ...more }),
]

const MARKS: Record<Effect, string> = { for: '', against: '!', open: '?', note: '~' }
const ANSWERS: Record<Verdict, string> = { authorised: 'yes', not_authorised: 'no', uncertain: 'open' }

/** `yes: in_office, sole`, `no: joint~, joint_incomplete!`: the verdict and every reason, `!` against, `?` open, `~` for information. */
export const told = ({ verdict, reasons }: SigningAnswer): string =>
  `${ANSWERS[verdict]}: ${reasons.map(({ code, effect }) => code + MARKS[effect]).join(', ')}`

export const answerTo = (notices: Notice[], question: Partial<Question> = {}, company: Partial<CompanyRecord> = {}): SigningAnswer =>
  checkSigning(recordOf(notices, company), ask(question))

/**
 * A case: the situation in words, the notices, the question where it is not the usual one, the answer, the company where it is no
 * joint-stock company.
 */
export type Case = [situation: string, notices: Notice[], question: Partial<Question>, answer: string, company?: Partial<CompanyRecord>]
export const outcome = ([, notices, question, , company]: Case): string => told(answerTo(notices, question, company))
