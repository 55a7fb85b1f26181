/**
 * Whose shares pass by a death, to whom and by which paper: "hisselerinin … Mahkemesinin veraset ilamı uyarınca mirasçısı B adına pay defterine
 * kaydına", "vefat eden ortağımız A'nın payının eşi B ile oğlu C'ye intikaline". It stands among what is decided of offices and powers and touches
 * none of them: each word of such a part is of shares, heirs, kin, courts and papers, figures and days, and it ends with the shares' passing. The
 * frames of offices are to see the notice without it; who died out of an office says another part.
 */
import { isGoneAt } from '../fact/gone.ts'
import { type Body, type Found, once, type Span } from '../fact/found.ts'
import { countOf } from '../fact/office.ts'
import { plainLetters } from '../text/letters.ts'
import { DATE } from '../kernel/printed-dates.ts'
import { isEntity, type Party, partiesIn } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'
import { isPartnership } from './partners.ts'

/** The letter that stands for those of a name, among plain letters. */
const NAMED = 'N'
/** Words with whatever ending. */
const stems = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})[a-z]*`
const CASES = "['’`]? ?(?:n?[iu]n|[yn]?[ae]|[yn]?[iu]|n?[dt][ae]n?)(?![a-z])"
const SHARES = String.raw`(?:(?:ortaklik|esas sermaye|sermaye) )?(?:hisse|pay)(?!das|la[sş]|dar)[a-z]*(?: sened[a-z]*| senetl[a-z]*)?`
/** The paper by which heirs are heirs, and who gave it. */
const DEED = String.raw`(?:veraset|mirascilik|verasetname)[a-z]*(?: (?:ilam|belge|vesika|sened|senet|karar|hukm|huccet)[a-z]*)?`
const COURT = String.raw`(?:[a-z]{3,20}['’]?(?:n[iu]n)? )?(?:\(?\d{1,2}\)?[.']? ?)?(?:['’]?(?:inci|nci|uncu|ncu) )?(?:(?:sulh|asliye) hukuk (?:mahkeme|hakimlig)[a-z]*|noterlig[a-z]*|noteri[a-z]*)(?:['’]?n?[iu]n|['’]?nce|['’]?nden)?`
const NUMBERED = String.raw`(?:${DATE}|\d[\d.,/-]*)(?: ?['’]?(?:[dt][ae]n?|n?[iu]n|l[iu]|[sş]?[ae]r))?`
const FIGURES = String.raw`(?:adet|aded[a-z]*|tl|ytl|lira[a-z]*|y?tl['’]?[a-z]*|kurus|itibari|nominal|degerin[a-z]*|degerli|deger|tutar[a-z]*|karsilig[a-z]*|karsilik|tekabul|gelen|eden|isabet|beheri?|toplam|tamam[a-z]*|tum[a-z]*|butun|yari(?:si[a-z]*|ya)?|hak|haklar[a-z]*|hukuk[a-z]*|borclar[a-z]*|vecibe[a-z]*|kismi[a-z]*|sermaye[a-z]*|bin|milyon|milyar|yuz|esit|oranin[a-z]*|oranlarin[a-z]*|nispetin[a-z]*|nisbetin[a-z]*|ayri|geriye|kalan[a-z]*)`
const KIN = stems('esi esin kocasi karisi oglu ogul kizi kizlar anne baba kardes agabey abla torun cocuk yegen')
const HEIRS = stems('mirascilar mirascis mirascin varis vares veres murisin murise muristen murisleri intikalen veraseten mirasen irsen')
const SMALL = String.raw`(?:ve|ile|olan|olarak|ait|adina|adlarina|uzerine|uzerinde[a-z]*|kendi[a-z]*|onun|sahip|sahibi|malik|oldug[a-z]*|bulundug[a-z]*|bulunan|uhdesinde[a-z]*|nezdinde[a-z]*|sirket[a-z]*|kooperatif[a-z]*|kanuni|yasal|mansup|tek|her|biri|diger|adi|gecen|murisin|mezkur|anilan|soz|konusu|bu|isbu|da|de|miras|yol[a-z]*|suret[a-z]*|geregince|geregi|uyarinca|gore|istinaden|dayan[a-z]*|dogrultusunda|mucibince|cercevesinde|esas|alinarak|tarih[a-z]*|gun[a-z]*|sayi[a-z]*|no|nolu|numara[a-z]*|yevmiye|karar|e\.?|k\.?|tasdikli|onayli|duzenlenen|alinan|verilen|ibraz|edilen|kesinlesmis|pay|hisse|defter[a-z]*|elbirlig[a-z]*|istirak|keyfiyet[a-z]*|tescil(?:i|inin)?|bay|bayan|t\.?c\.?|uyruklu|av|dr)`
const DEAD = String.raw`(?:vefat (?:eden|etmis(?: olan| bulunan)?)|olen|olmus|muteveffa|merhume?|muris(?:i|imiz)?|hayatini kaybeden|rahmetli|olum[uy][a-z]*)`
const PARTNER = String.raw`(?:(?:eski|sirket|sirketimiz|kurucu|limited|tek) )*(?:ortak(?:lardan|larimizdan|larindan)?|ortag[iu](?:miz|muz)?(?:dan)?|hissedar(?:lardan|larimizdan|imiz)?|pay sahibi(?:miz)?)(?: olan)?`
/** How shares pass, as what is decided, found or done. */
const DONE = String.raw`(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|t[iu]|d[iu])`
const DECIDED = String.raw`m[ae](?:s|l[ae]r)[iu](?:n[ae]|n[iu])?|[dt][iu](?:g|kl[ae]r)[iu](?:n[ae]|n[iu]|n[iu]n)?`
const PASSES = [
  String.raw`intikal(?:in[ae]|inin|ini|lerin[ae]|lerinin|lerini)?(?: (?:et|ettiril|ettir)(?:${DONE}|${DECIDED}))?`,
  String.raw`(?:gec(?:iril)?|kal|devrolun|devredil)(?:${DONE}|${DECIDED})`,
  String.raw`devr(?:in[ae]|inin|ini)`,
  String.raw`(?:kayi?[dt](?:in[ae]|inin|ini|larin[ae]|larinin)|kayd(?:edil|olun|ettiril)(?:${DONE}|${DECIDED})|islen(?:${DONE}|${DECIDED})|tescil(?:in[ae]| edil(?:${DONE}|${DECIDED}))|yaz(?:il)(?:${DONE}|${DECIDED}))`,
  String.raw`ait (?:ol|bulun)(?:${DECIDED})`,
  String.raw`(?:sirket(?:e|imize)? )?(?:ortak(?:lar)?|ortakliga|ortakliklari[a-z]*|hissedar) (?:olarak )?(?:kabul(?:un[ae]|lerin[ae]|u)?(?: edil(?:${DONE}|${DECIDED}))?|ol(?:${DONE}|${DECIDED})|girm[ae]l[ae]rin[ae])`,
].join('|')
const NOTED = String.raw`(?:kabul|te[sz][bp]it|tescil|ilan|kayi?[dt]|isle(?:n)?m|onay|bilgi)[a-z]*|(?:yapil|edil|gorul|bulunul)(?:${DONE}|${DECIDED})`
const PASSING = new RegExp(String.raw`(?:${PASSES})(?![a-z])`, 'y')
const LINKS = new RegExp(
  String.raw`(?:,?(?: ve)? (?:(?:sirket |ortaklar )?pay defter[a-z]*|deftere|${DEED}|${NOTED}|oldug[a-z]*|anlasil(?:d[iu]g[iu]nd[ae]n|makla|m[iu]s(?:t[iu]r)?)|olup|olmakla|bulun(?:up|dugundan|makla|maktadir))(?![a-z]))*`,
  'y',
)
const WORD = new RegExp(
  `(?:${[`${NAMED}+(?:${CASES})?`, COURT, DEAD, PARTNER, DEED, NUMBERED, SHARES, KIN, HEIRS, FIGURES, SMALL, '[,()%-]'].join(
    '|',
  )})(?![a-z])`,
  'y',
)
/** Who died and was a partner, told before his shares, or why they pass. */
const OWNER = new RegExp(
  String.raw`(?:${DEAD},? (?:${PARTNER},? )?${NAMED}+['’\x60]? ?n?[iu]n|${PARTNER},? ${NAMED}+['’\x60]? ?n?[iu]n,? (?:(?:${DATE})[a-z'’]* (?:tarihinde |gunu |tarihli |tarihindeki )?)?(?:vefat|olum)(?:[iu]|[iu]n[iu]n| etmes[iu])?(?:yle|yla| ile| neden[iı]?(?:yle)?| sebeb(?:i|iyle)| dolay[iı](?:s[iı]yla)?| uzerine| sonucu(?:nda)?| neticesinde)*|${DEAD},? (?:${PARTNER},? )?${NAMED}+['’\x60]? ?(?:[yn]?[ae] ait|[dt][ae]n (?:intikal eden|kalan|gecen|intikalen))),?\s*$`,
)
const DIED = /\b(?:vefat|olum[u]?[a-z]*|olen|muteveffa|merhum|muris|miras|veraset|varis)/
const OF_SHARES = new RegExp(String.raw`\b(?:hisse|pay)(?!das|las|dar| defter)|\bortak(?:liga)? (?:olarak )?kabul`)
/** What a part may begin with. */
const BEGINS = new RegExp(
  `^(?:${SHARES}|${COURT}|${DEED}|${HEIRS}|${KIN}|kendisine ait|kendisinin|adi gecenin|sirket(?:te|imizde)ki|murisin|kanuni miras|yasal miras)`,
)
/** What may stand behind one. */
const ENDS = /^\s*(?:$|[,;.]|\([\d/a-z]+\)|(?:(?:oy ?birlig[a-z]*|ittifakla|ile) )*karar|ve\s)/

