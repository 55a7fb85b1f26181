import type { CompanyRecord } from '../record.ts'

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

// the same record asked again is folded no second time
const ordered = new WeakMap<CompanyRecord, CompanyRecord>()

/** The order in which notices and facts come carries no meaning: they are put in one, so that the answer is the same whatever it was. */
export const inOrder = (record: CompanyRecord): CompanyRecord => {
  const known = ordered.get(record) ?? {
    ...record,
    notices: [...record.notices].sort((a, b) => a.id - b.id),
    facts: [...record.facts].sort((a, b) => a.noticeId - b.noticeId || a.start - b.start || order(a.id, b.id)),
  }
  ordered.set(record, known)
  return known
}
