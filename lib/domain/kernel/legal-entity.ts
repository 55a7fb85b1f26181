/**
 * Whether a printed name is that of a legal entity or of a natural person. The name alone is judged, and often it does not tell: VAKIF, ODA
 * and BANK are surnames too, a trade name without its form may be anybody's. Then it is neither, and whoever asks leaves open what depends
 * on it. Bodies without legal personality (ordinary partnerships, heirs, groups of companies) count as entities: none of them is a person
 * with a hand to sign.
 */
import { readingErrors } from './reading-errors.ts'
import { remembered } from './remembered.ts'
import { fold, lower } from './text.ts'
import { DISTRICTS, TITLE_WORDS } from './title-words.ts'
import { GIVEN_NAMES, SURNAMES } from './turkish-names.ts'

export type Nature = 'legal_entity' | 'natural_person' | 'uncertain'

const listed = (text: string): string[] => text.trim().split(/\s+/)
const folded = (words: readonly string[]): Set<string> => new Set(words.map(fold))

/** Words that close the name of a body and no name of a person, as they stand there: `… ŞİRKETİ`, `… VAKFI`, `… ODASI`. */
const HEADS = listed(`
  sirketi sirketleri sirket sirketler ortakligi ortakliklari ortaklik ortaklari bankasi bankalari kooperatifi kooperatifleri kooperatif
  vakfi vakiflari dernegi dernekleri belediyesi belediyeleri belediye isletmesi isletmeleri isletme idaresi idareleri birligi birlikleri
  odasi odalari universitesi universiteleri universite bakanligi bakanliklari bakanlik mudurlugu mudurlukleri mudurluk fonu fonlari
  sandigi sandiklari sendikasi sendikalari sendika federasyonu federasyonlari federasyon konfederasyonu konfederasyon konsorsiyumu
  konsorsiyum kurumu kurumlari kurulusu kuruluslari kurulu kuruluna baskanligi baskanliklari mustesarligi valiligi kaymakamligi muhtarligi
  komutanligi rektorlugu dekanligi muftulugu hastanesi okulu okullari lisesi koleji fakultesi yuksekokulu enstitusu akademisi anaokulu
  kresi borsasi barosu kulubu partisi tesebbusu tesekkulu ajansi konseyi komisyonu meclisi encumeni komitesi cemaati cemiyeti kilisesi
  buyukelciligi elciligi konsoloslugu subesi subeleri sube istiraki istirakleri mirascilari varisleri terekesi hazinesi holdingi holding
  holdings limited limitet anonim sti ltd ltdsti lmt koop kombinasi fabrikasi santrali organizasyonu birlesimi
  gmbh gesmbh mbh kgaa ohg plc llc llp inc incorporated corp corporation company sarl srl bv nv spa sro doo ood eood kft zrt nyrt ooo oao
  pao zao jsc ojsc pjsc cjsc fze fzc fzco dmcc wll bhd pty pte oyj aps ltda pvt ag kg gbr eurl gie gmbhcokg
  aktieselskab anpartsselskab aktiebolag aksjeselskap osakeyhtio vennootschap gesellschaft aktiengesellschaft stiftung verein genossenschaft foundation association institute university ministry municipality
  federation confederation chamber society council organization organisation partnership cooperative authority agency commission
  consortium corporations companies fondation fondazione fundacion societe societa sociedad banque
`)

/** The same in several words, and abbreviations whose letters stand apart once full stops are gone: `A.Ş.`, `S.p.A.`, `Sp. z o.o.`. */
const HEAD_PHRASES = [
  ...['a s', 'a o', 't a s', 't a o', 'l t d', 's a', 's a r l', 's a s', 's a u', 's n c', 's c a', 's p a', 's r l', 's l', 's l u'],
  ...[
    'b v',
    'n v',
    'a g',
    'k g',
    's e',
    'l l c',
    'l l p',
    'l p',
    'p l c',
    'k k',
    'z o o',
    's r o',
    'd o o',
    'd d',
    'a d',
    'o o d',
    'w l l',
  ],
  ...['a b', 'j s c', 'e v', 'a s b l', 'k f t', 's s', 'f z e', 'i n c', 'g m b h', 'sdn bhd', 'joint venture', 'ortak girisimi'],
  ...['ortak girisim', 'is ort', 'adi ort', 'vergi dairesi', 'icra dairesi', 'iflas dairesi', 'donatma istiraki', 'kat malikleri'],
  ...['site yonetimi', 'apartman yonetimi', 'liability company', 'general partnership', 'limited partnership', 'anonim sirk', 'ltd s'],
].map((phrase) => phrase.split(' '))

