/**
 * Parts of a sentence that nobody has to know to read it: why, on what occasion, in what manner, where, by whose word something was decided, and
 * what is told of somebody before his name. They are known by how they end, and not by their words: a postposition, a converb, a case, a participle
 * before a name. None of their words may be one that gives, takes, bounds, denies or conditions anything, and no name stands among them.
 */
import type { Body, Span } from '../fact/found.ts'
import { remembered } from '../kernel/remembered.ts'
import type { Does } from './known-words.ts'
import { VERB_FORMS } from './known-words.ts'
import type { Token } from './tokens.ts'

/**
 * `reason`: why, and with `occasion` on what occasion, by what right or what for, which may bound what is given; `manner`: how, where, by whose word; `who`: what somebody is called or known for, before
 * his name.
 */
export type Adjunct = Span & { is: 'reason' | 'manner' | 'who'; occasion?: true }

/** Nouns of how something comes to be, in the cases that make a phrase of the words before them. */
const BECAUSE =
  /^(?:(?:neden|sebeb|hasebi|dolayisi|munasebeti|gerekcesi|amaci|maksadi|gayesi|vesilesi|sayesi|yuzu|istegi|arzusu|tavsiyesi|destegi)(?:yl[ae]|n?d[ae]n?)?|nedeni(?:yle)?|sebebi(?:yle)?|dolayi|oturu|uzerine|icabi|geregi(?:nce)?|uyarinca|mucibince|cihet(?:l[ae]|iyl[ae])|teminen|mebni|nazaran|munasebetl[ae]|itibarl[ae]|gore|istinaden|binaen|beri|yana|sirasinda|esnasinda|akabinde|sonucu(?:nda)?|neticesinde|dogrultusunda|cercevesinde|isiginda|karsisinda|bakimindan|icin|uzere|bahisle|(?:yil|ay|zaman)dir|(?:yil|ay)l?[ae]rd[iu]r)$/
/** Why, and nothing else: because something was or is done. */
const CAUSE = /^(?:nedeni|sebebi|cihet|mebni|teminen|dolayi|hasebi|munasebeti|yuzu|oturu|gerekcesi|bahisle$)/
const DONE =
  /(?:m[ae](?:s[iu]|l[ae]r[iu])(?:n[iu])?|(?:[dt][iu]|[ae]c[ae])g[iu]nd[ae]n|(?:[dt][iu]|[ae]c[ae])kl[ae]r[iu]nd[ae]n|[dt][iu]g[iu]|[dt][iu]kl[ae]r[iu])$/
/** A converb or a participle that says why: "göz önünde tutularak", "bulunduğundan". */
const CONVERB = /[a-z]{2}(?:[ae]r[ae]k|[iu]p)$|[a-z]{2}(?:d[iu]g|t[iu]g|acag|eceg|[dt][iu]kl[ae]r|[ae]ckl[ae]r)[iu]nd[ae]n$/
/** A converb that says why; any other says how, after what or within what bound. */
const BECAUSE_OF = /nd[ae]n$/
/** With what, where, by whom. */
const CASE = /[a-z]{3}(?:(?:yl|l)[ae]|[dt][ae]|[nr]?c[ae])$/
/** What somebody is or does, before his name. */
const OF_HIM = /[a-z]{2}(?:[ae]n|[a-z]l[iu]|c[iu]|ki)$|^(?:olan|bulunan)$/
const PARTICIPLE = /[a-z]{3}[ae]n$/
/** A clause of its own ends so: nothing reaches over it. */
const FINITE = /(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|[a-z]{2}[dt][iu](?:l[ae]r)?|m[ae]kt[ae]d[iu]r|[ae]c[ae]kt[iu]r)$/
/**
 * Words that decide something wherever they stand: offices, forms of signing, powers, shares, sums, what bounds, ends, denies or conditions, other
 * papers and places than the company itself.
 */
