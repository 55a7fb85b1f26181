import { decimalOf, hundredths } from '../kernel/decimal.ts'
import { parseAmount } from '../kernel/money.ts'
import { fold } from '../kernel/text.ts'
import { cleanName, type Found, type Rule } from './found.ts'

const AMOUNT = String.raw`(\d[\d., ]*\d|\d)`
const LIRA = String.raw`\s?[.,]?\s?[-–]?\s?(?:T[üu]rk\s?L[iıİI]ras[ıi]|TL|T\.L\.?|YTL|Y[eE]n[iİ] T[üu]rk L[iı]ras[ıi])`

const amountOf = (printed: string | undefined): string | null => (printed === undefined ? null : parseAmount(printed))
const minus = (a: string, b: string): string | null => {
  const [x, y] = [hundredths(a), hundredths(b)]
  return x === null || y === null || x < y ? null : decimalOf(x - y)
}

const SHARED = new RegExp(`serm?ayes?[iı]\\S*,?[^.]{0,120}?(?:beher[iı]|her b[iı]r[iı]|her b[iı]r pay[ıi]n)[^.]{0,40}?${AMOUNT}${LIRA}[^.]{0,60}?${AMOUNT}\\s?(?:adet\\s)?(?:h[iı]sseye|paya)[^.]{0,60}?(?:toplam|olup|;|,|ayr[ıi]lm[ıi][şs])[^.\\d]{0,30}${AMOUNT}${LIRA}`, 'iu')
const PLAIN = new RegExp(`(?:[şs][iı]rket[iı]?n?\\s*sermayes[iı]|sermaye)\\s*(?:tutar[ıi]\\s*)?:?\\s*${AMOUNT}${LIRA}`, 'iu')
const BUSINESS = new RegExp(`[İIiı][şs]letmen[iı]n Sermayes[iı]\\s*:?\\s*${AMOUNT}${LIRA}`, 'iu')
const FORMER = new RegExp(`(?:[öo]ncek[iı]|esk[iı])\\s+serma?yey?[iı]?n?[iı]?\\s*(?:te[şs]k[iı]l\\s*eden\\s*)?(?:olan\\s*)?${AMOUNT}${LIRA}`, 'iu')
const FROM_TO = new RegExp(`sermaye\\S*\\s+${AMOUNT}${LIRA}\\S{0,6}\\s?(?:den|dan)[^.]{0,60}?${AMOUNT}${LIRA}\\S{0,6}\\s?(?:ye|ya|e|a)?\\s*(?:[çc][ıi]kar|art[ıi]r|y[üu]kselt|[iı]nd[iı]r|azalt)`, 'iu')
/** Capital as established or changed: new total, old total where it is printed. */
export const capitalRule: Rule = ({ text, matters }) => {
  const topic = fold(matters.join(' '))
  const established = /kurulus|sozlesme/.test(topic) && !/artirim|sermaye/.test(topic)
  const business = BUSINESS.exec(text)
  if (business && established) {
    const to = amountOf(business[1])
    if (to) return [found('establishment', null, to, business.index, business.index + business[0].length)]
  }
  if (!established && !/sermaye|bolunme/.test(topic)) return []
  const both = FROM_TO.exec(text)
  const shared = SHARED.exec(text)
  const total = shared ?? PLAIN.exec(text)
  const to = amountOf(both?.[2] ?? (shared ? shared[3] : total?.[1]))
  const at = both ?? total
  if (!to || !at) return []
  if (established) return [found('establishment', null, to, at.index, at.index + at[0].length)]
  const former = FORMER.exec(text)
  const from = amountOf(both?.[1] ?? former?.[1])
  const down = from !== null && minus(from, to) !== null && from !== to
  return [found(down ? 'decrease' : 'increase', from, to, at.index, at.index + at[0].length)]
}
const found = (operation: 'establishment' | 'increase' | 'decrease', from: string | null, to: string, start: number, end: number): Found => ({
  statement: { kind: 'capital', from, to, currency: 'TRY', operation, paid: null }, from: start, to: end,
})

