/**
 * Limited agents given to the grades of a directive in free words: "A'nın (A), B ile C'nin (B) derecesinde sınırlı yetkili olarak atanmalarına",
 * "birinci derece imza yetkilisi olarak A'nın, ikinci derece … olarak B'nin". Every word of such a clause is a person, what he does in the
 * company, a grade, the directive, the verb, a term, or says nothing of who or what; with any other it is none, and left to be told. What
 * they may sign stands in the directive alone (TTK 371/7).
 */
import { representation } from '../fact/stated.ts'
import type { Role } from '../fact/fact.ts'
import { AGENTS, BOARD, DIRECTIVE, ENTRY, HOLDERS, LAW, namesHolders } from '../fact/directive-general.ts'
import { type Body, type Found, matchesIn, once, type Rule, type Span } from '../fact/found.ts'
import { NO_TERM, ORDINALS, ROMAN, type Term, termIn } from '../fact/office.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, type Party, partiesIn } from '../text/names.ts'
import { ofStems } from '../text/stems.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { appointed, bodyStart } from './offices.ts'

type Grade = Span & { is: 'grade'; group: string }
type Who = Span & { is: 'who'; name: string }
/** Those of one grade, and where their words stand. */
type Given = Span & { people: Who[]; group: string }

// "(A) derecesinde", "1. Grubunda yer almak üzere", "Grup II imza yetkilisi", "(A) Grubu için öngörülen yetkileri kullanmak üzere"
const GRADE =
  /\(?(?<![a-z\d])(?:(\d|[a-h]|i{1,3}|iv)\)?['’]?\s?[.-]?\s?(?:['’]?[iu]?nc[iu]\s)?|(birinci|ikinci|ucuncu|dorduncu|besinci)\s)(?:\(?(?:\d|i{1,3})\.?\)?\s)?(?:derece|grub|grup)(?! (?:i{1,3}|iv)(?![a-z]))(?:si|s[iu]nd[ae]n?|s[iu]n[ae]|l[iu]|den|de|ye|u|a|undan|unda|una)?\)?(?![a-z])|(?<![a-z])(?:grup|derece) (i{1,3}|iv|[a-h]|\d)(?![a-z\d])/g
const OF_GRADE =
  /^(?:\)? ?(?:icin|bakimindan) (?:ongorulen|belirlenen|taninan|verilen|gosterilen) (?:yetki|imza yetkisi)[a-z]* (?:kullanmak|haiz olmak) uzere)/

