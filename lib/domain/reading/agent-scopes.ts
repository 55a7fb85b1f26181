/**
 * What a commercial agent may do, in the words behind his appointment: "…'yi ticari mümessil tayin ettim; adı geçen, işletmeye ait bütün işleri tek
 * imzasıyla görmeye yetkilidir; şu kadar ki taşınmazları devretmek yetkisi verilmemiştir" (TBK 547 to 551). Each part behind the appointment
 * gives all acts of the business or those it names, takes some out, or says that there are no others; with any other part nothing is read.
 */
import { representation } from '../fact/stated.ts'
import type { Body, Found, Rule, Span } from '../fact/found.ts'
import { squeeze } from '../kernel/text.ts'
import { partiesIn } from '../text/names.ts'
import { ofStems } from '../text/stems.ts'
import { sentencesOf } from './clauses.ts'
import { electedIn } from './offices.ts'

const AGENT = /\bticari (?:vekil|temsilci|mumessil)[a-z]*/
const HE =
  /^[\s;,.“"']*(?:(?:adi|ismi) gecen(?: (?:vekil|temsilci|mumessil|kisi))?|bu kisi|anilan kisi|kendisi|(?:ticari )?(?:vekil|temsilci|mumessil)(?:im|imiz)?),?\s/
const ALONE =
  /\b(?:(?:yalniz |sadece )?(?:kendi )?tek (?:basina|imza(?:si|siyla|yla)?(?: ile)?)|munferiden|munferit imza(?:si|siyla)?(?: ile)?|(?:yalniz )?kendi (?:basina|imzasiyla))\b/g
/** "… yapmaya yetkilidir", "… görmeye mezundur". */
const MAY = /[a-z]{2,}m[ae](?:y[ae]|k(?: hususunda| konusunda)?|s[iu]n[ae])? (?:yetkili|mezun|s[ae]lahiyetli|salahiyettar)d[iu]r[\s.]*$/
/** "… satışını yapar, faturasını keser" */
const DOES = /[a-z]{2,}(?:[ae]r|[iu]r)$/
const ALL_ACTS = ofStems(
  'ticari ait iliskin ilgili dair muteallik taalluk eden giren gireni her tur- butun tum bilumum is- muamele- muamelat- tasarruf- husus- amac- konu- kapsam- yap- gor- yurut- ifa et- adina icin ve ile',
)
const TAKES_OUT =
  /^[\s;,]*(?:(?:su kadar ki|ancak|fakat|bununla (?:birlikte|beraber)|ne var ki),? )?(?:(?:kendisine|kendisinin|adi gecenin|adi gecene) )?(.{6,}?) (?:yetki|s[ae]lahiyet)(?:si|leri|i)?(?:n[iu]n)? (?:verilmemistir|taninmamistir|yoktur|haiz degildir)[\s.]*$/
const NO_OTHER =
  /^[\s;,]*(?:bun(?:un|lar[iu]n) disinda |bundan |(?:ve )?)?(?:baska(?:ca)?|diger)(?: (?:bir|hicbir))? (?:yetki|s[ae]lahiyet)(?:si|i) (?:yoktur|bulunmamaktadir|verilmemistir)[\s.]*$/
/** Words by which a part hangs on something, or tells of somebody else. */
const HANGS =
  /\b(?:onay|izn|izin|muvafakat|birlikte|musterek|kadar|asan|asma|gecmeyen|sart|kosul|kayd[iy]|halinde|takdirde|haric|disinda|sube|tarihe|sureyle)[a-z]*|\d/

type Reads = { scope: string | null; excludes: string[]; form: boolean }
const partRead = (body: Body, { from, to }: Span, before: Reads): Reads | null => {
  const plain = body.plain.slice(from, to).replace(/\(\d[\d/a-z]*\)/g, (words) => ' '.repeat(words.length))
  if (NO_OTHER.test(plain)) return before.form ? before : null
  const out = TAKES_OUT.exec(plain)
  if (out?.[1] && !HANGS.test(out[1]) && before.form && !ALONE.test(out[1])) {
    const at = from + plain.indexOf(out[1])
    return { ...before, excludes: [...before.excludes, squeeze(body.text.slice(at, at + out[1].length))] }
  }
  if (before.form) return null
  const start = HE.exec(plain)?.[0].length ?? null
  if (start === null) return null
  const said = plain.slice(start).trimEnd()
  const forms = [...said.matchAll(ALONE)]
  const may = MAY.exec(said)
  const bare = said.replace(/[\s.]+$/, '')
  if (forms.length !== 1 || HANGS.test(said.replace(ALONE, ' ')) || !(may || DOES.test(bare))) return null
  const acts = may
    ? said.slice(0, said.length - (/(?:yetkili|mezun|s[ae]lahiyetli|salahiyettar)d[iu]r[\s.]*$/.exec(said)?.[0].length ?? 0))
    : bare
  const words = acts.replace(ALONE, ' ').match(/[a-z]{2,}/g) ?? []
  const whole = /\b(?:butun|tum|her turlu|bilumum)\b/.test(acts) && words.every((word) => ALL_ACTS.test(word))
  const scope = whole ? null : squeeze(body.text.slice(from + start, from + start + acts.length).replace(/\s+$/u, ''))
  return { scope, excludes: [], form: true }
}

/** How a commercial agent signs and for what, where the words behind his appointment say it. */
export const agentScopeRule: Rule = (body) => {
  if (!AGENT.test(body.plain)) return []
  const sentences = sentencesOf(body)
  const agents = electedIn(body).filter(({ role }) => role === 'proxy')
  return agents.flatMap((agent): Found[] => {
    const own = sentences.findIndex((each) => each.from <= agent.from && agent.to <= each.to + 1)
    const sentence = sentences[own]
    if (!sentence) return []
    let end = sentence.to
    const next = sentences[own + 1]
    // What follows speaks of him by a pronoun.
    if (next && HE.test(body.plain.slice(next.from, next.to)) && !/;/.test(body.plain.slice(agent.to, sentence.to))) end = next.to
    const from = agent.to
    const rest = body.plain.slice(from, end)
    const begin = /^['’`a-z ]{0,60}?[;.]/.exec(rest)?.[0].length
    if (begin === undefined || partiesIn(body, from + begin, end).length > 0) return []
    if (agents.some((other) => other !== agent && other.from < end && other.to > sentence.from)) return []
    let reads: Reads | null = { scope: null, excludes: [], form: false }
    let at = from + begin
    for (const piece of body.plain.slice(at, end).split(/;/)) {
      if (/[a-z]{2}/.test(piece.replace(/\(\d[\d/a-z]*\)/g, '')))
        reads = reads && partRead(body, { from: at, to: at + piece.length }, reads)
      at += piece.length + 1
    }
    if (!reads?.form) return []
    return [
      {
        statement: representation([agent.name], 'sole', {
          scope: reads.scope,
          ...(reads.excludes.length > 0 ? { excludes: reads.excludes.join('; ') } : {}),
        }),
        from: agent.from,
        to: end,
        known: [{ from: sentence.from, to: end }],
      },
    ]
  })
}
