/**
 * A sentence as a row of known parts: whoever is named or meant, offices with the case they stand in, terms, days, bounds, forms of signing, verbs
 * by what they do and in which form, and words that say no more. One word that is none of these, and the sentence is no such row: nothing is
 * concluded from words that are not understood.
 */
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { DepartureReason, Limit, Role } from '../fact/fact.ts'
import { type Body, once, type Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { sinceIn, type Term, termAtStart, termIn } from '../fact/office.ts'
import { AMONG_MANAGERS } from '../fact/titles.ts'
import { type Form, formsOf, isDeath } from '../text/lexicon.ts'
import { plainLetters } from '../text/letters.ts'
import { caseAfter, isEntity, partiesIn } from '../text/names.ts'
import { FAMILY, GIVEN } from '../text/words.ts'
import {
  type Does,
  type Stands,
  ACCEPTS_SEAT,
  BARE,
  BESIDE,
  BINDS_NOT,
  CAUSES,
  HELD_SINCE,
  IS_OFFICE,
  JOINT,
  MET,
  NOUNS,
  OF_BRANCH,
  OF_SIGNING,
  PHRASES,
  PLAINLY,
  POWER,
  SAYS_NO_MORE,
  SIGNATURE,
  SOLE,
  SOME,
  VERB_FORMS,
  VOTES,
} from './known-words.ts'
import { behindHead } from './heads.ts'
import { HIS_CIRCUMSTANCE } from './office-words.ts'
import { officesIn, officesNamed } from './offices.ts'
import { OUR_HOUSE } from './form-words.ts'
import { OF_DECIDING } from './openings.ts'
import { clausesOf, TAIL } from './clauses.ts'
import { boundsIn, subjectsIn } from './bounds.ts'
import { COUNTS, type Signer, signersIn } from './references.ts'
import { transferRule } from './shares.ts'

export type Token = Span &
  /** `names` are several where words mean more than one ("her iki müdür"); `of` of how many of them the words speak. */
  (
    | { is: 'who'; name: string; names: readonly string[]; of: number | null; entity: boolean; meant?: true; all?: true; stands: Stands }
    | { is: 'some'; of: number | 'each'; with?: true }
    /** Each of those who hold an office, whoever they are. */
    | { is: 'called'; role: Role }
    | { is: 'bound'; limit: Limit | null; above: boolean }
    /** In which matters alone. */
    | { is: 'about'; scope: string }
    /** Whose signature stands beside another's: the next one's, or (`along`) his of whom the words before speak. */
    | { is: 'beside'; along?: true }
    /** `required`: it must be there; `to_it`: another's is added to it. */
    | { is: 'signature'; required?: true; to_it?: true }
    /** `role` is null of one who only stands in reserve. */
    | { is: 'office'; role: Role | null; many: boolean; power?: true; stands: Stands }
    | { is: 'post'; stands: Stands }
    | { is: 'power'; stands: Stands }
    | { is: 'form'; mode: 'sole' | 'joint' }
    /** An organ of so many, of whom the words behind say who they are. */
    | { is: 'organ'; role: Role }
    | { is: 'term'; term: Term }
    | { is: 'since' | 'day'; on: IsoDate }
    | { is: 'verb'; does: Does; form: Form | 'noun' }
    | { is: 'cause'; reason: DepartureReason }
    /** `by`: whoever stands before it gave it up; `held`: it is only said to be his. */
    | { is: 'vacated'; by?: true; held?: true }
    | { is: 'and' | 'or' | 'comma' | 'instead' | 'own' | 'former' | 'open' | 'close' | 'with' | 'none' | 'partner' | 'he' }
  )

const CASE_ENDS = /(?! ya da\b)['’`´]?\s?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n|[yn]?[iu]|[dt][iu]r(?:l[ae]r)?|y?l[ae])(?![a-z])/y
const CASE_BEHIND = /['’`´]\s?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n|[yn]?[iu])(?![a-z])/y
const NUMBERS =
  /(?:t\.? ?c\.? ?)?(?:kimlik )?(?:no(?:'?lu)?|numarali)?:? ?\(?\d{2,11}\*{3,8}\d{0,4}\)?(?: (?:kimlik )?(?:no['’ ]?lu|numarali))?/y
/** What brackets behind a name say of who somebody is: his nation, his numbers, where he lives. */
const IDENTITY =
  /\(\s?(?:(?:[a-z]+ ){0,3}(?:uyruklu|vatandasi|tabiiyetinde)|(?:t\.? ?c\.? ?|yabanci )?(?:kimlik|pasaport|vergi|mersis)(?: kimlik)? ?(?:no|numarasi|numarali|numara)?(?:['’]?lu)?\s?[:.]?\s?[a-z\d*]{2,24}(?: (?:kimlik |pasaport )?(?:no['’]?lu|numarali))?|[\d*]{5,14} (?:t\.?c\.? )?(?:kimlik|pasaport) (?:no['’]?lu|numarali)|[a-z/ ]{3,30}(?:['’]?[dt][ae])? (?:mukim|ikamet eden|ikametli|oturan|dogumlu)|[\d*]{9,12})(?:\s?[,;]\s?(?:(?:[a-z]+ ){0,3}(?:uyruklu|vatandasi|tabiiyetinde)|(?:t\.? ?c\.? ?|yabanci )?(?:kimlik|pasaport|vergi|mersis)(?: kimlik)? ?(?:no|numarasi|numarali|numara)?(?:['’]?lu)?\s?[:.]?\s?[a-z\d*]{2,24}(?: (?:kimlik |pasaport )?(?:no['’]?lu|numarali))?|[a-z/ ]{3,30}(?:['’]?[dt][ae])? (?:mukim|ikamet eden|ikametli|oturan|dogumlu)))*\s?\)/y
/** One of the signatures of those named before. */
const ONE_SIGNATURE = /imzalar[iu]nd[ae]n (?:her ?hangi )?bir(?:i|isi)(?:nin)?(?![a-z])/y
const NOT_WITHOUT_ONE = new RegExp(
  `imzalar[iu]nd[ae]n (?:her ?hangi )?bir(?:i|isi|inin|isinin)(?: dahi| bile)? (?:eksik|noksan) (?:ol(?:dug[iu]|mas[iu]) (?:takdirde|halinde)|olursa|kalirsa|ise)(?:,| iken)? ${BINDS_NOT}(?![a-z])`,
  'y',
)
/** What each of two may not do without the other they do together: "birbirinin imzası olmadan temsil edemezler". */
const NOT_WITHOUT_OTHER = new RegExp(
  `(?:birbir(?:ler)?[iu]n[iu]n|digerinin) imzas[iu] (?:ol|bulun)(?:madan|maks[iu]z[iu]n|mad[iu]kca|mad[iu]g[iu] (?:takdirde|surece))(?: hic ?bir (?:suretle|sekilde|hususta|konuda))?,? (?:sirketi|isletmeyi|subeyi|kooperatifi|ticarethaneyi|ortakligi|${OUR_HOUSE}) (?:(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? ed[ae]m(?:[ae]z(?:l[ae]r)?|[ae]y[ae]c[ae]k(?:l[ae]r)?(?:d[iu]r|t[iu]r)?)|(?:borc altina sok|bagla)(?:y?amaz(?:l[ae]r)?|y?amayacak(?:lar)?(?:d[iu]r|t[iu]r)?))(?![a-z])`,
  'y',
)
/** Who is kin to whoever speaks, or to whom he speaks of: "oğlu Barış", "kardeşim Nil". */
const KIN =
  /(?:(?:buyuk|kucuk|ortanca|oz) )?(?:ogl[iu](?:m|muz)?|(?:kiz|es|kardes|yegen|damad|gelin|torun|agabey)[iu](?:m(?:[iu]z)?)?|(?:baba|anne|abla|amca|teyze|dayi|hala)(?:s[iu]|m(?:[iu]z)?)|(?:eniste|kayinbirader)(?:s?i|i?m(?:[iu]z)?)|isletme mudurum)(?= [a-z])/y
/** Before whom, at whose meeting, on whose proposal or by whose hand something was done: he is given nothing by it. */
const BY_THE_WAY =
  /(?:yan[iu](?:nda| ?s[iu]ra)(?= [^.;,]{3,80}\b(?:(?:mudur|uye)[a-z]* )?(?:olma|olara[kg]|sec|ata|gorevlendir|getiril|tayin))(?![^.;,]*\b(?:imza|temsil|ilzam))|huzurunda(?: (?:alinan|yapilan|toplanan|duzenlenen))?|(?:baskanliginda|yonetiminde|riyasetinde)(?: (?:toplanan|yapilan|gerceklestirilen|akdedilen))|(?:teklif|oneri|onerge)s?i (?:uzerine|ile|dogrultusunda)|(?:vekaleti?(?:yle|ten)|vekaleti ile) (?:toplantiya |genel kurula )?(?:katilan|temsil edilen|istirak eden))(?![a-z])/y
/** The same of what befalls him, where another comes besides: without a word of that he may come in his place. */
const BEFALLS_HIM = new RegExp(
  `${HIS_CIRCUMSTANCE}(?=(?:(?!\\bsona? |\\bgorev(?:in|ler)|\\ba[sz]l|\\bazil|\\bistifa|\\bayril|\\bcekil)[^.;]){0,100}(?:['’](?:n?[iu]n )?|\\b)(?:de|da|dahi|ikinci|ucuncu|yardimci|vekil|ekle|ilave)[a-z]*(?:(?! ve )[^.;]){0,60}\\b(?:sec|ata|getir|tayin|gorevlendir|le[nm]|edil|yapil|intiha|uygun))`,
  'y',
)
/** "A'nın oğlu B müdürlüğe …": behind words of kin the one who is meant stands as the subject. */
const isOfHisKin = (plain: string, parties: readonly { from: number; to: number; after: unknown }[], at: number): boolean => {
  const next = parties.find(({ from }) => from === at + 1)
  return (
    next !== undefined &&
    next.after === null &&
    !/^(?:['’]?\s?[dt][iu]r| (?:ile|tarafindan|lehine|adina|veya|yahut|ya da)(?![a-z]))/.test(plain.slice(next.to, next.to + 12))
  )
}
/** How far behind "yanına" the verb may stand that elects. */
const JOINS_LONG = 90
/** Takes all who stand joined at the end of the row off it, with their titles; false where another verb's people may stand among them. */
const joinedLast = (tokens: Token[]): boolean => {
  let last = tokens.length
  while (last > 0) {
    const each = tokens[last - 1]
    if (
      !each ||
      !(
        each.is === 'who' ||
        each.is === 'and' ||
        each.is === 'with' ||
        each.is === 'comma' ||
        each.is === 'former' ||
        (each.is === 'office' && each.stands === null)
      )
    )
      break
    last--
  }
  const before = tokens[last - 1]
  if (before && before.is !== 'verb' && before.is !== 'since' && before.is !== 'term' && before.is !== 'day') return false
  tokens.length = last
  return true
}
/** Takes who stands last off the row with his title; false where another is joined to him. */
const withoutLast = (tokens: Token[]): boolean => {
  const [before, one] = [tokens.at(-2), tokens.at(-3)]
  if (before && (before.is === 'and' || before.is === 'with' || before.is === 'comma' || before.is === 'or') && one?.is === 'who')
    return false
  tokens.pop()
  if (before?.is === 'office' && before.stands === null) tokens.pop()
  if (tokens.at(-1)?.is === 'former') tokens.pop()
  return true
}
/** "Hisselerinin tamamını B'ye devrederek": that somebody goes since he gave all away, whoever took it. */
const GIVES_AWAY = new RegExp(
  "(?:(?:sirket[a-z]*|uhdesindeki|(?:sahip|sahibi|maliki) (?:oldugu|bulundugu)|kendisine ait|mevcut|bulunan|tum|butun|toplam|adet|aded[a-z]*|\\([a-z ]{2,40}\\)|\\d[\\d.,]*-?(?:y?tl\\.?(?:['’]\\s?[a-z]+)?)?|(?:y?tl|lira)(?:['’]?\\s?[a-z]+)?\\.?|(?:hisse|pay)(?:ye|ya|a|e)?(?= (?:karsili|tekabul))|karsilig[iı]|karsilik|tekabul|gelen|eden|tutarinda(?:ki)?|degerinde(?:ki)?|nominal) ){0,14}" +
    '(?:hisse|pay)(?:l[ae]r[iu]|s[iu]|[iu])?(?:n[iu]n|n[iu])? (?:tamam[iu]n[iu]|tumunu|hepsini)?(?:[^.;]|\\.(?=\\d|(?<=(?:\\d|\\by?tl)\\.))){0,160}?' +
    '\\b(?:devred[ae]rek|devretmek suretiyle|devir (?:ve|ile) temlik ederek|satarak|devretmesi(?:n[ae]|nin kabulune)|devir (?:ve|ile) temlik etmesi(?:n[ae]|nin kabulune)|devr(?:ine|inin kabulune))(?![a-z])',
  'y',
)
/** By whom, in a branch's notice, something is decided of it: "merkez şirket,", "şirketimiz müdürleri,". */
const HEAD_OFFICE =
  /(?:(?:merkez|ana) (?:sirket|ortaklik)(?:imiz)?(?:in|imizin)?(?: (?:yonetim kurulu|yetkili (?:organ|kurul)(?:u|lari)?|mudur(?:u|leri)|ortaklari))?|sirket(?:imiz)?(?:in|imizin)? (?:yonetim kurulu|yetkili (?:organ|kurul)(?:u|lari)?|mudur(?:u|leri)|ortaklari)),? (?=[^.;]{20,400}(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)|m[ae]kt[ae]d[iu]r(?:l[ae]r)?|d[iu](?:l[ae]r)?)\b)/y
const REPRESENTATIVE =
  /(?:isletme(?:nin)? )?temsilci(?:si|lik (?:gorevi(?:n[iu]n|ne|nden)?|sifat[iu](?:n[iu]n)?)|lig(?:i|ine|inden|inin))?(?! olarak)(?![a-z])/y
/** A business that an association or a foundation runs. */
const OWNED = /\bisletmesi\W*$/
const HE =
  /(?:(?:adi|ismi) gecen|mumaileyh|anilan(?=[iu]n(?![a-z])))(?:[iu]n|e|i)?(?! [a-z]+l[ae]r)(?![a-z])|ona(?= )|onun(?= (?:atacag|koyacag|imza|sirketi))/y
/** A trader's own declaration is what is decided of his business. */
const DECLARES = /beyan (?:et(?:m[iu]st[iu]r|mekted[iu]r|ti)|edil(?:m[iu]st[iu]r|mekted[iu]r|di)|eylem[iu]st[iu]r)(?![a-z])/y
/** What he declares of how somebody signs: "… temsil ve ilzam edeceğini". */
const WILL_SIGN =
  /(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? (?:ed|edil|olun)[ae]c[ae](?:gi|kleri)n[iu](?![a-z])|yetkili (?:ol|kil[iu]n)(?:dug|d[iu]g|acag)[iu]n[iu](?![a-z])/y
/** The day on which somebody went. */
const OF_EVENT = /^\S+(?: \S+){0,2}? (?:gunu|gununde|tarihinde) (?:ortaklik|sirketten|mudurlukten|gorevi?nden|uyelikten|vefat|istifa|ayril)/
const DAY = new RegExp(`${DATE}(?: tarih(?:inde|li|i)?)?(?![a-z])`, 'y')
const DESCRIBED =
  /(?:aday (?:gosteril|oneril|ol)[ae]n|teklif (?:edil|olun)[ae]n|onerilen|(?:(?:hisseleri|payi|paylari|hisseyi) )?(?:devralan|satin alan)(?: ortak)?) /y
const ONLY_HIS = /(?:yalniz(?:ca)?|sadece|munhasiran) /y
const HIS_SIGNATURE = /^['’`]?\s?n?[iu]n (?:(?:tek|munferit) )?imza(?:s[iu](?:yl[ae]|n[iu]n)?|s[iu] ile)(?![a-z])/
const JOB =
  /(?:muhasebeci|avukat|calisan|personel|isci|kalfa|sekreter|tezgahtar|eleman)(?:s?[iu](?:m(?:[iu]z)?)?|m(?:[iu]z)?) |(?!(?:genel|umum|sirket|sube|mesul|sorumlu|murahhas|isletme|tasfiye|yonetim|idare|eski|onceki|diger|yeni) )[a-z]{3,} (?:(?:ve )?[a-z]{3,} )?(?:mudur|sef|amir|uzman|ustabasi)[iu](?:m(?:[iu]z)?)? |(?!(?:sirket|sube|genel) )[a-z]{3,} (?:yonetici|sorumlu|gorevli)s[iu](?:m(?:[iu]z)?)? /y
const SKIP = /[\s.:"“”–—|*•/-]+/y
/** "(A) grubu imza yetkilileri A ve B", "B grubu yetkili olarak C": what group somebody is of. */
const GRADE_OF =
  /\(?(?:[a-h]|birinci|ikinci|ucuncu|[1-4])\)?\.? ?(?:grubu|grubundan|derece(?:den|li)?)(?: imza(?:ya)? (?:yetkili|sahi[bp])[a-z]*| yetkili(?:si|leri)?(?: olarak)?)?(?= )/y
/** Words that make of a matter something else. */
const NO_MATTER =
  /(?<!\p{L})(?:d[iı][sş] ili[sş]ki|yapt[ıi][ğg]|\p{L}+[ıiuü]nc[ae]y[ae] kadar|g[uü]ya|s[oö]zde|[sş]ayet|e[gğ]er|sehven|k[iı]smen|red|ret|iptal|eski|[oö]nceki|evvel|vekaleten|talep|teklif|[oö]neri|karar|geldi|ge[cç]en|a[sş]an|[uü]st[uü]nde|[uü]zerinde|alt[iı]nda(?:ki|n))/iu
/** The number of an item of a list. */
const ITEM =
  /(?:\(?\d{1,2}\s?(?:[-)]|\.(?=\s|[a-z]))|[a-h]\)|(?:bir|iki|uc|dort|bes)-(?=\s)|i{1,3}[-.)](?=\s))(?=\s?(?:[a-z]|\d{1,2}[./]))/y

/** Case of the words of an office, by the letters they end with. */
const standsOf = (words: string): Stands =>
  /(?:olarak|(?:sifat|unvan)i(?:yla| ile)|eliyle|marifetiyle)$/.test(words)
    ? 'as'
    : /(?:l[iu]g[iu]n?d[ae]n|l[iu]kt[ae]n|l[iu]kl[ae]r[iu]?n?d[ae]n|gorev(?:ler)?inden|vazifesinden|sifatindan|kurulu(?:muz)?ndan|meclisinden|heyetinden)$/.test(
          words,
        )
      ? 'from'
      : /(?:l[iu]g[iu]n?d[ae]|l[iu]kt[ae]|l[iu]kl[ae]r[iu]?n?d[ae]|gorev(?:ler)?ind[ae]|gorevde|vazifesinde|sifatinda)$/.test(words)
        ? 'in'
        : /(?:l[iu]g[iu]n[ae]|l[iu]g[ae]|l[iu]kl[ae]r[iu]?n?[ae]|gorev(?:ler)?ine|vazifesine|sifatina|makamina|koltug(?:un)?a|sandalye(?:y|sin)e|mevki[iy](?:n)?e|kuruluna|meclisine|heyetine|azaligina|azaliga|riyaset(?:in)?e)$/.test(
              words,
            )
          ? 'to'
          : /(?:l[iu]g[iu]n[iu]|gorev(?:ler)?ini|vazifesini|sifatini)$/.test(words)
            ? 'object'
            : /(?:l[iu]g[iu](?:n(?:[iu]n)?)?|l[iu]k|l[iu]kl[ae]r[iu](?:n[iu]n)?|gorev(?:i|leri|inin)|vazifesi(?:nin)?|sifati(?:nin)?|kayd[iu](?:n[iu]n)?)$/.test(
                  words,
                )
              ? 'post'
              : /[iuae]d[iu]r(?:l[ae]r)?$/.test(words) && !/mudur(?:ler)?$/.test(words)
                ? 'is'
                : null
const OFFICE_GOES_ON =
  /[a-z]*(?:['’]\s?[a-z]{1,4})?(?: (?:gorev|vazife)(?:[iu](?:n[iu]n|n[ae]|nd[ae]n?|n[iu])?|l[ae]r[iu](?:n[iu]n|n[ae]|nd[ae]n?)?|s[iu]n?[iuae]?(?:n|nd[ae]n?)?)| sifat[iu](?:n[iu]n|n[ae]|nd[ae]n|n[iu])?(?![a-z]| ile(?![a-z]))|(?<=\b(?:mudur|baskan|uye)l[iu]k) yetkisi(?:nin)?(?= (?:ver|tani|tevdi|birak))| makamina)?(?: olarak| (?:sifat|unvan)i(?:yla| ile)| eliyle| marifetiyle)?/y
const POST =
  /(?<=[iu]n |(?:mudur|uye|baskan|temsilci|memur)l[iu][kg][iu]?n?[iu]?n? )(?:(?:sicil(?:deki)?|ticaret sicili(?:ndeki)?|mudurluk|uyelik) ){0,2}kayd[iu](?:n[iu]n)?(?= (?:silin|terkin))|(?<=(?:bosalan|acilan|munhal|eksilen) )yer(?:e|ler[ae])(?![a-z])|(?:(?:bu|ayni) )?(?:koltu[gk]|sandalye|mevki)(?:[ae]|y[ae]|[iu]|[iu]n[ae]|s[iu]|s[iu]n[ae]|[iu]n[iu]|s[iu]n[iu])?(?![a-z])|(?:(?:bu|ayni) )?(?:gorev|vazife|makam|sifat)(?:[iu](?:n[iu]n|n[ae]|nd[ae]n?|n[iu])?|l[ae]r[iu](?:n[iu]n|n[ae]|nd[ae]n?)?|l[ae]r[ae]|d[ae]n?|y?[ae]|s[iu]n?[iuae]?(?:n|nd[ae]n?)?)?(?![a-z])/y

/** "(A) grubu pay sahiplerini temsilen": whose choice somebody is. */
const OF_GROUP =
  /\(?[a-h]\)? (?:grubu|grubuna|grubunu|grup)(?: (?:nama|hamiline|imtiyazli))?(?: (?:pay|hisse|hissedar|ortak)[a-z]*(?: (?:sahip|sened)[a-z]*)?)? (?:temsilen|adina|arasindan|icinden|kontenjanindan|tarafindan (?:aday )?gosterilen|(?:tarafindan )?(?:goster|belirle|oner)(?:digi|dikleri|ilen) aday(?:lar[iı]?)? (?:arasindan|icinden))(?![a-z])/y
/** Of whom a number of office-holders consists. */
const CONSISTS =
  /^ (?:mutesekkil|olusan|ibaret|murekkep)(?: (?:bir|iki|uc|dort|bes))? (?:kisilik )?(?:bir )?(?:yeni )?(?:bir )?(?=tasfiye|mudur|kayyi?m|yonetim kurulu|idare (?:meclisi|heyeti)|kurulumuz|kurul\b)/
/** Who makes up an organ: "… müteşekkil yeni yönetim kurulu", "… yönetim kurulunu teşkil etmişlerdir". */
const ORGAN_IS =
  /(?:mutesekkil|olusan|ibaret|murekkep) (?:bir )?(?:yeni )?(?:bir )?(?:yonetim kurulu|idare meclisi|idare heyeti|mudurler kurulu)(?:n[iu]n)?(?![a-z])/y
const ORGAN_MADE =
  /(?:yonetim kurulu|idare meclisi|idare heyeti|mudurler kurulu)n[iu] (?:(?:teskil|tesekkul) (?:etm[iu]s[a-z]*|ed[ae]r(?:l[ae]r)?|ed[ae]c[ae]k[a-z]*)|olustur(?:mus[a-z]*|acak[a-z]*|ur(?:lar)?))(?![a-z])/y
/** "Yönetim kurulu dört yıl için A, B ve C'den kurulmuştur": an organ by whom it is made of. */
const MADE_OF = `(?:${formsOf('kurul oluş oluşturul teşekkül·et teşkil·et teşkil·edil teşkil·olun teşekkül·ettiril ibaret·ol müteşekkil·ol meydana·gel meydana·getiril', 'said', 'decided', 'will')}|mutesekkild[iu]r|ibarett[iu]r)`
const ORGAN_MADE_OF = new RegExp(
  `(?:(?:secilen|secilmis olan|gorev yapacak|teskil edilen|olusturulan|olusan) )?(?:yeni )?(?:yonetim kurulu|idare meclisi|idare heyeti|mudurler kurulu)(?:n[iu]n|muz|muzun)?(?=[,;:]? [^.;]{6,300}(?:['’][dt][ae]n|[)a-z] (?:seklinde|sekilde|suretiyle|olarak)) ${MADE_OF}(?![a-z]))`,
  'y',
)
const IS_MADE = new RegExp(`${MADE_OF}(?![a-z])`, 'y')
/** The same of those who stand before it, each with what he is: "A (başkan) ve B (üye) şeklinde teşekkül etmiştir". */
const IS_MADE_SO = new RegExp(`(?:seklinde|sekilde|suretiyle|olarak) ${MADE_OF}(?![a-z])`, 'y')
/** How somebody signed till now, and does no more. */
const FORMER_FORM =
  /(?:(?:verilen|taninan|verilmis(?: olan| bulunan)?|taninmis(?: olan| bulunan)?) )?(?:tek|munferi[dt]|cift|musterek) imza (?:usul|sekl|esas|duzen)[a-z]* (?:vazgecil|kaldiril|terk edil|birakil|degistiril|son veril|yururlukten kal[dk][a-z]*)(?:mis(?: olup|t[iu]r)?|er[ae]k|arak)(?![a-z])/y
const CONSIST =
  /(?:mutesekkil|olusan|ibaret|murekkep)(?: (?:bir|iki|uc|dort|bes))? (?:kisilik )?(?=tasfiye|mudur|kayyi?m|kurulumuz|kurul\b)/y
const DECIDERS = /(?:uye|ortak|aza|hissedar)l[ae]r(?:[iu]m[iu]z)?[iu]n(?![a-z])/y
/** "Adı geçenlerden A'nın": one of those spoken of, whom his name tells. */
const AMONG = /(?:(?:adi|ismi|adlari|isimleri) gecenl[ae]rden|bunlardan|onlardan)(?![a-z])/y
/** "Diğer iki üye A ile B": the words say who they are. */
const SO_MANY =
  /(?:(?:diger |oteki |obur |kalan )?(?:iki|uc|dort) (?:uye|mudur|ortak|(?:tasfiye )?memur[iu]?)|(?:diger|oteki|obur|kalan) (?:uye|mudur|ortak|(?:tasfiye )?memur)l[ae]r[iu]?)(?![a-z])/y
/** "Tasfiye kurulunu teşkil eden üç memurdan A", "iki müdürden A": which of them he is. */
const ONE_OF =
  /(?:(?:yonetim |mudurler |tasfiye )?(?:kurul|heyet)(?:u(?:n|muz)[iu]|in[iu]|imiz[iu]|[iu]) (?:teskil eden|olusturan|meydana getiren) )?(?:iki|uc|dort|bes|alti|yedi) (?:sirket )?(uye|aza|mudur|(?:tasfiye )?memur)(?:[iu]|s[iu])?(?:n|m[iu]z)?d[ae]n(?= )/y
const OF_NOBODY =
  /(?:yonetim kurulu|idare meclisi|idare heyeti) (?:uye|aza)l[iu](?:g[iu]n[ae]|k[^ ]{1,8}) (?:secilen|getirilen|atanan|intihap edilen|tayin edilen) biz(?:ler)?(?= (?:toplan|aramizda))|(?:(?:bosalan|acilan|munhal|bu) )?(?:mudurlu[kg]|uyeli[kg]|aza(?:lik|lig)|baskanli[kg])(?:[ae]|[iu]n|l[ae]r[ae]|l[ae]r[iu]n)?(?: icin| yerine)? (?:(?:yeni|yeniden|bir|baska|kimse(?:nin)?|mudur|uye|simdilik|bu asamada|bu safhada|su asamada|su an icin) )*(?:secim yapil|doldurul|atama yapil|secil|atan|getiril|sec|ata|getir)m[ae](?:y[ae]c[ae]k(?:t[iu]r)?|m[ae]s[iu]n[ae]|m[ae]s[iu]|m[iu]st[iu]r)(?![a-z])|sirkete(?= (?:yeni |ikinci )?mudur(?:luge)? )|(?:(?:yonetim kurulu|idare (?:meclisi|heyeti)|mudurler kurulu|sirket(?:e|in|imizin|imize)?) )?(?:uye|aza|ortak|hissedar|pay ?sahibi|mudur)(?:s?[iu]|m[iu]z)? olmayan(?![a-z])|yonetim kurulu tek (?:uye|kisi)d[ae]n (?:ibaret|olusan|olusmus) (?:oldugundan|bulundugundan|olmakla),?|onun(?= yerine)|yerine (?:yeni )?(?:bir )?(?:mudur|uye|kimse|baska birinin|baskasinin)(?:nin)? (?:sec|ata|getir)[a-z]*?m[ae](?:m[ae]s[iu](?:n[ae]|n[iu])?|m[iu]s(?:t[iu]r)?)(?![a-z])/y
/** Words that name a kind of people and mean none of them. */
const OF_NONE =
  /(?:(?:sirket )?(?:ortak|hissedar)l[ae]r(?:[iu]|[iu]m[iu]z)? (?:arasindan|ic[iu]nden)|(?:uyeler|kendi uyeler)[iu] (?:arasindan|icinden)|(?:(?:yonetim|mudurler) kurulu )?(?:uye|aza|mudur) (?:sayi|aded)(?:s?[iu])n[iu]n)(?![a-z])/y
/** What a branch is called, before the office of who manages it. */
const BRANCH_NAME = /[a-z]{3,}(?: [a-z]{3,})? (?=sube(?:si|miz)?(?:n[iu]n)? mudur)/y
/** What its own notice calls a branch, by a word of its title, and the company that it is of. */
const OWN_BRANCH =
  /(?:bu |is ?bu |mezkur |anilan |soz konusu )?([a-z]{3,}) sube(?:s[iu]|m[iu]z)?(?:n[iu]n|n[iu]|n[ae]|[iu]n|[iu]|[ae]|y[iae]|nin)?(?![a-z])/y
/** Whose time is over, without a name. */
const WHOSE_TIME =
  /(?:(?:mevcut|halihazirdaki|onceki|eski) )?(?:(?:sirket|kooperatif)(?:in|imiz(?:in)?)? )?(?:(?:genel |sube )?mudur(?:u|ler|leri|umuz|lerimiz)?n?[iu]n|(?:yonetim kurulu|idare (?:meclisi|heyeti)|mudurler kurulu)(?:muz)?(?: (?:uye|aza)(?:si|lari|leri|lerimiz|miz))?n?[iu]n|tasfiye memur(?:u|lari)n[iu]n)(?= (?:\d+ yillik )?(?:gorev |vazife )?(?:sure|muddet)[a-z]* (?:dol|bit|sona er|hitam))/y
const BEFORE_NOW =
  /(?:(?:is ?bu |bu )?karard?(?:an|in alinmasindan) (?:once|evvel)(?: (?:verilmis|taninmis|mevcut))?(?: (?:olan|bulunan))?|daha once(?:den|ki kararla|ki)?|evvelce|evvelden|onceden(?! oldugu gibi)|onceki kararla)(?![a-z])/y

/** A term that ends with what is done to somebody. */
const HIS_END =
  /^(?!.*\bkarar)(?:gorev|vazife|mudurl|uyeli|ortakl|uyeler|hissedar|genel|umumi|kurul|yonetim|mudurler).*(?:y[ae]|n[ae]) (?:kadar|degin|dek)/
/** A term by words that mean the one before them. */
const THAT_TERM =
  /(?:bu|ayni|soz konusu|anilan|belirtilen|uzatilan) (?:gorev )?(?:sure|muddet|donem)(?:yle|le|ligine|since)?(?: (?:ile|icin|boyunca|zarfinda))?(?![a-z])/y
const HELD_BY = / (?:gorev(?:ini|lerini)? |vazifesini )?(?:yap|yurut|ifa et|surdur|bulun)m[ae]kt[ae] olan(?![a-z])/y
/** "Müdürü bulunan A": what stands between a title and its bearer. */
const BEARS = /^ ?(?:(?:bulunan|olan) )?$/
/** "A'dan boşalan üyeliğe" */
const VACATED = /(?:bosalan|acilan|munhal|eksilen)(?![a-z])/y
/** "A'nın bıraktığı üyeliğe", "A'nın yürüttüğü müdürlükten": an office by what its holder did or does with it. */
const HIS_OFFICE: [RegExp, boolean][] = [
  [new RegExp(formsOf('boşalt bırak terk·et devret ayrıl çekil istifa·et istifaen·ayrıl alın görevden·alın', 'relative'), 'y'), false],
  [
    new RegExp(
      formsOf(
        'yürüt üstlen ifa·et deruhte·et yap sürdür taşı gör bulun getiril seçil atan yürütmekte·ol yapmakta·ol sürdürmekte·ol',
        'relative',
      ),
      'y',
    ),
    true,
  ],
]

/** Where a sentence begins behind the headings and labels of the templates. */
const HEADINGS =
  /^(?:[\s\d.:)/-]*(?:(?:yonetim|genel|ortaklar|mudurler) kurulu karar(?:i|lari)(?:\s?\([^()]{3,40}\))?|sube temsilci(?:si|leri)|yonetim kurulu(?: ?\/ ?yetkililer)?|mudurler(?: ?\/ ?| )?(?:yetkililer)?|yetkililer|yeni atanan temsilciler|gorev dagilimindaki degisiklik|temsil yetkisi sona erenler|mudurluge secilenler|karar(?: (?:metni|ozeti|hulasasi))?|gecici madde(?: \d+)?|hukum (?:ozeti|fikrasi)|temsil|denetim kurulu|denetci|tasfiye memuru|sube yetkilileri|temsilciler|konkordato|madde \d+|idare ve temsil|sirketin (?:idaresi|temsili)(?: ve temsili)?|mahkeme karari|ek tasfiye|ihya|(?:genel kurul|toplanti|karar) tutanagi(?:ndan)?|sube(?:nin)? temsilcilerine ait bilgiler|temsil ve ilzam|mudurluk|yonetim)(?=[ :.\d-]))/
/** "… Kararı Karar No: 21 Karar Tarihi: 2.4.1990 Gündem: …": what heads a decision. */
const HEAD_OF_DECISION = new RegExp(
  `^(?:[^.;]|\\.(?=[a-z]|\\s?\\d)){0,200}?\\bkarar(?:[iu]n?|in)? (?:no|tarihi|sayisi|numarasi)\\s?[:.]?\\s?(?:${DATE}|[\\d/-]+)(?: karar(?:in)? (?:no|tarihi|sayisi|numarasi)\\s?:?\\s?(?:${DATE}|[\\d/-]+))*(?: karar\\s?:)?`,
)
/** "Şirket ortakları şirket merkezinde toplanarak", "yönetim kurulumuzun 3.5.2001 günü yaptığı toplantıda:": who met, where and when. */
const MEETING =
  /^[\s\d.:)/-]{0,12}(?:(?:(?:sirket|kooperatif)[a-z]*|(?:yonetim|mudurler|ortaklar|genel|idare|denetim|denetleme|tasfiye) (?:kurul|meclis|heyet)[a-z]*|kurul(?:umuz)?[a-z]*|umum[iı] heyet[a-z]*|(?:ortak|hissedar|uye|aza|serik|mudur)l[ae]r[a-z]*|(?:asagida |isim ve )?imzalari (?:bulunan|olan)|merkez(?:imiz)?(?:de|inde|i|imizde)|(?:is)?bugun|saat|adres[a-z]*|tarih[a-z]*|gunu|gun|ayni|ilk|ve|ile|da|de|tum|butun|kendi|aralarinda|yap(?:ilan|tiklari|tigi|an)|akdedilen|akdettigi|olagan(?:ustu)?|alelade|fevkalade|yili|hesap|donemine|ait|toplanti|tam|kadro|kadroyla|cogunluk[a-z]*|ekseriyet[a-z]*|istirakiyle|katilimi(?:yla)?)(?![a-z])|\d[\d./]*(?![\d./])|[\s,:'’-])*?(?:toplan(?:arak|ip|mis(?: olup| ve)?)|toplanti(?:da|sinda|larinda)|toplanti yap(?:arak|mis olup|ip)|gundem(?:i|deki)?(?: maddeleri(?:ni)?)? (?:gorus[ae]rek|gorusup|muzakere ederek))(?:[,:;]| asagidaki (?:husus|karar)[a-z]*(?: oy ?birlig[a-z]*(?: ile)?| ittifakla)? (?:karara bagla|karar[a-z]* al|al|ver|ittihaz et)[a-z]*[.:,]?| gundem(?:i|deki)? (?:maddeleri(?:ni)? )?gorus[a-z]*[,;:]?|(?= ))/
/** A head that says something is none. */
const SAID = /(?:m[iu]st[iu]r|m[ae]s[iu]n[ae]|d[iu]l?[ae]?r?)\b(?! karar)/
/** "Müdürler:", "şirketimizde üç müdür bulunacaktır:". */
const HOLDERS = new RegExp(
  `(?:(?:sirket(?:in|imizin|te|imizde)?|kooperatif(?:in|imizin)?) )?(?:(?:kurucu |ilk )?(?:mudur(?:u|ler|leri|umuz|lerimiz)?|yonetim kurulu(?: uyeleri)?)|(?:bir|iki|uc|dort|bes) (?:mudur(?:u)?|yonetim kurulu uyesi) (?:vard[iu]r|bulunacakt[iu]r|bulunmaktad[iu]r|olacakt[iu]r|gorev yapacakt[iu]r)) ?: `,
  'y',
)
const HOLDERS_NEAR = 40
/** Whether the words of a label, or the line behind them, say how long those serve. */
const saysTerm = (plain: string, from: number, to: number): boolean =>
  termIn(plain.slice(from, to)) !== null || /^[\s.]*(?:gorev|hizmet|mudurluk) (?:sure|muddet)[a-z]* ?:/.test(plain.slice(to, to + 40))
const SO_MANY_OF = '(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|\\d{1,2})(?: \\([a-z0-9]{1,6}\\))?'
const OF_SO_MANY = `(?:${SO_MANY_OF} (?:kisi|uye|aza)(?:d[ae]n|(?:lik)? olarak)|(?:uye|kisi|aza) (?:sayi|aded)(?:s?[iu])(?:n[iu]n|n[iu])? ${SO_MANY_OF}(?:y?[ae])?)`
/** "Yönetim kurulunun üç kişiden teşekkül etmesi benimsenerek": which organ those are of whom the words behind name. */
const ORGAN_OF = new RegExp(
  `(?:(?:yonetim kurulu|idare meclisi|idare heyeti|mudurler kurulu|(?<=^|[.:;,–-] )kurul)(?:n?[iu]n?|u?muz(?:[iu]n?)?)? ${OF_SO_MANY}|(?:sirket(?:in|imizin) )?mudur (?:sayi|aded)(?:s?[iu])(?:n[iu]n|n[iu])? ${SO_MANY_OF}(?:y?[ae]))(?: olarak)?(?![a-z ]{0,40}m[ae](?:m[ae]s|m[iu]s|d[iu]))(?: (?:teskil|tesekkul|ibaret|olus|kurul|belirle|tespit|tesbit|kararlastir|cikar|indir|dusur|yuksel|artir)[a-z]*)(?: (?:et|edil|ettiril|ol|olun)[a-z]*)?(?: (?:benimsen|kabul ed|kabul olun|uygun gor|kararlastir|tespit ed|karar veril)[a-z]*(?: (?:ve|olup))?)?(?![a-z])`,
  'y',
)
/** "Üyelerin üç yıl için A, B ve C olarak seçilmelerine": which organ those are whom the words behind name as it. */
const MEMBERS_AS =
  /(?:yonetim kurulu )?(?:uye|aza|mudur)l[ae]r(?:[iu]m[iu]z)?[iu]n(?= [^.;]{6,300} olarak (?:sec|belirle|tespit|tesbit|tayin|ata)[a-z]*)/y
/** "A'nın müdürlüğünde herhangi bir değişiklik yoktur": he goes on. */
const UNCHANGED =
  /(?:(?:her ?hangi|hic) )?(?:bir )?degisiklik (?:yoktur|(?:olma|yapilma|bulunma)(?:m[iu]st[iu]r|maktad[iu]r|d[iu])|soz konusu degild[iu]r|(?:yapil|ol)mamas[iu]na)(?![a-z])/y
/** "Toplantıda Bulunanlar: A, B, C": who came, in a line of its own. */
const CAME = /^\s*(?:toplanti(?:da|ya) )?(?:hazir )?(?:bulunan|katilan|istirak eden)(?:lar)?(?: (?:uye|ortak|aza|mudur)(?:ler|lar))?\s?:\s/
const PAPER =
  /^\s*(?:dayana[kg]i?|belge(?:ler)?|evrak)\s?:\s(?:[a-z]+|[\d./]+|[\s,])*?\b(?:karari|onayi|tutanagi|ilami|sureti)(?= (?:karar|(?:genel|ortaklar|yonetim|mudurler) kurulu? karari)\b)/
/** "Gündem: Müdür tayini hakkında" */
const AGENDA = /^\s*gundem\s?:\s[^.;:]{3,140}?(?:hakkinda|hk)\b\.?(?= )/
const EACH_OF_THEM = /^her bir(?:i|isi)(?:n[iu]n)?$/
const ELECTS: ReadonlySet<Does> = new Set<Does>(['elect', 'serve', 'give'])
/** What is said of an office that somebody is given. */
const AS_OFFICE = /^ (?:sifat|unvan|olarak|sec|ata|gorev|yap|tayin|belirle|nasb|ol(?:ma|mus|du)|kabul ed)/
const TITLED = ' bulunan '.length
const LONGEST_MEETING = 240
const LONGEST_TERM = 200
const AT_ANOTHER_TIME = /\byapilacak|\bgelecek|\bmuteakip/
/** Where a sentence begins behind headings, labels and who met. */
export const headed = (body: Body, from: number, to: number): number => {
  const head = HEAD_OF_DECISION.exec(body.plain.slice(from, to))?.[0] ?? ''
  if (head !== '' && !SAID.test(head)) return headed(body, from + head.length, to)
  const came = CAME.exec(body.plain.slice(from, Math.min(to, from + LONGEST_MEETING)))
  if (came) {
    // As far as the line goes in which the last of the list stands.
    const end = [...body.breaks].filter((line) => line > from + came[0].length && line <= to).sort((a, b) => a - b)
    const last = end.find((line) => !/,\s*$/.test(body.plain.slice(from, line)))
    if (last !== undefined && partiesIn(body, from, last).length > 0 && !SAID.test(body.plain.slice(from, last)))
      return headed(body, last, to)
  }
  // "Belge: … tasdikli genel kurul kararı" on lines of its own: by which paper it was entered.
  const paper = PAPER.exec(body.plain.slice(from, Math.min(to, from + LONGEST_MEETING)))?.[0] ?? ''
  if (paper !== '' && body.breaks.has(from + paper.length) && !SAID.test(paper)) return headed(body, from + paper.length, to)
  const agenda = AGENDA.exec(body.plain.slice(from, Math.min(to, from + LONGEST_MEETING)))?.[0].length ?? 0
  if (agenda > 0) return headed(body, from + agenda, to)
  const met = MEETING.exec(body.plain.slice(from, Math.min(to, from + LONGEST_MEETING)))?.[0] ?? ''
  const told = behindHead(body, from, to)
  const opening = Math.max(from + met.length, told)
  if (opening > from && !AT_ANOTHER_TIME.test(body.plain.slice(from, opening))) return headed(body, opening, to)
  // As many headings as stand there, in capitals or before a mark: the words behind the last may be those of one too.
  let begins = from
  for (let at = from, words = ''; (words = HEADINGS.exec(body.plain.slice(at, to))?.[0] ?? '') !== '';) {
    at += words.length
    // A line that goes on in small letters breaks off in the middle of its sentence.
    const ownLine = body.breaks.has(at) && !/^\s?\p{Ll}/u.test(body.text.slice(at, at + 2))
    if (!/\p{Ll}/u.test(body.text.slice(from, at)) || /[:-]\s*$/.test(body.plain.slice(from, at + 2).trimEnd()) || ownLine) begins = at
  }
  // Behind a heading the sentence may open with who met.
  return begins > from ? headed(body, begins, to) : begins
}
/** "Ayşe Yılmazın": a small ending that no known surname has. */
export const isGlued = (body: Body, { name, after, from }: { name: string; after: unknown; from: number }): boolean => {
  const last = name.split(' ').at(-1) ?? ''
  if (after !== null || !/\p{Ll}(?:n?[ıiuü]n)$/u.test(last) || GIVEN.has(plainLetters(last)) || FAMILY.has(plainLetters(last))) return false
  // What stands so elsewhere too, before a mark or with an ending of its own, is the name itself.
  const printed = plainLetters(name)
  if (plainLetters(body.header.title ?? '').includes(printed)) return false
  const near = body.plain.slice(Math.max(0, from - NEAR), from + NEAR)
  const own = from - Math.max(0, from - NEAR)
  for (let at = near.indexOf(printed); at >= 0; at = near.indexOf(printed, at + 1))
    if (at !== own && /^ ?[,;.:|('’\d]/.test(near.slice(at + printed.length, at + printed.length + 2))) return false
  return true
}
/** Letters to each side in which a notice's other words of the same person are looked for. */
const NEAR = 20_000
/** "Devreden": who hands over his shares, where the notice names one such alone. */
const giversIn = once((body: Body): string[] => [
  ...new Map(
    transferRule(body).flatMap(({ statement }) =>
      statement.kind === 'share_transfer' ? [[fold(statement.from), statement.from] as const] : [],
    ),
  ).values(),
])
/** What those are called whom words mean by an office. */
const HELD: [RegExp, Role][] = [
  [/tasfiye memur/, 'liquidator'],
  [/mudur/, 'manager'],
  [/uye|aza/, 'board_member'],
]
const ALL_OF_THEM = /(?:ortak|hissedar|uye|aza|sahip)l[ae]r(?:[iu]|[iu]m[iu]z)?$/
/** Whose wish or agreement a phrase may tell of: "ortaklar arasında varılan anlaşma gereğince". */
const OF_PARTNERS = /^(?:ortak|hissedar|pay sahip)/
const BY_SIGNATURE = /\bimza[a-z]*(?:l[ae]| ile) $/
/** "Ortaklar, … kararlaştırmışlardır": who decided it. */
const DECIDED_BY_THEM =
  /(?:karar[a-z]* (?:ver|al|bagla|var)|kararlastir|kabul et|uygun (?:gor|bul)|benimse|sec|ata|getir|(?:tayin|intihap) et|gorevlendir|vazifelendir)(?:mis|di|ti)[a-z]*[\s.]*$/
/**
 * A sentence as its known parts, or where it holds a word that is none; `ahead` are those before a word that nobody knows, and absent where the words
 * are known and not settled. `phrases` are those that say no more.
 */
export type Row =
  { tokens: readonly Token[]; strange: null; phrases: readonly Span[] } | { tokens: null; strange: number; ahead?: readonly Token[] }
/** "Bunlardan ikisi", "adı geçenler": those of whom the same sentence speaks. */
const SPOKEN_OF = /^(?:bunlar|onlar|adi gecen|isimleri gecen|anilan|(?:bu |her )?(?:iki|uc)(?:si|su|sin|sun))/
const AGENTS = /^(?:ticari )?(?:temsilci|mumessil)ler/
const GOES: ReadonlySet<Token['is']> = new Set<Token['is']>(['instead', 'former', 'vacated', 'cause', 'partner'])
/**
 * All whom the words before name, where these words mean several of them: in sentences in which nobody goes, is replaced or is only spoken of by
 * another.
 */
const saidBefore = (tokens: readonly Token[], words: string): string[] | null => {
  if (tokens.some((each) => GOES.has(each.is) || (each.is === 'verb' && !ELECTS.has(each.does) && each.does !== 'become'))) return null
  const named = tokens.flatMap((each) => (each.is === 'who' ? [each] : []))
  const names = [...new Map(named.flatMap((each) => each.names.map((name) => [fold(name), name] as const))).values()]
  if (names.length < 2 || named.some((each) => each.entity || each.meant)) return null
  const count = /\b(?:bu |her )?(iki|uc)(?:si|su)/.exec(words)?.[1]
  const of = count === undefined || /^(?:bunlar|onlar)/.test(words) ? null : COUNTS[count]
  return of !== null && of !== undefined && of !== names.length ? null : names
}
/** "Ortakların üçü de": all whom the sentence names as those, where it names so many. */
const ALL_SO_MANY =
  /(?:(?:sirket )?(?:ortak|hissedar|pay sahip|uye|aza)l[ae]r(?:[iu]m[iu]z)?[iu]n|(?:sirket )?(?:ortak|hissedar|pay sahip)l[ae]r[iu]n[iu]n) (?:iki|uc|dort|bes)s?[iu](?:n[iu]n|n[iu]|n[ae])? (?:de|da|birden)(?![a-z])/y
const namedSoFar = (tokens: readonly Token[], count: number): string[] | null => {
  const whos = tokens.flatMap((each) => (each.is === 'who' ? [each] : []))
  const names = [...new Map(whos.flatMap((each) => each.names.map((name) => [fold(name), name] as const))).values()]
  const only = whos.every((each) => !each.entity && !each.meant) && tokens.every((each) => each.is !== 'verb' || each.does === 'meet')
  return only && count > 1 && names.length === count ? names : null
}
const STOOD = /aday (?:gosteril|oner?il|ol)m[iu]s(?:l[ae]r)?(?: olup)?(?=,| ve|;| olup)/y
const ADDED = (['said', 'decided', 'linked', 'whom'] as const).map((form) => ({
  form,
  pattern: new RegExp(formsOf('ekle eklen ilave·et ilave·edil dahil·et dahil·edil katıl kat al alın', form).replace(/^\\b/, ''), 'y'),
}))
const isSubject = (each: Token | undefined): boolean => each?.is === 'who' && (each.stands === null || each.stands === 'of')
const isOfManagers = (each: Token): boolean =>
  (each.is === 'organ' && each.role === 'manager') || (each.is === 'office' && (each.role === 'manager' || each.role === 'manager_chair'))
const rowsDone = once((_body: Body) => new Map<string, Row>())
/** The parts of a sentence. `before` is where the sentence before it begins: whom that one names this one may mean. */
export const rowOf = (body: Body, begin: number, end: number, before = begin): Row => {
  const done = rowsDone(body)
  const key = `${begin} ${end} ${before}`
  const row = done.get(key) ?? readRow(body, begin, end, before)
  done.set(key, row)
  return row
}
/** "Başkanın A olması": the offices in the genitive before somebody of whom the words say that he is to be it, and where his name begins. */
const becomesIn = (
  body: Body,
  from: number,
  to: number,
  parties: readonly { from: number; to: number; after: unknown }[],
): (Span & { role: Role; name: number })[] =>
  !TO_BE_IT.test(body.plain.slice(from, to))
    ? []
    : officesNamed(body, from, to).flatMap((office) => {
        const ending = /^n?[iu]n (?:ise |de |da )?/.exec(body.plain.slice(office.to, office.to + 12))?.[0]
        const name = ending === undefined ? undefined : parties.find((each) => each.from === office.to + ending.length)
        return name && !office.power && name.after === null && /^ ol(?:mas[iu]|acag[iu])/.test(body.plain.slice(name.to, name.to + 9))
          ? [{ from: office.from, to: name.from, role: office.role, name: name.from }]
          : []
      })
const TO_BE_IT = /[iu]n (?:[^.;,]{3,50}) ol(?:mas[iu]|acag[iu])/
const readRow = (body: Body, begin: number, close: number, before: number): Row => {
  const from = headed(body, begin, close)
  const { plain } = body
  const to = close - (TAIL.exec(plain.slice(from, close))?.[0].length ?? 0)
  const parties = partiesIn(body, from, to)
  const offices = officesIn(body, from, to)
  const signs = /temsil|ilzam|imza|\bsirketi (?:[a-z]+ ){0,5}bagla|\bborc altina/.test(plain.slice(from, to))
  const referred: readonly Signer[] = signs ? signersIn(body, from, to, parties, { before, own: from }).filter((each) => each.referred) : []
  const bounds = signs ? boundsIn(body, from, to) : []
  const abouts = signs
    ? clausesOf(body)
        .flatMap((clause) =>
          clause.from < to && from < clause.to ? subjectsIn(body, Math.max(from, clause.from), Math.min(to, clause.to)) : [],
        )
        .filter((each) => !NO_MATTER.test(each.scope ?? '') && !bounds.some((other) => other.from < each.to && each.from < other.to))
    : []
  const limited = /limited|ltd/.test(fold(body.header.title ?? ''))
  const trader = body.header.title !== null && !body.branch && !isEntity(body.header.title)
  const managed = limited && !body.branch && /\bmudur/.test(plain.slice(from, to)) && !parties.some(({ name }) => isEntity(name))
  const roleHere = (role: Role | null): Role | null => (role !== null && managed ? (AMONG_MANAGERS[role] ?? role) : role)
  const ofOwner = !body.branch && OWNED.test(plainLetters(body.header.title ?? ''))
  const tokens: Token[] = []
  const phrases: Span[] = []
  let at = from
  const becomes = becomesIn(body, from, to, parties)
  let labelled: number | null = null
  const eat = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    if (match === null || match[0] === '' || at + match[0].length > to) return null
    return match[0]
  }
  const add = (token: Token): void => {
    tokens.push(token)
    at = token.to
  }
  /** Passes over words that tell of whoever is named right behind them. */
  const describes = (pattern: RegExp): boolean => {
    const words = eat(pattern)
    if (words === null || !parties.some((each) => each.from === at + words.length)) return false
    phrases.push({ from: at, to: at + words.length })
    at += words.length
    return true
  }
  /** Whether an office, or the word for one, stands right behind a place. */
  const namesOffice = (end: number): boolean => {
    POST.lastIndex = end + 1
    return offices.some((each) => each.from === end + 1 && /l[iu][gk]/.test(plain.slice(each.from, each.to))) || POST.test(plain)
  }
  /** "A (başkan)'ın", "A (…)'dan": the case stands behind the bracket. */
  const caseBehind = (): void => {
    const ending = eat(CASE_BEHIND)
    const who = tokens.findLast((each) => each.is === 'who')
    if (ending === null || who?.is !== 'who' || who.stands !== null) return
    who.stands = caseAfter(ending)
    at += ending.length
  }
  while (at < to) {
    SKIP.lastIndex = at
    const skipped = SKIP.exec(plain)?.[0].length ?? 0
    if (skipped > 0) {
      at = Math.min(at + skipped, to)
      continue
    }
    const item = eat(ITEM)
    if (item !== null && !offices.some((each) => each.from === at) && (at === from || /[\s,;:]/.test(plain[at - 1] ?? ''))) {
      if (tokens.length > 0) add({ is: 'comma', from: at, to: at + item.length })
      else at += item.length
      continue
    }
    const decider = body.branch ? eat(HEAD_OFFICE) : null
    if (decider !== null && !parties.some((each) => each.from === at + decider.length)) {
      at += decider.length
      continue
    }
    const party = parties.find((each) => each.from === at || (each.introduced && each.since <= at && each.from > at))
    if (party) {
      // An ending whose apostrophe was lost, or the first word of a branch's name: who is meant is not legible.
      if (
        isGlued(body, party) ||
        (party.after === null &&
          /^ (?:sube(?!nin|yi|ye|miz)|mahalle(?!nin)|fabrika(?!nin)|magaza(?!nin))/.test(plain.slice(party.to, party.to + 10)))
      ) {
        return { tokens: null, strange: at }
      }
      at = party.to
      const ending = eat(CASE_ENDS) ?? ''
      const behind = plain.slice(at + ending.length, Math.min(to, at + ending.length + 16))
      const stands: Stands = becomes.some(({ name }) => name === party.from)
        ? 'of'
        : /^ ?['’`´]?\s?[dt][iu]r/.test(ending)
          ? 'is'
          : /^ ile(?![a-z])/.test(behind) || /^['’`´]\s?y?l[ae]$/.test(ending)
            ? 'with'
            : /^ tarafindan\b/.test(behind)
              ? 'by'
              : /^ olarak\b/.test(behind)
                ? 'as'
                : // "A ya da B" has no ending.
                  /^ ya da\b/.test(plain.slice(party.to, party.to + 7))
                  ? null
                  : /^ (?:uhdesind?[ae](?:d[iu]r)?|sahsina)\b/.test(behind)
                    ? 'to'
                    : // "A ve B'den müteşekkil iki tasfiye memuru": who they are.
                      party.after === 'from' && CONSISTS.test(plain.slice(at + ending.length, Math.min(to, at + ending.length + 70)))
                      ? null
                      : party.after
      add({
        is: 'who',
        name: party.name,
        names: [party.name],
        of: null,
        entity: isEntity(party.name),
        stands,
        from: party.from,
        to: at + ending.length + (/^ (?:uhdesind?[ae]|sahsina)\b/.exec(behind)?.[0].length ?? 0),
      })
      continue
    }
    const about = abouts.find((each) => each.from === at)
    // "Yapılan seçimlerde" is no matter of a power.
    if (about && (eat(PHRASES) ?? eat(SAYS_NO_MORE) ?? '').length < about.to - at) {
      const more = /^ (?:ise|de|da|icin)(?![a-z])/.exec(plain.slice(about.to, Math.min(to, about.to + 6)))
      add({ is: 'about', scope: about.scope ?? '', from: at, to: about.to + (more?.[0].length ?? 0) })
      continue
    }
    const all = eat(ALL_SO_MANY)
    const everybody = all === null ? null : namedSoFar(tokens, COUNTS[/(iki|uc|dort|bes)s?[iu]/.exec(all)?.[1] ?? ''] ?? 0)
    if (all !== null && everybody !== null) {
      const [, ending = ''] = /(?:iki|uc|dort|bes)(?:s?[iu])(n[iu]n|n[iu]|n[ae])?(?: (?:de|da|birden))?$/.exec(all) ?? []
      add({
        is: 'who',
        name: everybody[0] ?? '',
        names: everybody,
        of: null,
        entity: false,
        meant: true,
        all: true,
        stands: ending === '' ? null : /n[iu]n/.test(ending) ? 'of' : /n[ae]/.test(ending) ? 'to' : 'object',
        from: at,
        to: at + all.length,
      })
      continue
    }
    // "Müdür: A (on yıl için)", "şirketin iki müdürü vardır: A ve B": who holds it the words behind say, where they have no verb of their own.
    const label = tokens.length > 0 ? null : eat(HOLDERS)
    if (
      label !== null &&
      parties.some((each) => each.from - at - label.length < HOLDERS_NEAR) &&
      (/\b(?:vard|bulun|ol)/.test(label) || saysTerm(plain, at, close))
    ) {
      add({ is: 'organ', role: label.includes('mudur') ? 'manager' : 'board_member', from: at, to: at + label.length })
      labelled = at
      continue
    }
    // "Üye olmayan A", "yönetim kurulu tek üyeden ibaret olduğundan": of nobody in office.
    const ofNobody = eat(OF_NOBODY)
    if (ofNobody !== null) {
      at += ofNobody.length
      continue
    }
    // "Başkan vekilliğine" is an office, and speaks of no chair; "diğer müdürün imzasına gerek olmaksızın" is how somebody signs.
    const alone = signs ? (eat(SOLE)?.length ?? 0) : 0
    // "Şirket müdürünün süresi dolduğundan": that a time is over says nothing of who served.
    const whoseTime = eat(WHOSE_TIME)
    if (whoseTime !== null) {
      at += whoseTime.length
      continue
    }
    const organ = eat(ORGAN_OF)
    if (organ !== null) {
      add({ is: 'organ', role: organ.includes('mudur') ? 'manager' : 'board_member', from: at, to: at + organ.length })
      continue
    }
    const chosenAs = signs || offices.some((each) => each.from > at + 8 && each.from < to) ? null : eat(MEMBERS_AS)
    if (chosenAs !== null) {
      add({ is: 'organ', role: chosenAs.includes('mudur') ? 'manager' : 'board_member', from: at, to: at + chosenAs.length })
      continue
    }
    const seat = tokens.at(-1)
    const unchanged = (seat?.is === 'office' || seat?.is === 'post') && seat.stands === 'in' ? eat(UNCHANGED) : null
    if (unchanged !== null) {
      add({ is: 'verb', does: 'stay', form: 'decided', from: at, to: at + unchanged.length })
      continue
    }
    // "Ortaklar arasından", "müdür sayısının ikiye çıkarılmasına" mean nobody.
    const ofNone = eat(OF_NONE)
    if (ofNone !== null && !ofNone.endsWith('nin')) {
      at += ofNone.length
      continue
    }
    const phrased = ofNone?.length ?? 0
    const whole = ofNone === null ? null : eat(PHRASES)
    if (whole !== null && whole.length > phrased) {
      at += whole.length
      continue
    }
    const meant = referred.find(
      (each) =>
        each.from === at &&
        each.to - at >= alone &&
        each.to - at >= phrased &&
        !offices.some(
          (office) =>
            office.from >= at &&
            office.from < each.to &&
            (office.to > each.to ||
              // "A müdür olmuş": what he is, and nobody else.
              ((each.names.length === 0 || isSubject(tokens.at(-1))) && AS_OFFICE.test(plain.slice(office.to, office.to + 12)))),
        ),
    )
    if (meant) {
      // Whom the words mean is not settled.
      if (meant.names.length === 0) {
        // "Müdürlerden A": the words say who he is.
        if (parties.some((each) => each.from >= meant.to && BEARS.test(plain.slice(meant.to, each.from)))) {
          const title = offices.find((each) => each.from === meant.from && each.to === meant.to && !each.power)
          // "Müdürlerden A ve B": of both.
          const [first, next] = parties.filter((each) => each.from >= meant.to)
          const many = first !== undefined && next !== undefined && /^\s?(?:,|ve|ile)\s$/.test(plain.slice(first.to, next.from))
          if (title) add({ is: 'office', role: title.role, many, stands: null, from: meant.from, to: meant.to })
          at = meant.to
          continue
        }
        // Whom the words mean the sentence itself tells, where it has spoken of one alone.
        const he = eat(HE)
        if (he !== null) {
          add({ is: 'he', from: at, to: at + he.length })
          continue
        }
        // "… seçilmiş ve her birinin", "A ile B'ye, her biri": of those of whom the same sentence speaks.
        const alone = tokens.every((each) => each.is !== 'verb') && tokens.filter((each) => each.is === 'who').length > 1
        if (
          EACH_OF_THEM.test(plain.slice(meant.from, meant.to)) &&
          (alone || tokens.some((each) => each.is === 'verb' && ELECTS.has(each.does)))
        ) {
          add({ is: 'some', of: 'each', from: at, to: meant.to })
          continue
        }
        // "Müdürlerin her birinin": of those among them whom the sentence elects, that holds whoever else is one.
        const called = HELD.find(([words]) => words.test(plain.slice(meant.from, meant.to)))?.[1]
        const each = /l[ae]r(?:[iu]n|d[ae]n)$/.test(plain.slice(meant.from, meant.to))
          ? /^ her ?bir(?:i|isi)?(?:nin)?(?![a-z])/.exec(plain.slice(meant.to, to))
          : null
        const before = saidBefore(tokens, plain.slice(meant.from, meant.to))
        // "Ticari temsilciliğe A ile B'yi atadım; temsilciler …": those whom the same sentence makes it.
        const asAgents =
          AGENTS.test(plain.slice(meant.from, meant.to)) && tokens.some((each) => each.is === 'office' && each.role === 'proxy')
        if (before !== null && called === undefined && (asAgents || SPOKEN_OF.test(plain.slice(meant.from, meant.to)))) {
          const end = plain.slice(meant.to, Math.min(to, meant.to + 8))
          at = meant.from
          add({
            is: 'who',
            name: before[0] ?? '',
            names: before,
            of: meant.of,
            entity: false,
            meant: true,
            stands: /^ ile(?![a-z])/.test(end) ? 'with' : meant.after,
            from: meant.from,
            to: meant.to,
          })
          const rest = eat(SOME)
          if (rest !== null) at += rest.length
          continue
        }
        if (called === undefined || each === null)
          return { tokens: null, strange: at, ...(OF_PARTNERS.test(plain.slice(at, meant.to)) ? { ahead: tokens } : {}) }
        add({ is: 'called', role: called, from: at, to: meant.to + each[0].length })
        continue
      }
      const behind = plain.slice(meant.to, Math.min(to, meant.to + 8))
      at = meant.from
      add({
        is: 'who',
        name: meant.names[0] ?? '',
        names: meant.names,
        of: meant.of,
        entity: false,
        meant: true,
        stands: /^ ile(?![a-z])/.test(behind) || /l[ae]$/.test(plain.slice(meant.from, meant.to)) ? 'with' : meant.after,
        from: meant.from,
        to: meant.to,
      })
      const some = eat(SOME)
      if (some !== null) at += some.length
      continue
    }
    const away = eat(GIVES_AWAY)
    if (away !== null) {
      add({ is: 'cause', reason: 'transfer', from: at, to: at + away.length })
      continue
    }
    const kin = eat(KIN)
    const whose = tokens.at(-1)
    // "A'nın oğlu B", "A'nın huzurunda", "A'nın teklifi üzerine": he is only spoken of.
    const aside =
      whose?.is === 'who'
        ? (eat(BY_THE_WAY) ??
          (whose.stands === 'of' ? eat(BEFALLS_HIM) : null) ??
          (kin !== null && whose.stands === 'of' && isOfHisKin(plain, parties, at + kin.length) ? kin : null))
        : null
    if (aside !== null && whose?.is === 'who' && (whose.stands === null || whose.stands === 'of') && withoutLast(tokens)) {
      phrases.push({ from: whose.from, to: at + aside.length })
      at += aside.length
      continue
    }
    // "A oğlu B": who of the two is meant the words do not settle.
    if (kin !== null && whose?.is === 'who' && whose.stands === null) return { tokens: null, strange: at }
    // "A'nın eşi B": of whose kin he is somebody else is named.
    if (kin !== null && plain[at - 1] === ' ' && !(whose?.is === 'who' && whose.stands === 'of')) {
      at += kin.length
      continue
    }
    const gives = eat(/devreden(?: ortak)?(?=,)/y)
    if (gives !== null) {
      const [giver, ...others] = giversIn(body)
      if (giver === undefined || others.length > 0) return { tokens: null, strange: at }
      add({
        is: 'who',
        name: giver,
        names: [giver],
        of: null,
        entity: isEntity(giver),
        meant: true,
        stands: null,
        from: at,
        to: at + gives.length,
      })
      continue
    }
    const bound = bounds.find(
      (each) =>
        each.from === at || (each.from > at && each.from - at < 8 && /^(?:ve |icin |ise |de |da |,)?\s*$/.test(plain.slice(at, each.from))),
    )
    if (bound) {
      const more =
        /^ ?(?:olan |icin |her turlu |ki |tum |butun )*(?:is(?:lerde|lerinde|lemlerde|lemlerinde|leri|lemleri|ler|lemler)?|konularda|hususlarda|islem(?:de|ler)?)?(?: icin| ise| de| da)*(?![a-z])/.exec(
          plain.slice(bound.to, Math.min(to, bound.to + 40)),
        )
      add({ is: 'bound', limit: bound.limit, above: bound.above, from: bound.from, to: bound.to + (more?.[0].length ?? 0) })
      continue
    }
    const grade = eat(GRADE_OF)
    if (grade !== null && parties.some((each) => each.from === at + grade.length + 1)) {
      at += grade.length
      continue
    }
    // "Üyelerin A'nın başkan … kararlaştırdıkları": who decided it.
    // "Müdür A'nın yanına B seçilmiştir": beside whom he comes, and who stays what he is.
    const beside =
      signs && !/\b(?:sec|ata|getiril|tayin|gorevlendir|eklen|ilave ed)/.test(plain.slice(at, Math.min(to, at + JOINS_LONG)))
        ? null
        : eat(/(?:yan[iu]na|yanlar[iu]na|yan[iu] s[iu]ra)(?: (?:ikinci|ucuncu|yeni|ilave|bir))*(?![a-z])/y)
    if (
      beside !== null &&
      (whose?.is === 'who' ? whose.stands === 'of' && joinedLast(tokens) : tokens.some((each) => each.is === 'verb'))
    ) {
      at += beside.length
      continue
    }
    // "Müdür A'ya ilaveten B": beside whom he comes.
    const besides = eat(/(?:ilaveten|ek olarak|ilave olarak)(?![a-z])/y)
    if (besides !== null && !signs && whose?.is === 'who' && whose.stands === 'to' && joinedLast(tokens)) {
      phrases.push({ from: whose.from, to: at + besides.length })
      at += besides.length
      continue
    }
    // "Aday gösterilen A", "devralan A": what is told of him before his name.
    if (describes(DESCRIBED)) continue
    const ofThose = eat(ONE_OF)
    if (ofThose !== null && parties.some((each) => each.from === at + ofThose.length + 1)) {
      const [, called = ''] = new RegExp(ONE_OF.source).exec(`${ofThose} `) ?? []
      const role = called.endsWith('memur') ? 'liquidator' : called === 'mudur' ? 'manager' : roleHere('board_member')
      add({ is: 'office', role, many: false, stands: null, from: at, to: at + ofThose.length })
      continue
    }
    const deciders = eat(DECIDERS) ?? eat(SO_MANY) ?? eat(AMONG)
    if (deciders !== null && parties.some((each) => each.from === at + deciders.length + 1)) {
      // "Başkan A ile diğer üyeler B ve C'den birinin": what the others are called.
      const others = /(?:^|\s)(uye|mudur)(?:l[ae]r)?$/.exec(deciders)?.[1]
      if (signs && others !== undefined && /^(?:diger|oteki|obur|kalan)/.test(deciders)) {
        add({
          is: 'office',
          role: others === 'uye' ? 'board_member' : 'manager',
          many: true,
          stands: null,
          from: at,
          to: at + deciders.length,
        })
        continue
      }
      at += deciders.length
      continue
    }
    // "Müdürlüğün yalnız A tarafından yürütülmesine": that he alone serves is told of the organ as a whole.
    const lone = signs ? null : eat(ONLY_HIS)
    if (
      lone !== null &&
      parties.some((each) => each.from === at + lone.length && /^ tarafindan\b/.test(plain.slice(each.to, each.to + 11)))
    ) {
      at += lone.length
      continue
    }
    const group = eat(OF_GROUP)
    if (group !== null) {
      at += group.length
      continue
    }
    const made = eat(ORGAN_MADE) ?? eat(ORGAN_IS)
    if (made !== null) {
      const end = at + made.length
      // "Seçilen A, B ve C'den oluşan yönetim kurulu, başkanlığı A'ya vermiştir": those of whom the words before say it act.
      const elected = tokens.findLast((each) => each.is === 'verb')
      if (elected?.is === 'verb' && elected.does === 'elect' && elected.form === 'whom') {
        add({ is: 'verb', does: 'meet', form: 'linked', from: at, to: end })
        continue
      }
      add({ is: 'organ', role: made.includes('mudur') ? 'manager' : 'board_member', from: at, to: end })
      if (/^(?:yonetim|idare|mudurler)/.test(made)) add({ is: 'verb', does: 'elect', form: 'said', from: end, to: end })
      continue
    }
    const parted = eat(ORGAN_MADE_OF)
    if (parted !== null) {
      // "X Anonim Şirketi yönetim kurulu A ve B'den oluşmaktadır": another's organ.
      const of = tokens.at(-1)
      if (of?.is === 'who' && of.entity && !fold(body.header.title ?? '').includes(fold(of.name))) return { tokens: null, strange: at }
      add({ is: 'organ', role: parted.includes('mudur') ? 'manager' : 'board_member', from: at, to: at + parted.length })
      continue
    }
    const members = tokens.at(-1)
    const isMade = !tokens.some(({ is }) => is === 'organ')
      ? null
      : members?.is === 'who' && members.stands === 'from'
        ? eat(IS_MADE)
        : members?.is === 'close' &&
            tokens.findLast((each) => each.is === 'who' && each.stands === 'from') &&
            plain.slice(at - 2, at).endsWith('n ')
          ? eat(IS_MADE)
          : members?.is === 'who' || members?.is === 'office' || members?.is === 'close'
            ? eat(IS_MADE_SO)
            : null
    if (members && isMade !== null) {
      const last = tokens.findLast((each) => each.is === 'who')
      if (last?.is === 'who') last.stands = null
      const form = /(?:n[aiu]|m[ae]s[iu])$/.test(isMade) ? 'decided' : /m[iu]s$/.test(isMade) ? 'linked' : 'said'
      add({ is: 'verb', does: 'elect', form, from: at, to: at + isMade.length })
      continue
    }
    const met = eat(MET)
    if (met !== null) {
      add({ is: 'verb', does: 'meet', form: /(?:d[iu]r|t[iu]r)$/.test(met) ? 'said' : 'linked', from: at, to: at + met.length })
      continue
    }
    const formerForm = signs ? eat(FORMER_FORM) : null
    if (formerForm !== null) {
      const end = at + formerForm.length
      add({ is: 'power', stands: null, from: at, to: end })
      add({ is: 'verb', does: 'remove', form: 'linked', from: end, to: end })
      continue
    }
    const consist = eat(CONSIST)
    if (consist !== null) {
      if (plain.startsWith('kurulumuz', at + consist.length))
        add({ is: 'verb', does: 'meet', form: 'linked', from: at, to: at + consist.length })
      else at += consist.length
      continue
    }
    const before = eat(BEFORE_NOW)
    if (before !== null) {
      add({ is: 'former', from: at, to: at + before.length })
      continue
    }
    const mark = plain[at] ?? ''
    const identity = mark === '(' && tokens.at(-1)?.is === 'who' ? eat(IDENTITY) : null
    if (identity !== null) {
      at += identity.length
      // "A (…)'ya": the case stands behind the bracket.
      const who = tokens.at(-1)
      const along = /^ ile(?![a-z])/.test(plain.slice(at, Math.min(to, at + 6)))
      if (who?.is === 'who' && who.stands === null && along) who.stands = 'with'
      caseBehind()
      continue
    }
    if (mark === ',' || mark === ';') {
      add({ is: 'comma', from: at, to: at + 1 })
      continue
    }
    if (mark === '(' || mark === ')') {
      add({ is: mark === '(' ? 'open' : 'close', from: at, to: at + 1 })
      if (mark === ')') caseBehind()
      continue
    }
    const rest = plain.slice(at, to)
    // "… tarihine kadar uzatılmasına, A'nın bu süre için seçilmesine": the term that the words before give.
    const thatTerm = eat(THAT_TERM)
    const termed = thatTerm === null ? undefined : tokens.findLast((each) => each.is === 'term')
    if (thatTerm !== null && termed?.is === 'term') {
      add({ is: 'term', term: termed.term, from: at, to: at + thatTerm.length })
      continue
    }
    const held = eat(HELD_SINCE)
    if (held !== null) {
      phrases.push({ from: at, to: at + held.length })
      at += held.length
      continue
    }
    const said = termAtStart(rest.slice(0, LONGEST_TERM))
    // "A görevden alınıncaya kadar B": whose end bounds another's office.
    if (said && HIS_END.test(rest.slice(0, said.end)) && tokens.at(-1)?.is === 'who' && parties.some((each) => each.from > at))
      return { tokens: null, strange: at }
    if (said) {
      const more =
        /^(?: ?(?:bir )?(?:icin|(?:sure|muddet)(?:yle|le| ile| icin| boyunca|ligine|since)|boyunca))?(?: (?:gorev (?:yapmak|almak|ifa etmek)|gorevli olmak|gecerli olmak|devam etmek|surmek|olmak) uzere)?(?![a-z])/.exec(
          rest.slice(said.end),
        )
      add({ is: 'term', term: said.term, from: at, to: at + said.end + (more?.[0].length ?? 0) })
      continue
    }
    const day = eat(DAY)
    if (day !== null) {
      const effect = /^\S+(?: \S+){0,2}? (?:tarihi )?itibar[iı](?:yl[ae]| ile)(?: gecerli olmak (?:uzere|kaydiyla))?/.exec(rest)
      const first = new RegExp(DATE).exec(day)
      const from = effect && effect[0].length < 44 && first ? printedDate(first[1], first[2], first[3]) : null
      if (effect && from !== null) {
        add({ is: 'since', on: from, from: at, to: at + effect[0].length })
        continue
      }
      const since = sinceIn(rest.slice(0, 80))
      const words =
        /^\S+(?: \S+){0,2}? ?(?:['’]?[dt][ae]n|tarihinden|gununden|itibari(?:yla|yle))(?: itibaren)?(?: (?:gecerli|muteber) (?:olmak (?:uzere|kaydiyla)|olarak)| baslamak uzere| baslayarak)?/.exec(
          rest,
        )
      if (since !== null && words && rest.startsWith(day.slice(0, 6))) {
        add({ is: 'since', on: since as IsoDate, from: at, to: at + Math.max(day.length, words[0].length) })
        continue
      }
      const read = new RegExp(DATE).exec(day)
      const on = read ? printedDate(read[1], read[2], read[3]) : null
      // "15.10.2009 günü ortaklıktan ayrılmış": the day of what happened.
      if (on !== null && OF_EVENT.test(rest)) {
        add({ is: 'since', on, from: at, to: at + day.length })
        continue
      }
      if (on !== null) {
        if (day.endsWith('tarihinde')) add({ is: 'day', on, from: at, to: at + day.length })
        else at += day.length
        continue
      }
      return { tokens: null, strange: at }
    }
    const called = IS_OFFICE.map(([pattern, role]) => ({ words: eat(pattern), role })).find(({ words }) => words !== null)
    if (called?.words) {
      add({ is: 'office', role: called.role, many: /l[ae]r/.test(called.words), stands: 'is', from: at, to: at + called.words.length })
      continue
    }
    const bare = BARE.map(([pattern, role, stands]) => ({ words: eat(pattern), role, stands })).find(({ words }) => words !== null)
    const { words: printed = '' } = bare ?? {}
    // "Üyelerden A", and not "üyelerden herhangi ikisi".
    const end = at + (printed?.length ?? 0)
    const ofSome =
      /^(?:uye|aza)l[ae]r/.test(printed ?? '') &&
      !parties.some((each) => each.from - end >= 0 && /^ (?:merhum |muteveffa )?$/.test(plain.slice(end, each.from)))
    // Bare titles of a company that managers run are of their organ, where the words before speak of it.
    const isOfOrgan =
      !limited ||
      (tokens.some(isOfManagers) && !/(?:toplanti|divan|oturum|kurul|meclis)[a-z]* $/.test(plain.slice(Math.max(from, at - 16), at)))
    if (bare?.words && !ofSome && !offices.some((each) => each.from === at) && (bare.role === null || isOfOrgan)) {
      at += bare.words.length
      const tail = bare.stands === null ? (eat(/(?: olarak| (?:sifat|unvan)i(?:yla| ile))(?![a-z])/y) ?? '') : ''
      add({
        is: 'office',
        role: roleHere(bare.role),
        many: /^(?:uye|aza)l[ae]r/.test(bare.words),
        stands: tail === '' ? bare.stands : 'as',
        from: at - bare.words.length,
        to: at + tail.length,
      })
      continue
    }
    // "A aday gösterilmiş ve oybirliği ile seçilmiştir": the words name nobody else.
    const stands = parties.some((each) => each.from >= at) ? null : eat(STOOD)
    if (stands !== null) {
      add({ is: 'verb', does: 'put', form: 'linked', from: at, to: at + stands.length })
      continue
    }
    const accepts = eat(ACCEPTS_SEAT)
    if (accepts !== null) {
      // At the end of a sentence it is what is said of whoever was elected.
      if (/[dt][iu]r$/.test(accepts)) add({ is: 'verb', does: 'accept', form: 'said', from: at, to: at + accepts.length })
      else {
        phrases.push({ from: at, to: at + accepts.length })
        at += accepts.length
      }
      continue
    }
    // "Müdürler kurulu başkanının A olması": who is to be it.
    const comes = becomes.find((each) => each.from === at)
    if (comes) {
      add({ is: 'office', role: roleHere(comes.role), many: false, stands: null, from: at, to: comes.to })
      continue
    }
    const office = offices.filter((each) => each.from === at).sort((a, b) => b.to - a.to)[0]
    if (office) {
      at = office.to
      const tail = eat(OFFICE_GOES_ON) ?? ''
      const words = plain.slice(office.from, at + tail.length)
      at += tail.length
      // "Müdürlüğünü yapmakta olan A": his title.
      const held = eat(HELD_BY) ?? ''
      // "Müdürlüğünde bulunan A": the same.
      const isHisTitle = standsOf(words) === 'in' && / (?:bulunan|olan)(?![a-z])/y.test(plain.slice(at, at + TITLED))
      const forIt =
        held !== ''
          ? ''
          : standsOf(words) === 'post'
            ? (eat(/ icin(?![a-z])/y) ?? '')
            : // "Müdürler arasına": to be one of them.
              (eat(/(?<=l[ae]r[iu]?(?:miz)?) aras[iu]na(?![a-z])/y) ?? '')
      add({
        is: 'office',
        role: roleHere(office.role),
        ...(office.power ? { power: true as const } : {}),
        many: /(?:l[ae]r(?:[iu]|[iu]m[iu]z)?(?:n?d[ae]n)?|l[iu]kl[ae]r[a-z]*)\b/.test(words),
        // "Üyelik için A": to it.
        stands: held !== '' || isHisTitle ? null : forIt !== '' ? 'to' : standsOf(words),
        from: office.from,
        to: at + held.length + forIt.length,
      })
      continue
    }
    // Who acts for a trader is called his representative, and no more.
    const representative = trader || ofOwner ? eat(REPRESENTATIVE) : null
    if (representative !== null) {
      add({
        is: 'office',
        role: 'authorised_signatory',
        many: false,
        stands: standsOf(representative),
        from: at,
        to: at + representative.length,
      })
      continue
    }
    // "Ortak imzayla" is how somebody signs, and names no partner.
    const jointly = signs ? (eat(JOINT)?.length ?? 0) : 0
    const ofDeciding = eat(OF_DECIDING) ?? ''
    const usual = eat(PHRASES) ?? (signs ? eat(OF_SIGNING) : null) ?? ''
    const sayingNoMore = ofDeciding.length > usual.length ? ofDeciding : usual || null
    const cause = CAUSES.map(([pattern, reason]) => ({ words: eat(pattern), reason })).find(({ words }) => words !== null)
    const least = Math.max(jointly, cause?.words?.length ?? 0)
    const phrase = sayingNoMore !== null && sayingNoMore.length >= least ? sayingNoMore : null
    // "X A.Ş. adına B": for whom he acts, whatever else the sentence says.
    const actsFor = tokens.at(-1)
    if (phrase !== null && /^(?:nam|ad)ina\b/.test(phrase) && actsFor?.is === 'who' && actsFor.entity) return { tokens: null, strange: at }
    if (phrase !== null) {
      // "Ortaklar müştereken": all partners, whoever they are; before a name the word says who he is.
      const end = at + phrase.length
      const decides = plain[end] === ',' && DECIDED_BY_THEM.test(plain.slice(end, to))
      if (ALL_OF_THEM.test(phrase) && !decides && !parties.some((each) => each.from >= end && each.from <= end + 2))
        return { tokens: null, strange: at, ...(OF_PARTNERS.test(phrase) ? { ahead: tokens } : {}) }
      phrases.push({ from: at, to: end })
      at = end
      continue
    }
    if (cause?.words) {
      add({ is: 'cause', reason: cause.reason, from: at, to: at + cause.words.length })
      continue
    }
    const noun = NOUNS.map(([pattern, does, form]) => ({ words: eat(pattern), does, form })).find(({ words }) => words !== null)
    // "Birinin imzasının bulunması şartıyla": how he signs, and no verb.
    const joins = signs ? (eat(SIGNATURE) ?? '') : ''
    if (noun?.words && joins.length <= noun.words.length) {
      // "Müdür seçimi: on yıl için A": what the words under the label say, where they have no verb of their own.
      const label = tokens.at(-1)
      if (noun.does === 'elect' && label?.is === 'office' && /^ ?:/.test(plain.slice(at + noun.words.length, at + noun.words.length + 2))) {
        if (label.stands === null || label.stands === 'post') label.stands = 'to'
        at += noun.words.length
        labelled = at
        continue
      }
      // "… istifasının kabulüne,": what is decided stands in the dative.
      const form = noun.form === 'noun' && /n[ae]$/.test(noun.words) ? 'decided' : noun.form
      add({ is: 'verb', does: noun.does, form, from: at, to: at + noun.words.length })
      continue
    }
    const declared = trader ? eat(DECLARES) : null
    const will = trader && declared === null ? eat(WILL_SIGN) : null
    if (declared !== null || will !== null) {
      const words = declared ?? will ?? ''
      add({
        is: 'verb',
        does: declared !== null ? 'decide' : 'sign',
        form: declared !== null ? 'said' : 'decided',
        from: at,
        to: at + words.length,
      })
      continue
    }
    // "Yalnız A'nın imzasıyla": nobody else's.
    const onlyHis = signs ? eat(ONLY_HIS) : null
    const his = onlyHis === null ? undefined : parties.find((each) => each.from === at + onlyHis.length)
    if (onlyHis !== null && his?.after === 'of' && HIS_SIGNATURE.test(plain.slice(his.to, to))) {
      add({ is: 'form', mode: 'sole', from: at, to: at + onlyHis.length })
      continue
    }
    const notWithout = signs ? eat(NOT_WITHOUT_OTHER) : null
    if (notWithout !== null) {
      const since = tokens.slice(tokens.findLastIndex((each) => each.is === 'verb') + 1)
      const both = new Set(since.flatMap((each) => (each.is === 'who' ? each.names.map(fold) : [])))
      if (both.size !== 2 || since.some((each) => each.is === 'some' || (each.is === 'who' && each.of === 1)))
        return { tokens: null, strange: at }
      const end = at + notWithout.length
      add({ is: 'form', mode: 'joint', from: at, to: at + 'birbirinin'.length })
      add({ is: 'verb', does: 'sign', form: 'said', from: at, to: end })
      continue
    }
    const sole = eat(SOLE)
    // "A ile B'den hangisi imzalarsa imzalasın": each of them.
    if (sole?.startsWith('hangisi')) add({ is: 'some', of: 1, from: at, to: at })
    const joint = sole === null ? eat(JOINT) : null
    if (sole !== null || joint !== null) {
      const same = tokens.at(-1)
      // "Birlikte müştereken": one form said twice.
      if (same?.is === 'form' && same.mode === (sole !== null ? 'sole' : 'joint')) {
        at += (sole ?? joint ?? '').length
        same.to = at
        continue
      }
      add({ is: 'form', mode: sole !== null ? 'sole' : 'joint', from: at, to: at + (sole ?? joint ?? '').length })
      continue
    }
    // "B veya C'nin imzalarından biri": one of them signs.
    // "A ile B'nin imzalarından biri eksik olursa şirket borç altına girmez": all of them sign.
    const without = signs ? eat(NOT_WITHOUT_ONE) : null
    if (without !== null) {
      const end = at + without.length
      add({ is: 'form', mode: 'joint', from: at, to: at + 'imzalar'.length })
      add({ is: 'verb', does: 'sign', form: 'said', from: at, to: end })
      continue
    }
    const oneOf = signs ? eat(ONE_SIGNATURE) : null
    if (oneOf !== null) {
      const end = at + oneOf.length
      const whose = tokens.at(-1)
      if (whose?.is === 'who' && whose.stands === 'of') whose.stands = 'from'
      add({ is: 'some', of: 1, from: at, to: at + 'imzalarindan'.length })
      add({ is: 'signature', from: at, to: end })
      continue
    }
    // "Her iki üyenin": whom the words behind mean.
    if (plain.startsWith('her ', at) && referred.some((each) => each.from === at + 4)) {
      at += 4
      continue
    }
    const some = eat(SOME)
    if (some !== null) {
      const [, any, lone, which, own] = new RegExp(SOME.source).exec(some) ?? []
      const count = any ?? lone ?? which ?? own ?? /^(iki|uc)s?[iu]n[iu]n birden/.exec(some)?.[1]
      const along = /(?:yl[ae]| ile)$/.test(some) || /^ ile(?![a-z])/.test(plain.slice(at + some.length, at + some.length + 5))
      // "Bunlardan biri": of those whom the words before speak of.
      if (/d[ae]n /.test(some)) {
        const names = saidBefore(tokens, some)
        if (names === null) return { tokens: null, strange: at }
        add({
          is: 'who',
          name: names[0] ?? '',
          names,
          of: count === undefined ? null : (COUNTS[count] ?? 1),
          entity: false,
          meant: true,
          stands: along ? 'with' : /n[iu]n$/.test(some) ? 'of' : null,
          from: at,
          to: at + some.length,
        })
        continue
      }
      add({
        is: 'some',
        of: count === undefined ? 'each' : (COUNTS[count] ?? 1),
        ...(along ? { with: true as const } : {}),
        from: at,
        to: at + some.length,
      })
      continue
    }
    // "İzmir Şubesi müdürlüğüne": what the branch is called.
    const branch = /\p{Lu}/u.test(body.text[at] ?? '') ? eat(BRANCH_NAME) : null
    if (branch !== null && !parties.some((each) => each.from >= at && each.from < at + branch.length)) {
      at += branch.length
      continue
    }
    const ofBranch = body.branch ? eat(OWN_BRANCH) : null
    if (ofBranch !== null) {
      const [, called = ''] = /([a-z]{3,}) sube/.exec(ofBranch) ?? []
      if (
        called === 'turkiye' ||
        plainLetters(body.header.title ?? '')
          .split(' ')
          .includes(called)
      ) {
        at += ofBranch.length
        continue
      }
    }
    const number = eat(NUMBERS)
    if (number !== null) {
      at += number.length
      continue
    }
    const plainly = eat(PLAINLY)
    if (plainly !== null) {
      // "Seçilmiş bulunan A": who is described by it.
      const last = tokens.at(-1)
      // "Müdür A olup, B …": what the one is, and what another does.
      if (plainly === 'olup' && last?.is === 'who' && parties.some((each) => /^olup, ?$/.test(plain.slice(at, each.from))))
        return { tokens: null, strange: at }
      phrases.push({ from: at, to: at + plainly.length })
      if (plainly.startsWith('bulun') && last?.is === 'verb' && last.form === 'said') last.form = 'whom'
      at += plainly.length
      continue
    }
    // "Müdür olarak eklenmiştir", "müdürler arasına katılmıştır": to be one of them besides.
    const toOffice = tokens.at(-1)?.is === 'who' ? tokens.at(-2) : tokens.at(-1)
    const added =
      toOffice?.is === 'office' && (toOffice.stands === 'as' || toOffice.stands === 'to')
        ? ADDED.map(({ form, pattern }) => ({ form, words: eat(pattern) })).find(({ words }) => words !== null)
        : undefined
    if (added?.words) {
      add({ is: 'verb', does: 'elect', form: added.form, from: at, to: at + added.words.length })
      continue
    }
    // "A'nın bıraktığı üyeliğe": whose the office behind it is, or was.
    const [owned, words] = HIS_OFFICE.map(([pattern, holds]) => [holds, eat(pattern)] as const).find(([, said]) => said !== null) ?? []
    const owner = tokens.at(-1)
    if (words && owner?.is === 'who' && owner.stands === 'of' && namesOffice(at + words.length)) {
      add({ is: 'vacated', by: true, ...(owned ? { held: true as const } : {}), from: at, to: at + words.length })
      continue
    }
    const act = VERB_FORMS.map(({ does, form, pattern }) => ({ does: isDeath(body.text, at) ? 'die' : does, form, words: eat(pattern) }))
      .filter(({ words }) => words !== null)
      .sort((a, b) => (b.words?.length ?? 0) - (a.words?.length ?? 0))[0]
    if (act?.words) {
      // "İşleri A'nın tek imzasıyla yürütülür": what is run by a signature is signed.
      const runs =
        act.does === 'serve' && BY_SIGNATURE.test(plain.slice(Math.max(from, at - 24), at)) && tokens.some((each) => each.is === 'form')
      // "Seçilmiş olan A": who is described by it.
      const last = tokens.at(-1)
      if (act.does === 'become' && act.form === 'whom' && last?.is === 'verb' && last.form === 'said' && last.to === at - 1) {
        last.form = 'whom'
        last.to = at + act.words.length
        at = last.to
        continue
      }
      const since = tokens.slice(tokens.findLastIndex((each) => each.is === 'verb') + 1)
      // "Başkanlığı üç yıl yürütmek üzere": to it.
      const office = since.findLast((each) => each.is === 'office' || each.is === 'post')
      const aim = act.does === 'serve' && /m[ae]k$/.test(act.words) ? / (?:uzere|icin)(?![a-z])/y : null
      if (aim && office && (office.stands === 'object' || (office.is === 'post' && office.stands === 'post'))) {
        at += act.words.length
        const words = eat(aim)
        if (words !== null) {
          office.stands = 'to'
          phrases.push({ from: office.to, to: at + words.length })
          at += words.length
          continue
        }
        at -= act.words.length
      }
      // "Müdür olarak belirlenmiş": chosen, and nothing changed.
      const chosen =
        act.does === 'alter' &&
        act.words.startsWith('belirle') &&
        (last?.is === 'office' ||
          (since.some((each) => each.is === 'who') &&
            since.some((each) => each.is === 'office' && each.stands === 'as' && !each.power) &&
            !since.some((each) => each.is === 'power' || each.is === 'form' || each.is === 'post')))
      add({ is: 'verb', does: runs ? 'sign' : chosen ? 'elect' : act.does, form: act.form, from: at, to: at + act.words.length })
      continue
    }
    const power = eat(POWER)
    if (power !== null) {
      add({ is: 'power', stands: null, from: at, to: at + power.length })
      continue
    }
    if (signs) {
      const beside = eat(BESIDE)
      if (beside !== null) {
        add({
          is: 'beside',
          ...(/^(?:yan|berab|bu|ona |kendisine |onun |onunla )/.test(beside) ? {} : { along: true as const }),
          from: at,
          to: at + beside.length,
        })
        continue
      }
      const signature = eat(SIGNATURE)
      if (signature !== null) {
        add({
          is: 'signature',
          ...(/ (?:bulun|ol|gerek|sart)m?/.test(signature) ? { required: true as const } : {}),
          ...(/^imza(?:s[iu]|l[ae]r[iu])n[ae](?: (?:ilaveten|ek olarak|ilave olarak))?$|olup$/.test(signature)
            ? { to_it: true as const }
            : {}),
          from: at,
          to: at + signature.length,
        })
        continue
      }
    }
    const post = eat(POST)
    if (post !== null) {
      add({ is: 'post', stands: standsOf(`x ${post}`), from: at, to: at + post.length })
      continue
    }
    const votes = eat(VOTES)
    if (votes !== null) {
      at += votes.length
      continue
    }
    const partner = eat(/(?:ortakliktan|ortakligindan|ortakliklarindan|sirket(?:ten|imizden)(?= (?:ayril|cikma)))(?![a-z])/y)
    if (partner !== null) {
      add({ is: 'partner', from: at, to: at + partner.length })
      continue
    }
    const small =
      /^(?:(ve|ile)|(veya|yahut|ya da)|(yerine|yerlerine)|(kendi(?:si|leri)(?:n[iu]n?|ne)?)|(eski|onceki|evvelki)|(nedeniyle|sebebiyle|dolayisiyla|uzerine|dolayi|hasebiyle)|(degildir|degildirler))(?![a-z])/.exec(
        rest,
      )
    if (small) {
      const [, and, or, instead, own, former, because, none] = small
      const span = { from: at, to: at + small[0].length }
      const last = tokens.at(-1)
      // "(A) ile": the bracket stands between.
      const named = last?.is === 'close' ? tokens.findLast((each) => each.is === 'who') : undefined
      if (and === 'ile' && named?.is === 'who') named.stands = 'with'
      if (because) at = span.to
      else
        add({
          is: and
            ? and === 'ile'
              ? 'with'
              : 'and'
            : or
              ? 'or'
              : instead
                ? 'instead'
                : own
                  ? 'own'
                  : former
                    ? 'former'
                    : none
                      ? 'none'
                      : 'and',
          ...span,
        })
      continue
    }
    const vacated = eat(VACATED)
    if (vacated !== null) {
      add({ is: 'vacated', from: at, to: at + vacated.length })
      continue
    }
    const he = eat(HE)
    if (he !== null) {
      add({ is: 'he', from: at, to: at + he.length })
      continue
    }
    const filler = eat(SAYS_NO_MORE) ?? (body.branch ? eat(OF_BRANCH) : null)
    if (filler !== null) {
      at += filler.length
      continue
    }
    // "Ocak müdürü A", "muhasebe şefi B": what he works as, and no office of the company.
    if (describes(JOB)) continue
    return { tokens: null, strange: at, ahead: tokens }
  }
  if (labelled !== null && !tokens.some((each) => each.is === 'verb'))
    tokens.push({ is: 'verb', does: 'elect', form: 'said', from: at, to: at })
  return { tokens, strange: null, phrases }
}
