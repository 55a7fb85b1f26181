import { Failure } from '../../lib/domain/kernel/errors.ts'
import { objectionTo } from '../../lib/domain/settling/cases.ts'
import { answerTo } from '../../lib/domain/settling/words.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { companyRefOf, paging } from '../../lib/http/wire/wire.ts'
import { noticeDetail } from '../../lib/store/notices.ts'
import { listObjections, type Objection, raiseObjection } from '../../lib/store/objections.ts'
import type { routes } from './contract.ts'
import { noticeNumber } from './notices.ts'

const wire = ({ id, caseId, company, noticeId, factId, claim, evidence, at, decision, decidedAt }: Objection) => ({
  id,
  madde: caseId,
  sirket: companyRefOf(company),
  ilan_id: noticeId,
  olgu: factId,
  aciklama: claim,
  dayanak: evidence,
  zaman: at,
  durum: decision === null ? ('alindi' as const) : ('yanitlandi' as const),
  yanit: decision === null ? null : answerTo(decision, decidedAt ?? at),
})

/** Unanswered objections of one account. */
const MOST_OPEN = 50

export const objectTo: Operation<typeof routes.object> = async (c) => {
  const { db, principal } = c.get('deps')
  if (principal.sandbox) throw new Failure('sandbox_unsupported')
  const { olgu, aciklama, dayanak } = c.req.valid('json')
  const notice = await noticeDetail(db, principal, noticeNumber(c.req.valid('param').ilan_id))
  const fact = notice?.stated.find(({ id }) => id === olgu)
  if (!notice || !fact) throw new Failure('not_found')
  const { boxes: _boxes, ...stated } = fact
  const raised = await raiseObjection(
    db,
    principal.accountId,
    objectionTo({ ...stated, noticeId: notice.id }),
    { claim: aciklama, evidence: dayanak || null },
    MOST_OPEN,
  )
  if (!raised)
    throw new Failure('invalid_parameter', {
      note: {
        tr: `Bir hesabın en çok ${MOST_OPEN} yanıtlanmamış itirazı olabilir; yanıtlarını bekleyin.`,
        en: `An account has at most ${MOST_OPEN} unanswered objections; wait for the answers.`,
      },
    })
  return c.json(wire(raised), 201)
}

export const objections: Operation<typeof routes.objections> = async (c) => {
  const { db, principal } = c.get('deps')
  const { sayfa, adet } = c.req.valid('query')
  const { total, objections: found } = await listObjections(db, principal.accountId, { limit: adet, offset: (sayfa - 1) * adet })
  return c.json({ ...paging(total, sayfa, adet), itirazlar: found.map(wire) }, 200)
}
