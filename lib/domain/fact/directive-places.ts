/** In a directive: who signs in whose place, and the rules that a higher grade makes in the place of a lower one. */
import type { Body } from './found.ts'
import type { RepresentationRule } from './fact.ts'
import type { Span } from './directive-bounds.ts'
import { ofStems } from '../text/stems.ts'
import { type Term, ANYBODY } from './directive-signers.ts'
import { withoutSpans } from './directive-clauses.ts'

/** "A Grubu imza yetkilileri, B Grubu imza yetkililerinin yerine imza atabilir": which group for which, and no word of anything else. */
const FOR_OTHERS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:ve|veya|her zaman|ise|[\s,'’])*\byerine (?:de |da |dahi )?(?:imza (?:(?:at|koy|kullan)(?:abilir|ar)(?:lar)?|(?:atma|koyma|kullanma)ya yetkilidir(?:ler)?)|(?:imza (?:at|koy|kullan)amaz(?:lar)?))[\s.]*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "A Grubu imza yetkilileri, B Grubu imza yetkililerine tanınan bütün yetkileri kullanabilir." */
const WITH_POWERS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:bu|isbu) (?:ic )?yonerge[a-z]*(?: kapsam[a-z]*)? )?(?:ve|ise|[\s,'’])*(?:(?:taninan|verilen|ait(?: olan)?) )?(?:(?:butun|tum|ayni) )?yetki[a-z]* (?:de |da |dahi )?(?:kullanabilir|kullanir|kullanamaz|haizdir|sahiptir)(?:l[ae]r)?[\s.]*(?:\(\d[\d/a-z]*\)\W*)*$|^[\W\d]*(?:madde[\W\d]*)?(?:ve|ise|[\s,'’])*(?:is|islem|yetki)(?:lerini|lerine ait isleri) (?:de |da |dahi )?(?:(?:ayni (?:sinir|limit|tutar|sart)[a-z]*) )?(?:yapabilir|yapar|yapmaya yetkilidir)(?:l[ae]r)?[\s.]*(?:\(\d[\d/a-z]*\)\W*)*$/
export type Substitution = { higher: string[]; lower: string[]; may: boolean }
/** Words beside the grades of a sentence on who signs in whose place. */
const OF_PLACE = ofStems(
  'arandigi gerektigi islem- madde ve veya ya da de dahi ise her zaman ancak fakat lakin imza- gereken gerektiren gerekli aranan olan hal- durumlarda durumda yerlerde onun onlarin bunun bunlarin yerine yerini tutmaz gecmez sayilmaz ikame et- edemez edebilir atabilir- atar- atamaz- kullanabilir- kullanamaz- koyabilir- koyamaz- atmaya atma yetkili- sahib- sahip- haiz kisi- bir iki herhangi biri- birden fazla tek alt ust yer alan bulunan dahil grup- grub- derece- temsil- sinirli bu isbu yonerge- ic uyarinca yetkilerini yetkisini kullanmalarina kullanmasina kullanilmasina engel mani yoktur degildir teskil bulunanlarin olanlarin koyabilecegi atabilecegi yerlere yere evrak- belge- suretle hicbir surette sekilde in un nin nun inin',
)
const USES_ITS_POWER =
  /\byetki(?:si|leri)n[iu] (?:de |da |dahi )?kullan(?:malarina|masina|ilmasina) (?:engel|mani) (?:yoktur|degildir|teskil etmez)|\bimza (?:koy|at|kullan)abilecegi (?:yer|evrak|belge)[a-z]* (?:de |da |dahi )?imza (?:koy|at)abilir(?:ler)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/**
 * "İkinci derece yetkilinin imzası gereken hallerde onun yerine birinci derece yetkili de imza atabilir", "… iki kişinin imzası birinci derece imzanın yerine
 * geçmez": in whose place somebody signs stands before "yerine", or in the genitive before all; who does is the other. Null where the
 * sentence says anything else.
 */
