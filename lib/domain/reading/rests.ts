/**
 * What notices say around elections and powers that touches neither: that a decision is entered, announced, written into a book, read and
 * signed, how a meeting opened, went and closed, that accounts were approved and officers released, what they earn, that they were thanked and
 * accept. It is told by classes: what is spoken of (a decision, a meeting, accounts, pay), what is done with it (it is entered, read, approved),
 * and that no other word stands beside. Whoever comes or goes, how somebody signs, what puts off, bounds, refuses or takes back needs a word that
 * no class has, or a denied verb. The frames are to see a notice without it, so that what stands before and behind goes together.
 */
import type { Span } from '../fact/found.ts'
import { DATE } from '../kernel/printed-dates.ts'
import { plainLetters } from '../text/letters.ts'
import { ofStems } from '../text/stems.ts'
import { VOTES } from './openings.ts'

/** Nouns in any case, of one or several, with "ki"; no ending of theirs is another word's. */
const nouns = (words: string): string =>
  words.replace(
    /[a-z]+/g,
    '$&(?:l[ae]r)?(?:(?:s?[iu])?m[iu]z|s?[iu])?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n?|y?[iu]|n[iu]|n?c[ae]|[dt][iu]r)?(?:ki)?',
  )
/** Verbs that say what was done, as the noun of what is decided or found, and as they lead to the next verb; never denied. */
const verbs = (stems: string, ...more: string[]): string =>
  stems.replace(
    /[a-z]+/g,
    `$&(?:${[
      'm[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|[dt][iu](?:l[ae]r|k)?|[ae]r[ae]k|[iu]p',
      'm[ae](?:s[iu]|l[ae]r[iu])(?:n[ae]|n[iu])?|[dt][iu](?:g|kl[ae]r)[iu](?:n[iu]|n[ae])?',
      ...more,
    ].join('|')})`,
  )
const WILL = '[ae]c[ae]kt[iu]r|m[ae]kt[ae]d[iu]r'

/** What stands in sentences of all matters: small words, and that it was decided. */
const COMMON = [
  'n?[iu]n n?[dt][ae]n? [yn]?[ae] [yn]?[iu] s[iu] [dt][iu]r l[iu]k [ls][iu] [iu]?nc[iu] ve ile da de ise bu isbu is soz konusu ilgili icin olarak adet bir tum butun her turlu ayni diger alinan hususunda konusunda gorulmustur goruldu',
  nouns('karar husus'),
  verbs('veril ver alin al kararlastir kararlastiril'),
  'uygun',
].join(' ')

/** A matter: what shows it, and the words that sentences on it are made of. */
type Matter = { of: RegExp; words: RegExp }
const matter = (of: RegExp, ...words: string[]): Matter => ({ of, words: ofStems(COMMON, ...words) })

