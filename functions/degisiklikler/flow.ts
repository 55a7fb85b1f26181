/** What shows that nothing is missing: how far the gazette was read, and a digest of what was told. */
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { reconcile as digest } from '../../lib/store/changes.ts'
import { flowOf } from '../../lib/store/flow.ts'
import { MOST_RECONCILED, type routes } from './contract.ts'

export const flow: Operation<typeof routes.flow> = async (c) => {
  const { db, principal, today } = c.get('deps')
  const { last, settledOn, openDays, lastChange, lastEvent } = await flowOf(db, principal, today)
  return c.json(
    {
      son_sayi: last && {
        gun: last.day,
        sayi: last.issue,
        okundu: last.readAt,
        kesinlesti: last.settled,
        ilan_sayisi: last.listed,
        sizin_ilan_sayisi: last.theirs,
      },
      gazete_kesinlesen: settledOn,
      acik_gunler: openDays,
      son_sira: lastChange,
      son_olay_sira: lastEvent,
    },
    200,
  )
}

const refused = (field: string, tr: string, en: string): Failure => new Failure('invalid_parameter', { field, note: { tr, en } })

export const reconcile: Operation<typeof routes.reconcile> = async (c) => {
  const { db, principal } = c.get('deps')
  const { bas_sira: from, son_sira: until } = c.req.valid('json')
  if (until < from) throw refused('son_sira', 'bas_sira numarasından küçük olamaz.', 'Cannot be lower than bas_sira.')
  if (until - from >= MOST_RECONCILED)
    throw refused('son_sira', `Bir istekte en çok ${MOST_RECONCILED} numara.`, `At most ${MOST_RECONCILED} numbers in a request.`)
  const { first, last, count, digest: ozet } = await digest(db, principal, from, until)
  if (from < first) throw refused('bas_sira', `En küçük sıra ${first}.`, `The lowest number is ${first}.`)
  if (until > last) throw refused('son_sira', `En büyük sıra ${last}.`, `The highest number is ${last}.`)
  return c.json({ bas_sira: from, son_sira: until, adet: count, ozet }, 200)
}
