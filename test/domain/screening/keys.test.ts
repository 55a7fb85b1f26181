import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EntryKind, ListEntry, ListName } from '../../../lib/domain/screening/entry.ts'
import { bareEntityKey, entryKeys, foldName } from '../../../lib/domain/screening/keys.ts'
import { hitForm, shownKeys, type Subject, subjectKeys } from '../../../lib/domain/screening/subject.ts'

const entry = (kind: EntryKind, ...names: (string | Partial<ListName>)[]): ListEntry => ({
  entryId: '1',
  kind,
  numbers: [],
  programs: [],
  basis: null,
  listedOn: null,
  births: [],
  nationalities: [],
  names: names.map((name) => ({
    printed: '',
    strength: 'primary',
    family: null,
    ...(typeof name === 'string' ? { printed: name } : name),
  })),
})
const subject = (name: string, kind: Subject['kind'] = null): Subject => ({ name, kind, role: null, numbers: [] })

/** How subject and entry meet; null: no hit. */
const meet = (who: Subject, listed: ListEntry): string | null => {
  const keys = entryKeys(listed)
  for (const own of subjectKeys(who)) {
    const found = keys.find((key) => key.kind === own.kind && key.key === own.key)
    if (found) return `${hitForm(own.form, found.form)} ${found.strength}`
  }
  return null
}

describe('one name, however it is written', () => {
  test.each<[string, string]>([
    ['İLİÇ', 'ilic'],
    ['ILIC', 'ilic'],
    ['Ilıç', 'ilic'],
    ['ilić', 'ilic'],
    ['ŞÜKRÜ ÇAĞLAR ÖĞÜT', 'sukru caglar ogut'],
    ['Straße', 'strasse'],
    ['RÂSİM\u00a0  KÂMİL', 'rasim kamil'],
    ['Al-Qaida', 'al qaida'],
    ['O’NEIL', 'o neil'],
    ['محمـد\u200f', 'محمد'],
    ['Путин Владимир', 'путин владимир'],
  ])('%s', (printed, key) => expect(foldName(printed)).toBe(key))

  test('folding a key changes nothing', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldName(foldName(text)) === foldName(text))))
})

describe('persons', () => {
  const yilmaz = entry('person', { printed: 'YILMAZ, Adem', family: 'YILMAZ' })
  test.each<[string, string | null]>([
    ['Adem Yılmaz', 'reordered primary'],
    ['YILMAZ ADEM', 'exact primary'],
    ['yilmaz, adem', 'exact primary'],
    ['ADEM  YILMAZ', 'reordered primary'],
    ['Âdem Yılmaz', 'reordered primary'],
    ['Adem Yılmazer', null],
    ['Adem', null],
    ['Yılmaz', null],
    ['Adem Can Yılmaz', null],
    ['Ademyılmaz', null],
  ])('%s against YILMAZ, Adem', (name, met) => expect(meet(subject(name, 'person'), yilmaz)).toBe(met))

  test('a family name of several words moves as a whole', () => {
    const listed = entry('person', { printed: 'AL-ZAWAHIRI, Ayman Muhammed', family: 'AL-ZAWAHIRI' })
    expect(meet(subject('Ayman Muhammed al-Zawahiri', 'person'), listed)).toBe('reordered primary')
    expect(meet(subject('Zawahiri Ayman Muhammed Al', 'person'), listed)).toBeNull()
  })

  test('where the list does not tell the family name, the last or the first word may be it', () => {
    const listed = entry('person', 'MOHAMMAD HASSAN AKHUND')
    expect(meet(subject('Akhund Mohammad Hassan', 'person'), listed)).toBe('reordered primary')
    expect(meet(subject('Hassan Akhund Mohammad', 'person'), listed)).toBe('reordered primary')
    expect(meet(subject('Hassan Mohammad Akhund', 'person'), listed)).toBeNull()
  })

  test('every order of family and other names hits, whatever the letters', () => {
    const word = fc.stringMatching(/^[A-ZÇĞİÖŞÜ]{2,8}$/)
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 3 }), (family, given) => {
        const listed = entry('person', { printed: `${family}, ${given.join(' ')}`, family })
        return [`${given.join(' ')} ${family}`, `${family} ${given.join(' ')}`].every(
          (name) => meet(subject(name.toLocaleLowerCase('tr'), 'person'), listed) !== null,
        )
      }),
    )
  })

  test('an alias keeps its strength, and a better name with the same key goes before it', () => {
    const listed = entry(
      'person',
      'MATHIEU CHUI',
      { printed: 'SWEET MICKY', strength: 'weak' },
      { printed: 'Chui, Mathieu', strength: 'weak', family: 'Chui' },
    )
    expect(meet(subject('Sweet Micky', 'person'), listed)).toBe('exact weak')
    expect(meet(subject('chui mathieu', 'person'), listed)).toBe('reordered primary')
  })

  test('the name in its own script, also where it stands in brackets', () => {
    const listed = entry('person', 'AKRIN SALEH AKRIN (أقرين صالح أقرين)', { printed: '金铁三', strength: 'original' })
    expect(meet(subject('أقرين صالح أقرين', 'person'), listed)).toBe('exact primary')
    expect(meet(subject('Akrin Saleh Akrin', 'person'), listed)).toBe('exact primary')
    expect(meet(subject('金铁三'), listed)).toBe('exact original')
  })
})

