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

const cache = new Map<string, { record: KeyRecord; at: number }>()

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
export const authenticate = async (db: () => Db, key: string, secret: string, now: Date): Promise<Shown | null> => {
  if (!KEY.test(key) || !SECRET.test(secret)) return null
  const hash = await digestOf(new TextEncoder().encode(secret))
  const usable = (record: KeyRecord | null): record is KeyRecord =>
    record !== null && sameInConstantTime(record.secretSha256, hash) && keyState(record, now) === 'in_use'
  const find = async (): Promise<KeyRecord | null> => {
    const found = await findKey(db(), key, hash)
    if (!found || !sameInConstantTime(found.secretSha256, hash)) return null
    cache.delete(key)
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string)
    cache.set(key, { record: found, at: now.getTime() })
    return usable(found) ? found : null
  }
  const cached = cache.get(key)
  // A secret that is not the cached one may be the one that replaced it.
  if (!cached || now.getTime() - cached.at >= cachedFor(cached.record) || !usable(cached.record)) {
    const record = await find()
    return record && { record, anew: null }
  }
  return { record: cached.record, anew: cached.record.sandboxDay === null ? null : find() }
}

/** Forgets a key: what it stands for was changed by its own request. */
export const forgetKey = (key: string): void => {
  cache.delete(key)
}
