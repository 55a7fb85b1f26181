import type { R2Bucket } from '@cloudflare/workers-types'
import { addDays, parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { readRequests } from '../../lib/platform/request-log.ts'
import { dayText, Empty, show, Table } from './layout.tsx'
import { type Visit, visitorIn } from './visit.ts'

/** Days that are kept. */
const DAYS = 30

const timeOf = (c: Visit, instant: string): string =>
  new Intl.DateTimeFormat(c.get('deps').language, { timeZone: 'Europe/Istanbul', timeStyle: 'medium' }).format(new Date(instant))

/** What the account's keys asked on a day: method, path, status and the id to name when asking about it; never the query. */
export const requestsPage = async (c: Visit) => {
  const say = c.get('say')
  const { today } = c.get('deps')
  const asked = c.req.query('gun') ?? today
  const day = parseIsoDate(asked) !== null && asked <= today && asked > addDays(today, -DAYS) ? asked : today
  const { requests, more } = await readRequests(c.env.ARCHIVE as R2Bucket, day, visitorIn(c).accountId)
  return show(c, {
    title: say('İstek günlüğü', 'Request log'),
    body: (
      <>
        <form method="get" class="toolbar">
          <p>
            <label for="gun">{say('Gün (son 30 gün)', 'Day (of the last 30)')}</label>
            <input id="gun" name="gun" type="date" value={day} min={addDays(today, 1 - DAYS)} max={today} />
          </p>
          <p>
            <button>{say('Göster', 'Show')}</button>
          </p>
        </form>
        {requests.length === 0 ? (
          <Empty title={say(`${dayText(c, day)} günü istek yok.`, `No requests on ${dayText(c, day)}.`)} />
        ) : (
          <Table
            label={say('İstekler', 'Requests')}
            heads={[
              say('Saat', 'Time'),
              say('İstek', 'Request'),
              say('Durum', 'Status'),
              'ms',
              say('Anahtar', 'Key'),
              say('İstek kimliği', 'Request id'),
            ]}
            naming={1}
            number={[3]}
            rows={requests.map((request) => [
              timeOf(c, request.at),
              <span class="code">
                {request.method} {request.path}
              </span>,
              request.status,
              request.ms,
              <span class="code">{request.key}</span>,
              <span class="code">{request.id}</span>,
            ])}
          />
        )}
        {more && <p class="quiet">{say('Günün daha eski istekleri gösterilmedi.', 'Older requests of the day are not shown.')}</p>}
      </>
    ),
  })
}
