/** The cases of a company: each clause nobody understood and each doubtful fact, with its reason and what hangs on it. */
import { isMissingText, type Section, sectionsOf } from '../company/completeness.ts'
import { foldRecord } from '../company/fold/fold.ts'
import type { CompanyRecord, NoticeRef, StoredFact } from '../company/record.ts'
import type { FactKind, Unread, WHY_UNREAD } from '../fact/fact.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import { fold } from '../kernel/text.ts'
import { caseIdOf } from './decision.ts'

/** Why something is a case: why a clause was left (see `WHY_UNREAD`), a directive read in part, words that do not stand in the notice. */
export type CaseWhy = (typeof WHY_UNREAD)[number] | 'partial' | 'unverified' | 'objection'

/** The words of the interface for the reasons, with what people call them. */
export const CASE_REASONS = {
  no_frame: { code: 'kalip_yok', tr: 'Bu anlatım biçimi tanınmıyor', en: 'No known wording' },
  missing_slot: { code: 'eksik_bilgi', tr: 'İfadede gereken bir bilgi bulunamadı', en: 'Something it needs was not found in it' },
  rival: { code: 'iki_okuma', tr: 'İki okuma aynı ölçüde olası', en: 'Two readings are as good' },
  doubtful: { code: 'supheli', tr: 'Metin hasarlı ya da ad kuşkulu', en: 'Damaged text or a doubtful name' },
  condition: { code: 'kosul', tr: 'Bir koşula ya da mahkeme kararına bağlı', en: 'It holds under a condition or an order' },
  correction: { code: 'duzeltme', tr: 'Önceki bir ilanı düzeltiyor', en: 'It sets an earlier notice right' },
  partial: { code: 'kismi_yonerge', tr: 'İç yönergenin bir kuralı anlaşılamadı', en: 'A rule of the directive was not understood' },
  unverified: { code: 'dogrulanmayan_alinti', tr: 'Alıntı ilanda birebir bulunamadı', en: 'The quote does not stand in the notice' },
  objection: { code: 'itiraz', tr: 'Bilginin yanlış olduğu bildirildi', en: 'Somebody says that it is wrong' },
} as const satisfies Record<CaseWhy, Bilingual & { code: string }>

/**
 * A case. `factId`: the fact that is doubted, null where the words state none yet. `people`: those in office whom the words name, or all
 * where they may concern anybody. `weight`: how much hangs on it, from 1 up.
 */
export type OpenCase = {
  id: string
  noticeId: number
  why: CaseWhy
  clause: Unread
  factId: string | null
  sections: Section[]
  people: string[]
  weight: number
}

const WEIGHTS: Record<Section, number> = {
  yetkililer: 100,
  kimlik: 40,
  sermaye: 30,
  unvan_adres: 15,
  ortaklik: 15,
  esas_sozlesme: 5,
  ilanlar: 1,
}
/** What each person adds whose authority hangs on it, and how many are counted. */
const PER_PERSON = 10
const MOST_PEOPLE = 5

const SECTIONS_OF: Partial<Record<FactKind, Section[]>> = {
  capital: ['sermaye', 'kimlik'],
  title: ['unvan_adres', 'kimlik'],
  address: ['unvan_adres', 'kimlik'],
  shareholding: ['ortaklik'],
  share_transfer: ['ortaklik'],
  articles: ['esas_sozlesme'],
  establishment: ['kimlik'],
  branch: ['kimlik'],
}

/** The sections that hang on a fact; the officers where nothing else does. */
export const sectionsOfFact = (kind: FactKind): Section[] => SECTIONS_OF[kind] ?? ['yetkililer']

const wordsOf = (text: string): string => fold(text).replaceAll(' ', '')

/** What hangs on words that may belong to these sections. */
export const stakeOf = (record: CompanyRecord, text: string, sections: readonly Section[]): Pick<OpenCase, 'people' | 'weight'> => {
  const inOffice = [...foldRecord(record).people.values()].filter(({ seats }) => seats.length > 0).map(({ person }) => person.name)
  const words = wordsOf(text)
  const named = inOffice.filter((name) => words.includes(wordsOf(name)))
  const people = !sections.includes('yetkililer') ? [] : named.length > 0 ? named : inOffice
  const most = Math.max(1, ...sections.map((section) => WEIGHTS[section]))
  return { people: people.sort(), weight: most + PER_PERSON * Math.min(MOST_PEOPLE, people.length) }
}

const caseOf = (
  record: CompanyRecord,
  notice: NoticeRef,
  why: CaseWhy,
  clause: Unread,
  factId: string | null,
  sections: Section[],
): OpenCase => ({
  id: caseIdOf(notice.id, clause.text),
  noticeId: notice.id,
  why,
  clause,
  factId,
  sections,
  ...stakeOf(record, clause.text, sections),
})

/** A doubtful fact: its words, and why it is doubted; null for one that is not. */
const doubtOf = (fact: StoredFact): { why: CaseWhy; clause: Unread } | null => {
  const why = fact.kind === 'directive' && fact.partial ? 'partial' : !fact.verified ? 'unverified' : null
  return why && { why, clause: { heading: null, text: fact.quote, start: fact.start, end: fact.end } }
}

/** All cases of a company, the weightiest first. Text that is not there at all is none: nobody can read it. */
export const casesOf = (record: CompanyRecord): OpenCase[] => {
  const facts = Map.groupBy(record.facts, ({ noticeId }) => noticeId)
  const found = new Map<string, OpenCase>()
  for (const notice of record.notices) {
    const own = facts.get(notice.id) ?? []
    const kinds = new Set(own.map(({ kind }) => kind))
    const all = [
      ...notice.unread
        .filter((clause) => !isMissingText(clause))
        .map((clause) => caseOf(record, notice, clause.why ?? 'no_frame', clause, null, sectionsOf(clause, notice, kinds))),
      ...own.flatMap((fact) => {
        const doubt = doubtOf(fact)
        return doubt ? [caseOf(record, notice, doubt.why, doubt.clause, fact.id, sectionsOfFact(fact.kind))] : []
      }),
    ]
    for (const each of all) if (!found.has(each.id)) found.set(each.id, each)
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
}

/** How much more weighs what somebody says is wrong. */
const OBJECTED = 50

/** The case of a fact that somebody says is wrong. */
export const objectionTo = (fact: StoredFact): OpenCase => {
  const sections = sectionsOfFact(fact.kind)
  const people = 'person' in fact ? [fact.person] : fact.kind === 'representation' ? fact.persons : []
  return {
    id: caseIdOf(fact.noticeId, fact.quote),
    noticeId: fact.noticeId,
    why: 'objection',
    clause: { heading: null, text: fact.quote, start: fact.start, end: fact.end },
    factId: fact.id,
    sections,
    people,
    weight: OBJECTED + Math.max(...sections.map((section) => WEIGHTS[section])),
  }
}
