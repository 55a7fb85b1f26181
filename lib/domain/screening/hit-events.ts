/** The story of a company's hits between two screenings: what came, what went, and whether it was the list or the company that changed. */
import type { NewEvent } from '../account/event.ts'
import { hash } from '../kernel/hash.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { ListEntry } from './entry.ts'
import { foldName } from './keys.ts'
import { type ListCode, LISTS } from './lists.ts'
import type { NearHit } from './near/near-hits.ts'
import type { Hit } from './screening.ts'

/**
 * A hit or near name of a company as it is remembered between screenings: enough to tell of it once it is gone. `digest` is of what the
 * publisher says in the entry; `score` null: a hit, not a near name.
 */
export type KnownHit = {
  list: ListCode
  entryId: string
  nameKey: string
  digest: string
  identity: string
  name: string
  role: string
  listedName: string
  matched: string
  program: string
  births: string[]
  nationalities: string[]
  score: number | null
}

type Met = Pick<Hit, 'subject' | 'list' | 'entryId' | 'identity' | 'listedName' | 'entry'>

const known = ({ subject, list, entryId, identity, listedName, entry }: Met, matched: string, score: number | null): KnownHit => ({
  list,
  entryId,
  nameKey: foldName(subject.name),
  digest: digestOf(entry),
  identity,
  name: subject.name,
  role: subject.role ?? '',
  listedName,
  matched,
  program: entry.programs.join('; '),
  births: entry.births,
  nationalities: entry.nationalities,
  score,
})

const digestOf = (entry: ListEntry): string => hash(JSON.stringify(entry))

/** A hit as it is remembered; of one by a number the listed name, never the number. */
export const knownHit = (hit: Hit): KnownHit => known(hit, hit.strength === 'number' ? hit.listedName : hit.matched, null)
/** A near name as it is remembered. */
export const knownNear = (near: NearHit): KnownHit => known(near, near.matched, near.score)

const idOf = ({ list, entryId, nameKey, score }: KnownHit): string => JSON.stringify([list, entryId, nameKey, score === null])

type Story =
  | 'yaptirim.listelendi'
  | 'yaptirim.yeniden_listelendi'
  | 'yaptirim.listeden_cikti'
  | 'yaptirim.kayit_degisti'
  | 'yaptirim.kisi_geldi'
  | 'yaptirim.kisi_ayrildi'
  | 'yaptirim.benzer_ad'

/** What is told of a hit outside the record of a screening; never what was decided on it. */
export const hitTold = (hit: KnownHit) => ({
  ad: hit.name,
  rol: hit.role || null,
  liste: hit.list,
  liste_ad: LISTS[hit.list].tr,
  liste_ad_en: LISTS[hit.list].en,
  liste_kaydi: hit.entryId,
  kayit_adi: hit.listedName,
  eslesen: hit.matched,
  program: hit.program,
  puan: hit.score,
})

/** A hit as an event tells it. */
export const toldHit = (companyId: number, event: Story, hit: KnownHit, on: IsoDate): NewEvent => ({
  companyId,
  event,
  on,
  key: `${event} ${companyId} ${idOf(hit)} ${hit.digest.slice(0, 16)} ${on}`,
  detail: hitTold(hit),
})

/**
 * What a screening tells against the one before. A hit of a name that was not there before came with the person; one of a name that was
 * there came with the list, anew where the entry had left it (`relisted`: keys `list entryId`); the same of hits that are gone. Of a list
 * that is no longer in use nothing is told; of near names only that they came.
 */
export const hitEvents = (
  companyId: number,
  { hits: before, names: namesBefore }: { hits: readonly KnownHit[]; names: readonly string[] },
  { hits: now, names }: { hits: readonly KnownHit[]; names: readonly string[] },
  lists: readonly { list: ListCode }[],
  relisted: ReadonlySet<string>,
  on: IsoDate,
): NewEvent[] => {
  const [former, present] = [new Map(before.map((hit) => [idOf(hit), hit])), new Map(now.map((hit) => [idOf(hit), hit]))]
  const inUse = new Set(lists.map(({ list }) => list))
  const cameAs = (hit: KnownHit): Story =>
    hit.score !== null
      ? 'yaptirim.benzer_ad'
      : !namesBefore.includes(hit.nameKey)
        ? 'yaptirim.kisi_geldi'
        : relisted.has(`${hit.list} ${hit.entryId}`)
          ? 'yaptirim.yeniden_listelendi'
          : 'yaptirim.listelendi'
  return [
    ...[...present].flatMap(([id, hit]) => {
      const other = former.get(id)
      if (other === undefined) return [toldHit(companyId, cameAs(hit), hit, on)]
      return hit.score === null && other.digest !== hit.digest ? [toldHit(companyId, 'yaptirim.kayit_degisti', hit, on)] : []
    }),
    ...[...former].flatMap(([id, hit]) =>
      present.has(id) || hit.score !== null || !inUse.has(hit.list)
        ? []
        : [toldHit(companyId, names.includes(hit.nameKey) ? 'yaptirim.listeden_cikti' : 'yaptirim.kisi_ayrildi', hit, on)],
    ),
  ]
}
