import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OFFICES_BY_PROVINCE, OTHER_NAMES } from '../../../lib/domain/law/tr/offices-data.ts'
import { findOffice, nearestOffice, OFFICES, PROVINCES } from '../../../lib/domain/law/tr/offices.ts'
import { fold, lower, titleCase, upper } from '../../../lib/domain/kernel/text.ts'

const office = fc.constantFrom(...OFFICES)

/** How the gazette and people write the office of this name. */
const WAYS: ((name: string) => string)[] = [
  (name) => name,
  lower,
  titleCase,
  fold,
  (name) => fold(name).toUpperCase(),
  (name) => `${name} TİCARET SİCİLİ MÜDÜRLÜĞÜ`,
  (name) => `T.C. ${name} TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN`,
  (name) => `T.C, ${name} TİCARET SİCİLİ MÜDÜRLÜĞÜNDEN`,
  (name) => `${titleCase(name)} Ticaret Sicili Memurluğundan`,
  (name) => `${titleCase(name)} Ticaret Sicil Müdürlüğü'nün`,
  (name) => `${titleCase(name)} Ticaret Sicili /\nMemurluğundan`,
  (name) => `${titleCase(name)} Ticaret Sicili Memur-\nluğundan`,
  (name) => `${fold(name)} ticaret sicili mudurlugu`,
  (name) => `${titleCase(name)} Ticaret Sicili`,
  (name) => `${titleCase(name)} Tic. Sicil Müd.`,
  (name) => `  ${name}  TİCARET   SİCİLİ\nMÜDÜRLÜĞÜ  `,
]

describe('the list', () => {
  it('has 238 offices in 81 provinces, each province with an office of its own name', () => {
    expect(OFFICES).toHaveLength(238)
    expect(new Set(OFFICES.map(({ name }) => name)).size).toBe(238)
    expect(PROVINCES).toHaveLength(81)
    for (const [province, names] of Object.entries(OFFICES_BY_PROVINCE)) expect(names[0]).toBe(province)
  })

  it('is written in Turkish capitals', () => {
    for (const { name, province } of OFFICES) expect([upper(name), upper(province)]).toEqual([name, province])
  })

  it('gives other names to known offices only, and none to two', () => {
    const names = Object.entries(OTHER_NAMES).flatMap(([name, others]) => others.map((other) => [other, name] as const))
    for (const [other, name] of names) expect(findOffice(other)?.name).toBe(name)
    expect(new Set([...names.map(([other]) => fold(other)), ...OFFICES.map(({ name }) => fold(name))]).size).toBe(
      names.length + OFFICES.length,
    )
  })
})

describe('findOffice', () => {
  it.each(WAYS.map((way) => [JSON.stringify(way('KIRŞEHİR')), way] as const))('knows every office written as %s', (_, way) => {
    for (const one of OFFICES) expect([way(one.name), findOffice(way(one.name))]).toEqual([way(one.name), one])
  })

  it('knows a district office by its province too', () => {
    for (const one of OFFICES) {
      expect(findOffice(`${one.name}/${one.province}`)).toEqual(one)
      expect(findOffice(`${one.province} ${one.name} TİCARET SİCİLİ MÜDÜRLÜĞÜ`)).toEqual(one)
    }
  })

  it.each([
    ['İÇEL', 'MERSİN'],
    ['Afyon', 'AFYONKARAHİSAR'],
    ['Urfa', 'ŞANLIURFA'],
    ['K.MARAŞ', 'KAHRAMANMARAŞ'],
    ['G. Antep', 'GAZİANTEP'],
    ['İzmit', 'KOCAELİ'],
    ['ADAPAZARI', 'SAKARYA'],
    ['ANTAKYA', 'HATAY'],
    ['DİDİM(YENIHISAR) TİCARET SİCİLİ MÜDÜRLÜĞÜ', 'DİDİM'],
    ['KDZ.EREĞLİ', 'KARADENİZ EREĞLİ'],
    ['EREĞLİ/KONYA', 'KONYA EREĞLİ'],
    ['EREĞLİ (ZONGULDAK)', 'KARADENİZ EREĞLİ'],
    ['Zonguldak - Karadeniz Ereğli', 'KARADENİZ EREĞLİ'],
    ['HAKKÂRİ', 'HAKKARİ'],
    ['Doğubeyazıt', 'DOĞUBAYAZIT'],
    ['M.KEMALPAŞA', 'MUSTAFAKEMALPAŞA'],
  ])('%s is %s', (printed, name) => expect(findOffice(printed)?.name).toBe(name))

  it.each([
    '',
    ' ',
    'EREĞLİ',
    'PARİS',
    'T.C. TİCARET SİCİLİ MÜDÜRLÜĞÜ',
    'İSTANBULL',
    'KADIKÖY',
    'İZMİR/ANKARA',
    'TORBALI/MANİSA',
    '1',
    'ANKARA VE İZMİR',
  ])('does not guess at %j', (printed) => expect(findOffice(printed)).toBeNull())
})

describe('nearestOffice', () => {
  it('agrees with findOffice on whole text', () =>
    fc.assert(
      fc.property(office, fc.constantFrom(...WAYS), (one, way) => {
        expect(nearestOffice(way(one.name))).toEqual(one)
      }),
    ))

  it.each([
    ["T.C. İSTANBLL TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN", 'İSTANBUL'],
    ['DENIZLl TlCARET SlCİLİ MUDURLUGUNDEN', 'DENİZLİ'],
    ['ÇANAKKAIE TICARET SICILI', 'ÇANAKKALE'],
    ['KAYSFRİ', 'KAYSERİ'],
    ['NEVŞEHR', 'NEVŞEHİR'],
    ['T.C. KAHRAMANMARAS TİCARFT SİCİLİ', 'KAHRAMANMARAŞ'],
    ['SAMSNU', 'SAMSUN'],
  ])('%j is %s', (printed, name) => expect(nearestOffice(printed)?.name).toBe(name))

  it.each(['VAM', 'BOLI', 'K4RS', '', 'LONDRA', 'TİCARET SİCİLİ MÜDÜRLÜĞÜ', 'SELÇUKLU', 'EREĞLİ', 'a'.repeat(1_000_000)])(
    'leaves %.20s alone',
    (printed) => {
      expect(nearestOffice(printed)).toBeNull()
    },
  )

  it('names the right office or none when one letter is lost', () =>
    fc.assert(
      fc.property(office, fc.nat(), (one, at) => {
        const letters = [...one.name]
        letters.splice(at % letters.length, 1)
        const found = nearestOffice(letters.join(''))
        // A letter less may by itself be another office's name; never a third one.
        if (found && found !== one) expect(findOffice(letters.join(''))).toEqual(found)
      }),
    ))
})
