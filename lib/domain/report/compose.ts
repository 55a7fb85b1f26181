/**
 * The content of a verification report, from the facts of a company as of a day. It holds nothing that changes without the facts or what
 * follows from them (no day of production, no address of this service), so the same facts give the same content on any day and any machine.
 */
import { amountText, dateText as changeDateText, percentText } from '../company/changes/change-texts.ts'
import { changesOf } from '../company/changes/changes.ts'
import { type Company, companyOn } from '../company/company.ts'
import { completenessOf, type Section, type SectionState } from '../company/completeness.ts'
import type { Flag } from '../company/flags/flag.ts'
import { judgementOf } from '../law/judgement.ts'
import { LIMITS } from '../company/limits.ts'
import type { Officer } from '../company/officers/officers-on.ts'
import type { CompanyRecord } from '../company/record.ts'
import { cited, type Source } from '../company/source.ts'
import { CAPITAL_OPERATIONS, representationText, roleName, STATUS_BASES, STATUS_NAMES, termBasisText } from '../company/texts.ts'
import { recordOn } from '../company/fold/timeline.ts'
import { type IsoDate, turkishDate } from '../kernel/dates.ts'
import { countQuotes, type Statements } from './quotes.ts'
import { sealOf } from './seal.ts'
import {
  type ReportDirective,
  type ReportOfficer,
  type ReportScreening,
  type ReportSource,
  type Snapshot,
  SNAPSHOT_VERSION,
} from './snapshot.ts'

/** Changes a report shows. */
const LAST_CHANGES = 10

/**
 * What a report is made of beside the record: how the company is named, whether it is a sandbox company, the day, what the screening of its
 * names found; `openDay` is the oldest day of the gazette before that day which is not settled.
 */
export type ReportOrder = {
  company: Snapshot['sirket']
  sandbox: boolean
  today: IsoDate
  screening: ReportScreening
  openDay?: IsoDate | null
  /** By what could be known on that day alone, where the report is rebuilt. */
  known?: IsoDate | null
}

/** The sections with an open day of the gazette: a notice of it may be missing among all. */
const withOpenDay = (sections: SectionState[], openDay: IsoDate | null): SectionState[] =>
  openDay === null
    ? sections
    : sections.map((each) =>
        each.section === 'ilanlar' && each.state === 'tam'
          ? { ...each, state: 'kismi', limits: [LIMITS.openDay('', changeDateText(openDay))] }
          : each,
      )

type Cite = (source: Source | null | undefined) => ReportSource | null

const citing = (record: CompanyRecord): Cite => {
  const inNotice = cited(record.notices)
  return (source) => {
    if (!source) return null
    const { notice } = inNotice(source)
    const day = notice?.publishedOn ?? null
    return {
      ilan_id: source.noticeId,
      tarih: day === null ? '' : turkishDate(day),
      sayi: notice?.issue ?? '',
      sayfa: notice?.page ?? '',
      alinti: source.quote,
      dogrulandi: source.verified,
    }
  }
}

const dateText = (day: IsoDate | null): string => (day === null ? '' : turkishDate(day))

/**
 * A company's identity rests on several notices and shows one: the one that needs a look, where a quote is not verified, else that of its
 * establishment.
 */
const identitySource = (company: Company): Source | null => {
  const opening = company.legalForm?.code === 'BRANCH' || company.legalForm?.code === 'FOREIGN_BRANCH' ? company.branches[0]?.source : null
  const sources = [company.establishedOn?.source, company.title?.source, company.address?.source, opening].filter(
    (source) => source !== null && source !== undefined,
  )
  return sources.find((source) => !source.verified) ?? sources[0] ?? null
}

const identityOf = (company: Company, cite: Cite): Snapshot['kimlik'] => {
  const capital = company.capital.current
  return {
    unvan: company.title?.value ?? null,
    tur: company.legalForm?.short ?? '',
    merkez: company.address?.value ?? company.province ?? '',
    kurulus_tarihi: dateText(company.establishedOn?.value ?? null),
    sermaye: capital ? amountText(capital.to, capital.currency).tr : '',
    hukuki_bicim: company.legalForm?.tr ?? '',
    hukuki_bicim_en: company.legalForm?.en ?? '',
    kaynak: cite(identitySource(company)),
    mersis_no: company.mersisNo,
    merkez_kaynak: cite(company.address?.source),
    kurulus_kaynak: cite(company.establishedOn?.source),
    sermaye_kaynak: cite(capital?.source),
  }
}

const RULE_FORMS = { sole: 'tek_basina', joint: 'birlikte', limited: 'sinirli' } as const

/** The internal directive that was published last, rule by rule, each with its own words where they are known. */
const directiveOf = (company: Company, cite: Cite): ReportDirective | null => {
  const directive = company.directives.at(-1)
  if (!directive) return null
  const { source } = directive
  return {
    tarih: dateText(directive.on),
    sayi: directive.number ?? '',
    kismi: directive.partial ?? false,
    kurallar: directive.rules.map((rule) => ({
      kim: [...rule.persons, ...(rule.group ? [rule.group] : [])].join(', '),
      kapsam: rule.scope ?? '',
      bicim: RULE_FORMS[rule.mode],
      sinir: rule.limit ? amountText(rule.limit.amount, rule.limit.currency).tr : '',
      birlikte: rule.with,
      kaynak: cite(rule.quote === undefined ? source : { ...source, quote: rule.quote }),
    })),
    kaynak: cite(source),
  }
}

