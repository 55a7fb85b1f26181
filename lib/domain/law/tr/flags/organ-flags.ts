/** Compliance flags about persons and what is printed of them: interim members, chairs, liquidators, representatives, holders. */
import { addDays, daysBetween, type IsoDate, turkishDate } from '../../../kernel/dates.ts'
import { hundredths } from '../../../kernel/decimal.ts'
import { isLegalEntity } from '../../../kernel/legal-entity.ts'
import { namesIn } from '../../../fact/told.ts'
import { englishDate, listed, nameIn } from '../../../company/changes/change-texts.ts'
import { type Flag, flag, NOT_KNOWN, type View } from '../../../company/flags/flag.ts'
import { type Person, personKey } from '../../../company/fold/names.ts'
import type { Seat } from '../../../company/fold/state.ts'
import { organOf } from '../../../company/officers/roles.ts'
import { isLapsed } from '../../../company/officers/terms.ts'
import { currentCapital } from '../../../company/shares/capital.ts'
import { type Told, toldBy } from './words.ts'

const names = (seats: readonly Seat[], and: string): string => listed([...new Set(seats.map((seat) => nameIn(seat.person)))], and)

const isNamedIn = ({ facts, notice }: Told, { key, name }: Person): boolean =>
  facts.some((fact) => 'person' in fact && personKey(fact.person) === key) || notice.unread.some((clause) => namesIn(clause)(name))

/** A vacancy filled by the board is for the next general assembly to confirm. */
export const interimMember = (view: View): Flag[] => {
  if (view.state.form !== 'JOINT_STOCK' || !view.open) return []
  const { meetings } = view.state
  const interim = view.seats.filter(
    (seat) =>
      organOf(seat.role) === 'board' &&
      seat.term.basis === 'predecessor' &&
      !isLapsed(seat.term, view.day) &&
      !meetings.some((meeting) => meeting.source.noticeId === seat.noticeId),
  )
  if (interim.length === 0) return []
  const make = flag('gecici_uye_onayi', 'TTK m.363/1', {
    tr: 'Boşalan üyeliğe seçilenin onayı',
    en: 'Approval of a member chosen for a vacancy',
  })
  const approved = (seat: Seat): boolean =>
    toldBy(view).some((told) => told.day > seat.day && told.tells.has('approval') && isNamedIn(told, seat.person))
  const open = interim.filter((seat) => !approved(seat))
  const passed = open.filter((seat) => meetings.some((meeting) => (meeting.on ?? meeting.registeredOn) > seat.since))
  const sources = interim.map(({ source }) => source)
  if (open.length === 0)
    return make(false, { tr: 'Genel kurulun onayı ilan edilmiş.', en: 'The approval of the general assembly is published.' }, sources)
  return passed.length > 0
    ? make(
        true,
        {
          tr: `${names(passed, 've')} boşalan üyeliğe yönetim kurulunca seçilmiş; sonra toplanan genel kurulun onayı ilanlarda görünmüyor.`,
          en:
            `The board chose ${names(passed, 'and')} for a vacancy; the approval of the general assembly held since does not appear in ` +
            'the notices.',
        },
        sources,
      )
    : make(null, NOT_KNOWN, sources)
}

/** Since law 7511 the chair is no longer to be elected every year. */
const CHAIR_FREED = '2024-05-29'

/** Until 29 May 2024 the chair was to be elected every year; nobody's power to sign hangs on it. */
export const chairElection = (view: View): Flag[] => {
  const board = view.seats.filter((seat) => organOf(seat.role) === 'board')
  if (view.state.form !== 'JOINT_STOCK' || !view.open || new Set(board.map(({ person }) => person.key)).size < 2) return []
  const make = flag('baskan_gorev_suresi', 'TTK m.366/1 (7511 sayılı Kanundan önceki)', {
    tr: 'Başkanın yıllık seçimi (29.05.2024 öncesi)',
    en: 'Yearly election of the chair (before 29.05.2024)',
  })
  const [chair] = board.filter(({ role }) => role === 'board_chair').sort((a, b) => (a.day < b.day ? 1 : -1))
  if (!chair)
    return make(
      null,
      NOT_KNOWN,
      board.slice(0, 3).map(({ source }) => source),
    )
  const until = view.day < CHAIR_FREED ? view.day : CHAIR_FREED
  const late = chair.day < CHAIR_FREED && daysBetween(chair.day, until) > 365
  return make(
    late,
    late
      ? {
          tr:
            `Başkanın bilinen son seçimi ${turkishDate(chair.day)}; ${turkishDate(CHAIR_FREED)} gününe kadar her yıl seçilmesi ` +
            `gerekirdi. ` +
            'Temsil yetkisini etkilemez.',
          en:
            `The last known election of the chair is of ${englishDate(chair.day)}; until ${englishDate(CHAIR_FREED)} one was ` +
            `needed every ` +
            'year. The power to sign is not affected.',
        }
      : {
          tr: 'Başkanın bilinen son seçimi o günkü kurala uygun.',
          en: 'The last known election of the chair meets the rule of its day.',
        },
    [chair.source],
    chair.day,
  )
}