describe('companies', () => {
  test.each<[string, string, string | null]>([
    ['ÖRNEK NAKLİYAT LİMİTED ŞİRKETİ', 'ORNEK NAKLIYAT LTD. STI.', 'without_form primary'],
    ['ÖRNEK NAKLİYAT ANONİM ŞİRKETİ', 'ORNEK NAKLIYAT A.S.', 'without_form primary'],
    ['TASFİYE HALİNDE ÖRNEK NAKLİYAT A.Ş.', 'ORNEK NAKLIYAT', 'without_form primary'],
    ['STROYGAZ', 'STROYGAZ LLC', 'without_form primary'],
    ['STROYGAZ LLC', 'STROYGAZ LLC', 'exact primary'],
    ['Romashka', 'OOO Romashka', 'without_form primary'],
    ['OOO "Ромашка"', 'ООО «Ромашка»', 'without_form primary'],
    ['ООО Ромашка', 'Общество с ограниченной ответственностью "Ромашка"', 'without_form primary'],
    ['DENİZ GMBH & CO. KG', 'Deniz', 'without_form primary'],
    ['ÖRNEK NAKLİYAT VE TURİZM A.Ş.', 'ORNEK NAKLIYAT A.S.', null],
    ['EMMA DANIELS', 'EMMA LLC', null],
    ['ABZAR BORESH KAVEH CO.', 'ABZAR BORESH KAVEH CO. (BK CO.)', 'exact primary'],
  ])('%s against %s', (name, listed, met) => expect(meet(subject(name, 'entity'), entry('entity', listed))).toBe(met))

  test('what is left without the form must still be a name', () => {
    expect(bareEntityKey('AL Co.')).toBe('al')
    expect(entryKeys(entry('entity', 'AL Co.')).map(({ key }) => key)).toEqual(['al co'])
  })
})

describe('kinds', () => {
  test('a person does not meet a company or a ship of the same name; a name of unknown kind meets all', () => {
    expect(meet(subject('Adalia', 'entity'), entry('craft', 'ADALIA'))).toBeNull()
    expect(meet(subject('Deniz Yıldızı', 'person'), entry('entity', 'DENIZ YILDIZI'))).toBeNull()
    for (const kind of ['person', 'entity', 'craft', 'unknown'] as const)
      expect(meet(subject('Deniz Yıldızı'), entry(kind, 'DENIZ YILDIZI'))).toBe('exact primary')
  })

  test('a number is a hit of its own and a person’s number is never shown', () => {
    const numbers = [{ type: 'tckn', number: '10000000146' } as const]
    expect(meet({ ...subject('Başka Biri', 'person'), numbers }, { ...entry('person', 'Adem Yılmaz'), numbers })).toBe('number number')
    expect(shownKeys({ ...subject('Başka Biri', 'person'), numbers })).toEqual([
      { kind: 'person', key: 'baska biri' },
      { kind: 'number', key: '•••••••••46' },
    ])
  })
})

test('a name is found again by each of its own spellings', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-zÇĞİÖŞÜçğıöşü' -]{3,30}$/).filter((name) => foldName(name) !== ''),
      fc.constantFrom('person', 'entity', 'craft', 'unknown'),
      (name, kind) => meet(subject(name), entry(kind as EntryKind, name))?.startsWith('exact') === true,
    ),
  )
})
