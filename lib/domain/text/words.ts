/**
 * Words as scans leave them: the text in small plain letters, letter by letter of the same length as printed, in which the words of the
 * registry's templates are set right where a letter or two was damaged. Only phrases are recognised in it; what a fact says is always taken
 * from the text as printed.
 */
import { distance } from '../kernel/distance.ts'
import { withDateDigits } from '../kernel/printed-dates.ts'
import { remembered } from '../kernel/remembered.ts'
import { ADDRESS_WORDS, DISTRICTS, TITLE_WORDS } from '../kernel/title-words.ts'
import { GIVEN_NAMES, SURNAMES } from '../kernel/turkish-names.ts'
import { alikes, before, looksLike, plainLetters } from './letters.ts'
import { decidingForms, generatedForms } from './lexicon.ts'
import { allIn, LONG } from './needed.ts'
import { isOrdinary, spelled, standsApart } from './ordinary.ts'

/**
 * Words the registry's templates are made of. A word belongs here if a rule looks for it and it is no other word with one letter changed.
 */
const WORDS = `
  yetki olarak secilmistir secilmis atanmistir atanmasina secilmesine gorevlendirilmistir temsile yetkili yetkilidir munferiden mustereken birlikte herhangi birisiyle tarihine tarihinde tarihinden tarihli kadar karar alininca alinincaya
  kayyim kayyimi kayyimin kayyimlar denetim denetleme denetci denetciler denetcilik yonetim kurulu uyesi uyeligi baskani baskan yardimcisi vekili mudur muduru mudurler mudurlugu genel sube subesi subenin temsilci temsilciler yetkililer tasfiye tasfiyeye girmistir memuru memurluguna konkordato komiseri
  daha onceden gorevi olan onceki sona ermistir yetkisi temsil yerine ikamet eden adresinde adresinden adresine tasinmistir kimlik uyruklu sekli sinirli yonergede belirtilen sekilde yetkilendirilmistir yonerge yonergesi
  sermayesi sermaye sermayeyi sermayenin sermayesini beheri degerinde ayrilmis toplam turk lirasi lirasinin degerindedir artirimi artirilan teskil karsilik gelen tekabul karsiligi adet paya payini hisseye hukuki yukumlulukleri devretmistir
  ortaklarindan ortakli limited anonim sirket sirketi sirketin sirkettir sirketler merkezi adresi unvani ticaret sicili sicil dosya numarasi mersis tescil edilen hususlar tescile delil belgeler edildigi olunur
  terkin edilmistir kurulus kurulmustur isletmenin madde degisen maddelerin icerigi hareket edecektir tuzel kisi adina muhleti verilmistir gecici kesin tasdik talebinin reddine birlesme bolunme devralan infisah iflasin acilmasi
  adres adresi yukarida bilgileri verilen bulunan numarali ikamet caddesi tarim gecilmistir gecilmesine acilmistir alinmistir atilmistir yapilmistir yazilmistir edilmistir ayrilmistir odenmistir artirilmistir azaltilmistir kaldirilmistir uzatilmistir belirlenmistir karsilanmistir silinmistir gorusulmustur karsilik karsilikli ortagi ortagin uyesinden birlikten suresi sureli kararin karara karari kararlar gorevine uyesinin uyeleri yetkileri yetkilisi sirketinin sirketine sirkete unvan adini kurul kurulun kurula payinin hisse hissesi maddesi tarih sayili sahibi bilgiler yetkisinin yerlesim
  turkiye cumhuriyeti baslangic toplanti toplantisi olagan olaganustu denetci denetciler bagimsiz seklinde degistirilmistir mustesna degisiklik dagilimindaki sonucunda nakledilmistir ilzama ilzam tarafindan aittir muvazaadan
  musterek munferit itibaren itibariyle gecerli gecerlidir gecersiz dahil haric ancak yalniz yalnizca sadece sartiyla kaydiyla onayi onayina onayiyla imzasi imzalari birinin ikisinin derece grubu sureyle suresiz yoktur
  istifa istifasi istifasinin vefat vefati iptal iptali iptaline feshi azline bosalan ayrilan yururlukten kaydi duzeltme sehven dogrusu yanlislikla tedbir tedbiri tedbirin tedbire tedbirler tedbirlerin tedbirinin tedbirine tedbiren aylik yillik gunluk haftalik uzeri asmayan gecmemek
`
  .trim()
  .split(/\s+/)

/**
 * Words of notices that lie a letter or two from one of these and mean something else: who is removed (`alınmasına`) is not appointed
 * (`atanmasına`).
 */
