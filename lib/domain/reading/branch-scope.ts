/** "Yetkileri Atakum Şubesi işleri ile sınırlı olmak üzere": a power bounded by what one branch does, which is the whole of what that branch does. */
import { type Body, type Found, matchesIn, type Span } from '../fact/found.ts'
import { TAIL } from './clauses.ts'
import { fold, squeeze } from '../kernel/text.ts'

const BOUNDED =
  '(?:(?:(?:is|islem|faaliyet|konu)leri(?:ne|yle| ile)|konulari(?:na|yla| ile)|is ve islemleri(?:ne|yle| ile)|faaliyet(?:i|ler)? ve islemleri(?:ne|yle| ile)) (?:munhasir(?:en)?|sinirli|ozgu|mahdut) (?:(?:olmak|kalmak) (?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile)|ve(?= herhangi| mustere| munferi| tek))|ve(?= munferi| mustere| tek)|olarak)|(?:(?:is|islem|faaliyet)l[ae]r[iu]n[ae]) munhasir[ae]n|(?:is|islem)lerinde (?:tam )?yetkili (?:olarak|olmak uzere))'
const ONLY = '(?:yetki(?:leri|si|lerinin|sinin)? )?(?:yalniz(?:ca)? |sadece |munhasiran )?'
/** In a cell nothing stands between these words and the form. */
const BARE = '(?:is|islem|faaliyet|konu)leri(?:ne|yle| ile) (?:munhasir|sinirli|mahdut)'
/** The words of a cell that bound a power to a branch, up to the form behind them. */
export const ONLY_ITS_BRANCH = `${ONLY}(?:[a-z]+ ){0,3}sube(?:si|sinin|nin)? (?:${BOUNDED}|${BARE}),? `
// In a sentence the word before "şubesi" is its name; before a bare "şube" somebody's may stand.
const IN_PROSE = new RegExp(
  `\\b${ONLY}(?:(?:[a-z]+ )?sube(?:sinin|si|miz|mizin|lerinin)|(?:(?:bu|is ?bu|anilan|adi gecen|soz konusu|mezkur|ilgili|kendi) )?sube(?:nin)?) ${BOUNDED},?(?: ve(?= sube))?(?![a-z])`,
  'dg',
)

/** A clause of its own that says no more than this: "bu yetkilerin Atakum Şubesi işleri ile sınırlı olmasına", "yetkileri şube işlerine münhasırdır". */
const AS_CLAUSE = new RegExp(
  `(?:,?\\s?(?:ve )?\\b)(?:(?:bu|is ?bu|anilan|soz konusu|verilen|taninan|bu suretle|her iki|iki) )*(?:[a-z]+l[ae]r[iu]n )?(?:(?:imza|temsil) )?(?:yetki|s[ae]lahiyet)(?:si|leri|lerinin|lerin|nin|sinin|i|in)? (?:ise )?(?:yalniz(?:ca)? |sadece )?(?:(?:[a-z]+ )?sube(?:sinin|si|si['’]?nin|miz|mizin|nin)?) (?:is|islem|faaliyet|konu)l[ae]r[iu](?:n[ae]|yl[ae]| ile) (?:(?:munhasir|sinirli|ozgu|mahdut) (?:olmasina|kilinmasina|tutulmasina|bulunmasina|kalmasina|olup,?|kilin(?:mis|di)[a-z]*)|(?:munhasir|sinirli|mahdut)d[iu]r|ozgudur|hasr(?:edil|olun)(?:mesine|masina|mistir|mustur))(?![a-z])`,
  'dg',
)

/** The branch is named, and not only "the branch". */
const NAMED =
  /(?!\b(?:bu|anilan|soz|konusu|ilgili|yalniz|yalnizca|sadece|munhasiran|yetki|yetkileri|her|tum|bir)\b)\b[a-z]{3,} sube(?:si|sinin)\b/
