/**
 * Whether an office holds on the day: its term, a later election, what the law makes of a gap (TTK 362, 363, 410, 530; KoopK 57; law before
 * 1 July 2012: Law 6103 article 25).
 */
import { dateText } from '../../../company/changes/change-texts.ts'
import { personKey } from '../../../company/fold/names.ts'
import { laterElectionOf } from '../../../company/officers/officers-on.ts'
import { roleName } from '../../../company/texts.ts'
import { officeUnder, organOf } from '../../../company/officers/roles.ts'
import type { PersonState, Seat } from '../../../company/fold/state.ts'
import { sourceOf } from '../../../company/source.ts'
import { isLapsed } from '../../../company/officers/terms.ts'
import { addYears, type IsoDate } from '../../../kernel/dates.ts'
import { fold } from '../../../kernel/text.ts'
import type { Reason } from '../../../signing/answer.ts'
import type { Basis } from './bases.ts'
import { reason } from './reason.ts'
import { daysOfNotices, noticeOf, oncePerRegister, type Register, wordsOf } from './register.ts'

/**
 * The new Commercial Code came into force on this day; organs had until the first of October to fit themselves to it (Law 6103, article
 * 25).
 */
export const NEW_CODE: IsoDate = '2012-07-01'
const FITTED_BY: IsoDate = '2012-10-01'

const isElective = (seat: Seat): boolean => ['board', 'managers'].includes(organOf(seat.role))

/**
 * Terms of a lapsed organ: disputed whether it goes on (TTK 362/1 against 410/1 and 530), so neither yes nor no before a successor or a
 * removal is on record.
 */
const lapsed = (register: Register, seat: Seat): Reason[] => {
  const later = laterElectionOf(register.state, seat)
  const end = dateText(seat.term.endsOn ?? register.day)
  if (later) {
    return [
      reason(
        'office_ended',
        'against',
        `Süresi ${end.tr} tarihinde doldu; ${dateText(later.on).tr} tarihinde tescil edilen seçim bu kişiyi anmıyor (TTK 362/1, 408).`,
        `The term ended on ${end.en}; the election registered on ${dateText(later.on).en} does not name this person (TCC 362/1, 408).`,
        later.source,
      ),
    ]
  }
  const { statedEnd, startsOn, source } = seat.term
  const cut =
    statedEnd !== null
      ? [
          reason(
            'term_lapsed',
            'note',
            `İlanda ${dateText(statedEnd).tr} tarihine kadar yazıyor; kanunun izin verdiği en uzun süre ${end.tr} tarihinde doldu (TTK 362/1, KoopK 57).`,
            `The notice says until ${dateText(statedEnd).en}; the longest term the law allows ended on ${end.en} (TCC 362/1, Cooperatives Act 57).`,
            source,
          ),
        ]
      : []
  switch (organOf(seat.role)) {
    case 'board': {
      const beyond = register.day > addYears(startsOn, 3)
      return [
        reason(
          'term_lapsed',
          'open',
          `Yayımlanan görev süresi ${end.tr} tarihinde dolmuş görünüyor; yeni seçim ilanı bulunamadı. Eski kurulun yeni seçime kadar görevi sürdürüp sürdürmediği tartışmalıdır` +
            `${beyond ? '; kanundaki üç yıllık azami süre de geçtiğinden öğretide organın kalmadığı da savunulur' : ''} (TTK 362/1, 410/1, 530). Güncel genel kurul kararını isteyiniz.`,
          `The published term appears to have ended on ${end.en}; no notice of a new election was found. Whether the former board continues until a new election is disputed` +
            `${beyond ? '; the statutory maximum of three years has passed too, and part of the doctrine holds the organ to be missing' : ''} (TCC 362/1, 410/1, 530). Ask for the current general-assembly decision.`,
          source,
        ),
        ...cut,
      ]
    }
    case 'managers':
      return [
        reason(
          'term_lapsed',
          'open',
          `Müdür için yayımlanan süre ${end.tr} tarihinde dolmuş görünüyor; yenileme ilanı bulunamadı. Limited şirkette görevin kendiliğinden sürdüğünü söyleyen bir kural yoktur (TTK 623). Güncel genel kurul kararını isteyiniz.`,
          `The term published for the manager appears to have ended on ${end.en}; no renewal was found. No rule says that a manager of a limited company continues (TCC 623). Ask for the current decision of the general assembly.`,
          source,
        ),
      ]
    default:
      return [
        reason(
          'term_lapsed',
          'open',
          `Yetki için yayımlanan süre ${end.tr} tarihinde dolmuş görünüyor; uzatma veya sona erme ilanı bulunamadı (TBK 550, 554). Güncel yetki belgesini isteyiniz.`,
          `The time published for the power appears to have ended on ${end.en}; neither an extension nor an end was published (TCO 550, 554). Ask for current evidence of the power.`,
          source,
        ),
      ]
  }
}

