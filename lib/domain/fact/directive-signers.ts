/** Whom a directive names for a signature: by grade or group, by title, by name. */
import { squeeze } from '../kernel/text.ts'
import { electedIn } from '../reading/offices.ts'
import { type Body, type Match, matchesIn, once } from './found.ts'
import { GRADE_BEFORE, GRADE_NOUN, groupName, ORDINALS, ROMAN } from './office.ts'
import { mend } from '../text/words.ts'
import { peopleIn } from '../text/names.ts'

/**
 * Somebody whose signature a rule asks for: a grade or group, a title, or a name; `count` null where the words do not say how many;
 * `letter` where the noun stands behind a later one ("A ve B Grubu").
 */
export type Term = { from: number; to: number; group: string | null; person: string | null; count: number | null; letter?: true }

/** A number; the last figure of an item's ("1.1 B Grubu") counts nobody. */
const COUNTED = String.raw`(bir|iki|uc|(?<![\d.])[123])`
const GRADE = String.raw`(?![a-hivx]{1,3}\. ?(?:gruplar|dereceler))\(?'?(?:(\d{1,2}|[a-h]|i{1,3}|iv)\b'?\)?\s?[.-]?\s?(?:'?\s?[iu]nci\s)?(?:numarali (?=imza gru|gru|derece)|no['’]?lu (?=imza gru|gru|derece))?(?:imza (?=gru))?(?:${GRADE_NOUN}|(?<=[a-df-h]'?\)?\s)(?=imza(?:l?[iy]|s[iu]|yla| |:|;|,)))(?! (?:i{1,3}|iv)(?![a-z]))|(birinci|ikinci|ucuncu|dorduncu|besinci)\s${GRADE_NOUN}|${GRADE_BEFORE} (i{1,3}|iv|[a-h]|\d)(?![a-z\d])(?!\)?\.? ?(?:grub|grup|derece)))(?:(?<=\s)(?=imza[a-z])|[a-z]*)\)?`
// "iki A Grubu imza yetkilisi", "2. Derece imza yetkililerinden herhangi ikisinin", "(B) grubundan bir kişinin", "B grubundan iki imza yetkilisi"
const GRADED = new RegExp(
  `(?:\\b(?:herhangi )?${COUNTED}(?: \\([a-z\\d]{1,4}\\))?(?: adet)? )?(?<![a-z\\d]|madde )${GRADE}'?\\s*(?:(?:yer alan|bulunan|dahil olan|dahil|mensup)(?:lar|ler)?[a-z]*\\s*)?(?:(?:sinirli |imza |temsil )*(?:yetkili|temsilci)[a-z]*|imza sahi[bp](?:i|ler)[a-z]*|imza(?:yi|ya)? (?:yetkisini |yetkisine )?(?:haiz|sahip)(?: olan)?(?! kisi))?(?:\\s*(?:en az |herhangi )?(?:\\d \\()?(biri(?!nci)|ikisi|ucu(?!ncu)|ikinci(?! (?:derece|grub|grup))|bir kisi|iki kisi|uc kisi|(?:bir|iki|uc) (?:adet )?(?:sinirli |imza |temsil )*(?:yetkili|temsilci|ticari vekil|vekil|imza sahib)|(?:bir|iki|uc)(?: (?:adet )?imza(?! (?:yetkili|sahib)))?(?=\\s*(?:[,;|]|ve |ile |veya |$))|(?:bir|iki|uc) imza(?=s?[iu]?\\b(?! (?:yetkili|sahib))))\\)?[a-z]*|(?:\\s*birer (?:kisi|imza(?: (?:yetkili|sahib))?|(?:imza )?yetkili)[a-z]*))?`,
  'dg',
)
const NUMBER: Record<string, number> = { bir: 1, iki: 2, uc: 3 }
const numberOf = (words: string): number | null =>
  NUMBER[
    mend(words)
      .replace(/^herhangi /, '')
      .replace(/^(bir|iki|uc).*/, '$1')
  ] ??
  (Number(words) || null)

const graded = (match: Match): Term => {
  const [letter, word] = [mend(match.printed(2) || match.printed(4)), mend(match.printed(3))]
  const counted = match.printed(1) || match.printed(5)
  return {
    from: match.from,
    to: match.to,
    group: ORDINALS[word] ?? ROMAN[letter] ?? letter.toUpperCase(),
    person: null,
    count: counted === '' ? null : numberOf(counted),
  }
}

