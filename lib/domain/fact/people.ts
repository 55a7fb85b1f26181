/**
 * People that a decision in free prose names, and its sentences. Names stand in capitals or with capital initials; the words of offices and
 * of the trade are none.
 */
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { type Body } from './found.ts'
import { mend, plainLetters } from './mend.ts'
import { isName } from './person.ts'

/** How a name is declined: `'ın` (of), `'a` (to), `'dan` (from), or not. */
export type Case = 'of' | 'to' | 'from' | null
export type Person = { name: string; from: number; to: number; after: Case }

const RUN = /(?<![\p{L}\p{M}\d|!])\p{Lu}\p{L}*\.?(?:[ ](?:(?:van|von|der|den|del) ){0,2}(?:\p{Lu}\p{L}*\.?|o\p{Lu}\p{Ll}+))*/gu
const NO_NAME = new RegExp(
  `^(?:${[
    'sirket[a-z]*',
    'limited',
    'anonim',
    'ltd',
    'sti',
    'a ?s',
    'mudur[a-z]*',
    'yonetim',
    'kurul[a-z]*',
    'baskan[a-z]*',
    'yardimci[a-z]*',
    'vekil[a-z]*',
    'uye[a-z]*',
    'genel',
    'ortag[a-z]*',
    'ortak[a-z]*',
    'sayin',
    'sn',
    'bay',
    'bayan',
    'tc',
    't',
    'karar[a-z]*',
    'toplanti[a-z]*',
    'gundem[a-z]*',
    'madde[a-z]*',
    'turk(?!oglu|men|kan$|er$|es$|an$|yilmaz|soy|eli|oz)[a-z]*',
    'ticaret[a-z]*',
    'sicil[a-z]*',
    'noter[a-z]*',
    'hisse[a-z]*',
    'pay[a-z]*',
    'sermaye[a-z]*',
    'lira[a-z]*',
    'imza[a-z]*',
    'grubu?',
    'grup',
    'derece',
    'divan',
    'tarih[a-z]*',
    'sayi[a-z]*',
    'kimlik',
    'no',
    'nolu',
    'numara[a-z]*',
    'tasfiye',
    'memur[a-z]*',
    'muh',
    'muhasip',
    'murahhas',
    'ana',
    'esas',
    'sozlesme[a-z]*',
    'kanun[a-z]*',
    'bakanlik',
    'temsilci[a-z]*',
    'katip',
    'asil',
    'yedek',
    'denetim',
    'denetci[a-z]*',
    'ayrica',
    'yapilan',
    'yeni',
    'eski',
    'mevcut',
    'bu',
    'ilk',
    've',
    'ile',
    'adi',
    'soyadi',
    'unvan[a-z]*',
    'adres[a-z]*',
    'mahalle[a-z]*',
    'mah',
    'cad[a-z]*',
    'sok[a-z]*',
    'sk',
    'oy',
    'tl',
    'ytl',
    'av',
    'avukat',
    'hukukcu',
    'bilirkisi',
    'yeminli',
    'iktisatci',
    'ekonomist',
    'smmm',
    'ymm',
    'dr',
    'prof',
    'doc',
    'muhasebeci',
    'musavir[a-z]*',
    'muhendis[a-z]*',
    'mahkeme[a-z]*',
    'asliye',
    'hukuk',
    'agir',
    'ceza',
    'icra',
    'iflas',
    'savcilig[a-z]*',
    'konu[a-z]*',
    'ozet[a-z]*',
    'katilan[a-z]*',
    'kooperatif[a-z]*',
    'sorumlu',
    'banka[a-z]*',
    'subesi?',
    'turkiye',
    'cumhuriyeti',
    'uyruklu',
    'temsil',
    'ilzam',
    'tescil[a-z]*',
    'edilen',
    'belge[a-z]*',
    'husus[a-z]*',
    'oybirligi[a-z]*',
    'yukarida',
    'asagida',
    'birinci',
    'ikinci',
    'olagan[a-z]*',
    'tarafindan',
    'gorev[a-z]*',
    'yetki[a-z]*',
    'merkez[a-z]*',
  ].join('|')})$`,
)

const isNoName = (word: string): boolean =>
  NO_NAME.test(plainLetters(word).replace(/\./g, '')) || NO_NAME.test(mend(word).replace(/\./g, ''))

