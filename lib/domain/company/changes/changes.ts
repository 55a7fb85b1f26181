/** The change feed of a company: what each notice changed, in one sentence with its source. */
import { turkishDate } from '../../kernel/dates.ts'
import { assertNever } from '../../kernel/errors.ts'
import { titleCase } from '../../kernel/text.ts'
import { withSuffix } from '../../kernel/turkish-suffix.ts'
import { type Change, type Draft, fieldsOf, inBrackets } from './change.ts'
import { amountText, englishDate, listed, nameIn, reasonText } from './change-texts.ts'
import type { Bilingual } from '../../kernel/bilingual.ts'
import { foldRecord } from '../fold/fold.ts'
import { appointedChange, leftChange, powersChange } from './officer-changes.ts'
import type { CompanyRecord } from '../record.ts'
import { shareChanges, soleChange } from './share-changes.ts'
import type { CapitalStep, State, StatusStep, Step, TextStep } from '../fold/state.ts'
import { STATUS_NAMES } from '../texts.ts'
import type { Entry } from '../fold/timeline.ts'

const CAPITAL_VERBS: Record<'increase' | 'decrease', Bilingual> = {
  increase: { tr: 'artırıldı', en: 'increased' },
  decrease: { tr: 'azaltıldı', en: 'reduced' },
}

const capitalChange = (step: CapitalStep, before: string | null): Draft => {
  const to = amountText(step.to, step.currency)
  const start = step.from ?? before
  const from = start === null ? null : amountText(start, step.currency)
  const paid = step.paid === null ? null : amountText(step.paid, step.currency)
  const ceiling = step.operation === 'registered_ceiling'
  const what: Bilingual = ceiling
    ? { tr: 'Kayıtlı sermaye tavanı', en: 'The ceiling of registered capital' }
    : { tr: 'Sermaye', en: 'Capital' }
  const moved = (verb: Bilingual): Bilingual =>
    from === null
      ? { tr: `${what.tr} ${withSuffix(to.tr, 'dative')} ${verb.tr}`, en: `${what.en} was ${verb.en} to ${to.en}` }
      : {
          tr: `${what.tr} ${withSuffix(from.tr, 'ablative')} ${withSuffix(to.tr, 'dative')} ${verb.tr}`,
          en: `${what.en} was ${verb.en} from ${from.en} to ${to.en}`,
        }
  const summary =
    step.operation === 'establishment' || (ceiling && from === null) || from?.tr === to.tr
      ? { tr: `${what.tr} ${to.tr} olarak tescil edildi`, en: `${what.en} was registered as ${to.en}` }
      : moved(
          step.operation === 'registered_ceiling'
            ? { tr: 'değiştirildi', en: 'changed' }
            : CAPITAL_VERBS[step.operation as 'increase' | 'decrease'],
        )
  return {
    key: `sermaye:${step.source.factId}`,
    kind: 'sermaye',
    category: 'sermaye',
    summary,
    source: step.source,
    fields: fieldsOf({
      alan: ceiling ? 'kayitli_sermaye_tavani' : 'sermaye',
      onceki: step.operation === 'establishment' ? null : from?.tr,
      yeni: to.tr,
      aciklama: paid && `ödenen: ${paid.tr}`,
    }),
  }
}

const titleChange = (step: TextStep, before: string | null): Draft => ({
  key: `unvan:${step.source.factId}`,
  kind: 'unvan-adres',
  category: 'unvan',
  source: step.source,
  summary:
    before === null
      ? { tr: `Unvan tescil edildi: ${step.value}`, en: `Trade name registered: ${step.value}` }
      : { tr: `Unvan değişti: ${step.value} (önceki: ${before})`, en: `Trade name changed: ${step.value} (before: ${before})` },
  fields: fieldsOf({ alan: 'unvan', onceki: before, yeni: step.value }),
})

