/** What the words of a fact tell beside its fields, so that nobody behind the reader looks into its quote. */
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { factIds } from '../../../lib/domain/fact/identity.ts'
import { clauseTold, factTold } from '../../../lib/domain/fact/told.ts'
import { becomes, capital, elected, leaves, signs, type Told } from '../../support/facts.ts'

const fact = ({ quote = '', ...statement }: Told): Fact => ({ ...statement, quote, start: 0, end: quote.length, verified: true }) as Fact
const read = (told: Told): Fact => factTold(fact(told))

describe('a fact tells by its words', () => {
  it.each<[string, Told, object]>([
    [
      'that one of those named is enough',
      signs('AYŞE YILMAZ', 'joint', { with: ['ALİ VELİ', 'CAN ER'], quote: 'herhangi birisiyle müştereken' }),
      { any_of: true },
    ],
    ['that all of them sign', signs(['AYŞE YILMAZ', 'ALİ VELİ'], 'joint', { quote: 'müştereken imzaları ile' }), { any_of: false }],
    ['how many sign together', signs(['A B', 'C D', 'E F'], 'joint', { quote: 'herhangi üçünün imzası' }), { told: { together: 3 } }],
    ['that a list of co-signers changes', signs('A B', 'joint', { quote: 'müşterek olduğu yetkililer' }), { told: { amends: true } }],
    ['which side of a merger it is on', becomes('MERGED', { quote: 'devrolunan şirket infisah etmiştir' }), { side: 'gives' }],
    ['the other side', becomes('MERGED', { quote: 'devralma suretiyle birleşme' }), { side: 'takes' }],
    ['a division of a part', becomes('DIVIDED', { quote: 'kısmi bölünme' }), { told: { whole: false } }],
    ['a stay’s orders', becomes('CONCORDAT_FINAL', { quote: 'komiserin onayı ile' }), { told: { tells: ['commissioner_consents'] } }],
    ['that a power ended', leaves('A B', 'board_member', { quote: 'temsil yetkisi sona ermiştir' }), { told: { tells: ['power'] } }],
    [
      'who permitted a ceiling',
      capital('registered_ceiling', null, '9', { quote: 'Bakanlığın izni ile' }),
      { told: { permit: 'ministry' } },
    ],
    [
      'nation, home and branch',
      elected('A B', 'branch_manager', {
        quote: 'Türkiye Cumhuriyeti uyruklu, Konak İZMİR adresinde ikamet eden A B, İzmir Şubesi müdürü',
      }),
      { told: { turkish: true, resident: true, branch: expect.stringContaining('İzmir') as string } },
    ],
    [
      'what an agent is given',
      elected('A B', 'proxy', { quote: 'A B kredi almaya yetkili' }),
      { told: { entrusts: ' kredi almaya yetkili' } },
    ],
  ])('%s', (_, told, expected) => {
    expect(read(told)).toMatchObject(expected)
  })

  it('and is the same fact as before it was told', () => {
    const plain = fact(leaves('A B', 'board_member', { quote: 'temsil yetkisi sona ermiştir' }))
    expect(factIds('1', [factTold(plain)])).toEqual(factIds('1', [plain]))
  })
})

it('an unread clause tells what it speaks of and the days it prints', () => {
  const text = 'müdürün 12.03.2024 tarihinde vefat ettiği'
  expect(clauseTold({ heading: null, text, start: 0, end: text.length }).told).toEqual({
    tells: ['ends_office', 'about_officers'],
    days: ['2024-03-12'],
  })
})