const SUFFIX = /^\s?['’`´”?*°]\s?([\p{L}]{1,4})\b/u
const OF = /^(?:[ns]?[iu]n|un|in|n[iu]n)$/
const TO = /^[yn]?[ae]$/
const FROM = /^[dt][ae]n$/

/** How the name before is declined. */
export const caseAfter = (rest: string): Case => {
  const ending = SUFFIX.exec(rest)?.[1]
  if (ending === undefined) return null
  const plain = plainLetters(ending)
  return OF.test(plain) ? 'of' : FROM.test(plain) ? 'from' : TO.test(plain) ? 'to' : null
}

/** The people a piece of the body names, in their order. */
export const peopleIn = ({ text }: Pick<Body, 'text'>, from: number, to: number): Person[] => {
  const people: Person[] = []
  for (const run of text.slice(from, to).matchAll(RUN)) {
    const start = from + run.index
    let at = start
    let name = null as { from: number; to: number } | null
    const close = (): void => {
      if (name) {
        const printed = text
          .slice(name.from, name.to)
          .replace(/(?<=^| )o(?=\p{Lu}\p{Ll})/gu, '')
          .replace(/\.$/, '')
        // A digit or a stroke where a letter should stand cuts the name.
        if (printed.split(' ').length >= 2 && isName(printed) && !/^[\d|!]/.test(text.slice(name.to, name.to + 1)))
          people.push({ name: printed, from: name.from, to: name.to, after: caseAfter(text.slice(name.to, name.to + 12)) })
      }
      name = null
    }
    for (const word of run[0].split(' ')) {
      if (isNoName(word)) close()
      else name = { from: name?.from ?? at, to: at + word.length }
      at += word.length + 1
    }
    close()
  }
  return people
}

/** What stands between two people of one list; the second may be introduced by his profession ("… ve inşaat mühendisi Ayşe Yılmaz"). */
export const LISTED =
  /^\s*(?:,|ve|ile)(?: (?:ve|ile))?\s*(?:(?:[a-z.]+ ){0,3}(?:av|dr|prof|doc|ecz|avukat|smmm|ymm|muhendisi?|musaviri?|muhasebeci|oglu|esi|uyruklu)\.?\s*){0,2}$/

const COMPANY =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}&.]{0,30}[ ,]{1,2}(?:ve |Ve |& )?){1,14}(?:(?:Limited|L[İI]M[İI]TED|Anonim|ANON[İI]M) (?:[ŞS]irketi|[ŞS][İI]RKET[İI])|L(?:td|TD)\.? ?[ŞS](?:ti|T[İI])\b\.?|A\. ?[ŞS]\.?|A[ŞS]\b)/gu
const BEFORE_COMPANY = /^(?:sirket[a-z]*|ortag[a-z]*|ortak[a-z]*|karar[a-z]*|mudur[a-z]*|hisse[a-z]*|pay[a-z]*|sayin|uye[a-z]*|tuzel|kisi)$/

/** The people and companies a piece of the body names, in their order; words of a company's name are no people. */
export const partiesIn = ({ text }: Pick<Body, 'text'>, from: number, to: number): Person[] => {
  const companies = [...text.slice(from, to).matchAll(COMPANY)].flatMap((match): Person[] => {
    const words = match[0].split(' ')
    const lead = words.findIndex((word) => !BEFORE_COMPANY.test(plainLetters(word).replace(/[^a-z]/g, '')))
    const name = words.slice(lead).join(' ')
    const end = from + match.index + match[0].length
    // "Anonim Şirketi" alone is nobody's name.
    return lead >= 0 && isLegalEntity(name) && words.length - lead > 2
      ? [{ name, from: end - name.length, to: end, after: caseAfter(text.slice(end, end + 12)) }]
      : []
  })
  const people = peopleIn({ text }, from, to).filter(
    (person) => !companies.some((company) => person.from < company.to && company.from < person.to),
  )
  return [...people, ...companies].sort((a, b) => a.from - b.from)
}

// The full stop of an ordinal ends no sentence: "Konya 3. Noterliğinin", "2. Asliye Ticaret Mahkemesi".
const ORDERED =
  '(?:[Nn]oter|NOTER|A[sS][lL][İiI][yY][eE]|[İI]cra|[İI]ş |Sulh|Ağır|[İI]dare|Vergi|Hukuk|Madde|MADDE|Cad|Sok|Sk|Km|K[ıi]s[ıi]m|Kat\\b|Blok|Bölge|Organize|Derece|Grup|Ba[şs]kanl[ıi][ğg](?:a|[ıi]na)\\b)'
const NUMBERED = String.raw`\s(?=\d{1,2}\s?[-.)]\s?(?!${ORDERED})\p{Lu})`
const STOP = String.raw`(?<![\s.]\p{Lu}|\b(?:Ltd|San|Tic|No|Sn|Mah|Cad|Sok|M[uü]h|Yrd|Yard|Av|Dr|Prof|Do[çc]|Ecz|Bşk|T\.C|A\.[ŞS]|[ŞS]ti)|\d(?=\.\s+${ORDERED}))[.;](?=\s+["“(]?(?:\p{Lu}|\d{1,2}\s?[-.)](?!\d)))`
const BOUNDARY = new RegExp(`${STOP}|${NUMBERED}`, 'gu')
/** How much of a sentence is looked at from its beginning and from its end: lists of powers go on for a column. */
const LONGEST = 3000

/** Sentences and numbered items of the body, as spans. */
export const sentencesOf = ({ text }: Pick<Body, 'text'>): { from: number; to: number }[] => {
  const spans: { from: number; to: number }[] = []
  let from = 0
  const add = (to: number): void => {
    if (to - from > LONGEST) spans.push({ from, to: from + LONGEST })
    spans.push({ from: Math.max(from, to - LONGEST), to })
  }
  for (const match of text.matchAll(BOUNDARY)) {
    const to = match.index + match[0].length
    add(to)
    from = to
  }
  add(text.length)
  return spans
}
