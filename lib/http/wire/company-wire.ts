/** A company as of a day on the wire: the same mapping for every group that shows it. */
import type { ToldChange } from '../../domain/company/changes/change.ts'
import type { Company } from '../../domain/company/company.ts'
import type { Officer } from '../../domain/company/officers/officers-on.ts'
import type { NoticeRef } from '../../domain/company/record.ts'
import { cited, type Source as DomainSource } from '../../domain/company/source.ts'
import { representationText, roleName, termBasisText } from '../../domain/company/texts.ts'
import type { Source } from './wire.ts'
import { decidedWire, gazettePdf, highlightOf } from './wire.ts'

/** Turns what a value rests on into the wire's source. */
export type SourceMapper = (source: DomainSource) => Source

/** What a source says of its notice. */
export type CitedNotice = Pick<NoticeRef, 'id' | 'publishedOn' | 'noticeType'>

/** Looks notices up once for all sources of a record. */
export const sourceMapper = (record: { notices: readonly CitedNotice[] }, baseUrl: string): SourceMapper => {
  const inNotice = cited(record.notices)
  return (source) => {
    const { notice, ...from } = inNotice(source)
    return {
      ilan_id: from.noticeId,
      ilan_tarihi: notice?.publishedOn ?? null,
      ilan_turu: notice?.noticeType ?? '',
      alinti: from.quote,
      alinti_dogrulandi: from.verified,
      gazete_pdf: gazettePdf(baseUrl, from.noticeId),
      vurgu: highlightOf(baseUrl, from),
      ...decidedWire(from),
    }
  }
}

const FORMS = { sole: 'tek_basina', joint: 'birlikte', limited: null } as const

/** One officer: all offices in `sifat`, senior first; how they sign; the term with what its end rests on. */
export const officerWire = (officer: Officer, source: SourceMapper) => ({
  isim: officer.person.name,
  sifat: [...new Set(officer.offices.map((office) => roleName(office.role).tr))].join(', '),
  temsil: representationText(officer.powers).tr,
  temsil_bicimi: officer.form === null ? null : FORMS[officer.form],
  derece: officer.grade,
  birlikte: officer.coSigners.map((person) => person.name),
  baslangic: officer.since,
  gorev_bitis: officer.term.endsOn,
  gorev_dayanak: termBasisText(officer.term.basis).tr,
  suresi_dolmus: officer.lapsed,
  kaynak: source(officer.source),
  temsil_kaynak: officer.powerSource && source(officer.powerSource),
})

/** Officers who are in office or act for the company on the day, commissioners included. */
export const officersInOffice = (company: Company): Officer[] => [...company.officers.inOffice, ...company.officers.commissioners]

/** A change as the feed shows it. */
export const changeWire = (change: ToldChange, source: SourceMapper) => {
  const from = change.source && source(change.source)
  return {
    tur: change.kind,
    tarih: change.on,
    ozet: change.summary.tr,
    ozet_en: change.summary.en,
    kaynak: from,
    gazete_pdf: from?.gazete_pdf ?? null,
    kategori: change.category,
    ...change.fields,
  }
}
