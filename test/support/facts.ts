/** Short ways to write down what notices state, so that a table of cases reads like a register. */
import type { CompanyRecord, NoticeRef, StoredFact } from '../../lib/domain/company/record.ts'
import { factIds } from '../../lib/domain/fact/identity.ts'
import type { Fact, Role, Statement, StatusCode } from '../../lib/domain/fact/fact.ts'
import { appointment } from '../../lib/domain/fact/stated.ts'
import { clauseTold, factTold } from '../../lib/domain/fact/told.ts'
import type { IsoDate } from '../../lib/domain/kernel/dates.ts'

type Of<K extends Statement['kind']> = Extract<Statement, { kind: K }>

/** A statement, with the words that print it where they matter. */
export type Told = Statement & { quote?: string }
export type Told1<K extends Statement['kind']> = Partial<Of<K>> & { quote?: string }

export const elected = (person: string, role: Role = 'board_member', more: Told1<'appointment'> = {}): Told =>
  appointment(person, role, more)
export const leaves = (person: string, role: Role | null = 'board_member', more: Told1<'departure'> = {}): Told => ({
  kind: 'departure',
  person,
  role,
  on: null,
  reason: null,
  ...more,
})
export const signs = (
  person: string | string[],
  mode: Of<'representation'>['mode'] = 'sole',
  more: Told1<'representation'> = {},
): Told => ({
  kind: 'representation',
  persons: [person].flat(),
  mode,
  group: null,
  with: [],
  limit: null,
  scope: null,
  until: null,
  ...more,
})
export const founded = (on: IsoDate | null = null): Told => ({ kind: 'establishment', on })
export const capital = (operation: Of<'capital'>['operation'], from: string | null, to: string, more: Told1<'capital'> = {}): Told => ({
  kind: 'capital',
  operation,
  from,
  to,
  currency: 'TRY',
  paid: null,
  ...more,
})
export const holds = (person: string, amount: string | null, more: Told1<'shareholding'> = {}): Told => ({
  kind: 'shareholding',
  person,
  amount,
  shares: null,
  ratio: null,
  ...more,
})
export const transfers = (from: string, to: string, amount: string | null, more: Told1<'share_transfer'> = {}): Told => ({
  kind: 'share_transfer',
  from,
  to,
  amount,
  shares: null,
  ...more,
})
export const soleOwner = (person: string): Told => ({ kind: 'sole_shareholder', person })
export const renamed = (from: string | null, to: string): Told => ({ kind: 'title', from, to })
export const moves = (from: string | null, to: string, move: Of<'address'>['move'] = 'same_office'): Told => ({
  kind: 'address',
  from,
  to,
  move,
})
export const amends = (articles: string[], heading: string | null = null): Told => ({ kind: 'articles', articles, heading })
export const becomes = (code: StatusCode, more: Told1<'status'> = {}): Told => ({
  kind: 'status',
  code,
  on: null,
  counterparty: null,
  ...more,
})
export const audits = (name: string, period: string | null): Told => ({ kind: 'auditor', name, period })
export const branch = (operation: Of<'branch'>['operation'], title: string | null, address: string | null = null): Told => ({
  kind: 'branch',
  title,
  address,
  operation,
})
export const directs = (number: string | null, on: IsoDate | null, rules: Of<'directive'>['rules'] = [], partial?: true): Told => ({
  kind: 'directive',
  number,
  on,
  rules,
  ...(partial ? { partial } : {}),
})
export const meets = (on: IsoDate, meeting: Of<'general_meeting'>['meeting'] = 'ordinary'): Told => ({
  kind: 'general_meeting',
  on,
  meeting,
})

export type Notice = { day: IsoDate | null; told: Told[]; more: Partial<NoticeRef> }

/** A notice registered on `day` and published the same day, unless said otherwise. */
export const notice = (day: IsoDate | null, told: Told[], more: Partial<NoticeRef> = {}): Notice => ({ day, told, more })

const factsOf = (told: Told[], noticeId: number): StoredFact[] => {
  const facts = told.map(({ quote, ...statement }, at): Fact =>
    factTold({
      ...(statement as Statement),
      quote: quote ?? JSON.stringify(Object.values(statement)),
      start: at * 100,
      end: at * 100 + 50,
      verified: true,
    }),
  )
  const ids = factIds(String(noticeId), facts)
  return facts.map((fact, at) => ({ ...fact, id: ids[at] as string, noticeId }))
}

/** A company of these notices, numbered from 1. A joint-stock company fetched to the end of its list, unless said otherwise. */
export const recordOf = (notices: Notice[], more: Partial<CompanyRecord> = {}): CompanyRecord => ({
  id: 1,
  office: 'ANKARA',
  registryNo: '100',
  title: 'ÖRNEK YAZILIM ANONİM ŞİRKETİ',
  mersisNo: null,
  country: 'TR',
  retrievalComplete: true,
  notices: notices.map(({ day, more: own }, at): NoticeRef => ({
    id: at + 1,
    registeredOn: day,
    publishedOn: day,
    issue: '11000',
    page: String(at + 1),
    noticeType: 'İlan',
    archived: true,
    ...own,
    unread: (own.unread ?? []).map((clause) => clauseTold(clause)),
  })),
  facts: notices.flatMap(({ told }, at) => factsOf(told, at + 1)),
  ...more,
})
