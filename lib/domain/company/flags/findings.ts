/**
 * What a reader of the profile must know beside its facts: notices that contradict one another, gaps, doubtful matches. Each shows the
 * words it rests on.
 */
import type { IsoDate } from '../../kernel/dates.ts'
import { assertNever } from '../../kernel/errors.ts'
import { fold, titleCase, upper } from '../../kernel/text.ts'
import { withSuffix } from '../../kernel/turkish-suffix.ts'
import { amountText, nameIn } from '../changes/change-texts.ts'
import type { Bilingual } from '../../kernel/bilingual.ts'
import { foldRecord } from '../fold/fold.ts'
import type { Person } from '../fold/names.ts'
import type { CompanyRecord, NoticeRef, StoredFact } from '../record.ts'
import { gradeOf, holdsTitle, isTitle } from '../officers/representation.ts'
import { type Source, sourceOf } from '../source.ts'
import type { Observation, ObservationCode, PersonState, Power, State } from '../fold/state.ts'
import { isLapsed } from '../officers/terms.ts'
import { effectiveDay } from '../fold/timeline.ts'

/** Codes as the interface carries them. */
const CODES = {
  name_variant: 'isim_okuma_farki',
  similar_names: 'benzer_isimler',
  departure_without_office: 'ayrilan_bilinmiyor',
  same_day_conflict: 'ayni_gun_celiski',
  representation_only_ended: 'yalniz_temsil_bitti',
  several_offices_ended: 'birden_cok_gorev_bitti',
  capital_chain_broken: 'sermaye_zinciri_kopuk',
  capital_wrong_direction: 'sermaye_yonu_celiski',
  shares_not_whole: 'paylar_tamamlanmiyor',
  transfer_unknown_holder: 'devreden_bilinmiyor',
  transfer_exceeds_holding: 'devir_payi_asiyor',
  title_chain_broken: 'unvan_zinciri_kopuk',
  merger_side_unknown: 'birlesme_tarafi_belirsiz',
  division_kind_unknown: 'bolunme_turu_belirsiz',
  moved_to_other_office: 'baska_sicile_nakil',
  representation_conflict: 'temsil_celiski',
} as const satisfies Record<ObservationCode, string>

export type FindingCode = (typeof CODES)[ObservationCode] | 'musterek_imzaci_eksik' | 'ic_yonerge_grubu_bos' | 'tarihsiz_ilan'

/** `sources` are the words it rests on; a contradiction has both. Empty only for an undated notice without facts. */
export type Finding = { code: FindingCode; text: Bilingual; sources: Source[] }

const value = (observation: Observation, name: string): string => observation.values[name] ?? ''

const person = (observation: Observation, name = 'name'): string => titleCase(value(observation, name))

const amount = (observation: Observation, name: string): Bilingual =>
  amountText(value(observation, name), value(observation, 'currency') || 'TRY')

