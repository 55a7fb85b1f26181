import { fold, squeeze } from '../kernel/text.ts'
import { EVIDENCE_LABEL, evidenceFrom } from './evidence.ts'
import { type Body, firstIn, type Match, matchesIn, once, type Rule } from './found.ts'
import { clausesOf } from '../reading/clauses.ts'
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { cleanName, partiesIn } from '../text/names.ts'
import { inForce } from '../reading/old-wording.ts'
import { plainLetters } from '../text/letters.ts'
import { formsOf, verb } from '../text/lexicon.ts'
import { allIn } from '../text/needed.ts'

const trim = (text: string): string => squeeze(text.replace(/^[\s,;:.|"“”*-]+|[\s,;:|-]+$/gu, '').replace(/\s*['’`”*]\s*$/u, ''))

/** "… arasında bir kollektif şirket kurulmuştur", "aralarında kollektif bir ortaklık akdetmişlerdir", of a company of one of these forms or of none. */
export const amongFounders = (forms: string, named = '?'): string =>
  `\\b(?:ara(?:lari|si)nda|beyn(?:ler)?inde)(?: (?:bir|isbu))?(?: (?:adi )?(?:${forms}))${named}(?: bir)? (?:sirketi?|ortaklik|ortakligi) ${formsOf(
    'kur kurul akdet akdedil akdolun akit·olun teşkil·et teşkil·edil teşkil·olun tesis·et tesis·edil tesis·olun teessüs·et vücuda·getir vücuda·getiril meydana·getir meydana·getiril',
    'said',
  )}`

/**
 * That founders made a company, or that a business of another form goes on as one, in the words of a contract; that a trader has begun his
 * business, in those of his declaration.
 */
const AMONG_FOUNDERS = amongFounders('anonim|limited|kolle?ktif|komandit')
const FORMED =
  `\\b(?:sirketi?|kooperatifi?) (?:${formsOf(
    'kur kurul teşkil·et teşkil·edil teşkil·olun tesis·et tesis·edil tesis·olun teşekkül·et vücuda·getir vücuda·getiril',
    'said',
  )})|${AMONG_FOUNDERS}` +
  `|\\bsirket kurma(?:yi|ya) (?:karar|taahhut|kabul)[a-z]*` +
  // "Bu kere kurulan anonim şirketin kurucuları A ve B'dir": what is founded stands as a participle.
  `|\\b(?:bu (?:kere|defa|kez|sefer)|yeni|isbu) ${formsOf('kurul teşkil·edil teşkil·olun tesis·edil tesis·olun', 'whom')} (?:(?:anonim|limited|kolle?ktif|komandit) )?(?:sirket|kooperatif)(?:[iu]n|imizin)? (?:kurucu|muessis)[a-z]*` +
  `|\\b(?:tur|nev'?i) degistir(?:[^.]|(?<=\\d)\\.){0,160}?\\bsirket (?:olarak )?${formsOf('kurul teşekkül·et', 'said')}`
export const BEGUN = `\\b(?:(?:ise|isine|ticarete|ticaretine|faaliyete|faaliyetine|isletme[a-z]* faaliyete) ${formsOf('başla başlan gir geç geçil', 'said', 'decided', 'whom')})`
/**
 * A business as what is entered: "ticari işletmesinin tescili", "ticarethanenin sahibi A'nın tescil talebi", "gerçek kişi ticari işletmesi … tescil
 * edildiği". Whatever of a business is entered besides (its agent, its seat, its capital, its end) is a matter of its own.
 */
export const ENTERED = `\\b(?:ticari )?(?:isletme|ticarethane)(?:s[iu])?(?:n[iu]n)? (?:(?!\\b(?:mumessil|vekil|vekal|temsilci|mudur(?!lug)|artir|arttir|yuksel|azalt|degis|terk|silin|sildir|kapat|kapan|devr|devir|nakl|nakil|tasin|sube|reh[ni]|azl|azil|azled|iptal|duzelt|konkordato|iflas|vefat|olum|ilave|eklen|sirkuler|unvan(?:in|a))[a-z]*|[;])[^;]){0,260}?\\b(?:tescil(?:i|ine|ini|inin)?(?: ve ilan[iu]?(?:n[iu])?)? (?:edil(?:dig|mist)|olun(?:dug|must)|taleb|talep|iste[mnkg]|hususun)|(?:ticaret )?sicil(?:ine|e) (?:kaydi?|tescil)(?:n?[iu](?:n[ei])?)?\\b|tescil(?:i|ini|ine)? (?:ve|ile)\\b)`
const FORMS = new RegExp(FORMED, 'g')
/** What stands before it in a contract: who founds it, or that its articles begin. */
const IN_CONTRACT =
  /kurucu|muessis|\basagida[a-z]*,? (?:[a-z]+,? ){0,3}?(?:adi|adlari|isim|kimlik|unvan|imza|kisi|ortak|sahis|ikamet)|\b(?:ara(?:lari|si)nda|beyninde)\b|\bmadde\s?:?\s?1\b|(?:tur|nev'?i) degis/
/** A story of some year before, or of another country, is nobody's founding. */
const STORY = /\b(?:19|20)\d\d (?:yili|senesi)n[dt][ae]\b[^.;]*$|\byurt ?disinda\b[^.;]*$/
/** How far before it a contract begins. */
const CONTRACT = 900
/** Where a contract says that founders made the company; null where none says it of the company itself. */
export const formedIn = (plain: string): { from: number; to: number } | null => {
  const match = allIn(plain, FORMS).find(({ index, 0: words }) => {
    const before = plain.slice(Math.max(0, index - CONTRACT), index)
    return IN_CONTRACT.test(before + words) && !STORY.test(before)
  })
  return match ? { from: match.index, to: match.index + match[0].length } : null
}
const REGISTERED = new RegExp(
  String.raw`tescil edilen\s[^.]{0,60}?kurulus|sirketin kurulus[a-z]*(?: ana ?sozlesme[a-z]*)? tescil|sirketi? kurulmus[a-z]*|kurulmus bulunmaktadir|\bkurulusu?\b|kurucular|beyanname[a-z]* tescil|mukavelename(?:si)?(?:nin|sinin)? (?:[^.]|(?<=\d)\.){0,420}?tescil edil(?:digi|mistir)|(?:sozlesme|mukavele)(?:name)?(?:si)?(?:nin)? (?:[^.]|(?<=\d)\.){0,160}tescil edil(?:digi|mistir)|${FORMED}|${BEGUN}|${ENTERED}`,
  'dg',
)

/** Establishment: the notice registers a new company or business. */
export const establishmentRule: Rule = (body) => {
  const at = body.established ? ((body.topic === '' ? formedIn(body.plain) : null) ?? firstIn(body, REGISTERED)) : undefined
  return at ? [{ statement: { kind: 'establishment', on: body.header.registered_on }, from: at.from, to: at.to }] : []
}

const NAMED =
  /(?:sirket(?:in|imizin)|subenin|isletme(?:nin|mizin)|tacirin|tuccarin|kooperatif(?:in|imizin)) (?:yeni )?(?:ticaret )?unvani?\s*[,:]?\s+(?:(?:bundan (?:boyle|sonra)|artik|su sekilde),? )?(?!madde|sirketin)(.{4,200}?)\s*['*]+\s?d[iu]r\b/dg
const FORMER = /eski (?:ticaret )?unvani?\b\s*[:;.]*\s*(.{4,200}?)\)?\s+(?:adres|yukar|yeni (?:ticaret|unvan)|ticar[ie]t? merkez|merkez)/dg
const FORMER_BESIDE = /\(\s*eski (?:ticaret )?unvani?\s*:\s*([^()]{4,200}?)\s*\)/dg
const NEW = /yeni unvan(?:i)?\s*:?\s+(.{4,200}?(?:sirketi|isletmesi|kooperatifi))\b/dg
// Two columns, whose bars a scan may have lost: the names stand in the order of their headings.
const COMPANY = String.raw`(.{4,200}?(?:\bsirketi|\bkooperatifi|\bisletmesi|\bltd\.? ?sti\.?|\ba\.? ?s\.))`
const COLUMNS = new RegExp(
  `(?<![a-z])(?:(eski|onceki)|yeni) (?:ticaret )?unvan[iu]?\\s*[|:]?\\s*(?:eski|onceki|yeni) (?:ticaret )?unvan[iu]?\\s*[|:]?\\s+${COMPANY}\\s*(?:[|il!]\\s)?\\s*${COMPANY}(?![a-z])`,
  'dg',
)
const columnsIn = (body: Body, from: number): { from: number; to: number; name: string; former: string } | null => {
  const match = firstIn(body, COLUMNS, from)
  if (!match || /(eski|onceki|yeni) (?:ticaret )?unvan[^|]*?\1 (?:ticaret )?unvan/.test(match.plain.slice(0, 60))) return null
  const [first, second] = [trim(match.printed(2)), trim(match.printed(3))]
  const [former, name] = match.span(1) ? [first, second] : [second, first]
  return { from: match.from, to: match.to, name, former }
}
/** The label stands between the lines of its value: what it parts is the name that the head gives. */
const PARTED = /\b(?:anonim|limited)\s+yeni (?:ticaret )?unvan[iu]?\s*:?\s+sirketi\b/dg
const partedIn = (body: Body, from: number): { from: number; to: number } | null => {
  const match = firstIn(body, PARTED, from)
  const title = fold(body.header.title ?? '')
  if (!match || title === '') return null
  const name = (start: number): string =>
    fold(body.text.slice(start, match.to).replace(/\s+Yeni (?:Ticaret )?[ÜU]nvan[ıi]?\s*:?(?=\s)/iu, ''))
  for (let start = match.from; start > 0 && match.from - start < 200; start = body.text.lastIndexOf(' ', start - 2) + 1)
    if (name(start) === title) return { from: start, to: match.to }
  return null
}
const PROSE =
  /\bunvan[iu](?:m[iu]z[iu])?n[iu]n\s(?:[^:;]{0,160}?(?:sirketi['’]?n?[dt][ae]n|\biken|\bolan)\s)?([^:;]{8,160}?(?:sirketi|kooperatifi|ltd\.? ?sti\.?|\ba\.? ?s\.))[\s'"”’*]*(?:olarak|seklinde)\s*(?:degis|tadil|kabul(?:u|une|unu)\b|tespit|tesbit|belirlen)/dg

/** A company's name in the words of a decision: what is done to it stands behind the name that it is given. */
const OF_NAME = /\bunvan|\b(?:(?:sirket|kooperatif)(?:in|imizin)?|kooperatifi olan|sirketi olan) (?:adi|ismi)(?:nin|ni)?\b/
const RENAMES = new RegExp(
  `^[\\s'"”’*]*(?:n[ae]\\s|y?[ae]\\s)?(?:(?:olarak|seklinde|biciminde)\\s(?:[a-z]+ ){0,2}(?:${verb('change', 'said', 'decided')}|\\btadil|\\btebdil|\\btescil|\\bkullanil(?:ma|mis))|\\bcevril(?:m[ae]s|mis|di)|(?:tebdil|tahvil)(?:i|ine)\\b|yapil(?:masin|mis)|unvani? (?:ile|altinda) (?:anil|faaliyet(?:ler)?(?:ine)? (?:goster|devam ed)(?:ecek|mesi))|unvanini almis|hali(?:ni|ne) (?:al|gel|getiril)[a-z]*|olmus|olmasi|olacak|(?:olarak )?belirle(?:n)?mis|donustur|(?:ticaret )?unvani(?:nin|ni|na)? (?:kabul (?:ed|olun)|benimse|verilm|alinm)|unvanini (?:kullan|tasi|al)(?:m[ae]s[iu]|mis|ac[ae][kg]))`,
)
const WAS = /^[\s'"”’*]*(?:(?:olan|iken|[dt][ae]n)\b|(?:ticaret )?unvani(?:nin|ni)? (?:terk|birak))/
const renamedIn = (body: Body, from: number): { from: number; to: number; name: string; former: string | null } | null => {
  for (const clause of clausesOf(body)) {
    const begin = Math.max(clause.from, from)
    const plain = body.plain.slice(begin, Math.max(begin, clause.to))
    if (!OF_NAME.test(plain) || /\bsube/.test(plain)) continue
    const companies = partiesIn(body, begin, clause.to).filter(({ name }) => isLegalEntity(name))
    const behind = (at: number): string => body.plain.slice(at, at + 60)
    const [given, more] = companies.filter(({ to }) => RENAMES.test(behind(to)))
    const was = companies.find(({ to }) => WAS.test(behind(to)))
    const [old, now] = companies
    if (old && now && companies.length === 2 && /^\s?(?:→|[-=]>)\s?$/.test(body.plain.slice(old.to, now.from)))
      return { from: old.from, to: now.to, name: now.name, former: old.name }
    if (given && !more)
      return { from: Math.min(given.from, was?.from ?? given.from), to: given.to, name: given.name, former: was?.name ?? null }
  }
  return null
}

const formerIn = (body: Body): Match | undefined => firstIn(body, FORMER, 0, 3000) ?? firstIn(body, FORMER_BESIDE)
/** "Eski ünvanı X iken": what says that it was so is none of the name. */
const formerName = (match: Match): string => trim(match.printed(1)).replace(/ (?:iken|olup|idi)$/u, '')
const BEFORE_NAME = /^[\s'"”’*]*olan (?:sirket )?(?:ticaret )?$/
/** The company's name right before "unvanının", where the words give another behind it. */
const besideName = (body: Body, { from }: Match): string | null => {
  // "X Limited Şirketi olan ticaret ünvanının Y …"
  const party = partiesIn(body, Math.max(0, from - 160), from).findLast(
    ({ name, to }) => isLegalEntity(name) && (from - to <= 2 || BEFORE_NAME.test(body.plain.slice(to, from))),
  )
  return party ? cleanName(party.name) : null
}
/** The former trade name that the head of a notice gives; null where it gives none. */
export const formerTitle = (body: Body): string | null => {
  const former = formerIn(body)
  return former ? formerName(former) : null
}

/** The name that the head gives, where it is another than the new one. */
const other = (title: string | null, to: string): string | null => (title !== null && fold(title) !== fold(to) ? title : null)

/** "Unvanının başına \"Tasfiye Halinde\" ibaresinin eklenmesine", and what takes it away. */
const PREFIXED =
  /\bunvan[a-z]*(?: ise)? (?:basina|onune|bas tarafina) (?:da )?["“”'’]{0,2}tasfiye halinde["“”'’]{0,2}(?: (?:ibare|kelime|sozcu|soz|deyim)[a-z]*)? (?:eklen|ilave|konul|konma|koyul|getiril|yazil)(?!m[ae]m)[a-z]*|["“”'’]{0,2}tasfiye halinde["“”'’]{0,2} (?:ibare|kelime|sozcu|deyim)[a-z]* (?:sirket[a-z]* )?(?:ticaret )?unvan[a-z]* (?:basina|onune) (?:eklen|ilave|konul|konma|koyul|getiril)(?!m[ae]m)[a-z]*/dg
const UNPREFIXED =
  /\bunvan[a-z]*(?: basin)?(?:daki|dan|ndan| basinda (?:yer alan|bulunan)| basindaki) ["“”'’]{0,2}tasfiye halinde["“”'’]{0,2}(?: (?:ibare|kelime|sozcu|soz|deyim)[a-z]*)? (?:cikaril|kaldiril|silin|terk)(?!m[ae]m)[a-z]*/dg
const WOUND_UP = /^tasfiye hal[iİ]nde\s+/iu
/** The name that a company bears in liquidation, or bears no more. */
const prefixedIn = (body: Body, from: number): { statement: { kind: 'title'; from: null; to: string }; from: number; to: number }[] => {
  const title = body.header.title ?? ''
  const [put, taken] = [matchesIn(body, PREFIXED, from), matchesIn(body, UNPREFIXED, from)]
  const [at, ...more] = [...put, ...taken]
  if (!at || more.length > 0 || title === '') return []
  const bare = title.replace(WOUND_UP, '')
  return [{ statement: { kind: 'title', from: null, to: put.length > 0 ? `TASFİYE HALİNDE ${bare}` : bare }, from: at.from, to: at.to }]
}

/** A change of the trade name (not the name at establishment). */
export const titleRule: Rule = (body) => {
  const former = formerIn(body)
  // A company that takes another form is entered anew under another name.
  if ((body.established || body.branch) && !former) return []
  const evidence = Math.max(0, evidenceFrom(body))
  const columns = columnsIn(body, evidence)
  if (columns) return [{ statement: { kind: 'title', from: columns.former, to: columns.name }, from: columns.from, to: columns.to }]
  const parted = former ? null : partedIn(body, evidence)
  if (parted) return [{ statement: { kind: 'title', from: null, to: body.header.title ?? '' }, ...parted }]
  const prose = /^$|unvan/.test(body.topic) ? firstIn(body, PROSE, evidence) : undefined
  // A branch that the company opens is named, not the company.
  const told = matchesIn(body, NAMED, evidence).find(({ plain }) => body.branch || !plain.startsWith('sube'))
  const said = told ?? firstIn(body, NEW, evidence)
  const named = (/^$|unvan/.test(body.topic) || former || /yeni unvan/.test(said?.plain ?? '') ? said : undefined) ?? prose
  const decided =
    named || former || (body.topic !== '' && !/unvan|tasfiye|fesih|infisah/.test(body.topic)) ? null : renamedIn(body, evidence)
  if (decided) {
    const { from, to, name, former: was } = decided
    return [{ statement: { kind: 'title', from: was ?? other(body.header.title, name), to: cleanName(name) }, from, to }]
  }
  const whole = named ? trim(named.printed(1)) : former ? body.header.title : null
  // What stands behind the form of the name that an article prints is none of it.
  const to = named === told && whole !== null ? toItsForm(whole) : whole
  const left = named && whole !== to ? [{ from: named.from, to: named.to }] : []
  const at = named ?? former
  // A decision changes the name that the head gives.
  const old = former
    ? formerName(former)
    : named === prose && named
      ? (besideName(body, named) ?? other(body.header.title, to ?? ''))
      : null
  return !to || !at
    ? prefixedIn(body, evidence)
    : [{ statement: { kind: 'title', from: old, to }, from: at.from, to: at.to, ...(left.length > 0 ? { left } : {}) }]
}
/** A name up to its form, where more than its own words stand behind that: "… LİMİTED ŞİRKETİ, tek yetkilisi A", "… ŞİRKETİ olup sahibi A". */
const BEHIND_FORM =
  /^(.{4,}?(?:(?:limited|anonim) [sş]irket[iı]|kooperatif[iı]))(?=\s?(?:,|\(|\bve\b|\bolup\b|\bile\b|-\s|;))(?!.*(?:[sş]irket[iı]|kooperatif[iı]|[sş]ubes[iı]|i[sş]letmes[iı])\s*$)/u
const toItsForm = (name: string): string => {
  const form = BEHIND_FORM.exec(lowered(name))?.[1]
  return form === undefined ? name : name.slice(0, form.length)
}
const lowered = (text: string): string => text.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase()

const ARTICLE = /\bmadde(?:si)?\s*[:-]?\s*(\d{1,2})\s*[-.:)]/dg
const BARE =
  /(?:sermaye|unvani?|merkezi|konu|sure|idare|temsil|kurulu|artirimi|azaltimi|nev'?i|adres|sek(?:li|il)|metin|hali)\s*:?\s*madde\s*[:-]?\s*(\d{1,2})\b/dg
// "Esas sözleşmenin 3, 6 ve 8. maddelerinin", "\"Merkez\" başlıklı 4'üncü ve \"Süre\" başlıklı 5'inci maddeleri": numbers between the
// contract and the word for its articles, or in brackets behind what is all of it.
const NAMED_ARTICLES =
  /\b(?:ana|esas)?(?:sozlesme|mukavele)[a-z]*\b((?:(?!sozlesme|mukavele|kanun|\bttk|t\.t\.k|\bmadde(?!lerinden)|\bmd\b|teblig|yonetmelig|\d{4}|karar|noter)[^;:]){0,220}?)\b(?:md\b\.?|madde(?!lerinden)(?:si|leri|ler|ye|sine|lerine|nin)?[a-z]*\b)/dg
// "12. madde çıkarılmış, 8. madde ise yeniden düzenlenmiştir": the contract is named once.
const NEXT_ARTICLE =
  /^\s?[,;]?\s?(?:ve |ayrica,? |keza )?((?:(?!sozlesme|mukavele|kanun|\bttk|teblig|yonetmelig|\d{4}|karar|noter|\bmadde|\bmd\b)(?:[^;:.]|(?<=\d)\.)){0,120}?)\b(?:md\b\.?|madde(?:si|leri|ler|sine|lerine|nin|sinin|lerinin)?\b)/
const DONE = new RegExp(
  `^(?:\\s?['"“](?:[^'"“”]|['"](?=\\S)){0,800}['"”]\\s)?(?:(?:[^.;]|\\.(?=\\S|(?<=\\d\\.))){0,140}?)(?:${['change', 'add', 'remove'].map((act) => verb(act as 'change', 'said', 'decided', 'linked')).join('|')}|\\bdegisiklik|\\byeni sek|\\byeni metn|\\byenilen[a-z]*|\\btadil|\\bilave|\\biptal|\\bcikar[a-z]*|\\bduzenlen[a-z]*|\\byeniden tanzim (?:edil|olun)[a-z]*|\\bbirlestir[a-z]*|\\bsekl[ei] gir|\\bsek(?:li|il) al(?:mis|di|ma)|\\bhal[ei] (?:al(?:mis|di)|gel(?:mis|di))|\\bkaleme al|\\byeni hal|\\bmulga\\b|\\bikame (?:edil|olun|et))`,
)
/** "Onbeşinci maddenin yeni şekli:", "MADDE 6 – SERMAYE (YENİ ŞEKLİ)": the number stands beside the words for the new wording. */
const NEW_WORDING = String.raw`yeni (?:sek(?:li|il)|metni?|hali)\b`
const ORDINAL = String.raw`(?:(?:on|yirmi|otuz) ?)?(?:birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu)|onuncu|yirminci|otuzuncu`
const REWORDED = new RegExp(
  String.raw`\b((?:(?:\d{1,2}\s?(?:\.|['’]?\s?[iu]nc[iu])?|${ORDINAL})(?:\s?,\s?|\sve\s|\s?(?=madde))){1,12})madde(?:si|ler|leri)?(?:n[iu]n) (?:degis(?:en|ik) |tadil edilen )?${NEW_WORDING}|\bmadde\s?(\d{1,2})\s?['’]?\s?n?[iu]n ${NEW_WORDING}|\bmadde\s?:?\s?(\d{1,2})\s?[-–:.)]{0,2}\s(?:(?!madde|karar)[a-z']+,? ){0,6}?\(\s?(?:degisik|${NEW_WORDING})`,
  'dg',
)
const NUMBER = /(?<![\d/.])\(?(\d{1,2})\)?(?:\s?(?:ila|-)\s?\(?(\d{1,2})\)?)?(?!\d)(?:\/\d{1,2})?/g
const ORDINALS =
  /\b(on|yirmi|otuz)?\s?(birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu)\b|\b(onuncu|yirminci|otuzuncu)\b/g
const UNITS = ['birinci', 'ikinci', 'ucuncu', 'dorduncu', 'besinci', 'altinci', 'yedinci', 'sekizinci', 'dokuzuncu']
const TENS = ['onuncu', 'yirminci', 'otuzuncu']
const AMENDS = /sermaye|unvan|merkez|adres|amac|konu|sure|sozlesme|madde|tadil/
const OF_CONTRACT = /sozlesme|mukavele|madde|tadil/
const HEADED = /icerigi degisen|yeni (?:sek(?:il|li)|metin|hali)\b|\btadil metni|\bdegisen maddeler/dg
const UNDER = /\bdegisen maddeler\s*:?\s(?:\d{1,2}\.)/d
const UNDER_NUMBER = /(?<=^|\s)(\d{1,2})\.\s(?=(?:amac|konu|sermaye|unvan|merkez|sure|idare|temsil|kar\b|hesap|yonetim|genel kurul))/dg
// A table of old and new numbers: the second column counts.
const ROWS = /\byeni madde(?: no)?\S*\s[^\d]{0,40}((?:\d{1,2}\s*\|\s*\d{1,2}\s*\|[^|]{0,60}){1,12})/dg

/** The numbers of articles in a piece of plain letters: digits, ranges and ordinal words. */
const numbersIn = (plain: string): string[] => [
  ...[...plain.matchAll(NUMBER)].flatMap(([, first, last]) => {
    const [from, to] = [Number(first), Number(last ?? first)]
    return from > 0 && to >= from && to - from < 60 ? Array.from({ length: to - from + 1 }, (_, at) => String(from + at)) : []
  }),
  ...[...plain.matchAll(ORDINALS)].map(([, ten, unit, round]) =>
    String(
      round ? (TENS.indexOf(round) + 1) * 10 : (ten ? (['on', 'yirmi', 'otuz'].indexOf(ten) + 1) * 10 : 0) + UNITS.indexOf(unit ?? '') + 1,
    ),
  ),
]

const HEADING = /(?:^|[\s.:;])((?:\p{Lu}[\p{L}'’"”]*(?![\p{L}'’"”])[ ,]*(?:ve |Ve )?){1,9})[:;]?\s*$/u
/** The contract itself, or the number of the article in words. */
const NO_HEADING = new RegExp(String.raw`^(?:(?:esas|ana|sirket(?:in|imizin)?|kooperatif(?:in|imizin)?|${ORDINAL}) ?)+$`)
/** The words in capitals before the number of the first article. */
const headingBefore = (text: string): string | null => {
  const printed = HEADING.exec(text)?.[1]?.replace(
    /^.*(?:m[iıuü]ş[tf][iıuü]r|[Yy]etkilidir)\s|^.*YEN[İI] HAL[İI]\s|^.*Yeni Hali\s|^.*Karar[ıi]\s|^.*Maddeler\s|^.*Yeni (?:Ş[eE]k(?:il|li)|Metin)\s/u,
    '',
  )
  // A scan takes the apostrophe in "NEV'İ" for a quotation mark.
  return printed && printed.trim().length >= 4 && !NO_HEADING.test(plainLetters(printed).trim())
    ? squeeze(printed.replace(/(?<=\p{L})["“”](?=\p{L})/gu, "'"))
    : null
}

/** What rests on an article does not change it. */
const BASIS = /^\s?(?:(?:hukm|hukum)[a-z]* )?(?:dayan[iı]l|istinad|istinaden|gore\b|uyarinca|geregi|cercevesinde|kapsaminda|tevfikan)/
/** How far behind an article what is done to it may stand, its new words in quotation marks between. */
const QUOTED = 1000

type Named = { from: number; to: number; articles: string[] }

/** The articles of the clause that goes on at a place, which are changed too. */
const nextIn = (body: Body, from: number): { to: number; articles: string[] } | null => {
  const next = NEXT_ARTICLE.exec(body.plain.slice(from, from + 200))
  const articles = numbersIn(next?.[1] ?? '')
  const begin = from + (next?.[0].length ?? 0)
  const done = articles.length > 0 ? DONE.exec(body.plain.slice(begin, begin + 240)) : null
  return done ? { to: begin + done[0].length, articles } : null
}

/** Articles that a sentence says are changed, added or taken out. */
export const changedIn = once((body: Body): Named[] =>
  matchesIn(body, NAMED_ARTICLES).flatMap((match): Named[] => {
    const between = match.span(1)
    const behind = body.plain.slice(match.to, match.to + QUOTED)
    const done = BASIS.test(behind) ? null : DONE.exec(behind)
    const all = /^\s*\(([^()]{3,40})$/.exec(body.plain.slice(between?.from, between?.to))
    const articles = numbersIn(all?.[1] ?? body.plain.slice(between?.from, between?.to))
    if (!done || articles.length === 0) return []
    const named: Named = { from: match.from, to: match.to + done[0].length, articles }
    for (let next = nextIn(body, named.to); next; next = nextIn(body, named.to)) {
      named.to = next.to
      named.articles.push(...next.articles)
    }
    return [named]
  }),
)

const headingOf = (body: Body, { from, to }: Named): string | null =>
  headingBefore(body.text.slice(Math.max(0, from - 90), from + (/\bmadde/.exec(body.plain.slice(from, to))?.index ?? 0)))

/** Articles reprinted as amended, or said to be: one statement of all that a sentence names, else one of each heading. */
export const articlesRule: Rule = (body) => {
  if (body.established || body.branch) return []
  const { body: force } = inForce(body)
  const heading = firstIn(force, HEADED)
  const evidence = firstIn(force, EVIDENCE_LABEL)
  const head = heading ?? (AMENDS.test(body.topic) ? (evidence ?? firstIn(force, /tescil edilen hususlar/dg)) : undefined)
  const directive = /genel kurul ic yonerge/.exec(body.plain.slice(head?.from ?? 0))?.index
  const end = directive === undefined ? body.plain.length : (head?.from ?? 0) + directive
  const numbered = heading || (head && OF_CONTRACT.test(body.topic))
  const under = UNDER.exec(force.plain)
  const printed: Named[] = head
    ? [
        ...(numbered ? matchesIn(force, ARTICLE, head.from, end) : []),
        ...matchesIn(force, BARE, head.from, end),
        ...(under ? matchesIn(force, UNDER_NUMBER, under.index, end) : []),
      ]
        .sort((a, b) => a.from - b.from)
        .map((match) => ({ from: match.from, to: match.to, articles: numbersIn(match.printed(1)) }))
    : []
  const rows = matchesIn(force, ROWS).map((match) => ({
    from: match.from,
    to: match.to,
    articles: [...match.printed(1).matchAll(/\d{1,2}\s*\|\s*(\d{1,2})\s*\|/g)].map(([, number]) => number ?? ''),
  }))
  const reworded = matchesIn(force, REWORDED).map((match) => ({
    from: match.from,
    to: match.to,
    articles: numbersIn(plainLetters(match.printed(1) || match.printed(2) || match.printed(3))),
  }))
  const said = [...changedIn(force), ...reworded]
  const [first] = [...printed, ...rows, ...said]
  if (!first) return []
  const articles = [...new Set([...printed, ...rows, ...said].flatMap((each) => each.articles))]
  // Articles that are only reprinted, each under a heading of its own, were changed each for itself.
  const once = printed.filter((each, at) => printed.findIndex((other) => other.articles.join() === each.articles.join()) === at)
  const headed = once.flatMap((each) => {
    const own = headingOf(body, each)
    return own === null ? [] : [{ ...each, heading: own }]
  })
  if (headed.length > 1 && headed.length === once.length && articles.length === once.length)
    return headed.map(({ from, to, articles: own, heading: over }) => ({
      statement: { kind: 'articles' as const, articles: own, heading: over },
      from,
      to,
    }))
  return [
    {
      statement: {
        kind: 'articles',
        articles,
        heading: headingOf(body, first),
      },
      from: first.from,
      to: first.to,
    },
  ]
}
