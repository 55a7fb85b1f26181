/**
 * What is shown of a company on a day, as the text that is sent: made when its facts change or a day changes it, and read then; made again
 * where a day is asked for that nobody prepared. One function makes both, so that they cannot differ.
 */
import { changesOf } from '../../domain/company/changes/changes.ts'
import { type Company, companyOn, type TextSpan } from '../../domain/company/company.ts'
import { completenessOf } from '../../domain/company/completeness.ts'
import { findingsOf } from '../../domain/company/flags/findings.ts'
import { judgementOf } from '../../domain/law/judgement.ts'
import type { CompanyRecord } from '../../domain/company/record.ts'
import { englishDate } from '../../domain/company/changes/change-texts.ts'
import { CAPITAL_OPERATIONS, roleName, STATUS_BASES, STATUS_NAMES } from '../../domain/company/texts.ts'
import { isKnownOn, recordOn } from '../../domain/company/fold/timeline.ts'
import { type IsoDate, turkishDate } from '../../domain/kernel/dates.ts'
import { englishAmount, turkishAmount } from '../../domain/kernel/decimal.ts'
import type { Shown } from '../../store/folds.ts'
import { changeWire, officersInOffice, officerWire, type SourceMapper, sourceMapper } from './company-wire.ts'
import { gazettePdf } from './wire.ts'

/** How complete each section is; everything is being prepared without a record. */
export const completenessWire = (record: CompanyRecord | null) =>
  completenessOf(record).map(({ section, state, method, notices, limits, structural }) => ({
    bolum: section,
    durum: state,
    yontem: method,
    dayanak: notices,
    sinirlar: limits.map(({ tr }) => tr),
    sinirlar_en: limits.map(({ en }) => en),
    yapisal: structural,
  }))

/** The officers of a day. */
export const officersShown = (record: CompanyRecord, day: IsoDate, baseUrl: string): Pick<Shown, 'officerCount' | 'officers'> => {
  const source = sourceMapper(record, baseUrl)
  const found = officersInOffice(companyOn(record, day)).map((officer) => officerWire(officer, source))
  return { officerCount: found.length, officers: JSON.stringify(found) }
}

/** The profile of a day. */
export const profileShown = (record: CompanyRecord, day: IsoDate, baseUrl: string): Pick<Shown, 'profile'> => ({
  profile: JSON.stringify(profileSections(recordOn(record, day), day, baseUrl)),
})

/** Everything that is shown on a day. */
export const shownOn = (record: CompanyRecord, day: IsoDate, baseUrl: string): Shown => ({
  ...officersShown(record, day, baseUrl),
  ...profileShown(record, day, baseUrl),
})

