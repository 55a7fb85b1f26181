/**
 * What becomes of groups of signatories in a later notice: somebody's power ends, another is put into his group, the others go on ("…'nın (B) grubu imza
 * yetkisinin kaldırılmasına, yerine tayin olunan …'nın (B) grubuna dahil edilmesine, diğer imza yetkililerinin aynen devamına"). How a group signs an
 * earlier notice says. A clause is read word by word: each is a person, what he is, a group, a power, why and from when, or a verb; with any
 * other it says nothing here.
 */
import { appointment } from '../fact/stated.ts'
import { type Body, type Found, once, type Rule, type Span } from '../fact/found.ts'
import { groupName } from '../fact/office.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, type Party, partiesIn } from '../text/names.ts'
import { ASKED, ENDS_REFUSED, LEFT_OPEN } from '../text/refusal.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { IF } from './given.ts'
import { isDuty } from './group-lists.ts'
import { bodyStart } from './offices.ts'

type Form = 'said' | 'decided' | 'linked'
type Token = Span &
  (
    | { is: 'who'; party: Party }
    | { is: 'group'; group: string; to_it: boolean }
    | { is: 'day'; on: IsoDate }
    | { is: 'ends' | 'joins' | 'becomes' | 'is_given' | 'stays'; form: Form }
    | {
        is:
          | 'title'
          | 'cause'
          | 'held'
          | 'power'
          | 'with_power'
          | 'signatory'
          | 'instead'
          | 'office'
          | 'rest'
          | 'as_decided'
          | 'decided'
          | 'mark'
      }
  )
/** Each kind by a letter, so that a clause is told by their order. */
const LETTERS: Record<Token['is'], string> = {
  who: 'N',
  group: 'G',
  day: 'D',
  ends: 'E',
  joins: 'I',
  becomes: 'V',
  is_given: 'W',
  stays: 'S',
  title: 'T',
  cause: 'C',
  held: 'H',
  power: 'P',
  with_power: 'p',
  signatory: 'Q',
  instead: 'Y',
  office: 'O',
  rest: 'R',
  as_decided: 'B',
  decided: 'K',
  mark: ',',
}

