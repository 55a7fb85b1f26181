import type { Child } from 'hono/jsx'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { MOST_CO_SIGNERS } from '../../lib/http/wire/signing-question.ts'
import type { Refusal } from '../../lib/http/app/errors.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import { label, wrongField } from './fields.ts'
import { Field, Form } from './layout.tsx'
import { companyPath } from './own.ts'
import type { Visit } from './visit.ts'

/** Most characters of each field, as the check itself takes them; co-signers stand one a line. */
const LONGEST = { kisi: 200, tutar: 200, para_birimi: 40, tarih: 10, islem: 300, birlikte: 2200 } as const
const CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'SAR', 'AED'] as const

/** The fields of a signing check as they were written. */
export type SigningGiven = Partial<Record<keyof typeof LONGEST, string>>

/** What was sent, cut where no answer could need more. */
export const signingGiven = (form: Record<string, string>): SigningGiven =>
  Object.fromEntries(Object.entries(LONGEST).map(([name, longest]) => [name, (form[name] ?? '').slice(0, longest + 1)]))

/** A signing check in the terms of the API: what was left empty is not asked. */
export const signingInput = ({ birlikte = '', ...given }: SigningGiven): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(given)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  ),
  birlikte: birlikte
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter((name) => name !== ''),
})

/**
 * May this person sign; without one, who can? `names` are offered for the person. Where the company is chosen in the form, `action` says
 * where it is sent and `children` is that choice.
 */
export const SigningForm = ({
  c,
  company,
  names,
  given = {},
  refused = null,
  action = company ? companyPath(company, 'imza/') : '',
  dated = true,
  button,
  children,
}: {
  c: Visit
  company: CompanyHead | null
  names: readonly string[]
  action?: string
  /** Whether it may be asked as of another day. */
  dated?: boolean
  button?: string
  children?: Child
  given?: SigningGiven
  refused?: Refusal | null
}) => {
  const say = c.get('say')
  const { language } = c.get('deps')
  const { transactions } = judgementOf(company?.country ?? 'TR')
  const field = (name: keyof typeof LONGEST) => ({
    id: name,
    label: label(c, name),
    wrong: wrongField(refused) === name,
    maxlength: LONGEST[name],
    value: given[name] ?? '',
    autocomplete: 'off',
  })
  return (
    <Form c={c} action={action}>
      <div class="fields">
        {children}
        <Field {...field('kisi')} list="kisiler" hint={say('Boşsa: kim imzalayabilir?', 'Empty: who can sign?')}>
          <datalist id="kisiler">
            {names.map((name) => (
              <option value={name} />
            ))}
          </datalist>
        </Field>
        {dated && <Field {...field('tarih')} type="date" hint={say('Boşsa bugün', 'Empty: today')} />}
        <Field {...field('tutar')} hint={say('Örnek: 400.000 TL, 1,5 milyon', 'Example: 400,000 TRY, 1.5 million')} />
        <p>
          <label for="para_birimi">{label(c, 'para_birimi')}</label>
          <select id="para_birimi" name="para_birimi" aria-invalid={wrongField(refused) === 'para_birimi' ? 'true' : undefined}>
            <option value="">{say('Tutardaki, yoksa TRY', 'The amount’s, else TRY')}</option>
            {CURRENCIES.map((code) => (
              <option value={code} selected={given.para_birimi === code}>
                {code}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label for="islem">{label(c, 'islem')}</label>
          <select id="islem" name="islem" aria-invalid={wrongField(refused) === 'islem' ? 'true' : undefined}>
            <option value="">{say('Genel temsil', 'Representation in general')}</option>
            {given.islem && !Object.hasOwn(transactions, given.islem) && (
              <option value={given.islem} selected>
                {given.islem}
              </option>
            )}
            {Object.entries(transactions)
              .filter(([code]) => code !== 'genel')
              .map(([code, name]) => (
                <option value={code} selected={given.islem === code}>
                  {name[language]}
                </option>
              ))}
          </select>
        </p>
        <p>
          <label for="birlikte">{label(c, 'birlikte')}</label>
          <textarea
            id="birlikte"
            name="birlikte"
            rows={3}
            maxlength={LONGEST.birlikte}
            aria-describedby="birlikte_aciklama"
            aria-invalid={wrongField(refused) === 'birlikte' ? 'true' : undefined}
          >
            {given.birlikte ?? ''}
          </textarea>
          <span id="birlikte_aciklama" class="hint">
            {say(`Her satıra bir ad, en çok ${MOST_CO_SIGNERS}`, `One name a line, ${MOST_CO_SIGNERS} at most`)}
          </span>
        </p>
      </div>
      <p>
        <button>{button ?? say('Denetle', 'Check')}</button>
      </p>
    </Form>
  )
}