const OTHERS = `
  degil cadde muhur cizilmistir cizilmis cizilmesine oncesi ilzami konulmustur sunulmustur surulmustur olusur okunur yerini yerlerini yarar zarar gecisi yerlesik sonucunun sermayemiz talebinde takibinde ettirilmistir icrasinin ortami tekli temsilcilik bilmeleri toplandi
  sureti dizisiyle uyeli atanincaya nasbedilmistir kesan sirkeci subasi taslik bitki bitkisi bitkisinin bitkileri bitkilerinin bitkilerin bitkisel balkan kamara tezel kurucu adana toplantiya adrese temsili toplantida kurumu sayisi adresini mudurluge tescili sirketimiz sermayeye yetkisini toplantiyi belgeleri merkeze hisseyi gecen belirtilir sirasi sirketidir sirketten hukuku kurulan degerinin olacak surenin
  lirasidir bildirilmistir konusunda pesin yonergeye sakli sesli toplanmasi haricinde alinmasina alinmasi atilmasina yururlugu karaya kural kuruna kurum uzerinden maddi tevkil toplandigi mudure kurus kadir zararin devrolan kararindan kader celil
  yonergeyi artirimin kesik secilmesi atanmasi verilmesi verilmesine gorevden gorevini gorevinin yetkiye yetkinin uyenin uyelere baskana mudurden hisseden hisselerin paylarin sermayeden sirketle adreste adresten tarihten tarihi tarihin kararla
  kararinin karardan kurulca kuruldan birlesmesi bolunmesi devreden infisahi iflasina tasfiyesi tasfiyenin tescilin tescilli merkezde merkezin unvanin unvana subeye subede subeler temsilen temsilde yonetime yonetimi toplanan kaldirilmasina
  degistirilmesine azaltilmasina cikarilmasina katilmistir kurulmasina tasinmasina acilmasina kapatilmasina birakilmasina devredilmesine devredilmistir girilmistir girilmesine kabulune uyelerine uyeligine baskanligi vekiline vekilin komiserin
  sermayesinin toplantinin temsilcileri yetkilileri isletmeleri sirketleri kurtulus birligiyle arttirilan arttirilmistir birlestirilmistir memurun memurlugu kapanmasi acilmasi uzatilmasi uzatilmasina subeyi uyeyi sermayesine ortaga adresinin muhlete reddini mersin denizciler tayini etmistir getirilmistir aranmasina goreve birisinin devralmistir vermistir satilmistir ortaklardan maddelerini uyelige uyelikten baskanliga baskanligina vekilligine yardimciligina mudurlukten komiserligine sonlandirilmistir onaylanmistir tamamlanmistir yayimlanmistir hazirlanmistir kararlastirilmistir
  resen tayin satin sarti uzerine belgelere olmayan birer secim sahip sahibi eder ederler alti terk izin izni akdi alis yakit artik nakil devrini feshini sonu bayi yari acik isim sekiz dokuz zayi kirasi kurulum kuru kuruna ekli ekleri olen olani agir alman dolum kapsar devretmeyi amac amaci kapsam kaybi kayip istirak istirakler ikiser ucer dorder beser onar yirmi otuz kirk elli altmis yetmis seksen doksan milyon milyar
  dolar dolari dolarinin dolarini dolarina dolardan cikis cikisi cikisina asilan asilmasi asilmasinda asilmasina asilmis kurallar kurallari kurallarina kurallarini kurallara
  gereklidir gerekli istida istife istifade istifasinda onaya olayi olayina olayiyla imzali imzayi imzalara alcak gruba uzere yalnis coktur derede birimin iptalini iptale feshe fethi vefata azlini asline ayrik almayan atmayan gelmemek secmemek bosanan aylak
`
  .trim()
  .split(/\s+/)

const KNOWN = new Set(WORDS)
/** No damaged word is longer: the longest word of the templates has 19 letters. */
const LONGEST = 24
/** Shorter words lie a letter from too many others. */
const LEAST = 6
const KEPT = new Set([...WORDS, ...OTHERS, ...generatedForms()])
/** Given names, and surnames, in plain letters. */
export const GIVEN: ReadonlySet<string> = new Set(GIVEN_NAMES.map(plainLetters))
export const FAMILY: ReadonlySet<string> = new Set(SURNAMES.map(plainLetters))
/** Names of people, a letter or two from a word of the templates: `Tarık` is no damaged `tarih`. */
const NAMES = new Set([...GIVEN, ...FAMILY])
/** Made once: thousands of forms, when a Worker starts. */
const FORMS_THAT_DECIDE = decidingForms()
/**
 * Words that no frame takes for another by a letter or two, since they lie too near each other, and that a scan damages like the rest: each
 * is set right where a letter taken for one that looks like it leaves no other word.
 */
