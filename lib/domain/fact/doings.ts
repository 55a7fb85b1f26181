/**
 * Sentences on what somebody does, gets, owes or owns beside his office: that he looks after an application, told a meeting of the year, is
 * thanked or paid, lets a store to the company, lives elsewhere. Whoever signs goes on to sign. Such a sentence has a verb and a matter that are
 * known, and every word of it is known, or one of a name, or one of very few nouns that are neither a verb nor of an office or its end.
 */
import { fold } from '../kernel/text.ts'
import { anyOfStems, ofStems } from '../text/stems.ts'
import { BORNE } from './aside.ts'
import { mayDecide } from './other-matters.ts'

/** What is done that makes nobody bound: neither the business as a whole nor its papers, contracts, sales, debts and payments. */
const ERRANDS =
  'basvuru- yatirim- proje- tasinma- nakliye- hazirlik- hazirlig- fuar- sergi- sunum- arastirma- tadilat- onarim- bakim- insaat- montaj- kurulum- egitim- ruhsat- lisans- sertifika- marka- patent- kampanya- tanitim- agaclandirma- toren- gezi- etut- etud- fizibilite- analiz- olcum- rapor- surec- calisma- envanter- sayim- stok- tesvik- hibe- organizasyon- temizlik- tasarim- kesif- planlama-'
/** Where it is done; a name of a place stands before it. */
const PLACES = 'fabrika- tesis- magaza- atolye- santral- ciftlik- ciftlig- bolge- mahalle- mah ilce- il[iu] koy- liman- depo- osb organize'
const TALKS = 'bilgi sunum- aciklama- gorus- konusma- soz deger- takdim- ozet- tesekkur- tebrik- plaket- odul-'
const PAID =
  'ucret- maas- huzur hakk[a-z]* prim- ikramiye- avans- yolluk- harcirah- masraf- temettu- kar pay[a-z]* fazla mesai- net brut aylik yillik'
const OWNED =
  'depo- arsa- bina- ofis- dukkan- daire- makine- makina- arac- otomobil- kamyon- tasit- mulk- alacag- alacak- kira- kiralan- bedel- aylik yillik'
const SMALL =
  'n?[iu]n n?[iu] n?c[iu] [iu]nc[iu] n?[dt][ae] n?[dt][ae]n [yn]?[ae] [yn]?[iu] s[iu] [ls][iu] [dt][iu]r l[iu]k ve ile da de bu is(?!ler) ayni toplam adet bir iki yeni olarak uzere gore no nolu tarih- gun- saat- sayi- yil- yili yilina yilin ait iliskin dair yonelik ilgili hakkinda konusunda konu- kapsaminda icin nedeniyle dolayi sebebiyle otur- vesile- basari- emek- emeg- katki- hizmet- gayret- sehir sanayi tescil- dosya- belge- katilim- merkez- adres- sirket sirketin sirketimizin sirkete sirketten sirketimize sirketimiz- ortaklar- ortaklara genel kurul- toplanti- toplantida maliyet- sonuc- gelisme- butce- faaliyet- hedef- plan- rakam- tablo- bilanco- donem- sayin sn av mali musavir- smmm muhasebe- tl try turk lira- bin milyon yuz tarafindan eliyle yerlesim ikametgah- ikamet- yeri yerinin kanuni'
const CLOSING =
  'karar ver- veril- verildi verilmistir alin- kararlastir- uygun bulun- gorul- kabul- edil- edilmis- etmis- etti edecek- olun- olan oybirlig- birligi birligiyle oy ittifak- kaydedil- kayda gec- anlasil- gor[u]?l-'
/** Verbs of doings, and of what is said, paid, let and entered. */
const DONE =
  'takip izle- izlen- izleni- surdur(?:ul)?(?:mes[a-z]*|mus[a-z]*|du|ecek[a-z]*) yurut(?:ul)?(?:mes[a-z]*|mus[a-z]*|du) hazirla- yap(?:il)?(?:mas[a-z]*|mis[a-z]*|ti|di) gerceklestir- koordine organize sun- sunul- incele- planla-'
const SAID = 'ver(?:mis|di)[a-z]* verildi sun- anlat- acikla- dinlen- paylas- belirt- aktar- al(?:mis|di)[a-z]*'