/** A member of the board elected without a printed term: for one year of business by one view, for three years by another. */
const untold = (register: Register, seat: Seat): Reason[] => {
  if (seat.term.basis !== 'law') return []
  const { startsOn, source } = seat.term
  if (register.day <= addYears(startsOn, 1)) {
    return [
      reason(
        'in_office',
        'note',
        'Seçim ilanında süre yazmıyor; bir yıl dolmadığından sonucu etkilemez (TTK 362/1).',
        'The notice of election states no term; less than a year has passed, so it makes no difference (TCC 362/1).',
        source,
      ),
    ]
  }
  return [
    reason(
      'term_lapsed',
      'open',
      `Seçim ilanında süre yazmıyor. Bir görüşe göre bir faaliyet dönemi, bir görüşe göre üç yıl için seçilmiş sayılır; ${dateText(startsOn).tr} tarihinden bu yana bir yıl geçti (TTK 362/1). Genel kurul tutanağı giderir.`,
      `The notice of election states no term. One view reads it as one year of business, another as three years; a year has passed since ${dateText(startsOn).en} (TCC 362/1). The minutes of the general assembly settle it.`,
      source,
    ),
  ]
}

/** A vacancy filled by the board is for the next general assembly to confirm (TTK 363/1). */
const interim = (register: Register, seat: Seat): Reason[] => {
  const elected = register.state.meetings.some((meeting) => meeting.source.noticeId === seat.noticeId)
  if (seat.term.basis !== 'predecessor' || elected) return []
  const meeting = register.state.meetings.find((each) => (each.on ?? each.registeredOn) > seat.since)
  return meeting
    ? [
        reason(
          'in_office',
          'open',
          'Boşalan üyeliğe yönetim kurulunca seçilmiş; sonra toplanan genel kurulun onayı ilanlarda görünmüyor (TTK 363/1). Genel kurul tutanağı giderir.',
          'Chosen by the board for a vacancy; the approval of the general assembly held since is not published (TCC 363/1). The minutes of that assembly settle it.',
          meeting.source,
        ),
      ]
    : [
        reason(
          'in_office',
          'note',
          'Boşalan üyeliğe seçilmiş; ilk genel kurulun onayına kadar görev yapar, selefinin süresini tamamlar (TTK 363/1).',
          'Chosen for a vacancy; serves until the next general assembly and, once approved, for the rest of the predecessor’s term (TCC 363/1).',
          seat.source,
        ),
      ]
}

/**
 * Before 1 July 2012 a legal entity could not sit itself: its representative sat, and was to resign by 1 October 2012 (Law 6103, article
 * 25).
 */
const ofOldLaw = (register: Register, who: PersonState, seat: Seat): Reason[] => {
  const forEntity =
    seat.legalEntity !== null &&
    !who.seats.some((each) => each.legalEntity === null) &&
    register.state.people.get(seat.legalEntity.key)?.seats.length === 0
  if (!forEntity || seat.day >= NEW_CODE || register.day <= FITTED_BY) return []
  return [
    reason(
      'in_office',
      'open',
      'Tüzel kişi ortağın temsilcisi sıfatıyla 1 Temmuz 2012’den önce seçilmiş; bu üyelerin 1 Ekim 2012’ye kadar çekilmesi gerekiyordu, sonraki durum ilan edilmemiş (6103 sayılı Kanun 25).',
      'Elected before 1 July 2012 as the representative of a corporate shareholder; such members were to resign by 1 October 2012, and nothing was published since (Law 6103, article 25).',
      seat.source,
    ),
  ]
}

