import { Failure } from '../../lib/domain/kernel/errors.ts'
import { foldName } from '../../lib/domain/screening/keys.ts'
import { DECISIONS } from '../../lib/domain/screening/record.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { paging } from '../../lib/http/wire/wire.ts'
import { screen } from '../../lib/pipeline/screening.ts'
import { addDecision, listDecisions, type StoredDecision } from '../../lib/store/screenings.ts'
import type { routes } from './contract.ts'
import { subjectOf } from './screen.ts'

const wire = ({ id, name, list, entryId, decision, note, decidedBy, at, holds }: StoredDecision) => ({
  id,
  ad: name,
  liste: list,
  liste_kaydi: entryId,
  karar: DECISIONS[decision],
  not: note,
  karar_veren: decidedBy,
  tarih: at,
  gecerli: holds,
})

/** A decision can be made only on a hit that there is: of this name, today, in this entry as it now stands. */
export const decide: Operation<typeof routes.decide> = async (c) => {
  const { db, principal, today } = c.get('deps')
  const { ad, no, liste, liste_kaydi, karar, not, karar_veren } = c.req.valid('json')
  const { hits } = await screen(db, [subjectOf({ ad, no }, '')], today)
  const hit = hits.find(({ list, entryId }) => list === liste && entryId === liste_kaydi)
  if (!hit)
    throw new Failure('not_found', {
      note: { tr: 'Bu adın bu liste kaydında bugün isabeti yok.', en: 'This name has no hit in this list entry today.' },
    })
  const stored = await addDecision(db, {
    accountId: principal.accountId,
    keyId: principal.keyId,
    list: liste,
    entryId: liste_kaydi,
    digest: hit.digest,
    name: ad,
    nameKey: foldName(ad),
    decision: karar === 'ayni_kisi' ? 'same' : 'other',
    note: not || null,
    decidedBy: karar_veren,
  })
  return c.json(wire(stored), 201)
}

export const decisions: Operation<typeof routes.decisions> = async (c) => {
  const { db, principal } = c.get('deps')
  const { sayfa, adet } = c.req.valid('query')
  const { total, decisions: found } = await listDecisions(db, principal.accountId, adet, (sayfa - 1) * adet)
  return c.json({ ...paging(total, sayfa, adet), kararlar: found.map(wire) }, 200)
}