// Titles in capital initials: "Satın Alma Müdürü", "Müdürler Kurulu Başkanı'nın", "İnsan Kaynakları ve İdari İşler Müdürü"
const RUN = /(?<![\p{L}\d])\p{Lu}\p{L}+(?: (?:ve )?\p{Lu}\p{L}+){0,8}/gu
/** The word that a title ends with. */
export const OF_TITLE =
  /^(?:mudur(?:ler)?[iu]?|\S*direktor(?:ler)?[iu]?|sef(?:ler)?i?|baskan(?:lar)?i?|\S*yardimci(?:lar|s)i|vekil(?:ler)?i|uye(?:ler|s)i|sorumlu(?:lar|s)[iu]|yonetici(?:ler|s)i|uzman(?:lar)?i|yonetmen(?:ler)?i|koordinator(?:ler)?[iu]?|bashekim(?:ler)?i?|amir(?:ler)?i|mumeyyiz(?:ler)?i?|temsilci(?:ler|s)i|gorevlileri|gorevlisi)(?:n?[iu]n|y?l[ae]|n[ei]|n[iu])?$/
// A title that a sentence or an item begins with may go on in small letters: "Satınalma yetkilisi, …", "Tedarik zinciri müdürü …".
const SMALL = String.raw`(?:[a-z]{3,}(?: ve)? ){1,4}?(?:mudur[iu]|direktor[iu]|sef[iu]|sorumlusu|yonetici?si|uzman[iu]|amiri|temsilcisi|yetkilisi|mudur yardimcisi)`
/** "… olarak atanan kişi": whoever bears the title. */
const APPOINTED = String.raw`\solarak (?:atanan|atanacak|secilen|gorevlendirilen|tayin edilen|yetkilendirilen)(?:\s(?:kisi|calisan|personel|kimse|sahis)(?:ler|lar)?)?(?![a-z])`
const AT_BEGINNING = new RegExp(
  `(?<=^\\W*|[.:;–]\\s{1,2}|madde \\d{1,2}\\s?[.)-]{1,2}\\s?|(?<![\\d.])\\d{1,2}\\s?[.)-]{1,2}\\s|[a-h]\\)\\s)(${SMALL})(?:(?:\\s?\\([^()]{1,20}\\))?,? (?:ile|ve|veya) (${SMALL}))?(?=\\s?[,(;]|\\s(?:ile|ve|veya|tek|munferi)\\b|${APPOINTED})`,
  'dg',
)
const NO_TITLE = /^(?:imza|sinirli|temsil|gru[pb]|sirket|her|bu|bir|iki|birinci|ikinci|ucuncu|ticaret|vergi|tapu)|\b(?:grubu|grup|derece) /
/** Titles written small behind their first letter, and each other place of theirs. */
const smallTitlesIn = (body: Body, from: number, to: number): Term[] => {
  const titles = matchesIn(body, AT_BEGINNING, from, to).filter(
    ({ plain, from: at }) => !NO_TITLE.test(plain) && /^\p{Lu}\p{Ll}/u.test(body.text.slice(at, at + 2)),
  )
  const names = titles.flatMap((match) => [match.span(1), match.span(2)].flatMap((at) => (at ? [body.plain.slice(at.from, at.to)] : [])))
  return [...new Set(names)].flatMap((title) =>
    [...body.plain.slice(from, to).matchAll(new RegExp(`(?<![a-z])${title}(?![a-z])(?:${APPOINTED})?`, 'g'))].map(
      ({ 0: words, index }) => ({
        from: from + index,
        to: from + index + words.length,
        group: squeeze(body.text.slice(from + index, from + index + title.length)),
        person: null,
        count: 1,
      }),
    ),
  )
}
/** Whether the words are a title by the one they end with; who signs or represents at all ("İmza Yetkilisi") has none by that. */
export const isTitle = (plain: string): boolean => {
  const words = plain.trim().split(' ')
  const last = words.at(-1) ?? ''
  return OF_TITLE.test(last) || (/^yetkili(?:si|leri)$/.test(last) && words.length > 1 && !/imza|sinirli|temsil|derece|gru[pb]/.test(plain))
}
// Words that a sentence begins with are no part of a title ("Merkezde Fabrika Müdürü"); behind another they are ("ve Kalite Müdürü").
const GOES_ON = /\b(?:ve|ile|veya|ya da)\s*$/
const LEAD = /^(?:sirketi?|(?!(?:kalite|tesis|maliye|santral|moda|gida|banka|proje|usta|harita|sanat|konfeksiyonda)$)\S+[dt][ae](?:ki)?)$/
const titlesIn = ({ text, plain, breaks }: Body, from: number, to: number, people: readonly string[]): Term[] =>
  [...text.slice(from, to).matchAll(RUN)].flatMap((match): Term[] => {
    const found: Term[] = []
    let start: number | null = null
    let at = from + match.index
    for (const word of match[0].split(' ')) {
      const end = at + word.length
      const letters = plain.slice(at, end)
      // A heading in capitals is no part of the title that the line below it begins with.
      if (breaks.has(at - 1) && !/^\p{Lu}+$/u.test(word) && /\p{Lu}{2}\s$/u.test(text.slice(at - 3, at))) start = null
      if (letters !== 've' && (start !== null || !LEAD.test(letters) || GOES_ON.test(plain.slice(Math.max(0, at - 12), at)))) start ??= at
      if (start !== null && isTitle(plain.slice(start, end))) {
        const printed = text
          .slice(start, end)
          .replace(/(?<=[uıiüUIİÜ])(?:n[uıiüUIİÜ]n|yl[aeAE]|n[aeAE]|n[uıiüUIİÜ])$|(?<=[rfmn])(?:l[aeAE]|[uıiüUIİÜ]n)$/u, '')
        const known = people.find((name) => printed.startsWith(`${name} ve `))
        const lead = known ? known.length + 4 : 0
        // "Başkan Vekili" and "Genel Müdür Yardımcısı" go on behind a word that could end a title.
        const before = found.at(-1)
        const below =
          breaks.has(start - 1) && /^\P{Ll}+$/u.test(text.slice(before?.from, before?.to)) && /\p{Ll}/u.test(text.slice(start, end))
        if (before && before.to + 1 === start && !below)
          found.splice(-1, 1, { ...before, to: end, group: squeeze(text.slice(before.from, end)) })
        else found.push({ from: start + lead, to: end, group: squeeze(printed.slice(lead)), person: null, count: 1 })
        start = null
      }
      at = end + 1
    }
    return found
  })

