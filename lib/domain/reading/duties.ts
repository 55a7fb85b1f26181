/**
 * Lists of people beside their duties: "Başkan: A, Üyeler: B, C", "A - Başkan / B - Üye", "Yönetim Kurulu Asil Üyeliğine 1- A 2- B … seçildiler". A
 * list is people and duties with nothing between them but marks, numbers, votes and whose child somebody is; it is read where it is labelled, where
 * the words before it open a list, or where a verb that elects closes it. Who only attends or signs a meeting is in no such list.
 */
import type { Role } from '../fact/fact.ts'
import { type Body, breakIn, type Found, ofWhole, type Rule } from '../fact/found.ts'
import { ownRole, countOf, NO_TERM, type Term, TERM_SAID, termBehind, termIn } from '../fact/office.ts'
import { fold } from '../kernel/text.ts'
import { verb } from '../text/lexicon.ts'
import { isEntity, partiesIn, type Party } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { foundingManagersIn } from './founders.ts'
import { IF } from './given.ts'
import { OF_BRANCH } from './office-words.ts'
import { termSaid, termsSaidIn } from './elections.ts'
import { appointed, bodyStart, type Chosen, electedIn, isLetterhead } from './offices.ts'

/** A rank in whichever organ the list is of. */
type Rank = 'member' | 'chair' | 'vice' | 'deputy'
type Organ = 'board' | 'auditors' | 'managers' | 'liquidators'
/** What words of a duty mean; `role` null: an office that nobody holds yet (reserves). `many`: it heads several people. */
type Duty = { kind: 'duty'; role: Role | Rank | null; organ: Organ | null; many: boolean; from: number; to: number }
type Person = { kind: 'person'; party: Party; acting?: string; from: number; to: number }
type Item = Duty | Person

const BOARD = '(?:yonetim kurulu|idare (?:meclisi|heyeti)|y\\.? ?k\\.?)'
const AUDITORS = '(?:denet(?:im|leme|ci[a-z]*) kurulu|murakabe heyeti|murakip[a-z]* kurulu)'
const CASE = '(?:n[ae]|nun|nu)?'
/** "Asıl", or those who are it: "asıllarına", "asilliğe". */
const ASIL = '(?:asi?l(?:l[ae]r(?:[iu]?n?[ae]|[iu])?|l[iu](?:g[iu]?n?[ae]|kl[ae]r[iu]?n?[ae]))?)'
const SEATS = '(?:uye|aza)(?:si|ler|leri|lik|lige|ligi|ligine|likler|liklere|likleri|liklerine|liga|ligina)?'
// In the order of the words: the longest wording of a place is taken first.
const DUTIES: [string, Pick<Duty, 'role' | 'organ' | 'many'>][] = [
  [`${AUDITORS}${CASE}\\s?\\(?\\s?yede[kg][a-z]*\\)?(?: ${SEATS})?`, { role: null, organ: 'auditors', many: true }],
  [`(?:yede[kg][a-z]* )(?:denetci|murakip|denetim|denetleme)[a-z]*(?: ${SEATS})?`, { role: null, organ: 'auditors', many: true }],
  [`${BOARD}${CASE}\\s?\\(?\\s?yede[kg][a-z]*\\)?(?: ${SEATS})?`, { role: null, organ: 'board', many: true }],
  [`yede[kg][a-z]*(?: ${SEATS})?`, { role: null, organ: null, many: true }],
  [
    `${AUDITORS}${CASE}(?: \\(?${ASIL}\\)?)?(?: ${SEATS})?|(?:asi?l )?(?:denetci|murakip)(?:ler|leri|lige|ligine|liklere|liklerine|lik)?(?: asi?l)?\\b(?! rapor)`,
    { role: 'auditor', organ: 'auditors', many: true },
  ],
  [
    `(?:${BOARD} )?(?:baskan ?(?:yardimci|vekil|muavin)[a-z]*|baskan ?(?:yrd|yard|vek)\\b\\.?|(?:ikinci|ii|2)\\.? ?(?:baskan|reis)[a-z]*|reis ?(?:vekil|muavin)[a-z]*)`,
    { role: 'vice', organ: null, many: false },
  ],
  [
    'mudurler (?:kurulu )?baskan(?:i|ligi|ligina)?|mudur ?\\(?(?:mudurler (?:kurulu )?)baskani?\\)?',
    { role: 'manager_chair', organ: 'managers', many: false },
  ],
  ['mudurler kurulu(?:nun|na)?(?: uye(?:si|leri)?)?', { role: 'manager', organ: 'managers', many: true }],
  [`${BOARD} (?:baskan|reis)(?:i|ligi|ligina|ligine)?`, { role: 'board_chair', organ: 'board', many: false }],
  [
    '(?:uye|aza) ?[-/] ?(?:muhasip|sayman|veznedar|sekreter)|(?:muhasip|sayman|veznedar|sekreter) ?[-/] ?(?:uye|aza)',
    { role: 'member', organ: null, many: false },
  ],
  [
    `(?:${BOARD} )?(?:muhasip|muh\\.?|murahhas|sekreter|sayman|veznedar|katip) ${SEATS}`,
    { role: 'board_member', organ: 'board', many: false },
  ],
  // A board's book-keeper is one of its members.
  ['(?:muhasip|sayman)(?= ?[:–-])', { role: 'member', organ: null, many: false }],
  ['(?:muhasip|sayman|sekreter|katip)(?:lige|liga|lik)?', { role: null, organ: null, many: false }],
  [
    `(?:ilk )?${BOARD}${CASE}(?: \\(?(?:${ASIL}|bagimsiz)\\)?)?(?: ${SEATS})?(?: ?\\/? ?yetkililer)?`,
    { role: 'board_member', organ: 'board', many: true },
  ],
  [`${ASIL}(?: ${SEATS})?`, { role: 'member', organ: null, many: true }],
  ['(?:baskan|reis)(?:i|lik|ligi|liga|lige|ligina|ligine)?', { role: 'chair', organ: null, many: false }],
  ['(?:vekili|yardimcisi|muavini|vekilligi(?:ne)?|yardimciligi(?:na)?)(?= ?[:,–-])', { role: 'deputy', organ: null, many: false }],
  ['genel mudur(?:u|luk|luge|lugu|lugune)?', { role: 'general_manager', organ: null, many: false }],
  [
    `(?:(?<=\\( ?)[a-z]{3,20} |[a-z]{3,20} (?=sube(?:si|miz)))?${OF_BRANCH} mudur(?:u|lugu|lugune)`,
    { role: 'branch_manager', organ: null, many: false },
  ],
  ['tasfiye (?:memur|kurulu uye)(?:u|lari|si|leri|lugu|luguna|liklarina|liklerine)?', { role: 'liquidator', organ: null, many: true }],
  // (The head of the whole or of a branch is no manager by the end of his title.)
  [
    `(?<!\\b(?:genel|umum|umumi|${OF_BRANCH}) )(?:(?:ilk )?sirket(?:in)? )?mudur(?:u|ler|leri|luk|luge|lukler|luklere|lugune)?`,
    { role: 'manager', organ: 'managers', many: true },
  ],
  [SEATS, { role: 'member', organ: null, many: true }],
  ['(?:yonetim|idare)(?= ?:)', { role: 'member', organ: 'board', many: true }],
]
/** "Yönetim: A (Başkan), B": which organ, says its chair alone. */
const LOOSE = /^(?:yonetim|idare)$/
const DUTY = new RegExp(`\\b(?:${DUTIES.map(([words]) => `(${words})`).join('|')})(?! ?(?:yard|vekil|yrd|muavin))(?![a-z])`, 'g')