const addressChange = (step: TextStep, before: string | null): Draft => {
  const texts = (): Bilingual => {
    if (step.move === 'out')
      return {
        tr: `Merkez başka bir sicil müdürlüğüne nakledildi: ${step.value}`,
        en: `The seat moved to another registry office: ${step.value}`,
      }
    if (step.move === 'in')
      return {
        tr: `Merkez bu sicil müdürlüğüne nakledildi: ${step.value}`,
        en: `The seat moved to this registry office: ${step.value}`,
      }
    return before === null && step.move === null
      ? { tr: `Adres tescil edildi: ${step.value}`, en: `Address registered: ${step.value}` }
      : { tr: `Adres değişti: ${step.value}`, en: `Address changed: ${step.value}` }
  }
  return {
    key: `adres:${step.source.factId}`,
    kind: 'unvan-adres',
    category: 'adres',
    source: step.source,
    summary: texts(),
    fields: fieldsOf({ alan: 'adres', onceki: before, yeni: step.value }),
  }
}

const statusText = (step: StatusStep): Bilingual => {
  const other = step.counterparty === null ? null : titleCase(step.counterparty)
  const until: Bilingual =
    step.endsOn === null
      ? { tr: '', en: '' }
      : {
          tr: inBrackets(
            `${withSuffix(turkishDate(step.endsOn), 'dative')} kadar${step.endBasis === 'computed' ? ', kanuni süreye göre' : ''}`,
          ),
          en: inBrackets(`until ${englishDate(step.endsOn)}${step.endBasis === 'computed' ? ', by the statutory period' : ''}`),
        }
  switch (step.code) {
    case 'ACTIVE':
      return { tr: 'Şirketin faal olduğu tescil edildi', en: 'The company was registered as active' }
    case 'LIQUIDATION':
      return { tr: 'Şirket tasfiyeye girdi', en: 'The company entered liquidation' }
    case 'LIQUIDATION_REVERSED':
      return { tr: 'Şirket tasfiyeden döndü', en: 'The liquidation was reversed' }
    case 'BANKRUPTCY':
      return { tr: 'Şirketin iflası açıldı', en: 'Bankruptcy of the company was opened' }
    case 'CONCORDAT_TEMPORARY':
    case 'CONCORDAT_FINAL':
      if (step.extends) {
        const [tr, en] = step.code === 'CONCORDAT_FINAL' ? ['Kesin', 'final'] : ['Geçici', 'temporary']
        return { tr: `${tr} konkordato mühleti uzatıldı${until.tr}`, en: `The ${en} concordat stay was extended${until.en}` }
      }
      return step.code === 'CONCORDAT_FINAL'
        ? { tr: `Kesin konkordato mühleti verildi${until.tr}`, en: `A final concordat stay was granted${until.en}` }
        : { tr: `Geçici konkordato mühleti verildi${until.tr}`, en: `A temporary concordat stay was granted${until.en}` }
    case 'CONCORDAT_ENDED':
      return { tr: 'Konkordato süreci sona erdi', en: 'The concordat proceedings ended' }
    case 'STRUCK_OFF':
      return step.closes
        ? { tr: 'Şirketin kaydı ticaret sicilinden silindi', en: 'The company was struck off the trade register' }
        : {
            tr: 'Merkez nakli nedeniyle eski sicil müdürlüğündeki kayıt kapatıldı',
            en: 'The entry at the former registry office was closed because the seat moved',
          }
    case 'REINSTATED':
      return { tr: 'Şirketin kaydı yeniden açıldı (ihya)', en: 'The company was restored to the register' }
    case 'MERGED':
      if (step.closes)
        return {
          tr: other ? `Şirket ${other} ile birleşerek sona erdi` : 'Şirket birleşme ile sona erdi',
          en: `The company ended by merger${other ? ` with ${other}` : ''}`,
        }
      return step.closes === null
        ? { tr: `Birleşme tescil edildi${inBrackets(other)}`, en: `A merger was registered${inBrackets(other)}` }
        : {
            tr: other ? `Şirket ${other} ile birleşti; devralan taraf` : 'Şirket birleşmede devralan taraf oldu',
            en: `The company took over ${other ?? 'another'} by merger`,
          }
    case 'DIVIDED':
      if (step.closes) return { tr: 'Şirket tam bölünme ile sona erdi', en: 'The company ended by full division' }
      return step.closes === null
        ? { tr: 'Bölünme tescil edildi', en: 'A division was registered' }
        : { tr: 'Kısmi bölünme tescil edildi', en: 'A partial division was registered' }
    case 'CONVERTED':
      return {
        tr: `Şirket tür değiştirdi${inBrackets(other && `önceki: ${other}`)}`,
        en: `The company changed its legal form${inBrackets(other && `before: ${other}`)}`,
      }
    case 'TRUSTEE':
      return { tr: 'Şirkete kayyım kararı tescil edildi', en: 'An order on a trustee for the company was registered' }
    case 'INJUNCTION':
      return { tr: 'Şirket hakkında mahkeme tedbiri tescil edildi', en: 'A court order against the company was registered' }
    default:
      return assertNever(step.code)
  }
}

