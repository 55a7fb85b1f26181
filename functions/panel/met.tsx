/** A name that met a list, as the panel shows it wherever it stands: a hit or a near name, with what was decided and the form to decide. */
import { DECISION_NAMES } from '../../lib/domain/screening/words.ts'
import { allowed } from './doing.ts'
import { Form, timeText } from './layout.tsx'
import type { Visit } from './visit.ts'

const LONGEST_NOTE = 2000
const CHOICES: Record<'ayni_kisi' | 'farkli_kisi', [tr: string, en: string]> = {
  ayni_kisi: ['Aynı kişi', 'The same'],
  farkli_kisi: ['Başka biri', 'Somebody else'],
}

type Decided = { karar: keyof typeof DECISION_NAMES; not: string | null; karar_veren: string; tarih: string } | null

/** What hits and near names have in common on the wire; of those in the work list nothing is decided yet. */
export type Met = {
  ad: string
  rol: string | null
  liste: string
  liste_ad: string
  liste_ad_en: string
  liste_kaydi: string
  kayit_adi: string
  eslesen: string
  program: string
  dogum: string[]
  uyruk: string[]
  karar: Decided
}

/**
 * The form by which a name is decided on. `action` is the company's own page, `kept` what else the decision needs: the number by which it
 * was
 * met, or where to go back to. `at` tells it from the other forms of the page.
 */
const DecisionForm = ({ c, action, met, kept, at }: { c: Visit; action: string; met: Met; kept: Record<string, string>; at: number }) => {
  const say = c.get('say')
  const hidden = { ad: met.ad, liste: met.liste, liste_kaydi: met.liste_kaydi, ...kept }
  if (!allowed(c, action)) return null
  const which = (
    <span class="hidden">
      {' '}
      {met.ad}, {met.liste_kaydi}
    </span>
  )
  return (
    <details>
      <summary>
        {met.karar ? say('Kararı değiştir', 'Change the decision') : say('Karar ver', 'Decide')}
        {which}
      </summary>
      <Form c={c} action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>{say('Karar', 'Decision')}</legend>
          <ul class="choices">
            {Object.entries(CHOICES).map(([code, words]) => (
              <li>
                <input type="radio" required id={`${code}_${at}`} name="karar" value={code} checked={met.karar?.karar === code} />{' '}
                <label for={`${code}_${at}`}>{say(...words)}</label>
              </li>
            ))}
          </ul>
          <p>
            <label for={`not_${at}`}>{say('Not', 'Note')}</label>
            <textarea id={`not_${at}`} name="not" rows={2} maxlength={LONGEST_NOTE}>
              {met.karar?.not ?? ''}
            </textarea>
          </p>
        </fieldset>
        <p>
          <button>
            {say('Kararı kaydet', 'Keep the decision')}
            {which}
          </button>
        </p>
      </Form>
    </details>
  )
}

type Shown = {
  c: Visit
  met: Met
  /** At which company, where the page is of several. */
  company?: string
  /** How it met: a label and its text, or reasons under each other. */
  how: readonly [label: string, text: string][]
  reasons?: readonly string[]
  score?: number | null
  open: 'hit' | 'near'
  action: string
  kept?: Record<string, string>
  at: number
}

/** One name with its entry. */
export const MetItem = ({ c, met, company, how, reasons = [], score = null, open, action, kept = {}, at }: Shown) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const undecided = open === 'hit' ? say('Karar bekliyor', 'To be decided') : say('Bakılmadı', 'Not looked at')
  const facts: [string, string][] = [
    [say('Listedeki ad', 'Name in the list'), met.eslesen === met.kayit_adi ? met.kayit_adi : `${met.kayit_adi} (${met.eslesen})`],
    ...how,
    [say('Program', 'Programme'), met.program],
    [say('Doğum', 'Born'), met.dogum.join(', ')],
    [say('Uyruk', 'Nationality'), met.uyruk.join(', ')],
    [
      say('Karar veren', 'Decided by'),
      met.karar ? `${met.karar.karar_veren}, ${timeText(c, met.karar.tarih)}${met.karar.not ? `: ${met.karar.not}` : ''}` : '',
    ],
  ]
  return (
    <li>
      <div>
        <h3>
          {met.ad}
          {[met.rol, company].filter(Boolean).map((text) => (
            <span class="quiet"> · {text}</span>
          ))}
        </h3>
        <p>
          <span class={`badge ${met.karar !== null ? 'soft' : open === 'hit' ? 'bad' : 'warn'}`}>
            {met.karar === null ? undecided : DECISION_NAMES[met.karar.karar][language]}
          </span>{' '}
          {score !== null && `${score.toFixed(2)} · `}
          {language === 'tr' ? met.liste_ad : met.liste_ad_en} · <span class="code">{met.liste_kaydi}</span>
        </p>
        <dl>
          {facts
            .filter(([, text]) => text !== '')
            .map(([label, text]) => (
              <>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </>
            ))}
        </dl>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((text) => (
              <li>{text}</li>
            ))}
          </ul>
        )}
        <DecisionForm c={c} action={action} met={met} kept={kept} at={at} />
      </div>
    </li>
  )
}
