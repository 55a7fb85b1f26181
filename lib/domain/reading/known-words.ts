/**
 * The words that sentences on offices and powers are made of, in plain letters, for the row of known parts (tokens.ts): a word is added here, or to
 * the lexicon, in one place. All patterns are tried where a word begins. No word that bounds, denies, ends or conditions something stands
 * among those that say no more.
 */
import type { DepartureReason, Role } from '../fact/fact.ts'
import { DATE } from '../kernel/printed-dates.ts'
import { type Able, type Act, type Form, formsOf, verb } from '../text/lexicon.ts'
import { EACH_ALONE, NEEDS_NOBODY, OUR_HOUSE } from './form-words.ts'

/** How a name or an office stands in its clause: `is` with the copula, `with` before "ile", `by` before "tarafından", `as` before "olarak". */
export type Stands = 'of' | 'to' | 'in' | 'from' | 'object' | 'with' | 'by' | 'as' | 'is' | 'not' | 'post' | null
/** What a verb does: `decide` takes up what stands before it; `come` is said of many things, and of an office only with its dative; `meet` says nothing of who
 * holds what. */
export type Does =
  | 'put'
  | 'meet'
  | 'alter'
  | 'stay'
  | 'extend'
  | 'elect'
  | 'come'
  | 'leave'
  | 'end'
  | 'remove'
  | 'take'
  | 'give'
  | 'serve'
  | 'become'
  | 'decide'
  | 'accept'
  | 'sign'
  | 'die'

const FORMS: readonly Form[] = ['said', 'decided', 'linked', 'whom', 'will']
const of = (act: Act, form: Form | Able, more = ''): string =>
  more === '' ? verb(act, form) : `(?:${verb(act, form)}|${formsOf(more, form)})`
/** Verbs made of a noun or an adjective and of one that carries its endings: each of the first with each of the second. */
const composed = (words: string, verbs: string): string =>
  words
    .split(' ')
    .flatMap((word) => verbs.split(' ').map((each) => `${word}·${each}`))
    .join(' ')
/** What is found good. */
const FOUND_GOOD = composed(
  'uygun muvafık münasip yerinde isabetli doğru faydalı yararlı olumlu makul memnuniyetle sevinçle takdirle',
  'gör görül bul bulun karşıla karşılan',
)
/** What those who decide leave no doubt of, and what they assent to: each makes theirs what was said before it. */
const ASSENTED = composed('tasvip tensip tasdik kabul muvafakat', 'et edil olun eyle kıl kılın buyurul')
/** By whom something is allowed. */
const ALLOWED = composed('izin onay muvafakat icazet olur rıza cevaz müsaade', 'ver veril göster gösteril')
const AGREED = composed('görüş·birliğine fikir·birliğine mutabakata karara kararına söz·birliğine ittifaka', 'var varıl')
/** Who is made to sign, whose signature is taken as enough or asked for, and with what power somebody is furnished. */
const ENTITLED = composed(
  'yetkili mezun selahiyetli salahiyetli selahiyettar salahiyettar selahiyattar salahiyattar muktedir',
  'kıl kılın say sayıl addet addedil addolun',
)
const ENOUGH = composed('geçerli muteber yeterli yeter kafi bağlayıcı', 'sayıl görül addedil addolun')
const NEEDED = composed('gerekli zorunlu şart lazım', 'kılın koşul')
const ARMED = composed('yetkisiyle yetkisi·ile salahiyetiyle salahiyeti·ile', 'donat donatıl teçhiz·et teçhiz·edil')
const RESOLVED = composed('karar hüküm', 'ver veril al alın ittihaz·et ittihaz·edil ittihaz·olun')
/** Verbs by which something is resolved or agreed on. */
export const RESOLVES = `${RESOLVED} ${AGREED} ${composed('tespit tesbit', 'et edil olun')} karar·kıl karar·kılın karara·bağla karara·bağlan hükme·bağla hükme·bağlan karar·altına·al karar·altına·alın takarrür·et kararlaştır kararlaştırıl hükmet hükmedil hükmolun mutabık·kal mutabık·kalın hemfikir·ol hemfikir·olun hemfikir·kal ittifak·et ittifak·edil öngör öngörül`
/** Verbs by which what is put to those who decide is taken for good. */
export const ACCEPTS = `${FOUND_GOOD} ${ASSENTED} ${ALLOWED} ${composed('esası', 'getiril benimsen benimse kabul·edil konul')} kabul·gör tasvip·gör onayla onaylan ona onan benimse benimsen müsaade·edil müsaade·olun rıza·göster`
/** That something was decided by one of them. */
export const WAS_DECIDED = formsOf(`${RESOLVES} ${ACCEPTS}`, 'said')

/**
 * Verbs by what they do with those who stand beside them; the acts of the lexicon, and what only means it there. What has more words stands first: it
 * is taken where two fit.
 */
const VERBS: [Does, (form: Form | Able) => string][] = [
  ['die', (form) => of('die', form)],
  [
    'leave',
    (form) =>
      of(
        'resign',
        form,
        `emekliye·ayrıl ayrıldığını·bildir istifa·ettiğini·bildir çekildiğini·bildir ${composed('istifasını istifalarını istifa·dilekçesini istifa·dilekçelerini', 'ver sun bildir ilet')} istifa·beyanında·bulun`,
      ),
  ],
  [
    'decide',
    (form) =>
      formsOf(
        `${RESOLVES} tescil·et tescil·edil tescil·olun ilan·et ilan·edil ilan·olun anlaşıl görül bildir bildiril belirt belirtil ifade·et ifade·edil açıkla açıklan bilgisine·sunul bilgilerine·sunul bilgiye·sunul tercih·et tercih·edil`,
        form,
      ),
  ],
  // What is put before somebody who is to say yes or no.
  [
    'put',
    (form) =>
      formsOf(
        'oya·sun oya·sunul oya·konul oylamaya·sun oylamaya·sunul oyla oylan onaya·sun onaya·sunul onayına·sun onayına·sunul onayına·arz·edil tasvibine·sunul tasvibine·arz·edil tasdikine·sunul tasdikine·arz·edil oylarına·sunul görüşül müzakere·edil teklif·et teklif·edil öner öneril',
        form,
      ),
  ],
  ['accept', (form) => formsOf(ACCEPTS, form)],
  [
    'alter',
    (form) =>
      of(
        'change',
        form,
        'genişlet genişletil düzenle düzenlen belirle belirlen çevir çevril çevrilin dönüştür dönüştürül tahvil·edil tebdil·edil',
      ),
  ],
  ['stay', (form) => of('go_on', form, 'sür kal muhafaza·et muhafaza·edil koru korun idame·et idame·ettir')],
  ['extend', (form) => of('extend', form)],
  [
    'end',
    (form) => of('end', form, `düş ortadan·kalk ${composed('düşmüş sona·ermiş bitmiş son·bulmuş', 'sayıl addedil addolun kabul·edil')}`),
  ],
  [
    'remove',
    (form) =>
      of(
        'remove',
        form,
        'geçersiz·kıl geçersiz·kılın geçersiz·sayıl geçersiz·ol hükümsüz·sayıl hükümsüz·ol ortadan·kaldır ortadan·kaldırıl hükümden·kaldır hükümden·kaldırıl yürürlükten·kaldır yürürlükten·kaldırıl çıkar çıkarıl affet affedil fesh·edil feshedil',
      ),
  ],
  ['take', (form) => formsOf('al alın kazan', form)],
  [
    'elect',
    (form) =>
      of(
        'elect',
        form,
        'çağır çağrıl çağırıl davet·et davet·edil ayır nasbet nasbedil nasbolun müdür·yap ikame·et ikame·edil geç geçir geçiril',
      ),
  ],
  [
    'serve',
    (form) =>
      of(
        'serve',
        form,
        'yap yapıl yönet yönetil idare·et gör yer·al vazife·al sıfatını·taşı taşı sıfatlarını·taşı unvanını·taşı unvanlarını·taşı üzerine·al üzerlerine·al üstüne·al yüklen omuzla devral devralın',
      ),
  ],
  [
    'give',
    (form) =>
      of(
        'grant',
        form,
        'bahşet bahşedil emanet·et emanet·edil havale·et havale·edil teslim·et teslim·edil terk·et uhdesinde·bırakıl uhdesine·bırakıl bırak bırakıl devret devredil intikal·et tanı tanın',
      ),
  ],
  [
    'sign',
    (form) =>
      formsOf(
        `borçlandır borçlandırıl yetkilendir yetkilendiril salahiyetlendir salahiyetlendiril ${ENTITLED} ${ENOUGH} ${NEEDED} ${ARMED}`,
        form,
      ),
  ],
  [
    'come',
    (form) =>
      formsOf(
        'gel gir otur oturt oturtul yerleş yerleştir yerleştiril çık yüksel yükselt yükseltil terfi·et terfi·ettiril konul başlat başlatıl intikal·et aktarıl kaydırıl nakledil',
        form,
      ),
  ],
  ['become', (form) => formsOf('ol olun', form)],
]
/** Each verb in each of its forms, to be tried where a word begins. */
export const VERB_FORMS = VERBS.flatMap(([does, words]) =>
  // "A'yı atamayı kararlaştırmıştır": what is intended the verb behind it decides.
  [...FORMS.map((form) => ({ form, ends: form as Form | Able })), { form: 'decided' as Form, ends: 'intended' as Form | Able }].map(
    ({ form, ends }) => ({ does, form, pattern: new RegExp(words(ends).replace(/^\b/, ''), 'y') }),
  ),
)
/** That the company is not bound. */
export const BINDS_NOT =
  '(?:sirket|kooperatif)(?:i|[iu]n)? (?:(?:(?:hic ?bir|her ?hangi bir) )?(?:taahhut|borc|yukumluluk) altina (?:girm[ae]z|girmis (?:ol|sayil)m[ae]z|gir[ae]m[ae]z|sok(?:ul)?a?m[ae]z|girmeyecekt[iu]r)|(?:ilzam|temsil)(?: ve ilzam)? (?:edil[ae]?m[ae]z|olun[ae]?m[ae]z|etme(?:z|yecekt[iu]r)|edilm[ae]yecekt[iu]r)|baglan[ae]?m[ae]z|baglama(?:z|yacakt[iu]r)|baglanmayacakt[iu]r)'
/** That the company is taken as bound. */
const BOUND = composed('bağlanmış borçlanmış ilzam·edilmiş temsil·edilmiş', 'sayıl addedil ol')
/** What somebody who signs does with the company, and it with his signature. */
const SIGNS = `bağla bağlan borçlandır borçlandırıl ${BOUND} ${composed('temsil ilzam temsil·ve·ilzam idare·ve·temsil', 'et edil olun')} ${composed('borç·altına taahhüt·altına', 'sok sokul koy konul al gir')} ${composed('imza', 'at koy et')}`
const whole = (words: string): RegExp => new RegExp(`${words}(?! (?:icin|uzere|gibi|kadar)\\b)`, 'y')
/** That those who were elected came together and shared out their duties. */
const SHARES = '(?:(?:kendi )?(?:aralarinda|arasinda) )?(?:gorev|is|vazife) (?:bolumu|bolusumu|taksimi|dagilimi)(?:n[iu]|na)?'
export const MET = new RegExp(
  `(?:(?:bugun|ayni gun(?:de)?|(?:(?:sirket|kooperatif)(?:in|imizin)? )?merkez(?:inde|imizde|de)|tam kadro(?:yla)?|ilk kez|ekseriyetle|cogunlukla|ittifakla),? ){0,4}(?:${[
    '(?:toplan|bir ?araya gel|bulus)(?:arak|er[ae]k|ip|m[iu]s(?:l[ae]r)?(?:d[iu]r|t[iu]r)?(?: olup)?)',
    `${SHARES} (?:yap(?:il)?|et|edil|git|gid|gidil|gerceklestir(?:il)?)(?:arak|er[ae]k|[iu]p|m[iu]s(?:l[ae]r)?(?:d[iu]r|t[iu]r)?(?: olup)?|mas[iu]n[ae]|mes[iu]n[ae])`,
    '(?:(?:bugun|ayni gun|kendi|aralarinda|kendi aralarinda) )?(?:yap|gerceklestir|akdet|duzenle)[dt]iklari (?:ilk )?(?:toplanti|gorusme|oturum|muzakere)(?:d[ae]|s[iu]nd[ae]|l[ae]r[iu]nd[ae]|(?:y?l[ae]| ile)|(?: sonunda| sonucunda))',
    `(?:istirak|katilim)(?:i|lari|leri)?(?:yla|yle| ile) (?:bugun |ilk kez |merkez(?:inde|imizde) )?(?:toplan(?:an|mis(?:t[iu]r)?|arak|ip))(?: olup)?`,
    `${SHARES} (?:yapmak|etmek|gitmek) (?:icin|uzere|amaciyla)(?: (?:toplan|bir ?araya gel)m[iu]s(?:l[ae]r)?(?:d[iu]r|t[iu]r)?)?`,
    '(?:istirak|katilim)(?:i|lari|leri)?(?:yla|yle| ile) (?:yapilan|toplanan|akdedilen|gerceklesen|gerceklestirilen) (?:\\d{1,2}[./]\\d{1,2}[./]\\d{4} (?:tarihli|tarihinde|gunlu) )?(?:(?:ilk|olagan|olaganustu|cagrisiz|sirket|ortaklar|genel kurul|yonetim kurulu|mudurler kurulu|kurulu) )*(?:toplanti(?:da|sinda)|genel kurul(?:da|unda|umuzda)?|ortaklar kurulu(?:nda)?|yonetim kurulu(?:nda)?)',
  ].join('|')})(?![a-z])`,
  'y',
)
/** Nouns of verbs, and what states without one. */
/** What is not done again with whom it is denied of, less its ending. */
const NOT_AGAIN =
  '(?:yeniden|tekrar) (?:(?:mudur|uye|yonetim kurulu uye|mudurler kurulu uye)(?:l[iu]g(?:[iu]n)?[ae]|(?:s[iu])? olarak|si)? )?(?:secil|atan|gorevlendiril|getiril)m[ae]'
