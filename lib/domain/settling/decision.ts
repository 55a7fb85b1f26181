/**
 * What people decide of that which the reader left open (a case): the clause states nothing, or it states these facts, or only the registry
 * can tell. Decisions are laid over a company's record as it is shown; they never change what was read.
 */
import type { CompanyRecord, DecidedBy, NoticeRef, SettledClause, StoredFact } from '../company/record.ts'
import { sectionsOf } from '../company/completeness.ts'
import type { FactKind, Unread } from '../fact/fact.ts'
import { hash } from '../kernel/hash.ts'
import { fold } from '../kernel/text.ts'

/**
 * `nothing`: the words state no fact (of a doubted fact: it is not so); `facts`: they state these; `registry`: the words cannot tell, only
 * the registry can; `stands`: what was doubted is right as it is.
 */
export const DECISIONS = ['nothing', 'facts', 'registry', 'stands'] as const
export type Decision = (typeof DECISIONS)[number]

/**
 * A decision that holds. `clause` are the words it is about; `replaces` the facts of the notice that it does away with; `seen` the ids of
 * those that the notice had when it was made, and of the case where its words were unread: by them a later reading is told from that one.
 */
export type Settlement = {
  caseId: string
  noticeId: number
  clause: Unread
  decision: Decision
  facts: StoredFact[]
  replaces: string[]
  seen: string[]
  by: DecidedBy
  /** The rows it is made of; none of one that is only weighed. */
  votes: number[]
}

/**
 * What became of a decision by what is read now: it `stands` where the words are as open as they were; it is `confirmed` where the reader
 * reads the same, and `differs` where it reads something else: then the words are open again.
 */
export type Outcome = 'stands' | 'confirmed' | 'differs'

/** The id of a case: its notice and a digest of its words, the same whenever the notice is read. */
export const caseIdOf = (noticeId: number, text: string): string => `${noticeId}-${hash(fold(text))}`

/** The form of the ids of cases; the first group is the notice. */
export const CASE_ID = /^([1-9]\d{0,14})-[0-9a-f]{16}$/

/** What is told of a fact besides what it states, or read beside it by a reader alone. */
const ASIDE: ReadonlySet<string> = new Set([
  ...['id', 'noticeId', 'quote', 'start', 'end', 'verified', 'boxes', 'by'],
  ...['decided', 'by_assembly', 'by_trustee', 'masked'],
])

const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return fold(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([key, each]) => !ASIDE.has(key) && each !== null && each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, plain(each)])
}

/** What a fact states and nothing else, names and words by their letters: by it the same fact is told again, whoever found it. */
export const essenceOf = (fact: { kind: FactKind }): string => JSON.stringify(plain(fact))

const overlaps = (fact: StoredFact, { start, end }: Unread): boolean => fact.start < end && start < fact.end

/** What became of a decision, by the facts and clauses of its notice as read now. */
export const outcomeOf = (settled: Settlement, facts: readonly StoredFact[], unread: readonly Unread[]): Outcome => {
  const { clause, caseId, noticeId, replaces, decision } = settled
  if (decision === 'stands' || decision === 'registry') return 'stands'
  const ids = new Set(facts.map(({ id }) => id))
  const isOpen = unread.some(({ text }) => caseIdOf(noticeId, text) === caseId)
  const then = new Set(settled.seen)
  if (isOpen === then.delete(caseId) && ids.size === then.size && facts.every(({ id }) => then.has(id))) return 'stands'
  if (isOpen || (replaces.length > 0 && replaces.every((id) => ids.has(id)))) return 'stands'
  const [seen, said, read] = [new Set(settled.seen), new Set(settled.facts.map(essenceOf)), new Set(facts.map(essenceOf))]
  const others = facts.some((fact) => overlaps(fact, clause) && !seen.has(fact.id) && !said.has(essenceOf(fact)))
  return !others && [...said].every((fact) => read.has(fact)) ? 'confirmed' : 'differs'
}

const decide = (notice: NoticeRef, read: StoredFact[], settlements: readonly Settlement[]): { notice: NoticeRef; facts: StoredFact[] } => {
  const kinds = new Set<FactKind>(read.map(({ kind }) => kind))
  let [unread, facts] = [notice.unread, read]
  const closed: SettledClause[] = []
  for (const settled of settlements) {
    const { caseId, noticeId, clause, decision, replaces, by } = settled
    if (decision === 'stands' || decision === 'registry') continue
    switch (outcomeOf(settled, read, notice.unread)) {
      case 'confirmed':
        continue
      case 'differs':
        // People and reader read the same words otherwise: nobody can say which of them is right.
        unread = [...unread, { ...clause, why: 'rival' }]
        continue
      case 'stands': {
        unread = unread.filter(({ text }) => caseIdOf(noticeId, text) !== caseId)
        const kept = facts.filter(({ id }) => !replaces.includes(id))
        const known = new Set(kept.map(essenceOf))
        facts = [...kept, ...settled.facts.filter((fact) => !known.has(essenceOf(fact))).map((fact) => ({ ...fact, by }))]
        closed.push({ ...clause, by, signature: decidesSignature(clause, notice, kinds, settled.facts) })
      }
    }
  }
  return { notice: { ...notice, unread, ...(closed.length > 0 ? { settled: [...(notice.settled ?? []), ...closed] } : {}) }, facts }
}

/** A record with decisions laid over it. Without any it is the record itself. */
export const withDecisions = (record: CompanyRecord, settlements: readonly Settlement[]): CompanyRecord => {
  if (settlements.length === 0) return record
  const byNotice = Map.groupBy(settlements, ({ noticeId }) => noticeId)
  const facts = Map.groupBy(record.facts, ({ noticeId }) => noticeId)
  const decided = record.notices.map((notice) => {
    const own = byNotice.get(notice.id)
    const read = facts.get(notice.id) ?? []
    return own ? decide(notice, read, own) : { notice, facts: read }
  })
  return { ...record, notices: decided.map(({ notice }) => notice), facts: decided.flatMap(({ facts: own }) => own) }
}

/** A record as it was read, without what people stated: clauses they closed are open. */
export const withoutDecisions = (record: CompanyRecord): CompanyRecord =>
  record.notices.some(({ settled }) => settled)
    ? {
        ...record,
        notices: record.notices.map(({ settled = [], ...notice }) => ({
          ...notice,
          unread: [...notice.unread, ...settled.map(({ by: _by, signature: _signature, ...clause }) => clause)],
        })),
        facts: record.facts.filter(({ by }) => by === undefined),
      }
    : record

const SIGNING: ReadonlySet<FactKind> = new Set<FactKind>([
  'appointment',
  'departure',
  'representation',
  'directive',
  'status',
  'sole_shareholder',
  'correction',
  'title',
])

/** Whether words, or what is said to be stated by them, may decide who signs: then one person alone does not settle them. */
export const decidesSignature = (
  clause: Unread,
  notice: NoticeRef,
  kinds: ReadonlySet<FactKind>,
  facts: readonly { kind: FactKind }[],
): boolean => sectionsOf(clause, notice, kinds).includes('yetkililer') || facts.some(({ kind }) => SIGNING.has(kind))

/** What tells decisions apart: two people decided the same where it is the same, whatever words they quote. */
export const digestOfDecision = (decision: Decision, facts: readonly StoredFact[], replaces: readonly string[]): string =>
  hash(JSON.stringify([decision, facts.map(essenceOf).sort(), [...replaces].sort()]))