export const inPlaceIn = (body: Body, part: Span, terms: readonly Term[]): Substitution | null => {
  const [first, second, ...others] = terms
  if (!first || !second || others.length > 0 || terms.some(({ group }) => group?.length !== 1 || group === ANYBODY)) return null
  const rest = withoutSpans(body, part, terms).replace(/\(\d[\d/a-z]*\)/g, ' ')
  const plain = body.plain.slice(part.from, part.to)
  // "A Grubundakilerin B Grubu yetkilerini kullanmalarına engel yoktur", "… imza koyabileceği yerlere de imza koyabilir"
  if (
    USES_ITS_POWER.test(plain) &&
    rest.split(/[a-z]+/).length > 0 &&
    (rest.match(/[a-z]+/g) ?? []).every((word) => word.length < 2 || OF_PLACE.test(word))
  )
    return { higher: [first.group ?? ''], lower: [second.group ?? ''], may: true }
  const place = /\byerin[ei]\b/.exec(plain)
  if (!place || !(rest.match(/[a-z]+/g) ?? []).every((word) => word.length < 2 || OF_PLACE.test(word))) return null
  const verb =
    /\b(?:imza (?:at|kullan|koy)(abilir|ar|amaz)|imza (?:atma|kullanma|koyma)ya (yetkilidir)|(?:tut|gec|say[iı]l)(maz))(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/.exec(
      plain,
    )
  if (!verb) return null
  const at = part.from + place.index
  // "… onun yerine": of whom the sentence begins.
  const theirs = /\b(?:onun|onlarin|bunun|bunlarin) $/.test(plain.slice(0, place.index))
  const lower = theirs ? first : terms.findLast((term) => term.to <= at)
  if (!lower) return null
  const higher = lower === first ? second : first
  const may = !/ma?z$/.test(verb[1] ?? verb[2] ?? verb[3] ?? '')
  // "… yerine B Grubundan iki kişi imza atabilir": two for one are no substitute of one by one.
  if (may && (terms.some(({ count }) => (count ?? 1) > 1) || /\b(?:iki|uc|birden fazla)\b/.test(plain))) return null
  return { higher: [higher.group ?? ''], lower: [lower.group ?? ''], may }
}
export const substitutionIn = (body: Body, part: Span, terms: readonly Term[]): Substitution | null => {
  if (terms.length < 2 || terms.some(({ group }) => group?.length !== 1 || group === ANYBODY)) return null
  const rest = withoutSpans(body, part, terms)
  if (!FOR_OTHERS.test(rest) && !WITH_POWERS.test(rest)) return null
  const last = terms.findIndex(({ letter }) => letter !== true)
  const [higher, lower] = [terms.slice(0, last + 1), terms.slice(last + 1)]
  const names = (some: readonly Term[]): string[] => some.flatMap(({ group }) => group ?? [])
  return lower.length === 0 ? null : { higher: names(higher), lower: names(lower), may: !/ama(?:z|zlar)[\s.]*/.test(rest) }
}
const IN_GENITIVE = /(?:kiler|leri?|lar[iu]?|s[iu]|grubu|derece)?(?:n[iu]n|[iu]n)\s*$/
/** "A grubundakiler B ve C grubundakilerin, B grubundakiler C grubundakilerin imzasının arandığı işlemlerde onların yerine imza koyabilir": each for those in the genitive behind it. */
export const chainIn = (body: Body, part: Span, terms: readonly Term[]): Substitution[] => {
  if (terms.length < 3 || terms.some(({ group }) => group?.length !== 1 || group === ANYBODY)) return []
  const plain = body.plain.slice(part.from, part.to)
  if (!/\bonlarin yerine (?:de )?imza (?:at|koy|kullan)abilir(?:ler)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/.test(plain)) return []
  const rest = withoutSpans(body, part, terms).replace(/\(\d[\d/a-z]*\)/g, ' ')
  if (!(rest.match(/[a-z]+/g) ?? []).every((word) => word.length < 2 || OF_PLACE.test(word))) return []
  const found: Substitution[] = []
  for (const [at, term] of terms.entries()) {
    const noun = term.letter ? (terms.slice(at).find(({ letter }) => !letter) ?? term) : term
    const next = terms[terms.indexOf(noun) + 1]
    const words = body.plain.slice(noun.from, next ? next.from : part.to).replace(/ imzas[^]*$|,[^]*$/, '')
    const last = found.at(-1)
    if (!IN_GENITIVE.test(words.trimEnd())) found.push({ higher: [term.group ?? ''], lower: [], may: true })
    else if (last) last.lower.push(term.group ?? '')
    else return []
  }
  return found.every(({ lower }) => lower.length > 0) ? found : []
}
/** The rules that a higher grade in the place of a lower one makes, where the directive allows it: said once there, written out here. */
export const withHigher = (
  rules: RepresentationRule[],
  terms: readonly Term[],
  all: boolean,
  some: readonly Substitution[],
): RepresentationRule[] => {
  if (!all && !some.some(({ may }) => may)) return rules
  const said = (each: string, slot: string, may: boolean): boolean =>
    some.some((one) => one.may === may && one.higher.includes(each) && one.lower.includes(slot))
  const signsFor = (each: string, slot: string): boolean =>
    each === slot || (((all && each < slot) || said(each, slot, true)) && !said(each, slot, false))
  const isGrade = (each: string | null | undefined): each is string => each?.length === 1 && each !== ANYBODY
  const grades = [
    ...new Set([...rules.flatMap((rule) => [rule.group, ...rule.with]), ...terms.map(({ group }) => group)].filter(isGrade)),
  ].sort()
  const others = (slot: string): string[] => (isGrade(slot) ? grades.filter((each) => signsFor(each, slot)) : [slot])
  // One of grade 1 with one of grade 2 is the same pair either way round.
  const key = (rule: RepresentationRule): string =>
    JSON.stringify({ ...rule, group: [rule.group, ...rule.with].sort(), with: [], quote: '' })
  const found = new Map(rules.map((rule) => [key(rule), rule]))
  for (const rule of rules) {
    for (const group of others(rule.group ?? '')) {
      const [co, ...more] = rule.with
      for (const other of co === undefined ? [undefined] : others(co)) {
        const raised = { ...rule, group: rule.group === null ? null : group, with: other === undefined ? [] : [other, ...more] }
        if (!found.has(key(raised))) found.set(key(raised), raised)
      }
    }
  }
  return [...found.values()]
}