/** An entry marked provisional falls away unless a suit or a settlement is shown within three months (TTK 32/4). */
const provisional = (register: Register, seat: Seat): Reason[] => {
  const notice = noticeOf(register, seat.source)
  if (!notice || !/gecici (?:olarak )?tescil/.test(wordsOf(register, notice))) return []
  return [
    reason(
      'in_office',
      'open',
      'Görevin tescili geçicidir; kesin tescil ilanına kadar sonuç verilemez (TTK 32/4).',
      'The entry of the office is provisional; the final entry settles it (TCC 32/4).',
      seat.source,
    ),
  ]
}

/**
 * A conversion and a return from liquidation call for new organs: the former ones count only as they are published anew (TTK 180, 548; TSY
 * 88).
 */
const beforeNewOrgans = (register: Register, seat: Seat): Reason[] => {
  const change = register.state.statuses.findLast((step) => step.code === 'CONVERTED' || step.code === 'LIQUIDATION_REVERSED')
  if (!change || !isElective(seat) || seat.day >= change.day) return []
  const day = dateText(change.day)
  return [
    change.code === 'CONVERTED'
      ? reason(
          'in_office',
          'open',
          `Şirket ${day.tr} tarihinde tür değiştirdi; yeni türün organı ilan edilmemiş (TTK 180). Yeni organın tescili giderir.`,
          `The company changed its legal form on ${day.en}; no organ of the new form was published (TCC 180). The entry of the new organ settles it.`,
          change.source,
        )
      : reason(
          'in_office',
          'open',
          `Şirket ${day.tr} tarihinde tasfiyeden döndü; temsilcileri bundan sonra ilan edilmemiş (TTK 548, TSY 88). Güncel sicil kaydı giderir.`,
          `The company returned from liquidation on ${day.en}; its representatives were not published since (TCC 548, Registry Regulation 88). A current registry extract settles it.`,
          change.source,
        ),
  ]
}

/** Whether one office holds on the day. Always says something: `for` where nothing speaks against it. */
const seatStanding = (register: Register, who: PersonState, seat: Seat): Reason[] => {
  const doubts = [...provisional(register, seat), ...beforeNewOrgans(register, seat), ...ofOldLaw(register, who, seat)]
  if (isLapsed(seat.term, register.day)) return [...lapsed(register, seat), ...doubts]
  const later = laterElectionOf(register.state, seat)
  const passedBy = later
    ? [
        reason(
          'office_ended',
          'open',
          `${dateText(later.on).tr} tarihinde tescil edilen seçim organı bütünüyle yeniliyor ve bu kişiyi anmıyor; üyeliğin sona erdiği ayrıca ilan edilmemiş (TTK 408). Genel kurul tutanağı giderir.`,
          `The election registered on ${dateText(later.on).en} renews the whole organ and does not name this person; no end of the office was published (TCC 408). The minutes of the general assembly settle it.`,
          later.source,
        ),
      ]
    : []
  const over =
    seat.term.statedEnd === null
      ? []
      : [
          reason(
            'in_office',
            'note',
            'İlanda yazan süre kanundaki azami süreyi aşıyor; aşan kısım dikkate alınmadı (TTK 362/1, KoopK 57).',
            'The notice prints a term longer than the law allows; the excess was disregarded (TCC 362/1, Cooperatives Act 57).',
            seat.term.source,
          ),
        ]
  const name = roleName(seat.role)
  const since = dateText(seat.first)
  return [
    reason(
      'in_office',
      'for',
      `${name.tr} olarak ${since.tr} tarihinden beri görevde.`,
      `In office since ${since.en}: ${name.en}.`,
      seat.source,
    ),
    ...passedBy,
    ...over,
    ...untold(register, seat),
    ...interim(register, seat),
    ...doubts,
  ]
}

/**
 * The offices whose terms count: membership for a chair of the board (TTK 366/1), the office itself for every other, the latest of each.
 */
const governing = (seats: readonly Seat[]): Seat[] =>
  seats
    .filter((seat) => officeUnder(seat.role) === seat.role || !seats.some((each) => each.role === officeUnder(seat.role)))
    .filter(
      (seat, _, all) =>
        !all.some(
          (each) =>
            each !== seat &&
            each.role === seat.role &&
            (each.day > seat.day || (each.day === seat.day && each.source.factId > seat.source.factId)),
        ),
    )

