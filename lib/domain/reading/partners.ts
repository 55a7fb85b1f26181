/**
 * Who is a partner of a partnership, and of which kind: its partners have a standing of their own, which the general ones represent it by and the
 * limited ones do not (TTK 318, 565). "Komandite ortaklar: A, B", "c) C, komanditer ortak", "1) A 2) B … ortaklar arasında".
 */
import { type Body, type Found, matchesIn, once, type Rule } from '../fact/found.ts'
import { amongFounders } from '../fact/articles.ts'
import { AMOUNT, amountOf, LIRA } from '../fact/amounts.ts'
import { formsOf, verb } from '../text/lexicon.ts'
import { plainLetters } from '../text/letters.ts'
import { isEntity, LISTED, partiesIn, type Party } from '../text/names.ts'
import { ofStems } from '../text/stems.ts'
import { clausesOf, sentenceHolding, sentencesOf, TAIL } from './clauses.ts'
import { foundersIn, saysOnlyPartners } from './founders.ts'
import { bodyStart } from './offices.ts'
import { shareholdingRule } from './shares.ts'

/** `limited` is null where the words do not say which kind of partner somebody is; `from` and `to` hold those that do. */
export type Partner = { name: string; limited: boolean | null; listed: boolean; from: number; to: number }

/** Who was one till now is none. */
const NOW = '(?<!\\b(?:eski|onceki|evvelki|ayrilan|cikan) )'
const KIND = '(?:adi )?komandit(er|e)'
/** "Komandite ortaklar:", "Ortakların adı, soyadı ve sermayesi:", "Şirket ortakları:". */
const HEADING = new RegExp(
  `${NOW}\\b(?:${KIND} (?:orta(?:k|g)|seri(?:k|g))[a-z]*|(?:kurucu |sirketin |sirket )?(?:ortaklar|kurucular)[a-z]*)(?: (?:ve|ile|ad|soyad|adi|soyadi|adlari|soyadlari|isim|isimleri|ikametgah[a-z]*|adres[a-z]*|uyruk[a-z]*|tabiiyet[a-z]*|sermaye[a-z]*|hisse[a-z]*|pay[a-z]*)[,/]?)*\\s?:\\s`,
  'dg',
)
/** "Aşağıda adları yazılı ortaklar arasında bir kollektif şirket kurulmuştur." */
const FOUNDED = new RegExp(`\\b(?:ortak|kurucu|kisi|sahis|zevat)[a-z]* ${amongFounders('kolle?ktif|komandit', '')}\\s?[.:]?\\s`, 'dg')
/** "Şirketin ortakları A ve B'dir": all of them. */
const ARE_PARTNERS =
  /(?:^|[\s(.])(?:is ?bu )?(?:(?:sirketin|sirket|ortakligin) )(?:kurucu |yegane )?(?:ortaklar[iu]|serikler[iu]|kurucular[iu]|muessisler[iu]) (?=\S)/dg
const IS_ALL = /^['’]?\s?(?:[dt][iu]r(?:l[ae]r)?|[dt][ae]n (?:ibaret|mutesekkil|murekkep)(?:t[iu]r|d[iu]r))\b/
const ITEM = /(?:^|[\s.;,)])(?:\d{1,2}|[a-h])\s?[-.)]{1,2}\s?$|[-–•]\s?$/
/** How much may stand between two partners of a list: the nation, the home, what he brings in. */
const LONG = 160
const ENDS = /\bmadde\b|(?<!\b(?:no|kat|daire|tel)) ?:|\bsirketin\b|\b(?:unvani|mevzuu|sermayesi|merkezi|muddeti)\b/
// A verb between them says something else of him: "A mümessil tayin edilmiş olup mümessil, komandite ortak ile …".
const BEHIND = new RegExp(
  `^(?:['’][a-z]{1,4})?\\s?(?:(?!\\s(?:olup\\b|[a-z]+m[iu][sş]))(?:[^.;:()]|(?<=\\bt|\\bt\\.c)\\.)){0,80}?[,(]\\s?${KIND}(?: ortak| serik)?\\b(?! ile\\b)`,
)
const BEFORE = new RegExp(
  `${NOW}\\b${KIND} (?:ortak|serik|ortagi|serigi)(?:lar[iı]?|ler[iı]?)?(?:dan|tan|den)?(?: olan| olarak| s[iu]fat[iu](?:yla| ile|yle))?,? $`,
)
/** "A, komanditer ortak sıfatıyla B": the kind is that of the one behind it. */
const OF_NEXT = /^(?: orta[kg][a-z]*| seri[kg][a-z]*)?(?: olarak| olan| s[iu]fat[iu](?:yla| ile|yle))?\s?:? $/

