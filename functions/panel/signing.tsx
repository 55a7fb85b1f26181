import { amountText } from '../../lib/domain/company/changes/change-texts.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type {
  AppliedRule,
  Effect,
  Question,
  Reason,
  SignersAnswer,
  SignersQuestion,
  SigningAnswer,
  Verdict,
} from '../../lib/domain/signing/answer.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import type { Country } from '../../lib/domain/law/law.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import { failureStatus, refusalOf } from '../../lib/http/app/errors.ts'
import { inputFailure } from '../../lib/http/app/input.ts'
import { questionOf, signersQuestionOf, signingBody } from '../../lib/http/wire/signing-question.ts'
import { EFFECTS, FORMS, VERDICTS, WARNING } from '../../lib/http/words/signing-words.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import { refusalText } from './fields.ts'
import { FileButton } from './filed-checks.tsx'
import { citation, dayText, Quote, show } from './layout.tsx'
import { companyIn, companyPath, nameOf } from './own.ts'
import { officerNames } from './profile.tsx'
import { SigningForm, type SigningGiven, signingGiven, signingInput } from './signing-form.tsx'
import type { Visit } from './visit.ts'
import { WatchButton } from './watches.tsx'

const VERDICT_TONE: Record<Verdict, string> = { authorised: 'good', not_authorised: 'bad', uncertain: 'warn' }
const EFFECT_TONE: Record<Effect, string> = { for: 'good', against: 'bad', open: 'warn', note: 'soft' }

const ReasonItem = ({ c, reason }: { c: Visit; reason: Reason }) => {
  const { language } = c.get('deps')
  return (
    <li>
      <div>
        <p>
          <span class={`badge ${EFFECT_TONE[reason.effect]}`}>{EFFECTS[reason.effect][language]}</span> {reason.text[language]}
        </p>
        {reason.source && <Quote c={c} source={reason.source} />}
      </div>
    </li>
  )
}

const Reasons = ({ c, of }: { c: Visit; of: readonly Reason[] }) => (
  <ul class="rows">
    {of.map((reason) => (
      <ReasonItem c={c} reason={reason} />
    ))}
  </ul>
)

/** What the answer does not show, and the words that stand under every one. */
const Limits = ({ c, of }: { c: Visit; of: SigningAnswer['limits'] }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <>
      <h3>{say('Bu sonucun sınırları', 'Limits of this answer')}</h3>
      <ul class="items">
        {[...of, WARNING].map((limit) => (
          <li>{limit[language]}</li>
        ))}
      </ul>
    </>
  )
}

const RuleItem = ({ c, rule }: { c: Visit; rule: AppliedRule }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <dl>
          <dt>{say('Kapsam', 'Scope')}</dt>
          <dd>{rule.scope[language]}</dd>
          <dt>{say('Kim', 'Who')}</dt>
          <dd>
            {rule.who}
            {rule.form && ` (${FORMS[rule.form][language]})`}
          </dd>
          {rule.limit && (
            <>
              <dt>{say('Sınır', 'Limit')}</dt>
              <dd>{amountText(rule.limit.amount, rule.limit.currency)[language]}</dd>
            </>
          )}
          <dt>{say('Dayanak', 'Basis')}</dt>
          <dd>
            {citation(c, rule.article)}
            {rule.origin === 'directive' && ` · ${say('iç yönerge', 'internal directive')}`}
          </dd>
        </dl>
        <Quote c={c} source={rule.source} />
      </div>
    </li>
  )
}