const REVOKES = /\b(?:tum|butun|diger)(?: \S+){0,4} (?:yetki|sirkuler)\S*(?: \S+){0,4} (?:iptal|sona er|hukumsuz|gecersiz|kaldiril)/
// The templates of the register print who is added and who leaves, one by one; a decision in free words lists all who sign.
const LISTS_ALL = /temsil (?:ve|ile) ilzam/
const ONE_BY_ONE = /olarak secil|sube|tasfiye/

/** Everything the notices that count on the day say of full powers. */
const decisionsOnForm = oncePerRegister((register) =>
  register.record.facts.flatMap((fact) => {
    const day = daysOfNotices(register).get(fact.noticeId)
    return fact.kind === 'representation' && fact.mode !== 'limited' && day !== undefined && day <= register.day ? [{ fact, day }] : []
  }),
)

/**
 * A later decision on representation that does not name the person: with words of revocation it ends former powers, as a complete list it
 * leaves them in doubt,
 * as an addition it leaves them as they are (TTK 31, 373; TBK 550, 554).
 */
const laterRegime = (register: Register, { owner, power }: Pick<Basis, 'owner' | 'power'>): Reason[] => {
  if (power?.layer !== 'full') return []
  const later = decisionsOnForm(register)
    .filter(({ day, fact }) => day > power.since && fact.noticeId !== power.source.noticeId)
    .map(({ fact }) => fact)
  const naming = new Set(
    later
      .filter((fact) => [...fact.persons, ...fact.with].some((name) => personKey(name) === owner.person.key))
      .map(({ noticeId }) => noticeId),
  )
  const without = later.filter(({ noticeId }) => !naming.has(noticeId))
  const revoking = without.find((fact) => {
    const found = noticeOf(register, fact)
    return found !== undefined && REVOKES.test(wordsOf(register, found))
  })
  if (revoking) {
    return [
      reason(
        'office_ended',
        'against',
        'Sonraki temsil kararı önceki bütün yetkileri kaldırıyor ve bu kişiyi anmıyor (TTK 373, TSY 29/1).',
        'A later decision on representation revokes all former powers and does not name this person (TCC 373, Registry Regulation 29/1).',
        sourceOf(revoking),
      ),
    ]
  }
  const listing = without.find(({ quote }) => LISTS_ALL.test(fold(quote)) && !ONE_BY_ONE.test(fold(quote)))
  return listing
    ? [
        reason(
          'in_office',
          'open',
          'Sonraki temsil kararı imza yetkililerini yeniden sayıyor ve bu kişiyi anmıyor; yetkisinin kaldırıldığı yazmıyor (TTK 373; TBK 550, 554). Kararın metni giderir.',
          'A later decision lists the signatories anew and does not name this person; it does not say that the power was revoked (TCC 373; TCO 550, 554). The text of the decision settles it.',
          sourceOf(listing),
        ),
      ]
    : []
}

/**
 * Whether the offices a power rests on hold on the day. Where a power was given with several offices, none of them may be in doubt. A
 * natural person acts for a
 * legal entity only as long as the registration and the office of the entity last (TTK 359/2, 623/2).
 */
export const standingOf = (
  register: Register,
  { who, owner, seats, acting, power }: Pick<Basis, 'who' | 'owner' | 'seats' | 'acting' | 'power'>,
): Reason[] => {
  const offices = [...governing(seats).flatMap((seat) => seatStanding(register, owner, seat)), ...laterRegime(register, { owner, power })]
  if (!acting) return offices
  return [
    ...offices,
    ...provisional(register, acting),
    ...ofOldLaw(register, who, acting),
    reason(
      'in_office',
      'note',
      `${owner.person.name} adına tescil edilmiş gerçek kişi olarak hareket eder (TTK 359/2, 623/2; TSY 70/1-c, 91/1-c).`,
      `Acts as the natural person registered for ${owner.person.name} (TCC 359/2, 623/2; Registry Regulation 70/1-c, 91/1-c).`,
      acting.source,
    ),
  ]
}