/**
 * A part of a sentence on shares that pass by a death: whose, to whom, whether no figures say how many, and whether its own words tell of a death and
 * of nobody's by name.
 */
export type Inherited = Span & { dead: Party | null; heirs: readonly Party[]; counted: boolean; unnamed: boolean; owned: boolean }

/** Letters with names as such. */
const withNames = (body: Body, { from, to }: Span, people: readonly Party[]): string => {
  let words = body.plain.slice(from, to)
  for (const each of people) words = words.slice(0, each.from - from) + NAMED.repeat(each.to - each.from) + words.slice(each.to - from)
  return words
}

const partsOf = (body: Body, sentence: Span, before: Party | null): { parts: Inherited[]; dead: Party | null } => {
  const people = partiesIn(body, sentence.from, sentence.to).filter(({ name }) => !isEntity(name))
  const text = body.text.slice(sentence.from, sentence.to)
  const plain = body.plain.slice(sentence.from, sentence.to)
  const said = people.filter(
    (each) => IS_DEAD.test(body.plain.slice(each.to, sentence.to)) || DEAD_BEFORE.test(body.plain.slice(sentence.from, each.from)),
  )
  const gone = said.length > 0 ? said : people.filter((each) => isGoneAt(text, plain, each.from - sentence.from, each.to - sentence.from))
  const [own] = new Set(gone.map(({ name }) => name)).size === 1 ? gone : []
  const dead = OF_KIN.test(withNames({ ...body, plain: plainLetters(body.text) }, sentence, people))
    ? null
    : (own ?? (gone.length === 0 ? before : null))
  if (!OF_SHARES.test(plain) || !(DIED.test(plain) || before)) return { parts: [], dead: own ?? null }
  const words = withNames(body, sentence, people)
  const parts: Inherited[] = []
  let at = 0
  while (at < words.length) {
    // Where a part may begin: behind a blank or a mark.
    if (at > 0 && /[a-z\dN'’]/.test(words[at - 1] ?? '')) {
      at++
      continue
    }
    if (!BEGINS.test(words.slice(at, at + 60))) {
      at++
      continue
    }
    const end = endOf(words, at)
    if (end === null) {
      at++
      continue
    }
    const first = at - (HOW_MANY.exec(words.slice(Math.max(0, at - OWNER_LONG), at))?.[0].length ?? 0)
    const ahead = words.slice(0, first)
    const near = ahead.slice(-OWNER_LONG)
    const owner = OWNER.exec(near) ?? HIS.exec(near)
    const unnamed = owner ? null : UNNAMED.exec(near)
    const isHis =
      owner !== null && dead !== null && dead.from >= sentence.from + first - owner[0].length && dead.to <= sentence.from + first
    const isOfOffice = owner !== null && (!isHis || OF_OFFICE.test(ahead.slice(0, -owner[0].length)) || ENDS_OFFICE.test(words.slice(end)))
    // Whose shares they were, of nobody who is told dead: somebody all the same, whom the part names.
    const owned = owner !== null && dead === null
    const begin = first - (unnamed ?? (isOfOffice && !owned ? null : owner) ?? [''])[0].length
    const span = { from: sentence.from + begin, to: sentence.from + end }
    const part = words.slice(begin, end)
    if (!OF_SHARES.test(part)) {
      at = end
      continue
    }
    const named = people.filter((each) => each.from >= span.from && each.to <= span.to)
    const heirs = named.filter((each) => each.name !== dead?.name)
    parts.push({ ...span, dead, heirs, counted: !/\d/.test(part.replace(ALL_PAPERS, ' ')), unnamed: unnamed !== null, owned })
    at = end
  }
  // Of a sentence that decides nothing else nothing is left.
  const [first, last] = [parts[0], parts.at(-1)]
  const rest = last ? DECIDED_ALONE.exec(words.slice(last.to - sentence.from)) : null
  if (
    first &&
    last &&
    rest &&
    BARE.test(words.slice(0, first.from - sentence.from)) &&
    parts.every((each, at) => at === 0 || /^[\s,]*(?:ve )?$/.test(body.plain.slice(parts[at - 1]?.to, each.from)))
  )
    parts[parts.length - 1] = { ...last, to: last.to + rest[0].length }
  return { parts, dead: own ?? null }
}
const BARE = /^\W*(?:karar[a-z]*(?: no)?\W*(?:[\d/]+\W*)?)?(?:\d{1,2}\W{1,3})?$/
const DECIDED_ALONE = /^\s*(?:(?:oy ?birlig[a-z]*|ittifakla|ile) )*karar (?:veril|alin)(?:m[iu]st[iu]r|d[iu])(?=\W*(?:\([\d/a-z]+\)\W*)*$)/
const OWNER_LONG = 200
/** Of whom it is told that he died, and whose heirs they are. */
const IS_DEAD = new RegExp(
  String.raw`^['’\x60]?\s?n?[iu]n,? (?:(?:kanuni|yasal) )?(?:mirasci|varis|vares)|^(?:['’\x60]?\s?n?[iu]n)?,? (?:(?:${DATE})[a-z'’]* (?:tarihinde |gunu |tarihli |tarihindeki )?)?(?:vefat|olum|olmus|olmes|oldug)`,
)
const TITLES = String.raw`(?:(?:eski|sirket[a-z]*|ortak[a-z]*|ortag[a-z]*|hissedar[a-z]*|mudur[a-z]*|yonetim|kurulu?|uye[a-z]*|baskan[a-z]*|kurucu|pay|sahib[a-z]*|olan|ve|bay|bayan),? ){0,5}`
/** "A'nın eşinin vefatı": a death of somebody who may be named nowhere. */
const OF_KIN = new RegExp(String.raw`${NAMED}['’\x60]?\s?n?[iu]n (?:[a-z]+ )?${KIN}n[iu]n (?:[a-z\d./]+ ){0,3}?(?:vefat|olum|olmes)`)
const DEAD_BEFORE = new RegExp(
  String.raw`\b(?:vefat eden|vefat etmis(?: olan| bulunan)?|olen|olmus|muteveffa|merhume?|muris(?:i|imiz)?|hayatini kaybeden|rahmetli),? ${TITLES}$`,
)
/** "Ölen müdürün payının": of whom another part tells who he is. */
const UNNAMED =
  /\b(?:vefat eden|olen|muteveffa|merhum) (?:(?:sirket|eski|pay|yonetim kurulu) )?(?:orta[kg]|hissedar|sahib|mudur|uye|baskan)(?:i?m[iu]z|[iu]m[iu]z|[iu])?(?:n?[iu]n),?\s*$|\b(?:merhumun|murisin|muteveffanin|olenin)\s*$/
const HIS = new RegExp(String.raw`(?:^|(?<=[\s.;,-]))(?:${PARTNER},? )?${NAMED}+['’\x60]? ?(?:n?[iu]n|[yn]?[ae] ait),?\s*$`)
/** How many shares, and whose they were, said before them. */
const HOW_MANY = new RegExp(
  String.raw`(?<=^|\s)(?:(?:adet|toplam|(?:${NUMBERED})|y?tl|lira[a-z]*|tutar[a-z]*|deger[a-z]*|itibari|nominal|sermaye|sahib[a-z]*|sahip|malik|bulundug[a-z]*|oldug[a-z]*|kendisine ait|sirket[dt]eki|sirketimizdeki|nezdindeki),? )+$`,
)
/** Who held an office besides, or whose office the words behind end: of him more is said than of his shares. */
const OF_OFFICE = /\b(?:mudur|uye|aza|baskan|temsilci|yetkili|memur)[a-z]*(?: (?:ve|olan)|,)?\s*$/
const ENDS_OFFICE = /\b(?:sona|son (?:bul|ver)|kald[iı]r|kalk|nihayet|iptal|hitam|terkin|silin|dus(?:tu|mus|mes)|bos(?:al|t))/
const ALL_PAPERS = new RegExp(
  String.raw`(?:${COURT})|(?:${NUMBERED})(?= (?:tarih|gun|say|esas|karar|yevmiye|no|e\.|k\.|ve ))|${DATE}|\d{4}\/\d+`,
  'g',
)

/** "… intikal etmiş olup", "… geçmiş olduğundan": what follows is another matter. */
const LEADS_ON = /(?:olup|olmakla|bulun(?:up|makla)|(?:oldug|anlasild[iu]g|bulundug)[iu]nd[ae]n|anlasilmakla)$/
/** Where the part that begins at a place ends: behind the last passing of shares that nothing but its own words lead to; null where none does. */
const endOf = (words: string, from: number): number | null => {
  let at = from
  let end: number | null = null
  while (at < words.length) {
    const space = /^\s*/.exec(words.slice(at, at + 4))?.[0].length ?? 0
    at += space
    PASSING.lastIndex = at
    const passed = PASSING.exec(words)?.[0]
    if (passed) {
      LINKS.lastIndex = at + passed.length
      const to = at + passed.length + (LINKS.exec(words)?.[0].length ?? 0)
      const behind = words.slice(to, to + 60)
      if (!ENDS.test(behind) && !(LEADS_ON.test(words.slice(at, to)) && /^\s/.test(behind))) return end
      end = to + (/^\s?,/.exec(behind)?.[0].length ?? 0)
      // Another decision on the same shares may follow: "…, pay defterine işlenmesine".
      at = end
      if (/^\s*(?:$|[;.])/.test(words.slice(at, at + 2))) return end
      const and = /^\s*ve\s/.exec(words.slice(at))
      if (
        and &&
        /^(?:(?:ortaklar )?pay defter|deftere|tescil|ilan|(?:sirkete )?ortak(?:liga)? (?:olarak )?kabul)/.test(
          words.slice(at + and[0].length),
        )
      )
        at += and[0].length
      else if (
        !/^\s*(?:(?:(?:ortaklar |sirket )?pay defter|deftere)[a-z]* |keyfiyetin|mirascilar(?:in)? (?:sirkete )?ortak)/.test(words.slice(at))
      )
        return end
      continue
    }
    WORD.lastIndex = at
    const word = WORD.exec(words)?.[0]
    if (!word) return end
    at += word.length
  }
  return end
}

/** What a notice of a company, whose partners are none of its officers by themselves, says of shares that pass by a death. */
export const inheritedIn = once((body: Body): readonly Inherited[] => {
  if (isPartnership(body) || !DIED.test(body.plain)) return []
  let before: Party | null = null
  return sentencesOf(body).flatMap((sentence) => {
    const { parts, dead } = partsOf(body, sentence, before)
    before = dead
    return parts
  })
})

/** What such a part states: the dead man's shares pass to each heir; how many, where figures say so of one alone. */
export const passedTo = (body: Body, { from, to, dead, heirs, counted }: Inherited): Found[] =>
  dead === null
    ? []
    : heirs.map((heir): Found => ({
        statement: {
          kind: 'share_transfer',
          from: dead.name,
          to: heir.name,
          amount: null,
          shares: counted || heirs.length > 1 ? null : countOf(ONE_COUNT.exec(body.plain.slice(from, to))?.[1]),
        },
        from: dead.from >= from && dead.to <= to ? from : Math.min(from, heir.from),
        to,
        more: [{ from: dead.from, to: dead.to }],
      }))
const ONE_COUNT = /^\D*(\d[\d.]*) (?:adet )?(?:hisse|pay)\D*$/
