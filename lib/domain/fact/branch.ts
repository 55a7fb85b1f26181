import { squeeze } from '../kernel/text.ts'
import { evidenceFrom } from './evidence.ts'
import { firstIn, type Found, type Rule } from './found.ts'

const OPENED = /(?:\d\s?\.\s?)?subeye ait bilgiler/dg
const OPENS = /sube(?:si|sinin|nin)? (?:acilis[a-z]*|acilma[a-z]*|acma[a-z]*|kurulus[a-z]*)/dg
const TITLE = /ticaret unvani\s*:\s*(.{5,200}?\bsubesi)\b/dg
const SEAT = /subenin merkezi\s*:\s*(.{8,200}?)(?=\s+(?:\d\s?\.\s|subenin|sermaye|$)|\s*\()/dg
const CLOSED =
  /subenin[^.]{0,40}(?:ticaret sicil )?kayd[a-z]*[^.]{0,140}?terkin edilmistir|sube(?:nin|mizin|sinin)\b(?:[^.;]|(?<=\d)\.){0,160}?(?:kapatil|kapanma|terkin)[a-z]*|terkin (?:edilmistir|olunmustur)/dg
const MOVED = /subenin adresi\s*[:;]?\s+(.{8,260}?)\s+adresinden\s*,?\s+(.{8,260}?)\s+adresine\s+(?:tasin|nak)/dg
const RENAMED = /subenin unvani?\s*[,:]?\s+(.{5,200}?)\s*'+\s?d[iu]r\b/dg
const HEAD_ADDRESS = /adresi?\s*:\s*(.{8,160}?)\s+(?:(?:\S{1,3}\s)?merkezin |yukarida|konu\s?:|ilan konusu)/dg

/** A branch opened, closed, moved or renamed. */
export const branchRule: Rule = (body) => {
  if (!body.branch) return []
  const evidence = Math.max(0, evidenceFrom(body))
  const state = (
    operation: 'open' | 'close' | 'change',
    title: string | null,
    address: string | null,
    at: { from: number; to: number },
  ): Found[] => [
    {
      statement: {
        kind: 'branch',
        title: title === null ? body.header.title : squeeze(title),
        address: address === null ? null : squeeze(address.replace(/[\s,]+$/, '')),
        operation,
      },
      from: at.from,
      to: at.to,
    },
  ]
  const opened = firstIn(body, OPENED)
  if (opened) {
    const title = firstIn(body, TITLE, opened.to)
    const seat = firstIn(body, SEAT, opened.to)
    const [first, last] = [title ?? seat ?? opened, seat ?? title ?? opened]
    return state('open', title?.printed(1) ?? null, seat?.printed(1) ?? null, { from: first.from, to: last.to })
  }
  // In prose, or where the list of matters alone says so.
  const opens = /terkin|kapan/.test(body.topic) ? undefined : firstIn(body, OPENS)
  if (opens) return state('open', null, firstIn(body, HEAD_ADDRESS, 0, 2000)?.printed(1) ?? null, opens)
  const moved = firstIn(body, MOVED, evidence)
  if (moved) return state('change', null, moved.printed(2), moved)
  const closed = /terkin|kapan/.test(body.topic) || body.topic === '' ? firstIn(body, CLOSED, evidence) : undefined
  if (closed) return state('close', null, firstIn(body, HEAD_ADDRESS, 0, 2000)?.printed(1) ?? null, closed)
  const renamed = firstIn(body, RENAMED, evidence)
  return renamed ? state('change', renamed.printed(1), null, renamed) : []
}
