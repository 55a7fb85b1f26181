import { amountText } from '../../lib/domain/company/changes/change-texts.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { AppliedRule, Effect, Question, Reason, SigningAnswer, Verdict } from '../../lib/domain/signing/answer.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import type { Country } from '../../lib/domain/law/law.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import { failureStatus, refusalOf } from '../../lib/http/app/errors.ts'
import { inputFailure } from '../../lib/http/app/input.ts'
import { questionOf, signingBody } from '../../lib/http/wire/signing-question.ts'
import { EFFECTS, FORMS, VERDICTS, WARNING } from '../../lib/http/words/signing-words.ts'
import { refusalText } from './fields.ts'
import { FileButton } from './filed-checks.tsx'
import { dayText, Quote, show } from './layout.tsx'
import { companyIn, companyPath, nameOf } from './own.ts'
import { officerNames } from './profile.tsx'
import { SigningForm, type SigningGiven, signingGiven, signingInput } from './signing-form.tsx'
import type { Visit } from './visit.ts'

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
            {rule.article}
            {rule.origin === 'directive' && ` · ${say('iç yönerge', 'internal directive')}`}
          </dd>
        </dl>
        <Quote c={c} source={rule.source} />
      </div>
    </li>
  )
}

const asked = (c: Visit, { day, amount, currency, transaction, coSigners }: Question): string => {
  const say = c.get('say')
  return [
    dayText(c, day),
    amount === null ? say('tutar belirtilmedi', 'no amount given') : amountText(amount, currency)[c.get('deps').language],
    transaction ?? say('genel temsil', 'representation in general'),
    coSigners.length > 0 && `${say('birlikte', 'with')} ${coSigners.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const Answer = ({ c, question, answer }: { c: Visit; question: Question; answer: SigningAnswer }) => {
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
          <ul class="rows">
            {open.map((reason) => (
              <ReasonItem c={c} reason={reason} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{say('Gerekçeler', 'Reasons')}</h3>
          <ul class="rows">
            {others.map((reason) => (
              <ReasonItem c={c} reason={reason} />
            ))}
          </ul>
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
      <h3>{say('Bu sonucun sınırları', 'Limits of this answer')}</h3>
      <ul class="items">
        {answer.limits.map((limit) => (
          <li>{limit[language]}</li>
        ))}
        <li>{WARNING[language]}</li>
      </ul>
    </section>
  )
}

type Outcome = { question: Question; answer: SigningAnswer } | { failure: Failure } | null

/** The question that was written. Throws what the API would answer. */
const questionIn = (c: Visit, given: SigningGiven): Question => {
  const read = signingBody.safeParse(signingInput(given))
  if (!read.success) throw inputFailure(read.error, 'json')
  return questionOf(read.data, c.get('deps').today)
}

const check = (c: Visit, country: Country, record: CompanyRecord | null, given: SigningGiven): Outcome => {
  try {
    const question = questionIn(c, given)
    return { question, answer: judgementOf(country).checkSigning(record, question) }
  } catch (error) {
    if (error instanceof Failure) return { failure: error }
    throw error
  }
}

const page = async (c: Visit, given: SigningGiven | null) => {
  const deps = c.get('deps')
  const say = c.get('say')
  const { ref, principal } = companyIn(c)
  const { company, record } = await loadCompany({ ...deps, principal }, ref)
  const outcome = given && check(c, company.country, record, given)
  const refused = outcome && 'failure' in outcome ? refusalOf(outcome.failure, deps.language) : null
  return show(c, {
    title: say('İmza kontrolü', 'Signing check'),
    status: outcome && 'failure' in outcome ? failureStatus(outcome.failure) : 200,
    error: refused && refusalText(c, refused),
    body: (
      <>
        <p>
          <a href={companyPath(company)}>{nameOf(company)}</a>
        </p>
        {outcome && 'answer' in outcome && <Answer c={c} question={outcome.question} answer={outcome.answer} />}
        {outcome && 'answer' in outcome && <FileButton c={c} company={company} given={given ?? {}} />}
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
