/** Settling a case over the API: by a member who is signed in, with the same rules as the desk of the panel. */
import type { Context } from 'hono'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { CASE_ID } from '../../lib/domain/settling/decision.ts'
import { effectOf, type Signs } from '../../lib/domain/settling/effect.ts'
import { statementOf } from '../../lib/domain/settling/forms.ts'
import { decisionOf } from '../../lib/domain/settling/words.ts'
import { VERDICT_NAMES } from '../../lib/domain/signing/codes.ts'
import type { PublicDeps, PublicEnv, PublicOperation } from '../../lib/http/app/group.ts'
import { logError } from '../../lib/http/app/log.ts'
import { memberIn } from '../../lib/http/app/session.ts'
import { publishDeliveries } from '../../lib/pipeline/deliver.ts'
import { openCase, settle, type Settler, type Settling, undo, weigh, withdrawUndo } from '../../lib/pipeline/settle.ts'
import type { routes } from './contract.ts'

/** Who settles. Throws as {@link memberIn}; whether the member may is asked with the decision, in its transaction. */
const settlerIn = async (c: Context<PublicEnv>): Promise<Settler> => {
  const { accountId, operator, email } = await memberIn(c, c.get('deps'))
  return { accountId, sandbox: false, operator, email }
}

const caseIdIn = (id: string): string => {
  if (!CASE_ID.test(id)) throw new Failure('not_found')
  return id
}

/** Hands what a decision told to the queue; what is not taken, the sweep sends. */
const sendOn = ({ db, queue, now, later }: PublicDeps): void =>
  later(publishDeliveries({ db, queue: queue(), now: () => now }).catch((error: unknown) => logError('deliveries_not_sent', error)))

type Given = {
  karar: Parameters<typeof decisionOf>[0]
  gerekce: string
  olgular: { tur: Parameters<typeof statementOf>[0]; deger: Record<string, unknown>; alinti: string }[]
  yerine: string[]
}

const settlingOf = ({ karar, gerekce, olgular, yerine }: Given): Settling => ({
  decision: decisionOf(karar),
  reason: gerekce,
  replaces: yerine,
  facts: olgular.map(({ tur, deger, alinti }, at) => {
    try {
      return { ...statementOf(tur, deger), quote: alinti }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      throw new Failure(error.code, { field: `olgular.${at}.deger.${error.field}`, ...(error.note ? { note: error.note } : {}) })
    }
  }),
})

const FORMS = { sole: 'tek_basina', joint: 'birlikte' } as const
const signsWire = ({ verdict, form }: Signs) => ({ sonuc: VERDICT_NAMES[verdict], bicim: form && FORMS[form] })

export const settleByMember: PublicOperation<typeof routes.settle> = async (c) => {
  const deps = c.get('deps')
  const { db, now, today } = deps
  const settler = await settlerIn(c)
  const id = caseIdIn(c.req.valid('param').madde_id)
  const { onizleme, ...given } = c.req.valid('json')
  const settling = settlingOf(given)
  const weighed = weigh(await openCase({ db, today }, settler, id), settler, settling, now)
  const { holds } = onizleme ? weighed : await settle({ db, now, today }, settler, id, settling)
  if (!onizleme) sendOn(deps)
  const { officers, changes, signing, seal } = effectOf(weighed.before, weighed.after, today)
  const texts = [...officers, ...changes]
  return c.json(
    {
      gecerli: holds,
      gereken: weighed.needs,
      kaydedildi: !onizleme,
      etki: {
        metinler: texts.map(({ tr }) => tr),
        metinler_en: texts.map(({ en }) => en),
        imza: signing.map(({ person, before, after }) => ({ isim: person, once: signsWire(before), sonra: signsWire(after) })),
        muhur: { once: seal.before, sonra: seal.after },
      },
    },
    200,
  )
}

export const undoByMember: PublicOperation<typeof routes.undo> = async (c) => {
  const deps = c.get('deps')
  const { db, now, today } = deps
  const { undone } = await undo(
    { db, now, today },
    await settlerIn(c),
    caseIdIn(c.req.valid('param').madde_id),
    c.req.valid('json').gerekce,
  )
  if (undone) sendOn(deps)
  return c.json({ geri_alindi: undone }, 200)
}

export const withdrawByMember: PublicOperation<typeof routes.withdrawUndo> = async (c) => {
  const { db, now, today } = c.get('deps')
  await withdrawUndo({ db, now, today }, await settlerIn(c), caseIdIn(c.req.valid('param').madde_id))
  return c.body(null, 204)
}