// What may stand between two items of a list and says nothing of who holds what.
const GLUE = new RegExp(
  [
    String.raw`\((?:[a-z]+ ){1,3}(?:oglu|kizi|esi)\)`,
    String.raw`\(?\b(?:t\.? ?c\.?:? ?)?(?:kimlik )?(?:no:? ?)?[\d*]{11}\)?`,
    String.raw`\b\d{1,4} oy(?:la|u|unu)?\b|\boy(?:la|u)?\b`,
    String.raw`\(\d{1,2}[./-]\d{1,2}[./-]\d{4}['’]?\s?(?:[yn]?[ae]|tarihine) (?:kadar|dek|degin)\)|\bsuresiz\b`,
    String.raw`\b(?:ve|ile|ise|de|da|sayin|sn|olarak|ortaklardan|ortaklar|hissedarlardan|hissedarlar|disindan|disaridan|haricten|ayrica|secilenler|icin|muddetle|sure|sureyle|sureligine|\d{1,2}|bir|iki|uc|dort|bes|on|yirmi|yil|yilligina|sene|uyeleri|gorevine)\b`,
    String.raw`[\s.,;:|()\/*•–"-]|\d`,
  ].join('|'),
  'g',
)
const isGlue = (words: string): boolean => words.length <= MOST_GLUE && words.replace(GLUE, '') === ''
const MOST_GLUE = 60

// Who attends, chairs or signs a meeting, and who left, is elected to nothing by standing in a list.
const NO_LIST =
  /(?:katilan|hazir bulunan|bulunanlar|divan|toplantida (?:secilen|bulunan)|toplanti(?:ya|yi|nin)?(?! (?:yaparak|yapip|sonucu))\b|tutanak|yoklama|imza(?!\s?yetki)|eski|onceki|mevcut|ayrilan|sona eren|erenler|biten|istifa eden|azledilen|ibra|teklif (?:eden|veren)|kaldirilan)[^.;]{0,60}$/
/** "Disiplin kurulu; başkan A, üye B": of an organ that does not manage the company. */
const OF_ANOTHER_ORGAN =
  /\b(?!(?:yonetim|idare|denet[a-z]+|murak[a-z]+|mudurler|tasfiye|genel|ortaklar|umum[iı]|hissedarlar|yeni|secilen|ilk|bu|olarak|ve|alti|yedi|olan|adi) )[a-z]+ (?:kurul|komite|komisyon|heyet|meclis)[a-z]{0,6}\W*$/
