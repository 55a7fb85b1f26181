import { Failure } from '../../lib/domain/kernel/errors.ts'
import { inputFailure } from '../../lib/http/app/input.ts'
import { listStatementInput, statementOf } from '../../lib/http/wire/list-statement.ts'
import { stateList, unstateList } from '../../lib/store/list-statements.ts'
import type { PanelCompany } from '../../lib/store/panel.ts'
import { label } from './fields.ts'
import { Confirmed, dayText, Field, Form, timeText } from './layout.tsx'
import { companyIn, companyPath } from './own.ts'
import type { Visit } from './visit.ts'

const FIELDS = { tarih: 10, beyan_eden: 120, not: 500 } as const

/**
 * What the account stated of a company's list of notices, and the form to state it; nothing where the list came from the official source.
 */
export const ListStatement = ({ c, found }: { c: Visit; found: PanelCompany }) => {
  const { company, statement, retrieved } = found
  const say = c.get('say')
  if (retrieved) return null
  return (
    <section aria-labelledby="beyan">
      <h2 id="beyan">{say('İlan listesinin tamlığı', 'Whether the list of notices is complete')}</h2>
      <p>
        {say(
          'Bu şirketin ilanları elle getirildi. Getirilmeyen ilan yoksa bunu beyan edebilirsiniz; imza kontrolü ancak o ' +
            'zaman kesin yanıt verir. Beyan yalnız hesabınız için sayılır.',
          'The notices of this company were brought by hand. If none is missing you may state so; only then does the ' +
            'signing check give a definite answer. The statement counts for your account alone.',
        )}
      </p>
      {statement && (
        <>
          <p class={statement.holdsUntil === null ? 'note warn' : 'note'}>
            {say(
              `${dayText(c, statement.until)} gününe kadar tam: ${statement.statedBy}, ${timeText(c, statement.statedAt)}.`,
              `Complete until ${dayText(c, statement.until)}: ${statement.statedBy}, ${timeText(c, statement.statedAt)}.`,
            )}{' '}
            {statement.note}{' '}
            {statement.holdsUntil === null
              ? say(
                  'Beyan sona erdi: o günlerden, getirilmemiş bir ilan bulundu.',
                  'It ended: a notice of those days was found that was not brought.',
                )
              : say(
                  `Bugün ${dayText(c, statement.holdsUntil)} gününe kadar geçerli.`,
                  `By now it holds through ${dayText(c, statement.holdsUntil)}.`,
                )}
          </p>
          <Confirmed
            c={c}
            action={companyPath(company, 'liste-beyani/geri-al/')}
            ask={say('Beyanı geri al', 'Take the statement back')}
            confirm={say('Evet, geri al', 'Yes, take it back')}
          />
        </>
      )}
      <Form c={c} action={companyPath(company, 'liste-beyani/')}>
        <div class="fields">
          <Field
            id="beyan_tarih"
            name="tarih"
            label={say('Şu güne kadar tam', 'Complete until')}
            type="date"
            required
            value={c.get('deps').today}
            max={c.get('deps').today}
          />
          <Field id="beyan_eden" label={label(c, 'beyan_eden')} required maxlength={FIELDS.beyan_eden} autocomplete="name" />
          <Field id="beyan_not" name="not" label={label(c, 'not')} maxlength={FIELDS.not} autocomplete="off" />
        </div>
        <p>
          <button>{say('Beyan et', 'State')}</button>
        </p>
      </Form>
    </section>
  )
}

export const stateCompanyList = async (c: Visit) => {
  const { db, today } = c.get('deps')
  const { key } = companyIn(c)
  const form = c.get('form')
  const given = Object.fromEntries(
    Object.keys(FIELDS)
      .map((name) => [name, (form[name] ?? '').trim()])
      .filter(([, text]) => text !== ''),
  )
  const read = listStatementInput.safeParse(given)
  if (!read.success) throw inputFailure(read.error, 'form')
  const stated = await stateList(db, key, statementOf(read.data, today))
  if (!stated) throw new Failure('not_found')
  return c.redirect(`${companyPath(stated.company)}#beyan`, 303)
}

export const unstateCompanyList = async (c: Visit) => {
  const { ref, key } = companyIn(c)
  if (!(await unstateList(c.get('deps').db, key))) throw new Failure('not_found')
  return c.redirect(`/panel/sirketler/${ref}/#beyan`, 303)
}
