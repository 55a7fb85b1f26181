/**
 * The one row of a branch's table of representatives whose cells a scan parted over lines in any order ("Şube / AYŞE YILMAZ / 123******45 / Müdürü"):
 * whose they are is certain where nothing but one name, one identity number, one office, one form, an open term and a home stands in the table.
 */
import { appointment, representation } from '../fact/stated.ts'
import { DISTRICTS } from '../kernel/title-words.ts'
import { lawOf } from '../law/law.ts'
import { type Body, type Found, matchesIn, type Rule } from '../fact/found.ts'
import { plainLetters } from '../text/letters.ts'
import { isEntity, namesIn } from '../text/names.ts'

const TABLE = /\bsubenin temsilcilerine ait bilgiler\b/dg
const CLOSED = /\s*(?:\([\d/a-z]+\)\s*)*$/
const COLUMNS = new Set('adi soyadi kimlik pasaport no mersis temsil yetkisinin kapsami yetki suresi gorev unvani yerlesim yeri'.split(' '))
/** What the cells of such a row say; each word of it once. */
const CELLS = 'sube muduru munferiden temsile yetkilidir aksi karar alinincaya kadar'.split(' ')
const NUMBER = /^\d{3}[\d*]{6,9}\d{2}$/
const PLACES = new Set([...DISTRICTS, ...lawOf('TR').provinces].flatMap((name) => plainLetters(name).split(' ')))
/** How long a table of one row is. */
const LONGEST = 700

/** The words less others, each as often as it is given; null where one is missing. */
const without = (words: readonly string[], others: readonly string[]): string[] | null => {
  const rest = [...words]
  for (const other of others) {
    const at = rest.indexOf(other)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

const personIn = (body: Body, words: readonly string[]): string | null => {
  const cells = without(
    words.filter((word) => !COLUMNS.has(word)),
    CELLS,
  )
  const [number, ...others] = cells?.filter((word) => NUMBER.test(word)) ?? []
  if (cells === null || number === undefined || others.length > 0) return null
  const rest = cells.filter((word) => word !== number)
  const [only, ...more] = [...namesIn(body)].filter(
    (name) => !isEntity(name) && (without(rest, plainLetters(name).split(' '))?.every((word) => PLACES.has(word)) ?? false),
  )
  return only !== undefined && more.length === 0 ? only : null
}

/** {@link Rule} of whoever represents a branch by such a table. */
export const partedRowRule: Rule = (body) =>
  matchesIn(body, TABLE).flatMap(({ from, to }): Found[] => {
    const plain = body.plain.slice(to)
    const end = to + plain.length - (CLOSED.exec(plain)?.[0].length ?? 0)
    if (!body.branch || end - to > LONGEST) return []
    const person = personIn(body, plainLetters(body.text.slice(to, end)).match(/[a-z\d*]+/g) ?? [])
    if (person === null) return []
    const at = { from, to: end, known: [{ from, to: end }] }
    return [
      {
        statement: appointment(person, 'branch_manager'),
        ...at,
      },
      {
        statement: representation([person], 'sole'),
        ...at,
      },
    ]
  })
