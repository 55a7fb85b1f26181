import { Failure } from '../../lib/domain/kernel/errors.ts'
import { reportDifference } from '../../lib/domain/report/difference.ts'
import { checkPage } from '../../lib/domain/report/document.ts'
import { REPORT_ID } from '../../lib/domain/report/id.ts'
import { SEALS } from '../../lib/domain/report/names.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { reportPdfUrl, reportWire } from '../../lib/http/wire/report-wire.ts'
import { paging } from '../../lib/http/wire/wire.ts'
import { findReport, type IssuedReport, listReports } from '../../lib/store/reports.ts'
import type { routes } from './contract.ts'

export const list: Operation<typeof routes.list> = async (c) => {
  const { db, principal, baseUrl } = c.get('deps')
  const { sayfa, adet, dil } = c.req.valid('query')
  const { total, reports } = await listReports(db, principal, adet, (sayfa - 1) * adet)
  return c.json(
    {
      ...paging(total, sayfa, adet),
      raporlar: reports.map(({ id, digest, seal, issuedOn, company, code }) => ({
        rapor_kimligi: id,
        sirket: company,
        muhur: seal,
        muhur_ad: SEALS[seal].name[dil],
        icerik_ozeti: digest,
        uretim_tarihi: issuedOn,
        adres: `${baseUrl}/api/v1/raporlar/${id}/`,
        pdf: reportPdfUrl(baseUrl, company.id, id),
        dogrulama: checkPage({ baseUrl, code }, id),
      })),
    },
    200,
  )
}

export const detail: Operation<typeof routes.detail> = async (c) => {
  const { db, principal, baseUrl } = c.get('deps')
  const id = c.req.valid('param').rapor_kimligi
  const found = REPORT_ID.test(id) ? await findReport(db, principal, id) : null
  if (!found) throw new Failure('not_found')
  return c.json(reportWire(found, c.req.valid('query').dil, baseUrl), 200)
}

const headOf = ({ id, issuedOn, snapshot }: IssuedReport) => ({
  rapor_kimligi: id,
  uretim_tarihi: issuedOn,
  muhur: snapshot.muhur.kod,
  ilan_sayisi: snapshot.ilan_sayisi,
})

export const difference: Operation<typeof routes.difference> = async (c) => {
  const { db, principal } = c.get('deps')
  const { rapor_kimligi, sonraki } = c.req.valid('param')
  const find = (id: string) => (REPORT_ID.test(id) ? findReport(db, principal, id) : null)
  const [from, to] = await Promise.all([find(rapor_kimligi), find(sonraki)])
  if (!from || !to) throw new Failure('not_found')
  if (from.snapshot.sirket.id !== to.snapshot.sirket.id)
    throw new Failure('invalid_parameter', {
      field: 'sonraki',
      note: { tr: 'İki rapor aynı şirketin olmalıdır.', en: 'Both reports must be of the same company.' },
    })
  const { differences, notices } = reportDifference(from.snapshot, to.snapshot)
  return c.json(
    {
      sirket: to.snapshot.sirket,
      onceki: headOf(from),
      sonraki: headOf(to),
      adet: differences.length,
      farklar: differences.map(({ section, kind, about, field, before, after, source }) => ({
        bolum: section,
        tur: kind,
        konu: about,
        alan: field,
        onceki: before,
        sonraki: after,
        kaynak: source,
      })),
      ilanlar: notices,
    },
    200,
  )
}
