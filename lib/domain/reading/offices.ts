/**
 * Frames of offices: who is elected to one, whose ends, and who acts for a legal entity that holds one. The sentences of the registry's
 * templates and the free prose of decisions are the same frames: a person, an office, a verb, and how they are linked.
 */
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold } from '../kernel/text.ts'
import type { DepartureReason, Role } from '../fact/fact.ts'
import { type Body, type Found, matchesIn, ofWhole, once, type Rule } from '../fact/found.ts'
import { evidenceEnd, evidenceFrom } from '../fact/evidence.ts'
import {
  COUNT,
  countOf,
  groupOf,
  hasTwoNumbers,
  NO_TERM,
  powerRoleOf,
  sinceIn,
  type Term,
  TERM_SAID,
  termBehind,
  termIn,
} from '../fact/office.ts'
import { plainLetters } from '../text/letters.ts'
import { allIn, holds } from '../text/needed.ts'
import { formsOf, isDeath, verb } from '../text/lexicon.ts'
import { caseAfter, isEntity, LISTED, oncePart, owning, partiesIn, peopleIn, type Party } from '../text/names.ts'
import { mend } from '../text/words.ts'
import { isOfBranch } from './branch-scope.ts'
import { isDecided } from './given.ts'
import {
  assignedIn,
  type Chosen,
  comesInPlace,
  ENDS_AS,
  isOfKin,
  type Left,
  type Office,
  FROM_NOW,
  ONLY_AS,
  reasonOf,
  THIS_OFFICE,
} from './assigned.ts'
import { clauseHolding, clausesOf, sentenceHolding, sentencesOf } from './clauses.ts'
import {
  approvedIn,
  changedIn,
  electedAlready,
  electedAndEntered,
  electedAnew,
  electedBelow,
  listedBelow,
  namedAs,
  remainsIn,
  shiftedIn,
  termsSaidIn,
  theyIn,
  windsUp,
} from './elections.ts'
import { isPowerTaken, keepsOffice, losesPart, losesPower } from './kept-power.ts'
import { TILL_WOUND_UP } from './known-words.ts'
import { DEPUTY, HIS_CIRCUMSTANCE, OFFICES } from './office-words.ts'
import { sittingIn } from './sitting.ts'

export type { Chosen } from './assigned.ts'

// The office stands in the brackets before the power to sign.
const POWER = /\(((?:[^()]|\([^()]{0,60}\)){2,90})\)\s*\S{5,9} yetkili\b/g
const BARE_POWER = /^(?:temsile )?yetkili$/

// "Müdürlüğünden (vaki) istifa(sı)": somebody leaves it.
const LEAVES = /^ (?:(?:[a-z]+|[\d./]{8,10}) ){0,5}?(?:istifa|ayril|cekil|azl|azil|alin|uzaklas|affini|emekli|cikaril|dusurul)/
/** Offices of the state: "Vergi Dairesi Müdürlüğü", "Nüfus Müdürlüğünün yazısı". */
const OF_STATE =
  /sicil[a-z]* mudur[a-z]*$|\b(?:nufus|vergi dairesi|tapu|kadastro|emniyet|icra|iflas|gumruk|tarim|milli emlak|(?:il|ilce)) mudurlu[a-z]*$/
/** The registry speaks of its own office; "müdür kararı" is a decision. */
const isRegistry = (plain: string, { from, to }: { from: number; to: number }): boolean =>
  /^ karar(?:i|lari)?\b/.test(plain.slice(to, to + 9)) ||
  (/mudurlug[a-z]*(?:muz|nden|nce)/.test(plain.slice(from, to)) && !LEAVES.test(plain.slice(to, to + LEAVING))) ||
  OF_STATE.test(plain.slice(Math.max(0, from - 24), to))

/** No office is named without one of these. */
const OF_OFFICE =
  /mudur|ortak (?:olarak|gorevi)|bask|reis|kurul|meclis|heyet|uye|aza|komiser|denet|murakip|temsil|yetkili|memur|likidator|kayy|mumessil|vekil|derece|\([^()]/

const KEPT_LONG = 60
const LEAVING = 60
const CANDIDATE = 6
/** Whether those who are chaired are managers: a limited company has no board. */
const isOfManagers = once(
  ({ plain, header: { title } }: Body): boolean =>
    title !== null && /\blimited\b|\bltd\b/.test(fold(title)) && /\bmudurler\b/.test(plain) && !/\byonetim kurul/.test(plain),
)
const isLimited = ({ branch, header: { title } }: Body): boolean => !branch && title !== null && /\blimited\b|\bltd\b/.test(fold(title))
const ONE_MORE =
  /(?<=\b(?:ikinci|ucuncu|dorduncu) (?:bir )?)mudur(?: olarak\b|(?= (?:ol(?:mus|mas|acak|du)|sec|ata|tayin|yap))|l[iu](?:k(?:ler)?|g)[a-z]*)/g
/** "A ve B yönetim kurulu, C denetçi seçilmiştir": the organ alone, between those who are elected to it and the next. */
const ORGAN_ALONE = /(?<=[a-z] )(?:yonetim kurulu|idare (?:meclisi|heyeti))(?:(?=, )| (?:asil|asli)(?=, ))/g
const BETWEEN_NAMES = /^\p{Lu}\S*\s+[^,]+,\s+\p{Lu}/u
/** "Bu üyeliği yanında", "müdürlük görevi uhdesinde kalmak üzere": what somebody is already and stays. */
const KEPT_BESIDE =
  /^[a-z]*(?: gorevi)?(?:nin|n[iu]n)? (?:yaninda|yani sira|uhdesinde kalmak|(?:sakli|baki) kalmak) ?(?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile))?/
