import { companyOn } from '../company/company.ts'
import { completenessOf } from '../company/completeness.ts'
import { foldRecord } from '../company/fold.ts'
import { personKey } from '../company/names.ts'
import type { CompanyRecord } from '../company/record.ts'
import { roleName } from '../company/texts.ts'
import { turkishDate } from '../kernel/dates.ts'
import { effectDay } from '../kernel/business-days.ts'
import type { Question, Reason, SigningAnswer, Verdict } from './answer.ts'

const answer = (person: string, verdict: Verdict, reasons: Reason[], more: Partial<SigningAnswer> = {}): SigningAnswer =>
  ({ person, verdict, form: null, reasons, rules: [], coSigners: [], records: [], signerSets: [], limits: [], ...more })

/**
 * May this person represent the company on this day? A record not there yet, and whatever these rules do not decide, is uncertain. So far: companies that
 * ended, names that never occur, and a full power to sign alone that is in force and published.
 */
export const checkSigning = (record: CompanyRecord | null, question: Question): SigningAnswer => {
  if (record === null) {
    return answer(question.person, 'uncertain', [{ code: 'profile_not_ready', effect: 'open', source: null, text: {
      tr: 'Şirketin ilanları hazırlanıyor; hazırlık bitince yeniden sorunuz.', en: 'The notices of the company are being prepared; ask again when that is done.' } }])
  }
  const company = companyOn(record, question.day)
  const { closed } = company.situation
  if (closed) {
    return answer(question.person, 'not_authorised', [{ code: 'company_closed', effect: 'against', source: closed.source, text: {
      tr: `Şirket ${turkishDate(closed.day)} tarihinde sicilden silindi (TTK 545).`, en: `The company was struck off on ${turkishDate(closed.day)} (TCC 545).` } }])
  }
  const who = foldRecord(record).people.get(personKey(question.person))
  if (!who) {
    const whole = completenessOf(record).find(({ section }) => section === 'yetkililer')?.state === 'tam'
    return answer(question.person, whole ? 'not_authorised' : 'uncertain', [{ code: 'no_record', effect: whole ? 'against' : 'open', source: null, text: {
      tr: 'Bu ad ilanlarda geçmiyor.', en: 'This name does not occur in the notices.' } }])
  }
  const officer = company.officers.inOffice.find(({ person }) => person.key === who.person.key)
  const power = officer?.powers.find((each) => each.layer === 'full' && each.mode === 'sole' && each.limit === null && each.scope === null && each.doubt === null && !each.lapsed)
  const published = record.notices.find(({ id }) => id === power?.source.noticeId)?.publishedOn
  const plain = company.status.basis === 'inferred' && company.branches.length === 0
  if (officer && power && !officer.lapsed && plain && record.retrievalComplete && published && effectDay(published) <= question.day && question.day <= question.today) {
    const office = roleName(officer.role)
    return answer(who.person.name, 'authorised', [
      { code: 'in_office', effect: 'for', source: officer.source, text: { tr: `${office.tr} olarak görevde.`, en: `In office: ${office.en}.` } },
      { code: 'sole', effect: 'for', source: power.source, text: { tr: 'Şirketi tek başına temsil eder.', en: 'Represents the company alone.' } },
    ], { form: 'sole', signerSets: [[who.person.name]] })
  }
  return answer(who.person.name, 'uncertain', [{ code: 'no_record', effect: 'open', source: officer?.source ?? null, text: {
    tr: 'Bu durum ilanlardan kendiliğinden sonuca bağlanmadı; görev ve temsil ilanlarını okuyunuz.', en: 'The notices do not settle this by rule; read the notices on office and representation.' } }])
}
