/**
 * Elections whose parts do not stand side by side: the office in the clause before ("Yönetim kurulu seçimi yapılmış, A ve B seçilmiştir"), the term
 * in the one behind ("… seçilmiş, süresi 3 yıl olarak belirlenmiştir"), an office that a decision gives by its own name ("A'nın müdürlüğü
 * onaylanmıştır", "müdürlerinin A ve B olmasına").
 */
import type { Role } from '../fact/fact.ts'
import { type Body, once, type Span } from '../fact/found.ts'
import { hasTwoNumbers, NO_TERM, sinceIn, type Term, termIn } from '../fact/office.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold } from '../kernel/text.ts'
import { formsOf, verb } from '../text/lexicon.ts'
import { isEntity, isOneList, LISTED, partiesIn, type Party } from '../text/names.ts'
import type { Chosen, Decided, Office } from './assigned.ts'
import { clausesOf } from './clauses.ts'

/** Whose term it is: those named before. */
const OF_THEM =
  '(?:(?:secilen|atanan|gorevlendirilen|yeni|bu|(?:iki|uc|dort|bes)(?= (?:uye|mudur|memur|kisi))|her|adi|ismi|anilan|gecen(?:in|ler|lerin)?|tuzel|kisi(?:nin|lerin)?|kurul(?:un)?|yonetim|kurulu(?:nun|muzun)?|tasfiye|uye(?:nin|ler|lerin)?|aza(?:nin|larin)?|mudur(?:un|ler|lerin)?|memur(?:un|lar|larin)?|ikisi(?:nin)?|ucu(?:nun)?|dordu(?:nun)?|hepsi(?:nin)?|tumu(?:nun)?|biri(?:nin)?|kendisi(?:nin)?|kendileri(?:nin)?|bunlar(?:in)?|onlar(?:in)?|secilenler(?:in)?|de|da|ise|ve|sirketteki|sirketin(?! (?:sure|muddet))|muduru(?:n|nun)?|mudurlerinin|uyelerinin) )*'
/** What lasts. */
const LASTS =
  '(?:(?:gorev|yetki|vazife|uyelik|mudurluk|baskanlik|vekalet|temsil|memuriyet|hizmet) ?)?(?:sure|muddet)(?:si|leri|i)?n?(?:in)?|(?:gorev|yetki|vazife|memuriyet)(?:i|si|leri)(?:nin)?|gorevlendirme|vekalet(?:i|leri)?|secim(?:leri)?'
/** What says that those named serve. */
const SERVE = `gorevlidir(?:ler)?|gorevli olacak[a-z]*|${verb('serve', 'said', 'decided', 'will')}|${verb('elect', 'said', 'decided')}|${formsOf('yetkilendiril görevlendiril vazife·gör', 'said', 'decided', 'will')}|(?:bu )?(?:gorev|vazife)(?:i|yi|de)\\b`
/** What may stand around a term and says no more. */
const ROUND = new RegExp(
  String.raw`\b(?:de|da|ise|ve|icin|uzere|olmak|olarak|olup|sure(?:yle|li)?|sure ile|sureligine|muddetle|boyunca|ile|baslar|tescil(?:den)?|tarihi(?:nden|nde|ne)?|tarih|gunu(?:ne|nde|dur)?|itibaren|kadar|dek|degin|gecerli(?:dir)?|sinirli(?:dir)?|surer|surecektir|devam edecektir|d[iu]r(?:l[ae]r)?|dolar|dolacaktir|biter|bitecektir|sona er(?:er|ecektir|mek)|gorev yapmak|her ikisi|hepsi|tamami|karar(?:i)? (?:verilmis|alinmis|vermis|almis|verildi|alindi)(?:tir)?|daha|(?:diger|mevcut) uyeler(?:le|in)?(?: gorev suresi(?:yle| ile)?| sureleri ile)?(?: birlikte)?|birlikte|sona ermek|oy ?(?:birlig|coklug)[iu](?:yl[ae]| ile)?|ittifak(?:la| ile)|[ny]?[ae]|[dt][ae]n|tam|azami)\b`,
  'g',
)
const TOLD_TERM = `olma(?:si|lari)n[ae]|(?:tespit|tesbit|tayin|takdir|tahdit)in[ae]|(?<=(?:daha|sureyle|muddetle|yil|sene|kadar|dek|degin|  ) )${formsOf('uzat uzatıl temdit·et temdit·edil', 'said', 'decided')}|(?:sona er|bit)me(?:si|leri)n[ae]|${formsOf('belirle belirlen kararlaştır kararlaştırıl tespit·et tespit·edil tespit·olun tayin·et tayin·edil tayin·olun takdir·et takdir·edil sapta saptan tesbit·edil tesbit·olun', 'said', 'decided')}`
const SAYS = new RegExp(`^[\\s.,;:-]*(?:\\d{1,2}\\s?[-.)]+ )?(?:(?:olup|ve) )?(${OF_THEM})(?:(${LASTS})(?![a-z]))?\\s?[:,-]?\\s?`)
const SERVES = new RegExp(SERVE, 'g')
const TOLD = new RegExp(TOLD_TERM, 'g')
const PRINTED_END = /\(\d+(?:\/[\da-z]+|\d{3,})\)[^]*$/
const DAY = new RegExp(DATE)
const DAYS = new RegExp(DATE, 'g')

