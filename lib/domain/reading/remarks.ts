/**
 * What stands beside a fact's own words and may take back, bound or end it: brackets within it or behind its verb ("müdür seçilmiştir
 * (geçici)"), and the rest of a labelled form of signature ("Yetki Şekli: Münferiden Temsile Yetkisizdir"). Each bracket is of a kind that is
 * known or says what the fact says, each word of the form is one of its grammar; else the fact is in doubt.
 */
import { OF_PEOPLE } from '../fact/stated.ts'
import type { FactKind, Statement } from '../fact/fact.ts'
import type { Body, Found, Span } from '../fact/found.ts'
import { COUNT, countOf, termAtStart } from '../fact/office.ts'
import { isTitle } from '../fact/directive-signers.ts'
import { NUMERALS, SCALES } from '../kernel/numerals.ts'
import { printedDate } from '../kernel/printed-dates.ts'
import { plainLetters } from '../text/letters.ts'
import { isName } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { clauseHolding } from './clauses.ts'

/** Those that a verb states, behind which the clause goes on. */
const BY_VERB: ReadonlySet<FactKind> = new Set<FactKind>([...OF_PEOPLE, 'status', 'auditor', 'share_transfer'])
/** The kinds whose brackets are looked at: all that say of somebody, or of the company's life, what it is from now on. */
const JUDGED: ReadonlySet<FactKind> = new Set<FactKind>([...BY_VERB, 'shareholding', 'sole_shareholder'])
const CLOSES: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
/** No bracket is longer. */
const LONG = 900
/** The outermost brackets that begin in a part of a text and are closed. */
const bracketsIn = (plain: string, from: number, to: number): Span[] => {
  const found: Span[] = []
  for (let at = from; at < to; at++) {
    if (CLOSES[plain[at] ?? ''] === undefined) continue
    const open: string[] = []
    let end = at
    for (; end < Math.min(plain.length, at + LONG); end++) {
      const closes = CLOSES[plain[end] ?? '']
      if (closes !== undefined) open.push(closes)
      else if (plain[end] === open.at(-1)) open.pop()
      if (open.length === 0) break
    }
    if (open.length > 0) continue
    found.push({ from: at, to: end + 1 })
    at = end
  }
  return found
}

