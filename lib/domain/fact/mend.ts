/**
 * The text as rules search it: letter by letter the same length as the text itself, in small plain letters, with words of the registry's templates mended where
 * scanning damaged a letter or two. Only phrases are recognised in it; what a fact says is always taken from the text as printed.
 */

const LETTERS: Record<string, string> = {
  ç: 'c', Ç: 'c', ğ: 'g', Ğ: 'g', ı: 'i', İ: 'i', î: 'i', Î: 'i', ï: 'i', í: 'i', ö: 'o', Ö: 'o', ş: 's', Ş: 's', ü: 'u', Ü: 'u', û: 'u', Û: 'u', ú: 'u', â: 'a', Â: 'a', á: 'a', é: 'e', '’': "'", '‘': "'", '`': "'", '´': "'",
  '”': "'", '“': "'", '"': "'", '–': '-', '—': '-', '\u00a0': ' ',
}

/** Small letters without Turkish marks, one for one. */
export const plainLetters = (text: string): string => text.replace(/[A-ZçÇğĞıİîÎïíöÖşŞüÜûÛúâÂáé’‘`´”“"–—\u00a0]/g, (letter) => LETTERS[letter] ?? letter.toLowerCase())

/** Words the registry's templates are made of. A word belongs here if a rule looks for it and it is no other word with one letter changed. */
const WORDS = `
  olarak secilmistir secilmis atanmistir atanmasina secilmesine gorevlendirilmistir temsile yetkili yetkilidir munferiden mustereken birlikte herhangi birisiyle tarihine tarihinde tarihinden tarihli kadar karar alininca alinincaya
  yonetim kurulu uyesi uyeligi baskani baskan yardimcisi vekili mudur muduru mudurler mudurlugu genel sube subesi subenin temsilci temsilciler yetkililer tasfiye tasfiyeye girmistir memuru memurluguna konkordato komiseri
  daha onceden gorevi olan onceki sona ermistir yetkisi temsil yerine ikamet eden adresinde adresinden adresine tasinmistir kimlik uyruklu sekli sinirli yonergede belirtilen sekilde yetkilendirilmistir yonerge yonergesi
  sermayesi sermaye sermayeyi sermayenin sermayesini beheri degerinde ayrilmis toplam turk lirasi lirasinin degerindedir artirimi artirilan teskil karsilik gelen tekabul karsiligi adet paya payini hisseye hukuki yukumlulukleri devretmistir
  ortaklarindan ortakli limited anonim sirket sirketi sirketin sirkettir sirketler merkezi adresi unvani ticaret sicili sicil dosya numarasi mersis tescil edilen hususlar tescile delil belgeler edildigi olunur
  terkin edilmistir kurulus kurulmustur isletmenin madde degisen maddelerin icerigi hareket edecektir tuzel kisi adina muhleti verilmistir gecici kesin tasdik talebinin reddine birlesme bolunme devralan infisah iflasin acilmasi
  adres adresi yukarida bilgileri verilen bulunan numarali ikamet caddesi tarim gecilmistir gecilmesine acilmistir alinmistir atilmistir yapilmistir yazilmistir edilmistir ayrilmistir odenmistir artirilmistir azaltilmistir kaldirilmistir uzatilmistir belirlenmistir karsilanmistir silinmistir gorusulmustur karsilik karsilikli ortagi ortagin uyesinden birlikten suresi sureli kararin karara karari kararlar gorevine uyesinin uyeleri yetkileri yetkilisi sirketinin sirketine sirkete unvan adini kurul kurulun kurula payinin hisse hissesi maddesi tarih sayili sahibi bilgiler yetkisinin yerlesim
  toplantisi olagan olaganustu denetci denetciler bagimsiz seklinde degistirilmistir mustesna degisiklik dagilimindaki sonucunda nakledilmistir ilzama ilzam tarafindan aittir muvazaadan
`.trim().split(/\s+/)

/** Words of notices that lie a letter or two from one of these and mean something else: who is removed (`alınmasına`) is not appointed (`atanmasına`). */
const OTHERS = `
  kurucu adana toplantiya adrese temsili toplantida kurumu sayisi adresini mudurluge tescili sirketimiz sermayeye yetkisini toplantiyi belgeleri merkeze hisseyi gecen belirtilir sirasi sirketidir sirketten hukuku kurulan degerinin olacak surenin
  lirasidir bildirilmistir konusunda pesin yonergeye sakli sesli toplanmasi haricinde alinmasina alinmasi atilmasina yururlugu karaya kural kuruna kurum uzerinden maddi tevkil toplandigi mudure kurus kadir zararin devrolan kararindan kader celil
  yonergeyi artirimin kesik secilmesi atanmasi verilmesi verilmesine gorevden gorevini gorevinin yetkiye yetkinin uyenin uyelere baskana mudurden hisseden hisselerin paylarin sermayeden sirketle adreste adresten tarihten tarihi tarihin kararla
  kararinin karardan kurulca kuruldan birlesmesi bolunmesi devreden infisahi iflasina tasfiyesi tasfiyenin tescilin tescilli merkezde merkezin unvanin unvana subeye subede subeler temsilen temsilde yonetime yonetimi toplanan kaldirilmasina
  degistirilmesine azaltilmasina cikarilmasina katilmistir kurulmasina tasinmasina acilmasina kapatilmasina birakilmasina devredilmesine devredilmistir girilmistir girilmesine kabulune uyelerine uyeligine baskanligi vekiline vekilin komiserin
  memurun memurlugu kapanmasi acilmasi uzatilmasi uzatilmasina sonlandirilmistir onaylanmistir tamamlanmistir yayimlanmistir hazirlanmistir kararlastirilmistir
`.trim().split(/\s+/)

const KNOWN = new Set(WORDS)
const KEPT = new Set([...WORDS, ...OTHERS])
const hidden = (word: string, at: number): string => `${word.slice(0, at)}_${word.slice(at + 1)}`

/** Words with one letter hidden, and long ones with two; null where two words would fit. */
const NEAR: ReadonlyMap<string, string | null> = (() => {
  const near = new Map<string, string | null>()
  const add = (key: string, word: string): void => { near.set(key, near.has(key) && near.get(key) !== word ? null : word) }
  for (const word of KNOWN) {
    if (word.length < 5) continue
    for (let i = 0; i < word.length; i++) {
      add(hidden(word, i), word)
      if (word.length >= 9) for (let j = i + 1; j < word.length; j++) add(hidden(hidden(word, i), j), word)
    }
  }
  return near
})()

const mended = (word: string): string => {
  if (word.length < 5 || KEPT.has(word)) return word
  // The old columns put an `o` before words: `okadar`.
  if (word.startsWith('o') && KNOWN.has(word.slice(1))) return ` ${word.slice(1)}`
  for (let i = 0; i < word.length; i++) {
    const found = NEAR.get(hidden(word, i))
    if (found) return found
  }
  if (word.length >= 9) {
    for (let i = 0; i < word.length; i++) {
      for (let j = i + 1; j < word.length; j++) {
        const found = NEAR.get(hidden(hidden(word, i), j))
        if (found) return found
      }
    }
  }
  return word
}

/** {@link plainLetters} with the words of the templates mended. */
export const mend = (text: string): string => plainLetters(text).replace(/(?<![a-z0-9])[a-z0-9!|]{5,20}(?![a-z0-9])/g, mended)
