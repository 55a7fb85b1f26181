/**
 * Sentences that only say that an office or a power has no end of its own: "Müdürlerin görevi, genel kurul başka türlü karar verene kadar sürer",
 * "her iki müdür için de süre öngörülmemiştir", "bu yetkilerin aksi karar alınıncaya kadar geçerli olmasına karar verildi".
 */
import { OPEN_ENDED, TILL_OTHERWISE } from '../fact/office.ts'
import { WAS_DECIDED } from './known-words.ts'

const HOLDERS = '(?:mudur|uye|aza|yonetici|baskan|temsilci|mumessil|vekil|yetkili|tasfiye memur|imza yetkili)'
const COUNTED = '(?:bu|is ?bu|secilen|atanan|yukarida adi gecen|adi gecen|anilan|soz konusu|her|iki|uc|dort|sirket|tum|butun|ilk)'
/** Those who serve, in whatever case. */
const WHOSE = `(?:(?:${COUNTED} )*(?:yonetim kurulu |mudurler kurulu )?${HOLDERS}(?:l[ae]r)?(?:s?[iu]|[iu]m[iu]z)?(?:n?[iu]n|n?[ae])?|(?:(?:secilen|atanan|adi gecen)(?:l[ae]r)?|kendi(?:si|leri)|onlar|bunlar|(?:her )?(?:ikisi|ucu))(?:n?[iu]n|n[ae])?)`
/** The office, or the power, of those. */
const OFFICE =
  '(?:(?:mudurluk|uyelik|baskanlik|temsil|imza|ilzam|ve) )*(?:gorev|vazife|mudurlu[kg]|uyeli[kg]|baskanli[kg]|memuriyet|yetki|s[ae]lahiyet)(?:l[ae]r)?(?:s?[iu])?(?:n[iu]n|[iu]n|n[iu])?'
/** What was decided of how somebody signs. */
const ORDER =
  '(?:(?:bu|is ?bu|anilan|soz konusu|verilen|taninan|yukaridaki) )+(?:(?:temsil|imza)(?: ve ilzam)? )?(?:yetki|s[ae]lahiyet|duzen|esas|usul|sekil|sekl|durum|karar|hal|gorevlendirme|atama|secim|tayin)(?:l[ae]r)?(?:s?[iu])?(?:n?[iu]n)?'
const TERM = '(?:(?:gorev|mudurluk|uyelik|yetki|vazife|hizmet) )?(?:sure|muddet)(?:l[ae]r)?(?:s?[iu])?(?:n[iu]n|n[iu]|ye|yle|yl[ae]| ile)?'
const TILL = `(?:${TILL_OTHERWISE}|${OPEN_ENDED})`
/** Verbs of what goes on: as it stands, to come, decided, and where a verb behind decides it. */
const ENDS =
  '(?:[aeiu]?r(?:l[ae]r)?|[ae]?c[ae]k(?:t[iu]r|l[ae]rd[iu]r|l[ae]r)?|m[ae]kt[ae]d[iu]r(?:l[ae]r)?|m[ae](?:s[iu]|l[ae]r[iu])(?:n[aeiu]|n[iu]n)?)'
const LASTS = `(?:(?:devam (?:e[dt]|ettiril)|s[iu]r|s[iu]rdur(?:ul)?|(?:gecerli|yururlukte|muteber|baki) (?:ol|kal|sayil)|gorev (?:yap|gor)|vazife (?:yap|gor)|gorevde kal|uygulan)(?:y?${ENDS})|(?:gecerli|muteber|yururlukte|cari)d[iu]r|devam[iu]na|d[iu]r)`
/** That no term was set. */
const NONE = `(?:(?:her ?hangi |hic ?)?(?:bir )?)?${TERM}(?: (?:bir|kayd[iu]|sinir[iu]|sinirlamas[iu]|tahdit|tahdi[dt][iu]|kisitlamas[iu]))*(?: (?:ile|yonunden|bakimindan))? ?(?:(?:sinirl[iu]|bagl[iu]|kayitl[iu]|tabi|mukayyet|belirl[iu]|muayyen|mahdut|soz konusu) degild[iu]r(?:l[ae]r)?|yoktur|bulunmamaktadir|(?:ongorul|belirlen|konul|belirtil|bicil|verilmis degil|sinirlan(?:diril)?|(?:tayin|tespit|tesbit|tahdit) (?:edil|olun))m[ae](?:m[iu]st[iu]r|m[iu]s(?: olup)?|m[ae]s[iu](?:n[aeiu])?|d[iu]))`
const DECIDED = `(?:,? (?:(?:hususu|oy ?birlig[a-z]*|ile|ittifakla|hususunda|ayrica) )*(?:${WAS_DECIDED}))?`

const SAID = new RegExp(
  [
    `(?:(?:${WHOSE} )?(?:(?:bu )?(?:${OFFICE}|${TERM}))|${ORDER}|${WHOSE}),? (?:ise |de |da )?${TILL},? (?:aynen |devamli )?${LASTS}`,
    `${TILL},? (?:${ORDER}|(?:${WHOSE} )?(?:bu )?${OFFICE}|${WHOSE}),? (?:aynen )?${LASTS}`,
    `(?:(?:${WHOSE}|(?:${WHOSE} )?${OFFICE}|${ORDER})(?: icin| hakkinda| bakimindan| yonunden)?,? (?:(?:ise|de|da) )?)?${NONE}`,
    `(?:bu |yapilan )?(?:secim|tayin|atama|gorevlendirme)(?:l[ae]r)? (?:sinirsiz|suresiz|muddetsiz)(?: olarak)?(?:d[iu]r| yapilm[iu]st[iu]r| olm[iu]st[iu]r)`,
  ]
    .map((words) => `(?:${words})`)
    .join('|')
    .replace(/^/, '^\\W*(?:\\d{1,2}\\W{1,3})?(?:ve |ayrica )?(?:')
    .replace(/$/, `)${DECIDED}$`),
)
const SEVERAL =
  /\b(?:mudur|uye|aza|yonetici|temsilci|mumessil|secilen|atanan|adi gecen)l[ae]r(?!in? kurulu)|\b(?:iki|uc|dort|kendileri|onlar|bunlar)/
/** Whether plain words say no more than that an office or a power lasts till something else is decided; and whether of several. */
export const isOpenEnded = (plain: string): { several: boolean } | null => (SAID.test(plain) ? { several: SEVERAL.test(plain) } : null)
