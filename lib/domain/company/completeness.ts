/**
 * How complete each section of a company's profile is. `tam` needs that the list of notices was fetched to its end and that nothing in them
 * which belongs to the section stayed unread, undated or in contradiction; whatever is known to be missing is said, with what would settle
 * it. Section and state codes are those of the interface (veri_tamligi).
 */
import type { FactKind, Unread } from '../fact/fact.ts'
import { type Telling, toldIn } from '../fact/telling.ts'
import type { LegalFormCode } from '../law/legal-form.ts'
import { fold } from '../kernel/text.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import { dateText } from './changes/change-texts.ts'
import { foldRecord } from './fold/fold.ts'
import { LIMITS, noticesText } from './limits.ts'
import type { CompanyRecord, NoticeRef } from './record.ts'
import type { ObservationCode, State } from './fold/state.ts'
import { effectiveDay } from './fold/timeline.ts'

export const SECTIONS = ['kimlik', 'yetkililer', 'sermaye', 'ortaklik', 'unvan_adres', 'esas_sozlesme', 'ilanlar'] as const
export type Section = (typeof SECTIONS)[number]

/**
 * `notices` is the number of notices the section rests on, null where it rests on none by nature or is not ready; `method` is how they were
 * read (`kural`), that their list is complete by somebody's word alone (`beyan`), or that people settled what the reader left open (`insan`).
 * `structural`: partial only because the registry publishes no more.
 */
export type SectionState = {
  section: Section
  state: 'tam' | 'kismi' | 'yok' | 'hazirlaniyor' | 'yayimlanmiyor'
  method: 'kural' | 'beyan' | 'insan' | null
  notices: number | null
  limits: Bilingual[]
  structural: boolean
}

const KINDS: Record<Exclude<Section, 'ilanlar'>, readonly FactKind[]> = {
  kimlik: ['establishment', 'title', 'status', 'address', 'capital', 'branch'],
  yetkililer: ['appointment', 'departure', 'representation', 'directive'],
  sermaye: ['capital'],
  ortaklik: ['shareholding', 'share_transfer', 'sole_shareholder'],
  unvan_adres: ['title', 'address'],
  esas_sozlesme: ['articles', 'establishment'],
}

// What a clause tells by which it belongs to a section. It may belong to several.
const TELLS: [Exclude<Section, 'ilanlar'>, Telling][] = [
  ['kimlik', 'about_identity'],
  ['yetkililer', 'about_officers'],
  ['sermaye', 'about_capital'],
  ['ortaklik', 'about_shares'],
  ['unvan_adres', 'about_title_address'],
  ['esas_sozlesme', 'about_articles'],
]

// What the label of a notice, or its registered matters, promises to state.
const PROMISES: [Exclude<Section, 'ilanlar'>, RegExp][] = [
  [
    'yetkililer',
    /\b(?:yonetim kurulu|idare (?:meclis|heyet)|mudur(?:ler|lu[gk])?[a-z]*\b(?! adres)|temsilci|yetkililer|imza yetki|istifa|gorevden)/,
  ],
  ['sermaye', /\bsermaye\b(?! avans)/],
  ['ortaklik', /\b(?:pay devri|hisse devri|tek ortak|tek pay)/],
  ['unvan_adres', /\b(?:unvan degis|adres degis|merkez nakl|adres nakl)/],
]

const EVERY = SECTIONS.filter((section) => section !== 'ilanlar')

/** A clause without a place in the text stands for text that is not there at all. */
export const isMissingText = (clause: Unread): boolean => clause.start === clause.end

const OF_WHOLE: readonly Telling[] = ['of_company', 'whole_organ', 'dissolves', 'undoes_decision']
/**
 * The sections an unread clause may belong to: by its own words; failing these by what its notice speaks of, and always the officers, on
 * whom a signature rests; a text that could not be read at all may belong to any.
 */
export const sectionsOf = (clause: Unread, notice: NoticeRef, kinds: ReadonlySet<FactKind>): Section[] => {
  if (isMissingText(clause)) return [...SECTIONS]
  const about = (tells: readonly Telling[]): Section[] => TELLS.filter(([, telling]) => tells.includes(telling)).map(([section]) => section)
  const own = about(clause.told?.tells ?? [])
  // Who manages, and what becomes of the company, is of the officers too, whatever else the words are about.
  const ofAll = OF_WHOLE.some((telling) => clause.told?.tells?.includes(telling) === true)
  if (own.length > 0) return ofAll ? [...new Set<Section>([...own, 'yetkililer'])] : own
  const its = [...about(toldIn(notice.noticeType)), ...EVERY.filter((section) => KINDS[section].some((kind) => kinds.has(kind)))]
  return its.length > 0 ? [...new Set<Section>([...its, 'yetkililer'])] : EVERY
}