const statusChange = (step: StatusStep): Draft => ({
  key: `durum:${step.source.factId}`,
  kind: 'durum',
  category: step.closes ? 'kapandi' : 'durum',
  summary: statusText(step),
  source: step.source,
  fields: fieldsOf({ alan: 'durum', yeni: STATUS_NAMES[step.code].tr, deger: turkishDate(step.on), aciklama: step.counterparty }),
})

const charterOf = (state: State): Bilingual => {
  switch (state.form) {
    case 'LIMITED':
    case 'GENERAL_PARTNERSHIP':
    case 'LIMITED_PARTNERSHIP':
      return { tr: 'Şirket sözleşmesi', en: 'articles of association' }
    case 'COOPERATIVE':
    case 'COOPERATIVE_UNION':
      return { tr: 'Ana sözleşme', en: 'articles of association' }
    default:
      return { tr: 'Esas sözleşme', en: 'articles of association' }
  }
}

const articlesChange = ({ change }: Extract<Step, { kind: 'articles' }>, state: State): Draft => {
  const charter = charterOf(state)
  const numbers = change.articles
  const many = numbers.length > 1
  return {
    key: `esas-sozlesme:${change.source.factId}`,
    kind: 'esas-sozlesme',
    category: 'esas_sozlesme',
    source: change.source,
    summary:
      numbers.length === 0
        ? { tr: `${charter.tr} değişti`, en: `The ${charter.en} were amended` }
        : {
            tr: `${charter.tr}nin ${listed(numbers, 've')}. ${many ? 'maddeleri' : 'maddesi'} değişti${inBrackets(change.heading)}`,
            en:
              `Article${many ? 's' : ''} ${listed(numbers, 'and')} of the ${charter.en} ${many ? 'were' : 'was'} ` +
              `amended${inBrackets(change.heading)}`,
          },
    fields: fieldsOf({ madde: numbers.join(', ') || null, baslik: change.heading }),
  }
}

const BRANCH_VERBS: Record<'open' | 'close' | 'change', Bilingual> = {
  open: { tr: 'Şube açıldı', en: 'A branch was opened' },
  close: { tr: 'Şube kapatıldı', en: 'A branch was closed' },
  change: { tr: 'Şube kaydı değişti', en: 'The entry of a branch changed' },
}

const branchChange = ({ branch, operation }: Extract<Step, { kind: 'branch' }>): Draft => {
  const source = operation === 'close' ? (branch.endSource ?? branch.source) : branch.source
  const name = branch.title ?? branch.address
  const verb = BRANCH_VERBS[operation]
  return {
    key: `sube:${source.factId}`,
    kind: 'durum',
    category: 'diger',
    source,
    summary: name
      ? {
          tr: `${verb.tr}: ${name}`,
          en: `${verb.en}: ${name}`,
        }
      : verb,
    fields: fieldsOf({ alan: 'sube', deger: branch.title, aciklama: branch.address }),
  }
}

