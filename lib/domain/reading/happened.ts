/**
 * Whether what a sentence says of the company came to be, and of the company itself. A proposal, a request, a refusal, what is put off or still
 * to come, what an earlier notice had done, and what became of a partner or of another company hold the same words as a decision: none of them
 * is one.
 */
import { OF_PEOPLE } from '../fact/stated.ts'
import type { FactKind } from '../fact/fact.ts'
import type { Body, Found, Span } from '../fact/found.ts'
import { plainLetters } from '../text/letters.ts'
import { verb } from '../text/lexicon.ts'
import { isEntity, LISTED, partiesIn } from '../text/names.ts'
import { holds } from '../text/needed.ts'
import { ACCEPTED, ASKED, DEFERRED, DENIED, ENDS_REFUSED, LEFT_OPEN, PROPOSALS, UNDONE } from '../text/refusal.ts'
import { isBounded } from './bounded.ts'
import { type Clause, clauseHolding } from './clauses.ts'
import { isDenied } from './denied.ts'
import { lettersOf, mentionsIn, sameLetters } from './mentions.ts'
import { isBoundTransfer } from './transfer-words.ts'

/** What becomes of the company itself; offices and powers have judgements of their own. */
const OF_COMPANY: ReadonlySet<FactKind> = new Set<FactKind>([
  'capital',
  'status',
  'general_meeting',
  'share_transfer',
  'articles',
  'title',
  'address',
  'branch',
  'auditor',
])

/** A sentence on what was proposed in the one before. */
const TAKES_UP =
  /^[\s.]*(?:bu |yapilan |anilan )?(?:teklif|oneri|onerge|oylama|oya sunul|oy ?birli|oy ?coklu|(?:onun )?(?:tale[bp]|iste[kg])[a-z]* (?:aynen )?(?:yerinde|uygun|olumlu|kabul) [a-z]+m[iu]s(?:t[iu]r)?[.,](?![^]{0,90}\b(?:ertelen|ancak|sartiyla)))/

const NOT_DONE = new RegExp(String.raw`^\s*(?:['’]?[a-z]+[\s,]+){0,5}?${DENIED}`)
/** "… artırılması önerisi oylanmış ve kabul edilmemiştir": what the clause decides is a proposal, and the vote stands behind. */
const PROPOSED = new RegExp(
  String.raw`^(?:[^.;]|(?<=\d)\.){0,60}\b[a-z]+m[ae]s[iu](?:n[ae])?(?: (?:yonundeki|hususundaki|konusundaki|seklindeki|dair|iliskin))? (?:[a-z]+ )?(?:${PROPOSALS})`,
)
/** "İstifa dilekçesi işleme konulmamıştır": who wanted to go stays. */
const NOT_TAKEN =
  /^\S*\s(?:(?!yerine)[a-z]+ ){0,5}?(?:(?:kabul (?:edil|olun|gor)|islem[ae] (?:konul|alin)|uygun (?:gorul|bulun)|onaylan)m[ae](?:m[iu]s|d[iu])|geri alin(?:m[iu]s|d[iu])|geri cek(?:m[iu]s|il))/
const DENIED_LAST = new RegExp(`${DENIED}$`)
const TO_COME = /^\S{0,4}\s(?:[a-z]+ ){0,4}?[a-z]{3,}[ae]c[ae]kt[iu]r\b/
/** "… yükseltilmesi hususunda idare meclisine salahiyet verilmiştir": somebody else is to decide it. */
const LEFT_TO_OTHERS = /^\S*\s(?:\S+\s)?(?:hususunda|konusunda)\s[^.;]{0,60}(?:yetki|s[ae]lahiyet)/
/** "Birleşmenin gerçekleşmesi halinde" */
const IN_CASE = /m[ae]s[iu] (?:halinde|durumunda)\b/
/** "… görüşülmüş, nisap hasıl olmadığından karar alınamamıştır" */
const NO_DECISION = /\bkarar[a-z]* (?:[a-z]+ )?(?:alin|veril|var[iu]l)[ae]?m[ae](?:m[iu]s|d[iu])/
const PUT_OFF = /^\s?(?:\S+ ){0,3}?ertelen/
/** "Artırılmıştı", "artırılmış idi": what had been so before. */
const HAD_BEEN = /m[iu]s(?:t[iu]|lard[iu]|lerd[iu]| idi(?:ler)?)[\s.]*$/
const HAD_BEEN_FIRST = /^\S{0,6}\s?(?:[a-z]+ ){0,3}?[a-z]+m[iu]s(?:t[iu]|lard[iu]|lerd[iu]| idi(?:ler)?)\s?[;,]/
/** "Tasfiyeye girmiş olan şirketin": what the company is known by. */
const KNOWN_BY = /^\s?(?:(?:[a-z]+ ){0,2}?[a-z]{2,})?m[iu]s (?:ol|bulun)an\b/
/** "1994 senesinde", well before the notice: told as the story so far. */
const YEAR = /(?<![\d.])((?:19|20)\d\d) (?:yili|senesi)n[dt][ae]\b/g
/** A list of what is to be talked about, before anything of it was decided. */
const ON_AGENDA =
  /\bgundem[a-z]*(?: madde[a-z]*)?\s*(?:[:;]|(?=1\s?[-.)]))(?![^]*(?:m[iu]st[iu]r|\b(?:karar|kabul|gecil|okun|secil)[a-z]*d[iu]\b))[^]*$/
