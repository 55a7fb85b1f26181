import { CATEGORY_NAMES } from '../../lib/domain/report/words.ts'
import { inbox, markAllRead, markRead } from '../../lib/store/workspace.ts'
import { dayText, Empty, Form, pageIn, Pager, Quote, show, timeText } from './layout.tsx'
import { companyPath, nameOf } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

const PATH = '/panel/degisiklikler/'
const PAGE = 30

/** The changes of all companies followed, newest first, each read or unread by the member who looks. */
export const changesPage = async (c: Visit) => {
  const { db, language } = c.get('deps')
  const say = c.get('say')
  const { accountId, email } = visitorIn(c)
  const page = pageIn(c)
  const unreadOnly = c.req.query('okunmamis') === '1'
  const asked = c.req.query('kategori') ?? ''
  const category = Object.hasOwn(CATEGORY_NAMES, asked) ? asked : null
  const found = await inbox(db, accountId, email, { unreadOnly, category, limit: PAGE, offset: (page - 1) * PAGE })
  const query = new URLSearchParams({ ...(unreadOnly ? { okunmamis: '1' } : {}), ...(category ? { kategori: category } : {}) }).toString()
  return show(c, {
    title: say('Değişiklikler', 'Changes'),
    lead: say(
      `${found.unread} okunmamış. Okundu işaretleri yalnız sizindir.`,
      `${found.unread} unread. What is marked as read is so for you alone.`,
    ),
    actions: found.unread > 0 && (
      <Form c={c} action={`${PATH}okundu/`}>
        <input type="hidden" name="sira" value={String(found.last)} />
        <button class="plain">{say('Tümünü okundu say', 'Mark all as read')}</button>
      </Form>
    ),
    body: (
      <>
        <form method="get" action={PATH}>
          <div class="toolbar">
            <p>
              <label for="okunmamis">{say('Göster', 'Show')}</label>
              <select id="okunmamis" name="okunmamis">
                <option value="">{say('Hepsi', 'All')}</option>
                <option value="1" selected={unreadOnly}>
                  {say('Okunmamışlar', 'Unread')}
                </option>
              </select>
            </p>
            <p>
              <label for="kategori">{say('Kategori', 'Category')}</label>
              <select id="kategori" name="kategori">
                <option value="">{say('Hepsi', 'All')}</option>
                {Object.entries(CATEGORY_NAMES).map(([code, name]) => (
                  <option value={code} selected={code === category}>
                    {name[language]}
                  </option>
                ))}
              </select>
            </p>
            <p>
              <button class="plain">{say('Uygula', 'Apply')}</button>
            </p>
          </div>
        </form>
        {found.changes.length === 0 ? (
          <Empty
            title={unreadOnly ? say('Okunmamış değişiklik yok.', 'Nothing is unread.') : say('Henüz değişiklik yok.', 'No changes yet.')}
          >
            <p>{say('Takibe aldığınız günden sonrakiler burada görünür.', 'Those after the day you began to follow are shown here.')}</p>
          </Empty>
        ) : (
          <ul class="rows">
            {found.changes.map((change) => (
              <li>
                <div>
                  <h2 class="small">
                    {!change.read && <span class="badge warn">{say('Yeni', 'New')}</span>}{' '}
                    <a href={companyPath(change.company)}>{nameOf(change.company)}</a>
                  </h2>
                  <p>{change.detail.summary[language]}</p>
                  <p class="quiet small-text">
                    {CATEGORY_NAMES[change.detail.category]?.[language]} · {dayText(c, change.detail.on)} · {say('bulundu', 'found')}{' '}
                    {timeText(c, change.addedAt)}
                  </p>
                  {change.detail.source && <Quote c={c} source={change.detail.source} />}
                </div>
                <Form c={c} action={PATH}>
                  <input type="hidden" name="sira" value={String(change.sequence)} />
                  <input type="hidden" name="okundu" value={change.read ? '0' : '1'} />
                  <input type="hidden" name="donus" value={query} />
                  <button class="plain small-text">
                    {change.read ? say('Okunmadı say', 'Mark as unread') : say('Okundu', 'Read')}
                    <span class="hidden">
                      {' '}
                      {nameOf(change.company)}: {change.detail.summary[language]}
                    </span>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        <Pager say={say} page={page} pages={Math.ceil(found.total / PAGE)} path={query === '' ? PATH : `${PATH}?${query}`} />
      </>
    ),
  })
}

const sequenceIn = (c: Visit): number => Number(/^\d{1,15}$/.exec(c.get('form').sira ?? '')?.[0] ?? 0)

/** Marks one change as read, or as unread. */
export const markOne = async (c: Visit) => {
  const { okundu, donus } = c.get('form')
  await markRead(c.get('deps').db, visitorIn(c).email, [sequenceIn(c)], okundu === '1')
  const back = new URLSearchParams(donus ?? '').toString()
  return c.redirect(back === '' ? PATH : `${PATH}?${back}`, 303)
}

/** Marks all changes that were there when the page was made as read. */
export const markEverything = async (c: Visit) => {
  await markAllRead(c.get('deps').db, visitorIn(c).email, sequenceIn(c))
  return c.redirect(PATH, 303)
}
