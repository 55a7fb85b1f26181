/**
 * What is asked of a company again and again: may this person, or anybody, do this? When the answer turns it is told, with what was said
 * before, what is said now, and why.
 */
import type { NewEvent } from '../account/event.ts'
import type { CompanyRecord } from '../company/record.ts'
import { addDays, type IsoDate } from '../kernel/dates.ts'
import { judgementOf } from '../law/judgement.ts'
import { namedReason, type NamedReason, namedSource, SIGNERS_NAMES, VERDICT_NAMES } from '../signing/codes.ts'
import { calendarDays, firstTurn } from './turn-days.ts'

/** The question of a watch; `person` null: whether anybody can. The other fields are as in the signing check. */
export type WatchQuestion = {
  person: string | null
  coSigners: string[]
  transaction: string | null
  amount: string | null
  currency: string
}

export const WATCH_VERDICTS = ['yetkili', 'yetkili_degil', 'belirsiz', 'var', 'yok'] as const
/** What was answered, in the words of the interface. */
export type WatchAnswer = { verdict: (typeof WATCH_VERDICTS)[number]; reasons: NamedReason[] }

/** Reasons of an answer that are kept and told; the first say what decided it. */
const MOST_REASONS = 12

const asked = (record: CompanyRecord | null, { person, coSigners, ...question }: WatchQuestion, day: IsoDate, today: IsoDate) => {
  const { checkSigning, checkSigners } = judgementOf(record?.country ?? 'TR')
  const on = { ...question, day, today }
  if (person === null) {
    const { verdict, reasons } = checkSigners(record, on)
    return { verdict: SIGNERS_NAMES[verdict], reasons }
  }
  const { verdict, reasons } = checkSigning(record, { ...on, person, coSigners })
  return { verdict: VERDICT_NAMES[verdict], reasons }
}

/** The answer on a day, asked on that day or on a later one (`today`). */
export const answerOn = (record: CompanyRecord | null, question: WatchQuestion, day: IsoDate, today = day): WatchAnswer => {
  const { verdict, reasons } = asked(record, question, day, today)
  return { verdict, reasons: reasons.slice(0, MOST_REASONS).map(namedReason(namedSource(record?.notices ?? []))) }
}

/** Days ahead that are looked at for the next turn by the calendar: the longest term there is. */
const AHEAD_DAYS = 1100

/** The day on which the question is to be asked again though no notice comes; what is not known yet is asked every day. */
export const nextAsking = (record: CompanyRecord | null, question: WatchQuestion, day: IsoDate): IsoDate => {
  if (record === null) return addDays(day, 1)
  const last = addDays(day, AHEAD_DAYS)
  const now = asked(record, question, day, day).verdict
  return firstTurn(day, calendarDays(record, day, last), last, (on) => asked(record, question, on, on).verdict === now) ?? last
}

/** Why an answer turned: a notice, the calendar, what somebody stated, what people settled, the same notices read better. */
export type Cause = 'ilan' | 'takvim' | 'beyan' | 'karar' | 'okuma'

/** The question in the words of the interface. */
export const toldQuestion = ({ person, coSigners, transaction, amount, currency }: WatchQuestion) => ({
  kisi: person,
  birlikte: coSigners,
  islem: transaction,
  tutar: amount === null ? null : Number(amount),
  para_birimi: currency,
})

/** A turn as it is told to the account that watches. `turn` counts those of the watch, so that each is told once. */
export const turned = (
  { id, accountId, companyId, question }: { id: number; accountId: number; companyId: number; question: WatchQuestion },
  turn: number,
  { from, to, cause }: { from: WatchAnswer; to: WatchAnswer; cause: Cause },
  on: IsoDate,
): NewEvent => ({
  companyId,
  accountId,
  event: cause === 'okuma' ? 'yetki.duzeltme' : 'yetki.degisiklik',
  on,
  key: `yetki ${id} ${String(turn).padStart(9, '0')}`,
  detail: {
    izleme: id,
    belge: null,
    soru: toldQuestion(question),
    tarih: on,
    onceki: from.verdict,
    yeni: to.verdict,
    neden: cause,
    gerekceler: to.reasons,
  },
})

/** A filed signing check whose question is answered otherwise by now, as it is told to the account that filed it. */
export const checkTurned = (
  { id, accountId, companyId, question, day }: { id: string; accountId: number; companyId: number; question: WatchQuestion; day: IsoDate },
  { from, to, version }: { from: string; to: WatchAnswer; version: string },
  on: IsoDate,
): NewEvent => ({
  companyId,
  accountId,
  event: 'yetki.duzeltme',
  on,
  key: `yetki ${id} ${version}`,
  detail: {
    izleme: null,
    belge: id,
    soru: toldQuestion(question),
    tarih: day,
    onceki: from,
    yeni: to.verdict,
    neden: 'belge',
    gerekceler: to.reasons,
  },
})