/** With these a name begins that is a body's whatever follows. */
const OPENINGS =
  /^(?:bank|banco|banca|banque|university|ministry|republic|municipality|government|chamber|association|federation|institute|society) (?:of|for|de|di|do|du|des|del) |^(?:sinirli sorumlu|s s|tasfiye halinde|tasfiye halindeki|stiftung|fondation|fondazione|fundacion|societe|compagnie|banque) /

/** Organs, parts and things of a body: none of them is a person, and none is an entity of its own. */
const PARTS =
  /(?:^| )(?:yonetim|mudurler|genel|denetim|ortaklar|tasfiye|icra|danisma) kurulu(?:na| baskanligi)?$|^(?:anonim|limited|ltd|a s)? ?(?:sirketi?|sti)$/

/** Marks of trade that a person’s name does not bear but which say nothing of a form: with them a name is a body's or a trader's. */
const WEAK = folded(
  listed(`
  merkezi grubu sitesi ofisi burosu girisimi girisimleri toplulugu platformu evi yonetimi temsilciligi magazasi magazalari oteli eczanesi
  ltdsti ventures investments enterprises industries international technologies systems services solutions consulting trading industry
  logistics energy petroleum shipping construction management ve ile and und
`),
)

/** Bare nouns of trade names that stand without a form: a company's as a rule, a surname abroad. */
const BRANDS = folded(listed('bank trust group grup gruop partners fund funds fonds union club capital invest insurance banco banca banka'))

/** Nouns for bodies that are Turkish surnames; a body called so bears an ending (VAKFI, ODASI). */
const SURNAMES_TOO = folded(listed('vakif oda fon birlik dernek kurum kurul okul ortak idare sandik borsa parti kulup ajans hazine meclis'))

/** Two- and three-letter forms printed without full stops that are surnames too (`HASAN ŞAŞ`, `MARIA SÁ`). */
const SHORT_FORMS = folded(listed('as sa se co ad ab oy dd kk sas asa ead lp ug fz lda tao ao'))

const NORDIC = folded(listed('as asa ab oy'))

const ABBREVIATED = folded(
  listed('tmsf toki ptt trt sgk tcdd botas tubitak kosgeb tpao tedas euas teias tobb tesk tzob iski aski izsu afad thy bddk spk epdk ibb'),
)

const FOREIGN_GIVEN = listed(`
  john james robert michael david william richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew
  george kenneth brian edward kevin ronald timothy jason jeffrey ryan jacob gary eric jonathan stephen larry justin scott henry peter
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa margaret sandra anna maria laura emma julia helen
  hans klaus jurgen wolfgang stefan thomas markus andreas petra monika ursula pierre jean jacques michel philippe marie giovanni marco
  francesco luca paolo giulia jan piotr ivan sergey vladimir alexander alexandra dmitry olga natalia elena irina mohammed mohammad ahmad
  ali hussein khaled abdul omar carlos jose juan antonio manuel luis pedro
`)

const GIVEN = folded([...GIVEN_NAMES, ...FOREIGN_GIVEN])
const PERSONAL = new Set([...GIVEN, ...folded(SURNAMES)])
const ELSEWHERE = folded([...SURNAMES, ...TITLE_WORDS, ...DISTRICTS])
/** Given names that are no surname and no plain word: AHMET says who bears it, DENİZ does not. */
const isSurelyGiven = (word: string): boolean => GIVEN.has(word) && !ELSEWHERE.has(word)

/** Words of trade names that are nobody's name. */
const TRADE = new Set([...folded(TITLE_WORDS)].filter((word) => !PERSONAL.has(word)))

/** Second given names that stand in trade names too (`ZEYNEP SU …`). */
const MIDDLE = folded(listed('su doga toprak nehir bulut gunes'))

