/**
 * The words of sentences on who signs with whom, each of a closed kind: who is named or meant and in which case, how many of them, joiners, forms,
 * signatures, amounts, what is said of them and what is denied. A word of no kind ends the reading: nothing is concluded beside words that nobody knows.
 */
import type { Limit } from '../fact/fact.ts'
import type { Body } from '../fact/found.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { boundsIn } from './bounds.ts'
import { type Stands, PHRASES } from './known-words.ts'
import { officesIn } from './offices.ts'
import { signersIn } from './references.ts'
import { isGlued } from './tokens.ts'

type Span = { from: number; to: number }
/** A known word or phrase. `of` is how many of those named or meant; of a signature `by`: it is what something is done by ("imzasıyla"). */
export type Piece = Span &
  (
    | { is: 'who'; names: readonly string[]; of: number | 'each' | null; stands: Stands; meant: boolean }
    | { is: 'count'; of: number | 'each'; stands: Stands }
    | { is: 'form'; mode: 'sole' | 'joint' }
    | { is: 'sign'; by: boolean; plural: boolean }
    | { is: 'bound'; limit: Limit | null; above: boolean }
    | { is: 'says'; how: 'acts' | 'enough' | 'needed'; form: 'said' | 'decided' | 'noun' | 'linked' }
    | { is: 'or' | 'and' | 'with' | 'comma' }
    | { is: 'part' | 'beside' | 'along' | 'denies' | 'unless' | 'decides' }
  )