const DECIDING = new RegExp(
  `^(?:${[
    'idare(?:si|sini|sine|sinin|yi|ye|nin)?$|yonetim(?:i|ini|ine|inin)?$|mudur|baskan|uye(?:[^r]|$)|aza(?:$|l[ae]r|s[iu]|lig)|reis|vekil|vekal|yardimci|muavin|murahhas|temsil|mumessil|memur(?!iyet)|denetci|murak|kayyi|komiser|tasfiye|iflas|konkordato|yede[kg]|fahri|onursal|asaleten|danisman',
    'imza|ilzam|yetki|s[ae]lahiyet|mezun|muster|munferi|birlikte|beraber|birer|tek(?:$|bas)|yalniz|sadece|ancak|munhasir|sinir|kisit|tahdi[dt]|limit|tutar|miktar|lira|tl$|ytl$|usd|euro?$',
    'kismen|hisse(?!dar)|pay(?:$|[iuae]$|[iu]n|l[ae]r)|sermaye|devr|devir|temlik|sat(?:is|il|ar)|hibe|kefalet|ipotek|rehin|kredi|ihale|banka(?!ci)|cek(?:$|l[ae]r)|senet|bono|police',
    '(?:kurul|heyet|meclis)[iu]n[ae]$|sube|fabrika|magaza|buro|ofis|depo|bolge|irtibat|atolye|tesis|santiye|acente|istirak(?!(?:[iu]|l[ae]r[iu])yle$)|sirketl|sirketin[dt]|tic$|ltd|sti$|a\\.?s$',
    'sart|kayd[iy]|kosul|takdir|halinde|hallerde|durumunda|surece|muddetce|kadar|dek$|degin|itibaren|sonra|once|gecici|sure(?:$|li$|yle|s[iu])|muddet|tarih|gun(?:$|u)|yil(?:$|lik|i$)|ay(?:$|l)|donem|haric|disinda|mustesna|dahil|yerine|eski|onceki|evvelki|sabik|merhum|muteveffa|ayri',
    'onay|izin|izn|muvafak|riza|olur(?:u|un|unu)|icazet|tasvi|tasdik|danis|nezaret|gozetim|denetim|talimat|emr|emir|refakat|esli[kg]|vesayet|kontrol',
    '[iu]?ken$|[a-z]+[ae]rken$|degil|red|ret$|iptal|gecersiz|hukumsuz|butlan|teklif|oner|tale[bp]|aday|istem|itiraz|dava|mahkeme|tedbir|bozul|sehven|yanlis|hata|vazgec|ertelen|durdur|geri$|istifa|azl|azil|feragat|vefat|ol(?:um|dug|mus|en)|ayril|cekil|emekli|affi|ihrac|cikar|gorevd|gorevi|son(?:$|a$|u$)|hitam|bosal|munhal|hayir|sozde|guya|eger|sayet|ise$|karar|secim|secil|atan|tayin|nasb|asil$|genel$|her$|hic',
    'sirasiyla$|sirayla$|sayil|[a-z]+(?:m[ae]m[ae]|m[ae]y[ae]c[ae][gk]|m[ae]d[ae]n|m[ae]ks[iu]z[iu]n|m[ae]yan|m[ae]y[ae]n|m[ae]d[iu](?!g[iu]nd[ae]n)|m[ae]y[iu]p|m[ae]y[ae]r[ae]k|[iu]nc[ae]|[dt][iu]kc[ae]|s[iu]z$)',
  ].join('|')})`,
)
/** For what alone somebody may be sent to sign. */
const OF_MATTER =
  /^(?:fuar|proje|gumruk|vergi|insaat|yatirim|tasinmaz|arac|sozlesme|protokol|anlasma|is(?:in|ler)|ruhsat|izin|tesvik|hac|bayram|seyahat|tatil)/
/** All work of the company is no matter among others. */
const OF_COMPANY = /\bsirket(?:in|imizin)? is[a-z]*$/
/** They may be those who sign as well. */
const OF_PARTNERS = /^(?:ortak|hissedar|pay)/
/** "Yurt dışında" is where somebody is, and leaves nothing out. */
const ABROAD = /^yurt disinda?(?:ki)?$/
const ABROAD_AHEAD = 5
const isDeciding = remembered((word) => DECIDING.test(word))

/** Verbs that give, take or decide something: a phrase ends before them. */
const MOVES: ReadonlySet<Does> = new Set<Does>([
  'elect',
  'leave',
  'remove',
  'end',
  'die',
  'sign',
  'give',
  'put',
  'alter',
  'stay',
  'serve',
  'decide',
  'accept',
])
/** "Süren", "yürütülmesinde": nobody stays or serves by it. */
const LASTS: ReadonlySet<Does> = new Set<Does>(['serve', 'stay', 'alter'])
const MOVING = VERB_FORMS.filter(({ does }) => MOVES.has(does))
const isMoving = (plain: string, at: number): boolean =>
  MOVING.some(({ does, form, pattern }) => {
    pattern.lastIndex = at
    const words = pattern.exec(plain)?.[0]
    return (
      words !== undefined &&
      !(does === 'give' && form === 'whom') &&
      !(LASTS.has(does) && form !== 'said' && form !== 'will' && !words.endsWith('na') && !words.endsWith('ne'))
    )
  })

