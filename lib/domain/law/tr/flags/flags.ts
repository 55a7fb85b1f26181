/**
 * Compliance flags: rules of company law whose condition the published notices can show to be met (`active`), not met, or neither (null). A
 * flag is given only where its rule applies to the company's form and status; none decides a signing check. All wording says "appears",
 * since a notice can be missing.
 */
import { isLegalEntity } from '../../../kernel/legal-entity.ts'
import { addYears, daysBetween, type IsoDate, turkishDate } from '../../../kernel/dates.ts'
import { withSuffix } from '../../../kernel/turkish-suffix.ts'
import { capitalLoss, ceilingTerm, minimumCapital } from './capital-flags.ts'
import { provisional, trustee } from './court-flags.ts'
import { branchAgent, chairElection, interimMember, residentLiquidator, thresholdNotice } from './organ-flags.ts'
import {
  auditorTerm,
  decreaseCreditors,
  increaseInTime,
  lateEntry,
  liquidationCreditors,
  mergerCreditors,
  payingIn,
} from './period-flags.ts'
import { englishDate, listed, nameIn } from '../../../company/changes/change-texts.ts'
import type { Bilingual } from '../../../kernel/bilingual.ts'
import { type Flag, flag, NOT_KNOWN, type View } from '../../../company/flags/flag.ts'
import { inOrder } from '../../../company/fold/in-order.ts'
import { foldRecord } from '../../../company/fold/fold.ts'
import type { CompanyRecord } from '../../../company/record.ts'
import { organOf } from '../../../company/officers/roles.ts'
import type { Source } from '../../../company/source.ts'
import type { Organ, Seat, State } from '../../../company/fold/state.ts'
import { situationOf } from '../../../company/fold/status.ts'
import { isLapsed } from '../../../company/officers/terms.ts'

const sourcesOf = (seats: readonly Seat[]): Source[] => [...new Map(seats.map((seat) => [seat.source.factId, seat.source])).values()]
const inOrgan = (view: View, organ: Organ): Seat[] => view.seats.filter((seat) => organOf(seat.role) === organ)
const seatedNow = (view: View, organ: Organ): Seat[] => inOrgan(view, organ).filter((seat) => !isLapsed(seat.term, view.day))
const persons = (seats: readonly Seat[]): Set<string> => new Set(seats.map((seat) => seat.person.key))
const names = (seats: readonly Seat[]): string[] => [...new Map(seats.map((seat) => [seat.person.key, nameIn(seat.person)])).values()]
const isCooperative = (state: State): boolean => state.form === 'COOPERATIVE' || state.form === 'COOPERATIVE_UNION'
const hasBoard = (state: State): boolean => state.form === 'JOINT_STOCK' || isCooperative(state)
const latestEnd = (seats: readonly Seat[]): IsoDate | null =>
  seats
    .flatMap((seat) => seat.term.endsOn ?? [])
    .sort()
    .at(-1) ?? null

const boardTerm = (view: View): Flag[] => {
  const board = inOrgan(view, 'board')
  if (!hasBoard(view.state) || !view.open || board.length === 0) return []
  const make = flag('yk_suresi_dolmus', isCooperative(view.state) ? 'KoopK m.57' : 'TTK m.362, m.530', {
    tr: 'Yönetim kurulunun süresi dolmuş',
    en: 'Term of the board expired',
  })
  const end = latestEnd(board)
  if (end === null || board.some((seat) => seat.term.endsOn === null)) return make(null, NOT_KNOWN, sourcesOf(board))
  const last = board.filter((seat) => seat.term.endsOn === end)
  return end < view.day
    ? make(
        true,
        {
          tr:
            `İlanlara göre görevdeki son üyelerin süresi ${turkishDate(end)} günü bitmiş görünüyor ve sonrasına ait ` +
            'bir seçim ilanına rastlanmadı. Organsız kalan şirketin feshi mahkemeden istenebilir.',
          en:
            `By the notices the term of the last members appears to have ended on ${englishDate(end)}, and no later ` +
            'election was found. A court may be asked to dissolve a company left without its organ.',
        },
        sourcesOf(last),
        end,
      )
    : make(
        false,
        {
          tr: `İlanlara göre kurulun süresi ${withSuffix(turkishDate(end), 'dative')} kadar sürüyor.`,
          en: `By the notices the term of the board runs until ${englishDate(end)}.`,
        },
        sourcesOf(last),
        end,
      )
}

