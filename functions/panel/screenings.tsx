import { LISTS } from '../../lib/domain/screening/lists.ts'
import { openHits } from '../../lib/store/screening-work.ts'
import { Empty, pageIn, Pager, show, timeText } from './layout.tsx'
import { companyPath, nameOf } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

const PATH = '/panel/taramalar/'
const PAGE = 30

/** What waits for a decision over all companies: hits of the sanctions lists, or near names. Decided on the company's own page. */
export const screeningsPage = async (c: Visit) => {
  const { db, language, today } = c.get('deps')
  const say = c.get('say')
  const near = c.req.query('tur') === 'benzer'
  const page = pageIn(c)
  const found = await openHits(db, visitorIn(c).accountId, { near, since: today, limit: PAGE, offset: (page - 1) * PAGE })
  return show(c, {
    title: say('Karar bekleyenler', 'To be decided'),
    lead: say(
      `${found.followed} şirketin ${found.screened} tanesi bugün tarandı.`,
      `${found.screened} of ${found.followed} companies were screened today.`,
    ),
    body: (
      <>
        <nav class="pager" aria-label={say('Tür', 'Kind')}>
          <a href={PATH} aria-current={near ? undefined : 'true'}>
            {say('İsabetler', 'Hits')}
          </a>
          <a href={`${PATH}?tur=benzer`} aria-current={near ? 'true' : undefined}>
            {say('Benzer adlar', 'Near names')}
          </a>
        </nav>
        {found.hits.length === 0 ? (
          <Empty title={say('Karar bekleyen yok.', 'Nothing waits for a decision.')} />
        ) : (
          <ul class="rows">
            {found.hits.map(({ company, hit, foundAt }) => (
              <li>
                <div>
                  <h2 class="small">{hit.name}</h2>
                  <p>
                    {LISTS[hit.list][language]} · <span class="code">{hit.entryId}</span>
                  </p>
                  <p class="quiet small-text">
                    {nameOf(company)} · {timeText(c, foundAt)}
                  </p>
                </div>
                <a href={companyPath(company, 'yaptirim/')}>
                  {say('Karar ver', 'Decide')}
                  <span class="hidden">
                    {' '}
                    {hit.name}, {nameOf(company)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <Pager say={say} page={page} pages={Math.ceil(found.total / PAGE)} path={near ? `${PATH}?tur=benzer` : PATH} />
      </>
    ),
  })
}
