import { findKey, keyState, type KeyRecord } from '../../lib/store/keys.ts'
import { sameInConstantTime } from '../../lib/http/app/constant-time.ts'
import type { Db } from '../../lib/platform/database.ts'
import { digestOf } from '../../lib/platform/digest.ts'

/** Keys may be cached this long: a revocation takes effect within it everywhere. */
const CACHE_MS = 60_000
/**
 * A sandbox key's clock may be moved at any time: the key is asked for more often, and with each request while it has a world of its own.
 */
const SANDBOX_CACHE_MS = 20_000
/** One that plays is asked for beside the work: what is known of it may be older. */
const PLAYING_CACHE_MS = 60_000
const CACHE_SIZE = 5_000
const KEY = /^kny_(canli|deneme)_[A-Za-z0-9_-]{1,64}$/
const SECRET = /^kns_[A-Za-z0-9_-]{1,128}$/

const cachedFor = ({ sandbox, sandboxDay }: KeyRecord): number =>
  !sandbox ? CACHE_MS : sandboxDay === null ? SANDBOX_CACHE_MS : PLAYING_CACHE_MS

/** `secret`: the one that `record` was shown with and that was found right, so that the next request needs no digest of it. */
const cache = new Map<string, { record: KeyRecord; secret: string; at: number }>()

/** Look-ups under way, by key and secret's digest: requests of one moment share one. */
const underWay = new Map<string, Promise<KeyRecord | null>>()
/** What another request began may end with it: after this its answer is no longer waited for. */
const SHARED_MS = 500

/**
 * The key's record as the database has it. Requests that come while it is looked up wait for that answer; `kept` holds the request that
 * asks until it is there, whatever becomes of its caller.
 */
const lookUp = async (db: () => Db, key: string, hash: string, kept: (work: Promise<unknown>) => void): Promise<KeyRecord | null> => {
  const name = `${key} ${hash}`
  const other = underWay.get(name)
  if (other) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, SHARED_MS))
    const found = await Promise.race([other, late]).catch(() => undefined)
    return found === undefined ? findKey(db(), key, hash) : found
  }
  const mine = findKey(db(), key, hash)
  underWay.set(name, mine)
  const forgotten = (): void => {
    if (underWay.get(name) === mine) underWay.delete(name)
  }
  kept(mine.then(forgotten, forgotten))
  return mine
}

/**
 * A key that was shown with its secret: `record` as it was last known. `anew`: what it is at this moment, for a key that has a world of its
 * own, whose clock may have been moved a moment ago; null where `record` is as good. What is worked out of `record` meanwhile holds where
 * both show the same day.
 */
export type Shown = { record: KeyRecord; anew: Promise<KeyRecord | null> | null }

/**
 * The key's record when key and secret belong together and the key is neither revoked nor expired; null otherwise. At most one database
 * request.
 */
export const authenticate = async (
  db: () => Db,
  key: string,
  secret: string,
  now: Date,
  kept: (work: Promise<unknown>) => void = () => undefined,
): Promise<Shown | null> => {
  if (!KEY.test(key) || !SECRET.test(secret)) return null
  const usable = (record: KeyRecord): boolean => keyState(record, now) === 'in_use'
  const find = async (): Promise<KeyRecord | null> => {
    const hash = await digestOf(new TextEncoder().encode(secret))
    const found = await lookUp(db, key, hash, kept)
    if (!found || !sameInConstantTime(found.secretSha256, hash)) return null
    cache.delete(key)
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string)
    cache.set(key, { record: found, secret, at: now.getTime() })
    return usable(found) ? found : null
  }
  const cached = cache.get(key)
  const isFresh = cached && now.getTime() - cached.at < cachedFor(cached.record)
  // A secret that is not the cached one may be the one that replaced it.
  if (!isFresh || !sameInConstantTime(cached.secret, secret) || !usable(cached.record)) {
    const record = await find()
    return record && { record, anew: null }
  }
  return { record: cached.record, anew: cached.record.sandboxDay === null ? null : find() }
}

/** Forgets a key: what it stands for was changed by its own request. */
export const forgetKey = (key: string): void => {
  cache.delete(key)
  for (const name of underWay.keys()) if (name.startsWith(`${key} `)) underWay.delete(name)
}