/** "(Fabrika Müdürü) Temsile Yetkili olarak": by which titles a notice appoints. */
const APPOINTED_AS = /\(((?:[^()]|\([^()]*\)){2,80})\)\s*temsile yetkili/g
/** Who sits in an organ is none by his appointment. */
const OF_ORGAN_TITLE = /kurulu|^(?:sirket )?mudur/
const appointedTitles = once(({ text, plain }: Body): string[] =>
  [...plain.matchAll(APPOINTED_AS)]
    .map((match) => squeeze(text.slice(match.index + 1, match.index + 1 + (match[1]?.length ?? 0))))
    .filter((title) => isTitle(mend(title)) && !OF_ORGAN_TITLE.test(mend(title))),
)

/**
 * The titles written with capitals where they stand in small letters, those that a notice appoints somebody by, and the general manager's, whom
 * every company knows by his: "Fabrika Müdürü; … genel müdür veya fabrika müdürü ile birlikte".
 */
const againIn = (body: Body, from: number, to: number, titles: readonly Term[]): Term[] => {
  const known = new Map(
    [...GENERAL_MANAGERS, ...appointedTitles(body), ...titles.flatMap(({ group }) => (group === null ? [] : [group]))].map((title) => [
      mend(title),
      title,
    ]),
  )
  const words = [...known.keys()].filter((title) => /^[a-z ]+$/.test(title)).sort((a, b) => b.length - a.length)
  return matchesIn(body, new RegExp(`(?<![a-z])(${words.join('|')})(?:n?[iu]n|y?l[ae]|n?[ae]|nc[ae])?(?![a-z])`, 'dg'), from, to).map(
    (match) => ({
      from: match.from,
      to: match.to,
      group: known.get(mend(match.printed(1))) ?? squeeze(match.printed(1)),
      person: null,
      count: 1,
    }),
  )
}
const GENERAL_MANAGERS = ['Genel Müdür', 'Genel Müdür Yardımcısı']