const DECIDING = new Set(FORMS_THAT_DECIDE.filter((word) => word.length >= LEAST))
/** Words that decide something, and all words that are whole as they stand. */
const TELLING: ReadonlySet<string> = new Set([...WORDS, ...FORMS_THAT_DECIDE])
const ALL_KNOWN: ReadonlySet<string> = new Set([...KEPT, ...TELLING])
/** Places and words of trade names, which stand beside them. */
const BESIDE = new Set([...TITLE_WORDS, ...ADDRESS_WORDS, ...DISTRICTS].map(plainLetters))
/** A verb that denies is no damaged one that affirms, however few letters lie between them ("seçmemiştir", "seçilmiştir"). */
const DENIES = /[a-z]{2}m[ae](?:m[iu]st|m[ae]s[iu]|m[ae]l[ae]r|m[ae]kt|y[ae]c[ae]k)/
const isOther = (word: string): boolean => KEPT.has(word) || NAMES.has(word) || standsApart(word) || DENIES.test(word)
const hidden = (word: string, at: number): string => `${word.slice(0, at)}_${word.slice(at + 1)}`

/** Words with one letter hidden, and long ones with two. */
const NEAR: ReadonlyMap<string, string[]> = (() => {
  const near = new Map<string, string[]>()
  const add = (key: string, word: string): void => {
    const words = near.get(key)
    if (!words) near.set(key, [word])
    else if (!words.includes(word)) words.push(word)
  }
  for (const word of KNOWN) {
    if (word.length < 5) continue
    for (let i = 0; i < word.length; i++) {
      add(hidden(word, i), word)
      if (word.length >= 9) for (let j = i + 1; j < word.length; j++) add(hidden(hidden(word, i), j), word)
    }
  }
  return near
})()

/** The only word of a pattern with hidden letters; where several fit, the one whose letters look like those that stand there. */
const fitting = (word: string, pattern: string): string | null => {
  const words = NEAR.get(pattern) ?? []
  if (words.length < 2) return words[0] ?? null
  const [only, ...others] = words.filter((other) =>
    [...other].every((letter, at) => letter === word[at] || looksLike(word[at] ?? '', letter)),
  )
  return only !== undefined && others.length === 0 ? only : null
}

/** A word with the digits that a scan read for its letters set right (`mudur1uk`), where that makes it one that notices use. */
const lettered = (word: string): string | null => {
  if (!/[a-z][01|!5]|[01|!5][a-z]/.test(word)) return null
  for (const stroke of ['l', 'i']) {
    const tried = word.replace(/[1|!]/g, stroke).replace(/0/g, 'o').replace(/5/g, 's')
    if (KEPT.has(tried)) return tried
  }
  return null
}

/** The only deciding word that a word was before a letter was taken for another; null where there is none, or no telling which. */
const deciding = (word: string): string | null => {
  if (word.length < LEAST || isOther(word) || ALL_KNOWN.has(word) || BESIDE.has(word)) return null
  const found = new Set<string>()
  // What differs at the end of a word is another form of it.
  for (let i = 0; i < word.length - 1; i++)
    for (const letter of alikes(word[i] ?? '')) {
      const tried = word.slice(0, i) + letter + word.slice(i + 1)
      if (DECIDING.has(tried) || KNOWN.has(tried)) found.add(tried)
    }
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only : null
}

const mended = remembered((word: string): string => {
  if (word.length < 5 || word.length > LONGEST || isOther(word) || isOrdinary(word)) return word
  const letters = lettered(word)
  if (letters !== null) return letters
  // The old columns put an `o` before words: `okadar`.
  if (word.startsWith('o') && KNOWN.has(word.slice(1))) return ` ${word.slice(1)}`
  // Another form that only a letter like the one that stands there parts from it ("üyeliğc" is no "üyeliği").
  const likely = [...before(word)].filter((tried) => tried.length === word.length && KEPT.has(tried))
  const nearer = (found: string): string => (likely.length !== 1 || likely.includes(found) ? found : (likely[0] ?? found))
  for (let i = 0; i < word.length; i++) {
    const found = fitting(word, hidden(word, i))
    if (found !== null) return nearer(found)
  }
  if (word.length >= 9) {
    for (let i = 0; i < word.length; i++) {
      for (let j = i + 1; j < word.length; j++) {
        const found = fitting(word, hidden(hidden(word, i), j))
        if (found !== null) return nearer(found)
      }
    }
  }
  return deciding(word) ?? word
})