const termTooLong = (view: View): Flag[] => {
  const board = seatedNow(view, 'board')
  if (!hasBoard(view.state) || board.length === 0) return []
  const cut = board.filter((seat) => seat.term.statedEnd !== null)
  const years = isCooperative(view.state) ? 4 : 3
  const make = flag('yk_suresi_asim', isCooperative(view.state) ? 'KoopK m.57' : 'TTK m.362/1', {
    tr: 'Görev süresi kanuni sınırın üstünde',
    en: 'Term longer than the law allows',
  })
  return cut.length > 0
    ? make(
        true,
        {
          tr: `${listed(names(cut), 've')} için ilanda yazan süre ${years} yılı aşıyor; kanuni en uzun süreden sonrası hesaba katılmadı.`,
          en:
            `The term printed for ${listed(names(cut), 'and')} exceeds ${years} years; what lies beyond the legal ` +
            'maximum was not counted.',
        },
        sourcesOf(cut),
        latestEnd(cut),
      )
    : make(
        false,
        { tr: `İlanlardaki süreler ${years} yılı aşmıyor.`, en: `The printed terms do not exceed ${years} years.` },
        sourcesOf(board),
      )
}

const termNotStated = (view: View): Flag[] => {
  const board = seatedNow(view, 'board')
  if (!hasBoard(view.state) || board.length === 0) return []
  const silent = board.filter((seat) => seat.term.basis === 'law')
  const make = flag('yk_suresi_belirsiz', 'TTK m.362/1, m.408/2-b', { tr: 'Görev süresi ilanda yok', en: 'Term not printed' })
  return silent.length > 0
    ? make(
        true,
        {
          tr:
            `${listed(names(silent), 've')} seçilirken süre ilan edilmemiş; gösterilen bitiş kanunun izin verdiği en ` +
            'geç gündür. Gerçek süre genel kurul tutanağında yazar.',
          en:
            `No term was published for ${listed(names(silent), 'and')}; the end shown is the latest day the law ` +
            'allows. The minutes of the general meeting tell the true one.',
        },
        sourcesOf(silent),
        latestEnd(silent),
      )
    : make(
        false,
        { tr: 'Görevdeki üyelerin süresi ilanlarda yazıyor.', en: 'The terms of the sitting members are printed.' },
        sourcesOf(board),
      )
}

const boardSigner = (view: View): Flag[] => {
  if (view.state.form !== 'JOINT_STOCK' || !view.open) return []
  const signers = [...view.state.people.values()].filter((who) => who.powers.some((power) => power.layer === 'full'))
  if (signers.length === 0) return []
  const make = flag('yk_temsil_yetkilisi_yok', 'TTK m.370/2', {
    tr: 'Temsile yetkili yönetim kurulu üyesi yok',
    en: 'No board member may sign',
  })
  const sources = signers.flatMap((who) => who.powers.map((power) => power.source)).slice(0, 5)
  const members = persons(inOrgan(view, 'board'))
  const sitting = persons(seatedNow(view, 'board'))
  if (signers.some((who) => sitting.has(who.person.key))) {
    return make(
      false,
      {
        tr: 'Temsile yetkili kişilerden en az biri görevdeki yönetim kurulu üyesidir.',
        en: 'At least one of the signatories is a sitting member of the board.',
      },
      sources,
    )
  }
  if (signers.some((who) => members.has(who.person.key))) return make(null, NOT_KNOWN, sources)
  return make(
    true,
    {
      tr: 'İlanlarda temsil yetkisi taşıyan bir yönetim kurulu üyesi görünmüyor; kanun en az bir üyenin temsile yetkili olmasını arar.',
      en: 'No member of the board appears to hold a power to sign; the law requires at least one.',
    },
    sources,
  )
}

