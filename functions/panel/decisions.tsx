/** What was decided on names that met a list, by whom and why, and the second person's confirmation. */
import { LISTS } from '../../lib/domain/screening/lists.ts'
import { DECISION_NAMES } from '../../lib/domain/screening/words.ts'
import { listDecisions, type StoredDecision } from '../../lib/store/screenings.ts'
import { allowed } from './doing.ts'
import { refusalText } from './fields.ts'
import { ask, Refused } from './groups.ts'
import { Form, pageIn, Pager, show, timeText } from './layout.tsx'
import { Parts } from './screening-work.tsx'
import { type Visit, visitorIn } from './visit.ts'

const PATH = '/panel/yaptirim/kararlar/'
const PAGE = 30

const DecisionItem = ({ c, item }: { c: Visit; item: StoredDecision }) => {
  const say = c.get('say')
  const { language } = c.get('deps')
  const { role, email } = visitorIn(c)
  // What is decided of the listed one itself, and why, the compliance role alone may know.
  const shown = item.decision === 'other' || role === 'compliance'
  const confirmable = shown && item.pending && item.decidedBy !== email && allowed(c, PATH)
  const name =
    item.decision === 'other'
      ? DECISION_NAMES.farkli_kisi[language]
      : shown
        ? say('Aynı kişi', 'The same')
        : DECISION_NAMES.incelemede[language]
  return (
    <li>
      <div>
        <h2>{item.name}</h2>
        <p>
          <span class={`badge ${item.pending && shown ? 'warn' : item.holds ? 'soft' : 'bad'}`}>
            {item.pending && shown ? say('İkinci kişinin onayını bekliyor', 'Awaits a second person') : name}
          </span>{' '}
          {item.pending && shown && `${name} · `}
          {LISTS[item.list][language]} · <span class="code">{item.entryId}</span>
        </p>
        {!item.holds && (
          <p class="note warn">
            {say(
              'Liste kaydı değişti ya da listeden çıktı; bu karar artık geçerli değil.',
              'The entry changed or left the list; this decision does not hold any more.',
            )}
          </p>
        )}
        <p class="quiet">
          {shown ? `${item.decidedBy}, ${timeText(c, item.at)}${item.note ? `: ${item.note}` : ''}` : timeText(c, item.at)}
          {shown && item.confirmedBy && ` · ${say('onaylayan', 'confirmed by')}: ${item.confirmedBy}`}
          {item.companyId === null ? (
            ` · ${say('şirket dışında soruldu', 'asked outside any company')}`
          ) : (
            <>
              {' · '}
              <a href={`/panel/sirketler/${item.companyId}/yaptirim/`}>{say('şirket', 'company')}</a>
            </>
          )}
        </p>
        {confirmable && (
          <Form c={c} action={PATH}>
            <input type="hidden" name="karar" value={String(item.id)} />
            <p>
              <button>
                {say('Kararı onayla', 'Confirm the decision')}
                <span class="hidden">
                  {' '}
                  {item.name}, {item.entryId}
                </span>
              </button>
            </p>
          </Form>
        )}
      </div>
    </li>
  )
}

const pageWith = async (c: Visit, refused: Refused | null) => {
  const say = c.get('say')
  const page = pageIn(c)
  const { total, decisions } = await listDecisions(c.get('deps').db, visitorIn(c).accountId, PAGE, (page - 1) * PAGE)
  return show(c, {
    title: say('Kararlar', 'Decisions'),
    status: refused ? refused.status : 200,
    error: refused && refusalText(c, refused),
    done:
      c.req.query('oldu') === 'onay' && !refused ? say('Karar onaylandı; artık geçerlidir.', 'The decision is confirmed and holds.') : null,
    body: (
      <>
        <Parts c={c} path={PATH} />
        {decisions.length === 0 && <p>{say('Henüz karar verilmedi.', 'Nothing was decided yet.')}</p>}
        <ul class="rows">
          {decisions.map((item) => (
            <DecisionItem c={c} item={item} />
          ))}
        </ul>
        <Pager say={say} page={page} pages={Math.ceil(total / PAGE)} path={PATH} />
      </>
    ),
  })
}

/** The account's decisions, the latest first. */
export const decisionsPage = (c: Visit) => pageWith(c, null)

/** Confirms a decision of somebody else under the visitor's address. */
export const confirmDecided = async (c: Visit) => {
  const { karar } = c.get('form')
  const json = { onaylayan: visitorIn(c).email.slice(0, 200) }
  try {
    await ask(c, 'YAPTIRIM', `/api/v1/yaptirim/kararlar/${/^\d{1,15}$/.test(karar ?? '') ? karar : 0}/onay/`, { method: 'POST', json })
    return c.redirect(`${PATH}?oldu=onay`, 303)
  } catch (error) {
    if (error instanceof Refused) return pageWith(c, error)
    throw error
  }
}
