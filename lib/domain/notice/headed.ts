/**
 * What the head of a notice announces and its body does not answer: a registered matter of which no fact speaks and no clause that is told,
 * and what stands beside the name of the company.
 */
import type { Fact, FactKind, Role, StatusCode } from '../fact/fact.ts'
import { evidenceEnd, evidenceFrom } from '../fact/evidence.ts'
import { type Body, matchesIn } from '../fact/found.ts'
import { sentencesOf } from '../reading/clauses.ts'
import { DECISION_LONG } from '../reading/entry.ts'
import { overlaps } from '../reading/residue.ts'
import { besideTitle } from './header.ts'
import { isKnownMatter } from './matters.ts'

type Place = { from: number; to: number }
type Answer = FactKind | StatusCode
/** A class of matters: by its words, which facts answer it, and by which words a told clause does. */
type Matter = { of: RegExp; by: readonly Answer[]; seat?: readonly Role[]; said: RegExp }

const OFFICERS: readonly FactKind[] = ['appointment', 'departure', 'representation', 'directive']
const ENDS: readonly StatusCode[] = ['STRUCK_OFF', 'MERGED', 'DIVIDED']
const STAYS: readonly StatusCode[] = ['CONCORDAT_TEMPORARY', 'CONCORDAT_FINAL', 'CONCORDAT_ENDED']
const ORDERS: readonly StatusCode[] = ['TRUSTEE', 'INJUNCTION']
const PARTNERS: readonly FactKind[] = ['share_transfer', 'shareholding', 'sole_shareholder']

/** The first class that a matter is of counts. */
const MATTERS: readonly Matter[] = [
  { of: /\bkayyim/, by: [...ORDERS, 'LIQUIDATION'], said: /\bkayyim/ },
  { of: /\bkomiser/, by: [...STAYS, 'appointment', 'departure'], said: /\bkomiser/ },
  { of: /\bkonkordato|\bmuhlet/, by: [...STAYS, 'BANKRUPTCY'], said: /\bkonkordato|\bmuhlet/ },
  { of: /\biflas[a-z]* ertele/, by: [...ORDERS, 'ACTIVE', 'BANKRUPTCY'], said: /\biflas/ },
  { of: /\biflas/, by: ['BANKRUPTCY', 'ACTIVE', 'CONCORDAT_ENDED', ...ENDS], said: /\biflas/ },
  { of: /\bihya|\bek tasfiye|\byeniden tescil/, by: ['REINSTATED'], said: /\bihya|ek tasfiye|yeniden tescil|tekrar tescil/ },
  {
    of: /\btasfiye memur/,
    by: [],
    seat: ['liquidator'],
    said: /\btasfiye/,
  },
  { of: /\btasfiye[a-z]* (?:donus|donme|vazgec|kaldir)|\btasfiyeden/, by: ['LIQUIDATION_REVERSED'], said: /\btasfiye/ },
  { of: /\btasfiye[a-z]* (?:sonu|kapan|bit)/, by: ['STRUCK_OFF', 'LIQUIDATION_REVERSED'], said: /\btasfiye|terkin|silin/ },
  {
    of: /\btasfiye/,
    by: ['LIQUIDATION', 'LIQUIDATION_REVERSED', 'STRUCK_OFF', 'REINSTATED', 'BANKRUPTCY'],
    seat: ['liquidator'],
    said: /\btasfiye/,
  },
  {
    of: /\b(?:genel kurul|ortaklar kurulu) karar[a-z]* (?:iptal|butlan|yoklu|yurut|hukum)/,
    by: ['INJUNCTION'],
    said: /genel kurul|ortaklar kurul/,
  },
  { of: /\bkarar[a-z]* (?:iptal|butlan|yoklu|yurut|durdur)/, by: ['INJUNCTION'], said: /iptal|butlan|yurut|durdur/ },
  {
    of: /\btedbir|\bmahkeme karar/,
    by: [...ORDERS, ...STAYS, ...ENDS, 'BANKRUPTCY', 'ACTIVE', 'REINSTATED', 'LIQUIDATION'],
    said: /tedbir|mahkeme|\b(?:dava|iste[mn]|tale[bp])[a-z]*,? (?:[a-z]+ ){0,14}red(?![a-z]*(?: [a-z]+){0,5} (?:kaldir|boz))/,
  },
  { of: /\b(?:imza|yetki|temsil)[a-z]* (?:[a-z]+ )?terkin/, by: OFFICERS, said: /imza|yetki|temsil|gorev|mudur/ },
  { of: /\bsube/, by: ['branch', ...OFFICERS, 'address', 'title'], said: /\bsube/ },
  { of: /\bbirles/, by: ['MERGED', 'STRUCK_OFF', 'capital'], said: /birles|devral|devrol/ },
  { of: /\bbolun/, by: ['DIVIDED', 'capital'], said: /bolun/ },
  { of: /\bterkin|\bsilin/, by: [...ENDS, 'branch'], said: /terkin|silin|kapat|kapan/ },
  {
    of: /\bfes[ih]h|\binfisah|\bmunfesih/,
    by: ['LIQUIDATION', 'LIQUIDATION_REVERSED', ...ENDS],
    said: /fes[ih]h|infisah|munfesih|tasfiye/,
  },
  { of: /\btur(?:u)? degis|\bnev.?i degis|\bdonus(?:me|um|tur)/, by: ['CONVERTED', 'establishment'], said: /tur|nev/ },
  { of: /\bhaci?z|\brehin|\brehn|\bintifa|\bipote/, by: [], said: /haci?z|rehin|rehn|intifa|ipote/ },
  {
    of: /\baz(?:il|l)|\bistifa|\bgorev[a-z]* (?:[a-z]+ ){0,2}(?:sona er|son ver|son bul|al[iı]n|ayril)|\b(?:yetki|imza|temsil)[a-z]* (?:[a-z]+ ){0,2}(?:sona er|son ver|iptal|kaldir|geri al)/,
    by: ['departure', 'TRUSTEE'],
    said: /az(?:il|l)|istifa|sona er|son ver|ayril|iptal|kaldir|geri al|gorevden|yetki/,
  },
  { of: /\bvefat|\bolum/, by: [...OFFICERS, ...PARTNERS], said: /vefat|olum|miras|muteveffa/ },
  {
    of: /\bortak[a-z]* (?:cikar|cikma|ayril|degis)|\b(?:pay|hisse)[a-z]* devr|\bdevir\b(?![^]*isletme)/,
    by: PARTNERS,
    said: /\bpay|hisse|ortak|devr|devir/,
  },
  { of: /\bsermaye[a-z]* (?:art|azal|indir|eksil)/, by: ['capital'], said: /sermaye/ },
  {
    of: /\badres|\bmerkez[a-z]* nak/,
    by: ['address', 'articles', 'establishment', 'STRUCK_OFF', 'branch'],
    said: /adres|merkez|nakl|nakil|tasin/,
  },
  { of: /\bunvan/, by: ['title', 'articles', 'establishment', 'CONVERTED', 'LIQUIDATION', 'LIQUIDATION_REVERSED'], said: /unvan/ },
  { of: /\bdenet/, by: ['auditor', 'appointment', 'departure', 'general_meeting'], said: /denet/ },
  { of: /\btuzel kisi/, by: ['appointment', 'departure'], said: /tuzel kisi|adina hareket/ },
  {
    of: /\byonetim kurul|\bmudur|\byetkili|\btemsil|\bimza|\bic yonerge|\bgorev/,
    by: [...OFFICERS, ...ENDS, 'articles', 'establishment', 'general_meeting'],
    said: /yonet|mudur|yetki|temsil|imza|gorev|uye|yonerge|idare/,
  },
]