const OBSERVED: Partial<Record<ObservationCode, readonly Section[]>> = {
  similar_names: ['yetkililer'],
  departure_without_office: ['yetkililer'],
  same_day_conflict: ['yetkililer'],
  representation_conflict: ['yetkililer'],
  capital_chain_broken: ['sermaye', 'kimlik'],
  capital_wrong_direction: ['sermaye', 'kimlik'],
  shares_not_whole: ['ortaklik'],
  transfer_unknown_holder: ['ortaklik'],
  transfer_exceeds_holding: ['ortaklik'],
  title_chain_broken: ['unvan_adres', 'kimlik'],
  merger_side_unknown: ['kimlik', 'yetkililer'],
  division_kind_unknown: ['kimlik', 'yetkililer'],
}

/** Sections a legal form has nothing to publish for: a branch has neither capital nor articles of its own, only companies have partners. */
const withoutSections = (form: LegalFormCode | null): readonly Section[] => {
  switch (form) {
    case 'BRANCH':
      return ['sermaye', 'ortaklik', 'esas_sozlesme']
    case 'FOREIGN_BRANCH':
    case 'SOLE_TRADER':
    case 'COMMERCIAL_ENTERPRISE':
    case 'ASSOCIATION_ENTERPRISE':
    case 'FOUNDATION_ENTERPRISE':
    case 'PUBLIC_ENTERPRISE':
    case 'ECONOMIC_ENTERPRISE':
    case 'STATE_ENTERPRISE':
      return ['ortaklik', 'esas_sozlesme']
    case 'COOPERATIVE':
    case 'COOPERATIVE_UNION':
      return ['ortaklik']
    default:
      return []
  }
}

/** What the whole reading tells, once for all sections. */
type Known = { record: CompanyRecord; state: State; kinds: Map<number, Set<FactKind>> }

const kindsOf = ({ kinds }: Known, notice: NoticeRef): ReadonlySet<FactKind> => kinds.get(notice.id) ?? new Set()

/** Notices with a clause nobody understood that may belong to the section. */
const unreadNotices = (section: Section, known: Known): NoticeRef[] =>
  known.record.notices.filter((notice) =>
    notice.unread.some((clause) => sectionsOf(clause, notice, kindsOf(known, notice)).includes(section)),
  )

const speaksOf = (section: Section, known: Known, notice: NoticeRef): boolean =>
  section === 'ilanlar' || KINDS[section].some((kind) => kindsOf(known, notice).has(kind))

/** Notices that announce an entry of the section without a fact of it having been read. */
const silentNotices = (section: Section, known: Known): NoticeRef[] =>
  known.record.notices.filter(
    (notice) => !speaksOf(section, known, notice) && PROMISES.some(([of, words]) => of === section && words.test(fold(notice.noticeType))),
  )

/** What is known to be missing from a section. */
const gapsOf = (section: Section, known: Known): Bilingual[] => {
  const { record, state } = known
  const limits: Bilingual[] = []
  if (!record.retrievalComplete) {
    limits.push(record.listStated ? LIMITS.stated('', dateText(record.listStated.on)) : LIMITS.incomplete())
  }
  if (record.formerRecord) {
    const place = `${record.formerRecord.office} ${record.formerRecord.registryNo}`
    limits.push(LIMITS.former('', { tr: place, en: place }))
  }
  const unread = unreadNotices(section, known)
  if (unread.length > 0) {
    limits.push(LIMITS.unread(unread.length, noticesText(unread)))
  }
  const undated = record.notices.filter((notice) => effectiveDay(notice) === null && speaksOf(section, known, notice))
  if (undated.length > 0) {
    limits.push(LIMITS.undated(undated.length))
  }
  const doubted = new Set(unread)
  const silent = silentNotices(section, known).filter((notice) => !doubted.has(notice))
  if (silent.length > 0) {
    limits.push(LIMITS.silent(silent.length, noticesText(silent)))
  }
  if (state.observations.some(({ code }) => OBSERVED[code]?.includes(section))) limits.push(LIMITS.observed())
  const begins =
    state.establishment !== null ||
    state.addresses.some((address) => address.move === 'in') ||
    state.branches.some((branch) => isBranch(state) && branch.openedOn !== null)
  if (section === 'kimlik' && record.notices.length > 0 && !begins) {
    limits.push(LIMITS.noEstablishment())
  }
  if (section === 'ortaklik' && state.shares.holdings.size > 0 && !state.shares.complete && !isJointStock(state.form)) {
    limits.push(LIMITS.notWhole())
  }
  return limits
}