const asked = (c: Visit, question: SignersQuestion & { coSigners?: string[] }): string => {
  const { day, amount, currency, transaction, coSigners = [] } = question
  const say = c.get('say')
  const named = transaction === null ? undefined : judgementOf('TR').transactions[transaction]?.[c.get('deps').language]
  return [
    dayText(c, day),
    amount === null ? say('tutar belirtilmedi', 'no amount given') : amountText(amount, currency)[c.get('deps').language],
    named ?? transaction ?? say('genel temsil', 'representation in general'),
    coSigners.length > 0 && `${say('birlikte', 'with')} ${coSigners.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** An answer about a person, with all it rests on. */
export const Answer = ({ c, question, answer }: { c: Visit; question: Question; answer: SigningAnswer }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const open = answer.verdict === 'uncertain' ? answer.reasons.filter(({ effect }) => effect === 'open') : []
  const others = answer.reasons.filter((reason) => !open.includes(reason))
  return (
    <section aria-labelledby="sonuc">
      <h2 id="sonuc">{say('Sonuç', 'Answer')}</h2>
      <div class={`note ${VERDICT_TONE[answer.verdict]}`} role="status">
        <p class="verdict">
          {answer.person}: {VERDICTS[answer.verdict][language]}
        </p>
        {answer.form && (
          <p>
            {say('İmza biçimi', 'Form of signature')}: {FORMS[answer.form][language]}
          </p>
        )}
        <p>{asked(c, question)}</p>
      </div>
      {open.length > 0 && (
        <>
          <h3>{say('Neyin gidereceği', 'What would settle it')}</h3>
          <Reasons c={c} of={open} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{say('Gerekçeler', 'Reasons')}</h3>
          <Reasons c={c} of={others} />
        </>
      )}
      <h3>{say('Bunu imzalayabilecek en küçük kişi kümeleri', 'Smallest sets of persons who can sign this')}</h3>
      {answer.signerSets.length === 0 ? (
        <p>{say('İlanlara göre böyle bir küme bilinmiyor.', 'By the notices, no such set is known.')}</p>
      ) : (
        <ul class="items">
          {answer.signerSets.map((set) => (
            <li>
              {set.join(' + ')}
              {set.length === 1 && ` (${FORMS.sole[language]})`}
            </li>
          ))}
        </ul>
      )}
      {answer.coSigners.length > 0 && (
        <p>
          {say('İmzayı tamamlayabilecekler', 'Who can complete the signature')}: {answer.coSigners.join(', ')}
        </p>
      )}
      {answer.rules.length > 0 && (
        <details>
          <summary>
            {say('Uygulanan temsil kuralları', 'Rules of representation applied')} ({answer.rules.length})
          </summary>
          <ul class="rows">
            {answer.rules.map((rule) => (
              <RuleItem c={c} rule={rule} />
            ))}
          </ul>
        </details>
      )}
      <Limits c={c} of={answer.limits} />
    </section>
  )
}

const SIGNERS_TONE: Record<SignersAnswer['verdict'], string> = { yes: 'good', no: 'bad', open: 'warn' }

/** A set of those who can sign together, with the words it rests on. */
const SetItem = ({ c, of: { signers, rule, certain } }: { c: Visit; of: SignersAnswer['sets'][number] }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3>{signers.map(({ name }) => name).join(' + ')}</h3>
        <p class="quiet">
          {signers
            .map(({ office, grade, termEnd }) =>
              [
                office?.[language],
                grade && say(`${grade} grubu`, `group ${grade}`),
                termEnd && `${say('görev', 'term')} ${dayText(c, termEnd)}`,
              ]
                .filter(Boolean)
                .join(', '),
            )
            .join(' + ')}
        </p>
        {rule && (
          <>
            <p>
              {rule.scope[language]} · {citation(c, rule.article)}
              {rule.limit && ` · ${amountText(rule.limit.amount, rule.limit.currency)[language]}`}
            </p>
            <Quote c={c} source={rule.source} />
          </>
        )}
      </div>
      <span class={`badge ${certain ? 'good' : 'warn'}`}>{certain ? say('kesin', 'certain') : say('kesin değil', 'not certain')}</span>
    </li>
  )
}

const Sets = ({ c, of }: { c: Visit; of: SignersAnswer['sets'] }) => (
  <ol class="rows">
    {of.map((each) => (
      <SetItem c={c} of={each} />
    ))}
  </ol>
)

/** An answer to a question without a person: the smallest sets of those who can sign. */
export const Signers = ({ c, question, answer }: { c: Visit; question: SignersQuestion; answer: SignersAnswer }) => {
  const say = c.get('say')
  const verdicts = {
    yes: say('Bunlardan biri yeter', 'Any one of these is enough'),
    no: say('Bugün kimse imzalayamaz', 'Nobody can sign'),
    open: say('Kesin değil', 'Not certain'),
  }
  const certain = answer.sets.filter((each) => each.certain)
  const uncertain = answer.sets.filter((each) => !each.certain)
  return (
    <section aria-labelledby="sonuc">
      <h2 id="sonuc">{say('Kim imzalayabilir?', 'Who can sign?')}</h2>
      <div class={`note ${SIGNERS_TONE[answer.verdict]}`} role="status">
        <p class="verdict">{verdicts[answer.verdict]}</p>
        <p>{asked(c, question)}</p>
      </div>
      {certain.length > 0 && <Sets c={c} of={certain} />}
      {uncertain.length > 0 && (
        <>
          {certain.length > 0 && <h3>{say('Kesin olmayanlar: tek başına dayanmayın', 'Not certain: not to be relied on')}</h3>}
          <Sets c={c} of={uncertain} />
        </>
      )}
      {answer.reasons.length > 0 && (
        <>
          <h3>{answer.verdict === 'open' ? say('Neyin gidereceği', 'What would settle it') : say('Gerekçeler', 'Reasons')}</h3>
          <Reasons c={c} of={answer.reasons} />
        </>
      )}
      <Limits c={c} of={answer.limits} />
    </section>
  )
}

export type Outcome =
  { question: Question; answer: SigningAnswer } | { question: SignersQuestion; signers: SignersAnswer } | { failure: Failure }

/** Answers what was written: about the person, or without one who can. A question the API would refuse is a `failure`. */
export const outcomeOf = (c: Visit, country: Country, record: CompanyRecord | null, given: SigningGiven): Outcome => {
  const { today } = c.get('deps')
  const input = signingInput(given)
  try {
    if (input.kisi === undefined) {
      const { birlikte, ...asked } = input
      // who signs with nobody is no question
      if (Array.isArray(birlikte) && birlikte.length > 0) throw new Failure('missing_field', { field: 'kisi' })
      const read = signingBody.omit({ kisi: true, birlikte: true }).safeParse(asked)
      if (!read.success) throw inputFailure(read.error, 'json')
      const question = signersQuestionOf(read.data, today)
      return { question, signers: judgementOf(country).checkSigners(record, question) }
    }
    const read = signingBody.safeParse(input)
    if (!read.success) throw inputFailure(read.error, 'json')
    const question = questionOf(read.data, today)
    return { question, answer: judgementOf(country).checkSigning(record, question) }
  } catch (error) {
    if (error instanceof Failure) return { failure: error }
    throw error
  }
}

/** What was answered, and for an answer about a person the button that files it. */
export const OutcomeView = ({ c, company, outcome, given }: { c: Visit; company: CompanyHead; outcome: Outcome; given: SigningGiven }) => {
  const watch = company.code === null && <WatchButton c={c} ref={String(company.id)} given={given} />
  if ('signers' in outcome)
    return (
      <>
        <Signers c={c} question={outcome.question} answer={outcome.signers} />
        {watch}
      </>
    )
  if ('answer' in outcome)
    return (
      <>
        <Answer c={c} question={outcome.question} answer={outcome.answer} />
        <FileButton c={c} company={company} given={given} />
        {watch}
      </>
    )
  return null
}

const page = async (c: Visit, given: SigningGiven | null) => {
  const deps = c.get('deps')
  const say = c.get('say')
  const { ref, principal } = companyIn(c)
  const { company, record } = await loadCompany({ ...deps, principal }, ref)
  const outcome = given && outcomeOf(c, company.country, record, given)
  const refused = outcome && 'failure' in outcome ? refusalOf(outcome.failure, deps.language) : null
  return show(c, {
    title: say('İmza kontrolü', 'Signing check'),
    status: outcome && 'failure' in outcome ? failureStatus(outcome.failure) : 200,
    error: refused && refusalText(c, refused),
    crumbs: <a href={companyPath(company)}>{nameOf(company)}</a>,
    body: (
      <>
        {outcome && <OutcomeView c={c} company={company} outcome={outcome} given={given ?? {}} />}
        <section aria-labelledby="soru">
          <h2 id="soru">{say('Bu kişi imzalayabilir mi?', 'May this person sign?')}</h2>
          <SigningForm c={c} company={company} names={officerNames(record, deps.today)} given={given ?? {}} refused={refused} />
        </section>
      </>
    ),
  })
}

/** The form of a signing check by itself. */
export const signingPage = (c: Visit) => page(c, null)

/** Answers a signing check. Asked by POST: names and amounts stand in no address and no log. */
export const checkSigner = (c: Visit) => page(c, signingGiven(c.get('form')))
