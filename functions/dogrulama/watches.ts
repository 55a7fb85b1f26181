/** Watches of an authority: what an account asks to be told of. */
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { answerOn, nextAsking, toldQuestion, type WatchQuestion } from '../../lib/domain/watch/authority.ts'
import { MOST_WATCHES } from '../../lib/domain/watch/limit.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { signersQuestionOf } from '../../lib/http/wire/signing-question.ts'
import { companyRefOf, paging } from '../../lib/http/wire/wire.ts'
import { createWatch as keep, deleteWatch as remove, type ListedWatch, listWatches as list, watchById } from '../../lib/store/watches.ts'
import type { WatchWire, watchRoutes } from './watch-contract.ts'

const wire = ({ id, company, question, answer, askedOn, turnedAt, createdAt }: ListedWatch): WatchWire => ({
  id,
  sirket: companyRefOf(company),
  soru: toldQuestion(question),
  sonuc: answer.verdict,
  gerekceler: answer.reasons,
  soruldu: askedOn,
  son_degisme: turnedAt,
  olusturma: createdAt,
})

const watchNumber = (id: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Failure('not_found')
  return Number(id)
}

/** A profile that is built while it is asked: the question is asked of the new one. */
const TRIES = 5

export const createWatch: Operation<typeof watchRoutes.createWatch> = async (c) => {
  const deps = c.get('deps')
  const { sirket_id, kisi, birlikte, ...act } = c.req.valid('json')
  const { transaction, amount, currency } = signersQuestionOf(act, deps.today)
  const question: WatchQuestion = { person: kisi || null, coSigners: birlikte ?? [], transaction, amount, currency }
  for (let tried = 0; tried < TRIES; tried++) {
    const { company, record, version } = await loadCompany(deps, String(sirket_id))
    const asked = {
      question,
      answer: answerOn(record, question, deps.today),
      until: nextAsking(record, question, deps.today),
      version: version,
      askedOn: deps.today,
    }
    const { watch, stale } = await keep(deps.db, deps.principal.accountId, company.id, asked, MOST_WATCHES)
    if (watch) return c.json(wire(watch), 201)
    if (!stale) throw new Failure('watch_limit')
  }
  throw new Error('the profile changes faster than it is asked')
}

export const listWatches: Operation<typeof watchRoutes.listWatches> = async (c) => {
  const deps = c.get('deps')
  const { sirket_id, sayfa, adet } = c.req.valid('query')
  const companyId = sirket_id === undefined ? null : (await loadCompany(deps, sirket_id)).company.id
  const { total, watches } = await list(deps.db, deps.principal, { companyId, limit: adet, offset: (sayfa - 1) * adet })
  return c.json({ ...paging(total, sayfa, adet), izlemeler: watches.map(wire) }, 200)
}

export const watch: Operation<typeof watchRoutes.watch> = async (c) => {
  const { db, principal } = c.get('deps')
  const found = await watchById(db, principal, watchNumber(c.req.valid('param').izleme_id))
  if (!found) throw new Failure('not_found')
  return c.json(wire(found), 200)
}

export const deleteWatch: Operation<typeof watchRoutes.deleteWatch> = async (c) => {
  const { db, principal } = c.get('deps')
  if (!(await remove(db, principal, watchNumber(c.req.valid('param').izleme_id)))) throw new Failure('not_found')
  return c.body(null, 204)
}
