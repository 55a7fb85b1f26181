import type { NewEvent } from '../domain/account/event.ts'
import { type FilerCandidate, matchFiling, wholeTitle } from '../domain/disclosure/match.ts'
import { addDays, type IsoDate } from '../domain/kernel/dates.ts'
import { lawOf } from '../domain/law/law.ts'
import { mersisNumber, registryRoot } from '../domain/kernel/registry-number.ts'
import { maskPersonalNumbers } from '../domain/notice/personal-numbers.ts'
import type { Db } from '../platform/database.ts'
import type { DisclosureSource, ListedFiling } from '../platform/disclosure-source.ts'
import { SourceUnavailable } from '../platform/source-unavailable.ts'
import {
  disclosureCursor,
  type NewDisclosure,
  noteDisclosureMatches,
  settleDisclosure,
  takeDisclosures,
  unmatchedDisclosures,
  type UnmatchedDisclosure,
} from '../store/disclosures.ts'
import type { Outcome } from '../store/measurements.ts'

const { findOffice, searchKey } = lawOf('TR')

/** What the reading of public-disclosure filings works with. */
export type DisclosureDeps = { db: Db; source: DisclosureSource; today: IsoDate; measured: (outcome: Outcome) => Promise<void> }

/** What one run did: pages read, filings that were new, filings that found their company. */
export type DisclosuresRead = { pages: number; added: number; matched: number; failed: number }

/** Filings from before a year ago are not fetched. */
const FIRST_DAYS = 365
/** Pages of one run; the next goes on. */
const MOST_PAGES = 100
/** Filings compared with their candidates at once. */
const COMPARED = 500

/**
 * Reads the filings that are new since the last run, each once, and finds out whose they are. A page is stored together with the place
 * after it: a run may stop anywhere, run twice or beside another. Filings of companies nobody has asked for yet are kept, too, so that they
 * are there when somebody does. A source that is down counts as failed and is asked again by the next run.
 */
export const readDisclosures = async ({ db, source, today, measured }: DisclosureDeps): Promise<DisclosuresRead> => {
  const done: DisclosuresRead = { pages: 0, added: 0, matched: 0, failed: 0 }
  try {
    await readNew(db, source, today, done)
    await measured('ok')
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    done.failed++
    await measured('failed')
  }
  done.matched = await matchDisclosures(db, today)
  return done
}

const readNew = async (db: Db, source: DisclosureSource, today: IsoDate, done: DisclosuresRead): Promise<void> => {
  let from = await disclosureCursor(db)
  for (let page = 0; page < MOST_PAGES; page++) {
    const { filings, cursor, more } = await source.listFilings(from === null ? { since: addDays(today, -FIRST_DAYS) } : { cursor: from })
    if (cursor === null) return
    const { moved, added } = await takeDisclosures(db, from, cursor, filings.map(toStore))
    done.pages++
    done.added += added
    if (!moved || !more) return
    from = cursor
  }
}

/** A filing as it is stored: its filer by the names of the register, personal numbers masked. */
export const toStore = ({ company, ...filing }: Omit<ListedFiling, 'link'> & { link: string | null }): NewDisclosure => ({
  ...filing,
  subject: maskPersonalNumbers(filing.subject),
  summary: filing.summary === null ? null : maskPersonalNumbers(filing.summary),
  title: company.title,
  titleKey: searchKey(wholeTitle(company.title)),
  office: company.office === null ? null : (findOffice(company.office)?.name ?? null),
  registryNo: company.registryNo,
  registryRoot: company.registryNo === null ? null : registryRoot(company.registryNo),
  mersisNo: company.mersisNo === null ? null : mersisNumber(company.mersisNo),
})

/** Days after which a filing that finds its company is no news: those of a year come when the first is read. */
const NEWS_DAYS = 30

/** A filing as an event of the accounts that follow the company. */
const eventOf = ({ ref, publishedOn, kind, subject, link, corrects }: UnmatchedDisclosure, companyId: number): NewEvent => ({
  companyId,
  event: 'kap.bildirim',
  on: publishedOn,
  key: `kap ${ref}`,
  detail: { bildirim_no: ref, tur: kind, konu: subject, yayim: publishedOn, adres: link, duzelttigi: corrects },
})

/**
 * Gives every filing that is nobody's the company it certainly belongs to, also those read before the company was known. Safe to run again.
 * Returns how many found one.
 */
export const matchDisclosures = async (db: Db, today: IsoDate): Promise<number> => {
  let matched = 0
  for (let after = 0; ;) {
    const open = await unmatchedDisclosures(db, after, COMPARED)
    const matches = open.flatMap((filing) => {
      const match = matchFiling(filing, filing.candidates)
      return match
        ? [
            {
              id: filing.id,
              ...match,
              event: filing.sandbox || filing.publishedOn < addDays(today, -NEWS_DAYS) ? null : eventOf(filing, match.companyId),
            },
          ]
        : []
    })
    if (matches.length > 0) matched += await noteDisclosureMatches(db, matches)
    const last = open.at(-1)
    if (!last || open.length < COMPARED) return matched
    after = last.id
  }
}

/**
 * Settles whose a filing is that is nobody's because its keys name several companies: one of those (`companyId`), or none of them (null).
 * The accounts that follow the company are told once, however old the filing is: to them it is new. Returns why it cannot be settled so,
 * null where it is settled; `candidates` are the companies it may be of.
 */
export const settleFiling = async (
  db: Db,
  ref: string,
  companyId: number | null,
  by: string,
): Promise<{ refused: 'not_open' | 'not_candidate' | null; candidates: FilerCandidate[] }> => {
  const [filing] = await unmatchedDisclosures(db, 0, 1, ref)
  if (!filing) return { refused: 'not_open', candidates: [] }
  const { candidates } = filing
  if (companyId !== null && !candidates.some((each) => each.companyId === companyId)) return { refused: 'not_candidate', candidates }
  const owner = companyId === null ? null : { companyId, event: filing.sandbox ? null : eventOf(filing, companyId) }
  return { refused: (await settleDisclosure(db, filing.id, by, owner)) ? null : 'not_open', candidates }
}