const delegate = (view: View): Flag[] => {
  const entities = [...seatedNow(view, 'board'), ...seatedNow(view, 'managers')].filter((seat) => isLegalEntity(seat.person.name))
  if (entities.length === 0) return []
  const make = flag('tuzel_kisi_uye_temsilcisi', 'TTK m.359/2, m.623/2', {
    tr: 'Tüzel kişi üye adına gerçek kişi görünmüyor',
    en: 'No natural person for a corporate member',
  })
  const acting = (seat: Seat): number => persons(view.seats.filter((each) => each.legalEntity?.key === seat.person.key)).size
  const missing = entities.filter((seat) => acting(seat) !== 1)
  return missing.length > 0
    ? make(
        true,
        {
          tr: `${listed(names(missing), 've')} adına hareket edecek tek bir gerçek kişi ilanlarda bulunamadı.`,
          en: `The notices do not show exactly one natural person acting for ${listed(names(missing), 'and')}.`,
        },
        sourcesOf(missing),
      )
    : make(
        false,
        {
          tr: 'Tüzel kişi üyeler adına hareket edecek gerçek kişiler ilan edilmiş.',
          en: 'The natural persons acting for the corporate members are published.',
        },
        sourcesOf(entities),
      )
}

const partnerManager = (view: View): Flag[] => {
  const managers = seatedNow(view, 'managers')
  const { shares, form } = view.state
  if (form !== 'LIMITED' || !view.open || managers.length === 0) return []
  const make = flag('ltd_ortak_mudur_yok', 'TTK m.623/1', {
    tr: 'Müdürler arasında ortak görünmüyor',
    en: 'No shareholder among the managers',
  })
  if (!shares.complete) return make(null, NOT_KNOWN, sourcesOf(managers))
  const partners = [...shares.holdings.values()]
  const sources = [...sourcesOf(managers), ...partners.map((holding) => holding.source)].slice(0, 5)
  const acting = new Set([...persons(managers), ...managers.flatMap((seat) => seat.legalEntity?.key ?? [])])
  return partners.some((holding) => acting.has(holding.person.key))
    ? make(false, { tr: 'Müdürlerden en az biri ortaktır.', en: 'At least one manager is a shareholder.' }, sources)
    : make(
        true,
        {
          tr:
            'İlan edilen müdürlerin hiçbiri bilinen ortaklar arasında değil; kanun en az bir ortağın yönetim ve temsil ' +
            'yetkisi taşımasını arar.',
          en:
            'None of the published managers is among the known shareholders; the law requires at least one shareholder ' +
            'to manage and represent.',
        },
        sources,
      )
}

const managersChair = (view: View): Flag[] => {
  const managers = seatedNow(view, 'managers')
  if (view.state.form !== 'LIMITED' || !view.open || managers.length === 0) return []
  const make = flag('mudurler_kurulu_baskani_yok', 'TTK m.624/1', {
    tr: 'Müdürler kurulu başkanı görünmüyor',
    en: 'No chair of the managers',
  })
  return persons(managers).size > 1 && !managers.some((seat) => seat.role === 'manager_chair')
    ? make(
        true,
        {
          tr: 'Birden çok müdür var, başkanlarının seçildiği ilan bulunamadı.',
          en: 'There are several managers, and no notice names their chair.',
        },
        sourcesOf(managers),
      )
    : make(
        false,
        {
          tr: 'Tek müdür var ya da müdürler kurulu başkanı ilan edilmiş.',
          en: 'There is one manager, or a chair is published.',
        },
        sourcesOf(managers),
      )
}