/** One shape for letters a scan takes for one another. */
const shape = (word: string): string =>
  word.replace(/[l1]/g, 'i').replace(/0/g, 'o').replace(/5/g, 's').replace(/8/g, 'b').replace(/rn/g, 'm')
const HEAD_SHAPES = new Set(HEADS.map(shape))
const LONG_HEADS = [...HEAD_SHAPES].filter((head) => head.length >= 7)
const CASE = /(?:n(?:in|un|i|u|a|e|da|de|dan|den)|y?l[ae]|[iu]n|[iuae]|[dt]an|[dt]en|[dt]a|[dt]e)$/

/** Whether a word closes the name of a body: in any case, with the damage a scan does to it. */
const isHead = remembered((word: string): boolean => {
  if (PERSONAL.has(word)) return false
  const printed = shape(word)
  if (HEAD_SHAPES.has(printed)) return true
  const bare = printed.replace(CASE, '')
  if (bare !== printed && bare.length > 4 && HEAD_SHAPES.has(bare)) return true
  const most = printed.length >= 12 ? 2 : 1
  return printed.length >= 7 && LONG_HEADS.some((head) => readingErrors(printed, head, most) <= most)
})

const endsWith = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.length > phrase.length && phrase.every((word, at) => words[words.length - phrase.length + at] === word)

// The case ending of a proper name stands behind an apostrophe.
const ENDING = /(?<=\p{L}{2})['’‘`´]\p{L}{1,5}(?=[\s.,;)]|$)/gu
const BRACKETED = /\s*[([][^()[\]]*[)\]]?/g

const ofName = (printed: string): Nature => {
  const bare = printed.replace(BRACKETED, ' ').trim() || printed
  const name = fold(bare.replace(ENDING, ''))
  const words = name.split(' ').filter(Boolean)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (PARTS.test(name)) return 'uncertain'
  if (words.length === 1) return ABBREVIATED.has(last) || /.{2}bank$/.test(last) ? 'legal_entity' : 'uncertain'
  if (isHead(last) || OPENINGS.test(name) || HEAD_PHRASES.some((phrase) => endsWith(words, phrase))) return 'legal_entity'
  if (/\saş\.?$/u.test(lower(bare))) return GIVEN.has(first) ? 'uncertain' : 'legal_entity'
  const trade = words.filter((word) => TRADE.has(word)).length
  if (SHORT_FORMS.has(last)) {
    if (trade > 0) return 'legal_entity'
    // Behind words that are nobody's name the Nordic forms are what they look like.
    if (NORDIC.has(last) && words.slice(0, -1).every((word) => !PERSONAL.has(word) && word.length > 3)) return 'legal_entity'
    // a surname only behind nothing but given names: what else stands there may be the body whose form it is
    return isSurelyGiven(first) && words.slice(1, -1).every((word) => GIVEN.has(word)) ? 'natural_person' : 'uncertain'
  }
  if (BRANDS.has(last) || /.{2}bank$/.test(last)) return words.some((word) => GIVEN.has(word)) ? 'uncertain' : 'legal_entity'
  if (ABBREVIATED.has(last)) return GIVEN.has(first) ? 'uncertain' : 'legal_entity'
  // A body's name goes on behind it only by mistake: two names in one, or a place.
  const mixed = words.slice(0, -1).some((word) => isHead(word) || BRANDS.has(word)) || /\sa\.\s?ş(?!\p{L})/u.test(lower(bare))
  const odd = words.length > 7 || words.some((word) => WEAK.has(word)) || /[\d&/+]/.test(bare)
  if (mixed || odd) return 'uncertain'
  if (SURNAMES_TOO.has(last)) return isSurelyGiven(first) ? 'natural_person' : 'uncertain'
  if (trade === 1 && words.length === 3 && MIDDLE.has(words[1] ?? '') && isSurelyGiven(first) && !TRADE.has(last)) return 'natural_person'
  return trade === 0 || (trade === 1 && words.length <= 4 && TRADE.has(last) && isSurelyGiven(first)) ? 'natural_person' : 'uncertain'
}

/** What a printed name alone says its bearer is; `uncertain` where it does not tell. */
export const natureOf: (name: string) => Nature = remembered(ofName)

/** The name is surely that of a company, cooperative, foundation, association, public body or the like. */
export const isLegalEntity = (name: string): boolean => natureOf(name) === 'legal_entity'
