/** Compliance flags about capital: the legal minimum, the board's authority to raise it, signs of its loss. */
import { addYears, turkishDate } from '../../../kernel/dates.ts'
import { withSuffix } from '../../../kernel/turkish-suffix.ts'
import { amountText, englishDate } from '../../../company/changes/change-texts.ts'
import { type Flag, flag, NOT_KNOWN, type View } from '../../../company/flags/flag.ts'
import { permitOf, testCapital } from './minimum-capital.ts'
import { sourceOf } from '../../../company/source.ts'
import { addMonths } from '../../../company/fold/status.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import { speaksOf, unreadSource } from './words.ts'

/** Less capital than the law of the day asks. */
export const minimumCapital = (view: View): Flag[] => {
  const test = view.open ? testCapital(view.state, view.day) : null
  if (!test) return []
  const make = flag('asgari_sermaye_alti', test.law.basis, { tr: 'Sermaye kanuni tutarın altında', en: 'Capital below the legal minimum' })
  if (test.result === 'unknown') return make(null, NOT_KNOWN, [])
  const { raiseBy, otherwise, inSystem } = test
  const [now, needed] = [amountText(test.amount, 'TRY'), amountText(test.least, 'TRY')]
  const capital = inSystem ? { tr: 'Çıkarılmış sermaye', en: 'Issued capital' } : { tr: 'Tescilli sermaye', en: 'Registered capital' }
  const sources = [
    test.capital.source,
    ...(inSystem
      ? view.state.capital
          .filter((step) => step.operation === 'registered_ceiling')
          .slice(-1)
          .map((step) => step.source)
      : []),
  ]
  if (test.result === 'met')
    return make(
      false,
      {
        tr: `${capital.tr} ${now.tr}; kanuni en az tutar ${needed.tr}.`,
        en: `${capital.en} is ${now.en}; the legal minimum is ${needed.en}.`,
      },
      sources,
    )
  if (test.result === 'open')
    return make(
      null,
      {
        tr:
          `${capital.tr} ${now.tr}. Halka açık olmayan şirket kayıtlı sermaye sisteminde en az ${needed.tr} ister; ` +
          'halka açık şirketin tutarını Sermaye Piyasası Kurulu belirler. Hangisi olduğu ilanlardan anlaşılmıyor: ' +
          'izni veren kurum esas sözleşmede yazar.',
        en:
          `${capital.en} is ${now.en}. A company that is not public needs ${needed.en} in the registered-capital ` +
          'system; the Capital Markets Board sets the amount for a public one. The notices do not tell which it is: ' +
          'the articles name who gave the permit.',
      },
      sources,
      raiseBy,
    )
  if (raiseBy === null || otherwise === null)
    return make(
      true,
      {
        tr: `${capital.tr} ${now.tr} görünüyor; kanuni en az tutar ${needed.tr}.`,
        en: `${capital.en} appears to be ${now.en}; the legal minimum is ${needed.en}.`,
      },
      sources,
    )
  const follows =
    otherwise === 'dissolved'
      ? { tr: 'şirket sona ermiş', en: 'dissolved' }
      : { tr: 'kayıtlı sermaye sisteminden çıkılmış', en: 'having left the registered-capital system' }
  return make(
    true,
    view.day <= raiseBy
      ? {
          tr:
            `${capital.tr} ${now.tr}; en geç ${withSuffix(turkishDate(raiseBy), 'dative')} kadar ` +
            `${withSuffix(needed.tr, 'dative')} çıkarılmazsa ${follows.tr} sayılabilir.`,
          en:
            `${capital.en} is ${now.en}; unless raised to ${needed.en} by ${englishDate(raiseBy)} the company may ` +
            `count as ${follows.en}.`,
        }
      : {
          tr:
            `${capital.tr} ${now.tr} görünüyor; ${turkishDate(raiseBy)} gününe kadar ` +
            `${withSuffix(needed.tr, 'dative')} çıkarıldığını gösteren ilan bulunamadı, ${follows.tr} sayılabilir.`,
          en:
            `${capital.en} appears to be ${now.en}; no notice shows that it was raised to ${needed.en} by ` +
            `${englishDate(raiseBy)}, and the company may count as ${follows.en}.`,
        },
    sources,
    raiseBy,
  )
}

