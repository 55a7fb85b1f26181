import { lawOf } from '../law/law.ts'
import { squeeze } from '../kernel/text.ts'
import { type Body, firstIn, type Found, matchesIn, type Rule } from './found.ts'
import { evidenceEnd } from './evidence.ts'
import { sentencesOf } from '../reading/clauses.ts'
import { lettersOf } from '../reading/mentions.ts'
import { type Place, placesIn } from '../reading/places.ts'
import { plainLetters } from '../text/letters.ts'

const { nearestOffice } = lawOf('TR')

const trim = (text: string): string => squeeze(text.replace(/^[\s,;:.|-]+|[\s,;:|-]+$/gu, '').replace(/\s*['’`”*]\s*$/u, ''))

// At establishment the seat stands with its label: in the contract, in a sole trader's declaration, else in the head.
const SEATED =
  /(?:merkezi\s.{3,80}?ilcesi\S*\s?(?:dir)?\.?\s*)?(?<!ikamet |ikametgah )adresi\b(?!\s(?:yazili|gosteril|belirtil|yukari|asagi))\s*[,:;]?\s*((?:(?!\bmadde\s?\d|\badresi\s).){8,260}?)(?:\s*['*’]+\s?[dt][iu]r\b|(?:\s|(?<=[a-z]{4})(?<![dt][ae]))d[iu]r[.,])/dg
/** "Şirketin merkezi Adana'da, Kurgu Mah. No: 3 adresindedir": the place stands before the word for it. */
const SEATED_AT =
  /\bmerkez[a-z]*\s[^.;:]{0,60}?(?:,|\bolup)\s(?:adresi\s)?((?:(?!adres|madde)[^;]){8,200}?)\s*adresinde(?:d[iu]r\b| (?:bulun|yer al)[a-z]*)/dg
const SEATED_LOOSELY = /ilcesi\S*\s?(?:dir)?\.?\s*adresi\s*[:;]?\s*(.{8,200}?)\s*d[iu]r\.\s*adres degisikliginde/dg
const BUSINESS_SEAT =
  /isletmenin (?:merkezi|adresi)\s*:\s*(.{8,200}?)(?=\s+isletme(?:nin)?\s|\s+konusu\s*:|\s+sermayesi\s*:|\s+yukarida\s|\s+2\.\s(?=isletme|sahib|tacir)|\s+\d{1,2}\s?[-.)]{1,2}\s?[a-z][a-z ]{2,40}:|\s+(?:ise baslama|faaliyet|vergi|meslek|ugrasi|temsil|yetki|sure)[a-z ]{0,30}:)/dg
/** In a contract in prose the seat is the place itself: "Şirketin merkezi Kurgu Mahallesi Hayal Sokak No: 3'tür". */
const SEAT_OF = /sirketin merkezi\s((?:(?!adres|madde)[^;]){6,140}?\bno\s?[:.]\s?[^;.]{1,60}?)\s*['’]\s?[dt][iu]r\b/dg
const HEAD =
  /(?:adresi?|ticar[ei]t? (?:merkezi|ikametgah[a-z]*)|merkez adresi|ikametgahi)\s*[:;]\s*(.{8,160}?)\s+(?=yukarida|ticari (?:merkezi|ikametgahi) ile|ticaret merkezi ve|ilan konusu|(?:isletme(?:nin)? )?konu|sermaye|(?:eski|yeni) (?:ticaret sicil|sicil|adres))/dg

const GONE =
  /(?<!(?:sicil|memurlug|mudurlug)[a-z]{0,3}nd[ae]ki )(?:kayit|kaydi|kayitlari)[a-z]* (?:\S+ tarihinde )?(?:(?:[a-z]+ ){0,3}(?:yonetmelig|kanun|tuzug|nizamname)[a-z'’ \d./]{0,60}?(?:geregince|uyarinca|gore|uygun olarak) )?(?:\S+ tarihinde )?(?:re['’]?sen )?(?:silin|terkin|kapat)/
const CAME =
  /(?:merkez|adres)[^.]{0,200}(?:sicil[a-z]* mudurlugunden|nakledildiginden|nakli sonucu|nakil geldi)|kayitli iken[^.]{0,20} merkezini|merkezini [^.]{0,200}adresine nakleden/
const FORMER_OFFICE = /eski ticaret sicil[a-z]* mudurlugu\s?:/
const NEXT_OFFICE = /yeni ticaret sicil[a-z]* mudurlugu\s?:/
/** How far into a notice its head goes. */
const HEAD_WITHIN = 1500
const FROM_HEAD = /yukarida(?:ki| yazili| belirtilen)? adres/
const NO_PLACE = /adresinden|tebligat|tescil|ilan ed|degisik|suresi ic/
const OF_SEAT = /\b(?:merkez|adres(?!inde ikamet)|isyeri|ticari ikametgah)/
// Where somebody lives, a branch stands or letters are sent is no seat.
const OF_OTHERS = /(?<!\bticari )\bikamet|\bmukim\b|\btebligat adresi|\b(?:adi|ismi)(?:nin)? $/
const SENTENCE_END = /(?:[dt][iu]r|[dt][iu]|l[ae]r|nur|lir|[cç]?ak|m[ae]k)\S{0,2}\s*$/
const LONGEST = 1200
const OF_BRANCH = /\bsube[a-z]*\s(?:[a-z]+ ){0,2}(?:adres|merkez|yeri|isyeri)|\bsube(?:si|miz|mizin|sinin|nin)?\s$/
/** "Rize Ticaret Sicilindeki kaydı … silinmiştir", said by that office itself: the company went to another. */
const GONE_HERE = /([a-z]{3,20}) ticaret sicil[a-z]*ki (?:kayit|kaydi|kayitlari)[a-z]* (?:\S+ tarihinde )?(?:silin|terkin|kapat)/dg
const goesFromHere = (body: Body): boolean => {
  const own = nearestOffice(body.header.office ?? '')?.name
  return own !== undefined && matchesIn(body, GONE_HERE).some((match) => nearestOffice(match.printed(1))?.name === own)
}
const ENTERED_AT =
  /\bkayd[a-z]* (?:bundan boyle )?([a-z]{3,20}(?: [a-z]{3,20})?) ticaret sicil[a-z]*(?: (?:mudurlug|memurlug)[a-z]*)? (?:nakl|nakil|aktar|gonder|devr|tasin)/dg
/** "Sicil kaydının Ankara Ticaret Siciline nakline": the company goes to another office. */
const goesToOther = (body: Body): boolean => {
  const own = nearestOffice(body.header.office ?? '')?.name
  return (
    own !== undefined &&
    matchesIn(body, ENTERED_AT).some((match) => {
      const to = nearestOffice(match.printed(1)) ?? nearestOffice(match.printed(1).split(' ').at(-1) ?? '')
      return to !== null && to.name !== own
    })
  )
}
/** Whose place it is: of a store or a works of the company, and not of its seat. */
const OF_SITE =
  /\b(?:sube|depo|fabrika|magaza|ofis|buro|atolye|tesis|santiye|antrepo|imalathane)(?:s[iu]|m[iu]z|l[ae]r[iu]?)?(?:n[iu]n|[iu]n)\s(?:bundan boyle )?(?:[^,;.]|\.(?=\d)){0,40}$|\b(?:depo|fabrika|magaza|ofis|buro|atolye|tesis|santiye|antrepo|imalathane)(?:s?[iu]|m[iu]z|l[ae]r[iu])\s$/
/** A place that was reached before, as the notice tells: the words behind it go on to the next. */
const EARLIER = /^[^,;.]{0,40}(?:mis|mus) (?:olan|iken|bulunan)|^[^,;.]{0,40}(?:mist|must)[iu]\b/

const KNOWN_AT =
  /([a-z]{3,20}(?: [a-z]{3,20})?) ticaret sicil[a-z]* (?:mudurlug|memurlug)\S* [^.]{0,40}?(?:sicil )?(?:no\S*|numara\S*) [^.]{0,20}?kayitli/dg
/** Whether a notice on a seat says that another office had the company until now. */
const cameFrom = (body: Body): boolean =>
  /^$|nak[il]|merkez/.test(body.topic) &&
  matchesIn(body, KNOWN_AT).some((match) => {
    const [other, own] = [
      nearestOffice(match.printed(1)) ?? nearestOffice(match.printed(1).split(' ').at(-1) ?? ''),
      nearestOffice(body.header.office ?? ''),
    ]
    return other !== null && own !== null && other.name !== own.name
  })

const BETWEEN =
  /\bmerkez[a-z]*\s([a-z]{3,20})\s?['’]?\s?[dt][ae]n\s([a-z]{3,20})\s?['’]?\s?y?[ea],?\s(?:(?:[^;.]|(?<=\d|\b[a-z]{2,4})\.){0,140}?adres[a-z]* |[a-z]+ )?(?:nakl|tasin|nakil)/dg
/** Whether the words name the place of another office as what the seat leaves for that of the notice's own. */
const cameBetween = (body: Body): boolean =>
  matchesIn(body, BETWEEN).some((match) => {
    const [from, to] = [nearestOffice(match.printed(1))?.name, nearestOffice(match.printed(2))?.name]
    return from !== undefined && from !== to && to !== undefined && to === nearestOffice(body.header.office ?? '')?.name
  })

/** Sentences in which a full stop inside an address ends nothing. */
const sentencesWith = (body: Body): { from: number; to: number }[] => {
  const whole: { from: number; to: number }[] = []
  for (const each of sentencesOf(body)) {
    const last = whole.at(-1)
    if (last && each.to - last.from < LONGEST && !SENTENCE_END.test(body.plain.slice(Math.max(last.from, last.to - 20), last.to)))
      last.to = each.to
    else whole.push({ ...each })
  }
  return whole
}

/** Whether a seat comes from the place of another office to that of the notice's own (`… Söke / Aydın` to `… Menteşe / Muğla`). */
const comesFrom = (body: Body, left: string, reached: string): boolean => {
  const [from, to] = [left, reached].map(
    (place) => nearestOffice(/^\p{L}{3,}(?= [İi]li\b)/u.exec(place)?.[0] ?? /\p{L}{3,}(?=[^\p{L}]*$)/u.exec(place)?.[0] ?? '')?.name,
  )
  const own = nearestOffice(body.header.office ?? '')?.name
  return own !== undefined && from !== undefined && to === own && from !== own
}

type Move = { from: Place | null; to: Place; sentence: { from: number; to: number } }

/** Where the notice says that the seat goes, with what it leaves where a place before or behind says that. */
export const movesIn = (body: Body): Move[] => {
  const begin = body.topic === '' ? 0 : Math.max(0, evidenceEnd(body) < body.plain.length ? evidenceEnd(body) : 0)
  return sentencesWith(body).flatMap((sentence) => {
    if (sentence.to <= begin) return []
    const plain = body.plain.slice(sentence.from, sentence.to)
    if (!OF_SEAT.test(plain)) return []
    const places = placesIn(body, sentence.from, sentence.to)
    return places.flatMap((to, at): Move[] => {
      if (to.link !== 'reached') return []
      const around = body.plain.slice(Math.max(sentence.from, to.from - 80), to.from)
      if (OF_OTHERS.test(around) || (!body.branch && OF_SITE.test(around)) || (!body.branch && OF_BRANCH.test(around))) return []
      const before = places.slice(0, at).findLast(({ link }) => link === 'left')
      // "Terme şubemizin … olan adresinin … olarak değiştirilmesi": whose place is left is whose place is reached.
      if (!body.branch && before && OF_BRANCH.test(body.plain.slice(Math.max(sentence.from, before.from - 40), before.from))) return []
      const behind = to.label ? places.slice(at + 1).find(({ link, label }) => link === 'left' && label) : undefined
      return [{ from: before ?? behind ?? null, to, sentence }]
    })
  })
}

const OF_BRANCHES = /\bsube[^.;]*$/
/** The registered address, at establishment and when it moves. A branch's address belongs to the branch. */
export const addressRule: Rule = (body) => {
  const { plain, topic, established } = body
  const state = (from: string | null, to: string, move: 'same_office' | 'out' | 'in' | null, at: { from: number; to: number }): Found[] =>
    NO_PLACE.test(plainLetters(to))
      ? []
      : [{ statement: { kind: 'address', from: from === null ? null : trim(from), to: trim(to), move }, from: at.from, to: at.to }]
  if (established) {
    const seated =
      firstIn(body, SEATED) ??
      firstIn(body, SEATED_LOOSELY) ??
      firstIn(body, BUSINESS_SEAT) ??
      firstIn(body, SEAT_OF) ??
      firstIn(body, SEATED_AT) ??
      firstIn(body, HEAD, 0, 2500)
    return seated ? state(null, seated.printed(1), null, seated) : []
  }
  const gone = GONE.test(plain) || NEXT_OFFICE.test(plain.slice(0, HEAD_WITHIN)) || goesFromHere(body) || goesToOther(body)
  const moves = topic === '' || /nak[il]|merkez|adres/.test(topic) || (gone && /terkin|silin/.test(topic))
  const all = movesIn(body)
  const whole = all.filter(({ from }) => from !== null)
  const [first] = whole.length > 0 ? whole : moves ? all : []
  const last = all.findLast(({ from }) => from !== null) ?? all.at(-1)
  const move = first && EARLIER.test(plain.slice(first.to.end)) ? last : first
  const way = gone
    ? 'out'
    : cameFrom(body) || cameBetween(body) || CAME.test(plain) || FORMER_OFFICE.test(plain.slice(0, HEAD_WITHIN)) || /nakil gel/.test(topic)
      ? 'in'
      : 'same_office'
  const printed = (place: { from: number; to: number }): string => body.text.slice(place.from, place.to)
  if (move) {
    const head = FROM_HEAD.test(plain.slice(move.sentence.from, move.to.from)) ? (firstIn(body, HEAD, 0, 2500)?.printed(1) ?? null) : null
    const at = { from: Math.min(move.to.from, move.from?.from ?? move.to.from), to: Math.max(move.to.end, move.from?.end ?? 0) }
    const left = move.from === null ? head : printed(move.from)
    const comes = way === 'same_office' && left !== null && comesFrom(body, left, printed(move.to))
    return state(left, printed(move.to), body.branch ? 'same_office' : comes ? 'in' : way, at)
  }
  // "Eski Adres: …" alone: the new one is that of the head.
  const former = moves ? placesIn(body, 0, plain.length).find(({ link, label }) => link === 'left' && label) : undefined
  const now = former && firstIn(body, HEAD, 0, 2500)?.printed(1)
  if (former && now !== undefined && lettersOf(now) !== lettersOf(printed(former)))
    return state(printed(former), now, body.branch ? 'same_office' : comesFrom(body, printed(former), now) ? 'in' : way, {
      from: former.from,
      to: former.end,
    })
  const seated = moves && !body.branch ? firstIn(body, SEATED, topic === '' ? 0 : Math.max(0, evidenceEnd(body) % plain.length)) : undefined
  // Where a branch is, the words before say.
  if (!seated || OF_BRANCHES.test(plain.slice(Math.max(0, seated.from - 240), seated.from))) return []
  const left = whole.length === 0 ? placesIn(body, 0, seated.from).find(({ link }) => link === 'left') : undefined
  const old = left && lettersOf(printed(left)) !== lettersOf(seated.printed(1)) ? printed(left) : null
  const comes = way === 'same_office' && old !== null && comesFrom(body, old, seated.printed(1))
  return state(old, seated.printed(1), comes ? 'in' : way, seated)
}
