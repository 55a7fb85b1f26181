/** Names near one another are found by look-up exactly as by comparing each with each. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestPerson, personKey } from '../../../lib/domain/company/fold/names.ts'
import { addName, nearPerson } from '../../../lib/domain/company/fold/near-names.ts'
import type { NearNames, PersonState } from '../../../lib/domain/company/fold/state.ts'
import { runs } from '../../support/sampled.ts'

type Damage = { at: number; kind: 'drop' | 'add' | 'double' | 'replace'; letter: string }

const letters = fc.constantFrom(...'aadpsziittrrnnhuvfjbymkceogqx2ш')
const words = fc.oneof(
  fc.string({ unit: letters, maxLength: 20 }),
  fc.constantFrom('hasansari', 'mehmetkucuk', 'aysenurisik', 'örnekholdinganonimsirketi'),
)
const damages = fc.array(
  fc.record<Damage>({ at: fc.nat(20), kind: fc.constantFrom('drop', 'add', 'double', 'replace'), letter: letters }),
  { maxLength: 3 },
)

const damaged = (name: string, damage: readonly Damage[]): string =>
  damage.reduce((text, { at, kind, letter }) => {
    const place = text === '' ? 0 : at % text.length
    const [before, here, after] = [text.slice(0, place), text.slice(place, place + 1), text.slice(place + 1)]
    switch (kind) {
      case 'drop':
        return before + after
      case 'add':
        return before + letter + here + after
      case 'double':
        return before + here + here + after
      case 'replace':
        return before + letter + after
    }
  }, name)

const company = (keys: Iterable<string>): { people: PersonState[]; names: NearNames } => {
  const people = [...new Set(keys)].map((key): PersonState => ({ person: { key, name: key }, seats: [], powers: [] }))
  const names: NearNames = new Map()
  for (const who of people) addName(names, who)
  return { people, names }
}

describe('the names near a name', () => {
  it('are those a comparison with every name finds', () => {
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(3), damages), { maxLength: 4 }),
        words,
        damages,
        (known, copies, sought, damage) => {
          const { people, names } = company([
            ...known,
            ...copies.map(([at, each]) => damaged(known[at] ?? '', each)),
            damaged(sought, damage),
          ])
          for (const key of [sought, ...known]) {
            expect(nearPerson(names, key, () => true)?.person.key).toBe(
              nearestPerson(
                key,
                people.map(({ person }) => person),
              )?.key,
            )
          }
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  it.each([
    ['a letter taken for another', 'HASAN SARI', 'HASAN SATI'],
    ['a thin letter lost', 'AYŞE YILMAZ', 'AYŞE YLMAZ'],
    ['a doubled letter written once', 'NECCATİ UZUNOĞLU', 'NECATİ UZUNOĞLU'],
    ['two errors in a long name', 'MUSTAFA KARAHANOĞLU', 'MUSAFA KARAHANOCLU'],
  ])('finds %s', (_, known, read) => {
    const { names } = company([personKey(known), personKey('BAŞKA BİRİSİ')])
    expect(nearPerson(names, personKey(read), () => true)?.person.key).toBe(personKey(known))
    expect(nearPerson(names, personKey(read), (who) => who.person.key !== personKey(known))).toBeNull()
  })
})
