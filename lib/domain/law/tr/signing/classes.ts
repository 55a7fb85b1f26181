/**
 * What a class of transactions in a directive is of besides its kind. "Kira sözleşmeleri" is the kind itself; "araç kirası" is of
 * vehicles, and whether a lease of an office belongs to it nothing says. A class answers for a kind where every word of it is the
 * kind's own general word or adds nothing; where other words stand in it, only for an act that shares them.
 */
import { remembered } from '../../../kernel/remembered.ts'
import { fold } from '../../../kernel/text.ts'
import { areAlike, KINDS, type Kind, kindsIn } from './kinds.ts'

/** The words by which each kind is named as a whole; every other word, be it one that tells the kind, is of a part of it. */
const GENUS: Record<Kind, RegExp> = {
  genel: /^(?:genel|temsil|ilzam|islem)/,
  kredi: /^(?:kredi|odunc|borclan|finansman|nakdi)/,
  teminat: /^teminat/,
  rehin: /^reh[in]n?/,
  ipotek: /^(?:ipote[kg]|tasinmaz|gayrimenkul)/,
  tasinmaz_alim: /^(?:tasinmaz|gayrimenkul|tapu)/,
  tasinmaz_satis: /^(?:tasinmaz|gayrimenkul|tapu|satis|vaa?d)/,
  tasinir: /^(?:tasinir|menkul)/,
  arac: /^(?:arac|tasit|motorlu|noter)/,
  mal_hizmet_alim: /^(?:mal|malzeme|satinal|tedarik|siparis|temin|form)/,
  mal_hizmet_satis: /^(?:mal|malzeme|satis)/,
  kira: /^kira/,
  kira_iade: /^(?:kira|mecur|tahliye|iade|teslim|fes[ih]h?)/,
  odeme: /^ode/,
  tahsilat: /^(?:tahsil|alaca[kg]|para|ahzu)/,
  banka_talimati: /^(?:banka|eft|havale|virman|transfer|para|hesa[bp])/,
  cek_senet: /^(?:cek|sene[dt]|kambiyo|bono|police|keside|emre|yazili|imzala)/,
  makbuz: /^(?:makbuz|tahsil|sened)/,
  sigorta: /^(?:sigorta|police|yaptir)/,
  muhasebe: /^muhasebe/,
  is_sozlesmesi: /^(?:ise?$|personel|isci|eleman|calisan|istihdam|akit)/,
  isten_cikarma: /^(?:is$|isten|cikar|personel|isci|eleman|calisan|akit|fes[ih]h?)/,
  dava_vekalet: /^(?:dava|mahkeme)/,
  resmi_basvuru: /^(?:resmi|basvur|daire|kurum|kurulus|makam|merci|idare|kamu|yazisma|beyanname|dilekce)/,
  istirak_pay: /^(?:pay|hisse|istirak|sene[dt]|dev[ri]r?|temlik|satis)/,
  devralma: /^(?:isletme|devral|sirket)/,
  fikri_haklar: /^(?:fikri|sinai|hakk?)/,
  bagis: /^(?:bagis|hibe)/,
  sulh_feragat: /^(?:sozlesme)/,
  isletme_devri: /^(?:isletme|toptan|toplu|dev[ri]r?|satis|tamam|butun|varli[kg])/,
  sube: /^(?:sube|ac|kapa)/,
  genel_kurul_cagrisi: /^(?:genel|kurul|toplanti|cagr|cagir|davet|olagan)/,
  kendisiyle_islem: /^(?:kendi)/,
  iflas_basvuru: /^(?:iflas|konkordato|basvur|iste|tale[bp]|bildirim)/,
}