const WORD = /[a-z]+(?:['’`][a-z]+)?\.?|\d[\d./-]*(?:['’`][a-z]+)?/y
const MOST_WORDS = 12
/** The words from a place on up to a mark, a name, or a word that decides something. */
const wordsFrom = ({ plain }: Body, from: number, to: number, names: readonly Span[]): Span[] => {
  const words: Span[] = []
  let at = from
  while (at < to && words.length < MOST_WORDS) {
    if (names.some((each) => each.from <= at && at < each.to)) break
    WORD.lastIndex = at
    const word = WORD.exec(plain)?.[0]
    if (
      word === undefined ||
      (isDeciding(word.replace(/[.]$/, '')) && !ABROAD.test(plain.slice(at - ABROAD_AHEAD, at + word.length))) ||
      isMoving(plain, at) ||
      (FINITE.test(word) && !/^ (?:olan|olup|oldug|olma)/.test(plain.slice(at + word.length, at + word.length + 8)))
    )
      break
    words.push({ from: at, to: at + word.length })
    at += word.length
    if ((word.endsWith('.') && !/^\d/.test(word)) || plain[at] !== ' ') break
    while (plain[at] === ' ') at++
  }
  return words
}

/**
 * The phrase that stands at the word of a sentence which is not known, up to the last of its words that can end one; `ahead` is what the words before it
 * were read as. Null where there is none, or where what stands before it may belong to it.
 */
export const adjunctAt = (
  body: Body,
  { at, to }: { at: number; to: number },
  ahead: readonly Token[],
  names: readonly Span[],
  titles: readonly Span[],
): Adjunct | null => {
  const words = wordsFrom(body, at, to, names)
  // "Çorlu'da oturan yeni başkan A": the word is of his title.
  if (words.length > 1 && body.plain.slice(words.at(-1)?.from, words.at(-1)?.to) === 'yeni') words.pop()
  const said = ({ from, to: end }: Span): string => body.plain.slice(from, end)
  const last = words.at(-1)
  if (!last) return null
  const next = last.to + (/^\s*/.exec(body.plain.slice(last.to))?.[0].length ?? 0)
  const named =
    names.some(({ from }) => from === next) ||
    titles.some((title) => title.from === next && names.some(({ from }) => from > title.to && from - title.to < 3))
  const end = (pattern: RegExp): Span | undefined => words.findLast((each) => pattern.test(said(each)))
  const because = words.findLast((each, index) => index > 0 && BECAUSE.test(said(each))) ?? end(CONVERB)
  // "A'nın görüşünü alarak", "A'nın oyuyla": whose it is stands before it.
  const owner = ahead.at(-1)
  const isOwned = owner?.is === 'who' && owner.stands === 'of'
  if (because) {
    const before = words[words.indexOf(because) - 1]
    const isCause =
      (CONVERB.test(said(because)) && BECAUSE_OF.test(said(because))) ||
      (CAUSE.test(said(because)) && before !== undefined && DONE.test(said(before)))
    if (isOwned && CONVERB.test(said(because)) && !isCause) return null
    const occasion =
      !isCause ||
      OF_PARTNERS.test(said({ from: at, to: last.to })) ||
      words.some((each) => OF_MATTER.test(said(each)) && !OF_COMPANY.test(body.plain.slice(Math.max(0, each.from - 16), each.to)))
    return { is: 'reason', ...(occasion ? { occasion: true as const } : {}), from: at, to: because.to }
  }
  if (named && OF_HIM.test(said(last))) return { is: 'who', from: at, to: last.to }
  // "… geçmişi bulunan ve …": what goes on to a name is told of him.
  const joined = words.findLast((each) => PARTICIPLE.test(said(each)) && /^(?: ve |, )/.test(body.plain.slice(each.to, each.to + 4)))
  if (joined) return { is: 'who', from: at, to: joined.to }
  const kase = end(CASE)
  if (kase && !isOwned) return { is: 'manner', from: at, to: kase.to }
  return null
}