const NUMBER_WORDS = `(?:(?:${[...Object.keys(NUMERALS), 'yuz', ...Object.keys(SCALES)].sort((a, b) => b.length - a.length).join('|')}) ?)+`
/** A number in words with what it counts. */
const WRITTEN_OUT = new RegExp(`^${NUMBER_WORDS}(?:(?:yeni )?turk lirasi|lira|tl|ytl|adet|pay|hisse)?(?: ?${NUMBER_WORDS}(?:kurus|kr))?$`)
const BEHIND_FIGURE = /\d[\s.,-]*(?:(?:turk lirasi|lira|tl|ytl|adet|pay|hisse|%)\S{0,6}[\s.,-]*)?$/
/** Numbers, letters of points, dates, and the marks of the page. */
const FIGURES = /^(?:[\d\s./:*#x%-]|\b[a-wyz]\b|\b(?=x*[iv])[ivx]{2,}\b)*$/
const PAGE = /^(?=\D{0,5}\d)[a-z]{0,5}\d*\/[\da-z/.-]*(?: \d{4,})?$|^(?:devami|bas ?tarafi)[a-z ]* ?\d+\.? ?(?:inci |nci )?sayfa[a-z]*$/
const IDENTITY =
  /^[a-z ]*sicili? no ?:? ?\d+$|^(?:(?:t\.? ?c|turkiye cumhuriyeti|yabanci|vergi|pasaport|kimlik|vatandaslik|numara(?:si|li)?|no(?:['’]?[sl]u)?|sicil|mersis|vkn|tckn|[a-z]+ uyruklu)(?![a-z])[\s:.,'’-]*)+(?:[a-z]{3,20}-)?[\d*#x\s-]*$/
const OF_PARENT = /^(?:\d{1,2}-)?\S+ (?:oglu|kizi)$|^(?:baba adi|ana adi|dogum tarihi) ?:? ?\S+$/
const ONCE_NAMED = /^(?:evvelki|onceki|eski|kizlik|yeni) soyadi ?:? ?\S+$/
const TO_COLLECT = /^ahz[iu] ?[-u]? ?kabz\S* (?:yetkili|mezun)$/
const AS_COURT = /^(?:asliye )?ticaret mahkemesi sifati(?:yla| ile)$/
const VOTES = /^\d+ (?:olumlu |kabul )?oy$|^oy ?(?:birlig|coklug)[a-z]*(?: ile)?$/
const GROUP =
  '(?:(?:[a-h]|[ivx]{1,3}|\\d{1,2}|birinci|ikinci|ucuncu|dorduncu)\\.? ?(?:gru(?:bu?|p)|derecesi|derece|sini[fi]i?|kademe(?:si)?|liste(?:si)?|kategori(?:si)?|(?=imza yetki))(?: pay sahipleri(?:ni|nin)? temsil[a-z]*)?(?: ?(?:sinirli|imza|temsil))*(?: yetki(?:li|lisi|si))?)'
const OFFICE =
  '(?:(?:yonetim kurulu |idare meclisi |y\\.?k\\.? ?|mudurler (?:kurulu )?)?(?:baskani?|reisi?|(?:baskan|reis) ?(?:vekili|yardimcisi|muavini|vek\\.?|yrd\\.?|yard\\.?)|(?:ikinci|ii\\.?|2\\.?) (?:baskan|reis)i?|uye(?:si)?|aza(?:si)?|muhasip|sayman|veznedar|asil|bagimsiz|murahhas)|(?:genel |sube |sirket )?muduru?|(?:tam yetkili )?ticari (?:temsilci|vekil|mumessil)|(?:(?:sinirli|imza|temsile?|yetkili) )*(?:temsilci|yetkili(?:si)?)|tasfiye memuru|denetci|kayyi?m|ortak)'
const POSITION = new RegExp(`^(?:${OFFICE}|${GROUP})(?:[\\s,–-]+(?:ve )?(?:${OFFICE}|${GROUP}))*$`)
/** Of who holds shares an office is another fact. */
const OF_HOLDERS: ReadonlySet<FactKind> = new Set<FactKind>(['shareholding', 'share_transfer', 'sole_shareholder'])
const HELD_AS = new RegExp(`^(?:${GROUP}|ortak)$`)
const DELEGATE =
  /^(?:(?:tuzel kisi )?adina(?: hareket ed(?:en|ecek)(?: olan)?(?: gercek.? kisi)?)?|tuzel kisi(?:lig[iu])?(?:y?i)? temsilen|(?:gercek kisi )?temsilcisi)\s?:?\s+/
/** The directive that bounds a limited power anyway. */
const BY_DIRECTIVE =
  /^(?:(?:(?:(?:[\d./-]+|tarih(?:li)?|gunlu|ve|sayi(?:li)?|nolu|no['’]?lu|numarali|ttsg\W?d[ae]|(?:turkiye )?ticaret sicil[iı]? gazetesi\W?nd[ae]|(?:yayi[nm]lan|(?:tescil (?:ve )?)?(?:ilan )?(?:edil|olun))(?:mis|an|en)|son|sirket(?:in)?),?\s?)*(?:ic )?yonerge(?:de|nin [a-z\d. ]{0,20}maddesinde|si?nde)? (?:belirtilen |gosterilen |yazili |belirlenen )?)?\S?(?:sekilde|esaslara gore|esaslar dahilinde|uyarinca|kapsaminda|cercevesinde|geregince|hukumlerine gore) yetkilendirilmistir\.?)$/
const LIMITED_BEFORE = /\bsinirli (?:temsile )?yetkili(?:dir)?\W*$/
const INCLUDED = new RegExp(
  `^(?:bu (?:tutar|miktar|tarih) |${NUMBER_WORDS}(?:(?:yeni )?turk lirasi|lira|tl|ytl|(?:abd|amerikan) dolari|avro|euro) )?dahil(?: olmak uzere)?$`,
)
const REGISTERED = /^sicil kaydi(?:na)?(?: buna)? gore(?: [a-z]+)?$/
/** Why somebody goes, behind his name. */
const WHY_GONE =
  /^(?:istifa(?:si)?|vefat[ia]?|azil|azli|gorevden alin[a-z]*|gorev suresinin (?:dolmasi|bitmesi)|sure(?:si)? (?:bitimi|dolumu|sonu)|kendi istegi(?: ile|yle)?)(?: (?:nedeniyle|sebebiyle|dolayisiyla))?$/
const COMES_OR_GOES = /^(?:cikan|giren)$/
const PERIOD = /^(?=\d)(?:[\d\s.,–-]|ve)+(?:yil[a-z]*|hesap donem[a-z]*|faaliyet (?:yil|donem)[a-z]*)(?: icin)?$/
const FORM_ALONE =
  /^(?:munferi[dt](?:en)?|muster(?:ek|eken)|tek imza(?:yla)?|tek basina|cift imza|birlikte)(?: temsile)?(?: yetkili(?:dir)?)?$/
/** "Müştereken D Grubu": the form of a title, beside the grade or the office. */
const FORM_OF_TITLE = /(?:^|\s)(?:(munferi[dt])|muster[ae]k)(?:en)?(?=$|\s)/
/** Whether words are an office or a grade and, beside it, a form: the one that somebody had, or one that the notice gives. */
const isFormedTitle = (plain: string, { kind }: Statement, all: readonly Found[]): boolean => {
  const form = FORM_OF_TITLE.exec(plain)
  if (!form || !POSITION.test(plain.replace(form[0], ' ').trim())) return false
  const mode = form[1] === undefined ? 'joint' : 'sole'
  return kind === 'departure' || all.some(({ statement }) => statement.kind === 'representation' && statement.mode === mode)
}
/** For how long: what a fact of the notice says of an office. */
const TERM = new RegExp(
  `^(?:(?:gorev )?suresi ?:? )?(?:${COUNT} (?:yil|sene)(?:l[iu][kg][a-z]*)?(?: icin| sure(?:yle| ile))?|(\\d{1,2}[./]\\d{1,2}[./]\\d{4}) tarihine kadar|suresiz)$`,
)
const OPEN_ENDED = /^aksi|suresiz|muddetsiz/
const OTHER_SIDE = /^(?:devr(?:alan|olan|olunan|eden|edilen)|birlesen|bolunen)(?: sirket)?$|^iflas (?:nedeniyle|sebebiyle)$/
const OF_SHARES =
  /^(?=\D{0,8}\d)(?:[\d.,\s/]|(?:toplam|adet|pay[a-z]*|hisse[a-z]*|karsilig[a-z]*|ve|y?tl|yeni|turk|lira[a-z]*|kurus|nominal|degerinde|tutarinda)(?![a-z]))+$|^(?:devreden|devralan|eski|yeni)$|^sorumlulugu (?:sinirsiz|sinirli)$|^(?:nakdi|ayni) (?:artis|sermaye)(?: icin)?$/
const RESIDENT = /^(?:t\.?c\.?|turkiye|[a-z]+ uyruklu)[\s,.]+[a-z]+(?: ?\/ ?[a-z]+)?$/
const AS_WORDED = /^yetki ?-?sekli\S? ?:? ?-? ?(?:munferiden|mustereken) temsile yetkilidir\.?$/
/** "(Gümrük Müdürü) Temsile Yetkili olarak": what an agent is besides. */
const AS_SIGNATORY = /^\s*(?::|(?:temsile )?yetkili (?:olarak|gorevi))/
/** "B Grubu İmza Yetkilisi (Mali İşler Müdürü) olarak seçilmiştir." */
const AS_ELECTED = /^\s*olarak (?:secil|atan)/
/** "(Şube İşlerine İlişkin)", "(yalnız şubenin işleriyle sınırlıdır)": that a power in a branch's notice is the branch's. */
const ITS_BRANCH =
  /^(?:(?:bu |temsil |imza )?yetki(?:si|leri)? )?(?:yalniz(?:ca)? |sadece |munhasiran )?(?:[a-z]+ ){0,2}sube(?:si|miz)?(?:n[iu]n)? (?:is|islem|faaliyet|is ve islem)l[ae]r[iu](?:n[ae]|yl[ae]|nd[ae]| ile)(?: (?:iliskin|ait|sinirli|munhasir|ilgili|mahsus|ozgu)(?:d[iu]r| olmak uzere| olarak)?)?$/
const LABEL_FIRST = /^(?:yetki ?sekli|temsil sekli)\s?:/
/** "(Yetki Şekli: A ile birlikte Müştereken Temsile Yetkilidir.)": whether the words of a bracket end with those of a power that was read. */
const isFormOf = ({ plain }: Body, bracket: Span, { statement, to }: Found): boolean =>
  statement.kind === 'representation' && to > bracket.from && to <= bracket.to && !/[a-z]/.test(plain.slice(to, bracket.to))
const STANDS_IN = /\b(?:gecici|yedek|eski|onceki|sabik|vekaleten|vekil|aday|deneme|stajyer|fahri|onursal|azledilen|istifa|ayrilan)/
/** What may be no title, though each of its words begins with a capital: what bounds a power, or says of what it is one. */
const NO_TITLE =
  /\b(?:haric|disinda|kadar|sinirli|yalniz|sadece|munhasir|limit|tl|lira|ile|olma|degil|iptal|red|onay|izin|izn|sart|kayd|kayyi?m|komiser|gozlem)|\b(?:isler|islem|konu|husus|faaliyet)[a-z]*$/
/** A few words, each with a capital as titles are printed: whatever an employer calls his people ("2.Derece Yönetmen"). */
const NAMED_AS = /^(?:\d\.? ?(?:Derece|DERECE) )?\p{Lu}[\p{L}.]+(?:[ /&-]{1,3}(?:ve|VE|\p{Lu}[\p{L}.]*)){0,6}$/u
/** "Yönetmen - 1. Derece", "Yönetmen 1. Derece", "Yönetmen / 1. Derece": a title and a grade, each of its own. */
const partsOf = (title: string): string[] =>
  title.split(/\s?[-–]\s|\s[-–]|\s?\/\s?(?=\S*\s?derece)|(?<=\bderece(?:\s\p{L}+){0,2})\s?\/\s?|\s(?=\d\.?\s?derece)/iu)
/** "Satın Alma Müdürü - C": his group by its letter alone. */
const LETTER = /^(?:[a-h]|i{1,3}|iv)$/
const isTitled = (plain: string, printed: string, { kind }: Statement): boolean =>
  kind === 'departure' ||
  (!STANDS_IN.test(plain) &&
    partsOf(plain).every(
      (part, at, { length }) =>
        isTitle(part) ||
        POSITION.test(part) ||
        (length > 1 && LETTER.test(part)) ||
        (NAMED_AS.test(partsOf(printed)[at] ?? '') && !NO_TITLE.test(part)),
    ))
/** Who signs along, in the brackets of a form: "( A, B ) ile birlikte Müştereken", "Müştereken Temsile Yetkilidir.(A - İzmir / Buca)". */
const LISTED = /^\S{0,6}\s?(?:\S{0,6}\s)?(?:ile birlikte|ile|herhangi bir[a-z]*(?: ile)?|seklinde)\s/
const BEHIND_LABEL = /(?:(?:yetki\s?sekli|temsil sekli)[\s:;.,–-]*|\bmusterek oldugu yetkililer\s*)$/
const BEHIND_JOINT = /\bmustereken temsile yetkilidir\W*$/
/** Words between the names of a list. */
const JOINING =
  /^(?:ve|veya|ya|da|yahut|ile|birlikte|musterek(?:en)?|adina|hareket|ed(?:en|ecek)|olan|gercek|kisi|tuzel|n?d[ae]n|n?[iu]n|[a-z])$/

/** The words that a statement says. */
const wordsOf = (statement: Statement): ReadonlySet<string> => {
  const flat = (value: unknown): string[] =>
    typeof value === 'string'
      ? (plainLetters(value).match(/[a-z]+/g) ?? [])
      : Array.isArray(value)
        ? value.flatMap(flat)
        : value !== null && typeof value === 'object'
          ? Object.values(value).flatMap(flat)
          : []
  const { kind: _, ...values } = statement
  return new Set(flat(values))
}

/** Whether words say how long an office lasts that the notice gives for as long. */
const isTermSaid = (plain: string, all: readonly Found[]): boolean => {
  const term = TERM.exec(plain)
  if (!term) {
    // "Aksi karar alınıncaya kadar": till further notice, as an office without a day or years is.
    const open = termAtStart(plain)
    return (
      open?.end === plain.length &&
      OPEN_ENDED.test(plain) &&
      all.some(
        ({ statement }) =>
          (statement.kind === 'appointment' && statement.until === null && statement.term_years === null) ||
          (statement.kind === 'representation' && statement.until === null),
      )
    )
  }
  const [day, month, year] = term[2]?.split(/[./]/) ?? []
  const [years, until] = [countOf(term[1]), printedDate(day, month, year)]
  return all.some(
    ({ statement }) =>
      statement.kind === 'appointment' &&
      (years !== null ? statement.term_years === years : until !== null ? statement.until === until : statement.until === null),
  )
}

/** Whether a bracket is of a kind that takes nothing from the fact, or says what the fact says. */
const isKnown = (body: Body, { from, to }: Span, { statement }: Found, said: ReadonlySet<string>, all: readonly Found[]): boolean => {
  const inner = bracketsIn(body.plain, from + 1, to - 1)
  if (!inner.every((each) => isKnown(body, each, { statement, ...each }, said, all))) return false
  const cut = (text: string): string =>
    [...inner, { from: to - 1, to }]
      .map((each, at) => text.slice(inner[at - 1]?.to ?? from + 1, each.from))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
  // "(B) Grubu Sınırlı Yetkili": the letter's own brackets part nothing.
  const lettered = body.plain.slice(from + 1, to - 1).replace(/^\(([a-h\d])\)/, '$1')
  const plain = (POSITION.test(lettered) ? lettered : cut(body.plain)).replace(/[\s.,;:]+$/, '')
  const before = body.plain.slice(Math.max(0, from - 60), from)
  if (FIGURES.test(plain))
    return statement.kind !== 'representation' || !/^\d{1,3}(?:[.,]\d{3})+(?:,\d\d)?$/.test(plain) || BEHIND_FIGURE.test(before)
  if (PAGE.test(plain) || IDENTITY.test(plain) || OF_PARENT.test(plain) || ONCE_NAMED.test(plain) || VOTES.test(plain)) return true
  if (OF_HOLDERS.has(statement.kind) ? HELD_AS.test(plain) : POSITION.test(plain)) return true
  if (WRITTEN_OUT.test(plain)) return BEHIND_FIGURE.test(before)
  if (INCLUDED.test(plain)) return /\d\D{0,24}$/.test(before)
  if (isTitled(plain, cut(body.text), statement) && AS_SIGNATORY.test(body.plain.slice(to, to + 40))) return true
  if (BY_DIRECTIVE.test(plain) || /\byonerge|\bsekil/.test(plain)) return LIMITED_BEFORE.test(before)
  if (
    partsOf(plain).every((part) => isTitle(part)) &&
    !STANDS_IN.test(plain) &&
    !NO_TITLE.test(plain) &&
    AS_ELECTED.test(body.plain.slice(to, to + 20))
  )
    return true
  if (body.branch && (statement.kind === 'representation' || statement.kind === 'appointment') && ITS_BRANCH.test(plain)) return true
  if (LABEL_FIRST.test(plain) && all.some((each) => isFormOf(body, { from, to }, each))) return true
  if (AS_WORDED.test(plain) || TO_COLLECT.test(plain) || AS_COURT.test(plain)) return true
  const delegate = DELEGATE.exec(plain)
  if (delegate && isName(body.text.slice(from + 1 + delegate[0].length, to - 1).trim())) return true
  if (statement.kind === 'status' && OTHER_SIDE.test(plain)) return true
  if (REGISTERED.test(plain)) return true
  if (plain.split(/ - |, /).every((part) => POSITION.test(part) || isTermSaid(part, all))) return true
  if ((statement.kind === 'appointment' || statement.kind === 'departure') && COMES_OR_GOES.test(plain)) return true
  if (statement.kind === 'departure' && WHY_GONE.test(plain)) return true
  if (
    (statement.kind === 'auditor' || (statement.kind === 'departure' && statement.role === 'auditor')) &&
    (PERIOD.test(plain) || TERM.test(plain))
  )
    return true
  if (isFormedTitle(plain, statement, all)) return true
  if (FORM_ALONE.test(plain)) return statement.kind === 'departure' || all.some((each) => each.statement.kind === 'representation')
  if (OF_HOLDERS.has(statement.kind) && (OF_SHARES.test(plain) || RESIDENT.test(plain))) return true
  const own = cut(body.text)
  if (BEHIND_LABEL.test(before) && LISTED.test(body.plain.slice(to, to + 60))) return true
  if (statement.kind === 'representation' && statement.mode === 'joint') {
    if (BEHIND_JOINT.test(before) && isName(own.replace(/ - [^-/]+ ?\/ ?[^-/]+$/, ''))) return true
  }
  return [plain, plainLetters(own)].some((text) => (text.match(/[a-z]+/g) ?? []).every((word) => said.has(word) || JOINING.test(word)))
}

/** Whether a row of a table is what states a fact: its sentence is not its own. */
const isCells = ({ text }: Body, { from, to }: Found): boolean => text.slice(from, to).includes('|')
/** "… 3. Ayşe Yılmaz / Yönetim Kurulu (Yedek) 1. …": a bracket behind an organ that begins a line opens the next list. */
const ORGAN_BEFORE = /(?:yonetim|denetim|denetleme|mudurler|tasfiye) kurulu\s*$/
const ORGAN_LONG = 24
const isHeading = ({ plain, breaks }: Body, bracket: Span, after: number): boolean => {
  const organ = ORGAN_BEFORE.exec(plain.slice(Math.max(after, bracket.from - ORGAN_LONG), bracket.from))
  return organ !== null && breaks.has(bracket.from - organ[0].length - 1)
}
const BEHIND = /^[\s.,;'’]*(?=[([{])/
/** The brackets that belong to a fact: within it and its clause, at the end of its sentence, and behind its full stop. */
const bracketsOf = (body: Body, found: Found): Span[] => {
  const { statement, from, to } = found
  const clause = BY_VERB.has(statement.kind) && !isCells(body, found) ? clauseHolding(body, to - 1) : undefined
  const all = bracketsIn(
    body.plain,
    OF_PEOPLE.has(statement.kind) ? Math.min(from, Math.max(clause?.from ?? from, from - LONG)) : from,
    Math.max(to, clause?.to ?? 0),
  ).filter(
    // What a scan left open before the fact may close within its words.
    (each) => (statement.kind !== 'departure' || !(each.from < to && to < each.to)) && !isHeading(body, each, to),
  )
  const behind = (at: number): void => {
    let end = at
    for (;;) {
      const lead = BEHIND.exec(body.plain.slice(end, end + 8))
      const next = lead ? bracketsIn(body.plain, end + lead[0].length, end + lead[0].length + 1)[0] : undefined
      if (!next) break
      all.push(next)
      end = next.to
    }
  }
  behind(Math.max(to, all.at(-1)?.to ?? 0))
  if (clause) {
    const { sentence } = clause
    let end = sentence.to
    for (const each of bracketsIn(body.plain, Math.max(to, sentence.to - LONG), sentence.to).reverse()) {
      if (/[a-z]/.test(body.plain.slice(each.to, end))) break
      if (!isHeading(body, each, to)) all.push(each)
      end = each.from
    }
    behind(sentence.to)
  }
  return all
}

const LABEL = /(?:yetki\s?sekli|temsil sekli)(?!nde)[\s:;.,–-]*/g
/** The words that forms of signature consist of, whole. */
const OF_FORM =
  /^(?:temsile?|ilzama?|imzaya?|ve|y?etkili(?:dir|dirler|ler)?|sirketi?|kooperatifi?|isletmeyi?|subeyi?|imza(?:si|lari|lariyla|siyla)?|ile|birlikte|munferi[dt](?:en)?|musterek(?:en)?|tek|olmak|uzere|basina|basiyla|bas[iı]na|sinirli|cift|olarak|n?[dt][ae](?:n|ri)|herhangi|biri?(?:si)?(?:yle|nin|ile)?|iki|ikisi(?:nin)?|uc|kisi(?:nin)?|imzalari(?:yla)?|secilmistir|secilmislerdir|atanmistir|seklinde(?:dir)?|degistirilmis(?:tir)?|(?:guncellen|duzeltil|belirlen)mistir|iken|eder(?:ler)?|edecek(?:tir|lerdir)|grubu?|derece(?:de)?|yetkilisi|yetkisi|yetki|veya|ya|da|kilinmistir|kilinmislardir|verilmistir|yetkilendirilmistir|aksi|karar|alinincaya|alinana|kadar|tarihine|ic|yonerge[a-z]*|tarih(?:li)?|sayili|nolu|no|kapsaminda|uyarinca|geregince|belirtilen|[a-z]|\d+|[iu]n[iu]n)$/
/** What stands before the form itself its rule has read. */
const FORM_BEGINS = /\(|\b(?:munferi|muster|sinirli|tek |cift |birlikte)/
const FORM_LONG = 400
/** Where a form is at its end: a mark, or the verb that says what it is from now on. */
const FORM_ENDS = /[.;|](?!\d)|\b(?:adi soyadi|gorevi|unvani)\s?:|(?<=\bseklinde degistirilmis(?:tir)?)\b/
/** The words of a labelled form, from behind its label to its end, less brackets. */
const formWords = (body: Pick<Body, 'plain'>, from: number, to: number): { words: string[]; to: number } => {
  const brackets = bracketsIn(body.plain, from, to)
  let [at, said, end] = [from, '', to]
  for (const each of [...brackets, { from: to, to }]) {
    const part = body.plain.slice(at, each.from)
    const stop = FORM_ENDS.exec(part)
    said += ` ${part.slice(0, stop?.index ?? part.length)}`
    end = stop ? at + stop.index : each.from
    if (stop || BY_DIRECTIVE.test(body.plain.slice(each.from + 1, each.to - 1).trim())) break
    at = each.to
  }
  return { words: said.match(/[a-z]+|\d+/g) ?? [], to: end }
}
/** A heading in capitals. */
const CAPITALS = /^\p{Lu}{3,}(?:[ /]+\p{Lu}{3,}){1,5}/u
const OTHER_LABEL = /\b(?:soyad|gorev|unvan|derece|grub|sure|mudur|uye|baskan|temsilci|yetkili|memur)[a-z]* ?:/
/** Whether what states a power is a labelled record that ends with its line, and the next line begins with other words than a form's. */
const isRecordEnd = ({ text, plain, breaks }: Body, from: number, to: number): boolean => {
  const [next = ''] = /^[a-z]*/.exec(plain.slice(to + 1, to + 30)) ?? []
  return (
    breaks.has(to) &&
    OTHER_LABEL.test(plain.slice(from, to)) &&
    /^\p{Lu}/u.test(text.slice(to + 1)) &&
    (!OF_FORM.test(next) || isHeadingAt(text, to + 1))
  )
}
/** Whether a line begins at a place with words in capitals that are no form's alone: a heading. */
export const isHeadingAt = (text: string, at: number): boolean =>
  (plainLetters(CAPITALS.exec(text.slice(at, at + HEADING_LONG))?.[0] ?? '').match(/[a-z]+/g) ?? [])
    .slice(0, 3)
    .some((word) => !OF_FORM.test(word))
const HEADING_LONG = 80
/** Whether a power stands behind a label whose form goes on in words that are no form's: "Yetkisizdir", "Yetkili Olmaktan Çıkmıştır". */
const isStrangeForm = (body: Body, { statement, from, to }: Found, said: ReadonlySet<string>): boolean => {
  if (statement.kind !== 'representation' || statement.limit !== null || statement.floor !== undefined) return false
  const label = allIn(body.plain.slice(from, to), LABEL).at(-1)
  if (!label) return false
  const behind = from + label.index + label[0].length
  // What was printed wrong stands before what it is.
  if (/^sehven\b/.test(body.plain.slice(behind, to))) return false
  const begin = behind + (FORM_BEGINS.exec(body.plain.slice(behind, to))?.index ?? 0)
  const clause = clauseHolding(body, to - 1)
  const ends = isRecordEnd(body, from, to) ? to : Math.max(to, clause?.sentence.to ?? 0)
  const { words } = formWords(body, begin, Math.min(begin + FORM_LONG * 4, ends))
  return !words.every(
    (word) =>
      OF_FORM.test(word) ||
      said.has(word) ||
      (statement.scope !== null && /^isler(?:i?yle|le)$/.test(word)) ||
      (statement.mode === 'limited' && /^(?:tasfiye|islemleriyle)$/.test(word)) ||
      (statement.excludes !== undefined && word === 'haric'),
  )
}

/** Where what stands beside a fact and is not known ends; null where all of it is known. */
export const remarkOf = (body: Body, found: Found, all: readonly Found[]): number | null => {
  if (!JUDGED.has(found.statement.kind)) return null
  const near = all.filter((each) => each.from < found.to && found.from < each.to)
  const said = new Set(near.flatMap(({ statement }) => [...wordsOf(statement)]))
  // Words that compose a power are known, each of them.
  const known = [...(found.known ?? []), ...(found.whole === 'signing' ? [found] : [])]
  const strange = bracketsOf(body, found).filter(
    (each) => !known.some(({ from, to }) => from <= each.from && each.to <= to) && !isKnown(body, each, found, said, all),
  )
  if (strange.length > 0) return Math.max(found.to, ...strange.map(({ to }) => to))
  // Of a clause whose every word has its slot nothing is strange.
  const isWhole = known.some(({ from, to }) => from <= found.from && found.to <= to)
  return !isWhole && isStrangeForm(body, found, said) ? found.to : null
}

const LABELLED = /^[\s)]*yetki\s?sekli\s*:\s*/
const BEGINS = /^(?:munferi|muster|sinirli|\()/
/** Whether a piece is a labelled form of signature each word of which is one of its grammar. */
export const isForm = (plain: string): boolean => {
  const label = LABELLED.exec(plain)
  if (!label) return false
  const { words, to } = formWords({ plain }, label[0].length, plain.length)
  return (
    BEGINS.test(plain.slice(label[0].length)) &&
    words.every((word) => OF_FORM.test(word)) &&
    !/[a-z]{2}/.test(withoutMarks(plain.slice(to)))
  )
}
/** Whether a piece is a labelled form of signature in other words. */
export const isOtherForm = (plain: string): boolean => LABELLED.test(plain) && !isForm(plain)
const withoutMarks = (plain: string): string => plain.replace(/\([\da-z/]{1,14}\)/g, ' ')
