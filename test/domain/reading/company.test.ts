/**
 * What becomes of a company, its capital, seat, name, shares, branches and auditors, in the words of three eras: `notice facts | sentence`, facts as
 * `kind field:value;…` between `&&`, `⏎` for the end of a line; a notice by its era (9 before 2000, 1 before 2013, 2 now) and the
 * company's form (L, A). What is read of a sentence is what it states and nothing else, and what is not read is told. Every text is made up.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { fold } from '../../../lib/domain/kernel/text.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

type Wanted = { kind: string } & Record<string, string | string[]>
const FORMS: Record<string, string> = { L: 'LİMİTED', A: 'ANONİM' }
const HEADS: Record<string, (title: string) => string> = {
  9: (title) =>
    `Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ${title}\nYukarıda ünvanı yazılı şirketin Sivas 2. Noterliğinden 03.03.1999 tarih ve 4411 sayı ile tasdikli kararı 04.03.1999 tarihinde tescil edilmiştir.\nKarar:\n`,
  1: (title) =>
    `SİVAS TİCARET SİCİLİ MEMURLUĞU\nSicil Numarası: 990033\nTicaret Ünvanı ${title}\nTicari Merkezi: Sivas\nYukarıda bilgileri verilen şirket ile ilgili aşağıdaki hususlar 6762 sayılı Türk Ticaret Kanunu hükümlerine uygun olarak ve dairemizdeki vesikalara dayanılarak 12.7.2011 tarihinde tescil edildiği ilan olunur.\n`,
  2: (title) =>
    `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nMERSİS No: 0111111111100011\nTicaret Sicil/Dosya No: 990099\nTicaret Unvanı:\n${title}\nAdres : Kurgu Mah. No: 3 Konak / İzmir\nYukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.\nTescile Delil Olan Belgeler: İzmir 3. Noterliğinin 1.3.2024 tarih ve 1234 sayı ile tasdikli kararı\n`,
}
const wantedIn = (fact: string): Wanted => {
  const [kind = '', ...rest] = fact.split(' ')
  const fields = rest
    .join(' ')
    .split(';')
    .filter((field) => field !== '')
    .map((field): [string, string | string[]] => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(field) ?? []
      return [name, value.startsWith('[') ? (JSON.parse(value) as string[]) : value]
    })
  return { kind, ...Object.fromEntries(fields) }
}
const SENTENCES = readFileSync(new URL('company.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', sentence = ''] = line.split(/ \| (.*)/s)
    const title = `ÖRNEK ${head.startsWith('2') ? 'BAHARAT' : 'DEMİR'} ${FORMS[head[1] ?? ''] ?? ''} ŞİRKETİ`
    return {
      sentence,
      wanted: head.slice(3).split(' && ').map(wantedIn),
      notice: (HEADS[head[0] ?? ''] ?? String)(title) + sentence.replaceAll('⏎', '\n'),
    }
  })
/** What is proposed, refused, still to come, past, a partner's or another company's: in the same words, and none of it became of the company. */
const NOT_SO = readFileSync(new URL('not-so.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', sentence = ''] = line.split(/ \| (.*)/s)
    const title = `ÖRNEK ${head.startsWith('2') ? 'BAHARAT' : 'DEMİR'} ${FORMS[head[1] ?? ''] ?? ''} ŞİRKETİ`
    return { sentence, notice: (HEADS[head[0] ?? ''] ?? String)(title) + sentence.replaceAll('⏎', '\n') }
  })
const same = (value: unknown, wanted: string | string[]): boolean =>
  Array.isArray(wanted)
    ? JSON.stringify(value) === JSON.stringify(wanted)
    : /^\d+(?:\.\d+)?$/.test(wanted)
      ? Number(value) === Number(wanted)
      : fold(String(value ?? '')) === fold(wanted)
const states = (fact: Fact, { kind, ...fields }: Wanted): boolean =>
  fact.kind === kind &&
  Object.entries(fields).every(([field, wanted]) =>
    field === 'code' && typeof wanted === 'string'
      ? wanted.split('+').includes(String((fact as unknown as Record<string, unknown>)[field]))
      : same((fact as unknown as Record<string, unknown>)[field], wanted),
  )

/** So much is read of the 780 facts; before any rule knew of them 145 of the first 229, 86 of the next 104, and 8 of the last 126. */
const READ = 761

describe('what becomes of a company', () => {
  const read = SENTENCES.map((each) => ({ ...each, ...readNotice(each.notice) }))

  it.each(read)('$sentence', ({ facts, unread, wanted }) => {
    expect(facts.filter((fact) => !wanted.some((each) => states(fact, each)) && !IN_PART.has(fact.kind))).toEqual([])
    if (wanted.some((each) => !facts.some((fact) => states(fact, each)))) expect(facts.length + unread.length).toBeGreaterThan(0)
  })

  it(`is read in at least ${READ} of its facts`, () => {
    const found = read.flatMap(({ facts, wanted }) => wanted.filter((each) => facts.some((fact) => states(fact, each))))
    expect(found.length).toBeGreaterThanOrEqual(READ)
  })
})
describe('what did not become of a company', () => {
  it.each(NOT_SO)('$sentence', ({ notice }) => {
    expect(readNotice(notice).facts).toEqual([])
  })
})
/** A capital whose former sum is not read is told with its new one. */
const IN_PART: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['capital'])
