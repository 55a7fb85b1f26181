/** What a company announces itself, without a registration, and corrections of earlier notices. Patterns are for plain letters. */
import { DATE } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { AMOUNT, CURRENCY } from '../fact/amounts.ts'
import { formAt } from '../fact/office.ts'
import { type Body, type Found, matchesIn } from '../fact/found.ts'
import { isEntity, isName, partiesIn } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'
import { ALONE, saysNoMore, TOGETHER, wordsBetween } from './given.ts'
import { ENDED, officesNamed } from './offices.ts'

const REGISTERED = /tescil (?:edil(?:digi|mis)|olun)|tescili|terkin/
// A meeting still to come, and its agenda.
const CALLED =
  /toplanti(?:sina|ya) (?:davet|cagr|cagir)|genel kurula (?:davet|cagri)|genel kurul[a-z]*(?: toplantisi)?\s.{0,300}?(?:yapilacaktir|toplanacaktir)/
const ANNOUNCED = /ruchan hak|yeni pay alma hak|sermaye koyma borc|\bapel\b|\bzayi\b|alacaklilara cagri|alacaklilarin/

const OFFICIAL = /mahkemesinden|iflas\)? (?:dairesi|mudurlug)|^.{0,120}mahkemesi/

/** Whether a notice only calls a meeting: nothing on its agenda happened. */
export const callsMeeting = ({ plain }: Pick<Body, 'plain'>): boolean =>
  CALLED.test(plain) && !REGISTERED.test(plain) && !OFFICIAL.test(plain)

/**
 * Whether a notice only calls, invites or tells of lost books: what it says of capital or offices is planned or known, not registered by
 * it. Liquidation and its like are told.
 */
export const announcesOnly = ({ plain }: Pick<Body, 'plain'>): boolean =>
  (ANNOUNCED.test(plain) || CALLED.test(plain)) && !REGISTERED.test(plain) && !OFFICIAL.test(plain)

const WRONG =
  /\bsehven\b|\byanlislikla\b|\bhatali (?:olarak )?(?:yazil|yayim|basil)|\bdogrusu\b|\bduzeltil(?:ir|mistir|erek)\b|\btashihen\b/
/** Whether a text speaks of an error at all: asked of the same text for each of its facts and clauses. */
const speaksOfErrors = ((): ((plain: string) => boolean) => {
  let last = { plain: '', speaks: false }
  return (plain) => {
    if (last.plain !== plain) last = { plain, speaks: WRONG.test(plain) }
    return last.speaks
  }
})()
/** A street or a door that the town gave another name or number: the address is set anew, and nothing was printed wrongly. */
const RENUMBERED = /\bnumarataj|\b(?:sokag|sokak|cadde|mahalle|bulvar|kapi numara)[a-z]*(?: adi| ismi)?(?:n[iu]n)? degis/
/** Whether a sentence sets right what was printed or entered wrongly. */
const setsRight = (sentence: string): boolean =>
  WRONG.test(RENUMBERED.test(sentence) ? sentence.replace(/\bduzeltil[a-z]+/g, '') : sentence)
/** How far a sentence on an error may reach. */
const REACH = 400

// "doğrusu X'dir": what follows is right.
const RIGHT = /\bdogrusu(?:nun)?\b\s*[:;,]?\s*/
/**
 * Whether a piece stands in a sentence that sets an earlier notice right, before the words that are right: what it names may be the wrong
 * word, so people have to read it.
 */
export const corrects = (plain: string, from: number, to: number): boolean => {
  if (!speaksOfErrors(plain)) return false
  const before = plain.slice(Math.max(0, from - REACH), from).replace(/^.*(?<!\d)\.(?:\s|$)/s, '')
  if (RIGHT.test(before) && !WRONG.test(plain.slice(from, to))) return false
  const ends = /(?<!\d)\.\s*$/.test(plain.slice(from, to))
  const after = ends ? '' : (/^(?:[^.]|\.(?! )|(?<=\d)\.){0,400}/.exec(plain.slice(to, to + REACH))?.[0] ?? '')
  const sentence = before + plain.slice(from, to) + after
  return setsRight(sentence)
}