// "Her ikisinin birlikte", "her ikisi müştereken": the two titles that the directive has named so far, where it has named no third.
const BOTH = /\bher (iki)si(?:n[iu]n)? (?=(?:birlikte|musterek))/dg
const bothIn = (body: Body, from: number, to: number, titles: readonly Term[]): Term[] =>
  matchesIn(body, BOTH, from, to).flatMap((match) => {
    const [one, other, ...more] = [
      ...new Set(titles.filter((each) => each.to <= match.from && !/kurul/.test(mend(each.group ?? ''))).map(({ group }) => group ?? '')),
    ]
    const cut = match.span(1)?.to ?? match.to
    if (one === undefined || other === undefined || more.length > 0) return []
    return [
      { from: match.from, to: cut, group: one, person: null, count: 1 },
      { from: cut, to: match.to - 1, group: other, person: null, count: 1 },
    ]
  })

// "Sınırlı yetkili ticari vekil …", "Ticari vekiller ve diğer tacir yardımcıları …": whoever signs by a directive that knows no grades.
const AGENTS =
  /(?<=^\W*|[.:;–]\s{1,2}|madde \d{1,2}\s?[.)–-]{1,2}\s?|(?<![\d.])\d{1,2}\s?[.)-]{1,2}\s|[a-h]\)\s)((?:(?:sinirli|imza|temsil|yetkili|olarak|atanan|atanacak|yetkiye|yetkisine|sahip) )*(?:ticari vekil(?:ler)?|(?:sinirli|imza|temsil) yetkili(?:ler|leri|si)?(?: kisi(?:ler)?)?)(?: (?:ve|ile) diger tacir yardimci(?:lari|si))?)(?=[\s,;:])/dg
/** A sentence that says how they sign, or that a list of what they may do follows. */
const GIVES = /^[^.;:]*(?:\b(?:munferi|tek bas|tek imza)|\basagida[^.;:]*:)/
const agentsIn = (body: Body, from: number, to: number): Term[] =>
  matchesIn(body, AGENTS, from, to)
    .filter(({ to: at }) => {
      const words = body.plain.slice(at, Math.min(to, at + 400))
      return GIVES.test(words) && !/^[^.;:]*(?:[a-z]m[ae]z(?:l[ae]r)?\b|degil|\byok)/.test(words)
    })
    .map((match) => ({ from: match.from, to: match.to, group: ANYBODY, person: null, count: 1 }))

