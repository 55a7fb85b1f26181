/** Made-up companies from notice text to answer: their record as the reader and the fold make it, and what the check says. */
import type { CompanyRecord, StoredFact } from '../../lib/domain/company/record.ts'
import { factIds } from '../../lib/domain/fact/identity.ts'
import { checkSigning } from '../../lib/domain/law/tr/signing/check.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import type { Question } from '../../lib/domain/signing/answer.ts'

type Answer = 'yetkili' | 'yetkili_degil' | 'belirsiz'
type Ask = { kisi: string; birlikte?: string[]; tarih?: string; islem?: string; tutar?: number; para_birimi?: string }
/** A made-up company and its notices, as the gazette would print them. */
type Company = {
  title: string
  office: string
  registry_no: string
  list_complete?: false
  notices: { published_on: string; issue: string; page: string; text: string }[]
}
export type Scenario = Company & {
  id: string
  questions: { ask: Ask; answer: Answer; law: string }[]
}

const TODAY = '2026-11-20'
export const VERDICTS = { authorised: 'yetkili', not_authorised: 'yetkili_degil', uncertain: 'belirsiz' } as const

/** The record of a company; `texts`: its notices as a scan left them. */
export const recordOf = (scenario: Company, texts?: readonly string[]): CompanyRecord => {
  const facts: StoredFact[] = []
  const notices = scenario.notices.map(({ text, ...printed }, at) => {
    const reading = readNotice(texts?.[at] ?? text, printed)
    const ids = factIds(String(at + 1), reading.facts)
    for (const [place, fact] of reading.facts.entries()) facts.push({ ...fact, id: ids[place] ?? '', noticeId: at + 1 })
    return {
      id: at + 1,
      publishedOn: printed.published_on,
      registeredOn: reading.header.registered_on,
      issue: printed.issue,
      page: printed.page,
      noticeType: reading.matters.join(', ') || 'İlan',
      archived: true,
      unread: reading.unread,
      ...(reading.header.title === null ? {} : { title: reading.header.title }),
    }
  })
  return {
    id: 1,
    country: 'TR',
    office: scenario.office,
    registryNo: scenario.registry_no,
    title: scenario.title,
    mersisNo: null,
    retrievalComplete: scenario.list_complete !== false,
    notices,
    facts,
  }
}

export const questionOf = ({ kisi, birlikte, tarih, islem, tutar, para_birimi: currency }: Ask): Question => ({
  person: kisi,
  day: tarih ?? TODAY,
  today: TODAY,
  amount: tutar === undefined ? null : String(tutar),
  currency: currency ?? 'TRY',
  transaction: islem ?? null,
  coSigners: birlikte ?? [],
})

export const answerTo = (record: CompanyRecord, ask: Ask): Answer => VERDICTS[checkSigning(record, questionOf(ask)).verdict]