const ISSUE = new RegExp(`${DATE}\\s*(?:tarih(?:li)?|gunlu)\\s*(?:ve\\s*)?\\d{3,6}\\s*say[ıi][a-z]*`, 'dg')
const MONEY = new RegExp(AMOUNT + CURRENCY, 'dg')
// What stands between marks of quotation; a single one is an apostrophe unless it stands alone.
const QUOTED = /["“”]([^"“”]{2,120})["“”]|(?<=\s)['’‘]([^'’‘]{2,120})['’‘](?=\s)/gu

const GAZETTE = /^[^.;]{0,80}(?:gazete|nusha|sayfa|ilan)/
/** Corrections of what ends or of who holds shares are left to people: only who holds an office is read from them. */
const NOT_IN_OFFICE = new RegExp(`${ENDED.source}|\\bhisse|\\bpay(?:i|in|lar)|\\bortag|\\bortakl?ar(?!in? kurul)`)

/**
 * A correction: which earlier notice, the words that were wrong and those that stand instead, where the sentence gives them between marks, or they
 * are amounts or names. Whose name is set right, with one office that the sentence names, holds that office under the right name: a fact beside the
 * correction. What else a correction says is told.
 */
export const correctionRule = (body: Body): Found[] => {
  const sentences = sentencesOf(body)
  const which = sentences.findIndex(({ from, to }) => setsRight(body.plain.slice(from, to)))
  const [first, next] = [sentences[which], sentences[which + 1]]
  if (!first) return []
  // "… sehven yazılmıştır. Doğrusu: …"
  const goesOn =
    next && !RIGHT.test(body.plain.slice(first.from, first.to)) && RIGHT.test(body.plain.slice(next.from, next.to).slice(0, 12))
  const at = { from: first.from, to: goesOn ? next.to : first.to }
  const plain = body.plain.slice(at.from, at.to)
  const printed = body.text.slice(at.from, at.to)
  const marked = [...printed.matchAll(QUOTED)].map((match) => squeeze(match[1] ?? match[2] ?? ''))
  const amounts = matchesIn(body, MONEY, at.from, at.to).map((match) => squeeze(body.text.slice(match.from, match.to)))
  const right = RIGHT.exec(plain)
  const begins = right ? at.from + right.index + right[0].length : at.to
  const parties = partiesIn(body, at.from, at.to)
  const ofAll = right ? (formOfOne(body, at, begins) ?? formsOfAll(body, at, begins)) : null
  // Of a form of signing who is named signs or signs along: no name is set right.
  const ofForm = right !== null && [plain.slice(0, begins - at.from), plain.slice(begins - at.from)].every((half) => A_FORM.test(half))
  const named = ofForm ? undefined : parties.find(({ from }) => from >= begins && from <= begins + FIRST_WORDS)?.name
  const others = named === undefined ? [] : parties.filter(({ from, name }) => from < begins && fold(name) !== fold(named))
  const names = named === undefined || others.length === 0 ? [] : [others.at(-1)?.name ?? '', named]
  const quoted = marked.length > 0 ? marked : ofAll ? ofAll.words : names.length > 0 ? names : amounts
  const instead = quoted.at(-1) ?? null
  const words = quoted.filter((each) => each !== instead).at(-1) ?? null
  const issue =
    matchesIn(body, ISSUE, at.from, at.to).at(0) ??
    matchesIn(body, ISSUE).find((match) => GAZETTE.test(body.plain.slice(match.to, match.to + 100)))
  if (words === null && issue === undefined) return []
  const lead = /^[\s.,;]*/.exec(printed)?.[0].length ?? 0
  const span = { from: issue && issue.from >= at.from && issue.from < at.to ? issue.from : at.from + lead, to: at.to }
  const correction: Found = {
    statement: {
      kind: 'correction',
      notice: issue ? squeeze(body.text.slice(issue.from, issue.to)) : null,
      words,
      instead: words === null ? null : instead,
    },
    ...span,
  }
  const form = rightForm(body, at) ?? ofAll?.form
  if (form) return [correction, { statement: form, ...span }]
  const roles = new Set(officesNamed(body, at.from, at.to).map(({ role }) => role))
  const [role] = roles
  const person = marked.length > 0 ? instead : (named ?? null)
  const strangers = parties.filter(({ name, from }) => from >= span.from && name !== person && name !== words)
  if (
    words === null ||
    person === null ||
    role === undefined ||
    roles.size > 1 ||
    strangers.length > 0 ||
    !isName(person) ||
    person.split(' ').length < 2 ||
    NOT_IN_OFFICE.test(plain)
  )
    return [correction]
  return [
    correction,
    role === 'auditor'
      ? { statement: { kind: 'auditor', name: person, period: null }, ...span }
      : {
          statement: {
            kind: 'appointment',
            person,
            role: role === 'manager' && body.branch ? 'branch_manager' : role,
            legal_entity: null,
            from: null,
            until: null,
            term_years: null,
          },
          ...span,
        },
  ]
}
/**
 * "A'nın yetki şekli sehven "Münferiden Temsile Yetkilidir." olarak yazılmış olup doğrusu "( B) ile birlikte Müştereken Temsile
 * Yetkilidir." şeklindedir": how A signs; null where the sentence says it of more than one, or either form is not understood.
 */
const rightForm = (body: Body, at: { from: number; to: number }): Extract<Found['statement'], { kind: 'representation' }> | null => {
  const quoted = [...body.text.slice(at.from, at.to).matchAll(QUOTED)].map((match) => {
    const from = at.from + match.index + 1
    return { from, to: from + (match[1] ?? match[2] ?? '').length }
  })
  const [first, second, ...more] = quoted
  if (!first || !second || more.length > 0) return null
  const [other, owner] = [undefined, undefined, ...partiesIn(body, at.from, first.from)].slice(-2)
  if (!owner || !/^\S{0,6}\s(?:[a-z]+\s){0,2}(?:yetki|temsil|imza)(?:sinin)? sekli/.test(body.plain.slice(owner.to, first.from)))
    return null
  // "A ile B'nin yetki şekli": of both.
  if (other && /^\S{0,6}\s?(?:,|ve\b|ile\b)[^.;]{0,20}$/.test(body.plain.slice(other.to, owner.from))) return null
  const [wrong, right] = [first, second].map(({ from, to }) => formAt(body.text.slice(from, to), body.plain.slice(from, to)))
  if (!wrong || !right || wrong.mode === 'limited' || right.mode === 'limited') return null
  return {
    kind: 'representation',
    persons: [owner.name],
    mode: right.mode,
    group: null,
    with: right.with,
    ...(right.any ? { any_of: true as const } : {}),
    limit: null,
    scope: null,
    until: null,
  }
}
/**
 * "Müdürlerin yetki şekli sehven "Münferiden Temsile Yetkilidir" olarak yazılmıştır. Doğrusu; A ve B için "Müştereken Temsile Yetkilidir"
 * şeklindedir": how all those sign whom either half names, with the words of both forms; null where the halves name others, or the right one says
 * anything else.
 */
const formsOfAll = (body: Body, at: { from: number; to: number }, begins: number): { form: Power; words: string[] } | null => {
  const [wrong] = matchesIn(body, SIGNED, at.from, begins)
  const [right, ...more] = matchesIn(body, SIGNED, begins, at.to)
  const mode = (match: typeof right): Power['mode'] => (match?.span(1) ? 'sole' : 'joint')
  if (!wrong || !right || more.length > 0 || mode(wrong) === mode(right)) return null
  if (![body.plain.slice(at.from, begins), body.plain.slice(begins, at.to)].every((words) => OF_POWER.test(words))) return null
  const before = partiesIn(body, at.from, begins).filter(({ name }) => !isEntity(name))
  const behind = partiesIn(body, begins, at.to)
  const persons = [...new Map((behind.length > 0 ? behind : before).map(({ name }) => [fold(name), name])).values()]
  if (persons.some((name) => !isName(name))) return null
  // Whom only one half names may sign otherwise.
  if (behind.length > 0 && before.some(({ name }) => !persons.some((each) => fold(each) === fold(name)))) return null
  const words = wordsBetween(body, begins, at.to, [...behind, right])
  if (mode(right) === 'joint' ? persons.length !== 2 : persons.length === 0) return null
  if (!words.every((word) => (saysNoMore(word) || SET_RIGHT.test(word)) && !/^(?:bir|birisi|biri|herhangi|diger|uc)/.test(word)))
    return null
  return {
    form: {
      kind: 'representation',
      persons,
      mode: mode(right),
      group: null,
      with: [],
      ...(mode(right) === 'joint' ? { any_of: false } : {}),
      limit: null,
      scope: null,
      until: null,
    },
    words: [wrong, right].map((match) => squeeze(body.text.slice(match.from, match.to))),
  }
}
const A_FORM = new RegExp(`${ALONE.source}|${TOGETHER.source}`)

/**
 * "A'nın yetki şekli sehven Münferiden Temsile Yetkilidir biçiminde yazılmıştır. Doğrusu; Yetki Şekli: ( B) ile birlikte Müştereken Temsile
 * Yetkilidir şeklindedir": how A signs, by the template's words.
 */
const formOfOne = (body: Body, at: { from: number; to: number }, begins: number): { form: Power; words: string[] } | null => {
  const [wrong] = matchesIn(body, SIGNED, at.from, begins)
  const parties = wrong ? partiesIn(body, at.from, wrong.from).filter(({ name }) => !isEntity(name)) : []
  const [owner, ...more] = parties
  if (!wrong || !owner || more.length > 0 || !OWN_FORM.test(body.plain.slice(owner.to, wrong.from))) return null
  const start = begins + (/^(?:yetki|temsil) sekli\s*:?\s*/.exec(body.plain.slice(begins, at.to))?.[0].length ?? 0)
  if (body.plain[start] !== '(') return null
  const form = formAt(body.text.slice(start, at.to), body.plain.slice(start, at.to))
  if (!form || form.mode !== 'joint' || form.with.length === 0 || !wrong.span(1)) return null
  // The form may end within a word.
  const end = start + form.end + (/^[a-z]*/.exec(body.plain.slice(start + form.end, at.to))?.[0].length ?? 0)
  const rest = wordsBetween(body, end, at.to, [])
  return rest.every((word) => saysNoMore(word) || SET_RIGHT.test(word))
    ? {
        form: {
          kind: 'representation',
          persons: [owner.name],
          mode: 'joint',
          group: null,
          with: form.with,
          ...(form.any ? { any_of: true as const } : {}),
          limit: null,
          scope: null,
          until: null,
        },
        words: [squeeze(body.text.slice(wrong.from, wrong.to)), squeeze(body.text.slice(start, end)).replace(/\sşekl\p{L}+$/u, '')],
      }
    : null
}
const OWN_FORM = /^\S{0,6}\s(?:[a-z]+\s){0,2}(?:yetki|temsil|imza)(?:sinin)? sekli/

type Power = Extract<Found['statement'], { kind: 'representation' }>
const SIGNED = new RegExp(`(${ALONE.source})|(${TOGETHER.source})`, 'dg')
const OF_POWER = /temsil|ilzam|yetki|imza/
const SET_RIGHT =
  /^(?:dogrusu|duzelt[a-z]*|sekl?i?nde(?:dir)?|olmasi|olmalidir|olacaktir|gerekir|gerekmektedir|ilan|olunur|adli|ikisi[a-z]*)$/

/** How far behind "doğrusu" the right name may begin: an office may stand before it. */
const FIRST_WORDS = 60