const auditorChange = ({ auditor, ended }: Extract<Step, { kind: 'auditor' }>): Draft => {
  const name = nameIn(auditor.person)
  const source = ended ? (auditor.endSource ?? auditor.source) : auditor.source
  const reason = ended && auditor.reason ? reasonText(auditor.reason) : null
  const period = !ended && auditor.period ? auditor.period : null
  return {
    key: `denetci:${source.factId}`,
    kind: ended ? 'yetkili-ayrilma' : 'yetkili-atama',
    category: 'diger',
    source,
    summary: ended
      ? {
          tr: `${withSuffix(name, 'genitive')} denetçilik görevi sona erdi${inBrackets(reason?.tr)}`,
          en: `${name} is no longer auditor${inBrackets(reason?.en)}`,
        }
      : { tr: `${name} denetçi seçildi${inBrackets(period)}`, en: `${name} was elected auditor${inBrackets(period)}` },
    fields: fieldsOf({ isim: auditor.person.name, sifat: 'Denetçi', alan: 'denetci', deger: period, aciklama: reason?.tr }),
  }
}

const directiveChange = ({ directive }: Extract<Step, { kind: 'directive' }>): Draft => {
  const on = directive.on === null ? null : { tr: `${turkishDate(directive.on)} tarihli`, en: englishDate(directive.on) }
  const number = directive.number === null ? null : { tr: `${directive.number} sayılı`, en: `no. ${directive.number}` }
  return {
    key: `ic-yonerge:${directive.source.factId}`,
    kind: 'yetkili-atama',
    category: 'yetkililer',
    source: directive.source,
    summary: {
      tr: `Sınırlı yetkiye ilişkin iç yönerge tescil edildi${inBrackets(on?.tr, number?.tr)}`,
      en: `An internal directive on limited powers was registered${inBrackets(on?.en, number?.en)}`,
    },
    fields: fieldsOf({ alan: 'ic_yonerge', deger: directive.number, aciklama: on?.tr }),
  }
}

const draftsOf = (step: Step, entry: Entry, state: State): Draft[] => {
  switch (step.kind) {
    case 'establishment':
      return [
        {
          key: `kurulus:${step.source.factId}`,
          kind: 'durum',
          category: 'durum',
          source: step.source,
          summary: {
            tr: 'Şirket kuruldu',
            en: 'The company was established',
          },
          fields: fieldsOf({ alan: 'kurulus', deger: turkishDate(step.on) }),
        },
      ]
    case 'appointed':
      return [appointedChange(step, entry)]
    case 'left':
      return [leftChange(step, entry, state)]
    case 'powers':
      return [powersChange(step)]
    case 'capital':
      return [capitalChange(step.step, step.before)]
    case 'shares':
      return shareChanges(step, entry, state)
    case 'sole_shareholder':
      return [soleChange(step, state)]
    case 'title':
      return [titleChange(step.step, step.before)]
    case 'address':
      return [addressChange(step.step, step.before)]
    case 'status':
      return [statusChange(step.step)]
    case 'articles':
      return [articlesChange(step, state)]
    case 'branch':
      return [branchChange(step)]
    case 'auditor':
      return [auditorChange(step)]
    case 'directive':
      return [directiveChange(step)]
    default:
      return assertNever(step)
  }
}

/**
 * Everything the notices of a company changed, oldest first: what profile and report show. The feeds show two kinds more, which no notice
 * tells: reminders of a day (watch/term-changes.ts) and hits of a list (screening/hit-changes.ts). These are no changes of the company, and
 * which of them there are hangs on since when it is followed, so a report that showed them would not be the same for the same facts. What
 * they say stands there in its place: terms and their ends at the officers, lapsed boards among the flags, hits in the screening.
 */
export const changesOf = (record: CompanyRecord): Change[] => {
  const changes: Change[] = []
  foldRecord(record, null, (step, entry, state) => {
    for (const draft of draftsOf(step, entry, state)) changes.push({ ...draft, on: entry.day })
  })
  return changes
}
