/**
 * What nothing was read from. Every sentence of the body is a fact's, is wording that the templates repeat, or is told with its reason; and
 * inside a sentence that gave a fact what decides something (a person with an act, an identity number, a power, an amount) belongs to the
 * fact or is told.
 */
import type { Statement, Unread } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import { EVIDENCE, evidenceEnd } from '../fact/evidence.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { corrects } from './announced.ts'
import { GIVEN_NAMES } from '../kernel/turkish-names.ts'
import { plainLetters } from '../text/letters.ts'
import { verb } from '../text/lexicon.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { decidedIn, sentencesOf } from './clauses.ts'
import { unaccountedIn } from './conserved.ts'

export type Why = NonNullable<Unread['why']>
type Span = { from: number; to: number }
/** A piece that is told, and why. */
export type Told = Span & { why: Why }

/** The registration itself, said in the head of the notice. */
const REGISTRATION =
  /ilan olunur|tescil edildigi|tescil ve ilan edil|tarihinde imzalanmistir|tescil ve ilani? (?:istenmis|talep)|tescilini talep/
/**
 * How a contract opens, names the company and its object, and fixes its life: the facts stand in the head, the address and the capital
 * clause.
 */
const OPENING =
  /kurulmus bulunmaktadir|sirket kurulmustur|sirketin (?:ticaret )?unvani|amac ve konu|suresi[^.]{0,60}(?:sinirsiz|belirlenmistir)|\bsure(?:si)?\b[^.]{0,40}yil|sirketin merkezi [^.]{0,60}ilcesi/
