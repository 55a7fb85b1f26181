import type { ToldChange } from '../company/changes/change.ts'
import { fieldsOf } from '../company/changes/change.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { foldName } from './keys.ts'
import { type ListCode, LISTS } from './lists.ts'
import type { Hit } from './screening.ts'

/** A hit of a company as it is remembered between screenings: enough to tell of it once it is gone. */
export type KnownHit = {
  list: ListCode
  entryId: string
  nameKey: string
  digest: string
  name: string
  role: string
  matched: string
  program: string
}

export const knownHit = ({ subject, list, entryId, digest, matched, strength, listedName, entry }: Hit): KnownHit => ({
  list,
  entryId,
  nameKey: foldName(subject.name),
  digest,
  name: subject.name,
  role: subject.role ?? '',
  matched: strength === 'number' ? listedName : matched,
  program: entry.programs.join('; '),
})

const idOf = ({ list, entryId, nameKey }: KnownHit): string => JSON.stringify([list, entryId, nameKey])

const told = (hit: KnownHit, what: 'new' | 'gone', key: string, on: IsoDate): ToldChange => {
  const list = LISTS[hit.list]
  const entry = `${hit.list} ${hit.entryId}: ${hit.matched}`
  return {
    key,
    kind: 'durum',
    category: 'diger',
    on,
    source: null,
    summary:
      what === 'new'
        ? {
            tr: `${hit.name}: yaptırım listesinde aynı adda kayıt (${list.tr})`,
            en: `${hit.name}: an entry of the same name in a sanctions list (${list.en})`,
          }
        : {
            tr: `${hit.name}: yaptırım listesindeki isabet kalktı (${list.tr})`,
            en: `${hit.name}: the hit in the sanctions list is gone (${list.en})`,
          },
    fields: fieldsOf({
      isim: hit.name,
      sifat: hit.role || null,
      alan: 'yaptirim',
      ...(what === 'new' ? { yeni: entry } : { onceki: entry }),
      aciklama: hit.program || null,
    }),
  }
}

/**
 * What a screening changes against the one before: hits that are new, or whose entry changed so that they have to be looked at again, and
 * hits that are gone. Of a list that is no longer in use nothing is told. The keys are made of the entry's content: the same hit is never
 * told twice.
 */
export const hitChanges = (
  before: readonly KnownHit[],
  now: readonly KnownHit[],
  lists: readonly { list: ListCode; version: number }[],
  on: IsoDate,
): ToldChange[] => {
  const [former, present] = [new Map(before.map((hit) => [idOf(hit), hit])), new Map(now.map((hit) => [idOf(hit), hit]))]
  const fresh = [...present.values()].filter((hit) => former.get(idOf(hit))?.digest !== hit.digest)
  const versions = new Map(lists.map(({ list, version }) => [list, version]))
  const gone = [...former.values()].filter((hit) => !present.has(idOf(hit)) && versions.has(hit.list))
  return [
    ...fresh.map((hit) => told(hit, 'new', `yaptirim+${idOf(hit)}${hit.digest.slice(0, 16)}`, on)),
    ...gone.map((hit) => told(hit, 'gone', `yaptirim-${idOf(hit)}${hit.digest.slice(0, 16)}/${on}`, on)),
  ]
}
