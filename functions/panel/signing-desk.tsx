import { amountText } from '../../lib/domain/company/changes/change-texts.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import { failureStatus, refusalOf } from '../../lib/http/app/errors.ts'
import { VERDICTS } from '../../lib/http/words/signing-words.ts'
import { choices, pastChecks } from '../../lib/store/workspace.ts'
import { refusalText } from './fields.ts'
import { dayText, Empty, show, Table } from './layout.tsx'
import { companyPath, nameOf, principalOf } from './own.ts'
import { SigningForm, type SigningGiven, signingGiven } from './signing-form.tsx'
import { outcomeOf, OutcomeView } from './signing.tsx'
import { type Visit, visitorIn } from './visit.ts'

export const DESK = '/panel/imza/'
const MOST_CHOICES = 500
const HISTORY = 20

const TONES = { yetkili: 'good', yetkili_degil: 'bad', belirsiz: 'warn' } as const

const History = async ({ c }: { c: Visit }) => {
  const { db, language } = c.get('deps')
  const say = c.get('say')
  const checks = await pastChecks(db, visitorIn(c).accountId, HISTORY)
  return (
    <section aria-labelledby="gecmis">
      <h2 id="gecmis">{say('Belgelenen kontroller', 'Filed checks')}</h2>
      {checks.length === 0 ? (
        <Empty title={say('Henüz belgelenen kontrol yok.', 'No check was filed yet.')}>
          <p>{say('Bir yanıtı “Bu yanıtı belgele” ile saklayın.', 'Keep an answer by “File this answer”.')}</p>
        </Empty>
      ) : (
        <Table
          labelledby="gecmis"
          heads={[
            say('Şirket', 'Company'),
            say('Gün', 'Day'),
            say('Kişi', 'Person'),
            say('İşlem', 'Transaction'),
            say('Sonuç', 'Answer'),
            say('Belge', 'Document'),
          ]}
          rows={checks.map((check) => [
            <a href={companyPath(check.company)}>{nameOf(check.company)}</a>,
            dayText(c, check.issuedOn),
            check.person,
            [
              check.transaction === null
                ? say('genel temsil', 'representation in general')
                : (judgementOf(check.company.country).transactions[check.transaction]?.[language] ?? check.transaction),
              check.amount && amountText(check.amount, check.currency)[language],
            ]
              .filter(Boolean)
              .join(' · '),
            <span class={`badge ${TONES[check.verdict]}`}>
              {Object.values(VERDICTS).find(({ code }) => code === check.verdict)?.[language]}
            </span>,
            <a class="code" href={`${companyPath(check.company, `imza/${check.id}/`)}?bicim=pdf&belge_dili=${language}`}>
              {check.id}
            </a>,
          ])}
        />
      )}
    </section>
  )
}

const page = async (c: Visit, asked: { ref: string; given: SigningGiven } | null) => {
  const deps = c.get('deps')
  const say = c.get('say')
  const { language } = deps
  const [companies, loaded] = await Promise.all([
    choices(deps.db, visitorIn(c).accountId, MOST_CHOICES),
    asked && loadCompany({ ...deps, principal: principalOf(c, asked.ref.startsWith('DENEME-')) }, asked.ref),
  ])
  const outcome = asked && loaded ? outcomeOf(c, loaded.company.country, loaded.record, asked.given) : null
  const refused = outcome && 'failure' in outcome ? refusalOf(outcome.failure, language) : null
  const wanted = asked?.ref ?? c.req.query('sirket') ?? ''
  return show(c, {
    title: say('İmza kontrolü', 'Signing desk'),
    lead: say(
      'Bu kişi bu işlemi imzalayabilir mi; kişi yazılmazsa, kim imzalayabilir?',
      'May this person sign this; and without a person, who can?',
    ),
    status: outcome && 'failure' in outcome ? failureStatus(outcome.failure) : 200,
    error: refused && refusalText(c, refused),
    body: (
      <>
        {outcome && loaded && asked && (
          <>
            <p>
              <a href={companyPath(loaded.company)}>{nameOf(loaded.company)}</a>
            </p>
            <OutcomeView c={c} company={loaded.company} outcome={outcome} given={asked.given} />
          </>
        )}
        <section class="card" aria-labelledby="soru">
          <h2 id="soru">{say('Soru', 'Question')}</h2>
          <SigningForm c={c} company={null} names={[]} given={asked?.given ?? {}} refused={refused} action={DESK}>
            <p>
              <label for="sirket">{say('Şirket', 'Company')}</label>
              <select id="sirket" name="sirket" required>
                <option value="">{say('Seçin', 'Choose')}</option>
                {companies.map((company) => (
                  <option value={company.code ?? String(company.id)} selected={(company.code ?? String(company.id)) === wanted}>
                    {company.code === null ? '' : `${say('Deneme', 'Sandbox')}: `}
                    {nameOf(company)}
                  </option>
                ))}
              </select>
              {companies.filter(({ code }) => code === null).length === MOST_CHOICES && (
                <span class="hint">
                  {say(`İlk ${MOST_CHOICES} şirket. Ötekiler için`, `The first ${MOST_CHOICES}. For others`)}{' '}
                  <a href="/panel/sirketler/">{say('şirketi bulun, sayfasında sorun', 'find the company and ask on its page')}</a>.
                </span>
              )}
            </p>
          </SigningForm>
        </section>
        <History c={c} />
      </>
    ),
  })
}

/** The question over all companies, and the checks that were filed. */
export const deskPage = (c: Visit) => page(c, null)

/** Answers. Asked by POST: names and amounts stand in no address and no log. */
export const askDesk = (c: Visit) => page(c, { ref: (c.get('form').sirket ?? '').slice(0, 60), given: signingGiven(c.get('form')) })