// "Mali İşler Grubu imza yetkilileri", "Yönetim Grubu yetkililerinden biriyle"
const NAMED =
  /(?<![\p{L}\d])((?:\p{Lu}\p{L}+ (?:ve )?){1,5}(?:Grub?u?|GRUB?U?))(?:'?(?:nun|ndan|na|NUN|NDAN|NA))?(?= (?:sınırlı |imza |temsil |İmza )*(?:yetkili|temsilci|Yetkili))/gu
// "Mavi grup: …"
const NAMED_LEAD = /(?<![\p{L}\d])((?:\p{Lu}\p{L}{2,} ){1,3}(?:[Gg]rup|GRUP))(?=\s?:)/gu
// "Mali Gruptan iki kişi", "Teknik Gruptan biri": so many of those of a group with a name of its own.
const NAMED_OF =
  /(?<![\p{L}\d])((?:\p{Lu}\p{Ll}+ (?:ve )?){1,3}Gru(?:p|b))(?:['’]?(?:tan|undan)) (?:(?:herhangi )?(bir|iki|üç) (?:kişi|(?:imza |sınırlı )*yetkili(?:si)?|temsilci)(?:nin)?|(?:herhangi )?(biri|ikisi)(?:nin)?)(?![\p{L}])/gu
const OF_NAMED =
  /^\S*\s+(?:(?:sinirli |imza |temsil )*(?:yetkili|temsilci)[a-z]*)(?:\s*(?:en az |herhangi )?(biri|ikisi|ucu|ikinci|birer|bir kisi|iki kisi)[a-z]*)?/
const namedGroupsIn = ({ text, plain }: Body, from: number, to: number): Term[] =>
  [
    ...[...text.slice(from, to).matchAll(NAMED_LEAD)].map((match): Term => ({
      from: from + match.index,
      to: from + match.index + match[0].length,
      group: squeeze(match[1] ?? ''),
      person: null,
      count: null,
    })),
    ...[...text.slice(from, to).matchAll(NAMED_OF)].map((match): Term => ({
      from: from + match.index,
      to: from + match.index + match[0].length,
      group: squeeze(match[1] ?? '').replace(/b$/u, 'p'),
      person: null,
      count: numberOf(match[2] ?? match[3] ?? ''),
    })),
    ...[...text.slice(from, to).matchAll(NAMED)].flatMap((match): Term[] => {
      const start = from + match.index
      const end = start + (match[1]?.length ?? 0)
      const tail = OF_NAMED.exec(plain.slice(end, Math.min(to, end + 80)))
      return tail
        ? [
            {
              from: start,
              to: end + tail[0].length,
              group: squeeze(match[1] ?? ''),
              person: null,
              count: tail[1] ? numberOf(tail[1]) : null,
            },
          ]
        : []
    }),
  ].sort((a, b) => a.from - b.from)

// "bir yönetim kurulu üyesi", "Müdürler Kurulu üyelerinden herhangi ikisi": any of an organ, by how many
const OF_ORGAN =
  /\b(?:(?:herhangi )?(bir|iki|uc)(?: \([a-z\d]{1,4}\))? ((?:yonetim|mudurler) kurulu uye|sirket mudur)(?:si|[iu])(?:n[iu]n|yl[ae]|n[ae])?|((?:yonetim|mudurler) kurulu uye|(?:sirket )?mudur)l[ae]r(?:in)?den (?:en az |herhangi )?(bir|iki|uc)(?:i|s[iu]|[iu])[a-z]*)(?![a-z])/dg
const ORGANS: Record<string, string> = {
  'yonetim kurulu uye': 'Yönetim Kurulu Üyesi',
  'mudurler kurulu uye': 'Müdürler Kurulu Üyesi',
  'sirket mudur': 'Şirket Müdürü',
  mudur: 'Şirket Müdürü',
}
/** Whether a term is any of an organ: they sign along, and no directive gives them more than their own registered power (TTK 371/7). */
export const isOfOrgan = ({ group }: Term): boolean => Object.values(ORGANS).includes(group ?? '')
const ofOrganIn = (body: Body, from: number, to: number): Term[] =>
  matchesIn(body, OF_ORGAN, from, to).map((match) => ({
    from: match.from,
    to: match.to,
    group: ORGANS[mend(match.printed(2) || match.printed(3))] ?? squeeze(match.printed(2) || match.printed(3)),
    person: null,
    count: numberOf(match.printed(1) || match.printed(4)),
  }))

// "A + B": one of each.
const ADDED = /(?<![a-z\d+])\(?(?:[a-h]|[1-4])\)?(?: ?\+ ?\(?(?:[a-h]|[1-4])\)?)+(?![a-z\d])/dg
/** "… bildirgeleri: D (tek imza)": a letter behind its colon, before the words on how it signs. */
const LETTER_SIGNS = /(?<=[:–]\s{0,2})\(?[a-h]\)?(?=\s?[(,]?\s?(?:tek|munferi|bir) ?(?:imza|basina|olarak)?)/dg
/** "100.000 TL'ye kadar (dahil): B": a letter alone behind the colon of a row, the last word of its line. */
const LETTER_ALONE = /(?<=[:–]\s{0,2})\(?[a-h]\)?(?=\s|[.;,]|$)/dg
const loneIn = (body: Body, from: number, to: number): Match[] =>
  matchesIn(body, LETTER_ALONE, from, to).filter(
    ({ to: end }) => body.breaks.has(end) || /^[.;]?\s*(?:\(\d[\d/a-z]*\)\s*)*$/.test(body.plain.slice(end, to)),
  )
const addedIn = (body: Body, from: number, to: number): Term[] =>
  [...matchesIn(body, ADDED, from, to), ...matchesIn(body, LETTER_SIGNS, from, to), ...loneIn(body, from, to)]
    .filter((match, at, all) => all.findIndex((each) => each.from < match.to && match.from < each.to) === at)
    .flatMap((match) =>
      [...match.plain.matchAll(/[a-h\d]/g)].map(({ 0: letter, index }) => ({
        from: match.from + index,
        to: match.from + index + 1,
        group: groupName(letter),
        person: null,
        count: 1,
      })),
    )
    .sort((a, b) => a.from - b.from)

// "İmza yetkililerinden herhangi ikisi": whoever signs by the directive at all.
const ANY = /(?:imza|temsil) yetkilileri(?:nden|miz?den)? (?:herhangi )?(?:en az )?(ikisi|ucu|iki kisi|uc kisi|iki)[a-z]*/dg
const anybodyIn = (body: Body, from: number, to: number): Term[] =>
  matchesIn(body, ANY, from, to).map((match) => ({
    from: match.from,
    to: match.to,
    group: ANYBODY,
    person: null,
    count: numberOf(match.printed(1)),
  }))
// "Her derecedeki sınırlı yetkili": each of them alone.
const EACH = /\bher (?:derece|gru[bp])(?:teki|deki|tan|den)? (?:(?:sinirli|imza|temsil) )*yetkili(?:si)?(?![a-z])/dg
const eachIn = (body: Body, from: number, to: number): Term[] =>
  matchesIn(body, EACH, from, to).map((match) => ({ from: match.from, to: match.to, group: ANYBODY, person: null, count: 1 }))
/** How a rule names whoever signs by the directive at all. */
export const ANYBODY = '*'

/** Those of a sorted list that overlap none of another. */
export const outside = <T extends { from: number; to: number }>(
  taken: readonly { from: number; to: number }[],
  more: readonly T[],
): T[] => {
  let at = 0
  return more.filter((each) => {
    while ((taken[at]?.to ?? Infinity) <= each.from) at++
    return (taken[at]?.from ?? Infinity) >= each.to
  })
}

const LETTER = /(?<![a-z\d])\(?([a-h]|\d(?=\.)|birinci|ikinci|ucuncu|i{1,3}(?=[.)]))\)?'?\.?(\s*(?:,|ve|ile|veya|yahut|ya da)\s+)$/

const OWN_COUNT = /\b(?:bir|iki|uc) $/

/**
 * The letters of a list that ends at a place ("A, B ve" before "C Grubu"), each counted on its own or with the last ("bir A ve bir B
 * Grubu").
 */
const lettersBefore = (body: Body, from: number, at: number): Term[] => {
  const before = LETTER.exec(body.plain.slice(Math.max(from, at - 16), at))
  if (!before?.[1]) return []
  const place = at - before[0].length
  const counted = OWN_COUNT.exec(body.plain.slice(Math.max(from, place - 8), place))
  const start = place - (counted?.[0].length ?? 0)
  const own = {
    from: start,
    to: at - (before[2] ?? '').length,
    group: groupName(before[1]),
    person: null,
  }
  return [
    ...lettersBefore(body, from, start),
    counted ? { ...own, count: numberOf(counted[0].trim()) } : { ...own, count: null, letter: true as const },
  ]
}

// Authorities, currencies and headings are written with capitals too.
const NO_NAME =
  /\b(?:bakanlig|kurum|kurul|mudurlu|daire|dolar|lira|mustesar|islem|temsil|amirlik|oda(?:s|l)|enerji|nitelik|sirket|belediye|banka|sozlesme|yonerge|kanun|turk|vergi|sosyal|ticaret|sanayi|genel|imza|grup|grub|tablo|limit|tutar|liste|hukum|bolum|kisim|madde|esas(?:l|\b))/
/** "İl Tarım Müdürlüğü": what is written with capitals before it is nobody. */
const OF_AUTHORITY = /^\s?(?:mudurlu[gk]|baskanli[gk]|bakanli[gk]|daire|kurum|odas|birlig|vakf)/
const bracketed = (body: Body, from: number, at: number): boolean => {
  const before = body.plain.slice(Math.max(from, at - 80), at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

const EITHER = /^\s*(?:veya|yahut|ya da)\s+$/
const ONE_OF_EACH = /\bbirer\b/
const oneOf = ({ from, to, group, person }: Term): Term => ({ from, to, group, person, count: 1 })

/** "… sıfatıyla atanan ticari vekil", "… unvanıyla görev yapan çalışan": whoever bears the title before it. */
const AS_HOLDER = new RegExp(
  '^ (?:(?:sifat|unvan|gorev)(?:[iu]yla|[iu] ile) |olarak )(?:atanan|atanacak|atanmis|gorev yapan|gorevlendirilen|gorevlendirilecek|tayin edilen)(?: (?:sinirli yetkili )?(?:ticari vekil|tacir yardimcisi|kisi|calisan|personel))?(?= ?[,;:(]| (?:tek|munferi))',
)
const withHolder = ({ plain }: Body, term: Term): Term => {
  const words = AS_HOLDER.exec(plain.slice(term.to, term.to + 90))
  return words ? { ...term, to: term.to + words[0].length } : term
}

/** All that can sign in a piece of a directive; where two readings overlap, a grade comes before a title and a title before a name. */
export const termsIn = (body: Body, from: number, to: number): Term[] => {
  const titles = titlesIn(
    body,
    from,
    to,
    electedIn(body).map(({ name }) => name),
  ).map((each) => withHolder(body, each))
  const names = peopleIn(body, from, to)
    .filter(
      (person) =>
        !NO_NAME.test(body.plain.slice(person.from, person.to)) &&
        !OF_AUTHORITY.test(body.plain.slice(person.to, person.to + 16)) &&
        !bracketed(body, from, person.from),
    )
    .map((person): Term => ({
      from: person.from,
      to: person.to,
      group: null,
      person: person.name,
      count: 1,
    }))
  const called = new Map(titles.map(({ group }) => [mend(group ?? ''), group]))
  const begun = smallTitlesIn(body, from, to).map((each) => ({ ...each, group: called.get(mend(each.group ?? '')) ?? each.group }))
  const small = [begun, againIn(body, from, to, titles)].reduce<Term[]>(
    (taken, more) =>
      [
        ...taken,
        ...outside(
          [...titles, ...taken].sort((a, b) => a.from - b.from),
          more,
        ),
      ].sort((a, b) => a.from - b.from),
    [],
  )
  // "Şube müdürü (1. derece)": the holder of the grade, by title.
  const grades = matchesIn(body, GRADED, from, to).map((match) => {
    const term = graded(match)
    const title = [...titles, ...small].find((each) => each.to <= term.from && /^\s?\(?$/.test(body.plain.slice(each.to, term.from)))
    const bracketed = title !== undefined && /^\(?[^()]*$/.test(body.plain.slice(title.to, term.to).trim())
    if (!title || !bracketed || !body.plain.slice(title.to, term.to).includes('(')) return term
    return { ...term, from: title.from, to: body.plain[term.to] === ')' ? term.to + 1 : term.to, count: term.count ?? 1 }
  })
  // "A ve B Grubu imza yetkililerinin": the word stands behind the last letter alone; "A ve B Grubundan birer kişi" is one of each.
  const letters = grades.flatMap((term) =>
    lettersBefore(body, from, term.from).map((each): Term =>
      // "A veya B Grubundan bir yetkili": one of either.
      ONE_OF_EACH.test(body.plain.slice(term.from, term.to))
        ? oneOf(each)
        : term.count === 1 && EITHER.test(body.plain.slice(each.to, term.from))
          ? { ...each, count: 1 }
          : each,
    ),
  )
  // "1. Grup veya 2. Gruptan herhangi iki kişi": any two out of both.
  for (const [at, term] of grades.entries()) {
    const next = grades[at + 1]
    if (
      next &&
      term.count === null &&
      (next.count ?? 1) > 1 &&
      /(?:grubu?|grup|derece)\)? (?:veya|ya da|yahut|ve) $/.test(body.plain.slice(term.from, next.from)) &&
      /\bherhangi\b/.test(body.plain.slice(next.from, next.to))
    )
      term.letter = true
  }
  const counted = grades.map((term) => (ONE_OF_EACH.test(body.plain.slice(term.from, term.to)) ? oneOf(term) : term))
  const agents = grades.length === 0 ? agentsIn(body, from, to) : []
  return [
    letters,
    addedIn(body, from, to),
    agents,
    eachIn(body, from, to),
    bothIn(
      body,
      from,
      to,
      [...titles, ...small].sort((a, b) => a.from - b.from),
    ),
    ofOrganIn(body, from, to),
    namedGroupsIn(body, from, to),
    anybodyIn(body, from, to),
    titles,
    small,
    names,
  ].reduce((taken, more) => [...taken, ...outside(taken, more)].sort((a, b) => a.from - b.from), counted)
}
