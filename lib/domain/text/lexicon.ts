/**
 * The words that notices decide with, each by its stem: the endings are generated. A verb, an office or a label is added here, in one
 * place, and every frame knows all its forms.
 */

const LAST_VOWEL = /[aeıioöuü](?=[^aeıioöuü]*$)/u
const HARD = /[fstkçşhp]$/u
const VOWEL = /[aeıioöuü]$/u
const plain = (text: string): string =>
  text.replace(/[çğıöşü]/g, (letter) => ({ ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' })[letter] ?? letter)

/** Endings are written with A (a, e), I (ı, i, u, ü), D (d, t), (y) and (n), (s) after a vowel; harmony is the stem's. */
const attach = (stem: string, ending: string): string => {
  let vowel = LAST_VOWEL.exec(stem)?.[0] ?? 'e'
  let word = stem
  for (const part of ending.match(/\([a-zıA-Z]\)|./gu) ?? []) {
    if (part.startsWith('(')) {
      const letter = part[1] ?? ''
      if (letter === 'I' || letter === 'A' ? !VOWEL.test(word) : VOWEL.test(word))
        word += letter === 'I' ? high(vowel) : letter === 'A' ? low(vowel) : letter
    } else word += part === 'A' ? low(vowel) : part === 'I' ? high(vowel) : part === 'D' ? (HARD.test(word) ? 't' : 'd') : part
    vowel = LAST_VOWEL.exec(word)?.[0] ?? vowel
  }
  return plain(word)
}
const low = (vowel: string): string => ('aıou'.includes(vowel) ? 'a' : 'e')
const high = (vowel: string): string => ('aı'.includes(vowel) ? 'ı' : 'ei'.includes(vowel) ? 'i' : 'ou'.includes(vowel) ? 'u' : 'ü')

// "et-" and "git-" soften before a vowel: ederek, edecek; "yönet-" and its like do not. The last vowel of a stem gives way to that of "atıyor".
const softened = (stem: string, ending: string): string =>
  ending.startsWith('(I)yor') && VOWEL.test(stem)
    ? stem.slice(0, -1)
    : stem.endsWith('et') && !/(?:yön|ür|öğr|tük|göz|den)et$/.test(stem) && /^\((?:y|A|I)\)/.test(ending)
      ? stem.replace(/t$/, 'd')
      : stem

const SAID = ['mIş', 'mIştIr', 'mIşlAr', 'mIşlArdIr', 'DI', 'DIm', 'DIlAr', 'DIk', 'mIşIz', 'mAktAdIr', 'mAktAdIrlAr']
/** What is done as it is said: "seçiyoruz", "istifa etmekteyim". */
const DOING = ['(I)yor', '(I)yorlAr', '(I)yoruz', '(I)yorum', 'mAktAyIz', 'mAktAyIm']
const DECIDED = [
  'mAsI',
  'mAsInA',
  'mAsInI',
  'mAsInIn',
  'mAsIndA',
  'mAsIylA',
  'mAlArI',
  'mAlArInA',
  'mAlArInI',
  'mA',
  'mAyA',
  'mAk',
  'DIğI',
  'DIğInI',
  'DIğInA',
  'DIğInIn',
  'DIğIndAn',
  'DIğIndA',
  'DIklArI',
  'DIklArInA',
  'DIklArInI',
  'DIklArInIn',
  'DIklArIndAn',
]
const WILL = ['(y)AcAk', '(y)AcAğIm', '(y)AcAğIz', '(y)AcAktIr', '(y)AcAklAr', '(y)AcAklArdIr', '(A)r', '(A)rlAr', '(I)r', '(I)rlAr']
const LINKED = ['(y)ArAk', '(y)Ip']
const OF_WHOM = ['(y)An', '(y)AnlAr', '(y)AnlArIn', '(y)AnIn']
/** What somebody may do: said of him ("bağlayabilir"), and as a noun ("bağlayabilmesine", "bağlayabileceği"); what he is to do as a noun ("bağlayacağına"). */
const MAY = ['ir', 'irler', 'ecek', 'ecektir', 'ecekler', 'eceklerdir'].map((ending) => `(y)Abil${ending}`)
const AS_NOUN = [
  ...[
    'mesi',
    'mesini',
    'mesine',
    'meleri',
    'melerini',
    'melerine',
    'eceği',
    'eceğini',
    'eceğine',
    'ecekleri',
    'eceklerini',
    'eceklerine',
  ].map((ending) => `(y)Abil${ending}`),
  ...['(y)AcAğI', '(y)AcAğInI', '(y)AcAğInA', '(y)AcAklArI', '(y)AcAklArInI', '(y)AcAklArInA'],
]
const ACTIVE = [...SAID, ...DOING, ...DECIDED, ...WILL, ...LINKED, ...OF_WHOM]

/** Verbs by what they do; `·` joins the words of one verb. */
const VERBS = {
  elect:
    'seç seçil ata atan getir getiril belirle belirlen görevlendir görevlendiril vazifelendir vazifelendiril tayin·et tayin·edil tayin·olun tayin·kılın intihap·et intihap·edil intihap·olun memur·et memur·edil nasb·et nasb·edil uygun·gör uygun·görül layık·gör layık·görül münasip·görül muvafık·gör muvafık·görül',
  serve:
    'yürüt yürütül üstlen üstlenil ifa·et ifa·edil deruhte·et deruhte·edil müdürlük·yap görev·yap görevi·yap görev·al yerine·getir yerine·getiril göreve·başla göreve·başlat göreve·başlatıl denetçilik·yap murakıplık·yap başkanlık·yap',
  end: 'bit sona·er hitama·er ilişiği·kesil son·bul sonlan sonlandır sonlandırıl nihayet·bul nihayete·er hükümsüz·kal üyeliği·düş üyelikleri·düş üyelikten·düş üyeliğinden·düş azalığı·düş azalıktan·düş müdürlüğü·düş müdürlükten·düş müdürlükleri·düş başkanlığı·düş başkanlıktan·düş görevi·düş görevleri·düş görevden·düş hitam·bul noktalan dol tamamlan kalk zail·ol hükümden·düş',
  remove:
    'azlet azledil azil·et azil·edil görevden·al görevden·alın görevinden·al görevinden·alın görevlerinden·al görevlerinden·alın vazifesinden·al vazifesinden·alın uzaklaştır uzaklaştırıl azl·et azl·edil azl·olun azlolun nihayet·veril son·ver son·veril sona·erdir sona·erdiril bitir bitiril noktala nihayet·ver el·çektir el·çektiril hükümsüz·kıl hükümsüz·kılın iptal·et iptal·edil iptal·olun kaldır kaldırıl geri·al geri·alın nez·et nez·edil ref·et ref·edil',
  resign:
    'istifa·et istifa·eyle infikak·et ayrıl çekil istifaen·ayrıl vasfını·kaybet vasfını·yitir sıfatını·kaybet sıfatını·yitir emekli·ol feragat·et vazifeyi·bırak vazifesini·bırak memurluğu·bırak memurluğunu·bırak görevlerini·bırak görevi·bırak görevini·bırak müdürlüğü·bırak müdürlüğünü·bırak üyeliği·bırak üyeliğini·bırak başkanlığı·bırak başkanlığını·bırak görevinden·affını·iste affını·iste affını·talep·et affını·dile ilişiğini·kes ilişkisini·kes',
  die: 'vefat·et hayatını·kaybet yaşamını·yitir hayata·veda·et hayata·gözlerini·yum rahmetli·ol rahmetine·kavuş hakka·yürü ebediyete·intikal·et ebediyete·göç irtihal·et aramızdan·ayrıl',
  empower:
    'yetkili·kıl yetkili·kılın yetkili·ol yetkilendir yetkilendiril yetki·ver yetki·veril yetkisi·ver yetkisi·veril yetki·tanı yetki·tanın yetkisi·tanı yetkisi·tanın temsil·et temsil·edil temsil·olun ilzam·et ilzam·edil ilzam·olun',
  transfer:
    'bağışla bağışlan terk·et terk·edil devret devredil devir·et devir·edil temlik·et temlik·edil sat satıl hibe·et hibe·edil intikal·et',
  move: 'göç göçür göçürül aktar aktarıl taşın taşı taşınıl naklet nakledil nakil·edil nakil·et nakil·olun değiş değiştir değiştiril nakl·et nakl·edil nakl·olun',
  raise:
    'artır artırıl arttır arttırıl yükselt yükseltil çıkar çıkarıl çıkart çıkartıl tezyid·et tezyid·edil tezyit·et tezyit·edil iblağ·et iblağ·edil iblağ·olun',
  lower: 'azalt azaltıl indir indiril düşür düşürül',
  change:
    'değiş değiştir değiştiril tadil·et tadil·edil tadil·olun tashih·et tashih·edil tashih·olun düzelt düzeltil yeniden·yaz yeniden·yazıl yeniden·düzenle yeniden·düzenlen yeniden·kaleme·al yeniden·kaleme·alın güncelle güncellen',
  grant: 'ver veril tevdi·et tevdi·edil tevdi·olun',
  extend: 'uzat uzatıl temdit·et temdit·edil temdit·olun temdid·et temdid·edil yenile yenilen',
  go_on: 'devam·et sürdür sürdürül ibka·et ibka·edil ibka·olun ipka·et ipka·edil',
  add: 'ekle eklen ilave·et ilave·edil ilave·olun',
  become: 'ol ulaş baliğ·ol yap yapıl çık yüksel vardırıl',
  found: 'aç açıl kur kurul küşat·et küşat·edil küşad·et küşad·edil küşad·olun ihdas·et ihdas·edil faaliyete·geç',
  close: 'kapat kapatıl kapan lağvet lağvedil lağv·et lağv·edil lağv·olun',
  strike: 'terkin·et terkin·edil terkin·olun sil silin',
  act: 'hareket·et',
} as const
export type Act = keyof typeof VERBS

/** Further words of notices, so that no damaged or rare form of theirs is taken for a name or for another word. */
const NOUNS =
  'işletme ticarethane tacir müessese yönetim kurul başkan vekil yardımcı üye müdür temsilci memur komiser denetçi yetki yetkili imza ortak hissedar pay hisse sermaye şirket şube adres merkez unvan tescil ilan karar toplantı genel olağan tarih sayı madde sözleşme esas görev süre kişi tüzel gerçek kimlik numara uyruk sicil ticaret noter mahkeme asliye konkordato tasfiye iflas birleşme bölünme devir terkin tutar bedel nakit lira adet denizci denizcilik'
/** Known as words alone, so that none of them is taken for a damaged form of the words above. */
const OTHER_NOUNS =
  'geçmiş tedvir satış kira keşide istem açılış kapanış yazılım artırım kurulum ulaşım işlem alım satım ilam kurum iş yer el il ek diğer değer ordu kayıt bitiş bitim katılım birim'

const FORMS = new Map<string, Act | null>()
for (const [act, stems] of Object.entries(VERBS) as [Act, string][])
  for (const stem of stems.split(' ')) {
    const last = stem.split('·').at(-1) ?? stem
    for (const ending of ACTIVE) {
      for (const form of [attach(last, ending), attach(softened(last, ending), ending)])
        if (!FORMS.has(form)) FORMS.set(form, stem.includes('·') ? null : act)
    }
  }

/** Verbs of notices that are of no one act: known as words, so that none of them is taken for a damaged form of another. */
const OTHER_VERBS =
  'ayır otur oturt gir dol doldur doldurul karşıla karşılan at atıl koy koyul konul gel kal kalın tanı tanın sayıl bırak bırakıl aktar aktarıl kaydır kaydırıl çağır çağrıl öner öneril iste isten oyla oylan boz bozul vazgeç vazgeçil oku okun ara aran işle işlen tanımla tanımlan sınıflandır sınıflandırıl imzala imzalan düşün düşünül koru korun kat katıl kurut kurutul bil bilin sal salın tanıt tanıtıl üret üretil incele incelen izle izlen kirala kiralan tamamla tamamlan çık çıkıl geç geçil bağla bağlan sağla sağlan başla başlan başlat başlatıl kapsa kapsan var varıl geçir geçiril'
const otherForms = (): string[] => OTHER_VERBS.split(' ').flatMap((stem) => ACTIVE.map((ending) => attach(stem, ending)))

/** All forms of the words above that the templates may hold, in plain letters. */
export const generatedForms = (): string[] => [
  ...FORMS.keys(),
  ...otherForms(),
  ...deniedForms(OTHER_VERBS),
  ...nounForms(`${NOUNS} ${OTHER_NOUNS}`),
  'yeterli',
  'sudur',
  'budur',
  'yeterlidir',
]
/** Nouns by their stems in the forms that notices use, in plain letters. */
export const nounForms = (nouns: string): string[] =>
  nouns
    .split(' ')
    .flatMap((noun) =>
      [
        '',
        'lAr',
        '(s)I',
        '(s)InIn',
        '(s)InA',
        '(s)InI',
        '(s)IndAn',
        '(s)IndA',
        'lArI',
        'lArInA',
        'lArInIn',
        'lArIndAn',
        'lArIndA',
        'lArInI',
        'lArdA',
        '(y)A',
        '(n)In',
        'DAn',
        'DA',
        '(y)I',
        'lArA',
        'lArIn',
        'lArdAn',
      ].map((ending) => attach(noun, ending)),
    )

/**
 * Words on which what a power is hangs beside its verbs, by their stems and as they stand: what ends, bounds, conditions or shares it out,
 * and what becomes of the company.
 */
const DECIDING =
  'sirküler infisah iflas butlan feragat komiser kayyım kayyımlık muvafakat vekillik üyelik başkanlık müdürlük temsilcilik memurluk yetkisizlik mahcuriyet ayrılış hissedarlık ortaklık kefalet taşıt makbuz tahsilat çekiliş araç çek ciro senet vekilliğ yardımcılığ üyeliğ başkanlığ müdürlüğ temsilciliğ memurluğ kayyımlığ ortaklığ azalığ reisliğ tasdik iş işlem alım satım kira kredi dönüş değişiklik değişikliğ'
const DECIDING_WORDS =
  'evvelce evvelki evvelden onursal icrada yalnızca münhasır münhasıran altında altındaki üstünde üzerinde üzerindeki üzerini üstündeki aşmamak aşmayan aşmaması geçmeyen geçmemek bağlıdır bağlı sınırlıdır sınırlı sınırlandırılmıştır sınırlandırılmasına şarttır gereklidir gerekir mecburidir zorunludur değişikliği değişikliğine devrine feshine tasdikine yürürlüğe yürürlükten emekliye emekliliği malulen kaydı kaydının kaydıyla temsilen yetkiyle yetkilerinin görevlerinin müşterekler sözleşmesi sözleşmelerinin sözleşmesinin kredilerin çeklerin senetlerin kardeş bundan böyle itibariyle itibarıyla'

/** What is not done, not given, not to go on. */
const DENIED = [
  'mAmIş',
  'mAmIştIr',
  'mAmAsI',
  'mAmAsInA',
  'mAmAk',
  'mAyAcAk',
  'mAyAcAktIr',
  'mAdIğI',
  'mAdIğIndAn',
  'mAz',
  'mAmAktAdIr',
  'mAyAn',
]
const deniedForms = (stems: string): string[] =>
  stems.split(' ').flatMap((stem) => DENIED.map((ending) => attach(stem.slice(stem.indexOf('·') + 1), ending)))

/** All forms of the words that decide something, in plain letters: verbs, offices, and what bounds or ends a power. */
export const decidingForms = (): string[] => [
  ...FORMS.keys(),
  ...deniedForms(Object.values(VERBS).join(' ')),
  ...nounForms(`${NOUNS} ${DECIDING}`),
  ...DECIDING_WORDS.split(' ').map(plain),
]

/** Forms of a verb: what happened, what is decided, what links to the next verb, whom it describes, what is still to come. */
export type Form = 'said' | 'decided' | 'linked' | 'whom' | 'will'
const ENDINGS: Record<Form | Able, string[]> = {
  said: [
    ...SAID,
    ...DOING,
    ...['bulunmaktadır', 'bulunmaktadırlar', 'bulunmaktayız', 'bulunmaktayım', 'bulunuyor', 'bulunuyoruz', 'sayılmıştır', 'oldu'].map(
      (more) => `mIş ${more}`,
    ),
  ],
  decided: DECIDED,
  linked: LINKED,
  whom: OF_WHOM,
  will: WILL,
  may: MAY,
  as_noun: AS_NOUN,
  relative: ['DIğI', 'DIklArI'],
  intended: ['mAyI'],
}
/** Forms that are asked for by name alone: only some verbs mean by them what they say otherwise. */
export type Able = 'may' | 'as_noun' | 'relative' | 'intended'

const EACH: readonly Form[] = ['said', 'decided', 'linked', 'whom', 'will']

/** Between the words of a verb: they may stand apart or not. */
const APART = '·'
/** Strings of small letters as one pattern that shares their beginnings, so that a search stays quick. */
const trie = (words: Iterable<string>): string => {
  type Node = Map<string, Node>
  const root: Node = new Map()
  for (const word of words) {
    let node = root
    for (const letter of word) {
      const next = node.get(letter) ?? new Map()
      node.set(letter, next)
      node = next
    }
    node.set('', new Map())
  }
  const write = (node: Node): string => {
    const parts = [...node].filter(([letter]) => letter !== '').map(([letter, next]) => (letter === APART ? '\\s?' : letter) + write(next))
    if (parts.length === 0) return ''
    const optional = node.has('') ? '?' : ''
    return parts.length === 1 && !optional ? (parts[0] ?? '') : `(?:${parts.join('|')})${optional}`
  }
  return write(root)
}

/** What is drawn or served ("para çekilmesi", "hesaptan çekilecek"): with it `çekil` is no resignation. */
const DRAWN =
  'para|paralar|paranin|nakit|nakden|kredi|krediler|kredinin|doviz|avans|mevduat|mevduatin|havale|fon|tutar|meblag|bedel|harc|ihtar|ihtarname|ihtarnameler|protesto|telgraf|ihbarname|kura|fotograf|cizgi|hat|set|kenara|geri'
const NOT_DRAWN = `(?!cekil(?<=\\b(?:${DRAWN}|(?:hesa[bp]|kasa)[a-z]*[dt][ae]n) cekil))`

const made = new Map<string, string>()
/**
 * The pattern (source, plain letters, whole words) of all forms of an act, of some forms only where these are named. Words of one verb may
 * stand apart by a blank or not (`tayinedilmesine`).
 */
export const verb = (act: Act, ...forms: (Form | Able)[]): string => {
  const key = `${act} ${forms.join()}`
  const known = made.get(key) ?? `${act === 'resign' ? NOT_DRAWN : ''}${formsOf(VERBS[act], ...forms)}`
  made.set(key, known)
  return known
}
/** Whether "ol-" is printed "öl-" there: without their marks, who died and who became something are one word. */
export const isDeath = (text: string, at: number): boolean => /^öl(?!ç)/iu.test(text.slice(at, at + 3))
/** The same of verbs by their stems (`yönet yetki·ver`), for frames that know verbs of their own. */
export const formsOf = (stems: string, ...forms: (Form | Able)[]): string => {
  const endings = (forms.length > 0 ? forms : EACH).flatMap((form) => ENDINGS[form])
  const taken = new Map<string, Set<string>>()
  const passive = new Set<string>()
  for (const verb of stems.split(' ')) {
    const last = verb.slice(verb.lastIndexOf(APART) + 1)
    const lead = plain(verb.slice(0, -last.length).replace(/·(?=.*·)/g, ' '))
    if (last.length > 3) passive.add(lead + plain(last))
    for (const ending of endings) {
      const stem = softened(last, ending)
      const key = lead + plain(stem)
      taken.set(key, (taken.get(key) ?? new Set()).add(attach(stem, ending).slice(stem.length)))
    }
  }
  // Stems that take the same endings stand before them once: what is compiled of a pattern is many times as long as it, and beyond some
  // megabytes of it the engine compiles no pattern well any more. (What looks ahead parts what is compiled: it is not copied for each stem.)
  const alike = new Map<string, { of: string[]; endings: Set<string> }>()
  for (const [stem, ends] of taken) {
    const key = [...ends].join()
    const like = alike.get(key) ?? { of: [], endings: ends }
    alike.set(key, like)
    like.of.push(stem)
  }
  const whole = [...alike.values()].map(({ of, endings: ends }) => `${trie(of)}(?=[a-z])${trie(ends)}`).join('|')
  const begun = trie(new Set([...taken.keys()].map((stem) => stem.slice(0, 2))))
  // What was said to have happened is known by its stem though the scan damaged its end ("seçilmişür").
  const damaged = passive.size > 0 && (forms.length === 0 || forms.includes('said'))
  return `\\b(?=${begun})(?:${damaged ? `(?:${whole})(?![a-z])|${trie(passive)}m[iu][a-z0-9|!]{2,9}` : whole})(?![a-z])`
}
