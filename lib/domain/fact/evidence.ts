import { mayHold } from '../text/needed.ts'
import { type Body, once } from './found.ts'

// Evidence is a list of papers: each ends with its kind, and the next begins with a notary or a day. (A term, a sum or a day from which on
// something holds is the body's first word, and so is the number of a person, or a decision by which or upon which something is done.)
const PAPER =
  /(?:(?<!\baksi(?:ne)? )karar[a-z]{0,2}(?!\s+(?:veril|al[iı]n(?:mis|di|arak)|gereg|uyarinca|mucib|dogrultu))|tutana[a-z]{1,4}|dilekce(?:si)?|\byazisi|\bvekaletname(?:si)?|\bbeyan[iı]?(?=[.,]?\s)|\b(?:olum|mirascilik|veraset|yetki|kimlik|temsil|mukimlik|sicil tasdik) (?:belgesi|ilami)|\b(?:istifa|azil)name(?:si)?|\bihtarname(?:si)?|\b(?:taahhut|beyan)name(?:si)?|\bkayit ornegi|\b(?:tercume|ceviri)(?:si|leri)?(?=[.,;]?\s)(?! (?:sureti|ornegi|[a-z]+ noter))|\bkurulus sozlesmesi|(?<=\bsayili (?:[a-z]+ ){0,3})(?:belge(?:si|leri)?|sozlesme(?:si)?|mukavele(?:si)?|sened?i|senet|sirkuler[iu]?|ornegi)\b|\bmuvafakatname(?:si)?|\bimzalanmistir|\))[.,]?\s+(?!(?!\d{11}(?!\d)|(?:(?!\bkarar)[^:;]){0,110}?\bkarar(?:(?:[ae]|[iu]n[ae]|lar[iu]n[ae]) (?:istinaden|binaen|dayanilarak|gore)|(?:[iu]|lar[iu])? ?(?:geregi|uyarinca|mucibince|dogrultusunda|cercevesinde)|imizla|imiz ile|iyla))(?:\d(?!\d?[./]\d{1,2}[./]\d{4} (?:tarihinde|gunu|tarihli|gunlu) (?:(?!sayili|karar|noter|tutana|tarihli)[a-z0-9]+ ){0,6}?(?:(?:genel|ortaklar|yonetim) kurul(?:u|umuz)?(?:da|nda|ca|nca)|(?:umumi |olagan |genel kurul )?(?:heyet )?toplanti(?:da|sinda|si ile|mizda)) (?!alinan)|\d?\s?[-)]\s?(?!karar|genel kurul k|yonetim kurulu k|dilekce|vekalet|imza|taahhut)(?:[a-z]{3}|t\.? ?c\b)|\d?\s?(?:\([a-z]{2,12}\)\s?)?(?:yil|sene)(?!i\b|lari\b)|\d?[./]\d{1,2}[./]\d{4} (?:tarihi(?:nden)?|gunu(?:nden)?) (?:itibar|gecerli|baslamak)|\d?[./]\d{1,2}[./]\d{4} (?:tarihinde|gunu) (?:[a-z]+ ){0,8}?(?:istifa|ayril|cekil|vefat|secil|atan|getiril)|[\d.,]*\s?(?:tl|turk lira|lira)|\d?\s?[.)-]\s?(?:kurulus|sirket|yonetim kurulu ve|mudur|amac|merkeze ait|subeye ait)[a-z]*\b(?! karar))|[^:;]{0,60}?\b(?:noter|nt\b|nt\.)|\(|ve\b|(?:[a-z]+ ){0,3}(?:belgesi|kayit ornegi|(?:beyan|vekalet|istifa|azil|muvafakat|ihtar)namesi|ilami|raporu)[.,;]?\s|sayili|tarihli|(?:genel|yonetim) kurulu? karar(?!(?:lar)?(?:in)?[iu]n\b(?! (?:[a-z]+ ){0,3}(?:suret|ornek|orneg|nusha|tutana)))|diger karar|mahkeme(?!ce\b)))/g

/** The label of the list of evidence: any two of its words, for a scan may have damaged the others. */
export const EVIDENCE = /tescile delil|delil \S{3,5} belge|\S{6,8} \S{4,6} olan belgeler/

/** {@link EVIDENCE} for all its matches. */
export const EVIDENCE_LABEL = new RegExp(EVIDENCE, 'dg')

/** Where the label of the list of evidence stands; -1 where none does. */
export const evidenceFrom = once(({ plain }: Pick<Body, 'plain'>): number => (mayHold(plain, EVIDENCE) ? plain.search(EVIDENCE) : -1))

/** A line that begins the body, whatever papers were listed before it: a heading in capitals, or an article of the contract. */
const HEADING = /^(?!.*(?:NOTER|KARAR|TUTANA|MAHKEME))(?=.*\p{Lu}{4})\p{Lu}[\p{Lu} /'’.,-]*$/u
const ARTICLE = /^madde \d{1,2}\s?[-.)]/
const LONGEST_HEADING = 90
/** The company's name is in capitals too. */
const OF_TITLE = /\bunvan[a-z]*[^.;]*$/
const headingBehind = (label: number, to: number, { plain, text, breaks }: Partial<Body> & Pick<Body, 'plain'>): number | null => {
  if (!text || !breaks) return null
  for (let at = label; at < to; at++) {
    if (!breaks.has(at)) continue
    let end = at + 1
    while (end < plain.length && end - at <= LONGEST_HEADING && !breaks.has(end)) end++
    const isTitle = OF_TITLE.test(plain.slice(Math.max(label, at - LONGEST_HEADING), at))
    if ((!isTitle && HEADING.test(text.slice(at + 1, end).trim())) || ARTICLE.test(plain.slice(at + 1, end))) return at + 1
  }
  return null
}

/** Where the list of evidence ends and the body begins; the beginning where no evidence is listed. */
export const evidenceEnd = once((body: Pick<Body, 'plain'> & Partial<Pick<Body, 'text' | 'breaks'>>): number => {
  const { plain } = body
  const label = evidenceFrom(body)
  if (label < 0) return 0
  PAPER.lastIndex = label
  const end = PAPER.exec(plain)
  const heading = headingBehind(label, end ? end.index + end[0].length : plain.length, body)
  if (heading !== null) return heading
  if (end) return end.index + end[0].length
  // What was decided is no paper, though no paper was seen to end before it.
  return DECIDED.test(plain.slice(label)) ? label : plain.length
})
const DECIDED =
  /[a-z]{2}(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r| olup)|m[ae]s[iu]n[ae]|(?:[dt][iu]g[iu]|[ae]c[ae]g[iu]) (?:tescil ve )?ilan olunur)(?![a-z])/