const managerTerm = (view: View): Flag[] => {
  const managers = inOrgan(view, 'managers')
  if (view.state.form !== 'LIMITED' || !view.open || managers.length === 0) return []
  const make = flag('mudur_suresi_dolmus', 'TTK m.616/1-b, m.623', { tr: 'Müdürün süresi dolmuş', en: 'Term of the manager expired' })
  const end = latestEnd(managers)
  return end !== null && managers.every((seat) => isLapsed(seat.term, view.day))
    ? make(
        true,
        {
          tr:
            `${listed(names(managers), 've')} için ilan edilen süre ${turkishDate(end)} günü bitmiş görünüyor; ` +
            'yenilendiğini gösteren ilan bulunamadı.',
          en:
            `The term published for ${listed(names(managers), 'and')} appears to have ended on ${englishDate(end)}; ` +
            'no renewal was found.',
        },
        sourcesOf(managers),
        end,
      )
    : make(false, { tr: 'Süresi dolmamış en az bir müdür var.', en: 'At least one manager is within his term.' }, sourcesOf(managers))
}

const soleEntry = (view: View): Flag[] => {
  const { shares, form } = view.state
  const [only, second] = [...shares.holdings.values()]
  if (form !== 'LIMITED' || !view.open || !shares.complete || !only || second) return []
  const make = flag('tek_ortak_tescili', 'TTK m.574/2', { tr: 'Tek ortaklık tescili görünmüyor', en: 'No entry of sole ownership' })
  if (shares.sole) return make(false, { tr: 'Tek ortaklık tescil edilmiş.', en: 'Sole ownership is registered.' }, [shares.sole.source])
  // A sole founder is registered as such with the establishment; the duty to register anew arises when shares come together by a transfer.
  const byTransfer = view.record.facts.some((fact) => fact.kind === 'share_transfer' && fact.noticeId === only.source.noticeId)
  if (!byTransfer || daysBetween(only.on, view.day) <= 14) return []
  return make(
    true,
    {
      tr: `İlan edilen pay devirlerine göre bütün paylar ${nameIn(only.person)} elinde toplanmış; tek ortaklığın tescili bulunamadı.`,
      en: `By the published transfers all shares are held by ${nameIn(only.person)}; no entry of sole ownership was found.`,
    },
    [only.source],
    only.on,
  )
}

const directiveMissing = (view: View): Flag[] => {
  const limited = [...view.state.people.values()].filter((who) => who.powers.some((power) => power.layer === 'limited'))
  if (limited.length === 0) return []
  const make = flag('ic_yonerge_eksik', 'TTK m.371/7', {
    tr: 'Sınırlı yetkinin iç yönergesi bulunamadı',
    en: 'Directive behind limited powers not found',
  })
  const sources = limited.flatMap((who) => who.powers.filter((power) => power.layer === 'limited').map((power) => power.source)).slice(0, 5)
  const who = {
    tr: listed(
      limited.slice(0, 5).map((each) => nameIn(each.person)),
      've',
    ),
    en: listed(
      limited.slice(0, 5).map((each) => nameIn(each.person)),
      'and',
    ),
  }
  const last = view.state.directives.at(-1)
  return last
    ? make(
        false,
        {
          tr: 'Sınırlı yetkiye ilişkin bir iç yönerge ilan edilmiş.',
          en: 'A directive on limited powers is published.',
        },
        [last.source],
        last.registeredOn,
      )
    : make(
        true,
        {
          tr: `${who.tr} sınırlı yetkiyle atanmış, dayandığı iç yönergenin ilanı bulunamadı; sınırın ne olduğu bilinmiyor.`,
          en: `Limited powers were given to ${who.en}, but the directive they rest on was not found; the limits are not known.`,
        },
        sources,
      )
}

const doublePower = (view: View): Flag[] => {
  const both = [...view.state.people.values()].filter((who) => {
    const now = who.powers.filter((power) => power.doubt === null && power.scope === null)
    return now.some((power) => power.layer === 'full') && now.some((power) => power.layer === 'limited')
  })
  if (both.length === 0) return []
  const who = both.map((each) => nameIn(each.person))
  return flag('cift_yetki', 'TTK m.371/7', { tr: 'Aynı kişide sınırsız ve sınırlı yetki', en: 'Full and limited power in one person' })(
    true,
    {
      tr:
        `${listed(who, 've')} hem tam hem sınırlı temsil yetkisiyle ilan edilmiş görünüyor; sınırlı yetki tam ` +
        'yetkili temsilciler dışındakilere verilir.',
      en:
        `${listed(who, 'and')} appears with full and with limited power; limited power is for persons other than ` +
        'the full representatives.',
    },
    both.flatMap((each) => each.powers.map((power) => power.source)),
  )
}

