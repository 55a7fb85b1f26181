import { addDays } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { recordOn } from '../../lib/domain/company/fold/timeline.ts'
import { companySubjects } from '../../lib/domain/screening/company-names.ts'
import { foldName } from '../../lib/domain/screening/keys.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { paging } from '../../lib/http/wire/wire.ts'
import { screenNear } from '../../lib/pipeline/screening.ts'
import { addDecision, confirmDecision, listDecisions, type StoredDecision } from '../../lib/store/screenings.ts'
import type { routes } from './contract.ts'
import { subjectOf } from './screen.ts'

/** What was decided of the listed one itself is the compliance role's alone: here it is only being looked into. */
const wire = ({
  id,
  companyId,
  name,
  list,
  entryId,
  decision,
  note,
  decidedBy,
  at,
  pending,
  confirmedBy,
  confirmedAt,
  holds,
}: StoredDecision) => {
  const kept = decision === 'same'
  return {
    id,
    sirket_id: companyId,
    ad: name,
    liste: list,
    liste_kaydi: entryId,
    karar: kept ? ('incelemede' as const) : ('farkli_kisi' as const),
    not: kept ? null : note,
    karar_veren: kept ? '' : decidedBy,
    tarih: at,
    onaylayan: kept ? null : confirmedBy,
    onay_tarihi: kept ? null : confirmedAt,
    onay_bekliyor: !kept && pending,
    gecerli: holds && !pending,
  }
}

/** Days in which frozen assets are reported to MASAK from the day the match is known (6415 s.K. Yönetmelik). */
const REPORT_DAYS = 7

/** A decision can be made only on a hit or near name that there is: of this name, today, in this entry as it now stands. */
export const decide: Operation<typeof routes.decide> = async (c) => {
  const deps = c.get('deps')
  const { db, principal, today } = deps
  const { ad, no, sirket_id, liste, liste_kaydi, karar, not, karar_veren } = c.req.valid('json')
  const companyId = sirket_id ?? null
  const given = subjectOf({ ad, no }, '')
  const subjects =
    companyId === null
      ? [given]
      : await loadCompany(deps, String(companyId)).then(({ record }) =>
          record === null
            ? []
            : companySubjects(recordOn(record, today), today, true).filter(({ name }) => foldName(name) === foldName(ad)),
        )
  const { hits, near } = await screenNear(db, subjects, today, { accountId: principal.accountId, companyId })
  const hit = [...hits, ...(near ?? [])].find(({ list, entryId }) => list === liste && entryId === liste_kaydi)
  if (!hit)
    throw new Failure('not_found', {
      note: {
        tr: 'Bu adın bu liste kaydında bugün isabeti ya da benzeri yok.',
        en: 'This name has no hit and no near name in this list entry today.',
      },
    })
  const stored = await addDecision(
    db,
    {
      accountId: principal.accountId,
      keyId: principal.keyId,
      companyId,
      list: liste,
      entryId: liste_kaydi,
      identity: hit.identity,
      name: ad,
      nameKey: foldName(ad),
      decision: karar === 'ayni_kisi' ? 'same' : 'other',
      note: not || null,
      decidedBy: karar_veren,
    },
    addDays(today, REPORT_DAYS),
    principal.compliance === true,
  )
  if (stored === 'case')
    throw new Failure('invalid_parameter', {
      field: 'karar',
      note: {
        tr: 'Bu ad uyum biriminin incelemesinde; kararı yalnız uyum rolü, hesap panelinde değiştirir.',
        en: 'The compliance unit is looking into this name; only the compliance role changes the decision, in the account panel.',
      },
    })
  return c.json(wire(stored), 201)
}

export const confirm: Operation<typeof routes.confirm> = async (c) => {
  const { db, principal } = c.get('deps')
  const { onaylayan } = c.req.valid('json')
  const confirmed = await confirmDecision(db, principal.accountId, c.req.valid('param').karar_id, onaylayan)
  if (confirmed === 'missing') throw new Failure('not_found')
  if (confirmed === 'same_person')
    throw new Failure('invalid_parameter', {
      field: 'onaylayan',
      note: { tr: 'Kararı veren kendi kararını onaylayamaz.', en: 'Who made the decision cannot confirm it.' },
    })
  return c.json(wire(confirmed), 200)
}

export const decisions: Operation<typeof routes.decisions> = async (c) => {
  const { db, principal } = c.get('deps')
  const { sayfa, adet } = c.req.valid('query')
  const { total, decisions: found } = await listDecisions(db, principal.accountId, adet, (sayfa - 1) * adet)
  return c.json({ ...paging(total, sayfa, adet), kararlar: found.map(wire) }, 200)
}
