/** Persons without any office or power on the day: why they do not sign, so far as the notices say. */
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { type Person, personKey } from '../company/fold/names.ts'
import { roleName } from '../company/texts.ts'
import { dateText, reasonText } from '../company/changes/change-texts.ts'
import { type Source, sourceOf } from '../company/source.ts'
import { fold } from '../kernel/text.ts'
import type { Question, Reason } from './answer.ts'
import type { Assessment } from './assess.ts'
import { namedInDirective } from './directive.ts'
import { effectOf, reason } from './reason.ts'
import { daysOfNotices, type Register } from './register.ts'
import { NEW_CODE } from './standing.ts'

const decided = (reasons: Reason[], mode: Assessment['mode'] = null): Assessment => {
  const effect = effectOf(reasons)
  return { verdict: effect === 'for' ? 'authorised' : effect === 'open' ? 'uncertain' : 'not_authorised', mode, reasons, basis: null }
}

/** The owner of a sole tradership stands in its title (TTK 41) and signs alone while the business is registered (TTK 11-15; TSY 49-51). */
const soleTrader = (register: Register, person: Person): Assessment | null => {
  const title = fold(register.title ?? '')
  if (register.form !== 'SOLE_TRADER' || !` ${title} `.includes(` ${fold(person.name)} `)) return null
  const source = register.state.establishment?.source ?? register.state.titles.at(-1)?.source ?? null
  return decided(
    [
      reason(
        'in_office',
        'for',
        'Ticari işletmenin sahibidir; adı ticaret unvanındadır (TTK 41).',
        'Owner of the business, whose name is in its title (TCC 41).',
        source,
      ),
      reason(
        'sole',
        'for',
        'Gerçek kişi tacir işletmesi adına tek başına imza atar (TTK 39, 12).',
        'A sole trader signs for the business alone (TCC 39, 12).',
        source,
      ),
    ],
    'sole',
  )
}

type Fact = Register['record']['facts'][number]

const sourceWhere = (register: Register, matches: (fact: Fact) => boolean): Source | null => {
  const days = daysOfNotices(register)
  const day = ({ noticeId }: Fact): string => days.get(noticeId) ?? ''
  const [fact] = register.record.facts.filter(matches).sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0))
  return fact ? sourceOf(fact) : null
}

/** Offices that ended, by the latest of them. */
const former = (register: Register, person: Person): Assessment | null => {
  const tenure = register.state.history.findLast((each) => each.person.key === person.key && each.reason !== 'renewed')
  if (!tenure) return null
  const office = tenure.role === null ? { tr: 'Görevi', en: 'The office' } : roleName(tenure.role)
  const why = reasonText(tenure.reason)
  const day = dateText(tenure.endedOn)
  return decided([
    reason(
      'office_ended',
      'against',
      `${office.tr}: görev ${day.tr} tarihinde sona erdi${why ? ` (${why.tr})` : ''} ve ilan edildi (TTK 36/1).`,
      `${office.en}: the office ended on ${day.en}${why ? ` (${why.en})` : ''}, which was published (TCC 36/1).`,
      tenure.endSource,
    ),
  ])
}

/** A person first named after the day asked about. */
const later = (register: Register, person: Person): Assessment | null => {
  const source = sourceWhere(
    register,
    (fact) =>
      (fact.kind === 'appointment' && personKey(fact.person) === person.key) ||
      (fact.kind === 'representation' && fact.persons.some((name) => personKey(name) === person.key)),
  )
  const day = source && daysOfNotices(register).get(source.noticeId)
  if (!source || !day || day <= register.day) return null
  const founded = register.state.establishment?.on ?? null
  if (founded === null && sourceWhere(register, (fact) => fact.kind === 'establishment' && fact.noticeId === source.noticeId)) {
    return decided([
      reason(
        'not_in_office',
        'against',
        'Şirket bu gün henüz tescil edilmemişti (TTK 355, 588).',
        'The company was not yet registered on this day (TCC 355, 588).',
        source,
      ),
    ])
  }
  return decided([
    register.complete
      ? reason(
          'not_in_office',
          'against',
          `İlk ataması ${dateText(day).tr} tarihinde tescil edildi; bu gün görevde değildi (TTK 36, 373).`,
          `First appointed by an entry of ${dateText(day).en}; not in office on this day (TCC 36, 373).`,
          source,
        )
      : reason(
          'not_in_office',
          'open',
          `Bilinen ilk ataması ${dateText(day).tr} tarihinde tescil edildi; ilanlar tam olmadığından daha önceki bir atama bilinmiyor olabilir. Sicil kaydı giderir.`,
          `The first known appointment was registered on ${dateText(day).en}; as the notices are not complete there may be an earlier one. The register settles it.`,
          source,
        ),
  ])
}

