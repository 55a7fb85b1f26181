import { lawOf } from '../law/law.ts'
import { squeeze } from '../kernel/text.ts'
import { type Body, firstIn, type Found, matchesIn, type Rule } from './found.ts'
import { plainLetters } from '../text/letters.ts'

const { nearestOffice } = lawOf('TR')

const trim = (text: string): string => squeeze(text.replace(/^[\s,;:.|-]+|[\s,;:|-]+$/gu, '').replace(/\s*['’`”*]\s*$/u, ''))

const MOVED =
  /(?:adresi|merkezi)\s*[:;]?\s+((?:(?!\b(?:adresi|merkezi)\s).){8,260}?)\s+adresinden\s*,?\s+(.{8,260}?)\s+adresine\s+(?:tasin|nakl|nakil)/dg
const BRANCH_MOVED = /subenin\s+(.{8,200}?)\s+adresinden\s*,?\s+(.{8,200}?)\s+adresine\s+(?:tasin|nakl|nakil)/dg
const TRANSFERRED =
  /(?:adresi(?:mi[zs])?(?:nin|in)?|merkezi(?:mi[zs])?(?:nin|in)?|adres|sirketimizin|sirketimiz|sirketin|firmamizin)\s*[:;]?\s+(.{8,200}?)\s+adresinden\s*,?\s+(.{8,200}?)\s+adres(?:ine|inde)\s+(?:tasin|nakl|nakil|degis)/dg
const MOVED_TO =
  /(?:tarihi itibariyle|(?:adres|merkez)i(?:miz)?n?in?|\bolan|tarihinden itibaren)[.,:]?\s+([^;]{8,160}?)\s+adresine\s+(?:tasin|nakl|nakil|degis)/dg
const AS_SEAT = /sirketin merkezi\s+(.{8,200}?)\s+olarak degistiril/dg
// "Şirketin X olan adresi, Y olarak değiştirilmiştir"
const REPLACED = /sirketin\s((?:(?!adresi).){8,200}?)\solan adresi,?\s(.{8,200}?)\solarak degistiril/dg
const FORMER =
  /(?:merkezi|adresi)\s+(.{8,200}?)\s+(?:olan|adresinde bulunan|adresinden)\b|eski (?:merkez |ticaret )?adresi?\s*[:;]\s*(.{8,160}?)\s+(?=yeni|mersis|ticaret)/dg
const SEATED = /(?:merkezi\s.{3,80}?ilcesi\S*\s?(?:dir)?\.?\s*)?adresi\b\s*[,:;]?\s*(.{8,260}?)(?:\s*['*]+\s?d[iu]r\b|\sd[iu]r[.,])/dg
const SEATED_LOOSELY = /ilcesi\S*\s?(?:dir)?\.?\s*adresi\s*[:;]?\s*(.{8,200}?)\s*d[iu]r\.\s*adres degisikliginde/dg
const BUSINESS_SEAT =
  /isletmenin (?:merkezi|adresi)\s*:\s*(.{8,200}?)(?=\s+isletme(?:nin)?\s|\s+konusu\s*:|\s+sermayesi\s*:|\s+yukarida\s|\s+2\.\s)/dg
const HEAD =
  /(?:adresi?|ticar[ei]t? merkezi|merkez adresi)\s*[:;]\s*(.{8,160}?)\s+(?=yukarida|ticari merkezi ile|ticaret merkezi ve|ilan konusu|(?:isletme(?:nin)? )?konu|sermaye)/dg
const GONE = /(?:kayit|kaydi|kayitlari)[a-z]* (?:\S+ tarihinde )?(?:re['’]?sen )?(?:silin|terkin)/
const CAME = /(?:merkez|adres)[^.]{0,200}(?:sicil[a-z]* mudurlugunden|nakledildiginden|nakli sonucu|nakil geldi)/

const BROUGHT = /kayitli iken[^.]{0,20} merkezini|merkezini [^.]{0,200}adresine nakleden/

const STAYED = /([^;:]{8,200}?)\s+adresinde\s+(?:bulunan|kayitli|faaliyet gosteren)\s/dg
const BEFORE_PLACE =
  /^.*\b(?:karari ile|kararla|halen|sirketimizin|sirketin|sirketimiz|toplanan|toplanarak|olarak|hakkinda|verilmistir|olunur|edilmistir|karar)\b[\s.,]*/
const PLACE = /\b(?:mah|mahallesi|mh|cad|caddesi|cd|sok|sokak|sk|blv|bulvari|bul|no|kat|osb)\b/

// "… adresi yazılı şirketin merkezinin X adresinden": the place begins behind the last word on whose it is.
const LEAD = /^.*\b(?:merkezinin|merkezini|adresinin|adresini|subenin|sirketin)\s/

const PLACE_END = String.raw`(?=\.?\s*(?:\(|$)|\.?\s+(?:karar|konu|yukarida|ticari merkezi|tescil|sirket|bu husus|keyfiyet|isbu)\b)`
// "Eski adres: … Yeni adres: …", "Şirketin yeni adresi: …"
const OLD_AND_NEW = new RegExp(
  `(?:eski (?:merkez |ticaret )?adres[a-z]*\\s*[:;]\\s*(.{8,160}?)\\s+)?yeni (?:merkez |ticaret )?adres[a-z]*\\s*[:;]\\s*(.{8,160}?)${PLACE_END}`,
  'dg',
)
const FROM_HEAD = /yukarida(?:ki| yazili| belirtilen)? adres/

const NO_PLACE = /adresinden|tebligat|tescil|ilan ed|degisik|suresi ic/

const KNOWN_AT =
  /([a-z]{3,20}(?: [a-z]{3,20})?) ticaret sicil[a-z]* (?:mudurlug|memurlug)\S* [^.]{0,40}?(?:sicil )?(?:no\S*|numara\S*) [^.]{0,20}?kayitli/dg
/** Whether a notice on a seat says that another office had the company until now. */
const cameFrom = (body: Body): boolean =>
  /nak[il]|merkez/.test(body.topic) &&
  matchesIn(body, KNOWN_AT).some((match) => {
    const [other, own] = [
      nearestOffice(match.printed(1)) ?? nearestOffice(match.printed(1).split(' ').at(-1) ?? ''),
      nearestOffice(body.header.office ?? ''),
    ]
    return other !== null && own !== null && other.name !== own.name
  })

/** The registered address, at establishment and when it moves. A branch's address belongs to the branch. */
export const addressRule: Rule = (body) => {
  const { plain, topic, established, header } = body
  const state = (from: string | null, to: string, move: 'same_office' | 'out' | 'in' | null, at: { from: number; to: number }): Found[] =>
    NO_PLACE.test(plainLetters(to))
      ? []
      : [
          {
            statement: {
              kind: 'address',
              from: from === null ? null : trim(from.slice(LEAD.exec(plainLetters(from))?.[0].length ?? 0)),
              to: trim(to),
              move,
            },
            from: at.from,
            to: at.to,
          },
        ]
  if (established) {
    const seated = firstIn(body, SEATED) ?? firstIn(body, SEATED_LOOSELY) ?? firstIn(body, BUSINESS_SEAT) ?? firstIn(body, HEAD, 0, 2500)
    return seated ? state(null, seated.printed(1), null, seated) : []
  }
  // A branch's seat is told where it moves; at its opening it stands with the branch.
  if (body.branch) {
    const moved = firstIn(body, MOVED) ?? firstIn(body, BRANCH_MOVED)
    return moved ? state(moved.printed(1), moved.printed(2), 'same_office', moved) : []
  }
  const gone = GONE.test(plain)
  const moves = /nak[il]|merkez|adres/.test(topic) || (gone && /terkin|silin/.test(topic))
  const listed = topic === '' ? firstIn(body, OLD_AND_NEW) : undefined
  if (listed) return state(listed.printed(1) || null, listed.printed(2), gone ? 'out' : BROUGHT.test(plain) ? 'in' : 'same_office', listed)
  const moved = firstIn(body, MOVED) ?? firstIn(body, REPLACED) ?? (moves || topic === '' ? firstIn(body, TRANSFERRED) : undefined)
  if (moved) return state(moved.printed(1), moved.printed(2), gone ? 'out' : cameFrom(body) ? 'in' : 'same_office', moved)
  const changed = firstIn(body, AS_SEAT)
  if (changed) {
    const former = firstIn(body, FORMER, 0, changed.from)
    const old = former ? former.printed(1) || former.printed(2) : null
    return state(old, changed.printed(1), gone ? 'out' : CAME.test(plain) || /nakli/.test(topic) ? 'in' : 'same_office', changed)
  }
  const seated = moves ? firstIn(body, SEATED) : undefined
  if (seated)
    return state(
      null,
      seated.printed(1),
      header.office !== null &&
        (/nakil gel|merkez nakli/.test(topic) || /eski ticaret sicil[a-z]* mudurlugu\s?:/.test(plain.slice(0, 1500)))
        ? 'in'
        : 'same_office',
      seated,
    )
  const prose = moves || topic === '' ? firstIn(body, MOVED_TO) : undefined
  if (!prose) return []
  const stayed = matchesIn(body, STAYED, Math.max(0, prose.from - 400), prose.to).at(-1)
  const span = stayed?.span(1)
  const old = span ? body.text.slice(span.from + (BEFORE_PLACE.exec(plain.slice(span.from, span.to))?.[0].length ?? 0), span.to) : ''
  const head = FROM_HEAD.test(plain.slice(Math.max(0, prose.from - 200), prose.to))
    ? (firstIn(body, HEAD, 0, 2500)?.printed(1) ?? null)
    : null
  return state(
    PLACE.test(plainLetters(old)) ? old : head,
    prose.printed(1),
    gone ? 'out' : BROUGHT.test(plain) ? 'in' : 'same_office',
    prose,
  )
}