const liquidation = (view: View): Flag[] => {
  const step = view.now.liquidation
  if (!step || view.now.closed) return []
  const seats = inOrgan(view, 'liquidators')
  const opened = flag('tasfiye_halinde', 'TTK m.533, m.536, m.539', { tr: 'Şirket tasfiye hâlinde', en: 'In liquidation' })(
    true,
    {
      tr:
        `Tasfiye ${turkishDate(step.on)} günü başlamış ` +
        `görünüyor${seats.length > 0 ? `; tasfiye memurları: ${names(seats).join(', ')}` : ''}. Tasfiye işlerinde ` +
        'şirketi tasfiye memurları temsil eder.',
      en:
        'The liquidation appears to have begun on ' +
        `${englishDate(step.on)}${seats.length > 0 ? `; liquidators: ${names(seats).join(', ')}` : ''}. In ` +
        'matters of liquidation the liquidators represent the company.',
    },
    [step.source, ...sourcesOf(seats)],
    step.on,
  )
  const liquidators = flag('tasfiye_memuru_yok', 'TTK m.536/2', { tr: 'Tasfiye memuru görünmüyor', en: 'No liquidator on record' })(
    seats.length === 0 ? (view.record.retrievalComplete ? true : null) : false,
    seats.length > 0
      ? { tr: 'Tasfiye memuru ilan edilmiş.', en: 'A liquidator is published.' }
      : {
          tr: 'Tasfiye tescil edilmiş, tasfiye memurunun ilanı bulunamadı.',
          en: 'The liquidation is registered, but no notice names a liquidator.',
        },
    seats.length > 0 ? sourcesOf(seats) : [step.source],
  )
  const long = addYears(step.on, 3) < view.day
  const duration = flag('tasfiye_uzun', 'TTK m.542', { tr: 'Tasfiye üç yıldan uzun', en: 'Liquidation open for more than three years' })(
    long,
    long
      ? {
          tr:
            `Tasfiye ${turkishDate(step.on)} gününden beri açık. Üç yıl bu hizmetin eşiğidir; kanun süre koymaz, ` +
            'tasfiyenin bir an önce bitmesini ister.',
          en:
            `Open since ${englishDate(step.on)}. Three years is a threshold of this service; the law sets no term but ` +
            'wants an early end.',
        }
      : { tr: 'Tasfiye üç yıldan kısa süredir açık.', en: 'Open for less than three years.' },
    [step.source],
    step.on,
  )
  return [...opened, ...liquidators, ...duration]
}

const concordat = (view: View): Flag[] => {
  const step = view.now.concordat
  if (!step || view.now.closed || step.endsOn === null) return []
  const kind: Bilingual = step.code === 'CONCORDAT_FINAL' ? { tr: 'Kesin', en: 'final' } : { tr: 'Geçici', en: 'temporary' }
  const make = flag('konkordato_muhleti', 'İİK m.287-289, m.297', { tr: 'Konkordato mühleti', en: 'Concordat stay' })
  return step.endsOn >= view.day
    ? make(
        true,
        {
          tr:
            `${kind.tr} mühlet ${withSuffix(turkishDate(step.endsOn), 'dative')} ` +
            `kadar${step.endBasis === 'computed' ? ' (kanuni süreye göre)' : ''} sürüyor görünüyor; bazı işlemler ` +
            'komiserin veya mahkemenin iznine bağlıdır.',
          en:
            `The ${kind.en} stay appears to run until ` +
            `${englishDate(step.endsOn)}${step.endBasis === 'computed' ? ' (by the statutory period)' : ''}; some ` +
            'acts need leave of the commissioner or the court.',
        },
        [step.source],
        step.endsOn,
      )
    : make(
        null,
        {
          tr: `${kind.tr} mühletin bilinen sonu ${turkishDate(step.endsOn)}; uzatıldığını veya sonuçlandığını gösteren ilan bulunamadı.`,
          en: `The known end of the ${kind.en} stay was ${englishDate(step.endsOn)}; no notice shows its extension or outcome.`,
        },
        [step.source],
        step.endsOn,
      )
}

