import { Failure } from '../../lib/domain/kernel/errors.ts'
import { checkPage } from '../../lib/domain/report/document.ts'
import type { FiledCheck } from '../../lib/domain/report/filed-check.ts'
import { CHECK_ID } from '../../lib/domain/report/id.ts'
import { VERDICTS } from '../../lib/http/words/signing-words.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import type { ListedCheck } from '../../lib/store/filed-checks.ts'
import { ask } from './groups.ts'
import { dayText, Form } from './layout.tsx'
import { companyIn, companyPath } from './own.ts'
import { passedOn } from './reports.tsx'
import { type SigningGiven, signingGiven, signingInput } from './signing-form.tsx'
import type { Visit } from './visit.ts'

/* `belge_dili` is the language of the page; that of the panel stays. */
const FILES = [
  { query: 'bicim=pdf&belge_dili=tr', tr: 'PDF (Türkçe)', en: 'PDF (Turkish)' },
  { query: 'bicim=pdf&belge_dili=en', tr: 'PDF (İngilizce)', en: 'PDF (English)' },
  { query: 'bicim=json', tr: 'İmzalı JSON', en: 'Signed JSON' },
] as const

const TONES: Record<FiledCheck['sonuc'], string> = { yetkili: 'good', yetkili_degil: 'bad', belirsiz: 'warn' }

/** The button that files an answer: the same question is asked once more, and its answer kept. */
export const FileButton = ({ c, company, given }: { c: Visit; company: CompanyHead; given: SigningGiven }) => {
  const say = c.get('say')
  return (
    <Form c={c} action={companyPath(company, 'imza/belge/')}>
      {Object.entries(given).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <p>
        <button>{say('Bu yanıtı belgele', 'File this answer')}</button>
      </p>
      <p class="quiet">
        {say(
          'Soru ve yanıt bir kimlik alır, mühürlenir ve bir sayfalık PDF olarak indirilebilir.',
          'Question and answer get an id, are sealed, and can be downloaded as a PDF of one page.',
        )}
      </p>
    </Form>
  )
}

/** The signing checks filed of a company; nothing where there are none. */
export const FiledChecks = ({ c, company, checks }: { c: Visit; company: CompanyHead; checks: ListedCheck[] }) => {
  const { language, baseUrl } = c.get('deps')
  const say = c.get('say')
  if (checks.length === 0) return null
  return (
    <section aria-labelledby="belgeler">
      <h2 id="belgeler">{say('Belgelenen imza kontrolleri', 'Filed signing checks')}</h2>
      <ul class="rows">
        {checks.map((check) => (
          <li>
            <div>
              <h3 class="code">{check.id}</h3>
              <p>
                <span class={`badge ${TONES[check.verdict]}`}>
                  {Object.values(VERDICTS).find(({ code }) => code === check.verdict)?.[language]}
                </span>{' '}
                {check.person} · {dayText(c, check.issuedOn)}
              </p>
              <p class="links">
                {FILES.map((file) => (
                  <a href={`${companyPath(company, `imza/${check.id}/`)}?${file.query}`}>
                    {file[language]}
                    <span class="hidden"> {check.id}</span>
                  </a>
                ))}
                <a href={checkPage({ baseUrl, code: check.code }, check.id)}>
                  {say('Denetim sayfası', 'Check page')}
                  <span class="hidden"> {check.id}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Files the answer to a question as of now. */
export const fileCheck = async (c: Visit) => {
  const { ref, principal } = companyIn(c)
  const json = signingInput(signingGiven(c.get('form')))
  const answer = await ask(c, 'DOGRULAMA', `/api/v1/sirketler/${ref}/imza-kontrol/?belge=1`, { method: 'POST', json, principal })
  const { kontrol_kimligi: id } = (await answer.json()) as { kontrol_kimligi: string }
  return c.redirect(`/panel/sirketler/${ref}/?belge=${id}#belgeler`, 303)
}

/** A check filed before, in the form and language asked for, as the API draws it. */
export const checkFile = async (c: Visit) => {
  const { ref, principal } = companyIn(c)
  const id = c.req.param('check') ?? ''
  if (!CHECK_ID.test(id)) throw new Failure('not_found')
  const form = c.req.query('bicim') === 'json' ? 'json' : 'pdf'
  const query = new URLSearchParams({ bicim: form, dil: c.req.query('belge_dili') === 'en' ? 'en' : 'tr' })
  return passedOn(await ask(c, 'DOGRULAMA', `/api/v1/sirketler/${ref}/imza-kontrol/${id}/?${query}`, { principal }), form, id)
}
