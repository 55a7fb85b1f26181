import { SANDBOX_COMPANIES } from '../../lib/domain/sandbox/scenes.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { listCompanies } from '../../lib/store/companies.ts'
import { noticesText, show } from './layout.tsx'
import { stageTone } from './companies.tsx'
import { companyPath, nameOf, principalOf } from './own.ts'
import type { Visit } from './visit.ts'

const MOST = 100

/** The made-up companies, which every account may look at and which cost nothing of its plan. */
export const sandboxPage = async (c: Visit) => {
  const { db, language } = c.get('deps')
  const say = c.get('say')
  const { companies } = await listCompanies(db, principalOf(c, true), MOST, 0)
  return show(c, {
    title: say('Deneme şirketleri', 'Sandbox companies'),
    body: (
      <>
        <p>
          {say(
            'Uydurma şirketler: imza kontrolü ve raporlar burada denenebilir, paketten düşülmez. Raporları deneme ' +
              'verisi olduklarını söyler.',
            'Made-up companies: signing checks and reports can be tried here and count against no plan. Their reports ' +
              'say that they are sandbox data.',
          )}
        </p>
        <p>
          <a href={`/deneme?dil=${language}`}>
            {say('Saat ve sahneler: API ile nasıl oynatılır', 'Clock and scenes: how to play them by the API')}
          </a>
        </p>
        <ul class="rows">
          {companies.map((company) => (
            <li>
              <div>
                <h2 class="small">
                  <a href={companyPath(company)}>{nameOf(company)}</a>
                </h2>
                <p class="quiet">
                  {company.code} · {company.office} {company.registryNo} · {noticesText(say, company.noticeCount)}
                </p>
                <p>{SANDBOX_COMPANIES.find(({ code }) => code === company.code)?.teaches[language]}</p>
              </div>
              <p class="badges">
                <span class={`badge ${stageTone(company.stage)}`}>{STAGES[company.stage][language]}</span>
              </p>
            </li>
          ))}
        </ul>
      </>
    ),
  })
}
