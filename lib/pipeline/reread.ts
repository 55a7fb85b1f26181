/** Reads stored notices again with the present rules, by the same code that reads new ones, and tells what became of their facts. */
import type { StoredFact } from '../domain/company/record.ts'
import { EXTRACTOR_VERSION } from '../domain/fact/identity.ts'
import { fold } from '../domain/kernel/text.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { companyMaterial } from '../store/profiles.ts'
import { changeIds, companiesToReread, type StaleCompany } from '../store/reread.ts'
import { buildProfile } from './profile.ts'

/** One fact of a notice that is read otherwise now: `before` null: it is new; `after` null: it is gone. */
export type FactChange = { before: StoredFact | null; after: StoredFact | null }
/** `added`, `gone`: rows of the change feed. */
export type Reread = { company: StaleCompany; facts: FactChange[]; feed: { added: number; gone: number } }

/** What the fact is about: another value of the same is a changed one. */
const subjectOf = (fact: StoredFact): string => {
  const about =
    'person' in fact
      ? [fact.person, 'role' in fact ? fact.role : '']
      : fact.kind === 'representation'
        ? fact.persons
        : fact.kind === 'status'
          ? [fact.code]
          : fact.kind === 'capital'
            ? [fact.operation]
            : []
  return [fact.noticeId, fact.kind, ...about.map((part) => fold(part ?? ''))].join(' ')
}

/** Facts that differ between two readings, by their ids: the id of a fact is made of what it states. */
export const factChanges = (before: StoredFact[], after: StoredFact[]): FactChange[] => {
  const [old, fresh] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))]
  const gone = before.filter(({ id }) => !fresh.has(id))
  const changes: FactChange[] = []
  for (const fact of after.filter(({ id }) => !old.has(id))) {
    const at = gone.findIndex((other) => subjectOf(other) === subjectOf(fact))
    changes.push({ before: at < 0 ? null : (gone.splice(at, 1)[0] ?? null), after: fact })
  }
  return [...changes, ...gone.map((fact) => ({ before: fact, after: null }))]
}

/** Companies whose stored notices an earlier reader read; `only` one place in the register. */
export const staleCompanies = (db: Db, only: { office: string; registryRoot: string } | null): Promise<StaleCompany[]> =>
  companiesToReread(db, EXTRACTOR_VERSION, only)

/** Reads a company's notices again and rebuilds its profile. Safe to run twice: the second time nothing is stale and nothing changes. */
export const rereadCompany = async (db: Db, company: StaleCompany, today: IsoDate): Promise<Reread> => {
  const look = async () => ({
    facts: (await companyMaterial(db, company.id, today))?.facts ?? [],
    feed: new Set(await changeIds(db, company.id)),
  })
  const before = await look()
  if (company.stale > 0) await buildProfile(db, company.id, today)
  const after = company.stale > 0 ? await look() : before
  return {
    company,
    facts: factChanges(before.facts, after.facts),
    feed: {
      added: [...after.feed].filter((id) => !before.feed.has(id)).length,
      gone: [...before.feed].filter((id) => !after.feed.has(id)).length,
    },
  }
}
