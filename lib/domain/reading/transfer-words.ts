/**
 * What the words of a transfer say beside who hands which shares to whom. How much the shares are worth, by which paper, on which day and
 * with whose leave is known; a second object ("payını ve idareyi") is none of the transfer and told beside it; what makes it depend on
 * something, bounds it or takes it back ("teminat amacıyla", "bedeli ödenince", "oy hakkı hariç") leaves no transfer.
 */
import type { Body, Found, Span } from '../fact/found.ts'
import { partiesIn } from '../text/names.ts'
import { sentenceHolding } from './clauses.ts'
import { ofStems } from '../text/stems.ts'

/** What the words of a transfer may hold and say no more than that. */
const KNOWN = ofStems(
  `[a-z] n?[iu]n n?[dt][ae] n?[dt][ae]n n?[dt][ae]ki [yn]?[ae] [yn]?[iu] s[iu] s[iu]n[iu] [ls][iu] l[iu]k l[iu]g[iu]n?[iu]? ve veya ile ise bu is isbu ayni toplam- adet aded- tane- her biri beher- bir iki uc dort bes alti yedi sekiz dokuz on
  olan olarak olup olma- oldug- uzere gore no nolu oteki obur yil- tarih- gun- saat- sayi- yevmiye birlikte beraber nci inci uncu yeni diger
  madde- kanun- ttk turk ticaret hukuk- mali hukumler- gereg- uyarinca dogrultusunda istinaden cercevesinde hususunda
  pay pay[ai]- payin- payla- payli payda- hisse- ortak- ortag- sermaye- esas nominal kiymet- deger- bedel- karsilik- karsilig- mukabil- tekabul isabet gelen et- ed- tutar-
  tl tls try ytl lira- bin milyon milyar yuz yirmi otuz kirk elli altmis yetmis seksen doksan kurus- nama hamiline kismi kismin- tamam- tum- butun- bilcumle bilumum hepsi- yari- kalan mevcut- sahib- sahip- malik- bulun- ait- ibaret olusan uzerinde- uhdesinde- elinde- kendi kendisin- adina
  hak haklar- borc- vecibe- vecai[bp]- yukumlul- mukellefiyet- alacak- aktif- pasif- sirket sirketin sirkete sirkette- sirketimiz- kooperatif- komandit- limited anonim ltd sti as disindan disaridan haricten distan icinden
  devir- devr- temlik- sat satin satis- satil- satara- satan satma- satmis- suretiyle yoluyla yolu intikal- hibe- bagisla- gec gecmis- gecmesi- birak- ferag- noter- huzur- duzenle- tanzim onayli onayla- onan- tasdik- sozlesme- mukavele- senet- sened- imza imzala- defter- kayit- kayd- isle islen- tescil- ilan-
  karar- oy birlig- oybirlig- ittifak- kabul- muvafakat- izin izni izniyle verme- veril- uygun- gorul- alin- alara- aldig- almis- gecerli dogmus dogacak hazir genel kurul- taraf- uye- toplan- ayril- cikma- cikar- cikmis- istirak-
  sahis- kisi- uyruk- tc tabiiyet- kimlik numara- vergi ikamet- mukim- adres- oturan dogumlu oglu kizi esi kardes- varis- veraset- ilam- belge- aciklama miras- vefat- muris- olum- sonuc- netice- boylece boylelikle itibar- nakden nakdi pesin- nakit oden- adi soyadi bay bayan asagida- yukarida- belirtil- yazili- sekil- gibi hal- tek`,
)

/** What is handed over beside shares, or said of who hands it over, however it is printed. */
const BESIDE = ofStems(
  'idare- yonet- temsil- yetki- s[ae]lahiyet- ilzam- mudur- baskan- gorev- isletmeyi ticarethaneyi kefalet- kefil- vekal- vekil- rehin- rehn- haciz- hacz- intifa- tedbir- dava-',
)
/** "Payını ve şirketi": the company is handed over along with the shares. */
const WITH_COMPANY = /\b(?:pay|hisse)[a-z]*,? (?:ve|ile)(?: [a-z]+)? (?:sirketi|isletmeyi)\b(?! (?:ortag|hissedar))/

