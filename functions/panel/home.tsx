import { addDays, dayIn, daysBetween } from '../../lib/domain/kernel/dates.ts'
import { roleName } from '../../lib/domain/company/texts.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { listKeys } from '../../lib/store/accounts.ts'
import { listTermEnds, type StoredTermEnd } from '../../lib/store/companies.ts'
import { countOpenCases } from '../../lib/store/desk.ts'
import { signersPage } from '../../lib/store/signer-states.ts'
import { type UnderWay, type Workday, workday } from '../../lib/store/workspace.ts'
import { deskOf } from './desk.tsx'
import { withUsage } from './keys.tsx'
import { dayText, Empty, Progress, show } from './layout.tsx'
import { companyPath, nameOf, owner } from './own.ts'
import { FIRST_ASKED } from './signer-states.tsx'
import { type Visit, visitorIn } from './visit.ts'

/** Terms that end within this many days are the day's work; so are those that ended. */
const SOON_DAYS = 30
const SHOWN = 6

/** The midnight, Turkish time, with which yesterday began. Türkiye keeps one offset all year. */
const sinceYesterday = (now: Date): Date => new Date(`${addDays(dayIn(now), -1)}T00:00:00+03:00`)

const Figure = ({ href, count, children }: { href: string; count: number; children: string }) => (
  <li>
    <a href={href}>
      <strong>{count}</strong> {children}
    </a>
  </li>
)

const UnderWayItem = ({ c, item }: { c: Visit; item: UnderWay }) => {
  const say = c.get('say')
  const { language } = c.get('deps')
  const done = item.stage === 'profile' ? item.processed : item.archived
  return (
    <li>
      <div>
        <h3>
          <a href={companyPath(item.company)}>{nameOf(item.company)}</a>
        </h3>
        {item.error === null ? (
          <Progress
            id={`ilerleme_${item.company.id}`}
            label={`${STAGES[item.stage][language]}: ${done} / ${item.found} ${say('ilan', 'notices')}`}
            done={done}
            of={item.found}
          />
        ) : (
          <p class="warn">
            {say(
              'Resmî kaynağa ulaşılamıyor; kendiliğinden yeniden denenir.',
              'The official source cannot be reached; it is retried by itself.',
            )}
          </p>
        )}
      </div>
    </li>
  )
}

const Usage = async ({ c, following }: { c: Visit; following: number }) => {
  const say = c.get('say')
  const { plan, companyAllowance, hourlyLimit, account } = visitorIn(c)
  const keys = await withUsage(c, await listKeys(c.get('deps').db, account))
  const [busiest] = keys.filter(({ used }) => used !== null).sort((a, b) => (b.used ?? 0) - (a.used ?? 0))
  return (
    <section class="card" aria-labelledby="kullanim">
      <h2 id="kullanim">{say('Kullanım', 'Usage')}</h2>
      <p>
        <label for="kota">{say('Şirket hakkı', 'Company allowance')}</label>
        <meter id="kota" min={0} max={Math.max(1, companyAllowance)} value={following} /> {following} / {companyAllowance} (
        {say('paket', 'plan')} {plan})
      </p>
      {busiest && (
        <p>
          <label for="saatlik">{say('Bu saatin istekleri', 'Requests of this hour')}</label>
          <meter id="saatlik" min={0} max={Math.max(1, hourlyLimit)} value={busiest.used ?? 0} /> {busiest.used} / {hourlyLimit} (
          {say('en çok kullanılan anahtar', 'busiest key')}: {busiest.label})
        </p>
      )}
      <p>
        {say(`Her API anahtarı saatte ${hourlyLimit} istek yapabilir.`, `Each API key may make ${hourlyLimit} requests an hour.`)}{' '}
        <a href="/panel/anahtarlar/">{say('Anahtar anahtar kullanım', 'Usage key by key')}</a>
      </p>
    </section>
  )
}

const Changed = ({ c, day }: { c: Visit; day: Workday }) => {
  const say = c.get('say')
  const { language } = c.get('deps')
  return (
    <section class="card" aria-labelledby="degisen">
      <h2 id="degisen">{say('Dünden beri değişenler', 'Changed since yesterday')}</h2>
      {day.changes.length === 0 ? (
        <p class="quiet">{say('Dünden beri değişiklik yok.', 'Nothing changed since yesterday.')}</p>
      ) : (
        <ol class="timeline">
          {day.changes.map((change) => (
            <li>
              <a href={`${companyPath(change.company)}#degisiklikler`}>{nameOf(change.company)}</a>
              <br />
              {change.detail.summary[language]}
            </li>
          ))}
        </ol>
      )}
      {day.changed > day.changes.length && (
        <p>
          <a href="/panel/degisiklikler/">{say(`Tümü (${day.changed})`, `All (${day.changed})`)}</a>
        </p>
      )}
    </section>
  )
}