/** What a change of address obliges to; printed under every seat clause. */
const SEAT = /adres degisikliginde|tescil ve ilan edil[a-z]* adres|fesih sebebi say|sube (?:acabilir|acilabilir)|tebligat/
/** Kind, form, issue and payment of shares; said of every capital. */
const SHARES =
  /nama yazili|hamiline|muvakkat|ilmuhaber|kupur|hisse senet|pay senet|pay(?:lar)?in (?:itibari|nominal)|(?:artirilan|taahhut edilen)[^.]{0,200}(?:odenecektir|odenmistir|karsilan)|(?:tamami|kismi|tl'?si)[^.]{0,160}(?:odenmistir|karsilanmistir|taahhut edil|odenecektir)|muvazaadan ari|raporu ile tespit|gecmis yil kar|(?:yirmi ?dort|24)[^.]{0,12} ay i/
/** How the capital that a fact names is divided, was paid and is raised. */
const CAPITAL =
  /sermaye[^.]{0,120}(?:hisse|pay)[a-z]*\s(?:ayril|bolun)|(?:hisse|paya?)[a-z]* (?:ayrilmistir|bolunmustur)|beheri[^.]{0,80}(?:hisse|pay)|(?:onceki|eski|daha once)[^.]{0,120}odenmistir|tamamen odenmistir|dagilimi asagid|asagida[a-z]* (?:gosterildigi )?(?:sekilde|gibi)[a-z]*(?: olmustur| taahhut edilmistir)?$|bu (?:defa|kere|sefer)[^.]{0,60}art|artt?i?rilan[^.]{0,400}(?:karsilan|kar[i]?ndan|hesab|fon)|karsilanmistir$|tescilden (?:once|sonra) ode|bankaya yatirila/
/** How the board or the managers are chosen and how they work, whoever they are. */
const ORGANS =
  /yonetim kurulu suresi|asagidakiler secilmistir|temsili? (?:yonetim kurulu|mudur)|temsil[a-z]* yonetim kurulu|sirket tarafindan verilecek|imzasini tasimasi|mudurler temsil ed|sirketi temsil edecek imzalar|uyeden olusan|yeniden secilebilir|gorev suresi sona eren|en az bir yonetim kurulu uyesi|hizmet akdi ile bagli|ticari (?:mumessil|vekil)[^.]{0,60}(?:atayabilir|atanamaz|yetkili)|ic yonergenin tescil ve ilani|muteselsilen sorumlu|ic yonergeye gore[^.]{0,160}devret|vekalet|mudurler kurulu (?:karar|toplan)|bir veya birden fazla mudur|isleri ve (?:islemleri|idaresi)/
/** General meeting, announcements, accounts, profit, reserves, law: the closing articles of every contract. */
const CLOSING =
  /genel kurul(?:u|un|lar|a|da)?\b[^.]{0,200}(?:toplan|nisap|karar|yapilir|cagri|ic yonerge)|sirkete ait ilanlar|hesap (?:yili|donemi)|net donem kari|yedek akce|turk ticaret kanunu|kanuni hukum|hukumleri uygulan|safi kar|kar pay|dagitilir/
/** How a general meeting goes by (its directive and its minutes), which says nothing about who signs. */
const MEETING =
  /cagrisiz|(?:asagidaki|hususu|hususlari|kararlari|kararlar)[^.]{0,40}(?:karar altina|alm[iı]s)|tadil edilmesine|degistirilmesine|liste[a-z]* (?:bir|iki)|imza$|karar metni tarafimca|oy ?birligi[a-z]* karar verilmistir|ic yonerge[^.]{0,200}(?:hazirlan|yururluge|uygulan|kabul|belirlen|uyulur|kapsar)|toplanti (?:baskan|tutanag)|gundem|oy ?birligi ?(?:yle|ile)? ?(?:kabul|karar verildi)|hazir bulunanlar|bakanlik temsilcisi|ibra edil|faaliyet raporu|bilanco/
/** A form of representation after an office that ended, or that an election already carries. */
const FORM =
  /^[\s)]*yetki sekli\s*:?\s*(?:munferi|mustereken|sinirli|\()|^(?:\S+ ){0,4}temsile yetkilidir$|hareket (?:edecektir|etmektedir)$|yetkilendirilmistir/
/** What a single shareholder's end leaves to say: the list of partners that follows says it. */
const SOLE_ENDED = /tek (?:ortak|pay sahip)[a-z]* durumu sona ermistir|onceki (?:bu )?(?:uyeligi|gorevi) sona ermistir/
/** Rules of a directive that class signatories or fix how it is read; who signs for what is read as its rules. */
const DIRECTIVE =
  /(?:derece|grubu?)(?: imza yetkilisi)? olarak siniflandir|temsilcilerin gorev ve yetkilerini|ic yonergede para birimi|ust grupta yer alan|esaslar dahilinde temsil|iki gruba ayril/
/** A creditors' call repeats a liquidation that its own notice registered. */
const CALL = /alacaklilar|alacaklarini|muracaat/

const KNOWN = [REGISTRATION, OPENING, SEAT, SHARES, ORGANS, CLOSING, MEETING, FORM, SOLE_ENDED, DIRECTIVE, CALL]

/** What takes or gives a power, or undoes a decision, is never wording of the templates, whatever else the sentence repeats. */
const DECIDED =
  /kayy[iu]m[a-z]* (?:olarak|atan|tayin)|kararlar[a-z]* iptal|iptaline|yetki[a-z]*[^.]{0,80}(?:durdurul|kisitlan|kaldirilmasina)|(?:munferi|musterek|tek bas|birlikte)[^.]{0,160}(?:kilinma|ilzam et|ilzam edilme|temsil etme)[a-z]*[^.]{0,40}karar|sehven|ihtiyati tedbir/

const NUMBER = /\d{3}[*x#\d]{4,8}\d{2}(?=\s*(?:t\.? ?c\.? ?)?(?:kimlik|numara))/
const MONEY = /\d[\d.,]*\s?(?:[.,-]{1,2}\s?)?(?:tl|turk lirasi|ytl|usd|eur|avro|euro)\b/
const SHARE = /\d\s?(?:adet )?(?:pay|hisse)|(?:hisse|pay) aded/
const FORM_OF_SIGNATURE = /munferi|musterek|tek bas[iı]n|tek imza|cift imza/
const OFFICE =
  /\b(?:mudur|muduru|mudurlu|baskan|uyesi|uyelig|temsilci|komiser|tasfiye memur|denetci|imza yetki|temsile yetkili|kayy[iu]m|vekil)/
const ACTS = (['elect', 'end', 'remove', 'resign', 'die', 'empower', 'transfer', 'extend'] as const)
  .map((act) => verb(act, 'said', 'decided', 'linked'))
  .join('|')
const ACT = new RegExp(`${ACTS}|\\b(?:istifa|azil|azl|iptal)|devir alan|devir eden|devreden|devralan|hissedar`)
const SAID =
  /(?:mistir|mustur|tir|dir|dur|tur|edilmesine|verilmesine|secilmesine|karar verildi|edecekler|ederler|eder|edilir|olunur|m[ae]s[iı]na|m[ae]sine|l[ae]rin[ae]|oldugu|[dt]i|[dt]u|mis|mus)\s*[)'"]*\s*$/
const LABELS = /[a-z]{3,}\s?:\s?\S/g
const CONDITION =
  /kaydi(?:yla| ile)|sarti(?:yla| ile)|haric\b|disinda|\bkadar(?:ki)? (?:olan )?islem|uzerindeki|mustesna|degistirilmesine|ile sinirli/

const GIVEN = new Set(GIVEN_NAMES.map(plainLetters))
const isPerson = (name: string): boolean => isEntity(name) || name.split(' ').some((word) => GIVEN.has(plainLetters(word)))

/** What decides something in a piece, whatever template it stands in. */
const decides = (body: Body, { from, to }: Span, known: ReadonlySet<string>): boolean => {
  const plain = body.plain.slice(from, to)
  if (DECIDED.test(plain)) return true
  const people = partiesIn(body, from, to).filter(({ name, introduced }) => introduced || isPerson(name) || known.has(fold(name)))
  const acts = ACT.test(plain) || FORM_OF_SIGNATURE.test(plain)
  // A table of founders whom the facts name anyhow.
  if (!acts && people.length > 0 && people.every(({ name }) => known.has(fold(name)))) return false
  if (NUMBER.test(plain)) return true
  if (people.length === 0) return false
  return (
    ACT.test(plain) ||
    FORM_OF_SIGNATURE.test(plain) ||
    MONEY.test(plain) ||
    SHARE.test(plain) ||
    (OFFICE.test(plain) && [...plain.matchAll(LABELS)].length > 1)
  )
}

const words = (plain: string): number => plain.split(/[^a-z0-9]+/).filter((word) => word.length > 1).length

/** Whether a piece states something that no template says. */
const states = (plain: string, printed: string, capital: boolean, last: boolean): boolean => {
  const sentence = plain
    .replace(/(?<=\d)\.(?=\d)/g, '')
    .replace(/(?:[.\s]|\([\da-z/-]{3,40}\))+$/, '')
    .trim()
  if (words(sentence) < 3) return false
  // A table, a list, or a sentence that breaks off has no verb.
  // A name in capitals ends no sentence.
  const said = SAID.test(sentence) && /\p{Ll}[^\p{L}]*$/u.test(printed.replace(/\([^()]*\)\s*$/u, ''))
  const broken = last && !said && !/[|(]/.test(sentence) && words(sentence) > 4 && /\p{Ll}{3} \p{Ll}{2}/u.test(printed)
  const listed = (MONEY.test(sentence) && SHARE.test(sentence)) || NUMBER.test(sentence)
  return (broken || said || listed) && !(KNOWN.some((pattern) => pattern.test(sentence)) || (capital && CAPITAL.test(sentence)))
}

const whyOf = (body: Body, { from, to }: Span): Why => {
  const plain = body.plain.slice(from, to)
  if (corrects(body.plain, from, to)) return 'correction'
  if (FORM_OF_SIGNATURE.test(plain) && CONDITION.test(plain)) return 'condition'
  return ACT.test(plain) && (OFFICE.test(plain) || SHARE.test(plain)) ? 'missing_slot' : 'no_frame'
}

const within = (spans: Span[], { from, to }: Span): boolean => spans.some((each) => each.from < to && from < each.to)
/** What is left of a span when others are taken out of it. */
const without = (span: Span, spans: Span[]): Span[] => {
  const left: Span[] = []
  let from = span.from
  for (const each of spans) {
    if (each.to <= from || each.from >= span.to) continue
    if (each.from > from) left.push({ from, to: each.from })
    from = Math.max(from, each.to)
  }
  if (from < span.to) left.push({ from, to: span.to })
  return left
}

const BODY = /ilan olunur/
/** Where the body of a notice begins: behind the list of evidence, or the registration. */
export const bodyFrom = (body: Body): number => {
  if (corrects(body.plain, 0, body.plain.length)) return 0
  const [label, end, said] = [body.plain.search(EVIDENCE), evidenceEnd(body), BODY.exec(body.plain)]
  if (label >= 0) return end - label < 900 ? end : label
  return said ? said.index + said[0].length : 0
}

/** Everybody whom a statement names. */
const namesOf = (statement: Statement): string[] =>
  Object.values(statement).flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : Array.isArray(value)
        ? value.flatMap((each) => (typeof each === 'string' ? [each] : [...each.persons, ...each.with]))
        : [],
  )

/** The pieces of the body that are told: withheld readings, sentences that state something unread, deciding words beside what was read. */
export const residueOf = (body: Body, read: Found[], withheld: Span[]): Told[] => {
  const covered = [...read.flatMap((each) => [each, ...(each.more ?? [])]), ...withheld].sort((a, b) => a.from - b.from)
  const capital = read.some(({ statement }) => statement.kind === 'capital' || statement.kind === 'shareholding')
  const known = new Set(read.flatMap(({ statement }) => namesOf(statement)).map(fold))
  const first = bodyFrom(body)
  // The directive on general meetings says how a meeting goes by, article after article.
  const meeting = /genel kurul[a-z]*\s[^.]{0,60}esas ve usulleri hakkinda ic yonerge/.exec(body.plain)?.index ?? body.plain.length
  const told: Told[] = withheld.map((span) => ({ ...span, why: 'doubtful' }))
  for (const sentence of sentencesOf(body)) {
    const piece = { from: Math.max(first, sentence.from), to: sentence.to }
    if (piece.from >= piece.to) continue
    const plain = body.plain.slice(piece.from, piece.to)
    if (!within(covered, piece)) {
      const last = piece.to === body.plain.length
      if (
        corrects(body.plain, piece.from, piece.to) ||
        decides(body, piece, known) ||
        (piece.from < meeting && states(plain, body.text.slice(piece.from, piece.to), capital, last))
      )
        told.push({ ...piece, why: whyOf(body, piece) })
      continue
    }
    // A directive is one fact from its first article to its last: whom its rules do not name is told.
    const directive = read.filter(({ statement }) => statement.kind === 'directive').flatMap((each) => [each, ...(each.more ?? [])])
    if (
      within(directive, piece) &&
      partiesIn(body, piece.from, piece.to).some(({ name }) => isPerson(name) && !isEntity(name) && !known.has(fold(name)))
    ) {
      if (ACT.test(plain) || FORM_OF_SIGNATURE.test(plain)) told.push({ ...piece, why: whyOf(body, piece) })
      continue
    }
    for (const part of without(piece, covered)) {
      const clauses = decidedIn(body.plain, part.from, part.to).filter((each) => decides(body, each, known))
      for (const each of clauses.length === 0 && part.to - part.from >= 30 && decides(body, part, known) ? [part] : clauses)
        told.push({ ...each, why: whyOf(body, each) })
    }
  }
  const isKnown = (plain: string): boolean => KNOWN.some((pattern) => pattern.test(plain)) || (capital && CAPITAL.test(plain))
  // Older notices and those of courts end with the words that newer ones begin with.
  const begins = words(body.plain.slice(first)) < 8 && body.plain.search(EVIDENCE) < 0 ? 0 : first
  for (const { read: isRead, left: _left, ...piece } of unaccountedIn(body, read, { first: begins, last: meeting }, isKnown))
    if (!within(told, piece))
      told.push({ ...piece, why: corrects(body.plain, piece.from, piece.to) ? 'correction' : isRead ? 'missing_slot' : whyOf(body, piece) })
  return told.sort((a, b) => a.from - b.from)
}

const HEADING =
  /(?:^|(?<=[.:;)!]\s))(?:[İI]Ç ?ER[İI][ĞG][İI] DE[ĞG][İI][ŞS]EN MADDELER[İI]N YEN[İI] HAL[İI]\s)?(\p{Lu}[\p{Lu}'’]*(?:[ ,/]{1,3}(?:\p{Lu}[\p{Lu}'’]*|\/)){0,9})(?=\s(?:Madde\b|MADDE\b|\d{1,2}\s?[-.)]|\p{Lu}\p{Ll}|\d))/gu
/** How far back the heading of a clause may stand. */
const UNDER = 3000
/** The words in capitals under which a clause stands, the nearest before it or at its beginning; null where none does. */
export const headingOf = (text: string, at: number, body: number): string | null => {
  const from = Math.max(body, at - UNDER)
  const own = text.slice(from, at + 160)
  const last = [...own.matchAll(HEADING)].filter((match) => (match[1] ?? '').length >= 4 && from + match.index <= at + 2).at(-1)
  const heading = last?.[1] ? squeeze(last[1]) : null
  return heading === null || isEntity(heading) || /MAHKEME/.test(heading) ? null : heading
}