const isBranch = (state: State): boolean => state.form === 'BRANCH' || state.form === 'FOREIGN_BRANCH'

const isJointStock = (form: LegalFormCode | null): boolean => form === 'JOINT_STOCK' || form === 'PARTNERSHIP_LIMITED_BY_SHARES'

/** Whether people closed a clause that may belong to the section. */
const isSettled = (section: Section, known: Known): boolean =>
  known.record.notices.some((notice) =>
    notice.settled?.some((clause) => sectionsOf(clause, notice, kindsOf(known, notice)).includes(section)),
  )

const sectionState = (section: Section, known: Known): SectionState => {
  const { record, state } = known
  if (withoutSections(state.form).includes(section)) {
    return { section, state: 'yayimlanmiyor', method: null, notices: null, limits: [LIMITS.notPublished()], structural: false }
  }
  const notices =
    section === 'ilanlar'
      ? record.notices.length
      : record.notices.filter((notice) => KINDS[section].some((kind) => kindsOf(known, notice).has(kind))).length
  const gaps = gapsOf(section, known)
  const structural = section === 'ortaklik' && isJointStock(state.form)
  const limits = structural ? [LIMITS.structural(), ...gaps] : gaps
  const complete = limits.length > 0 ? ('kismi' as const) : notices > 0 ? ('tam' as const) : ('yok' as const)
  const method =
    record.listStated && !record.retrievalComplete ? 'beyan' : isSettled(section, known) ? 'insan' : notices > 0 ? 'kural' : null
  return { section, state: complete, method, notices, limits, structural: structural && gaps.length === 0 }
}

const knownOf = (record: CompanyRecord): Known => {
  const kinds = new Map<number, Set<FactKind>>()
  for (const fact of record.facts) kinds.set(fact.noticeId, (kinds.get(fact.noticeId) ?? new Set()).add(fact.kind))
  return { record, state: foldRecord(record), kinds }
}

/** How complete each section is, in the order of the report. Without a record everything is still being prepared. */
export const completenessOf = (record: CompanyRecord | null): SectionState[] => {
  if (record === null)
    return SECTIONS.map((section) => ({
      section,
      state: 'hazirlaniyor',
      method: null,
      notices: null,
      limits: [LIMITS.preparing()],
      structural: false,
    }))
  const known = knownOf(record)
  const shared = record.shared && knownOf(sharedBy(record, record.shared))
  return SECTIONS.map((section) => {
    const state = sectionState(section, known)
    return shared ? notAbove(sectionState(section, shared), state) : state
  })
}

/** What all see of a record that stands as it did on a day, as far as its notices go. */
const sharedBy = (record: CompanyRecord, shared: CompanyRecord): CompanyRecord => {
  const ids = new Set(record.notices.map(({ id }) => id))
  const { listStated } = record
  return {
    ...shared,
    ...(listStated ? { listStated } : {}),
    notices: shared.notices.filter(({ id }) => ids.has(id)),
    facts: shared.facts.filter(({ noticeId }) => ids.has(noticeId)),
  }
}

const isWhole = ({ state, structural }: SectionState): boolean => state === 'tam' || state === 'yayimlanmiyor' || structural

/** An account's own decisions complete no section: what all see of it decides, and it says so. */
const notAbove = (shared: SectionState, own: SectionState): SectionState =>
  isWhole(shared) || !isWhole(own)
    ? own
    : { ...own, state: 'kismi', method: 'insan', limits: [LIMITS.settledHere(), ...own.limits], structural: false }

/** A notice all of whose clauses left unread deny somebody a power or tell of a refused motion gives nobody anything. */
const mayGive = ({ unread }: NoticeRef): boolean =>
  !unread.every(({ told }) => told?.tells?.some((telling) => telling === 'denies_power' || telling === 'refused'))

/**
 * One section, with the notices that may say something of it which no fact holds: a clause nobody understood, an entry announced and not
 * read, no date.
 */
export const sectionOf = (record: CompanyRecord, section: Section): SectionState & { doubtful: NoticeRef[] } => {
  const known = knownOf(record)
  const undated = record.notices.filter((notice) => effectiveDay(notice) === null)
  return {
    ...sectionState(section, known),
    doubtful: [...new Set([...unreadNotices(section, known).filter(mayGive), ...silentNotices(section, known), ...undated])],
  }
}
