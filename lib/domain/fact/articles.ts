import { fold, squeeze } from '../kernel/text.ts'
import { EVIDENCE_LABEL, evidenceFrom } from './evidence.ts'
import { firstIn, matchesIn, type Rule } from './found.ts'
import { inForce } from '../reading/old-wording.ts'

const trim = (text: string): string => squeeze(text.replace(/^[\s,;:.|"“”*-]+|[\s,;:|-]+$/gu, '').replace(/\s*['’`”*]\s*$/u, ''))

const REGISTERED =
  /tescil edilen\s[^.]{0,60}?kurulus|sirketi? kurulmus[a-z]*|kurulmus bulunmaktadir|\bkurulus\b|kurucular|beyanname[a-z]* tescil|sozlesmesi(?:nin)? (?:[^.]|(?<=\d)\.){0,160}tescil edildigi/dg

/** Establishment: the notice registers a new company or business. */
export const establishmentRule: Rule = (body) => {
  const at = body.established ? firstIn(body, REGISTERED) : undefined
  return at ? [{ statement: { kind: 'establishment', on: body.header.registered_on }, from: at.from, to: at.to }] : []
}

const NAMED = /(?:sirketin|subenin|isletmenin) (?:ticaret )?unvani?\s*[,:]?\s+(?!madde|sirketin)(.{4,200}?)\s*['*]+\s?d[iu]r\b/dg
const FORMER = /eski (?:ticaret )?unvani\s*[:;.]*\s*(.{4,200}?)\)?\s+(?:adres|yukar|yeni ticaret|ticar[ie]t? merkez|merkez)/dg
const FORMER_BESIDE = /\(\s*eski (?:ticaret )?unvani?\s*:\s*([^()]{4,200}?)\s*\)/dg
const NEW = /yeni unvan(?:i)?\s*:?\s+(.{4,200}?(?:sirketi|isletmesi|kooperatifi))\b/dg
const PROSE =
  /\bunvan[iu](?:m[iu]z[iu])?n[iu]n\s(?:[^:;]{0,160}?(?:sirketi['’]?n?[dt][ae]n|\biken|\bolan)\s)?([^:;]{8,160}?(?:sirketi|kooperatifi|ltd\.? ?sti\.?|\ba\.? ?s\.))[\s'"”’*]*(?:olarak|seklinde)\s*(?:degis|tadil)/dg

/** A change of the trade name (not the name at establishment). */
export const titleRule: Rule = (body) => {
  const former = firstIn(body, FORMER, 0, 3000) ?? firstIn(body, FORMER_BESIDE)
  if (body.established || (body.branch && !former)) return []
  const evidence = Math.max(0, evidenceFrom(body))
  const prose = /^$|unvan/.test(body.topic) ? firstIn(body, PROSE, evidence) : undefined
  const said = firstIn(body, NAMED, evidence) ?? firstIn(body, NEW, evidence)
  const named = (/^$|unvan/.test(body.topic) || former || /yeni unvan/.test(said?.plain ?? '') ? said : undefined) ?? prose
  const to = named ? trim(named.printed(1)) : former ? body.header.title : null
  const at = named ?? former
  // A decision changes the name that the head gives.
  const old = former
    ? trim(former.printed(1))
    : named && named === prose && body.header.title !== null && fold(body.header.title) !== fold(to ?? '')
      ? body.header.title
      : null
  return !to || !at ? [] : [{ statement: { kind: 'title', from: old, to }, from: at.from, to: at.to }]
}

const ARTICLE = /\bmadde(?:si)?\s*:?\s*(\d{1,2})\s*[-.:)]/dg
const BARE = /(?:sermaye|unvani?|merkezi|konu|sure|idare|temsil|kurulu|artirimi|azaltimi|nev'?i|adres)\s*:?\s*madde\s*(\d{1,2})\b/dg
const NUMBERED =
  /(?:sozlesme[a-z]*|mukavele[a-z]*|baslikli)\s[^.]{0,40}?(\d{1,2})\s?\.?\s?(?:nci|inci|uncu|ncu|nolu|numarali)?\s?(?:sermaye |unvan )?maddesi[a-z]*\s[^.]{0,60}(?:degistiril|tadil)/dg
const LISTED =
  /(?:sozlesme[a-z]*|mukavele[a-z]*)\s(?:[^.]{0,40}?\s)?((?:\d{1,2}\s?\.?\s?(?:,|ve)\s?){1,20}\d{1,2})\s?\.?\s?(?:nci|inci|uncu|ncu)?\s?maddeleri[a-z]*\s[^.]{0,60}(?:degistiril|tadil)/dg
const AMENDS = /sermaye|unvan|merkez|adres|amac|konu|sure|sozlesme|madde/
const HEADED = /icerigi degisen|yeni (?:sek(?:il|li)|metin)/dg

const HEADING = /(?:^|[\s.:;])((?:\p{Lu}[\p{L}'’]*(?![\p{L}'’])[ ,]*(?:ve |Ve )?){1,9})[:;]?\s*$/u
/** The words in capitals before the number of the first article. */
const headingBefore = (text: string): string | null => {
  const printed = HEADING.exec(text)?.[1]?.replace(
    /^.*YEN[İI] HAL[İI]\s|^.*Yeni Hali\s|^.*Karar[ıi]\s|^.*Maddeler\s|^.*Yeni (?:Ş[eE]k(?:il|li)|Metin)\s/u,
    '',
  )
  return printed && printed.trim().length >= 4 ? squeeze(printed) : null
}

/** Articles reprinted as amended. */
export const articlesRule: Rule = (body) => {
  if (body.established || body.branch) return []
  const { body: force } = inForce(body)
  const heading = firstIn(force, HEADED)
  const evidence = firstIn(force, EVIDENCE_LABEL)
  const head = heading ?? (AMENDS.test(body.topic) ? (evidence ?? firstIn(force, /tescil edilen hususlar/dg)) : undefined)
  const directive = /genel kurul ic yonerge/.exec(body.plain.slice(head?.from ?? 0))?.index
  const end = directive === undefined ? body.plain.length : (head?.from ?? 0) + directive
  const printed = head
    ? [...(heading ? matchesIn(force, ARTICLE, head.from, end) : []), ...matchesIn(force, BARE, head.from, end)].sort(
        (a, b) => a.from - b.from,
      )
    : []
  const matches = printed.length > 0 ? printed : [...matchesIn(body, NUMBERED), ...matchesIn(body, LISTED)]
  const [first] = matches
  if (!first) return []
  return [
    {
      statement: {
        kind: 'articles',
        articles: [...new Set(matches.flatMap((match) => match.printed(1).match(/\d+/g) ?? []))],
        heading: headingBefore(body.text.slice(Math.max(0, first.from - 90), first.from + (/\bmadde/.exec(first.plain)?.index ?? 0))),
      },
      from: first.from,
      to: first.to,
    },
  ]
}