const AGENDA = 1500
/** "… ortaklıktan ayrılmasına,": a subject to talk about stands in no dative. */
const RESOLVED = /(?:m[ae]s[iu]|m[ae]l[ae]r[iu]|[dt][iu]g[iu])n[ae][\s,;.]*$|\bkarar (?:veril|al[iı]n)(?:mis|di)/

/** "… kararların tescili talep edilmiş ise de; … talebin reddine karar verilmiştir": nothing of what the registry was asked to enter was entered. */
const NOT_ENTERED =
  /\btescil[a-z]*(?: [a-z]+){0,4}? (?:tale[bp]|istem|iste[kg]|istenmis|istenil|basvur)[^.]{0,400}?\b(?:redd|red\b|ret\b|kabul edilmem|kabul olunmam|yerine getirilmem|uygun gorulmem)/

const LABEL = /\b[a-z]{3,}(?: [a-z]{2,}){0,2}\s?:/

/** Another company stands as the owner of the capital, or as a partner of whom something became. */
const OWNS = /^\s?['’]?\s?(?:n[iu]n\s)?(?:(?:kayitli|esas|cikarilmis|odenmis) )?sermaye/
const PARTNER =
  /\b(?:ortag[a-z]*|ortaklardan|ortak|istirak[a-z]*(?: olan)?|hissedar[a-z]*|bagli ortak[a-z]*(?: olan)?|borclu|alacakli|kefil|kirac[iı][a-z]*|muflis)(?: olan)?,?\s*$/
/** "X A.Ş.'nin iflasına", "X A.Ş. merkezini": whose the fact is. */
const WHOSE = /^\s?['’`]?\s?n?[iu]n\b/
const AT_OTHERS = /^\s?['’`]?\s?n?[dt]e(?:ki)?\b/
const OF_TWO: ReadonlySet<string> = new Set(['MERGED', 'DIVIDED', 'CONVERTED'])
/** The company was one of those at a meeting. */
const ATTENDED = /^[^.;]*\b(?:temsilci|hazir bulun|katil)/
/** A share that somebody has only bound himself to give. */
const PROMISED = /\bdevretmeyi\b|\bdevredece[gk]|\bon sozlesme|\bvaa[dt]/

/** Whether a fact of what became of the company is one: what is not so is told. */
/** "… yetkisinin kaldırılmasına ilişkin ihtiyati tedbirin kaldırılmasına": an order that is over. */
const ORDER_UNDONE =
  /(?:m[ae]s[iu](?:n[ae])?|\b(?:iptal|azl|azil|ref)in[ae]) (?:iliskin|dair|yonelik|hakkindaki|yolundaki)(?: olarak)? (?:[a-z\d./]+ ){0,8}?(?:tedbir|karar|hukm|islem|serh)[a-z]* (?:[a-z]+ ){0,4}?(?:kaldiril|iptal|geri al|sona er|son veril|hukumsuz|bozul|durdurul|redd)/
const LAST_WORD = 24

/** "A'nın imzasına ilaveten B'nin imzası", "başkanın da bulunduğu iki imza": nobody signs alone by these words. */
const BESIDE_ANOTHER =
  /\bimzas[iu]n[ae] (?:ilaveten|ek olarak|ilave olarak|munzam|zamimeten)\b|\bimzas[iu](?:n[iu]n)? (?:yan[iu]nda|yan[iu] ?s[iu]ra|beraberinde|esliginde|refakatinde)\b|\b(?:da|de) (?:bulundugu|dahil oldugu|katildigi|aralarinda bulundugu) (?:iki|uc|cift) imza|\bbulundugu (?:iki|uc|cift) imza/
/** "… iki imza bulunur; biri A'nın, diğeri B'nindir": the one beside the other. */
const TWO_SIGN = /\b(?:iki|cift) imza/
const THE_OTHER = /\b(?:bunlardan )?bir(?:i|isi|inin) [^.]{3,160}\b(?:diger|oteki|obur)(?:i|u|s[iu])?(?:n[iu]n)? /
/** "A bir, B iki, C üç yıl süre ile": to each his own number, and the unit stands behind the last alone. */
const OWN_NUMBER = /^['’`]?\s?(?:n?[iu]n )?(?:bir|iki|uc|dort|bes|\d{1,2}),/
/** Minutes are signed for the meeting. */
const OF_MINUTES = /\b(?:tutanag|tutanak|zabt|zapt|zabit)[a-z]* (?:imza(?:lama|lamak|si|ya)[a-z]*|imza et[a-z]*)/
const IN_YEAR =
  /\b((?:19|20)\d\d) (?:yilinda|senesinde)(?: [a-z]+){0,6} (?:secilen|secilmis (?:olan|bulunan)|atanan|getirilen|gorevlendirilen)\b/
const NEW_ELECTION = new RegExp(`${verb('elect', 'said', 'decided')}|${verb('serve', 'will', 'decided')}`)
/** "2012 yılında müdür seçilen A'nın …": whom an earlier year elected, where the words behind elect nobody. */
const isOfEarlierYear = (body: Body, from: number, to: number): boolean => {
  const said = IN_YEAR.exec(body.plain.slice(Math.max(0, from - YEAR_BEFORE), to))
  const entered = body.header.registered_on ?? body.header.published_on
  if (said === null || entered === null || Number(said[1]) >= Number(entered.slice(0, 4)) - 1) return false
  return !NEW_ELECTION.test(body.plain.slice(Math.max(0, from - YEAR_BEFORE) + said.index + said[0].length, to))
}
const YEAR_BEFORE = 60

/** Whether a power is none of its own by the words of its clause: another's signature stands beside it, or it is of the minutes alone. */
export const isNoPower = (body: Body, { statement, from: begin, to }: Found): boolean => {
  if (statement.kind !== 'representation') return false
  const clause = clauseHolding(body, to - 1)
  const words = clause ? body.plain.slice(Math.min(clause.from, begin), clause.to) : ''
  const sentence = clause ? body.plain.slice(clause.sentence.from, to) : ''
  return (
    (statement.mode === 'sole' && (BESIDE_ANOTHER.test(words) || (TWO_SIGN.test(sentence) && THE_OTHER.test(sentence)))) ||
    (OF_MINUTES.test(words) && !/\b(?:temsil|ilzam)/.test(words))
  )
}

const IS_FOLLOWED = /['’ ][dt][iu]r(?:l[ae]r)?\s?\.\s*(?:onun |bunun )?yer(?:ler)?in[ei]\b/
const FOLLOWED_NEAR = 24
export const isHappened = (body: Body, found: Found, own: readonly string[]): boolean => {
  const { statement, from, to } = found
  // Of a clause whose every word has its slot none denies or bounds it.
  const isWhole = statement.kind === 'representation' && found.known?.some((span) => span.from <= from && to <= span.to) === true
  if (!isWhole && (isDenied(body, found) || isBounded(body, found))) return false
  const clause = clauseHolding(body, to - 1)
  if (!clause) return true
  if (holds(body.plain.slice(clause.sentence.from, clause.sentence.to), NOT_ENTERED)) return false
  if (!OF_COMPANY.has(statement.kind) && !OF_PEOPLE.has(statement.kind)) return true
  if (OF_PEOPLE.has(statement.kind))
    return (
      !isOthers(body, { statement, from, to }, clause.from, own) &&
      !standsBy(body, { statement, from, to }, clause) &&
      !isOfHouse(body.plain.slice(clause.sentence.from, to)) &&
      !(statement.kind === 'appointment' && WAS_ONCE.test(body.plain.slice(clause.from, to + ' olup'.length))) &&
      !PURPOSE.test(lastWord(body, to) + body.plain.slice(to, clause.sentence.to)) &&
      !(statement.kind === 'appointment' && PROPOSED_BY.test(lastWord(body, to) + body.plain.slice(to, clause.sentence.to))) &&
      !(statement.kind === 'appointment' && isLeft(body, statement, clause)) &&
      !(statement.kind === 'departure' && OTHER_DUTY.test(body.plain.slice(Math.max(from, clause.from), clause.to))) &&
      !(statement.kind === 'departure' && FOR_ITS_END.test(body.plain.slice(clause.from, clause.to))) &&
      !isAtAnother(body, clause.sentence.from, to, own) &&
      // Nobody signs beside himself.
      !(statement.kind === 'representation' && statement.persons.length === 1 && statement.with.includes(statement.persons[0] ?? '')) &&
      !(
        statement.kind === 'appointment' &&
        statement.role !== 'representative_of_legal_entity' &&
        FULFILS.test(body.plain.slice(from, to))
      ) &&
      // "Müdür A'dır. Yerine B …": who is said to sit there is the one who goes, or another is.
      !(statement.kind === 'appointment' && IS_FOLLOWED.test(body.plain.slice(Math.max(0, to - ' dirler'.length), to + FOLLOWED_NEAR))) &&
      // A company holds no office of its own; a branch that bears its name may stand before who is elected.
      !(
        !body.branch &&
        statement.kind === 'appointment' &&
        isEntity(statement.person) &&
        own.some((each) => sameLetters(each, lettersOf(statement.person)))
      ) &&
      !(statement.kind === 'appointment' && NOT_DONE.test(body.plain.slice(to, clause.to))) &&
      !(statement.kind === 'appointment' && isOfEarlierYear(body, from, clause.to)) &&
      // "Reisliğe A ayrılmıştır": he is chosen for it.
      !(
        statement.kind === 'departure' &&
        CHOSEN_FOR.test(body.plain.slice(clause.from, clause.to)) &&
        !GONE_FROM.test(body.plain.slice(clause.from, clause.to))
      ) &&
      !(
        statement.kind === 'appointment' &&
        partiesIn(body, clause.from, clause.to).some(({ to: end }) => OWN_NUMBER.test(body.plain.slice(end, end + 14)))
      ) &&
      // "Başkan vekili A'nın toplantılara riyaset etmesi uygun görülmüştür": what is approved is another matter than his office.
      !(statement.kind === 'appointment' && OTHER_MATTER.test(body.plain.slice(from, clause.to))) &&
      !(statement.kind === 'departure' && statement.reason === 'resignation' && NOT_TAKEN.test(body.plain.slice(to, clause.to))) &&
      !ORDER_UNDONE.test(body.plain.slice(Math.max(from, to - LAST_WORD), clause.sentence.to)) &&
      !(isOnAgenda(body, { from, to: clause.to }) && IS_SUBJECT.test(body.plain.slice(Math.max(from, to - LAST_WORD), clause.to))) &&
      !isAsked(body, { from: Math.max(from, clause.sentence.from), to: clause.sentence.to })
    )
  // What was registered came to be, whatever its explanation says was asked for and refused.
  if (body.topic !== '' && body.topic.includes(body.plain.slice(from, to).trim())) return true
  const begin = Math.max(from, clause.from)
  const behind = body.plain.slice(to, clause.to)
  const rest = body.plain.slice(begin, clause.sentence.to)
  if (isOthers(body, { statement, from, to }, clause.sentence.from, own)) return false
  if (statement.kind === 'general_meeting') return !PUT_OFF.test(behind) && !TO_COME.test(behind)
  if (isOnAgenda(body, { from, to: clause.to }, begin)) return false
  const ends =
    statement.kind === 'status' && (statement.code === 'CONCORDAT_ENDED' || statement.code === 'ACTIVE' || statement.code === 'INJUNCTION')
  // What stands behind a label is another statement.
  const label = LABEL.exec(behind)
  const said = { from: begin, to: label ? to + label.index : clause.to }
  if (!ends && (isUndecided(body, statement, said) || NOT_DONE.test(behind) || DENIED_LAST.test(body.plain.slice(from, to)))) return false
  if (!ends && PROPOSED.test(lastWord(body, to) + behind) && !isAccepted(body, { from: to, to: clause.sentence.to })) return false
  if (!ends && (UNDONE.test(rest) || ENDS_REFUSED.test(rest))) return false
  if (LEFT_TO_OTHERS.test(behind) || IN_CASE.test(body.plain.slice(clause.from, to))) return false
  if (NO_DECISION.test(body.plain.slice(to, clause.sentence.to)) || DEFERRED.test(body.plain.slice(to, clause.sentence.to))) return false
  if (HAD_BEEN.test(rest) || HAD_BEEN_FIRST.test(behind)) return false
  if (statement.kind === 'share_transfer' && (PROMISED.test(body.plain.slice(begin, clause.to)) || isBoundTransfer(body, { from, to })))
    return false
  if (statement.kind === 'share_transfer' && isForWard(body, statement.from, clause.sentence)) return false
  if (statement.kind !== 'capital' && statement.kind !== 'status') return true
  return !TO_COME.test(behind) && !isStory(body, statement, { from, to }, clause)
}

const GUARDIAN = /\b(?:vasi(?:si|leri)?|velisi|kayyimi|vesayeten|velayeten)(?: (?:olan|olarak|sifatiyla))? $/
/** "A'ya vesayeten B payını …", "vasisi B tarafından A'ya ait …": what a guardian hands over is his ward's. */
const isForWard = ({ plain }: Body, giver: string, { from, to }: Span): boolean => {
  const said = plain.slice(from, to)
  const name = plainLetters(giver).replace(GUARDIAN_FIRST, '')
  const at = said.indexOf(name)
  return at >= 0 && GUARDIAN.test(said.slice(0, at))
}
const GUARDIAN_FIRST = /^(?:vasi(?:si)?|velisi|kayyimi) /

/** "Yönetim kuruluna A'nın seçilmesi,", "müdür A'nın azli": a subject to talk about. */
const IS_SUBJECT = /(?:m[ae](?:s[iu]|l[ae]r[iu])|\b(?:azli|istifasi|secimi|tayini|intihabi|nasbi))(?:[\s,;.]*| ve )$/
/** Whether something stands in a list of what is to be talked about, and is not decided there. */
const isOnAgenda = ({ plain }: Body, { from, to }: Span, begin = from): boolean =>
  ON_AGENDA.test(plain.slice(Math.max(0, from - AGENDA), from)) && !RESOLVED.test(plain.slice(begin, to))

/** "Bu görevi yerine getirmesi": to fulfil the duty of whoever was elected, and no election to one. */
const FULFILS = /\byerine getirm[ae](?!d)/

const CHOSEN_FOR =
  /\b(?:baskan|reis|uye|aza|mudur|vekil|yardimci|muavin)[a-z]*(?:lig|l[iu]klar[iu]n|l[iu]kler[iu]n|l[iu]g[iu]n)[ae] (?:[^.;]{3,90} )?ayril(?:m[iu]s|d[iu])/
const GONE_FROM = /[dt][ae]n (?:[a-z]+ ){0,3}ayril|\bistifa|\bemekli[a-z]* ayril/
/** "Müdür A'nın defterleri muhafaza etmesi uygun görülmüştür": what is approved of him is neither that he is chosen nor that he serves. */
const OTHER_MATTER =
  /\b(?:(?!(?:tayin|nas[bp]|intiha[bp]|devam|ifa|temsil|ilzam|idare|ibka|deruhte|tedvir|muhafaza|kabul|ilave|dahil|davet)\b)[a-z]+ (?:ed|et)|(?<!\b(?:gorev|vazife|sifat|makam|mudurlu|uyeli|baskanli|yetki)[a-z]* )muhafaza (?:ed|et)|(?!(?:sec|ata|getir|ekle|cag[ir]|belirle|gorev|kal|ol|bulun|yap|yurut|ustlen|surdur|koru|imza|bagla|basla|et|ed)[a-z]*m[ae](?:s[iu]|l[ae]r[iu]) )[a-z]{2,})m[ae](?:s[iu]|l[ae]r[iu]) (?:[a-z]+ ){0,2}(?:uygun|muvafik|munasip) (?:gor|bul)/

/** The word that a span ends with: what is proposed of it stands behind. */
const lastWord = (body: Body, to: number): string => /[a-z]*$/.exec(body.plain.slice(Math.max(0, to - 40), to))?.[0] ?? ''

const ALL_ASKED = new RegExp(ASKED.source, 'g')
/** "Konkordato talebinin reddi ile şirketin iflasına karar verildiği": what stands behind the refusal is not what was refused. */
const isUndecided = (body: Body, statement: Found['statement'], { from, to }: Span): boolean => {
  if (LEFT_OPEN.test(body.plain.slice(from, to))) return true
  if (!isAsked(body, { from, to })) return false
  // What was refused last says that nothing stands behind it.
  const last = [...body.plain.slice(from, to).matchAll(ALL_ASKED)].at(-1)
  const behind = from + (last?.index ?? 0) + (last?.[0].length ?? 0)
  return !(
    statement.kind === 'status' && mentionsIn(body, behind, to).some((each) => each.type === 'event' && each.codes.includes(statement.code))
  )
}

/** Whether a sentence, or the one that takes it up, votes for what is put before the meeting. */
const isAccepted = (body: Body, { from, to }: Span): boolean => {
  const next = body.plain.slice(to, to + NEAR)
  return ACCEPTED.test(body.plain.slice(from, to)) || (TAKES_UP.test(next) && ACCEPTED.test(next))
}

/** Whether what is proposed or asked for in a sentence is not accepted in it, nor by the one that follows. */
const isAsked = (body: Body, { from, to }: Span): boolean => {
  const asked = ASKED.exec(body.plain.slice(from, to))
  if (!asked) return false
  return !isAccepted(body, { from: from + asked.index + asked[0].length, to })
}

/** Whether it is told as what the company is known by, or of a year long gone. */
const isStory = (body: Body, { kind }: Found['statement'], { from, to }: Span, { sentence }: Clause): boolean => {
  if (kind === 'status' && KNOWN_BY.test(body.plain.slice(to, sentence.to))) return true
  const entered = Number((body.header.registered_on ?? body.header.published_on ?? '').slice(0, 4))
  return [...body.plain.slice(sentence.from, from).matchAll(YEAR)].some(([, year]) => Number(year) < entered - 1)
}

/** "X A.Ş.'nin müdürü A": what somebody is there. */
const OFFICE_OF =
  /^\s?['’`]?\s?n?[iu]n (?:yonetim kurulu |mudurler kurulu |genel )?(?:muduru|baskani|uyesi|tasfiye memuru)\s(?!adina|temsilcisi|olan)/
/** "X A.Ş.'nin müdürlüğüne A'nın atanması": an election to an office of X. */
const TO_OFFICE_OF = /^\s?['’`]?\s?n?[iu]n (?:yonetim kurulu |genel )?(?:mudurlug[iu]ne|tasfiye memurluguna)\s(?!ve\b|ile\b)/
/** How far behind a company's name an office of it is named, and who holds it. */
const OF_IT = 90
/** Whether it became of another company that the sentence names before it. */
const isOthers = (body: Body, { statement, from, to }: Found, begin: number, own: readonly string[]): boolean => {
  const others = partiesIn(body, Math.max(begin, from - NEAR), to).filter(
    ({ name }) => isEntity(name) && !own.some((each) => sameLetters(each, lettersOf(name)) || each.endsWith(lettersOf(name))),
  )
  return others.some((other) => {
    const [before, behind] = [body.plain.slice(Math.max(0, other.from - 40), other.from), body.plain.slice(other.to, other.to + 40)]
    switch (statement.kind) {
      // "X A.Ş.'ni münferiden temsile yetkilidir": it is X that he signs for.
      case 'representation':
        return other.after === 'object'
      case 'capital':
        return OWNS.test(behind)
      case 'status':
        return (
          statement.counterparty === null &&
          (PARTNER.test(before) || (!OF_TWO.has(statement.code) && other.to <= from + 1 && WHOSE.test(behind) && from - other.to < 8))
        )
      case 'share_transfer':
        return lettersOf(statement.from) === lettersOf(other.name) && AT_OTHERS.test(behind)
      // "X A.Ş.'nin müdürü A'nın görevi": the office is in X, whoever ends it.
      case 'departure':
      case 'appointment': {
        if (holdsThere(body, statement, other.to, clauseHolding(body, to - 1)?.to ?? to)) return true
        if (other.after !== 'of' || own.some((each) => each.startsWith(lettersOf(other.name)))) return false
        const words = body.plain.slice(other.to, other.to + OF_IT)
        const people = partiesIn(body, other.to, Math.max(to, other.to + OF_IT)).filter(({ name }) => !isEntity(name))
        // So X is none of those who come or go.
        const itself = sameLetters(lettersOf(statement.person), lettersOf(other.name))
        return (
          (OFFICE_OF.test(words) && (statement.kind === 'departure' || itself) && people.length > 0) ||
          (TO_OFFICE_OF.test(words) && statement.kind === 'appointment' && people.some(({ after }) => after === 'of'))
        )
      }
      case 'address':
      case 'title':
      case 'articles':
        return other.to <= from && (PARTNER.test(before) || (WHOSE.test(behind) && statement.kind !== 'address' && from - other.to < 24))
      case 'general_meeting':
        return PARTNER.test(before) || (WHOSE.test(behind) && ATTENDED.test(body.plain.slice(to, to + NEAR)))
      default:
        return false
    }
  })
}

/** "X A.Ş. yönetim kurulu başkanı olan A'nın müdür olarak seçilmesine": the office that stands behind the company's name, and before who holds it. */
const holdsThere = (
  body: Body,
  { person, role }: Extract<Found['statement'], { kind: 'appointment' | 'departure' }>,
  end: number,
  to: number,
): boolean => {
  const offices = mentionsIn(body, end, to).flatMap((each) => (each.type === 'office' ? [each] : []))
  const [first] = offices
  if (!first || first.role !== role || !/^\s?(?:['’]?n?[iu]n )?$/.test(body.plain.slice(end, first.from))) return false
  if (offices.some((each) => each !== first && each.role === role) || !HOLDER.test(body.plain.slice(first.from, first.to))) return false
  const [next] = partiesIn(body, first.to, to)
  return (
    next !== undefined &&
    sameLetters(lettersOf(next.name), lettersOf(person)) &&
    /^\s?(?:olan|bulunan|sifatini tasiyan)?\s?$/.test(body.plain.slice(first.to, next.from))
  )
}

/** Who holds an office, in the words for him and not for it. */
const HOLDER = /(?:baskani|uyesi|azasi|muduru|vekili|yardimcisi|memuru)$/

/** "X A.Ş.'de yönetim kurulu üyeliği yapan A'nın oradaki görevi": an office that the sentence calls another company's. */
const AT_OFFICE = /^\s?['’`]?\s?n?[dt]e(?:ki)?\s(?:\S+ )?(?:yonetim kurul|genel mudur|mudur|baskan|uye|gorev)/
const isAtAnother = (body: Body, from: number, to: number, own: readonly string[]): boolean =>
  partiesIn(body, Math.max(from, to - NEAR), to).some(
    ({ name, to: end }) =>
      isEntity(name) && AT_OFFICE.test(body.plain.slice(end, end + 60)) && !own.some((each) => sameLetters(each, lettersOf(name))),
  )

/** Who came, voted, proposed or watched over it, or asks something of whoever holds an office ("A müdürün azlini istemiş") ("A ve B'nin oylarıyla", "A'nın da hazır bulunduğu toplantıda"): nothing becomes of them. */
const STANDS_BY =
  /^['’`]?\s?n?[iu]n (?:(?:de|da|dahi|ve|olumlu|kabul|ret|muhalif|aleyhte|lehte|bizzat|vekaleten) ){0,3}(?:oy(?:u|lar[iu])(?:yla| ile|n[iu]n|na|n[ae])?(?= )|hazir bulun|katil(?:[iu]m|dig|mas)|istirak|huzur|riyaset|baskanlig[iu]nda|onerisi|teklifi|gozetim|nezaret|sahitlig|tanikl|kefil|imzaladig|duzenledig)|^,? (?:mudur|uye|baskan|temsilci|yetkili)(?:l[ae]r)?n?[iu]n (?:gorev|azl|istifa|el cek|yetki|s[ae]lahiyet)/
const WHO_GOES_FIRST =
  /\b(?:uzaklastirilan|alinan|azledilen|azlolunan|cikarilan|istifa eden|ayrilan|cekilen|vefat eden|olen) (?:[a-z]+ ){0,2}?$/
const ENDS_LAST = /(?:azl|azil|istifa|ayril|cekil|alin|son ver|sona er|uzaklastir|cikar|vefat|bit|dol|dus|iptal|kaldir)[a-z]*/
/** Whether somebody only stands by in the words that a fact of him was read from, or behind another of whom they say it. */
const standsBy = (body: Body, { statement, to }: Found, clause: Clause): boolean => {
  if (statement.kind !== 'appointment' && statement.kind !== 'departure') return false
  const people = partiesIn(body, clause.from, clause.to)
  const his = people.flatMap(({ name }, at) => (sameLetters(lettersOf(name), lettersOf(statement.person)) ? [at] : []))
  const isListed = (at: number): boolean => {
    const [one, next] = [people[at], people[at + 1]]
    return one !== undefined && next !== undefined && LISTED.test(body.plain.slice(one.to, next.from))
  }
  const endOf = (at: number): number => (isListed(at) ? endOf(at + 1) : (people[at]?.to ?? 0))
  const bystander = (at: number): boolean => STANDS_BY.test(body.plain.slice(endOf(at), endOf(at) + STANDS_LONG))
  // "Müdür A'nın eşinin vefatı", "müdür A'nın babası B'nin vefatı": neither of the two leaves an office by it. As printed: a mender takes words of
  // kinship for others.
  const kin = (at: number): boolean => {
    const [before, one] = [people[at - 1], people[at]]
    return (
      statement.kind === 'departure' &&
      one !== undefined &&
      (OF_KIN.test(plainLetters(body.text.slice(one.to, one.to + STANDS_LONG))) ||
        (statement.reason === 'death' && before !== undefined && RELATED.test(plainLetters(body.text.slice(before.to, one.from)))))
    )
  }
  // "Görevden uzaklaştırılan A, müdürlüğe atanan B'ya …": it is A who goes.
  const goes = (at: number): boolean =>
    WHO_GOES_FIRST.test(body.plain.slice(Math.max(clause.from, (people[at]?.from ?? 0) - STANDS_LONG), people[at]?.from ?? 0))
  const first = people.findIndex((_, at) => goes(at))
  const behind = (at: number): boolean =>
    statement.kind === 'departure' &&
    first >= 0 &&
    at > first &&
    !people.slice(first, at).every((_, each) => isListed(first + each)) &&
    !goes(at) &&
    !ENDS_LAST.test(body.plain.slice(people[at]?.to ?? 0, Math.max(to, clause.to)))
  const related = (at: number): boolean => {
    const [one, next] = [people[at], people[at + 1]]
    return one !== undefined && next !== undefined && RELATED.test(body.plain.slice(one.to, next.from))
  }
  // "Müdür A hastalandığından B seçilmiştir": of A the words say why.
  const cause = (at: number): boolean => {
    const [one, next] = [people[at], people[at + 1]]
    return statement.kind === 'appointment' && one !== undefined && next !== undefined && IS_CAUSE.test(body.plain.slice(one.to, next.from))
  }
  return his.length > 0 && his.every((at) => bystander(at) || kin(at) || related(at) || behind(at) || cause(at))
}
const ELECTED_STEMS = 'sec(?:il)?|ata(?:n)?|getir(?:il)?|belirle(?:n)?|gorevlendir(?:il)?|tayin (?:ed|olun)(?:il)?'
/** What became of somebody, and is no election of his, as the reason for what is said of the next. */
const IS_CAUSE = new RegExp(
  `^,? (?!(?:[a-z]+ )*?(?:${ELECTED_STEMS}|alin|(?:mudur|uye|baskan|yetkili|gorevli)[a-z]* (?:ol|bulun))(?:[a-z]*[dt][iu]g[iu]|[iu]nca))(?:[a-z]+ ){0,4}?[a-z]{2,}(?:(?:[dt][iu]|[ae]c[ae])g[iu](?:nd[ae]n| icin| cihetle)|[iu]nc[ae])\\b`,
)
const STANDS_LONG = 60
const KIN =
  'oglu|kizi|esi|karisi|kocasi|kardesi|agabeyi|ablasi|annesi|babasi|yegeni|kuzeni|damadi|gelini|amcasi|dayisi|halasi|teyzesi|torunu|bacanagi|kayin[a-z]+|baldizi'
/** "A'nın kayınbiraderi B": whose kin or agent somebody is. */
const RELATED = new RegExp(
  `^['’\`]?\\s?n?[iu]n (?:(?:buyuk|kucuk|oz|ortanca) )?(?:${KIN}|vekili|vasisi|velisi|avukati|mirascisi|varisi)\\s$`,
)
/** "A'nın eşinin vefatı": of whom among his kin it is said. */
const OF_KIN = new RegExp(`^['’\`]?\\s?n?[iu]n (?:(?:buyuk|kucuk|oz|ortanca|merhum|muteveffa) )?(?:${KIN})n[iu]n\\s`)
/** "… alınması için çağrı yapılacaktır": what something else is done for. */
const PURPOSE =
  /^\S*m[ae]s[iu] (?:icin|amaciyla|maksadiyla|talebiyle|istemiyle|istegiyle) (?![^]*\bkarar (?:ver|al)[a-z]*(?:mistir|mis|di)\b)/
/** "İştirakimiz X'in müdürlüğüne …", "ortağı olduğumuz kooperatifte …": a house that is another's, where none of ours is named behind it. */
const ANOTHER_HOUSE =
  /\b(?:istirak(?:imiz|lerimiz)[a-z]*|bagli (?:ortaklig|sirket)(?:imiz|lerimiz)[a-z]*|(?:ortag|hissedar|kurucus|uyes|sahib|istirakcis)[iu] (?:oldug|bulundug)umuz|(?:grub|toplulug)umuz(?:daki|a (?:dahil|bagli)|un)|(?:oldug|bulundug|istirak ettig)[iu]miz) (?![^]*\b(?:sirketimiz|kooperatifimiz|ortakligimiz|isletmemiz)(?:[a-z]*)\b)/
const isOfHouse = (words: string): boolean => ANOTHER_HOUSE.test(words)
/** "Daha evvel yönetim kurulu üyesi seçilmiş olup": an election of before. */
const WAS_ONCE =
  /\b(?:daha (?:once|evvel|onceleri)|evvelce|onceden|vaktiyle|gecmiste|bir zamanlar) (?:(?!bu defa|bu kez|bu kere|simdi)[a-z]+ ){0,8}?(?:sec|ata|getir|tayin ed|gorevlendir|belirle)[a-z]*m[iu]s (?:olup|olan|bulunan|idi)/
/** "A'nın atanmasını öneren ortak": what somebody is said to have proposed. */
const PROPOSED_BY = /^\S*m[ae]s[iu]n[iu] (?:[a-z]+ )?(?:oneren|isteyen|teklif eden|talep eden|savunan|destekleyen|reddeden|kabul etmeyen)\b/
/** A duty that is no office of the company, and what somebody leaves who goes on in his. */
const OTHER_DUTY =
  /\b(?:askerli[gk]|vatani|memuriyet|kamu|ogretim uyelig|milletvekillig|bilirkisilik)[a-z]* (?:gorev|hizmet|vazife)|\b(?:toplanti|salon|oturum)(?:dan|yi terk)\b/
/** "X A.Ş. yönetim kurulu üyeliğinden ayrılarak müdürlüğe seçilmiştir": the office that he left is none that he was elected to. */
const isLeft = (body: Body, { role }: Extract<Found['statement'], { kind: 'appointment' }>, { from, to }: Clause): boolean => {
  const same = mentionsIn(body, from, to).flatMap((each) => (each.type === 'office' && each.role === role ? [each] : []))
  return same.length > 0 && same.every((each) => LEFT_IT.test(body.plain.slice(each.from, each.to + STANDS_LONG)))
}
const LEFT_IT =
  /^(?:[a-z]+ ){0,3}[a-z]+l[iu](?:k|g[iu]n|kl[ae]r[iu]n)[dt][ae]n (?:ayril|istifa|cekil)(?:[ae]r[ae]k|[iu]p|mis olup| ed[ae]r[ae]k)/
/** "İnşaatın tamamlanması amacıyla": what is to be finished is none of his office. */
const FOR_ITS_END =
  /\b(?!(?:gorev|sure|donem|muddet|uyelik|mudurluk|yil)[a-z]*)[a-z]{3,}[iu]n (?:tamamlan|bitiril|sonuclan(?:diril)?|sona erdiril|kapatil)m[ae]s[iu](?: (?:amac|maksad|gaye)[iu]?yla| icin|na kadar)/

/** How far before a fact whose it is may be said. */
const NEAR = 260

/** The company's own names, by their letters: that of the head, and those that the notice gives it. */
export const ownNames = (body: Body, found: readonly Found[]): string[] =>
  [body.header.title, ...found.flatMap(({ statement }) => (statement.kind === 'title' ? [statement.from, statement.to] : []))].flatMap(
    (name) => (name ? [lettersOf(name), ...LIMITED_SHORT.flatMap(([said, short]) => shortened(lettersOf(name), said, short))] : []),
  )
/** "Sınırlı Sorumlu" before the name of a cooperative is printed in full or by its letters. */
const LIMITED_SHORT = [
  ['sinirlisorumlu', 'ss'],
  ['ss', 'sinirlisorumlu'],
] as const
const shortened = (name: string, said: string, short: string): string[] =>
  name.includes('kooperatif') && name.includes(said) ? [name.replace(said, short), name.replace(said, '')] : []
