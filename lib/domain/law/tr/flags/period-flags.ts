/** Compliance flags about periods that run from an entry: registering in time, paying in, waiting for creditors. */
import { addMonths } from '../../../company/fold/status.ts'
import { englishDate } from '../../../company/changes/change-texts.ts'
import { type Flag, flag, NOT_KNOWN, type View } from '../../../company/flags/flag.ts'
import type { StoredFact } from '../../../company/record.ts'
import { sourceOf } from '../../../company/source.ts'
import { addYears, daysBetween, type IsoDate, turkishDate } from '../../../kernel/dates.ts'
import { callsSince, thirdCall, type Told, toldBy } from './words.ts'

/** How far back late entries are shown: a threshold of this service. */
const LATE_MONTHS = 24

/** The day on which something registered was decided or took place, as its own fact prints it. */
const decisionDay = (fact: StoredFact): IsoDate | null =>
  fact.kind === 'general_meeting' || fact.kind === 'departure' || fact.kind === 'directive' ? fact.on : null

const longerTerm = (facts: readonly StoredFact[]): boolean =>
  facts.some(({ kind }) => kind === 'capital' || kind === 'share_transfer' || kind === 'establishment')

/** Facts are to be registered within fifteen days, increases, transfers and foundings within thirty. */
export const lateEntry = (view: View): Flag[] => {
  const since = addMonths(view.day, -LATE_MONTHS)
  const entries = toldBy(view).flatMap(({ notice, facts, day }) => {
    const [fact] = facts
      .filter((each) => (decisionDay(each) ?? '9') <= day)
      .sort((a, b) => ((decisionDay(a) ?? '') < (decisionDay(b) ?? '') ? 1 : -1))
    const on = fact ? decisionDay(fact) : null
    if (!fact || on === null || notice.registeredOn === null || day < since) return []
    return [{ fact, on, registered: notice.registeredOn, days: daysBetween(on, notice.registeredOn), most: longerTerm(facts) ? 30 : 15 }]
  })
  if (entries.length === 0) return []
  const make = flag('gec_tescil', 'TTK m.30, TSY m.33', { tr: 'Geç tescil', en: 'Late entry' })
  const late = entries.filter(({ days, most }) => days > most)
  const last = late.at(-1)
  if (!last)
    return make(
      false,
      {
        tr: `Son ${LATE_MONTHS} ayda karar günü bilinen kayıtlar süresinde tescil edilmiş.`,
        en: `Entries of the last ${LATE_MONTHS} months whose day of decision is known were registered in time.`,
      },
      entries.slice(-3).map(({ fact }) => sourceOf(fact)),
    )
  return make(
    true,
    {
      tr:
        `${turkishDate(last.on)} günlü husus ${last.days} gün sonra, ${turkishDate(last.registered)} günü tescil edilmiş görünüyor; ` +
        `kanuni süre ${last.most} gündür (son ${LATE_MONTHS} ay gösterilir).`,
      en:
        `A matter of ${englishDate(last.on)} appears to have been registered ${last.days} days later, on ` +
        `${englishDate(last.registered)}; ` +
        `the law gives ${last.most} days (the last ${LATE_MONTHS} months are shown).`,
    },
    late.map(({ fact }) => sourceOf(fact)),
    last.registered,
  )
}

/** An increase not registered within three months of its decision is void. */
export const increaseInTime = (view: View): Flag[] => {
  if (view.state.form !== 'JOINT_STOCK') return []
  const increases = toldBy(view).flatMap(({ notice, facts }) => {
    const fact = facts.find((each) => each.kind === 'capital' && each.operation === 'increase')
    const meeting = facts
      .flatMap((each) => (each.kind === 'general_meeting' && each.on !== null ? [each.on] : []))
      .sort()
      .at(-1)
    return fact ? [{ fact, decided: meeting ?? null, registered: notice.registeredOn }] : []
  })
  const last = increases.at(-1)
  if (!last) return []
  const make = flag('sermaye_artirimi_tescil_suresi', 'TTK m.456/3, TSY m.72/2', {
    tr: 'Artırımın tescil süresi',
    en: 'Time for registering an increase',
  })
  const { fact, decided, registered } = last
  if (decided === null || registered === null) return make(null, NOT_KNOWN, [sourceOf(fact)])
  const late = registered > addMonths(decided, 3)
  return make(
    late,
    {
      tr:
        `Son artırımın kararı ${turkishDate(decided)}, tescili ${turkishDate(registered)}` +
        (late ? ': üç aydan uzun görünüyor; süresinde tescil edilmeyen artırım kararı geçersizdir.' : ': üç ay içinde.'),
      en:
        `The last increase was decided on ${englishDate(decided)} and registered on ${englishDate(registered)}` +
        (late ? ': more than three months apart, it seems; an increase not registered in time is void.' : ': within three months.'),
    },
    [sourceOf(fact)],
    registered,
  )
}