type Kind = { of: RegExp; ends: RegExp; words: RegExp }
const CLOSED = String.raw`(?: (?:oy ?birlig\S*|ittifakla|ile))*(?: (?:karar (?:veril|alin)\S*|kararlastiril\S*|uygun (?:bulun|gorul)\S*|kabul edil\S*|anlasil\S*))?$`
const past = String.raw`(?:m[iu]s(?:t[iu]r)?|[dt][iu]|m[ae]s[iu](?:n[ae])?)`
const kind = (of: string, ends: string, ...words: string[]): Kind => ({
  of: new RegExp(String.raw`\b(?:${anyOfStems(of)})\b`),
  ends: new RegExp(String.raw`\b(?:${ends})${CLOSED}`),
  words: ofStems(SMALL, PLACES, CLOSING, ...words),
})
const KINDS: readonly Kind[] = [
  // "Teşvik başvurusunun A tarafından sürdürülmesine karar verildi", "taşınma sürecini A takip etmiştir".
  kind(
    ERRANDS,
    String.raw`(?:(?:takip|koordine|organize) (?:et|edil)|izle(?:n)?|surdur(?:ul)?|yurut(?:ul)?|hazirla(?:n)?|yap(?:il)?|gerceklestir(?:il)?|sun(?:ul)?)(?:${past}|[ae]cek(?:tir)?)`,
    ERRANDS,
    DONE,
  ),
  // "A 2025 yılı faaliyetleri hakkında ortaklara bilgi vermiştir", "A'nın sunumu dinlenmiştir", "A'ya teşekkür edilmiştir".
  kind(
    TALKS,
    String.raw`(?:(?:bilgi|aciklama|plaket|odul) ver(?:il)?|sun(?:ul)?|dinlen|(?:tesekkur|takdim|tebrik|konusma|aciklama) (?:et|edil|yap)|soz al)${past}`,
    TALKS,
    ERRANDS,
    SAID,
  ),
  // "A'ya aylık 50.000 TL huzur hakkı ödenmesine".
  kind(PAID, String.raw`(?:oden|odenmek|veril|belirlen|tespit edil|artiril)${past}`, PAID, 'oden- belirlen- tespit artiril-'),
  // "A'ya ait deponun şirkete kiralanması", "A'nın şirketten olan alacağının sermayeye eklendiği".
  kind(OWNED, String.raw`(?:kiralan|satin alin|kullanil|eklen)${past}`, OWNED, 'satin alin- eklen- sermaye- olan m2 metrekare'),
  // "A'nın yerleşim yeri Bornova olarak değişmiştir".
  kind('yerlesim ikametgah-', String.raw`(?:degis|degistiril|tasin)${past}`, 'degis- tasin-'),
]

/** So many words that nobody knows may stand before a matter or a place: of what an application is, where a fair is held. */
const MOST_UNKNOWN = 3
const BEFORE_UNKNOWN = ofStems(ERRANDS, PLACES, 'olarak')
/** How a verb ends inside a sentence, be it as a noun or beside one. */
const VERBAL =
  /(?:m[iu]s|[dt][iu][gk]|m[ae](?:s[iu]|k|d|m)|[ae]r[ae]k|[iu]p|k[ae]n|[ae]c[ae][gk]|(?:[^aeiou]|[aeiou]y)[ae]n)(?:[iu]?n?[iu]?n?[dt]?[ae]?n?|l[ae]r[a-z]*)$/
/** What stands before a name or a matter and tells that somebody was something, or cannot act. */
const TELLS_MORE = ofStems(
  'eski- sabik onceki evvelki veda- halef- selef- hasta- rahatsiz- ceza- hapis- merhum- rahmetli- muteveffa- son yeni- ilk',
)

/** Whether a sentence speaks of what somebody does, gets or owns beside signing, and of nothing else. */
export const isOfDoings = (prose: string): boolean => {
  const words = [...prose.matchAll(/\p{L}[\p{L}-]*/gu)].map(([printed]) => ({ folded: fold(printed), capital: /^\p{Lu}/u.test(printed) }))
  const folded = fold(prose)
  return KINDS.some(({ of, ends, words: known }) => {
    if (!of.test(folded) || !ends.test(folded)) return false
    const isStrange = (at: number): boolean => !known.test(words[at]?.folded ?? '')
    const isName = (at: number): boolean =>
      words[at]?.capital === true &&
      [at - 1, at + 1].some((next) => words[next]?.capital === true && (isStrange(next) || BORNE.has(words[next]?.folded ?? '')))
    const unknown = [...words.keys()].filter((at) => isStrange(at) && !isName(at))
    const leads = (at: number): boolean => {
      const next = words[at + 1]?.folded ?? ''
      return BEFORE_UNKNOWN.test(next) || (unknown.includes(at + 1) && leads(at + 1))
    }
    return (
      unknown.length <= MOST_UNKNOWN &&
      unknown.every((at) => leads(at) && !VERBAL.test(words[at]?.folded ?? '')) &&
      words.every(
        ({ folded: word }, at) => !isStrange(at) || (isName(at) && BORNE.has(word)) || (!mayDecide(word) && !TELLS_MORE.test(word)),
      )
    )
  })
}