/** Papers among the evidence that tell of somebody's end, or of an election, whatever the body speaks of. */
const PAPERS: readonly Matter[] = [
  {
    of: /\b(?:azil|istifa)name[a-z]*|\bistifa (?:dilekce|mektub|yazi)[a-z]*/,
    by: [...OFFICERS, 'auditor', ...PARTNERS],
    said: /az(?:il|l)|istifa|sona er|ayril|gorev|yetki/,
  },
  {
    of: /\bolum (?:belge|kayd|tutana)[a-z]*|\b(?:veraset|mirascilik) (?:ilam|belge)[a-z]*|\bvesayet karar[a-z]*|\bvasi(?:lik)? (?:karar|tayin|atan)[a-z]*/,
    by: [...OFFICERS, ...PARTNERS, 'capital'],
    said: /vefat|olum|miras|muteveffa|varis|vasi|vesayet|kisit|pay|hisse/,
  },
  { of: /\btedbir karar[a-z]*/, by: [...STAYS], said: /tedbir/ },
  {
    of: /\b(?:mudur(?:ler)?|yonetim kurulu(?: uye(?:si|leri))?|yetkili|temsilci)(?:n[iu]n|l[ae]r[iu]n)? (?:degisikli|secim|atan|istifa|azl|gorevden)[a-z]* (?:dair|iliskin|hakkinda)/,
    by: [...OFFICERS, 'general_meeting'],
    said: /mudur|yonet|yetki|temsil|gorev|uye/,
  },
]

/** What the papers are about that an older notice says to be entered: "müdürün azline dair ortaklar kurulu kararı … tescil edilmiştir". */
const TOPIC =
  /\b(?:dair|iliskin|mutedair|muteallik|hakkinda(?:ki)?|(?:ile )?ilgili|ait(?= (?:[a-z]+ ){0,2}(?:karar|tutana[gk])))(?= [^;]*\b(?:karar|tutana[gk]|zabi?t|zapt|ilam|sozlesme|mukavele|dilekce|sirkuler|evrak|belge|beyan|vekaletname))/dg