const MATTERS: readonly Matter[] = [
  // "İşbu kararın tescil ve ilanına", "kararın bir sureti ticaret siciline verilmiştir", "devrin pay defterine işlenmesine".
  matter(
    /\b(?:karar|keyfiyet|durum|husus|tutana[kg]|za[bp]|defter|tescil|ilan|sicil|bildir|suret|imza |(?:yasal|kanuni|resmi|gerekli) islem|pay defteri)/,
    nouns(
      'keyfiyet durum tutanak tutanag zabit zabt zapt devir devr suret ornek ornegi nusha belge evrak defter sayfa dosya noter tasdik sicil gazete tescil ilan kurum kurulus yer makam merci banka daire vergi sgk metin metn islem muamele site mudurlug memurlug muracaat basvuru bildirim sirkuler beyanname ek toplanti ortak uye',
    ),
    'onaylanmistir onaylandi kabul kayit kayitlar kaydina yukarida yukaridaki yazili belirtilen gerekli yasal kanuni resmi ticari yeni yerel pay hisse sirketin turkiye ticaret internet tarafimizdan katilanlarca bulunanlarca hazir genel kurulu ortaklar mudurler yonetim defterinin defterine mahallinde geregi geregin[ae]? ticari kanuni tasdikli tasdiklidir onayli haizdir imza altina tanzim ibraz tatbik',
    verbs('edil olun ettiril bulun bulunul bildiril bildir yayimlan yayinlan gonderil basvurul basvur yapil tamamlan', WILL),
    verbs('et islen isle kaydedil kaydet yazil gecir geciril sunul imzalan imzala okun duzenlen dusul saklan konul cikaril cikart yap'),
  ),
  // "Toplantı saat 14.00'te açıldı", "gündemin 3. maddesine geçildi".
  matter(
    /\b(?:toplanti|toplan(?:di|mis|il)|oturum|gundem|yoklama|itiraz eden|nisa[bp]|oylama|gorusme|muzakere|dilek|konu|asagidaki kararlar|kararlar)/,
    nouns(
      'toplanti oturum gundem madde konu yoklama nisap nisab cagri davet oylama dilek dileg temenni bolum saat merkez gorusme muzakere sonuc netice ortak uye hissedar sermaye pay kanun sozlesme baskan divan heyet riyaset tesekkul teskil istirak katilim acilis takrir onerge tutanak zabit',
    ),
    'sirket sirketin genel kurul kurulun kurulda itibari nominal deger[a-z]* paya payin hisseye hissenin asagida asagidaki yukaridaki birinci ikinci ucuncu dorduncu besinci altinci yedinci ilk asaleten vekaleten sonra bundan sonra once ardindan ilansiz cagrisiz davetsiz yeterli mevcut hazir kabul oyuna karsilik tl lira toplam tekabul eden tamaminin temsil yapilan iyi dileklerle basari tesekkur aynen uyarinca gore ttk ana esas ongoruldugu sekilde acik gizli tarafindan oya kabul oldugu olduklari sonunda istirakiyle istirakleriyle katilimiyla katilimlariyla sirket merkezinde yonetim ortaklar kurulu kurulumuz tamaminin hazir sayi gunu tarihinde saat listesi hazirun cetveli tetkikinden toplantiya katilanlar',
    'tespiti?',
    verbs(
      'acil basla baslan kapatil kapat gecil gorusul okun oku toplan yapil tespit edil et gorul anlasil katil saglan bulun oylan sunul konul olun',
    ),
  ),
  // "2022 yılı bilançosu okundu ve tasdik edildi", "yönetim kurulu üyelerinin ibrasına", "kârın dağıtılmamasına".
  matter(
    /\b(?:bilanco|hesap|kar|kari|karin|karindan|zarar|rapor|tablo|ibra|temettu|yedek akce|yedeklere)/,
    nouns(
      'bilanco hesap zarar gelir gider tablo rapor faaliyet calisma donem yil ibra tasdik temettu akce yedek uye denetci murakip murakib mudur ortak dagitim bunye islem kabul devr',
    ),
    'kar kari karin karinin karindan karlar karlarin karlarindan pay payi payin yonetim denetim denetleme mudurler kurul kurulu kurulunun sirket finansal mali ait net brut tl lira gecmis olaganustu kanuni gelecek elde edilemediginden edilmediginden olmadigindan dolayi oturu tasvip muzakere ayri okunmus yapilmamis dagitilmayarak dagitilmamasina dagitilmamasi yapilmamasina yapilmamasi (?:dagitil|yapil|elde edil)may[ae]c[ae]kt[iu]r yapilmamistir degildir',
    verbs('okun edil et olun onaylan dagitil oden ayril aktaril birakil devredil yapil gorusul sayil'),
  ),
  // "Müdürlere huzur hakkı ödenmemesine", "üyelere 395 ve 396. maddelerdeki izinlerin verilmesine".
  matter(
    /\b(?:ucret|huzur hak|395|396|334|335)/,
    nouns('mudur uye denetci murakip madde ucret maas hak hakk kanun miktar muamele islem gorev izin izn tespit'),
    'mudurler yonetim kurulu kurul kurulun aylik yillik brut net tl lira turk ticaret ttk huzur herhangi yazili belirtilen sayilan gerekli uyarinca geregince kapsaminda cercevesinde nedeniyle genel kurulca ileride tespitine kabul (?:oden|veril)m[ae]m[ae]s[iu](?:n[ae])? (?:oden|veril)m[ae]y[ae]c[ae]kt[iu]r yapilabilmesi yetki yetkilerin',
    verbs('oden edil yapil belirlen'),
  ),
  // "Kendilerine hizmetlerinden dolayı teşekkür edilmiştir", "seçilenler görevi kabul ettiklerini beyan ettiler".
  matter(
    /\btesekkur|\bbasari|\bhayirli|\bkabul (?:ed|et)/,
    nouns('hizmet calisma katilim emek emeg katki dilek mudur uye ortak'),
    'kendisine kendilerine kendisi kendileri eski onceki yeni yonetime yonetim kurul[ae]? kurulu kuruluna secilenler[ae]? secilenlerce atananlar atananlarca adi gecenler gecen gecenlerce ilgililerce gorev gorevi gorevler gorevleri vazifeyi kabul tesekkur basari basarilar hayirli olmasi bugune kadarki dolayi oturu toplantida hazir bulunarak ayri beyan ettigini ettiklerini',
    verbs('edil et olun dilen iletil bildir sunul'),
  ),
  // "Şirketin KEP adresi …'dir", "şirketin şubesi bulunmamaktadır", "şirket bağımsız denetime tabi değildir".
  matter(
    /\b(?:kep|elektronik|internet|mersis|vergi daire|subesi|hesap (?:donemi|yili)|bagimsiz denetim|denetci|amac|konusu|adresinde)/,
    nouns('adres site bilgi kayit donem denetim konu amac merkez numara sube secim'),
    'disinda bagli sirket sirketin kep kayitli elektronik posta tebligat internet mersis vergi dairesinin kaydi hesap yili bagimsiz tabi degildir bulunmamaktadir yoktur degisiklik olmamistir yapilmamistir herhangi istigal faaliyet degismemistir aynen devam edecektir etmektedir kayitlidir takvim yilidir ocak aralik tarihleri arasidir arasindadir tescil denetcinin gerek olmadigina gorulmemistir',
    verbs('guncellen alin belirlen edil', WILL),
  ),
]

