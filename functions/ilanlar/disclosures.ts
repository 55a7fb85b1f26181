import type { MatchedBy } from '../../lib/domain/disclosure/match.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { inOrder } from '../../lib/http/app/input.ts'
import { companyRefOf, paging } from '../../lib/http/wire/wire.ts'
import { listDisclosures } from '../../lib/store/disclosures.ts'
import type { routes } from './contract.ts'

const MATCHES = { registry_number: 'sicil_no', mersis: 'mersis', title: 'unvan', settled: 'karar' } as const satisfies Record<
  MatchedBy,
  string
>

export const disclosures: Operation<typeof routes.disclosures> = async (c) => {
  const { db, principal } = c.get('deps')
  const { tur, baslangic, bitis, sayfa, adet } = inOrder(c.req.valid('query'))
  const found = await listDisclosures(db, companyKey(c.req.valid('param').sirket_id, principal), {
    kind: tur ?? null,
    from: baslangic ?? null,
    until: bitis ?? null,
    limit: adet,
    offset: (sayfa - 1) * adet,
  })
  if (!found) throw new Failure('not_found')
  return c.json(
    {
      sirket: companyRefOf(found.company),
      ...paging(found.total, sayfa, adet),
      bildirimler: found.disclosures.map(({ ref, publishedAt, kind, subject, summary, link, attachments, matchedBy, ...more }) => ({
        kap_id: ref,
        tarih: publishedAt,
        tur: kind,
        konu: subject,
        ozet: summary,
        baglanti: link,
        ekler: attachments.map(({ name, url }) => ({ ad: name, url })),
        eslesme: MATCHES[matchedBy],
        ilgili_paylar: more.relatedStocks,
        duzelttigi: more.corrects,
        duzelten: more.correctedBy,
      })),
    },
    200,
  )
}