/** Who is present is told before what is decided. */
const PRESENT =
  /(?:hazir bulunan|katilan|toplanti (?:yeri|saati|tarihi|no)|katilim)(?!.*(?:karar ver|karara var|gorusul|secim|gorev (?:bolum|taksim|dagilim|paylasim)[a-z]* (?:yap|asagida|su sekil)))/s
const OPENS =
  /(?:gorev (?:bolumu|taksimi|dagilimi|paylasimi)|is bolumu|asagida|su sekilde|sectik|secil(?:mis|enler|di|mesi|mele)|olus(?:mus|mak|tur)|secim(?:i|inde|ine|lerinde)?\b|belirlen|(?:yonetim kurulu|mudurler kurulu|kurul)[a-z]{0,6} (?:[^.;:]|\.(?=\d)){0,40}\bkarar(?:i|lari)(?: ile|yla|yle| geregince| uyarinca)?\s?:\s*$|\bkarar\s?:\s*$|karar[^.;:]{0,20}\sver[a-z]*:\s*$)/
const CLOSES = new RegExp(
  String.raw`^[^.;:]{0,90}?(?:${verb('elect', 'said', 'decided')}|\bseklinde\b|\bol(?:mus|du)(?:lardir|tur|lar)?\b|\bolmalarina\b|\bgorev (?:bolumu|taksimi|dagilimi) yap|\bgorev yapmalarina\b|\bkazanm)` +
    String.raw`|^[\s.]*teklif edil(?:di|mis)[^;:]{0,110}\bkabul edil(?:di|mis)`,
)
/** "Yönetim kurulumuzun teşekkül tarzı aşağıda gösterilmiştir." */
const SHOWN_BELOW =
  /\basagida(?:ki)? (?:[a-z]+ ){0,4}?(?:gosteril|belirtil|yazil|sunul|secil|olus|olustur(?:ul)?|duzenlen|yapil|belirlen|sirala?n)(?:mis|di)(?:t[iu]r)?\s?[.:]?\s*$/
/** Words between a list and its verb that make it say something else. */
const OTHERWISE =
  /\bredd|m[ae]m[iu]s|\baday|\bistifa|\bayril|\bcekil|\bsona er|\ba[sz]l|\bazil|\bibra|\bvefat|\bdevr|\btemsil|\bilzam|\byetki|\bimza|\bhisse|\bsermaye|\byerine|l[iu](?:k|gin?|kler(?:in)?)[dt]?[ae]n\b/