/** The round digit of a number of a year and a count (`2022/o5`). */
const IN_NUMBER = /(?<=\b\d{4}\/)o(?=\d)/g
/** A word too short to be known alone, by the one before it: what stands in every notice. */
const RESIDENT = /\bikamet ([a-z0-9|!]{4})(?![a-z0-9|!])/g
/** The word before a place, and whether it and the one that begins there are printed with capitals. */
const BEFORE = /(\p{Lu}[\p{L}]{1,15}) $/u
/** Words that no name goes on from: where they stand before a given name, his name begins with it. */
const NAME_BEGINS = /(?:^|[,;:.()]|(?<!\p{L})\p{Ll}+) $/u
/** "CEM ATAHAN": behind a given name that is no surname stands another name, however near a word of the templates it lies. */
const isSecondName = (text: string, at: number): boolean => {
  if (!/^\p{Lu}/u.test(text.slice(at, at + 2))) return false
  const printed = BEFORE.exec(text.slice(Math.max(0, at - 18), at))?.[1] ?? ''
  const before = plainLetters(printed)
  if (!GIVEN.has(before)) return false
  const begin = at - printed.length - 1
  return !FAMILY.has(before) || NAME_BEGINS.test(text.slice(Math.max(0, begin - 20), begin))
}
/** "Kaydiyle", "imzasiyle": older notices print the ending so behind every vowel. */
const OLD_ENDING = /((?<!\b(?:itib|h|istir|has))[aou][bcdfghjklmnprstvyz]{1,3}i)yle(?![a-z])/g
const mendedText = (text: string): string =>
  withDateDigits(plainLetters(text))
    .replace(/(?<![a-z0-9])[a-z0-9!|]{5,20}(?![a-z0-9])/g, (word: string, at: number) => {
      const whole = mended(word)
      return whole !== word && isSecondName(text, at) ? word : whole
    })
    .replace(IN_NUMBER, '0')
    .replace(OLD_ENDING, '$1yla')
    .replace(RESIDENT, (said, word: string) => (distance(word, 'eden') <= 1 ? 'ikamet eden' : said))
/** Matters, titles and pieces of a notice are asked for again and again. */
const mendedPiece = remembered(mendedText, 200)
/** The last whole notice: the head of a short notice in good print is the same text as its body. */
let last = { text: '', mended: '' }

/** {@link plainLetters} with the words of the templates mended. */
export const mend = (text: string): string => {
  if (text.length <= LONG) return mendedPiece(text)
  if (text !== last.text) last = { text, mended: mendedText(text) }
  return last.mended
}

// What scanning makes of one letter: two that look like it; and of two, one.
const PAIRS: [RegExp, string][] = [
  [/rn|ivi/g, 'm'],
  [/cl/g, 'd'],
  [/ri/g, 'n'],
  [/ii/g, 'u'],
  [/lc/g, 'k'],
  [/li/g, 'h'],
  [/ni/g, 'm'],
  [/su/g, 'sti'],
]
/** And of two letters one that looks like both: "aynlmıştır", "sayıh". */
const DRAWN_TOGETHER: [RegExp, string][] = [
  [/n/g, 'ri'],
  [/h/g, 'li'],
]

/** Words by what is left of them when one letter is lost, and long ones two; null where two words would fit. */
const LESS: ReadonlyMap<string, string | null> = (() => {
  const less = new Map<string, string | null>()
  const add = (key: string, word: string): void => {
    less.set(key, less.has(key) && less.get(key) !== word ? null : word)
  }
  for (const word of KNOWN) {
    if (word.length < 7) continue
    for (let i = 0; i < word.length; i++) {
      const one = word.slice(0, i) + word.slice(i + 1)
      add(one, word)
      if (word.length >= 10) for (let j = i; j < one.length; j++) add(one.slice(0, j) + one.slice(j + 1), word)
    }
  }
  return less
})()

// Turkish words are declined at their end: what differs there is another form, not damage.
const sameEnds = (a: string, b: string): boolean => a[0] === b[0] && a.slice(-3) === b.slice(-3)
/** Consonants that no ending brings together: a thin vowel between them was lost ("karşılgı", "karşılk"). */
const LOST_VOWEL = /[bcdfghjklmnprstvyz]{3}|[lr][gk][iu]?$|[kt][ls][iu]$/
const lostVowel = (word: string, lost: string): boolean =>
  lost.length === word.length + 1 && word[0] === lost[0] && word.at(-1) === lost.at(-1) && LOST_VOWEL.test(word)

/**
 * The word of the templates that a word of another length was (`tarihinclc` → `tarihinde`, `seçilmişir` → `secilmistir`); null where it was
 * none. In plain letters.
 */