const bankruptcy = (view: View): Flag[] => {
  const step = view.now.bankrupt
  return step === null
    ? []
    : flag('iflas', 'İİK m.165, m.226', { tr: 'İflas', en: 'Bankruptcy' })(
        true,
        {
          tr:
            `İflasın ${turkishDate(step.on)} günü açıldığı ilan edilmiş; kaldırıldığını veya kapandığını gösteren ` +
            'ilan yok. Masayı iflas idaresi temsil eder.',
          en:
            `Bankruptcy was published as opened on ${englishDate(step.on)}; no notice shows it lifted or closed. The ` +
            'bankruptcy administration represents the estate.',
        },
        [step.source],
        step.on,
      )
}

const struckOff = (view: View): Flag[] => {
  const { closed, reinstated } = view.now
  const make = flag('terkin', 'TTK m.545, m.547, geçici m.7', { tr: 'Sicilden silinme', en: 'Struck off' })
  if (closed)
    return make(
      true,
      {
        tr:
          `Kaydın ${turkishDate(closed.on)} günü kapandığı ilan edilmiş. Kapanan şirket adına ancak ek tasfiye veya ` +
          'ihya ile işlem yapılabilir.',
        en:
          `The entry was published as closed on ${englishDate(closed.on)}. Acts for the company need an additional ` +
          'liquidation or its restoration.',
      },
      [closed.source],
      closed.on,
    )
  return reinstated === null
    ? []
    : make(
        false,
        {
          tr: `Kayıt ${turkishDate(reinstated.on)} günü yeniden açılmış.`,
          en: `The entry was restored on ${englishDate(reinstated.on)}.`,
        },
        [reinstated.source],
        reinstated.on,
      )
}

const cooperativeBoard = (view: View): Flag[] => {
  const board = seatedNow(view, 'board')
  if (!isCooperative(view.state) || !view.open || board.length === 0) return []
  const count = persons(board).size
  const few = count < 3
  return flag('koop_yk_uye_sayisi', 'KoopK m.55/2', {
    tr: 'Kooperatif yönetim kurulunda üye sayısı',
    en: 'Members on the board of a cooperative',
  })(
    few && !view.record.retrievalComplete ? null : few,
    {
      tr: `İlanlara göre görevde ${count} üye var; kanun en az üç üye arar.`,
      en: `By the notices ${count} ${count === 1 ? 'member is' : 'members are'} in office; the law requires at least three.`,
    },
    sourcesOf(board),
  )
}

const RULES: readonly ((view: View) => Flag[])[] = [
  boardTerm,
  termTooLong,
  termNotStated,
  boardSigner,
  delegate,
  partnerManager,
  managersChair,
  managerTerm,
  soleEntry,
  directiveMissing,
  doublePower,
  minimumCapital,
  ceilingTerm,
  capitalLoss,
  liquidation,
  concordat,
  bankruptcy,
  struckOff,
  cooperativeBoard,
  trustee,
  interimMember,
  chairElection,
  residentLiquidator,
  liquidationCreditors,
  decreaseCreditors,
  mergerCreditors,
  increaseInTime,
  payingIn,
  lateEntry,
  provisional,
  auditorTerm,
  thresholdNotice,
  branchAgent,
]

/** The flags of a company on a day, in the fixed order of the rules. */
export const flagsOf = (unordered: CompanyRecord, day: IsoDate): Flag[] => {
  const record = inOrder(unordered)
  const state = foldRecord(record, day)
  const now = situationOf(state.statuses)
  const seats = [...state.people.values()].flatMap((who) => who.seats)
  const view: View = { record, state, day, now, seats, open: !now.closed && !now.liquidation && !now.bankrupt }
  return RULES.flatMap((rule) => rule(view))
}
