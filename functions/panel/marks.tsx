import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import { keepMarks, type Marks } from '../../lib/store/workspace.ts'
import { allowed } from './doing.ts'
import { Form, timeText } from './layout.tsx'
import { companyPath, numberIn } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

const MOST_TAGS = 20
const LONGEST_TAG = 40
const LONGEST_NOTE = 4000

/** Tags and a note that the account keeps of a company; nobody else sees them, no document carries them. */
export const MarksForm = ({ c, company, marks }: { c: Visit; company: CompanyHead; marks: Marks | null }) => {
  const say = c.get('say')
  const action = companyPath(company, 'notlar/')
  return (
    <section aria-labelledby="notlar">
      <h2 id="notlar">{say('Etiketler ve not', 'Tags and note')}</h2>
      {marks && marks.tags.length > 0 && (
        <p class="badges">
          {marks.tags.map((tag) => (
            <a class="badge soft" href={`/panel/sirketler/?${new URLSearchParams({ etiket: tag })}`}>
              {tag}
            </a>
          ))}
        </p>
      )}
      {!allowed(c, action) && marks?.note && <p>{marks.note}</p>}
      <Form c={c} action={action}>
        <p>
          <label for="etiketler">{say('Etiketler', 'Tags')}</label>
          <input
            id="etiketler"
            name="etiketler"
            value={marks?.tags.join(', ') ?? ''}
            maxlength={MOST_TAGS * (LONGEST_TAG + 2)}
            autocomplete="off"
            aria-describedby="etiketler_aciklama"
          />
          <span id="etiketler_aciklama" class="hint">
            {say(`Virgülle ayırın; en çok ${MOST_TAGS}`, `Apart by commas; ${MOST_TAGS} at most`)}
          </span>
        </p>
        <p>
          <label for="hesap_notu">{say('Not', 'Note')}</label>
          <textarea id="hesap_notu" name="not" rows={4} maxlength={LONGEST_NOTE}>
            {marks?.note ?? ''}
          </textarea>
        </p>
        <p>
          <button class="plain">{say('Kaydet', 'Keep')}</button>
        </p>
      </Form>
      {marks?.updatedBy && (
        <p class="quiet small-text">
          {marks.updatedBy}, {timeText(c, marks.updatedAt)}
        </p>
      )}
    </section>
  )
}

/** Keeps what was written: tags each once, in the order given. */
export const keepCompanyMarks = async (c: Visit) => {
  const id = numberIn(c, 'id')
  const { etiketler = '', not = '' } = c.get('form')
  const tags = etiketler
    .split(',')
    .map((tag) => tag.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TAG))
    .filter((tag) => tag !== '')
  const note = not.trim().slice(0, LONGEST_NOTE) || null
  const { accountId, email } = visitorIn(c)
  if (!(await keepMarks(c.get('deps').db, accountId, id, { tags: [...new Set(tags)].slice(0, MOST_TAGS), note, by: email })))
    throw new Failure('not_found')
  return c.redirect(`/panel/sirketler/${id}/?oldu=not#notlar`, 303)
}