/** What is subscribed and not paid is due within twenty-four months of the entry. */
export const payingIn = (view: View): Flag[] => {
  const told = toldBy(view)
  const promise = told.findLast(({ tells }) => tells.has('due_in_24_months'))
  if (!promise || !view.open) return []
  const make = flag('sermaye_odeme_suresi', 'TTK m.344/1, m.585', { tr: 'Sermayenin ödeme süresi', en: 'Time for paying in the capital' })
  const due = addMonths(promise.day, 24)
  const paid = told.find(({ tells, day }) => day > promise.day && tells.has('fully_paid') && !tells.has('due_in_24_months'))
  const sources = promise.cite('due_in_24_months')
  if (paid)
    return make(
      false,
      { tr: 'Sonraki bir ilan, sermayenin tamamen ödendiğini yazıyor.', en: 'A later notice states that the capital is fully paid.' },
      [...paid.cite('fully_paid'), ...sources],
      due,
    )
  if (due >= view.day)
    return make(
      null,
      {
        tr: `Taahhüt edilen sermayenin kalanı ${turkishDate(due)} gününe kadar ödenebilir; ödeme ilan edilmez.`,
        en: `The balance of the capital may be paid until ${englishDate(due)}; payments are not published.`,
      },
      sources,
      due,
    )
  return make(
    true,
    {
      tr: `Taahhüt edilen sermayenin kalanı ${turkishDate(due)} gününe kadar ödenmeliydi; ödendiğini yazan bir ilana rastlanmadı.`,
      en: `The balance of the capital was due by ${englishDate(due)}; no notice was found that says it was paid.`,
    },
    sources,
    due,
  )
}

type Wait = { third: Told; until: IsoDate }

/** A period that runs from the third call: over, running, or not known because calls are missing. */
const waiting = (
  make: ReturnType<typeof flag>,
  calls: readonly Told[],
  wait: Wait | null,
  day: IsoDate,
  says: { tr: (until: string) => string; en: (until: string) => string },
): Flag[] => {
  if (!wait)
    return make(
      null,
      {
        tr: `Alacaklılara üç çağrıdan ${calls.length} tanesi bulundu; süre üçüncüsüyle başlar.`,
        en: `Of three calls to creditors ${calls.length} ${calls.length === 1 ? 'was' : 'were'} found; the period begins with the third.`,
      },
      calls.flatMap((call) => call.cite('creditors')),
    )
  const running = day <= wait.until
  return make(
    running,
    running
      ? { tr: says.tr(turkishDate(wait.until)), en: says.en(englishDate(wait.until)) }
      : {
          tr: `Üçüncü çağrıdan işleyen süre ${turkishDate(wait.until)} günü dolmuş.`,
          en: `The period from the third call ended on ${englishDate(wait.until)}.`,
        },
    wait.third.cite('creditors'),
    wait.until,
  )
}

/** Creditors of a company that decreases its capital may ask for payment or security for two months from the third call. */
export const decreaseCreditors = (view: View): Flag[] => {
  const told = toldBy(view)
  const decrease = told.findLast(({ facts }) => facts.some((each) => each.kind === 'capital' && each.operation === 'decrease'))
  const calls = callsSince(told, 'of_decrease', addYears(view.day, -2))
  if (!view.open || (calls.length === 0 && (!decrease || decrease.day < addYears(view.day, -1)))) return []
  const make = flag('sermaye_azaltimi_alacakli_suresi', 'TTK m.474, m.475', {
    tr: 'Sermaye azaltımında alacaklıların süresi',
    en: 'Creditors’ period in a capital decrease',
  })
  if (calls.length === 0 && decrease && decrease.tells.has('covers_loss'))
    return make(
      false,
      {
        tr: 'Azaltım zararı kapatmak için; alacaklılara çağrı gerekmeyebilir (TTK 474/2).',
        en: 'The decrease covers losses; calls to creditors may not be needed (TCC 474/2).',
      },
      decrease.cite('covers_loss'),
    )
  const third = thirdCall(calls)
  const wait = third && { third, until: addMonths(third.notice.publishedOn ?? third.day, 2) }
  return waiting(make, calls, wait, view.day, {
    tr: (until) => `Alacaklılar ${until} gününe kadar alacaklarının ödenmesini veya teminata bağlanmasını isteyebilir.`,
    en: (until) => `Creditors may ask until ${until} for payment or security.`,
  })
}