/** How long the board may raise the capital on its own. */
export const ceilingTerm = (view: View): Flag[] => {
  const step = view.state.capital.findLast((each) => each.operation === 'registered_ceiling')
  if (!step || view.state.form !== 'JOINT_STOCK' || !view.open) return []
  const end = addYears(step.on, 5)
  const byBoard = permitOf(view.state) === 'board'
  const make = flag('kayitli_sermaye_izin_suresi', byBoard ? 'SPKn m.18' : 'TTK m.460/1', {
    tr: 'Kayıtlı sermaye yetkisinin süresi',
    en: 'Term of the registered-capital authority',
  })
  if (byBoard)
    return make(
      null,
      {
        tr: 'İzni Sermaye Piyasası Kurulu vermiş: yetkinin süresi o izinde ve sermaye piyasası mevzuatındadır.',
        en: 'The Capital Markets Board gave the permit: it and capital-markets law tell how long the authority lasts.',
      },
      [step.source],
    )
  return end < view.day
    ? make(
        true,
        {
          tr:
            `Yönetim kurulunun sermayeyi artırma yetkisi en çok beş yıl içindir; ${turkishDate(step.on)} tescilinden ` +
            'sonra yenilendiği görünmüyor.',
          en:
            'The board may be authorised to raise capital for five years at most; since the entry of ' +
            `${englishDate(step.on)} no renewal appears.`,
        },
        [step.source],
        end,
      )
    : make(
        false,
        {
          tr: `Yetki tescilden itibaren en çok ${withSuffix(turkishDate(end), 'dative')} kadar sürebilir.`,
          en: `The authority may last until ${englishDate(end)} at most.`,
        },
        [step.source],
        end,
      )
}

/** How long a notice of capital loss is shown: a threshold of this service, the law sets none. */
const LOSS_MONTHS = 24

/** Words of a notice that speak of capital loss or over-indebtedness. */
export const capitalLoss = (view: View): Flag[] => {
  const notices = new Map(view.record.notices.map((notice) => [notice.id, notice]))
  const since = addMonths(view.day, -LOSS_MONTHS)
  const words = view.record.facts
    .filter((fact) => speaksOf('capital_lost', fact))
    .map((fact) => ({ source: sourceOf(fact), notice: notices.get(fact.noticeId) }))
  const unread = view.record.notices.flatMap((notice) =>
    notice.unread
      .filter((clause) => speaksOf('capital_lost', clause))
      .map((clause): (typeof words)[number] => ({ source: unreadSource(notice, clause), notice })),
  )
  const told = [...words, ...unread]
    .flatMap(({ source, notice }) => {
      const on = notice ? effectiveDay(notice) : null
      return on !== null && on >= since && on <= view.day ? [{ source, on }] : []
    })
    .sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : a.source.factId < b.source.factId ? -1 : 1))
  const [last] = told
  const make = flag('sermaye_kaybi_borca_batiklik', 'TTK m.376, m.377, m.633', {
    tr: 'Sermaye kaybı veya borca batıklık işareti',
    en: 'Sign of capital loss or over-indebtedness',
  })
  if (!last)
    return make(
      null,
      {
        tr:
          `Son ${LOSS_MONTHS} ayın ilanlarında sermaye kaybına ilişkin bir ifade yok; hesaplar ilan edilmediği için ` +
          'ilanlar tek başına karar vermeye yetmez.',
        en:
          `The notices of the last ${LOSS_MONTHS} months do not speak of capital loss; accounts are not published, ` +
          'so notices alone do not decide.',
      },
      [],
    )
  return make(
    true,
    {
      tr:
        `${turkishDate(last.on)} tarihli tescilde sermaye kaybına veya borca batıklığa ilişkin bir ifade geçiyor; ` +
        `alınan tedbirin sonucu ilanlardan izlenmelidir (son ${LOSS_MONTHS} ay gösterilir).`,
      en:
        `The entry of ${englishDate(last.on)} speaks of capital loss or over-indebtedness; later notices tell ` +
        `what came of it (the last ${LOSS_MONTHS} months are shown).`,
    },
    told.map((each) => each.source),
    last.on,
  )
}