const TOPIC_LONG = 90
/** What decides who signs, or what becomes of the company. */
const DECIDING =
  /\b(?:kayyim|komiser|konkordato|muhlet|iflas|tasfiye|tedbir|birles|bolun|terkin|fes[ih]h|infisah|munfesih|tur(?:u)? degis|nev.?i degis|donus(?:me|um|tur)|az(?:il|l)|istifa|gorev|yetki|s[ae]lahiyet|imza|temsil|ilzam|yonetim kurul|idare meclis|mudur|vefat|olum|cikar|iptal|durdur|vekil|mumessil)/
/** The topics that decide, of entries behind which no decision is printed: there what it decides is read. */
const topicsIn = (body: Body): Place[] =>
  evidenceFrom(body) >= 0 || body.established
    ? []
    : sentencesOf(body).flatMap(({ from, to }) =>
        body.plain.length - to < DECISION_LONG && /\btescil/.test(body.plain.slice(from, to))
          ? matchesIn(body, TOPIC, from, to).flatMap((match): Place[] => {
              const begin = Math.max(from, match.from - TOPIC_LONG)
              const near = body.plain.slice(begin, match.from)
              // Behind a mark, or the word for whose it is, the topic begins.
              const cut =
                /^[^]*(?:[.,;:\n](?!\d)|\byukarida\b|\b(?:sirket|kooperatif|ortakli[kg]|isletme|firma)[a-z]*n[iu]n\b|\bhavi\b)/.exec(
                  near,
                )?.[0].length ?? 0
              const topic = near.slice(cut)
              return DECIDING.test(topic) ? [{ from: begin + cut + (/^\s*/.exec(topic)?.[0].length ?? 0), to: match.to }] : []
            })
          : [],
      )

/** What a fact answers: its kind, its code, the seat it fills or ends. */
const answersOf = (fact: Fact): string[] => [
  fact.kind,
  ...(fact.kind === 'status' ? [fact.code] : []),
  ...((fact.kind === 'appointment' || fact.kind === 'departure') && fact.role !== null ? [`seat ${fact.role}`] : []),
]

/** A meeting's own rules say nothing that is read; what a correction sets right is read or told by its own words. */
const SAYS_NOTHING = /\bgenel kurul[a-z]* (?:[a-z]+ ){0,3}ic yonerge|\bduzelt|\btashih/

/** Whether a matter, in plain letters, is answered by a fact, or by the words of what is told, in plain letters. */
const isAnswered = (body: Body, matter: string, facts: readonly Fact[], told: readonly string[], all = MATTERS): boolean => {
  if (SAYS_NOTHING.test(matter)) return true
  const answers = new Set(facts.flatMap(answersOf))
  const known = all.find(({ of }) => of.test(matter))
  // In a contract that is registered as a whole its own words stand behind the label.
  if (!known) return told.length > 0 || body.established || isKnownMatter(matter)
  return (
    answers.has('correction') ||
    known.by.some((each) => answers.has(each)) ||
    (known.seat ?? []).some((role) => answers.has(`seat ${role}`)) ||
    told.some((words) => known.said.test(words))
  )
}

/**
 * The places in the head of a notice that nothing of it answers. `matters` are the places of the registered matters; a notice that says
 * nothing at all is told by its label. `told` are the clauses that are told already.
 */
export const unansweredIn = (body: Body, matters: readonly Place[], facts: readonly Fact[], told: readonly Place[]): Place[] => {
  const clauses = told.map(({ from, to }) => body.plain.slice(from, to))
  const open = (each: Place): boolean => !told.some((clause) => overlaps(clause, each))
  const announced = [...(facts.length + told.length === 0 ? [] : matters), ...topicsIn(body)]
  const unanswered = announced.filter(({ from, to }) => !isAnswered(body, body.plain.slice(from, to), facts, clauses))
  return [...besideTitle(body), ...unanswered, ...(facts.length > 0 ? papersIn(body, facts, clauses) : [])].filter(open)
}
/** Papers of the evidence that nothing in the body answers. */
const papersIn = (body: Body, facts: readonly Fact[], told: readonly string[]): Place[] => {
  const [begin, end] = [evidenceFrom(body), evidenceEnd(body)]
  if (begin < 0 || end >= body.plain.length || body.established) return []
  // Behind a comma the list goes on.
  const more = /,\s*$/.test(body.plain.slice(begin, end)) ? (GOES_ON.exec(body.plain.slice(end))?.[0].length ?? 0) : 0
  const evidence = body.plain.slice(begin, end + more)
  return PAPERS.flatMap(({ of }): Place[] => {
    const paper = of.exec(evidence)
    if (!paper || isAnswered(body, paper[0], facts, told, PAPERS)) return []
    return [{ from: begin + paper.index, to: begin + paper.index + paper[0].length }]
  })
}
const GOES_ON = /^[^.;:]{0,120}?\b(?:karar|belge|ilam)[a-z]*/