export const wholeWord = remembered((word: string): string | null => {
  if (word.length < 5 || word.length > LONGEST || isOther(word) || isOrdinary(word)) return null
  for (const [pair, letter] of [...PAIRS, ...DRAWN_TOGETHER]) {
    for (const match of word.matchAll(pair)) {
      const tried = word.slice(0, match.index) + letter + word.slice(match.index + match[0].length)
      if (KNOWN.has(tried) || DECIDING.has(tried)) return tried
    }
  }
  if (mended(word) !== word) return null
  for (const [pair, letter] of PAIRS) {
    for (const match of word.matchAll(pair)) {
      const tried = mended(word.slice(0, match.index) + letter + word.slice(match.index + 2))
      if (tried.length >= 9 && KNOWN.has(tried)) return tried
    }
  }
  const lost = LESS.get(word)
  if (lost && (sameEnds(word, lost) || lostVowel(word, lost))) return lost
  // A letter too many, or one lost and one misread.
  for (let i = 0; i < word.length && word.length >= 8; i++) {
    const less = word.slice(0, i) + word.slice(i + 1)
    if (KNOWN.has(less) && sameEnds(word, less)) return less
    const found = word.length >= 10 ? LESS.get(less) : null
    if (found && found.length !== word.length && sameEnds(word, found)) return found
  }
  return null
})

/** {@link mend} where the length of a word does not matter: what two letters were made of is one again. */
export const mendWhole = (text: string): string =>
  mend(text).replace(/(?<![a-z0-9])[a-z0-9!|]{5,24}(?![a-z0-9])/g, (word) => wholeWord(word) ?? word)

/** A figure or a stroke among three letters; figures that a unit ran into are an amount, a stroke between two words parts a table. */
const WITH_FIGURE = /^(?!\d\d|[a-z]{4,}[|!][a-z]{4,}$)(?=[^a-z]*[a-z][^a-z]*[a-z][^a-z]*[a-z])[a-z0-9|!]*[0-9|!]/
/**
 * Whether a word in plain letters, which is none that notices use and was not set right, is a letter from one that they do: what it said is
 * not legible.
 */
export const isIllegible = remembered((word: string): boolean => {
  if (word.length < SHORTEST_READ || word.length > LONGEST || isOther(word) || ALL_KNOWN.has(word) || BESIDE.has(word)) return false
  if (WITH_FIGURE.test(word)) return true
  for (const tried of before(word)) if (TELLING.has(tried)) return true
  return false
})
/** A text as printed, and with each word that is not legible as any that it may have been. */
export const perhapsRead = (text: string): string[] => {
  const plain = mendWhole(text)
  const others: string[] = []
  for (const { index, 0: word } of plain.matchAll(/(?<![a-z0-9|!])[a-z0-9|!]{4,24}(?![a-z0-9|!])/g))
    if (isIllegible(word))
      for (const tried of before(word))
        if (TELLING.has(tried)) others.push(plain.slice(0, index) + tried + plain.slice(index + word.length))
  return [text, ...(others.length > 0 || plain !== plainLetters(text) ? [plain] : []), ...others.slice(0, MOST_READINGS)]
}
const MOST_READINGS = 40

/** A letter of a shorter word says little. */
const SHORTEST_READ = 4

/** How many, and what denies: what a damaged word may have been, and is never set right to. */
const NUMBERS = new Set(
  'bir biri iki uc dort bes alti yedi sekiz dokuz on yirmi otuz kirk elli altmis yetmis seksen doksan yuz bin milyon'.split(' '),
)
const DENIALS = new Set('yok yoktur degil degildir hic hicbir haric disi disinda olmayan bulunmayan olmadan olmaksizin'.split(' '))
const isDenial = (word: string): boolean => DENIALS.has(word) || DENIES.test(word)
/** Shorter words are known where they stand between two others: alone they may be what is left of a torn one. */
const ALONE = 4
/** A short word that a scan damaged, and no syllable of a torn one. */
const NO_SYLLABLE = /^(?:v|[^bcdfghjklmnprstyz]|.{3})/
/**
 * The word of usual sentences that a word was before a scan damaged a letter of it: the only one that it may have been, or the only one that
 * stands between its neighbours; null where it is a word as it stands, or where there is no telling which. In plain letters.
 */
export const usualWord = (word: string, before: string, after: string): string | null => {
  if (isStranger(word)) {
    const isSure = (each: string): boolean => SURE.test(`${before} ${each} ${after}`)
    return isSure(word) ? null : (alikesOf(word).find(isSure) ?? null)
  }
  const perhaps = perhapsUsual(word)
  const [only, ...others] = perhaps
  if (only === undefined) return null
  const alone = word.length >= ALONE || (before !== '' && after !== '' && NO_SYLLABLE.test(word))
  if (others.length === 0 && alone && !NUMBERS.has(only) && !isTail(word) && !isHead(word)) return only
  const [fits, ...fit] = perhaps.filter((each) => follows(before, each, after))
  return fits !== undefined && fit.length === 0 && !NUMBERS.has(fits) ? fits : null
}
/** All usual words that a word may have been that is none. */
const perhapsUsual = remembered((word: string): readonly string[] => {
  if (word.length < 2 || word.length > LONGEST || isWhole(word) || TELLING.has(word) || isOrdinary(word) || DENIES.test(word)) return []
  const found = new Set(
    [...before(word)].filter(
      (tried) => isUsual(tried) || NUMBERS.has(tried) || DENIALS.has(tried) || (DECIDING.has(tried) && isDenial(tried)),
    ),
  )
  if ([...found].some(isDenial)) return []
  // A word of the templates of which any other letter was lost competes.
  if (found.size > 0 && word.length > 4)
    for (let i = 0; i < word.length; i++) for (const near of NEAR.get(hidden(word, i)) ?? []) found.add(near)
  return [...found]
})

