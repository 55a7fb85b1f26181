import { addDays, addYears, dayIn, type IsoDate } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { SANDBOX_COMPANIES, sceneNotice, SCENES, sceneOf, type SceneCode } from '../../lib/domain/sandbox/scenes.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { newKey, newSecret } from '../../lib/platform/tokens.ts'
import { addPlayingKey, beginScene, endWorld, moveClock, worldOf } from '../../lib/store/worlds.ts'
import type { sandboxRoutes as routes } from './sandbox-contract.ts'

/** The clock goes no further than so many years from today. */
const YEARS = 10

/** The key whose world it is. Throws `not_found` for a live key: there is nothing to play. */
const playing = ({ principal }: Deps): number => {
  if (!principal.sandbox || principal.keyId === null)
    throw new Failure('not_found', {
      note: { tr: 'Saat ve sahneler yalnız deneme anahtarları içindir.', en: 'Clock and scenes are for sandbox keys alone.' },
    })
  return principal.keyId
}

const shown = async (deps: Deps) => {
  const { day, begun } = await worldOf(deps.db, playing(deps))
  return {
    gun: day ?? deps.today,
    kendi_dunyasi: day !== null,
    baslayan_sahneler: begun.map(({ company, scene, day: on }) => ({ sirket_id: company, sahne: scene as SceneCode, gun: on })),
    sirketler: SANDBOX_COMPANIES.map(({ code, teaches }) => ({ sirket_id: code, ogretir: teaches.tr, ogretir_en: teaches.en })),
    sahneler: SCENES.map(({ code, name, teaches, companies }) => ({
      sahne: code,
      ad: name.tr,
      ad_en: name.en,
      ogretir: teaches.tr,
      ogretir_en: teaches.en,
      sirketler: companies,
    })),
  }
}

/** Sends on its way what a move of the clock or a scene brings; `since`: the last day that is not news. */
const bringUp = (deps: Deps, keyId: number, since: IsoDate): Promise<void> =>
  deps.queue().publish({ path: 'deneme', body: { keyId, since }, flow: { key: `deneme-${keyId}`, parallelism: 1 } })

export const sandboxWorld: Operation<typeof routes.sandboxWorld> = async (c) => c.json(await shown(c.get('deps')), 200)

export const sandboxClock: Operation<typeof routes.sandboxClock> = async (c) => {
  const deps = c.get('deps')
  const keyId = playing(deps)
  const { gun, ileri } = c.req.valid('json')
  if ((gun === undefined) === (ileri === undefined))
    throw new Failure('invalid_parameter', {
      field: 'gun',
      note: { tr: '`gun` ve `ileri` alanlarından birini verin.', en: 'Give one of `gun` and `ileri`.' },
    })
  const day = gun ?? addDays(deps.today, ileri ?? 0)
  const late = (tr: string, en: string) => new Failure('invalid_date', { field: gun === undefined ? 'ileri' : 'gun', note: { tr, en } })
  if (day > addYears(dayIn(deps.now), YEARS))
    throw late(`Saat en çok ${YEARS} yıl ileri gider.`, `The clock goes ${YEARS} years ahead at most.`)
  if (!(await moveClock(deps.db, keyId, deps.today, day)))
    throw late('Saat yalnız ileri alınır; geri almak için sıfırlayın.', 'The clock moves on only; reset to begin anew.')
  await bringUp(deps, keyId, deps.today)
  return c.json(await shown(deps), 202)
}

export const sandboxScene: Operation<typeof routes.sandboxScene> = async (c) => {
  const deps = c.get('deps')
  const keyId = playing(deps)
  const { sirket_id, sahne } = c.req.valid('json')
  const scene = sceneOf(sahne)
  const { begun } = await worldOf(deps.db, keyId)
  const here = begun.filter(({ company }) => company === sirket_id)
  const notice = scene && sceneNotice(scene, sirket_id, deps.today, here.length + 1)
  if (!notice)
    throw new Failure('invalid_parameter', {
      field: 'sirket_id',
      note: {
        tr: `Bu sahnenin şirketleri: ${scene?.companies.join(', ')}.`,
        en: `The companies of this scene: ${scene?.companies.join(', ')}.`,
      },
    })
  if (here.some((each) => each.scene === sahne))
    throw new Failure('invalid_parameter', {
      field: 'sahne',
      note: {
        tr: 'Bu sahne bu şirkette başladı; yeniden için sıfırlayın.',
        en: 'This scene has begun at this company; reset to begin it anew.',
      },
    })
  await beginScene(deps.db, keyId, deps.today, { company: sirket_id, scene: sahne, day: deps.today }, notice)
  await bringUp(deps, keyId, deps.today)
  return c.json(await shown(deps), 202)
}

export const sandboxReset: Operation<typeof routes.sandboxReset> = async (c) => {
  const deps = c.get('deps')
  const keyId = playing(deps)
  await endWorld(deps.db, keyId)
  await bringUp(deps, keyId, dayIn(deps.now))
  return c.body(null, 204)
}

/** How long a key that was made of a shared one lasts, and how many are made of it in a day. */
const PLAYING_DAYS = 30
const MOST_A_DAY = 500

export const sandboxKey: Operation<typeof routes.sandboxKey> = async (c) => {
  const deps = c.get('deps')
  const madeBy = playing(deps)
  const [key, secret] = [newKey(true), newSecret()]
  const secretSha256 = await digestOf(new TextEncoder().encode(secret))
  const made = await addPlayingKey(deps.db, { madeBy, key, secretSha256, days: PLAYING_DAYS, most: MOST_A_DAY })
  if (made === 'own')
    throw new Failure('sandbox_unsupported', {
      note: {
        tr: 'Bu deneme anahtarı paylaşılan bir anahtar değildir; saat ve sahneler onunla oynanır.',
        en: 'This sandbox key is not a shared one; play clock and scenes with it.',
      },
    })
  if (made === null)
    throw new Failure('quota_exhausted', {
      note: {
        tr: `Paylaşılan anahtar günde en çok ${MOST_A_DAY} anahtar verir; yarın yeniden deneyin.`,
        en: `A shared key gives ${MOST_A_DAY} keys a day at most; try again tomorrow.`,
      },
    })
  return c.json({ anahtar: key, gizli_anahtar: secret, bitis: made.expiresAt }, 201)
}
