import ical, { ICalEventTransparency } from 'ical-generator'
import { addDays, daysBetween } from '../../lib/domain/kernel/dates.ts'
import { roleName, termBasisText } from '../../lib/domain/company/texts.ts'
import type { Operation, PublicDeps, PublicOperation } from '../../lib/http/app/group.ts'
import { ownerOfAddress, SECRET_ADDRESS_HEADERS } from '../../lib/http/app/secret-address.ts'
import { sourceMapper } from '../../lib/http/wire/company-wire.ts'
import { tableAnswer } from '../../lib/http/wire/table-answer.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import { listTermEnds, type StoredTermEnd } from '../../lib/store/companies.ts'
import type { routes } from './contract.ts'
import { TERM_END_COLUMNS } from './tables.ts'

export const termEnds: Operation<typeof routes.termEnds> = async (c) => {
  const deps = c.get('deps')
  const { gun, bicim } = c.req.valid('query')
  const ends = (await listTermEnds(deps.db, deps.principal, addDays(deps.today, gun))).map((end) => wire(deps, end))
  if (bicim !== 'json') {
    const { today, language } = deps
    return tableAnswer({ format: bicim, name: 'gorev-bitisleri', day: today, language, columns: TERM_END_COLUMNS, pages: [ends] })
  }
  return c.json({ gun, bugun: deps.today, adet: ends.length, gorev_bitisleri: ends }, 200)
}

export const termEndCalendar: Operation<typeof routes.termEndCalendar> = async (c) => {
  const deps = c.get('deps')
  const found = await listTermEnds(deps.db, deps.principal, addDays(deps.today, c.req.valid('query').gun))
  return c.body(calendarOf(deps, found), 200, CALENDAR_HEADERS)
}

/** The same without a key, at a member's secret address. */
export const secretCalendar: PublicOperation<typeof routes.secretCalendar> = async (c) => {
  const deps = c.get('deps')
  const owner = await ownerOfAddress(c, 'calendar')
  const found = await listTermEnds(deps.db, owner, addDays(deps.today, c.req.valid('query').gun))
  return c.body(calendarOf(deps, found), 200, { ...CALENDAR_HEADERS, ...SECRET_ADDRESS_HEADERS })
}

const CALENDAR_HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="gorev-bitisleri.ics"',
}

/** Term ends as an iCalendar object (RFC 5545). */
const calendarOf = (deps: PublicDeps, found: readonly StoredTermEnd[]): string => {
  const calendar = ical({
    name: 'Künye: görev bitişleri',
    prodId: { company: 'Künye', product: 'gorev-bitisleri', language: 'TR' },
    ttl: 86_400,
  })
  for (const end of found) {
    const { sirket, isim, sifat, gorev_dayanak, kaynak } = wire(deps, end)
    calendar.createEvent({
      // The id names the seat, not the day: a later profile of the same seat moves the event instead of adding one.
      id: `${end.company.id}-${end.factId}@kunye`,
      // by the day, not the moment: what has not changed is the same text for who asks again
      stamp: new Date(`${deps.today}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      start: end.endsOn,
      end: addDays(end.endsOn, 1),
      summary: `${isim}: ${sifat} görev süresi bitiyor (${sirket.unvan ?? `${sirket.mudurluk} ${sirket.sicil_no}`})`,
      description: `${gorev_dayanak}\n"${kaynak.alinti}"`,
      url: kaynak.gazete_pdf,
    })
  }
  return calendar.toString()
}

const wire = ({ baseUrl, today }: PublicDeps, end: StoredTermEnd) => ({
  sirket: companyRefOf(end.company),
  isim: end.person,
  sifat: roleName(end.role).tr,
  gorev_bitis: end.endsOn,
  kalan_gun: daysBetween(today, end.endsOn),
  suresi_dolmus: end.endsOn < today,
  gorev_dayanak: termBasisText(end.basis).tr,
  kaynak: sourceMapper(
    { notices: [{ id: end.source.noticeId, publishedOn: end.publishedOn, noticeType: end.noticeType }] },
    baseUrl,
  )(end.source),
})