const isUsual = (word: string): boolean => spelled(word) !== null || KNOWN.has(word)
/** Whether a word, and what it is among those of the templates, is to be asked for by its neighbours. */
const mayBeUsual = (word: string, template: string | null): boolean =>
  isStranger(word)
    ? alikesOf(word).length > 0
    : template === null
      ? perhapsUsual(word).length > 0
      : template !== word && spelled(template) !== null
/** Where no other word stands: there even a word of its own is a damaged one ("aksi katar", "satın elma", "15 sağı ile"). */
const SURE =
  /^(?:[a-z#]* karar (?:veri?l|ali?n)[a-z]*|aksi karar [a-z]*|(?:genel kurul|kurulu) karari [a-z]*|imza atma[a-z]* [a-z]*|ilzam et(?:me|mek) [a-z]*|ilzam etmeye [a-z]*|[a-z#]* satin al[a-z]*|satin al[a-z]* [a-z#]*|# sayi ile)$/
/** Whether a word is one of its own, and none that decides something or that sentences on offices are made of. */
const isStranger = (word: string): boolean =>
  !KNOWN.has(word) && spelled(word) === null && (isOrdinary(word) || KEPT.has(word) || TELLING.has(word))
const alikesOf = (word: string): string[] => [...before(word)].filter((each) => isUsual(each) || DECIDING.has(each))
/** Whether a word stands behind the one before it, or before the one behind it, in usual sentences. */
export const follows = (before: string, word: string, after: string): boolean =>
  FOLLOWS.has(`${before} ${word}`) || FOLLOWS.has(`${word} ${after}`)

/** Two words of the templates that stand as one (`olarakseçilmiştir`); null where it is not two. In plain letters. */
const twoWords = (word: string): [string, string] | null => {
  if (word.length < 10 || word.length > 2 * LONGEST || KEPT.has(word)) return null
  for (let at = 5; at <= word.length - 5; at++)
    if (KNOWN.has(word.slice(0, at)) && KNOWN.has(word.slice(at))) return [word.slice(0, at), word.slice(at)]
  return null
}

/** What words of the templates begin with. */
const BEGINNINGS = new Set([...KNOWN].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))))
/** Whether two pieces are one word of the templates (`seçil miştir`). In plain letters. */
export const oneWord = (first: string, second: string): boolean =>
  first.length + second.length >= 8 && BEGINNINGS.has(first) && KNOWN.has(first + second) && !(KEPT.has(first) && KEPT.has(second))

/** The word of the templates that a word in plain letters is or was; null where it is none. */
export const templateWord = remembered((word: string): string | null => {
  if (KEPT.has(word)) return word
  if (word.length > LONGEST) return null
  const whole = mended(word)
  return KNOWN.has(whole) ? whole : wholeWord(word)
})

/**
 * How the registry's sentences run: a word of them stands damaged beyond its own likeness, or is too short to be known alone, between two
 * others.
 */
const phrases = (list: string): string[][] =>
  list
    .trim()
    .split(/[;\n]/)
    .map((phrase) => phrase.trim().split(' '))
