import type { Child } from 'hono/jsx'
import { CATEGORY_NAMES } from '../../lib/domain/report/words.ts'
import type { Refusal } from '../../lib/http/app/errors.ts'
import { CATEGORIES } from '../../lib/http/wire/wire.ts'
import { label, wrongField } from './fields.ts'
import { Field, Form } from './layout.tsx'
import type { Visit } from './visit.ts'

/** What a webhook form holds: its address, and the categories it is told of (none: all). */
export type WebhookGiven = { url: string; kategoriler: string[] }

const fieldOf = (category: string): string => `kategori_${category}`

/** The form that was sent, as the API takes it. */
export const webhookGiven = (form: Record<string, string>): WebhookGiven => ({
  url: form.url ?? '',
  kategoriler: CATEGORIES.filter((category) => form[fieldOf(category)] !== undefined),
})

/** Address and categories of a webhook. */
export const WebhookForm = ({
  c,
  action,
  given,
  refused,
  children,
}: {
  c: Visit
  action: string
  given: WebhookGiven
  refused: Refusal | null
  children?: Child
}) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <Form c={c} action={action}>
      <Field
        id="url"
        label={label(c, 'url')}
        hint={say('https ile başlar, herkese açık bir alan adı taşır.', 'Begins with https and has a public host name.')}
        wrong={wrongField(refused) === 'url'}
        type="url"
        required
        maxlength={2048}
        value={given.url.slice(0, 2048)}
        autocomplete="off"
        placeholder="https://"
      />
      <fieldset>
        <legend>{label(c, 'kategoriler')}</legend>
        <p class="hint">{say('Hiçbiri seçilmezse hepsi', 'All, if none is chosen')}</p>
        <ul class="choices">
          {CATEGORIES.map((category) => (
            <li>
              <input
                type="checkbox"
                id={fieldOf(category)}
                name={fieldOf(category)}
                value="1"
                checked={given.kategoriler.includes(category)}
              />{' '}
              <label for={fieldOf(category)}>{CATEGORY_NAMES[category]?.[language] ?? category}</label>
            </li>
          ))}
        </ul>
      </fieldset>
      <p>{children}</p>
    </Form>
  )
}