/** "Yönetim kurulu A, B ve C'den oluşmuştur": what an organ consists of. */
const CONSISTS =
  /^['’`]?\s?(?:[dt][ae]n)?\s*(?:\([^()]{3,30}\)\s*)?(?:olmak uzere \S+ kisiden\s)?(?:olus(?!an (?:[a-z]+ )?komisyon)|tesekkul et|tesekkul|mutesekkil)/

const SON = / (?:O[ğg]lu|K[ıi]z[ıi])$/u
/** Where nothing more is said of a list. */
const endsAt = (body: Body, at: number): boolean =>
  /^['’`]?\s?(?:[dt][iu]r(?:l[ae]r)?)?\s*(?:\([^()]{0,60}\)\s*|[-–]?\s?\d{1,4} oy[a-z]*\s*)?(?:[.;)]|\(\d|$)/.test(
    body.plain.slice(at, at + 80),
  ) ||
  ((body.breaks.has(at) || body.breaks.has(at + 1)) && /^\s*[\p{Lu}\d(]/u.test(body.text.slice(at, at + 4)))

/** What leads to who acts for an entity, in the brackets behind its name. */
const FOR_IT =
  /^\s?\(\s?(?:(?:kendisi(?:ni)?|sirket|(?:tuzel|gercek) kisi(?:yi|lik|ligi)?) )*(?:adina|namina|temsilen|temsilci(?:si)?)(?: hareket ed(?:en|ecek)(?: gercek kisi)?)?\s?[:;-]?\s?$/
const endsBracket = ({ plain }: Body, at: number): boolean => /^\s?\)/.test(plain.slice(at, at + 2))

/** Where a wide gap ends a name: what stands behind it is another column ("Ayşe Yılmaz      Karşıyaka"). */
const gapIn = ({ text, gaps }: Body, { name, from, to }: Person['party']): number => {
  if (gaps.size === 0 || isEntity(name)) return to
  for (let at = from; at < to; at++) if (gaps.has(at) && /\S \S/.test(text.slice(from, at))) return at
  return to
}

const itemsIn = (body: Body, begin: number): Item[] => {
  const people = partiesIn(body, begin, body.text.length)
    .filter((party) => !isLetterhead(body, party))
    // "(Mehmet Oğlu)" behind a name says whose child somebody is.
    .filter(({ name, from }) => !(SON.test(name) && /\(\s?$/.test(body.text.slice(Math.max(0, from - 2), from))))
    .map((party): Person => {
      const to = gapIn(body, party)
      return {
        kind: 'person',
        party: to === party.to ? party : { ...party, name: body.text.slice(party.from, to), to },
        from: party.from,
        to,
      }
    })
    // "X A.Ş. (adına Ayşe Yılmaz)": who acts for it stands in its brackets.
    .flatMap((person, at, all): Person[] => {
      const [before, next] = [all[at - 1], all[at + 1]]
      if (before && isEntity(before.party.name) && FOR_IT.test(body.plain.slice(before.to, person.from)) && endsBracket(body, person.to))
        return []
      const acts = next && isEntity(person.party.name) && FOR_IT.test(body.plain.slice(person.to, next.from)) && endsBracket(body, next.to)
      return [acts ? { ...person, acting: next.party.name, to: body.plain.indexOf(')', next.to) + 1 } : person]
    })
  const duties = allIn(body.plain.slice(begin), DUTY).flatMap((match): Duty[] => {
    const which = match.slice(1).findIndex((group) => group !== undefined)
    const meaning = DUTIES[which]?.[1]
    const at = { from: begin + match.index, to: begin + match.index + match[0].length }
    return meaning && !people.some((person) => at.from < person.to && person.from < at.to) ? [{ kind: 'duty', ...meaning, ...at }] : []
  })
  return [...people, ...duties].sort((a, b) => a.from - b.from)
}

/** Items that stand together with nothing but {@link GLUE} between them, at least one person and one duty. */
const runsIn = (body: Body): Item[][] => {
  const runs: Item[][] = []
  let run: Item[] = []
  const close = (): void => {
    if (run.some(({ kind }) => kind === 'person') && run.some(({ kind }) => kind === 'duty')) runs.push(run)
    run = []
  }
  for (const item of itemsIn(body, bodyStart(body))) {
    const last = run.at(-1)
    const words = last ? body.plain.slice(last.to, item.from) : ''
    // A case ending belongs to the name before it.
    if (
      last &&
      !isGlue(last.kind === 'person' ? words.replace(/^['’`]?\s?(?:n?[iu]n|[yn]?[iu]|[yn]?[ae]|[dt][ae]n)(?=[\s,.(:])/, '') : words)
    )
      close()
    run.push(item)
  }
  close()
  return runs
}

/** The organ that the sentence speaks of before a list ("yönetim kurulunun üç kişiden oluşmasına ve üyeliklere …"). */
const organBefore = ({ plain }: Body, at: number): Organ | null => {
  const words = /[^.;]*(?:(?:kurul|meclis|heyet)[a-z]{0,6};\s*)?$/.exec(plain.slice(Math.max(0, at - 140), at))?.[0] ?? ''
  const last = [...words.matchAll(/(yonetim kurul|idare meclis)|(denet(?:im|leme) kurul|murakip)|(tasfiye)/g)].at(-1)
  return last ? (last[1] ? 'board' : last[2] ? 'auditors' : 'liquidators') : null
}

const isRank = (role: Duty['role']): role is Rank => role === 'member' || role === 'chair' || role === 'vice' || role === 'deputy'
/** Who has a deputy that is told by no other word. */
const CHAIRS: ReadonlySet<Duty['role']> = new Set<Duty['role']>(['chair', 'board_chair'])
const HELD_IN: Record<Organ, Record<Rank, Role | null>> = {
  board: { member: 'board_member', chair: 'board_chair', vice: 'board_vice_chair', deputy: 'board_vice_chair' },
  managers: { member: 'manager', chair: 'manager_chair', vice: null, deputy: null },
  auditors: { member: 'auditor', chair: 'auditor', vice: 'auditor', deputy: 'auditor' },
  liquidators: { member: 'liquidator', chair: 'liquidator', vice: 'liquidator', deputy: 'liquidator' },
}

const onLine = (body: Body, run: readonly Item[], at: number): boolean => {
  const [one, next] = [run[at], run[at + 1]]
  // What stands in brackets is told apart.
  return (
    one !== undefined &&
    next !== undefined &&
    breakIn(body, one.to, next.from) === undefined &&
    !body.plain.slice(one.to, next.from).includes('(')
  )
}
/** The places of those in a run whose duty stands behind them on their line. */
const pairsIn = (body: Body, run: readonly Item[]): number[] =>
  run.flatMap((each, at) => (each.kind === 'person' && run[at + 1]?.kind === 'duty' && onLine(body, run, at) ? [at] : []))
/** "1) A  Başkan", "2) B  Muhasip Üye", one a line: each duty is his who stands on its line. */
const isLined = (body: Body, run: readonly Item[]): boolean =>
  pairsIn(body, run).length > 1 && !run.some((each, at) => each.kind === 'duty' && run[at + 1]?.kind === 'person' && onLine(body, run, at))
/** A run, parted where people with their duties on their lines end and another list begins. */
const partsOf = (body: Body, run: Item[]): Item[][] => {
  const last = isLined(body, run) ? (pairsIn(body, run).at(-1) ?? 0) + 2 : run.length
  const rest = run.slice(last)
  return rest.some(({ kind }) => kind === 'person') && rest[0]?.kind === 'duty' ? [run.slice(0, last), rest] : [run]
}

type Held = { person: Person; duty: Duty }
/** Who holds what in a run of items: duties stand before their holders or behind them, all of one list alike; null where it does not tell. */
const heldIn = (
  body: Body,
  whole: readonly Item[],
  said: Organ | null,
): { held: Held[]; items: readonly Item[]; labelled: boolean } | null => {
  // "A (Başkan)": what stands in brackets behind a name is his who stands before it.
  const own = new Map<Item, Duty>()
  whole.forEach((each, at) => {
    const before = whole[at - 1]
    if (
      each.kind === 'duty' &&
      before?.kind === 'person' &&
      /\(\s?$/.test(body.plain.slice(before.to, each.from)) &&
      BRACKET_CLOSES.test(body.plain.slice(each.to, each.to + LONGEST_TERM))
    )
      own.set(before, each)
  })
  const bracketed = new Set<Item>(own.values())
  const bare = whole.filter((each) => !bracketed.has(each))
  const run = bare.some(({ kind }) => kind === 'duty') ? bare : whole
  const colon = (at: number): boolean => {
    const [one, next] = [run[at], run[at + 1]]
    return one !== undefined && next !== undefined && /^[^a-z0-9]*[:]/.test(body.plain.slice(one.to, next.from))
  }
  const [head, tail] = [run[0], run.at(-1)]
  if (!head || !tail) return null
  // "Yönetim Kurulu: A - Başkan, B - Üye": a heading over people with their duties behind them is nobody's duty.
  const over =
    head.kind === 'duty' &&
    head.many &&
    run.length > 2 &&
    tail.kind === 'duty' &&
    run.slice(1).every(({ kind }, at) => kind === (at % 2 === 0 ? 'person' : 'duty'))
  const before = run.some((each, at) => !(over && at === 0) && each.kind === 'duty' && run[at + 1]?.kind === 'person' && colon(at))
  const behind = run.some((each, at) => each.kind === 'person' && run[at + 1]?.kind === 'duty' && colon(at))
  if (before && behind) return null
  const labelled = before || behind || (over && colon(0))
  // A heading over duties of their own only says whose they are ("Yönetim Kurulu: Başkan: A, Üyeler: B, C").
  const isHeading = (items: readonly Item[], at: number): boolean => {
    const [each, next] = [items[at], items[at + 1]]
    return each?.kind === 'duty' && each.many && next?.kind === 'duty'
  }
  const firstDuty = run.findIndex(({ kind }) => kind === 'duty')
  const lastPerson = run.findLastIndex(({ kind }) => kind === 'person')
  const dutyFirst = !isLined(body, run) && (before || (!behind && head.kind === 'duty' && tail.kind === 'person'))
  const isLoose = whole.some((each) => each.kind === 'duty' && LOOSE.test(body.plain.slice(each.from, each.to)))
  if (isLoose && !whole.some((each) => each.kind === 'duty' && (each.role === 'chair' || each.role === 'board_chair'))) return null
  const organs = run.flatMap((each) => (each.kind === 'duty' && each.organ ? [each.organ] : []))
  // "Üyeliklerine" of which organ? The heading may not have been legible.
  if (
    organs.length === 0 &&
    said === null &&
    run.some((each) => each.kind === 'duty' && each.role === 'member' && /l[iu][gk]/.test(body.plain.slice(each.from, each.to)))
  )
    return null
  // "Başkan: A, Vekili: B": whose deputy, the duty before him says.
  const duties = run.filter((each) => each.kind === 'duty')
  if (duties.some(({ role }, at) => role === 'deputy' && !CHAIRS.has(duties[at - 1]?.role ?? null))) return null
  const held: Held[] = []
  let organ: Organ | null = said
  const meant = (duty: Duty): Duty => {
    const of = duty.organ ?? organ ?? organs[0] ?? 'board'
    if (duty.organ) organ = duty.organ
    return isRank(duty.role) ? { ...duty, role: HELD_IN[of][duty.role] } : duty
  }
  if (dutyFirst) {
    const items = run.slice(firstDuty, lastPerson + 1)
    let duty: Duty | null = null
    let count = 0
    for (const [at, each] of items.entries()) {
      if (each.kind === 'duty') {
        const next = meant(each)
        if (!isHeading(items, at)) [duty, count] = [next, 0]
        continue
      }
      if (!duty) return null
      // One chair, one vice chair: who follows without a duty of his own is not told.
      if (!duty.many && ++count > 1) return null
      const beside = own.get(each)
      held.push({ person: each, duty: beside ? meant(beside) : duty })
    }
    return { held, items, labelled }
  }
  // Behind their holders: a heading may stand before, and one duty may be that of all ("1) A 2) B yönetim kurulu üyeliklerine").
  const start = head.kind === 'duty' && head.many ? 1 : 0
  if (start === 1) meant(head as Duty)
  const items = run.slice(start, run.findLastIndex(({ kind }) => kind === 'duty') + 1)
  if (items[0]?.kind !== 'person') return null
  let waiting: Person[] = []
  for (const each of items) {
    if (each.kind === 'person') waiting.push(each)
    else {
      const duty = meant(each)
      if (waiting.length !== 1 && !(duty.many && waiting.length > 1 && held.length === 0 && each === items.at(-1))) return null
      held.push(...waiting.map((person) => ({ person, duty })))
      waiting = []
    }
  }
  return { held, items: start === 1 ? [head, ...items] : items, labelled }
}

/** "X A.Ş.'nin yönetim kurulu: A (Başkan), B": whoever is said right before the list to have that organ. */
const isAnothers = (body: Body, lead: string, at: number): boolean => {
  const last = partiesIn(body, at - lead.length, at).at(-1)
  return (
    last?.after === 'of' &&
    isEntity(last.name) &&
    fold(last.name) !== fold(body.header.title ?? '') &&
    /^\S{0,6}\s$/.test(body.plain.slice(last.to, at))
  )
}

const listsIn = ofWhole(
  (body: Body): { held: (Held & { term: Term })[]; from: number; to: number; more?: { from: number; to: number }[] }[] =>
    runsIn(body)
      .flatMap((run) => partsOf(body, run))
      .flatMap((run) => {
        const list = heldIn(body, run, organBefore(body, run[0]?.from ?? 0))
        if (!list || list.held.length === 0) return []
        const [first, last] = [list.items[0], list.items.at(-1)]
        if (!first || !last) return []
        const lead = body.plain.slice(Math.max(0, first.from - 140), first.from)
        const words = body.plain.slice(first.from, last.to)
        const behind = body.plain.slice(last.to, last.to + 200)
        if (
          NO_LIST.test(lead) ||
          OF_ANOTHER_ORGAN.test(lead) ||
          IF.test(words) ||
          isAnothers(body, lead, first.from) ||
          PRESENT.test(body.plain.slice(Math.max(0, first.from - 500), first.from)) ||
          /\bimza\b(?! yetki)/.test(words + behind.slice(0, 12)) ||
          /\bimza\b/.test(behind.slice(0, 24))
        )
          return []
        // "A üç yıl, B bir yıl için": terms of their own are no list's.
        const own = list.held.map(({ person }) =>
          termOfHis(body, person) ? null : (termBehind(body.plain.slice(person.party.to, person.party.to + 40))?.years ?? null),
        )
        // … but where each organ has one, behind all who are elected to it: "yönetim kuruluna A ve B üç yıl için; denetim kuruluna C bir yıl için".
        const ofOrgan = list.held.map(({ duty }) => new Set(list.held.flatMap((one, at) => (one.duty === duty ? (own[at] ?? []) : []))))
        const apart = new Set(own.filter((years) => years !== null)).size > 1
        if (apart && (ofOrgan.some(({ size }) => size > 1) || !list.held.every(({ duty }) => duty.organ !== null))) return []
        const trailing = apart ? ofOrgan.map((years): Term => ({ ...NO_TERM, years: [...years][0] ?? null })) : null
        const consists = CONSISTS.test(behind)
        const closed = /\(\s?$/.test(body.plain.slice(Math.max(0, last.from - 2), last.from))
          ? (BRACKET_CLOSES.exec(behind)?.[0] ?? null)
          : null
        const closes = CLOSES.exec(behind.replace(/^['’`]\s?[a-z]{1,4}(?![a-z])/, ''))?.[0] ?? null
        if (OTHERWISE.test(closes ?? '') || partiesIn(body, last.to, last.to + (closes?.length ?? 0)).length > 0) return []
        const heading = first.kind === 'duty' && first.many
        const termSaid = SAID_BEHIND.exec(behind)
        const told =
          termsSaidIn(body).find((each) => each.of.length === 0 && each.from >= last.to && each.from - last.to < TERM_NEAR) ??
          lineOnTerm(body, last.to)
        const several = list.held.length > 1
        const opened = (/[:;]\s*$/.test(lead) && OPENS.test(lead)) || SHOWN_BELOW.test(lead)
        const isOpen =
          closes !== null ||
          consists ||
          ((endsAt(body, last.to + (closed === null ? 0 : closed.length - 1)) || termSaid !== null) &&
            (opened || (list.labelled && !/\bkarar (?:ver|al)[a-z]*\.\s*$/.test(lead)) || (heading && isHeadOf(body, first, words))))
        if (!isOpen || !(several || (list.labelled && (termSaid !== null || termIn(words) !== null)))) return []
        const decided = closes !== null && /m[ae]s[iu]|m[ae]l[ae]r[iu]/.test(closes)
        const cases = list.held.map(({ person }) => person.party.after)
        const rightCase = cases.every(
          (after, at) =>
            after === null ||
            (consists && after === 'from' && at === cases.length - 1) ||
            (decided && after === 'of') ||
            after === 'object',
        )
        if (!rightCase) return []
        const term =
          termIn(words)?.term ??
          (termSaid ? { ...NO_TERM, years: countOf(termSaid[1]) } : undefined) ??
          termIn(closes ?? '')?.term ??
          termIn(ELECTED_FOR.exec(lead.replace(/.*[.;:](?!\d)/, ''))?.[0] ?? '')?.term ??
          (heading || SHOWN_BELOW.test(lead) ? termIn(lead.replace(/[.]\s*$/, '').replace(/.*[.](?!\d)/, ''))?.term : undefined) ??
          told?.term ??
          NO_TERM
        const under = list.held.map(({ person }) => termUnder(body, list.items, person))
        const beside = list.held.map(({ person }) => termOfHis(body, person))
        // "A ile B (14.3.2021'e kadar)": of both.
        const each = beside.map((said, at) => {
          const [person, next] = [list.held[at]?.person, list.held[at + 1]?.person]
          return (
            said ?? (person && next && /^\s(?:ile|ve)\s$/.test(body.plain.slice(person.to, next.from)) ? (beside[at + 1] ?? null) : null)
          )
        })
        const ahead = termsAhead(body, list.items, list.held, lead)
        const terms = each.some((said) => said !== null) ? each : (trailing ?? ahead ?? under)
        const held = list.held.map((one, at) => ({ ...one, term: terms.some((said) => said !== null) ? (terms[at] ?? NO_TERM) : term }))
        const more = told && held.some(({ term: own }) => own === told.term) ? [{ from: told.from, to: told.to }] : []
        return [{ held, from: first.from, to: last.to, more }]
      }),
)

/** A line of its own right behind a list that says for how long ("Görev süresi: 3 yıl"). */
const lineOnTerm = (body: Body, at: number): { from: number; to: number; term: Term } | undefined => {
  const begins = breakIn(body, at, at + 4)
  // A line that goes on with the sentence before is none of its own.
  if (begins === undefined || /^\s*\p{Ll}/u.test(body.text.slice(begins, begins + 4))) return undefined
  const to = breakIn(body, begins + 1, begins + TERM_NEAR) ?? Math.min(body.plain.length, begins + TERM_NEAR)
  const term = termSaid(body.plain.slice(begins, to))
  return term ? { from: begins + 1, to, term } : undefined
}
/** "Üç yıl için seçilen yönetim kurulumuz, …": how long all of those serve who share out their duties. */
const ELECTED_FOR =
  /\b[a-z0-9]{1,6} (?:\([^()]{1,12}\) )?(?:yil|sene)[a-z]* (?:(?:icin|sureyle|muddetle|sure|muddet|ile) ){0,2}(?:secilen|secilmis olan|intihap (?:edilen|olunan))(?= (?:yonetim kurul|idare (?:meclis|heyet)|mudurler kurul|uyeler|azalar|kurulumuz|bizler))/
/** How far behind a list the sentence on its term may stand. */
const TERM_NEAR = 160
const SAID_BEHIND = new RegExp(`^\\s?(?:\\([^()]{2,40}\\))?[.;,]?\\s${TERM_SAID}`)

const LONGEST_TERM = 40
/** "(Başkan - 1 yıl)", "(Üye)" */
const BRACKET_CLOSES = /^(?:\s?[-–,;:/]\s?[^()]{2,34})?\s?\)/
/** The term in the brackets behind somebody, beside his duty or alone ("A (14.3.2021'e kadar)"). */
const termOfHis = (body: Body, { to }: Person): Term | null => {
  const said = /^\s?\(([^()]{2,70})\)/.exec(body.plain.slice(to, to + 80))?.[1]
  return said === undefined
    ? null
    : (termIn(said.replace(/^[^\d]*?(?:baskan|uye|aza|mudur|memur)[a-z]*(?: [a-z]+)?\s?[-–,;:/]\s?/, ''))?.term ?? null)
}
/** "Üç yıl görev yapacak yönetim kurulu: A, B. Bir yıl için murakıp: C": the terms before the headings of a list, each of its own; null where one alone has any. */
const termsAhead = (body: Body, items: readonly Item[], held: readonly Held[], lead: string): (Term | null)[] | null => {
  const first = lead.replace(/^[^]*[.;:](?!\d)/, '')
  const before = (item: Item, at: number): string => (at === 0 ? first : body.plain.slice(items[at - 1]?.to ?? item.from, item.from))
  const said = new Map(
    items.flatMap((item, at): [Item, Term | null][] => {
      const words = item.kind === 'duty' ? before(item, at) : ''
      return item.kind === 'duty' ? [[item, AHEAD.test(words) ? (termIn(words)?.term ?? null) : null]] : []
    }),
  )
  if (![...said].some(([item, term]) => term !== null && items.indexOf(item) > 0)) return null
  return held.map(({ person }) => {
    const duty = items.slice(0, items.indexOf(person)).findLast(({ kind }) => kind === 'duty')
    return duty ? (said.get(duty) ?? null) : null
  })
}
const AHEAD =
  /\b(?:yil|sene)(?:l[iu]g[iu]na|l[iu]k)?(?: icin| sure(?:yle| ile)| muddet(?:le| ile)| gorev yap(?:acak|mak uzere)| vazife gorecek| gorevli| secilen| yeni)*\s$/
const IN_BRACKETS = /^\s?\(\s?([^()]{2,34})\)/
/** The term in brackets behind the heading that a list of holders stands under ("Denetleme Kurulu (1 yıl için)"). */
const termUnder = (body: Body, items: readonly Item[], person: Person): Term | null => {
  for (const each of items.slice(0, items.indexOf(person)).reverse()) {
    const said = each.kind === 'duty' && each.many ? IN_BRACKETS.exec(body.plain.slice(each.to, each.to + LONGEST_TERM)) : null
    const term = said ? termIn(said[1] ?? '') : null
    if (term) return term.term
    if (each.kind === 'duty' && each.organ) return null
  }
  return null
}

/** A heading that stands on a line of its own, before a mark, or says of itself that it is of those elected. */
const isHeadOf = (body: Body, head: Item, words: string): boolean => {
  // "Yönetim Kurulu (2 yıl için)"
  const end = head.to + (IN_BRACKETS.exec(body.plain.slice(head.to, head.to + LONGEST_TERM))?.[0].length ?? 0)
  const behind = body.text.slice(end, end + 3)
  return /^\s*[:;]/.test(behind) || body.breaks.has(end) || body.breaks.has(end + 1) || /^(?:\S+ ){1,4}secilenler/.test(words.slice(0, 60))
}

/** How long a list may be whose duty is quoted with each of its people. */
const NEAR = 320

/** "A ile B'den müteşekkil müdürler kuruluna": of whom an organ is made already. */
const STANDS =
  /^['’`]?\s?[dt][ae]n (?:mutesekkil|ibaret|olusan|kurulu) (?:[a-z]+ ){0,3}(?:kurul|heyet|meclis)[a-z]{0,3}(?:(?:n[ae]|y[ae]|n[iu]n)\b| (?:[^.;]{0,60} )?toplan(?:d[iu]|m[iu]s|arak|ip)\b)|^\s?[;,] ?(?:sirketi|kooperatifi|isletmeyi)\b[^.:|]*\b(?:munferi|muster|birlikte|imza|temsil)/

/** Everybody whom a list of duties seats, in the order of the text. */
export const seatedByList = (body: Body): Chosen[] =>
  listsIn(body)
    .filter(({ held }) => {
      const end = Math.max(...held.map(({ person }) => person.to))
      return !STANDS.test(body.plain.slice(end, end + 90))
    })
    .flatMap(({ held, more }) =>
      held.flatMap(({ person, duty, term }): Chosen[] => {
        if (duty.role === null || isRank(duty.role)) return []
        const near = Math.abs(person.from - duty.from) < NEAR
        return [
          {
            name: person.party.name,
            acting: person.acting ?? null,
            of: null,
            role: ownRole(body, duty.role),
            group: null,
            power: false,
            term,
            from: near ? Math.min(person.from, duty.from) : person.from,
            to: near ? Math.max(person.to, duty.to) : person.to,
            ...(more ? { more } : {}),
          },
        ]
      }),
    )

/** People by the lists of duties that a notice prints. */
export const dutyListRule: Rule = (body) =>
  seatedByList(body).flatMap(({ name, acting, role, term, from, to, more }): Found[] => [
    role === 'auditor'
      ? { statement: { kind: 'auditor', name, period: null }, from, to }
      : { ...appointed(name, role, null, term, { from, to }), ...(more ? { more } : {}) },
    ...(acting === null ? [] : [appointed(acting, 'representative_of_legal_entity', name, NO_TERM, { from, to })]),
  ])

/** Everybody to whom the notice gives an office, in a sentence or in a list of duties. */
export const seatedIn = ofWhole((body: Body): Chosen[] =>
  [...electedIn(body), ...foundingManagersIn(body), ...seatedByList(body), ...seatedBeside(body)].sort((a, b) => a.to - b.to),
)
const seatedBeside = ({ seated = [] }: Body): Chosen[] =>
  seated.flatMap((each) =>
    each.statement.kind === 'appointment'
      ? [seatOf(each, each.statement, { from: each.statement.from, until: each.statement.until, years: each.statement.term_years })]
      : [],
  )
/** Who has an office by an appointment that was read, for this term. */
export const seatOf = ({ from, to }: Found, { person, legal_entity: of, role }: Appointed, term: Term): Chosen => ({
  name: person,
  acting: null,
  of,
  role,
  group: null,
  power: false,
  term,
  from,
  to,
})
type Appointed = Extract<Found['statement'], { kind: 'appointment' }>