/** "Şubeyi münferit imzasıyla temsil etmesine": whom he represents whose power is bounded so. */
const FOR_BRANCH = /\b(?:(?:[a-z]+ )?subesini|subeyi)(?= [^.;]{0,70}\b(?:temsil|ilzam))/dg
const OF_WHOLE = /\bsirket(?:i|imizi)\b[^;]*\b(?:munferi|muster|tek (?:bas|imza)|birlikte)/
/** Who comes to a branch by the notice: "the branch" is his. */
const HAS_MANAGER = /\bsube[a-z]* mudur[a-z]*/
/** The words that bound a power of a sentence (`spans`): in a notice of the company itself the branch has to be named, or has its manager there. */
export const boundToBranch = (body: Body, from: number, to: number): (Span & { scope: string; spans: readonly Span[] }) | null => {
  const bound = branchScopeIn(body, from, to)
  // "Şirketi A münferiden temsil eder, şube müdürü B ise yalnız şubenin işleriyle sınırlı olmak üzere": whose power that bounds, is not settled.
  const before = body.plain.slice(from, bound?.from ?? from)
  if (bound && OF_WHOLE.test(before) && !/^(?:bu|is ?bu|anilan|soz konusu|verilen|taninan|her iki)\b/.test(fold(bound.scope))) return null
  const isNamed = bound && (body.branch || NAMED.test(body.plain.slice(bound.from, bound.to)) || HAS_MANAGER.test(body.plain.slice(0, to)))
  return isNamed ? { ...bound, spans: [bound, ...(body.branch ? [] : matchesIn(body, FOR_BRANCH, from, to))] } : null
}

/** Where words between two places bound a power to a branch, with those words as its scope; null where none do, or several. */
export const branchScopeIn = (body: Body, from: number, to: number): { from: number; to: number; scope: string } | null => {
  if (!/\bsube/.test(body.plain.slice(from, to))) return null
  const [only, ...others] = [...matchesIn(body, IN_PROSE, from, to), ...matchesIn(body, AS_CLAUSE, from, to)]
  return only && others.length === 0
    ? { from: only.from, to: only.to, scope: squeeze(body.text.slice(only.from, only.to)).replace(/^(?:,| ve)+ ?|(?:,| ve)+$/g, '') }
    : null
}

/** "Yetkisi yalnız şubenin işleri ile sınırlıdır": a sentence that says no more than this. */
const SENTENCE = new RegExp(
  `^\\W*(?:(?:bu|temsil|imza) )*(?:yetki|s[ae]lahiyet)(?:si|leri|i)? (?:yalniz(?:ca)? |sadece |munhasiran )?(?:[a-z]+ ){0,2}sube(?:si)?(?:nin)? (?:is|islem|faaliyet|konu|is ve islem)l[ae]r[iu](?:yl[ae]| ile) sinirlid[iu]r${TAIL.source}`,
)
/** Whether what is told only bounds the power that it stands behind, or is read with, to the branch whose notice it is. */
export const saysItsBranch = (body: Body, told: Span, read: readonly Found[]): boolean =>
  body.branch &&
  SENTENCE.test(body.plain.slice(told.from, told.to)) &&
  read.some(({ statement, from, to }) => statement.kind === 'representation' && from < told.to && told.from <= to + NEAR)
/** A mark and a blank may stand between. */
const NEAR = 2

/** "Şirket müdürlüğüne A'nın", "merkez müdürü A", in the notice of a company that opens a branch: its own manager. */
const OF_COMPANY = /\b(?:sirket(?:imiz|in|imizin)?|merkez) mudur/
const COMPANY_BEFORE = 14
/** Whether a manager whom a part of a notice names is that of a branch. */
export const isOfBranch = ({ branch, plain, header: { title } }: Body, { from, to }: { from: number; to: number }): boolean =>
  branch && (/subesi\s*$/.test(fold(title ?? '')) || !OF_COMPANY.test(plain.slice(Math.max(0, from - COMPANY_BEFORE), to)))