const statusOf = ({ status }: Company, cite: Cite): Snapshot['durum'] => {
  const name = STATUS_NAMES[status.code]
  const basis = STATUS_BASES[status.basis]
  return {
    kod: name.code,
    ad: name.tr,
    ad_en: name.en,
    uluslararasi: name.international,
    yerel: name.tr,
    aciklama: basis.tr,
    aciklama_en: basis.en,
    dayanak: basis.code,
    kaynak: cite(status.source),
  }
}

const officerOf = (officer: Officer, cite: Cite): ReportOfficer => ({
  isim: officer.person.name,
  sifat: [...new Set(officer.offices.map((office) => roleName(office.role).tr))].join(', '),
  temsil: representationText(officer.powers).tr,
  baslangic: dateText(officer.since),
  gorev_bitis: dateText(officer.term.endsOn),
  gorev_dayanak: termBasisText(officer.term.basis).tr,
  suresi_dolmus: officer.lapsed,
  yeni_kurul: dateText(officer.laterElection?.on ?? null),
  derece: officer.grade,
  kaynak: cite(officer.source),
  temsil_kaynak: cite(officer.powerSource),
  ...(officer.form === 'joint' ? { birlikte: officer.coSigners.map((person) => person.name) } : {}),
})

const passedOver = (officer: Officer, cite: Cite): ReportOfficer => {
  const { birlikte: _, ...shown } = officerOf(officer, cite)
  return shown
}

const capitalOf = ({ capital }: Company, cite: Cite): Snapshot['sermaye'] => ({
  guncel: capital.current ? amountText(capital.current.to, capital.current.currency).tr : '',
  kaynak: cite(capital.current?.source),
  gecmis: capital.history.map((step) => ({
    tarih: dateText(step.on),
    islem: CAPITAL_OPERATIONS[step.operation].tr,
    onceki: step.before === null ? '' : amountText(step.before, step.currency).tr,
    yeni: amountText(step.to, step.currency).tr,
    kaynak: cite(step.source),
  })),
})

const shareholdersOf = ({ shareholders, capital }: Company, cite: Cite): Snapshot['ortaklar'] => ({
  anonim: shareholders.jointStock,
  tarih: shareholders.statedOn && turkishDate(shareholders.statedOn),
  liste: shareholders.list.map((holder) => ({
    isim: holder.person.name,
    pay_tutari: holder.amount === null ? '' : amountText(holder.amount, capital.current?.currency ?? 'TRY').tr,
    pay_orani: holder.ratio ? percentText(holder.ratio.percent).tr : '',
    kaynak: cite(holder.source),
  })),
})

const flagOf = (flag: Flag, cite: Cite): NonNullable<Snapshot['uyum']>[number] => ({
  tur: flag.code,
  ad: flag.name.tr,
  ad_en: flag.name.en,
  aktif: flag.active,
  aciklama: flag.text.tr,
  aciklama_en: flag.text.en,
  dayanak: flag.basis,
  tarih: dateText(flag.on),
  kaynak: cite(flag.sources[0]),
})

const NOTHING: Statements = {
  kimlik: null,
  durum: null,
  yetkililer: null,
  bitmis_gorunen_yetkililer: null,
  ic_yonerge: null,
  sermaye: null,
  ortaklar: null,
  uyum: null,
  degisiklikler: [],
}

const statementsOf = (record: CompanyRecord, sections: readonly SectionState[], day: IsoDate): Statements => {
  const company = companyOn(record, day)
  const cite = citing(record)
  const published = (section: Section): boolean => sections.some((each) => each.section === section && each.state !== 'yayimlanmiyor')
  return {
    kimlik: identityOf(company, cite),
    durum: statusOf(company, cite),
    yetkililer: [...company.officers.inOffice, ...company.officers.commissioners].map((officer) => officerOf(officer, cite)),
    bitmis_gorunen_yetkililer: company.officers.passedOver.map((officer) => passedOver(officer, cite)),
    ic_yonerge: directiveOf(company, cite),
    sermaye: published('sermaye') ? capitalOf(company, cite) : null,
    ortaklar: published('ortaklik') ? shareholdersOf(company, cite) : null,
    uyum: judgementOf(record.country)
      .flagsOf(record, day)
      .map((flag) => flagOf(flag, cite)),
    degisiklikler: changesOf(record)
      .slice(-LAST_CHANGES)
      .toReversed()
      .map((change) => ({
        tarih: dateText(change.on),
        tur: change.kind,
        kategori: change.category,
        ozet: change.summary.tr,
        ozet_en: change.summary.en,
        kaynak: cite(change.source),
      })),
  }
}

/**
 * The snapshot (`veri`) of a company, sealed by what is known of it. `record` is null while its profile is not ready. The order of facts
 * makes no difference.
 */
export const snapshotOf = (
  whole: CompanyRecord | null,
  { company, sandbox, today, screening, openDay = null, known = null }: ReportOrder,
): Snapshot => {
  const record = whole && recordOn(whole, today)
  const sections = withOpenDay(completenessOf(record), openDay)
  const statements = record ? statementsOf(record, sections, today) : NOTHING
  const quotes = countQuotes(statements)
  return {
    surum: SNAPSHOT_VERSION,
    deneme: sandbox,
    ...(known === null ? {} : { bilinen: turkishDate(known), okuma: 'bugun' as const }),
    sirket: company,
    profil_hazir: record !== null,
    muhur: sealOf(record !== null, sections, quotes, known),
    veri_tamligi: sections.map(({ section, state, method, notices, limits, structural }) => ({
      bolum: section,
      durum: state,
      yontem: method,
      dayanak: notices,
      sinirlar: limits.map(({ tr }) => tr),
      yapisal: structural,
    })),
    alintilar: quotes,
    ...statements,
    yaptirim: screening,
    ilan_sayisi: record?.notices.length ?? 0,
  }
}