/** What a transfer is made for, what it depends on or leaves out. "… tarihinden geçerli olmak üzere" only says since when. */
const DEPENDS =
  /\b(?:emanet(?:en|i|e|le)?|teminat(?:en|i|a)?|rehin(?:en)? olarak|inanc(?:li|en)[a-z]*|itima[dt]en|gecici(?: olarak)?|muvakkat(?:en)?|kefaleten|sart(?:a|li|i|iyla|iyle|ina)?|kosul(?:a|lu|uyla|una)?|kayd(?:iyla|i ile)|sakli|mahfuz[a-z]*|haric|opsiyon[a-z]*|geri al(?:im|is|ma)[a-z]*|vefa hakki[a-z]*|askida[a-z]*|ihtirazi|hukum (?:dogur|ifade)[a-z]*|bir (?:kismi|bolumu|miktari|kisim|miktar|bolum)(?:n[iu])?(?! (?:olan|teskil|[\d])|[a-z])|halinde|taktirde|takdirde)\b|(?<!\b(?:itibaren|itibariyle|tarihinden|tarihiyle) )\bgecerli (?:olmak|olacak)|\b[a-z]{3,}(?<!\b(?:kendi|isi|yuzu|ici)sine) kadar\b|\b(?:oden|edil|olun|veril|al[iı]n|tamamlan|onaylan|yap[iı]l|kapan|gerceklesi?l?)[iu]nc[ae]\b|\b[a-z]{2,}[dt][iu]g[iu]nd[ae]\b/

/** The words of a transfer, those of names aside: each as it stands in the plain letters, and whether it begins in small letters. */
/** Marks that a scan makes of a hidden identity number, and what stands in the place of one before or behind the word for it. */
const IDENTITY = /[^\s]*[#*][^\s]*|\S+(?=\s(?:t\.? ?c\.? ?)?kimlik\b)|(?<=\b(?:mersis|kimlik)\s)\S+/g
const wordsIn = (body: Body, { from, to }: Span): { plain: string; small: boolean }[] => {
  const numbers = [...body.plain.slice(from, to).matchAll(IDENTITY)].map(({ 0: { length }, index }) => ({
    from: from + index,
    to: from + index + length,
  }))
  const people = [...partiesIn(body, from, to), ...numbers]
  return [...body.text.slice(from, to).matchAll(/\p{L}+/gu)].flatMap(({ 0: printed, index }) => {
    const at = from + index
    return people.some((each) => each.from <= at && at < each.to)
      ? []
      : [{ plain: body.plain.slice(at, at + printed.length), small: /^\p{Ll}/u.test(printed) }]
  })
}

/** Where a statement before the transfer ends. */
const ENDED = /^[^]*(?:;|\b[a-z]+(?:m[iu]s(?:t[iu]r)?|m[ae]sin[ae]|[dt][iu]g[iu]n?[iu]?) ?[,.])/
/** What stands of a transfer's sentence before it, behind what was stated before it. */
const aheadOf = (body: Body, { from }: Span): string => {
  const sentence = sentenceHolding(body, from)
  const ahead = body.plain.slice(sentence?.from ?? from, from)
  return ahead.replace(ENDED, '')
}

/** Whether the words of a transfer make it depend on something, bound it or leave a part of it out. */
export const isBoundTransfer = (body: Body, { from, to }: Span): boolean =>
  [body.plain.slice(from, to), aheadOf(body, { from, to }), IN_BRACKETS.exec(body.plain.slice(to, to + BRACKETS))?.[0] ?? ''].some(
    (words) => DEPENDS.test(words),
  )
/** Brackets right behind a transfer, and how long they may be. */
const IN_BRACKETS = /^\s?\([^()]*\)/
const BRACKETS = 120

/** A transfer, whose words are told where they say more than it does. */
export const withStrangers = (body: Body, found: Found): Found => {
  const { from, to, left = [] } = found
  const says =
    WITH_COMPANY.test(body.plain.slice(from, to)) ||
    wordsIn(body, found).some(({ plain, small }) => BESIDE.test(plain) || (small && !KNOWN.test(plain)))
  return says ? { ...found, left: [...left, { from, to }] } : found
}