/** "…, komanditer ortak C'dir": what follows the last of a list. */
const LISTED_BY = /^(?:['’]?\s?[dt][iu]r(?:l[ae]r)?\b|\s*[.;,(]|\s(?:ve|ile)\s)/
const HAS_NONE = /^\S{0,4}\s(?:(?:sirketi|ise) )?(?:temsil|imza)[a-z]*(?: ve ilzam)? (?:yetki|s[ae]lahiyet)/
const isLimited = (kind: string | undefined): boolean | null => (kind === undefined || kind === '' ? null : kind === 'er')

/** Whether words part two partners of a list: the next begins an item or a line, or stands behind a comma. */
const partsTwo = (body: Body, one: Party, next: Party): boolean => {
  const between = body.plain.slice(one.to, next.from)
  if (between.length > LONG || ENDS.test(between)) return false
  return LISTED.test(between) || ITEM.test(between) || body.breaks.has(next.from) || body.breaks.has(next.from - 1)
}

/** "… T.C. - Manisa", and the next one's line: the town that ends a line is no part of his name. */
const onHisLine = (body: Body, party: Party): Party => {
  const line = [...body.breaks].findLast((each) => each > party.from && each < party.to)
  const name = line === undefined ? '' : body.text.slice(line + 1, party.to)
  return line !== undefined && name.includes(' ') && /[-–/,.]\s?$/.test(body.plain.slice(0, party.from))
    ? { ...party, name, from: line + 1 }
    : party
}

const listAt = (body: Body, at: number): Party[] => {
  const people = partiesIn(body, at, Math.min(body.plain.length, at + 1500)).map((each) => onHisLine(body, each))
  const [first] = people
  const lead = first ? body.plain.slice(at, first.from) : ''
  if (!first || (lead.trim() !== '' && !ITEM.test(lead)) || lead.length > 8) return []
  const end = people.findIndex((each, which) => which > 0 && !partsTwo(body, people[which - 1] as Party, each))
  return people.slice(0, end < 0 ? people.length : end)
}

/** Whether the notice is of a partnership that has limited partners. */
const isLimitedPartnership = ({ header, plain }: Body): boolean =>
  /\bkomandit\b/.test(plainLetters(header.title ?? '')) || FOUNDED_LIMITED.test(plain)
const FOUNDED_LIMITED = new RegExp(amongFounders('komandit', ''))

/** Whether the notice is a partnership's. */
export const isPartnership = once(
  ({ header, plain }: Body): boolean => /\b(?:kolle?ktif|komandit)/.test(plainLetters(header.title ?? '')) || FOUNDED_PLAIN.test(plain),
)
const FOUNDED_PLAIN = new RegExp(amongFounders('kolle?ktif|komandit', ''))

/** Whether words only join two of a list, and say of the second no other kind of partner. */
const isListed = (words: string): boolean => LISTED.test(words) && !words.includes('komandit')

/** The partners whom a notice names as such, in its order. */
export const partnersIn = once((body: Body): Partner[] => {
  const begin = bodyStart(body)
  const found = new Map<number, Partner>()
  const add = (party: Party, limited: boolean | null, from: number, to: number, listed = true): void => {
    if (isEntity(party.name)) return
    const known = found.get(party.from)
    if (!known || known.limited === null) found.set(party.from, { name: party.name, limited, listed, from, to })
  }
  const people = partiesIn(body, begin, body.plain.length)
  people.forEach((person, at) => {
    const ahead = BEFORE.exec(body.plain.slice(Math.max(begin, person.from - 40), person.from))
    const behind = ahead ? null : BEHIND.exec(body.plain.slice(person.to, person.to + 110))
    if (ahead) {
      // "Komanditer ortaklar A ve B'dir": each of them.
      let last = at
      while (people[last + 1] && isListed(body.plain.slice(people[last]?.to, people[last + 1]?.from))) last++
      const list = people.slice(at, last + 1)
      const from = person.from - ahead[0].length
      for (const each of list)
        add(each, isLimited(ahead[1]), from, each.to, list.length > 1 || LISTED_BY.test(body.plain.slice(each.to, each.to + 60)))
    } else if (
      behind &&
      partiesIn(body, person.to, person.to + behind[0].length).length === 0 &&
      !OF_NEXT.test(body.plain.slice(person.to + behind[0].length, people[at + 1]?.from ?? person.to))
    )
      add(person, isLimited(behind[1]), person.from, person.to + behind[0].length)
  })
  const whole = isPartnership(body)
  for (const match of matchesIn(body, HEADING, begin))
    for (const person of listAt(body, match.to)) {
      const limited = isLimited(match.printed(1) === '' ? undefined : plainLetters(match.printed(1)))
      if (!whole && limited === null) continue
      // The heading says the kind; what it is of others is none of his.
      add(person, limited, limited !== null && person.to - match.from < LONG * 2 ? match.from : person.from, person.to)
    }
  if (whole)
    for (const match of matchesIn(body, ARE_PARTNERS, begin)) {
      const list = partiesIn(body, match.to, Math.min(body.plain.length, match.to + 1500))
      const end = list.findIndex((each, at) => at > 0 && !isListed(body.plain.slice(list[at - 1]?.to, each.from)))
      const all = list.slice(0, end < 0 ? list.length : end)
      if (all[0]?.from === match.to && IS_ALL.test(body.plain.slice(all.at(-1)?.to)))
        for (const person of all) add(person, null, person.from, person.to)
    }
  for (const match of matchesIn(body, FOUNDED, begin))
    for (const person of listAt(body, match.to)) add(person, null, person.from, person.to)
  if (whole) for (const person of foundersIn(body)) add(person, null, person.from, person.to)
  return [...found.values()].sort((a, b) => a.from - b.from || a.to - b.to)
})

/** Those who represent a partnership where nothing else is said: all but the limited partners. */
export const generalPartnersIn = (body: Body): string[] => {
  const all = partnersIn(body)
  const general = all.filter(({ limited }) => limited === false)
  // Of which kind partners of a limited partnership are no other word tells.
  if (general.length === 0 && isLimitedPartnership(body)) return []
  const names = (general.length > 0 ? general : all.filter(({ limited }) => limited === null)).map(({ name }) => name)
  return [...new Set(names)]
}

/** Whether the general partners whom a notice names are all of them: those of its contract, or of a list; who is only called so may have others beside him. */
export const areAllGeneral = (body: Body): boolean =>
  body.established || partnersIn(body).every(({ limited, listed }) => limited === true || listed)

const OF_PARTNER = /\bortak(?:lar(?:imiz)?dan|lardan)? $/
const DIED = new RegExp(`^\\S{0,6}\\s(?:[\\d./]{8,10} (?:tarihinde(?:ki)? )?)?(?:(?:vefat|olum)[iu]\\b|${verb('die', 'said', 'decided')})`)
/** "Vefat eden ortak A'nın", "müteveffa komandite ortak A". */
const DEAD_BEFORE = new RegExp(
  `\\b(?:vefat eden|vefat etmis olan|olen|muteveffa|murisi) (?:(?:sirket )?(?:${KIND} )?(?:ortak|serik|ortagi|ortagimiz)(?:lar[iu]?(?:m[iu]z)?dan)? )$`,
)
/** "Komandite ortak A'nın vefatı sebebiyle": a partner who died represents the partnership no more. */
export const deadPartnerRule: Rule = (body) =>
  isPartnership(body)
    ? partiesIn(body, bodyStart(body), body.plain.length).flatMap((person): Found[] => {
        const died = DIED.exec(body.plain.slice(person.to, person.to + 60))
        const before = body.plain.slice(Math.max(0, person.from - 60), person.from)
        const dead = DEAD_BEFORE.exec(before)
        const partner = OF_PARTNER.test(before.slice(-30))
        return ((died && partner) || (dead && dead[1] !== 'er')) && !isEntity(person.name)
          ? [
              {
                statement: { kind: 'departure', person: person.name, role: 'authorised_signatory', on: null, reason: 'death' },
                from: dead ? person.from - dead[0].length : person.from,
                to: person.to + (died && partner ? died[0].length : 0),
              },
            ]
          : []
      })
    : []

const SENTENCE_BINDS =
  /\b(?:dava|mahkeme|tale[bp]|istem|redd|iptal|sart(?!name)|kayd[iy]|hal(?:in|ler)(?:in)?de|takdirde|kadar|teklif|oner|gecici|tedbir|ancak|geri al|vazgec|askida|ertelen)[a-z]*|\b[a-z]+m[ae]m(?:[iu]s|[ae]s)[a-z]*/
/** What was decided, behind the words that say so as a noun. */
const IS_DECIDED = /\b(?:karar (?:veril|alin)|(?:kabul|tasvip) edil|tescil (?:ve ilan )?(?:edil|olun))[a-z]*\W*(?:\([^()]*\)\W*)*$/
const OUT = '(?:ortakli(?:ktan|gindan)|(?:is ?bu )?sirket(?:ten|imizden))'
const LEFT = new RegExp(
  `\\b${OUT} (?:(?<said>${formsOf('ayrıl çık çekil çıkarıl ihraç·edil ihraç·olun istifa·et', 'said')})|(?<noun>${formsOf('ayrıl çık çekil çıkarıl ihraç·edil', 'decided', 'linked')}))`,
  'dg',
)
const LIMITED_BEFORE = new RegExp(`${KIND} (?:ortak|serik|ortagi)[a-z]*(?: olan)?,? $`)
/**
 * Who leaves a partnership represents it no more: his power is a partner's (TTK 218, 233; eTTK 160, 176). "Ortaklardan A hissesini B'ye devrederek
 * ortaklıktan ayrılmıştır"; limited partners had none.
 */
export const leftPartnerRule: Rule = (body) =>
  isPartnership(body)
    ? matchesIn(body, LEFT, bodyStart(body)).flatMap((match): Found[] => {
        const sentence = sentenceHolding(body, match.from)
        if (!sentence) return []
        const plain = body.plain.slice(sentence.from, sentence.to)
        const ended = match.span(1) !== null || IS_DECIDED.test(plain) || SAID_LAST.test(plain)
        if (!ended || SENTENCE_BINDS.test(plain) || GOES_ON.test(plain)) return []
        // The first of the sentence, and those in one list with him; to whom he hands it over stands in the dative.
        const people = partiesIn(body, sentence.from, match.from)
        const [first] = people
        if (!first || isEntity(first.name) || !(first.after === null || first.after === 'of')) return []
        let last = 0
        while (people[last + 1] && isListed(body.plain.slice(people[last]?.to, people[last + 1]?.from))) last++
        const leavers = people.slice(0, last + 1)
        if (leavers.at(-1)?.after === 'to' || people.slice(last + 1).some(({ after }) => after !== 'to')) return []
        if (LIMITED_BEFORE.exec(body.plain.slice(Math.max(0, first.from - 40), first.from))?.[1] === 'er') return []
        const reason = /\bdev(?:r|ir)/.test(plain) ? ('transfer' as const) : null
        // Where no word of the sentence says more than that, it is read whole.
        const words = [...leavers]
          .reverse()
          .reduce((left, { from, to }) => left.slice(0, from - sentence.from) + left.slice(to - sentence.from), plain)
        const known =
          people.length === leavers.length && (words.match(/[a-z]+/g) ?? []).every((word) => OF_LEAVING.test(word)) ? [sentence] : []
        return leavers.map(({ name }) => ({
          statement: { kind: 'departure', person: name, role: 'authorised_signatory', on: null, reason },
          from: first.from,
          to: match.to,
          known,
        }))
      })
    : []
/** His leaving, since when, and that his power ends with it. */
const OF_LEAVING = ofStems(
  'n?[iu]n n?d[ae]n [dt][ae]n ve ile de da ise sirket- ortak ortaklar ortaklardan ortaklarindan ortag- ortaklik- ortaklig- ortakliktan ortakligindan komandite kollektif kendi istegiyle rizasiyla arzusuyla ayril- cik cikmis- cikaril- cekil- ihrac edil- olun- istifa et- ederek etmis- tarih- itibar- bu suretle boylece olup olmakla temsil- ilzam imza- yetki- yetkisi s[ae]lahiyet- idare- sona er- ermis- son bul- bulmus- nihayet- karar veril- verilmis- verildi tescil ilan olunur',
)
const SAID_LAST = /m[iu]st[iu]r(?:l[ae]r)?\W*(?:\([^()]*\)\W*)*$|m[iu]sl[ae]rd[iu]r\W*(?:\([^()]*\)\W*)*$/
/** He may go on to sign otherwise. */
const GOES_ON = /\b(?:devam|mumessil|vekil|mudur)[a-z]*|\bimza[a-z]* (?:ile )?(?:temsil|ilzam)/

const AS = `(?:${KIND} |yeni )?(?:ortak|serik)(?: olarak| s[iu]fat[iu](?:yla| ile|yle)?| olmak uzere)`
const INTO = '(?:(?:is ?bu )?(?:sirkete|sirketimize|ortakliga|sirket ortakligina|ortaklar arasina) )'
const CAPITAL = `(?:${AMOUNT}${LIRA}(?:['’]?l[iu]k)? ?(?:sermaye|hisse|pay)(?:si|s[iu]|payi)?(?:yla|yle| ile| karsiligi(?:nda)?| koyarak| koymak suretiyle| taahhut ederek)? )?`
const JOIN = 'gir katıl alın dahil·ol dahil·edil iştirak·et ithal·edil kabul·edil kabul·olun'
const JOINED = `(?:${formsOf(JOIN, 'said')}|(?:gir|kat[iu]l|al[iu]n)m[iu]s)`
/** Where he lives and by which number he is known, where the register prints it as it does. */
const IDENTITY = `(?:[^;.:]{0,120}(?:ikamet eden|ikametli|mukim|uyruklu|kimlik no['’]?l[iu]|numarali),? )?`
const HEAD = `^(?:\\W|\\b(?:ortaklar|ve|yeni|madde|\\d{1,2}|bu|suretle|ayrica|haricten|disaridan|hisseyi|devralan|adi|gecen)\\b)*${IDENTITY}`
/** How it is said, with somebody's name as a mark: he joins, is taken in, becomes one of the other kind. */
const ENTERS: readonly RegExp[] = [
  `${HEAD}¤(?: [,;])? ${CAPITAL}${INTO}?${CAPITAL}${AS} ${INTO}?${CAPITAL}${JOINED}`,
  `${HEAD}${INTO}?${CAPITAL}${AS} ¤(?: da| de)? ${INTO}?${CAPITAL}${JOINED}`,
  `${HEAD}¤(?:['’]?n?[iu]n)? ${CAPITAL}${INTO}?${AS} ${INTO}?(?:alinmasina|kabulune|girmesine|katilmasina|istirakine|dahil edilmesine)`,
  `${HEAD}${INTO}?${AS} ¤(?:['’]?n?[iu]n)? ${INTO}?(?:alinmasina|kabulune|girmesine|katilmasina|istirakine|dahil edilmesine)`,
  `${HEAD}(?:${KIND} orta[kg][a-z]* )?¤(?: ise)? ${CAPITAL}${KIND} (?:ortak (?:ol|yapil)m[iu]st?[iu]?r?|ortakliga (?:gecmis|alinmis|kabul edilmis)(?:t[iu]r)?)`,
].map((pattern) => new RegExp(`${pattern}(?:t[iu]r|l[ae]rd[iu]r)?(?:,| ve| olup)?(?: karar veril(?:mistir|di))?\\W*(?:\\([^()]*\\)\\W*)*$`))
/** "A komandite ortak olarak şirkete girmiştir": he is a partner, of the kind that the words say, with what they say that he brings. */
export const enteredPartnerRule: Rule = once((body) => {
  if (!isPartnership(body)) return []
  const begin = bodyStart(body)
  return clausesOf(body).flatMap(({ from: at, to, sentence }): Found[] => {
    const from = Math.max(at, begin)
    const people = from < to ? partiesIn(body, from, to) : []
    const [first] = people
    const last = people.at(-1)
    if (!first || !last || people.some(({ name }) => isEntity(name))) return []
    if (people.slice(1).some((each, which) => !isListed(body.plain.slice(people[which]?.to, each.from)))) return []
    const plain = body.plain.slice(from, first.from) + '¤' + body.plain.slice(last.to, to)
    const said = ENTERS.map((pattern) => pattern.exec(plain)).find((match) => match !== null)
    const whole = body.plain.slice(sentence.from, sentence.to)
    if (!said || SENTENCE_BINDS.test(whole)) return []
    if (/(?:s|l[ae]r)[iu]n[ae],?$|kabulune/.test(said[0].trim()) && !IS_DECIDED.test(whole)) return []
    const sums = matchesIn(body, SUM, from, to)
    const amount = people.length === 1 && sums.length === 1 ? amountOf(sums[0]?.printed(1)) : null
    return people.map(({ name, from: begins }) => ({
      statement: { kind: 'shareholding', person: name, amount, shares: null, ratio: null },
      from: Math.min(begins, kindBefore(body, from, first.from) ?? begins),
      to: Math.max(last.to, to - (TAIL.exec(body.plain.slice(from, to))?.[0].length ?? 0)),
    }))
  })
})
const SUM = new RegExp(`${AMOUNT}${LIRA}`, 'dg')
/** Where words before the first of a list begin that say what he enters as. */
const kindBefore = (body: Body, from: number, to: number): number | null => {
  const at = body.plain.slice(from, to).search(/\bkomanditer? (?:ortak|serik) (?:olarak|s[iu]fat)/)
  return at < 0 ? null : from + at
}

/** Partners of a partnership, where a notice names no share of theirs. */
export const partnerRule: Rule = (body) => {
  const shares = shareholdingRule(body).flatMap(({ statement }) => (statement.kind === 'shareholding' ? [statement.person] : []))
  const entered = enteredPartnerRule(body).flatMap(({ statement }) => (statement.kind === 'shareholding' ? [statement.person] : []))
  const held = new Set([...shares, ...entered, ...foundersIn(body).map(({ name }) => name)].map(plainLetters))
  const seen = new Set<string>()
  if (!isPartnership(body)) return []
  return partnersIn(body).flatMap(({ name, limited, listed, from, to }): Found[] => {
    const key = plainLetters(name)
    const sentence = sentencesOf(body).find((each) => each.from <= from && to <= each.to)
    // Of a sentence that says no more than that all whom it names are told.
    const only = sentence !== undefined && saysOnlyPartners(body, sentence, partnersIn(body))
    // Whom a decision calls a general partner by the way was one before; a limited one is none who represents.
    const none = HAS_NONE.exec(body.plain.slice(to, to + 60))
    if (
      seen.has(key) ||
      (!only && (limited === true ? !listed && none === null && !body.established : !listed)) ||
      (limited !== true && (held.has(key) || none !== null))
    )
      return []
    seen.add(key)
    const statement = { kind: 'shareholding' as const, person: name, amount: null, shares: null, ratio: null }
    const known = only && sentence ? { known: [sentence] } : {}
    // That he has no power is more than who he is.
    return [
      { statement, from, to, ...known, ...(none !== null && !body.established ? { left: [{ from: to, to: to + none[0].length }] } : {}) },
    ]
  })
}