/** What an observation of the fold says in words. */
const textOf = (seen: Observation): Bilingual => {
  const name = person(seen)
  switch (seen.code) {
    case 'name_variant':
      return {
        tr: `"${name}" ile "${person(seen, 'other')}" aynı kişi sayıldı: yazım farkı, taranmış sayfanın okunmasından gelebilecek türden.`,
        en:
          `“${name}” and “${person(seen, 'other')}” were taken for one person: the spellings differ only as a ` +
          'scanned page may be misread.',
      }
    case 'similar_names':
      return {
        tr: `"${name}" ile "${person(seen, 'other')}" çok benzer; ilanlardan aynı kişi oldukları anlaşılmadığı için ayrı kişi sayıldılar.`,
        en:
          `“${name}” and “${person(seen, 'other')}” are very similar; the notices do not show that they are one ` +
          'person, so they count as two.',
      }
    case 'departure_without_office':
      return {
        tr: `${withSuffix(name, 'genitive')} görevinin bittiği ilan edilmiş, göreve geldiği ilan bulunamadı.`,
        en: `The end of office of ${name} was published, but no notice of its beginning was found.`,
      }
    case 'same_day_conflict':
      return {
        tr: `Aynı gün tescil edilen iki ilan ${name} hakkında farklı söylüyor: biri göreve getiriyor, öbürü görevini bitiriyor.`,
        en: `Two notices registered on one day disagree on ${name}: one gives an office, the other ends it.`,
      }
    case 'representation_only_ended':
      return {
        tr: `İlan ${withSuffix(name, 'genitive')} yalnız temsil yetkisini sona erdiriyor; üyeliği sürüyor sayıldı.`,
        en: `The notice ends only the power of ${name} to sign; the membership was taken to go on.`,
      }
    case 'several_offices_ended':
      return {
        tr:
          `İlan ${withSuffix(name, 'genitive')} görevinin bittiğini söylüyor, hangisi olduğunu söylemiyor; bütün ` +
          'görevleri bitmiş sayıldı.',
        en: `The notice says that ${name} left office without saying which; all offices were taken to have ended.`,
      }
    case 'capital_chain_broken': {
      const [before, from] = [amount(seen, 'before'), amount(seen, 'from')]
      return {
        tr:
          `Sermaye son ilana göre ${before.tr} iken sonraki ilan ${withSuffix(from.tr, 'ablative')} başlıyor: arada ` +
          'bir ilan eksik ya da tutarlardan biri yanlış.',
        en:
          `Capital was ${before.en} by the earlier notice, but the next one starts from ${from.en}: a notice is ` +
          'missing between them or one figure is wrong.',
      }
    }
    case 'capital_wrong_direction': {
      const [from, to] = [amount(seen, 'from'), amount(seen, 'to')]
      return {
        tr: `İlanın sözü ile tutarları uyuşmuyor: sermaye ${withSuffix(from.tr, 'ablative')} ${withSuffix(to.tr, 'dative')} geçiyor.`,
        en: `The words of the notice and its figures disagree: capital goes from ${from.en} to ${to.en}.`,
      }
    }
    case 'shares_not_whole': {
      const [total, whole] = [amount(seen, 'total'), amount(seen, 'capital')]
      return {
        tr: `İlan edilen payların toplamı ${total.tr}, sermaye ise ${whole.tr}.`,
        en: `The published holdings add up to ${total.en}, while capital is ${whole.en}.`,
      }
    }
    case 'transfer_unknown_holder':
      return {
        tr: `Payını devreden ${name} bilinen ortaklar arasında değil.`,
        en: `${name}, who transferred shares, is not among the known shareholders.`,
      }
    case 'transfer_exceeds_holding': {
      const [held, moved] = [amount(seen, 'held'), amount(seen, 'moved')]
      return {
        tr: `${withSuffix(name, 'genitive')} bilinen payı ${held.tr}, devrettiği pay ${moved.tr}.`,
        en: `The known holding of ${name} is ${held.en}, the transfer ${moved.en}.`,
      }
    }
    case 'title_chain_broken':
      return {
        tr: `İlan önceki unvanı "${value(seen, 'from')}" diye veriyor, son bilinen unvan "${value(seen, 'before')}".`,
        en: `The notice gives the former title as “${value(seen, 'from')}”, the last known one is “${value(seen, 'before')}”.`,
      }
    case 'merger_side_unknown':
      return {
        tr: 'Birleşmede şirketin devralan mı devrolunan mı olduğu ilandan anlaşılmıyor.',
        en: 'The notice does not tell whether the company takes over or is taken over.',
      }
    case 'division_kind_unknown':
      return {
        tr: 'Bölünmenin tam mı kısmi mi olduğu ilandan anlaşılmıyor.',
        en: 'The notice does not tell whether the division is full or partial.',
      }
    case 'moved_to_other_office':
      return {
        tr: `Merkez başka bir sicil müdürlüğüne taşınmış (${value(seen, 'address')}); sonraki ilanlar o müdürlükte aranmalıdır.`,
        en: `The seat moved to another registry office (${value(seen, 'address')}); later notices are found there.`,
      }
    case 'representation_conflict':
      return {
        tr: `Aynı ilan ${name} için hem tek başına hem birlikte imza yazıyor.`,
        en: `One notice lets ${name} sign both alone and jointly.`,
      }
    default:
      return assertNever(seen.code)
  }
}

const observed = (state: State): Finding[] =>
  state.observations.map((seen) => ({ code: CODES[seen.code], text: textOf(seen), sources: seen.sources }))

const mayStillSign = (who: PersonState | undefined, day: IsoDate): who is PersonState =>
  who !== undefined &&
  who.powers.some((power) => power.layer === 'full' && power.doubt === null && (power.until === null || power.until >= day)) &&
  who.seats.some((seat) => !isLapsed(seat.term, day))

const gradesOf = (who: PersonState): string[] => [
  ...new Set(who.powers.flatMap((power) => (power.group === null ? [] : [fold(power.group)]))),
]