const GRADE =
  /\(?["“']?(?:([a-h])(?=["”']?\)? ?gru[bp])|(birinci|ikinci|ucuncu|dorduncu|[1-4](?=["”']?\)?\.? derece)|i{1,3}(?=["”']?\)?\.? derece)))["”']?\)?\.? ?(?:(grubuna|gruba|dereceye|derecesine)|grubunda(?:ki)?|grubu|grup|derece(?:de|den|li|si)?)(?![a-z])/y
const BECAUSE = '(?:sebebiyle|sebebi ile|nedeniyle|nedeni ile|dolayisiyla|dolayisi ile|dolayi|hasebiyle|uzerine|icin)'
const AWAY =
  '(?:(?:sirket|banka|muessese|sube|kurum|ortaklig|kooperatif)(?:imiz|miz|umuz)?(?:d[ae]n|teki gorevinden|daki gorevinden|deki gorevinden)|(?:bu |eski )?gorevinden|vazifesinden|isten|isinden)'
const CAUSE = new RegExp(
  `(?:${AWAY} |emekliye )?(?:ayril(?:mas[iu]|mis (?:olmas[iu]|bulunmas[iu])|d[iu]g[iu])(?:nd[ae]n)? ${BECAUSE}|ayrildigindan|ayrilmis (?:oldugundan|bulundugundan|olmakla)|(?:istifas[iu]|istifa etmesi|alinmas[iu]|emekli olmas[iu]) ${BECAUSE})|(?:(?:yurt ?disina|baska (?:bir )?(?:goreve|yere|subeye|vazifeye)|merkeze|genel mudurlug(?:e|umuze)|[a-z]{3,} subesine) )?(?:tayin|nakl|atanma|nakledilme)(?:s?[iu]) ${BECAUSE}|(?:is akdi|hizmet akdi|is sozlesmesi)n?(?:in)? (?:feshi|feshedilmesi|sona ermesi) ${BECAUSE}`,
  'y',
)
const DAY = new RegExp(
  `${DATE}(?:['’]?\\s?(?:d[ae]n|t[ae]n))?(?: (?:tarih|gun)(?:i|u|inden|unden|inde|unde|ten|den)?)?(?: (?:itibar(?:en|[iu]yl[ae]|[iu] ile)))?(?: (?:gecerli|muteber) olmak uzere)?(?![a-z])`,
  'y',
)
const VOICE = (stem: string): [Form, RegExp][] => [
  ['decided', new RegExp(`(?:${stem})m[ae](?:s|l[ae]r)[iu]n[ae](?![a-z])`, 'y')],
  ['said', new RegExp(`(?:${stem})(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|[dt][iu](?:l[ae]r)?)(?![a-z])`, 'y')],
  ['linked', new RegExp(`(?:${stem})m[iu]s(?: olup| ve)?(?![a-z])`, 'y')],
]
const DO = '(?:edil|olun|kilin)'
const ENDS: [Form, RegExp][] = [
  ...VOICE(`kaldiril|iptal ${DO}|ilga ${DO}|geri alin|son veril|ref ${DO}|nez ?${DO}|sona erdiril`),
  ['decided', /(?:iptal|ref|nez|ilga)['’]?(?:s?ine)(?![a-z])|sona er(?:mesine|digine)(?![a-z])|sona erdiklerine(?![a-z])/y],
  ['said', /(?:sona er|son bul)(?:mist[iu]r|misl[ae]rdir|di|mus?tur)(?![a-z])/y],
  ['linked', /(?:sona er|son bul)m[iu]s(?: olup| ve)?(?![a-z])/y],
]
const JOINS: [Form, RegExp][] = VOICE(
  `(?:imza (?:yetkili|sahip|s[ae]lahiyetli)ler[iu] (?:arasina|meyanina|icine) )?(?:(?:dahil|ilave|ithal) ${DO}|alin|eklen|katil|gecir(?:il)?|yerlestiril|yer al|dahil ol)`,
)
const BECOMES: [Form, RegExp][] = [
  ...VOICE(
    `(?:tayin|nasp|nasb|intihap) ${DO}|nasbolun|atan|secil|getiril|gorevlendiril|belirlen|yetkilendiril|yetkili kilin|techiz ${DO}|donatil`,
  ),
  ['decided', /(?:tayin|atama|intihab|techiz)(?:s?ine|larina|lerine)(?![a-z])/y],
]
const GIVEN: [Form, RegExp][] = VOICE('veril|tanin')
const AS_IT_IS = '(?:(?:aynen|eskisi gibi|oldugu gibi|ayni sekilde|halen|degismeksizin|degismeden) )*'
const STAYS: [Form, RegExp][] = [
  [
    'decided',
    new RegExp(`${AS_IT_IS}(?:devam(?:in[ae]|larin[ae]| etmesin[ae]| etmelerin[ae])|ibkasina|ipkasina|baki kalmasina)(?![a-z])`, 'y'),
  ],
  [
    'said',
    new RegExp(
      `${AS_IT_IS}(?:devam (?:etmektedir(?:l[ae]r)?|ed[ae]c[ae]kt[iu]r|ed[ae]c[ae]kl[ae]rdir|ed[ae]r(?:l[ae]r)?)|sur(?:mektedir|ecektir)|bakidir|baki kalmistir)(?![a-z])`,
      'y',
    ),
  ],
]
const WORDS: [Exclude<Token['is'], 'who' | 'group' | 'day' | 'ends' | 'joins' | 'becomes' | 'is_given' | 'stays' | 'title'>, RegExp][] = [
  ['cause', CAUSE],
  [
    'held',
    /(?:(?:kendi(?:si|leri)?ne|kendisinin|kendilerinin|uhdesindeki|uhdesinde bulunan) )?(?:(?:evvelce|evvelden|daha once|onceden|daha evvel|bundan once|halen) )?(?:(?:taninm[iu]s|verilm[iu]s)(?: olan| bulunan)?|tanin[ae]n|veril[ae]n|haiz (?:oldugu|bulundugu)|sahip (?:oldugu|bulundugu))(?![a-z])|(?:kendi(?:si|leri)?ne|kendisinin|kendilerinin|uhdesindeki|mevcut)(?= \(?["“']?(?:[a-h]["”']?\)? ?gru|birinci|ikinci|ucuncu|[1-4]\.? d|imza|temsil))/y,
  ],
  ['with_power', /(?:sirket(?:imizi|i) |banka(?:miz|y)i |subeyi )?imza (?:yetki|s[ae]lahiyet)(?:s?i|leri)?(?:yle| ile)(?![a-z])/y],
  ['power', /(?:imza|temsil|ilzam)(?: ve (?:imza|temsil|ilzam))? (?:yetki|s[ae]lahiyet)(?:si|leri|i)(?:n[iu]n|n[ae])?(?![a-z])/y],
  [
    'signatory',
    /imza(?:ya)? (?:yetkilisi|yetkilileri|yetkili|sahibi|sahipleri|s[ae]lahiyetlisi)(?: olarak| sifati(?:yla| ile))?(?![a-z])(?! (?:arasina|meyanina|icine))/y,
  ],
  [
    'instead',
    /(?:onun |bunun |adi gecenin |kendisinin )?yer(?:ler)?ine(?: (?:tayin (?:olunan|edilen)|atanan|secilen|gelen|getirilen|gorevlendirilen|gecen|ise|bu gorev(?:e|lere)))*(?![a-z])/y,
  ],
  [
    'rest',
    /(?:ve )?(?:diger|sair|geri kalan|kalan|oteki)(?: butun| tum)?(?: (?:[a-h]|birinci|ikinci)(?: ve (?:[a-h]|ikinci))? (?:grub[iu]|derece))? (?:imza (?:yetki(?:li)?|s[ae]lahiyet(?:li)?|sahip|sahib)(?:si|leri|i|ler)?|yetkili(?:ler)?|imza)(?:n[iu]n|[iu]n)?(?: (?:imza )?(?:yetki|s[ae]lahiyet)(?:si|leri|i)(?:n[iu]n)?)?(?: ise| de| da)?(?![a-z])/y,
  ],
  [
    'as_decided',
    new RegExp(
      `(?:${DATE} (?:tarih|gun)(?:li|lu)?(?: ve|,)? )?(?:\\d[\\d/-]{0,9} (?:sayili|no['’]?lu|numarali) )?(?:yonetim kurulu |idare meclisi )?(?:karar(?:imiz|lar[iu]miz|i|lari)?(?:da|daki|nda|ndaki)?|sirkuler(?:imiz|i)?(?:de|deki)?)(?: (?:vechile|geregince|uyarinca|mucibince|dairesinde|cercevesinde|dahilinde|gibi|uzere|esaslar(?: dahilinde| cercevesinde)?|sekilde|belirtilen|gosterilen|yazili))+(?![a-z])`,
      'y',
    ),
  ],
  [
    'decided',
    /(?:(?:ittifakla|muttefikan|oy ?birlig[iu](?:yle| ile)?|oy ?coklug[a-z]*(?: ile)?|mevcudun|ekseriyetle) )*karar (?:veril(?:di|mis(?:tir)?)|alin(?:di|mis(?:tir)?)|ver(?:di(?:ler)?|mis(?:tir|lerdir)?)|kilin(?:di|mistir))(?![a-z])/y,
  ],
  [
    'mark',
    /[,;.:]|(?:ve|ile|ise|ayrica|da|de|bu suretle|boylece)(?![a-z])|(?:bay|bayan|sayin|sn\.?)(?![a-z])|(?:karar )?(?:no\.?|numarasi)\s?:?\s?\d[\d/]*(?: ?[-–] ?\d[\d./]+)?|\d{1,2}\s?[-.)](?= )|[a-h]\)(?= )|\((?:\d[\da-z/]*)\)/y,
  ],
]
const OFFICE =
  /((?:[a-z]+ ){1,6}?)(?:olarak|sifati(?:yla| ile))(?![a-z])|(?:[a-z]+ ){0,5}?(?:mudur|muavin|yardimci|sef|direktor|uzman|koordinator|yonetmen|vekil)l[iu][kg](?:[iu]n)?[ae](?![a-z])/y
/** Words of a title that say more of him than what he is. */
const TELLS_MORE =
  /\b(?:eski|onceki|sabik|yeni|vefat|istifa|merhum|[a-z]*(?:il|in|un|an|ed|ol|yap|et)[ae]n|[a-z]+m[iu]s|[a-z]+[dt][iu]g[iu]|haric|disinda|yalniz|ancak)\b/

/** The numbers at the end of a notice. */
const NUMBERS = /(?:[\s.]*\(?[\da-z][\da-z/]{0,9}\)(?:\([\da-z/]{2,10}\))?)+[\s.]*$/
/** A clause as its known parts, in their order; null where one of its words is none. */
const tokensIn = (body: Body, { from, to: end }: Span): Token[] | null => {
  const to = end - (NUMBERS.exec(body.plain.slice(from, end))?.[0].length ?? 0)
  const plain = body.plain.slice(0, to)
  const people = partiesIn(body, from, to)
  const tokens: Token[] = []
  let at = from
  const eat = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(plain)
  }
  const add = (token: Token): void => {
    tokens.push(token)
    at = token.to
  }
  next: while (at < to) {
    const blank = /[\s"“”–-]*/y
    blank.lastIndex = at
    at += blank.exec(plain)?.[0].length ?? 0
    if (at >= to) break
    const person = people.find((each) => each.from === at)
    if (person) {
      const ending = /^['’`´]?\s?(?:n?[iu]n|[yn]?[ae]|[yn]?[iu])(?![a-z])/.exec(plain.slice(person.to, person.to + 8))?.[0] ?? ''
      add({ is: 'who', party: person, from: at, to: person.to + (person.after === null ? 0 : ending.length) })
      continue
    }
    const grade = eat(GRADE)
    if (grade && (grade[1] === undefined || /\p{Lu}/u.test(body.text.slice(at, at + 3)))) {
      add({
        is: 'group',
        group: groupName(grade[1] ?? grade[2] ?? /i{1,3}/.exec(grade[0])?.[0] ?? ''),
        to_it: grade[3] !== undefined,
        from: at,
        to: at + grade[0].length,
      })
      continue
    }
    for (const [is, pattern] of WORDS) {
      const words = eat(pattern)
      if (!words) continue
      add({ is, from: at, to: at + words[0].length })
      continue next
    }
    for (const [is, forms] of [
      ['ends', ENDS],
      ['joins', JOINS],
      ['becomes', BECOMES],
      ['is_given', GIVEN],
      ['stays', STAYS],
    ] as const)
      for (const [form, pattern] of forms) {
        const words = eat(pattern)
        if (!words) continue
        add({ is, form, from: at, to: at + words[0].length })
        continue next
      }
    const day = eat(DAY)
    const on = day ? printedDate(day[1], day[2], day[3]) : null
    if (day && on !== null) {
      add({ is: 'day', on, from: at, to: at + day[0].length })
      continue
    }
    const office = eat(OFFICE)
    if (office && !people.some((each) => each.from < at + office[0].length && each.from >= at) && !TELLS_MORE.test(office[0])) {
      if (office[1] === undefined || isDuty(office[1])) {
        add({ is: 'office', from: at, to: at + office[0].length })
        continue
      }
    }
    const named = people.find((each) => each.from > at)
    const title = named ? plain.slice(at, named.from) : ''
    if (named && isDuty(title) && !TELLS_MORE.test(title)) {
      add({ is: 'title', from: at, to: named.from })
      continue
    }
    return null
  }
  return tokens
}

/** What a clause decides by the order of its parts. */
const MANY = '(?:T?N,*)'
const ENDED = new RegExp(`^,*(?:D,*)?${MANY}+(?:D?C,*|D,*)*H?G?P,*(?:D?C,*|D,*)*E[K,]*$`)
const LEFT_WITH_CAUSE = new RegExp(`^,*D?C,*${MANY}+H?G?P,*E[K,]*$`)
/** "…'nın görevinden alınmasına ve imza yetkisinin iptaline": of whom the clause before says that he goes. */
const HIS_ENDED = /^,*(?:D,*)?H?G?P,*(?:D,*)?E[K,]*$/
const GOES = /\b(?:gorev|vazife|is)[a-z]* (?:son veril|alin|ayril|uzaklastiril|affedil|azl|cekil)|\bistifa|\bazl|\bayril|\bcekil/
const JOINED = new RegExp(`^,*(?:D,*)?(?:Y,*)?(?:O,*)?(?:${MANY}+D?,*(?:O,*)?G|G,*${MANY}+)D?,*I[K,]*$`)
const MADE = new RegExp(
  `^,*(?:D,*)?(?:Y,*)?(?:O,*)?(?:${MANY}+D?,*(?:O,*)?GQ|GQ,*${MANY}+|(?:O,*)?G[pP],*${MANY}+|${MANY}+D?,*(?:O,*)?Gp(?:O,*)?)D?,*V[K,]*$`,
)
const EMPOWERED = new RegExp(`^,*(?:D,*)?(?:Y,*)?(?:${MANY}+D?,*GP|GP,*${MANY}+)D?,*W[K,]*$`)
const KEPT = new RegExp(`^,*(?:${MANY}+G,*)+[PQ]?,*S[K,]*$`)
const OTHERS_GO_ON = /^,*RB?,*S[K,]*$/

type Change = Clause & { tokens: Token[]; of?: string; does: 'ends' | 'joins' | 'keeps' | 'rest' }
const changesIn = once((body: Body): Change[] => {
  if (!/\b(?:grub|grup|derece)|\bimza (?:yetki|s[ae]lahiyet)/.test(body.plain)) return []
  const begin = bodyStart(body)
  return clausesOf(body).flatMap((clause, which, clauses): Change[] => {
    if (clause.to <= begin) return []
    const list = listOf(body, clause.sentence)
    const words = body.plain.slice(list.from, list.to)
    const plain = body.plain.slice(Math.max(begin, clause.from), clause.to)
    if (
      !/\b(?:grub|grup|derece|imza)/.test(plain) ||
      IF.test(words) ||
      ASKED.test(words) ||
      LEFT_OPEN.test(words) ||
      ENDS_REFUSED.test(words)
    )
      return []
    const tokens = tokensIn(body, { from: Math.max(begin, clause.from), to: clause.to })
    if (tokens === null) return []
    const order = tokens.map(({ is }) => LETTERS[is]).join('')
    const former = HIS_ENDED.test(order) ? clauses[which - 1] : undefined
    const [leaver, ...more] = former ? partiesIn(body, Math.max(begin, former.from), former.to) : []
    const of =
      former &&
      leaver?.after === 'of' &&
      more.length === 0 &&
      former.sentence.from === clause.sentence.from &&
      GOES.test(body.plain.slice(leaver.to, former.to))
        ? leaver.name
        : undefined
    const does =
      of !== undefined || ENDED.test(order) || LEFT_WITH_CAUSE.test(order)
        ? 'ends'
        : JOINED.test(order) || MADE.test(order) || EMPOWERED.test(order)
          ? 'joins'
          : KEPT.test(order)
            ? 'keeps'
            : OTHERS_GO_ON.test(order)
              ? 'rest'
              : null
    const verb = tokens.findLast((each) => 'form' in each)
    const isSaid = verb && 'form' in verb && (verb.form === 'said' || isDecided(body, list))
    return does !== null && isSaid
      ? [{ ...clause, from: Math.max(begin, clause.from), tokens, does, ...(of === undefined ? {} : { of }) }]
      : []
  })
})
/** A sentence with the items of a list behind it, up to the verb that ends the list. */
const listOf = (body: Body, sentence: Span): Span => {
  const all = sentencesOf(body)
  let at = all.findIndex(({ from }) => from === sentence.from)
  let { to } = sentence
  while (at >= 0 && /[ae],\s*$/.test(body.plain.slice(sentence.from, to)) && to - sentence.from < LONGEST_LIST)
    to = all[++at]?.to ?? to + LONGEST_LIST
  return { from: sentence.from, to }
}
const LONGEST_LIST = 3000
/** Whether a verb at the end of its sentence, or of the list that it is an item of, decides all that stands before it. */
const isDecided = (body: Body, { from, to }: Span): boolean => DECIDED.test(body.plain.slice(from, to))
const DECIDED =
  /\b(?:karar (?:veril|alin|ver|al|kilin)(?:mis|di)|kararlastiril|kabul edil(?:mis|di)|[a-z]{3,}(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r)\b)[a-z]*\W*(?:\(?[\d/a-z]{1,10}\)\W*)*$/

/** From when a change holds that a clause dates; `later`: only after its entry. */
const dayOf = (body: Body, tokens: readonly Token[]): { on: IsoDate | null; later: boolean } => {
  const entered = body.header.registered_on ?? body.header.published_on
  const day = tokens.find((each, at) => each.is === 'day' && tokens[at + 1]?.is !== 'cause')
  const on = day?.is === 'day' ? day.on : null
  return { on, later: on !== null && entered !== null && on > entered }
}

/** Who leaves a group of signatories, who is put into one, and who goes on in his. */
export const groupChangeRule: Rule = (body) =>
  changesIn(body).flatMap(({ from, to, tokens, does, of }): Found[] => {
    const { on, later } = dayOf(body, tokens)
    const people = tokens.flatMap((each, at) => (each.is === 'who' ? [{ ...each, at }] : []))
    if (people.some(({ party }) => isEntity(party.name) || !party.name.includes(' ')) || later) return []
    const first = tokens.find(({ is }) => is !== 'mark')
    const verb = tokens.findLast((each) => 'form' in each)
    if (!first || !verb) return []
    const at = { from: first.from, to: verb.to }
    const known = [{ from, to }]
    switch (does) {
      case 'ends':
        return (of === undefined ? people.map(({ party }) => party.name) : [of]).map((person): Found => ({
          statement: { kind: 'departure', person, role: 'authorised_signatory', on, reason: null },
          ...at,
          known,
        }))
      case 'joins': {
        const group = tokens.find((each) => each.is === 'group')
        return group?.is !== 'group'
          ? []
          : people.map(({ party }): Found => ({
              statement: appointment(party.name, 'authorised_signatory', { group: group.group, ...(on === null ? {} : { from: on }) }),
              ...at,
              known,
            }))
      }
      case 'keeps':
        return people.flatMap(({ party, at: place }): Found[] => {
          const group = tokens.slice(place).find((each) => each.is === 'group')
          return group?.is !== 'group'
            ? []
            : [{ statement: appointment(party.name, 'authorised_signatory', { confirms: true, group: group.group }), ...at, known }]
        })
      case 'rest':
        return []
    }
  })
/** Whom another frame gives an office by the words that put him into a group is put into it by that office. */
export const inOneOffice = (found: Found[]): Found[] => {
  const isJoin = ({ statement }: Found): boolean =>
    statement.kind === 'appointment' && statement.group !== undefined && !statement.confirms && statement.role === 'authorised_signatory'
  const isOfSame = (one: Found, other: Found): boolean =>
    one !== other &&
    one.statement.kind === 'appointment' &&
    other.statement.kind === 'appointment' &&
    fold(one.statement.person) === fold(other.statement.person) &&
    one.from < other.to &&
    other.from < one.to
  return found.flatMap((each): Found[] => {
    if (isJoin(each)) return found.some((other) => !isJoin(other) && isOfSame(each, other)) ? [] : [each]
    const join = found.find((other) => isJoin(other) && isOfSame(each, other))
    return join?.statement.kind === 'appointment' && each.statement.kind === 'appointment' && join.statement.group !== undefined
      ? [
          {
            ...each,
            statement: { ...each.statement, group: join.statement.group },
            more: [...(each.more ?? []), { from: join.from, to: join.to }],
            known: [...(each.known ?? []), ...(join.known ?? [])],
          },
        ]
      : [each]
  })
}
/** Clauses by which the others of a notice's signatories go on: they state nothing. */
export const goOnIn = (body: Body): Span[] => changesIn(body).flatMap(({ does, from, to }) => (does === 'rest' ? [{ from, to }] : []))
