/**
 * Clauses that are nothing but people, offices and the verb between them, in whatever order and case: "Başkanlığa A'yı, başkan vekilliğine B'yi
 * seçmiştir", "A (Başkan) ve B (Üye) seçilmişlerdir", "Müdürümüz A'dır", "A müdürlükten ayrılmıştır". Each word of such a clause is a person, an
 * office, the verb, a term, a vote, or says nothing of who or what; a clause with any other kind of word is none, and left to other frames.
 */
import { AMONG_MANAGERS, BOARD } from '../fact/titles.ts'
import { fold } from '../kernel/text.ts'
import { type DepartureReason, type Role } from '../fact/fact.ts'
import { type Body, once, type Span } from '../fact/found.ts'
import { NO_TERM, sinceIn, type Term, termBehind, termIn } from '../fact/office.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { type Act, formsOf, isDeath, verb } from '../text/lexicon.ts'
import { allIn } from '../text/needed.ts'
import { isEntity, isOneList, LISTED, type Party, peopleIn } from '../text/names.ts'
import { isOfBranch } from './branch-scope.ts'
import { BARE, DEPUTY, DUTIES } from './office-words.ts'

/** An office that words name. `power`: it is only a power to sign. */
export type Office = { role: Role; group: string | null; power: boolean; from: number; to: number }
/** Somebody whom a notice elects. */
export type Chosen = {
  name: string
  acting: string | null
  /** The legal entity that he sits for. */
  of: string | null
  role: Role
  group: string | null
  power: boolean
  term: Term
  from: number
  to: number
  /** Where his term is told apart. */
  more?: Span[]
}
/** Somebody whose office a notice ends. */
export type Left = { name: string; role: Role; on: string | null; reason: DepartureReason | null; from: number; to: number }
/** What a clause decides of people. */
export type Decided = { chosen: Chosen[]; left: Left[] }

type Person = Span & {
  kind: 'person'
  party: Party
  duty: Role | null
  after: Party['after'] | 'is' | 'by'
  gone: DepartureReason | 'replaced' | null
  beside: boolean
}
type Duty = Span & { kind: 'office'; role: Role | null; form: 'to' | 'from' | 'as' | 'title' | 'is' }
/** A reserve is called in; an organ consists of those who sit in it. */
type Does = Act | 'call' | 'consist'
type Verb = Span & { kind: 'verb'; act: Does; whom: boolean; said: boolean; decided: boolean; active: boolean }
type Token = Person | Duty | Verb