/** Words of every class: of deeds, papers and the company, that say nothing of what the act is about. */
const PLAIN = new RegExp(
  [
    '^(?:(?:sozlesme|anlasma|kontrat|protokol|taahhu[td]|islem|muamele|konu(?!t)|husus|evrak|belge|imza|sirket|',
    'ticari|iliskin|ilgili|gerekli|gereken|duzenle|tanzim|akd|kullan|bedel|tutar|deger|nezd|adina|genel|nitelik|',
    'her|turlu|tum|butun|bilumum|bilcumle|benzeri|sair|diger|bunlar|gibi|yillik|aylik|faaliyet|cercevesinde|kapsam|',
    'hizmet|urun|esya|emtia|temsil|ilzam|yetki|tescil|yenile|yurut|takip|takib|degis|baglan|tesis|islet|banka|',
    'finans(?!al)|talimat|tale[bp]|onay|kabul|dahil|ozellik|uzat|sonlandir|kayitli|edil|edin|olus|olun)[a-z]{0,12}|',
    '(?!alaca[kg])(?:a[cl]|ver|yap|kur|et|sat)(?:m[ae]|[iu][lnm]|[ae]c|tir)[a-z]*|dair|ait|is|isler[a-z]*|isi|ve|',
    'veya|ya|da|de|ki|ile|icin|bir|olan|olarak|uzere|kadar|satin|alim[a-z]*|satim[a-z]*|satis[a-z]*|of|the|for|all|',
    'any|[a-z]{1,2})$',
  ].join(''),
)

const contentOf = (words: string, kind: Kind): string[] =>
  fold(words)
    .split(/[^a-z]+/)
    .map((word) => word.replace(/^maas/, 'ucret'))
    .filter((word) => word !== '' && !PLAIN.test(word) && !GENUS[kind].test(word))

/** A class lists things in the case of its sentence. */
const SHARE = 0.65

/** Items that a class lists, one by one; those joined by "ve" stand together. */
const listed = (scope: string): string[][] =>
  scope
    .split(/[,;•…\n/()]+/)
    .map((run) => run.split(/\s(?:ve|veya|ile|ya da|and|or)\s/iu).filter((item) => item.trim() !== ''))
    .filter((items) => items.length > 0)
/** A bare deed behind "ve" is of what stands before it: "araç satın alma ve kiralama". */
const BARE = /^(?!.*\b(?:sozlesme|islem|anlasma|kontrat|taahhu))/

const isThing = (item: string, kind: Kind): boolean =>
  contentOf(item, kind).length ===
  fold(item)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2).length

/** The words of what each item of a class is of, for one kind; items that name no kind belong to the next that does. */
const thingsOf = remembered((key: string): string[][] => {
  const at = key.indexOf(' ')
  const [kind, scope] = [key.slice(0, at) as Kind, key.slice(at + 1)]
  const found: string[][] = []
  let waiting: string[] = []
  for (const items of listed(scope)) {
    let before: string[] = []
    for (const item of items) {
      const kinds = kindsIn(item)
      const content = contentOf(item, kind)
      if (kinds.includes(kind)) {
        const own = content.length === 0 && BARE.test(fold(item)) ? before : content
        found.push(own.length === 0 ? [] : [...own, ...waiting])
      }
      before = content.length > 0 ? content : before
      // "Ücretler, primler ve vergi ödemeleri": things without a deed of their own have that of the next.
      waiting = kinds.every((each) => isThing(item, each)) ? [...waiting, ...content] : []
    }
  }
  return found.length > 0 ? found : [contentOf(scope, kind)]
}, 4000)

const MOVABLE = /^(?:tasinir|menkul)/
const LAND = /^(?:tasinmaz|gayrimenkul)/

/**
 * Whether all that a class names of a kind is of other things than the question speaks of. A question that names the kind alone is of
 * whatever the class is of, where the class names the kind as well ("leasing" is a lease of its own).
 */
export const isOfPart = (scope: string, transaction: string, kind: Kind): boolean => {
  if (Object.hasOwn(KINDS, transaction)) return false
  const about = contentOf(transaction, kind)
  const words = fold(scope).split(/[^a-z]+/)
  // Movables and land are everything.
  const both = words.some((word) => MOVABLE.test(word)) && words.some((word) => LAND.test(word))
  const things = thingsOf(`${kind} ${scope}`).map((each) => (both ? each.filter((word) => !MOVABLE.test(word) && !LAND.test(word)) : each))
  if (things.some(({ length }) => length === 0)) return false
  return about.length === 0
    ? !words.some((word) => GENUS[kind].test(word))
    : things.every((each) => !about.every((object) => each.some((thing) => areAlike(object, thing, SHARE))))
}
