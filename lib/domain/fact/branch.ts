import { squeeze } from '../kernel/text.ts'
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { clausesOf, sentenceHolding } from '../reading/clauses.ts'
import { placesIn } from '../reading/places.ts'
import { plainLetters } from '../text/letters.ts'
import { verb } from '../text/lexicon.ts'
import { partiesIn } from '../text/names.ts'
import { movesIn } from './address.ts'
import { evidenceEnd, evidenceFrom } from './evidence.ts'
import { type Body, firstIn, type Found, matchesIn, type Rule } from './found.ts'

const OPENED = /(?:\d\s?\.\s?)?(?:subeye ait bilgiler|(?:(?:subeye|isletmeye) ait bilgiler\s)?subenin kurulusuna (?:karar )?veren)/dg
const TITLE = /(?:ticaret|sube) unvani?\s*[:;]\s*(.{5,200}?\bsubesi)\b/dg
const SEAT = /(?:subenin merkezi|sube (?:adresi|merkezi))\s*[:;]\s*(.{8,200}?)(?=\s+(?:\d\s?\.\s|sube(?:nin|ye)|sermaye|$)|\s*\()/dg
/** Under its heading a branch's name and place have plain labels. */
const TITLE_UNDER = /\bunvani?\s*:\s*(.{5,200}?\bsubesi)\b/dg
const SEAT_UNDER = /\badresi?\s*:\s*(.{8,200}?)(?=\s+(?:\d\s?\.\s|sube|sermaye|faaliyet|merkez)|\s*\(|$)/dg
// What is done to a branch stands behind the word for it, or before it as a participle.
const OPENS = new RegExp(
  `\\bsube[a-z]*\\b['’]?[a-z]{0,3}\\s(?:[^.;]|(?<=\\d)\\.){0,90}?(?:\\bac[iı]l[iı][sş][a-z]*|\\bihdas[a-z]*|\\bsicile kayd[a-z]*|\\bkurulus[a-z]*|${verb('found', 'said', 'decided', 'linked')})|\\b(?:acilan|acilacak|kurulan)\\s(?:[a-z]+ )?sube[a-z]*`,
  'dg',
)
const CLOSES = new RegExp(
  `\\bsube[a-z]*\\b['’]?[a-z]{0,3}(?:[^.;]|(?<=\\d)\\.){0,160}?(?:\\bkapan[iı][sş][a-z]*|\\blagv[a-z]*|\\bkapatil[a-z]*|${verb('close', 'said', 'decided', 'linked')}|\\bfaaliyet[a-z]*\\s(?:[a-z]+ ){0,3}?(?:son ver[a-z]*|sonland[a-z]*)|\\bkayd[a-z]*\\s(?:[^.;]|(?<=\\d)\\.){0,80}?(?:terkin|silin)[a-z]*)|terkin (?:edilmistir|olunmustur)`,
  'dg',
)
const RENAMED = /sube(?:nin)? unvani?(?:nin)?\s*[,:]?\s+(.{5,200}?)\s*(?:'+\s?d[iu]r\b|(?:olarak|seklinde) (?:degis|tadil)[a-z]*)/dg
const HEAD_ADDRESS = /adresi?\s*:\s*(.{8,160}?)\s+(?:(?:\S{1,3}\s)?merkezin |yukarida|konu\s?:|ilan konusu)/dg
/** A power to do it, and a branch that was there before, are none of what is done. */
const NOT_DONE = /(?:m[ae]y[ae]|m[ae]k|abilir|ebilir)$/
/** What ends with somebody's power ends no branch. */
const OF_PEOPLE = /yetki|imza|gorev|mudur(?!luk|lug)/
const OWN_NAME = /(\p{Lu}[\p{L}\d.&]*(?:\s\p{Lu}[\p{L}\d.&]*){0,14}\s[ŞSşs](?:ube|UBE)(?:si|S[İI]))/gu

/** The branch that a notice of the company itself names. */
const namedIn = (body: Body, { from, to }: { from: number; to: number }): string | null => {
  const sentence = sentenceHolding(body, from) ?? { from, to }
  const names = [...body.text.slice(sentence.from, sentence.to).matchAll(OWN_NAME)].map(([name]) => name)
  const small = /(\p{Lu}[\p{Ll}]+) [şs]ube/u.exec(body.text.slice(sentence.from, sentence.to))
  return (
    names.sort((a, b) => b.length - a.length)[0] ?? (small && !/^(?:Karar|Şirket|Bir)/.test(small[1] ?? '') ? `${small[1]} şubesi` : null)
  )
}

// What a company decides of its branches, in its own notice: the branch stands before what is done to it, in a case that says that it is done to it.
const BRANCH = String.raw`\bsube(?:si|miz|mizin|sinin|nin|yi|sini|mizi|ler|leri|lerinin|lerimizin)?\b['’]?(?:n[iu]n|si|y[iu])?`
const BETWEEN = String.raw`\s(?:(?!\bsube)(?:[^.;]|(?<=\d)\.)){0,110}?`
const OWN: ['open' | 'close', RegExp][] = [
  [
    'close',
    new RegExp(
      `${BRANCH}${BETWEEN}(?:${verb('close', 'said', 'decided')}|\\bkapanis[a-z]*|\\bkapan(?:masin|mis)[a-z]*|\\bfaaliyet[a-z]* (?:son ver(?:il)?|sona erdir(?:il)?|sonlandir(?:il)?)(?:m[aei]s|mis)[a-z]*|\\b(?:kayd|kaydi)[a-z]* (?:[a-z]+ ){0,3}?(?:silin|terkin)[a-z]*)`,
      'dg',
    ),
  ],
  [
    'open',
    new RegExp(
      `${BRANCH}${BETWEEN}(?:${verb('found', 'said', 'decided')}|\\btesis(?:ine| ed[a-z]*| olun[a-z]*)|\\bacil[iı]s[a-z]*|\\bihdas[a-z]*|\\bkusad(?:i|ina)\\b|\\bkurulus(?:u|unu|una)\\b)|\\b(?:acilan|actig[iı](?:m[iı]z)?|kurulan|kurdugu(?:muz)?)\\s(?:(?!\\bsube)[^.;]){0,160}${BRANCH}(?:\\s?\\([^()]{4,160}\\))?\\s(?:[a-z]+ ){0,3}tescil (?:ed|ve|olun)[a-z]*`,
      'dg',
    ),
  ],
]
const MOVES_AWAY = /\bsube[a-z]*\b[^;]*\b(?:nakl(?:ed|ol)|nakil|tasin(?:m|d))[a-z]*/
const MOVED_BEFORE = 240
const OF_NO_BRANCH =
  /\b(?:abil|ebil)ir|\byetki|\bimza|\bhesa[bp]|\bbankasi|\bmudur(?!ler kurul)|\bgorev|\bevvelce|daha once|\b(?:19|20)\d\d (?:yilinda|senesinde)|\bhalinde\b|(?<!\b(?:ad[iı]|ismi|unvan[iı]) )\baltinda\b/
const ONLY_MEANT =
  /^\s(?:icin|hususu[a-z]*|konusu[a-z]*|amaci[a-z]*|uzere|halinde|durumunda|yonunde|ile ilgili|hakkinda|ihtimal|fikri|talebi|teklifi)/
const NO_NAME = /^(?:[ŞS]irket\S*|[ŞS][İI]RKET\S*|Karar\S*|KARAR\S*|Merkez\S*|Bu|Bir|Y[öo]netim|Kurul\S*|Genel|Ortaklar|Yurt)$/u
/** The name or the place of a branch in the words of a clause that decides of it. */
const namedBeside = (text: string): string | null => {
  const printed = /((?:\p{Lu}[\p{L}\d.&]*\s){1,8})(?=[ŞSşs](?:ube|UBE))/u.exec(text)?.[1]?.trim().split(' ') ?? []
  const name = printed.slice(printed.findLastIndex((word) => NO_NAME.test(word)) + 1)
  if (name.length > 0) return `${name.join(' ')} ${/[ŞSşs](?:ube|UBE)/u.exec(text)?.[0] === 'ŞUBE' ? 'ŞUBESİ' : 'Şubesi'}`
  const place = /(\p{Lu}\p{L}+)(?:['’]| (?:[İi]l[çc]es|[İi]l|[Bb]eldes|[Kk]asabas|[Şş]ehr)[iı]n)[dt][ae]/u.exec(text)?.[1]
  return place === undefined ? null : `${place} Şubesi`
}
/** "Bornova ve Karşıyaka şubelerinin": each of them. */
const SEVERAL = /((?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?:,| ve| ile) ){1,12}\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}) [şŞ]ubeler(?:i|imiz)/u
const IN_BRACKETS = /[ŞSşs](?:ube|UBE)(?:si|S[İI])\s?\(([^()]{8,160}\d[^()]{0,80})\)/u
const LABELLED_BEHIND =
  /(?:\bsube(?:nin|miz|mizin)? (?:adresi|merkezi)\s?[:;]?|\bsube[^.;]{0,160}, adresi)\s(?!.{0,12}olarak)([^;:]{8,30}(?:[^;:]|no\s?:){0,120}?)\s?(?=['’]\s?[dt][iu]r\b|\.\s|\.?\s?\(\d|$)/d
/** The places that the next sentence names where it goes on with the branch. */
const placesBehind = (body: Body, { to }: { to: number }): ReturnType<typeof placesIn> => {
  const end = Math.min(body.plain.length, to + 260)
  return /^\s?(?:bu |soz konusu |anilan )?sube(?:nin|miz)?\s/.test(body.plain.slice(to, end)) ? placesIn(body, to, end) : []
}
/** The whole name of a branch begins with the company's own where that is printed before it. */
const OWN_BRANCH = /^\s((?:\p{Lu}[\p{L}\d.&-]*\s){1,6}?)([ŞSşs](?:ube|UBE))/u
const wholeName = (text: string, owner: string | null): string | null => {
  const own = plainLetters(squeeze(owner ?? ''))
  const at = own === '' ? -1 : plainLetters(text).indexOf(own)
  const behind = at < 0 ? null : OWN_BRANCH.exec(text.slice(at + own.length, at + own.length + 120))
  return behind ? `${text.slice(at, at + own.length)} ${behind[1] ?? ''}${behind[2] === 'ŞUBE' ? 'ŞUBESİ' : 'Şubesi'}` : null
}

// "Kapatılan şubeler: 1- X Şubesi 2- Y Şubesi (…)": what was done to all of a list stands before it.
const LISTED =
  /\b(?:(kapatilan|kapanan|kaydi silinen|terkin edilen)|(?:yeni )?(?:acilan|kurulan))\s(?:yeni )?sube(?:ler|leri|si)?(?: (?:sunlardir|asagidadir))?\s?:\s?/dg
const ITEM =
  /^\s?(?:(?:\d{1,2}|[a-hA-H])\s?[-.)]{1,2}\s?|[-•*–]\s?|[,;]\s?|ve\s)?(\p{Lu}[\p{L}\d.&' -]{2,160}?[ŞS](?:ube|UBE)(?:si|S[İI]))(?:\s?\(([^()]{8,160})\))?[,;.]?/u
const listedBranchesIn = (body: Body): Found[] =>
  matchesIn(body, LISTED, Math.max(0, evidenceEnd(body) % body.plain.length)).flatMap((match): Found[] => {
    const branches: Found[] = []
    for (let at = match.to, item = ITEM.exec(body.text.slice(at, at + 400)); item; item = ITEM.exec(body.text.slice(at, at + 400))) {
      const address = item[2] !== undefined && /\d/.test(item[2]) ? squeeze(item[2]) : null
      branches.push({
        statement: { kind: 'branch', title: squeeze(item[1] ?? ''), address, operation: match.span(1) ? 'close' : 'open' },
        from: branches.length === 0 ? match.from : at + item[0].search(/\S/),
        to: at + item[0].length,
      })
      at += item[0].length
    }
    return branches
  })

const ownBranchesIn = (body: Body): Found[] => {
  if (!/\bsube/.test(body.plain)) return []
  const begin = Math.max(0, evidenceEnd(body) % body.plain.length)
  const own = plainLetters(body.header.title ?? '')
  return clausesOf(body).flatMap((clause): Found[] => {
    const from = Math.max(begin, clause.from)
    const plain = body.plain.slice(from, Math.max(from, clause.to))
    if (!/\bsube/.test(plain) || OF_NO_BRANCH.test(plain)) return []
    const others = partiesIn(body, from, clause.to).map(({ name }) => plainLetters(name))
    if (others.some((name) => isLegalEntity(name) && !/\bsube/.test(name) && !own.includes(name))) return []
    const text = body.text.slice(from, clause.to)
    const places = placesIn(body, from, clause.to)
    const moved = places.find(({ link }) => link === 'reached')
    const title = wholeName(text, body.header.title) ?? namedBeside(text)
    for (const [operation, pattern] of OWN) {
      const match = matchesIn(body, pattern, from, clause.to).find(
        (each) => !NOT_DONE.test(each.plain) && !ONLY_MEANT.test(body.plain.slice(each.to, each.to + 30)),
      )
      if (!match) continue
      // "Şubesi'nin kuruluşunu kararlaştırmıştır; şube … adresinde olup": where it is the next clause of its sentence may say.
      const near = operation === 'open' ? [...places, ...(places.length === 0 ? placesBehind(body, clause) : [])] : []
      const place = near.find(({ to }) => body.plain.slice(to, to + 12).includes('adres'))
      const labelled = operation === 'open' && !place ? LABELLED_BEHIND.exec(body.plain.slice(from, clause.to + 260)) : null
      const span = labelled?.indices?.[1]
      const beside = operation === 'open' && !place ? IN_BRACKETS.exec(text) : null
      const address = place
        ? squeeze(body.text.slice(place.from, place.to))
        : span
          ? squeeze(body.text.slice(from + span[0], from + span[1]))
          : beside
            ? squeeze(beside[1] ?? '')
            : null
      const several = SEVERAL.exec(text)?.[1]?.split(/,? (?:ve|ile) |, /u) ?? []
      if (several.length > 1)
        return several.map((name): Found => ({
          statement: {
            kind: 'branch',
            title: `${name
              .split(' ')
              .filter((word) => !NO_NAME.test(word))
              .join(' ')} Şubesi`,
            address: null,
            operation,
          },
          from: match.from,
          to: match.to,
        }))
      return title === null && address === null
        ? []
        : [
            {
              statement: { kind: 'branch', title, address, operation },
              from: Math.min(match.from, place?.from ?? match.from),
              to: match.to,
              // "… şube açılmasına, şubenin … adresinde faaliyet göstermesine"
              ...(place && place.from >= clause.to ? { more: [{ from: clause.to, to: place.end }] } : {}),
            },
          ]
    }
    if (moved && title !== null && /\bsube(?:si|miz|mizin|sinin|nin)\b/.test(body.plain.slice(from, moved.from)))
      return [
        {
          statement: { kind: 'branch', title, address: squeeze(body.text.slice(moved.from, moved.to)), operation: 'change' },
          from: moved.from,
          to: moved.end,
        },
      ]
    return []
  })
}

/** A place up to the line that its district and its province end ("Meram/Konya"): words of torn lines may follow. */
const toDistrict = ({ text, breaks }: Body, { from, to }: { from: number; to: number }): string => {
  for (let at = from; at < to; at++)
    if (breaks.has(at) && /\p{L}{3}\s?\/\s?\p{Lu}\p{L}{2,}$/u.test(text.slice(from, at)) && !/\d/.test(text.slice(at, to)))
      return text.slice(from, at)
  return text.slice(from, to)
}

/** How far below the heading its labels stand. */
const UNDER = 500

/** A branch opened, closed, moved or renamed. */
export const branchRule: Rule = (body) => {
  if (!body.branch) {
    const listed = listedBranchesIn(body)
    return listed.length > 0 ? listed : ownBranchesIn(body)
  }
  const evidence = Math.max(0, evidenceFrom(body))
  const ownTitle = plainLetters(body.header.title ?? '').includes('sube')
  const state = (
    operation: 'open' | 'close' | 'change',
    title: string | null,
    address: string | null,
    at: { from: number; to: number },
  ): Found[] => {
    const named = title ?? (ownTitle ? body.header.title : (namedIn(body, at) ?? body.header.title))
    return [
      {
        statement: {
          kind: 'branch',
          title: named === null ? null : squeeze(named.replace(/^[^\p{L}\d]+/u, '')),
          address: address === null ? null : squeeze(address.replace(/[\s,]+$/, '')),
          operation,
        },
        from: at.from,
        to: at.to,
      },
    ]
  }
  // The subject in an older head says what the decision behind it says better.
  const begins = Math.max(0, body.plain.search(/ilan olunur/))
  const done = (pattern: RegExp, from: number): { from: number; to: number } | undefined => {
    const all = matchesIn(body, pattern, from).filter(({ plain }) => !NOT_DONE.test(plain) && !OF_PEOPLE.test(plain))
    return all.find((each) => each.from >= begins) ?? all[0]
  }
  const ends = /terkin|kapan|kapat/.test(body.topic)
  const opened = firstIn(body, OPENED)
  const under = opened ? [TITLE_UNDER, SEAT_UNDER].map((label) => firstIn(body, label, opened.to, opened.to + UNDER)) : []
  const title = firstIn(body, TITLE, evidence) ?? under[0]
  const seat = firstIn(body, SEAT, evidence) ?? under[1]
  if (!ends && (opened || (title && seat))) {
    const [first, last] = [title ?? seat ?? opened, seat ?? title ?? opened]
    const place = seat?.span(1) ?? null
    if (first && last) return state('open', title?.printed(1) ?? null, place && toDistrict(body, place), { from: first.from, to: last.to })
  }
  const [moved] = movesIn(body)
  if (moved && !/acil|kurul/.test(body.topic))
    return state('change', null, body.text.slice(moved.to.from, moved.to.to), { from: moved.to.from, to: moved.to.end })
  // Whose record is struck off since it moved to another registry is not closed.
  const struck = done(CLOSES, evidence)
  const closed = struck && MOVES_AWAY.test(body.plain.slice(Math.max(evidence, struck.to - MOVED_BEFORE), struck.to)) ? undefined : struck
  const opens = ends ? undefined : (done(OPENS, evidence) ?? done(/sube(?:si|sinin|nin)? (?:acilis[a-z]*|kurulus[a-z]*)/dg, 0))
  const place = (at: { from: number; to: number }): string | null => {
    const here = placesIn(body, Math.max(0, at.from - 200), at.to).find(
      ({ to }) => to <= at.to && body.plain.slice(to, to + 12).includes('adres'),
    )
    return here ? body.text.slice(here.from, here.to) : ownTitle ? (firstIn(body, HEAD_ADDRESS, 0, 2000)?.printed(1) ?? null) : null
  }
  if (opens && !(closed && ends)) return state('open', null, place(opens), opens)
  if (closed && (ends || !/acil|kurul/.test(body.topic)))
    return state('close', null, ownTitle ? (firstIn(body, HEAD_ADDRESS, 0, 2000)?.printed(1) ?? null) : null, closed)
  const renamed = firstIn(body, RENAMED, evidence)
  return renamed ? state('change', renamed.printed(1), null, renamed) : []
}