/** The term that words give those named before them, and nothing else; null where they say anything more. */
export const termSaid = (words: string): Term | null => {
  const plain = words.replace(PRINTED_END, '').replace(/(?<=\b(?:yil|sene))d[iu]r\b/g, '   ')
  const lead = SAYS.exec(plain)
  if (!lead || hasTwoNumbers(plain)) return null
  const rest = plain.slice(lead[0].length)
  const serves = rest.replace(SERVES, (said) => ' '.repeat(said.length))
  if (lead[2] === undefined && serves === rest) return null
  // "Süresi sona eren": what is over is none.
  const since = sinceIn(rest)
  const term = termIn(rest)
  const day = term?.term.until || term?.term.years ? null : DAY.exec(rest)
  const printed = day ? printedDate(day[1], day[2], day[3]) : null
  const until = printed !== null && printed !== since ? printed : null
  const at = term && (term.term.until || term.term.years) ? term : day ? { at: day.index, end: day.index + day[0].length } : null
  if (!at) return null
  const left = (serves.slice(0, at.at) + ' '.repeat(at.end - at.at) + serves.slice(at.end))
    .replace(DAYS, ' ')
    .replace(TOLD, ' ')
    .replace(/\([^()]{1,20}\)/g, ' ')
    .replace(/['’`]/g, ' ')
    .replace(ROUND, ' ')
  if (/[a-z0-9]/.test(left)) return null
  return term && (term.term.until || term.term.years) ? { ...term.term, from: term.term.from ?? since } : { ...NO_TERM, until, from: since }
}

/** Clauses that say nothing but how long those serve who are named before them, or whom they name first ("A'nın görevi … sona erecektir"). */
export const termsSaidIn = once((body: Body): (Span & { term: Term; of: readonly string[] })[] =>
  clausesOf(body).flatMap(({ from, to }) => {
    if (!/sure|muddet|gorev|yetki|vazife|vekalet|memuriyet|secil|ustlen/.test(body.plain.slice(from, to))) return []
    const people = partiesIn(body, from, to)
    const last = people.at(-1)
    const own = last ? OWN.exec(body.plain.slice(last.to, to)) : null
    const ahead = people.map((each, at) => body.plain.slice(people[at - 1]?.to ?? from, each.from))
    if (last && (!own || !ahead.every((words, at) => (at === 0 ? /^\W*$/ : LISTED).test(words)))) return []
    const term = termSaid(body.plain.slice((last?.to ?? from) + (own?.[0].length ?? 0), to))
    return term && (!last || term.until || term.years) ? [{ from, to, term, of: people.map(({ name }) => fold(name)) }] : []
  }),
)
const OWN = new RegExp(`^['’]?\\s?n?[iu]n (?=${LASTS})`)

const AGAIN =
  '(?:yer(?:ler)?ine|yeni(?:den)?|tekrar|oybirligi(?:yle)?|oycoklugu(?:yla)?|ittifakla|oy|birligi|coklugu|aday(?: olan| gosterilen)?|yapilan|secim(?:de)?|oylama|sonucunda|neticesinde|ve|ile|sure(?:yle|ligine)?|icin|muddetle|yil(?:ligina|lik)?|sene(?:ligine)?|gorev yapmak uzere|de|da|her ikisi|her ucu|ikisi|ucu|bir|iki|uc|dort|bes|on|yirmi|gun(?:une)?|tarihi(?:ne|nden)?|kadar|itibaren|[ae])'
const LEADS = new RegExp(`^[\\W\\d]*(?:${AGAIN}[\\W\\d]+)*$`)
const CHOSEN = new RegExp(
  `^['’]?(?:n?[iu]n(?:\\s(?:her )?(?:biri|ikisi|ucu))?)?[\\W\\d]+(?:${AGAIN}[\\W\\d]+)*(?:${verb('elect', 'said', 'decided')})`,
)
/** What is elected to, where an election is announced ("yönetim kurulu seçimi yapıldı"), or an organ goes as a whole. */
const ORGANS: [RegExp, Role][] = [
  [/\b(?:yonetim kurulu|idare (?:meclisi|heyeti))(?:n[a-z]*|muz[a-z]*)? (?:uye(?:lik|ler)?[a-z]* )?/g, 'board_member'],
  [/\b(?:denet(?:im|leme) kurulu|denetci|murakip)[a-z]*/g, 'auditor'],
  [/\btasfiye (?:memur|kurul)[a-z]*/g, 'liquidator'],
  [/\b(?:sirket )?mudur(?:u|ler|leri|lugu|luk)?(?:n[a-z]*)? /g, 'manager'],
]
const ANNOUNCED =
  /\b(?:secim|secil)[a-z]*\b|\b(?:tumu|tamami|hepsi|butun uyeleri)(?:n[a-z]*)?\b|\buyelik(?:ler)?(?:i|in)?n?[dt]e\b|\b(?:sayisi(?:nin)?|adedi(?:nin)?)\b/
const OTHER_WORDS =
  /\bdivan|\btoplanti baskan|\bkatip|\bbaskan|\breis|\byedek|\bmudurlugu(?:muz|n)|\bsicil|\bmurahhas|\bkomite|\bkomisyon|\bm[ae]m[iu]s|\bertelen|\bbirakil/
/** An election announced, and nothing besides. */
const ONLY_ANNOUNCES = /^[\W\d]*(?:[a-z]+ ){1,6}secim(?:i|ine|leri|lerine) (?:yapil|gecil)(?:mis(?:tir)?|di)\W*$/
/** How far before those elected the words stand that say to what. */
const ANNOUNCES = 200

/** The one office that the words before an election speak of. */
const announced = (words: string): Role | null => {
  if (!ANNOUNCED.test(words) || OTHER_WORDS.test(words)) return null
  const roles = ORGANS.flatMap(([pattern, role]) => ([...words.matchAll(pattern)].length > 0 ? [role] : []))
  const [role, ...others] = roles
  return role && others.length === 0 ? role : null
}

const chosenAs = (party: Party, role: Role, term: Term, at: Span): Chosen => ({
  name: party.name,
  acting: null,
  of: null,
  role,
  group: null,
  power: false,
  term,
  ...at,
})

/** The clause before one, in its sentence or the one before. */
const leadOf = (body: Body, from: number, sentence: Span): Span | undefined => {
  const lead = clausesOf(body).findLast((each) => each.to <= from && each.from >= from - ANNOUNCES)
  return lead && (lead.sentence.from === sentence.from || sentence.from === from) ? lead : undefined
}
const ONLY_TERM = new RegExp(`^\\s(?:\\([a-z ]{2,30}\\)\\s?)?[\\W\\d]*(?:${AGAIN}[\\W\\d]+)+(?=\\(\\d|$|[A-Z])`)

/** Those whom a clause elects without an office, to the one that the clause before it speaks of. */
export const electedAnew = (body: Body, { from, to, sentence }: Span & { sentence: Span }, parties: readonly Party[]): Chosen[] => {
  const [first, last] = [parties[0], parties.at(-1)]
  if (!first || !last || parties.some(({ introduced, name }) => introduced || isEntity(name))) return []
  if (!isOneList(body, parties)) return []
  if (parties.slice(0, -1).some(({ after }) => after !== null)) return []
  if (!LEADS.test(body.plain.slice(from, first.from))) return []
  const lead = leadOf(body, from, sentence)
  if (!lead) return []
  const words = body.plain.slice(last.to, to)
  // "Müdür seçimi yapıldı; A üç yıllığına."
  const bare = ONLY_ANNOUNCES.test(body.plain.slice(lead.from, lead.to)) && termIn(words) !== null ? ONLY_TERM.exec(words) : null
  const said = CHOSEN.exec(words) ?? bare
  if (!said) return []
  const decided = /m[ae](?:s[iu]|l[ae]r[iu])[a-z]*$/.test(said[0])
  if (
    last.after !== (decided ? 'of' : null) ||
    body.plain
      .slice(last.to + said[0].length, to)
      .replace(/\(\d.*/, '')
      .replace(/[^a-z]/g, '').length > 24
  )
    return []
  if (partiesIn(body, lead.from, lead.to).length > 0) return []
  const role = announced(body.plain.slice(lead.from, lead.to))
  if (role === null) return []
  const clause = body.plain.slice(from, to)
  const term = termIn(clause)?.term ?? NO_TERM
  const more = ONLY_ANNOUNCES.test(body.plain.slice(lead.from, lead.to)) ? [lead] : []
  return parties.map((party) => ({
    ...chosenAs(party, role, { ...term, from: term.from ?? sinceIn(clause) }, { from: first.from, to: last.to + said[0].length }),
    more,
  }))
}

const OLMASI = /^\s(?:olma(?:si|lari)(?:n[ae])?\b|olarak (?:belirlen|sec|tayin|tespit|atan)[a-z]*)/
/** "Şirket müdürlerinin A, B ve C olmasına": who an organ's members are to be. */
export const namedAs = (body: Body, { from, to }: Span, parties: readonly Party[], offices: readonly Office[]): Chosen[] => {
  const [first, last] = [parties[0], parties.at(-1)]
  const [office, ...others] = offices
  if (!first || !last || !office || others.length > 0 || office.power || office.to > first.from) return []
  if (parties.some(({ after, introduced }) => after !== null || introduced)) return []
  if (!isOneList(body, parties)) return []
  if (!/^(?:\s?n?[iu]n)?\s(?:(?:ortak(?:lar|lardan)?|hissedar(?:lar|lardan)?) )?$/.test(body.plain.slice(office.to, first.from))) return []
  if (
    !/n[iu]n$/.test(
      body.plain
        .slice(office.from, first.from)
        .trimEnd()
        .replace(/ (?:ortak|hissedar)[a-z]*$/, ''),
    )
  )
    return []
  const said = OLMASI.exec(body.plain.slice(last.to, to))
  if (!said) return []
  const term = termIn(body.plain.slice(from, to))?.term ?? NO_TERM
  return parties.map((party) => chosenAs(party, office.role, term, { from: office.from, to: last.to + said[0].length }))
}

const APPROVES = new RegExp(
  `^[\\W\\d]*(?:(?:${AGAIN}|aynen|genel kurul(?:ca|umuzca|da|un|ca da)?|ortaklar kurulu(?:nca)?|yonetim kurulu(?:nca|nun)?|ortaklarca|toplantisinda|toplantida|tarih(?:li|inde)?|sayili|karar(?:i|iyla)?|gecerli|olmak|uzere|tarafindan|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)[\\W\\d]+)*(?:${formsOf(
    'kararlaştır kararlaştırıl onayla onaylan kabul·et kabul·edil kabul·olun tasvip·et tasvip·edil tasvip·olun tasdik·et tasdik·edil tasdik·olun kesinleş gerçekleş uygun·bul uygun·bulun karar·ver karar·veril karar·al karar·alın',
    'said',
    'decided',
  )}|(?:onayina|tasvibine|tasdikine|kabulune)\\b(?! (?:sun|arz|bagli)[a-z]*(?! (?:[a-z]+ ){0,6}(?:onaylan|kabul edil)(?:di|mis(?:tir)?)(?![a-z]))))`,
)
const OFFICE_NOUN = /l[iu]g[iu](?:n[ae]|n[iu]n)?$/
const BESIDE = /^['’`]?\s?n?[iu]n\s(?:(?:gecici olarak|ise|de|da|yeniden|tekrar|sirket|\d{1,2} yil(?:lik|ligina)?) )*$/
/** "A'nın üyeliği ile B'nin başkanlığı … kararlaştırılmıştır": offices that a decision gives by their names. */
export const approvedIn = (body: Body, { from, to }: Span, parties: readonly Party[], offices: readonly Office[]): Chosen[] => {
  const last = offices.at(-1)
  if (!last || parties.length !== offices.length || parties.some(({ after, introduced }) => after !== 'of' || introduced)) return []
  const pairs = parties.map((party, at) => ({ party, office: offices[at] as Office }))
  const alike = pairs.every(
    ({ party, office }, at) =>
      !office.power &&
      office.from > party.to &&
      BESIDE.test(body.plain.slice(party.to, office.from)) &&
      OFFICE_NOUN.test(body.plain.slice(office.from, office.to)) &&
      (at === 0 || /^\s?(?:,|ve|ile)\s(?:(?:sayin|sn|de|da)\.? )*$/.test(body.plain.slice(pairs[at - 1]?.office.to, party.from))),
  )
  const said = alike ? APPROVES.exec(body.plain.slice(last.to, to)) : null
  if (!said || /\b(?:sirasinda|donem)/.test(said[0])) return []
  const clause = body.plain.slice(from, last.to + said[0].length)
  const term = termIn(clause)?.term ?? NO_TERM
  return pairs.map(({ party, office }) =>
    chosenAs(party, office.role, { ...term, from: term.from ?? sinceIn(clause) }, { from: party.from, to: last.to + said[0].length }),
  )
}

const BELOW = new RegExp(
  `(?:${verb('elect', 'whom')}) (?:asagidaki )?(?:sunlard[iu]r|asagidad[iu]r|asagidaki(?:ler)?d[iu]r)\\s?:\\s*(?:(?:1|a)\\s?[-.)]+\\s*|[-–•*]\\s*)?$|\\basagida(?:ki)?\\b[^.;:]{0,90}(?:${verb('elect', 'said', 'decided')}|${formsOf('yaz yazıl belirt belirtil göster gösteril', 'said')})(?: (?:oy ?birlig[iu](?:yl[ae]| ile)? |ittifakla )?(?:karar (?:veril|alin)[a-z]*|kabul edil[a-z]*))?\\s?[:.;]?\\s*(?:(?:1|a)\\s?[-.)]+\\s*|[-–•*]\\s*)?$`,
)
const ITEM = /^\s*[,;.]?\s*(?:(?:\d{1,2}|[a-h])\s?[-.)]+\s*|[-–•*]\s*)?$/
const ENDS = /^\W*(?:\(?\d|$)/
/** An election that the list itself ends with. */
const CLOSED = /^\W*(?:[a-z]+ ){1,7}?(?:sec|ata|getir|tayin|gorevlendir)[a-z]*/
const DOES_NOT = /m[ae]m[iu]s|m[ae]m[ae]|\baday|\bteklif|\boner|\bkatil|\bhazir bulun|\bayril|\bistifa|\bsona er|\byedek|\bdivan|\btoplanti/
/** "Üyeliklere üç yıllığına aşağıdaki kişilerin seçilmesine: a) A b) B": whom the clause says to stand below. */
export const electedBelow = (body: Body, { from, to }: Span, parties: readonly Party[], offices: readonly Office[]): Chosen[] => {
  const [first, last] = [parties[0], parties.at(-1)]
  const [office, ...others] = offices
  if (!first || !last || !office || office.power || office.to > first.from || others.some(({ role }) => role !== office.role)) return []
  const lead = body.plain.slice(from, first.from)
  if (!BELOW.test(lead) || DOES_NOT.test(lead) || parties.some(({ after, introduced }) => after !== null || introduced)) return []
  if (!parties.slice(1).every((party, at) => ITEM.test(body.plain.slice(parties[at]?.to, party.from)))) return []
  if (!ENDS.test(body.plain.slice(last.to, to)) || CLOSED.test(body.plain.slice(last.to, last.to + 90))) return []
  const term = termIn(lead)?.term ?? NO_TERM
  return parties.map((party) =>
    chosenAs(party, office.role, { ...term, from: term.from ?? sinceIn(lead) }, { from: office.from, to: party.to }),
  )
}

const LABEL = '(?:ad[iı]? ?(?:,|ve|-|/)? ?soyad[iı]?|isim|ismi)\\s?:\\s*'
const LABELLED = new RegExp(`^\\s*[,;.]?\\s*(?:(?:\\d{1,2}|[a-h])\\s?[-.)]+\\s*|[-–•*]\\s*)?(?:${LABEL})?$`)
const BELOW_IT = 500
const TO_SEAT = /(?:l[iu]g(?:[ae]|[iu]n[ae])|l[iu]kl[ae]r(?:[iu]n)?[ae]|kuruluna|meclisine|heyetine|olarak)\b/
const TO_SEAT_LONG = 8
/** The same where each of them stands on a line of his own behind the sentence. */
export const listedBelow = (body: Body, { from, to }: Span, offices: readonly Office[]): Chosen[] => {
  const [office, ...others] = offices
  const lead = body.plain.slice(from, to)
  if (
    !office ||
    office.power ||
    others.some(({ role }) => role !== office.role) ||
    !BELOW.test(lead) ||
    DOES_NOT.test(lead) ||
    /\bimza|\btemsil|\bilzam|\byetki/.test(lead)
  )
    return []
  if (!TO_SEAT.test(body.plain.slice(office.from, office.to + TO_SEAT_LONG))) return []
  const list: Party[] = []
  let end = to
  for (const party of partiesIn(body, to, Math.min(body.plain.length, to + BELOW_IT))) {
    const link = body.plain.slice(end, party.from)
    const begins = list.length === 0 || [...Array(link.length + 1).keys()].some((at) => body.breaks.has(end + at - 1))
    if (!LABELLED.test(link) || !begins || party.after !== null || party.introduced) break
    list.push(party)
    end = party.to
  }
  const ends = /^\W*(?:\(|\d|$)/.test(body.plain.slice(end, end + 4)) || [0, 1, 2].some((at) => body.breaks.has(end + at))
  if (list.length === 0 || !ends || CLOSED.test(body.plain.slice(end, end + 90))) return []
  const term = termIn(lead)?.term ?? NO_TERM
  return list.map((party) =>
    chosenAs(party, office.role, { ...term, from: term.from ?? sinceIn(lead) }, { from: office.from, to: party.to }),
  )
}

const FROM_OFFICE = /(?:l[iu](?:g[iu]nd|kt)|l[iu]kl[ae]r(?:[iu]n)?d)[ae]n$/
const TO_OFFICE = /l[iu](?:g[ae]|g[iu]n[ae])$/
const MOVED = new RegExp(
  `^\\W*(?:${AGAIN}[\\W\\d]+)*(?:${verb('elect', 'said', 'decided')}|${formsOf('geç geçir geçiril yüksel yükseltil', 'said', 'decided')})`,
)
/** "A: Yönetim Kurulu Başkanlığından Başkan Vekilliğine": who leaves one office for another. */
export const shiftedIn = (body: Body, { to }: Span, parties: readonly Party[], offices: readonly Office[]): Decided | null => {
  const moves = parties.map((party, at) => {
    const end = parties[at + 1]?.from ?? to
    const [left, taken, ...more] = offices.filter((each) => each.from >= party.to && each.to <= end)
    if (!left || !taken || more.length > 0 || left.power || taken.power || left.role === taken.role) return null
    const link = body.plain.slice(party.to, left.from)
    if (!/^(?:\s?[:;,]|['’`]?\s?n?[iu]n|['’`]?\s?[yn]?[iu])?\s$/.test(link) || body.plain.slice(left.to, taken.from).trim() !== '')
      return null
    if (!FROM_OFFICE.test(body.plain.slice(left.from, left.to)) || !TO_OFFICE.test(body.plain.slice(taken.from, taken.to))) return null
    return { party, left, taken, labelled: /:/.test(link), rest: body.plain.slice(taken.to, end) }
  })
  const last = moves.at(-1)
  if (!last || moves.includes(null)) return null
  const said = MOVED.exec(last.rest)
  const all = moves.flatMap((move) => (move ? [move] : []))
  if (!(said || (all.every(({ labelled }) => labelled) && ENDS.test(last.rest)))) return null
  if (!all.slice(0, -1).every(({ rest }) => /^\W*(?:ve|ile)?\W*$/.test(rest))) return null
  return {
    chosen: all.map(({ party, taken }) => chosenAs(party, taken.role, NO_TERM, { from: party.from, to: taken.to })),
    left: all.map(({ party, left, taken }) => ({
      name: party.name,
      role: left.role,
      on: null,
      reason: null,
      from: party.from,
      to: taken.to,
    })),
  }
}

const IS_HIS = /^['’`´]?\s?n?[iu]n,? (?:daha once(?:den)? |onceden |halen |mevcut )?$/
const HIS_OFFICE = /^\)?\s?(?:temsile yetkili )?olan (?:gorevi|vazifesi)(?:nin)?,? /
const INTO = /^ ?olarak (?:degistirilmistir|degismistir|degistirilmesine(?: oy ?birlig[a-z]+(?: ile)?)? karar verilmistir)(?=\s?[.;]|\s*$)/
/** Who sits on an organ holds its other seats beside that one. */
const BESIDE_SEAT: Partial<Record<Role, readonly Role[]>> = {
  board_member: ['board_chair', 'board_vice_chair'],
  manager: ['manager_chair'],
}
/** "A'nın (Yönetim Kurulu Üyesi) Temsile Yetkili olan görevi … tarihine kadar (Genel Müdür) Temsile Yetkili olarak değiştirilmiştir". */
export const changedIn = (body: Body, { to }: Span, parties: readonly Party[], offices: readonly Office[]): Decided | null => {
  const [person, ...more] = parties
  const [left, taken, ...others] = offices.filter((each) => person && each.from >= person.to)
  if (!person || more.length > 0 || !left || !taken || others.length > 0 || left.role === taken.role) return null
  if (!IS_HIS.test(body.plain.slice(person.to, left.from))) return null
  const link = HIS_OFFICE.exec(body.plain.slice(left.to, taken.from))
  if (!link) return null
  const between = body.plain.slice(left.to + link[0].length, taken.from)
  const term = termIn(between)
  if (term ? term.at !== 0 || between.slice(term.end).trim() !== '' : between.trim() !== '') return null
  const begins = taken.to - (/ ?olarak$/.exec(body.plain.slice(taken.from, taken.to))?.[0].length ?? 0)
  const said = INTO.exec(body.plain.slice(begins, to))
  if (!said) return null
  const at = { from: person.from, to: begins + said[0].length }
  const beside = BESIDE_SEAT[left.role]
  // Whether he leaves his seat for an office that is none of the organ's, the words do not tell.
  if (beside && !beside.includes(taken.role)) return null
  return {
    chosen: [{ ...chosenAs(person, taken.role, term?.term ?? NO_TERM, at), group: taken.group, power: taken.power }],
    left: beside ? [] : [{ name: person.name, role: left.role, on: null, reason: null, ...at }],
  }
}

const LEAVING = new RegExp(
  `^(?: gorev(?:ler)?inden| vazifesinden)? (?:[a-z]+ ){0,3}?(?:${verb('resign', 'linked')}|${verb('remove', 'linked')}|${formsOf('alın feragat·et', 'linked')}),? (?:(?:bundan|boyle|sonra|artik|yalniz|yalnizca|sadece|kurul|kurulda|yonetim|kurulunda|kendisinin) )*$`,
)
const REMAINS = new RegExp(
  `^(?:(?: gorev(?:ler)?in[ei]| vazifesin[ei])? (?:[a-z]+ ){0,3}?(?:${verb('go_on', 'said', 'decided', 'will')}|${formsOf('kal çalış görev·yap', 'said', 'decided', 'will')}))`,
)
/** "A'nın başkanlık görevinden ayrılarak üye olarak görevine devam etmesine": what he leaves, and what he stays. */
export const remainsIn = (body: Body, { to }: Span, parties: readonly Party[], offices: readonly Office[]): Decided | null => {
  const [person, ...more] = parties
  if (!person || more.length > 0 || person.introduced) return null
  const [left, taken, ...others] = offices.filter((each) => each.from >= person.to)
  if (!left || !taken || others.length > 0 || left.power || taken.power || left.role === taken.role) return null
  if (!/^['’`]?\s?(?:n?[iu]n)?,?\s(?:[a-z]+ ){0,2}$/.test(body.plain.slice(person.to, left.from))) return null
  const link = body.plain.slice(left.to, taken.from)
  if (!LEAVING.test(link) || !(FROM_OFFICE.test(body.plain.slice(left.from, left.to)) || /^ (?:gorev|vazife)/.test(link))) return null
  const words = body.plain.slice(taken.from, taken.to) + (/^ (?:olarak|sifatiyla)/.exec(body.plain.slice(taken.to, to))?.[0] ?? '')
  const end = taken.from + words.length
  const said = /(?:olarak|sifatiyla)$/.test(words) ? REMAINS.exec(body.plain.slice(end, to)) : null
  if (!said) return null
  const at = { from: person.from, to: end + said[0].length }
  return {
    chosen: [{ ...chosenAs(person, taken.role, NO_TERM, at) }],
    left: [{ name: person.name, role: left.role, on: null, reason: /istifa/.test(link) ? 'resignation' : null, ...at }],
  }
}

const WHOM = new RegExp(`^(?:,? olarak)?\\s(?:[a-z]+ ){0,2}?(?:${verb('elect', 'whom')})\\s(?:[a-z]+ ){0,3}$`)
const NOT_NOW = /\b(?:once|onceden|evvelce|evvel|daha|tarih[a-z]*|yerine|eski|bosalan)\b/
const ENTERED = /^['’`]?\s?n?[iu]n\s(?:[a-z]+ ){0,3}?(?:tescil|ilan)(?:i|ine|inin)?\b/
const FOR_IT_ENTERED = /^['’`]?\s?(?:n?[iy]i\s|n?[iu]n\s)?(?:temsilen|adina)\b[^;.]{3,140}\btescil\b/
/** "Müdürlüğe seçilen A'nın görevi beş yıl sürer", "… üyeliğine seçilen A'nın tescil ve ilanına": who is told to be elected where that is entered. */
export const electedAndEntered = (body: Body, { from, to }: Span, named: readonly Party[], offices: readonly Office[]): Chosen[] => {
  const [first, office] = [named[0], offices[0]]
  if (!first || !office || office.power || office.to > first.from || first.introduced) return []
  const entity = isEntity(first.name)
  const parties = entity ? [first] : named
  const last = parties.at(-1) ?? first
  const lead = body.plain.slice(from, first.from)
  if (!WHOM.test(body.plain.slice(office.to, first.from)) || NOT_NOW.test(lead) || /\bm[ae]m[iu]s|\baday|\bteklif/.test(lead)) return []
  if (!isOneList(body, parties) || parties.slice(1).some(({ introduced }) => introduced)) return []
  const rest = body.plain.slice(last.to, to)
  const whose = /^['’`]?\s?n?[iu]n\s/.exec(rest)?.[0]
  const told = whose === undefined ? null : termSaid(rest.slice(whose.length))
  const entered = entity ? FOR_IT_ENTERED.exec(rest) : ENTERED.exec(rest)
  if (!told && !entered) return []
  const term = told ?? termIn(lead)?.term ?? NO_TERM
  const at = { from: office.from, to: told ? to : last.to }
  return parties.map((party) =>
    chosenAs(party, office.role, { ...term, from: term.from ?? (/\btescil ile basla/.test(rest) ? body.header.registered_on : null) }, at),
  )
}

/** "Genel kurulumuzca üç yıl için seçilmiş bulunan yönetim kurulu üyeleri A, B ve C": whom the assembly has elected by the minutes that are entered beside. */
const ALREADY =
  /(?:genel kurul(?:umuz)?(?:ca|da|unca|unda)|umumi heyet(?:imiz)?(?:ce|te)) (?:[a-z]+ ){0,2}?(?:secilen|secilmis (?:olan|bulunan)|getirilen|getirilmis (?:olan|bulunan)|intihap (?:edilen|olunan|edilmis bulunan)) (?:(?:yonetim kurulu|idare (?:meclisi|heyeti))(?:muz|miz)?(?:n[iu]n|un)? (?:yeni )?(?:uye|aza)(?:s[iu]|l[ae]r[iu]?(?:m[iu]z)?)?\s)$/
const MINUTES = /\b(?:genel kurul|umumi heyet)[a-z]*(?: toplanti[a-z]*)? (?:tutana|za[bp]|karar)/
export const electedAlready = (body: Body, { from, to }: Span, parties: readonly Party[]): Chosen[] => {
  const [first, last] = [parties[0], parties.at(-1)]
  if (!first || !last || last.to > to || parties.some(({ introduced, name }) => introduced || isEntity(name))) return []
  const lead = body.plain.slice(from, first.from)
  const term = /\b(?:secil|getiril|intihap)/.test(lead) ? termIn(lead) : null
  if (!term?.term.years || NOT_NOW.test(lead) || !isOneList(body, parties) || !MINUTES.test((body.whole ?? body).plain)) return []
  if (!ALREADY.test(lead.slice(0, term.at) + lead.slice(term.end).trimStart())) return []
  return parties.map((party) => chosenAs(party, 'board_member', term.term, { from: from + term.at, to: last.to }))
}

const THEY = new RegExp(
  `^[\\W\\d]*(?:(?:ve|ise) )?(?<who>her ikisi|ikisi|her ucu|ucu|adi gecen(?:ler)?|(?:anilan|bu) kisi(?:ler)?|kendi(?:si|leri)|bunlar)(?: (?:de|da|ise))?[\\W\\d]+(?:${AGAIN}[\\W\\d]+)*$`,
)
const COUNTS: [RegExp, (count: number) => boolean][] = [
  [/ikisi/, (count) => count === 2],
  [/ucu/, (count) => count === 3],
  [/gecenler|kisiler|kendileri|bunlar/, (count) => count > 1],
  [/./, (count) => count === 1],
]
const PUT_FORWARD = /\b(?:aday(?: ol|lig| gosteril)|oylamaya sunul|oya sunul|teklif edil|oneril|gorusul)[a-z]*/
/** "A ve B aday gösterilmiş, her ikisi de üyeliğe seçilmiştir": those of the clause before, of whom it only says that they stood for it. */
export const theyIn = (body: Body, { from, to, sentence }: Span & { sentence: Span }, offices: readonly Office[]): Chosen[] => {
  const [office, ...others] = offices
  if (!office || others.length > 0 || office.power || from <= sentence.from) return []
  const lead = THEY.exec(body.plain.slice(from, office.from))
  const said = lead ? MOVED.exec(body.plain.slice(office.to, to)) : null
  const before = clausesOf(body).findLast((each) => each.to <= from && each.sentence.from === sentence.from)
  if (!lead || !said || !before || /m[ae](?:s[iu]|l[ae]r[iu])[a-z]*$/.test(said[0])) return []
  if (!PUT_FORWARD.test(body.plain.slice(before.from, before.to)) || /m[ae]m[iu]s|\bredd/.test(body.plain.slice(before.from, before.to)))
    return []
  const parties = partiesIn(body, before.from, before.to)
  if (parties.some(({ after, introduced }) => after !== null || introduced)) return []
  if (!isOneList(body, parties)) return []
  if (!COUNTS.find(([words]) => words.test(lead.groups?.who ?? ''))?.[1](parties.length)) return []
  const term = termIn(body.plain.slice(from, to))?.term ?? NO_TERM
  const end = office.to + said[0].length
  return parties.map((party) => ({ ...chosenAs(party, office.role, term, { from: party.from, to: end }) }))
}

const WOUND_UP_BY = /(?:^|[\s,;])tasfiye(?:nin|sinin)?(?: islem(?:ler)?in(?:in)?|(?<=nin)) (?:[a-z]+ ){0,5}$/
const BY_HIM = new RegExp(
  `^\\s?(?:tarafindan|eliyle|marifetiyle)\\s(?:[a-z]+ ){0,3}?(?:${verb('serve', 'decided')}|${formsOf('yap yapıl gerçekleştir gerçekleştiril', 'decided')})`,
)
/** "Tasfiyenin A eliyle yürütülmesine": who winds the company up. */
export const windsUp = (body: Body, { from, to }: Span, parties: readonly Party[]): Chosen[] => {
  const [first, last] = [parties[0], parties.at(-1)]
  if (!first || !last || parties.some(({ after, introduced }) => after !== null || introduced)) return []
  if (!isOneList(body, parties)) return []
  const lead = WOUND_UP_BY.exec(body.plain.slice(from, first.from))
  const said = lead ? BY_HIM.exec(body.plain.slice(last.to, to)) : null
  if (!lead || !said) return []
  const begins = from + lead.index + (/^[\s,;]/.test(lead[0]) ? 1 : 0)
  return parties.map((party) => chosenAs(party, 'liquidator', NO_TERM, { from: begins, to: last.to + said[0].length }))
}
