import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { allIn, firstOf, holds, mayHold, neededBy } from '../../../lib/domain/text/needed.ts'
import { splitNoticeFile } from '../../../tools/stand-ins/gazette.ts'

const FOLDER = new URL('../../../tools/stand-ins/notices/', import.meta.url)
const notices = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .map((file) => splitNoticeFile(readFileSync(new URL(file, FOLDER), 'utf8')).text)

describe('what a pattern needs', () => {
  it.each<[RegExp, string[][]]>([
    [/abc|defg/, [['abc', 'defg']]],
    [/\b(?:foo|ba[rz])\s?zzz[^]*end/, [['foo', 'bar', 'baz'], ['zzz'], ['end']]],
    [/kay[iu]m(?:lar)? olarak/, [['kayimlar olarak', 'kayim olarak', 'kayumlar olarak', 'kayum olarak']]],
    [/(?<=once )x(?=\d* sonra)/, [['once '], [' sonra']]],
    [/x(?<!neg)yyy(?!neg)/, [['xyyy']]],
    [/(?:abc)+d\.e|f{3}/, []],
    [/abc*/, []],
    [/\u00adabc\x20def\d/, [['abc'], ['def']]],
    [/[^]abc[a-z]?/, [['abc']]],
    [/(?<name>abc)\k<name>/, [['abc']]],
    [/\d+ TL|%/, [[' TL', '%']]],
    [/\d+ TL|x/, []],
    [/\d\s?['’]|\|/, [["'", '’', '|']]],
  ])('%s', (pattern, needed) => expect(neededBy(pattern.source)).toEqual(needed))

  it('is not asked where case does not count', () => expect(mayHold('ABC', /abc/i)).toBe(true))

  it('leaves out no match: short, long, one text after the other', () => {
    const long = 'x'.repeat(2000)
    for (const text of ['müdür', long, `${long} müdür`, 'müd', `${long}müdü`, '']) {
      expect(holds(text, /müdür/)).toBe(text.includes('müdür'))
      expect(allIn(text, /müdü/g)).toHaveLength(text.includes('müdü') ? 1 : 0)
    }
  })
})

describe('patterns that begin with a run of any words', () => {
  const texts = [
    'ayse yilmaz 20 pay, ali genc 30 pay; can demir',
    `${'bir iki uc '.repeat(30)}20 pay ${'dort bes '.repeat(40)}| 30 pay 40 pay`,
    '20 pay 30 pay',
    'ayse',
    '',
  ]
  it.each<RegExp>([
    /(?<![a-z])([a-z][^,;|\d]{3,100}?)\s*(\d+) (?:pay|hisse)/dg,
    /([^|]{3,80}?)\s*\|\s*(\d+)/g,
    /([a-z][^;]{3,90}?(?:yilmaz|demir|bes))\.?\s?(?:\d|$|\|)/g,
    /[^.;]{3,120} pay/g,
    /([a-z][^,;|\d]{3,100}?|\d+) pay/g,
    /([a-z][^,;|\d]{3,100}?(?:\d))+ pay/g,
    /([a-z])[^,;|]{3,100}?(\d)0 pay.*\2/g,
    /[a-z][^,;|\d]{3,100}?2|3/g,
  ])('are found as they stand: %s', (pattern) => {
    for (const text of texts) {
      const found = [...text.matchAll(pattern)]
      expect(allIn(text, pattern)).toEqual(found)
      expect(firstOf(text, pattern)?.index).toBe(found[0]?.index)
    }
  })
})

describe('what reading asks of its texts', () => {
  const { exec } = RegExp.prototype
  afterEach(() => vi.restoreAllMocks())

  it('stands wherever a pattern matched', () => {
    const copies = new Map<string, RegExp>()
    const wrong: string[] = []
    let [asked, spared, busy] = [0, 0, false]
    // A copy of its own for each pattern, so that the search for what it needs is not itself asked.
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string): RegExpExecArray | null {
      const match = exec.call(this, text)
      if (busy) return match
      busy = true
      const key = `${this.source}/${this.flags}`
      const copy = copies.get(key) ?? new RegExp(this.source, this.flags)
      copies.set(key, copy)
      const may = mayHold(String(text), copy)
      if (match && !may) wrong.push(key)
      asked++
      if (!may) spared++
      busy = false
      return match
    })
    for (const text of notices.filter((_, at) => at % 4 === 0)) readNotice(text)
    expect(wrong).toEqual([])
    expect(copies.size).toBeGreaterThan(500)
    expect(spared).toBeGreaterThan(asked / 50)
  })
})