const PHRASES = phrases(`
  adet paya karsilik gelen turk lirasi; adet hisseye karsilik gelen; adet payini hukuki ve mali yukumlulukleri ile; sermaye karsiligi adet payini; turk lirasi degerinde; turk lirasi degerindedir; paya ayrilmis toplam; sirketin sermayesi her biri; sirketin sermayesi beheri;
  sirket tek ortakli bir limited sirkettir bu ortak; sirket tek pay sahipli bir anonim sirkettir bu pay sahibi; onceki bu gorevi sona ermistir; onceki uyeligi sona ermistir; konkordato komiseri gorevi sona ermistir; temsil yetkisi sona ermistir; temsil yetkisi sona erenler
  yonetim kurulu uyesi olarak secilmistir; yonetim kurulu baskani olarak secilmistir; yonetim kurulu baskan vekili olarak secilmistir; yonetim kurulu baskan yardimcisi olarak secilmistir; yonetim kurulu baskan vekili temsile yetkili olarak secilmistir;
  yonetim kurulu baskan yardimcisi temsile yetkili olarak secilmistir; yonetim kurulu baskani temsile yetkili olarak secilmistir; yonetim kurulu uyesi temsile yetkili olarak secilmistir; yonetim kurulu uyesi olan; yonetim kurulu baskan vekili gorevi olan;
  daha onceden yonetim kurulu; daha onceden mudur gorevi olan; daha onceden mudur mudurler kurulu baskani gorevi olan; temsile yetkili gorevi olan turkiye; tarihine kadar yonetim kurulu; tarihine kadar mudur olarak secilmistir; tarihine kadar temsile yetkili olarak secilmistir
  aksi karar alinincaya kadar mudur olarak secilmistir; aksi karar alinincaya kadar mudur mudurler kurulu baskani olarak secilmistir; aksi karar alinincaya kadar temsile yetkili olarak secilmistir; yetki sekli munferiden temsile yetkilidir; yetki sekli sinirli yetkili
  ile birlikte mustereken temsile yetkilidir; den herhangi birisiyle mustereken temsile yetkilidir; icin musterek oldugu yetkililer; seklinde degistirilmistir; tuzel kisi adina turkiye; tuzel kisi adina hareket edecektir; adina hareket edecek gercek kisi; uyruklu kimlik no lu
  adresinde ikamet eden; sirketin adresi; adresinden; adresine tasinmistir; bilgileri bulunan sirketin adresi; tescile delil olan belgeler; tescil edilen hususlar; tescil edildigi ilan olunur; icerigi degisen maddelerin yeni hali; tasfiyeye girmistir; konkordato muhleti verilmistir
  yonetim kurulu yetkililer; mudurler yetkililer; yeni atanan temsilciler; gorev dagilimindaki degisiklik; tarafindan nakdi olarak taahhut edilmistir; ticaret sicili mudurlugu
`)