// "Müdür A'dır", "müdürü A olup".
const IS = /^\s?['’`]\s?(?:[dt][ae])?[dt][iu]r(?:l[ae]r)?\b|^\solup\b/
// "A tarafından üstlenilmesine": by whom an office is served.
const BY = /^\s(?:tarafindan|eliyle)\b/
// "A'nın yerine", "A'dan boşalan", "A'nın istifasıyla inhilal eden"
const VACATES =
  /^\s?[^\s.;]{0,5}\s(?:(?:(?!onun|bunun|onlarin|bunlarin|kendi)[a-z]+ )?yer(?:ler)?ine\b(?! getir| [a-z ]{2,40}?(?:[iu]nc[ae]y[ae]|[ae]n[ae]) (?:kadar|dek|degin))|yer(?:ler)?ini\b|(?<!, )(?:[a-z]+ ){0,2}(?:bosal(?:an|mis|ttig)|inhilal e[dt])|(?:birak|terk et|devret|ayril|cekil|istifa et)[dt]ig)/
// "A uhdesine verilmiştir"
const IN_HANDS = /^\S{0,5}\suhdesine\b/
// "A uhdesinde kalmasına"
const KEPT = /^\S{0,5}\suhdesinde kalma/
// "Görevini B'ye bırakmıştır": who leaves is the subject.
const HANDED = /^\S{0,4}\s(?:birak|terk et|devret)(?:m[iu]s|t[iu])/
const BRACKET = /^(?:['’`]?\s?[a-z]{1,4})?\s*\(([^()]{2,40})\)/
const dutyOf = (words: string): Role | null => DUTIES.find(([pattern]) => pattern.test(words.trim().replace(/\s+/g, ' ')))?.[1] ?? null

const ASIL = /\basi?l (?:uye|aza)[a-z]*(?: olarak)?|\basil(?: olarak)?\b/g
const OF_BOARD = /\b(?:yonetim kurul|idare meclis|idare heyet)[a-z]*/g
/** Who sits in an organ. */
const OF_ORGAN: Record<string, Role> = {
  yonetim: 'board_member',
  idare: 'board_member',
  mudurler: 'manager',
  tasfiye: 'liquidator',
  komiser: 'commissioner',
}
/** Offices that one holds at a time. */
const OF_ONE: ReadonlySet<Role> = new Set<Role>(['board_chair', 'board_vice_chair', 'manager_chair', 'general_manager'])
const OF_AUDITORS = /\b(?:denetim|denetleme|murak[iı]p[a-z]*) kurul[a-z]*/g

const DONE = ['said', 'decided', 'whom', 'linked'] as const
/** What is still to come ends nothing. */
const OVER: ReadonlySet<Does> = new Set<Does>(['end', 'remove', 'resign', 'die'])
// Nouns that stand for a verb, and verbs that are one only beside an office.
const NOUNS: Partial<Record<Does, string>> = {
  elect: String.raw`|(?<=l[iu](?:g[ae]|g[iu]n[ae]) (?:[^.;:, ]+ ){1,5})gec(?:mis|ti|ecek)[a-z]*|(?<= ile )(?:doldurul|tamamlan|ikmal edil)(?:m[iu]s|d[iu])[a-z]*|(?<=\b(?:kurul|meclis|heyet)[a-z]{0,2}n[ea] (?:[^.;:, ]+ ){0,6})gir(?:mis|di)[a-z]*|\b(?:tayin|intiha[bp]|nasb)(?:i|ini|ine|leri|lerine|lari|larina|ina)\b|\bol(?:mus|du)(?:lardir|tur|lar)?\b|\bgorev yapma(?:si|lari)(?:na)?\b|\b(?:gorev )?(?:taksimi|bolumu|dagilimi|paylasimi) yapil(?:mis|di)[a-z]*|\bgorev (?:taksimi|bolumu|dagilimi|paylasimi)(?= ?:)|\b(?:kazan|olustur|teskil et)(?:m[iu]s|d[iu])[a-z]*|(?<=l[iu](?:g[ae]|g[iu]n[ae]) (?:[^.;:, ]+ ){1,4})gel(?:mis|di)[a-z]*|(?<=\b(?:kurulun|heyetin|meclisin)[ae] (?:[^.;:, ]+ ){0,9})(?:alin|gir|dahil (?:edil|ol|olun)|(?<=\buye (?:olarak|sifatiyla) (?:[^.;:, ]+ ){0,6})(?:katil|istirak et))(?:mis|di|ti|mas|mes)[a-z]*|(?<=\b(?:baskan|baskani|baskan (?:vekili|yardimcisi)|muhasip uye|mudur) )yap(?:il)?(?:mis|ti|di|mas)[a-z]*`,
  serve: String.raw`|\bal(?:mis|di|acak|mas)[a-z]*(?<=\byer(?:ler)?ini (?:[^.;:, ]+ ){1,6}[a-z]*)|(?<=\byerine (?:[a-z]+ ){1,4})gec(?:mis|ti)[a-z]*|(?<=\byerine )gecmes[iu](?:n[aei])?\b|(?<=\b(?:mudurlug|baskanlig|gorev|vekillig|yardimcilig)[a-z]{1,4} (?:[^.;:, ]+ ){0,5})yap(?:acak|mas)[a-z]*`,
  go_on: String.raw`|(?<=\buhdesinde )kalma(?:s[iı]|lari)n?a?\b|(?<=\b(?:mudur|baskan|uye|(?:mudur|baskan|uye)l[iu]kt[ae]|gorev(?:in)?de)(?: olarak)? (?:[^.;:, ]+ ){0,8})kal(?:mis(?:tir|lardir)?|di(?:lar)?|acak(?:tir|lar|lardir)?|mas[iu]n?a?|malarin?a?)\b`,
  consist: String.raw`|\btesekkul(?:u|une|lerine)\b`,
  remove: String.raw`|(?<=\b(?:uyeli[kg]|azali[kg]|mudurlu[kg]|baskanli[kg])[a-z]{0,6},? (?:[^.;:]{0,60} )?)dusurul(?:m[iu]s|d[iu]|me)[a-z]*|\b(?:ref|nez)['’]?i(?:n[aei])?\b|\b(?:azl|azil|iptal)(?:i|ine|ina|lari|larina|leri|lerine)\b|(?<=l[iu](?:k|g[iu]n)[dt][ae]n [^.;:]{0,60})\balin(?:mis|di|ma|an)[a-z]*|(?<=(?:l[iu](?:k|g[iu]n)[dt]|kurulund)[ae]n (?:[^.;: ]+ ){0,4})\bcikar(?:il)?(?:mis|di|t|ma)[a-z]*`,
  resign: String.raw`|(?<=\bgorev(?:ini|lerini),? (?:[^.;:, ]+ ){1,5})(?:birak|terk et|devret)(?:m[iu]s|t[iu])[a-z]*|\bistifa(?:si|lari)(?:n[a-z]{1,3}|yl[ae])?\b|\b(?:istifa|ayrilma) (?:dilekce|mektub|mektup|yazi|beyan|istem|istek|isteg|taleb|talep|name)[a-z]*`,
  end: String.raw`|(?<=\b(?:uyeli[kg]|azali[kg]|mudurlu[kg]|baskanli[kg]|gorev)[a-z]{0,6} (?:de |da )?)dus(?:mus|tu|mes|en|ur)[a-z]*`,
  die: String.raw`|\bol(?:d[iu](?:g[a-z]*)?|mus(?:t[iu]r)?|en)\b|\b(?:vefat|olum)(?:u|i|lari|leri)(?:n[a-z]{1,3})?\b`,
}
const OF_ORGANS = {
  call: 'çağır çağrıl davet·et davet·edil davet·olun başlat başlatıl alın',
  consist: 'oluş teşekkül·et meydana·gel',
}
const ACTS = (['elect', 'serve', 'go_on', 'end', 'remove', 'resign', 'die', 'grant', 'call', 'consist'] as const).map(
  (act): [RegExp, Does] => {
    const forms = OVER.has(act) ? DONE : ([...DONE, 'will'] as const)
    return [
      new RegExp(
        `${act === 'call' || act === 'consist' ? formsOf(OF_ORGANS[act], ...forms) : verb(act, ...forms)}${NOUNS[act] ?? ''}`,
        'g',
      ),
      act,
    ]
  },
)
/** "Üye olarak çekilmiştir" is an election, its verb damaged: nobody leaves as something. */
export const ENDS_AS = /\bolarak\s*$/
const WHOM = /[ae]n(?:l[ae]r)?(?:[iu]n)?$/
const LINKED = /(?:[ae]r[ae]k|[iu]p)$/
const RELATIVE = /[dt][iu](?:g|kl[ae]r)[iu]$/
const DECIDED =
  /(?:m[ae]s[iu]|m[ae]l[ae]r[iu]|[dt][iu](?:g[iu]|kl[ae]r[iu]))(?:n[a-z]{0,3})?$|m[ae]k$|(?:tayin|intiha[bp]|nasb|azl|azil|iptal|istifa|vefat|olum)[a-z]{1,8}$/
// Whoever does it names whom in the case of an object.
const ACTIVE =
  /(?:^|\s)(?:yap|sec|ata|getir|belirle|gorevlendir|vazifelendir|(?:tayin|intihap|memur|nasb) ?et|(?:uygun|layik|munasip) ?gor|azlet|uzaklastir)(?:m[iu]s|t[iu]|d[iu]|tirm|er\b|m[ae]kt)/

// What may make words say something else: what is refused, proposed, past, conditioned, or only of the meeting.
const OTHERWISE =
  /m[ae]m[iu]s|m[ae]m[ae]s|\bgeri al|m[ae]dig|m[ae]z\b|\bdegil|\bredd|\bteklif|\baday|\boner|\bgundem|\bsehven|\bharic|\biken\b|\bmadde \d|\btalep|\bdivan|\bkatip|\btoplanti baskan|\btoplanti(?:dan|yi)\b|\bsalon|\boturum|\boy topla|\bsart|\bkayd[iy]|\bmahkeme|\bdava|\bhiss|\bpay(?:i|in|lar)|\bsermaye|\btemsil|\bilzam|\bimza|\byetki|\bmunferi|\bmuster|\bbirlikte\b|\bhareket|\btuzel kisi|\badina\b|\btemsilen\b|\bhaiz|\bucret[iu]|\bhuzur hakk|\bmaas|\buzat|\btemdi[td]|\byenilen|\bonay[a-z]* (?:alin|sun)|\btasvib|\bkomiser(?! (?:heyet|kurul))|\bkayyim|\bvasi|\bmudurlug(?:umuz|unuz)|\bsicil/
// What was so before is elected to nothing.
const PAST = /\bevvel(?:ce|ki)|\bonceki|\bonceden|\bdaha once/
const FORMER = /\b(?:eski|mevcut)\s\S*\s?(?:\S+\s)?$/
/**
 * What is said by the way of somebody or of the company and decides nothing of who comes or goes: a discharge, that he is not elected again, by whom
 * the company is watched.
 */
const BY_THE_WAY =
  /\bkarar veril(?:diginden|mesi nedeniyle|digi icin),? (?:sirket(?:in)? )?(?:ticaret )?sicil[a-z]* (?:kayd[a-z]* )?(?:(?:yeniden|tekrar) )?(?:acil|tescil|kayd)[a-z]*(?: ed[a-z]+| edil[a-z]+)?|\bhalen (?:[a-z]+ ){1,6}(?:gorev yap(?:an|makta olan)|calis(?:an|makta olan)|hizmet (?:ver|ed)(?:en|mekte olan)|bulunan)\b(?! [a-z]+l[iu][gk][a-z]* )|\b(?:ve )?ibra(?:si|lari)n[ae]\b|\bibra (?:edil|olun)(?:mis(?:tir)?|erek|ip|mesine)(?: ve\b| olup\b)?|\b(?:bu )?(?:uyeli|mudurlu|baskanli)[gk][a-z]*(?: gorevi)? (?:yaninda|yani sira|uhdesinde kalmak|(?:sakli|baki) kalmak)(?: uzere| kaydi(?:yla| ile)| sarti(?:yla| ile))?,?|\bgorev yapmak uzere\b|\b(?:sirketi )?(?:idare|temsil|ilzam)(?: ve (?:temsil|ilzam|idare))? etmek uzere\b|\bhisse(?:si|leri)n[a-z]* (?:[a-z]+ )?devr(?:ettiginden|ederek|etmesi(?: (?:neden|sebeb)[a-z]*)?)(?:,? ortakliktan ve\b)?|\biken (?=vefat|istifa|ayril|emekli)|\bmahkemece\b|\b(?:(?:yapilacak|toplanacak) )?(?:ilk|gelecek|bir sonraki) (?:toplanacak |yapilacak )?(?:genel kurul|umumi heyet|ortaklar kurulu)[a-z]*(?: toplanti[a-z]*)? (?:tasvib|tasdik|onay|bilgi)[a-z]* (?:(?:sunul|arz olun|arz edil)m[a-z]*) (?:uzere|kaydi(?:yl[ae]| ile)|sarti(?:yl[ae]| ile)),?|\b(?:yeniden|tekrar) (?:secilmem(?:es|is)[a-z]*|secilmed[a-z]+|aday (?:ol|gosteril)m[ae](?:m|d)[a-z]*)(?: (?:sebeb|neden|dolayi|icin|uzerine)[a-z]*)?(?: ve\b)?|\b(?:kayyim|yonetim)[a-z]* (?:yetki|gorev)[a-z]* [^.;,]{3,80} (?:kullanilan|yurutulen) sirketin\b|(?<=\bayrilma(?:si|lari)na )izin\b/g
/** The body without what it says by the way. */
const withoutAsides = once((body: Body): Body => ({
  ...body,
  plain: body.plain.replace(BY_THE_WAY, (words) => words.replace(/[^ ]/g, ' ')),
}))
const DIES = new RegExp(verb('die'))
// "A'nın babası": somebody else, who is not named.
const KIN =
  /^\S{0,6}\s(?:(?:merhum|muteveffa) )?(?:baba|anne|es|ogul|ogl|kiz|kardes|dede|amca|dayi|kayinpeder|kayinvalide|damad|gelin)(?:s?[iu])(?:n[a-z]{1,2})?\b/
/** Whether a clause speaks of the death of somebody's kin. */
export const isOfKin = (body: Body, to: number, parties: readonly Party[]): boolean =>
  parties.some(({ after, to: end }) => {
    const rest = body.plain.slice(end, to)
    return after === 'of' && KIN.test(rest) && (DIES.test(rest) || /\bol(?:d[iu]|mus)/.test(rest))
  })
// "… görevi verilmiştir": what is given is an office.
const GIVEN_OFFICE = /\b(?:gorevi|vazifesi|sifati|unvani|memuriyeti) (?:de )?$/
// An office or somebody it is given to stands right before the verb, but for a term or a vote.
const NEXT = /^(?:['’`]?\s?[yn]?[ae]|\S{0,5}\suhdesine)?[\s,]*(?:(?:sureyle|sure ile|icin|oybirligi ile|oybirligiyle|tekrar|yeniden) )*$/
/** Words that say nothing of who or what: no more of them stand together. */
const MOST_WORDS = 9

const formOf = (plain: string, { from, to }: Span): Duty['form'] => {
  const word = plain.slice(from, to)
  const rest = plain.slice(to, to + 16)
  // "Boşalan üyeliklerden birine"
  if (/^ (?:bir|iki|uc)(?:i|si|ine|sine)\b/.test(rest)) return 'to'
  if (/(?:l[iu](?:k|g[iu]n?)[dt][ae]n|kurul[a-z]*[dt]an|heyet[a-z]*[dt]en|meclis[a-z]*[dt]en)$/.test(word) || /^ ?gorevinden\b/.test(rest))
    return 'from'
  if (word.endsWith('olarak') || /^\s?(?:olarak|sifatiyla|sifati ile)\b/.test(rest)) return 'as'
  return /l[iu][gk]|kurul[a-z]*na$|kurul[a-z]*nu$|meclisine$|heyetine$/.test(word) ? 'to' : 'title'
}

/** The persons, offices and verbs of a clause in their order; null where other words make it say something else. */
const tokensIn = (body: Body, from: number, to: number, offices: readonly Office[], people: readonly Party[]): Token[] | null => {
  const plain = body.plain.slice(from, to)
  const taken: Span[] = []
  const free = (at: Span): boolean => !taken.some((each) => at.from < each.to && each.from < at.to)
  const tokens: Token[] = people.map((party): Person => {
    const bracket = BRACKET.exec(body.plain.slice(party.to, to))
    const own = bracket ? dutyOf(bracket[1] ?? '') : null
    const votes = bracket !== null && /\boy/.test(bracket[1] ?? '')
    const length = bracket && (own !== null || votes) ? bracket[0].length : 0
    const rest = body.plain.slice(party.to + length, party.to + length + 24)
    const vacated = VACATES.exec(body.plain.slice(party.to + length, party.to + length + 50))
    return {
      kind: 'person',
      party,
      duty: own,
      after: IS.test(rest) ? 'is' : BY.test(rest) ? 'by' : IN_HANDS.test(rest) ? 'to' : KEPT.test(rest) ? 'of' : party.after,
      gone: vacated ? (reasonOf(vacated[0]) ?? 'replaced') : null,
      beside:
        (party.after === 'to' && HANDED.test(rest)) || /^\S{0,4}\s(?:yanina|yaninda|baskanliginda|vekaleten|teklifi|onerisi)\b/.test(rest),
      from: party.introduced ? Math.max(from, party.since) : party.from,
      to: party.to + length,
    }
  })
  taken.push(...tokens)
  const board = [...plain.matchAll(OF_BOARD)].at(0)
  const organ =
    /^(?:[^.;]{0,40}[:.]\s*|[^;]{0,90}?\b(?:genel|ortaklar) kurul[a-z]* (?:[a-z\d.]+ ){0,3}?(?:maddesinde|maddesi ile|bendinde|toplantisinda|tutanaginda|karariyla|karari ile)[;:,]?\s|\W*)?(?:kooperatif[a-z]* |sirket[a-z]* |konkordato |gecici )?(yonetim|mudurler|idare|tasfiye|komiser) (?:kurul|heyet|meclis)[a-z]*(?: asil uyeleri[a-z]*)?(?:[\s:]|(?<=\bkomiser [a-z]+);)/.exec(
      plain,
    )
  const auditors = [...plain.matchAll(OF_AUDITORS)].map((match) => match.index)
  const duties: Duty[] = []
  const add = (at: Span, said: Role | null): void => {
    if (!free(at)) return
    const role = organ?.[1] === 'mudurler' && said !== null ? (AMONG_MANAGERS[said] ?? said) : said
    taken.push(at)
    const copula = /^d[iu]r(?:l[ae]r)?\b|^\solup\b/.exec(body.plain.slice(at.to, to))
    duties.push({
      kind: 'office',
      role,
      form: copula ? 'is' : formOf(body.plain, at),
      from: at.from,
      to: at.to + (copula?.[0].length ?? 0),
    })
  }
  if (organ?.[1] && /\b(?:olus|tesekkul|meydana)/.test(plain) && !/\bolustur/.test(plain)) {
    const at = { from: from + organ.index, to: from + organ.index + organ[0].trimEnd().length }
    add({ from: at.from + (/^.*[:.]\s*/.exec(organ[0])?.[0].length ?? 0), to: at.to }, OF_ORGAN[organ[1]] ?? null)
  }
  const yedek = [...plain.matchAll(BARE[0]?.[0] ?? /$^/g)].map((match) => ({
    from: from + match.index,
    to: from + match.index + match[0].length,
  }))
  // "A'nın yerine yedek üye B": whom a reserve was is no office that is given.
  const fills =
    /\byer(?:ler)?ine\b|\bbosal|\beksilen|\bmunhal|\basi?l (?:uye[a-z]*|olarak)(?: olarak)? (?:[a-z]+ )?(?:cag[ir]|davet|basla|alin)/.test(
      plain,
    ) && !/\byede[kg][a-z]*(?: uye[a-z]*)?l[iu][gk]|\byedek(?:ler)[iae]/.test(plain)
  for (const at of yedek)
    if (!(
      fills &&
      !body.plain.slice(at.from, at.to).endsWith('olarak') &&
      people.some((each) => each.from > at.to && /^(?:ler)?(?:den|dan)?\s*$/.test(body.plain.slice(at.to, each.from)))
    ))
      add(at, null)
    else taken.push(at)
  for (const office of offices) {
    // "Yönetim kurulu yedek üyeliğine": the office of a reserve.
    if (yedek.some((each) => each.from < office.to && office.from < each.to)) continue
    add(office, office.role)
  }
  for (const match of plain.matchAll(ASIL)) {
    const at = { from: from + match.index, to: from + match.index + match[0].length }
    const ofAuditors = auditors.some((place) => place < match.index && !/\byonetim kurul/.test(plain.slice(place, match.index)))
    // A reserve who is called in is the board's, unless auditors are spoken of.
    if (/ (?:uye|aza)/.test(match[0]) && (ofAuditors || board || (yedek.length > 0 && !/denet|murak/.test(body.plain))))
      add(at, ofAuditors ? 'auditor' : 'board_member')
  }
  for (const [pattern, role] of BARE.slice(1))
    for (const match of plain.matchAll(pattern)) add({ from: from + match.index, to: from + match.index + match[0].length }, role)
  // Whose deputy: of the chair said last before; whoever else has one, who that is no office tells.
  for (const match of plain.matchAll(DEPUTY)) {
    const at = { from: from + match.index, to: from + match.index + match[0].length }
    const before = duties.filter((each) => each.to <= at.from).sort((a, b) => a.from - b.from)
    if (!free(at) || before.length === 0) continue
    if (before.at(-1)?.role !== 'board_chair') return null
    add(at, 'board_vice_chair')
  }
  // "Üyelerden A vefat etmiştir": who sits on the board, where no other office is named.
  if (duties.length === 0 && DIES.test(plain))
    for (const match of plain.matchAll(/\b(?:uye|aza)lerden\b|\bazalardan\b/g)) {
      const at = { from: from + match.index, to: from + match.index + match[0].length }
      if (people.some((person) => /^\s$/.test(body.plain.slice(at.to, person.from)))) {
        taken.push(at)
        duties.push({ kind: 'office', role: 'board_member', form: 'title', ...at })
      }
    }
  const verbs = ACTS.flatMap(([pattern, act]) =>
    allIn(plain, pattern).map((match): Verb => {
      const word = match[0]
      return {
        kind: 'verb',
        act: isDeath(body.text, from + match.index) ? 'die' : act,
        // "Vefat ettiğinden" is why, and no participle.
        whom:
          (WHOM.test(word) && !/[gk][iu]nd[ae]n$/.test(word)) ||
          // "Seçilmiş bulunan"
          (/m[iu]s$/.test(word) && /^ (?:olan|bulunan)\b/.test(plain.slice(match.index + word.length, match.index + word.length + 10))),
        decided: DECIDED.test(word),
        said: /m[iu]s|[td][iu](?:l[ae]r|k)?$|acak|ecek|m[ae]kt[ae]/.test(word),
        active: ACTIVE.test(word),
        from: from + match.index,
        to: from + match.index + word.length,
      }
    }),
  )
    .flatMap((each): Verb[] => {
      // "Müdürlük yapacaktır": the office is a word of its verb.
      const duty = duties.find((other) => each.from < other.to && other.from < each.to)
      // "A'nın ayrıldığı müdürlüğe": it describes the office.
      const held = duties.some((other) => other.from === each.to + 1 && /l[iu][gk]/.test(body.plain.slice(other.from, other.to)))
      if (held && RELATIVE.test(body.plain.slice(each.from, each.to))) return []
      // "Ol-" is no death without its mark.
      if (each.act === 'die' && /^ol(?!um)/.test(body.plain.slice(each.from, each.to)) && !isDeath(body.text, each.from)) return []
      // An organ consists of people; what else does, is none.
      if (each.act === 'consist' && organ === null) return []
      // What is given or taken is a decision, a power; who is taken out of an office leaves it.
      if (
        each.act === 'grant' &&
        !GIVEN_OFFICE.test(body.plain.slice(from, each.from)) &&
        ![...tokens, ...duties].some(({ to: end }) => end <= each.from && NEXT.test(body.plain.slice(end, each.from)))
      )
        return []
      if (each.act === 'call' && (yedek.length === 0 || /\b(?:toplanti|kurul)[a-z]* $/.test(body.plain.slice(from, each.from)))) return []
      if (duty) return each.to > duty.to ? [{ ...each, from: duty.to }] : []
      return free(each) ? [each] : []
    })
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter((each, at, all) => !all.slice(0, at).some((other) => each.from < other.to))
  if (verbs.some(({ act, from: at }) => OVER.has(act) && ENDS_AS.test(body.plain.slice(from, at)))) return null
  // "Genel kurul tarafından seçilecek bir müdür": who will be elected is nobody yet.
  if (verbs.some(({ act, from: at, to: end }) => act === 'elect' && /[ae]ca[kg]$|[ae]ce[kg]$/.test(body.plain.slice(at, end)))) return null
  // What a meeting elects for itself is no office of the company.
  if (/\b(?:toplanti|divan) (?:baskan|katip)|\boy toplama|\btutanak yaz/.test(plain.replace(/[^a-z]+/g, ' '))) return null
  const all = [...tokens, ...duties, ...verbs].sort((a, b) => a.from - b.from)
  const first = all.find(({ kind }) => kind !== 'verb')?.from ?? from
  let last = Math.min(first, all[0]?.from ?? from)
  for (const token of [...all, { from: to, to }]) {
    const between = body.plain.slice(last, token.from)
    if (
      OTHERWISE.test(between) ||
      (!body.branch && /\bsube/.test(between)) ||
      between.split(/[^a-z]+/).filter((word) => word.length > 2).length > MOST_WORDS
    )
      return null
    last = Math.max(last, token.to)
  }
  return OTHERWISE.test(body.plain.slice(from, first).replace(/.*[:;]/, '')) ? null : all
}

const REASONS: [RegExp, DepartureReason][] = [
  [/istifa|cekil|affini|birak/, 'resignation'],
  [/vefat|olum|hayatini kaybet|yasamini yitir|rahmet|ebediyet|hakka yuru|irtihal|kaybet(?:tik|tigim|mis bul)/, 'death'],
  [/\bazl|azil|iptal|son veril|sona erdir|alinm|al[iı]nan|gorevden al|kaldir|uzaklastir|nihayet veril|(?<!elden )cikar/, 'dismissal'],
]
/** The reason that words give for the end of an office. */
export const reasonOf = (words: string): DepartureReason | null => REASONS.find(([pattern]) => pattern.test(words))?.[1] ?? null

/** What may stand behind those whom a participle elects: that they accept, or share out their duties. */
const LISTS_ONLY =
  /^\W*(?:(?:bu )?gorev\S* kabul et\S*|(?:kendi )?(?:aralarinda )?gorev (?:bolum|taksim|dagilim|paylasim)\S*(?: yap\S*)?)?\W*$/
const ACCEPTED = /\bkabul et|\bgorev (?:bol|taks|dag|pay)/
/** What may stand behind somebody whose office is over: nothing, or that it is. */
const DONE_WITH = /^(?:['’`]?n?[iu]n)?\W*(?:(?:tesekkur|bilgi) (?:edil|ol)\S*|(?:ve |de )?(?:gorev[a-z]*|uyelig[a-z]*) sona er\S*)?\W*$/
/** The day of a death ends the office, whenever it is entered. */
const DIED_ON = new RegExp(
  `${DATE} (?:tarihinde|gunu|gununde) (?:[a-z]+ )?(?:vefat|ol(?:mus|du)|hayatini|yasamini|ebediyet|hakk(?:a|in rahmet)|irtihal|kaybet(?:tik|mis))`,
)

/** A term that the verb of the clause follows. */
const OF_VERB = /^\s[^\s(]{1,8}(?: \([^()]{1,12}\))? (?:yil|sene) (?:sureyle|sure ile|muddetle|icin) [a-z]+(?: [a-z]+)?\W*(?:\(\d|$)/

const BEGINS: ReadonlySet<Does> = new Set<Does>(['elect', 'serve', 'go_on', 'grant', 'call', 'consist'])

const CONSISTS_OF = /\b(?:olus|tesekkul|teskil|mutesekkil|ibaret|kurul(?:mus|mas|ur))/
const ITS_ORGAN = /^(?:['’]?\s?n?[iu]n)? (?:yonetim kurulu|idare meclisi|idare heyeti|mudurler kurulu)/
/** What stands between somebody and what he is from now on, his title being what he has been. */
export const ONLY_AS = /^\s(?:(?:bundan (?:boyle|sonra)|artik|gorevine|yalniz|yalnizca|sadece) ){1,3}$/
/** "A bundan böyle yalnızca …": nothing but what follows. */
export const FROM_NOW = /^\s(?:bundan (?:boyle|sonra) |artik )?(?:yalniz|yalnizca|sadece) (?!bas|imza)/
const TITLED = /\b(?:baskan|reis|mudur|uye|aza|vekil|yardimci)[a-z]*\s$/
/** "Bu görevinden": the one that his title names. */
export const THIS_OFFICE = /\bbu (?:gorev|vazife)[a-z]*n?d[ae]n\b/

/** How the words between two people end where the second takes the place of the first. */
const IN_HIS_PLACE = /\byerine (?:[a-z]+ ){0,3}$/

/** "A'nın yerine B, C'nin yerine D": whether whoever stands there comes in another's place, and goes with nobody behind him. */
export const comesInPlace = (body: Body, from: number): boolean => IN_HIS_PLACE.test(body.plain.slice(Math.max(0, from - PLACE_LONG), from))
const PLACE_LONG = 40

type Pair = { person: Person; duty: Duty; roles: Role[] }
/**
 * A title right before a name, behind the office it is elected to, is what the person is already ("tasfiye memurluğuna müdür A"), unless it is a
 * duty on the same board ("yönetim kuruluna Başkan A"); an organ before other offices only heads them.
 */
const withoutTitles = (items: readonly (Person | Duty)[]): (Person | Duty)[] => {
  let organ: Duty | null = null
  return items.filter((each, at) => {
    const next = items[at + 1]
    if (each.kind === 'person') return true
    const before = organ
    if (each.form !== 'title' || before === null) organ = each
    if (each.form === 'title' && before !== null && before.form !== 'title' && next?.kind === 'person' && each.role !== null)
      return before.role === 'authorised_signatory' || (before.role === 'board_member' && BOARD.includes(each.role))
    return true
  })
}

/** The offices of each person: those before their holders, those behind them, or the one of all; null where the order does not tell. */
const paired = (all: readonly (Person | Duty)[]): Pair[] | null => {
  const items = withoutTitles(all)
  const [first, last] = [items[0], items.at(-1)]
  const duties = items.filter((each) => each.kind === 'office')
  const people = items.filter((each) => each.kind === 'person')
  const [only] = duties
  if (!first || !last || !only || people.length === 0) return null
  const governed = (of: (at: number) => Duty | undefined): Pair[] | null => {
    const pairs = items.flatMap((each, at): (Pair | null)[] => {
      if (each.kind !== 'person') return []
      const duty = of(at)
      if (!duty) return [null]
      const roles =
        duty.role === null
          ? []
          : each.duty === null
            ? [duty.role]
            : duty.role === 'board_member' && duty.form !== 'title'
              ? [duty.role, each.duty]
              : [duty.role === 'manager' && each.duty === 'board_chair' ? ('manager_chair' as const) : each.duty]
      return [{ person: each, duty, roles: [...new Set(roles)] }]
    })
    return pairs.includes(null) ? null : (pairs as Pair[])
  }
  if (duties.every(({ role }) => role === only.role)) return governed(() => only)
  const before = (at: number): Duty | undefined => items.slice(0, at).findLast((each) => each.kind === 'office')
  const behind = (at: number): Duty | undefined => items.slice(at).find((each) => each.kind === 'office')
  if (first.kind === 'office' && last.kind === 'person') return governed(before)
  if (first.kind === 'person' && last.kind === 'office') return governed(behind)
  // "Başkan A, murahhas üye B, müdür C imza yetkilileridir": each title stands right before its holder, the last office is of all.
  const close = (at: number): number => (items[at + 1]?.from ?? Infinity) - (items[at]?.to ?? 0)
  const titled =
    people.length > 1 &&
    items.length === 2 * people.length + 1 &&
    items.every((each, at) => each.kind === (at % 2 === 0 ? 'office' : 'person')) &&
    people.every((_, at) => close(2 * at) <= 1) &&
    people.slice(1).every((_, at) => close(2 * at + 1) > 1)
  if (titled && last.kind === 'office') return last.role === 'authorised_signatory' ? null : governed(() => last)
  // "Yönetim kurulu üyesi A'nın başkanlığa": a member already; "Üyeliklere A başkan, B üye olarak": each is told behind.
  return first.kind === 'office' && last.kind === 'office' && items[1]?.kind === 'person' && (first.form === 'title' || duties.length > 2)
    ? governed(behind)
    : null
}

/** Whether all of some people stand in one of some cases. */
const inCase = (people: readonly Person[], ...cases: Person['after'][]): boolean => people.every(({ after }) => cases.includes(after))

/** The case of the last of a list is that of all who stand in it. */
const declined = (body: Body, people: readonly Person[]): Person[] => {
  let next: Person | undefined
  return [...people]
    .reverse()
    .map((person) => {
      const between = next ? body.plain.slice(person.to, next.from) : ''
      const after =
        person.after ?? (next && (LISTED.test(between) || /^\W*(?:\d+(?!\d)(?: oyla?)?\W*|ve |ile )*$/.test(between)) ? next.after : null)
      next = { ...person, after }
      return next
    })
    .reverse()
}

/**
 * What a clause decides of people, where it is nothing but people, offices and verbs; null where it is not. `offices` and `parties` are those that
 * it names.
 */
export const assignedIn = (
  body: Body,
  from: number,
  to: number,
  offices: readonly Office[],
  parties: readonly (Party & { of?: string | null })[],
): Decided | null => {
  // Whom the register introduces by number and residence, and powers with an office in brackets, are the templates'.
  if (parties.length === 0 || parties.some(({ introduced }) => introduced)) return null
  // Who sits for a legal entity is another frame's, unless the brackets behind its name say it.
  if (parties.some((party) => party.of)) return null
  if (isOfKin(body, to, parties)) return null
  // "X Anonim Şirketi yönetim kurulu A ve B'den oluşmaktadır": another's organ.
  const title = fold(body.header.title ?? '')
  const isMade = CONSISTS_OF.test(body.plain.slice(from, to))
  if (
    isMade &&
    parties.some((each) => isEntity(each.name) && !title.includes(fold(each.name)) && ITS_ORGAN.test(body.plain.slice(each.to, to)))
  )
    return null
  const actingFor = ({ name, from: at, to: end }: Party): string | null =>
    isEntity(name) && body.plain[end - 1] === ')' ? (peopleIn(body, at + name.length, end)[0]?.name ?? null) : null
  if (offices.some(({ role, power, group }) => power || group !== null || role === 'commissioner')) return null
  const all = tokensIn(withoutAsides(body), from, to, offices, parties)
  // "A 2 yıl, B 1 yıl süreyle": each has the term right behind him, or nobody has.
  const alone = parties.length > 1 ? parties.map((party) => termBehind(body.plain.slice(party.to, to))) : []
  // "A ile B (2 yıl), C (1 yıl)": of both who are joined.
  const behind = alone.map((term, at) => {
    const [party, next] = [parties[at], parties[at + 1]]
    const joined = term === null && next && /^\s(?:ile|ve)\s$/.test(body.plain.slice(party?.to, next.from))
    return joined && alone.filter((each) => each !== null).length > 1 ? (alone[at + 1] ?? null) : term
  })
  // "A ve B on yıl daha": that behind the last of one list is of all.
  const ofAll = behind.slice(0, -1).every((each) => each === null) && isOneList(body, parties)
  // "Başkanlığı A, vekilliği B üç yıl süreyle yürütecektir": of the verb that it stands before.
  const ofVerb = behind.slice(0, -1).every((each) => each === null) && OF_VERB.test(body.plain.slice(parties.at(-1)?.to, to))
  const own = ofAll || ofVerb ? [] : behind
  if (!all || (own.includes(null) && own.some((each) => each !== null))) return null
  // "Başkan A yalnızca üye olarak görev yapacak": what he has been, and what he is.
  if (parties.some((each) => FROM_NOW.test(body.plain.slice(each.to, to)) && TITLED.test(body.plain.slice(from, each.from)))) return null
  const past = PAST.test(body.plain.slice(from, to))
  const verbs = all.filter((each) => each.kind === 'verb')
  const duties = all.filter((each) => each.kind === 'office')
  const listed = declined(
    body,
    all.filter((each) => each.kind === 'person'),
  )
  const lastCase = listed.findLast(({ beside }) => !beside)?.after ?? null
  // "Başkanlığa A, yardımcılığına B'yi": whoever stands behind an office of his own is in the case of the last.
  let people = listed.map((person) =>
    person.after === null &&
    lastCase !== 'is' &&
    all[all.findIndex((each) => each.from === person.from && each.kind === 'person') - 1]?.kind === 'office'
      ? { ...person, after: lastCase }
      : person,
  )
  // "A ile B'nin yerine": the list before it.
  people = people.map((person, at) => {
    let last = at
    // "Başkanlığa A, A'dan boşalan vekilliğe B": he comes to the one and goes from the other.
    const goesOn = (): boolean => fold(people[last]?.party.name ?? '') !== fold(people[last + 1]?.party.name ?? '')
    while (people[last + 1] && goesOn() && LISTED.test(body.plain.slice(people[last]?.to, people[last + 1]?.from))) last++
    // "A, B'nin yerine müdürlüğü üstlenmiştir": whoever takes his place is the subject.
    const takes = last > at && people[last + 1] === undefined && /^\s?,/.test(body.plain.slice(person.to, people[at + 1]?.from))
    return { ...person, gone: person.gone ?? (takes || comesInPlace(body, person.from) ? null : (people[last]?.gone ?? null)) }
  })
  // "A'nın görevden affı ile yerine B'nin": what stands between them elects nobody.
  people = people.map((person, at) => {
    const next = people[at + 1]
    const words = next ? body.plain.slice(person.to, next.from) : ''
    const goes = person.after === 'of' && person.gone === null && IN_HIS_PLACE.test(words)
    return next && goes && !verbs.some((each) => BEGINS.has(each.act) && each.from >= person.to && each.to <= next.from)
      ? { ...person, gone: reasonOf(words) ?? 'replaced' }
      : person
  })
  // "İstifa eden A", "A'nın yerine": those leave whatever the clause decides of others.
  people = people.map((person) => {
    const leading = verbs.findLast((each) => each.to <= person.from && each.whom)
    const words = leading ? body.plain.slice(leading.to, person.from) : ''
    const near =
      words.split(/\s+/).filter(Boolean).length <= 4 &&
      !/\byerine\b|\bbosal/.test(words) &&
      // Whose power to sign ended may hold his office all the same.
      !/\byetki[a-z]* $/.test(body.plain.slice(from, leading?.from ?? from))
    const between =
      leading &&
      all.some(
        (each) =>
          each.from >= leading.to &&
          each.to <= person.from &&
          (each.kind === 'person' || (each.kind === 'office' && each.form !== 'title')),
      )
    return leading && near && !between && OVER.has(leading.act) && leading.act !== 'end'
      ? { ...person, gone: reasonOf(body.plain.slice(leading.from, leading.to)) ?? 'replaced' }
      : person
  })
  // "İstifa eden A ile B'nin yerlerine": both for that reason.
  people = people.map((person, at, all) => {
    const before = all[at - 1]
    return before && person.gone === 'replaced' && before.gone !== null && LISTED.test(body.plain.slice(before.to, person.from))
      ? { ...person, gone: before.gone }
      : person
  })
  // "A azledilerek yerine B": who stands before a verb that only leads to the next leaves.
  const leads = verbs.filter(
    (each) => !each.whom && OVER.has(each.act) && each.act !== 'end' && LINKED.test(body.plain.slice(each.from, each.to)),
  )
  people = people.map((person, at) => {
    const lead = leads.find((each) => each.from >= person.to && each.from < (people[at + 1]?.from ?? to) && at + 1 < people.length)
    return lead && person.gone === null ? { ...person, gone: reasonOf(body.plain.slice(lead.from, lead.to)) ?? 'replaced' } : person
  })
  if (
    /kayy[iu]m/.test(withoutAsides(body).plain.slice(from, to)) ||
    listed.some(({ party }) => !isEntity(party.name) && party.name.split(' ').length > 5)
  )
    return null
  const over = verbs.find(({ act, whom }) => whom && act === 'end')
  const elects = verbs.filter(({ act, whom }) => whom && act === 'elect')
  const stated = verbs.filter(({ whom }) => !whom)
  // "3 yıl için yönetim kuruluna seçilen A ve B görev bölümü yapmışlardır": who is told to be elected with his term, and does nothing else.
  const told =
    stated.every(({ act }) => act === 'elect') &&
    elects.length === 1 &&
    elects.every(
      ({ to: end }) =>
        people.every(({ from: at }) => at >= end) &&
        LISTS_ONLY.test(body.plain.slice(people.at(-1)?.to, to).replace(/\(\d.*/, '')) &&
        (termIn(body.plain.slice(from, end)) !== null || ACCEPTED.test(body.plain.slice(people.at(-1)?.to, to))),
    )
  const main = told ? elects : stated
  // A term that is over is another frame's where the clause decides more.
  if (over && main.length > 0 && !body.plain.startsWith('dus', over.from)) return null
  if (over && main.length === 0) {
    const behind = people.filter((person) => person.from >= over.to)
    const pairs = behind.length === people.length ? paired([...people, ...duties].sort((a, b) => a.from - b.from)) : null
    if (
      !pairs ||
      !inCase(people, null, 'of') ||
      !DONE_WITH.test(
        withoutAsides(body)
          .plain.slice(people.at(-1)?.to, to)
          .replace(/\(\d.*/, ''),
      )
    )
      return null
    const reason = /\bsure/.test(body.plain.slice(from, over.from)) ? ('term_end' as const) : null
    return {
      chosen: [],
      left: pairs.flatMap(({ person, roles }) =>
        roles.map((role): Left => ({ name: person.party.name, role, on: null, reason, from: over.from, to: Math.max(person.to, over.to) })),
      ),
    }
  }
  const begins = main.filter(({ act }) => BEGINS.has(act))
  const gone = people.filter((person) => person.gone !== null)
  // Why places are free that others fill ("görev süreleri dolduğundan") is nobody's end.
  const free = begins.length > 0 ? (people[0]?.from ?? from) : from
  const ends = main.filter(
    (each) =>
      OVER.has(each.act) && !(each.act === 'end' && each.to <= free) && !(begins.length > 0 && gone.length > 0 && leads.includes(each)),
  )
  const stay = people.filter((person) => person.gone === null && !person.beside)
  const term = termIn(body.plain.slice(from, to))?.term ?? NO_TERM
  const since = sinceIn(body.plain.slice(from, to))
  const death = DIED_ON.exec(body.plain.slice(from, to))
  const diedOn = death ? printedDate(death[1], death[2], death[3]) : null
  const left = (person: Person, role: Role, cause: string): Left => ({
    name: person.party.name,
    role,
    on: diedOn,
    reason: reasonOf(cause),
    from: Math.min(person.from, duties.find((each) => each.role === role)?.from ?? person.from),
    to: Math.max(person.to, main.at(-1)?.to ?? person.to),
  })
  // "Seçilen üyelerden A başkan, B üyedir": who is told to be elected is what the copula says.
  const elected = elects.length === verbs.length && elects.every(({ to: end }) => people.every(({ from: at }) => at >= end))
  const copula = elected && (stay.at(-1)?.after === 'is' || duties.at(-1)?.form === 'is')
  if (begins.length > 0 || copula) {
    if (
      ends.length > 0 ||
      stay.length === 0 ||
      past ||
      // "Yönetim kurulu üyesi olan A eliyle": what he is already.
      duties.some(({ to: end }) => stay.some((person) => /^\s(?:olan|bulunan)\s$/.test(body.plain.slice(end, person.from)))) ||
      stay.some((person) => FORMER.test(body.plain.slice(Math.max(from, person.from - 24), person.from)))
    )
      return null
    // Whoever has a duty of a paper or a department ("sorumlu müdürlüğü A'dadır") holds no office by that.
    if (copula && duties.some(({ role, form }) => role === 'authorised_signatory' && form === 'to')) return null
    const objects = stay.filter(({ after }) => after === 'object')
    const active = begins.some((each) => each.active)
    const reflexive = /\bkendi(?:si|sini|lerini)\b/.test(body.plain.slice(from, to))
    const given = begins.some(({ act }) => act === 'grant')
    const named = objects.length > 0 ? objects : stay
    const served = inCase(stay, 'by') && begins.every(({ act }) => act === 'serve')
    const linked = begins.filter(({ from: at, to: end }) => LINKED.test(body.plain.slice(at, end)))
    const consists = begins.some(({ act }) => act === 'consist')
    const governing = linked.length < begins.length ? begins.filter((each) => !linked.includes(each)) : begins
    if (
      (active && objects.length === 0 && !reflexive) ||
      stay.some(({ after }) => after === 'by') !== served ||
      (given && !inCase(stay, 'to')) ||
      (!given &&
        !served &&
        objects.length === 0 &&
        !inCase(
          stay,
          ...(copula
            ? (['is', null] as const)
            : consists
              ? (['from', null] as const)
              : governing.every(({ decided }) => decided)
                ? (['of'] as const)
                : ([null] as const)),
        )) ||
      duties.some(
        (duty) =>
          duty.form === 'from' &&
          !verbs.some(
            (each) =>
              (each.whom || leads.includes(each)) &&
              OVER.has(each.act) &&
              each.from >= duty.to &&
              body.plain.slice(duty.to, each.from).split(' ').length <= 7,
          ),
      )
    )
      return null
    const items = [...named, ...duties].sort((a, b) => a.from - b.from)
    const joined = paired(items)
    if (!joined) return null
    // "A, B ve C görev dağılımı yaparak A Başkan, B Başkan Vekili …": those who share duties out are named again, each with his own.
    const isAgain = (at: number): boolean =>
      joined.some((each, earlier) => earlier < at && fold(each.person.party.name) === fold(joined[at]?.person.party.name ?? ''))
    const pairs = joined.filter(({ person, duty, roles }, at) => {
      const sharing = joined.filter((each) => each.duty === duty)
      if (sharing.length < 2 || !roles.some((role) => OF_ONE.has(role))) return true
      const anew = joined.findLastIndex((each, later) => each.duty === duty && isAgain(later))
      return at >= anew && !joined.some((each, later) => later > at && fold(each.person.party.name) === fold(person.party.name))
    })
    const leaver = gone.flatMap((person, at) => {
      // "Başkanlığından ve üyeliğinden uzaklaştırılan A": what he leaves is said before him.
      const own = duties.filter(
        ({ form, to: end, from: begin }) => form === 'from' && end <= person.from && begin >= (gone[at - 1]?.to ?? from),
      )
      const role = pairs.find(({ roles }) => roles.length > 0)?.roles[0]
      const roles = own.length > 0 ? own.map((duty) => duty.role) : [role ?? null]
      return [...new Set(roles)].flatMap((each) =>
        each
          ? [
              {
                ...left(person, each, ''),
                reason: person.gone === 'replaced' ? null : (person.gone as DepartureReason),
              },
            ]
          : [],
      )
    })
    // "Genel kurulda üç yıllığına seçilen A, B ve C, A'yı başkan yapmışlardır": who choose their chair are the board.
    const members = stay.filter((person) => objects.length > 0 && person.after === null && elects.some(({ to: end }) => person.from >= end))
    const board =
      /\bgenel kurul/.test(body.plain.slice(from, members[0]?.from ?? from)) &&
      members.length > 1 &&
      members.length + objects.length === stay.length &&
      pairs.every(({ roles }) => roles.every((role) => BOARD.includes(role)))
        ? members
        : []
    return {
      chosen: [
        ...board.map(({ party, from: at, to: end }): Chosen => ({
          name: party.name,
          acting: null,
          of: null,
          role: 'board_member',
          group: null,
          power: false,
          term: { ...term, from: term.from ?? since },
          from: Math.min(at, elects[0]?.from ?? at),
          to: Math.max(end, begins.at(-1)?.to ?? 0),
        })),
        ...pairs.flatMap(({ person, duty, roles }) =>
          roles.map((role): Chosen => ({
            name: person.party.name,
            acting: actingFor(person.party),
            of: null,
            role: role === 'manager' && isOfBranch(body, duty) ? 'branch_manager' : role,
            group: null,
            power: false,
            term: { ...(own[parties.findIndex(({ from: at }) => at === person.party.from)] ?? term), from: term.from ?? since },
            from: Math.min(person.from, duty.from),
            to: Math.max(person.to, duty.to, begins.at(-1)?.to ?? 0),
          })),
        ),
      ],
      left: leaver,
    }
  }
  if (ends.length === 0 && gone.length === 0) return null
  const leaving = people.filter(({ beside }) => !beside)
  // Who else stands in the clause may be the successor.
  if (ends.length === 0 && gone.length !== leaving.length) return null
  // "A'nın istifası sebebiyle boşalan üyeliğe seçilen B'nin": what ends somebody's office stands behind him.
  const governs = ({ gone: before, after, to: end }: Person): boolean =>
    before !== null || after !== 'of' || ends.some((each) => each.from >= end)
  if (!leaving.every(governs)) return null
  const only = ends.every(({ act }) => act === 'end')
  if (
    leaving.length === 0 ||
    (only && gone.length === 0 && !inCase(leaving, 'of')) ||
    !(
      inCase(leaving, 'of') ||
      inCase(leaving, null, 'from') ||
      // "Genel kurul A'yı görevden almıştır"
      (inCase(leaving, 'object') && ends.some(({ act }) => act === 'remove')) ||
      gone.length === leaving.length
    )
  )
    return null
  const pairs = paired([...leaving, ...duties].sort((a, b) => a.from - b.from))
  if (!pairs) return null
  const notAgain = /\b(?:yeniden|tekrar) (?:secilme|aday)/.test(body.plain.slice(from, to))
  const cause =
    ends.map((each) => body.plain.slice(each.from, each.to)).join(' ') +
    (gone.length > 0 ? verbs.map((each) => body.plain.slice(each.from, each.to)).join(' ') : '')
  // "A, üyeliğinden ve başkan vekilliğinden istifa etmiştir"
  const several =
    leaving.length === 1
      ? [
          ...new Set(
            duties.flatMap(({ role, form, to: end }) =>
              // "Başkan yardımcısı A'nın gerek bu görevinden gerekse üyelikten istifası": his title too.
              role !== null &&
              (form === 'from' ||
                (form === 'title' && end <= (leaving[0]?.from ?? 0) && THIS_OFFICE.test(body.plain.slice(leaving[0]?.to, to))))
                ? [role]
                : [],
            ),
          ),
        ]
      : []
  // "Yönetim kurulu üyesi ve Başkan Vekili A'nın görevlerinden istifa ettiği"
  const titles = duties.filter(({ form }) => form === 'title')
  const [first, second] = titles
  const both =
    leaving.length === 1 &&
    titles.length === 2 &&
    duties.length === 2 &&
    first?.role &&
    second?.role &&
    second.to <= (leaving[0]?.from ?? 0) &&
    /^\s(?:ve|ile)\s$/.test(body.plain.slice(first.to, second.from))
      ? [...new Set([first.role, second.role])]
      : []
  const of = (roles: Role[]): Role[] => (several.length > 0 ? several : both.length > 1 ? both : roles)
  return {
    chosen: [],
    left: pairs.flatMap(({ person, roles }) =>
      of(roles).map((role) => {
        const each = left(person, role, cause)
        return notAgain && each.reason === null ? { ...each, reason: 'term_end' as const } : each
      }),
    ),
  }
}
