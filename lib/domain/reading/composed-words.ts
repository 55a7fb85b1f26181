/**
 * The words of sentences on who signs with whom, each of a closed kind: who is named or meant and in which case, how many of them, joiners, forms,
 * signatures, amounts, what is said of them and what is denied. A word of no kind ends the reading: nothing is concluded beside words that nobody knows.
 */
import type { Limit } from '../fact/fact.ts'
import type { Body, Span } from '../fact/found.ts'
import { type Term } from '../fact/office.ts'
import { BOARD, CHAIRS, MANAGERS } from '../fact/titles.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { EACH_ALONE, NEEDS_NOBODY, OUR_HOUSE } from './form-words.ts'
import { sentencesOf, TAIL } from './clauses.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { ALL_BESIDE, DEED, boundsIn } from './bounds.ts'
import { type Stands, PHRASES, WAS_DECIDED } from './known-words.ts'
import { GRADE, gradeOf, gradesIn } from './graded-signers.ts'
import { officesIn } from './offices.ts'
import { COUNTS, GENERAL, REPLACED, VICE_CHAIRS, holdersOf, signersIn } from './references.ts'
import { type Kind, WHOLE_PHRASE, lastsAt, wordAt } from './power-words.ts'
import { isGlued } from './tokens.ts'

/** A known word or phrase. `of` is how many of those named or meant; of a signature `by`: it is what something is done by ("imzasıyla"). */
export type Piece = Span &
  (
    | { is: 'who'; names: readonly string[]; of: number | 'each' | null; stands: Stands; meant: boolean }
    | { is: 'count'; of: number | 'each' | 'most'; stands: Stands; signed: boolean }
    | { is: 'form'; mode: 'sole' | 'joint' }
    | { is: 'sign'; by: boolean; onto: boolean; plural: boolean }
    | { is: 'denies'; power: boolean }
    | { is: 'bound'; limit: Limit | null; above: boolean }
    | { is: 'says'; how: 'acts' | 'enough' | 'needed'; signed: boolean; form: 'said' | 'decided' | 'noun' | 'linked' }
    | { is: 'or' | 'and' | 'with' | 'comma' }
    | { is: 'about'; of: 'these' | 'all_but_these' | 'those_said' | 'the_rest'; scope: string }
    | { is: 'unless'; signed: boolean }
    | { is: 'term'; term: Term }
    /** Without whose signature the words behind say how it is signed. */
    | { is: 'absent'; names: readonly string[] }
    | { is: 'made' | 'part' | 'beside' | 'along' | 'decides' | 'one' | 'other' | 'another' | 'must' | 'meets' }
  )