/** The sections of a profile, of a record as it stood on the day. */
export const profileSections = (record: CompanyRecord, day: IsoDate, baseUrl: string) => {
  const company = companyOn(record, day)
  const known = isKnownOn(record, day)
  const source = sourceMapper(record, baseUrl)
  const cite = (from: Parameters<SourceMapper>[0] | null | undefined) => (from ? source(from) : null)
  const spans = (all: TextSpan[]) =>
    all.map(({ value, since, until, source: from }) => ({ deger: value, baslangic: since, bitis: until, kaynak: cite(from) }))
  const capital = company.capital.current
  const status = STATUS_NAMES[company.status.code]
  const basis = STATUS_BASES[company.status.basis]
  const facts = Map.groupBy(record.facts, (fact) => fact.noticeId)
  return {
    ...(known ? summary(company) : { ozet: null, ozet_en: null }),
    kimlik: known
      ? {
          unvan: company.title?.value ?? null,
          tur: company.legalForm?.short ?? null,
          hukuki_bicim: company.legalForm?.tr ?? null,
          hukuki_bicim_en: company.legalForm?.en ?? null,
          mersis_no: company.mersisNo,
          merkez: company.address?.value ?? company.province,
          kurulus_tarihi: company.establishedOn?.value ?? null,
          sermaye: capital && turkishAmount(capital.to),
          kaynak: cite(company.establishedOn?.source ?? company.title?.source),
        }
      : null,
    durum: known
      ? {
          kod: status.code,
          ad: status.tr,
          ad_en: status.en,
          uluslararasi: status.international,
          tarih: company.status.on,
          aciklama: basis.tr,
          aciklama_en: basis.en,
          dayanak: basis.code,
          kaynak: cite(company.status.source),
        }
      : null,
    yetkililer: officersInOffice(company).map((officer) => officerWire(officer, source)),
    bitmis_gorunen_yetkililer: company.officers.passedOver.map((officer) => officerWire(officer, source)),
    sermaye: {
      guncel: capital && turkishAmount(capital.to),
      para_birimi: capital?.currency ?? null,
      kaynak: cite(capital?.source),
      gecmis: company.capital.history.map((step) => ({
        tarih: step.on,
        islem: CAPITAL_OPERATIONS[step.operation].tr,
        islem_en: CAPITAL_OPERATIONS[step.operation].en,
        onceki: step.before && turkishAmount(step.before),
        yeni: turkishAmount(step.to),
        para_birimi: step.currency,
        kaynak: cite(step.source),
      })),
    },
    ortaklar: {
      anonim: company.shareholders.jointStock,
      tarih: company.shareholders.statedOn,
      tek_ortak: company.shareholders.sole !== null,
      liste: company.shareholders.list.map((holder) => ({
        isim: holder.person.name,
        pay_tutari: holder.amount && turkishAmount(holder.amount),
        pay_adedi: holder.shares,
        pay_orani: holder.ratio?.percent ?? null,
        kaynak: cite(holder.source),
      })),
    },
    unvan_adres: { unvanlar: spans(company.titles), adresler: spans(company.addresses) },
    esas_sozlesme: company.articles.map((change) => ({
      tarih: change.on,
      maddeler: change.articles,
      baslik: change.heading,
      kaynak: cite(change.source),
    })),
    degisiklikler: changesOf(record)
      .toReversed()
      .map((change) => changeWire(change, source)),
    ilanlar: record.notices
      .toSorted((a, b) => ((a.publishedOn ?? '') < (b.publishedOn ?? '') ? 1 : -1))
      .map((notice) => ({
        ilan_id: notice.id,
        ilan_tarihi: notice.publishedOn,
        sayi: notice.issue,
        sayfa: notice.page,
        ilan_turu: notice.noticeType,
        tescil_tarihi: notice.registeredOn,
        gazete_pdf: gazettePdf(baseUrl, notice.id),
        gazete_arsivde: notice.archived,
        olgu_sayisi: facts.get(notice.id)?.length ?? 0,
        okunmayan_sayisi: notice.unread.length,
      })),
    uyum: (known ? judgementOf(record.country).flagsOf(record, day) : []).map((flag) => ({
      tur: flag.code,
      ad: flag.name.tr,
      ad_en: flag.name.en,
      aktif: flag.active,
      aciklama: flag.text.tr,
      aciklama_en: flag.text.en,
      dayanak: flag.basis,
      tarih: flag.on,
      kaynak: cite(flag.sources[0]),
    })),
    bulgular: findingsOf(record, day).map((finding) => ({
      tur: finding.code,
      aciklama: finding.text.tr,
      aciklama_en: finding.text.en,
      kaynaklar: finding.sources.map(source),
    })),
    veri_durumu: completenessWire(record),
  }
}

/** One sentence of what the company is, made of the values below it. */
const summary = (company: Company): { ozet: string; ozet_en: string } => {
  const status = STATUS_NAMES[company.status.code]
  const capital = company.capital.current
  const leading = company.officers.inOffice[0]
  const known = (parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join('; ')
  return {
    ozet: `${known([
      `${company.title?.value ?? `${company.office} ${company.registryNo}`}: ${status.tr}`,
      company.establishedOn && `kuruluş ${turkishDate(company.establishedOn.value)}`,
      capital && `sermaye ${turkishAmount(capital.to)} ${capital.currency}`,
      leading && `${roleName(leading.role).tr} ${leading.person.name}`,
    ])}.`,
    ozet_en: `${known([
      `${company.title?.value ?? `${company.office} ${company.registryNo}`}: ${status.en}`,
      company.establishedOn && `established ${englishDate(company.establishedOn.value)}`,
      capital && `capital ${englishAmount(capital.to)} ${capital.currency}`,
      leading && `${roleName(leading.role).en} ${leading.person.name}`,
    ])}.`,
  }
}