/** "A'nın müdürlüğü uhdesinde kalmak üzere B'nin …": he is it already, and only the other is elected; what the clause ends of his is ended. */
const KEEPS_HIS =
  /^['’]?n?[iu]n (?:[a-z]+ ){0,2}?[a-z]+l[iu](?:g[iu]|k gorev[iu]) (?:(?:(?:uhdesinde|uzerinde|sakli|baki) (?:kalmak|olmak)|devam etmek) (?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile)))/

/** What makes a heading of the words of an office. */
const HEADS_ELECTED = /^ secilenler\b(?!\s?[:;])/
const HEAD_LONG = 14
/** "B Grubu İmza Yetkilisi": the grade before the words for who signs. */
const gradeBefore = ({ text, plain }: Body, role: Role, at: number): string | null => {
  if (role !== 'authorised_signatory') return null
  const begin = Math.max(0, at - 40)
  const before = GRADE_BEFORE.exec(plain.slice(begin, at))
  return before
    ? groupOf(text.slice(begin + before.index, at))
    : GRADE_FIRST.test(plain.slice(at, at + 24))
      ? groupOf(text.slice(at, at + 24))
      : null
}
const GRADE_FIRST = /^\(?(?:[a-h]|\d|i{1,3}|birinci|ikinci|ucuncu|dorduncu)\)?\.? ?(?:grubu|grup|derece)\b/
const GRADE_BEFORE =
  /(?<![a-z\d])\(?(?:[a-h]|\d|i{1,3}|birinci|ikinci|ucuncu|dorduncu)\)?\.? ?(?:grubu|grup|derece) (?:(?:sinirli|imza|temsil) )*$/
/** Whoever an entry introduces by his nation or his number. */
const INTRODUCES = /^\s(?:[\d*#]{6,}|t\.?c\.? |(?:[a-z]+ ){1,3}uyruklu\b)/
/** What those may be called who stand under the heading of an office. */
const UNDER: Partial<Record<Role, readonly Role[]>> = {
  board_member: ['board_member', 'board_chair', 'board_vice_chair'],
  manager: ['manager', 'manager_chair'],
}
/** "Ticari Temsilci" in a line of its own, over an entry that introduces who becomes that: it heads the entry and is nobody's office. */
const headsEntry = (body: Body, { role, from, to }: Office): boolean => {
  const { plain, breaks } = body
  if (!breaks.has(to) || !INTRODUCES.test(plain.slice(to, to + INTRODUCED)) || !holdsLine(body, from)) return false
  const end = sentencesOf(body).find((each) => each.to > to)?.to ?? to
  const below = officesIn(body, to, end)
  return below.length > 0 && below.every((each) => each.power || (UNDER[role] ?? [role]).includes(each.role))
}
const INTRODUCED = 60
const holdsLine = ({ plain, breaks }: Body, from: number): boolean => {
  let at = from
  while (at > 0 && !breaks.has(at - 1)) at--
  return /^\W*(?:\d{1,2}\W+)?(?:sirket |yeni |atanan )?$/.test(plain.slice(at, from))
}
/** Offices a clause names, the longest wording of each place. */
export const officesIn = oncePart((body: Body, from, to): Office[] => {
  const plain = body.plain.slice(from, to)
  if (!OF_OFFICE.test(plain)) return []
  const inBrackets = allIn(plain, POWER)
  const powers = inBrackets.flatMap((match): Office[] => {
    const start = from + match.index
    const printed = body.text.slice(start + 1, start + 1 + (match[1]?.length ?? 0))
    const role = BARE_POWER.test(mend(printed).trim()) ? 'authorised_signatory' : powerRoleOf(printed)
    const at = { group: groupOf(printed), power: true, from: start, to: start + match[0].length }
    return role === null ? [] : [{ role, ...at }]
  })
  // "Müdürler kurulu başkanı A'nın başkanlık görevi", "müdürler başkanlığa A'yı": of the managers.
  const ofManagers = /\bmudurler (?:kurulu )?baskan/.test(plain) || isOfManagers(body)
  const all = OFFICES.flatMap(([pattern, office]) =>
    allIn(plain, pattern).map((match): Office => {
      const role = ofManagers && office === 'board_chair' && !/kurul|meclis|heyet/.test(match[0]) ? 'manager_chair' : office
      const end = from + match.index + match[0].length
      // "Başkanlığı'na"
      const to = end + (/^['’`]\s?n[ae]\b/.exec(body.plain.slice(end, end + 5))?.[0].length ?? 0)
      const beside = /^\s?\(([^()]{1,40})\)/.exec(body.text.slice(to, to + 44))
      return {
        role,
        group:
          beside && (role !== 'authorised_signatory' || groupOf(beside[1] ?? '') !== null)
            ? groupOf(beside[1] ?? '')
            : gradeBefore(body, role, from + match.index),
        power: role === 'authorised_signatory' && /^(?:temsile )?yetkili/.test(match[0]),
        from: from + match.index,
        to: beside && /derece|grub/.test(mend(beside[0])) ? to + beside[0].length : to,
      }
    }),
  ).filter((each) => !inBrackets.some((match) => each.from < from + match.index + match[0].length && each.to > from + match.index))
  // "İkinci müdür olarak": where managers run the company, one more of them; elsewhere the head of a department.
  if (isLimited(body))
    for (const match of allIn(plain, ONE_MORE))
      all.push({ role: 'manager', group: null, power: false, from: from + match.index, to: from + match.index + match[0].length })
  for (const match of allIn(plain, ORGAN_ALONE)) {
    const at = { from: from + match.index, to: from + match.index + match[0].length }
    if (BETWEEN_NAMES.test(body.text.slice(body.text.lastIndexOf(' ', at.from - 2) + 1, at.to + 4)))
      all.push({ role: 'board_member', group: null, power: false, ...at })
  }
  // Whose deputy it is: of the office said last before it.
  for (const match of allIn(plain, DEPUTY)) {
    const at = { from: from + match.index, to: from + match.index + match[0].length }
    const before = all.filter((each) => each.to <= at.from).sort((a, b) => a.from - b.from)
    const role = before.at(-1)?.role
    if (role === 'board_chair') all.push({ role: 'board_vice_chair', group: null, power: false, ...at })
  }
  return [...powers, ...all]
    .filter(
      (each) =>
        !isRegistry(body.plain, each) &&
        !headsEntry(body, each) &&
        // "Müdür adayı": who may become one.
        !/^ ?aday/.test(body.plain.slice(each.to, each.to + CANDIDATE)) &&
        // "Genel müdürlükteki yeni görevi nedeniyle": where he goes, and no office of his that the words give or end.
        !/l[iu]kt[ae]ki$/.test(body.plain.slice(each.from, each.to)) &&
        !(/l[iu]g[iu]/.test(body.plain.slice(each.from, each.to)) && KEPT_BESIDE.test(body.plain.slice(each.to, each.to + KEPT_LONG))) &&
        // "Yönetim Kurulu Üyeliğine Seçilenler" heads those of whom each is said what he becomes.
        !(HEADS_ELECTED.test(body.plain.slice(each.to, each.to + HEAD_LONG)) && all.some((other) => other.from > each.to)) &&
        !all.some(
          (other) => other !== each && other.from <= each.from && other.to >= each.to && other.to - other.from > each.to - each.from,
        ),
    )
    .sort((a, b) => a.from - b.from)
})

/** "A'nın rahatsızlığı sebebiyle B'nin …": of him the words only say why another comes. */
const BEFALLS_HIM = new RegExp(`^['’]?\\s?n?[iu]n ${HIS_CIRCUMSTANCE}`)
const FOR =
  /(?:ligi['’`]\s?na|ligi['’`]\s?ne|lugu['’`]\s?ne|l[iu]g[iu]n[ae]|l[iu]g[ae]|l[iu]kl[ae]r[a-z]{1,3}|l[iu]g[iu]n[iu]|olarak|gorev(?:ler)?ine|vazife(?:ler)?sine|sifatiyla|kurulu'?n[da]a|meclisi'?n(?:de|e)|heyeti'?n(?:de|e)|muduru|baskani|reisi|uyesi|azasi|uyeler|azalar|yetkilisi|vekili|yardimcisi|muavini|mumessil|temsilci)$/

/** "A'nın başkanlığa, B'nin başkan yardımcılığına getirilmesine": each office stands behind its holder. */
const standBehind = (people: Party[], offices: Office[]): boolean => {
  const holders = people.filter(({ name, introduced }) => introduced || !isEntity(name))
  const [first, last] = [holders[0], holders.at(-1)]
  return first !== undefined && last !== undefined && (offices[0]?.from ?? 0) >= first.to && (offices.at(-1)?.from ?? 0) >= last.to
}

// "Daha önceden Müdür görevi olan … A'nın önceki bu görevi"
const HELD = /^[\s)]*(?:temsile yetkili )?(?:gorevi )?ol(?:an|up)\b/
/** The words of an office, with the "olarak" that may follow them. */
const withOlarak = (plain: string, { from, to }: Office): string =>
  plain.slice(from, to + (/^\s?(?:olarak|gorev(?:ler)?ine|vazife(?:ler)?sine|sifatiyla)\b/.exec(plain.slice(to, to + 14))?.[0].length ?? 0))
const RIGHT_BEHIND = /^['’`]?\s?[a-z]{1,3} (?:de |da |ise |yeniden |tekrar )?$/
const VACATED = String.raw`(?:bosalttigi|biraktigi|bosalan|bosalmis olan) (?:[a-z]+ )?(?:gorev|yer|makam|vazife|mevki)[a-z]{1,2}`
const FOLLOWS = new RegExp(`^[^\\s.;]{0,6}\\s(?:(?:(?!onun|bunun|onlarin|bunlarin|kendi)[a-z]+ )?yer(?:ler)?in[ea]|${VACATED})[\\s,]`)
const IN_PLACE = new RegExp(`\\b(?:yer(?:ler)?ine|${VACATED})\\b`)
const isAs = (plain: string, office: Office): boolean => /(?:olarak|sifatiyla)$/.test(withOlarak(plain, office))
/** "A'nın şube müdürü sıfatıyla (A), B'nin …": the office between a comma and whom it is said of before it. */
const isHisWhoIsSaid = (plain: string, before: Elector, office: Office, person: Elector): boolean =>
  before.after === 'of' &&
  person.after === 'of' &&
  RIGHT_BEHIND.test(plain.slice(before.to, office.from)) &&
  /^[^,;]{0,40}\bsifat[a-z]*\b[^,;]{0,20}[,;]/.test(plain.slice(office.to - ' sifatiyla'.length, person.from))
/** The office of one of the people a clause names: the one said just before him, that of the list he stands in, or the next one said. */
const officeOf = (plain: string, people: Elector[], at: number, offices: Office[], start: number): Office | undefined => {
  const [person, before] = [people[at], people[at - 1]]
  if (!person) return undefined
  // "A'yı başkanlığa, B'yi başkan vekilliğine": the office right behind whom it is given to, each alike.
  const next = (each: Elector): Office | undefined =>
    offices.find(({ from, to }) => from >= each.to && RIGHT_BEHIND.test(plain.slice(each.to, from)) && FOR.test(plain.slice(from, to)))
  if ((person.after === 'object' || person.after === 'of') && people.every((each) => each.after !== person.after || next(each)))
    return next(person)
  const own = standBehind(people, offices)
    ? undefined
    : offices
        .filter(
          (office) =>
            office.to <= person.from &&
            office.from >= (before?.to ?? start) &&
            FOR.test(withOlarak(plain, office)) &&
            !(before && isHisWhoIsSaid(plain, before, office, person)),
        )
        .at(-1)
  // "Başkan A bundan böyle yalnızca üye olarak görev yapacak": the title before him is what he has been.
  const from = own ? offices.find((office) => ONLY_AS.test(plain.slice(person.to, office.from)) && isAs(plain, office)) : undefined
  if (from) return from
  if (own) return own
  // Of him alone is said what stands behind him: "…, B'nin servis yöneticisi sıfatıyla".
  if (
    before &&
    offices.some((office) => office.from >= before.to && office.to <= person.from && isHisWhoIsSaid(plain, before, office, person))
  )
    return offices.find((office) => office.from >= person.to)
  const listed = before !== undefined && LISTED.test(plain.slice(before.to, beginOf(person)))
  // "…, murakıplığa B'nin seçilmesine": an office said before its holder is nobody's who stands before it.
  const ofNext = (office: Office): boolean =>
    !standBehind(people, offices) &&
    FOR.test(plain.slice(office.from, office.to)) &&
    people.some((other) => other.from >= office.to && !offices.some((next) => next.from >= office.to && next.to <= other.from))
  return (
    (listed ? officeOf(plain, people, at - 1, offices, start) : undefined) ??
    offices.find((office) => office.from >= person.to && !ofNext(office)) ??
    // "Müdür A'nın yerine B": the office of the one before him.
    (before && FOLLOWS.test(plain.slice(before.to, person.from)) ? officeOf(plain, people, at - 1, offices, start) : undefined) ??
    offices
      .filter(
        (office) =>
          office.to <= person.from && office.from >= (before?.to ?? start) && /^\s*yerine\b/.test(plain.slice(office.to, office.to + 12)),
      )
      .at(-1) ??
    (new Set(offices.map(({ role }) => role)).size === 1 && !(before && !listed && (offices.at(-1)?.to ?? 0) <= before.from)
      ? offices.at(-1)
      : undefined)
  )
}

// What a meeting elects for itself, and what it only reports, is no office of the company.
const NO_ELECTION = /\b(?:ucret|maas|huzur hakki)(?:i|lari)?n[iu]n\b|toplanti baskan|\bdivan\b|\bkatip|oy toplama|yede[kg]|\bibra\b/
// "Müdürlüğünü A'nın yürüttüğü" tells what is, and decides nothing.
const DECIDED_ONLY = String.raw`\b(?!(?:[a-z]+ )?[a-z]+[dt][iu][gk])`
/** "A'nın yerini B almıştır" */
const TAKES_HIS_PLACE = String.raw`\bal(?:mis|di|mas|acak)[a-z]*(?<=\byer(?:ler)?ini (?:[^.;:, ]+ ){1,6}[a-z]*)`
const OTHERWISE = String.raw`(?<=\byerine )gec(?:m[ei]s[iu](?:n[aei])?|mistir|ecektir)\b|(?<=(?:baskan|vekil|uye|mudur|yardimcis|memur)[a-z]{0,3} )olmus(?:tur|lardir|lar)?\b|\bolarak tescil (?:edil|olun)(?:mis|di)[a-z]*|(?<=(?:baskan|mudur|uye|vekil|yardimcis|memur|temsilci)[a-z]{0,3} )olma(?:si|lari)n[ae]\b|(?<= ile )(?:doldurul|tamamlan|ikmal edil)(?:m[iu]s|d[iu])[a-z]*|${DECIDED_ONLY}(?:${verb('serve', 'will', 'said', 'decided')}|(?<!(?:temsil|ilzam|imza|ortakl)[a-z]* )${verb('go_on', 'said', 'decided')})|\b(?:gorev yapma(?:si|l[ae]ri)n[ae]|mudurlu[a-z]* (?:olarak )?(?:(?!ortakli|[a-z]+m[iu]s\b)[^\s.;]+ ){0,6}?devam[a-z]*|gorev[a-z]* (?:olarak )?(?:(?!ortakli|[a-z]+m[iu]s\b)[^\s.;]+ ){0,6}?devam[a-z]*|(?<!yetki[a-z]{0,8} (?:[a-z]+ ){0,2})devamina\b)|${TAKES_HIS_PLACE}|(?<=\b(?:uyelig(?:e|ine|a|ina)|uyelikler(?:e|ine)) )(?:cagir|davet et)(?:m[iu]s|t[iu])[a-z]*|(?<=\b(?:uyelig(?:e|ine|a|ina)|uyelikler(?:e|ine)) )(?:cagril|davet edil)(?:mas[iu]na|mesine|mis[a-z]*|mes[iu]|mas[iu])|(?<=\buhdesinde )kalma(?:s[iı]|lari)na\b|\b(?:tayin|nasb|intiha[bp])(?:i|ini|ina|ine|lari|larina|leri|lerine)\b|\btemdid(?:i|ine)\b|${verb('extend')}`
/** "Kaydı getirilmiş", "yeterli hale getirilmiş": something else than somebody is brought to where it is. */
const NO_OFFICE = String.raw`(?<!\b(?:(?:iste[gk]|tale[bp]|dile[gk]|istifa|aff)[a-z]{0,4}|kayd[iı]|sart[iı]|kosulu|hale|dile|meydana|zorunlulugu|sinirlama(?:s[iı])?|kisitlama(?:s[iı])?) )`
// Who "had been elected" is told to be in office, and elected to nothing.
const CHOSEN = new RegExp(`(?:${NO_OFFICE}${verb('elect', 'said', 'decided', 'linked')}|${OTHERWISE})(?! (?:olan|bulunan)\\b)`)
const CHOSEN_ALL = new RegExp(CHOSEN, 'g')
export const SAID = new RegExp(
  `${TAKES_HIS_PLACE}|${verb('elect', 'said', 'linked')}|${verb('extend', 'said')}|${verb('serve', 'will', 'said')}|(?:^|\\s)tescil (?:edil|olun)(?:mis|di)[a-z]*|(?:^|\\s)olmus(?:tur|lardir|lar)?\\b`,
)
const SERVES = new RegExp(verb('serve', 'will', 'said'))
const CHOSEN_BY = new RegExp(`${verb('elect', 'decided')}|\\btayin[a-z]*`)
const REMOVED = new RegExp(verb('remove', 'said', 'decided', 'linked'))
/** What is still to come ends nothing. */
const DONE = ['said', 'decided', 'linked', 'whom'] as const
/** Of a power alone: that it is void, and that it fell. */
const VOID = `(?:(?:hukumsuz|gecersiz|munfesih|mulga)(?:d[iu]r(?:l[ae]r)?|t[iu]r(?:l[ae]r)?| (?:ol|kal|kil|kilin|say|sayil|addedil)(?:m[iu]st[iu]r|m[iu]s|[dt][iu]|m[ae]s[iu]n[ae]|d[iu]g[iu]n[ae]))|(?:dus|kalk)(?:m[iu]st[iu]r|m[iu]s|t[iu]|m[ae]s[iu]n[ae])|ilga(?:s[iu]n[ae]| (?:edil|olun)(?:m[iu]st[iu]r|m[iu]s|m[ae]s[iu]n[ae]))|kalmam[iu]s[a-z]*|kalmad[iu](?:g[iu]n[ae])?)(?![a-z])`
export const ENDED = new RegExp(
  String.raw`${verb('end', ...DONE)}|${verb('remove', ...DONE)}|${verb('resign', ...DONE)}|${verb('die', ...DONE)}|(?<!\bkarar[a-z]{0,5} )\biptal[a-z]*|\b(?:azl|azil|istifa|vefat|olum)[a-z]*|\b(?:ref|nez)['’]?i(?:n[aei])?\b|\bhitam[iı]n[ae]\b(?! (?:kadar|dek|degin|dair|iliskin|gore))|\bayril[a-z]*|(?<=l[iu](?:k|g[iu]n)[dt][ae]n )al(?:in)?(?:an|arak|ip|mas|mis|m[ae]|di)[a-z]*|(?<=\bgorev(?:in|lerin|ler)?d[ae]n )aff(?:[iı]|[iı]na|[iı]nin)\b|(?<=\b(?:yetki|s[ae]lahiyet)(?:i|si|leri)?(?:n[iu]n)? (?:[a-z]+ ){0,3})${VOID}`,
)
// "Başkan yardımcısı Ayşe Yılmaz istifa etmiştir": the person is the subject.
const RESIGNED = new RegExp(
  `^,? ?(?:[^\\s.;,]+ ){0,5}?(?:${verb('resign')}|${verb('die')}|gorev(?:in)?den (?:[a-z]+ ){0,4}?ayril|ibra (?:edil|olun)(?:[ae]r[ae]k|ip|mis(?: ve| olup)?),? gorev(?:i|leri)n? sona er)`,
)
const DEAD = /vefat|muteveffa|merhum|\bolumu/g
/** Whether the notice tells elsewhere that the person died: an office's end itself never names its cause. */
const died = ({ plain }: Body, person: string): boolean =>
  allIn(plain, DEAD).some(({ index }) =>
    fold(plain.slice(Math.max(0, index - person.length - 12), index + person.length + 30)).includes(fold(person)),
  )

const sinceWithin = (body: Body, plain: string): string | null =>
  sinceIn(plain) ?? (/\btescil tarihinden itibaren/.test(plain) ? body.header.registered_on : null)

// At a branch whoever signs and holds no office is a signatory.
const SIGNATURE =
  /(?:(?:imza|temsil) |(?<=\b(?:eski|onceki|mevcut) temsilci [^,;]{3,60}['’]\s?n?[iu]n ))(?:yetki(?:si|sinin|leri|lerinin)|s[ae]lahiyet(?:i|inin|leri|lerinin))\b/
// An office that was not legible whole is no power to sign alone: "Yöne tim Kurulu Başkanı görevi olan".
const OTHER_OFFICE = /\b(?:bask|reis|mudur|uye|aza|memur|komiser)[a-z]* gorevi ol/
// Elsewhere a power to sign that is taken back, of whom no office is named.
const SIGNATURE_ENDED = new RegExp(
  `(?:\\b(?:imza|temsil)(?: ve ilzam)?|['’]\\s?n?[iu]n(?: (?:tum|butun|mevcut|munferit|musterek|tek basina))?) (?:yetki(?:si|leri)|s[ae]lahiyet(?:i|leri))n?(?:in|e|ne)?\\s(?:[a-z]+ ){0,3}?(?:${verb('end')}|${verb('remove')}|iptal[a-z]*|(?:ref|nez)['’]?in[ae](?![a-z])|${VOID})`,
)

/** The list that begins with one of the people of a clause ("A, B ve C"). */
const listFrom = (body: Body, people: Elector[], at: number): Party[] => {
  let last = at
  while (people[last + 1] && LISTED.test(body.plain.slice(people[last]?.to, beginOf(people[last + 1])))) last++
  return people.slice(at, last + 1)
}
/** The first of the list that one of the people of a clause stands in. */
const listTo = (body: Body, people: Elector[], at: number): Party | undefined => {
  let first = at
  while (first > 0 && LISTED.test(body.plain.slice(people[first - 1]?.to, beginOf(people[first])))) first--
  return people[first]
}

const TITLES =
  '(?:(?:sirket|sirketin|sirketimiz|yonetim|kurulu|mudurler|idare|meclisi|tasfiye|ticari|vekil|mumessil|temsilci|mumessili|temsilcisi|baskani?|reisi|yardimcisi|vekili|uyesi|uyeleri|uyeler|uye|azasi|azalari|aza|muduru|mudurleri|mudur|memuru|memurlari|sube|yetkilisi|genel|ortagi|ortaklardan|diger|murahhas|muhasip|eski|mevcut|komiser) ?)*'
/** What stands between two people of a list in which each has a title of his own ("başkan A ile üyeler B ve C"). */
const EACH_TITLED = new RegExp(`^(?:['’][a-z]{1,4})?\\s*(?:,|ve|ile)\\s+${TITLES}$`)
/** The end of the list of people, each with a title or none, that begins with one of them. */
const lastOf = (body: Body, people: Party[], at: number): Party | undefined => {
  let last = at
  while (
    people[last + 1] &&
    (people[last]?.after === null || people[last]?.after === people[last + 1]?.after) &&
    EACH_TITLED.test(body.plain.slice(people[last]?.to, people[last + 1]?.from))
  )
    last++
  return people[last]
}

/** What may stand between a person and his office: how long, since when, in which capacity; marks of a scan. */
const BETWEEN = new RegExp(
  String.raw`^[\s,;:.|'"*(-]*(?:(?:t\.? ?c\.? ?)?kimlik (?:no|numarasi)\s?[:.]?\s?[\d*]{5,16}\)\s*)?(?:(?:tescil tarihinden itibaren|aksi(?:ne)? (?:bir )?karar alin(?:in|an)ca(?:ya)? kadar|${TILL_WOUND_UP}|mahkemece|yeniden|tekrar|ayni|sirket(?:in|imizin|imiz|e|imize|te|imizde)?|disaridan|tek|bagimsiz|asil|olarak|gorev yapmak uzere|turk (?:borclar|ticaret) kanunu\S*(?:\s\d+\S*){1,2}(?: \S{1,4})? madde\S* (?:uyarinca|geregince|cercevesinde)|ilk|oybirligi ile|bundan boyle|bundan sonra|artik|yalnizca|sadece|icin|sureyle|de|da|ise)[\s,;:.]*)*$`,
)
const withoutTerm = (plain: string): string => {
  const term = termIn(plain)
  return term ? plain.slice(0, term.at) + plain.slice(term.end) : plain
}
/** "Üç yıl süreyle başkanlığa A'nın, üyeliğe B'nin": the term that stands before all whom a clause elects is of each who has none of his own. */
const termLeading = (lead: string): Term | null => {
  const said = termIn(lead)
  return said && LEADS_ON.test(lead.slice(said.end)) ? said.term : null
}
const LEADS_ON = /^(?:[^a-z]*(?:l[iu]|icin|sureyle|sure|ile|olarak|gorev|yapmak|uzere|yeniden|tekrar|sirket[a-z]*))*[^a-z]*$/
/** Without the name of the place whose branch it is. */
const withoutPlace = (plain: string, { role }: Office): string =>
  role === 'branch_manager' ? plain.replace(/(?<=\s)(?!eski|onceki|sabik|kapan)[a-z]{3,20} $/, '') : plain

// "A, 14.11.2011 tarihli dilekçesi ile yönetim kurulu üyeliğinden ve başkan vekilliğinden istifa etmiştir"
const LEFT = new RegExp(
  `^(?:[^.;:]|(?<=\\d)\\.){0,140}?l[iu](?:g[iu]nd[ea]n|kt[ea]n|(?:k|g[iu]) gorev(?:ler)?inden)\\s(?:[^.;:,]{0,60}\\s)?(?:${verb('resign', 'said')}|${verb('remove', 'said')}|ayril(?:mis|di)[a-z]*|istifa ettigini (?:bildir|beyan et)[a-z]*)`,
)
const OFFICE_HELD = /l[iu][gk]|\bgorev/
/** Whom somebody hands his shares to stands by the way where it is said why he leaves. */
const TAKES_SHARE = /^\S{0,4}\s(?:[a-z]+ ){0,2}?(?:devr|devir|temlik|sat|hibe)/
const HIS_SHARE = /^\S{0,6}\s(?:[^\s.;,]+ ){0,4}?(?:hisse|pay)(?:s?[iu]|l[ae]r[iu])n[iu]n\b/
const OFFICE_TAKEN = /l[iu](?:g(?:[ae]|[iu]n[ae])|kl[ae]r(?:[iu]n)?[ae])$/
const OFFICE_LEFT = /l[iu](?:g[iu]nd|kt)[ea]n$/
/** Whether words name an office as left: "müdürlükten", "müdürlük görevinden". */
const isLeft = ({ plain }: Body, { from, to }: Office): boolean =>
  OFFICE_LEFT.test(plain.slice(from, to)) ||
  // "Üyeliği ve başkan vekilliğinden": the ending of the last is that of both.
  (/l[iu][gk][iu]?$/.test(plain.slice(from, to)) &&
    /^ (?:ve|ile) (?:[a-z]+ ){0,3}[a-z]*l[iu](?:g[iu]nd|kt)[ae]n\b/.test(plain.slice(to, to + NEAR_NAME))) ||
  (/l[iu][gk][iu]?$/.test(plain.slice(from, to)) && /^ gorev(?:ler)?inden\b/.test(plain.slice(to, to + 16)))

const FOR_ENTITY =
  /^(?:\s?['’`]\s?[yn]?[iu](?:n[iu])?)?\s*\(?(?:(?:tuzel kisi(?:ligi|ligini)?|sirket[ia]?|ni|yi)\s)*(?:temsilen|temsil (?:eden|etmekte olan|etmek uzere)|adina|namina)\b/
/** The same with nothing else up to the name of who sits. */
const SITS_FOR = new RegExp(`${FOR_ENTITY.source}\\s+$|^\\s(?:tuzel kisi )?temsilci(?:si|leri)\\s+$`)
const DELEGATE = /^(?:tuzel kisi |gercek kisi )*temsilci(?:si)?(?:\s?[:;-]|\s(?:[a-z.]+ ){1,4}[a-z]+\)$)/
const IN_DELEGATE = /^\s*\(\s*(?:tuzel kisi |gercek kisi )*temsilci(?:si)?\s?[:;-]?\s*$/
const OF_ITS_BRANCH = /^['’`]?\s?n?[iu]n\s(?:[a-z]+ ){0,2}sube/
/** Whoever a participle before him says has left. */
const GONE =
  /(?:istifa eden|ayrilan|vefat eden|azledilen|(?<!\byetki[a-z]* )\buzaklastirilan|(?<=l[iu](?:k|g[iu]n)[dt][ae]n (?:[a-z]+ )?)(?:alinan|cikarilan|cekilen)|emekli olan|(?:hayatini )?kaybeden|kaybettigimiz|yasamini yitiren|(?:rahmetine kavus|hakka yuruy|ebediyete (?:intikal ed|goc))[ae]n|(?:vefat|istifa) ettigi (?:[a-z]+ ){0,4}(?:anlasilan|gorulen|tespit edilen))\s(?:(?!yerine )[a-z]+ ){0,5}$/
const OF_HIM = /^\S{0,4}\s(?:vekili|temsilcisi|avukati|esi|oglu|kizi|babasi|annesi|kardesi|damadi|gelini|torunu|yegeni|mirascisi),?\s$/
const INSTITUTION = /\b(?:fonu|kurumu|bakanligi|idaresi|mudurlugu|mahkemesi|baskanligi)(?:n[iu]n|n[ae]|nc[ae])?$/
const inBracket = (body: Body, from: number, to: number): boolean => body.plain.slice(from, to).includes('(')
/** "Ortaklar A ve B, A'nın ayrılmasını …": who decide stand first, and of them the words behind speak again by name. */
const withoutDeciders = <P extends { name: string; from: number; to: number; after: unknown }>(body: Body, parties: readonly P[]): P[] => {
  const [first] = parties
  const again = parties.findIndex((each, at) => parties.slice(0, at).some(({ name }) => name === each.name))
  const list = parties.slice(0, again)
  const between = (at: number): string => body.plain.slice(list[at]?.to, parties[at + 1]?.from)
  return first &&
    again > 0 &&
    DECIDERS.test(body.plain.slice(Math.max(0, first.from - DECIDERS_LONG), first.from)) &&
    list.every(({ after }) => after === null) &&
    list.every((_, at) => (at === again - 1 ? /^\s?,\s$/ : LISTED).test(between(at)))
    ? parties.slice(again)
    : [...parties]
}
/** "Başkan vekili A'nın yönetim kurulundan ayrıldığı, yerine B": what he leaves is the seat. */
const FROM_ORGAN = /\b(?:kurul|meclis|heyet)(?:u|i)?(?:muz|miz)?nd[ae]n\b/
const DECIDERS = /\b(?:ortak|hissedar|uye)l[ae]r(?:[iu]m[iu]z)? $/
const DECIDERS_LONG = 24
const HIS_SIGNATURE = /^['’`´]?\s?n?[iu]n (?:(?:da|de|atacag[iu]|koyacag[iu]) )?imzas[iu](?:yl[ae]| ile) (?:birlikte|beraber|mustere)/
/** What ends a phrase that is somebody's ("B'nin teklifi üzerine"), and what in it would be of an office, of its end or of a vote. */
const PHRASE_ENDS =
  '(?:uzerine|ile|dogrultusunda|uyarinca|geregi(?:nce)?|gore|ragmen|huzurunda|(?:neden|sebeb|dolayis|istek|isteg|taleb|teklif|oneris|karar|oy|katilim|istirak)[iu]?yl[ae]|[a-z]+(?:il|in|un)[ae]r[ae]k|ol(?:may)?an|devralan|(?:satin )?alan)'
const NOT_BY_THE_WAY =
  '(?:(?:ve|ile|veya|ya|da) |istif|ayril|cekil|vefat|olum|azl|azil|gorev|vazife|yer(?:in|i)|sure|muddet|yil|sene|mudur|uye|aza|baskan|reis|kurul|memur|temsil|ilzam|yetki|s[ae]lahiyet|muster|munferi|birlikte|oy ?(?:birli|coklu)|ittifak|cogunlu|ayni|kendi|sec|ata[mn]|tayin|onun|bunun|m[ae]s[iu]n[ae]|imza(?!s[iu]yla (?:gonderil|yazil|yapil))|tek |cift )'
/** "B'nin teklifi üzerine müdürlüğe A'nın", "B'yi temsil eden A", "B gibi": somebody by the way, before whom the words are about. */
const BY_THE_WAY = new RegExp(
  `^(?:['’\`]?\\s?n?[iu]n (?:(?!${NOT_BY_THE_WAY})[a-z]+ ){1,7}?${PHRASE_ENDS},? (?:(?:sirket|mudur|yonetim|kurul|uye|baskan|tasfiye|memur|olarak|yeni|bir)[a-z]* ){0,4}|['’\`]?\\s?(?:y?[iu] (?:vekaleten )?temsil eden|n?[iu]n yerine (?:vekaleten |gecici olarak )?bakan) (?:(?:sirket|mudur|yonetim|kurul|uye|baskan|olarak)[a-z]* ){0,4}| gibi (?:[a-z]+ ){1,3}(?:olan )?(?:(?:sirket|mudur|olarak)[a-z]* ){0,3})$`,
)
/**
 * Who may be elected: a company whose name only says for whom somebody sits ("X A.Ş.'yi temsilen Ayşe Yılmaz") is not; who acts for an
 * elected one stands in brackets behind it. `of`: the company that somebody sits for.
 */
export const electorateOf = (body: Body, parties: Party[]): Elector[] =>
  parties.flatMap((party, at) => {
    const before = parties[at - 1]
    if (
      before &&
      isEntity(before.name) &&
      inBracket(body, before.to, party.from) &&
      (FOR_ENTITY.test(body.plain.slice(before.to, party.from)) || IN_DELEGATE.test(body.plain.slice(before.to, party.from)))
    )
      return []
    // "X A.Ş., kendisini A temsil etmek üzere": he sits for it.
    if (!isEntity(party.name) && (representsIt(body, party) || sitsForOneBefore(body, party))) return []
    // "Müdür A'nın, şirketi müdür B'nin imzasıyla birlikte …": whose signature stands beside another's.
    if (before && !isEntity(party.name) && party.after === 'of' && HIS_SIGNATURE.test(body.plain.slice(party.to, party.to + 40))) return []
    // "A'nın vekili B": whose he is.
    const following = parties[at + 1]
    if (party.after === 'of' && following && OF_HIM.test(body.plain.slice(party.to, following.from))) return []
    if (following && !isEntity(party.name) && BY_THE_WAY.test(body.plain.slice(party.to, following.from))) return []
    // "X GmbH'nin Türkiye şubesi temsilciliğine": whose branch it is.
    if (isEntity(party.name) && OF_ITS_BRANCH.test(body.plain.slice(party.to, party.to + 60))) return []
    // The company itself holds none of its offices.
    if (isEntity(party.name) && fold(party.name) === fold(body.header.title ?? '')) return []
    // A public fund or office is nobody's name.
    if (INSTITUTION.test(plainLetters(party.name))) return []
    if (!isEntity(party.name)) {
      const of = sittingFor(body, parties, at)
      return [of ? { ...party, of: of.name, begins: of.begins } : party]
    }
    const rest = body.plain.slice(party.to, party.to + 160)
    const bracket = /^\s*\([^()]{3,140}\)/.exec(rest)
    const within = bracket?.[0].trim().slice(1) ?? ''
    if (!bracket || !(FOR_ENTITY.test(within) || DELEGATE.test(within)))
      return FOR_ENTITY.test(rest) || /^\s(?:tuzel kisi )?temsilci(?:si|leri)\b/.test(rest) ? [] : [party]
    // The case ending stands behind the bracket.
    return [
      {
        ...party,
        to: party.to + bracket[0].length,
        after: party.after ?? caseAfter(body.text.slice(party.to + bracket[0].length, party.to + bracket[0].length + 12)),
      },
    ]
  })
/** Whom somebody sits for: the entity right before him ("X A.Ş.'yi temsilen A"), or before the first of the list that its delegates stand in. */
const sittingFor = (body: Body, parties: readonly Party[], at: number): { name: string; begins: number | undefined } | null => {
  for (let first = at; first > 0; first--) {
    const [party, before] = [parties[first], parties[first - 1]]
    if (!party || !before) return null
    const between = body.plain.slice(before.to, party.from)
    if (isEntity(before.name)) {
      if (!SITS_FOR.test(between)) return null
      if (first === at) return { name: before.name, begins: before.from }
      // "X A.Ş. temsilcileri A ve B", "X A.Ş.'yi temsilen A ve B'nin, şahsen C'nin": of all of the list.
      const rest = body.plain.slice(parties[at]?.to, clauseHolding(body, before.to)?.to)
      return /temsilcileri\s*$/.test(between) || OF_HIS_OWN.test(rest) ? { name: before.name, begins: undefined } : null
    }
    if (before.after !== null || !LISTED.test(between) || OF_HIS_OWN.test(between)) return null
  }
  return null
}
/** Who follows sits for himself, and not for the entity that was named. */
const OF_HIS_OWN = /\b(?:sahsen|kendi adina|kendi namina|bizzat|gercek kisi ortak)/
/** `begins`: where the name of the legal entity stands that he sits for. */
type Elector = Party & { of?: string | null; begins?: number }
const beginOf = (person: Elector | undefined): number | undefined => person?.begins ?? person?.from
/** Whether somebody is named by the way as he who represents the legal entity that is elected. */
export const representsIt = ({ plain }: Body, { from, to }: Party): boolean =>
  /\bkendi(?:si)?ni (?:[a-z]+ ){0,3}$/.test(plain.slice(Math.max(0, from - REPRESENTS), from)) &&
  /^[,\s](?:[a-z]+ ){0,3}?temsil et(?:mek|mesi) (?:uzere|kaydi(?:yla| ile)|suretiyle|sarti(?:yla| ile))/.test(
    plain.slice(to, to + REPRESENTS),
  )
const REPRESENTS = 70
/** "A'nın üstlendiği müdürlükten", "A'nın bıraktığı başkan vekilliğini": an office that is said to be his is none that he is elected to. */
const isHisTillThen = ({ plain }: Body, { after, to }: Party, office: Office): boolean =>
  after === 'of' && HIS_TILL_THEN.test(plain.slice(to, Math.max(to, office.from)))
const HIS_TILL_THEN =
  /^['’`´]?\s?n?[iu]n,? (?:[a-z]+ ){0,4}?[a-z]{2,}[dt][iu]g[iu] (?:(?:sirket|yonetim|kurulu|bu|genel|sube)[a-z]* ){0,3}$/
/** "Bu şirket namına A ve B'nin gerçek kişi temsilci olarak belirlenmelerine": they sit for the entity that the words before elect. */
const sitsForOneBefore = ({ plain }: Body, { from, to }: Party): boolean =>
  SITS_FOR_IT.test(plain.slice(to, to + REPRESENTS)) && FOR_ONE_BEFORE.test(plain.slice(Math.max(0, from - 2 * REPRESENTS), from))
const SITS_FOR_IT = /\bgercek kisi(?: olarak)? temsilci/
const FOR_ONE_BEFORE = /\b(?:bu|anilan|adi gecen|soz konusu|mezkur) (?:sirket|tuzel kisi|ortak)[a-z]*\s?(?:adina|namina|temsilen)\b[^.;]*$/
const BRACKET_END = /\([^()]{3,140}\)$/

/** Who follows a name in a list of the same case ("A, B ve C'nin"): the case of the last counts for all. */
const declined = (body: Body, people: Elector[]): Elector[] => {
  let after: Party['after'] = null
  let next: Elector | undefined
  return [...people]
    .reverse()
    .map((person) => {
      const between = next ? body.plain.slice(person.to, beginOf(next)) : ''
      after = person.after ?? (next && (LISTED.test(between) || EACH_TITLED.test(between)) ? after : null)
      next = person
      return { ...person, after }
    })
    .reverse()
}

/** The offices that somebody who resigned, the subject of the clause, held: those named before his verb. */
const officesLeft = (body: Body, person: Party, offices: Office[], to: number): { role: Role; verb: string }[] => {
  const said = person.after === null ? LEFT.exec(body.plain.slice(person.to, to))?.[0] : undefined
  // Whom he transfers his shares to is no other subject.
  if (said === undefined || peopleIn(body, person.to, person.to + said.length).some(({ after }) => after !== 'to')) return []
  return offices
    .filter((each) => each.from >= person.to && each.to <= person.to + said.length && isLeft(body, each))
    .map(({ role }) => ({ role, verb: said }))
}

const ROLE_WORDS =
  /(?:olarak|l[iu]kl[ae]r[a-z]{1,3}|lig[iı]['’`]?\s?n[ae]|lugu['’`]?\s?n[ae]|l[iu]g[ae]|l[iu]g[iu]n[iu]|gorev(?:ler)?ine|vazife(?:ler)?sine|sifatiyla|kurulu'?na|meclisi'?ne|heyeti'?ne|(?:uyeleri|uyesi|muduru|mudurleri|kurulu|meclisi|heyeti)(?:n[iu]n)? yerine)\s*[:;.,]*\s*(?:(?:[^:;.]|(?<=\b(?:sureyle|muddetle))[:;](?= (?:[^.;:]{3,80} )?temsilen\b|(?: [^.;:]{3,80})?['’]n?[iy]i temsilen\b)|(?<=\b(?:icin|sureyle|muddetle))[:;](?=\s*$)|(?<=\b[a-z]|\d|\bdr|\bav|prof|doc)\.){0,260}\s)?$/

const TO_WHOM = /l[iu]g(?:[ae]|[iu]n[ae])$/
const OPENS_BRACKET = /^\s?\([^()]*$/
/** Whether the words of a clause link a person to an office and the verb that elects: by case, by place, or as the subject. */
const isElected = (
  body: Body,
  person: Party,
  list: Party[],
  office: Office,
  former: boolean,
  shared: boolean,
  from: number,
  to: number,
): boolean => {
  const last = list.at(-1) ?? person
  // "A (müdürler kurulu başkanı) ve B'nin": what brackets behind a name tell is of him alone.
  if (
    office.to <= person.from &&
    /^[^()]*\)/.test(body.plain.slice(office.to, person.from)) &&
    partiesIn(body, from, office.from).some((other) => OPENS_BRACKET.test(body.plain.slice(other.to, office.from)))
  )
    return false
  const rest = body.plain.slice(last.to, to)
  // "A'nın yanında B müdürlük yapacaktır", "A'nın yetkileri sürmek kaydıyla B seçilmiştir": whoever serves or is elected is the subject.
  if (person.after === 'of') {
    const next = peopleIn(body, last.to, to).find(({ after }) => after === null || after === 'object')
    const said = next ? SAID.exec(body.plain.slice(next.to, to)) : null
    if (said && !CHOSEN_BY.test(body.plain.slice(last.to, (next?.to ?? to) + said.index))) return false
    return !SERVES.test(rest) || CHOSEN_BY.test(rest)
  }
  if (person.after === 'object' && (SAID.test(rest) || CHOSEN_BY.test(rest))) return true
  if (last.after !== null && last.after !== 'object') return false
  if (office.from >= last.to) {
    // "A, başkan vekilliğine B": the office in the dative is of whom it stands before.
    const following = partiesIn(body, office.to, to)[0]
    if (
      !shared &&
      following &&
      TO_WHOM.test(body.plain.slice(office.from, office.to)) &&
      /^\s?[,;]\s$/.test(body.plain.slice(last.to, office.from)) &&
      /^\s(?:ise |da |de )?$/.test(body.plain.slice(office.to, following.from))
    )
      return false
    const said = SAID.exec(body.plain.slice(office.to, to))
    const behind = said ? body.plain.slice(office.to, office.to + said.index) : null
    if (behind === null) return /^(?:sirket )?(?:mudurlugu|mudurluk) gorev/.test(rest.trim())
    return (
      BETWEEN.test(withoutPlace(withoutTerm(body.plain.slice(last.to, office.from)), office)) &&
      behind.length < (shared ? 900 : 160) &&
      (shared || peopleIn(body, office.to, office.to + behind.length).length === 0)
    )
  }
  const first = list[0] ?? person
  const between = first.introduced
    ? body.plain.slice(office.from, Math.max(office.to, first.since))
    : body.plain.slice(office.from, Math.max(office.to, Math.min(first.from, person.from)))
  const said = SAID.exec(rest)
  if (
    said !== null &&
    (former || IN_PLACE.test(body.plain.slice(office.to, person.from))) &&
    withoutTerm(rest.slice(0, said.index)).trim().split(' ').length <= 3
  )
    return true
  return (
    ROLE_WORDS.test(between) ||
    (between.trim().length > 0 &&
      body.plain.slice(office.to, person.from).trim() === '' &&
      /olarak\s*$/.test(body.plain.slice(from, office.from)))
  )
}

const TERM_BEHIND = new RegExp(`(?<=[.;,] )${TERM_SAID}`, 'dg')
// "Sona ermiş olan müdürlüğünün beş yıl temdidine": it begins anew.
const RENEWED = new RegExp(`^ (?:olan|bulunan) (?:[^.;]{0,80}\\s)?(?:temdi[dt]|${verb('extend', 'said', 'decided')})`)
const GOES_ON_AS = new RegExp(
  `(?:olarak|sifatiyla) (?:gorev(?:ler)?in[ei] )?(?:[a-z]+ ){0,2}?(?:${verb('go_on', 'said', 'decided', 'will')}|kalmasina)`,
)
const WHO_GOES = /[ae]n(?:l[ae]r)?$/
const OF_TERM = /\b(?:sure|muddet)[a-z]* (?:[a-z\d./]+ ){0,3}$/
const GOES_ON = new RegExp(
  `${verb('go_on', 'said', 'decided')}|\\b(?:tekrar|yeniden|bir kez daha) (?:[^\\s.;,]+ ){0,6}?(?:${verb('elect', 'said', 'decided')})`,
)
/** How the words between two people end where the second takes the place of the first. */
const IN_HIS_PLACE = /^[^.;]*(?:\baff|\bgorevden|\bistifa|\bayril|\bvefat|\bazl|\bazil|\bsona er|\bcekil)[^.;]*\byerine (?:[a-z]+ ){0,3}$/
const NEAR_NAME = 60
const SAME_TERM = /\bayni (?:(?:gorev )?(?:sure|muddet)(?:yle|le| ile| icin|ligine)?|tarihe kadar|tarihe dek)\b/
/** How far behind an election the sentence on its term may stand. */
const TERM_NEAR = 320
const FOR_ALL = new RegExp(`ilk yonetim kurulu uye[a-z]* olarak ${COUNT} ?(?:yil[a-z]*|sene)|ilk ${COUNT} (?:yil|sene) icin`, 'dg')

/** Where the body begins: behind the list of evidence. */
export const bodyStart = (body: Body): number => {
  const [label, end] = [evidenceFrom(body), evidenceEnd(body)]
  return label < 0 ? 0 : end - label < LONGEST_EVIDENCE && end < body.plain.length ? end : label
}
/** The list of evidence names a paper or four; what seems longer ran into the body. */
const LONGEST_EVIDENCE = 900

/** Whether a name is the company's own, right behind its number in the letterhead where no label stands before it and no word parts it from the body. */
export const isLetterhead = ({ plain }: Body, { name, from }: Pick<Party, 'name' | 'from'>): boolean =>
  from < LETTERHEAD && isEntity(name) && OWN_NUMBER.test(plain.slice(0, from))
const LETTERHEAD = 300
const OWN_NUMBER = /\bsicil (?:no|numarasi|sayisi)\s?[.:]{0,2}\s?[\d/-]{1,24}\s(?:(?:ticaret )?unvani?\s?:?\s)?$/

const EXPIRED = new RegExp(
  `(?:(?:gorev|vazife)(?:i|si|leri)?(?: ?(?:sure|muddet)(?:si|i|leri))?|\\b(?:sure|muddet)(?:si|i|leri))\\s(?:${DATE}\\S{0,5}\\s?(?:tarihinde|tarihi|gununde|itibariyle)?\\s?(?:itibari(?:yle| ile))?\\s?)?(?:[a-z]+ ){0,2}?(?:dolan|biten|sona eren|hitama eren|(?:hitam|son|nihayet) bulan|(?:sona ermis|hitama ermis|bitmis|dolmus) (?:ol|bulun)an)\\s(?:(?!yerine\\b)[a-z]+ ){0,6}$`,
)
/** "A'nın boşalttığı göreve" */
const VACATES = new RegExp(`^\\S{0,6}\\s${VACATED}\\b`)
const STANDS_IN = /^\S{0,4}\s(?:[a-z]+ ){0,2}vekalet(?:i|inin|ine|en)\b/
const ITS_END = /gorev(?:ler)?in[ae] son ver|gorev(?:ler)?in[a-z]* sona er/
const EMPOWERS = /\btemsil|\bilzam|\bimza/
const WHOM = /\b(?:secilen|atanan|getirilen|gorevlendirilen|tayin (?:edilen|olunan))\b/
// "Tasfiye kurulu üyeliklerine seçilen A, B ve C'nin …": who is told to be elected where the same sentence gives the power.
const WHOM_BEFORE =
  /^(?!.*\b(?:once|onceden|evvelce|evvel|tarih[a-z]*|yazi[a-z]*|yerine|bakanlik)\b).*\b(?:secilen|atanan|getirilen|gorevlendirilen|tayin (?:edilen|olunan))\s(?:[a-z]+ ){0,2}$/
// "Müdür tayin edilen A": the bare office.
const WHOM_RIGHT_BEHIND = /^\s(?:secilen|atanan|getirilen|gorevlendirilen|tayin (?:edilen|olunan))\b/
/** Whether an office is one that the words behind it say somebody was chosen for. */
const comesTo = (body: Body, { from, to }: Office): boolean =>
  TO_WHOM.test(body.plain.slice(from, to)) && WHOM_RIGHT_BEHIND.test(body.plain.slice(to, to + 30))
/** The offices that stand in one list with another behind a name, up to a place. */
const officesBeside = (body: Body, offices: Office[], office: Office, to: number): Role[] => {
  const list = offices.filter((each) => each.from >= office.from && each.to <= to)
  const roles: Role[] = []
  let last = office.to
  for (const each of list) {
    if (each === office) continue
    if (!/^\s*(?:,|ve|ile)\s*(?:ayni zamanda )?$/.test(body.plain.slice(last, each.from))) break
    roles.push(each.role)
    last = each.to
  }
  return roles
}

const IS =
  /(?<=\b(?:mudur|baskan|uye|memur|denetci|murakib|temsilci|vekil|yardimci|mumessil)(?:u|i|si|leri|lari|ler|lar)?)d[iu]r(?:l[ae]r)?\b/g
/** The body without the copula behind an office ("müdürüdür"), so that it is seen as one. */
const withoutCopula = once((body: Body): Body => ({ ...body, plain: body.plain.replace(IS, (ending) => ' '.repeat(ending.length)) }))

// Why something is decided: "… ayrıldığından", "… alınmasıyla", "… çekilmesi üzerine", "… vefatı nedeniyle", "… son verilerek".
const CAUSE = new RegExp(
  String.raw`\b[a-z]{2,}(?:dig|dug|tig|tug|dik|duk|tik|tuk)(?:inden|undan|indan|unden|larindan|lerinden)\b,?|\b(?:[a-z]{2,}m[ae](?:s[iu]|l[ae]r[iu])|istifa(?:si|lari)|vefati|olumu|azli|tayini|nakli|terfii|emekliligi)\s?(?:\([a-z ]{3,20}\)\s?)?(?:(?:nedeniyle|sebebiyle|hasebiyle|munasebetiyle|dolayisi(?:yl[ae]| ile)|uzerine|sonucu(?:nda)?|ile(?: birlikte)?)\b),?|\b[a-z]{2,}m[iu]s ol(?:makla|dugundan|masi (?:nedeniyle|sebebiyle|dolayisi(?:yl[ae]| ile)|hasebiyle)),?|\b[a-z]{2,}(?:ligi|lugu) (?:icin|cihetle),?|\b(?:[a-z]{2,}m[iu]s (?:olmakla|bulunmakla|oldugundan)),?|\b(?:son verilerek|alinarak|azledilerek|uzaklastirilarak|ayrilarak)\b,?`,
  'g',
)
// Who goes elsewhere leaves.
const GOES_ELSEWHERE = /\bbaska (?:bir )?(?:gorev|sube|yere)|\bemekli|\bnakl|\bterfi|\btayini? (?:cik|ol)/
// "Müdürü A olup şirketi münferiden temsil eder": who is in office is told by the way, and stays in it.
const BEING = /\bolup,?\s/g
// "Müdürlüğü A yapacak olup"
const WILL_BE = /^(?!.*\b(?:temsil|ilzam|yetki)).*[ae]c[ae]k(?:l[ae]r)? $/
const STAYS = new RegExp(`^(?!.*(?:${ENDED.source}))(?=.*\\b(?:temsil|ilzam|yetkili)).*$`)
/** A clause whose cause and decision each name people, as two: who leaves stands in the cause, his successor in the decision. */
const halvesOf = (body: Body, { from, to }: { from: number; to: number }): { from: number; to: number; cause: boolean }[] => {
  const whole = [{ from, to, cause: false }]
  const plain = body.plain.slice(from, to)
  const being = allIn(plain, BEING).find(
    ({ index, 0: word }) =>
      STAYS.test(plain.slice(index + word.length)) &&
      (partiesIn(body, from, from + index).at(-1)?.to === from + index - 1 ||
        ((WILL_BE.test(plain.slice(0, index)) || officesIn(body, from, from + index).at(-1)?.to === from + index - 1) &&
          partiesIn(body, from, from + index).length > 0)),
  )
  if (being) {
    const cut = from + being.index + being[0].length
    // "Şirketi temsile yetkili müdür A olup": what stands before the office is of the power.
    const [person, ...more] = partiesIn(body, from, cut)
    const [office, ...others] = officesIn(body, from, cut).filter((each) => !each.power)
    const only = person && office && more.length + others.length === 0 && office.to <= person.from
    return [
      { from: only ? office.from : from, to: cut, cause: false },
      { from: cut, to, cause: false },
    ]
  }
  const at = allIn(plain, CAUSE).map((match) => from + match.index + match[0].length)
  const cut = at.find(
    (end) =>
      CHOSEN.test(body.plain.slice(end, to)) &&
      partiesIn(body, from, end).length > 0 &&
      // "A'dan boşalan …", "istifa eden A'nın yerine": those are frames of one clause.
      (ENDED.test(body.plain.slice(from, end)) || GOES_ELSEWHERE.test(body.plain.slice(from, end))) &&
      // "… hitama erdiğinden kendisinin …": the same again.
      (partiesIn(body, end, to).length > 0 || THE_SAME.test(body.plain.slice(end, to))),
  )
  if (cut === undefined) return whole
  if (officesIn(body, from, cut).length === 0) return whole
  return [
    { from, to: cut, cause: true },
    { from: cut, to, cause: false },
  ]
}

// "Başkanlığını A'nın yaptığı toplantıda": who chairs a meeting.
const CHAIRS = /\bbaskanlig(?:ini|inda|i altinda)\b[^.;:]{0,60}\btoplan(?:ti(?:da|sinda|ya)|arak|mis[a-z]*),?/
/** The heading of the template, in capitals before its sentence. */
const HEADED = /^\W*(?:mudurler|yonetim kurulu) ?\/ ?yetkililer\s/
const SMALL = /\p{Ll}/u
// "A hakkındaki karar nedeniyle": of whom something else is said.
/** "Müdürler kurulu başkanlığına, müdür sıfatıyla A": what he is besides is said by the way. */
const withoutCapacity = (body: Body, offices: Office[]): Office[] =>
  offices.filter(
    (each) =>
      !/^ sifati(?:yla| ile)\b/.test(body.plain.slice(each.to, each.to + 14)) ||
      !offices.some(
        (other) =>
          other.to <= each.from &&
          ORGAN_OF[other.role] === each.role &&
          TO_WHOM.test(body.plain.slice(other.from, other.to)) &&
          partiesIn(body, other.to, each.from).length === 0,
      ),
  )
/** "Evlenerek … soyadını almış": he goes on under it, and no other comes. */
const NEW_NAME = /\b(?:soyad|soyis)[a-z]* (?:[a-z]+ ){0,3}(?:al(?:m[iu]s|arak|d[iı]g)|degis|kullan)/
const ABOUT_HIM = /^\s?(?:aleyhine|hakk[iı]nda)/
const ABOUT = 12
/** "X Derneği yönetim kurulunun kararı ile": whose organ decides, and nobody who is elected. */
const WHOSE_ORGAN =
  /^(?:['’]\s?n?[iu]n)? (?:yonetim|mutevelli|genel|mudurler|ortaklar) (?:kurul|heyet|meclis)[a-z]*n[iu]n(?! (?:uye|baskan))/
const ORGAN = 40
const OWNS = /\b(?:isletme|ticarethane|firma)[a-z]* sahibi(?: olan)? $/
const OWNER = 30
/** Whether somebody is the trader whose name the business bears. */
const isTrader = ({ header: { title } }: Body, { name, after }: Party): boolean =>
  title !== null && after === null && !isEntity(title) && fold(title).startsWith(fold(name))
/** He is chosen, or goes on by what was decided: "üç yıl daha müdürlüğe devamı kabul edildi". */
const CHOSEN_AGAIN = new RegExp(
  `${CHOSEN.source}|${GOES_ON.source}|\\b(?:devam[iu]|kalma(?:s[iu])?)(?:n[iae])? (?:[a-z]+ )?(?:kabul|uygun|kararlastir|karar|benimse|onay|muvafik)[a-z]*`,
)
const THE_SAME = /\b(?:ayni (?:kisi|sahis|sahs)[a-z]*|adi gecen(?:in)?|kendisi(?:nin)?)\b/
// What is proposed or asked for and not granted is nothing; who only stands in for somebody holds no office of his own.
const REFUSED =
  /\bsayilama[yz]|\bsayilmam|\b(?:istifa|vefat|olum|azl|azil|ayril)[a-z]* (?:[a-z]+ )?(?:halinde|durumunda|takdirinde)\b|m[ae]s[iu] (?:hususunda|konusunda) [^.;]{0,60}(?:yetki|s[ae]lahiyet)[a-z]* (?:veril|tanin)|\b[a-z]+[iu]p [a-z]+m[ae]y[ae]c[ae][gk]|\bredd(?:ed|in|i\b)|\bgeri cevir|\bgeri cevril|\bhukumsuz kal|\bkabul (?:edilme(?:m|di)|gormem|etmem|etmedig[iu]n[iu] bildir)|\buygun (?:gorulme|bulunma)(?:m|di)|\b(?:secil|atan|onaylan)mam|m[iu]s degil|\byerine (?:[a-z]+ ){0,6}?(?:secil|atan|getiril|tayin (?:edil|olun))[ae]c[ae]k|\b(?:dair|iliskin|yonelik|mutedair|yolundaki)(?: olan)? (?:[^.;]|(?<=\d)\.){0,60}?karar[a-z]* (?:[a-z]+ ){0,2}?(?:iptal|hukumsuz|geri al|ortadan kald|butlan)|\bistifa edece|\bistifa[a-z]* (?:[a-z]+ )?(?:geri al|vazgec)|\b(?:teklif|oneri|onerge|talep|talebi|adaylig)[a-z]*(?: [a-z]+){0,3} geri (?:cek|al)|\bkomisyonu?n[aui]\b|\b(?:secil|atan|gorevden al)[a-z]* (?:[^.;]|(?<=\d)\.){0,60}karar(?!la\b)[a-z]* [^.;]{0,40}(?:iptal|gecersiz|hukumsuz|yok hukm|geri alin)/
/** Who only stands in for somebody holds no office of his own. */
const STANDS_FOR =
  /\b(?:vekalet|niyabet)en\b(?! (?:bak|yurut|gorev yap|ifa ed)[a-z]* ol[a-z]+| (?:bak|yurut|yap)[ae]n\b)|\bvekalet ed[ae]n\b(?=[^;]*\bbu (?:gorev|vazife))/
/** "Müdürlüğe adaylığını koyan A adaylıktan çekilmiştir": he leaves no office. */
const WITHDRAWS = /\badayl[iı][gk][a-z]*\b[^;]*\b(?:cekil|vazgec|ayril|istifa|feragat|geri (?:al|cek))/
/** "Başkanlığa bunlardan ikincisi": who, the order of a list tells. */
const BY_ORDER =
  /\b(?:bunlardan|iclerinden|aralarindan|bunlarin) (?:ilki|birincisi|ikincisi|ucuncusu|dorduncusu|besincisi|sonuncusu|digeri|oteki)\b|\b(?:ikincisi|ucuncusu) (?:ise )?(?:olmak uzere|baskan|mudur)/
/** "Müdür A'ya ilaveten": who is in office already, and to whom others are added. */
const BESIDE =
  /^\W*(?:mevcut |halen )?(?:[a-z]+ ){0,4}[^\s.;:]+ [^\s.;:]+['’`](?:[yn]?[ae] (?:ilaveten|ilave olarak|ek olarak)|n?[iu]n yanina),? (?=[^.;]*l[iu]g(?:[ae]|[iu]n[ae]) )/
const OF_BELOW = /\basagida|\bsunlard[iu]r/
/** How far behind a clause its refusal may stand. */
const REFUSED_BEHIND = 60
/** "A'nın istifası okundu. İstifa reddedilmiştir." */
const THEN_REFUSED =
  /^\W*(?:bu |anilan |soz konusu )?(?:istifa|talep|teklif|oneri|onerge)[a-z]* (?:[a-z]+ ){0,4}?(?:redd(?:ed|in)|kabul (?:edilme|olunma|gorme)[mdy]|uygun (?:gorulme|bulunma)[mdy])/
const REFUSED_NEXT = 90

/**
 * Whether a clause speaks of the offices of another company ("X A.Ş.'nin yönetim kurulu üyeliğine A seçilmiştir", "X A.Ş.'ndeki görevinden"), or
 * of several offices that it only says to follow each other ("sırasıyla").
 */
const isElsewhere = (body: Body, parties: readonly Party[], from: number, to: number): boolean => {
  const plain = body.plain.slice(from, to)
  const own = fold(body.header.title ?? '')
  if (
    /\bsirasiyla\b/.test(plain) &&
    !parties.every((party) =>
      officesIn(body, party.to, to).some((office) => /^\S{0,4}\s$/.test(body.plain.slice(party.to, office.from))),
    ) &&
    (/yonetim kurulu ve denet/.test(plain) || new Set(officesIn(body, from, to).map(({ role }) => role)).size > 1)
  )
    return true
  if (/\bbaska (?:bir )?(?:sirket|isletme|kooperatif|ortaklik)[a-z]*(?:te|de|ta|da|nin|ler[a-z]*|e|in|te[kn][a-z]*)\b/.test(plain))
    return true
  if (/\b(?:istirak|bagli (?:ortakl|sirket))[a-z]*(?:miz|nin|n[iu]z)\b/.test(plain)) return true
  return parties.some((party, at) => {
    if (!isEntity(party.name) || fold(party.name) === own) return false
    const behind = body.plain.slice(party.to, to)
    const next = parties[at + 1]
    return (
      /^['’`]\s?n?[dt][ae]\s/.test(behind) ||
      /^\S{0,3}\s?(?:n?[dt]?[dt]eki|unvanli sirket|(?:bunyesinde|nezdinde)(?:ki)?)\b/.test(behind) ||
      /\b(?:oldugu|yaptigi|bulundugu|calistigi|gorevli) $/.test(body.plain.slice(from, party.from)) ||
      // Nobody's office ends or begins under a verb that says it whole: "X A.Ş.'nin başkanlığına … seçilmiştir" gives one in X A.Ş.
      (party.after === 'of' &&
        /^\S{0,4}\s[^,;]*l[iu]g(?:[ae]|[iu]n[ae])\s(?:(?!m[ae](?:s[iu]|l[ae]r))[^,;])*(?:m[iu]st[iu]r|[dt][iu])[\s.]*$/.test(behind)) ||
      (party.after === null &&
        next !== undefined &&
        !isEntity(next.name) &&
        officesIn(body, party.to, next.from).some(
          (office) =>
            FOR.test(body.plain.slice(office.from, office.to)) &&
            body.plain.slice(party.to, next.from).trim().length === office.to - office.from,
        )) ||
      (party.after === 'of' &&
        next !== undefined &&
        next.after === null &&
        !isEntity(next.name) &&
        officesIn(body, party.to, next.from).some((office) => body.plain.slice(party.to, office.from).trim().length < 8) &&
        !/,/.test(body.plain.slice(party.to, next.from)))
    )
  })
}

const WHOSE = /(?<=\b(?:mudur|baskan|uye|memur|denetci|vekil|yardimci|temsilci)(?:u|i|si|leri|lari|umuz|imiz)?)n?[iu]n\b/g
const withoutGenitive = once((body: Body): Body => ({ ...body, plain: body.plain.replace(WHOSE, (ending) => ' '.repeat(ending.length)) }))
/** Offices that words name, those too whose holders they speak of ("müdürün adı", "yönetim kurulu başkanının soyadı"). */
export const officesNamed = (body: Body, from: number, to: number): Office[] => officesIn(withoutGenitive(body), from, to)

const CALLED_BEFORE =
  /^\W*(?:(?:ve|ayni|kalan|sureyi|tamamlamak|uzere) )*yerine (?:(?:[a-z]+ ){0,2}yedek (?:uyelerden |uye )?|yedeklerden )$/
const CALLED_IN = new RegExp(`^\\W*(?:[a-z]+ ){0,2}${formsOf('çağır çağrıl davet·et davet·edil alın', 'said', 'decided')}`)
/** "…, müdürlük görevi sona ermiştir": whose, the clause before says. */
const ITS_END_SAID =
  /^\W*(?:ve |kendisinin |adi gecenin |bu nedenle |boylece )*(?:sirket(?:teki|imizdeki)? )?(?:[a-z]+ ){0,3}(?:mudurlu[gk]|uyeli[gk]|baskanli[gk]|vekilli[gk]|yardimcili[gk]|memurlu[gk]|temsilcili[gk])[a-z]* (?:(?:gorev|vazife)[a-z]* )?(?:sona er|son bul|son veril)[a-z]*\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const RESIGNATION_TAKEN =
  /^['’]?\s?n?[iu]n (?:(?:gorevinden|gorevden|mudurlukten|uyelikten) )?istifa(?:si|sinin)? (?:[a-z]+ ){0,3}?(?:kabul|uygun|isleme)[a-z]*(?: [a-z]+){0,3}\W*$/
/** Whose resignation the clause before takes note of, where it names nobody else. */
const resignedBefore = (body: Body, from: number, to: number): { name: string; from: number; words: string } | null => {
  const [person, ...others] = peopleIn(body, from, to)
  const words = person ? body.plain.slice(person.to, to) : ''
  return person && others.length === 0 && RESIGNATION_TAKEN.test(words) ? { name: person.name, from: person.from, words } : null
}
const POWER_STAYS =
  /^\S{0,6}\s(?:(?:[a-z]+ ){0,2}yetki(?:si|leri)|(?:[a-z]+ ){0,2}imza(?:si|lari)) (?:[a-z]+ ){0,2}(?:kal(?!dir)|devam|sur|sakli|baki)[a-z]*/
// "A'nın üyeliğe seçimi genel kurulca onaylanmamış": whom the board had chosen for a vacancy leaves it (TTK 363/1).
const NOT_APPROVED =
  /\buyelig[a-z]*(?: [a-z]+){0,2} (?:secim|secilme|atanma)[a-z]* (?:[a-z]+ ){0,2}?(?:genel kurul(?:ca|umuzca|un|da)?(?: tarafindan)?(?: toplantisinda)? )?(?:onaylanma|tasvip edilme)[mdy][a-z]*|\buyelig[a-z]* (?:[a-z]+ ){0,3}onay[a-z]* (?:sunul|arz edil)[a-z]*(?:;|,| ve)? (?:[a-z\d]+ ){0,10}?(?:onaylanma|tasvip edilme|kabul edilme)[mdy][a-z]*/
const notApproved = (body: Body, from: number, to: number): Left[] => {
  const plain = body.plain.slice(from, to)
  const said =
    NOT_APPROVED.exec(plain) ??
    (/\bonay[a-z]* (?:sunul|arz edil)/.test(plain) ? NOT_APPROVED.exec(body.plain.slice(from, to + REFUSED_BEHIND)) : null)
  const [person, ...more] = said ? partiesIn(body, from, from + said.index + 1) : []
  return said && person?.after === 'of' && more.length === 0 && !isEntity(person.name)
    ? [
        {
          name: person.name,
          role: 'board_member',
          on: null,
          reason: 'other',
          from: person.from,
          to: from + said.index + said[0].length,
        },
      ]
    : []
}

// "A'nın müdürlük görevi devam etmek üzere temsil yetkisi kaldırılmıştır": he stays what he is, and signs no more.
const WITHOUT_POWER = new RegExp(
  `^['’]?\\s?n?[iu]n (?:[a-z]+ ){0,3}?(?:gorevi|uyeligi|mudurlugu|baskanligi|sifati) (?:aynen )?(?:devam etmek|surmek|kalmak|(?:sakli|baki) kalmak) (?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile)),? (?:kendisinin )?(?:sirketi )?((?:temsil|imza)(?: ve ilzam)? yetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:${verb('end', 'said', 'decided')}|${verb('remove', 'said', 'decided')}))`,
)
// "A'ya verilmiş olan temsil yetkisinin geri alındığı"
const TAKEN_BACK = new RegExp(
  `^['’]?\\s?[yn]?[ae] (?:(?:evvelce|evvelden|onceden|daha once(?:den)?|bundan once|onceki [a-z]+ [a-z]+) )?(?:verilmis|verilen|taninmis|taninan)(?: olan| bulunan)? (?:(?:birinci|ikinci|ucuncu|\\d\\s?\\.?|\\(?[a-h]\\)?) (?:derece|grubu?|grup) )?(?:(?:(?:bilumum|butun|tum|her turlu) )?(?:temsil|imza)(?: ve ilzam)? (?:yetki(?:si|leri)n?(?:in)?|s[ae]lahiyet(?:i|leri)(?:nin)?)|(?:bilumum|bilcumle|butun|tum|her turlu) (?:yetki|s[ae]lahiyet)(?:l[ae]r)?(?:in|inin)?) (?:[a-z\\d./]+ ){0,3}?(?:${verb('end', 'said', 'decided')}|${verb('remove', 'said', 'decided')}|iptal(?:i|ine)\\b)`,
)
/** "Kendisine tanınmış bütün yetkiler geri alınmıştır", "imza salahiyeti iptal edilmiştir": of him of whom the words before say that he goes. */
const HIS_TAKEN = new RegExp(
  `^\\W*(?:(?:ve|boylece|bu nedenle|ayrica|bundan boyle) )*(?:(?:(?:(?:kendisine|adi gecene|mumaileyhe|ona) (?:verilmis|verilen|taninmis|taninan|tevdi edil(?:en|mis))(?: olan| bulunan)?|(?:kendisinin|adi gecenin|mumaileyhin|onun)(?: haiz oldugu| sahip oldugu| uhdesindeki)?|uhdesindeki|haiz (?:oldugu|bulundugu))(?: (?:bilumum|butun|tum|her turlu|bilcumle|sirketi|mevcut))* (?:(?:temsil|imza|ilzam)(?: (?:ve|ile) (?:temsil|ilzam|imza))? )?(?:yetki|s[ae]lahiyet)(?:l[ae]r)?(?:s?[iu])?(?:n[iu]n|n[ae])?)|(?:sirketi )?(?:(?:temsil|imza|ilzam)(?: (?:ve|ile) (?:temsil|ilzam|imza))? )(?:yetkisi|s[ae]lahiyeti)(?:nin|ne)?)(?: de| da)? (?:${verb('end', 'said', 'decided')}|${verb('remove', 'said', 'decided')}|iptal (?:edil|olun)(?:m[iu]st[iu]r|m[ae]s[iu]n[ae]|d[iu])|ref[’']?edilmistir|geri alin(?:m[iu]st[iu]r|mas[iu]na|d[iu])|kalmam[iu]st[iu]r)(?:,? (?:ve )?(?:oy ?birlig[a-z]* )?(?:ile )?karar (?:veril|alin)(?:m[iu]st[iu]r|d[iu]))?\\W*(?:\\(\\d[\\d/a-z]*\\)\\W*)*$`,
)
// "A hissesini B'ye devrederek ortaklıktan ayrılmış olup temsil yetkisi sona ermiştir"
const LEFT_WITH_POWER = new RegExp(
  `\\b(?:ortaklik|sirket)t[ae]n (?:ayril|cik|cekil)(?:mis (?:olup|bulun[a-z]+|oldugundan)|digindan|diginden),? (?:kendisinin )?(?:sirketi |sirketteki )?((?:temsil|imza)(?: ve ilzam)? yetkisi (?:de )?(?:${verb('end', 'said', 'decided')}|${verb('remove', 'said', 'decided')}))`,
)
// "A ortaklıktan çıktığından müdürlük görevi de sona ermiş, imza yetkisi kaldırılmıştır"
const LEFT_WITH_OFFICE = new RegExp(
  `\\b(?:ortaklik|sirket)t[ae]n (?:ayril|cik|cekil)(?:mis (?:olup|bulun[a-z]+|oldugundan)|[dt][iu]g[iu](?:ndan| icin)|[dt][iu]g[iu]nden),? (?:kendisinin )?(?:sirketteki )?(mudur|uye)l(?:uk|ik)(?: gorevi| vazifesi| sifati| gorev ve yetkisi)?(?:,? (?:ile|ve) (?:imza|temsil)(?: ve (?:ilzam|imza))? yetkisi)? (?:de |da )?(?:${verb('end', 'said', 'decided', 'linked')}|${verb('remove', 'said', 'decided', 'linked')})(?![a-z])((?:,| ve)? (?:imza|temsil)(?: ve (?:ilzam|imza))? yetkisi (?:de )?(?:${verb('end', 'said', 'decided')}|${verb('remove', 'said', 'decided')}))?`,
)
const WERE_ELECTED =
  /\b[a-z0-9]{1,6} (?:\([^()]{1,12}\) )?(?:yil|sene)[a-z]* [^.;:]{0,80}?\b(?:secilen|secilmis olan|intihap (?:edilen|olunan))(?:ler)?\b/
const withoutPower = ({ name, from }: Party, to: number): Left => ({ name, role: 'authorised_signatory', on: null, reason: null, from, to })
/** Partners who leave, their power with them; whom they transfer their shares to stands in the dative. */
const leftWithPower = (body: Body, begin: number): Left[] =>
  sentencesOf(body).flatMap(({ from, to }): Left[] => {
    const plain = to > begin ? body.plain.slice(from, to) : ''
    const office = LEFT_WITH_OFFICE.exec(plain)
    const said = office ?? LEFT_WITH_POWER.exec(plain)
    const [partner, ...others] = said ? partiesIn(body, from, to) : []
    if (!said || !partner || partner.after !== null || partner.from > from + said.index || !others.every(({ after }) => after === 'to'))
      return []
    const end = from + said.index + said[0].length
    if (!office) return [withoutPower(partner, end)]
    const role = office[1] === 'uye' ? ('board_member' as const) : ('manager' as const)
    const left: Left = { name: partner.name, role, on: null, reason: null, from: partner.from, to: end }
    return office[2] === undefined ? [left] : [left, withoutPower(partner, end)]
  })
/** "Şirketi bundan böyle tek müdür sıfatıyla A … temsil edecektir": from now on he is. */
const newHolders = (body: Body, begin: number): Chosen[] =>
  sentencesOf(body).flatMap(({ from, to }): Chosen[] => {
    const plain = body.plain.slice(from, to)
    if (to <= begin || !/\bbundan (?:boyle|sonra)\b/.test(plain) || !/\b(?:temsil|ilzam) (?:ed|olun)[ae]c[ae]k/.test(plain)) return []
    const [person, ...more] = partiesIn(body, from, to)
    const office = person && officesIn(body, from, person.from).find((each) => AS_HOLDER.test(body.plain.slice(each.to, person.from)))
    if (!office || more.length > 0 || person.after !== null || isEntity(person.name) || !ORGAN_ROLES.has(office.role)) return []
    const role = office.role === 'manager' && body.branch ? ('branch_manager' as const) : office.role
    return [{ name: person.name, acting: null, of: null, role, group: null, power: false, term: NO_TERM, from: office.from, to: person.to }]
  })
const AS_HOLDER = /^\s(?:sifati(?:yla| ile)|olarak)\s$/

const DWELLS = /ikamet\s?eden/g
const THANKED =
  /^\W*gorev sure(?:si|leri) (?:dolan|biten|sona eren) (?:(?:eski )?(?:uye|aza|mudur)(?:ler|lar)?(?:imiz)? )?[^.;]*['’`][yn]?[ae] [^.;]*\btesekkur (?:edil(?:di|mis)|olun(?:du|mus)|edilmesine)/
const THANKS_NEAR = 40
/** How far behind an end the sentence on the successor may stand. */
const BARE_TITLE = /\b(uye|aza|baskan|reis)(?:si|i|imiz|miz)? $/
const SUCCESSOR_NEAR = 120
const ONE_OF_TWO = /\b(?:ilki|ikincisi|birincisi|sonuncusu)(?:n[iu]n|n[iu]|n[ae])?\b/
/** Who chairs an organ is one of it. */
const ORGAN_OF: Partial<Record<Role, Role>> = { board_chair: 'board_member', board_vice_chair: 'board_member', manager_chair: 'manager' }

/** "Aşağıdaki derecelere ayrılmıştır": what is divided, and nobody leaves. */
const DIVIDED = /\b(?:[a-z]{3,}l[ae]r[ae]|ikiye|uce|dorde|grub[ae]|kism[ae]|sinif[ae]) ayril[a-z]*/
const ALL_DIVIDED = new RegExp(DIVIDED, 'g')

/** Who is elected and who leaves, clause by clause. */
/** "A'nın tek başına temsil yetkisi kaldırılmış,": how he signs ends, before the words that say how he does from now on. */
const FORM_ENDED =
  /\b(?:munferi[dt]|musterek|tek basina|tek imza) (?:temsil|imza)(?: ve ilzam)? yetki(?:si|leri)(?:nin)? (?:[a-z]+ ){0,2}(?:kaldiril|iptal edil)(?:m[iu]s(?: olup)?|m[ae]s[iu]n[ae]),?\s*$/
/** "Müdür A'nın münferit yetkisi kaldırılmıştır": what is taken from him is how he signs, and no office of his. */
const FORM_TAKEN = new RegExp(
  String.raw`\b(?:munferi[dt](?:en)?|musterek(?:en)?|tek basina|tek imza)(?: (?:temsil|ilzam|imza|ve))* (?:yetki(?:si|leri)|s[ae]lahiyet(?:i|leri))n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:${verb('end', ...DONE)}|${verb('remove', ...DONE)}|iptal[a-z]*|(?:geri )?al[iı]n[a-z]+)`,
)
const ALL_ENDED = new RegExp(ENDED.source, 'g')
const isFormTaken = (plain: string): boolean => FORM_TAKEN.test(plain) && allIn(plain, ALL_ENDED).length === 1
/** What ends is how somebody signs, or an order that bound him: he stays what he is. */
const FORM_ENDS =
  /\b(?:yetki|temsil|imza)(?:si|leri)?(?:nin)? (?:sekl[a-z]*|sekil[a-z]*|duzen[a-z]*|usul[a-z]*)\s(?:[a-z]+ ){0,3}?(?:kaldir|degis|iptal|sona|son ver|donus)|\b(?:tedbir(?!en)|kisitlama|sinirlama|serh|haciz)[a-z]* (?:karar[a-z]* )?(?:[a-z]+ ){0,2}?kaldiril/
const BY_PRONOUN =
  /^[\s–-]*(?:ayni (?:kisi|sahis)|adi gecen|anilan (?:kisi|sahis)|ismi gecen|mumaileyh|kendisi)(?: (?:kisi|sahis|ortak|mudur|uye))?\s?(?:[;,]|(?=\s))/
/** Whom a clause that names nobody elects: the one person of the sentence before; null where it begins otherwise or that one names more. */
const spokenOf = (
  body: Body,
  pieces: readonly { from: number; sentence: { from: number; to: number } }[],
  { from, to, sentence }: { from: number; to: number; sentence: { from: number; to: number } },
): string | null => {
  const plain = body.plain.slice(from, to)
  if (!BY_PRONOUN.test(plain) || !SAID.test(plain) || officesIn(body, from, to).length !== 1) return null
  const before = pieces.findLast((each) => each.sentence.from < sentence.from)?.sentence ?? null
  const people = before ? partiesIn(body, before.from, before.to) : []
  const [only] = people
  return only && !isEntity(only.name) && new Set(people.map(({ name }) => fold(name))).size === 1 ? only.name : null
}
const OF_HIMSELF = /\b(?:kendisi|adi gecen|mumaileyh|onun|ona|uhdesindeki|haiz)/
/** Whether nobody else is named from the sentence on in which somebody goes, the one before a clause or its own. */
const isOnlyOneBefore = (
  body: Body,
  pieces: readonly { from: number; sentence: { from: number; to: number } }[],
  { from, sentence }: { from: number; sentence: { from: number; to: number } },
  { name, from: at }: Left,
): boolean => {
  const since = pieces.findLast((each) => each.sentence.from < sentence.from)?.sentence.from ?? sentence.from
  const named = partiesIn(body, Math.min(since, at), from)
  return at >= since && named.length > 0 && named.every((each) => fold(each.name) === fold(name))
}
/** "A'nın başkan, B'nin üye olmasına": a member, whatever office stands before him. */
const asMember = (body: Body, each: Chosen): Chosen => {
  const member = ORGAN_OF[each.role]
  const at = member === undefined ? -1 : body.text.indexOf(each.name, each.from)
  return member !== undefined && at >= 0 && at < each.to && AS_MEMBER.test(body.plain.slice(at + each.name.length))
    ? { ...each, role: member }
    : each
}
const AS_MEMBER = /^['’`]?\s?n?[iu]n (?:ise )?(?:asil |asli )?(?:uye|aza) (?:olma|(?:olarak|sifatiyla) gorev)/
const decisionsIn = ofWhole((body: Body): { chosen: Chosen[]; left: Left[] } => {
  const chosen: Chosen[] = []
  const left: Left[] = []
  const heads = matchesIn(body, FOR_ALL)
  const begin = bodyStart(body)
  const ofBoard = body.plain.includes('yonetim kurul')
  const pieces = clausesOf(body).flatMap((clause) =>
    halvesOf(body, clause).map((half) => ({ ...half, sentence: clause.sentence, from: Math.max(half.from, begin) })),
  )
  for (const { from: start, to, sentence, cause } of pieces) {
    const chaired = CHAIRS.exec(body.plain.slice(start, to))
    const headed = HEADED.exec(body.plain.slice(start, to))?.[0].length ?? 0
    const beside = BESIDE.exec(body.plain.slice(start, to))?.[0].length ?? 0
    const from = chaired
      ? start + chaired.index + chaired[0].length
      : start + Math.max(SMALL.test(body.text.slice(start, start + headed)) ? 0 : headed, beside)
    const refused = from < to && ofBoard ? notApproved(body, from, to) : []
    left.push(...refused)
    const below = holds(body.plain.slice(from, to), OF_BELOW)
      ? partiesIn(body, from, to).length > 0
        ? electedBelow(body, { from, to }, partiesIn(body, from, to), officesIn(body, from, to))
        : listedBelow(body, { from, to }, officesIn(body, from, to))
      : []
    chosen.push(...below)
    if (below.length > 0) continue
    if (refused.length > 0 || from >= to || !isDecided(body, { from, to, sentence })) continue
    const plain = body.plain.slice(from, to)
    // "İşletme sahibi A, B'yi ticari temsilci olarak atamıştır": the owner appoints.
    const named = partiesIn(body, from, to)
      .filter(
        ({ to: end, name, after }) =>
          !(after === 'of' && BEFALLS_HIM.test(body.plain.slice(end, to))) &&
          !ABOUT_HIM.test(body.plain.slice(end, end + ABOUT)) &&
          (!KEEPS_HIS.test(body.plain.slice(end, end + KEPT_LONG)) || ENDED.test(body.plain.slice(end, to))) &&
          !(isEntity(name) && WHOSE_ORGAN.test(body.plain.slice(end, end + ORGAN))),
      )
      .filter((party) => !isLetterhead(body, party))
      .filter(
        (party, at, all) =>
          at === all.length - 1 || !(OWNS.test(body.plain.slice(Math.max(from, party.from - OWNER), party.from)) || isTrader(body, party)),
      )
      .map((party) => owning(body, party, body.plain.slice(party.to, to)))
    const parties = withoutDeciders(
      body,
      named.filter((party) => party !== null),
    )
    if (parties.length < named.length) continue
    const entered = electedAndEntered(body, { from, to }, parties, officesIn(body, from, to))
    const entitled = entered.length > 0 && parties.some(({ name }) => isEntity(name))
    if (entitled) chosen.push(...entered)
    chosen.push(...electedAlready(body, { from, to }, parties))
    if (sittingIn(body, from, to)) continue
    if (holds(plain, DIVIDED) && !ENDED.test(plain.replace(ALL_DIVIDED, ''))) continue
    if (holds(plain, FORM_ENDS) && !CHOSEN.test(plain)) continue
    // Who is no longer the executive member stays a member.
    if (
      /\bmurahhas(?: (?:aza|uye))?l[iı][gk]/.test(plain) &&
      !CHOSEN.test(plain) &&
      !/\bmurahhasl[a-z]*,? (?:gerekse|ve|hem(?: de)?|ile) (?:[a-z]+ ){0,3}uyeli/.test(plain)
    )
      continue
    if (holds(plain, NEW_NAME) && !CHOSEN_BY.test(plain) && !holds(plain, ENDED)) continue
    if (isElsewhere(body, parties, from, to) || isOfKin(body, to, parties)) continue
    // "A ve B'den ilkinin görevi sona ermiş, ikincisi …": who is which is for people to read.
    if (parties.length > 1 && ONE_OF_TWO.test(plain)) continue
    if (
      REFUSED.test(body.plain.slice(from, Math.min(sentence.to, to + REFUSED_BEHIND))) ||
      holds(plain, STANDS_FOR) ||
      holds(plain, WITHDRAWS) ||
      holds(plain, BY_ORDER)
    )
      continue
    const clause = { from, to, sentence }
    const wound = plain.includes('tasfiye') ? windsUp(body, clause, parties) : []
    const they = parties.length === 0 ? theyIn(body, clause, officesIn(body, from, to)) : []
    if (wound.length + they.length + entered.length > 0) {
      chosen.push(...wound, ...they, ...(entitled ? [] : entered))
      continue
    }
    if (THEN_REFUSED.test(body.plain.slice(sentence.to, sentence.to + REFUSED_NEXT))) continue
    // "A'nın görev süresinin bittiği görülmüş, aynı kişinin yeniden 5 yıl süreyle müdür seçilmesine"
    const again = left.findLast((each) => each.from >= sentence.from)
    const [renewed] = officesIn(body, from, to)
    if (parties.length === 0 && again && renewed?.role === again.role && THE_SAME.test(plain) && CHOSEN_AGAIN.test(plain)) {
      if (again.on === null && again.reason === null) left.splice(left.indexOf(again), 1)
      const term = termIn(plain)?.term ?? NO_TERM
      chosen.push({ name: again.name, acting: null, of: null, role: again.role, group: null, power: false, term, from: again.from, to })
      continue
    }
    // "A'nın istifası kabul edilmiş olup, müdürlük görevi sona ermiştir": the office that he leaves this clause names.
    const resigner = parties.length === 0 && renewed && ITS_END_SAID.test(plain) ? resignedBefore(body, sentence.from, from) : null
    if (resigner && renewed) {
      left.push({ name: resigner.name, role: renewed.role, on: null, reason: reasonOf(resigner.words), from: resigner.from, to })
      continue
    }
    // "A'nın başkanlık görevinin sona erdirilmesine, müdür olarak devam etmesine": he of whom the clause before speaks.
    if (
      parties.length === 0 &&
      again &&
      again.to > from - SUCCESSOR_NEAR &&
      renewed &&
      renewed.role !== again.role &&
      isAs(body.plain, renewed) &&
      GOES_ON_AS.test(body.plain.slice(renewed.from, to)) &&
      /^[\W\d]*(?:sirket(?:in|imizin|te|imizde)? |kendisinin |ve |ise )*$/.test(body.plain.slice(from, renewed.from))
    ) {
      chosen.push({
        name: again.name,
        acting: null,
        of: null,
        role: renewed.role,
        group: null,
        power: false,
        term: NO_TERM,
        from: again.from,
        to,
      })
      continue
    }
    // "Aynı kişi; 1.2.2030 tarihine kadar (1. Derece İmza Yetkilisi) Temsile Yetkili olarak seçilmiştir": whom alone the sentence before names.
    const spoken = parties.length === 0 && renewed ? spokenOf(body, pieces, { from, to, sentence }) : null
    if (renewed && spoken) {
      const own = { of: null, role: renewed.role, group: renewed.group, power: renewed.power }
      chosen.push({ name: spoken, acting: null, ...own, term: termIn(plain)?.term ?? NO_TERM, from, to })
      continue
    }
    // "A'nın üyelikten düştüğü görülmüş, yerine birinci yedek B çağrılmıştır": the office is that of the clause before.
    const [called, ...othersCalled] = parties
    const gone = left.findLast((each) => each.from >= sentence.from && each.to <= from + 40)
    if (called && gone && othersCalled.length === 0 && called.after === null && officesIn(body, from, to).length === 0) {
      const [before, behind] = [body.plain.slice(from, called.from), body.plain.slice(called.to, to)]
      // "A'nın istifası; yerine B."
      const bare = /^\W*yerine (?:yine |ise )?(?:\W*kimlik \S+ )?$/.test(before) && /^\W*(?:\(\d.*)?$/.test(behind)
      if (bare || (CALLED_BEFORE.test(before) && CALLED_IN.test(behind))) {
        chosen.push({
          name: called.name,
          acting: null,
          of: null,
          role: gone.role,
          group: null,
          power: false,
          term: NO_TERM,
          from: called.from,
          to,
        })
        continue
      }
    }
    if (cause && !ENDED.test(plain)) {
      const [office, ...others] = officesIn(body, from, to)
      const [person, ...more] = parties
      if (office && person && others.length + more.length === 0)
        left.push({ name: person.name, role: office.role, on: null, reason: null, from: Math.min(person.from, office.from), to })
      continue
    }
    // A trader's name stands in the title.
    const titled = fold(body.header.title ?? '')
    const [only, ...besides] = parties.filter(({ name, from: at }) => at >= begin && !(titled.includes(fold(name)) && parties.length > 1))
    const taken =
      only && besides.length === 0
        ? (WITHOUT_POWER.exec(body.plain.slice(only.to, to)) ?? TAKEN_BACK.exec(body.plain.slice(only.to, to)))
        : null
    if (only && taken) {
      left.push({ ...withoutPower(only, only.to + taken[0].length), reason: reasonOf(taken[0]) })
      continue
    }
    const hisLast = parties.length === 0 && HIS_TAKEN.test(plain) ? left.at(-1) : undefined
    // In the sentence of his end "… ve imza yetkisinin kaldırılmasına" only says again what goes with it.
    const saidAgain = hisLast !== undefined && hisLast.to > sentence.from && !OF_HIMSELF.test(plain)
    if (hisLast && !saidAgain && isOnlyOneBefore(body, pieces, clause, hisLast)) {
      left.push({
        name: hisLast.name,
        role: 'authorised_signatory',
        on: null,
        reason: hisLast.reason,
        to,
        from: from + (/^\W*/.exec(plain)?.[0].length ?? 0),
      })
      continue
    }
    const remains =
      remainsIn(body, clause, parties, officesIn(body, from, to)) ?? changedIn(body, clause, parties, officesIn(body, from, to))
    if (remains) {
      chosen.push(...remains.chosen)
      left.push(...remains.left)
      continue
    }
    const assigned =
      parties.length > 0
        ? assignedIn(body, from, to, withoutCapacity(body, officesIn(withoutCopula(body), from, to)), electorateOf(body, parties))
        : null
    if (assigned && assigned.chosen.length + assigned.left.length > 0) {
      // "İlk 3 yıl için aşağıdakiler seçilmiştir" speaks of everybody who follows.
      const opening = heads.filter((each) => each.to <= to && from - each.to < 900).at(-1)
      const years = countOf(plainLetters(opening?.printed(1) || opening?.printed(2) || ''))
      chosen.push(
        ...assigned.chosen.map((each) => (each.term.until || each.term.years ? each : { ...each, term: { ...each.term, years } })),
      )
      left.push(
        ...assigned.left.map((each) => (each.reason === null && died(body, each.name) ? { ...each, reason: 'death' as const } : each)),
      )
      continue
    }
    const shifted = shiftedIn(body, clause, parties, officesIn(body, from, to))
    if (shifted) {
      chosen.push(...shifted.chosen)
      left.push(...shifted.left)
      continue
    }
    const given = [
      ...electedAnew(body, clause, parties),
      ...namedAs(body, clause, parties, officesNamed(body, from, to)),
      ...approvedIn(body, clause, parties, officesIn(body, from, to)),
    ]
    if (given.length > 0) {
      chosen.push(...given)
      continue
    }
    const empowers = EMPOWERS.test(body.plain.slice(sentence.from, sentence.to))
    if (!(holds(plain, CHOSEN) || holds(plain, ENDED) || /yerine/.test(plain) || (empowers && WHOM.test(plain)))) continue
    const own = withoutCapacity(body, officesIn(body, from, to))
    // "… istifasının kabulüne, yerine B'nin seçilmesine": the successor's office is that of the clause before.
    // "A istifa dilekçesi vermiştir. Dilekçe kabul edildi. Yerine B atandı": that of whoever has just left.
    const leaver = /^\W*(?:(?:onun|bunun|adi gecenin|kendisinin) )?yer(?:ler)?ine\b/.test(plain)
      ? left.findLast((each) => each.to <= from && from - each.to < SUCCESSOR_NEAR && partiesIn(body, each.to, from).length === 0)
      : undefined
    // "…; üye A'nın istifasının kabulü ile yerine B'nin seçilmesine": the successor's office is that of him who goes in the clause before.
    const goes = own.length === 0 && /^\W*yer(?:ler)?ine\b/.test(plain) ? partiesIn(body, sentence.from, from).at(-1) : undefined
    const bare = goes ? BARE_TITLE.exec(body.plain.slice(sentence.from, goes.from)) : null
    const before =
      own.length > 0
        ? undefined
        : bare && officesIn(body, sentence.from, from).every((each) => each.to <= sentence.from + bare.index)
          ? {
              role: /^(?:uye|aza)/.test(bare[1] ?? '') ? ('board_member' as const) : ('board_chair' as const),
              group: null,
              power: false,
              from: sentence.from + bare.index,
              to: sentence.from + bare.index + bare[0].length,
            }
          : ((leaver && FROM_ORGAN.test(body.plain.slice(leaver.from, leaver.to))
              ? undefined
              : officesIn(body, sentence.from, from).at(-1)) ??
            (leaver ? { role: leaver.role, group: null, power: false, from: leaver.from, to: leaver.to } : undefined))
    // "… başkan seçilmiş, boşalan vekilliğe B getirilmiştir": whose deputy only the words of the clause before tell.
    if (own.length === 0 && allIn(plain, DEPUTY).length > 0) continue
    // "Komiserlerden A'nın görevine son verilmesine, …": of commissioners the office may stand in the clause before.
    const former =
      before &&
      !ofEntity(body, before.to, from) &&
      (/\byer(?:ler)?in[ei]\b|\bbosalan|\bbu (?:goreve|vazifeye|makama)\b/.test(plain) ||
        (before.role === 'commissioner' && ITS_END.test(plain)))
        ? before
        : undefined
    // "Müdürler A ve B'nin müşterek temsil yetkileri iptal edilerek, bundan böyle … temsil etmelerine": they stay what they are.
    const goesOn = (/[ae]r[ae]k,?\s*$/.test(plain) || FORM_ENDED.test(plain)) && EMPOWERS.test(body.plain.slice(to, sentence.to))
    const titles = own.every(
      ({ from: at, to: end }) => /^\s$/.test(body.plain.slice(end, parties[0]?.from)) && !OFFICE_HELD.test(body.plain.slice(at, end)),
    )
    const signs =
      (own.length === 0 || (goesOn && titles) || isFormTaken(plain)) && !OTHER_OFFICE.test(plain)
        ? (body.branch && own.length === 0 ? SIGNATURE : SIGNATURE_ENDED).exec(plain)
        : null
    const offices = former
      ? [{ ...former, from, to: from }]
      : signs
        ? [
            {
              role: 'authorised_signatory' as const,
              group: null,
              power: false,
              from: from + signs.index,
              to: from + signs.index + signs[0].length,
            },
          ]
        : own
    // Somebody who is introduced and not legible: who else the words mean is open.
    const introduced = allIn(plain, DWELLS).length
    // "… seçildiler. Görev süreleri dolan A ile B'ye teşekkür edildi": the office is the one that the sentence before fills.
    const filled =
      THANKED.test(plain) && offices.length === 0 ? chosen.findLast(({ to: end }) => end <= from && from - end < THANKS_NEAR) : undefined
    if (
      filled &&
      parties.every((each) => LISTED.test(body.plain.slice(each.to, parties[parties.indexOf(each) + 1]?.from)) || each === parties.at(-1))
    )
      for (const { name, from: at, to: end } of parties)
        left.push({ name, role: ORGAN_OF[filled.role] ?? filled.role, on: null, reason: 'term_end', from: Math.min(from, at), to: end })
    if (offices.length === 0) continue
    const people = declined(body, electorateOf(body, parties))
    if (introduced > 1 && introduced > people.filter((each) => each.introduced).length) continue
    const ledTerm = termLeading(body.plain.slice(from, Math.min(to, people[0]?.from ?? to, offices[0]?.from ?? to)))
    people.forEach((person, at) => {
      const rest = body.plain.slice(person.to, to)
      const tail = listFrom(body, people, at)
      const head = listTo(body, people, at) ?? person
      const list = people.slice(people.indexOf(head), people.indexOf(tail.at(-1) ?? person) + 1)
      const final = lastOf(body, people, at) ?? person
      const listed = Math.max(list.at(-1)?.to ?? person.to, final.to)
      const words = rest.slice(
        0,
        Math.max(
          0,
          (people.find(
            (other) =>
              other.from > listed && other.after !== null && !(other.after === 'to' && TAKES_SHARE.test(body.plain.slice(other.to, to))),
          )?.from ?? to) - person.to,
        ),
      )
      const leading = body.plain.slice(Math.max(from, person.from - 90), person.from)
      const { name } = person
      // "A'nın temsil yetkisi aynen kalmak üzere …": his power stays, the office is another's.
      if (person.after === 'of' && POWER_STAYS.test(rest)) return
      const resignations = officesLeft(body, person, offices, to)
      for (const { role, verb: said } of resignations)
        left.push({ name, role, on: null, reason: reasonOf(said), from: person.from, to: person.to + said.length })
      if (resignations.length > 0) {
        // "Üyelikten alınan A, müdürlük görevinden de uzaklaştırılmıştır": both.
        const lost = offices.findLast((each) => each.to <= person.from && each.from >= (people[at - 1]?.to ?? from) && isLeft(body, each))
        const participle = lost ? GONE.exec(leading) : null
        if (lost && participle && !resignations.some(({ role }) => role === lost.role))
          left.push({ name, role: lost.role, on: null, reason: reasonOf(participle[0]), from: lost.from, to: person.to })
        return
      }
      const ahead = offices.filter((each) => each.to <= person.from && each.from >= (people[at - 1]?.to ?? from)).at(-1)
      const held = ahead && HELD.test(body.plain.slice(ahead.to, person.from)) && !CHOSEN.test(rest) ? ahead : undefined
      // "Denetçiliğe seçilen A'nın müdürlük görevi sona ermiştir": he leaves the office that is said to be his, and not the one he comes to.
      const his = ahead && person.after === 'of' && comesTo(body, ahead) ? offices.find((each) => each.from >= person.to) : undefined
      const ends = his && ENDED.test(rest) && !CHOSEN.test(rest) ? his : undefined
      // "Müdürlükten alınan A": that office, whatever the next one had.
      const office =
        ends ?? held ?? (ahead && isLeft(body, ahead) && GONE.test(leading) ? ahead : officeOf(body.plain, people, at, offices, from))
      // Who acts for a legal entity holds none of its offices.
      if (!office || /\btemsilen (?:gorev yapan|hareket eden|secilen|bulunan) $/.test(leading)) return
      // "Üye A bundan sonra yalnızca danışman olarak …": his title is no office that he is given.
      if (FROM_NOW.test(rest) && !ONLY_AS.test(body.plain.slice(person.to, office.from))) return
      const span = { from: Math.max(from, Math.min(person.since, office.from)), to: Math.min(to, Math.max(person.to, office.to)) }
      // "istifa eden A", "görev süresi sona eren müdür A'nın … yeniden seçilmesine"
      const gone = GONE.exec(leading)
      // "Görev süresi 15.06.2003 tarihinde dolan müdürler A ile B"
      const expired = EXPIRED.exec(body.plain.slice(Math.max(from, head.from - 150), head.from))
      const before = offices.filter((each) => each.to <= head.from).at(-1)
      const expiry = expired ? printedDate(expired[1], expired[2], expired[3]) : null
      const ending = ENDED.exec(words)
      // A signature circular that is cancelled ends no office.
      const ended =
        ending &&
        (/\bsirkuler\S*\s*$/.test(words.slice(0, ending.index)) ||
          ENDS_AS.test(words.slice(0, ending.index)) ||
          RENEWED.test(words.slice(ending.index + ending[0].length)) ||
          // "A'nın yeniden, ayrılan B'nin yerine …": it describes the next one.
          (WHO_GOES.test(ending[0]) &&
            people.some((other) =>
              /^\s(?:[a-z]+ ){0,2}$/.test(body.plain.slice(person.to + ending.index + ending[0].length, other.from)),
            )) ||
          // "A'nın süresi dolduğundan, görevine on yıl daha devam etmesini …"
          (OF_TERM.test(words.slice(0, ending.index)) &&
            GOES_ON.test(words.slice(ending.index)) &&
            !people.some((other) => other.from > person.to + ending.index)))
          ? null
          : ending
      const elects = CHOSEN.exec(words)
      // "Müdür A 3.5.2001'de öldüğünden": his title is what he was.
      const dies = allIn(words, /\bol(?:d[iu]|mus|en\b)/g).find(({ index }) => isDeath(body.text, person.to + index))
      if (dies && person.after === null && (!elects || dies.index < elects.index)) {
        if (office.to <= person.from)
          left.push({ name, role: office.role, on: null, reason: 'death', from: span.from, to: person.to + dies.index + dies[0].length })
        return
      }
      // "A, B'nin yerine müdürlüğü üstlenmiştir": whoever takes his place is the subject.
      const takes =
        listed > person.to &&
        parties.some((each) => each.from === person.from && each.after === null) &&
        /^\s?,/.test(rest) &&
        !people.some((each) => each.from >= listed)
      const replaced =
        !takes &&
        !(listed > person.to && comesInPlace(body, person.from)) &&
        (/^[^\s.;]{0,6}\s*(?:(?!onun |onlarin |bunun )\S+ )?(?<!\b(?:onun|onlarin|bunun) )yer(?:ler)?in[ei]\b(?! getir)/.test(
          body.plain.slice(listed, to),
        ) ||
          VACATES.test(body.plain.slice(listed, to)))
      // "A'nın görevden affı ile yerine B'nin atanmasına": whose place another takes is not elected.
      const next = people[at + 1]
      if (next && person.after === 'of' && !replaced && IN_HIS_PLACE.test(body.plain.slice(person.to, next.from))) {
        const words = body.plain.slice(person.to, next.from)
        left.push({ name, role: office.role, on: expiry, reason: reasonOf(words), from: span.from, to: next.from })
        return
      }
      const resigned =
        person.after === null && final.after === null && office.to <= person.from ? RESIGNED.exec(body.plain.slice(final.to, to)) : null
      // "Yönetim Kurulu Üyesi X A.Ş. adına hareket eden Mert Hayali'nin temsilciliği sona ermiştir": the office is the entity's, and goes on.
      if (ended && office.to <= person.from && ofEntity(body, office.to, person.from)) return
      // "A'nın ölümü nedeniyle … tasfiye memurluğuna B'nin seçilmesine": the office that others are elected to is none that he left.
      const cause = body.plain.slice(person.to, office.from)
      if (
        ended &&
        ahead === undefined &&
        office.from >= person.to + ended.index &&
        CHOSEN.test(body.plain.slice(office.to, to)) &&
        OFFICE_TAKEN.test(body.plain.slice(office.from, office.to)) &&
        people.some((other) => other.from >= office.to) &&
        !/\byer(?:ler)?ine\b|\bbosal|\bmunhal/.test(cause)
      )
        return
      // "Yerine bakan A'nın vekaletinin sona erdirilmesine": who stood in for another held no office of his own.
      if (person.after === 'of' && STANDS_IN.test(rest)) return
      const isOver =
        (person.after === 'of' && !(takes && /[dt][iu]g[iu]$/.test(ended?.[0] ?? ''))) || (person.after === 'object' && REMOVED.test(words))
      if (gone || replaced || resigned || (isOver && ended && (!elects || ended.index < elects.index))) {
        // "Üyeliğinden ve başkan vekilliğinden istifa eden A"
        const further = gone
          ? offices.filter(
              (each) => each !== office && each.to <= person.from && each.from >= (people[at - 1]?.to ?? from) && isLeft(body, each),
            )
          : []
        for (const { role } of further)
          left.push({ name, role, on: null, reason: reasonOf(gone?.[0] ?? ''), from: Math.max(from, person.from - 90), to: span.to })
        const why = gone?.[0] ?? resigned?.[0] ?? (ended && !replaced ? ended[0] : '')
        const end = ended && !gone && !replaced ? person.to + ended.index + ended[0].length : span.to
        const reason = reasonOf(why) ?? (expired ? ('term_end' as const) : died(body, name) ? ('death' as const) : null)
        // "A'nın yönetim kurulu başkanlığı ve üyeliği sona ermiştir"
        const both = gone || replaced || resigned ? [] : officesBeside(body, offices, office, end)
        // "Başkan yardımcısı A'nın gerek bu görevinden gerekse üyelikten istifası": his title too.
        const title = ahead ?? offices.findLast((each) => each.to <= person.from && each.from >= (people[at - 1]?.to ?? from))
        const too = title && THIS_OFFICE.test(body.plain.slice(person.to, end)) ? [title.role] : []
        for (const role of new Set([...too, office.role, ...both]))
          left.push({ name, role, on: expiry, reason, from: gone ? Math.max(from, person.from - 90) : span.from, to: end })
        return
      }
      // Whose term is over and who is elected again leaves on the day that is told, else only begins anew.
      if (expired && (office.to <= person.from || (before ?? ahead)?.role === office.role) && (expiry !== null || !CHOSEN.test(rest)))
        left.push({
          name,
          role: office.role,
          on: expiry,
          reason: 'term_end',
          from: Math.max(from, head.from - expired[0].length),
          to: person.to,
        })
      const whom = empowers && !CHOSEN.test(rest) ? WHOM_BEFORE.exec(body.plain.slice(Math.max(from, head.from - 120), head.from)) : null
      if (
        whom &&
        office.to <= head.from &&
        (FOR.test(withOlarak(body.plain, office)) || WHOM_RIGHT_BEHIND.test(body.plain.slice(office.to, head.from))) &&
        !NO_ELECTION.test(body.plain.slice(Math.max(from, office.from - 25), head.from))
      ) {
        const term = termIn(body.plain.slice(Math.max(from, office.from - 90), head.from))?.term ?? NO_TERM
        const role = office.role === 'manager' && isOfBranch(body, office) ? ('branch_manager' as const) : office.role
        chosen.push({
          name,
          acting: null,
          of: null,
          role,
          group: office.group,
          power: office.power,
          term,
          from: Math.max(from, office.from),
          to: person.to,
        })
        return
      }
      if (signs && !body.branch) return
      // "A'nın payının B'ye devri …": whose share goes is elected by none of the words behind it.
      if (HIS_SHARE.test(rest) && people.some((other) => other.from >= person.to && other.after !== 'to')) return
      if (
        !CHOSEN.test(rest) ||
        !isElected(body, person, list, office, former !== undefined, offices.length > 1 && standBehind(people, offices), from, to)
      )
        return
      const said = allIn(rest, CHOSEN_ALL).find((match) => person.to + match.index >= office.from) ?? CHOSEN.exec(rest)
      const end = person.to + (said?.index ?? 0) + (said?.[0].length ?? 0)
      // A term said before a list is that of all who stand in it.
      const first = head
      const start = Math.max(from, people.filter((other) => other.to < Math.min(first.from, office.from)).at(-1)?.to ?? from)
      const clause = body.plain.slice(Math.max(start, Math.min(first.from, office.from) - (person.introduced ? 220 : 120)), end)
      // Why somebody leaves one office is no election to it: "Konya Şubesi'ne atanması sebebiyle".
      if (/^\S{0,4}\s(?:sebeb|neden|dolayi)/.test(body.plain.slice(end, end + 16))) return
      // The trustee of an approved concordat watches over it (İİK 306), whatever a court calls him.
      if (/kayy[iu]m/.test(plain) && /konkordato/.test(body.plain.slice(sentence.from, sentence.to))) return
      // Nor is anybody elected to what he leaves.
      const behind = offices.filter((each) => each.from >= person.to && each.to <= (people[at + 1]?.from ?? to))
      const leaves = behind.some((each) => isLeft(body, each)) && behind.every((each) => isLeft(body, each) || each.from > end)
      if (isHisTillThen(body, person, office) || leaves) return
      if (NO_ELECTION.test(body.plain.slice(Math.max(from, Math.min(person.from, office.from) - 25), end).replace(/[^a-z]+/g, ' '))) return
      const [acting] = isEntity(name)
        ? peopleIn(body, person.to - (BRACKET_END.exec(body.plain.slice(person.from, person.to))?.[0].length ?? 0), person.to)
        : []
      // "A 2 yıl, B 1 yıl süreyle": each has the term said behind him.
      const own = termBehind(body.plain.slice(person.to, people[at + 1]?.from ?? to)) ?? termIn(clause)?.term ?? ledTerm ?? NO_TERM
      // "İlk 3 yıl için aşağıdakiler seçilmiştir" speaks of everybody who follows.
      const opening = heads.filter((each) => each.to <= person.from && person.from - each.to < 900).at(-1)
      const years = countOf(plainLetters(opening?.printed(1) || opening?.printed(2) || ''))
      const term = own.until || own.years || /aksi(?:ne)? karar/.test(clause) ? own : { ...own, years }
      const was = isAs(body.plain, office) && ONLY_AS.test(body.plain.slice(person.to, office.from)) ? ahead : undefined
      if (was && was.role !== office.role && /\b(?:yalniz|sadece)/.test(body.plain.slice(person.to, office.from)))
        left.push({ name, role: was.role, on: null, reason: null, from: was.from, to: end })
      chosen.push({
        name,
        acting: acting?.name ?? null,
        of: person.of ?? null,
        role: office.role === 'manager' && (office.group !== null || isOfBranch(body, office)) ? 'branch_manager' : office.role,
        group: office.group,
        power: office.power,
        term: { ...term, from: term.from ?? sinceWithin(body, clause) },
        from: span.from,
        to: Math.max(end, span.to),
      })
    })
  }
  left.push(...leftWithPower(body, begin))
  chosen.push(...newHolders(body, begin))
  // "… seçilmiş, süresi 15.3.2009 olarak tespit olunmuştur": the clause behind says it alone.
  const said = termsSaidIn(body)
  for (const [at, each] of chosen.entries()) {
    const next = said.find(
      ({ from, of }) => from >= each.to && from - each.to < TERM_NEAR && (of.length === 0 || of.includes(fold(each.name))),
    )
    if (
      next &&
      !each.term.until &&
      !each.term.years &&
      each.role !== 'auditor' &&
      !/aksi(?:ne)? karar|sona er|istifa|yil\b/.test(body.plain.slice(each.from, next.from))
    )
      chosen[at] = { ...each, term: { ...next.term, from: each.term.from ?? next.term.from }, more: [{ from: next.from, to: next.to }] }
  }
  // "… seçildi. Görev süreleri üç yıldır."
  // What is fixed by a verb of its own behind a comma is a clause like the one below.
  const terms = matchesIn(body, TERM_BEHIND).filter(
    ({ from, to }) =>
      (body.plain[from - 2] !== ',' || !body.plain.slice(from, to).endsWith(' olarak')) &&
      !hasTwoNumbers(body.plain.slice(from, to + UNIT)),
  )
  for (const [at, each] of chosen.entries()) {
    const said = terms.find((term) => term.from >= each.to && term.from - each.to < TERM_NEAR)
    if (said && !each.term.until && !each.term.years && !/aksi(?:ne)? karar/.test(body.plain.slice(each.from, said.from)))
      chosen[at] = { ...each, term: { ...each.term, years: countOf(plainLetters(said.printed(1))) } }
  }
  // "…, ayrıca B'nin de aynı süreyle seçilmesine": as long as the one elected before him.
  for (const [at, each] of chosen.entries()) {
    const before = chosen[at - 1]
    if (
      before &&
      !each.term.until &&
      !each.term.years &&
      SAME_TERM.test(body.plain.slice(Math.max(before.to, each.from - NEAR_NAME), each.to))
    )
      chosen[at] = { ...each, term: { ...before.term, from: each.term.from } }
  }
  // "Genel kurulda üç yıl için üyeliğe seçilen bizler … başkanlığa A'nın, üyeliğe B'nin": all for as long.
  for (const { from, to } of sentencesOf(body)) {
    const own = chosen.filter((each) => each.from >= from && each.to <= to && each.role !== 'auditor')
    const lead = own.length > 1 ? WERE_ELECTED.exec(body.plain.slice(from, Math.min(...own.map((each) => each.from)))) : null
    const term = lead ? termIn(lead[0])?.term : undefined
    if (term?.years)
      for (const each of own)
        if (!each.term.years && !each.term.until) chosen[chosen.indexOf(each)] = { ...each, term: { ...each.term, years: term.years } }
  }
  const ofBranch = <T extends { role: Role; from: number; to: number }>(each: T): T =>
    each.role === 'manager' && isOfBranch(body, each) ? { ...each, role: 'branch_manager' } : each
  const ofLimited = <T extends { role: Role; from: number; to: number }>(each: T): T =>
    each.role === 'board_chair' && isOfManagers(body) && !/\b(?:kurul|meclis|heyet)/.test(body.plain.slice(each.from, each.to))
      ? { ...each, role: 'manager_chair' }
      : each
  const enterprise = /\bisletmesi\b/.test(plainLetters(body.header.title ?? '')) && body.plain.includes('isletme mudur')
  // An enterprise's own manager is no head of a department.
  const ofEnterprise = <T extends { name: string; role: Role; from: number; to: number }>(each: T): T => {
    if (!enterprise || each.role !== 'authorised_signatory') return each
    // "İşletme müdürlüğüne A, müdür muavinliğine B": the office of each is the one right before him.
    const person = peopleIn(body, each.from, each.to).find(({ name }) => fold(name) === fold(each.name))
    const own = (person ? officesIn(body, each.from, person.from).at(-1) : undefined) ?? each
    return /\bisletme(?:s?inin)? mudur/.test(body.plain.slice(own.from, own.to)) ? { ...each, role: 'manager' } : each
  }
  return {
    chosen: chosen
      .filter((each) => !losesPower(body, each))
      .map((each) => asMember(body, ofEnterprise(asSignatory(body, ofLimited(each))))),
    left: left
      .flatMap((each) => vacatedBy(body, ofEnterprise(ofBranch(ofLimited(each))), chosen))
      .map((each) => withCause(body, each))
      // Whose term is over and who is elected again in the same sentence only begins anew.
      .filter((each) => !(each.reason === 'term_end' && each.on === null && isElectedAgain(body, each, chosen)))
      // Nor does he go whose election anew nobody read.
      .filter(
        (each) =>
          isElectedAgain(body, each, chosen) ||
          !(
            ((each.reason === 'term_end' || (each.reason === null && ITS_TERM.test(body.plain.slice(each.to)))) &&
              goesOnAnew(body, each)) ||
            (each.reason === null && areTheSame(body, each))
          ),
      )
      .filter((each) => !(each.reason === 'term_end' && isLeftIn(body, each)))
      .filter((each) => !losesPart(body, each))
      .map((each) =>
        (each.role !== 'board_member' && keepsOffice(body, each)) || isPowerTaken(body, each)
          ? { ...each, role: 'authorised_signatory' as const }
          : each,
      ),
  }
})

// Why an office ended, where the verb that ends it does not say.
const OTHER_CAUSES: [RegExp, DepartureReason][] = [
  [/\b(?:hisse|pay)[a-z]*,? (?:[^.;]{0,60} )?(?:devr|devir|temlik|elden cikar|sat(?:mas|tig|arak))[a-z]*/, 'transfer'],
  [/\b(?:sure|muddet)(?:si|leri|i)n?(?:in)? (?:\d[\d./]{7,9} (?:[a-z]+ )?)?(?:[a-z]+ )?(?:sona er|bit|dol|hitam)[a-z]*/, 'term_end'],
  [/\bistifa[a-z]* (?:neden|sebeb|dolayi)/, 'resignation'],
  [/\bistifaen\b|\bkendi (?:istegi|arzusu|rizasi|talebi)\b/, 'resignation'],
  [/\bvefat[a-z]* (?:neden|sebeb|dolayi|uzerine)|\bvefat[iu](?:yla| ile)\b|\bol(?:en|umuyle|umle) \b|\b(?:merhum|muteveffa) /, 'death'],
  [
    /\b(?:iflas[iu]na|kisitlanmasina) karar|\bmahcuriyet|\b(?:uye|mudur|aza)[a-z]* sayisinin [^.;]{0,40}(?:indir|dusur|azalt)|\b(?:makam|kadro)[a-z]* lagv|\bnakledil|\bortakliktan cikaril|\btoplanti(?:ya|lara) katilma[my]|\bsurdureme|\bemekli|\byas haddi|\bis (?:akdi|sozlesmesi)|\baskerlik|\bsahsi iflas|\btasfiye[a-z]* (?:don|vazgec)/,
    'other',
  ],
]
/** A court takes it from him for as long as it deals with the matter: he is not dismissed by those who elected him. */
const BY_COURT = /\b(?:tedbir|tedbiren)\b/
const withCause = (body: Body, each: Left): Left => {
  const sentence = sentenceHolding(body, each.from)
  if (
    each.reason === 'dismissal' &&
    sentence &&
    BY_COURT.test(body.plain.slice(sentence.from, sentence.to)) &&
    /mahkeme|hakimli/.test(body.plain)
  )
    return { ...each, reason: 'other' }
  if (each.reason !== null) return each
  const words = body.plain.slice(Math.max(sentence?.from ?? each.from, each.from - CAUSE_NEAR), each.to)
  return { ...each, reason: OTHER_CAUSES.find(([pattern]) => pattern.test(words))?.[1] ?? null }
}
/** Where the sentence ends in which a place stands, the end of a word. */
const endOfSentence = (body: Body, to: number): number => sentencesOf(body).find((each) => each.from < to && to <= each.to)?.to ?? to
/** "A'nın süresi dolmuştur; … tekrar müdür olmuş", "… süresinin uzatılmasına", "… üç yıl daha müdürlüğe devamı": of him alone the sentence goes on. */
const ANEW =
  /\b(?:tekrar|yeniden|yine) (?:[^.;,]{0,40} )?(?:mudur|uye|baskan|sec|ata|gorev|getiril)|\b(?:sure|muddet|gorev)[a-z]*,? (?:[^.;]{0,60} )?(?:uzat|temdi[dt])|^ (?:tarih|gun)(?:ten|den|inden)\b(?:[^.;]|\.(?=\d)){0,80} (?:uzat|temdi[dt]|yenile|sec|ata|getir|tayin|devam)[a-z]*(?<!m[ae]m[ae][a-z]*)(?![a-z])|\b(?:mudur|uye|baskan|vazife|gorev|daha|kendisi)[a-z]*,? (?:[^.;]{0,80} )?(?:devam|surdur|ibka|kal(?:mas|acak))(?![^;]*m[ae](?:m[iu]s|d[iu]|mes|mas|y[ae]c))/
/** A sentence that goes on to speak of whom the one before it named. */
const OF_HIM_AGAIN = /^\W*(?:kendisi|adi gecen|ayni kisi|ayni sahis|mumaileyh)/
/** Whether the sentence of an end, or the next one that speaks of him, goes on with words that he whose office it was holds it again. */
export const goesOnAnew = (body: Body, { name, to }: { name: string; to: number }): boolean => {
  const own = endOfSentence(body, to)
  const next = sentencesOf(body).find((each) => each.from >= own)
  const end = next && OF_HIM_AGAIN.test(body.plain.slice(next.from, next.to)) ? next.to : own
  return ANEW.test(body.plain.slice(to, end)) && partiesIn(body, to, end).every((each) => fold(each.name) === fold(name))
}
const IBKA =
  /^(?:['’]?n?[iu]n|[\s,]|\b(?:ve|ile|daha|ayni|yeniden|tekrar|icin|sure(?:yle)?|sure ile|muddetle|yil|sene|\d{1,2}|[a-z]{2,5} (?=yil|sene)))*\b[iı][bp]ka(?:s[iu]|l[ae]r[iu])n[ae]\b/
/** "Süreleri biten A ile B'nin iki yıl daha ibkalarına": he is left in what he was. */
const isLeftIn = (body: Body, { to }: Left): boolean => {
  const end = endOfSentence(body, to)
  const others = partiesIn(body, to, end)
  const words = others.reduceRight((rest, each) => rest.slice(0, each.from - to) + rest.slice(each.to - to), body.plain.slice(to, end))
  return IBKA.test(words)
}
/** "A'nın 5.7.2015'te sona eren görev süresi": what ended is named behind the words for it. */
const ITS_TERM = /^(?: (?:olan|bulunan|gorev|mudurluk|uyelik|baskanlik|memurluk))* (?:sure|muddet)/
/** "A ve B'nin görevleri bittiğinden yine aynı kişilerin müdür olmalarına": those who were named go on. */
const SAME_PERSONS = /\bayni (?:kisi|sahis|sahs|zat|zevat|uye|mudur)[a-z]* (?:[^.;]{0,60} )?(?:mudur|uye|baskan|sec|ata|gorev|getiril)/
const areTheSame = (body: Body, { to }: Left): boolean => {
  const end = endOfSentence(body, to)
  return SAME_PERSONS.test(body.plain.slice(to, end))
}
const isElectedAgain = (body: Body, { name, role, from }: Left, chosen: readonly Chosen[]): boolean => {
  const sentence = sentenceHolding(body, from)
  return (
    sentence !== undefined &&
    chosen.some((each) => fold(each.name) === fold(name) && each.role === role && each.from >= sentence.from && each.to <= sentence.to)
  )
}
/** "Başkan A'nın vefatı üzerine boşalan üyeliğe": he leaves the seat too that others are elected to. */
const VACATED_SEAT = /^[^.;,]{0,30}?\bbosalan (?:yonetim kurulu |idare meclisi |kurul )?(?:uyelig|azalig)(?:e|ine|a|ina)\b/
const VACATED_NEAR = 80
/** "Başkan yardımcısı A'nın istifası üzerine yerine B yönetim kurulu üyeliğine …": it is the seat that another gets in his place. */
const isSeatTaken = (body: Body, { name, to }: Left, chosen: readonly Chosen[]): boolean =>
  chosen.some(
    (each) =>
      each.role === 'board_member' &&
      fold(each.name) !== fold(name) &&
      each.to > to &&
      each.to - to < TAKEN_NEAR &&
      /^[^.;]{0,60}\byer(?:ler)?ine\b/.test(body.plain.slice(to - YERINE, each.to)) &&
      peopleIn(body, to, each.to).filter((other) => fold(other.name) !== fold(name)).length === 1,
  )
const TAKEN_NEAR = 260
const YERINE = 'yerine '.length
const vacatedBy = (body: Body, each: Left, chosen: readonly Chosen[]): Left[] =>
  (each.role === 'board_chair' || each.role === 'board_vice_chair') &&
  (VACATED_SEAT.test(body.plain.slice(each.to, each.to + VACATED_NEAR)) || isSeatTaken(body, each, chosen))
    ? [each, { ...each, role: 'board_member' }]
    : [each]
/** The unit behind a number. */
const UNIT = ' yil'.length
/** How far before an end its cause may stand. */
const CAUSE_NEAR = 120

/** "İmza yetkilisi olarak yönetim kurulu üyesi A'nın atanmasına": the title right before him is what he is already. */
const CALLED_BY =
  /(?:\(?\b(?:[a-h]|\d|birinci|ikinci|ucuncu|dorduncu)\)?\.? ?(?:grub|grup|derece)[a-z]* )?(?:sinirli )?\bimza yetkilisi (?:olarak|sifatiyla|sifati ile) (?:[a-z]+ ){0,3}?(?:uyesi|muduru|baskani|vekili|yardimcisi) $/
const ORGAN_ROLES: ReadonlySet<Role> = new Set<Role>(['board_member', 'board_chair', 'board_vice_chair', 'manager', 'manager_chair'])
const asSignatory = ({ text, plain, branch }: Body, each: Chosen): Chosen => {
  if (branch || !ORGAN_ROLES.has(each.role) || !plain.includes('imza yetkilisi')) return each
  const at = text.indexOf(each.name, each.from)
  const called = at < 0 ? null : CALLED_BY.exec(plain.slice(Math.max(0, at - 110), at))
  return called ? { ...each, role: 'authorised_signatory', from: at - called[0].length } : each
}

/** Whether an office and somebody behind it are parted by a legal entity for which he acts. */
const ofEntity = (body: Body, from: number, to: number): boolean =>
  /\b(?:adina|namina) (?:hareket|temsil)|\btemsilen\b|\btemsilci/.test(body.plain.slice(from, to)) &&
  partiesIn(body, from, to).some(({ name }) => isEntity(name))

/** Everybody whom the notice elects, in the order of the text. */
export const electedIn = (body: Body): Chosen[] => decisionsIn(body).chosen

/** Everybody whose office the notice ends, in the order of the text. */
export const leftIn = (body: Body): Left[] => decisionsIn(body).left

/**
 * A power without an office in brackets of its own ("(Yönetim Kurulu Başkanı) Temsile Yetkili olarak") is that of an office which another
 * clause of the notice gives the person.
 */
const givenElsewhere = (all: Chosen[], each: Chosen): boolean =>
  each.power &&
  all.some(
    (other) =>
      other !== each &&
      fold(other.name) === fold(each.name) &&
      !other.power &&
      (other.role === each.role || each.role === 'authorised_signatory'),
  )

export const appointed = (person: string, role: Role, entity: string | null, term: Term, at: { from: number; to: number }): Found => ({
  statement: { kind: 'appointment', person, role, legal_entity: entity, from: term.from, until: term.until, term_years: term.years },
  from: at.from,
  to: at.to,
})

/** People elected, each with his office and for how long. */
export const appointmentRule: Rule = (body) => {
  const all = electedIn(body)
  return all.flatMap((each): Found[] =>
    givenElsewhere(all, each)
      ? []
      : each.role === 'auditor'
        ? [{ statement: { kind: 'auditor', name: each.name, period: null }, from: each.from, to: each.to }]
        : [
            { ...appointed(each.name, each.role, each.of, each.term, each), ...(each.more ? { more: each.more } : {}) },
            ...(each.acting === null ? [] : [appointed(each.acting, 'representative_of_legal_entity', each.name, NO_TERM, each)]),
          ],
  )
}

/** People whose office ends, with the cause that is named. */
export const departureRule: Rule = (body) => {
  const same = new Map<string, Left[]>()
  for (const each of decisionsIn(body).left) {
    const key = `${fold(each.name)} ${each.role}`
    same.set(key, [...(same.get(key) ?? []), each])
  }
  // What two clauses say of one office is one fact, as the first has it.
  return [...same.values()].flatMap((all): Found[] => {
    const [first, ...more] = all
    return first
      ? [
          {
            statement: {
              kind: 'departure',
              person: first.name,
              role: first.role,
              on: first.on,
              reason: all.every(({ reason }) => reason !== null) ? first.reason : null,
            },
            from: first.from,
            to: first.to,
            more,
          },
        ]
      : []
  })
}
