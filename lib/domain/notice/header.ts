import type { NoticeHeader } from '../fact/fact.ts'
import { nearestOffice } from '../kernel/offices.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { squeeze } from '../kernel/text.ts'
import type { Flat } from './flat.ts'
import { readMasthead } from './page/masthead.ts'

const first = (text: string, pattern: RegExp): string | null => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : squeeze(found)
}

const OFFICE = /(?:T[.,]? ?C[.,]? ?)?([\p{Lu}\p{Ll}.İI' ]{2,40}?)\s*T[İIıi]CARET S[İIıi]C[İIıi]L[İIıi]? (?:M[ÜU]D[ÜU]RL[ÜU][ĞG][ÜU]|MEMURLU[ĞG]U|m[üu]d[üu]rl[üu][ğg][üu]|memurlu[ğg]u)/iu

const officeOf = (text: string): string | null => {
  const printed = first(text.slice(0, 600), OFFICE)?.replace(/^T[.,]? ?C[.,]? ?/i, '') ?? null
  if (printed === null) return null
  // What stands before the name on the same line (a mark of the reader) is dropped word by word until an office is left.
  const words = printed.split(' ')
  for (let from = 0; from < words.length; from++) {
    const office = nearestOffice(words.slice(from).join(' '))
    if (office) return office.name
  }
  return null
}

/** Title between its label and the address; marks that the reader made of the label's dots are dropped. */
const titleOf = (text: string): string | null => {
  const label = /Ticaret\s+[ÜU]nvan[ıiım]\s*[:;.]*/iu.exec(text)
  if (!label) return null
  const after = text.slice(label.index + label[0].length, label.index + label[0].length + 400)
  const stop = /\s(?:Eski\s+Ticaret|Yeni\s+Ticaret|Adres\S*\s*[:;]|Tasfiye Adresi|Ticari? Merkezi|Merkezin\s|Yukar[ıi]?da|T[İI]CAR[İI] MERKEZ|Tescil Edilen)/iu.exec(` ${after}`)
  const title = squeeze((stop ? ` ${after}`.slice(0, stop.index) : '').replace(/^[\s|:;.,'"*-]+|[\s|:;,'"*-]+$/gu, ''))
  return title.length >= 3 ? title : null
}

/** What a notice says of itself before its body. Hints fill what only the page it was cut from can tell. */
export const readHeader = (flat: Flat, hints: Partial<Pick<NoticeHeader, 'published_on' | 'issue' | 'page'>> = {}): NoticeHeader => {
  const { text } = flat
  const head = text.slice(0, 3000)
  const registered = new RegExp(`${DATE} ?tarih[iı]nde (?:resen )?tesc[iı]l`, 'iu').exec(text)
  const masthead = /GAZETES/iu.test(head.slice(0, 200)) ? readMasthead(head.slice(0, 200)) : null
  return {
    office: officeOf(text),
    registry_no: first(head, /S[iıİI]c[iıİI]l\s*\S{0,2}\s*(?:[/\\V]*\s*D?osya)?\s*(?:No|Numaras[ıi])\s*[:;.]*\s*([0-9A-ZÇĞİÖŞÜa-zçğıöşü]*[\d][\dA-ZÇĞİÖŞÜa-zçğıöşü./-]*)/iu)?.replace(/[.,/-]+$/, '') ?? null,
    mersis_no: first(head, /MERS[İIıi]S\s*No\s*[:;.]*\s*(\d[\d ]{14,20}\d)(?!\*)/iu)?.replace(/\s/g, '').match(/^\d{16}$/)?.[0] ?? null,
    title: titleOf(head),
    registered_on: registered ? printedDate(registered[1], registered[2], registered[3]) : null,
    published_on: hints.published_on ?? masthead?.publishedOn ?? null,
    issue: hints.issue ?? masthead?.issue ?? null,
    page: hints.page ?? masthead?.page ?? null,
    notice_no: /\((\d{7,9})(?:-\d{7,9})*\)\s*$/.exec(text.trim())?.[1] ?? null,
  }
}
