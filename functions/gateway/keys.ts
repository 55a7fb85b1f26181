import { findKey, keyState, type KeyRecord } from '../../lib/store/keys.ts'
import { sameInConstantTime } from '../../lib/http/app/constant-time.ts'
import type { Db } from '../../lib/platform/database.ts'
import { digestOf } from '../../lib/platform/digest.ts'

/** Keys may be cached this long: a revocation takes effect within it everywhere. */
const CACHE_MS = 60_000
/** A sandbox key's clock may be moved at any time: the key is asked for more often, and each time while it has a world of its own. */
const SANDBOX_CACHE_MS = 20_000
const CACHE_SIZE = 5_000
const KEY = /^kny_(canli|deneme)_[A-Za-z0-9_-]{1,64}$/
const SECRET = /^kns_[A-Za-z0-9_-]{1,128}$/

const cachedFor = ({ sandbox, sandboxDay }: KeyRecord): number => (!sandbox ? CACHE_MS : sandboxDay === null ? SANDBOX_CACHE_MS : 0)

const cache = new Map<string, { record: KeyRecord; at: number }>()

/**
 * The key's record when key and secret belong together and the key is neither revoked nor expired; null otherwise. At most one database
 * request.
 */
export const authenticate = async (db: () => Db, key: string, secret: string, now: Date): Promise<KeyRecord | null> => {
  if (!KEY.test(key) || !SECRET.test(secret)) return null
  const hash = await digestOf(new TextEncoder().encode(secret))
  const fits = (record: KeyRecord): boolean => sameInConstantTime(record.secretSha256, hash)
  const cached = cache.get(key)
  // A secret that is not the cached one may be the one that replaced it.
  let record = cached && now.getTime() - cached.at < cachedFor(cached.record) && fits(cached.record) ? cached.record : null
  if (!record) {
    record = await findKey(db(), key, hash)
    if (!record || !fits(record)) return null
    cache.delete(key)
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string)
    cache.set(key, { record, at: now.getTime() })
  }
  return keyState(record, now) === 'in_use' ? record : null
}

/** Forgets a key: what it stands for was changed by its own request. */
export const forgetKey = (key: string): void => {
  cache.delete(key)
}