const Ending = ({ c, soon }: { c: Visit; soon: StoredTermEnd[] }) => {
  const say = c.get('say')
  const { language, today } = c.get('deps')
  return (
    <section class="card" aria-labelledby="biten">
      <h2 id="biten">{say('Yakında biten görevler', 'Terms that end soon')}</h2>
      {soon.length === 0 ? (
        <p class="quiet">{say(`${SOON_DAYS} gün içinde biten görev yok.`, `No term ends within ${SOON_DAYS} days.`)}</p>
      ) : (
        <ul class="rows">
          {soon.slice(0, SHOWN).map((end) => (
            <li>
              <div>
                <strong>{end.person}</strong> <span class="quiet">{roleName(end.role)[language]}</span>
                <br />
                <a href={companyPath(end.company)}>{nameOf(end.company)}</a>
              </div>
              <span class="badge warn">{say(`${daysBetween(today, end.endsOn)} gün`, `${daysBetween(today, end.endsOn)} days`)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The day's work: what changed since yesterday, what waits for a decision, what ends soon, what is under way. Each leads into it. */
export const home = async (c: Visit) => {
  const { db, now, today, foldCode } = c.get('deps')
  const say = c.get('say')
  const { accountId } = visitorIn(c)
  const [day, ends, cases, signers] = await Promise.all([
    workday(db, accountId, sinceYesterday(now), SHOWN),
    listTermEnds(db, owner(c), addDays(today, SOON_DAYS)),
    countOpenCases(db, deskOf(c)),
    signersPage(db, owner(c), {
      code: FIRST_ASKED,
      amount: null,
      today,
      lostSince: addDays(today, -SOON_DAYS),
      endsBy: addDays(today, SOON_DAYS),
      concern: null,
      foldCode,
      limit: 0,
      offset: 0,
    }),
  ])
  const soon = ends.filter((end) => end.endsOn >= today)
  return show(c, {
    title: say('Bugün', 'Today'),
    lead: `${dayText(c, today)} · ${say(`${day.following} şirket izleniyor`, `${day.following} companies followed`)}`,
    actions: (
      <div class="links">
        <a class="button plain" href="/panel/imza/">
          {say('Kim imzalayabilir?', 'Who may sign?')}
        </a>
        <a class="button" href="/panel/sirketler/#ekle">
          {say('Şirket ekle', 'Add a company')}
        </a>
      </div>
    ),
    body: (
      <>
        {day.following === 0 ? (
          <section>
            <Empty title={say('Henüz şirket izlenmiyor.', 'No company is followed yet.')}>
              <p>
                <a href="/panel/sirketler/#ekle">{say('İlk şirketi ekleyin', 'Add the first one')}</a> {say('ya da', 'or')}{' '}
                <a href="/panel/deneme/">{say('uydurma şirketlerle deneyin', 'try the made-up companies')}</a>.
              </p>
            </Empty>
          </section>
        ) : (
          <ul class="figures">
            <Figure href="/panel/degisiklikler/" count={day.changed}>
              {say('dünden beri değişiklik', 'changes since yesterday')}
            </Figure>
            <Figure href="/panel/masa/" count={cases}>
              {say('açık madde', 'open cases')}
            </Figure>
            <Figure href="/panel/imza-durumu/?neden=imzalayan_yok" count={signers.totals.nobody}>
              {say('şirkette kimse imzalayamaz', 'companies where nobody can sign')}
            </Figure>
            <Figure href="/panel/imza-durumu/?neden=imzaci_kaybi" count={signers.totals.lost}>
              {say(`${SOON_DAYS} günde imzacı kaybı`, `lost a signer in ${SOON_DAYS} days`)}
            </Figure>
            <Figure href="/panel/imza-durumu/" count={signers.totals.open + signers.totals.waiting}>
              {say('şirkette imza durumu bilinmiyor', 'companies whose signing is not known')}
            </Figure>
            <Figure href="/panel/yaptirim/" count={day.hits}>
              {say('karar bekleyen isabet', 'hits to decide')}
            </Figure>
            <Figure href="/panel/yaptirim/benzer/" count={day.near}>
              {say('bakılmamış benzer ad', 'near names unseen')}
            </Figure>
            <Figure href="/panel/gorev-bitisleri/?gun=30" count={soon.length}>
              {say(`${SOON_DAYS} günde biten görev`, `terms ending in ${SOON_DAYS} days`)}
            </Figure>
            <Figure href="/panel/gorev-bitisleri/?gun=30" count={ends.length - soon.length}>
              {say('süresi dolmuş görev', 'terms lapsed')}
            </Figure>
            <Figure href="/panel/sirketler/?hal=hazirlaniyor" count={day.preparing}>
              {say('süren hazırlık', 'preparations under way')}
            </Figure>
          </ul>
        )}
        <div class="cards">
          {day.following > 0 && <Changed c={c} day={day} />}
          {day.following > 0 && <Ending c={c} soon={soon} />}
          {day.underWay.length > 0 && (
            <section class="card" aria-labelledby="suren">
              <h2 id="suren">{say('Süren hazırlıklar', 'Preparations under way')}</h2>
              <ul class="rows">
                {day.underWay.map((item) => (
                  <UnderWayItem c={c} item={item} />
                ))}
              </ul>
            </section>
          )}
          <Usage c={c} following={day.following} />
        </div>
      </>
    ),
  })
}