/** At least one liquidator who represents must be a Turkish citizen resident in Türkiye. */
export const residentLiquidator = (view: View): Flag[] => {
  const seats = view.seats.filter((seat) => organOf(seat.role) === 'liquidators')
  if (!view.now.liquidation || view.now.closed || seats.length === 0) return []
  const make = flag('tasfiye_memuru_tc_sarti', 'TTK m.536/4', {
    tr: 'Türkiye’de yerleşik Türk vatandaşı tasfiye memuru',
    en: 'A liquidator who is a Turkish citizen resident in Türkiye',
  })
  const told = seats.map((seat) => seat.told ?? {})
  const sources = seats.map(({ source }) => source)
  if (told.some(({ turkish, resident }) => turkish === true && resident === true))
    return make(
      false,
      {
        tr: 'Tasfiye memurlarından en az biri Türk vatandaşı ve Türkiye’de yerleşik olarak ilan edilmiş.',
        en: 'At least one liquidator is published as a Turkish citizen resident in Türkiye.',
      },
      sources,
    )
  return told.every(({ turkish, resident }) => turkish === false || resident === false)
    ? make(
        true,
        {
          tr: 'İlan edilen tasfiye memurlarının hiçbiri Türkiye’de yerleşik Türk vatandaşı görünmüyor; kanun en az bir tanesini arar.',
          en: 'None of the published liquidators appears to be a Turkish citizen resident in Türkiye; the law requires one.',
        },
        sources,
      )
    : make(null, NOT_KNOWN, sources)
}

/** The branch of a foreign company needs an agent with full powers who is resident in Türkiye. */
export const branchAgent = (view: View): Flag[] => {
  if (view.state.form !== 'FOREIGN_BRANCH' || view.now.closed) return []
  const make = flag('yabanci_sube_temsilcisi', 'TTK m.40/4, TSY m.122', {
    tr: 'Yabancı şirket şubesinin tam yetkili temsilcisi',
    en: 'Fully authorised agent of a foreign company’s branch',
  })
  const agents = view.seats.filter(
    (seat) =>
      (seat.role === 'branch_manager' || organOf(seat.role) === 'signatories' || organOf(seat.role) === 'managers') &&
      !isLapsed(seat.term, view.day),
  )
  const sources = agents.map(({ source }) => source)
  if (agents.length === 0)
    return make(
      view.record.retrievalComplete ? true : null,
      {
        tr: 'Şubeyi tam yetkiyle temsil eden, Türkiye’de yerleşik bir kişi ilanlarda bulunamadı.',
        en: 'No person resident in Türkiye who represents the branch with full powers was found in the notices.',
      },
      [],
    )
  const resident = agents.filter((seat) => seat.told?.resident === true)
  return resident.length > 0
    ? make(
        false,
        {
          tr: `${names(resident, 've')} Türkiye’de yerleşik temsilci olarak ilan edilmiş.`,
          en: `Published as representative resident in Türkiye: ${names(resident, 'and')}.`,
        },
        sources,
      )
    : make(null, NOT_KNOWN, sources)
}

/** Shares in percent at which a company in a group must give notice (TTK 198/1). */
const THRESHOLDS = [5, 10, 20, 25, 33, 50, 67, 100] as const

/** Ten days to give the notice, ten to register it (TTK 198/1, TSY 107). */
const NOTICE_DAYS = 20

/** A company in a group whose share in another crosses a threshold must give notice; that it is in one, notices seldom tell. */
export const thresholdNotice = (view: View): Flag[] => {
  const { shares, form } = view.state
  const capital = currentCapital(view.state)
  const whole = capital ? hundredths(capital.to) : null
  if (form !== 'LIMITED' || !view.open || !shares.complete || !whole) return []
  const crossed = [...shares.holdings.values()].flatMap((holding) => {
    const amount = holding.amount === null ? null : hundredths(holding.amount)
    const bought = view.record.facts.some((fact) => fact.kind === 'share_transfer' && fact.noticeId === holding.source.noticeId)
    if (!isLegalEntity(holding.person.name) || !bought || amount === null) return []
    const reached = THRESHOLDS.findLast((threshold) => amount * 100n >= whole * BigInt(threshold))
    return reached === undefined ? [] : [{ holding, reached }]
  })
  const [first] = crossed.sort((a, b) => b.reached - a.reached)
  if (!first) return []
  const make = flag('hakimiyet_bildirimi', 'TTK m.198, TSY m.107', { tr: 'Hâkimiyet bildirimi', en: 'Threshold notice' })
  const told = toldBy(view)
  const given = told.find(({ tells, day }) => day >= first.holding.on && tells.has('group_notice'))
  const [share, shareEn] = [`%${first.reached}`, `${first.reached}%`]
  if (given) return make(false, { tr: 'Bildirim ilan edilmiş.', en: 'The notice is published.' }, given.cite('group_notice'), given.day)
  const group = told.find(({ tells }) => tells.has('group_of_companies'))
  const due = addDays(first.holding.on, NOTICE_DAYS)
  return group && view.day > due
    ? make(
        true,
        {
          tr:
            `${nameIn(first.holding.person)} payı ${share} eşiğini geçmiş, şirketler topluluğu ilanlarda geçiyor; bildirim tescil ve ` +
            'ilan edilmedikçe paylardan doğan haklar donar.',
          en:
            `The share of ${nameIn(first.holding.person)} crossed ${shareEn} and the notices tell of a group of companies; rights are ` +
            'frozen until the notice is registered and published.',
        },
        [first.holding.source, ...group.cite('group_of_companies')],
        due,
      )
    : make(
        null,
        {
          tr:
            `${nameIn(first.holding.person)} payı ${share} eşiğine ulaşmış. Bir şirketler topluluğuna dahilse bildirim ` +
            `tescil ve ` +
            'ilan edilir; topluluk ilanlardan bilinmiyor.',
          en:
            `The share of ${nameIn(first.holding.person)} reached ${shareEn}. If it belongs to a group a notice is to be ` +
            `registered; ` +
            'the notices do not tell of a group.',
        },
        [first.holding.source],
        first.holding.on as IsoDate,
      )
}