const COUNTS: Record<string, number> = { bir: 1, iki: 2, uc: 3, dort: 4, bes: 5 }
const CASE_ENDS = /(?! ya da\b)['’`´]?\s?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n|[yn]?[iu]|[dt][iu]r(?:l[ae]r)?|y?l[ae])(?![a-z])/y

/** Endings of verbs that state what holds, that decide it, that name it. */
const SAID =
  '(?:[aeiu]?r(?:l[ae]r)?|[yn]?[ae]?c[ae]k(?:l[ae]r)?(?:[dt][iu]r(?:l[ae]r)?)?|m[ae]kt[ae]d[iu]r(?:l[ae]r)?|y?[ae]bil(?:ir|ec[ae]k)(?:l[ae]r)?(?:[dt][iu]r(?:l[ae]r)?)?)'
const DECIDED = '(?:[ae]bil)?m[ae](?:s[iu]|l[ae]r[iu])n[ae]'
const NOUN = '(?:(?:[ae]bil)?m[ae](?:s[iu]|l[ae]r[iu])(?:n[iu]n?)?|[ae]?y?[ae]c[ae](?:g[iu]|kl[ae]r[iu])(?:n[iuae]|n[iu]n)?)'
const LINKED = '(?:[ae]r[ae]k|[iu]p|m[ae]k suretiyle|m[ae]k (?:uzere|kaydiyla|sartiyla))'
const DONE = '(?:m[iu]s(?:l[ae]r)?(?:d[iu]r|t[iu]r)?(?:l[ae]r)?(?: (?:olup|bulunmaktadir))?|[dt][iu](?:l[ae]r)?)'
const FOR_IT = '(?:(?:temsil|ilzam|idare)(?:(?: ve|,) (?:temsil|ilzam|idare))*)'
/** Verbs of who acts for the company, without their endings. */
const ACTS = `(?:${FOR_IT} (?:e[dt]|edil|olun|eyle)|(?:baglan?|borclandir(?:il)?)|(?:borc|taahhut)(?: ve (?:borc|taahhut))? altina (?:gir|sok|sokul|koy|konul|al|alin)|imza(?:sini|larini|lari|yi)? (?:at|atil|koy|konul|e[dt]|edil|vaz ?e[dt]|kullan|kullanil)|imzalan?|kullan(?:il)?|imzas[iu]n[iu] (?:tas[iu]|ihtiva e[dt])|imzalar[iu]n[iu] (?:tas[iu]|ihtiva e[dt])|(?:at|koy|atil|konul)|hareket e[dt])`
const SUFFICES = '(?:yeterli|yeter|kafi|gecerli|muteber|baglayici)'
const NEEDS = '(?:sart|gerekli|zorunlu|lazim|mecburi)'
const HELD = '(?:sayil|addedil|addolun|gorul|ol|kabul edil|kilin|kosul|tutul)'
const DENIED =
  '(?:[ae]?m[ae]z(?:l[ae]r)?|[ae]?m[ae]y?[ae]c[ae]k(?:l[ae]r)?(?:d[iu]r|t[iu]r)?(?:l[ae]r)?|[ae]?m[ae]m[ae](?:s[iu]|l[ae]r[iu])(?:n[aeiu])?|[ae]?m[ae]y?[ae]c[ae](?:g[iu]|kl[ae]r[iu])(?:n[aeiu])?|m[ae]m[ae]kt[ae]d[iu]r)'

const kind = (words: string): RegExp => new RegExp(`(?:${words})(?![a-z])`, 'y')
const UNLESS = kind(
  '(?:imza(?:s[iu]|lar[iu]) )?(?:(?:ol|bulun|at|atil|konul|alin|birles|tamamlan|imzala|tas[iu])m[ae]d[iu]kc[ae]|olmaks[iu]z[iu]n|olmadan|bulunmadan|alinmadan)',
)
const DENIES = kind(
  [
    `(?:${ACTS}|(?:${SUFFICES}|hukum|deger|itibar) (?:${HELD}|ifade e[dt]|tasi|gor)|say(?:il)?|iktifa edil|yetin(?:il)?)${DENIED}`,
    `(?:${SUFFICES}|mumkun|caiz) degildir`,
    '(?:gecersiz|hukumsuz|yetersiz)(?:d[iu]r| (?:sayilir|sayilacaktir|olacaktir|sayilmasina|olmasina))',
    '(?:gecerlilig|hukm)[iu] yoktur',
  ].join('|'),
)
const SAYS: [RegExp, Extract<Piece, { is: 'says' }>['how'], Extract<Piece, { is: 'says' }>['form']][] = [
  [kind(`${ACTS}${SAID}(?! olan)|${ACTS}[ae]bil(?:ir|ec[ae]k)(?:l[ae]r)?`), 'acts', 'said'],
  [kind(`${FOR_IT} (?:edil|olun)mus (?:ol(?:ur|acaktir)|sayil(?:ir|acaktir)|addedilir)`), 'enough', 'said'],
  [kind(`${FOR_IT} (?:edil|olun)mus (?:ol|sayil)${DECIDED}`), 'enough', 'decided'],
  [kind('imzalanmis olmas[iu] (?:gerekir|gerekmektedir|sarttir|lazimdir|zorunludur|gereklidir)'), 'needed', 'said'],
  [kind(`${ACTS}${DECIDED}`), 'acts', 'decided'],
  [kind(`${ACTS}${NOUN}(?! (?:icin|gerek|sart|zorun|lazim|halinde|durumunda))`), 'acts', 'noun'],
  [kind(`(?:${ACTS}${LINKED})`), 'acts', 'linked'],
  [kind('(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiyettar|muktedir)d[iu]r(?:l[ae]r)?'), 'acts', 'said'],
  [
    kind(`(?:yetkili|mezun|s[ae]lahiyetli) (?:kil(?:in)?|olacaklar|olacak)(?:${DONE}|[dt][iu]r)|yetkilendiril${DONE}|yetkili olup`),
    'acts',
    'said',
  ],
  [kind(`(?:yetkili|mezun|s[ae]lahiyetli) (?:kil(?:in)?|ol)${DECIDED}|yetkilendiril?${DECIDED}`), 'acts', 'decided'],
  [kind(`(?:yetkili|mezun|s[ae]lahiyetli) (?:kil(?:in)?|ol)${NOUN}|yetkilendiril?${NOUN}`), 'acts', 'noun'],
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
      `${NEEDS}(?:[dt][iu]r| olup|)|(?:gerek|aran|icap ed)(?:[ae]r|[iu]r|m[ae]kted[iu]r|acaktir|ecektir|iyor)|icap etm[ae]kted[iu]r|(?:bulun|yer al)(?:ur|acaktir|acak|ir)|(?:bulun|yer al|ol|tas[iu]|atil|konul)(?:m[ae]s[iu]|malar[iu]) (?:sartt[iu]r|gerek(?:ir|lid[iu]r|mekted[iu]r)|zorunludur|lazimd[iu]r|mecburid[iu]r|icap eder|aran[iu]r|sart (?:olup|kosulmustur)|(?:gerekli|lazim) ve (?:kafid[iu]r|yeterlid[iu]r))|${NEEDS} ve (?:kafid[iu]r|yeterlid[iu]r)|${NEEDS} (?:kil|kilin|kosul|tutul)${DONE}|(?:tabi|bagli)d[iu]r|tabi tutul${DONE}`,
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
const DECIDES = kind(
  [
    `karar(?:a)? (?:veril|ver|al|alin|bagla|baglan|altina alin|var|varil)${DONE}|kararlastir(?:il)?${DONE}|(?:kabul|tasvip|tensip|tasdik|tespit|tesbit|tescil) (?:e[dt]|edil|olun|et)${DONE}|uygun (?:gor|gorul|bul|bulun)${DONE}|benimse(?:n)?${DONE}|onayla(?:n)?${DONE}|mutabik kal(?:in)?${DONE}|(?:gorus |fikir |oy ?)birligine var(?:il)?${DONE}|karar (?:veril|al)d[iu]`,
  ].join('|'),
)
const TO_DECIDE = kind(
  '(?:mevcud(?:un)?|toplantiya|katilan(?:lar)?(?:in)?|hazir bulunanlar(?:in)?|ortaklar(?:in|imizin|ca)?|uyeler(?:in|ce)?|kurul(?:umuz)?(?:ca|un)|meclis(?:imiz)?ce|yonetim kurulu(?:nca|muzca)|genel kurul(?:ca|da)|ortaklar kurulu(?:nca)?|tamaminin|oyu|oylari|oy ?birli[gk][a-z]*|oy ?coklu[gk][a-z]*|ittifak[a-z]*|muttefikan|cogunlukla|hususunda|seklinde|yolunda|(?:keyfiyetin|kararin|hususun|durumun)? ?tescil(?:i)? ve ilan[iı]?n?[ae]?|ile|de|da|oy)',
)

const WORD_OF_FORM_SOLE =
  '(?:munferi[dt](?:en)?|tek|yalniz(?: kendi)?|yalniz bir|bir tek) imza(?:s[iu]|l[ae]r[iu]?)?(?:n[iu]n|n[iu]|yl[ae]|l[ae]| ile|n[ae])?|munferi[dt](?:en)?(?: olarak)?|tek ?bas(?:l[ae]r)?[iu]n[ae]|yalniz(?:ca)? bas(?:l[ae]r)?[iu]n[ae]|ayri ayri|kendi (?:bas(?:l[ae]r)?[iu]n[ae]|imza(?:s[iu]|l[ae]r[iu])(?:yl[ae]| ile))|mustakil(?:en)?|birbirinden bagimsiz(?: olarak)?|bas(?:l[ae]r)?[iu]na'
const WORD_OF_FORM_JOINT =
  '(?:mustere[kc]|cift|ortak|iki|birlikte) imza(?:s[iu]|l[ae]r[iu]?)?(?:n[iu]n|n[iu]|yl[ae]|l[ae]| ile|n[ae])?|mustere[kc](?:en|ten)?(?: olarak)?|birlikte(?! getiril)|beraber(?:ce)?|bir ?arada|yan ?yana|ikisi birden|(?:her )?ikisi birlikte|el ?birligiyle'
const SOLE = kind(WORD_OF_FORM_SOLE)
const JOINT = kind(WORD_OF_FORM_JOINT)
const MEET =
  '(?:bulunduk(?:lar[iu]|ta)|gel(?:dik(?:lerinde)?|dig[iu]|diginde|mes[iu]|mel[ae]r[iu])|birles(?:tig[iu]|mes[iu]|tiginde|tikte)|tamamlan(?:dig[iu]|diginda|mas[iu])|at(?:tik|il)(?:lar[iu]|digi)?(?:nda)?|imzaladik(?:lar[iu]nda)?|koyduklar[iu](?:nda)?|atild[iu]g[iu](?:nda)?)(?: (?:halinde|takdirde|zaman|durumunda|suretiyle|sartiyla|kaydiyla|kosuluyla))?'
/** Beside whose signature another stands. */
const BESIDE = kind(
  'yan[iu]nda|yan[iu] ?s[iu]ra|beraberinde|ile (?:birlikte|beraber|mustereken|musterek(?: olarak)?|birlesmek suretiyle)|(?:imza(?:s[iu]|l[ae]r[iu])n[ae] )?(?:ilaveten|ek olarak|ilave olarak|ek(?:lenerek|lenmesiyle))|(?:ona|onlara|buna|bunlara) (?:eslik|refakat|istirak) ed(?:en|ecek)',
)
const ALONG = kind('(?:istirak|katilim|refakat)(?:[iu]yl[ae]|[iu] ile|l[ae]r[iu]yl[ae])')
const SIGN = kind(
  '(?:(?:atacag|koyacag|atacaklar|koyacaklar|vaz ?edeceg|vaz ?edecekler|kullanacag|kullanacaklar)[iu] |(?:atilan|konulan|atilacak|konulacak) )?imza(?:s[iu]|l[ae]r[iu]?)?(?:n[iu]n|n[iu]|yl[ae]|l[ae]| ile|n[ae]|y[iu]|dan)?',
)
const COUNT = kind(
  '(?:her ?hangi |en az |yalniz |sadece )?(?:(?<n>bir|iki|uc|dort)(?:i|isi|u|si)?(?<c>n[iu]n|yl[ae]|n[ae]|nd[ae]n| ile)?(?: birlikte| birden)?|(?<each>her ?bir(?:i|isi)|her (?:iki|uc)(?:si|u)?|hepsi|ucu de|ikisi de)(?<e>n[iu]n|n[ae]|ne)?(?: de| da)?)(?: (?:ayri )?(?:mudur|uye|aza|ortak|ortag|kisi|imza|imza sahib|imza sahip|imza yetkili|yetkili)(?:s?[iu])?(?<d>n[iu]n|[iu]n|yl[ae]| ile|l[ae]|n[ae])?)?',
)
/** "Müdürlerden herhangi birisi", counted of those whom the words before it mean. */
const FILLS = kind(
  [
    '(?:(?:sirket|kooperatif|ortakli[kg]|isletme|firma|birli[kg])[a-z]{0,7})',
    '(?:resmi )?(?:unvan|kase|muhur|muhr|damga)[a-z]{0,6}|alt[iu]n(?:a|da|daki)|uzerin(?:e|de)',
    '(?<=\\b(?:sirket|kooperatif|ortakli[kg]|isletme|firma)[a-z]* )(?:ad|nam)[iu]na(?: ve hesabina)?',
    FOR_IT + '(?:e|a|i|in|inin|en|ini|inde|i icin|ine)?',
    'temsil(?:e|en|i|ina|inin)? ve (?:ilzam|idare)(?:a|e|i|in|ina|inin)?',
    '(?:yetki|s[ae]lahiyet)(?:si|leri|sini|lerini|ye|yi|sinin|lerinin|i|ini|siyle|leriyle|li|lileri?|lisi|lisinin|lilerinden)?',
    '(?:imza )?(?:sahi[bp])(?:i|leri|lerinden|inin|lerinin)?',
    'her|turlu|cesit|nevi|tum|butun|bilumum|bilcumle|sair|en|genis|sekilde|surette|anlamda|manada|bakimdan',
    '(?:ilzam|temsil) ed(?:ecek|en)|(?:sirketi )?(?:baglayan|baglayacak|baglayici|borclandiran|borclandiracak)|(?:borc|taahhut)(?: ve (?:borc|taahhut))? altina (?:sokan|sokacak|koyan|koyacak|alan|alacak)|(?:duzenlenecek|tanzim (?:edilecek|olunacak|kilinacak)|imzalanacak|yapilacak|duzenlenen|verilecek|akdedilecek)(?= (?:[a-z]+,? ){0,6}(?:evrak|belge|vesi?[ai]k|sene[dt]|cek|bono|police|sozlesme|mukavele|taahhu|aki?[dt]|kontrat|muamel|islem|is|husus|tasarruf|yazi)[a-z]{0,9}(?![a-z]))|olan',
    `(?:${SUFFICES}|${NEEDS}) (?:ol|sayil)(?:mas[iu]|abilmes[iu]) icin|${ACTS}(?:[ae]bil)?m[ae](?:s[iu]|l[ae]r[iu])? icin|(?:${ACTS})m[ae]k icin|(?:${ACTS})m[ae](?:k|ya|ye)|edebilmesi icin|etme(?:si|ye|k)? ?(?:icin)?`,
    'ancak|bundan|boyle|sonra|ayrica|ise|da|de|dahi|keza|hem|sadece|yalniz|yalnizca|suretiyle|sekliyle|halde|olmak uzere|uzere|olarak|icin|(?:bu|su) sekilde|boylece|artik|yine|dogrudan|bizzat|tam|bir|olmasi (?:halinde|sartiyla)|tarafindan|marifetiyle|eliyle|tarafindan|gerek|ya(?= )|beraber(?:ce)? (?:atacaklari|koyacaklari)',
    MEET,
    '(?:atacag|koyacag|atacaklar|koyacaklar|vaz ?edeceg|vaz ?edecekler)[iu]|atilan|konulan|atilacak|konulacak|atarak|koyarak|atmak|koymak|bulunan|bulunmak|(?:imza )?(?:koy|at)(?:mas[iu]|malar[iu]) (?:halinde|durumunda|suretiyle|sartiyla)|simdiden|bundan boyle',
    '(?:yonetim kurulu|mudurler kurulu|idare (?:meclisi|heyeti)|sirket|komandite|kurucu)(?= )|(?:mudur|uye|aza|ortak|ortag|baskan|reis)(?:l[ae]r)?(?:[iu]m[iu]z)?[iu]?(?:[dt][ae]n)?(?= [a-z]+)|diger(?= (?:mudur|uye|aza|ortak|ortag)[a-z]* [a-z]+ [a-z]+)|genel|umum|sn|sayin|bay|bayan|dr|av|prof|doc|ecz|muh|mim',
  ].join('|'),
)
/** What is signed; one kind of it bounds a power unless a word right before says that all of it is meant. */
const MATTER = kind(
  '(?:evrak|belge|vesika|vesaik|sene[dt]|cek|bono|police|sozlesme|mukavele|taahhut|taahhud|taahhutname|akit|akd|kontrat|muamele|muamelat|islem|is|husus|hususat|konu|yer|tasarruf|yazi|yazisma|umur|mesele|borc|harcama|meblag)(?:l[ae]r)?(?:[iu]n|[iu]|n[iu]n|y[iu]|d[ae]|t[ae]|[dt][ae]ki|l[ae]r[iu]n?|l[ae]r[iu]nd[ae]|[ae]|n[iu]|s[iu]nd[ae]|lerinde|larinda|nda|nde)?',
)
const OF_ALL =
  /\b(?:her|tum|butun|bilumum|bilcumle|turlu|(?:ed|sok|koy|al|kil|ol|ver|yap|imzala|baglay|borclandir|duzenle|akdedil|edil|olun)[a-z]*(?:[ae]n|[ae]c[ae]k)|baglayici|(?:ad|nam)ina)\b[^,;]*$/
const NO_NAME = /\s?[.:"“”'’`–—|*•/-]+|\s+/y

const nounCase = (ending: string | undefined): Stands =>
  ending === undefined || ending === ''
    ? null
    : /^n?[iu]n$/.test(ending)
      ? 'of'
      : /(?:l[ae]| ile)$/.test(ending)
        ? 'with'
        : /^n[ae]$/.test(ending)
          ? 'to'
          : 'from'

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
  const eat = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    return match === null || match[0] === '' || at + match[0].length > to ? null : match
  }
  const add = (piece: Piece): void => {
    pieces.push(piece)
    at = piece.to
  }
  while (at < to) {
    const party = parties.find((each) => each.from === at)
    if (party) {
      if (isGlued(body, party)) return null
      at = party.to
      const ending = eat(CASE_ENDS)?.[0] ?? ''
      const behind = plain.slice(at + ending.length, at + ending.length + 12)
      const stands: Stands = /^['’`´]\s?y?l[ae]$/.test(ending) ? 'with' : /^ tarafindan\b/.test(behind) ? 'by' : party.after
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
    const skipped = eat(NO_NAME)
    if (skipped) {
      at += skipped[0].length
      continue
    }
    if (plain[at] === ',' || plain[at] === ';') {
      add({ is: plain[at] === ',' ? 'comma' : 'part', from: at, to: at + 1 })
      continue
    }
    const own = meant.find((each) => each.from === at)
    if (own) {
      if (own.names.length === 0) return null
      const end = plain.slice(own.to, own.to + 12)
      const stands: Stands = /^ tarafindan\b/.test(end) ? 'by' : /l[ae]$/.test(plain.slice(own.from, own.to)) ? 'with' : own.after
      // How many of them the words behind say, which stand as words of their own.
      const counted = own.of !== null && !/\b(?:iki|uc|bir)/.test(plain.slice(own.from, own.to))
      // "Müdürlerden ikisinin": the case is of how many of them.
      const some = !counted && own.of !== null && own.of < own.names.length
      const of = some && stands === 'from' ? (/n[iu]n$/.test(plain.slice(own.from, own.to)) ? 'of' : null) : stands
      add({ is: 'who', names: own.names, of: counted ? null : own.of, stands: of, meant: true, from: own.from, to: own.to })
      continue
    }
    const unless = eat(UNLESS)
    if (unless) {
      add({ is: 'unless', from: at, to: at + unless[0].length })
      continue
    }
    const denies = eat(DENIES)
    if (denies) {
      add({ is: 'denies', from: at, to: at + denies[0].length })
      continue
    }
    const small = eat(/(?:(veya|veyahut|yahut|ya da)|(ve)|(ile))(?![a-z])(?! (?:birlikte|beraber|muster))/y)
    if (small) {
      add({ is: small[1] ? 'or' : small[2] ? 'and' : 'with', from: at, to: at + small[0].length })
      continue
    }
    const beside = eat(BESIDE)
    if (beside) {
      add({ is: 'beside', from: at, to: at + beside[0].length })
      continue
    }
    const along = eat(ALONG)
    if (along) {
      add({ is: 'along', from: at, to: at + along[0].length })
      continue
    }
    const decides = eat(DECIDES)
    if (decides) {
      add({ is: 'decides', from: at, to: at + decides[0].length })
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
    if (says && says.words.length > 0 && says.words.length >= form.length && says.words.length >= fills.length) {
      add({ is: 'says', how: says.words.startsWith('bagla') ? 'enough' : says.how, form: says.form, from: at, to: at + says.words.length })
      continue
    }
    if (form.length > 0 && form.length >= fills.length) {
      add({ is: 'form', mode: sole.length >= joint.length ? 'sole' : 'joint', from: at, to: at + form.length })
      // A signature that the form is of is what something is done by, or what is spoken of.
      if (/imza/.test(form)) add({ is: 'sign', by: /(?:l[ae]| ile)$/.test(form), plural: /imzalar/.test(form), from: at, to: at })
      continue
    }
    if (title) {
      at = parties.find((each) => each.from >= office.to)?.from ?? office.to
      continue
    }
    const sign = eat(SIGN)
    if (sign && sign[0].length >= fills.length) {
      add({ is: 'sign', by: /(?:l[ae]| ile)$/.test(sign[0]), plural: /imzalar/.test(sign[0]), from: at, to: at + sign[0].length })
      continue
    }
    const count = eat(COUNT)
    if (count && count[0].length >= fills.length && !/^bir$/.test(count[0])) {
      const { n, c, d, e, each } = count.groups ?? {}
      add({ is: 'count', of: each ? 'each' : (COUNTS[n ?? ''] ?? 0), stands: nounCase(d ?? c ?? e), from: at, to: at + count[0].length })
      continue
    }
    const matter = eat(MATTER)?.[0] ?? ''
    if (matter.length > fills.length) {
      if (!OF_ALL.test(plain.slice(from, at))) return null
      at += matter.length
      continue
    }
    if (fills.length > 0) {
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
    return null
  }
  return pieces
}