const MIDDLES: ReadonlyMap<string, string[]> = (() => {
  const middles = new Map<string, string[]>()
  for (const words of PHRASES) {
    for (let at = 1; at + 1 < words.length; at++) {
      const [key, word] = [`${words[at - 1]} ${words[at + 1]}`, words[at] ?? '']
      const known = middles.get(key)
      if (!known) middles.set(key, [word])
      else if (!known.includes(word)) known.push(word)
    }
  }
  return middles
})()
/** How sentences run besides: of each word the neighbours are known (`#`: a number), and not that nothing else stands there. */
const SIDE_BY_SIDE = `
  sirketi temsil ve ilzam etmeye yetkilidir; temsil ve ilzam etmek uzere; temsil ve ilzama yetkilidir; temsil ve ilzam yetkisi verilmistir; imza atmak uzere; sinirli olmak uzere; secilmesine karar verilmistir; edilmesine karar verilmistir; oybirligi ile karar verildi;
  genel kurul karari; genel kurul tarafindan; genel kurul toplanti tutanagi; genel kurulu toplantiya; yonetim kurulu karari ile; ortaklar kurulu kararinin; aksi karar alinana; # sayi ile onayli; # sayi ile tasdikli; # tarih # sayi ile; # tarih ve # sayi ile; # tarih ve # sayili; # tarihli ve # sayili; # yil sureyle; # yil sure ile; # yil icin; # yila kadar;
  mali musavir; mali isler; satin alma; satin alim; satin alinmasi; imza yetkilisi; imza yetkilileri; imza yetkililerinden; birinci derece imza; ikinci derece imza; tek basina; tek imza; munferit imzasi ile; musterek imzasi ile; musterek imzalari ile; ticari mumessil; ticari vekil; insan kaynaklari; tescil ve ilan; # tl ye kadar; kimlik no lu; mudur olarak; mudurlugune secilmesine;
  tescil edilen hususlar; # tarih ve; # yilinda; karar alinana kadar; karar almaya; ve veya; ile birlikte; her turlu; satis sozlesmesi; kira sozlesmesi; alim satim; ortaklar disindan; sirket ortaklarindan; sirket merkezi; sirketin merkezi; asagidaki hususlar; tarihinde tescil; tarihli karari; tarih ve # sayili; sayili karari; kurulu karari; kurul karari; kurulu uyesi; kurulu baskani; yetki sekli; temsile yetkili; kimlik no; kimlik numarali; ikamet eden; uyruklu kimlik; ticaret unvani; ticaret sicil; tescil ve; ilan olunur
`
/** Words that stand one behind the other. */
const FOLLOWS: ReadonlySet<string> = new Set(
  [...PHRASES, ...phrases(SIDE_BY_SIDE)].flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`)),
)
/** Words too short to be known alone that stand in {@link PHRASES}. */
export const IN_PHRASES: ReadonlySet<string> = new Set(PHRASES.flat())

/** What they and the words near them begin and end with, less than the whole word. */
const piecesOf = (piece: (word: string, at: number) => string): ReadonlySet<string> =>
  new Set([...WORDS, ...OTHERS, ...IN_PHRASES].flatMap((word) => Array.from(word.slice(1), (_, at) => piece(word, at + 1))))
const HEADS = piecesOf((word, at) => word.slice(0, at))
const TAILS = piecesOf((word, at) => word.slice(at))
/** Whole words that others begin or end with. */
const WHOLE = new Set(
  'o ve ile ya da de mi mu ki ne bu su bir biri iki uc bes on az en tek her ait ay yil gun gore son kar konu konusu yazili kabul gerek once baska diger icin icinde arasinda itibari itibar ana ara talep devri devrin reddi asil taahhut is ek il no alt ust mah cad sok sit apt san tic ltd sti gida oto yapi insaat'.split(
    ' ',
  ),
)
const isWhole = (word: string): boolean =>
  WHOLE.has(word) || IN_PHRASES.has(word) || ALL_KNOWN.has(word) || BESIDE.has(word) || NAMES.has(word)
/** Whether a word in plain letters is one that notices use, whatever else it may be. */
export const isKnownWord = (word: string): boolean => WHOLE.has(word) || IN_PHRASES.has(word) || ALL_KNOWN.has(word)
/** Whether two words in plain letters are one that notices use, parted by the end of a line that printed no hyphen or lost it. */
export const isParted = (before: string, behind: string): boolean => before !== '' && behind !== '' && isWhole(before + behind)
/** Whether a word in plain letters is none, and the beginning of one that notices use. */
export const isHead = (word: string): boolean => HEADS.has(word) && !isWhole(word)
/** Whether a word in plain letters is none, and the end of one that notices use. */
export const isTail = (word: string): boolean => TAILS.has(word) && !isWhole(word)

/**
 * The word that a damaged one must be between its neighbours, a third of its letters changed at most; null where none fits, or where two
 * words that fit lie as near: who is named for one kind of power is not told from another by guessing. In plain letters.
 */
export const wordBetween = (before: string, word: string, after: string): string | null => {
  if (word.length > LONGEST || DENIES.test(word)) return null
  const near = (MIDDLES.get(`${before} ${after}`) ?? [])
    .map((other) => ({ other, cost: distance(word, other) }))
    .sort((a, b) => a.cost - b.cost)
  const [best, next] = near
  return best && best.cost > 0 && best.cost <= Math.max(1, Math.floor(best.other.length / 3)) && (!next || next.cost >= best.cost + 2)
    ? best.other
    : null
}

/**
 * A word as printed: its plain letters, and whether it may be one of the templates; then which of them it is or was ({@link templateWord}), and
 * what it was where its length has changed: two words, or one of another length.
 */
type Word = {
  plain: string
  small: boolean
  known: string | null
  pair: [string, string] | null
  whole: string | null
  /** Whether it may be a usual word that a scan damaged. */
  doubtful: boolean
}
export const wordOf = remembered((printed: string): Word => {
  const [plain, small] = [plainLetters(printed), MAY_BE_PLAIN.test(printed)]
  const known = templateWord(plain)
  return {
    plain,
    small,
    known,
    pair: small ? twoWords(plain) : null,
    whole: small ? wholeWord(plain) : null,
    doubtful: small && mayBeUsual(plain, known),
  }
})

const LETTERED = /(?:[a-zA-Z\dçğıöşüÇĞİÖŞÜ|!]|\p{L})+/gu
// Names stand in capitals; what has none but small letters, or only the first one large, may be a word of the templates.
// A capital I among small letters is one of them.
// (A capital Ü or M may stand as two or three letters: `İİyesi`, `IVIünferiden`.)
const MAY_BE_PLAIN = /^(?:[\p{L}\d|!]|İİ|IVI)?(?:[\p{Ll}\d|!]|(?<=\p{Ll})I(?=\p{Ll}))+$/u
/** Letters that are held to be whole before any is read: a short text proves little. */
const CREDIT = 150

/** The share of letters that a scan changed into others (0.02: two in a hundred), the marks of Turkish letters aside. */
export const damageIn = (text: string): number => {
  let [letters, damaged] = [CREDIT, 0]
  for (const [word] of allIn(text, LETTERED)) {
    if (word.length < 5) continue
    const { plain, small, known } = wordOf(word)
    if (!small || known === null) continue
    letters += plain.length
    if (known !== plain) damaged++
  }
  // One word may be a rare one that resembles a word of the templates; two are damage.
  return damaged < 2 ? 0 : damaged / letters
}
