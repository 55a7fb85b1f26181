import { lawOf } from '../law/law.ts'
import { fold } from '../kernel/text.ts'
import { registryRoot } from '../kernel/registry-number.ts'
import { matchNotice } from '../notice/match.ts'

const { findOffice, legalFormOf, searchKey } = lawOf('TR')

/** What a public-disclosure filing says of the company that made it, as printed; null where it says nothing. */
export type Filer = { title: string; office: string | null; registryNo: string | null; mersisNo: string | null }

/** A company that may be the filer: one with the same registry number, MERSİS number or folded title. */
export type FilerCandidate = { companyId: number; title: string | null; office: string; registryNo: string; mersisNo: string | null }

/** By what a filing was told to be a company's; `settled`: its keys named several, and an operator said whose it is. */
export type MatchedBy = 'registry_number' | 'mersis' | 'title' | 'settled'
export type FilerMatch = { companyId: number; by: MatchedBy }

/** Words of trade as filings shorten them, where the register prints them whole. */
const SHORTENED: Readonly<Record<string, string>> = {
  tic: 'ticaret',
  san: 'sanayi',
  paz: 'pazarlama',
  ith: 'ithalat',
  ihr: 'ihracat',
  ins: 'inşaat',
  tur: 'turizm',
  nak: 'nakliyat',
  muh: 'mühendislik',
  teks: 'tekstil',
  mak: 'makina',
  elk: 'elektrik',
  dan: 'danışmanlık',
  yat: 'yatırım',
  hiz: 'hizmetleri',
  urt: 'üretim',
  dag: 'dağıtım',
}
/** A title with its shortened words whole (`TİC. PAZ. LTD. ŞTİ.`): only words with a point behind them are taken for shortened. */
export const wholeTitle = (title: string): string =>
  title.replace(/(\p{L}{2,4})\.(?=\s|$|\p{L})/gu, (printed, word: string) => {
    const whole = SHORTENED[fold(word)]
    return whole === undefined ? printed : ` ${whole} `
  })

const sameNumber = (filer: Filer, company: FilerCandidate): boolean =>
  filer.office !== null &&
  filer.registryNo !== null &&
  findOffice(filer.office)?.name === company.office &&
  registryRoot(filer.registryNo) === registryRoot(company.registryNo)

/** Same folded title without legal form; two titles that name different forms are two companies. */
const sameTitle = (filer: Filer, company: FilerCandidate): boolean => {
  if (company.title === null) return false
  const [form, ownForm] = [legalFormOf(filer.title)?.code, legalFormOf(company.title)?.code]
  const key = searchKey(wholeTitle(filer.title))
  return key !== '' && key === searchKey(wholeTitle(company.title)) && (form === undefined || ownForm === undefined || form === ownForm)
}

/**
 * The company a filing belongs to: by office and registry number, else by MERSİS number, else by its title, which counts only where exactly
 * one of all known companies bears it and no number speaks against it. Null where the keys name different companies, or none, or several: a
 * filing is nobody's rather than the wrong company's. `candidates` are all companies that share any of the keys.
 */
export const matchFiling = (filer: Filer, candidates: readonly FilerCandidate[]): FilerMatch | null => {
  const match = matchByKeys(filer, candidates)
  const company = candidates.find(({ companyId }) => companyId === match?.companyId)
  // The number is one company's and the title another's: one of them is misprinted, and nobody knows which.
  const another = company && !sameTitle(filer, company) && candidates.some((other) => other !== company && sameTitle(filer, other))
  return another ? null : match
}

const matchByKeys = (filer: Filer, candidates: readonly FilerCandidate[]): FilerMatch | null => {
  const compared = candidates.map((company) => ({
    company,
    match: matchNotice({ office: filer.office, registry_no: filer.registryNo, mersis_no: filer.mersisNo }, company),
  }))
  const proven = compared.filter(({ match }) => match === 'same').map(({ company }) => company)
  const numbered = candidates.filter((company) => sameNumber(filer, company))
  const [only] = numbered
  if (only) {
    // A company that moved to another office stands twice in the register's rows, with one MERSİS number; another MERSİS number is another
    // company.
    const agreed =
      numbered.length === 1 && proven.includes(only) && proven.every((company) => company === only || company.mersisNo === only.mersisNo)
    return agreed ? { companyId: only.companyId, by: 'registry_number' } : null
  }
  if (proven.length > 0) return proven.length === 1 && proven[0] ? { companyId: proven[0].companyId, by: 'mersis' } : null
  const titled = compared.filter(({ company, match }) => match === 'unsure' && sameTitle(filer, company)).map(({ company }) => company)
  return titled.length === 1 && titled[0] ? { companyId: titled[0].companyId, by: 'title' } : null
}