/** Joint powers that nobody is left to complete. */
const missingCoSigners = (state: State, day: IsoDate): Finding[] => {
  const signers = [...state.people.values()].filter((who) => mayStillSign(who, day))
  const keys = new Set(signers.map((who) => who.person.key))
  const byGrade = Map.groupBy(
    signers.flatMap((who) => gradesOf(who).map((grade) => ({ who, grade }))),
    (each) => each.grade,
  )
  const present = (owner: PersonState, named: Person): boolean => {
    if (isTitle(named)) return signers.some((who) => who !== owner && who.seats.some((seat) => holdsTitle(seat, named.name)))
    const grade = gradeOf(named)
    return grade === null
      ? named.key !== owner.person.key && keys.has(named.key)
      : (byGrade.get(grade) ?? []).some(({ who }) => who !== owner)
  }
  const lacks = (owner: PersonState, power: Power): boolean => {
    if (power.with.length === 0 || power.anyOther) return signers.length === 1
    const absent = power.with.filter((named) => !present(owner, named))
    return power.coSign === 'all' ? absent.length > 0 : absent.length === power.with.length
  }
  /** How those a power names, or had beside its owner, left. */
  const leaving = (owner: PersonState, power: Power): Source[] => {
    const named = new Set(power.with.map(({ key }) => key))
    const gone = state.history.filter(
      (tenure) =>
        tenure.person.key !== owner.person.key &&
        !keys.has(tenure.person.key) &&
        (named.size === 0 || named.has(tenure.person.key)) &&
        tenure.endedOn >= power.since,
    )
    return gone.flatMap(({ endSource }) => (endSource ? [endSource] : []))
  }
  return signers.flatMap((owner) =>
    owner.powers
      .filter((power) => power.layer === 'full' && power.mode === 'joint' && lacks(owner, power))
      .map((power): Finding => ({
        code: 'musterek_imzaci_eksik',
        sources: [power.source, ...leaving(owner, power)],
        text: {
          tr:
            `${nameIn(owner.person)} ancak başkasıyla birlikte imza atabilir; ilanlara göre görevde buna yetecek ` +
            'başka imza yetkilisi görünmüyor.',
          en:
            `${nameIn(owner.person)} may sign only together with another, but by the notices too few of those who ` +
            'could co-sign are in office.',
        },
      })),
  )
}

/** Groups the last directive gives a power to, in which no published person is. */
const emptyGroups = (state: State): Finding[] => {
  const directive = state.directives.at(-1)
  if (!directive) return []
  const grouped = directive.rules
    .flatMap((rule) => [rule.group, ...rule.with])
    .flatMap((name) => (name === null || name === '*' ? [] : [gradeOf({ key: '', name })]))
  const filled = new Set([...state.people.values()].flatMap(gradesOf))
  const empty = [...new Set(grouped)].filter((grade): grade is string => grade !== null && !filled.has(grade)).sort()
  return empty.map((grade) => {
    const group = upper(grade)
    return {
      code: 'ic_yonerge_grubu_bos',
      sources: [directive.source],
      text: {
        tr: `İç yönerge ${group} grubuna yetki veriyor; bu grupta ilan edilmiş kimse bulunamadı.`,
        en: `The internal directive gives power to group ${group}, but no published person belongs to it.`,
      },
    }
  })
}

const undated = (record: CompanyRecord): Finding[] => {
  const notices = record.notices.filter((notice) => effectiveDay(notice) === null).sort((a, b) => a.id - b.id)
  if (notices.length === 0) return []
  const factsOf = Map.groupBy(record.facts, (fact) => fact.noticeId)
  return notices.map((notice) => undatedNotice(notice, factsOf.get(notice.id) ?? []))
}

const undatedNotice = (notice: NoticeRef, told: readonly StoredFact[]): Finding => {
  const facts = [...told].sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
  const type = notice.noticeType ? ` (${notice.noticeType})` : ''
  return {
    code: 'tarihsiz_ilan',
    sources: [...new Map(facts.map((fact) => [fact.id, sourceOf(fact)])).values()].slice(0, 3),
    text: {
      tr: `Tarihi bilinmeyen bir ilan var${type}; söyledikleri hiçbir günün durumuna katılmadı.`,
      en: `A notice has no known date${type}; what it states counts on no day.`,
    },
  }
}

/** Findings of the same words become one, with all their sources. */
const merged = (findings: readonly Finding[]): Finding[] =>
  [...Map.groupBy(findings, (finding) => `${finding.code} ${finding.text.tr}`).values()].flatMap((same) => {
    const [first] = same
    return first
      ? [{ ...first, sources: [...new Map(same.flatMap((finding) => finding.sources).map((source) => [source.factId, source])).values()] }]
      : []
  })

/** The findings of a company on a day, each once: contradictions and gaps in the order of the notices, then what the day itself shows. */
export const findingsOf = (record: CompanyRecord, day: IsoDate): Finding[] => {
  const state = foldRecord(record, day)
  return merged([...observed(state), ...missingCoSigners(state, day), ...emptyGroups(state), ...undated(record)])
}