/** What is known whole wherever it stands: votes, papers with their numbers and days, hours, addresses of the net, that nobody spoke against it. */
const PHRASES = new RegExp(
  [
    VOTES,
    '(?:[a-z]+ )?\\d{1,3}\\. ?noterlig[a-z]*(?: (?:nin|nce))?',
    '\\d{1,2}[./]\\d{1,2}[./]\\d{4} tarih(?:li)?(?: ve)?(?: \\d+)? (?:yevmiye )?(?:sayi(?:li|si)?|numara(?:si|li)?|no(?:lu|su)?)(?: ile)?',
    "saat \\d{1,2}[.:]\\d\\d(?: ?['’]? ?[dt][ae])?",
    '(?<!genel kurul(?:u|umuz)? )\\d{1,2}[./]\\d{1,2}[./]\\d{4} (?:gunu|tarihinde)(?= (?:saat|[a-z\\d.:]+ (?:de|da)|toplan|yapil|sirket|olagan|genel|yonetim|ortak|kurul))',
    '[a-z\\d.-]+@[a-z\\d.-]+|www\\.[a-z\\d.-]+',
    '(?:19|20)\\d\\d (?:yili|hesap yili|faaliyet yili|donemi)(?:n[iu]n|n[ae]|nd[ae])?',
    'soz alan (?:olmadi|olmamistir|bulunmadi|bulunmamistir)',
    '(?:(?:uye|ortak|hissedar|pay sahip|katilan)l[ae]r(?:[iu]?n?d[ae]n) )?(?:karar(?:a|lara) )?(?:muhalif kalan|itiraz eden|muhalefet eden|soz alan) (?:olmadi|olmamistir|bulunmadi|bulunmamistir|cikmadi|cikmamistir)',
    'ret oyu (?:kullanilma|cikma|bulunma|verilme)(?:di|mistir|maktadir)',
    '(?:ilave yapilmasi yonunde|degisiklik) (?:teklif|oneri)(?:si)? (?:olmadi|gelmedi|olmamistir|gelmemistir)',
    '(?:gorusulecek )?baska(?:ca)? (?:bir )?(?:gorusulecek )?(?:konu|husus|madde|is) (?:kalmad|bulunmad|olmad)[iu]g[iu]nd[ae]n',
    "toplanti(?:y[ae]|n[iu]n)? (?:(?:[a-z]+|\\d{1,2}[.:]\\d\\d(?:[’']?[dt][ae])?) ){0,4}(?:son veril(?:di|mistir)|sona er(?:di|mistir|diril(?:di|mistir)))",
    'oturum(?:u|a)? (?:sona er(?:di|mistir|dirdi|diril(?:di|mistir))|son veril(?:di|mistir))',
    '(?:mudur|mudurler(?:in)?|yonetim kurulu(?:nun)?|yonetim kurulu uyeleri(?:nin)?|denetci) secim[iu](?= (?:konu|husus|madde))',
    'imza(?= (?:altina al|ed[ie]l|sirkuler|beyanname|ornek))',
    '(?:[a-z]+ )?vergi dairesi(?:n[iu]n|n[ae]|nd[ae])?',
  ]
    .map((phrase) => `\\b(?:${phrase})(?![a-z])`)
    .join('|'),
  'g',
)
/** A sentence ends with what was done, will be done or is so; a decision among others with the dative of what is decided. */
const FINITE = /(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)|[dt][iu](?:l[ae]r)?|[ae]c[ae]kt[iu]r|[dt][iu]r(?:l[ae]r)?)$/
const WORDS = /[a-z]+|\d[\d.,/-]*/g
const NUMBER = /^(?:\d{1,4}|\d{1,3}(?:\.\d{3})+(?:,\d\d)?|\d{10})[.,]?$/
/** Whether words, in plain letters, are of one of the matters, every one of them. */
const isOfMatter = (plain: string): boolean => {
  const about = MATTERS.filter(({ of }) => of.test(plain))
  if (about.length === 0) return false
  const left = plain.replace(PHRASES, ' ')
  const said = left.match(WORDS) ?? []
  return !/[:;|%"]/.test(left) && about.some(({ words }) => said.every((word) => words.test(word) || NUMBER.test(word)))
}

/** That something was talked of, read or put on the agenda: whatever it was, nothing is decided by it. */
const TALKED = new RegExp(
  `\\b(?:husus|konu|madde|mesele|durum|keyfiyet)(?:${[
    '(?:u|s[iu]|l[ae]r[iu]|l[ae]r)?(?:n[iu]|n[ae])? (?:(?:uzun|genis|etraflica|tekrar|ayrica|ayri) )*',
    '(?:u|s[iu]|l[ae]r[iu])(?:n[iu]n)? (?:gorusul|muzakere|tartisil)m[ae]s[iu]n[ae] ',
    '(?:u|s[iu]|l[ae]r[iu]|l[ae]r)?(?:n?d[ae]|n[iu]n)? (?:uzerinde |etrafinda |hakkinda |icin )?(?:(?:gorusme|muzakere|konusma)(?:l[ae]r)? )?',
  ].join(
    '|',
  )})(?:gorusul|muzakere (?:edil|olun)|tartisil|ele alin|konusul|degerlendiril|incelen|tetkik (?:edil|olun)|istisare edil|gundeme alin|oku(?:n)?|yapil|gecil|acil)(?:m[iu]st[iu]r|d[iu])$`,
)
/** That something was felt to be needed. */
const NEEDED = /\b(?:ihtiyac|luzum|gerek|zaruret) (?:duyul|gorul|hasil ol|dog|hissedil)(?:m[iu]st[iu]r|d[iu])$/
/** Words by which a topic would say more than what was talked of. */
const SAYS_MORE =
  /m[iu]st[iu]r\b.|[a-z]d[iu]r\b.|m[ae](?:s[iu]|l[ae]r[iu])n[ae](?! (?:dair|iliskin|yonelik|gecil))\b|\b(?:munferi|muster|tek |cift |birlikte|imza|olup|ve sirket|tl|lira|karar[ai]|kabul)|m[iu]s (?:ve|olup)|[,;]|\d{1,2}[./]\d{1,2}[./]\d{4}/
/** Names of laws, organs and the company: no people. */
const NOT_NAMED =
  /^(?:T[üu]rk|Ticaret|Kanun\p{L}*|T\.?T\.?K\.?|Y[öo]netim|Genel|Kurul\p{L}*|M[üu]d[üu]r\p{L}*|Ortaklar|[ŞS]irket\p{L}*|Kooperatif\p{L}*|Esas|Ana|S[öo]zle[şs]me\p{L}*|Madde\p{L}*|[İI]dare|Meclis\p{L}*|Umumi|Heyet\p{L}*)['’.,]?/u
/** Whether a sentence only says of what was talked, and names nobody. */
const isTalk = (printed: string, plain: string): boolean =>
  (TALKED.test(plain) || NEEDED.test(plain)) &&
  !SAYS_MORE.test(plain) &&
  [...printed.matchAll(/(?<=\s)\p{Lu}[^\s]*/gu)].every(([word]) => NOT_NAMED.test(word))

const LONGEST = 320
const BEGINS = /[.;:!?)]\s?["”)]?\s$/
const ENDS: ReadonlySet<string> = new Set('.;:!?)"” ')
const ITEM = /^(?:\d{1,2}\s?[-.)]\s?)?/
/** The line above is a heading, lists the matters, or ends with the paper that proves them: no sentence goes on from it. */
const HEADING = /^[^\p{Ll}]{4,}$/u
const ENDS_HEAD =
  /^(?:tescil|ilan) edilen hususlar ?:|\b(?:karari|tutanagi|dilekcesi|dilekce|beyannamesi)$|^(?:[a-z]+ ){0,4}(?:(?:karar )?(?:tarihi?|sayi(?:si)?|no|numarasi|sayfa)\s?:?\s?[\d./-]+\s?,?\s?)+$|^gundem\s?:/
/** The sentence that begins at a place, where it is of such a matter. */
const sentenceFrom = (text: string, plain: string, from: number): Span | null => {
  const begin = from + (ITEM.exec(plain.slice(from, from + 6))?.[0].length ?? 0)
  if (!/\p{Lu}/u.test(text[begin] ?? '') && !/^(?:19|20)\d\d y/.test(plain.slice(begin, begin + 6))) return null
  for (let at = plain.indexOf('.', begin); at >= 0 && at < begin + LONGEST; at = plain.indexOf('.', at + 1)) {
    if (!/^(?:$|\s(?:$|[\p{Lu}\d(]))/u.test(text.slice(at + 1, at + 3)) || !FINITE.test(plain.slice(begin, at))) continue
    // What was mended may be a rarer word that was right.
    const said = [plain.slice(begin, at), plainLetters(text.slice(begin, at))]
    return said.some(isOfMatter) || isTalk(text.slice(begin, at), said[0] ?? '') ? { from, to: at + 1 } : null
  }
  return null
}
/** Behind one decision of several another begins; there one ends. */
const TO_DO = '(?:m[ae](?:s[iu]|l[ae]r[iu])|(?:tescil|ilan|tasdik|kabul|kayd)[iu]|ibra(?:s[iu]|l[ae]r[iu]))n[ae]'
const NEXT = new RegExp(`(?<=${TO_DO})(?:, ?| ve )(?=[a-z\\d])`, 'g')
const DECIDED = new RegExp(`(?<=${TO_DO})(?=, ?[a-z\\d]| ve [a-z]|,? (?:${VOTES},? )?karar (?:veril|alin))`, 'g')

/** "(Tescil: 31.5.2016)", "(Genel kurul 1.2.2019/1, tescil 6.2.2019)": behind what was decided, when it was and when it was entered. */
const ENTRY_NOTE = new RegExp(
  `(?<=[.;]) \\((?:(?:tescil(?: tarihi)?|ilan|(?:(?:genel|yonetim|ortaklar|mudurler) kurul[iu]? )?(?:karar[iı]?(?: tarihi)?)?|genel kurul)\\s?:?\\s?(?:${DATE})(?: ?/ ?\\d{1,5})?[,;]? ?(?:ve )?)+\\)`,
  'g',
)

/** Where a text, in plain letters beside the printed ones, says such a thing: whole sentences, and decisions among others; `breaks` are its ends of lines. */
export const restsIn = (text: string, plain: string, breaks: ReadonlySet<number>): Span[] => {
  const found: Span[] = []
  let line = 0
  for (let at = plain.indexOf(' ') + 1; at > 0; at = plain.indexOf(' ', at) + 1) {
    const isHeaded = breaks.has(at - 1) && (HEADING.test(text.slice(line, at - 1)) || ENDS_HEAD.test(plain.slice(line, at - 1)))
    if (breaks.has(at - 1)) line = at
    // Most words begin no sentence: what stands before them tells without a pattern.
    if (!isHeaded && (!ENDS.has(plain[at - 2] ?? '') || !BEGINS.test(plain.slice(Math.max(0, at - 4), at)))) continue
    const span = sentenceFrom(text, plain, at)
    if (span === null) continue
    // The end of a line stays where it is.
    found.push(
      breaks.has(span.to) && !breaks.has(span.from - 1)
        ? { from: span.from - 1, to: span.to }
        : { from: span.from, to: Math.min(span.to + 1, text.length) },
    )
    at = span.to - 1
  }
  for (const { index, 0: mark } of plain.matchAll(NEXT)) {
    const begin = index + mark.length
    if ((found.at(-1)?.to ?? 0) > index || found.some(({ from, to }) => from <= index && index < to)) continue
    const ends = [...plain.slice(begin, begin + LONGEST).matchAll(DECIDED)].map((end) => begin + end.index)
    const end = ends.find((to) => isOfMatter(plain.slice(begin, to)))
    if (end !== undefined) found.push({ from: index, to: end })
  }
  for (const { index, 0: note } of plain.includes('tescil') ? plain.matchAll(ENTRY_NOTE) : [])
    if (!found.some(({ from, to }) => from < index + note.length && index < to)) found.push({ from: index, to: index + note.length })
  return found.sort((a, b) => a.from - b.from)
}