/** That somebody asks to be let go from what stands before it, and that it is granted. */
const ASKED_TO_GO =
  '(?:(?:(?:gorev(?:in)?|vazife(?:sin)?)d[ae]n )?(?:sonlandir[iu]lma|sona erdirilme|son verilme|bitirilme|alinma|affedilme|kaldirilma|azledilme|cekilme|ayrilma)s[iu]n[iu]|(?:ayrilma|cekilme|birakma)y[iu]|aff[iu]n[iu]|istifas[iu]n[iu]n kabulunu)(?: (?:yazili|sozlu|dilekce) (?:olarak|ile))? (?:talep etm|rica etm|arz etm|istem|dilem)[iu]s(?:t[iu]r)?(?: olup)?'
const GRANTED =
  '(?:bu |onun |is ?bu )?(?:taleb|istek|isteg|dileg|arzu|basvuru)[a-z]* (?:aynen )?(?:(?:yerinde|uygun|olumlu|hakli) (?:gorul|bulun|karsilan)|kabul (?:edil|olun))m[iu]s(?:t[iu]r)?(?=[,.]| (?:ve|olup) )(?![^]{0,90}\\b(?:ertelen|ancak|sartiyla))'
export const NOUNS: [RegExp, Does, Form | 'noun'][] = [
  [whole(formsOf(`${SIGNS} kullan kullanıl`, 'may')), 'sign', 'said'],
  [whole(formsOf(BOUND, 'will', 'decided')), 'sign', 'said'],
  [whole(formsOf(`${SIGNS} kullan kullanıl`, 'as_noun')), 'sign', 'noun'],
  [whole(formsOf(SIGNS, 'linked')), 'sign', 'linked'],
  [
    /(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? etmeye (?:basla(?:m[iu]st[iu]r|yacakt[iu]r|mas[iu]n[aiu])|devam (?:ed[ae]c[ae]kt[iu]r|etmekted[iu]r|etmesin[aei]))(?![a-z])/y,
    'sign',
    'said',
  ],
  [
    /(?:(?:(?:vermis|sunmus|gondermis) (?:oldugu|bulundugu)|verdigi|sundugu|gonderdigi) )?(?:gorev[a-z]* |uyelik[a-z]* |mudurluk[a-z]* )?(?:istifa(?:en)?|ayrilma|cekilme|affedilme) (?:talep|taleb|dilekce|dilek|dileg|istek|isteg|arzu|irade|basvuru|mektub|yazi|beyan|name)(?:s?[iu]|s?[iu]n[iu]n|s?[iu]n[ae]|l[ae]r[iu]|l[ae]r[iu]n[iu]n|l[ae]r[iu]n[ae])(?![a-z])/y,
    'leave',
    'noun',
  ],
  // "Ayrılmak istediğini bildirmiş, isteği kabul edilmiştir": that it is granted the words behind say.
  [
    /(?:(?:ayril|cekil|istifa et|(?:(?:gorev|vazife)(?:i|yi|ini|sini) |(?:mudurlug|uyelig|baskanlig|azalig)[iu](?:n[iu])? )?birak)m[ae]k istedig[iu]|(?:yurut|surdur|yap|ifa et|ustlen|devam et)m[ae]k istemedig[iu])(?:n[iu]|ne dair)?(?: [a-z]+){0,3}? (?:bildirm[iu]s|beyan etmis|soylemis|belirtmis|ifade etmis|yazmis)(?:t[iu]r)?(?: olup)?(?=[,;]? (?:ve )?(?:bu |onun )?(?:isteg|dileg|taleb|arzusu|istifasi|basvurusu)[a-z]* (?:kabul(?! (?:edil|gor)m[ae]m)|uygun (?:gorul|bulun)m[iu]|yerinde|olumlu))/y,
    'leave',
    'noun',
  ],
  // "Görevinin sonlandırılmasını talep etmiştir. Talebi yerinde görülmüş …": the same, in the next sentence too.
  [new RegExp(`${ASKED_TO_GO}(?=[,;]? (?:ve )?${GRANTED})`, 'y'), 'leave', 'noun'],
  [new RegExp(`${ASKED_TO_GO}(?=\\. ${GRANTED})`, 'y'), 'leave', 'said'],
  [/kaybet(?:tik|mis (?:bulunmaktayiz|bulunuyoruz|olup))(?![a-z])/y, 'die', 'said'],
  [/kaybettigimiz(?![a-z])/y, 'die', 'whom'],
  [/kaybet(?:memiz|tigimiz)(?:d[ae]n(?: (?:dolayi|oturu))?|(?= (?:neden|sebe|uzerine|dolay)))(?![a-z])/y, 'die', 'noun'],
  // "Müdürlük kaydının silinmesine": who is struck off as what he was is that no more.
  [/(?<=\bkayd[iu]n[iu]n )(?:(?:silin|terkin (?:edil|olun))m[ae]s[iu](?:n[ae])?|terkin[iu]n?[ae]?)(?![a-z])/y, 'end', 'decided'],
  [/(?<=\bkayd[iu] )(?:silin|terkin (?:edil|olun))m[iu]s(?:t[iu]r|(?: olup)?(?=,| ve |;| olup))(?![a-z])/y, 'end', 'said'],
  [/istifa(?:s[iu]|l[ae]r[iu])?(?:n[iu]n|n[ae]|nd[ae]n(?= (?:dolayi|oturu))|yl[ae])?(?![a-z])(?! e[dty])/y, 'leave', 'noun'],
  [/(?:vefat|olum)(?:[iu]|[iu]n[iu]n|[iu]n[ae]|[iu]yl[ae])(?![a-z])/y, 'die', 'noun'],
  [/iptal(?:i|ine|inin)(?![a-z])/y, 'remove', 'noun'],
  [/(?:ref|nez)['’]?i(?:n[ae])?(?![a-z])/y, 'remove', 'noun'],
  [/(?:aff[iu]n[ae]|afl[ae]r[iu]n[ae])(?![a-z])/y, 'end', 'decided'],
  [/(?:ibka|devam)(?:s?[iu]|l[ae]r[iu])(?:n[ae]|n[iu]n?)?(?![a-z])(?! (?:sure|muddet))/y, 'stay', 'decided'],
  [/(?:azl|azil)(?:[iu]|[iu]n[ae]|l[ae]r[iu]n?[ae]?)(?![a-z])/y, 'remove', 'noun'],
  [
    /(?:secim(?:i|leri)|atama(?:si|lari)|tayin(?:i|leri)|intihab(?:i|lari))(?:n[iu]n)? (?:yapil(?:m[iu]st[iu]r|d[iu]|mas[iu]n[ae]|m[iu]s olup)|gerceklestiril(?:m[iu]st[iu]r|d[iu]|mes[iu]n[ae]))(?![a-z])/y,
    'elect',
    'said',
  ],
  [
    /(?:ata(?:n?m)|tayin|intiha[bp]|secim(?!(?:i|leri)(?: [a-z]+){0,2} (?:onay|tasdik|tasvip)))(?:as)?(?:[iu]|[iu]n[ae]|[iu]n[iu]n(?= kabul)|l[ae]r[iu]n?[ae]?)(?![a-z])/y,
    'elect',
    'noun',
  ],
  [
    /(?:(?:ne|na)? ?(?:dair|iliskin|yonelik|yolunda(?:ki)?|yonunde(?:ki)?|hakkindaki|konusundaki|hususundaki|seklindeki|konulu) )(?:verilen |yapilan )?(?:teklif|oneri|onerge)(?:[iu]|si)?(?: (?:gorusmesiz|itirazsiz|muzakeresiz)(?: ve (?:gorusmesiz|itirazsiz|muzakeresiz))?(?: olarak)?)?(?![a-z])/y,
    'put',
    'noun',
  ],
  // "Şirketi idareye müdür sıfatıyla memurdurlar": those who are charged with it.
  [/memur(?:d[iu]r(?:l[ae]r)?| bulunmaktad[iu]r(?:l[ae]r)?)(?![a-z])/y, 'serve', 'said'],
  [/tespitin[ae](?![a-z])/y, 'decide', 'decided'],
  [/(?:okunup |okunarak )?(?:kayda|kaydi|zapta|tutanaga) (?:gecirilmesi(?:ne)?|alinmasi(?:na)?)(?![a-z])/y, 'accept', 'noun'],
  [/(?:kabul|uygun|tasdik|onay|tescil)[iu]n?[ae]?(?![a-z])(?! (?:sun|arz))/y, 'accept', 'noun'],
  [
    /(?:idare (?:ve|ile) )?(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? (?:etme(?:si|leri)|eyleme(?:si|leri)|edilmesi|olunmasi)(?![a-z])/y,
    'sign',
    'noun',
  ],
  [
    /(?:idare (?:ve|ile) )?(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? (?:etme(?:si|leri)n[aeiu]|eyleme(?:si|leri)n[aeiu]|edilmesin[aeiu]|olunmasin[aeiu]|ed[ae]c[ae](?:k(?:t[iu]r|l[ae]rd[iu]r|l[ae]r)?|g[iu][mz])|ed[ae]r(?:l[ae]r)?|(?:etm|edilm|olunm)[ae]kt[ae](?:d[iu]r(?:l[ae]r)?|(?= olup))|edilir|olunur|edil[ae]c[ae]k(?:t[iu]r)?|olunacak(?:t[iu]r)?|(?:ed|edil|olun)[ae]bilecek[a-z]*|(?:ed|edil|olun)[ae]bilir(?:l[ae]r)?|(?:ed|edil|olun)[ae]bilmel?[ae]?r?s?[iu](?:n[iu]|n[ae]))(?![a-z])(?! (?:sekilde|bicimde|surette)\b| (?:(?:her|turlu|cesit|nevi|butun|tum|bilumum|bilcumle) )*(?:evrak|vesaik|vesika|belge|senet|mukavele|sozlesme))/y,
    'sign',
    'said',
  ],
  [
    /(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiy[ae]ttar|muktedir|ehil|ehliyetli)(?:d[iu]r(?:l[ae]r)?| kil[iu]n(?:m[iu]st[iu]r|d[iu]|mas[iu]n[ae]|mas[iu])| olm?a?(?:s[iu]n[ae]|l[ae]r[iu]n[ae]|caktir|caklardir))(?![a-z])/y,
    'sign',
    'said',
  ],
  [
    /(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiy[ae]ttar)(?: olarak)? (?:ol(?:dug|duklar|acag|acaklar)|bulun(?:dug|duklar))[iu](?:n[iu]|n[ae])?(?![a-z])(?= (?:[a-z]+ ){0,3}(?:belirt|bildir|tescil|anlas|gorul|karar|kabul|ifade|acikla|ilan|tespit|hukm))/y,
    'sign',
    'noun',
  ],
  [/(?:haiz|sahip)(?: olm?a?(?:s[iu]n[ae]|l[ae]r[iu]n[ae])|t[iu]r(?:l[ae]r)?|d[iu]r(?:l[ae]r)?)(?![a-z])/y, 'sign', 'said'],
  [/(?:uhdesine )?tevdi(?:in[ae]|i)(?![a-z])/y, 'give', 'decided'],
  [/(?:ait|mevdu)(?:[dt][iu]r| olup| olacaktir| olmasina)(?![a-z])|uhdesinded[iu]r(?![a-z])/y, 'give', 'said'],
  [/(?:ibka|ipka)(?:s[iu]|l[ae]r[iu])(?:n[ae])?(?![a-z])/y, 'stay', 'decided'],
  [/istimal (?:ed[ae]r(?:l[ae]r)?|eyler|(?:ed|edil|olun)[ae]c[ae]k(?:l[ae]r)?(?:d[iu]r|t[iu]r)?|edilir|olunur)(?![a-z])/y, 'sign', 'said'],
  [
    /(?:imza[a-z]* )?(?:aran(?:ir|acaktir|masina)|icap (?:eder|etmektedir|edecektir)|sart(?:tir)?|gerek(?:lidir|ir|mektedir)|lazimdir|gecerlidir|muteberdir|zorunludur|(?:birlikte )?bulun(?:acak(?:tir)?|masi(?:na|nin|ni)?)(?: (?:icap eder|gerek(?:ir|mektedir)|(?:sart|lazim|gerekli|zorunlu)(?:d[iu]r|t[iu]r|dur)?))?)(?![a-z])/y,
    'sign',
    'said',
  ],
  [/(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? (?:ed|edil|olun)[ae]c[ae](?:g[iu]|kl[ae]r[iu])n[ae](?=,| ve )/y, 'sign', 'decided'],
  [
    /(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? (?:ed|edil|olun)[ae]c[ae](?:g[iu]|kl[ae]r[iu])(?:n[iu]|n[ae])?(?![a-z])(?= (?:[a-z]+ ){0,3}(?:karar|kabul|uygun|benimse|mutabik|onay))/y,
    'sign',
    'noun',
  ],
  // "İmzaları bulunmadıkça şirket taahhüt altına girmez", "imzaları bulunmayan hiçbir belge şirketi bağlamaz": denied twice.
  [
    new RegExp(
      `(?:(?:bulun|ol|atil|konul|birles|tamamlan|gel|getiril|eklen|katil)m[ae]d[iu]kc[ae]|(?:bulun|ol|atil|konul|tasi)ma(?:y[ae]n|d[iu]g[iu]) (?:hic ?bir )?(?:belge|evrak|vesika|senet|yazi|islem|muamele|taahhut|akit|sozlesme)(?:l[ae]r)?|birlikte tasimadikca|tasimayan (?:hic ?bir )?(?:belge|evrak|senet|islem|taahhut)) ${BINDS_NOT}(?![a-z])`,
      'y',
    ),
    'sign',
    'said',
  ],
  [/(?:at|koy|ed)[ae]bil(?:mel?[ae]?r?s?[iu](?:n[iu]|n[ae])|ir(?:l[ae]r)?|ecek(?:l[ae]r)?(?:d[iu]r|t[iu]r)?)(?![a-z])/y, 'sign', 'said'],
  [
    /tas[iu]mas[iu]na baglid[iu]r(?![a-z])|tas[iu]mas[iu] (?:sartt[iu]r|gereklid[iu]r|gerekir|zorunludur|lazimd[iu]r)(?![a-z])|tasidig[iu] takdirde (?:sirketi |kooperatifi )?(?:baglar|ilzam eder)(?![a-z])/y,
    'sign',
    'said',
  ],
  [/imzas[iu]n[iu] tas[iu]mas[iu] (?:kafid[iu]r|yeterlid[iu]r|yeter)(?![a-z])/y, 'sign', 'said'],
  [/(?<=imza(?:s|lar)[iu]n[iu] )tas[iu](?:yacakt[iu]r|yacaklard[iu]r|r|mas[iu]n[ae]|mas[iu]n[iu])(?![a-z])/y, 'sign', 'said'],
  [/(?<=imza(?:s|lar)[iu]n[iu] )tas[iu](?:mas[iu]|yacag[iu]n[iuae])(?![a-z])/y, 'sign', 'noun'],
  [
    /(?<=imza(?:s|lar)[iu]n[iu]n )(?:kat[iu]lmas[iu]|eklenmes[iu]|bulunmas[iu])(?: (?:sartt[iu]r|lazimd[iu]r|gereklid[iu]r|gerekir|zorunludur|gerekmekted[iu]r))(?![a-z])/y,
    'sign',
    'said',
  ],
  [/baglan?(?:y?acag|y?ec[ae]g)[iu](?:n[iu])?(?= (?:[a-z]+ ){0,2}(?:karar|kabul|uygun|benimse))/y, 'sign', 'noun'],
  [/(?<=imza(?:s|lar)[iu]na )baglid[iu]r(?![a-z])/y, 'sign', 'said'],
  [/istimal (?:olunmas|edilmes|etmeler|etmes)[iu](?:n[iu]|n[ae])?(?![a-z])/y, 'sign', 'noun'],
  [/kullan(?:il)?(?:mas[iu](?:n[iu]|n[ae])?|malar[iu](?:n[iu]|n[ae])?)(?![a-z])/y, 'sign', 'noun'],
  [/kullan(?:il)?(?:[iu]r(?:l[ae]r)?|acak(?:l[ae]r)?(?:d[iu]r|t[iu]r)?)(?![a-z])/y, 'sign', 'said'],
  [/(?:imza[a-z]* )?aranmas[iu](?:n[iu])?(?![a-z])|baglan?mas[iu](?:n[iu])?(?![a-z])/y, 'sign', 'noun'],
  [
    /(?:taahhut|borc) altina (?:gir(?:er|ecektir|mesin[ae])|(?:sok|koy)(?:ar(?:lar)?|acak(?:lar)?(?:d[iu]r|t[iu]r)|ma(?:s|lar)[iu]n[aiu]|abilir(?:ler)?|abilecek(?:ler)?(?:t[iu]r|d[iu]r)|abilme(?:s|ler)[iu]n[aeiu])|(?:sok|kon)ul(?:ur|acakt[iu]r|mas[iu]n[aiu]|abilir))(?![a-z])/y,
    'sign',
    'said',
  ],
  [
    /(?:muteber|gecerli|kafi|yeterli)(?: gel(?:ir|ecek(?:t[iu]r)?|eceg[iu](?:n[iae])?|mes[iu]n[ae])| olmas[iu]n[ae]| olacak(?:t[iu]r)?| bulunmas[iu]n[ae]| addedilmesin[ae])(?![a-z])/y,
    'sign',
    'said',
  ],
  [/hareket (?:edebil(?:ir|ecek)[a-z]*|ed[ae]c[ae]k[a-z]*|ed[ae]r(?:l[ae]r)?|etme(?:si|leri)n[ae])(?![a-z])/y, 'sign', 'said'],
  [/(?:imza |(?<=imza ))(?:koy|at|ed)[ae]bilec[ae](?:g[iu]|kler[iu])n[iu](?![a-z])/y, 'sign', 'noun'],
  [/(?:icra|ifa) ed[ae]bil(?:ir(?:l[ae]r)?|ecek(?:l[ae]r)?(?:t[iu]r|d[iu]r)?|mes[iu]n[aeiu])(?![a-z])/y, 'sign', 'said'],
  [/yap[ae]bil(?:ir(?:l[ae]r)?|ecek(?:l[ae]r)?(?:t[iu]r|d[iu]r)?|mes[iu]n[aeiu])(?![a-z])/y, 'sign', 'said'],
  [/(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? (?:etme(?:si|leri)|edilmesi|olunmasi)nd[ae](?= (?:mutabik|hemfikir))/y, 'sign', 'noun'],
  // "Temsile yetkili kişiler A ve B'dir"
  [
    /(?<=(?:yetkili|mezun|s[ae]lahiyetli) (?:olan )?)(?:kisi|sahis|zat|yonetici)(?:l[ae]r)?(?= [^.;:]{3,90}['’]\s?[dt][iu]r)/y,
    'become',
    'whom',
  ],
  // "Temsil A'nın münferit imzası iledir"
  [/(?<=imza[a-z]{0,6} )iled[iu]r(?![a-z])/y, 'sign', 'said'],
  // "A'nın imzasına B'nin imzası eşlik eder"
  [
    /(?<=imzas[iu] (?:da |de )?)(?:(?:eslik|refakat|istirak) (?:ed[ae]c[ae]k(?:t[iu]r)?|ed[ae]r|etmesin[ae])|(?:katil|eklen|ilave edil)(?:[ae]c[ae]k(?:t[iu]r)?|[iu]r|mas[iu]n[ae]|mes[iu]n[ae]))(?![a-z])/y,
    'sign',
    'said',
  ],
  [/(?<=imza[a-z]{0,6}(?:l[ae]| ile) )mumkun(?:dur| olur| olacaktir| olmasina| kilinmistir)(?![a-z])/y, 'sign', 'said'],
  [/devam(?:in[ae]|[iu])(?![a-z])/y, 'stay', 'decided'],
  // "Süresi biten A'nın yeniden seçilmemesine": his office is over.
  [new RegExp(`${NOT_AGAIN}m[ae](?:s[iu]|l[ae]r[iu])n[ae](?![a-z])`, 'y'), 'end', 'decided'],
  [new RegExp(`${NOT_AGAIN}m[iu]s(?:t[iu]r|l[ae]rd[iu]r)(?![a-z])`, 'y'), 'end', 'said'],
  // "Şirketin A ve B tarafından müdür sıfatıyla idaresine"
  [
    /(?<=sifatiyla )(?:(?:sirketin|isletmenin) )?(?:idaresin[ae]|yonetimin[ae]|(?:idare|sevk ve idare) (?:edil|olun)mesin[ae])(?![a-z])/y,
    'serve',
    'decided',
  ],
  [
    /imza (?:(?:koy|at|ed)[ae]bil(?:ir|ecek)[a-z]*|(?:koy|at|ed)[ae]bilmel?[ae]?r?s?[iu](?:n[iu]|n[ae])(?![a-z])|(?:koy|at)ma(?:s|lar)[iu]n[iu]|et(?:me(?:si|leri))n[iu]|atmas[iu]na|ed[ae]c[ae]k[a-z]*|ed[ae]r(?:l[ae]r)?|etme(?:si|leri)n[ae]|atar(?:lar)?|atacak[a-z]*|koyar|koymas[iu]na)(?![a-z])/y,
    'sign',
    'said',
  ],
  [
    /(?:bagla(?:r|yacaktir|mas[iu]na|yacag[iu]n[ae])|baglan(?:ir|acaktir|mas[iu]na)|(?:ye)?terli(?:dir)?(?! (?:sayil|gorul|add))|yeter(?:lidir)?(?! (?:sayil|gorul|add))|yetec[ae]k(?:t[iu]r)?|yetisir|baglayici (?:d[iu]r|ol(?:ur|acakt[iu]r|mas[iu]n[ae])|sayil(?:ir|acakt[iu]r))|kafidir)(?![a-z])/y,
    'sign',
    'said',
  ],
]
const TILL_JUDGED =
  '(?:yargilama|dava|hukum|karar)(?:n[iu]n|s[iu]n[iu]n)? (?:(?:esasi hakkinda verilecek )?(?:hukum )?(?:sonuna|sonuclan[iu]ncaya|kesinlesinceye|bitimine|neticesine)) (?:kadar|dek|degin)'
const BY_MEASURE = '(?:ihtiyati tedbir (?:yoluyla|mahiyetinde|niteliginde|olarak)|(?:ihtiyati )?tedbiren)'
/** Why an office ends, in words that decide nothing themselves. */
export const CAUSES: [RegExp, DepartureReason][] = [
  // A court's measure, for as long as it deals with the matter.
  [new RegExp(`(?:${BY_MEASURE},? )?${TILL_JUDGED}(?:,? ${BY_MEASURE})?(?![a-z])|${BY_MEASURE}(?![a-z])`, 'y'), 'other'],
  [/(?:merhum|muteveffa)(?![a-z])/y, 'death'],
  [/(?:kendi |bu )?(?:istegi|dilegi|talebi|arzusu|rizasi)(?:y?l[ae]| ile| uzerine)?(?![a-z])/y, 'resignation'],
  [
    /(?:hisse|pay)[a-z]* (?:tamamini |tumunu )?(?:elden cikar|devret|satt|satm|devr|satis)[a-z]*(?: (?:nedeni|sebebi|dolayi|suretiyle|uzerine)[a-z]*)?(?![a-z])/y,
    'transfer',
  ],
  [
    new RegExp(
      `(?:(?:onceki|mevcut|halihazirdaki) )?(?:(?:bir|iki|uc|dort|bes|on|\\d{1,2}) (?:yil|sene)lik )?(?:gorev |vazife |mudurluk )?(?:sure|muddet)[a-z]* (?:${DATE}(?: tarihinde| itibariyle|['’]?\\s?[dt][ae]) (?=(?:dol|bit|sona er)[ae]c[ae]k))?(?:dol|bit|sona er(?=m|d[iu]g|en |ec)|hitam)[a-z]*(?: (?:olan|bulunan)(?![a-z]))?(?: (?:ol|bulun)(?:mas[iu](?= (?:nedeni|sebebi|dolayi|hasebi))|dug[iu]ndan|mas[iu]ndan|makla))?(?: (?:nedeni|sebebi|dolayi|uzerine|icin)[a-z]*)?(?: (?:tarih|gun)(?:ten|den|inden))?(?: (?:itibaren|sonra|baslayarak))?(?: (?:gecerli olmak|baslamak) (?:uzere|ve))?(?![a-z])`,
      'y',
    ),
    'term_end',
  ],
  [
    /(?:(?:kooperatif |sirket )?(?:ortakligindan |ortakliktan |uyeliginden )?(?:ihrac(?:[iu]| edilmesi)|cikarilmasi)|iflasi|kisitlanmasi|hacir altina alinmasi|mahkumiyeti|askerlig[iu]|yas haddi|is akdinin (?:feshi|sona ermesi)|emekli(?:lig[iu]| olm[a-z]*)|nakl[iu]|tayini|saglik|gorulen luzum|devamsizlig[iu]|[a-z]+ toplantiya katilma[a-z]*|yeniden secilmeme[a-z]*|is yogunlu[a-z]*|mazeret[iu])(?: (?:nedeni|sebebi|dolayi|uzerine|icin)[a-z]*)(?![a-z])/y,
    'other',
  ],
]
const ON_TERMS = '(?:sarti(?:yla| ile)|kaydi(?:yla| ile)|kosulu(?:yla| ile)|sureti(?:yle| ile))'
const IMZA = '(?:imza(?:l[ae]r[iu]?|s[iu]n[iu]n|s[iu]|n[iu]n)?(?:yl?[ae]| ile|l[ae])?)(?! (?:at|koy|et|ed|vaz)[a-z])(?: olarak)?'
const WRITES =
  '(?:(?:atacag[iu]|atacaklar[iu]|atilacak|konulacak|konacak|vaz ?edilecek|vereceg[iu]|verecekleri|koyacag[iu]|koyacaklari|vaz ?edeceg[iu]|vaz ?edecekleri) )'
const ON_CONDITION = '(?:(?:olmak|hareket etmek) (?:kaydi|sarti|kosulu|sureti)(?:yl[ae]| ile)|hareket etmek uzere)'
/** The forms of signing, as they stand with the words of the signature. */
export const SOLE = new RegExp(
  `${WRITES}?(?:(?:ister|gerek) (?:birlikte|beraber|musterek(?:en)?)[, ]+(?:ister|gerek)(?:se)? (?:ayri ayri|munferi[dt](?:en)?|tek bas[iu]na)|birlikte (?:veya|ya da|yahut) ayri ayri|ayri ayri (?:veya|ya da|yahut) birlikte|(?:munferi[dt]|tek|yalniz(?:ca)?(?: kendi)?|sadece kendi|kendi|ayri ayri munferi[dt]) (?:bir )?${IMZA}|(?:munferi[dt]|tek) imza (?:(?:at|koy)may[ae]|etmey[ae]|(?:atmak|koymak|etmek) (?:uzere|${ON_TERMS}))|munferi[dt](?:en|ce|e)?|tek(?=, [^.;]{3,90}\\bimza)|mustakil(?:en)?|tek ?bas(?:l[ae]r)?[iu]n[ae]|ayri ayri|hangis[iu](?:n[iu]n)? (?:imza(?:s[iu])? (?:atarsa ats[iu]n|olursa olsun|koyarsa koysun|bulunursa bulunsun)|imzalarsa imzala[rs][iu]n)|yalniz bas(?:l[ae]r)?[iu]n[ae]|kendi bas(?:l[ae]r)?[iu]n[ae]|${EACH_ALONE}|(?<!\\bis )bas(?:l[ae]r)?[iu]n[ae]|${NEEDS_NOBODY})(?: olarak| olan| ${ON_CONDITION})?(?: ${WRITES}?${IMZA})?(?![a-z])`,
  'y',
)
export const JOINT = new RegExp(
  `${WRITES}?(?:(?:birlikte|beraber|cift|mustere[kc](?:en|ten)?) imza (?:(?:at|koy)may[ae]|etmey[ae]|(?:etmek|atmak|koymak|atmalar[iu]|koymalar[iu]) (?:uzere|${ON_TERMS})|ed[ae]rek|atarak|koyarak)|(?:mustere[kc]|birlikte|cift|ortak|iki) ${IMZA}|imza(?:lar|s)[iu]n[iu]n? (?:bir ?arada|birlikte|beraber|yan ?yana)|(?:yan ?yana|bir arada) (?:bulunacak|atacaklar[iu]|koyacaklar[iu]|atilacak|konulacak|konacak|yer alacak) ${IMZA}|(?:yan ?yana|bir ?arada|birlikte) bulunmas[iu] (?:halinde|durumunda|suretiyle|sartiyla|kaydiyla)|yan ?yana(?: geldi(?:g[iu]|kler[iu])(?:nde| takdirde| zaman)| bulundug[iu](?:nda| takdirde))?|bir ?araya geldig[iu](?:nde| takdirde)|bir ?araya gelecek ${IMZA}|(?:birlikte|musterek(?:en)?|bir ?arada) imzala(?:(?:mak|mas[iu]|malar[iu]) (?:uzere|halinde|${ON_TERMS})|yarak)|birlesen ${IMZA}|mustere[kc](?:en|ten)?|(?:hep )?birlikte|(?:hep )?beraber(?:ce)?|(?:ikisi )?bir arada|ortaklasa|muctemian)(?: olarak| olan| ${ON_CONDITION})?(?![a-z])`,
  'y',
)
/** How many of those named or meant; "biri ile", "birisiyle": of whom one signs along. */
export const SOME =
  /(?:(?:her ?bir(?:i|isi)|her iki(?:si)?|her ucu)(?:n[iu]n|n[ae]|si)?|(?:herhangi |en az )(bir|iki|uc)(?:i|isi|si|u)?(?:n[iu]n)?|(?:hangisi olursa olsun,? )(bir)(?:i|isi)(?:n[iu]n)?|(?:iki|uc)s?[iu]n[iu]n birden|hangi (bir|iki)(?:s)?i olursa olsun(?:,? (?:iki|bir) (?:mudur|uye|orta[kg]|yonetici)(?:[iu]n)?)?|(?:(?:bunlar|bu ikisin|onlar)d[ae]n )?(bir|iki|uc)(?:i|isi|si|u)(?:n[iu]n|yl[ae]| ile|))(?![a-z])/y
/** What is given: the representation, a signature. */
export const POWER =
  /(?<=\b(?:sirket|isletme|sube|ticarethane|firma|kooperatif)[a-z]{0,6} (?:ad|nam)ina (?:[a-z]+ ){0,4})(?:(?:her turlu|butun|tum|bilumum) )?(?:islem|muamele)(?:ler)?(?:i|leri)? (?:yap|icra et|ifa et|yurut)m[ae]y[ae](?= (?:yetkili|mezun|s[ae]lahiyet))|(?:temsil(?: ve ilzam)?|imza|yetki) sekl(?:i|inin)(?= (?:[a-z]+ ){0,4}?(?:devam|surm|surec|korun|muhafaza))|(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? etme (?:imkan|hakk|yetki|s[ae]lahiyet)(?:s?[iu]|s?[iu]n[iu]|s?[iu]n[iu]n)(?![a-z])|baglama(?:y[ae])?(?: (?:yetki|s[ae]lahiyet)(?:si|s?[iu]n[iu]n|i)?)?(?![a-z])|(?:tasfiye(?:nin)?|(?:sirket|kooperatif|ortaklig)[a-z]{0,5}) (?:is|islem|muamele)(?:ler)?(?:i|inin|ini)(?= [^.;]{0,60}\b(?:imza|muster|munferi|birlikte|tek bas)[^.;]{0,40}\b(?:yurut|yap|gor))|imza (?:vaz['’]?(?:[iu]n)?[ae]|atmay[ae]|koymay[ae]|etmey[ae]|(?:atmak|koymak|etmek) (?:uzere|(?:sarti|kaydi|kosulu|sureti)(?:yl[ae]| ile)))(?![a-z])|(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? edecek (?:(?:sekilde|bicimde|surette)(?![a-z])|(?=(?:(?:her|turlu|cesit|nevi|butun|tum|bilumum|bilcumle) )*(?:evrak|vesaik|vesika|belge|senet|mukavele|sozlesme)))|(?:(?:atacag|atacaklar|koyacag|koyacaklar|vaz ?edeceg|vaz ?edecekler)[iu] )?imza(?:s[iu]|l[ae]r[iu]?)?(?:yl[ae]|l[ae]| ile)(?![a-z])|(?:(?:sevk (?:ve|ile) )?idaresi (?:ve|ile) (?=temsil|ilzam))?(?:(?:temsil|ilzam|imza|idare)(?:(?: ve| ile|,) (?:ilzam|temsil|idare))?)(?: etmey[ae]| etmesi icin| etmekle| etmek(?: icin| kaydiyla| kaydi ile| suretiyle| sartiyla| sarti ile)?|[iu]|e|a|in[ae]|in[iu]n|[iu]nd[ae]|d[ae]|y[ae]|l[ae]r)?(?: (?:yetki|s[ae]lahiyet)(?:si|s?[iu]n[iu]|[iu]|leri|s?[iu]n[iu]n|ye|s?[iu]yl[ae]|s?[iu]n[ae])?)?(?![a-z])|imzasi(?:n[iu]n)?(?= (?:sirket|temsil|ilzam|isletme|ortakli))|(?:yetki|s[ae]lahiyet)(?:siyl[ae](?= (?:[a-z]+ ){0,3}(?:devam|surm|surd|korun|muhafaza))|si|leri|l[ae]r[iu]n[iu]n?|s[iu]n[iu]n?|s[iu]n[ae](?= (?:sahip|sahib|haiz|cevri|donust|tahvil))|[iu]n[iu]n|i|y[iu]|l[iu])?(?![a-z])/y

/** Beside whose signature another stands; with whose part in it somebody signs. */
export const BESIDE =
  /(?:yan[iu]nda|yan[iu] ?s[iu]ra|beraberinde|bu(?:nun)? imza(?:n[iu]n)? yan[iu]na|bunun yan[iu]na|yan[iu]na|bu imzaya|buna(?= [^,;.]{3,90} imzas)|onunla (?:birlikte|beraber|musterek(?:en)?)(?: olarak)?|(?:(?:ona|kendisine|onun imzas[iu]na) )?(?:(?:eslik|refakat|istirak) ed[ae]c[ae]g[iu]|katilacag[iu]|eklenecegi)|(?:istirak|katilim|refakat|ilave)(?:i|[iu]yl[ae]|[iu] ile|l[ae]r[iu](?:yl[ae]| ile)))(?![a-z])/y

/** A signature by itself, or as what must be there or is added. */
const MUST = '(?:(?:mutlaka|daima|muhakkak|behemehal|her halde) ){0,2}'
export const SIGNATURE = new RegExp(
  `(?:${[
    'imzas[iu]n[ae] (?:ilaveten|ek olarak|ilave olarak)',
    // "imzası mutlaka bulunmak ve", "imzası daima şart olmak üzere": it must be there
    `imza(?:s[iu]|l[ae]r[iu])(?:n[iu]n)? ${MUST}(?:bulunmas[iu]|bulunmak|olmak)(?=,? (?:ve )?(?:bu imza|buna\\b|yan[iu]na|beraberinde))(?: ve)?`,
    `imza(?:s[iu]|l[ae]r[iu]?)?(?:n[iu]n|n[ae]|n[iu])?(?: ${MUST}(?:bulunmas[iu]|bulunmak|olmas[iu]|olmak) ${ON_TERMS}| ${MUST}(?:sart|zorunlu|mecburi|gerekli)(?: olup| olmak (?:uzere|kaydiyla|kaydi ile|sartiyla))| (?:eklen|ilave edil|birles|birlestiril|istirak et|katil)(?:(?:m[ae]s[iu]|m[ae]k) (?:sureti(?:yle| ile)|halinde|ile|sarti(?:yla| ile)|kaydi(?:yla| ile))|[ae]r[ae]k))?`,
  ].join('|')})(?![a-z])`,
  'y',
)

/** Titles that stand bare among names, and organs that somebody leaves; of a board, since a company with managers has none. */
export const BARE: [RegExp, Role | null, Stands][] = [
  // Who keeps the books of a board is a member of it as before.
  [/(?:muhasip|sayman|veznedar|katip|sekreter)l[iu](?:g(?:[iu]n)?[ae]|k(?: gorevine))(?![a-z])/y, null, 'to'],
  [/(?:muhasip|sayman|veznedar|katip|sekreter)l[iu](?:g[iu]n[iu](?!n)|k gorevini)(?![a-z])/y, null, 'object'],
  [/(?:muhasip|sayman|veznedar|katip|sekreter)l[iu](?:g[iu](?:n[iu]n)?|k(?: gorevi(?:nin)?)?)(?![a-z])/y, null, 'post'],
  [/yedek (?:sira|liste)(?:s[iu]n)?d[ae]n(?![a-z])/y, null, null],
  [
    /(?:(?:birinci|ikinci|ucuncu|\d\.?) )?yedek(?: (?:uye|aza|denetci|murakip))?(?:l[iu]kl[ae]r[iu]?n?[ae]|l[iu]g[iu]?n?[ae]|ler(?:in)?e)(?![a-z])/y,
    null,
    'to',
  ],
  [
    /(?:(?:birinci|ikinci|ucuncu|\d\.?) )?yedek(?: (?:uye|aza|denetci|murakip)(?:l[ae]r(?:d[ae]n)?|s[iu])?)?(?! (?:uye|aza)l)(?![a-z])/y,
    null,
    null,
  ],
  [/(?:yonetim kurulu|idare meclisi|idare heyeti)n?d[ae]n(?![a-z])/y, 'board_member', 'from'],
  [/(?:kurul|heyet|meclis)(?:umuz|imiz)?d[ae]n(?= (?:[a-z]+ ){0,2}(?:ayril|cekil|istifa|cikar))/y, 'board_member', 'from'],
  [/(?:asi?l )?uyelik(?:l[ae]r[iu]?n)?t?d?[ae]n(?![a-z])/y, 'board_member', 'from'],
  [/(?:baskan|reis)l[iu]g[iu]n(?![a-z])/y, 'board_chair', 'post'],
  [/(?:baskan|reis) (?:vekil|yardimci)l[iu]g[iu]n(?![a-z])/y, 'board_vice_chair', 'post'],
  [/(?:uyelik|azalik) (?:gorev|vazife|sifat)(?:s?[iu])(?:n[iu]n)?(?![a-z])/y, 'board_member', 'post'],
  [/(?:uyelik|azalik) (?:gorev|vazife|sifat)(?:s?[iu])nd[ae]n(?![a-z])/y, 'board_member', 'from'],
  [/(?:uyelik|azalik) (?:gorev|vazife|sifat)(?:s?[iu])n[ae](?![a-z])/y, 'board_member', 'to'],
  [/(?:uyelik|azalik)[dt][ae](?= (?:[a-z]+ ){0,4}(?:birak|kal|devam|ibka))/y, 'board_member', 'in'],
  [/(?:baskan|reis)likt[ae](?= (?:[a-z]+ ){0,4}(?:birak|kal|devam|ibka))/y, 'board_chair', 'in'],
  [/(?:uyelik|azalik)(?= (?:gerek|ve|ile) )/y, 'board_member', 'post'],
  [/baskanlik(?= (?:gerek|ve|ile) )/y, 'board_chair', 'post'],
  [/(?:(?:uye|aza)l[ae]r(?:[iu]m[iu]z)?d[ae]n|azadan)(?= )/y, 'board_member', null],
  [/(?:uyelik|azalik) icin(?![a-z])/y, 'board_member', 'to'],
  [/asi?l (?:uye(?:l[iu]g|l[iu]kl[ae]r)[a-z]*)(?![a-z])/y, 'board_member', 'to'],
  [/(?:baskan|reis)(?:i|imiz)?(?! ?(?:vek|yard|yrd|muav))(?=[ ,);:]|$)/y, 'board_chair', null],
  [/(?:asi?l |muhasip |sayman |murahhas )?(?:uye|aza)(?:si|miz)?(?=[ ,);:]|$)/y, 'board_member', null],
  [/(?:muhasip|sayman|sekreter)(?: (?:uye|aza))?(?=[ ,);:]|$)/y, 'board_member', null],
]
/** An office with the copula: "şirket müdürüdür". */
export const IS_OFFICE: [RegExp, Role][] = [
  [/(?:(?:ilk|tek|yeni|bugunku) )?(?:sirket |kooperatif )?mudur(?:u|ler|leri|umuz)?d[iu]r(?:l[ae]r)?(?![a-z])/y, 'manager'],
  [/genel mudur(?:u|umuz)d[iu]r(?![a-z])/y, 'general_manager'],
  [/mudurler kurulu(?:nun)? baskan[iu]d[iu]r(?![a-z])/y, 'manager_chair'],
  [/yonetim kurulu(?:nun)? baskan[iu]d[iu]r(?![a-z])/y, 'board_chair'],
  [/(?:yonetim kurulu(?:nun)? )?baskan (?:vekil|yardimcis)[iu]d[iu]r(?![a-z])/y, 'board_vice_chair'],
  [/tasfiye memur[iu]d[iu]r(?:l[ae]r)?(?![a-z])/y, 'liquidator'],
  [/yonetim kurulu uye(?:sidir|leridir)(?![a-z])/y, 'board_member'],
]
/** For how long a liquidator is one, and in what he signs. */
export const TILL_WOUND_UP =
  'tasfiye(?:nin|sinin|si)?(?: (?:is|islem|bakiye|surec|muamele)[a-z]*)?,? (?:sonuna|sonuclanmasina|sonuclaninceya|bitimine|bitinceye|bitene|tamamlanmasina|tamamlanincaya|kapanmasina|kapanincaya|hitamina) (?:kadar|dek|degin)|tasfiye(?: islemleri| sureci| isleri)? (?:suresince|boyunca|sirasinda|devam ettigi (?:surece|muddetce))|tasfiye(?: ile ilgili|ye iliskin| islemlerine iliskin|ye dair)? (?:tum |her turlu |butun |bilcumle )?(?:is|islem|konu|husus|muamele)(?:l[ae]rd[ae]|l[ae]r[iu]nd[ae])'
/** By how many votes. */
export const VOTES =
  /\(?(?:\d{1,3}(?:\.\d{3})*\d{0,3} (?:adet )?(?:payin )?(?:oy(?:la|u|unu|lar)?|(?:kabul|olumlu) oyu(?:yla)?)(?: (?:ile|alarak|alan|alip))?|oy[a-z]* (?:tamam[iu]|birlik|cokluk)[a-z]*(?: ile)?)\)?(?![a-z])/y
/** Words that say no more: the company and its matters, whose decision it was, who somebody is. */
export const SAYS_NO_MORE = new RegExp(
  `${/(?:asaleten|bizzat|vaki(?= istifa)|hakkinda(?= (?:gorusul|muzakere))|(?<!\b(?:[a-z]*munferi[dt][a-z]*|bas[iu]na|muster[a-z]*|imza[a-z]*|temsil[a-z]*|ilzam[a-z]*|sinirli|birlikte) )yetkili(?= mudur)|yani|limited(?= sirket)|anonim(?= sirket)|olagan(?:ustu)?(?= genel)|(?:soz konusu|anilan|bahsi gecen)(?= (?:yetki|s[ae]lahiyet))|tasfiye halinde(?:ki)?(?= (?:sirket|kooperatif))|kurulumuz[a-z]*|is ?bu kararla|artik|(?:ikinci|ucuncu|dorduncu)(?= (?:murakip|murakib|denetci|mudur)(?:l| (?:olarak|ol(?:mus|ma|acak|du)|sec|ata|tayin|yap)))|ic(?:ler)?[iu]nden|kendi (?:ic(?:ler)?inde|ic(?:ler)?inden|arasinda|arasindan)|arasindan(?= )|bugun(?:den)? itibar[a-z]*|komandite(?= orta)|(?:dernek|dernegin|vakif|vakfin)(?= )|tam yetkili(?= (?:ticari )?(?:temsilci|mumessil|mudur))|(?:ticari |iktisadi )?(?:isletme|ticarethane|firma)(?:si|nin|sinin|mizin)? sahibi(?: olan| bulunan)?|tacir(?= [a-z])|tuccar(?= [a-z])|iktisadi(?= isletme)|sirket(?:i|in|te|inde|e|ce)?|kooperatif(?:i|in|imiz[a-z]*|te)?|(?:isletme|firma|ticarethane)(?:y[iae]|nin|s[iu](?:n[iu]n|n[iu]|n[ae])?)?|prof|doc|dr|av|op|ecz|kpt|sn|sayin|bay|bayan|t ?c|turk|uyruklu|vatandasi|(?:ortak|hissedar|uye|serik)l[ae]r(?:[iu]miz)?d[ae]n|ortag[iu](?:m[iu]z)?|ortak(?:l[ae]r)?|serig[iu]|serik(?:l[ae]r)?|hissedar(?:i|lar|larimizdan|imiz)?|disaridan|haricten|yeni|mevcut|diger|ayrica|ise|da|de|dahi|yine|ayni|sekilde|olarak|olup|uzere|icin|gore|bu|bundan|boyle|sonra|itibaren|tarih(?:inden|inde|te|i)?|gun(?:u|unden)?|oy ?birlig[iu](?:yle)?|oy ?coklug[iu](?:yla)?|oylama|sonucu(?:nda)?|yapilan|secim|ile(?= karar)|toplanti(?:da|sinda)?|genel|kurul(?:u|unca|umuzca|ca|un|unun)?|yonetim kurulu(?:nun|muzun|nca|muzca)|mudurler kurulu(?:nca|nun)|ortaklar kurulu(?:nca|nun|muzun|muzca|na)?|karar(?:i|iyla|la|lari)?(?= ile|,| )|asil|tarafindan|herhangi|ilk|baska|tekrar|yeniden|yine|aynen|halen|ancak(?= [a-z' ]{3,60} (?:ile|birlikte))|(?:ancak|yalniz|yalnizca|sadece)(?= [^.;]{0,90}(?:birlikte|yan ?yana|musterek|bir ?arada|cift imza|iki imza))|(?:ortak|hissedar|uye|aza)l[ae]r[iu]?m?[iu]?z?c[ae]|akabinde|muteakiben|aktedilen|akdedilen|yazilidir|tasfiyenin(?=,| )|bosalan|acik|gizli|oylama|oylamada|oylamasi|yapilan|sonucunda|neticesinde|sonunda|onerge|tek liste(?: halinde)?|secimde|secimler(?:de)?|olarak|tum|noter[a-z]*|dilekce(?:siyle|si ile)|yazisi(?:yla)?|yazili|ihtarname(?:si)?(?: ile)?|gorus(?:ul)?[ea]rek|muzakere edilerek|disindan|dis[iu]ndan|kurucu(?:lardan)?|ibra edil(?:erek|mis|mesine)|tesekkur edil(?:erek|mis|mistir|mesine)(?!,? yerine)|ortaklar arasindan|aralarindan|kendi|uyeler|uyeleri(?:nden)?(?= arasindan)|sirket mudurlugu bos[a-z]*|her|turlu|tum|butun|bilumum|bilcumle|konu(?:da|larda)|husus(?:ta|larda|u|unda)|is(?:lem|lerde|lemlerde|te|ler|lemleri|lerini|leri)?|resmi|ozel|daire(?:ler)?|kurum(?:lar)?|kurulus(?:lar)?|nezdinde|sirket unvani|unvan[iu]?|kasesi|alt[iu]n[dae]+|uzerine|at(?:acag[iu]|acaklari)|(?:at|koy)acaklar[iu]|verec[ae]g[iu]|koyacag[iu]|vaz ?edecegi|vaz ?edecekleri|sureti?yle|bicimde|sozu edilen|teklif uzerine|zamanda|kendiliginden|sebeple|nedenle|(?:ilk )?oturumunda|kanuni sartlari haiz(?: bulunan| olan)?|en (?:cok|fazla|yuksek) oy(?:u)?(?: almis(?: bulunan| olan)?| alan| alarak)?|donem(?: icin)?|daha|pay sahip(?:leri|lerinin|lerince)|gecici(?= olarak)|hem|butun[iu]yle|tamamen|suretle|zamanda|donem(?: icin)?|daha|pay sahip(?:leri|lerinin|lerince)|gecici(?= olarak)|hem|suretle)(?![a-z])/.source}|${OUR_HOUSE}(?![a-z])`,
  'y',
)

const ALL_KINDS = '(?:her (?:turlu|nev.?i|cesit)|bilumum|bilcumle|butun|tum)'
const PAPER =
  '(?:evrak|vesaik|vesika|belge|senet|sened|mukavele(?:name)?|sozlesme|taahhut(?:name)?|kontrat|akit|akd|cek|police|bono|(?:banka )?talimat|yazi|yazisma|muhaberat|vekaletname|beyanname|muamele|islem|tasarruf)'
/** All papers of the company, by whatever of their kinds are named: "şirketi borç altına sokan her türlü evrak, sözleşme, çek ve bononun". */
const PAPERS = [
  '(?:(?:sirket|kooperatif|sube|isletme)(?:i|yi|in|nin)? )?(?:(?:ad|nam)[iu]na )?(?:(?:verilecek|duzenlenecek|tanzim (?:edilecek|olunacak|edilen)|imzalanacak|akdedilecek|yapilacak|duzenlenen|imzalanan) )?',
  '(?:(?:(?:sirket|kooperatif|sube|isletme)[a-z]{0,3} )?(?:(?:taahhut|borc|ilzam) altina (?:sokan|sokacak|koyan|koyacak|alan|alacak)|ilzam ed(?:en|ecek)|baglayan|baglayacak) )?',
  `${ALL_KINDS} (?:(?:resmi|ozel|ticari|hukuki|yazili|sair|ve|veya) ){0,4}(?=[a-z]*)${PAPER}(?:l[ae]r)?(?:[iu]n|n[iu]n|[iu]|y[iu]|[dt][ae]|[ae]|y[ae]|l[ae]r[iu]n?)?`,
  `(?:(?:,| ve| ile| veya) (?:(?:her (?:turlu|nev.?i)|sair|diger|benzeri) )?${PAPER}(?:l[ae]r)?(?:[iu]n|n[iu]n|[iu]|y[iu]|[dt][ae]|[ae]|y[ae]|l[ae]r[iu]n?)?){0,9}`,
].join('')
/** While he holds his office: "görev süresi içinde", "vazife müddeti zarfında", "görevde bulunduğu sürece"; no time that ends before it. */
export const WHILE_IN_OFFICE = [
  '(?:(?:bu|ayni|kendi) )?(?<!\\b(?:vekil|vekalet)[a-z]* )(?:gorev|vazife|hizmet|mudurluk|uyelik|memuriyet)(?:i|leri|ler|inin|lerinin)?,? (?:sure|muddet|donem)(?:s?i|ler[iu])? ?(?:n?ce|(?:icinde|zarfinda|boyunca|devaminca|dahilinde))',
  '(?<!\\b(?:vekil|vekalet)[a-z]* )(?:gorev|vazife|hizmet|mudurlu[kg]|uyeli[kg]|memuriyet)(?:i|leri|in|u|un)?(?:nin|n)? (?:suresince|muddetince|devam[iu]nca|devam[iu] (?:suresince|muddetince|boyunca|esnasinda)|devam ettig[iu] (?:surece|muddetce))',
  '(?:(?:bu|ayni) )?(?:gorevde|vazifede|hizmette|mudurlukte|uyelikte|gorevinde|gorevlerinde) (?:bulun|kal|ol)d[iu](?:g|kl[ae]r)[iu] (?:surece|muddetce|(?:sure|muddet) (?:icinde|boyunca|zarfinda))',
  '(?<!\\b[a-z]*(?:muhlet|deneme|dava|tasfiye|tedbir|sozlesme|kira|ihale|yil|ay|gun|hafta|sene|gecici|bu|ayni|kanuni)[a-z]*,? )(?:sure|muddet)(?:s?i|leri) (?:icinde|zarfinda|boyunca)(?=,| sirketi)',
].join('|')
/** The same in sentences on signing: in whose name, on what papers, by what earlier decision, how signing was arranged before. */
export const OF_SIGNING = new RegExp(
  `(?:${[
    PAPERS,
    'imza (?:sahip|yetkili)(?:i|leri|ler)(?= [a-z]+ [a-z])|imzaya yetkili (?:olan )?(?:uye|kisi|mudur)l[ae]r(?= [a-z]+ [a-z])',
    // (A partner's "ortaklığı" ends and is bought; what is bound by a signature is the company.)
    '(?<!n[iu]n )ortaklig[iu](?:m[iu]z[iu])?(?= (?:[^.;]{0,90} )?(?:temsil|ilzam|bagla|borc))',
    '(?:her bir|beher|tek) islem (?:bazinda|basina|icin|bakimindan)(?= )',
    'tutar(?: ve| veya) konu (?:kaydi|siniri|sinirlamasi) (?:ol|aran|bulun)maksizin|konu (?:ve|veya) tutar (?:kaydi|siniri|sinirlamasi) (?:ol|aran|bulun)maksizin|(?:her turlu islemde )?tutar[iu]na bak[iu]lmaks[iu]z[iu]n',
    '(?:daima|mutlaka|muhakkak|behemehal|her halde)(?= [^,;.]{0,60}\\bimza)',
    '(?:sirketin|kooperatifin|subenin) (?:disa karsi )?temsilinde',
    '(?:yalniz|yalnizca|sadece)(?= (?:sirket |ortak )?(?:mudur|baskan|ortag)[iu]? [a-z]+ )|(?:nam|ad)ina duzenlenecek|(?:gecerlilig|muteberlig)i|sirket(?:in|imizin)? islerinin (?:yurutulmesi|idaresi|yonetimi|gorulmesi)(?: ve temsili)? icin|selef[iu] gibi|mudurl[ae]r(?:[iu]miz)?(?:[iu]n)?d[ae]n|(?:uye|ortak)l[ae]r(?:[iu]miz)?[iu]nd[ae]n|muttefikan|(?<=\\b(?:sirket|kooperatif|isletme|firma|ortaklik|ticarethane|sube|kurum)[a-z]* (?:ve )?|^[^a-z]*)(?:namina|adina)|(?:ikinci|diger|oteki) imza(?:nin)?(?: olarak| icin)?|aralarinda(?= (?:muster|birlikte|beraber))|(?<=\\bise )mutlaka(?= [^.;,]{3,70} imzas[iu] ile (?:birlikte|beraber))',
    '(?:her (?:turlu|cesit|nev.?i) |bilumum |butun |tum |bilcumle )*(?:evrak|vesaik|vesika|belge|senet|mukavele|sozlesme)(?:l[ae]r)?(?:[iu]n|[dt][ae]|d[ae]ki|i)?(?:(?:,| ve) (?:evrak|vesaik|vesika|belge|senet|mukavele|sozlesme|taahhut|cek|police|bono|banka talimati|talimat)(?:l[ae]r)?(?:[iu]n|n[iu]n|[dt][ae]|i)?)*(?=[ ,])',
    '(?:sok(?:ul)?abilmesi|girebilmesi) icin|(?:muteber|gecerli|baglayici) (?:ol(?:mas[iu]|abilmesi)|sayil(?:mas[iu]|abilmesi)|addedil(?:mesi|ebilmesi))(?: icin)?|hukum (?:ifade etmesi|ifade edebilmesi|dogurmasi|dogurabilmesi)(?: icin)?|yapilan (?:her |butun |tum )?islem(?:ler)?[iu]n|diledi(?:gi|kleri) (?:gibi|her (?:is|islem|hususta|konu)[a-z]*|is(?:te|lerde)|sekilde)|tipki|serbestce|(?:oteki|diger|obur) mudur(?:un|un de)?(?= [^,;.]{3,60} ile birlikte)',
    '(?:\\d{1,4} (?:numarali|sayili) |alinan )?(?:karar(?:l?a| ile) )?(?:ver|birak|tanin?|tevdi ed)(?:ilen|ilmis (?:bulunan|olan)|mis (?:bulunan|olan)|an)(?= (?:[a-z]+ ){0,3}(?:yetki|imza|s[ae]lahiyet))',
    '(?:sirketin |kooperatifin )?(?:temsil|imza|yetki|imza yetkisi|temsil ve ilzam) (?:sekl|usul|esas)(?:i|u)(?:n[iu]n)? (?:yeniden )?(?:degistiril|belirlen|duzenlen|tespit|degisti)[a-z]*(?: edil[a-z]*)?(?: karar verilmis(?:tir| olup))?',
  ].join('|')})(?![a-z])`,
  'y',
)

const SUFFIX = "(?:['’]?\\s?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n?|[yn]?[iu]|s[iu]|n?c[ae]))?"
const OF_LAW =
  '(?:uyarinca|mucibince|geregi(?:nce)?|gore|hukm(?:u|une|unce)(?: gore)?|hukumleri(?:ne|nce)?(?: gore| uygun olarak)?|istinaden|dayanilarak|tevfikan|cercevesinde|kapsaminda|dogrultusunda|kiyasen)'
/** "2017'den beri süren müdürlüğü": since when somebody is what he is. */
export const HELD_SINCE = new RegExp(
  `(?:${DATE}(?: tarihinde|['’]?\\s?[dt][ae])|\\d{4}(?: (?:yil|sene)(?:inda|sinde|indan)|['’]?\\s?[dt][ae]n?))(?: (?:beri|bu yana|itibaren))? (?:basla(?:yan|mis olan)|sur(?:en|mekte olan|egelen)|devam ed?(?:en|egelen)|devam etmekte olan)(?= (?:sirket )?(?:mudur|uye|baskan|gorev|vazife|azal))`,
  'y',
)
/** Words of more than one part that say no more: whose decision, by which law, from when, of what company, before whom. */
export const PHRASES = new RegExp(
  `(?:${[
    // a branch that is opened, and what it is given
    "(?:[a-z]+['’][dt][ae] )?(?:yeni )?(?:bir )?sube (?:ac|kur)may[iu]",
    '(?:bu |soz konusu |anilan )?subeye (?:\\d[\\d.,]*\\d? ?-?(?:y?tl|turk lirasi|lira|eur|euro|avro|usd|abd dolari)(?: tutarinda)? )?(?:isletme )?sermaye(?:si|sini)? (?:olarak )?(?:ayirmayi|tahsis etmeyi)',
    // under which number a trader is entered
    "(?:ticaret )?sicil(?:in|inin|imizin)? \\d{1,6} (?:numaras[iu]nda|no[’']?sunda|numarada|sicil numarasinda) (?:kayitli|mukayyet)(?: bulunan| olan)?",
    // what a meeting opens its decisions with, behind those who came
    '(?:asagidaki|asagida yazili|su) (?:husus|karar|netice)[a-z]* (?:oy ?birlig[a-z]*(?: ile)? |ittifakla )?(?:karara bagla|kararlastir|karar(?:i|lari)? al|al|ver|var|kabul et|ittihaz et|ittihaz eyle)(?:m[iu]s(?:l[ae]rd[iu]r|t[iu]r)|[dt][iu](?:l[ae]r)?)',
    // how somebody came to the office that he holds
    '(?:(?:ana|esas) ?(?:sozlesme|mukavele)(?:yl[ae]| ile|d[ae])|evvelce|onceden|daha once) (?:[a-z]+ (?:yil|sene)(?:ligina|lik| icin| sureyle| sure ile| muddetle) )?(?:secilmis|atanmis|tayin edilmis|secilen|atanan|tayin edilen)(?: olan| bulunan)?(?= (?:sirket )?(?:mudur|uye)(?:l[ae]r)?(?:d[ae]n)? )',
    // who speaks of himself: "biz aşağıda imzaları bulunan ortaklar"
    '(?:biz(?:ler)?,? )?(?:asagida )?(?:isim(?:leri)? ve )?imzalar[iu] bulunan(?: biz(?:ler)?)?(?= )|pay ?das(?:lar)?(?:imiz)?(?= )|biz(?:ler)?(?= (?:yukarida|asagida|ortak|uye|yonetim|toplan|aramizda|sirket|[a-z]+ [a-z]+,))|aramizda(?= )',
    '(?:yeni|onumuzdeki|gelecek|is ?bu|bu|ilk) (?:(?:gorev|calisma|faaliyet) )?donem(?:d[ae]|i[cç]in| i[cç]in|inde)(?= [^.;]{0,120}\\b(?:sec|ata|getiril|gorevlendiril|tayin|intiha))',
    // that he does not stand again, that his time was not prolonged but ended, and that his resignation was read
    '(?:yenilen|uzatil|(?:temdit|temdid) edil)m[ae](?:m[iu]s|y[ae]r[ae]k|d[iu]g[iu]nd[ae]n|y[iu]p)(?: olup)?,?(?: ve)?(?= (?:[a-z]+ ){0,3}(?:nihayete? (?:er|bul)|sona er|bit|son bul|dus|hitam)[a-z]*(?:m[iu]s|d[iu]|m[ae]s[iu]))',
    '(?:yeniden|tekrar|bir daha) aday (?:ol|gosteril)m[ae](?:(?:m[iu]s)(?: olup|t[iu]r)?(?=,| ve| olup)|d[iu]g[iu]nd[ae]n|d[iu]kl[ae]r[iu]nd[ae]n|y[ae]n(?= )|m[ae]s[iu] (?:nedeniyle|sebebiyle|uzerine))',
    '(?<=\\b(?:mektub|dilekce|yazi|beyan|taleb|talep|istifa|istifaname)[a-z]* )(?:genel kurulda |toplantida )?(?:okun|gorus(?:ul)?|incele(?:n)?|degerlendiril|muzakere edil)(?:m[iu]s(?: olup| ve|(?=,))|arak|[ae]r[ae]k|up|ip|du(?=,))',
    '(?:tek liste (?:olarak|halinde) )?(?:(?:acik|gizli) )?oya sunulan (?:tek )?(?:aday )?liste(?:si|nin|sinin)? (?:kabul(?:u(?:yle)?| edilerek)|onaylanarak)|(?:[a-z]+ ){1,2}yili (?:askin|asan) (?:sure(?:dir)?|zamandir)(?= )',
    // what an assembly is to confirm
    '(?:(?:ilk|yapilacak|toplanacak|olagan|alelade|sirket|hissedarlar) )*(?:genel kurul|umum[iı] heyet|heyet[iı] umumiye)(?:un|nin|in)? (?:tasvi[bp]|onay|tasdik)in[ae] (?:arz ?(?:edil|olun)mak|arz ?et?mek|arz ?edilmek|sunulmak) (?:uzere|kaydiyla|kaydi ile|sartiyla|sarti ile)',
    // who somebody is among others, and since when: "son müdürler A ve B", "tek ortağı sıfatıyla", "kuruluşundan beri"
    '(?:son|simdiki|halihazirdaki|bugunku|o tarihteki)(?= (?:sirket )?(?:mudur|uye|baskan|yonetim kurulu|tasfiye memur))',
    '(?:tek|yegane|kurucu) (?:kurucu )?(?:ortag[iu](?:m[iu]z)?|ortak|hissedar[iu]?|pay ?sahibi)(?: (?:sifati(?:yla| ile)|olarak|bulunan|olan))?|(?:ortak|hissedar|pay ?sahibi) sifati(?:yla| ile)|kendim(?=,? )',
    '(?:(?:sirketin )?kurulusundan|kurulustan|basindan|baslangictan|uzun (?:yillardan|suredir)|eskiden|yillardan|\\d{4} yilindan) (?:beri|bu yana|itibaren)(?= (?:[a-z]+ ){0,4}(?:yurut|yap|ustlen|surdur|bulun|ol)[a-z]*n )',
    '(?:tek )?(?:yetkilisi|sahibi) ve(?= mudur)',
    '(?:mevcut |diger |halihazirdaki )?(?:mudur|uye|yetkili)(?:l[ae]r)?(?:imiz)?(?:[ae]|n[ae])? (?:ilave(?:ten| olarak)|ek olarak)|(?:buna|bunlara) (?:ek|ilave) olarak',
    // to which organ one is added, what became of a proposal, that the entry is struck out
    '(?:kurula|kurulumuza|heyete|yonetime)(?= (?:(?:yeni|ikinci|ucuncu|bir) )*(?:uye|aza|mudur) olarak)',
    '(?:bu |yapilan |anilan |verilen )?(?:teklif|oneri|onerge)(?:n[iu]n|s[iu])?(?: (?:itirazsiz|aynen|gorusmesiz)(?: olarak)?)?(?= (?:[a-z]+ ){0,2}(?:kabul edil|kabul gor(?!ulm[ae]m|m[ae])|kabul olun|kabulune|onaylan|benimsen|uygun (?:gor|bul)))',
    '(?:ve )?(?:ticaret )?sicil(?:in|deki|indeki)?(?:den|inden)? kayd[iu]n[iu]n (?:silinmes|terkin)(?:i|ine) (?:istenmistir|talep edilmistir|karar verilmistir|kararlastirilmistir)',
    // that he was there and accepts
    '(?:toplantida |genel kurulda )?(?:hazir (?:bulunan|olan)|mevcut bulunan)(?= )|toplantiya (?:bizzat |asaleten |fiilen )?(?:katilan|istirak eden)(?= )',
    // that it is wound up
    '(?:sirketin )?(?:tasfiye(?:sine| edilmesine)?|tasfiye haline (?:girmesine|sokulmasina)|feshine ve tasfiyesine|infisahina ve tasfiyesine) (?:karari )?(?:karar )?(?:veril|alin)(?:m[iu]s(?: olup)?|erek|arak)(?:,| ve)?',
    // how signing is arranged, and what follows from it; what somebody was or stays, and what a liquidator is there for
    '(?<=yerine )gecmek uzere|bunun uzerine|toplanan (?:ortaklar(?: kurulu)?|genel kurul)(?=,| )|dis iliskiler(?:in)?de(?= )',
    'ikisi de (?:mudur|uye|ortak)(?:ler|lar)? (?:olan|bulunan)|(?<= )dilerse|\\d{4} (?:yilinda|senesinde)(?= (?:[a-z]+ ){0,2}(?:secil|atan|getiril|gorevlendiril|intihap|tayin)[a-z ]*n )',
    '(?:bugune|o gune|o tarihe|bu tarihe|simdiye) (?:dek|kadar|degin)(?= (?:[a-z]+ )?(?:yurut|yap|ustlen|surdur|bulun|ol)[a-z]*n )|(?:ancak |fakat )?uyelig[iu] (?:suren|devam eden|baki kalan)(?= )',
    '(?<=, |\\bve )tasfiye (?:is|islem|muamele)(?:ler)?[iu]n[iu] (?:yurut|tamamla|yap|gor|sonuclandir)(?:ecek|acak|yacak|m[ae]s[iu]n[aeiu])(?:t[iu]r)?',
    '(?:sirketin |kooperatifin )?(?:imza|temsil) (?:duzeni|usulu|esaslari) (?:soyle|su sekilde|asagidaki gibi) (?:olacak|belirlen|duzenlen|tespit edil|kararlastiril)[a-z]*|buna gore|bu suretle',
    // what a commercial agent may do in any case
    '(?:(?:her turlu )?kambiyo taahhud?(?:unde|unda) bulunmak|borclanmak|odunc almak)(?: da)? dahil(?: olmak uzere)?,?',
    '(?:isletme|sirket|ticarethane)(?:nin|in|mizin|imizin) (?:amac|gaye|konu|maksad|mevzu|istigal konu)[a-z]* giren (?:butun|tum|her turlu|bilcumle) (?:is|islem|muamele)l[ae]r(?:[iu]n[iu]|[iu]|d[ae])',
    // what is printed of a decision: where it is written, what it was about, who was left
    '(?:genel kurul |toplanti |umumi heyet |karar )*(?:tutanag|zab[iu]t|zapt|zapit|defter)[a-z]* (?:tetkikinden|incelenmesinden)|(?:genel kurul |toplanti |umumi heyet )+(?:tutanag|zapt)(?:i|in)n?dan',
    '(?:gerek|hem) (?:ahz ?[uü]? ?kabz[a-z]*|tahsilat[a-z]*) (?:ve )?(?:gerek|hem)(?: de)? (?:(?:taahhut|ilzam|borc)[a-z]* (?:ve )?){1,3}(?:edici |altina sokan |yukleyen )?(?:butun |tum |her turlu )?(?:is|islem|muamele)(?:l[ae]rd[ae]|de)',
    '(?:gorev|vazife|hizmet) (?:gormek|ifa etmek|yapmak|almak) (?:uzere|kaydiyla|kaydi ile|sartiyla)',
    '(?:(?:gorev|vazife|hizmet) )?(?:muddeti|suresi|muddetleri|sureleri) (?:hitama eren|hitam bulan|dolan|biten|sona eren) (?:yonetim kurulu|idare meclisi|idare heyeti|mudurler kurulu|uyeler|azalar|mudurler)(?:n[iu]n|[iu]n)? yerine',
    'en (?:cok|fazla|yuksek) (?:oy|rey)(?:u|i)? (?:alan|alarak|alip)',
    'bu (?:yetki|s[ae]lahiyet)(?:sinin|nin|lerin|[iu]n)? (?:sirket(?:in)? (?:suresince|devam[iu]nca|var oldugu surece)|(?:suresiz|muddetsiz)(?: olarak)?) (?:devam etmesi|gecerli olmasi|devami)(?:ne)?',
    '(?:sonradan|daha sonra(?:dan)?) (?:atanan|secilen|getirilen|tayin edilen|katilan)(?= (?:mudur|uye|baskan|ortak))',
    'soyle ki|gerek(?= (?:uye|baskan|mudur)[a-z]* gerek)|gerek(?= (?:uye|baskan|mudur)[a-z]* (?:gorev|vazife|sifat)[a-z]*)',
    'is bas[iu]na(?= (?:getiril|gec|secil|gel))',
    '(?:islerin|sirketin|sirket(?:in|imizin)? islerinin|kooperatifin|tasfiyenin|tasfiye islerinin|tasfiye islemlerinin) (?:[a-z]+ (?:elden|sekilde|bicimde) )?(?:sevk (?:ve )?)?(?:idaresi|yonetimi|(?:yurutul|surdurul|gorul|tamamlan|sonuclandiril|gerceklestiril)(?:ebil|abil)?m[ae]s[iu]) (?:icin|amaciyla|maksadiyla)|(?:islerinin |sirketin )?sevk ve idaresini|sirketin idaresini',
    '(?:kalan|mevcut|asil|secilen|yeni) (?:uye|aza|mudur)l[ae]r(?:[iu]n)? (?:kendi )?(?:arasinda|aralarinda)(?: yapilan| yaptiklari)?(?: (?:gorev|is|vazife) (?:bolumu|bolusumu|dagilimi|taksimi)(?:n[iu] yaparak|n[iu] yapmis(?: olup)?|nde|nda|ne gore|yla| ile| sonucunda| neticesinde))?',
    '(?:ayni gun(?:de)? )?(?:toplanan|ilk toplantisini yapan) (?:yeni )?(?:yonetim kurulu|idare meclisi|idare heyeti)(?:nda|nca)?(?: ise)?',
    '(?:yolunda|(?:husus|konu)(?:u|su|unda|sunda|una|suna|lari|larinda|larina)|yonunde|seklinde)(?= (?:(?:oy|rey|katilan|istirak|toplanti|mevcu|uye|ortak|tamam|ittifak|ekseriyet|muttefikan|birlig|coklug|ile|ede)[a-z]* ){0,6}(?:karar|mutabik|mutabakat|gorus bir|fikir bir|ittifak ed))',
    '(?:her ?hangi bir )?(?:sure|muddet) (?:ile |kaydi )?(?:mukayyet ol|kayitli ol|bulun|konul|soz konusu ol)ma(?:ksizin|dan)|(?:sure|muddet) kaydi (?:aran|bulun|ol)maksizin',
    // whose signatures follow, how a predecessor's time goes on, who is whose deputy
    '(?:sirketi|kooperatifi) (?:temsil(?: ve ilzam)?|ilzam) (?:eden|edecek) imzalar(?= ?[:;])',
    '(?:her ?hangi bir )?(?:sure|muddet|donem)(?:yle|ye|le) (?:sinirli|bagli|tabi|mukayyet) (?:ol|bulun|kal|tutul)(?:maksizin|madan)',
    '(?:(?:onay|tasvip|tasdik) halinde )?(?:selefinin|seleflerinin|onun|adi gecenin) (?:kalan |bakiye )?(?:gorev )?(?:muddet|sure)[a-z]* (?:ikmal etmek|ikmal etmeleri|tamamlamak|doldurmak) (?:uzere|ve|kaydiyla|kaydi ile|sartiyla)',
    '(?:umum|umumi|genel) mudur (?:muavini|yardimcisi|vekili)',
    '(?:ahz ?[uü]?(?: ve)? ?kabz[a-z]*|sulh(?: ve)? ibra[a-z]*)(?: (?:ve )?(?:sulh(?: ve)? ibra[a-z]*))? (?:da |de )?dahil(?: olmak uzere)?',
    // "şirketin maksat ve mevzuuna giren bilumum işlemlerin ifası ile": all that it does
    '(?<!\\b(?:diger|sair|oteki|kalan|[a-z]*[dt][ae]ki) )(?:(?:sirketin|kooperatifin) )?(?:(?:amac|maksa[dt]|gaye)[a-z]{0,3} ve (?:konu|mevzu)[a-z]{0,5} (?:giren|dahil|ilgili) )?(?:tum|butun|bilumum|bilcumle|her turlu) (?:(?:is|islem|muamele)(?:ler)?(?: ve)? )?(?:is|islem|muamele)(?:ler)?in(?:in)? (?:ifa|icra|yapilma|yurutulme|gorulme)s[iu](?:nda|nde| ile| icin| hususunda| zimninda)|(?:(?:sirketin|kooperatifin) )?(?:amac|maksa[dt]|gaye)[a-z]{0,3} ve (?:konu|mevzu)[a-z]{0,5} giren (?:tum|butun|bilumum|bilcumle|her turlu) (?:(?:is|islem)(?:ler)? ve )?(?:is|islem|muamele)(?:ler)?de',
    // by which law or article
    `(?:(?:\\d{4} sayili )?(?:turk ticaret kanunu|t\\.?t\\.?k\\.?|ttk|kooperatifler kanunu|turk borclar kanunu|kanun)${SUFFIX} )?(?:(?:\\d{1,3}(?:[/.-]\\d{1,2}[a-z]?)*)\\.? ?(?:'?(?:[iu]?nc[iu]|s[iu])? )?(?:ve \\d{1,3}\\.? ?)?(?:madde|maddesi|maddeleri|fikra|fikrasi|bend|bendi)${SUFFIX} ?)*${OF_LAW}`,
    `(?:(?:sirket(?:imiz)?|kooperatif(?:imiz)?)${SUFFIX} )?(?:ana ?sozlesme|esas sozlesme|sirket sozlesmesi|esas mukavele|ana statu|sozlesme)(?:miz|si)?${SUFFIX} (?:\\d{1,3}\\.? ?(?:'?(?:[iu]?nc[iu]|s[iu])? )?maddesi${SUFFIX} )?(?:ilgili maddesi${SUFFIX} )?${OF_LAW}`,
    `(?:turk ticaret kanunu|t\\.?t\\.?k\\.?|ttk)${SUFFIX} \\d{1,3}(?:/\\d{1,2})? ${OF_LAW}`,
    `gundem(?:in|imizin)? \\d{1,2}\\.? ?(?:'?[iu]?nc[iu] )?maddesi${SUFFIX}(?: geregince| uyarinca)?`,
    // whose decision, by which votes
    `(?:(?:yonetim|ortaklar|mudurler|genel|idare|tasfiye) (?:kurul|meclis|heyet)(?:u|i)?(?:muz)?${SUFFIX}(?: toplanti(?:si)?${SUFFIX})? )?(?:alinan |almis oldugu |verdigi |anilan |ayni |soz konusu )?(?:tarih(?:li)? )?(?:ve )?(?:\\d{1,4}(?:[/-]\\d{1,4})? (?:sayili|nolu|numarali|no'?lu) )?karar(?:i|lari|imiz|larimiz)?(?:yla|la| ile| geregince| uyarinca| dogrultusunda| cercevesinde)`,
    '(?:yonetim|ortaklar|mudurler|genel) kurul(?:u|umuz)?(?:nca|ca|umuzca|da|unda|umuzda|unun|umuzun|un)?(?: toplanti(?:sinda|sin[ae]|da))?',
    '(?:yapilan |gerceklestirilen |ayni )?(?:olagan(?:ustu)? )?(?:toplanti(?:da|sinda|miz|mizda)?|gorusme(?:ler)?|muzakere(?:ler)?|secim(?:ler)?|oylama(?:lar)?)(?:in)?(?: sonucu(?:nda)?| neticesi(?:nde)?| sonu(?:nda)?)?',
    '(?:(?:hazir bulunan |temsil edilen |mevcut |tum )?(?:pay|hisse|oy)l[ae]r[iu]n (?:tamam|tum|hep)[iu]n[iu]n|toplantiya katilan(?:lar)?(?:in)?|mevcud(?:un)?|hissedarlarin|pay sahiplerinin|mevcut uyelerin|hazir bulunan(?:lar)?(?:in)?|ortaklarin|uyelerin|katilanlarin|toplanti nisabinin|oylarin) (?:oylar[iu](?:yla| ile)|oy ?birlig[iu](?:yle| ile)?|oy ?coklug[iu](?:yla| ile)?|ittifak[iı]?(?:yla| ile)?|tamaminin oyu(?:yla| ile)?|(?:olumlu |kabul )?oyu(?:yla| ile))',
    '(?:oy ?birlig[iu]|oy ?coklug[iu]|ittifak)(?:yle|yla| ile|la)?|muttefikan|ekseriyet(?:le|i ara ile)?|cogunlukla',
    '(?:toplantiya katilanlarin|hazir bulunanlarin|ortaklarin|uyelerin) (?:tamaminin (?:olumlu )?oy(?:uyla|lariyla)|ekseriyeti(?:yle)?|cogunlugu(?:yla)?)',
    '(?:(?:keyfiyet|karar|husus|durum|is ?bu karar)(?:in)? )?tescil(?:i)? ve ilan(?:i)? olunur|(?:(?:keyfiyetin|kararin|hususun|durumun) )?tescil(?:i)? ve ilanin[ae]|(?:keyfiyetin|kararin|hususun|durumun) tescil ve ilani(?= (?:karar|kabul))|(?:kararin )?(?:tescil|ilan|alindigi) tarih(?:inden|i) itibar(?:en|iyla) gecerli olmak uzere|onumuzdeki(?= (?:\\d|bir|iki|uc|dort|bes|alti|on))|gorev (?:suresi|muddeti)(?= (?:\\d|bir|iki|uc|dort|bes|alti|on))',
    '(?:(?:hisse |pay |bu )?devr(?:in|inin) |durumun |keyfiyetin )?(?:pay|hisse|ortaklar)(?: pay)? defterine (?:islenmesine|kaydedilmesine|kaydina|tesciline)',
    '(?:is ?bu |bu )?kararin (?:alindigi|verildigi) tarihten(?: itibaren)?(?: baslamak uzere| gecerli olmak uzere)?',
    "(?:[a-z']{3,20} )?(?:[a-z']{3,20} )?(?:(?:\\d{1,2}\\.? )?(?:asliye (?:ticaret|hukuk)|sulh hukuk|agir ceza) )?mahkemesi(?:nin|nce)? (?:verilen )?(?:kesinlesen |kesinlesmis )?(?:karar|ilam|hukm|hukum)(?:[iu]|i)?(?:yl[ae]| ile| uyarinca| geregince)",
    '\\d{1,3}(?:\\.\\d{3})* pay(?:in)? (?:\\d{1,3}(?:\\.\\d{3})*[^a-z]{0,2}[iu]?n[iu]n )?(?:kabul[iu](?:yl[ae])?|olumlu oy[a-z]*)',
    '(?:kooperatifimizin |sirketimizin )?(?:yapilan )?tasnif (?:sonunda|sonucu(?:nda)?|neticesinde)',
    '(?:yil|donem) ic(?:inde|erisinde)',
    '(?:bir|iki|uc|dort|bes|alti|yedi|\\d{1,2})(?: \\([a-z0-9]{1,6}\\))? (?:kisiden|uyeden|azadan) (?:teskil(?:ine| edilmesine| edilmis)|tesekkul(?:une| etmesine| ettirilmesine)|olus(?:masina|turulmasina)|ibaret olmasina)',
    '(?:heyeti umumiye|umumi heyet|hissedarlar umumi heyeti)(?:ce|de|nin|mizce|mizde)?(?: toplanti(?:sinda|da|sinca))?',
    '(?:onceki|gecen|gecmis|evvelki) donem(?:de|in)?(?= )',
    '(?:yeni |ikinci |ucuncu |ilave )bir(?= (?:sirket )?(?:mudur|uye))',
    // by which court, and till when its order holds
    "(?:[a-z]+ )?(?:\\d{1,2}\\.? ?)?(?:asliye|sulh|agir) (?:(?:ticaret|hukuk|ceza) )?(?:mahkeme|hakimlig)[a-z]*(?:['’]?n?[iu]n|nce|['’]?nce)?(?: \\([^()]{3,60}\\))?(?: \\d{4}/\\d{1,6} (?:e\\.|esas|d\\. ?is|degisik is)(?: sayili| no'?lu)?(?: (?:dava )?dosyas[iu]nd[ae]n?)?)?(?: (?:verilen|verdigi|alinan))?",
    '(?:verilen )?(?:ihtiyati )?tedbir karari(?:yla)?(?: (?:geregi(?:nce)?|ile|uyarinca))?|ara karar(?:i|iyla)?(?: (?:geregince|ile|uyarinca))?',
    // from when, for how long
    '(?:secim|tescil|karar|ilan) tarihinden (?:itibaren )?(?:gecerli|baslamak) (?:olmak )?(?:uzere|kaydi(?:yla| ile))',
    '(?:bu|ayni) (?:sure|muddet) (?:boyunca|icinde|zarfinda)|ayni (?:sartlarla|kosullarla|sekilde)|(?:eskiden|onceden|daha once) oldugu gibi|eskisi gibi|bu (?:kere|kez|defa|suretle|sekilde)|boylece|boylelikle|hizmetlerinden (?:oturu|dolayi)',
    WHILE_IN_OFFICE,
    '(?:gorev |vazife )?(?:sure|muddet)(?:s?i|leri)?(?:n[iu]n)?(?: ise| de| da)?(?= (?:\\d|bir |iki |uc |dort |bes |on ))',
    '(?:bundan|bugunden|bu tarihten|is ?bu tarihten|(?:is ?bu |bu )?karar tarihinden|tescil(?: ve ilan)? tarihinden|tescilden|ilan tarihinden|secim tarihinden|ayni (?:gun|tarih)(?:den|ten| itibar(?:iyla|iyle|en)))(?: boyle| sonra| itibaren)?(?: (?:gecerli olmak|baslamak) (?:uzere|ve|kaydi(?:yla| ile)))?',
    '(?:goreve |gorevine )(?:basladig[iu]|baslayacag[iu]) (?:gun|tarih)(?:den|ten)(?: itibaren)?(?: baslamak uzere)?',
    '(?:gorev|donem) (?:suresi(?:nin)?|sureleri(?:nin)?) (?:sonuna|bitimine) kadar',
    '(?:ayni|esit) sure(?:yle| ile)',
    '(?:(?:ilk|yapilacak|toplanacak|olagan|alelade|sirket|hissedarlar) )*(?:genel kurul|umum[iı] heyet|heyet[iı] umumiye)[a-z]* (?:tasvi[bp]|onay|tasdik)(?:in[ae]|[ae])(?: arz(?: ?(?:ed|et)[a-z]*| ?olun[a-z]*)| sunul[a-z]*)?(?: (?:uzere|kaydiyla|kaydi ile|sartiyla|sarti ile))?',
    TILL_WOUND_UP,
    // the company and what is signed for it, before everybody
    '(?:sirketi?(?:mizi|miz)?|kooperatifi?(?:mizi)?|isletmeyi|firmayi|ortakligi)(?:n|nin)? (?:her konuda|her hususta|butun hususlarda|tum hususlarda|tum konularda|butun islerde|her bakimdan|her yonden|en genis (?:sekilde|anlamda|manada|yetkilerle|yetki ile))',
    '(?:her turlu|tum|butun|bilumum|bilcumle) (?:hususat|umur|muamelat)(?:t[ae])?(?! ve)',
    '(?:her turlu|tum|butun|bilumum|bilcumle) (?:is(?:lem)?|konu|husus|muamele|evrak|belge|vesaik|taahhut)(?:l[ae]r)?(?:[iu]n?)?(?:d[ae])?(?:n[iu])?(?: ve (?:islem|muamele|belge|evrak|vesaik|sozlesme)(?:l[ae]r)?(?:[iu]n?)?(?:d[ae])?)?',
    '(?:her konuda|her hususta|her yerde|en genis (?:sekilde|anlamda|manada|yetkilerle|yetki ile)|tam yetki(?:yle| ile)|tam yetkili olarak|(?:hicbir|herhangi bir) (?:sinirlama|kisitlama|limit|sinir)(?: olmaksizin|ya tabi olmaksizin| olmadan)|sinirsiz(?: olarak)?|limitsiz(?: olarak)?)',
    '(?:resmi ve (?:ozel|hususi)|tum resmi|butun resmi)(?: ve ozel)?(?:,? (?:tum|butun|bilumum|her turlu))?(?: (?:daire|kurum|kurulus|makam|merci|banka|mahkeme|muessese)(?:l[ae]r)?(?:de|da)?(?: ve| ile)?,?)*(?: nezdinde)?',
    '(?:(?:mahkeme|icra daire|vergi daire|noter|belediye|gumruk|banka|tapu daire|resmi daire|kurum|kurulus)[a-z]*[dt][ae],? (?:ve )?){1,8}(?:butun|tum|bilumum|bilcumle|her turlu) (?:resmi|ozel|hususi|kamu)(?: (?:ve|veya) (?:resmi|ozel|hususi|kamu))? (?:kurum|kurulus|daire|makam|merci|muessese)(?:l[ae]r)?(?: ve (?:kurum|kurulus|daire|makam|merci)l[ae]r)?d[ae]',
    '(?:sirketi|isletmeyi|kooperatifi) ilgilendiren (?:evrak|belge|vesika|islem|muamele|husus|sozlesme)(?:l[ae]r)?[dt][ae]',
    '(?:sirketi|isletmeyi|kooperatifi) ilgilendiren (?:butun|tum|bilumum|bilcumle|her turlu|her) (?:is|islem|konu|husus|muamele)(?:l[ae]r)?(?: ve (?:is|islem|muamele)(?:l[ae]r)?)?[dt][ae]',
    '(?:ucuncu|3\\.) (?:kisi|sahis)(?:l[ae]r[ae]?|y[ae])?(?: karsi| nezdinde)?',
    // "resmi daireler, bankalar, mahkemeler ve üçüncü şahıslar nezdinde": before whom, as many as are named
    '(?=[a-z0-9., ]{0,80}?\\b(?:resmi|kamu|butun|tum|bilumum|bilcumle)\\b)(?=[a-z0-9., ]{0,100}?\\b(?:ucuncu|3\\.|sahis|kisi|mahkeme|ozel|hususi)[a-z]*[, ][a-z0-9., ]{0,60}?(?:nezdinde|huzurunda|onunde|muvacehesinde|karsisinda)\\b)(?:(?:(?:tum|butun|bilumum|bilcumle|her turlu|sair|diger|resmi|ozel|hususi|kamu|hakiki|gercek|tuzel|hukmi|yerli|yabanci|ucuncu|3\\.)(?:,| ve| veya)? )*(?:(?:vergi |icra |mali |noter |is )?(?:daire|kurum|kurulus|makam|merci|muessese|mahkeme|banka|noter|belediye|gumruk|kisi|sahis|idare|sirket)(?:l[ae]r[iu]?))(?:,| ve| ile| veya)? ){2,12}(?:nezdinde|huzurunda|onunde|muvacehesinde|karsisinda)',
    '(?:sirket|kooperatif|isletme)(?:in|imizin)? (?:resmi )?(?:unvani|kasesi|muhru)?(?: ve (?:unvani|kasesi))?(?: ?(?:alt[iu]n[ae]|alt[iu]nda|uzerin[ae]|uzerinde))',
    '(?:resmi )?(?:unvan|kase)(?:i|si)?(?: veya (?:unvan|kase)(?:i|si)?)?(?: ?(?:alt[iu]n[ae]|alt[iu]nda|uzerin[ae]|uzerinde))',
    '(?:sirket(?:in|imizin)? )?(?:maksat|gaye|amac|mevzuu?|konu|istigal mevzuu?|faaliyet konusu)(?: ve (?:maksat|mevzuu?|konu|amac))?s?u?(?:na|una|nun)? giren (?:(?:bilumum|tum|butun|her turlu|bilcumle) )?(?:is|islem|muamele|husus|konu)(?:l[ae]rd[ae]|l[ae]r[iu]nd[ae]|l[ae]r)?',
    '(?:sirket(?:in)? |kooperatifin )?(?:umur|is(?:ler[iu]?)?)(?: ve |u )muamel(?:e(?:leri)?|at[iu])(?:n[iu]n)?',
    '(?:(?:sirket|kooperatif) )?(?:nam|ad)[iu]na (?:ve hesabina )?yapilacak (?:(?:her turlu|tum|butun|bilumum|bilcumle) )?(?:is|islem|muamele|sozlesme|mukavele)(?:l[ae]r)?(?:d[ae])?',
    '(?:sirketi(?:n)? )?(?:temsil|idare|ilzam)i?(?: ve ilzam[iı]?| ve temsili?)? (?:hususunda|hususunun|bakimindan|konusunda)',
    '(?:(?:her turlu|tum|butun|bilumum|bilcumle) )(?:is ve )?(?:muamelat|hususat|taahhudat|umur)(?:[iu]n?)?(?:[dt][ae])?',
    '(?:(?:her turlu|butun|tum) )?(?:taahhut|borc) altina (?:koymay[ae]|sokmay[ae]|almay[ae])(?= )',
    '(?:taahhud?t?|borc) altina (?:gir|sok)(?:ebilmesi|ulabilmesi|abilmesi|mesi|ulmasi) icin',
    '(?:evvelki|eski|onceki|mevcut) (?:munferi[dt]|musterek|tek|cift) imza (?:usulu|sekli|esasi)(?:nun|nin)? (?:kaldiril|terk edil|degistiril)(?:mis(?: olup|t[iu]r)?|erek|arak)',
    // how duties were shared out
    '(?:kendi )?(?:aralarinda )?(?:yapilan |yaptiklari )?(?:gorev|is|vazife) (?:bolumu|dagilimi|taksimi)(?:nde|na gore|yla| ile| yaparak| yapilarak| yapilmis| sonucu(?:nda)?| neticesi(?:nde)?| sonunda)?',
    // who somebody is
    '(?:sirket(?:imiz)?(?:in)? |kooperatif(?:imiz)?(?:in)? )?(?:kurucu )?(?:ortak|hissedar|pay sahib|uye|pay sahip|muessis|kurucu|serik|aza)(?:l[ae]r[iu](?:miz)?|l[ae]r(?:[iu]miz)?|i|[iu]m[iu]z|ler(?:i|imiz)?)?(?:d[ae]n|nd[ae]n)?(?: olan| olmayan| bulunan)?(?= |,)',
    '(?:ortak(?:lar)?|sirket|uye|hissedar|pay sahibi) (?:olmayan|disindan|haricinden)',
    'dis(?:a|ariya) karsi|haricen|(?:hicbir|herhangi bir) (?:tahdi[dt]|kay[iı]?[dt]|sinirlama|kisitlama)[a-z]* (?:tabi|bagli) (?:olmaksizin|olmadan)',
    'yonetim kurulu tek (?:uye|kisi)d[ae]n (?:ibaret|olusan|olusmus) (?:oldugundan|bulundugundan|olmakla),?',
    '(?:(?:insaat|makin[ae]|elektrik|elektronik|ziraat|maden|kimya|gida|tekstil|orman|jeoloji|cevre|endustri|bilgisayar|harita|gemi) )?(?:yuksek )?(?:muhendisi?|mimari?)|(?:serbest muhasebeci )?mali musaviri?|mirascisi|varisi|avukati?|eczaci|iktisatci|ekonomist|isletmeci',
    "[a-z]+(?:['’][dt][ae])? (?:mukim|dogumlu|uyruklu|vatandasi)",
    '(?:rusya federasyonu|amerika birlesik devletleri|birlesik krallik|guney kore|kuzey makedonya|suudi arabistan|birlesik arap emirlikleri|bosna hersek|cek cumhuriyeti|cin halk cumhuriyeti|kuzey kibris turk cumhuriyeti) (?:uyruklu|vatandasi)',
    "(?:[a-z]+['’][dt][ae] )?yerlesik(?: bulunan)?|(?:davali|davaci)(?= )|kaptan|(?:prof|doc)\\.?(?: dr\\.?)?",
    '(?:(?:bugune kadarki|gecmis|simdiye kadarki) )?(?:hizmet|calisma|katki|emek)(?:ler|lar)i(?:nden)? (?:icin|dolayi|oturu|dolayisiyla) (?:kendi(?:sine|lerine) )?tesekkur (?:edil|ed)(?:mis(?:tir)?|di|erek|ilmis(?:tir)?|ilmesine|ilerek)',
    '(?:yonetim kurulu |mudurler kurulu )?(?:uye|aza|mudur) (?:sayi|aded)(?:s[iu]|[iu])n[iu]n (?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|\\d{1,2})(?: \\([a-z0-9]{1,6}\\))?(?: kisi)?(?:y?[ae])? (?:olarak )?(?:cikaril|yukseltil|indiril|dusurul|artiril|tespit|tesbit|belirlen|kararlastir|olm|kabul)[a-z]*(?: (?:edil|olun)[a-z]*)?',
    // by what paper somebody says that he goes
    '(?:noter(?:lik)? (?:kanali(?:yla| ile) gonder(?:ilen|digi) )?)?(?:ihtarname|istifaname|dilekce|beyan)(?:si)?(?: ile|yle)',
    '(?:istifa|bu husus|keyfiyet)? ?(?:ayni|o) (?:gun|tarih)(?:de|te)? hukum ifade et(?:mistir|mektedir)',
    'sirkete (?:yazili olarak )?(?=bildir)',
    // where he lives, by the whole address
    "[a-z]+(?: [a-z]+){0,2} (?:mah|mahallesi|cad|caddesi|cd|sok|sokak|sokagi|sk|bulvari|blv)\\.?,? (?:[a-z0-9.,:/' -]{0,90}? )?(?:adresinde )?(?:ikamet eden|mukim|oturan|ikamet etmekte olan)",
  ].join('|')})(?![a-z])`,
  'y',
)
/** That somebody accepts the office that he is elected to: "müdürlük görevini kabul ettiğini beyan etmiş ve". */
export const ACCEPTS_SEAT =
  /(?:(?:sirket )?(?:mudurluk|uyelik|baskanlik|bu|tasfiye memurlugu|adi gecen) )*(?:gorev(?:i|ini|lerini)|secim(?:i|ini)|vazifeyi|mudurlugu|uyeligi) kabul (?:ettig[iu]n[iu]|ettikler[iu]n[iu]) (?:yazili olarak |sozlu olarak |ayrica )?(?:beyan et|bildir|ifade et|acikla|belirt)(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r|l[ae]r)?|en)(?: olup| bulunan| olan)?(?:,? ve)?(?![a-z])/y
/** Forms of verbs that say no more here: "yapılan seçimde", "verilen önerge üzerine", "asil olarak". */
export const PLAINLY =
  /(?:kullan(?:il)?(?:mak|malar[iu]|mas[iu]) (?:uzere|kaydiyla|sartiyla|suretiyle)|(?<=\b(?:bas[iu]na|imza(?:s[iu]|l[ae]r[iu])n[iu]) )kullanarak|(?<=\bbas(?:l[ae]r)?[iu]na )imzala(?:yarak|mak (?:suretiyle|uzere|kaydiyla|sartiyla))|yapilan|yapilmis olan|verilen(?= onerge)|olarak|olup|olmak uzere|ol(?:makla|masi(?:yla)?) (?:birlikte|beraber)|birlikte (?:gorev yapmak|calismak) uzere|gorevine devam etmek uzere|bulunan|bulunmakta olan|uhdesine)(?![a-z])/y
/** Of a branch its own notice speaks as others do of the company. */
export const OF_BRANCH = /sube(?:yi|nin|miz[a-z]*|de)?(?![a-z])/y