const HOLDER_FIRST = new RegExp(`([\\p{Lu}][^:;|]{3,90}?)\\s*:\\s*[Bb]eher[iı]\\s*${AMOUNT}${LIRA}\\s*de[ğg]er[iı]nde\\s*${AMOUNT}\\s*adet\\s*paya\\s*kar[şs][ıi]l[ıi]k\\s*gelen\\s*${AMOUNT}${LIRA}`, 'giu')
const HOLDER_LAST = new RegExp(`[Bb]eher[iı]\\s*${AMOUNT}${LIRA}\\s*de[ğg]er[iı]nde\\s*${AMOUNT}\\s*adet\\s*paya\\s*kar[şs][ıi]l[ıi]k\\s*gelen\\s*${AMOUNT}${LIRA}\\s*([\\p{Lu}][^:;|.]{3,90}?)\\s*taraf[ıi]ndan`, 'giu')
const BELONGS = new RegExp(`${AMOUNT}\\s*(?:\\([^)]*\\)\\s*)?(?:adet\\s*)?(?:pay|h[iı]sse)?(?:ya|ye|a|e)?\\s*(?:kar[şs][ıi]l[ıi](?:k|[ğg][ıi])|tekab[üu]l)\\s*(?:eden|gelen|olan)?\\s*${AMOUNT}${LIRA}\\S{0,5}\\s*(?:s[iı]\\s)?(?:\\([^)]*\\)\\s*)?([\\p{Lu}][^:;|,()]{3,80}?)\\s*(?:['’\`”]\\s?[yn]?[eai]\\b|taraf[ıi]ndan|a[iı]tt[iı]r)`, 'giu')

/** What each partner holds in all: founders, and the list after a transfer or an increase. */
export const shareholdingRule: Rule = ({ text }) => {
  const all: (Found & { person: string })[] = []
  const add = (person: string, amount: string | undefined, shares: string | undefined, at: RegExpExecArray | RegExpMatchArray): void => {
    const money = amountOf(amount)
    const name = cleanName(person.replace(/^.*(?:a[şs]a[ğg][ıi]dak[iı] g[iı]b[iı]d[iı]r|L[iı]ras[ıi]|olarak)\s*[:,]?\s*/iu, ''))
    if (!money || name.length < 4) return
    const count = amountOf(shares)?.replace(/\.00$/, '') ?? null
    const from = at.index ?? 0
    all.push({ person: name, from, to: from + at[0].length, statement: { kind: 'shareholding', person: name, amount: money, shares: count === null ? null : Number(count), ratio: null } })
  }
  for (const match of text.matchAll(HOLDER_FIRST)) add(match[1] ?? '', match[4], match[3], match)
  for (const match of text.matchAll(HOLDER_LAST)) add(match[4] ?? '', match[3], match[2], match)
  if (all.length === 0) for (const match of text.matchAll(BELONGS)) add(match[3] ?? '', match[2], match[1], match)
  return [...new Map(all.map((each) => [fold(each.person), each])).values()].map(({ person: _, ...each }) => each)
}

const TRANSFER = new RegExp(`([^.]{3,200}?)\\s${AMOUNT}${LIRA}\\s*sermaye\\s*kar[şs][ıi]l[ıi][ğg][ıi]\\s*${AMOUNT}\\s*adet\\s*pay\\S*[^.]{0,80}?[iı]le\\s+([^.]{3,200}?)\\s*devretm[iı][şs]t[iı]r`, 'giu')
const NUMBERED = /^.*?(?:K[iı]ml[iı]k|Mers[iı]s|Pasaport)\s*(?:Numaral[ıi]|No\S*)\s*/iu

/** "Şirket ortaklarından … A 50.000,00 TL sermaye karşılığı 50 adet payını … B'e devretmiştir." */
export const transferRule: Rule = ({ text }) => [...text.matchAll(TRANSFER)].flatMap((match): Found[] => {
  const from = cleanName((match[1] ?? '').replace(/^.*ortaklar[ıi]ndan\s*/iu, '').replace(NUMBERED, ''))
  const to = cleanName((match[4] ?? '').replace(NUMBERED, '')).replace(/ [ea]$/u, '')
  const shares = amountOf(match[3])?.replace(/\.00$/, '')
  return from.length < 3 || to.length < 3 ? [] : [{
    statement: { kind: 'share_transfer', from, to, amount: amountOf(match[2]), shares: shares ? Number(shares) : null }, from: match.index, to: match.index + match[0].length,
  }]
})

const SOLE = /tek (?:ortakl[ıi]|pay sah[iı]pl[iı]) b[iı]r [^.]{3,30}[şs][iı]rkett[iı]r\.\s*Bu (?:ortak|pay sah[iı]b[iı]),?\s*([^.]{3,200}?)\s*['’`”]\s?d[iı]r/giu

/** "Şirket tek ortaklı bir Limited Şirkettir. Bu ortak, … 'dir." */
export const soleShareholderRule: Rule = ({ text }) => [...text.matchAll(SOLE)].map((match) => ({
  statement: { kind: 'sole_shareholder', person: cleanName((match[1] ?? '').replace(/^.*(?:ikamet eden|K[iı]ml[iı]k No\S*(?:\s?lu)?|Numaral[ıi]|Uyruklu)\s*,?\s*/iu, '')) },
  from: match.index, to: match.index + match[0].length,
}))