/** Months from the third call before assets may be handed out: shortened by laws 6728 (9.8.2016) and 7341 (6.11.2021). */
const distributionMonths = (third: IsoDate): number => (third < '2016-08-09' ? 12 : third < '2021-11-06' ? 6 : 3)

/** Nothing is handed out in a liquidation before the time from the third call is over. */
export const liquidationCreditors = (view: View): Flag[] => {
  const step = view.now.liquidation
  if (!step || view.now.closed) return []
  const calls = callsSince(toldBy(view), 'of_liquidation', step.day)
  const make = flag('alacakli_bekleme', 'TTK m.541, m.543/2', {
    tr: 'Tasfiyede alacaklıları bekleme süresi',
    en: 'Waiting for creditors in liquidation',
  })
  const third = thirdCall(calls)
  const published = third?.notice.publishedOn ?? third?.day ?? null
  const wait = third && published ? { third, until: addMonths(published, distributionMonths(published)) } : null
  return waiting(make, calls, wait, view.day, {
    tr: (until) => `Kalan malvarlığı ${until} gününden önce dağıtılamaz; alacaklıları bekleme süresi işliyor.`,
    en: (until) => `What is left may not be handed out before ${until}: the time for creditors is running.`,
  })
}

/** Creditors may ask for security for three months from the registration of a merger, or from the calls of a division. */
export const mergerCreditors = (view: View): Flag[] => {
  const step = view.state.statuses.findLast(({ code }) => code === 'MERGED' || code === 'DIVIDED')
  if (!step) return []
  const make = flag('birlesme_bolunme_alacakli', 'TTK m.157, m.174, m.175', {
    tr: 'Birleşme veya bölünmede alacaklıların süresi',
    en: 'Creditors’ period in a merger or division',
  })
  const calls = step.code === 'DIVIDED' ? callsSince(toldBy(view), 'of_division', addYears(step.day, -1)) : []
  const last = calls.at(-1)
  const from = step.code === 'MERGED' ? step.day : (last?.notice.publishedOn ?? null)
  if (from === null) return make(null, NOT_KNOWN, [step.source], step.on)
  const until = addMonths(from, 3)
  const running = view.day <= until
  return make(
    running,
    running
      ? {
          tr: `Alacaklılar ${turkishDate(until)} gününe kadar teminat isteyebilir.`,
          en: `Creditors may ask for security until ${englishDate(until)}.`,
        }
      : {
          tr: `Alacaklıların teminat isteyebileceği süre ${turkishDate(until)} günü dolmuş.`,
          en: `The time in which creditors could ask for security ended on ${englishDate(until)}.`,
        },
    [step.source, ...(last ? last.cite('creditors') : [])],
    until,
  )
}

/** The last year that a printed activity period names. */
const lastYear = (period: string | null): number | null => {
  const years = [...(period ?? '').matchAll(/(?<!\d)(19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year))
  return years.length > 0 ? Math.max(...years) : null
}

/** An auditor is elected for each period before its fourth month ends (TTK 399/1, 399/6). */
export const auditorTerm = (view: View): Flag[] => {
  const last = view.state.auditors.filter(({ endedOn }) => endedOn === null).at(-1)
  if (!last || !view.open) return []
  const make = flag('denetci_suresi', 'TTK m.399, m.635, TSY m.108', { tr: 'Denetçi seçimi', en: 'Election of the auditor' })
  const year = Math.max(...view.state.auditors.map(({ period }) => lastYear(period) ?? 0))
  if (year === 0) return make(null, NOT_KNOWN, [last.source])
  const due = `${year + 1}-04-30`
  return view.day > due
    ? make(
        true,
        {
          tr: `İlan edilen son denetçi ${year} dönemi için; izleyen dönem için seçim ilanına rastlanmadı.`,
          en: `The last auditor published is for ${year}; no notice of an election for the period after it was found.`,
        },
        [last.source],
        due,
      )
    : make(false, { tr: `${year} dönemi için denetçi ilan edilmiş.`, en: `An auditor for ${year} is published.` }, [last.source], due)
}
