import { companyRefOf, paging } from '../../lib/http/wire/wire.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { inOrder } from '../../lib/http/app/input.ts'
import { hitTold } from '../../lib/domain/screening/hit-events.ts'
import { openHits, pastScreenings } from '../../lib/store/screening-work.ts'
import type { routes } from './contract.ts'

export const open: Operation<typeof routes.open> = async (c) => {
  const { db, principal, today } = c.get('deps')
  const { tur, sayfa, adet } = c.req.valid('query')
  const found = await openHits(db, principal.accountId, {
    near: tur === 'benzer',
    since: today,
    limit: adet,
    offset: (sayfa - 1) * adet,
  })
  return c.json(
    {
      ...paging(found.total, sayfa, adet),
      tarama: { takip_edilen: found.followed, bugun_taranan: found.screened, en_eski: found.oldest },
      acik: found.hits.map(({ company, hit, foundAt }) => ({
        sirket: companyRefOf(company),
        ...hitTold(hit),
        dogum: hit.births,
        uyruk: hit.nationalities,
        bulunma: foundAt,
      })),
    },
    200,
  )
}

export const past: Operation<typeof routes.past> = async (c) => {
  const { db, principal } = c.get('deps')
  const { sayfa, adet, anahtar, sirket_id, ...days } = c.req.valid('query')
  const { baslangic, bitis } = inOrder(days)
  const { total, screenings } = await pastScreenings(db, principal.accountId, {
    from: baslangic ?? null,
    until: bitis ?? null,
    key: anahtar ?? null,
    companyId: sirket_id ?? null,
    limit: adet,
    offset: (sayfa - 1) * adet,
  })
  return c.json(
    {
      ...paging(total, sayfa, adet),
      taramalar: screenings.map((each) => ({
        tarama_kimligi: each.id,
        istek_ani: each.askedAt,
        anahtar: each.key,
        sirket_id: each.companyId,
        tarih: each.day,
        taranan: each.asked,
        acik_isabet: each.openHits,
        acik_benzer: each.openNear,
      })),
    },
    200,
  )
}
