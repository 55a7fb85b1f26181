import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, fold, lower, squeeze, titleCase, upper } from '../../../lib/domain/kernel/text.ts'

const turkish = fc.string({ unit: fc.constantFrom(..."abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîû .-'") })

describe('case by Turkish rules', () => {
  it.each([
    ['IŞIK', 'ışık'],
    ['İZMİR', 'izmir'],
    ['ILGIN', 'ılgın'],
    ['İ', 'i'],
    ['DIŞ TİCARET', 'dış ticaret'],
    ['I\u0307ZMI\u0307R', 'izmir'],
  ])('lower(%j) is %j', (text, expected) => expect(lower(text)).toBe(expected))

  it.each([
    ['ılgın', 'ILGIN'],
    ['izmir', 'İZMİR'],
    ['şirketi', 'ŞİRKETİ'],
    ['ağrı', 'AĞRI'],
  ])('upper(%j) is %j', (text, expected) => expect(upper(text)).toBe(expected))

  it('upper and lower undo each other on the Turkish alphabet', () =>
    fc.assert(
      fc.property(turkish, (text) => {
        expect(lower(upper(lower(text)))).toBe(lower(text))
        expect(upper(lower(upper(text)))).toBe(upper(text))
      }),
    ))

  it.each([
    ['AYŞE IŞIK', 'Ayşe Işık'],
    ['İBRAHİM ÇAĞRI', 'İbrahim Çağrı'],
    ['DENEME ENERJİ A.Ş.', 'Deneme Enerji A.Ş.'],
    ['ŞİŞLİ/İSTANBUL', 'Şişli/İstanbul'],
    ['AYŞE IŞIK-ÖZ', 'Ayşe Işık-Öz'],
    ["İZMİR'İN", "İzmir'in"],
    ['', ''],
  ])('titleCase(%j) is %j', (text, expected) => expect(titleCase(text)).toBe(expected))
})

describe('fold', () => {
  it.each([
    ['AYŞE  Işık-Öz', 'ayse isik oz'],
    ['ISIK', 'isik'],
    ['IŞIK', 'isik'],
    ['İşık', 'isik'],
    ['Hakkâri', 'hakkari'],
    ['A.Ş.', 'a s'],
    ['', ''],
    [' . ', ''],
    ['Émile Zola', 'emile zola'],
    ['Straße', 'strasse'],
    ['Bjørn Łęcki', 'bjorn lecki'],
    ['Çağrı GÜNEŞ', 'cagri gunes'],
    ['ﬁrma', 'firma'],
  ])('fold(%j) is %j', (text, expected) => expect(fold(text)).toBe(expected))

  it('keeps letters of other scripts, so that two such names stay different', () => {
    expect(fold('Иван Петров')).not.toBe(fold('Пётр Иванов'))
    expect(fold('Иван Петров')).toBe(fold('ИВАН  ПЕТРОВ'))
  })

  it('is the same for a text and its fold, its upper and its lower case', () =>
    fc.assert(
      fc.property(turkish, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(fold(upper(text))).toBe(fold(text))
        expect(fold(lower(text))).toBe(fold(text))
      }),
    ))

  it('leaves no blank at the ends and none doubled, whatever the text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text)).toBe(squeeze(fold(text)))
      }),
    ))

  it('reads composed and decomposed letters alike', () =>
    fc.assert(
      fc.property(turkish, (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
      }),
    ))
})

describe('order', () => {
  it('is that of the Turkish alphabet', () => {
    const sorted = ['Çay', 'Cam', 'Ilgın', 'İzmir', 'Hatay', 'Şile', 'Sivas', 'Öz', 'Of', 'Ünye', 'Uşak', 'Gebze', 'Ğ'].toSorted(compare)
    expect(sorted).toEqual(['Cam', 'Çay', 'Gebze', 'Ğ', 'Hatay', 'Ilgın', 'İzmir', 'Of', 'Öz', 'Sivas', 'Şile', 'Uşak', 'Ünye'])
  })
  it('counts digits by value', () => expect(['Şirket 10', 'Şirket 9'].toSorted(compare)).toEqual(['Şirket 9', 'Şirket 10']))
})

describe('squeeze', () => {
  it('folds white space of every kind', () => expect(squeeze('  a\n\tb\u00A0 c \r\n')).toBe('a b c'))
})