/** Before 1 July 2012 all partners of a limited company together were its managers unless something else was agreed (eTTK 540/1). */
const oldPartners = (register: Register, person: Person, question: Question, source: Source | null): Assessment | null => {
  const nobody = ![...register.state.people.values()].some((who) => who.seats.length > 0)
  if (register.form !== 'LIMITED' || !nobody) return null
  const partners = [...register.state.shares.holdings.values()].filter(({ person: holder }) => !isLegalEntity(holder.name))
  if (register.day >= NEW_CODE) {
    return decided([
      reason(
        'in_office',
        'open',
        'Müdür seçimi ilan edilmemiş; eski kanuna göre ortakların birlikte müdürlüğü 1 Ekim 2012’ye kadar yeni kanuna uydurulmalıydı (6103 sayılı Kanun 25, TTK 623). Güncel sicil kaydı giderir.',
        'No election of a manager was published; the joint management of all partners under the former law had to be fitted to the new one by 1 October 2012 (Law 6103, article 25; TCC 623). A current registry extract settles it.',
        source,
      ),
    ])
  }
  const team = new Set([person.name, ...question.coSigners].map(personKey))
  const all = partners.every((each) => team.has(each.person.key))
  return decided(
    [
      reason(
        'joint',
        'note',
        'Müdür seçilmediğinden bütün ortaklar birlikte müdürdür (6762 sayılı TTK 540/1).',
        'As no manager was chosen, all partners together are managers (Law 6762, article 540/1).',
        source,
      ),
      all
        ? reason('joint_complete', 'for', 'Bütün ortaklar birlikte imzalıyor.', 'All partners sign together.', source)
        : reason('joint_incomplete', 'against', 'Bütün ortakların imzası gerekir.', 'The signatures of all partners are needed.', source),
    ],
    'joint',
  )
}

/** Partners, shareholders and auditors: their standing gives no power to represent. */
const withoutOffice = (register: Register, person: Person, question: Question): Assessment | null => {
  const partner = sourceWhere(
    register,
    (fact) =>
      (fact.kind === 'shareholding' && personKey(fact.person) === person.key) ||
      (fact.kind === 'share_transfer' && personKey(fact.to) === person.key) ||
      (fact.kind === 'sole_shareholder' && personKey(fact.person) === person.key),
  )
  const auditor = sourceWhere(
    register,
    (fact) =>
      (fact.kind === 'auditor' && personKey(fact.name) === person.key) ||
      (fact.kind === 'appointment' && fact.role === 'auditor' && personKey(fact.person) === person.key),
  )
  if (auditor) {
    return decided([
      reason(
        'no_representation',
        'against',
        'Denetçi şirketi temsil etmez (TTK 397, KoopK 65).',
        'An auditor does not represent the company (TCC 397, Cooperatives Act 65).',
        auditor,
      ),
    ])
  }
  if (!partner) return null
  if (fold(partner.quote).includes('komanditer')) {
    return decided([
      reason(
        'no_representation',
        'against',
        'Komanditer ortak bu sıfatla şirketi temsil edemez (TTK 318, 565).',
        'A limited partner cannot represent the partnership as such (TCC 318, 565).',
        partner,
      ),
    ])
  }
  const old = oldPartners(register, person, question, partner)
  if (old) return old
  const signers = [...register.state.people.values()].some((who) => who.seats.length > 0)
  return decided([
    signers && register.complete
      ? reason(
          'no_representation',
          'against',
          'Ortaklık veya pay sahipliği temsil yetkisi vermez; temsilciler ilan edilmiş ve bu kişi aralarında değil (TTK 365, 623/1).',
          'Holding shares gives no power to represent; the representatives are published and this person is not among them (TCC 365, 623/1).',
          partner,
        )
      : reason(
          'no_representation',
          'open',
          'Ortak olarak geçiyor, temsil yetkisi ilanlarda yok; ilanlar tam değil (TTK 365, 623/1). Güncel sicil kaydı giderir.',
          'Named as a partner, no power to represent in the notices, which are not complete (TCC 365, 623/1). A current registry extract settles it.',
          partner,
        ),
  ])
}

/**
 * A name that no notice speaks of is a no only where all notices on officers are known, and where the record itself holds those who sign.
 */
const nowhere = (register: Register, person: Person, question: Question): Assessment => {
  if (/vekal|vekil olarak|power of attorney|\bproxy\b/.test(fold(question.transaction ?? ''))) {
    return decided([
      reason(
        'out_of_scope',
        'open',
        'Vekâletnameler tescil ve ilan edilmez; ilanlar bu yetkiyi gösteremez (TBK 40, 504). Vekâletnamenin kendisi giderir.',
        'Powers of attorney are not registered; notices cannot show them (TCO 40, 504). The document itself settles it.',
      ),
    ])
  }
  if (register.form === 'BRANCH') {
    return decided([
      reason(
        'no_record',
        'open',
        'Şubenin ilanlarında bu kişi yok; merkezin temsilcileri de şube için imza atar ve merkezin kaydındadır (TTK 40/3, TSY 124). Merkezin kaydı giderir.',
        'The notices of the branch do not name this person; those who represent the head office sign for the branch too and are in its record (TCC 40/3, Registry Regulation 124). That record settles it.',
      ),
    ])
  }
  return decided([
    register.complete
      ? reason(
          'no_record',
          'against',
          `${person.name} için görev veya temsil kaydı yok; yetkililere ilişkin ilanların tamamı okundu (TTK 36, 373).`,
          `No office or power of ${person.name} is on record; all notices on officers were read (TCC 36, 373).`,
        )
      : reason(
          'no_record',
          'open',
          `${person.name} için görev veya temsil kaydı bulunamadı, ancak yetkililere ilişkin ilanlar tam değil. Güncel sicil kaydı giderir.`,
          `No office or power of ${person.name} was found, but the notices on officers are not complete. A current registry extract settles it.`,
        ),
  ])
}

/** Why a person without office or power on the day does or does not sign. */
export const withoutBasis = (register: Register, person: Person, question: Question): Assessment => {
  const inDirective = namedInDirective(register, person.key)
  return (
    soleTrader(register, person) ??
    former(register, person) ??
    later(register, person) ??
    (inDirective.length > 0 ? decided(inDirective) : null) ??
    withoutOffice(register, person, question) ??
    nowhere(register, person, question)
  )
}