const CASE_ENDS = /(?! ya da\b)['’`´]?\s?(?:n?[iu]n(?:ki)?|[yn]?[ae]|n?[dt][ae]n|[yn]?[iu]|[dt][iu]r(?:l[ae]r)?|y?l[ae])(?![a-z])/y

/** Endings of verbs that state what holds, that decide it, that name it. */
const SAID =
  '(?:[aeiu]?r(?:l[ae]r)?|[yn]?[ae]?c[ae]k(?:l[ae]r)?(?:[dt][iu]r(?:l[ae]r)?)?|m[ae]kt[ae]d[iu]r(?:l[ae]r)?|y?[ae]bil(?:ir|ec[ae]k)(?:l[ae]r)?(?:[dt][iu]r(?:l[ae]r)?)?)'
const DECIDED = '(?:[ae]bil)?m[ae](?:s[iu]|l[ae]r[iu])n[ae]'
const NOUN = '(?:(?:[ae]bil)?m[ae](?:s[iu]|l[ae]r[iu])(?:n[iu]n?)?|[ae]?y?[ae]c[ae](?:g[iu]|kl[ae]r[iu])(?:n[iuae]|n[iu]n)?)'
const LINKED = '(?:[ae]r[ae]k|[iu]p|(?:m[ae]k|m[ae]s[iu]|m[ae]l[ae]r[iu]) suretiyle|m[ae]k (?:uzere|kaydiyla|sartiyla))'
const DONE = '(?:m[iu]s(?:l[ae]r)?(?:d[iu]r|t[iu]r)?(?:l[ae]r)?(?: (?:olup|bulunmaktadir))?|[dt][iu](?:l[ae]r)?)'
const FOR_IT = '(?:(?:temsil|ilzam|idare)(?:(?: ve|,) (?:temsil|ilzam|idare))*)'
/** What is done with papers that bind it: "sözleşmeleri akdetmesi", "belgeleri tek imza ile düzenlemesi". */
const DRAWS =
  '(?<=\\b(?:evrak|belge|vesika|sene[dt]|cek|sozlesme|mukavele|taahhu[td]|taahhutname|akit|akd|kontrat|muamele|islem|is)(?:l[ae]r)?[iu]?[iu]? (?:(?:tek|cift|munferit|musterek) imza(?:s[iu])?(?:yl[ae]| ile) |munferiden |mustereken |tek basina |birlikte )?)(?:(?:akd|tanzim) ?(?:e[dt]|edil|olun)|imzala|duzenle(?:n)?|yap(?:il)?)'
/** Verbs of who acts for the company, without their endings. */
const ACTS = `(?:${FOR_IT} (?:e[dt]|edil|olun|eyle)|(?:baglan?|borclandir(?:il)?)|(?:borc|taahhut)(?: ve (?:borc|taahhut))? altina (?:gir|sok|sokul|koy|konul|al|alin)|imza(?:sini|larini|lari|yi)? (?:at|atil|koy|konul|e[dt]|edil|vaz ?e[dt]|kullan|kullanil)|imzalan?|kullan(?:il)?|imza(?:s[iu]n|l[ae]r[iu]n)?[iu](?: da| de)? (?:tas[iu]|ihtiva e[dt])|(?:at|koy|atil|konul)|hareket e[dt]|${DRAWS})`
const SUFFICES = '(?:yeterli|yeter|kafi|gecerli|muteber|baglayici)'
const NEEDS = '(?:sart|gerekli|zorunlu|lazim|mecburi)'
const HELD = '(?:sayil|addedil|addolun|gorul|ol|gel|kabul edil|kilin|kosul|tutul)'
/** To be so, he is chosen: "yetkili olmak üzere tayin edilmiştir". */
const CHOSEN =
  '(?<=\\b(?:yetkili|s[ae]lahiyetli|mezun|s[ae]lahiy[ae]ttar)(?: olmak uzere| olarak) )(?:(?:tayin|tespit|tesbit|intihap) (?:edil|olun)|atan|belirlen|gorevlendiril|secil)'
const DENIED =
  '(?:[ae]?m[ae]z(?:l[ae]r)?|[ae]?m[ae]y?[ae]c[ae]k(?:l[ae]r)?(?:d[iu]r|t[iu]r)?(?:l[ae]r)?|[ae]?m[ae]m[ae](?:s[iu]|l[ae]r[iu])(?:n[aeiu])?|[ae]?m[ae]y?[ae]c[ae](?:g[iu]|kl[ae]r[iu])(?:n[aeiu])?|m[ae]m[ae]kt[ae]d[iu]r)'

const kind = (words: string): RegExp => new RegExp(`(?:${words})(?![a-z])`, 'y')
const UNLESS = kind(
  '(?:imza(?:s[iu]|lar[iu]) )?(?:(?:ol|bulun|at|atil|konul|alin|birles|tamamlan|imzala|tas[iu]|gel|getiril|eklen|katil)m[ae]d[iu]kc[ae]|olmaks[iu]z[iu]n|olmadan|bulunmadan|alinmadan)',
)
const DENIES = kind(
  [
    `(?:${ACTS}|(?:${SUFFICES}|hukum|deger|itibar) (?:${HELD}|ifade e[dt]|tasi|gor)|say(?:il)?|iktifa edil|yetin(?:il)?)${DENIED}`,
    `(?:${SUFFICES}|mumkun|caiz|yetkili|mezun|s[ae]lahiyetli|muktedir) degil(?:d[iu]r(?:l[ae]r)?|l[ae]rd[iu]r)`,
    '(?:gecersiz|hukumsuz|yetersiz)(?:d[iu]r| (?:sayilir|sayilacaktir|olacaktir|sayilmasina|olmasina))',
    '(?:gecerlilig|hukm)[iu] yoktur',
  ].join('|'),
)
/** Of whom the words say that he has no power at all. */
const NO_POWER = kind(
  '(?:(?:imza|temsil|ilzam)(?: ve (?:ilzam|temsil|imza))? )?(?:yetki|s[ae]lahiyet)(?:si|leri|i) (?:yoktur|bulunma(?:maktadir|yacaktir|z)|olma(?:yacaktir|makta(?:dir)?))',
)
const SAYS: [RegExp, Extract<Piece, { is: 'says' }>['how'], Extract<Piece, { is: 'says' }>['form']][] = [
  [kind(`${ACTS}${SAID}(?! olan)|${ACTS}[ae]bil(?:ir|ec[ae]k)(?:l[ae]r)?`), 'acts', 'said'],
  [kind(`${FOR_IT} (?:edil|olun)m[iu]s (?:ol(?:ur|acaktir)|sayil(?:ir|acaktir)|addedilir)`), 'enough', 'said'],
  [kind(`${FOR_IT} (?:edil|olun)m[iu]s (?:ol|sayil)${DECIDED}`), 'enough', 'decided'],
  [kind(`imza(?:s[iu]|l[ae]r[iu]?)d[iu]r`), 'enough', 'said'],
  [kind('imzalanmis olmas[iu] (?:gerekir|gerekmektedir|sarttir|lazimdir|zorunludur|gereklidir)'), 'needed', 'said'],
  [kind(`${ACTS}${DECIDED}`), 'acts', 'decided'],
  [kind(`${ACTS}${NOUN}(?! (?:icin|gerek|sart|zorun|lazim|halinde|durumunda))`), 'acts', 'noun'],
  [kind(`(?:${ACTS}${LINKED})`), 'acts', 'linked'],
  [kind('(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiy[ae]ttar|muktedir)d[iu]r(?:l[ae]r)?'), 'acts', 'said'],
  [
    kind(
      `(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiy[ae]ttar) (?:kil(?:in)?|olacaklar|olacak|sayil|addedil)(?:${DONE}|[dt][iu]r)|(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiy[ae]ttar) (?:sayil|addedil)(?:[iu]r(?:l[ae]r)?|[ae]c[ae]k(?:t[iu]r|l[ae]rd[iu]r))|yetkilendiril${DONE}|yetkili olup`,
    ),
    'acts',
    'said',
  ],
  [kind(`${CHOSEN}${DONE}`), 'acts', 'said'],
  [kind(`${CHOSEN}${DECIDED}`), 'acts', 'decided'],
  [kind(`${CHOSEN}${NOUN}`), 'acts', 'noun'],
  [
    kind(
      `(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiy[ae]ttar) (?:kil(?:in)?|ol|sayil|addedil|kabul edil)${DECIDED}|yetkilendiril?${DECIDED}`,
    ),
    'acts',
    'decided',
  ],
  [
    kind(`(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiy[ae]ttar) (?:kil(?:in)?|ol|sayil|addedil|kabul edil)${NOUN}|yetkilendiril?${NOUN}`),
    'acts',
    'noun',
  ],
  [kind(`(?:haiz|sahip|malik)(?:t[iu]r|d[iu]r)(?:l[ae]r)?|(?:haiz|sahip) (?:olacaktir(?:lar)?|bulunmaktadir(?:lar)?)`), 'acts', 'said'],
  [
    kind(`${SUFFICES}(?:d[iu]r| olup)|yeter|hukum ifade eder|${SUFFICES} (?:${HELD})(?:[iu]r|ur|ac[ae]k(?:t[iu]r)?|ec[ae]k(?:t[iu]r)?)`),
    'enough',
    'said',
  ],
  [kind(`${SUFFICES} ${HELD}(?:${DONE})`), 'enough', 'said'],
  [kind(`${SUFFICES} ${HELD}${DECIDED}`), 'enough', 'decided'],
  [kind(`${SUFFICES} ${HELD}${NOUN}(?! icin)`), 'enough', 'noun'],
  [
    kind(
      `${NEEDS}(?:[dt][iu]r| olup|)|(?:gerek|aran|icap ed)(?:[ae]r|[iu]r|m[ae]kted[iu]r|acak(?:tir)?|ecek(?:tir)?|iyor)|icap etm[ae]kted[iu]r|(?:bulun|yer al)(?:ur|acaktir|acak|ir)|(?:bulun|yer al|ol|tas[iu]|atil|konul)(?:m[ae]s[iu]|malar[iu]) (?:sartt[iu]r|gerek(?:ir|lid[iu]r|mekted[iu]r)|zorunludur|lazimd[iu]r|mecburid[iu]r|icap eder|aran[iu]r|sart (?:olup|kosulmustur)|(?:gerekli|lazim) ve (?:kafid[iu]r|yeterlid[iu]r))|${NEEDS} ve (?:kafid[iu]r|yeterlid[iu]r)|${NEEDS} (?:kil|kilin|kosul|tutul)${DONE}|(?:(?:sart|kosul|kayd)[iu]na )?(?:(?:tabi|bagli)d[iu]r|(?:tabi tut|bagla)(?:ul|n)${DONE})|(?<=[a-z][ae] )(?:baglanmis(?:tir)?|bagli (?:tutul|kilin)${DONE})`,
    ),
    'needed',
    'said',
  ],
  [
    kind(`(?:aran|bulun|yer al)${DECIDED}|${NEEDS} (?:kil|kilin|kosul|ol|tutul)${DECIDED}|tabi (?:ol|tutul)${DECIDED}`),
    'needed',
    'decided',
  ],
  [
    kind(`aran${NOUN}|(?:bulun|yer al)${NOUN}(?= (?:[a-z]+ ){0,5}(?:karar|kabul|uygun|benimse))|${NEEDS} (?:kil|kilin|kosul|ol)${NOUN}`),
    'needed',
    'noun',
  ],
]
/** To whom a power is given, or whose it is. */
const GIVES = `(?:veril|tanin|birakil|bahsedil|tevdi (?:edil|olun))`
/** What papers that bind the company bear: "… müşterek imzalarını ihtiva edecektir". */
const BEARS = '(?<=\\bimza[a-z]* )(?:(?:da|de|birlikte) )?(?:tas[iu]|ihtiva e[dt]|havi ol|icer)'
SAYS.push(
  // "… imza ile temsil usulüne geçilmiştir"
  [
    kind(`(?:temsil|imza|ilzam)(?: ve (?:ilzam|temsil))? (?:usul|sek(?:il|l)|sistem|duzen|esas)[a-z]* (?:gecil|getiril)${DONE}`),
    'acts',
    'said',
  ],
  [kind(`${BEARS}(?:y?${SAID})`), 'needed', 'said'],
  [kind(`${BEARS}${DECIDED}`), 'needed', 'decided'],
  [kind(`${BEARS}${NOUN}`), 'needed', 'noun'],
  [kind(`${GIVES}${DONE}|${GIVES}(?:ir|ur|ecektir|acaktir)|ait(?:tir| olup| olacaktir| bulunmaktadir)`), 'acts', 'said'],
  [kind(`${GIVES}${DECIDED}|ait olmasina`), 'acts', 'decided'],
  [kind('(?:gerek|icap et|sart kil|zorunlu kil|ist)(?:tir)?(?:ir|er|ar)(?![a-z])|(?:gerek|icap et)tirmektedir'), 'needed', 'said'],
)
const DECIDES = kind(
  [
    `(?:${WAS_DECIDED})(?: olup)?|(?<=(?:m[ae](?:s|l[ae]r)[iu]n[ae]|(?:usul|esas|sekl|sistem)(?:[iu]n)?[ae]) )gecil${DONE}|(?:oy ?birligine var(?:il)?|tescil (?:e[dt]|edil|olun|et))${DONE}|(?:karar|tutana[gk]|za[bp]t)[a-z]*d[ae]n anlasil${DONE}`,
  ].join('|'),
)
const TO_DECIDE = kind(
  '(?:mevcud(?:un)?|toplantiya|katilan(?:lar)?(?:in)?|hazir bulunanlar(?:in)?|ortaklar(?:in|imizin|ca)?|uyeler(?:in|ce)?|kurul(?:umuz)?(?:ca|un)|meclis(?:imiz)?ce|yonetim kurulu(?:nca|muzca)|genel kurul(?:ca|da)|ortaklar kurulu(?:nca)?|tamaminin|oyu|oylari|oy ?birli[gk][a-z]*|oy ?coklu[gk][a-z]*|ittifak[a-z]*|muttefikan|cogunlukla|hususunda|seklinde|yolunda|(?:[a-z]+ )?\\d{1,2}\\. ?noterlig[iu](?:nin|nden|nce) [\\d./]+(?: (?:tarih|gun|ve|sayi|sayili|no|yevmiye|[\\d./]+))* (?:onayli|tasdikli)|\\d{1,2}\\.\\d{1,2}\\.\\d{4} (?:tarihinde|gunu)(?= (?:re ?sen )?tescil)|(?:keyfiyetin|kararin|hususun|durumun)? ?tescil(?:i)? ve ilan[iı]?n?[ae]?|ile|de|da|oy)',
)

const WORD_OF_FORM_SOLE =
  '(?:munferi[dt](?:en)?|tek|yalniz(?: kendi)?|yalniz bir|bir tek) imza(?:s[iu]|l[ae]r[iu]?)?(?:n[iu]n|n[iu]|yl[ae]|l[ae]| ile|n[ae])?|munferi[dt](?:en)?(?: olarak)?|tek ?bas(?:l[ae]r)?[iu]n[ae]|yalniz(?:ca)? bas(?:l[ae]r)?[iu]n[ae]|ayri ayri|kendi (?:bas(?:l[ae]r)?[iu]n[ae]|imza(?:s[iu]|l[ae]r[iu])(?:yl[ae]| ile))|mustakil(?:en)?|birbirinden bagimsiz(?: olarak)?|bas(?:l[ae]r)?[iu]na|' +
  EACH_ALONE
const WORD_OF_FORM_JOINT =
  '(?:birbir(?:ler)?[iu](?:yl[ae]| ile) (?:birlikte|beraber|mustere[kc](?:en)?)|ikiser ikiser|ikiserli|iki(?:si|ser) bir ?arada)(?: olarak)?|(?:mustere[kc]|cift|ortak|iki|birlikte) imza(?:s[iu]|l[ae]r[iu]?)?(?:n[iu]n|n[iu]|yl[ae]|l[ae]| ile|n[ae])?|mustere[kc](?:en|ten)?(?: olarak)?|birlikte(?! getiril)|beraber(?:ce)?|bir ?araya?(?= gel)|bir ?arada|yan ?yana|ikisi birden|(?<=\\b(?:ikisi|ucu|dordu|hepsi) )birden|(?:her )?ikisi birlikte|el ?birligiyle|ortaklasa|muctemian'
const SOLE = kind(WORD_OF_FORM_SOLE)
/** The same by what he does not need, where the verb behind is not denied. */
const WITHOUT = kind(NEEDS_NOBODY)
const IS_DENIED = /m[ae](?:z|zl[ae]r|y?[ae]c[ae][kg][a-z]*|m[ae][ks][a-z]*|m[iu]s[a-z]*)(?![a-z])|\bdegil/
/** "A'nın yalnız, B'nin …": alone, where nothing stands behind that it could single out. */
const ALONE = /yalniz(?:ca)?(?=,| ve )/y
/** "Şirketi yalnızca A temsil eder": alone, where nothing says how he signs; first in a sentence "yalnız" is "but". */
const ONLY = /(?:(?<=[a-z]\s)yalniz|yalnizca|sadece|munhasiran)(?= )/y
const SAYS_HOW = /\b(?:imza|munferi|muster|birlikte|beraber|tek\b|ikisi|bas(?:l[ae]r)?[iu]n[ae]\b)/
/** "B için böyle bir şart aranmaz": that he needs nobody of whom the words before said whose signature another needs. */
export const FREE_OF_IT =
  '(?:icin|hakkinda|bakimindan|yonunden) (?:ise )?(?:boyle|bu|ayni|soz konusu|is ?bu|anilan) (?:bir )?(?:sart|kayit|kosul|zorunluluk|sinirlama|kisitlama|mecburiyet|zorunlulug|kaydi?)[a-z]* (?:aranm(?:az|ayacaktir|amaktadir)|yoktur|bulunma(?:maktadir|z|yacaktir)|(?:soz konusu|gecerli|cari|mevzuubahis) (?:degildir|olmayacaktir)|uygulanm(?:az|ayacaktir))'
const FREE = kind(FREE_OF_IT)
const JOINT = kind(WORD_OF_FORM_JOINT)
const MEET =
  '(?:oldugu halde|(?:bulun|ol)(?:dukl[ae]r[iu]|dugu)(?:nda)?|bulunduk(?:ta|ca)|(?<=\\b(?:bir ?arada|yan ?yana|birlikte) )(?:bulun|ol)(?:mas[iu]|malar[iu])|gel(?:dik(?:lerinde)?|dig[iu]|diginde|mes[iu](?:yle)?|mel[ae]r[iu](?:yle)?)|birles(?:tig[iu]|mes[iu](?:yle)?|tiginde|tikte)|tamamlan(?:dig[iu]|diginda|mas[iu](?:yla)?)|at(?:tik|il)(?:lar[iu]|digi)?(?:nda)?|imzaladik(?:lar[iu]nda)?|koyduklar[iu](?:nda)?|atild[iu]g[iu](?:nda)?)(?: (?:halde|halinde|takdirde|zaman|durumunda|suretiyle|sartiyla|kaydiyla|kosuluyla))?'
/** What comes to another: signatures that are added to one, that complete or support it. */
const MEETS = kind(
  '(?:eklen|ilave (?:edil|olun)|katil|tamamlan|desteklen|birles(?:tiril)?|teyit edil|istirak e[dt]|refakat e[dt]|eslik e[dt])(?:(?:m[ae]k|m[ae]s[iu]|m[ae]l[ae]r[iu]) (?:suretiyle|sartiyla|kaydiyla|kosuluyla|halinde|durumunda|uzere)|m[ae](?:s[iu]|l[ae]r[iu])(?:yl[ae]| ile|nd[ae]n)|[dt][iu]g[iu](?:nd[ae])?(?: (?:takdirde|zaman|durumda|hallerde))?|[iu]nc[ae]|[ae]r[ae]k|[iu]p|m[iu]s olarak|m[ae](?:s[iu]|l[ae]r[iu])(?= (?:sart|gerek|zorun|lazim|icap|mecbur|aran|kosul))|m[ae]s[iu]n[iu]n(?= (?:sart|gerek|zorun)))',
)
/** Beside whose signature another stands. */
const BESIDE = kind(
  'yan[iu]nda|yan[iu] ?s[iu]ra|beraberinde|ile (?:birlikte|beraber|mustereken|musterek(?: olarak)?|birlesmek suretiyle)|(?:imza(?:s[iu]|l[ae]r[iu])n[ae] )?(?:ilaveten|ek olarak|ilave olarak|ek(?:lenerek|lenmesiyle))|(?:(?:ona|onlara|buna|bunlara) )?(?:(?:eslik|refakat|istirak) ed(?:en|ec[ae](?:k|g[iu]))|katil(?:an|acak|acag[iu]))(?= (?:(?:cift|iki|musterek|ortak|diger|bir|ikinci) )*imza)|(?:ona|onlara|buna|bunlara) (?:eslik|refakat|istirak) ed(?:en|ecek)',
)
const ALONG = kind('(?:istirak|katilim|refakat)(?:[iu]yl[ae]|[iu] ile|l[ae]r[iu]yl[ae])')
const SIGN = kind(
  '(?:(?:atacag|koyacag|atacaklar|koyacaklar|vaz ?edeceg|vaz ?edecekler|kullanacag|kullanacaklar)[iu] |(?:atilan|konulan|atilacak|konulacak|ikinci) )?imza(?:s[iu]|l[ae]r[iu]?)?(?:n[iu]n|(?<=l[ae]r)[iu]n|n[iu]|yl[ae]|l[ae]| ile|n[ae]|y[iu]|dan)?',
)
const COUNT = kind(
  '(?:her ?hangi |en az |yalniz |sadece )?(?:(?<n>bir|iki|uc|dort)(?:i|isi|u|si| tanesi)?(?<c>n[iu]n|yl[ae]|n[ae]|nd[ae]n| ile)?|(?<each>hangi(?:si|ler[iu]) (?:imzalarsa imzalas[iu]n|olursa olsun|imza (?:atarsa ats[iu]n|koyarsa koysun))|her ?bir(?:i|isi)|her (?:iki|uc)(?:si|u)?|hepsi|ucu de|ikisi de)(?<e>n[iu]n|n[ae]|ne)?(?: de| da)?)(?: (?:ayri )?(?:mudur|uye|aza|ortak|ortag|kisi|imza|imza sahib|imza sahip|imza yetkili|yetkili)(?:s?[iu])?(?<d>n[iu]n|[iu]n|yl[ae]| ile|l[ae]|n[ae])?)?',
)
/** So many of an organ, or all of it, or those of it who were not named yet: "iki yönetim kurulu üyesinin", "bir azanın", "öteki üyelerden". */
const OF_ORGAN = kind(
  '(?<rest>(?:diger|oteki|obur|geri(?:ye)? kalan|kalan|baska) )?(?:(?:herhangi|en az|asgari|laakal) )?(?:(?<n>bir|iki|uc|dort|bes|her(?: bir)?) )?(?<rest2>(?:diger|oteki|baska|ayri) )?(?:(?:yonetim kurulu|idare (?:meclisi|heyeti)|mudurler kurulu|sirket) )?(?<office>uye|aza|mudur)(?<all>l[ae]r)?(?:s?[iu](?:m[iu]z)?)?(?<case>n?[iu]n|n?[dt][ae]n|(?:y|n|si)?yl[ae]|[yn]?[ae])?',
)
/** Him who has a title, in any case: "yönetim kurulu başkanına", "başkan vekiline". */
const TITLED = kind(
  '(?:(?:yonetim kurulu|idare (?:meclisi|heyeti)|mudurler kurulu|sirket) )?(?:(?<vice>(?:(?:baskan|reis)i? |(?<=\\b(?:baskan|reis)[a-z]{0,4} (?:veya|yahut|ya da|ve|ile) ))(?:vekil|yardimcis|muavin)i)|(?<chair>(?:baskan|reis)i?)|(?<general>(?:genel|umum) muduru?))(?<case>n?[iu]n(?:ki)?|n?[dt][ae]n|y?l[ae]|[yn]?[ae])?',
)
/** So many of a group that the text makes: "bir (A) grubu imza yetkilisi", "A grubundan", and of each of them. */
const OF_GROUP = kind(
  `(?:(?:her ?hangi |en az )?(?<n>bir|iki|uc) )?${GRADE} ?(?:(?:grub|grup|derece)[a-z]*?(?<own>[dt][ae]n|n[iu]n|[iu]n)?(?: (?:her ?hangi |en az )?(?<more>bir|iki|uc)(?:er|isi|i)?(?<some>n[iu]n|yl[ae])?)?(?: (?:imza |temsil )?(?:yetkili|imza|sahib|kisi|uye|imza sahib)(?:s?[iu]|l[ae]r[iu]?)?(?<case>n?[iu]n|n?[dt][ae]n|yl[ae])?)?|(?= (?:ve|ile) (?:bir|iki) ))`,
)
/** "(A) grubundan Ayşe Yılmaz": of which group he is who is named. */
const FROM_GROUP = kind(`${GRADE} ?(?:grub|grup|derece)[a-z]*?(?:[dt][ae]n|lerd[ae]n|s[iu]nd[ae]n)(?: (?:olan|imza (?:yetkilisi|sahibi)))?`)
/** Words of a part of a body, in plain letters, without those that only say of which group he is who is named behind them. */
export const withoutLabels = (body: Body, from: number, to: number): string => {
  const people = partiesIn(body, from, to)
  return body.plain
    .slice(from, to)
    .replace(new RegExp(FROM_GROUP.source, 'g'), (label, ...rest) =>
      people.some((each) => each.from === from + Number(rest.at(-3)) + label.length + 1) ? ' '.repeat(label.length) : label,
    )
}
/** "A'nın imzası bulunmayan hallerde" */
const ABSENT =
  /(?:['’`´]\s?)?n?[iu]n imza(?:s[iu])?(?:n[iu]n)? (?:bulunma|olma|yer alma|atilma|konulma)(?:yan|d[iu]g[iu]) (?:(?:her turlu|butun|tum|bilumum) )?(?:hal|durum|islem|muamele|is|evrak|belge|husus|takdir)(?:l[ae]r)?d[ae](?: ise)?(?![a-z]),?/y
/** What is done with those who are put into a group. */
const PUT_IN = kind(
  "(?: ?['’`]?n?[iu]n)?(?:,? (?:imza(?:ya|da)?|temsil(?:e|ci)?|yetkisi|(?:yetkili(?:si|leri|ler)?|sahibi|sahipleri)(?:d[iu]r(?:l[ae]r)?)?|olarak))*(?: (?:(?:tayin|tespit|tesbit|kabul|tefrik) (?:edil|olun)|belirlen|atan|yer al|sayil|olustur(?:ul)?|verilmis ol|yetkili)(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|[ae]r[ae]k|[iu]p|[iu]r|[aeiu]r|m[ae]kt[ae]d[iu]r|d[iu]r(?:l[ae]r)?)?(?: olup)?)?",
)
const OF_EACH_GROUP = kind(
  '(?:her (?:iki )?gruptan|(?:iki )?ayri gruplardan|iki ayri gruptan|iki gruptan) (?:birer|bir) (?:imza|kisi|yetkili|uye)[a-z]*',
)
/** How many make a majority. */
const MOST = kind(
  '(?:(?:salt )?(?:cogunlu[kg]|ekseriyet)|yaridan (?:bir )?fazla|yarisindan (?:bir )?fazla)(?:u|i|s[iu])?(?<c>n[iu]n|yl[ae]|n[ae]| ile)?',
)
/** One of the signatures, or of those who sign, whose it must be the words behind say; and the other of two. */
const SURELY = '(?:mutlaka|behemehal|muhakkak|kesinlikle|daima|(?:her|hic degilse) ?hal(?:de|ukarda)|illa|bizzat|en az)'
const MUST = `(?:(?:ait|bulun|ol) ?)?(?:(?:ol|bulun|imzala|kat[iu]l)(?:m[ae]k|m[ae]s[iu]) (?:uzere|sartiyla|kaydiyla|kosuluyla|sart[iu] ile|kayd[iu] ile)|ait (?:olacak|olup|olmak|olacaktir|olur))`
/** The same with what says that it is needed, where the words before it count one of several. */
const MUST_BE = `(?:${MUST}|(?:ait )?(?:ol|bulun)(?:mas[iu]|acak)(?= (?:sart|gerek|zorun|mecbur|lazim|icap)))`
const ONE = kind(
  `(?:${SURELY} )?(?:(?:(?:bu|iki|atilacak|soz konusu) )*imza(?:lar)?(?:dan|nin)? |(?:bu )?(?:ikisinden|bunlardan|iclerinden|aralarindan|ikisinin) )?bir(?:i|isi|inin|isinin| tanesi(?:nin)?)(?: ${SURELY})?(?=[^;.]{2,90}?\\b${MUST_BE})`,
)
const OTHER = kind('(?:diger|oteki|obur|ikinci)(?:i|si|isi)?(?:n[iu]n)?(?: imza(?:n[iu]n)?)?(?: de| ise)?')
/** "Yetkili olmak üzere": what he is to be, and not that he must be among those who sign. */
const ENTITLED = /\b(?:yetkili|mezun|s[ae]lahiyetli) $/
const IS_MUST = kind(`(?:${SURELY} )?(?:ve )?${MUST}`)
const IS_MUST_BE = kind(`(?:${SURELY} )?(?:ve )?${MUST_BE}`)
/** "Öbürününki", "diğerinin imzası": of the same as the one before. */
const ANOTHER = kind('(?:diger|oteki|obur)(?:in|un|[iu]s[iu]n)[iu]nk[iu]|(?:diger|oteki|obur)(?:s?[iu])n[iu]n(?= (?:de |da )?imza)')

/** A word that none of the matters has which a power is divided by. */
const NO_MATTER =
  '(?:imza|temsil|ilzam|munferi|muster|birlikte|beraber|tek(?![a-z])|yalniz|yetki|s[ae]lahiyet|mudur|uye|aza(?![a-z])|baskan|reis|kurul(?!us)|meclis|ortak|ortag|karar|onay|iz[in]n|muvafak|riza|sec|ata(?:n|m)|tayin|tarih|gun(?![a-z]*luk)|kadar|sonra|itibaren|hal(?:inde|lerde)|surece|muddet|durum|takdirde|sart|kayd|kosul|sube|merkez|tl(?![a-z])|lira|diger|oteki|sair|ancak|bulun|olmak|uzere|[a-z]+m[iu]s(?![a-z])|[a-z]+[dt][iu]r(?:l[ae]r)?(?![a-z]))'
const OF_MATTER = `(?!${NO_MATTER})[a-z]+`
const AT_MATTER =
  '(?:[a-z]+(?:l[ae]r(?:[iu]n)?d[ae]|m[ae]s[iu]nd[ae]|m[ae]l[ae]r[iu]nd[ae]|[iu][ms][iu]nd[ae]|[td]es[iu]nd[ae]|vr[iu]nd[ae])|(?:is|islem|husus|konu|muamele|akit|sozlesme|kefalet|kredi|ipotek|rehin|aval|satis|alim|satim|devir|ihale|temlik|kiralama)(?:s?[iu]n)?[dt][ae]|nezd[iu]nde|hususunda|konusunda|bakimindan|icin)'
const WORK = '(?:is|islem|husus|hususat|konu|muamele|hal|yer)(?:l[ae]r)?'
const WHOLE = '(?:her turlu|her|tum|butun|bilcumle|bilumum|is ve|konu ve|olan|kalan)'
const MATTERS: [RegExp, Extract<Piece, { is: 'about' }>['of']][] = [
  [kind(`${ALL_BESIDE}(?: ${WHOLE})* ${WORK}(?:[iu]n)?[dt][ae](?: ise)?|(?:bunun|bunlarin) (?:disinda|haricinde)(?: ise)?`), 'the_rest'],
  [
    kind(
      `(?:bu|anilan|soz konusu|sayilan|belirtilen|bahsi gecen|bu sayilan|bu gibi) ${WORK}(?:d[ae]|t[ae]|de|in|i| icin)?(?: ise| de| da)?`,
    ),
    'those_said',
  ],
]
const BUT = kind(
  `(?<what>(?:${OF_MATTER},? ){0,14}?${OF_MATTER}) (?:haric(?:inde)?|mustesna|disinda)(?:ki)?(?: kalan| (?:olmak|kalmak|tutulmak) (?:uzere|kaydiyla|sartiyla))?(?:ki)?(?: ${WHOLE})*(?: ${WORK}(?:[iu]n)?(?:[dt][ae])?)?(?: icin)?`,
)
const ABOUT_IT = kind(`(?<what>(?:${OF_MATTER},? ){0,14}?(?!${NO_MATTER})${AT_MATTER})(?: ise| de| da)?`)
const EVERYBODY =
  /\b(?:ucuncu (?:sah[iı]?s|kisi)|(?:gercek|hakiki) ve (?:tuzel|hukmi)|(?:ozel|hususi) (?:(?:ve|tum|butun|her|turlu|tuzel) )*(?:kurum|kurulus|kisi|sah[iı]?s|merci|makam|daire))/
const IS_MATTER = new RegExp(`\\b(?:${DEED}|resmi|daire|vergi|sgk|noter|kamu|dava|gunluk|olagan|rutin|ihrac|ithal|tapu|sigorta|bankacilik)`)

/** That the order of signatures ends which stood before: what the words beside it give stands in its place. */
const FORMER_ORDER =
  '(?:onceki|eski|evvelki|mevcut|(?:bundan|daha) once(?:ki)?|(?:bugune|simdiye) (?:kadar|dek)(?:ki)?)(?: (?:tum|butun|verilen|verilmis(?: olan| bulunan)?|tanzim edilen|duzenlenen|yururlukteki|gecerli))* (?:imza|temsil)(?: ve (?:ilzam|temsil|imza))? (?:duzen|sek(?:il|l)|usul|yetki|s[ae]lahiyet|sirku)[a-z]*,? (?:yururlukten kaldiril|iptal edil|ilga edil|feshedil|son veril|kaldiril)m[iu]s(?:t[iu]r)?|(?:yonetim kurulunca |uyeler arasinda |kendi aralarinda )*(?:yap[a-z]+ )?(?:gorev (?:bolum|dagilim|taksim)|is ?(?:bolum|taksim))[a-z]*nd[ae]'
/** Whose shares a member sits for is no group of those who sign: "(A) grubunu temsilen seçilen". */
export const OF_SHARES =
  '[("“]{0,2}[a-h][)"”]{0,2} ?grub(?:unu|u(?: (?:pay|hisse)(?:lar[iu]|ler[iu]|s[ei]ler[iu])?(?: sahipleri| sahiplerini| sahibi)?(?:n[iu])?)) temsilen(?: (?:secil(?:en|mis)|atan(?:an|mis)|gorev yapan)(?: olan| bulunan)?)?'
/** Since when and for how long those who are named behind sit there: "üç yıl için seçilmiş bulunan" (the term is a piece of its own). */
const IN_OFFICE =
  '(?:(?:[a-z0-9]{1,6} (?:\\([a-z0-9 ]{1,8}\\) )?(?:yil|sene)(?:lik|ligina)?(?: icin| sureyle| muddetle| sure ile)? )?(?:secilen|secilmis (?:olan|bulunan)|atanan|atanmis (?:olan|bulunan)|getirilen|getirilmis (?:olan|bulunan)))'
const CALLED =
  /(?:geri(?:ye)? )?(?:kalan|diger|oteki|obur) (?:(?:iki|uc|dort|bes) )?(?:(?:yonetim kurulu|idare meclisi|sirket) )?(?:mudur|uye|aza)(?:s?[iu]|l[ae]r[iu]?(?:m[iu]z)?)? /y
/** "Müdürlerden herhangi birisi", counted of those whom the words before it mean. */
const FILLS = kind(
  [
    `(?:sirket|kooperatif|ortakli[kg]|isletme|firma|birli[kg])[a-z]{0,7}|${OUR_HOUSE}`,
    OF_SHARES,
    FORMER_ORDER,
    'imza sirku(?:leri|lerinde|lerimizde)',
    '(?:resmi )?(?:unvan|kase|muhur|muhr|damga)[a-z]{0,6}|alt[iu]n(?:a|da|daki)|uzerin(?:e|de)',
    '(?<=\\b(?:sirket|kooperatif|ortakli[kg]|isletme|firma)[a-z]* )(?:ad|nam)[iu]na(?: ve hesabina)?',
    FOR_IT +
      '(?:e|a|i|in|inin|en|ini|inde|inda|i icin|ine|(?<=idare)(?:ye|si(?:n[iea]|nin|nde)?)|[dt]e|i(?:nin)? icin|i? (?:bakimindan|yonunden|acisindan|konusunda|hususunda))?',
    'temsil(?:e|en|i|ina|inin)? ve (?:ilzam|idare)(?:a|e|i|in|ina|inin)?',
    `(?<=\\b(?:yan[iu]nda|yan[iu] ?s[iu]ra|beraberinde|birlikte|beraber|ilaveten|ek olarak|(?:yan ?yana|bir ?arada)) )${SURELY}`,
    `(?:gecerli|muteber|hukuken gecerli|kanuni) (?:bicimde|sekilde|surette|olarak)(?= (?:${ACTS}|temsil|ilzam))`,
    'miktari? ne olursa olsun|(?:miktar|tutar|bedel|konu)(?:[iu]na|ya|a)? bakilmaksizin|(?:genel mudur|mudur|baskan|uye|yonetim kurulu (?:uyesi|baskani)) sifatiyla|imza(?:y[ae])(?= (?:yetkili|mezun|s[ae]lahiyet))|yapilacak(?: olan)?|merkez(?:de|inde) ve (?:(?:tum|butun) )?sube(?:lerde|lerinde)|sirketi baglayan',
    '(?:yetki|s[ae]lahiyet)(?:si|yle|leri|sine|lerine|sini|lerini|ye|yi|sinin|lerinin|i|ini|siyle|leriyle|li|lileri?|lisi|lisinin|lilerinden)?',
    '(?:imza )?(?:sahi[bp])(?:i|leri|lerinden|inin|lerinin)?',
    `(?:genel kurul|ortaklar kurulu|umumi heyet)(?:(?:umuz)?(?:ca|da|unca|unda))?(?= ${IN_OFFICE})|${IN_OFFICE}(?= (?:(?:yonetim|mudurler) kurul|idare (?:meclis|heyet)|sirket|mudur|uye|aza))`,
    '(?:ortaklar|genel|yonetim|mudurler) kurulu?(?= karar[a-z]*d[ae]n anlasil)',
    'ortak(?:lar)? (?:olmayan|arasinda bulunmayan)|hissedar olmayan|ortaklik disindan|kiymetli(?= evrak)|gecerli(?:lig|k)[a-z]*|muteberlig[a-z]*|hangi(?:si|leri) olursa olsun|her|turlu|cesit|nevi|tum|butun|bilumum|bilcumle|sair|en|genis|sekilde|surette|anlamda|manada|bakimdan',
    '(?:ilzam|temsil) ed(?:ecek|en)|(?:sirketi )?(?:baglayan|baglayacak|baglayici|borclandiran|borclandiracak)|(?:borc|taahhut)(?: ve (?:borc|taahhut))? altina (?:sokan|sokacak|koyan|koyacak|alan|alacak)|(?:(?:duzenlen|imzalan|yapil|veril|akdedil|hazirlan|(?:tanzim|imza|akt) (?:ed|edil|olun|kilin))(?:[ae]n|[ae]c[ae]k)|(?:duzenle|imzala|yap|ver|akded)(?:yec[ae]g[iu]|d[iu]g[iu]|[ae]c[ae]g[iu]|t[iu]g[iu]))(?= (?:[a-z]+,? ){0,6}(?:evrak|belge|vesi?[ai]k|sene[dt]|cek|bono|police|sozlesme|mukavele|taahhu|aki?[dt]|kontrat|muamel|islem|is|husus|tasarruf|yazi)[a-z]{0,9}(?![a-z]))|olan|(?<=(?:mesi|masi) icin )(?:evrak|belge|vesi?[ai]k)[a-z]{0,7}|bunlarin(?= (?:sirket|unvan|kase))|kon(?:ul)?mus(?: olan)?(?: ve)?',
    `(?:${SUFFICES}|${NEEDS}) (?:ol|sayil)(?:mas[iu]|abilmes[iu]) icin|${ACTS}m[ae](?:s[iu]|l[ae]r[iu])(?:n[iu]n)?(?= (?:[a-z]+ )?(?:sart|gerek|zorun|lazim|mecbur|icap))|${ACTS}(?:[ae]bil)?m[ae](?:s[iu]|l[ae]r[iu])? icin|(?:${ACTS})m[ae]k icin|(?:${ACTS})m[ae](?:k|ya|ye)|edebilmesi icin|etme(?:si|ye|k)? ?(?:icin)?`,
    '(?<=\\b(?:sirket|sirketin) )islerinde|ne var ki|su kadar ki|bununla (?:birlikte|beraber)|fakat|lakin|su farkla ki|bu itibarla|buna gore|ancak|bundan|boyle|sonra|ayrica|ise|da|de|dahi|keza|hem|sadece|yalniz|yalnizca|suretiyle|sekliyle|halde|olmak uzere|uzere|olarak|icin|(?:bu|su) sekilde|boylece|artik|yine|dogrudan|bizzat|tam|bir|olmasi (?:halinde|sartiyla)|tarafindan|marifetiyle|eliyle|tarafindan|gerek|ya(?= )|beraber(?:ce)? (?:atacaklari|koyacaklari)',
    MEET,
    `hic ?bir (?:sekilde|surette|halde|suretle|konuda|hususta)|(?:ara|ic)(?:lar|ler)?[iu]nd[ae]n(?= (?:her ?hangi |en az )?(?:bir|iki|uc)(?:i|isi|u)?)|uyusan|birlesen|veya fazlas[iu]`,
    '(?:atacag|koyacag|atacaklar|koyacaklar|vaz ?edeceg|vaz ?edecekler)[iu]|atilan|konulan|atilacak|konulacak|atarak|koyarak|atmak|koymak|bulunan|bulunmak|(?:imza )?(?:koy|at)(?:mas[iu]|malar[iu]) (?:halinde|durumunda|suretiyle|sartiyla)|simdiden|bundan boyle',
    '(?:yonetim kurulu(?:muz)?|mudurler kurulu(?:muz)?|idare (?:meclisi|heyeti)(?:miz)?|sirket|komandite|kurucu)(?= )|(?:mudur|uye|aza|ortak|ortag|baskan|reis)(?:l[ae]r)?(?:[iu]m[iu]z)?[iu]?(?:[dt][ae]n)?(?= [a-z]+)|diger(?= (?:mudur|uye|aza|ortak|ortag)[a-z]* [a-z]+ [a-z]+)|genel|umum|sn|sayin|bay|bayan|dr|av|prof|doc|ecz|muh|mim',
  ].join('|'),
)
/** "Temsil şeklinin değiştirilmeksizin, yani …": that the form of signing is as it was, or is said once more; and that it goes on so. */
const FORM_KEPT = kind(
  '(?:(?:sirket|kooperatif)(?:in|imizin) )?(?:temsil|imza)(?: ve (?:ilzam|temsil|imza))? (?:sek(?:il)?l(?:l[ae]r)?|duzen|usul)(?:i|u)?(?:n[iu]n|nd[ae])?(?:,? (?:aynen|ayni sekilde|(?:eskisi|onceki|evvelki|oldugu|(?:eskiden|evvelce|onceden|daha once) oldugu) gibi|degi(?:stiril|s)m(?:eden|eksizin)|yani|(?:her ?hangi )?bir degisiklik (?:yapil|ol)(?:mayip|maksizin|madan|mamis(?: olup)?)|degisiklik (?:yapil|ol)(?:mayip|maksizin|madan)))*',
)
const KEPT_ON: [RegExp, 'said' | 'decided' | 'noun'][] = [
  [kind(`(?:surdurul|devam (?:e[dt]|ettiril))${DECIDED}|devamina`), 'decided'],
  [kind(`(?:surdurul|devam (?:e[dt]|ettiril))${NOUN}`), 'noun'],
  [kind(`(?:surdurul|devam (?:e[dt]|ettiril))(?:${SAID}|${DONE})`), 'said'],
]
/** What takes up all that a noun said before it: "hususu", "hususlarında". */
const OF_WHAT_IS_SAID = kind('(?:husus|konu|esas|usul)(?:[iu]|s[iu]|[iu]nda|sunda|l[ae]r[iu](?:nda)?)')
/** What is signed; one kind of it bounds a power unless a word right before says that all of it is meant. */
const MATTER = kind(
  '(?:evrak|(?:resmi |her )?ka[gk]i[dt]|belge|vesika|vesaik|makbuz|sene[dt]|cek|bono|police|sozlesme|mukavele|taahhut|taahhud|taahhutname|akit|akd|kontrat|muamele|muamelat|islem|is|husus|hususat|konu|yer|tasarruf|yazi|yazisma|umur|mesele|borc|harcama|meblag)(?:l[ae]r)?(?:[iu]n|[iu]|n[iu]n|y[iu]|d[ae]|t[ae]|[dt][ae]ki|l[ae]r[iu]n?|l[ae]r[iu]nd[ae]|[ae]|n[iu]|s[iu]nd[ae]|lerinde|larinda|nda|nde)?',
)
const PAPERS =
  /^ (?:her(?: (?:turlu|cesit|nevi))?|tum|butun|bilumum|bilcumle) (?!(?:[a-z]+,? ){0,5}[a-z]+(?:l[ae]rd[ae]|[dt][ae])(?![a-z]))/
const MORE_MATTER = new RegExp(`,? (?:ve |veya |ile )?${MATTER.source}`, 'y')
const OF_ALL =
  /\b(?:her|tum|butun|bilumum|bilcumle|turlu|(?:ed|sok|koy|al|kil|ol|ver|yap|imzala|baglay|borclandir|duzenle|akdedil|edil|olun)[a-z]*(?:[ae]n|[ae]c[ae]k)|baglayici|(?:ad|nam)ina)\b(?:(?!\b(?:sadece|yaln[iu]z(?:ca)?|munhasiran)\b)[^,;])*$|\b(?:sirket|kooperatif|isletme|ortaklig)(?:[iu]n|imizin|[aey]? ait|[iu] ilgilendiren)? $/
/** By whose votes it was decided; that a signature is set, before the word for it. */
const VOTES =
  /(?:(?:mevcud|ortaklar|katilanlar|toplantiya katilanlar|uyeler)[iu]n )?(?:oy ?(?:birlig|coklug)[iu]|ittifak)(?:yl[ae]| ile|la)?(?![a-z])/y
const SETS = kind(
  '(?:atacag|koyacag|atacaklar|koyacaklar|vaz ?edeceg|vaz ?edecekler|kullanacag|kullanacaklar)[iu](?= (?:[a-z]+ ){0,2}imza)',
)
const NO_NAME = /\s?[.:"“”'’`–—|*•/-]+|\s+/y

const BARE: [RegExp, 'beside' | 'along' | 'decides'][] = [
  [BESIDE, 'beside'],
  [ALONG, 'along'],
  [DECIDES, 'decides'],
]

const BOTH = /^her (?:iki|uc|dort)/
const ASKED =
  /^['’`]?[a-z]{0,3},? (?:[a-z]+ )?imza[a-z]* (?:(?!yeter|kafi|gecerli)[a-z]+ ){0,3}(?:sart|gerek|zorun|mecbur|lazim|aran|bulunacak)/

const nounCase = (ending: string | undefined): Stands =>
  ending === undefined || ending === ''
    ? null
    : /^n?[iu]n$/.test(ending)
      ? 'of'
      : /(?:l[ae]| ile)$/.test(ending)
        ? 'with'
        : /^[yn]?[ae]$/.test(ending)
          ? 'to'
          : 'from'

/** Whether a known word of clauses on one form ({@link wordAt}) bounds nothing: what it says of the company, of all who are dealt with, of the decision. */
const isFiller = (plain: string, { is, to }: { is: Kind; to: number }, at: number): boolean =>
  (is === 'plain' && !OF_MUST.test(plain.slice(at, to))) ||
  is === 'now' ||
  is === 'decided' ||
  (is === 'any_body' && to - at > WHOLE_PHRASE)

/** Who surely must sign is a matter of its own ({@link ONE}). */
const OF_MUST = /^(?:mutlaka|behemehal)/
/** The known words of a piece of text; null where one of them is not known, or whom the words mean is not settled. */
export const piecesIn = (body: Body, { from, to }: Span, before: number): Piece[] | null => {
  const { plain } = body
  const parties = partiesIn(body, from, to)
  if (parties.some(({ name, introduced }) => isEntity(name) || introduced)) return null
  const meant = signersIn(body, from, to, parties, { before, own: from }).filter((each) => each.referred)
  const offices = officesIn(body, from, to)
  const bounds = boundsIn(body, from, to)
  const pieces: Piece[] = []
  let at = from
  let glued = false
  const eat = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    return match === null || match[0] === '' || at + match[0].length > to ? null : match
  }
  const add = (piece: Piece): void => {
    pieces.push(piece)
    at = piece.to
  }
  /** Those who sign by the sentence before. */
  const earlier = (): readonly string[] => {
    const tail = TAIL.exec(plain.slice(before, from))?.[0].length ?? 0
    const said = before < from ? piecesIn(body, { from: before, to: from - tail }, before) : null
    return (said ?? []).flatMap((each) => (each.is === 'who' ? each.names : []))
  }
  /** So many of an organ whom no words of the usual kinds mean ({@link OF_ORGAN}); null where the notice does not show who sits there. */
  const organAt = (): Piece | null => {
    const match = eat(OF_ORGAN)
    const { rest, rest2, n, office, all, case: ending } = match?.groups ?? {}
    if (!match || (n === undefined && all === undefined)) return null
    const end = at + match[0].length
    if (parties.some((each) => each.from >= end && each.from - end <= 1) || REPLACED.test(plain)) return null
    const roles = office === 'mudur' ? MANAGERS : BOARD
    const but = rest || rest2 ? new Set(pieces.flatMap((each) => (each.is === 'who' ? each.names.map(fold) : []))) : null
    const each = n?.startsWith('her') === true
    const count = n === undefined || each ? null : (COUNTS[n] ?? null)
    // "Başkanın tek imzası ilzam eder. Diğer iki üye …": beside those of whom the sentence before speaks, where just so many are left.
    const isBehind = but !== null && but.size === 0
    if (isBehind) for (const name of earlier()) but.add(fold(name))
    const names = holdersOf(body, roles).filter((name) => !but?.has(fold(name)))
    if (names.length < 2 || (but !== null && but.size === 0) || (count !== null && count > names.length)) return null
    if (isBehind && (rest === undefined || count !== names.length || names.length + but.size !== holdersOf(body, roles).length)) return null
    const stands: Stands = /^ tarafindan\b/.test(plain.slice(end, end + 12)) ? 'by' : nounCase(ending)
    return {
      is: 'who',
      names,
      of: each ? 'each' : count,
      stands: count !== null && stands === 'from' ? null : stands,
      meant: true,
      from: at,
      to: end,
    }
  }
  /** Who has a title ({@link TITLED}), where the notice gives it to one. */
  const titledAt = (): Piece | null => {
    const match = eat(TITLED)
    const { vice, chair, case: ending } = match?.groups ?? {}
    if (!match) return null
    const end = at + match[0].length
    if (ending === undefined && parties.some((each) => each.from >= end && each.from - end <= 3)) return null
    const names = holdersOf(body, vice ? VICE_CHAIRS : chair ? CHAIRS : GENERAL)
    const stands: Stands = /^ tarafindan\b/.test(plain.slice(end, end + 12)) ? 'by' : nounCase(ending)
    return names.length === 1 ? { is: 'who', names, of: null, stands, meant: true, from: at, to: end } : null
  }
  /** A phrase of which nothing more is asked than what it is. */
  const bareAt = (): Piece | null => {
    for (const [pattern, is] of BARE) {
      const match = eat(pattern)
      if (match) return { is, from: at, to: at + match[0].length }
    }
    return null
  }
  const grades = gradesIn(body, before, to)
  /** Those of a group that the text makes ({@link OF_GROUP}), or of each of two. */
  const groupAt = (): Piece[] | null => {
    const made = grades?.made.find((each) => each.from === at)
    if (!grades) return null
    if (made) {
      at = made.to
      const verb = eat(PUT_IN)
      return [{ is: 'made', from: made.from, to: made.to + (verb?.[0].length ?? 0) }]
    }
    const each = eat(OF_EACH_GROUP)
    const all = [...grades.names.values()]
    const end = at + (each?.[0].length ?? 0)
    const one = (names: readonly string[]): Piece => ({
      is: 'who',
      names,
      of: names.length > 1 ? 1 : null,
      stands: 'of',
      meant: true,
      from: at,
      to: end,
    })
    const [first, second] = all
    if (each && first && second && all.length === 2) return [one(first), { is: 'with', from: at, to: end }, one(second)]
    const match = eat(OF_GROUP)
    const { n: first_, more, some, grade, own, case: ending } = match?.groups ?? {}
    const n = first_ ?? more
    const names = grades.names.get(gradeOf(grade ?? ''))
    if (!match || !names) return null
    const stands = nounCase(ending ?? some ?? own)
    const count = n === undefined ? null : (COUNTS[n] ?? null)
    if (count !== null && count > names.length) return null
    const ends = at + match[0].length
    const of = count === 1 && names.length === 1 ? null : count
    const who: Piece = {
      is: 'who',
      names,
      of,
      stands: count !== null && stands === 'from' ? 'of' : stands,
      meant: true,
      from: at,
      to: ends,
    }
    return / imza(?! ?(?:yetkili|sahi))/.test(match[0])
      ? [who, { is: 'sign', by: stands === 'with', onto: false, plural: true, from: ends, to: ends }]
      : [who]
  }
  const printed = (start: number, match: RegExpExecArray): string =>
    squeeze(body.text.slice(start, start + (match.groups?.['what'] ?? match[0]).length))
  const holdsNobody = (start: number, end: number): boolean =>
    !parties.some((each) => each.from < end && start < each.to) && !bounds.some((each) => each.from < end && start < each.to)
  /** Matters that a way to sign is said of, before whoever signs in them or behind. */
  const aboutAt = (): Piece | null => {
    for (const [pattern, of] of MATTERS) {
      const match = eat(pattern)
      if (match) return { is: 'about', of, scope: printed(at, match), from: at, to: at + match[0].length }
    }
    const last = pieces.at(-1)?.is
    if (!excepts || !(last === undefined || last === 'comma' || last === 'part' || last === 'and' || last === 'who')) return null
    const but = eat(BUT)
    return but && IS_MATTER.test(but.groups?.['what'] ?? '') && holdsNobody(at, at + but[0].length)
      ? { is: 'about', of: 'all_but_these', scope: printed(at, but), from: at, to: at + but[0].length }
      : null
  }
  /** Whether the words behind "only" name somebody, with his office before the name perhaps, and neither deny it nor say how he signs. */
  const isHisAlone = (behind: number): boolean =>
    parties.some(
      ({ from: begin }) =>
        begin > behind && /^ (?:(?:sirket |mevcut )?(?:mudur|ortak|mudurumuz|ortagimiz) )?$/.test(plain.slice(behind, begin)),
    ) &&
    !SAYS_HOW.test(plain.slice(from, to)) &&
    !IS_DENIED.test(plain.slice(at, to))
  const excepts = /\b(?:haric|disinda|mustesna)/.test(plain.slice(from, to))
  let isKept = false
  const ends = sentencesOf(body).flatMap((each) => (each.to > from && each.to < to ? [each.to] : []))
  while (at < to) {
    const ended = ends[0]
    if (ended !== undefined && at >= ended - 1) {
      ends.shift()
      pieces.push({ is: 'part', from: at, to: at })
    }
    const graded = groupAt()
    if (graded) {
      pieces.push(...graded)
      at = graded.at(-1)?.to ?? at
      continue
    }
    const label = eat(FROM_GROUP)
    const labelled = label ? parties.find((each) => each.from === at + label[0].length + 1) : undefined
    if (label && labelled) {
      // Who is of another group by the text itself is not meant by it.
      const own = grades?.names.get(gradeOf(label.groups?.['grade'] ?? ''))
      if (own && !own.some((name) => fold(name) === fold(labelled.name))) return null
      at += label[0].length
      continue
    }
    const party = parties.find((each) => each.from === at)
    if (party) {
      ABSENT.lastIndex = party.to
      const absent = ABSENT.exec(plain.slice(0, to))
      if (absent) {
        add({ is: 'absent', names: [party.name], from: at, to: party.to + absent[0].length })
        continue
      }
      glued ||= isGlued(body, party)
      at = party.to
      const ending = eat(CASE_ENDS)?.[0] ?? ''
      const behind = plain.slice(at + ending.length, at + ending.length + 12)
      const stands: Stands = /^['’`´]\s?y?l[ae]$/.test(ending)
        ? 'with'
        : /^ tarafindan\b/.test(behind)
          ? 'by'
          : ending === '' && /^ ya da\b/.test(behind)
            ? null
            : party.after
      if (stands === 'object' || /^ ?['’`´]?\s?[dt][iu]r/.test(ending)) return null
      add({ is: 'who', names: [party.name], of: null, stands, meant: false, from: party.from, to: party.to + ending.length })
      continue
    }
    const bound = bounds.find((each) => each.from === at)
    if (bound) {
      const more =
        /^ ?(?:olan |icin |her turlu |ki |tum |butun |butun |bilumum )*(?:is(?:lerde|lerinde|lemlerde|lemlerinde|leri|lemleri|ler|lemler)?|konularda|hususlarda|islem(?:de|ler)?|taahhutlerde|muamelelerde|harcamalarda)?(?: icin| ise| de| da)*(?![a-z])/.exec(
          plain.slice(bound.to, Math.min(to, bound.to + 40)),
        )
      add({ is: 'bound', limit: bound.limit, above: bound.above, from: at, to: bound.to + (more?.[0].length ?? 0) })
      continue
    }
    const about = aboutAt()
    if (about) {
      add(about)
      continue
    }
    const kept = eat(FORM_KEPT)
    if (kept) {
      isKept = true
      at += kept[0].length
      continue
    }
    const goesOn = isKept ? KEPT_ON.map(([pattern, form]) => ({ words: eat(pattern)?.[0], form })).find(({ words }) => words) : undefined
    if (goesOn?.words) {
      add({ is: 'says', how: 'acts', signed: false, form: goesOn.form, from: at, to: at + goesOn.words.length })
      continue
    }
    // "Aynen devamına (A ile B'nin birlikte imzası) karar verilmiştir": what form it is.
    if (isKept && /[()]/.test(plain[at] ?? '')) {
      at += 1
      continue
    }
    const only = parties.filter((each) => each.from < to && from <= each.from).length === 1 ? eat(ONLY) : null
    if (only && isHisAlone(at + only[0].length)) {
      add({ is: 'form', mode: 'sole', from: at, to: at + only[0].length })
      continue
    }
    const skipped = eat(NO_NAME)
    if (skipped) {
      at += skipped[0].length
      continue
    }
    if (plain[at] === ',' || plain[at] === ';') {
      add({ is: plain[at] === ',' ? 'comma' : 'part', from: at, to: at + 1 })
      continue
    }
    // "Geriye kalan iki müdür A ve B'nin": who they are, and nobody else.
    const called = eat(CALLED)
    if (called && parties.some((each) => each.from === at + called[0].length)) {
      at += called[0].length
      continue
    }
    const own = meant.find((each) => each.from === at)
    if (own) {
      const settled = own.names.length === 0 ? (organAt() ?? titledAt()) : null
      if (settled) {
        add(settled)
        continue
      }
      if (own.names.length === 0) return null
      const end = plain.slice(own.to, own.to + 12)
      const stands: Stands = /^ tarafindan\b/.test(end) ? 'by' : /l[ae]$/.test(plain.slice(own.from, own.to)) ? 'with' : own.after
      // How many of them the words behind say, which stand as words of their own.
      const counted = own.of !== null && !/\b(?:iki|uc|bir)/.test(plain.slice(own.from, own.to))
      // "Müdürlerden ikisinin": the case is of how many of them.
      const some = !counted && own.of !== null && own.of < own.names.length
      const of = some && stands === 'from' ? (/n[iu]n$/.test(plain.slice(own.from, own.to)) ? 'of' : null) : stands
      add({ is: 'who', names: own.names, of: counted ? null : own.of, stands: of, meant: true, from: own.from, to: own.to })
      // "Her iki müdürün imzası şarttır": of both of them, though the word stands for one.
      if (BOTH.test(plain.slice(own.from, own.to)) && ASKED.test(plain.slice(own.to, to)))
        pieces.push({ is: 'sign', by: false, onto: false, plural: true, from: own.to, to: own.to })
      continue
    }
    const lasts = lastsAt(plain, at)
    if (lasts) {
      add({ is: 'term', term: lasts.term, from: at, to: lasts.to })
      continue
    }
    const unless = eat(UNLESS)
    if (unless) {
      add({ is: 'unless', signed: unless[0].startsWith('imza'), from: at, to: at + unless[0].length })
      continue
    }
    const denies = eat(DENIES)
    if (denies) {
      add({ is: 'denies', power: false, from: at, to: at + denies[0].length })
      continue
    }
    const none = eat(NO_POWER)
    if (none) {
      add({ is: 'denies', power: true, from: at, to: at + none[0].length })
      continue
    }
    const free = pieces.at(-1)?.is === 'who' ? eat(FREE) : null
    const alone = free ?? (pieces.at(-1)?.is === 'who' ? eat(ALONE) : null) ?? (IS_DENIED.test(plain.slice(at, to)) ? null : eat(WITHOUT))
    if (alone) {
      add({ is: 'form', mode: 'sole', from: at, to: at + alone[0].length })
      if (free) pieces.push({ is: 'says', how: 'enough', signed: false, form: 'said', from: at, to: at })
      continue
    }
    // "A veya B'den birinin imzasının yanında …" counts those before it.
    const among = pieces.at(-1)
    const counted =
      among?.is === 'who' && (among.stands === 'from' || (among.meant && /[dt][ae]n$/.test(plain.slice(among.from, among.to))))
    const one = counted ? null : eat(ONE)
    if (one) {
      add({ is: 'one', from: at, to: at + one[0].length })
      continue
    }
    const other = pieces.some((each) => each.is === 'one') ? eat(OTHER) : null
    const another = other ? null : eat(ANOTHER)
    if (another) {
      add({ is: 'another', from: at, to: at + another[0].length })
      continue
    }
    const organ = organAt() ?? titledAt()
    if (organ) {
      add(organ)
      continue
    }
    const must =
      /^(?:who|sign|count)$/.test(pieces.at(-1)?.is ?? '') && !ENTITLED.test(plain.slice(from, at))
        ? eat(pieces.some((each) => each.is === 'one') ? IS_MUST_BE : IS_MUST)
        : null
    if (must) {
      add({ is: 'must', from: at, to: at + must[0].length })
      continue
    }
    if (other) {
      add({ is: 'other', from: at, to: at + other[0].length })
      continue
    }
    const meets = eat(MEETS)
    if (meets) {
      add({ is: 'meets', from: at, to: at + meets[0].length })
      continue
    }
    const most = eat(MOST)
    if (most) {
      add({ is: 'count', of: 'most', stands: nounCase(most.groups?.['c']) ?? 'of', signed: false, from: at, to: at + most[0].length })
      continue
    }
    const lead = eat(VOTES) ?? eat(SETS)
    if (lead) {
      at += lead[0].length
      continue
    }
    const small = eat(/(?:(veya|veyahut|yahut|ya da)|(ve)|(ile))(?![a-z])(?! (?:birlikte|beraber|muster))/y)
    if (small) {
      add({ is: small[1] ? 'or' : small[2] ? 'and' : 'with', from: at, to: at + small[0].length })
      continue
    }
    const bare = bareAt()
    if (bare) {
      add(bare)
      continue
    }
    const says = SAYS.map(([pattern, how, form]) => ({ words: eat(pattern)?.[0] ?? '', how, form })).sort(
      (a, b) => b.words.length - a.words.length,
    )[0]
    const [sole, joint] = [eat(SOLE)?.[0] ?? '', eat(JOINT)?.[0] ?? '']
    const form = sole.length >= joint.length ? sole : joint
    const fills = eat(FILLS)?.[0] ?? ''
    const office = offices.filter((each) => each.from === at).sort((a, b) => b.to - a.to)[0]
    // An office is a title before a name, and nobody else.
    const title =
      office &&
      parties.some(
        (each) =>
          each.from >= office.to &&
          /^(?:s?[iu])?(?:l[ae]r(?:d[ae]n|[iu])?|n?[dt][ae]n)? (?:sayin |sn\.? |dr\.? |av\.? )?$/.test(plain.slice(office.to, each.from)),
      )
    // "Şirketi borç altına sokacak her nevi …": what papers do.
    const describes = says?.words === fills && /[ae]c[ae]k$/.test(fills) && PAPERS.test(plain.slice(at + fills.length, to))
    if (says && says.words.length > 0 && says.words.length >= form.length && says.words.length >= fills.length && !describes) {
      add({
        is: 'says',
        how: says.words.startsWith('bagla') ? 'enough' : says.how,
        signed: says.words.startsWith('imza'),
        form: says.form,
        from: at,
        to: at + says.words.length,
      })
      continue
    }
    if (form.length > 0 && form.length >= fills.length) {
      // "İkişer ikişer": two of them.
      if (joint.startsWith('ikiser') && joint.length > sole.length)
        pieces.push({ is: 'count', of: 2, stands: null, signed: false, from: at, to: at })
      add({ is: 'form', mode: sole.length >= joint.length ? 'sole' : 'joint', from: at, to: at + form.length })
      // A signature that the form is of is what something is done by, or what is spoken of.
      if (/imza/.test(form))
        add({ is: 'sign', by: /(?:l[ae]| ile)$/.test(form), onto: false, plural: /imzalar/.test(form), from: at, to: at })
      continue
    }
    if (title) {
      at = parties.find((each) => each.from >= office.to)?.from ?? office.to
      continue
    }
    const sign = eat(SIGN)
    if (sign && sign[0].length >= fills.length) {
      // "A bulunmak şartıyla B veya C'nin ikinci imzası": of those beside him.
      if (sign[0].startsWith('ikinci') && pieces.some((each) => each.is === 'must')) pieces.push({ is: 'other', from: at, to: at })
      add({
        is: 'sign',
        by: /(?:l[ae]| ile)$/.test(sign[0]),
        onto: /[iu]n[ae]$/.test(sign[0]),
        plural: /imzalar/.test(sign[0]),
        from: at,
        to: at + sign[0].length,
      })
      continue
    }
    const count = eat(COUNT)
    if (count && count[0].length >= fills.length && !/^bir$/.test(count[0])) {
      const { n, c, d, e, each } = count.groups ?? {}
      // "Her biri" is each by himself; "her ikisi" are two.
      const all = /\bbir|hangi/.test(each ?? '') ? ('each' as const) : /uc/.test(each ?? '') ? 3 : 2
      add({
        is: 'count',
        of: each ? all : (COUNTS[n ?? ''] ?? 0),
        stands: nounCase(d ?? c ?? e),
        signed: / imza/.test(count[0]),
        from: at,
        to: at + count[0].length,
      })
      continue
    }
    const subject = fills.length > 0 ? null : eat(ABOUT_IT)
    // Before everybody: no matter among others.
    if (subject && EVERYBODY.test(subject[0]) && holdsNobody(at, at + subject[0].length)) {
      at += subject[0].length
      continue
    }
    if (subject && IS_MATTER.test(subject.groups?.['what'] ?? '') && holdsNobody(at, at + subject[0].length)) {
      // "Olağan işlerde, ihalelere girmekte": as many matters as are named.
      const [mark, before] = [pieces.at(-1), pieces.at(-2)]
      const goesOn = (mark?.is === 'comma' || mark?.is === 'and') && before?.is === 'about' && before.of === 'these'
      const from = goesOn ? before.from : at
      if (goesOn) pieces.splice(-2)
      const end = at + subject[0].length
      const scope = goesOn ? squeeze(body.text.slice(from, at + (subject.groups?.['what'] ?? '').length)) : printed(at, subject)
      add({ is: 'about', of: 'these', scope, from, to: end })
      continue
    }
    // "… imza atması, hususları kabul edilmiştir": what is decided is what the words before said.
    const taken = pieces.findLast((each) => each.is !== 'comma')
    const decided = taken?.is === 'says' && taken.form === 'noun' ? eat(OF_WHAT_IS_SAID) : null
    if (decided) {
      at += decided[0].length
      continue
    }
    const matter = eat(MATTER)?.[0] ?? ''
    if (matter.length > fills.length) {
      if (!OF_ALL.test(plain.slice(pieces.findLast((each) => each.is === 'who')?.to ?? from, at))) return null
      // "Her nevi senet, mukavele ve çekler": all of each.
      for (let more: string | undefined = matter; more !== undefined; more = eat(MORE_MATTER)?.[0]) at += more.length
      continue
    }
    if (fills.length > 0) {
      // "İmzasını taşıması şarttır": what is asked for is the signature.
      if (/^imza[a-z]* (?:d[ae] )?(?:tas|ihtiva)/.test(fills))
        pieces.push({ is: 'sign', by: false, onto: false, plural: false, from: at, to: at })
      at += fills.length
      continue
    }
    const votes = eat(TO_DECIDE) ?? eat(PHRASES)
    // By whose decision they sign may be what they need for each.
    if (votes && /^(?:[a-z]+ ){0,3}karar(?:lar)?[iu](?:yla| ile)/.test(votes[0])) return null
    if (votes) {
      at += votes[0].length
      continue
    }
    // The words of clauses on one form that bound nothing.
    const word = wordAt(plain, at)
    if (word && isFiller(plain, word, at)) {
      at = word.to
      continue
    }
    return null
  }
  // A name may hold a genitive whose apostrophe was lost only where a genitive may stand.
  return glued && pieces.some((each) => each.is === 'sign' || (each.is === 'says' && each.form !== 'said')) ? null : pieces
}