/** What makes a directive's agents of those whom a clause names. */
const BY_DIRECTIVE = /\bic yonerge|\byonerge[a-z]*\b|\bsinirli (?:temsil |imza |ve )*yetki/
const ENDS =
  /\b(?:imza (?:yetki|s[ae]lahiyet)(?:si|leri|i)(?:n[iu]n)? (?:veril|tanin)(?:m[ae]s[iu]n[ae]|m[iu]s(?:t[iu]r)?)|(?:atan|secil|belirlen|yetkilendiril|gorevlendiril|getiril)(?:m[ae]s[iu]n[ae]|m[ae]l[ae]r[iu]n[ae]|m[ae]s[iu]|m[ae]l[ae]r[iu]|m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|d[iu]l?[ae]?r?)|tayin(?:i|in[ae]|l[ae]r[iu]|l[ae]r[iu]n[ae])?(?: (?:edil|olun)(?:m[ae]s[iu]n[ae]|m[ae]l[ae]r[iu]n[ae]|m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|d[iu]l?[ae]?r?))?)(?: olup| kararlastiril(?:mis(?:tir)?|di))?(?: (?:oy ?birligi[a-z]* |oy ?coklugu[a-z]* |ile |toplantiya katilanlarin )*karar(?:a)? (?:ver|al|bagla)(?:il|in|n)?(?:m[iu]st[iu]r|d[iu])[a-z]*)?[\s,.;]*(?:\([^()\w]*\w[^()]*\)[^\w(]*)*$/
const WORDS = ofStems(
  `${DIRECTIVE} ${LAW} ${BOARD} ${AGENTS} ${ENTRY} ${HOLDERS} kapsaminda kapsamda cercevesinde dogrultusunda dahilinde nesred- nesrolun- sayi numarali adli dr op uzm av sahibi gunlu uygulanmasi bakimindan olmak toplanti- tevfikan sayin sn ayni subede subesi subemiz- tarihinde yapmak yapmakta ifa gorev- aksine altyapi- otel hastane okul- depo- sevkiyat- kurumsal iletisim- imzaya imzasi yetkisini yetkisi yetkisine yetkileri yetkiyle yetkisiyle sifatiyla sifati yer almak uzere olup bulunmak grubuna dahil ver- oybirligi- oy birligi- adi soyadi asagida asagidaki yazili belirtilen isimleri calismakta bunyesinde- atan- tayin- secil- belirlen- yetkilendir- getiril- atama- yapil- asagidadir muhendis- mimar- eczaci- doktor- bashekim- hekim- avukat- asistan- memur- veznedar- danisman- kontrolor- denetci- ustabasi- formen- santiye- arastirma gelistirme tedarik- zincir- ozel genel- sekreter- teknik- kalite- ar ge pazar- musteri- iliski- risk butce rapor- yatirim- ithalat- ihracat- gumruk- arac- filo- guvenlik- cevre- enerji- elektrik- makine- insaat- yazilim- sistem- ag- ofis- icra- kidemli bas yard- yrd hissedar-`,
)
const OTHER_VOICE = /\b(?:degil|iken|yerine|onay|teklif|oner|iptal|kaldir|son ver|sona er|azl|istifa|sart|kayd[iy]|halinde|takdirde)/
/** What else a sentence that appoints agents decides of them: nothing that the law and the directive do not say. */
const BESIDE = ofStems(
  `${DIRECTIVE} ${LAW} ${AGENTS} ${ENTRY} ${BOARD} degisikli- adi gecen- tayin- gorevlendir- yukarida yetki- munhasiran yalniz yalnizca sadece gosterilen belirtilen ongorulen cizilen yazili tutar- limit- parasal is- konu- duzen- sekil- sinir- cerceve- icinde dahilinde kullan- temsil- ilzam- kapsam- gerekli yapil- icin mudur- herhangi bir gidilme- baskan- aynen et- devam- mevcut musterek munferit beyan- imza- noter- tasdik- merkez oybirligi- oy birligi- ver- toplanti- katil- atama- atan- aksi- alinincaya kadar yururlukte- gecerli olmak- kal- sure-`,
)
const SAYS_NO_MORE =
  /\b(?:yonerge[a-z]* [^;.]*(?:kullan|temsil et|ilzam et)(?:m[ae]l[ae]r[iu]|m[ae]s[iu])n[ae]|(?:degisikli[gk][a-z]* (?:gidilme|yapilma)m[ae]s[iu]n[ae])|(?:tescil|ilan)[a-z]*(?: (?:tescil|ilan|ettiril|edil|olun|v[ei])[a-z]*)*|devam[a-z]*(?: et(?:mesine|melerine))?|(?:yururlukte kal|gecerli ol)(?:masina|malarina)|karar(?:a)? (?:ver|al|bagla)[a-z]*)(?: (?:oy ?birligi[a-z]* |ile )*karar(?:a)? (?:ver|al)[a-z]*)?[\s,.;]*(?:\([\d/)(a-z]*\)\W*)*$/

/** The part of a printed name that tells what somebody does: "İdari İşler Elemanı Ayşe YILMAZ", "Satın Alma Direktörü". */
const TITLE =
  /^(?:\S+ ){0,4}?(?:elemani|direktor[iu]?|koordinatoru?|amiri|bashekimi?|teknikeri|kontroloru|ustabasi|formeni|mudiresi|sorumlusu|uzmani|yoneticisi|yonetmeni|danismani|asistani|muhendisi|eczacisi|gorevlisi|temsilcisi|sekreteri|saymani|mumeyyizi|memuru|sefi|mudur[iu]|yardimcisi) (?=\S+ \S)/
const bareOf = (person: Party): Who => {
  const title = isEntity(person.name) ? 0 : (TITLE.exec(fold(person.name))?.[0].length ?? 0)
  return { is: 'who', name: person.name.slice(title), from: person.from + title, to: person.to }
}

const gradesIn = ({ plain }: Body, { from, to }: Span): Grade[] =>
  [...plain.slice(from, to).matchAll(GRADE)].map((match): Grade => {
    const [, letter, word, behind] = match
    const named = letter ?? behind ?? ''
    const end = from + match.index + match[0].length
    return {
      is: 'grade',
      group: ORDINALS[word ?? ''] ?? ROMAN[named] ?? named.toUpperCase(),
      from: from + match.index,
      to: end + (OF_GRADE.exec(plain.slice(end, to))?.[0].length ?? 0),
    }
  })

/** "Altyapı Müdürü Ayşe YILMAZ", "Sayın Ayşe YILMAZ": the words right before a name that tell what somebody does. */
const TITLE_RUN =
  /(?:(?:\p{Lu}[\p{L}.]*|ve)[ -]){0,6}(?:(?:\p{Lu}\p{L}*)?(?:[Mm]üdürü?|[Dd]irektörü?|[Ss]orumlusu|[Uu]zmanı?|[Yy]önetici(?:si)?|[Kk]oordinatörü?|[Yy]ardımcısı|[Aa]miri|[Ee]lemanı|[Mm]ühendisi?|[Mm]emuru|[Gg]örevlisi|[Dd]anışmanı|[Ss]ekreteri|[Ss]aymanı?)|(?:Müdür|Şef|Üye|Başkan|Temsilci|Vekil)(?:i|ı|ü|u|si|sı)?|Sayın|Sn\.?|Dr\.|Av\.|Prof\.|Doç\.|Op\.|Ecz\.|Eczacı|Başhekim|Avukat|Mimar|Mühendis) $/u
/** Who is given which grade: people and grades in turn, either first. Null where they do not come out even. */
const givenIn = (parts: readonly (Grade | Who)[]): Given[] | null => {
  const found: Given[] = []
  let people: Who[] = []
  const first = parts[0]
  if (!first) return null
  for (const part of parts) {
    const last = found.at(-1)
    if (first.is === 'grade') {
      if (part.is === 'grade') found.push({ people: [], group: part.group, from: part.from, to: part.to })
      else if (last) {
        last.people.push(part)
        last.to = part.to
      }
    } else if (part.is === 'who') people.push(part)
    else {
      found.push({ people, group: part.group, from: people[0]?.from ?? part.from, to: part.to })
      people = []
    }
  }
  return people.length > 0 || found.some((each) => each.people.length === 0) ? null : found
}

const termOf = (plain: string): { term: Term; at: number; end: number } | null => termIn(plain)
const TO_OFFICE = /\bmudurlug(?:u|un)e\b/
const AS_PROXY = /\bticari (?:vekil|temsilci|mumessil)[a-z]*(?= |,|$)/
const OF_BRANCH = /\bsube(?:si|miz)?(?:n[iu]n)? (?:adina|icin|nezdinde|islemleri|is(?:leri)? ile)/

/** What a clause says of the grades of a directive; null where it says anything else. */
type ReadOf = { given: Given[]; term: Term; role: Role | null }
const readIn = (body: Body, clause: Span, lead: string, listed = false): ReadOf | null => {
  const plain = body.plain.slice(clause.from, clause.to)
  if ((!listed && !ENDS.test(plain)) || !BY_DIRECTIVE.test(lead + plain) || OTHER_VOICE.test(plain) || OF_BRANCH.test(plain)) return null
  const grades = gradesIn(body, clause)
  const people = partiesIn(body, clause.from, clause.to)
    .map(bareOf)
    // "Satın Alma Müdürü": two words of what somebody does.
    .filter(({ name }) => !namesHolders(name))
    // "… Ayşe YILMAZ" at the end of a line before "B Grubu": the letter is none of the name.
    .map((person) => {
      const before = grades.find((each) => each.from <= person.from && person.from < each.to && each.to < person.to)
      if (before) {
        const blank = /^\s*/.exec(body.text.slice(before.to, person.to))?.[0].length ?? 0
        const from = before.to + blank
        return { ...person, name: person.name.slice(from - person.from), from }
      }
      const next = grades.find((each) => each.from > person.from && each.from < person.to)
      return next ? { ...person, name: person.name.slice(0, next.from - person.from).trim(), to: next.from } : person
    })
    .filter(({ from, to }) => !grades.some((each) => each.from < to && from < each.to))
  if (grades.length === 0 || people.length === 0 || people.some(({ name }) => isEntity(name) || !name.includes(' '))) return null
  const given = givenIn([...grades, ...people].sort((a, b) => a.from - b.from))
  if (given === null) return null
  const said = termOf(plain)
  let rest = plain
  const blank = (from: number, to: number): void => {
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  }
  for (const { from, to } of [...grades, ...people]) blank(from - clause.from, to - clause.from)
  for (const { from } of people) {
    const before = body.text.slice(Math.max(clause.from, from - 90), from)
    const title = TITLE_RUN.exec(before)?.[0].length ?? 0
    if (title > 0) blank(from - title - clause.from, from - clause.from)
  }
  if (said) blank(said.at, said.end)
  // The ending of a name that stands behind its apostrophe is no word.
  const words = rest.replace(/['’`][a-z]{1,4}(?![a-z])/g, ' ').match(/[a-z]{2,}/g) ?? []
  if (!words.every((word) => WORDS.test(word))) return null
  // "Şubesi müdürlüğüne birinci derece imza yetkisiyle A'nın getirilmesine": his office another frame reads.
  const role: Role | null = TO_OFFICE.test(plain) ? null : AS_PROXY.test(plain) ? 'proxy' : 'authorised_signatory'
  return { given, term: said?.term ?? NO_TERM, role }
}

/** Whether another clause of the sentence says nothing that bounds or takes what this one gives. */
const isKnown = (body: Body, { from, to }: Span): boolean => {
  const plain = body.plain.slice(from, to)
  return SAYS_NO_MORE.test(plain) && (plain.match(/[a-z]{2,}/g) ?? []).every((word) => BESIDE.test(word))
}

const within = (sentence: Span, clauses: readonly Clause[]): Clause[] =>
  clauses.filter((each) => each.from >= sentence.from && each.to <= sentence.to)

type Read = { clause: Span; found: Found[] }
const clausesRead = once((body: Body): Read[] => {
  if (!BY_DIRECTIVE.test(body.plain) || !/\bderece|\bgrub|\bgrup/.test(body.plain)) return []
  const begin = bodyStart(body)
  const clauses = clausesOf(body)
  const all = sentencesOf(body)
  const own = all.flatMap((sentence, at): Read[] => {
    if (sentence.to <= begin || !/\bderece|\bgrub|\bgrup/.test(body.plain.slice(sentence.from, sentence.to))) return []
    // "… iç yönerge gereğince; birinci derece imza yetkilisi olarak …"
    const before = all[at - 1]
    const led = before && /[;:]\s*$/.test(body.plain.slice(before.from, before.to)) ? body.plain.slice(before.from, before.to) : ''
    const parts = within(sentence, clauses).map((each) => ({ from: Math.max(begin, each.from), to: each.to }))
    return parts.flatMap((clause): Read[] => {
      const read = readIn(body, clause, led + body.plain.slice(sentence.from, clause.from))
      if (read === null) return []
      const others = parts.filter((each) => each !== clause)
      const whole = others.every((each) => isKnown(body, each))
      return [{ clause, found: stated(read, clause, whole ? [sentence] : []) }]
    })
  })
  return [
    ...own,
    ...listsIn(body, begin).filter(({ clause }) => !own.some((each) => each.clause.from < clause.to && clause.from < each.clause.to)),
  ]
})

const stated = (read: ReadOf, clause: Span, known: Span[]): Found[] =>
  read.given.flatMap(({ people, group, from, to }): Found[] => [
    ...(read.role === null ? [] : people.map((who): Found => appointed(who.name, read.role as Role, null, read.term, { from, to }))),
    {
      statement: representation(
        people.map(({ name }) => name),
        'limited',
        {
          group,
          until: read.term.until,
        },
      ),
      from,
      to,
      more: [clause],
      ...(known.length > 0 ? { known } : {}),
    },
  ])

/** "… iç yönergeye göre aşağıdaki atamalar yapılmıştır: A Grubu: …": the list stands behind the verb. */
const OPENS_LIST =
  /\b(?:atan|gorevlendiril|tayin edil|belirlen|yapil|secil|yetkilendiril)(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)|m[ae]s[iu]n[ae] karar veril(?:mistir|di)|m[ae]l[ae]r[iu]n[ae] karar veril(?:mistir|di))\s?[:.]\s/dg
const LIST_ENDS = /\.\s|\(\d{5,}|;\s*$/
const LONGEST = 900
const listsIn = (body: Body, begin: number): Read[] =>
  matchesIn(body, OPENS_LIST, begin).flatMap((match): Read[] => {
    const sentence = sentencesOf(body).findLast((each) => each.from < match.from)
    const lead = body.plain.slice(Math.max(begin, sentence?.from ?? 0, match.from - 400), match.to)
    if (!/\basagida(?:ki)?\b|\bsu (?:kisi|atama)/.test(lead.slice(-200)) || !BY_DIRECTIVE.test(lead) || OTHER_VOICE.test(lead)) return []
    const rest = body.plain.slice(match.to, match.to + LONGEST)
    const clause = {
      from: match.to,
      to:
        match.to +
        (LIST_ENDS.exec(rest.replace(/\b(?:\d|dr|av|prof|doc|sn)\. /g, (word) => '_'.repeat(word.length)))?.index ?? rest.length),
    }
    const read = readIn(body, clause, lead, true)
    if (read === null || gradesIn(body, clause)[0]?.from !== clause.from + (/^[\s*•-]*(?:\d\s?[-)]\s?)?/.exec(rest)?.[0].length ?? 0))
      return []
    const whole = { from: Math.max(begin, sentence?.from ?? match.from), to: clause.to }
    return [{ clause: whole, found: stated({ ...read, role: AS_PROXY.test(lead) ? 'proxy' : read.role }, whole, []) }]
  })

/** Limited agents in free words, each with the grade that the directive knows him by. */
export const agentRule: Rule = (body) => clausesRead(body).flatMap(({ found }) => found)

/** Whether what another frame makes of a clause that gives grades is a second reading of it: who is called a manager there was one before. */
export const isOfAgents = (body: Body, { statement, from, to }: Found): boolean =>
  (statement.kind === 'appointment' || statement.kind === 'representation') &&
  clausesRead(body).some(
    ({ clause, found }) =>
      clause.from < to &&
      from < clause.to &&
      (statement.kind === 'representation' || found.some((each) => each.statement.kind === 'appointment')),
  )
