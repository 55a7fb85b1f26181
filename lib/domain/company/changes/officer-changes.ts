/** Changes of officers and of how they sign. */
import type { Role } from '../../fact/fact.ts'
import { turkishDate } from '../../kernel/dates.ts'
import { assertNever } from '../../kernel/errors.ts'
import { withSuffix } from '../../kernel/turkish-suffix.ts'
import { type Draft, fieldsOf, inBrackets, joined } from './change.ts'
import {
  dateText,
  isElected,
  nameIn,
  officesIn,
  officesInEnglish,
  powersText,
  ranked,
  reasonText,
  seniorFirst,
  termText,
} from './change-texts.ts'
import type { Bilingual } from '../../kernel/bilingual.ts'
import { organOf } from '../officers/roles.ts'
import type { State, Step, Tenure } from '../fold/state.ts'
import { roleName } from '../texts.ts'
import type { Entry } from '../fold/timeline.ts'

const roleNames = (roles: readonly Role[]): string =>
  seniorFirst(roles)
    .map((role) => roleName(role).tr)
    .join(', ')

/** Someone came into office, with all offices one notice gave. */
export const appointedChange = (step: Extract<Step, { kind: 'appointed' }>, entry: Entry): Draft => {
  const [seat] = step.seats
  if (!seat) throw new Error('an appointment without an office')
  const name = nameIn(step.person)
  const roles = ranked(step.seats.map((each) => each.role))
  const told = step.seats.find((each) => each.role === roles[0]) ?? seat
  const term = termText(told.term)
  const powers = powersText(step.powers.filter((power) => power.source.noticeId === entry.notice.id))
  const again = step.renewed ? { tr: 'yeniden ', en: 're-' } : { tr: '', en: '' }
  const details: Bilingual = {
    tr: inBrackets(term?.tr, powers && `temsil: ${powers.tr}`),
    en: inBrackets(term?.en, powers && `signs ${powers.en}`),
  }
  const summary = (): Bilingual => {
    if (step.seats.every((each) => each.implied))
      return {
        tr: `${name} için temsil yetkisi tescil edildi${details.tr}`,
        en: `A power to sign was registered for ${name}${details.en}`,
      }
    if (told.role === 'representative_of_legal_entity') {
      const entity = told.legalEntity ? nameIn(told.legalEntity) : null
      return {
        tr: `${name} ${entity ?? 'tüzel kişi'} adına hareket edecek gerçek kişi olarak ${again.tr}belirlendi${details.tr}`,
        en: `${name} was ${again.en}named to act for ${entity ?? 'a legal entity'}${details.en}`,
      }
    }
    const [verb, english] = isElected(told.role) ? ['seçildi', 'elected'] : ['atandı', 'appointed']
    return {
      tr: `${name} ${officesIn(roles, 'dative')} ${again.tr}${verb}${details.tr}`,
      en: `${name} was ${again.en}${english} ${officesInEnglish(roles)}${details.en}`,
    }
  }
  return {
    key: `atama:${step.person.key}:${step.seats
      .map((each) => each.source.factId)
      .sort()
      .join('+')}`,
    kind: 'yetkili-atama',
    category: 'yetkililer',
    summary: summary(),
    source: told.source,
    fields: fieldsOf({
      isim: step.person.name,
      sifat: roleNames(roles),
      yeni: powers?.tr,
      deger: told.term.endsOn && turkishDate(told.term.endsOn),
      aciklama: joined(term?.tr, told.legalEntity && `temsil edilen tüzel kişi: ${told.legalEntity.name}`),
    }),
  }
}

const endedEarlier = (tenure: Tenure, entry: Entry): Bilingual | null => (tenure.endedOn === entry.day ? null : dateText(tenure.endedOn))

/** Someone left office, or one of several. */
export const leftChange = (step: Extract<Step, { kind: 'left' }>, entry: Entry, state: State): Draft => {
  const [tenure] = step.tenures
  if (!tenure) throw new Error('a departure without an office')
  const name = nameIn(step.person)
  const roles = step.tenures.flatMap((each) => each.role ?? [])
  const reason = reasonText(tenure.reason)
  const on = endedEarlier(tenure, entry)
  const kept = ranked(
    (state.people.get(step.person.key)?.seats ?? [])
      .filter((seat) => roles.some((role) => organOf(role) === organOf(seat.role)))
      .map((seat) => seat.role),
  )
  const stays: Bilingual | null =
    kept.length === 0 ? null : { tr: `${officesIn(kept, null)} sürüyor`, en: `stays ${officesInEnglish(kept)}` }
  const summary = (): Bilingual => {
    const tail: Bilingual = { tr: inBrackets(reason?.tr, on?.tr, stays?.tr), en: inBrackets(reason?.en, on?.en, stays?.en) }
    const en = roles.length === 0 ? `${name} left office${tail.en}` : `${name} is no longer ${officesInEnglish(roles)}${tail.en}`
    const noun = roles.length === 0 ? 'görev' : officesIn(roles, null)
    switch (tenure.reason) {
      case 'resignation':
        return { tr: `${name} ${roles.length === 0 ? 'görevinden' : officesIn(roles, 'ablative')} ayrıldı${tail.tr}`, en }
      case 'dismissal':
        return {
          tr: `${name} ${roles.length === 0 ? 'görevinden' : officesIn(roles, 'ablative')} alındı${inBrackets(on?.tr, stays?.tr)}`,
          en,
        }
      case 'transfer':
      case 'other':
      case 'unstated':
      case 'term_end':
      case 'death':
      case 'renewed':
      case 'successor':
      case 'conversion':
      case 'liquidation_reversed':
      case 'concordat_ended':
      case 'member_left':
        return { tr: `${withSuffix(name, 'genitive')} ${noun === 'görev' ? 'görevi' : noun} sona erdi${tail.tr}`, en }
      default:
        return assertNever(tenure.reason)
    }
  }
  return {
    key: `ayrilma:${step.person.key}:${[...new Set(step.tenures.map((each) => each.endSource.factId))].sort().join('+')}`,
    kind: 'yetkili-ayrilma',
    category: 'yetkililer',
    summary: summary(),
    source: tenure.endSource,
    fields: fieldsOf({
      isim: step.person.name,
      sifat: roleNames(roles) || null,
      deger: turkishDate(tenure.endedOn),
      aciklama: joined(reason?.tr, stays?.tr),
    }),
  }
}

/** Someone signs in another way than before, in the same offices. */
export const powersChange = (step: Extract<Step, { kind: 'powers' }>): Draft => {
  const name = nameIn(step.person)
  const before = powersText(step.before)
  const after = powersText(step.after)
  const summary: Bilingual =
    after === null
      ? { tr: `${withSuffix(name, 'genitive')} temsil yetkisi sona erdi`, en: `${name} may no longer sign` }
      : before === null
        ? { tr: `${name} temsile yetkili kılındı: ${after.tr}`, en: `${name} may sign: ${after.en}` }
        : {
            tr: `${withSuffix(name, 'genitive')} temsil yetkisi değişti: ${after.tr} (önceki: ${before.tr})`,
            en: `The power of ${name} to sign changed: ${after.en} (before: ${before.en})`,
          }
  return {
    key: `temsil:${step.person.key}:${step.source.factId}`,
    kind: after === null ? 'yetkili-ayrilma' : 'yetkili-atama',
    category: 'yetkililer',
    summary,
    source: step.source,
    fields: fieldsOf({ isim: step.person.name, alan: 'temsil', onceki: before?.tr, yeni: after?.tr }),
  }
}
