import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { logError } from '../../lib/http/app/log.ts'
import { companyRefOf, paging } from '../../lib/http/wire/wire.ts'
import { BULK_OUTCOME_CODES } from '../../lib/http/words/bulk-words.ts'
import { startBulkAdd } from '../../lib/pipeline/bulk-add.ts'
import { bulkAddOf } from '../../lib/store/bulk-adds.ts'
import type { routes } from './contract.ts'

export const bulkAdd: Operation<typeof routes.bulkAdd> = async (c) => {
  const deps = c.get('deps')
  const { sirketler } = c.req.valid('json')
  const given = sirketler.map(({ mudurluk, sicil_no, unvan }) => ({ office: mudurluk, registryNo: sicil_no, title: unvan || null }))
  const sent = (sending: Promise<void>): void => deps.later(sending.catch((error: unknown) => logError('bulk_add_not_sent', error)))
  const { id, wanted } = await startBulkAdd({ ...deps, sent }, deps.principal.accountId, given, deps.principal.sandbox)
  const address = `${deps.baseUrl}/api/v1/sirket-ekle/toplu/${id}/`
  return c.json({ is_kimligi: id, satir: given.length, yeni: wanted, durum_adresi: address }, 202)
}

export const bulkAddState: Operation<typeof routes.bulkAddState> = async (c) => {
  const { db, principal } = c.get('deps')
  const { is_kimligi: id } = c.req.valid('param')
  const { sayfa, adet } = c.req.valid('query')
  const found = await bulkAddOf(db, principal.accountId, id, adet, (sayfa - 1) * adet)
  if (!found || id.startsWith('TE-DENEME-') !== principal.sandbox) throw new Failure('not_found')
  const count = Object.values(found.outcomes).reduce((sum, n) => sum + n, 0)
  return c.json(
    {
      is_kimligi: found.id,
      durum: found.finishedAt === null ? ('suruyor' as const) : ('bitti' as const),
      satir: found.total,
      islenen: count,
      sonuclar: {
        eklendi: found.outcomes.added ?? 0,
        zaten_var: found.outcomes.already ?? 0,
        tekrar: found.outcomes.repeated ?? 0,
        gecersiz_mudurluk: found.outcomes.unknown_office ?? 0,
        gecersiz_sicil: found.outcomes.invalid_number ?? 0,
        kota_doldu: found.outcomes.quota ?? 0,
      },
      baslangic: found.startedAt,
      bitis: found.finishedAt,
      ...paging(found.total, sayfa, adet),
      satirlar: found.rows.map((row) => ({
        satir: row.row,
        mudurluk: row.office,
        sicil_no: row.registryNo,
        unvan: row.title,
        sonuc: row.outcome && BULK_OUTCOME_CODES[row.outcome].code,
        sirket: row.company && companyRefOf(row.company),
      })),
    },
    200,
  )
}
