/**
 * Conservation: the pieces of a notice tile its body, and each is a fact's, or wording of the templates, or told with its reason. Inside a
 * piece whatever decides something (a person, an identity number, an office, an act, a form of signature, an amount, a share count, a day
 * that bounds something, an order) belongs to a fact that states just that of those whom the piece names, or the piece is told. One
 * judgement, by the mentions alone.
 */
import type { FactKind, Role, Statement, StatusCode, Unread } from '../fact/fact.ts'
import { DISSOLVED } from '../text/dissolved.ts'
import { DECISION_UNDONE } from '../text/refusal.ts'
import { type Body, type Found, ofWhole, once, type Span } from '../fact/found.ts'
import { isIllegibleIn } from '../fact/illegible.ts'
import { evidenceEnd, evidenceFrom } from '../fact/evidence.ts'
import { deadOf, isGoneAt, mayShowGone } from '../fact/gone.ts'
import { countOf, TERM_SAID, termIn, TILL_OTHERWISE } from '../fact/office.ts'
import { ENTERED, eventEntered } from '../fact/registered.ts'
import { revokesFormer, revokesSole } from '../fact/told.ts'
import { hundredths } from '../kernel/decimal.ts'
import { DATE } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { isEntity, isName, LISTED as JOINED, oncePart, peopleIn, partiesIn } from '../text/names.ts'
import { ofStems } from '../text/stems.ts'
import { attendingIn, isPresentList, isSigned, presentIn } from './present.ts'
import { reservesIn } from './reserves.ts'
import { allIn, firstOf, holds } from '../text/needed.ts'
import { withoutEnd } from '../text/ends.ts'
import { plainLetters } from '../text/letters.ts'
import type { Act } from '../text/lexicon.ts'
import { apartIn, givesApart, saidAgainIn } from './again.ts'
import { correctionIn, corrects } from './announced.ts'
import { letterheadEnd } from './blocks.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { isEntry, mayDecideBeside, OF_ENTRY, tellsEntry } from './entry.ts'
import { isArticle, isOfForce } from './articles.ts'
import { onlyOpens } from './heads.ts'
import { isOpenEnded } from './open-ended.ts'
import { changesNothing, goesWithItsEnd, hisGoesOn, isFormality, isObject, isWorded, ordersOnHim } from './formalities.ts'
import { wordsBetween } from './given.ts'
import { goOnIn } from './group-changes.ts'
import { TILL_WOUND_UP } from './known-words.ts'
import { isPartnership } from './partners.ts'
import { isEntrusted } from './references.ts'
import { officerRecordsIn } from './records.ts'
import { foundersBelow } from './founders.ts'
import { isForm, isOtherForm } from './remarks.ts'
import { formerCellsIn, officerRowsIn } from './rows.ts'
import { setRightIn } from './set-right.ts'
import { FAMILY, GIVEN } from '../text/words.ts'
import { lettersOf, type Mention, mentionsIn, type Noun, sameLetters, STATED_BY } from './mentions.ts'

export type Why = NonNullable<Unread['why']>
/** A piece that is told, and why. */
/** `shares`: all that decides in it was read but how many shares pass to whom. */
export type Told = Span & { why: Why; shares?: true }

/** The registration itself, said in the head of the notice. */
const REGISTRATION =
  /ilan olunur|tescil edildigi|tarihinde (?:re'?sen )?tescil edil(?:mistir|di)\b|tescil ve ilan edil(?!m[ae][mzyd])|(?:tarihinde|imza ile) imzalanmistir|mudurlu[a-z]*nce tescil edil|tescil ve ilani? (?:istenmis|talep)|tescilini talep|\b(?:sozlesme|mukavele)[a-z]* (?:sicil )?mudurlu[a-z]* (?:[a-z]+ ){0,4}imzalan/
const TERM_ONLY = new RegExp(`^\\W*${TERM_SAID}\\W*$`)
/** "Müdürün görev süresi aksi karar alınıncaya kadardır": no term, of those to whom the facts give none. */
const NO_TERM_SAID =
  /^\W*(?:(?:adi gecen(?:in|lerin)?|bu|(?:iki|uc|dort|her iki|secilen) )?(?:mudur|uye|yonetici|yetkili)(?:n[iu]n|[iu]n|l[ae]r[iu]n|s[iu]n[iu]n)? )?(?:(?:gorev|mudurluk|uyelik|yetki|vazife) )?(?:sure|muddet)(?:si|i|leri|lerinin|sinin)?\s?[:,]? aksi(?:ne)? (?:bir )?karar(?:a| alin[iu]ncaya| alinana| veril[iu]nceye| verilene) (?:kadar|dek|degin)(?:|d[iu]r| devam (?:eder|edecektir)| gecerlidir| s[iu]recektir| s[iu]rer)$|^\W*(?:(?:bu |secilen )?(?:mudur|uye|yonetici|baskan|atama|secim|tayin)(?:l[ae]r)?(?:[iu]n|n[iu]n)?|mudurlu[kg](?:un)?|bu)? ?(?:(?:(?:gorev|vazife|mudurluk|hizmet)(?:i|ler[iu]|l[ae]r[iu]|n[iu]n|inin)?|icin|hakkinda)? ?(?:sure|muddet)?(?:si|leri|i)?) ?(?:(?:her ?hangi |hic ?)?(?:bir )?)(?:(?:sure|muddet)(?:yle|ye|le| ile| kaydi(?:yla| ile|na))? (?:bagl|sinirl|kayitl|mukayyet|tabi|tahdit|kayitlan|sinirlan|kisitlan|baglan|ongorul|belirlen|tayin edil|tespit edil|konul|bicil)[a-z]* ?(?:degild[iu]r(?:l[ae]r)?|tutulmam[iu]st[iu]r|olmayacakt[iu]r|edilmem[iu]st[iu]r|(?<=m[ae]m[iu]st[iu]r)|kil[iu]nmam[iu]st[iu]r)|(?:sinirsiz|suresiz|muddetsiz)d[iu]r)$/
const NO_TERM = new RegExp(
  `^\\W*(?:(?:bu |secilen )?(?:mudur|uye|yonetici|baskan)(?:l[ae]r)?[iu]n (?:gorev|vazife|memuriyet)(?:[iu]|s[iu]|l[ae]r[iu])) ${TILL_OTHERWISE} (?:devam (?:eder|edecektir)|s[iu]recektir|s[iu]rer)$|^\\W*${TILL_OTHERWISE} (?:bu|is ?bu|anilan) (?:esas|usul|yetki|karar|durum|sekil)(?:ler)?,? (?:aynen )?(?:yururlukte kal|gecerli ol|gecerli kal|muteber ol|devam ed|uygulan)(?:acakt[iu]r|ecekt[iu]r|[iu]r|[ae]r)$|${NO_TERM_SAID.source}`,
)
/** Whether a piece only says how long those serve whose offices the facts give for as long. */
const isTermRead = ({ plain }: Piece, { found }: Stated): boolean => {
  const said = withoutEnd(plain)
  const open = isOpenEnded(said.trim())
  if (open || NO_TERM.test(said.trim())) {
    const offices = found.flatMap(({ statement }) => (statement.kind === 'appointment' ? [statement] : []))
    const powers = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
    // Of several it may be said of one whom this notice does not elect, whose term another notice gave.
    const isOfOther = open?.several === true && offices.length > 0 && new Set(offices.map(({ person }) => fold(person))).size < 2
    const given = offices.length > 0 || powers.length > 0
    const isEndless = offices.every(({ term_years, until }) => term_years === null && until === null)
    return given && !isOfOther && isEndless && powers.every(({ until }) => !until)
  }
  const years = countOf(TERM_ONLY.exec(said === plain ? plain : `${said}.`)?.[1])
  return years !== null && found.some(({ statement }) => statement.kind === 'appointment' && statement.term_years === years)
}
/** "Adresi X'dir.", under the change that gives just that address. */
const SEAT_SAID =
  /^\W*(?:\d{1,2}\W{1,3})?(?:(?:sirket|kooperatif|isletme)[a-z]* )?(?:yeni )?(?:merkez |is )?adresi\s?:?\s([^;]{8,200}?)\s?['’*`]{0,2}\s?[dt][iu]r\W*$/
const isSeatRead = (body: Body, { from, plain }: Piece, { places }: Stated): boolean => {
  const said = SEAT_SAID.exec(plain)
  const at = said?.[1] === undefined ? -1 : from + said[0].indexOf(said[1])
  const place = at < 0 || said?.[1] === undefined ? '' : lettersOf(body.text.slice(at, at + said[1].length))
  return place !== '' && places.some((each) => each.includes(place) || place.includes(each))
}
/** "Şirket tek ortaklı hale gelmiştir", beside the fact that says who is left. */
const SOLE_SAID =
  /^[^;:]{0,160}\btek (?:ortakli|pay sahipli|kisilik|kisi ortakli)(?: bir)?(?: (?:anonim|limited) sirket)?(?: (?:hal|statu|konum|durum|nitelig)[a-z]*)?(?: (?:g[ei]lmis|donusmus|olmus)(?:tir|tur)|[dt][iu]r| sirkettir)\W*$/
/** "Yönetim kurulu üye sayısının üç olarak tespitine", "müdür sayısı üçe çıkarılmıştır": how many sit there, beside as many whom the notice elects. */
const SEATS_COUNTED = new RegExp(
  String.raw`^\W*(?:\d{1,2}\W{1,3})?(?:sirket(?:imiz)?(?:in|de|te)?,? )?(?:yonetim kurulu(?:nun)? |mudurler kurulu(?:nun)? )?(?:(?:uye|mudur) (?:sayi|aded)(?:s?[iu])(?:n[iu]n)?|(?=\S+ mudur bulun)) ?` +
    String.raw`(bir|iki|uc|dort|bes|alti|yedi|\d{1,2})(?: \([^()]{1,6}\))?['’]?(?:y?[ae]|d[iu]r|t[iu]r)?(?: (?:kisi|uye|mudur))?(?: olarak)? ?((?:cikar|yukselt|artir)[a-z]*)?(?:(?:tespit|tayin|belirlen|kararlastir|bulun|ol)[a-z]*)?(?: (?:edil|olun)[a-z]*)?(?:,? (?:oy ?birlig[a-z]* )?(?:ile )?karar (?:veril|alin)(?:m[iu]st[iu]r|d[iu]))?$`,
)
/** Whom a notice elects into the board or to manage. */
const seatedIn = ({ found }: Stated): ReadonlySet<string> =>
  new Set(
    found.flatMap(({ statement }) => (statement.kind === 'appointment' && SEATS.has(statement.role) ? [lettersOf(statement.person)] : [])),
  )
/** "Yönetim kurulu görev taksimi yeniden yapılmıştır": that they shared out their duties, beside who was given which. */
const DUTIES_SHARED =
  /^\W*(?:karar(?:lar)?(?: no)?\W+(?:[\d/]+\W+)?)?(?:\d{1,2}\W{1,3})?(?:(?:sirket(?:imiz)?(?:in)?|kooperatif(?:imiz)?(?:in)?|yeni|ayni|bu|secilen) )*(?:(?:yonetim|mudurler) kurulu(?:muz)?(?:nun|nca|muzca)?|idare (?:meclisi|heyeti)(?:nin|nce)?|uyeler(?:in|ince)?|azalar|kurul)?,? ?(?:uyeler(?:i)?(?:nin)? )?(?:kendi )?(?:aralarinda(?:ki)? |arasinda )?(?:yeniden )?(?:gorev|vazife|is) (?:bolum|bolus|taksim|dagilim|paylasim)[a-z]* (?:yeniden )?(?:(?:asagida(?:ki)?|su) (?:sekilde|gibi) )?(?:yap(?:il)?|gerceklestir(?:il)?|yenilen)(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|t?[dt][iu](?:l[ae]r)?)(?: olup)?$/
const areDutiesShared = ({ plain, types }: Piece, stated: Stated): boolean =>
  !types.has('party') && DUTIES_SHARED.test(withoutEnd(plain)) && seatedIn(stated).size > 0
const isSeatsCounted = ({ plain, types }: Piece, stated: Stated): boolean => {
  const said = types.has('party') ? null : SEATS_COUNTED.exec(withoutEnd(plain))
  const seated = seatedIn(stated)
  return said !== null && seated.size > 0 && (said[2] !== undefined || countOf(said[1]) === seated.size)
}
/** "Adı geçenin ortaklık sıfatı sona ermiştir", in the sentence that hands over his shares: in a company of capital no more than that. */
const PARTNER_NO_MORE =
  /^\W*(?:ve |boylece |boylelikle |bu suretle )?(?:(?:adi gecen|kendi|anilan|devreden)[a-z]* )?(?:orta[kg][a-z]* )?(?:sirket[a-z]* )?(?:olan )?(?:ortaklik|pay sahipligi|hissedarlik)(?:i|[iu]n[iu]n)?(?: (?:sifat|ilisig|iliski|hak|sifatlar)[a-z]*)? (?:(?:boylece|boylelikle|bu suretle|tamamen) )?(?:sona er|son bul|nihayet(?:e er| bul)|kalk|kalm|hitam bul|dus)(?:mis|m[iu]s)[a-z]*\W*$/
const isPartnerNoMore = (body: Body, { plain, types }: Piece, stated: Stated, sentence: Span): boolean =>
  !types.has('party') && !isPartnership(body) && PARTNER_NO_MORE.test(withoutEnd(plain)) && statedOf('share_transfer', stated, sentence)
/** "Komanditer ortak A hissesini B'ye devrederek şirketten ayrılmıştır": with the share that he hands over he goes, and he represented nothing (TTK 318). */
const isLimitedGone = (body: Body, { plain, standing }: Piece): boolean =>
  isPartnership(body) &&
  LIMITED_GOES.test(plain) &&
  !OF_RUNNING.test(plain) &&
  standing.some(({ statement }) => statement.kind === 'share_transfer') &&
  standing.every(({ statement, left }) => statement.kind === 'share_transfer' && (left ?? []).length === 0)
const LIMITED_GOES =
  /^\W*(?:sirketin |sirket )?komanditer orta[kg][a-z]* [^;]*\b(?:sirketten|ortakliktan|ortakligindan) (?:tamamen )?(?:ayril|cik|cekil)m[iu]s(?:t[iu]r)?(?: ve| olup)?\W*(?:\([^()]*\)\W*)*$/
const OF_RUNNING = /\b(?:komandite(?!r)|temsil|ilzam|imza|yetki|s[ae]lahiyet|idare|mudur|vekil|mumessil)/
const isSoleRead = ({ plain, types }: Piece, { found }: Stated): boolean =>
  !types.has('party') &&
  !types.has('office') &&
  SOLE_SAID.test(plain) &&
  found.some(({ statement }) => statement.kind === 'sole_shareholder')

/** Words that say again what a court granted, with nothing beside them. */
const OF_GRANT =
  /^(?:\d+|[iu]?nc[iu]|n?[iu]n|[dt][ae]n?|[ae]|asliye|ticaret|hukuk|mahkeme[a-z]*|tarih[a-z]*|gun[a-z]*|ve|esas|sayili|karar[a-z]*|ara|ile|sirket[a-z]*|borclu|davaci|hakkinda|itibaren|gecerli|olmak|uzere|baslamak|bir|iki|uc|alti|ay|yil|sure[a-z]*|gecici|kesin|konkordato|muhlet[a-z]*|veril[a-z]*)$/
const GRANTS_AGAIN = /^[^;:]{0,80}\bmahkeme[a-z]*([^;:]*\b(gecici|kesin) (?:konkordato )?muhlet[a-z]* (?:karari )?verilmistir)\W*$/
const NOT_OF_GRANT =
  /\b(?:komiser|onay|izin|izn|tedbir|yasak|sinirl|temsil|yetki|iflas|redd|kaldir|uzat|itiraz|ancak|haric|mudur|tasarruf|rehin|kefil|odeme|borclan)/
/** "… Mahkemesinin … kararı ile şirkete 3 ay süre ile geçici mühlet verilmiştir", beside the fact that states just that. */
const isGrantRead = ({ plain, mentions }: Piece, { found, days }: Stated): boolean => {
  const said = GRANTS_AGAIN.exec(withoutEnd(plain))
  if (!said || NOT_OF_GRANT.test(plain)) return false
  const code = said[2] === 'kesin' ? 'CONCORDAT_FINAL' : 'CONCORDAT_TEMPORARY'
  return (
    found.some(({ statement }) => statement.kind === 'status' && statement.code === code) &&
    mentions.every((each) => each.type !== 'day' || days.has(each.on)) &&
    (said[1]?.match(WORD) ?? []).every((word) => OF_GRANT.test(word))
  )
}

/**
 * How a contract opens, names the company and its object, and fixes its life: the facts stand in the head, the address and the capital
 * clause.
 */
const OPENING =
  /^\W*(?:\d{1,2}\W{1,3})?(?:[a-z]+\s?:\s?)?sirketin (?:istigal )?(?:mevzuu|maksad[a-z]*|gayesi|konusu) [^;]*d[iu]r\W*$|\bsirketin (?:muddeti|suresi)\s?:?\s[^.;]{0,40}(?:yildir|senedir|suresizdir|muddetsizdir|mahdut degildir)|^\W*(?:madde )?(?:\d{1,2}\W{1,3})?(?:muddet|sure)\s?:\s?(?:suresiz|muddetsiz|sinirsiz)|^\W*(?:\d{1,2}\W{1,3})?(?:tescil|kurulus|kesin kurulus)[a-z]*(?: ve ilan[a-z]*)?(?: (?:tarih|gun)[a-z]*)? itibaren [^.;]{1,30}(?:yil|sene)(?:d[iu]r)?\W*$|\bfesh?i? ihbar et[a-z]* [^.;]{0,60}\b(?:uza|temdit|yenile)|kurulmus bulunmaktadir|sirket (?:olarak )?(?:kurul?mus[a-z]*|(?:teskil|tesis) (?:edil|olun|et)m[iu]s[a-z]*|tesekkul etmis[a-z]*)|sirketin kurulusu tescil edil|sirketin (?:ticaret )?unvani|amac ve konu|suresi[^.]{0,60}(?:sinirsiz|belirlenmistir)|sirketin merkezi [^.]{0,60}(?:ilcesi|\bil(?:i|inde)d[iu]r)|sirketin merkezi [a-z]{3,20}['’]\s?(?:[dt][ae])?[dt][iu]r\W*$|^\s*(?:sira )?no\s?[|]?\s?kurucu[a-z]*\s?[|]?\s?adres/
/** What a change of address obliges to; printed under every seat clause. */
const SEAT =
  /adres degisikliginde|tescil ve ilan edil[a-z]* adres|fesih sebebi say|sube (?:acabilir|acilabilir)|tebligat[a-z]* (?:sirkete )?yapil/
/** Kind, form, issue and payment of shares; said of every capital. */
const SHARES =
  /nama yazili|hamiline|muvakkat|ilmuhaber|kupur|hisse senet|pay senet|pay(?:lar)?in (?:itibari|nominal)|(?:artirilan|taahhut edilen)[^.]{0,200}(?:odenecektir|odenmistir|karsilan)|(?:tamami|kismi|tl'?si|dortte biri)[^.]{0,160}(?:odenmistir|karsilanmistir|taahhut edil|odenecektir)|muvazaadan ari|raporu ile tespit|gecmis yil kar|(?:yirmi ?dort|24)[^.]{0,12} ay i/
/** How the capital that a fact names is divided, was paid and is raised. */
const CAPITAL =
  /sermaye[^.]{0,120}(?:hisse|pay)[a-z]*\s(?:ayril|bolun)|(?:hisse|paya?)[a-z]* (?:ayrilmistir|bolunmustur)|beheri[^.]{0,80}(?:hisse|pay)|(?:onceki|eski|daha once)[^.]{0,120}odenmistir|tamamen odenmistir|dagilimi asagid|asagida[a-z]* (?:gosterildigi )?(?:sekilde|gibi)[a-z]*(?: olmustur| taahhut edilmistir)?$|bu (?:defa|kere|sefer)[^.]{0,60}art|artt?i?rilan[^.]{0,400}(?:karsilan|kar[i]?ndan|hesab|fon)|karsilanmistir$|tescilden (?:once|sonra) ode|bankaya yatirila/
/** Between which bounds a board's term lies: of those who are elected it says how long by itself. */
const TERM_BETWEEN =
  /^\W*(?:(?:yonetim kurulu(?:nun)?|(?:yonetim kurulu )?uyelerin(?:in)?) )?(?:gorev )?suresi (?:en az )?(?:1|bir) ?(?:yil,? )?(?:-|ila|ile|ve|,? en (?:cok|fazla)) ?(?:[23]|iki|uc) yil(?: arasi(?:nda)?)?d[iu]r$/
/** How the board or the managers are chosen and how they work, whoever they are. */
const ORGANS =
  /(?:sirketin|yonetimi|idaresi|temsil[i]?) (?:ve )?(?:(?:disariya karsi )?(?:temsili?|ilzam[i]?|idaresi) )?(?:ve (?:temsil|ilzam|idare)[a-z]* )?(?:yonetim kurulu['’]?\s?na|idare meclisine|mudurler(?:e| kuruluna)) aittir\W*$|kisiden olus(?:ur|makta|mus|acak)|temsil(?: ve ilzam)? sekl[a-z]* (?:aynen devam|(?:bir )?degisiklik (?:yok|olma|yapilma)|degismemis)|asagidakiler secilmistir|sirket tarafindan verilecek|(?<!\b(?:iki|uc|dort) )\bkisi(?:nin|lerin) imzasini tasimasi|\bmudur(?:ler|u)? temsil ed|(?:yonetim kurulu|idare (?:meclisi|heyeti)) tarafindan (?:idare|temsil) (?:olun|edil)[a-z]*$|temsil sekl[a-z]* (?:ve temsilci[a-z]* )?te[sz][bp]it (?:ed|olun)[a-z]* tescil ve ilan|yeniden secilebilir|en az bir yonetim kurulu uyesi|ic yonergenin tescil ve ilani|muteselsilen sorumlu|ic yonergeye gore[^.]{0,160}devret|vekaletname|bir veya birden fazla mudur/
/** General meeting, announcements, accounts, profit, reserves, law: the closing articles of every contract. */
const CLOSING =
  /bu husus[a-z]* ilanlar|\bilanlar[a-z]*\b[^.]{0,60}(?:kanun|mevzuat|gazete)[^.]{0,40}yapilir|genel kurul(?<!\b(?:temsil|ilzam|imza|borclan|sati[smn]|kredi|kefal|kefil|rehin|ipotek|taahhu|yetki)[^.]{0,120}genel kurul)(?:u|un|lar|a|da)?\b(?![^.]*\b(?:onay|izn|izin|muvafak|sartiyla|kaydiyla|temsil[ie]? (?:ve|ed|olun)|ilzam|imzas|borclan))[^.]{0,200}(?:toplan|nisap|karar|yapilir|cagri|ic yonerge)|sirkete ait ilanlar|hesap (?:yili|donemi)|net donem kari|yedek akce|turk ticaret kanunu|kanuni hukum|hukumleri uygulan|safi kar|kar pay|dagitilir/
/** Whom a meeting elects for itself, where nothing else is decided. */
const CHAIRED = /toplanti baskan|divan|katip|oy toplama|tutanak yazman/
const OF_MEETING = /\b(?:divan|toplanti) $/
/** How a general meeting goes by (its directive and its minutes), which says nothing about who signs. */
const MEETING =
  /cagrisiz|(?:asagidaki|hususu|hususlari|kararlari|kararlar)[^.]{0,40}(?:karar altina|alm[iı]s)|tadil edilmesine|degistirilmesine|liste[a-z]* (?:bir|iki)|(?<!\b(?:cift|iki|uc|tek|ikinci|muster[a-z]*|birlikte) )imza$|karar metni tarafimca|oy ?birligi[a-z]* karar verilmistir|ic yonerge[^.]{0,200}(?:hazirlan|yururluge|uygulan|kabul|belirlen|uyulur|kapsar)|toplanti (?:baskan|tutanag)|gundem|oy ?birligi ?(?:yle|ile)? ?(?:kabul|karar verildi)|hazir bulunanlar|hazirun|asaleten|bakanlik temsilcisi|\bibra(?:sina| edil| olun)|faaliyet raporu|raporlari?[a-z]* [^.]{0,80}okun|bilanco|ucret odenm|huzur hakk|(?:yede[kg]|akce)[a-z]* (?:olarak )?(?:ayril|aktaril|birakil)|\bkarin[a-z]* [^.;]{0,40}dagitil|dilek ve temenni|soz alan|acilis|yoklama|muzakereye|oylamaya gecil|oy ?coklugu|teklif edil|teklif[^.]{0,40}reddedil|toplanti[a-z]* (?:saat[^.]{0,20} )?(?:sona er|kapa[tn])|ilansiz|toplantiya katilma/
/** A form of representation after an office that ended, or that an election already carries. */
const FORM =
  /^\W*(?:(?:yetki|imza|temsil|sekli|sekil|sirketi|munferiden|mustereken|sinirli|olarak|ile|ve|ilzama?|imzaya) ?[:.-]? ?){0,5}temsile yetkilidir$|\b(?:adina|namina)\b[^.]{0,200} hareket (?:edecektir|etmektedir)$|\bic yonerge[^.;]{0,80} yetkilendirilmistir\W*$|^\W*bu yetki(?:ler)? aksi(?:ne)? (?:bir )?karar al[a-z]+ kadar(?:dir)?$|^\W*yeni (?:adi|ad)(?: ve)? soyadi?\s?:[^:]*$/
/** What a single shareholder's end leaves to say: the list of partners that follows says it. */
const SOLE_ENDED = /tek (?:ortak|pay sahip)[a-z]* durumu sona ermistir|onceki (?:bu )?(?:uyeligi|gorevi) sona ermistir/
/** Rules of a directive that class signatories or fix how it is read; who signs for what is read as its rules. */
const DIRECTIVE =
  /(?:derece|grubu?)(?: imza yetkilisi)? olarak siniflandir|temsilcilerin gorev ve yetkilerini|ic yonergede para birimi|ust grupta yer alan|esaslar dahilinde temsil|(?:iki|uc|dort) (?:gruba|dereceye) ayril/
/** A creditors' call repeats a liquidation that its own notice registered. */
const CALL = /alacaklilar|alacaklarini|muracaat/

/** What follows by law from a concordat or a bankruptcy that is over. */
const COURT =
  /iflas[a-z]* karari? verilmesine yer olmadig|baglayici hale gel|muhlet[a-z]* etkileri[a-z]* sona er|serbestce tasarruf|projesi[^.]{0,60}baglayici/

/** What a branch's entry repeats of its head office, whose own record says who signs for it. */
const HEAD_OFFICE =
  /^\W*(?:\d{1,2}\W{1,3})?merkeze ait bilgiler\s(?:ticaret )?unvani?\s?:(?![^]*(?:m[iu]st[iu]r|m[ae]sin[ae]|yetkilidir|yetkili kil|son ver|sona er))/
/** The same where a full stop parts what it is for from what stands behind: up to what is said of the branch. */
const HEAD_OFFICE_BEGINS = /\bmerkeze ait bilgiler\s(?:ticaret )?unvani?\s?:/
const BRANCH_BEGINS = /\bsubeye ait bilgiler\b/
const OF_DECISION = /m[iu]st[iu]r|m[ae]sin[ae]|yetkilidir|yetkili kil|son ver|sona er|munferi|muster/
/** What a sentence among the values of its labels speaks of is none of them. */
const OF_NO_VALUE: ReadonlySet<Mention['type']> = new Set<Mention['type']>(['party', 'act', 'event', 'office', 'form', 'label', 'noun'])
const isOfHeadOffice = (body: Body, { from, to, mentions }: Piece, sentence: Span): boolean => {
  const { plain } = body
  if (
    isSaid(body, sentence.from, sentence.to) &&
    endsSmall(withoutBrackets(body.text.slice(from, sentence.to))) &&
    mentions.some(({ type }) => OF_NO_VALUE.has(type))
  )
    return false
  const begin = HEAD_OFFICE_BEGINS.exec(plain)?.index ?? -1
  const length = begin < 0 ? -1 : plain.slice(begin).search(BRANCH_BEGINS)
  return length > 0 && from >= begin && to <= begin + length + ITEM_NUMBER && !OF_DECISION.test(plain.slice(from, to))
}
const ITEM_NUMBER = 4
/** Where those who are named live, and of which country they are. */
const RESIDENT =
  /^\W*(?:(?:(?:her (?:iki|uc|dort)|yukarida (?:adlari|isimleri|adi) (?:yazili|gecen)|adi gecen|yukaridaki|butun|tum) )?(?:her ikisi|ikisi|hepsi|tumu|adi gecenler|(?:(?:kurucu )?ortak|kurucu|hissedar)(?:l[ae]r)?(?:in|[iu]n)?(?: (?:tumu|hepsi|tamami|cumlesi|her biri|ikisi|ucu|dordu|besi))?)(?: de| da)? )?(?:t\.? ?c\.?|turkiye cumhuriyeti|turk) (?:uyruklu|uyrugunda|vatandasi|tabiiyetinde|tebaasi(?:ndan)?)(?:d[iu]r(?:l[ae]r)?\W*$|(?: ol(?:up|an)?| ve)?,? )(?:[^.;:]{0,60}\s)?(?:$|mukimdir(?:ler)?|mukim bulunmakta[a-z]*|ikamet (?:eder|etmekte)[a-z]*|otur(?:ur|makta)[a-z]*|olup)\W*$/
/** A sentence without the founder whose item of a list it goes on from: "3- A Kurucuların hepsi T.C. uyrukludur". */
const behindFounder = (body: Body, plain: string, from: number, founders: readonly Span[]): string => {
  const last = founders.at(-1)
  return last &&
    last.from >= from &&
    last.to < from + plain.length &&
    /^\W*(?:(?:\d{1,2}|[a-h])\W{1,3})?$/.test(body.plain.slice(from, last.from))
    ? plain.slice(plain.length - (from + plain.length - last.to))
    : plain
}

/** What the law says of all general and all limited partners (TTK 318, 319). */
const LIMITED_PARTNERS =
  /\bsirketin (?:idare|temsil)[a-z]*(?: ve (?:idare|temsil)[a-z]*)? komandite ortak(?:lar)?a aittir\W*$|\bsirketin idaresi (?:bilumum|butun|tum|cumle) ortaklara aittir\W*$|^\W*(?:[\da-z]{1,2}\s?[-.)]\s?)?(?:[a-z]+: )?komanditer orta[kg][a-z]* [^.;]*\b(?:karisama|temsil edeme|temsile yetkili (?:degil|olama)|sorumlulu[a-z]* [^.;]*sinirli|mesuliyet[a-z]* [^.;]*sinirli)/

/** A motion for somebody's staying that was refused is no business of the meeting alone. */
const NOT_KEPT =
  /^\W*(?:\d{1,2}\W{1,3})?(?:(?:bu|yapilan|verilen|anilan|soz konusu|isbu) )?(?:husus|teklif|oneri|onerge|karar|madde|konu|secim|atama)[a-z]*(?: (?!toplanti)[a-z]+,?){0,5} (?:redded|reddolun|(?:kabul|tasvip|uygun) (?:edil|gor|gorul|olun|bulun)m[ae]m|gundemden cikar|ertelen|geri (?:cek|al)|askiya|karara baglan[ai]?ma|vazgec)|\b(?:birakil|kalma|devam|korun|muhafaza|surdurul)[a-z]*[^.;]{0,60}\b(?:teklif|oneri|onerge)[a-z]*[^.;]{0,60}\b(?:redd|kabul edilme|kabul gorme)/

/** "Geçici olarak … tescil edilmiştir": what is entered till somebody proves it may be struck out again. */
const PROVISIONAL = /\bgecici (?:olarak (?:[\d./]+ )?(?:[a-z]+ ){0,4})?tescil/

/** How the company is represented stays as it was. */
const FORM_STAYS =
  /^\W*(?:\d{1,2}\W{1,3})?(?:sirket[a-z]* )?(?:temsil|ilzam|imza)[a-z]*(?: ve (?:ilzam|temsil)[a-z]*)? sekl[a-z]* (?:aynen devam|(?:ise )?(?:(?:herhangi )?bir )?degisiklik (?:yok|olma|yapilma)|degismemis)[a-z]*(?: [a-z]{3,12})?\W*(?:\([\d/a-z]+\)\W*)*$/
/** The seat of somebody who left stays empty. */
const NOBODY_CAME =
  /^\W*(?:onun |bunun )?(?:yerine|yeri) (?:(?:baska )?(?:bir )?kimse(?:nin)?|herhangi bir (?:atama|secim)(?:nin)?|yeni (?:bir )?(?:uye|mudur)(?:n?[iu]n)?) (?:sec|atan|getir|yap|doldur)[a-z]*(?:m[ae](?:mis|di)[a-z]*|m[ae]m[ae]s[iu]n[ae])(?: (?:anlasil|gorul|tespit edil|kararlastiril|karar veril)(?:m[iu]s|m[iu]st[iu]r|d[iu]))?\W*(?:\([\d/a-z]+\)\W*)*$/
/** What articles repeat of the law: who manages, whom managers may appoint under a directive (TTK 367, 371/7, 624), whose voice counts twice. */
const OF_ARTICLES =
  /^\W*(?:[^.;]{0,40}(?:madde )?\d{1,2}\W{1,4})?(?:(?:sirketin )?idare(?:si)?\s?:? )?(?:sirket(?:in)? (?:is(?:ler[iu]?)?(?:n[iu]n)?(?: ve (?:islem|muamele)(?:ler[iu])?(?:n[iu]n)?)?(?: (?:idaresi|yurutulmesi))?|idaresi) (?:genel kurul|ortaklar(?: genel)? kurulu|ortaklar)(?: tarafindan|n?ca) secilecek (?:(?:en az )?(?:bir|iki)|bir veya (?:bir ?kac|birden (?:fazla|cok)|daha (?:fazla|cok))) mudur(?:(?:ler)? tarafindan (?:yurutul|idare edil|idare olun)(?:ur|ir|ecektir|acaktir)|(?:e|lere) aittir)|(?:yonetim kurulu|mudurler(?: kurulu)?),? (?:temsile yetkili olmayan yonetim kurulu uyelerini veya )?sirkete hizmet akdi ile bagli olanlari sinirli yetkiye sahip ticari vekil veya diger tacir yardimcilari olarak atayabilir|bu sekilde atanacak olanlarin gorev ve yetkileri,? (?:[a-z]+ [^.;]{0,40})?hazirlanacak ic yonergede acikca belirlenir|ic yonerge ile ticari vekil ve diger tacir yardimcilari atanamaz|(?:mudurler|yonetim) kurulu kararlarinda oylarin esitligi halinde baskanin oyu ustun sayilir)\W*$/
/** Who decides how the company is signed for: "yönetim kurulu, temsil yetkisinin münferiden veya müştereken kullanılacağını kararla belirler". */
const DECIDES_FORM =
  /^\W*(?:(?:madde )?\d{1,2}\W{1,4})?(?:sirketi?(?:n|imizin)? )?(?:(?:yonetim|genel|mudurler|ortaklar) kurulu|idare meclisi|umumi heyet),? (?:sirketi? (?:temsil|ilzam)[a-z]* (?:ve (?:temsil|ilzam)[a-z]* )?)?(?:(?:temsil|imza|ilzam)(?: ve (?:ilzam|temsil))? )?(?:yetki|s[ae]lahiyet|sek(?:il|l)|imza)(?:l[ae]r)?(?:s?[iu])?(?:n[iu]n|n[iu]|[iu])? (?:(?:munferiden|mustereken|tek|cift|imza|ile|veya|ya da|kimler|ne|hangi|tarafindan|sekilde|kosullarla|kullanilacagini|kullanilmasini|kullanim|seklini|sekillerini|temsil|edilecegini|alacagi|kararla|karari|bir),? ?)*(?:belirle|tespit ede|tesbit ede|tayin ede|kararlastir)(?:r|rler|ir)\W*(?:\([\d/a-z]+\)\W*)*$/
/** "Önceki imza yetkililerinin tamamının yetkilerinin iptaline": of whoever signed till then, and of no organ. */
const OF_FORMER_SIGNATORIES = /\b(?:onceki|eski|evvelki|mevcut) (?:(?:imza|temsil)[a-z]* )?(?:yetkili|temsilci|sahi[bp])(?:l[ae]r)/
/** From when, till what, or by whose decision, somebody's office or power is held: no business of a meeting, whatever words it shares with one. */
const OF_BEGINNING =
  /\b(?:yetki|s[ae]lahiyet|gorev|vazife|mudurluk|uyelik)(?:i|si|leri|sinin|lerinin|nin)?\b(?![^.;]*\baksi)[^.;]{3,80}\b(?:kadar|dek|degin)(?:d[iu]r| devam| sur| gecerli| muteber)|\b(?:yetki|s[ae]lahiyet|gorev|vazife)(?:i|si|leri|sinin|lerinin|nin)?\b[^.;]{0,80}\b(?:basla(?:r|yacak|maz)|dogar|dogacak|dogmaz|hukum ifade ed|gecerli(?:dir|lik)? (?:ol|kazan)|gecerlidir|islerlik|yururlu)/
/** What those in office may not do: a bound of who signs, whatever matter it begins with. */
const DENIED_TO_OFFICERS =
  /\b(?:mudur|baskan|uye|yetkili|temsilci|memur)(?:u|i|l[ae]r|l[ae]r[iu]|s[iu])?\b[^;]*\b[a-z]*[ae]m[ae]z(?:l[ae]r)?\W*(?:\([^()]*\)\W*)*$/
/** A clause of a decision on powers or on how long somebody serves: "temsil yetkisinin kaldırılmasına,", "görev süresinin üç yıl olmasına ve". */
const POWER_DECIDED =
  /^(?!\W*(?:ve )?diger [^;]*(?:veril|tanin)m[ae]m[ae]s)[^]*?\b(?:(?:temsil|imza|ilzam|munferit|musterek)(?: ve (?:ilzam|temsil|imza))? (?:yetki|s[ae]lahiyet)|yetki(?!li|lend)|s[ae]lahiyet|gorev sure|gorev mudde|vazife sure)[a-z]*\b[^;:]*\b(?:[a-z]+m[ae]s[iu]n[ae]|ipta(?:l[iu]n|l)[ae]|[a-z]+d[iu]g[iu]n[ae])(?: (?:ve|ile|da|de))?\W*$/
/** Kinds that hold a sentence from end to end. */
const KNOWN_WHOLE = [OF_ARTICLES, DECIDES_FORM, TERM_BETWEEN, RESIDENT, LIMITED_PARTNERS, FORM, FORM_STAYS, NOBODY_CAME]
/** Kinds that are known by some words, and hold a sentence of which every other word is the template's. */
const KNOWN = [REGISTRATION, OPENING, SEAT, SHARES, ORGANS, CLOSING, MEETING, SOLE_ENDED, DIRECTIVE, CALL, COURT]

/** What a notice's facts state, made ready to be asked for each mention. */
type Stated = {
  found: readonly (Found & { names: string[]; spans: Span[] })[]
  own: string | null
  amounts: ReadonlySet<bigint>
  counts: ReadonlySet<number>
  days: ReadonlySet<string>
  operations: readonly string[]
  /** Where the company and its branches are, by letters. */
  places: readonly string[]
  /** The articles that are printed anew or said to be changed; a contract that is registered whole changes none. */
  articles: ReadonlySet<string>
  established: boolean
}

/** All that a statement says, flat: names, codes, amounts, days. */
const valuesOf = (statement: Statement): unknown[] => {
  const flat = (value: unknown): unknown[] =>
    Array.isArray(value) ? value.flatMap(flat) : value !== null && typeof value === 'object' ? Object.values(value).flatMap(flat) : [value]
  return flat(Object.values(statement))
}

/** Sums and differences of amounts that the facts state are stated by them too. */
const statedIn = (body: Body, read: readonly Found[]): Stated => {
  const statements = read.map(({ statement }) => statement)
  const values = statements.flatMap(valuesOf)
  const amounts = values.flatMap((value) =>
    typeof value === 'string' && /^\d+(?:\.\d{1,2})?$/.test(value) ? [hundredths(value) ?? 0n] : [],
  )
  const holdings = statements.flatMap((each) =>
    each.kind === 'shareholding' && each.amount !== null ? [hundredths(each.amount) ?? 0n] : [],
  )
  const capitals = statements.flatMap((each) =>
    each.kind === 'capital' && each.from !== null ? [[hundredths(each.from) ?? 0n, hundredths(each.to) ?? 0n] as const] : [],
  )
  const counts = statements.flatMap((each) => ('shares' in each && each.shares !== null ? [each.shares] : []))
  // What somebody had who hands it over in parts: "1.000 adet payının 600 adedini A'ya, 400 adedini B'ye".
  const handed = [
    ...Map.groupBy(
      statements.flatMap((each) => (each.kind === 'share_transfer' ? [each] : [])),
      ({ from }) => lettersOf(from),
    ).values(),
  ]
  return {
    found: read.map((each) => ({
      ...each,
      spans: [each, ...(each.more ?? [])],
      // The heading of an article is nobody's name.
      names: valuesOf(each.statement.kind === 'articles' ? { ...each.statement, heading: null } : each.statement).flatMap((value) =>
        typeof value === 'string' && /\p{L}{2}/u.test(value) ? [lettersOf(value)] : [],
      ),
    })),
    own: body.header.title === null ? null : lettersOf(body.header.title),
    amounts: new Set([
      ...amounts,
      holdings.reduce((total, each) => total + each, 0n),
      ...handed.map((all) => all.reduce((total, { amount }) => total + (amount === null ? 0n : (hundredths(amount) ?? 0n)), 0n)),
      ...capitals.map(([from, to]) => (to > from ? to - from : from - to)),
    ]),
    counts: new Set([
      ...counts,
      counts.reduce((total, each) => total + each, 0),
      ...handed.map((all) => all.reduce((total, { shares }) => total + (shares ?? 0), 0)),
    ]),
    days: new Set([
      ...values.filter((value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)),
      ...(body.header.registered_on ? [body.header.registered_on] : []),
    ]),
    operations: statements.flatMap((each) => (each.kind === 'capital' ? [each.operation] : [])),
    articles: new Set(statements.flatMap((each) => (each.kind === 'articles' ? each.articles : []))),
    established: body.established || body.branch,
    places: statements.flatMap((each) =>
      (each.kind === 'address' ? [each.from, each.to] : each.kind === 'branch' ? [each.address] : []).flatMap((place) =>
        place === null ? [] : [lettersOf(place)],
      ),
    ),
  }
}

/** Whether two parts of a text have a letter in common. */
export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/** Acts that are somebody's: another person's fact does not account for them. The rest are the company's own. */
const PERSONAL: ReadonlySet<Act> = new Set<Act>([
  'elect',
  'serve',
  'end',
  'remove',
  'resign',
  'die',
  'empower',
  'transfer',
  'grant',
  'extend',
  'go_on',
  'act',
])
const OFFICERS: readonly FactKind[] = ['appointment', 'departure', 'representation', 'auditor', 'directive']
const HOLDERS: readonly FactKind[] = ['shareholding', 'share_transfer', 'sole_shareholder']

/** Whether a fact gives or takes an office that words name: the chair of the managers is one, and any office may be that of one who signs. */
const isOffice = (statement: Statement, role: Role): boolean => {
  switch (statement.kind) {
    case 'appointment':
    case 'departure':
      return (
        statement.role === role ||
        statement.role === null ||
        role === 'authorised_signatory' ||
        (role === 'manager' && statement.role.includes('manager'))
      )
    case 'auditor':
      return role === 'auditor'
    case 'representation':
      return role === 'authorised_signatory' || statement.by_title !== undefined
    case 'directive':
      return role === 'authorised_signatory'
    default:
      return false
  }
}

const SEATS: ReadonlySet<Role> = new Set<Role>(['board_member', 'board_chair', 'board_vice_chair', 'manager', 'manager_chair'])

const ELECTED_BEFORE = /\b(?:secilen|atanan|getirilen|secilm[iu]s|atanm[iu]s)\b/

type Piece = Span & {
  plain: string
  /** It ends as a sentence does. */
  said: boolean
  mentions: readonly Mention[]
  acts: Act[]
  /** The kinds that may state what the piece says of those it names. */
  kinds: ReadonlySet<FactKind>
  /** The facts that stand in the piece, and those that name somebody whom it names. */
  near: readonly Stated['found'][number][]
  standing: readonly Stated['found'][number][]
  /** It says what a capital is from now on. */
  becomes: boolean
  types: ReadonlySet<Mention['type']>
}

/** Whether a piece is a list of people each of whom stands in a fact of it ("Müdürler kurulu A, B ve C'den oluşmaktadır"). */
const isListRead = ({ mentions, standing }: Piece): boolean => {
  const people = mentions.flatMap((each) => (each.type === 'party' ? [lettersOf(each.name)] : []))
  return people.length > 1 && people.every((name) => standing.some(({ names }) => names.some((each) => sameLetters(each, name))))
}

/** What is taken with the office that the same sentence ends. */
const ITS_POWER =
  /^\W*(?:ve )?(?:kendisine )?(?:sirket[a-z]* )?(?:(?:yonetim|idare) hakk[iı](?:n[iu]n)? ve )?(?:(?:temsil|imza)(?: ve ilzam)? |(?:(?:evvelce|daha once|once) )?(?:veril|birakil|tanin|tevdi edil)(?:en|an|mis (?:bulunan|olan)) (?:(?:butun|tum|musterek|munferit) )?(?:(?:temsil|imza)(?: ve ilzam)? )?)yetki[a-z]* (?:(?:de|da) )?(?:(?:turk ticaret kanunu?|ttk|t\.t\.k\.?)(?:['’]?n[iu]n)? (?:m\.|md\.|madde)? ?\d{3}(?:\/\d)?(?:\.? ?madde[a-z]*)? (?:geregince|uyarinca|geregi) )?(?:hakli sebep[a-z]* )?(?:kaldiril|sona er|son bul|son veril|iptal ed|iptal[iu]n|geri alin)[a-z]*(?:,? (?:bu )?karar[a-z]* tescil(?:ine)? ve ilanina)?(?: (?:oy ?(?:birlig[iu]|coklug[iu])[a-z]* (?:ile )?)?karar ver[a-z]*)?\W*(?:\([^()\w]*\w[^()]*\)\W*)*$/
/** "… imza yetkisinin iptaline ve görevinin sona erdiğinin tesciline": the same office said to be over once more. */
const ITS_END =
  /^\W*(?:ve )?(?:bu |anilan )?gorev(?:in[iu]n|[iu]n) (?:sona er|son bul)[a-z]* (?:tescil|ilan)[a-z]*(?: ve ilan[a-z]*)?(?:,? (?:oy ?birlig[a-z]*|oy birlig[a-z]*|ittifakla|ile))*(?: karar veril(?:mistir|di))?\W*(?:\([\da-z/]+\)\W*)*$/
/** "… istifa etmiş olup istifası kabul edilmiştir": the same end, taken note of. */
const ITS_ACCEPTANCE =
  /^\W*(?:ve |bu )?(?:istifa|tale[bp]|iste[kg]|dile[kg])(?:i|si|lari|leri|nin|inin|sinin|larinin)? (?:(?:oy ?birlig[a-z]*|oy birlig[a-z]*|ile|genel kurul(?:ca)?|yonetim kurulunca|kurulca|aynen|tarafindan|yonetim|kurulu) ){0,4}(?:kabul(?:une|u)?|uygun|yerinde|isleme)(?: (?:edil|olun|gorul|bulun|alin|konul)(?:mustur|mistir|mus|mis|erek))?(?: (?:olup|ve|karar veril[a-z]*))*\W*(?:\([^()\w]*\w[^()]*\)\W*)*$/
/**
 * "Adı geçenin müdürlük ve temsil yetkisi sona ermiştir", "görevinin 11.8.2025 itibarıyla sona ermesine": of whom the sentence before tells, or
 * the same sentence, that he left the office.
 */
const HIS_POWER =
  /^\W*(?:ve )?(adi gecen[a-z]* |kendisi[a-z]* |ilgili[a-z]* |anilan kisi[a-z]* |bu kisi[a-z]* |(?:bu )?(?:taleb|istek|isteg)i (?:yerinde|uygun|olumlu) (?:gorul|bulun|karsilan)(?:m[iu]s|er[ae]k|ar[ae]k)(?: olup|,| ve)? |(?:genel kurulumuz\W{1,2})?(?:vefat eden|olen|istifa eden|ayrilan) (?:mudur|uye|baskan)(?:[iu]n|n[iu]n) )?(?:(?:mudurluk|uyelik|temsil|imza|ilzam|gorev|munferi[dt]|musterek|sifati)[a-z]* (?:ve |ile )?){0,4}(?:yetki(?:si|leri)|gorev(?:i|leri)|uyeligi|mudurlugu|(?:sicil )?kaydi)(?:n[iu]n|n[ae])? (?:de |da )?(?:(?:ayni tarih|\d{1,2}[./]\d{1,2}[./]\d{4}(?: tarihi)?)(?:nde|nden)? (?:itibar[a-z]* )?)?(?:sona er|son bul|son veril|kaldiril|sonlandiril|silin|terkin)[a-z]*(?: (?:(?:oy ?birlig|oy birlig|ile)[a-z]* )*(?:karar veril[a-z]*|kabul edil(?:mistir|di)))?\W*(?:\([^()\w]*\w[^()]*\)\W*)*$/
const HIS_REQUEST = /^\W*(?:ve )?(?:bu |onun )?(?:taleb|istek|isteg|dileg|istifa)[a-z]* /
const WITH_POWER: ReadonlySet<Role | null> = new Set<Role | null>([
  'manager',
  'manager_chair',
  'board_member',
  'liquidator',
  'general_manager',
  'proxy',
])
const isHisPower = (body: Body, { from, plain, types }: Piece, { found }: Stated, sentence: Span): boolean => {
  if (types.has('party')) return false
  const said = HIS_POWER.exec(body.plain.slice(from, from + plain.length))
  // "Talebi yerinde görülmüş, …": the sentence takes up what the one before it told.
  const takesUp = HIS_REQUEST.test(body.plain.slice(sentence.from, sentence.to))
  if (!said && !(takesUp && ITS_ACCEPTANCE.test(plain))) return false
  const since = said?.[1] === undefined ? sentence.from : from - SOON
  return found.some(
    ({ statement, from: begins, to }) =>
      statement.kind === 'departure' &&
      WITH_POWER.has(statement.role) &&
      ((begins >= since && begins < from) || (takesUp && to <= sentence.from && sentence.from - to <= MARK)),
  )
}

const statedOf = (kind: FactKind, { found }: Stated, sentence: Span): boolean =>
  found.some(({ statement, spans }) => statement.kind === kind && spans.some((span) => overlaps(span, sentence)))
const endsIn = (stated: Stated, sentence: Span): boolean => statedOf('departure', stated, sentence)
const elects = (stated: Stated, sentence: Span): boolean => statedOf('appointment', stated, sentence)

/** Words of a mandate to have the decision itself registered, which gives no power over the company. */
const ERRAND =
  /^(?:is|bu|isbu|alinan|soz|konusu|karar[a-z]*|metn[a-z]*|tescil[a-z]*|ilan[a-z]*|ve|ile|ilgili|iliskin|islem[a-z]*|icin|hususunda|konusunda|ticaret|sicil[a-z]*|mudurlu[a-z]*|nezdinde[a-z]*|takip|takib[a-z]*|et[a-z]{2,6}|edil[a-z]*|yap[a-z]*|yaptir[a-z]*|evrak[a-z]*|belge[a-z]*|imzala[a-z]*|sunma[a-z]*|sirket[a-z]*|calisan[a-z]*|mali|musavir[a-z]*|muhasebeci[a-z]*|smmm|av|avukat[a-z]*|serbest|yetki(?:li)?|kilin[a-z]*|veril[a-z]*|yetkilendiril[a-z]*|n?[iu]n|y?[ae]|gerekli|tum|butun|her|turlu|oybirlig[a-z]*|oy|birlig[a-z]*|onay[a-z]*|noter[a-z]*|adres[a-z]*|unvan[a-z]*|degisik[a-z]*|nakl?i?[a-z]*|esas|ana|sozlesme[a-z]*|sermaye|artir[a-z]*|yurut[a-z]*|sonuclandir[a-z]*|bu(?:nun)?|hususlar[a-z]*)$/
const isErrand = (body: Body, { from, to, mentions, plain }: Piece): boolean => {
  // The company's papers are none of the decision's.
  if (
    /\bsirket[a-z]* (?:[a-z]+ ){0,2}(?:evrak|belge)/.test(plain) ||
    !/\bkarar/.test(plain) ||
    !/\b(?:tescil|ilan)/.test(plain) ||
    !/\byetki/.test(plain)
  )
    return false
  const people = mentions.filter(({ type }) => type === 'party')
  return wordsBetween(body, from, to, people).every((word) => ERRAND.test(word))
}

/**
 * "Şirketin idare ve temsili A ile B'ye aittir", "… her iki ortağa aittir", of people to whom the next sentence gives their form of signing.
 */
const isEntrustedRead = (body: Body, { from, to, plain, mentions, standing }: Piece, { found }: Stated): boolean => {
  const named = mentions.flatMap((each) => (each.type === 'party' ? [each.name] : []))
  // Of partners whom the words only mean the offices tell who they are.
  const meant = standing.flatMap(({ statement }) => (statement.kind === 'appointment' ? [statement.person] : []))
  const people = named.length > 0 ? named : isPartnership(body) && TO_PARTNERS.test(withoutEnd(plain)) ? meant : []
  return (
    people.length > 0 &&
    (named.length === 0 || isEntrusted(body, from, to)) &&
    people.every((name) =>
      found.some(
        ({ statement, from: at, names }) =>
          statement.kind === 'representation' &&
          // A power for some matters is not all that was entrusted to them.
          statement.scope === null &&
          statement.limit === null &&
          at >= to - 2 &&
          at < to + SOON &&
          names.some((each) => sameLetters(each, lettersOf(name))),
      ),
    )
  )
}
const SOON = 90
const TO_PARTNERS = /\borta[kg](?:l[ae]r)?[iu]?n?[ae] ait(?:t[iu]r| olup)\W*$/

/** The words of a sentence on somebody who accepts the office that he is elected to; no condition and no refusal is among them. */
const OF_ACCEPTANCE =
  /^(?:n?[iu]n|ve|ise|de|da|kendi(?:si|leri)|her|iki(?:si)?|adi|gecen(?:ler)?|(?:sec|ata|tayin|getir|gorevlendir)(?:n|il)?(?:an|en|dig[iu]|lar|ler)*(?:[iu]n)?|edilen(?:ler(?:in)?)?|bu|is ?bu|sirket[a-z]*|yeni|mudur[a-z]*|uye[a-z]*|aza[a-z]*|baskan[a-z]*|vekil[a-z]*|yardimci[a-z]*|yonetim|idare|kurul[a-z]*|meclis[a-z]*|tasfiye|memur[a-z]*|genel|sube[a-z]*|gorev[a-z]*|vazife[a-z]*|olarak|kabul|ed(?:en|erek|ip|ildig[iu][a-z]*)|et(?:tig|tik|m[iu]s|t[iu])[a-z]*|dair|iliskin|yazili|sozlu|ayrica|beyan[a-z]*|dilekce[a-z]*|bildir(?:m[iu]s|d[iu]|il(?:m[iu]s|d[iu]))[a-z]*|ifade|(?:alin|veril|ver|sunul|gorul|anlasil)(?:m[iu]s|mus|d[iu]|t[iu]|mas)[a-z]*|ibraz|karar|mevcuttur|vardir|olup|toplanti[a-z]*|hazir|bulun(?:an|up|arak)[a-z]*|aday[a-z]*|te[sz][bp]it[a-z]*|edil(?:m[iu]s|d[iu]|m[ae]s)[a-z]*)$/
/** Whether a piece only says that those whom the notice elects accept that: "A görevi kabul ettiğini beyan etmiştir". */
const isSeatAccepted = (body: Body, { from, to, mentions, plain }: Piece, { found }: Stated): boolean => {
  if (!/\b(?:gorev|vazife|uyelig|mudurlug|baskanlig|memurlug)[a-z]* kabul e[dt]/.test(plain)) return false
  const elected = found.filter(({ statement, from: at }) => statement.kind === 'appointment' && at <= to)
  const people = mentions.filter(({ type }) => type === 'party')
  const holds = mentions.every((each) =>
    each.type === 'party'
      ? elected.some(({ names }) => names.some((name) => sameLetters(name, lettersOf(each.name))))
      : each.type !== 'office' || each.role === null || elected.some(({ statement }) => isOffice(statement, each.role as Role)),
  )
  return elected.length > 0 && holds && wordsBetween(body, from, to, people).every((word) => OF_ACCEPTANCE.test(word))
}

const HAS_NO_POWER =
  /^\W*(?:(?:ve|ancak|madde) )?(?:\d{1,2}\W{1,3})?(?:diger (?:[a-z]+ )?(?:uye|mudur|orta[kg])[a-z]*(?: ise)?|(?:birinci|ikinci|ucuncu|dorduncu|besinci) orta[kg][a-z]*|(?:[^.;,]{3,60}['’\x60]\s?n?[iu]n))(?: ise)? (?:sirketi )?(?:idare ve )?(?:temsil|imza)[a-z]*(?: ve (?:ilzam|temsil)[a-z]*)? (?:yetki|s[ae]lahiyet)[a-z]* (?:yoktur|bulunmamaktadir|olmayacaktir|bulunmadig[a-z]*(?: karar[a-z]*)?)\W*$/
/**
 * Whether a founding notice says of somebody, or of all others, that they have no power, beside whom it gives one: nobody had one before,
 * and who is not given one has none.
 */
const isWithoutPower = (body: Body, { plain, mentions }: Piece, { found }: Stated): boolean =>
  body.established &&
  HAS_NO_POWER.test(withoutEnd(plain)) &&
  found.some(({ statement }) => statement.kind === 'representation') &&
  mentions.every(
    (each) =>
      each.type !== 'party' ||
      !found.some(
        ({ statement, names }) => statement.kind === 'representation' && names.some((name) => sameLetters(name, lettersOf(each.name))),
      ),
  )

/** "Temsil ve ilzam başlıklı 6. maddesi aşağıdaki şekilde değiştirilmiştir", above the text that is read, or told, by itself. */
const CHANGED_BELOW = ofStems(
  'sirket- ana esas anasozlesme- anamukavele- sozlesme- mukavele- mukavelename- statu- n?[iu]n nci inci uncu madde- maddelerin- baslik- kenar ait dair iliskin ilgili sekil sekl- ve ile idare- yonetim- temsil- ilzam- imza- yetki- asagida- sekilde gibi degistir- tadil edil- tadilen olun- yeniden duzenlen- tescil edil- tadiline degisikl-',
)
const BECOMES_BELOW = /\bmadde(?:si|leri|sinin|nin)?\b[^]* asagida(?:ki)? (?:sekilde|gibi) [a-z ]*(?:m[iu]st[iu]r|d[iu])\W*$/
const leadsToText = (body: Body, { plain, types }: Piece, to: number): boolean =>
  !types.has('party') &&
  BECOMES_BELOW.test(plain) &&
  (plain.match(WORD) ?? []).every((word) => CHANGED_BELOW.test(word)) &&
  body.plain.slice(to).replace(/\([^()]*\)|\W/g, '').length > SHORTEST_TEXT
const SHORTEST_TEXT = 40

/** What the law says of every limited partner (TTK 318): "komanditer ortak şirketi temsile mezun değildir", and no other word. */
const OF_LIMITED_PARTNER =
  /^\W*(?:\d{1,2}\W{1,3}|[a-h]\W{1,2})?komanditer(?:l[ae]r| orta[kg](?:l[ae]r)?)?(?:[iu]n|[ae])?(?: (?:ise|de|da))?,?(?: (?:sirket(?:i|in|te)?|ortakligi|idare(?:ye|sine|ci)?|yonetim(?:e|ine)?|karisma|mudahale|istirak|ve|veya|ne|temsil(?:e|i|ine)?|ilzam(?:a)?|etme(?:ye)?|hakki|yetkisi|s[ae]lahiyeti|imza|adina|namina|ortak|sifatiyla),?)+ (?:(?:mezun|yetkili|s[ae]lahiyetli|s[ae]lahiyettar|muktedir) (?:degil(?:dir(?:l[ae]r)?)?|olmayip)|yoktur|bulunma(?:maktadir|z)|kar[iu]s(?:a|amaz|maz)|koyamaz(?:l[ae]r)?|atamaz(?:l[ae]r)?|edemez(?:l[ae]r)?|(?:karisamaz|edemez|koyamaz)(?:l[ae]r)?, (?:sirket )?(?:adina |namina )?(?:imza )?(?:koyamaz|atamaz|edemez)(?:l[ae]r)?)\W*$/

/** The same of one who is named: "komanditer ortak A'nın idareye karışma hakkı yoktur". */
const isLimitedPartner = (body: Body, { from, to }: Span): boolean => {
  const [partner, ...others] = partiesIn(body, from, to)
  if (!partner || others.length > 0) return false
  const words = body.plain.slice(from, partner.from) + body.plain.slice(partner.to, to)
  return LIMITED_RUNS_NOT.test(withoutEnd(words))
}
const LIMITED_RUNS_NOT =
  /^\W*(?:\d{1,2}\W{1,3})?komanditer ortak ['’]?\s?n?[iu]n (?:sirket(?:in)? )?(?:idare|yonetim)(?:y?e|s?ine|ine)? (?:karisma|mudahale|istirak)(?:ya)?(?: etme(?:ye)?)? (?:hakki|yetkisi|s[ae]lahiyeti) yoktur\W*$/

/** Whether a piece only says again that nobody signs alone where all that the notice gives are signatures of several. */
const NONE_ALONE =
  /^\W*(?:\d{1,2}\W{1,3})?(?:(?:mudur|uye|ortak|yetkili|imza sahip)[a-z]*(?:den|dan)? )?(?:hicbir(?:i|isi)?(?:nin)?|(?:tek|yalniz bir|munferi[dt]) imza(?:nin)?) (?:ise )?(?:(?:tek basina|munferiden|tek)[a-z ]* )?(?:(?:sirketi|bankayi|kooperatifi|subeyi) )?(?:(?:temsil|imza)[a-z ]* yetki[a-z]* (?:yok|bulunma|olma)|(?:temsil|ilzam) ed?em?ez|(?:temsil|ilzam) (?:etmemesin|edememesin|etmeyeceg|edemeyeceg)|ilzam etmez|baglama(?:z|masin|yacag)|gecerli degil)/
const isNoneAlone = ({ plain, types }: Piece, { found }: Stated): boolean => {
  const again = types.has('party')
    ? null
    : NONE_ALONE.test(plain)
      ? 'joint'
      : NO_SECOND.test(plain)
        ? 'sole'
        : (saidAgainIn(withoutEnd(plain))?.mode ?? null)
  const powers = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
  const apart = types.has('party') ? null : apartIn(withoutEnd(plain))
  if (apart) return powers.some(({ group }) => group === apart.group) && !powers.some((power) => givesApart(apart, power))
  return again !== null && powers.length > 0 && powers.every(({ mode }) => mode === again)
}
/** What an auditor is paid: "murakıp A'nın aylık ücretinin 40.000 lira olarak devamına". */
const AUDITOR_PAID =
  /^\W*(?:\d{1,2}\W{1,3})?(?:sirket(?:imiz)? )?(?:murakip|murakib|denetci|kanuni denetci)(?:ler|lar)?(?:i|imiz)?(?:ligine secilen|lige secilen| secilen)?(?: (?:ve|,|bay|bayan|sayin|#))* ?['’\x60]?\s?(?:n?[iu]n|y?[ae])?(?:,? (?:ucret|aylik|yillik|senelik|huzur|hak|maas|brut|net|olarak|her|birine|ayri|bir|icin|ise|de|[\d.,]+|lira|tl|ytl|turk|liras|den|uzerinden)(?:in|inin|i|si|sinin|lik|ligi|a)?)+ (?:devamina|tespitine|tesbitine|takdirine|(?:oden|veril|devam edil|tespit edil|birakil)m[ae](?:sine|sina|ye devam edilmesine|kte devam edilmesine))(?:[, ]+(?:ittifakla|oy ?birlig[a-z]*|oy|ile|mevcudun|karar veril(?:di|mistir)|karar alin(?:di|mistir)))*\W*$/
const isAuditorPaid = (body: Body, { from, to, plain }: Piece): boolean =>
  /\b(?:ucret|aylik|huzur)/.test(plain) &&
  AUDITOR_PAID.test(
    withoutEnd(
      partiesIn(body, from, to).reduceRight((left, each) => left.slice(0, each.from - from) + '#' + left.slice(each.to - from), plain),
    ),
  )
/** By whom and how it was voted, behind the last clause of what was decided. */
const VOTED =
  /^(?:\W|\b(?:ve|ile|toplantiya|katilan(?:lar)?(?:in)?|mevcu[td](?:un)?|hazir|bulunan(?:lar)?(?:in)?|(?:ortak|uye|aza|hissedar|pay sahip)l[ae]r(?:in|inin)?|tamam[iu]n[iu]n|olumlu|oy(?:u|uyla|lar[iu]|lar[iu]yla)?|(?:oy ?)?(?:birlig|coklug|ittifak)[a-z]*|ekseriyet[a-z]*)(?![a-z]))+\bkarar (?:veril|alin|ver|al)(?:mis|di)[a-z]*\W*(?:\([\d/a-z-]{3,40}\)\W*)*$/
/** "Hiçbir konuda ikinci bir imzanın aranmamasına": what a power to sign alone says already. */
const NO_SECOND =
  /^\W*(?:\d{1,2}\W{1,3})?(?:ve )?(?:hicbir (?:konuda|hususta|islemde) )?(?:ikinci|baska|diger) bir(?: kisinin)? imza[a-z]* (?:aran|gerek|ihtiyac duyul|luzum gorul)m[a-z]*(?: [a-z]{3,12})?(?:, ?| )?(?:(?:oy ?birlig|ittifak)[a-z]* )?(?:ile )?(?:karar [a-z]+)?\W*(?:\([\d/a-z]+\)\W*)*$/

/** "Bunların dışında kalan işler için yetkisi yoktur": what a power for some transactions says already. */
const NONE_BESIDE =
  /^\W*(?:bun(?:un|lar[iu]n)|(?:bu|sayilan|belirtilen|anilan) (?:is|islem|konu|husus)l[ae]r[iu]n) (?:disinda|haricinde)(?:ki)?(?: kalan)?(?: (?:hic ?bir|diger|tum|her turlu))?(?: (?:is|islem|konu|husus)(?:l[ae]r)?(?:d[ae]|e|a)?)?(?: icin)?,? (?:herhangi bir )?(?:temsil |imza )?(?:yetki|s[ae]lahiyet)(?:si|leri|i)? (?:yoktur|bulunmamaktadir|olmayacaktir)\W*$/
const isNoneBeside = (piece: Piece, { found }: Stated): boolean => {
  if (piece.types.has('party') || !NONE_BESIDE.test(withoutEnd(piece.plain))) return false
  const powers = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
  return powers.length > 0 && powers.every(({ scope }) => scope !== null)
}

/** "Şirketi müdürler temsil ve ilzam ederler.", "Şirketi harice karşı idare meclisi temsil eder." */
const ORGAN_SIGNS =
  /^\W*(?:[a-z]+ ){0,6}?(?:madde )?(?:\d{1,2}\W{1,3})?(?:temsil\w* ?:? ?)?sirketi (?:harice karsi |disariya karsi )?(?:mudur(?:ler|leri|u)?|mudurler kurulu|yonetim kurulu|idare (?:meclisi|heyeti)) (?:idare ve )?temsil (?:ve ilzam )?ed(?:er|erler|ecektir)\W*$/
/** Whether a contract only says that its organ signs, beside the form in which each who sits there does. */
const isOrganSaid = (body: Body, { plain, types }: Piece, { found }: Stated): boolean => {
  if (!body.established || types.has('party') || !ORGAN_SIGNS.test(plain)) return false
  const seated = found.flatMap(({ statement }) =>
    statement.kind === 'appointment' && SEATS.has(statement.role) ? [lettersOf(statement.person)] : [],
  )
  const signs = found.flatMap(({ statement }) => (statement.kind === 'representation' ? statement.persons.map(lettersOf) : []))
  return seated.length > 0 && seated.every((name) => signs.includes(name))
}

/**
 * "İlk 3 yıl için aşağıdaki kişiler yönetim kurulu üyesi olarak seçilmişlerdir", "aşağıda gösterilen kişilerin karşılarında yazılı görevlere
 * seçilmelerine … karar verilmiştir": a sentence that names nobody and says whom it means below, each word known.
 */
const OPENS_ELECTED = ofStems(
  'gunde[mn][a-z]* madde[a-z]* gereg[a-z]* uyarinca gereken nci inci uncu yapil- gecil- gerceklestiril- seciminin secimleri secimine secimlerine konu- konusu secimi yetkisi ilk bir iki uc dort bes alti yedi sekiz dokuz on yil sene icin sure- sureyle muddetle asagida asagidaki asagidakiler karsi- karsilarinda hizalarinda isim- isimleri ad- adi adlari soyad- soyadi unvan- kimlik bilgi- yazili belirtilen gosterilen listelenen bulunan gecen adres- uyruk- gorev- kisi- sahis- sahs- kimse- ortak- uye- mudur- yonetim mudurler sirket- kooperatif- limited anonim kurul- kurulu- baskan- yardimci- vekil- ve ile ise olarak uzere secil- atan- belirlen- tayin edil- getiril- gorevlendiril- secim- oy birligi- oybirligi- karar- ver- verilmis- alin- aksine aksi kadar yeni temsil- temsile yetkili ilzam- et- sekil- sekilde sekl- temsiline ne',
)
/** "B grubu imza yetkilisi müdür olarak" */
const GRADED_OFFICER =
  /\b(?:[a-h]\)?|birinci|ikinci|ucuncu|\d\.?) (?:grub|grup|derece)[a-z]* imza yetkilisi (?:olan )?(?:mudur|yonetim kurulu (?:uyesi|baskani)|uye|baskan)(?:ler)? (?:olarak|sifat)/
const hasGrade = (statement: Statement): boolean => statement.kind === 'representation' && statement.group !== null
const ELECTED_BELOW =
  /\b(?:asagida|asagidaki|asagidakiler)\b[^]*\b(?:(?:secil|atan|belirlen|getiril|gorevlendiril|tayin edil)(?:mis(?:tir|lerdir|lardir)?|di(?:ler)?)|(?:secil|atan|belirlen|getiril|gorevlendiril|tayin edil)m[ae](?:s[iu]|l[ae]r[iu])n[ae] [^]*karar (?:verilmis|verildi|alinmis|alindi)(?:tir)?)\W*$|\b(?:secim|tayin|atama)(?:i|leri)?(?:n[iu]n|ne)? (?:yapil|gecil|gerceklestiril)(?:mis(?:tir)?|di)\W*$/
const ORGAN_BELOW: [RegExp, (role: Role) => boolean][] = [
  [/\bmudur/, (role) => role.startsWith('manager')],
  [/\b(?:yonetim|kurulu uye|uyelik)/, (role) => role.startsWith('board')],
]
const isElectedBelow = (body: Body, { from: begin, to }: Span, { found }: Stated): boolean => {
  const plain = body.plain.slice(begin, to)
  const said = plain.replace(/^\W*(?:\d{1,2}\W*)?/, '')
  if (!ELECTED_BELOW.test(said) || mentionsIn(body, begin, to).some(({ type }) => type === 'party' || type === 'form')) return false
  if (!(said.replace(/\d{1,2}/g, ' ').match(/[a-z]+/g) ?? []).every((word) => OPENS_ELECTED.test(word))) return false
  const below = found.flatMap(({ statement, from }) =>
    statement.kind === 'appointment' && from >= to - 2 && from < to + BELOW ? [{ statement, from }] : [],
  )
  const [first] = below
  if (!first || first.from >= to + ITEMS) return false
  // What it says of all of them, each fact has.
  const term = termIn(plain)?.term ?? null
  const years = term?.years ?? countOf(/\bilk (\S+) (?:yil|sene)/.exec(plain)?.[1]) ?? null
  if ((term?.until ?? null) !== null || (years !== null && below.some(({ statement }) => statement.term_years !== years))) return false
  const of = ORGAN_BELOW.find(([words]) => words.test(said))?.[1]
  if (of && !of(first.statement.role)) return false
  const names = below.map(({ statement }) => lettersOf(statement.person))
  const signs = found.flatMap(({ statement }) => (statement.kind === 'representation' ? statement.persons.map(lettersOf) : []))
  if (/\b(?:temsil|ilzam)/.test(said) && !names.every((name) => signs.some((other) => sameLetters(other, name)))) return false
  // Whoever else stands right below them was not read.
  const last = Math.max(...below.map(({ from }) => from))
  return peopleIn(body, to, last + ITEMS).every(({ name }) => {
    const letters = lettersOf(name)
    return OF_TABLE_HEAD.test(plainLetters(name)) || names.some((other) => sameLetters(other, letters))
  })
}
const OF_TABLE_HEAD = /\b(?:temsil|yetki|imza|gorevi?|soyadi|unvani|suresi|adresi|kimlik|sekli)\b/
const ITEMS = 200
const BELOW = 1200

/** Whether a fact is the whole of what a piece says. */
const isWhole = ({ from, to, plain, standing }: Piece): boolean => {
  const [begin, end] = [from + (/^\W*(?:\d{1,2}\W*)?/.exec(plain)?.[0].length ?? 0), from + withoutEnd(plain).length]
  return standing.some(({ spans }) => spans.some((span) => span.from >= from && span.from <= begin && span.to >= end && span.to <= to))
}

const OF_DEATH = /\b(?:vefat|olum|muris|miras|veraset|varis)/
/** Whether a piece shows somebody dead or under guardianship of whom no fact says it. */
const showsGone = (body: Body, { from, to, plain, mentions }: Piece, { found }: Stated): boolean => {
  if (!mayShowGone(plain)) return false
  const text = body.text.slice(from, to)
  return mentions.some((each) => {
    if (each.type !== 'party') return false
    const dead = each.entity ? deadOf(each.name) : null
    if (each.entity ? dead === null : !isGoneAt(text, plain, each.from - from, each.to - from)) return false
    const letters = lettersOf(dead ?? each.name)
    return !found.some(({ statement }) => {
      if (statement.kind === 'shareholding') return lettersOf(deadOf(statement.person) ?? '') === letters
      if (statement.kind === 'share_transfer') return OF_DEATH.test(plain) && lettersOf(statement.from) === letters
      return statement.kind === 'departure' && sameLetters(lettersOf(statement.person), letters)
    })
  })
}

const MAY_DISSOLVE = /\b(?:fes[ih]|infisah|munfesih|dagi[lt]|kapa[nt]|sonlan|sil[iu]n|terkin|tasfiye|sona er|son ver)/
/** Whether a piece says that the company is no more, and no fact on what became of it or of a branch does. */
const showsDissolved = (body: Body, { from, to, plain }: Piece, { found }: Stated): boolean =>
  MAY_DISSOLVE.test(plain) &&
  found.every(({ statement }) => statement.kind !== 'status' && statement.kind !== 'branch') &&
  DISSOLVED.test(fold(body.text.slice(from, to)))

/** How far from a fact that names him another mention of somebody still speaks of it. */
const REACH = 4000

const BECOMES = /\bsermaye[a-z]*\s[^;]{0,160}\b(?:ulasm|cikm|olmus|yukselm)[a-z]*/
const pieceOf = (body: Body, at: Span, mentions: readonly Mention[], stated: Stated): Piece => {
  const acts = mentions.flatMap((each) => (each.type === 'act' ? [each.act] : []))
  const types = new Set(mentions.map(({ type }) => type))
  const parties = mentions.flatMap((each) => (each.type === 'party' ? [lettersOf(each.name)] : []))
  const standing = stated.found.filter(({ spans }) => spans.some((span) => overlaps(span, at)))
  const named = stated.found.filter(
    (each) =>
      each.from < at.to + REACH &&
      at.from < each.to + REACH &&
      parties.some((party) => each.names.some((name) => sameLetters(name, party))),
  )
  return {
    ...at,
    plain: body.plain.slice(at.from, at.to),
    said: isSaid(body, at.from, at.to),
    mentions,
    acts,
    types,
    standing,
    becomes: holds(body.plain.slice(at.from, at.to), BECOMES),
    kinds: new Set([
      ...acts.filter((act) => PERSONAL.has(act)).flatMap((act) => STATED_BY[act]),
      ...(types.has('office') || types.has('form') || types.has('grade') ? OFFICERS : []),
      // Beside an act figures say what it moves; in a list that no fact stands in they say what somebody holds.
      ...(types.has('money') || types.has('shares') ? (standing.length > 0 || acts.length > 0 ? HOLDERS : HOLDERS.slice(0, 1)) : []),
    ]),
    // Who is meant where nobody is named says another piece.
    near: parties.length === 0 ? stated.found : [...new Set([...standing, ...named])],
  }
}

/** "A'nın yanına ikinci müdür olarak B": A is who sits there. */
const SITS_BESIDE = /^['’`]?\s?n?[iu]n yanina\b/
const OF_BOTH = /^['’`]?\s?n?[iu]n,? ve\b/
const WHOM_ONCE = /[ae]n$/
/** Whether the facts account for a mention. */
const isTaken = (
  mention: Mention,
  { acts, becomes, from, kinds, mentions, near, plain, standing, types }: Piece,
  { found, own, amounts, counts, days, operations, places, articles, established }: Stated,
): boolean => {
  switch (mention.type) {
    case 'party': {
      const name = lettersOf(mention.name)
      // Whom an election names with others, and whom only a power elsewhere names, was not read as elected.
      const elects =
        acts.includes('elect') &&
        mention.after !== 'to' &&
        !SITS_BESIDE.test(plain.slice(mention.to - from)) &&
        !types.has('form') &&
        standing.some(({ statement }) => statement.kind === 'appointment')
      // "A'nın ve genel müdür olarak atanan B'nin … temsile yetkili olmaları": who is joined to those who sign was not read as one of them.
      const signs = OF_BOTH.test(plain.slice(mention.to - from)) && standing.some(({ statement }) => statement.kind === 'representation')
      return (
        (own !== null && (sameLetters(own, name) || (mention.entity && own.startsWith(name)))) ||
        // For whom somebody sat whose registration ends.
        found.some(
          ({ statement, names }) =>
            !(elects && statement.kind === 'representation') &&
            !(signs && statement.kind !== 'representation') &&
            (kinds.size === 0 ||
              kinds.has(statement.kind) ||
              (mention.entity &&
                standing.some(({ statement: end }) => end.kind === 'departure' && end.role === 'representative_of_legal_entity'))) &&
            names.some((each) => sameLetters(each, name)),
        )
      )
    }
    // Whose number it is says the name behind it.
    case 'number':
      return near.length > 0
    case 'office':
      // "(B) grubu imza yetkilisi olarak Genel Müdür A … tayin edilmişlerdir": the title before a member of a grade says who he is.
      if (
        types.has('grade') &&
        standing.some(({ statement }) => statement.kind === 'representation' && statement.group !== null) &&
        mentions.some((each) => each.type === 'party' && each.from > mention.from && each.from - mention.to <= 1)
      )
        return true
      // Of whom a power is said by office and name, the office says who it is.
      if (!acts.includes('elect') && standing.some(({ statement }) => statement.kind === 'representation' && statement.persons.length > 0))
        return true
      // So it does of whose power ends.
      if (!acts.includes('elect') && standing.some(({ statement }) => isPowerEnded(statement))) return true
      // A directive names by office who signs.
      if (!acts.includes('elect') && standing.some(({ statement }) => statement.kind === 'directive')) return true
      // The office is that of the legal entity whose name it stands before, said of who sits for it.
      if (
        mentions.some(
          (each) => each.type === 'party' && each.entity && each.from >= mention.to && each.from - mention.to <= ' olan '.length,
        ) &&
        standing.some(
          ({ statement }) =>
            (statement.kind === 'appointment' || statement.kind === 'departure') && statement.role === 'representative_of_legal_entity',
        )
      )
        return true
      return (
        near.some(({ statement }) => isOffice(statement, mention.role)) ||
        // The office of the entity for which somebody acts, who is not elected to it by the same words.
        (SEATS.has(mention.role) &&
          standing.some(({ statement }) => 'role' in statement && statement.role === 'representative_of_legal_entity') &&
          !ELECTED_BEFORE.test(plain))
      )
    case 'act':
      if (mention.act === 'raise' || mention.act === 'lower')
        return operations.some((operation) => operation !== 'establishment' && (operation === 'decrease') === (mention.act === 'lower'))
      // "… satmasını muvafık görmüştür": what is thought right is the transfer.
      if (
        mention.act === 'elect' &&
        !types.has('office') &&
        standing.some(({ statement }) => statement.kind === 'share_transfer') &&
        FOUND_RIGHT.test(plain.slice(mention.from - from, mention.to - from))
      )
        return true
      // Whoever died in office leaves it, whatever becomes of his shares.
      if (mention.act === 'die' && types.has('office')) return near.some(({ statement }) => statement.kind === 'departure')
      // Who sells all his shares leaves the partners by that, and no office.
      if (!types.has('office') && standing.some(({ statement }) => statement.kind === 'share_transfer') && LEAVES_PARTNERS.test(plain))
        return true
      // "Temsile Yetkili olarak seçilmiştir": what is given is the power.
      if (
        mention.act === 'elect' &&
        mentions.every((each) => each.type !== 'office' || each.role === 'authorised_signatory') &&
        mentions.some((each) => each.type === 'office') &&
        standing.some(({ statement }) => statement.kind === 'representation')
      )
        return true
      // "Müdürlüğe seçilen A'nın görevinden alınmasına": who leaves, by the office that he had been elected to.
      if (mention.act === 'elect' && WHOM_ONCE.test(plain.slice(mention.from - from, mention.to - from))) {
        const next = mentions.find((each) => each.type === 'party' && each.from >= mention.to && each.from - mention.to < SOON)
        if (
          next?.type === 'party' &&
          standing.some(
            ({ statement, names }) => statement.kind === 'departure' && names.some((each) => sameLetters(each, lettersOf(next.name))),
          )
        )
          return true
      }
      // Who must co-sign is another list from now on.
      if ((mention.act === 'change' || mention.act === 'move') && standing.some(({ statement }) => statement.kind === 'representation'))
        return true
      return (PERSONAL.has(mention.act) ? near : found).some(({ statement }) => STATED_BY[mention.act].includes(statement.kind))
    case 'form':
      return (types.has('party') ? near : standing).some(
        ({ statement }) =>
          (statement.kind === 'representation' && (statement.mode === mention.mode || statement.mode === 'limited')) ||
          statement.kind === 'directive' ||
          // The form of signing that somebody had till now, where the notice says who signs from now on.
          (isPowerEnded(statement) && found.some(({ statement: next }) => next.kind === 'representation')),
      )
    case 'money':
      return (
        amounts.has(hundredths(mention.limit.amount) ?? -1n) ||
        // "50.000,00 TL değerindeki 500 adet payının 300 adedi A'ya, 200 adedi B'ye": the worth of all that is handed over.
        (standing.some(({ statement }) => statement.kind === 'share_transfer') &&
          counts.has(countOf(WORTH_OF.exec(plain.slice(mention.to - from, mention.to - from + 60))?.[1]) ?? -1)) ||
        // What was paid for shares is no worth of theirs.
        (standing.some(({ statement }) => statement.kind === 'share_transfer') &&
          PRICE.test(plain.slice(mention.to - from, mention.to - from + 24))) ||
        near.some(({ statement }) => statement.kind === 'directive') ||
        (SET_APART.test(plain.slice(Math.max(0, mention.from - from - 40), mention.from - from)) &&
          standing.some(({ statement }) => statement.kind === 'branch')) ||
        (!acts.includes('empower') && !acts.includes('raise') && !becomes && found.some(({ statement }) => statement.kind === 'capital'))
      )
    case 'shares':
      return counts.has(mention.count) || found.some(({ statement }) => statement.kind === 'capital' || statement.kind === 'shareholding')
    case 'event':
      // Who winds the company up from now on: that it is wound up an earlier notice told.
      if (
        mention.codes.includes('LIQUIDATION') &&
        WOUND_UP_BY.test(plain) &&
        found.some(({ statement }) => isOffice(statement, 'liquidator'))
      )
        return true
      // "Kayyımlardan herhangi ikisinin müşterek imzası": whom an order appointed, by a power that names them.
      if (
        mention.codes.length === 0 &&
        /^kayy[iu]ml[ae]r(?:d[ae]n|[iu]n)\b/.test(plain.slice(mention.from - from)) &&
        !acts.includes('elect') &&
        standing.some(({ statement }) => statement.kind === 'representation' && statement.persons.length > 1)
      )
        return true
      // For how long a liquidator is one, and what he is one for.
      if (UNTIL_THEN.test(plain.slice(mention.from - from)) && found.some(({ statement }) => isOffice(statement, 'liquidator'))) return true
      return found.some(
        ({ statement }) =>
          (statement.kind === 'status' &&
            (mention.codes.includes(statement.code) || mention.codes.some((code) => ENDS[statement.code] === code))) ||
          // The office that a company leaves closes its entry, or has closed it.
          (((statement.kind === 'branch' && statement.operation === 'close') ||
            (statement.kind === 'address' && (statement.move === 'in' || statement.move === 'out'))) &&
            mention.codes[0] === 'STRUCK_OFF'),
      )
    case 'label':
      // Whose address it is says the name beside it.
      if (mention.kind === 'address' && types.has('party') && near.length > 0) return true
      // What is set apart for a branch stands among what is said of it, and so does its name.
      if ((mention.kind === 'capital' || mention.kind === 'title') && standing.some(({ statement }) => statement.kind === 'branch'))
        return true
      // "Şubenin Merkezi: …": where it is says its fact.
      if (
        mention.kind === 'address' &&
        OF_BRANCH_BEFORE.test(plain.slice(Math.max(0, mention.from - from - 12), mention.from - from)) &&
        standing.some(({ statement }) => statement.kind === 'branch' && statement.address !== null)
      )
        return true
      return found.some(
        ({ statement }) =>
          statement.kind === mention.kind ||
          // "Sermayenin 600 hisseye karşılık 15.000 TL'sinin A'ya": whose part of it is whose.
          (mention.kind === 'capital' && statement.kind === 'shareholding' && standing.some((each) => each.statement === statement)) ||
          (mention.kind === 'title' && statement.kind === 'establishment') ||
          (mention.kind === 'auditor' && statement.kind === 'departure' && statement.role === 'auditor'),
      )
    case 'grade':
      // Whose whole office is to sign is given less than the words say where his grade is left out.
      return near.some(
        ({ statement }) =>
          statement.kind === 'representation' ||
          statement.kind === 'directive' ||
          // The grade says which power of his is over.
          statement.kind === 'departure' ||
          (statement.kind === 'appointment' && statement.role !== 'authorised_signatory'),
      )
    case 'noun':
      return (
        !(acts.includes('move') || acts.includes('change')) ||
        found.some(({ statement }) => CHANGED_BY[mention.kind].includes(statement.kind)) ||
        (standing.length > 0 && types.has('party'))
      )
    case 'article':
      return established || articles.has(mention.number)
    case 'place':
      return places.some((place) => place.includes(mention.letters) || mention.letters.includes(place))
    case 'ratio':
      return true
    case 'day':
      return mention.bounds === null || days.has(mention.on) || near.length > 0
  }
}
const OF_BRANCH_BEFORE = /\bsube(?:nin)?(?: is)?\s?$/
/** What a branch works with is the company's. */
const SET_APART = /\bsubeye (?:ayrilan|tahsis edilen) sermaye[a-z]*(?: (?:tutari|miktari))?\s?:?\s?$/
const WOUND_UP_BY =
  /^(?![^]*\b(?:giril|girm|basla|sona er|tamamlan|donul|donus))[^]*\btasfiye(?:nin|yi|sinin|sini)?(?: (?:islem|muamele)[a-z]*)? [^;]{0,90}\b(?:yurut|gerceklestir|sonuclandir|yap)[a-z]*/
const FOUND_RIGHT = /^(?:muvafik|uygun|munasip|tasvip|kabul)\b/
const PRICE = /^\S{0,4}\s?(?:(?:y?tl|lira[a-z]*)\.? )?(?:\([^()]{2,20}\)\s)?bedel(?:le|i ile|i uzerinden|i karsilig)/
const WORTH_OF =
  /^\S{0,8}(?:[a-z]+ ){0,2}?\s?(?:deger|tutar|karsilig|sermaye)[a-z]*(?: karsilig[a-z]*)?\s(\d[\d.]*)\s(?:adet\s)?(?:pay|hisse)/
const UNTIL_THEN = new RegExp(`^(?:${TILL_WOUND_UP})`)
const LEAVES_PARTNERS =
  /^(?![^]*(?:mudur|yonet|temsil|imza|yetki|gorev|vekil|uyelig|yerine|vazife|ilis[ik]|\bhak(?!ki )))[^]*\b(?:tamamini|tumunu|hisselerini|paylarini|hissesini|payini|adedini|kismini) (?:[^.;]|\.(?=\d|(?<=\by?tl\.))){0,120}\b(?:devred[ae]rek|devretmek suretiyle|devir ve temlik ederek|satarak) (?:sirket )?ortaklig?k?[a-z]* ayril[a-z]*/
/** Commissioners of a stay whom nobody names: that there are some says the stay itself. */
const COMMISSIONERS =
  /(?:^|[,;]|\bve)\s*(?:(?:gecici|kesin|konkordato|\d|bir|iki|uc|kisilik|kisiden olusan) )*komiser[a-z]*(?: heyet[a-z]*)? (?:gorevlendiril|atan|secil|tayin edil|belirlen)[a-z]*/g
/** Where a piece of the notice of a stay names its commissioners so. */
const commissionersIn = ({ from, plain }: Piece, { found }: Stated): Span[] =>
  found.some(({ statement }) => statement.kind === 'status' && STAYS.has(statement.code))
    ? allIn(plain, COMMISSIONERS).map(({ index, 0: words }) => ({ from: from + index, to: from + index + words.length }))
    : []
/**
 * What a debtor may not do in a stay without the court's leave, as the law says it (İİK 297/2) and a decision reminds him: no order of its own. A
 * word more of what he may not do, and it is one.
 */
const BY_LAW =
  /^\W*(?:aciklama\W+)?(?:(?:gecici|kesin) )?muhlet (?:icinde|boyunca|suresince) (?:davaci |borclu )?(?:borclunun|sirketin),? mahkemenin izni (?:disinda|olmaksizin|olmadan|olmadikca) (?:(?:rehin tesis ed|kefil ol|(?:tasinma[sz](?:ini|lari(?:ni)?)? (?:ve|ile) )?isletme(?:si)?nin devamli tesisatini (?:kismen (?:dahi|de) olsa )?devred|takyit ed|ivazsiz tasarruf(?:ta|larda)? bulun)[ae]m[ae]y[ae]c[ae][kg](?:i|ina|larina)?(?:n[iu]n)?(?:,| ve|) ?){3,6}(?:hususun(?:un|da) )?(?:i\.?i\.?k\.?(?:['’]?n?[iu]n)? ?297\/2(?:[. ]?(?:maddesi|fikrasi|md\.?))? (?:geregince|uyarinca) )?(?:ihtar(?:ina|at yapilmasina|da bulunulmasina)|uyarilmasina|bildirilmesine)(?: karar verilmistir| karar verildi)?\W*(?:\(\d[\d/a-z]*\)\W*)?$/
/** The decision again in its own words, behind the lines that enter it. */
const GRANTS_ONCE_MORE =
  /^\W*(?:aciklama\W+)?(?:(?:\d|bir|iki|uc|dort|bes|alti) ay(?:lik)?(?: sure(?:yle| ile))? )?(?:gecici|kesin) (?:konkordato )?muhlet(?:i)? verilmesine(?:,| ve) (?:(?:gecici|kesin|konkordato) )*komiser[a-z]*(?: heyet[a-z]*)? (?:gorevlendirilmesine|atanmasina)(?: karar veril(?:mistir|di))?\W*(?:\(\d[\d/a-z]*\)\W*)?$/
const isByLaw = ({ plain }: Piece, { found }: Stated): boolean =>
  found.some(({ statement }) => statement.kind === 'status' && STAYS.has(statement.code)) &&
  (BY_LAW.test(plain) || GRANTS_ONCE_MORE.test(plain))
const STAYS: ReadonlySet<StatusCode> = new Set<StatusCode>(['CONCORDAT_TEMPORARY', 'CONCORDAT_FINAL'])
/** The end of a power alone, whatever office he has that held it. */
const isPowerEnded = (statement: Statement): statement is Extract<Statement, { kind: 'departure' }> =>
  statement.kind === 'departure' && statement.role === 'authorised_signatory'
/** A state whose end is told is named with it. */
const ENDS: Partial<Record<StatusCode, StatusCode>> = {
  ACTIVE: 'BANKRUPTCY',
  LIQUIDATION_REVERSED: 'LIQUIDATION',
  CONCORDAT_ENDED: 'CONCORDAT_TEMPORARY',
}

/** The kinds of fact that state the change of what a noun names. */
const CHANGED_BY: Record<Noun, readonly FactKind[]> = {
  address: ['address', 'branch'],
  title: ['title', 'articles', 'branch'],
  articles: ['articles', 'title', 'capital', 'address', 'directive'],
}
/** The states by which one that went before is over. */
const ENDED: ReadonlySet<StatusCode> = new Set<StatusCode>(['ACTIVE', 'LIQUIDATION_REVERSED', 'CONCORDAT_ENDED'])
const hasEnded = ({ found }: Stated): boolean => found.some(({ statement }) => statement.kind === 'status' && ENDED.has(statement.code))
/** What a court orders is told beside its fact: what it reaches is for people to weigh. */
const ORDERS: ReadonlySet<StatusCode> = new Set<StatusCode>(['TRUSTEE', 'INJUNCTION'])
/** Whether an order takes the power of one whom it names, and a fact ends that: it reaches nobody else. */
const isOrderOnHim = (body: Body, { from, to, mentions, standing }: Piece, first: number): boolean => {
  const ends = standing.filter(({ statement }) => statement.kind === 'departure')
  const people = mentions.filter((each) => each.type === 'party' && !each.entity)
  return (
    ends.length > 0 &&
    standing.every(({ statement }) => statement.kind === 'departure' || (statement.kind === 'status' && statement.code === 'INJUNCTION')) &&
    people.every(
      (each) => each.type === 'party' && ends.some(({ names }) => names.some((name) => sameLetters(name, lettersOf(each.name)))),
    ) &&
    ordersOnHim(body, Math.max(from, first), to)
  )
}

// A heading names an event; a sentence says it.
const SAID =
  /karar|verilm|edilm|olunm|hukmed|[dt]ig[iu]\b|m[iu]s(?:t[iu]r)?\b|girmis|acilm|kaldir|atanm|tayin|getiril|donul|kabul|suretiyle|[a-z]{2}m[ae]s[iu]n[ae]\b|\b(?:fesh|tasfiyes|infisah|ihyas|terkin|iflas|redd|tasdik)in[ae]\b/

/** "Avukat tayini ve azli konusunda A Grubu … yetkilidir": what a rule is about, who elects or is elected nobody. */
const isOfRule = ({ plain, mentions, from, to }: Piece, { more = [] }: Found): boolean =>
  mentions.every(({ type }) => type !== 'party' && type !== 'office') &&
  !DECIDED.test(plain) &&
  more.some((span) => span.from >= from && span.to <= to && span.to - span.from > (to - from) / 2)

/** Whether all words of a sentence but the number of its article stand in some places. */
const isWithin = ({ plain }: Body, { from, to }: Span, places: readonly Span[] = []): boolean => {
  let [at, rest] = [from, '']
  for (const place of places.filter((each) => each.to > from && each.from < to).sort((a, b) => a.from - b.from)) {
    rest += `${plain.slice(at, Math.max(at, place.from))} `
    at = Math.max(at, place.to)
  }
  return at > from && !/[a-z]/.test(`${rest}${plain.slice(at, to)}`.replace(/\bmadde\b|\b[a-h]\s?[.)]|\(\d[\d/a-z]*\)/g, ''))
}

/** Mentions of what becomes of the company itself. */
const OF_COMPANY: ReadonlySet<Mention['type']> = new Set<Mention['type']>(['event', 'label', 'noun', 'place', 'article'])

/** What was decided of the company is no rule of a directive, though it stands among them. */
const DECIDED = /karar (?:veril|al[iı]n|verm)|kararlas|hukmed|\b[a-z]{2,}m[iu]s(?:t[iu]r)?\b|[dt]ig[iu]\b|\bdir\s*\.?\s*$/

/** What goes by in a meeting is a rule; what became of the company stands at the end of its sentence. */
const DECIDED_LAST = /(?:[a-z]{3}d[iu]|m[iu]st[iu]r|[ae]c[ae]kt[iu]r|\s['’]?d[iu]r|asagidadir)[\s.]*$/

/** Whether a sentence ends with what was decided or is so. */
const isDecidedLast = (plain: string): boolean => DECIDED_LAST.test(withoutEnd(plain))

/** "A çağrılmış ve …": what is done to somebody, said on by the clause behind. */
const GOES_ON = /[a-z]{2}m[iu]s(?:l[ae]r)?(?: (?:olup|ve|olmakla|bulunmakla))?\s?[,;]?\s*$/
/** "Kurul şu kişilerden ibarettir: A (başkan), B (üye)": as what they sit, said in brackets alone. */
const SEATED_AS = /\((?:[a-z]+ ){0,2}(?:baskan|reis|uye|aza|murahhas|muhasip)[a-z]*(?: (?:vekili|yardimcisi|uye))?\)/
/** Whether the mentions of a piece can state something together: an act alone, a name alone and a figure alone do not. */
const states = ({ types, acts, becomes, mentions, plain, said }: Piece, powers: boolean): boolean => {
  return (
    (types.has('event') && SAID.test(plain)) ||
    types.has('label') ||
    types.has('number') ||
    (types.has('noun') && (acts.includes('move') || acts.includes('change'))) ||
    (types.has('place') && said) ||
    (types.has('party') && said && mentions.some((each) => each.type === 'noun' && each.kind === 'title')) ||
    acts.includes('strike') ||
    (mentions.some((each) => each.type === 'party' && !each.entity) &&
      (types.has('ratio') || said || LISTED.test(plain) || VERB.test(plain) || GOES_ON.test(plain) || SEATED_AS.test(plain))) ||
    (types.has('party') &&
      (types.has('grade') || types.has('office') || types.has('act') || types.has('form') || types.has('money') || types.has('shares'))) ||
    (types.has('form') && (!powers || types.has('office') || types.has('act'))) ||
    (acts.some((act) => act !== 'empower') && types.has('office')) ||
    (types.has('money') && (becomes || acts.includes('raise') || acts.includes('lower')))
  )
}

// Those who held an office until then, as a whole.
const FORMER =
  /\b(?:onceki|eski|mevcut|evvelki|sabik|gorevdeki|gorevde (?:bulunan|olan)|simdiki|tum|butun|diger|oteki|kalan) (?:\S+ ){0,2}?(?:yonetim kurul|idare meclis|idare heyet|mudur(?!lu[gk])|uye|yetkili(?!ndir)|temsilci|yonetici|imza sahip)/
const ENDING: ReadonlySet<Act> = new Set<Act>(['end', 'remove', 'resign', 'die'])
// "Yalnızca Mert Hayali": and nobody else.
const ALONE = /\b(?:yalniz(?:ca)?|sadece|munhasiran)\W*$/
// "Yalnızca üye sıfatıyla", "icrada görev almayan üye": and nothing else.
const NO_MORE_THAN =
  /\b(?:yalniz(?:ca)?|sadece|munhasiran) (?:[a-z]+ ){0,3}?(?:uye|aza|sifat)|\bicra[a-z]* (?:gorev[a-z]* )?(?:ol|al)m[ai]yan\b/
// "Müdürlerin değiştirilmesine": who sat there sits there no more.
const ORGAN_CHANGED =
  /\b(?:mudur(?!lug)|uye|temsilci|yetkili|yonetici)(?:ler)?[iu]?n(?:[iu]n)? (?:degis(?:tiril)?me|yenilenme|yeniden (?:belirlenme|secilme|tespit))/
/** What is announced to become another, by the kinds of fact that say how. */
const CHANGE_ANNOUNCED: [RegExp, readonly FactKind[]][] = [
  [ORGAN_CHANGED, ['departure']],
  [
    /\b(?:temsil|ilzam|imza)[a-z]*(?: (?:sek(?:il|l)|yetki)[a-z]*)?(?:n[iu]n|[iu]n) degis(?:tiril)?me/,
    ['representation', 'directive', 'departure'],
  ],
  [/\bgorev (?:dagilim|bolum|taksim)[a-z]* degis(?:tiril)?me/, ['appointment', 'representation']],
  [/\bsube[a-z]* (?:nakl|tasin|kapa[nt]|kapatil)/, ['branch', 'address']],
  [/\b(?:denetci|murakip|murakib)[a-z]* degis(?:tiril)?me/, ['auditor', 'appointment', 'departure']],
]
/** "Mert Hayali ve kardeşi", "… ile diğer iki ortağın": somebody beside those who are named. */
const BESIDE_HIM =
  /^\S{0,6},? (?:ve|ile) (?:(?:ekte|listede|asagida|yukarida)[a-z]*(?: adi)?(?: yazili| gecen| belirtilen)? )?(?:(?:diger|oteki|obur|kalan|ucuncu)(?:i|leri|s?i?nin|lerinin)?(?: (?:bir|iki|uc|dort|\d+))?(?: (?:ortak|ortag|uye|mudur|kisi|hissedar|yetkili|sahis|sahs)[a-z]*)?|(?:oglu|ogullari|kizi|kizlari|esi|karisi|kocasi|kardes(?:i|leri)|agabeyi|ablasi|annesi|babasi|yegeni|kuzeni|damadi|gelini|amcasi|dayisi|ortagi)(?:n[iu]n)?)(?![a-z])/
/** How far behind such words the name may stand that tells who it is. */
const HIS_NAME = 30
const isBesideUnnamed = (body: Body, { from, to, standing }: Piece): boolean => {
  const gives = ({ statement }: Stated['found'][number]): boolean =>
    statement.kind === 'appointment' ||
    statement.kind === 'departure' ||
    (statement.kind === 'representation' && statement.with.length === 0 && statement.any_of === undefined)
  if (!standing.some(gives)) return false
  const people = peopleIn(body, from, to)
  return people.some((each) => {
    // As printed: a mender takes words of kinship for others.
    const beside = BESIDE_HIM.exec(plainLetters(body.text.slice(each.to, each.to + 90)))
    const end = each.to + (beside?.[0].length ?? 0)
    return beside !== null && !people.some((other) => other.from >= end && other.from <= end + HIS_NAME)
  })
}

/** "A tek başına, diğer müdürler …": how the others sign, said beside a power of those who are named. */
const THE_OTHERS =
  /\b(?:diger|oteki|kalan|obur) (?:(?:iki|uc|dort|tum|butun) )?(?:(?:yonetim kurulu|idare meclisi|sirket) )?(?:mudur|uye|ortak|ortag|yetkili|imza yetkili)[a-z]*|\b(?:digerleri|otekiler)[a-z]*/g
const isBesideOthers = ({ from, plain, mentions, standing }: Piece): boolean => {
  const powers = standing.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
  if (powers.length === 0 || !/\bimza|\btemsil/.test(plain)) return false
  const parties = mentions.flatMap((each) => (each.type === 'party' ? [each] : []))
  const named = parties.map(({ name }) => lettersOf(name))
  const isNew = (name: string): boolean => name === '*' || !named.some((each) => sameLetters(each, lettersOf(name)))
  if (
    named.length === 0 ||
    powers.some(({ persons, with: others, by_title }) => by_title !== undefined || [...persons, ...others].some(isNew))
  )
    return false
  // Who is named right behind such words is whom they mean.
  return allIn(plain, THE_OTHERS).some(({ index, 0: words }) => {
    const end = from + index + words.length
    return !parties.some((each) => each.from >= end && each.from - end < NEXT_NAME) && !HAS_NONE.test(plain.slice(index))
  })
}
const NEXT_NAME = 14
const HAS_NONE = /^[^.;]*\b(?:yetki|s[ae]lahiyet)[a-z]* (?:yok|bulunma|olma)/
/** "Münferiden temsile yetkilidir. (müşterek)": a bracket behind that says another form. */
const OTHER_BRACKET =
  /(?<=\b(?:munferi[dt]|tek (?:imza|bas)|yalniz bas)[^();:]{0,90})\([^()]{0,60}\b(?:muster|birlikte|beraber|(?:cift|iki) imza)/
/** Whether a piece says what became of others than those whom a fact of its sentence names: of all who sat there before, or by naming one alone. */
const isOfOthers = (body: Body, piece: Piece, stated: Stated, sentence: Span): boolean =>
  isBesideUnnamed(body, piece) || isBesideOthers(piece) || isOfAll(body, piece, stated, sentence)
const isOfAll = (body: Body, { from, plain, acts, mentions, standing }: Piece, stated: Stated, sentence: Span): boolean =>
  (acts.some((act) => ENDING.has(act)) && holds(plain, FORMER) && !endsIn(stated, sentence)) ||
  (standing.some(({ statement }) => statement.kind === 'appointment') && holds(plain, NO_MORE_THAN)) ||
  (!body.established && holds(plain, ORGAN_CHANGED) && elects(stated, sentence) && !endsIn(stated, sentence)) ||
  (standing.some(({ statement }) => statement.kind === 'appointment') &&
    mentions.some((each) => each.type === 'party' && ALONE.test(body.plain.slice(Math.max(from, each.from - 14), each.from))))

// Who came to a meeting, who signs its minutes, what was to be talked of: said, and not decided, where nothing of somebody's is.
const MINUTES =
  /katil(?:an(?:lar)?|mis[a-z]*|di(?:lar)?)\b|hazir bulun(?:an|mus)|teklif[^.]{0,60}reddedil|gundem\s*:|faaliyet raporu|(?:mali musavir|smmm|ymm|bilirkisi)[^;]{0,300}(?:rapor|tespit)|bakanlik temsilci|toplanti baskan|acilan (?:genel|toplanti)/
const SIGNED = /\(imza\)|\bimza (?:uye|baskan|genel|direktor|bagimsiz)|baskanliginda top|s\/a[xyz]\d/
const isSaidOnly = ({ from, plain, acts, types, said }: Piece, left: readonly Mention[], meeting: number): boolean =>
  !acts.some((act) => PERSONAL.has(act)) &&
  ((SIGNED.test(plain) && !types.has('form')) ||
    (!left.some(({ type }) => type === 'event' || type === 'label' || type === 'form' || type === 'number') &&
      // The directive on meetings says how they go by, and names nobody.
      (from < meeting || !said || !left.some((each) => each.type === 'party' && !each.entity)) &&
      MINUTES.test(plain)))

/** "… vefat eden müdür A'nın 400 hissesinin B ile C'ye intikaline": who left and who gets shares was read, and not how many each. */
const isOfSharesLeft = ({ standing }: Piece, left: readonly Mention[]): boolean =>
  left.every(({ type }) => type === 'shares') && standing.some(({ statement }) => statement.kind === 'share_transfer')

const CONDITION =
  /kaydi(?:yla| ile)|sarti(?:yla| ile)|haric\b|disinda|\bkadar(?:ki)? (?:olan )?islem|uzerindeki|mustesna|degistirilmesine|ile sinirli/
const whyOf = (body: Body, piece: Piece): Why => {
  if (corrects(body, piece.from, piece.to)) return 'correction'
  const { types } = piece
  if (types.has('form') && holds(piece.plain, CONDITION)) return 'condition'
  return piece.standing.length > 0 || (piece.acts.length > 0 && (types.has('office') || types.has('shares'))) ? 'missing_slot' : 'no_frame'
}

/** Mentions by which a fact reads the words they stand in. */
const DECIDING: ReadonlySet<Mention['type']> = new Set<Mention['type']>([
  'act',
  'event',
  'form',
  'label',
  'office',
  'grade',
  'money',
  'shares',
  'number',
])
const BY_VERB: ReadonlySet<FactKind> = new Set<FactKind>([
  'appointment',
  'departure',
  'representation',
  'auditor',
  'share_transfer',
  'articles',
  'capital',
])
const SENTENCE_END =
  /(?:mistir|mustur|tir|dir|dur|tur|edilmesine|verilmesine|secilmesine|karar verildi|edecekler|ederler|eder|edilir|olunur|m[ae]s[iı]na|m[ae]sine|l[ae]rin[ae]|oldugu|(?<!sirke|\bs|\boze|\bsure|\bheye|\bucre|\bhizme|\bzimme)[dt]i|[dt]u|mis|mus|(?:sec|ata|getir|belirle|gorevlendir|kararlastir|al|ver|et)[dt][iu]k)\s*[)'"]*\s*$/
// Who is named behind a label that says what became of some.
const LISTED = /\b[a-z]{2,}(?:[ae]nler|[ae]nlar)\s?:|\bdevr(?:eden|alan)(?: orta[kg][a-z]*)?\s?:/
// A sentence that a list or a number goes on behind.
const VERB = /\b[a-z]{3,}(?<!tarih|nolu)(?:m[iu]st[iu]r|d[iu]r|[ae]cakt[iu]r|[ae]cekt[iu]r|edilmesine|verildi|yetkilidir)\b/
/** Whether a piece ends as a sentence does, marks and the number of its page aside. */
const isSaid = oncePart((body: Body, from, to): boolean => {
  const plain = withoutEnd(body.plain.slice(from, to))
  const last = plain.slice(-LONGEST_WORD)
  const printed = body.text.slice(from, from + plain.length).slice(-LONGEST_WORD)
  return SENTENCE_END.test(last) || (AORIST.test(last) && (/(?:^|\s)\p{Ll}+$/u.test(printed) || VERB_LAST.test(last)))
})
const LONGEST_WORD = 30
// What goes on is said of a company: "bağlar", "bağlamaz", "kullanır".
const AORIST = /\b(?!kadar\b)[a-z]{2,}(?:[aeiu]r|m[ae]z)(?:l[ae]r)?$/
const WORD = /[a-z0-9]{2,}/g
const words = (plain: string): number => plain.match(WORD)?.length ?? 0
/** A text without the brackets at its end. */
const withoutBrackets = (text: string): string => {
  let end = text.length
  for (;;) {
    while (/[\s.]/.test(text[end - 1] ?? '')) end--
    const open = text[end - 1] === ')' ? text.lastIndexOf('(', end - 1) : -1
    if (open < 0 || text.indexOf(')', open) !== end - 1) return text.slice(0, end)
    end = open
  }
}
/** Whether the last letter of a text is a small one. */
const endsSmall = (text: string): boolean => {
  let at = text.length - 1
  while (at >= 0 && !/\p{L}/u.test(letterAt(text, at))) at--
  return /\p{Ll}/u.test(letterAt(text, at))
}
/** The letter that ends at a place, of two units of code or one. */
const letterAt = (text: string, at: number): string =>
  /^[\udc00-\udfff]$/.test(text[at] ?? '') ? text.slice(Math.max(0, at - 1), at + 1) : (text[at] ?? '')
const FORM_SAID = /^\W*(?:temsil|imza)(?: sekli)?\s?:\s?(?:birlikte|muster|munfer|cift imza|tek basina|tek imza)/
const TERM_NAMED = /\b(?:gorev|vazife|uyelik|mudurluk) (?:sure|muddet)[a-z]*\b.*\b(?:yil|sene)\b/
/** "Öneri oylanmış, kabul edilmemiştir": the second half of it. */
const NOT_ACCEPTED = /^\W*(?:kabul|uygun|tasvip) (?:edil|gor|gorul|olun|bulun)m[ae]m[iu]s[a-z]*$/
/** "Durumu: Askıda", "Geçerlilik: 30.6.2024'e kadar": a label that says, without a verb, that what stands above does not hold, or how far. */
const BY_LABEL =
  /:\s?(?:askida|pasif|iptal|gecersiz|gecici|hukumsuz|kisitli|mulga)[a-z]*\W*$|^\W*(?:[a-z]+ )?(?:gecerlilik|sart|kosul|sinir|kisit|istisna|kapsam|serh)[a-z]*(?: [a-z]+)?\s?:\s?\S/
/** "Görevi 30 Haziran 2026 günü sona erer": of what the words before it give. */
const OF_GRANT_SAID =
  /^\W*(?:\d{1,2}\W{1,3})?(?:(?:bu|anilan|soz konusu|verilen) )?(?:gorev|yetki|uyelig|mudurlug|atama|secim|adi gecen|kendi|vekalet)/
/** What a sentence says of who signs, of those who do, or of whose leave they need, be it by what is always so. */
const OF_SIGNING =
  /\b(?:imza|paraf|yetki|s[ae]lahiyet|temsil|ilzam|mudur|kredi|cek(?:ler)?\b|sene[td]|kefalet|kefil|tasinmaz|gayrimenkul|borc|ipote|rehin|onay|muvafak|izn|izin|rizas[iu]|sirketi (?:\S+ ){0,2}(?:bagla|borc)|(?:bu|isbu|soz konusu|anilan) (?:atama|secim|karar|gorevlendirme|tayin)|(?:alim|satin al|sat[iu]s|is|islem|sozlesme)[a-z]* (?:\S+ ){0,5}(?:yurut|yap|gor|imzal))/
/** Whether a name ends a text; a word alone is one only where it is known as one. */
const endsInName = (printed: string, sentence: string): boolean =>
  NAME_LAST.test(printed) && (words(sentence) > 1 || GIVEN.has(sentence) || FAMILY.has(sentence))
/** A sentence of fewer words has hardly a verb, a subject and what it is about. */
const FEW = 3
/** So many may be no sentence, and bound what stands above them. */
const MORE = 6
/** Few words that head what stands behind them, or say when, by which number and how it was decided: labels, subjects, the middle of a chain of decisions. */
const HEAD_ALONE = [
  /:\W*$/,
  /^(?:\W*[a-z][a-z /]{2,30}:?\s?(?:no|sayi)?\W*\d[\d\s./-]*)+\W*$/,
  /^\W*(?:[a-z\d]{1,2}\W{1,2})?(?:[a-z]+\s?\/?\s?){0,3}(?:yetkililer|hususlar|kararlar|karari|secimi|devri|degisikligi|atamasi|tutanagi|unvani?|merkezi|adresi|tescili)\W*$/,
  /[iu]n[ae]\W*[,;]\W*$/,
  /^\W*(?:(?:oy ?birlig[a-z]*|ittifakla|oy ?coklug[a-z]*)(?: ile)? )?(?:(?:asagidaki|su) )?(?:kabul (?:edil|olun)|karar(?:lar)? (?:veril|alin))(?:m[iu]st[iu]r|d[iu])\W*$/,
  /^\W*(?:dayana[kg]i?|katilan[a-z]*|hazir bulunan[a-z]*|belge[a-z]*|evrak|delil[a-z]*)\s?:/,
]
const isHeadAlone = (plain: string): boolean => {
  const own = plain.replace(/\s*(?:\([^()]*\)[\s\d]*)+$/, '')
  return HEAD_ALONE.some((pattern) => pattern.test(own))
}
/** "Kefalet veremez", "kredi kullanmayacaktır": what is not to be done, in however few words. */
const DENIES_LAST = /[a-z]{2}m[ae](?:z(?:l[ae]r)?|y[ae]c[ae](?:k(?:t[iu]r|l[ae]r(?:d[iu]r)?)?|g[iu]z))$/
/** "Limit 10.000 TL", "banka işlemleri hariç", "süre: bir ay": a bound without a verb. */
const BOUND_NAMED =
  /^\W*(?:(?:azami|parasal|yetki|imza|islem|ust) ){0,3}(?:limit|had|sinir|tavan)[a-z]{0,3}\b[^.]{0,40}\d|^\W*(?:azami|en cok|en fazla) [^.]{0,30}\d|\b(?:haric|mustesna)(?:d[iu]r)?$|^\W*(?:(?:yetki|imza|temsil)[a-z]* )*sure(?:si)?\s?:/
/** A name at an end, which may end as a verb does ("Demir", "Emirler"). */
const NAME_LAST = /\s\p{Lu}\p{Ll}+[\s.]*$/u
/** Words at an end that are no verbs: offices and those who hold them. */
const NOUNS_LAST = /(?:(?<![aeiu]r|m[ae]z|imza|\bba[gs]|\bsag)l[ae]r|mudur)$/
/** Whether a piece without anything that decides says something that no template says. */
const isStrange = (
  piece: Piece,
  printed: string,
  last: boolean,
  isKnown: (sentence: string, at: Span) => boolean,
  { eager, gives }: { eager: boolean; gives: boolean },
): boolean => {
  const { plain, types } = piece
  const sentence = withoutEnd(plain.replace(/(?<=\d)\.(?=\d)/g, '')).trim()
  // Who is named beside a term, and a labelled form of signature, say it without a verb.
  if (
    holds(sentence, FORM_SAID) ||
    holds(sentence, NOT_ACCEPTED) ||
    holds(sentence, BY_LABEL) ||
    isOtherForm(sentence) ||
    (types.has('party') && holds(sentence, TERM_NAMED))
  )
    return true
  const small = endsSmall(withoutBrackets(printed)) && !endsInName(withoutBrackets(printed), sentence)
  if (gives && (BOUND_NAMED.test(sentence) || (small && DENIES_LAST.test(sentence)))) return !isKnown(sentence, piece)
  // What few words say behind a power or an election is no less said: "Yalnız gümrükte", "Ertelenmiştir".
  const count = words(sentence)
  if (
    gives &&
    small &&
    piece.standing.length === 0 &&
    count > 0 &&
    (count < FEW || (!SENTENCE_END.test(sentence) && (count === FEW || (count < MORE && !AORIST.test(sentence))))) &&
    !isHeadAlone(plain)
  )
    return !isKnown(sentence, piece)
  if (count < (/[a-z]{3}d[iu]r\W*$|^(?!(?:kabul|karar|tescil|ilan) )[a-z]+ [a-z]{3,}t[iu]r\W*$/.test(sentence) ? 2 : 3)) return false
  // A name in capitals ends no sentence; one that breaks off has no verb.
  const said =
    (SENTENCE_END.test(sentence) ||
      (AORIST.test(sentence) &&
        (eager ||
          OF_GRANT_SAID.test(sentence) ||
          (gives &&
            (types.has('party') || OF_SIGNING.test(sentence)) &&
            !NOUNS_LAST.test(sentence) &&
            !NAME_LAST.test(withoutBrackets(printed)))))) &&
    // Nobody is called so: a sentence wholly in capitals ends with its verb.
    (endsSmall(withoutBrackets(printed)) || (!/\p{Ll}/u.test(printed) && VERB_LAST.test(sentence)))
  const broken = last && !said && !/[|(]/.test(sentence) && words(sentence) > 4 && /\p{Ll}{3} \p{Ll}{2}/u.test(printed)
  return (broken || said) && !isKnown(sentence, piece)
}

/**
 * "Karar temyiz edilmiş olup kesinleşmemiştir", "karara itiraz edilmiş olup tescil edilmiştir": what a sentence that nothing was read of says
 * before its last verb, whose clauses are too short, or no sentences by themselves; null where it is known.
 */
const strangeAhead = (
  body: Body,
  at: Clause,
  stated: Stated,
  first: number,
  isKnown: (sentence: string, at: Span) => boolean,
): Span | null => {
  const { from, to, sentence } = at
  if (sentence.from < first || stated.found.some(({ spans }) => spans.some((span) => overlaps(span, sentence)))) return null
  const own = withoutEnd(body.plain.slice(from, to), '.,')
  const ahead = to < sentence.to && SAID_BEFORE.test(own) && IS_ENTERED.test(body.plain.slice(to, sentence.to))
  const span = ahead || from === sentence.from ? { from, to } : { from: sentence.from, to }
  const said = ahead ? own.replace(SAID_BEFORE, 'tir') : withoutEnd(body.plain.slice(span.from, to)).trim()
  if (holds(said, VOTED) || words(said) < 3 || !(ahead || (to === sentence.to && words(own) < 3)) || !SENTENCE_END.test(said)) return null
  return isKnown(said, span) || allIn(said, /[a-z]+/g).every(([word]) => OF_ENTRY.test(word)) ? null : span
}
const IS_ENTERED = /^\W*(?:\S+ ){0,5}?tescil (?:ve ilan )?(?:edil|olun)(?:m[iu]s|d[iu])[a-z]*\W*(?:\([^()]*\)\W*)?$/
const SAID_BEFORE = /(?<=m[iu]s) olup$/

/** How verbs end, in letters that say no more of it: what is done or to be done, what may not be, what is so; nobody is called so. */
const VERB_LAST =
  /(?:(?:m[iu]st[iu]r|[ae]c[ae]kt[iu]r|m[ae]kt[ae]d[iu]r|[iu]lm[ae]d[iu]|(?:[iu]l|[ae]n)[dt][iu])(?:l[ae]r)?|\b[a-z]+(?:[iu]l[iu]r|l[ae]n[iu]r|[ae]bil[iu]r|[ae]m[ae]z|(?<=[a-z]{2})[iu]lm[ae]z|(?<=[a-z]{3})[aeiu]n[iu]r)(?:l[ae]r)?|\b(?:ed|et|basl|yap|ver|ol|kaps|kullan|imzal|gerek|bulun|olun|aran|bit|sona er|bagla|gir|alin)(?:[aeiu]?r|m[ae]z)(?:l[ae]r)?|\b(?:at|al|bak|gir|koy)[aeiu]rl[ae]r|\b(?:dus|kazan|kal|dogur)[aeiu]r|['’]\s?[dt][iu]r(?:l[ae]r)?|\b(?:yok|hukumsuz|gecersiz|degil|var|kadar|[a-z]{2,}(?:l[iu]|m[iu]|s[iu]|l[ae]r[iu]|nd[ae]|[fkpst])|[a-z]{4,}[aeiu]|[a-z]{3,}[lmnrvyz]|['’]?[dt][ae])[dt][iu]r(?:l[ae]r)?)\W*$/

// Older notices whose whole is one sentence say at its end that it was registered.
const BODY = new RegExp(`ilan olunur|${ENTERED.join('|')}|${/tarihinde (?:re'?sen )?tescil edil(?:mistir|di)\b/.source}`)
/** Where the body of a notice begins: behind the list of evidence, or the registration. */
export const bodyFrom = ofWhole((body: Body): number => {
  if (corrects(body, 0, body.plain.length)) return Math.max(0, evidenceFrom(body))
  const [label, end, said] = [evidenceFrom(body), evidenceEnd(body), BODY.exec(body.plain)]
  if (label >= 0) return end - label < 900 && end < body.plain.length ? end : label
  // What says that it was entered may stand behind all that was, and not above it.
  const head = letterheadEnd(body)
  // Where nothing stands behind it, what was entered is said before it.
  if (said && head > 0 && !/[a-z]{3}/.test(body.plain.slice(said.index + said[0].length))) return head
  const entry = head === 0 ? undefined : sentencesOf(body).find(({ to }) => to > head)
  return said && (!entry || said.index < entry.to) ? said.index + said[0].length : head
})

/** A business is founded that no rule took for one: then its head states its seat. */
const FOUNDING =
  /\b(?:kurmuslardir|kurulmustur|kurulmus ol[a-z]+|ise basladig|isine basladig|isletme acilmasina|ticarete basla|isletme kurulus)/

/** Letters that say nothing by themselves. */
const SHORT = 8
/** A mark and the blank behind it, between two clauses. */
const MARK = 2

const TAKES_HIS_PLACE = /^['’`]?\s?(?:[ny]?[ae]|n?[iu]n) (?:[^.;]|(?<=\d)\.){0,90}?\b(?:yer(?:ler)?ine(?! getir)|bosal(?:an|mis)|acilan)\b/
/** "A'ya teşekkür edilerek yerine B'nin alınması": in whose place somebody is elected, where no fact says a word of him. */
const isPredecessorUnread = (body: Body, own: readonly Mention[], { from, to }: Span, { found }: Stated): boolean =>
  found.some(({ statement, spans }) => statement.kind === 'appointment' && spans.some((span) => overlaps(span, { from, to }))) &&
  own.some(
    (each) =>
      each.type === 'party' &&
      !each.entity &&
      TAKES_HIS_PLACE.test(body.plain.slice(each.to, to)) &&
      !found.some(({ names }) => names.some((name) => sameLetters(name, lettersOf(body.text.slice(each.from, each.to))))),
  )

/** What opens a list: the offices, forms and acts that are said of all its items; `opens` where a mark says that one follows. */
type Lead = Span & { opens: boolean; mentions: readonly Mention[]; /** The number of its last item so far. */ last?: number }
const ITEM = /(?:^|[\s.;:,)])(\d{1,2})\s?[-.)]\s?[a-z]/
const OPENS = /:\s*$|\s\d{1,2}\s?[-.)]\s*$/
// "Asıl Üyeler 1- …", "Denetleme Kurulu (1 yıl için) 1- …": an organ over those who sit in it.
const ORGAN =
  /\b(?:asi?l(?: (?:uye|aza)[a-z]*)?|(?:yonetim|denetim|denetleme|mudurler|tasfiye) kurul[a-z]*(?: (?:uye|aza)[a-z]*)?)(?:\s?\([^()]{1,40}\))?\s*:?\s*$/
const leadOf = (body: Body, at: Span, mentions: readonly Mention[], { found }: Stated): Lead | null => {
  const organ = firstOf(body.plain.slice(at.from, at.to), ORGAN)
  if (organ && ITEM.test(body.plain.slice(at.to - 1, at.to + 12))) {
    const span = { from: at.from + organ.index, to: at.from + organ.index + organ[0].trimEnd().length }
    // Of a list that is read the facts say whose it is.
    if (found.some(({ spans }) => spans.some((each) => overlaps(each, span)))) return null
    return { ...at, opens: true, mentions: [{ type: 'office', role: 'board_member', group: null, ...span }] }
  }
  // Who chairs the managers stands in brackets behind one of them.
  const said = mentions.filter(
    (each) =>
      (each.type === 'office' && !(each.role === 'manager_chair' && body.plain[each.from - 1] === '(')) ||
      each.type === 'form' ||
      each.type === 'act' ||
      each.type === 'grade',
  )
  return said.length > 0 ? { ...at, opens: OPENS.test(body.plain.slice(at.from, at.to)), mentions: said } : null
}
/** The number of a piece that is an item of the list that words before it open: the first behind a colon, those with higher numbers behind it; else null. */
const itemOf = (body: Body, lead: Lead | null, at: Span): number | null => {
  const number = lead === null ? undefined : ITEM.exec(body.plain.slice(lead.to - 8, at.from + 12))?.[1]
  if (lead === null || number === undefined) return null
  // Where the numbers begin again behind words of their own another list does.
  const again = lead.last !== undefined && Number(number) === 1 && lead.last > 1 && /:\s*$/.test(body.plain.slice(at.from - 3, at.from))
  return !again && (lead.opens || Number(number) > 1) ? Number(number) : null
}
/** An item with a predicate of its own, whatever its verb. */
const SAYS_ITSELF = /(?:[a-z]{2}m[ae]s[iu]n[ae]|[a-z]{2}[dt][iu]g[iu]n[ae]|(?<!\bmu)[dt][iu]r(?:l[ae]r)?)[\s,;.]*$/
/** What the head says of the company itself (its seat) is stated by its founding alone. */
const isOfHead = (mention: Mention, establishes: boolean): boolean =>
  (mention.type === 'label' && mention.kind === 'address' && !establishes) ||
  (mention.type === 'label' && (mention.kind === 'title' || mention.kind === 'capital')) ||
  (mention.type === 'party' && mention.entity) ||
  mention.type === 'number'

/** A head names and lists: a sentence in it that says what was done is none of its own, but for the registration. */
const isDone = ({ plain }: Piece): boolean => isDecidedLast(plain) && !REGISTRATION.test(plain)

/**
 * Whether what is left of a piece is told where it stands: in the head, what is done to a person or an event; behind the heading of the
 * directive on general meetings, whom it names.
 */
const isToldHere = (
  piece: Piece,
  left: readonly Mention[],
  /** The words of its sentence from there on. */
  sentence: string,
  { first, meeting, registered }: { first: number; meeting: number; registered: number },
): boolean => {
  const { from, to, types, acts, said } = piece
  const person = left.some((each) => each.type === 'party' && !each.entity)
  const ofCompany = left.some(({ type }) => OF_COMPANY.has(type))
  if (from >= meeting)
    return person || ((ofCompany || left.some(({ type }) => type === 'act' || type === 'party')) && isDecidedLast(sentence))
  if (to > first) return true
  if (isDone(piece) && left.some(({ type }) => type === 'party' || type === 'act' || type === 'money' || OF_COMPANY.has(type))) return true
  return (
    (person && (types.has('act') || types.has('office') || types.has('form') || types.has('number'))) ||
    left.some((each) => each.type === 'party' && !each.entity && each.from >= registered) ||
    left.some(({ type }) => type === 'event' || type === 'noun' || (type === 'form' && said)) ||
    (left.some(({ type }) => type === 'label') && acts.length > 0)
  )
}

/** The head of an older notice, as far as its subject goes. */
const OPENS_OLD =
  /^[^]*?\bsicil[^]*?\bkonu(?:su)?\s*:\s*[^:.]{3,120}?(?=\s*(?:(?:ticaret|unvani|adresi|merkezi|dosya|sicil|no|numarasi|ve|ile)[ ,]{1,2})*yukarida\b)/
const OLD_HEAD = 900
/** The same without a subject: the registry, the number, the name and the seat, up to the words that say whose decision was entered. */
const LETTERHEAD = new RegExp(
  `^(?:t\\.?\\s?c\\.? ?)?[^.;:(]{0,60}?\\bsicil[a-z]* (?:memur|mudur)lu[^]{0,500}?(?=\\b(?:yukarida|(?:sirket|kooperatif|isletme|sube)(?:n?in|imizin)|ortak(?:lar[a-z]*|in)|hissedarlar[a-z]*|genel kurul[a-z]*|yonetim kurul[a-z]*|idare meclisi[a-z]*|mudurler|karar[a-z]*|noter[a-z]*|verilen|merkez yonetim|tescil[a-z]*|mahkeme[a-z]*|merkezi(?!\\s?:))\\b|${DATE})`,
)

const LISTS_MATTERS = /^\W*tescil edilen hususlar\s?:(?: (?:duzeltme|tashih|ilan|ilani|kaydi|ve))+\W*$/
const CLOSES_CORRECTION =
  /^\W*(?:(?:bu husus|isbu ilan|ilan|durum)[a-z]* )?(?:(?:\d[\d./'’-]*|tarih(?:li)?|ve|(?:tescile )?esas|sayili|no[' ]?lu|yonetim|genel|ortaklar|mudurler|kurulu?|(?:karar|belge|evrak)[a-z]*|dayanak|(?:bu|yukaridaki|asagidaki) (?:sekilde|suretle|haliyle)|ticaret|sicili?|yonetmelig[a-z]*(?:['’`][a-z]+)?|n[iu]n|[iu]nc[iu]|nci|uncu|maddesi|uyarinca|geregince|uygun|olarak|gore|aslina)[,;:]? )*(?:(?:duzelt(?:il)?|tashih|keyfiyet)[a-z]*|ilanin diger hususlarinin ayn[a-z]+ (?:kal|gecerli|baki)[a-z]*)(?: [a-z]+){0,5}(?: ilan olunur| olunur)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** Words of forms, terms and shares: more is set right than a name. */
const MORE_SET_RIGHT =
  /\b(?:orta[kg]|gorev|sona er|istifa|ayril|azil|azl|vefat|munferi|muster|birlikte|temsil|ilzam|imza|yetki|yil\b|sure|pay\b|hisse|sermaye|lira|unvan|adres)/
/** Whether a correction is of a person's name alone, both the wrong and the right one read: its fact says all of it. */
const isNameSetRight = (body: Body, { from, to, plain }: Piece, { found }: Stated): boolean => {
  const names = found.filter(({ statement }) => statement.kind === 'correction')
  const [only, ...more] = names
  if (!only || more.length > 0 || only.statement.kind !== 'correction') return false
  const { words, instead } = only.statement
  if (![words, instead].every((each) => each !== null && isName(each) && /^\p{L}+(?: \p{L}+)+$/u.test(each))) return false
  if (MORE_SET_RIGHT.test(body.plain.slice(only.from, only.to))) return false
  return only.spans.some((span) => overlaps(span, { from, to })) || CLOSES_CORRECTION.test(plain) || LISTS_MATTERS.test(plain)
}

/** "A'nın yerleşim yeri sehven …": where somebody lives, which notary certified the decision and when say nothing of who signs. */
const PARTICULAR =
  /\b(?:yerlesim yeri|ikamet(?:gah)?(?: adresi)?|ikametgahi|(?:noter(?:lik)?|noterligin[a-z]*) (?:adi|ismi|tarihi|yevmiyesi|yevmiye (?:no(?:su)?|numarasi)|tasdik (?:tarihi|sayisi))|yevmiye (?:no(?:su)?|numarasi|tarihi)|karar (?:sayisi|no(?:su)?|numarasi)|ilan sira no(?:su)?|meslegi|dogum (?:yeri|tarihi)|baba adi|ana adi)(?:n[iu]n|n[iu])?(?: bilgisi)?,? (?:sehven|yanlislikla|hataen|hatali|yanlis|maddi hata)/
/** Whether a correction is of such a particular alone, and neither what was wrong nor what is right says more. */
const isParticularSetRight = (body: Body, { from, to, plain }: Piece, { found }: Stated): boolean => {
  const [only, ...more] = found.filter(({ statement }) => statement.kind === 'correction')
  if (!only || more.length > 0 || found.some(({ statement }) => OFFICERS.includes(statement.kind) || HOLDERS.includes(statement.kind)))
    return false
  const { from: begin, to: end } = correctionIn(body) ?? only
  const said = PARTICULAR.exec(body.plain.slice(begin, end))
  if (!said || MORE_SET_RIGHT.test(body.plain.slice(begin + said.index + said[0].length, end).replace(NO_MORE_SAID, ' '))) return false
  return overlaps({ from: begin, to: end }, { from, to }) || CLOSES_CORRECTION.test(plain) || LISTS_MATTERS.test(plain)
}
const NO_MORE_SAID = /\bdiger (?:husus|bilgi)[a-z]*(?: [a-z]+){0,3}|\b\d[\d./-]*|\bilan olunur/g

/** What a court orders in a stay is told by its status, in the court's words. */
const isOrdered = (body: Body, { type, from, to }: Mention, read: readonly Found[]): boolean =>
  type === 'event' &&
  read.some(
    ({ statement }) =>
      statement.kind === 'status' && STAYS.has(statement.code) && statement.restricts?.includes(squeeze(body.text.slice(from, to))),
  )

/**
 * The pieces of the body that are told: withheld readings, what decides and no fact states, and sentences that no template says. `eager`: those in
 * the aorist too, which are mostly articles of a contract, to be read by whoever reads whole sentences.
 */
export const residueOf = (body: Body, read: Found[], withheld: Told[], eager = false): Told[] => {
  const stated = statedIn(body, read)
  const kinds = new Set(read.map(({ statement }) => statement.kind))
  const capital = kinds.has('capital') || kinds.has('shareholding')
  const powers = kinds.has('representation') || kinds.has('directive')
  const full = read.some(({ statement }) => statement.kind === 'representation' && statement.mode !== 'limited')
  const gives = full || kinds.has('appointment')
  const sole = read.some(({ statement }) => statement.kind === 'representation' && statement.mode === 'sole')
  const statuses = new Set(read.flatMap(({ statement }) => (statement.kind === 'status' ? [statement.code] : [])))
  const directive = read.find(({ statement }) => statement.kind === 'directive')
  const known = [...read.flatMap((each) => each.known ?? []), ...goOnIn(body)]
  const founders = foundersBelow(body)
  const first = bodyFrom(body)
  // Older notices and those of courts say in their first words what newer ones say behind their list of evidence.
  const headed = evidenceFrom(body) >= 0
  const isKnown = (plain: string, { from, to }: Span): boolean =>
    !holds(plain, NOT_KEPT) &&
    !(tellsEntry(plain) && mayDecideBeside(statuses.has('LIQUIDATION') ? plain.replace(/\btasfiye[a-z]*/g, '') : plain)) &&
    !PROVISIONAL.test(plain) &&
    !isOtherForm(plain) &&
    !CHANGE_ANNOUNCED.some(([said, by]) => holds(plain, said) && !by.some((kind) => kinds.has(kind))) &&
    !holds(plain, OF_BEGINNING) &&
    !holds(plain, DENIED_TO_OFFICERS) &&
    !isOfForce(plain) &&
    !holds(plain, DECISION_UNDONE) &&
    (isForm(plain) ||
      KNOWN_WHOLE.some((pattern) => holds(behindFounder(body, plain, from, founders), pattern)) ||
      ((KNOWN.some((pattern) => holds(plain, pattern)) || (capital && holds(plain, CAPITAL))) &&
        // The head of the template is known as it stands.
        ((headed && to <= first) || isWorded(body, from, to))))
  // Their head names the company, its seat and the subject, before the words that take up the company named above.
  const said = BODY.exec(body.plain)
  const letterhead = said ? (LETTERHEAD.exec(body.plain.slice(0, Math.min(OLD_HEAD, said.index)))?.[0].length ?? 0) : 0
  // What a subject in it announces the facts say, of offices and of signatures.
  const own = letterheadEnd(body)
  const isSaid = gives && (powers || !/\b(?:imza|temsil|yetki|ilzam)/.test(body.plain.slice(0, own)))
  const opening = headed ? 0 : Math.max(OPENS_OLD.exec(body.plain.slice(0, OLD_HEAD))?.[0].length ?? 0, letterhead, isSaid ? own : 0)
  const registered = said ? said.index + said[0].length : first
  // The directive on general meetings says how a meeting goes by, article after article.
  const meeting = /genel kurul[a-z]*\s[^.]{0,60}esas ve usulleri hakkinda ic yonerge/.exec(body.plain)?.index ?? body.plain.length
  const establishes = !kinds.has('establishment') && FOUNDING.test(body.plain)
  const told: Told[] = [...withheld]
  const instead = stated.found.flatMap(({ statement, spans }) => (statement.kind === 'correction' ? [] : spans))
  const set = setRightIn(body)
  const isInstead = set !== null && instead.some((span) => overlaps(span, set.span))
  /** Whether what a piece sets right gave facts: what is left of it is told by who read them. */
  const isSettled = (at: Span): boolean =>
    (isInstead && overlaps(set.span, at)) || instead.some((span) => overlaps(span, at) && corrects(body, at.from, at.to))
  const present = [
    ...presentIn(body).flat(),
    ...attendingIn(body),
    ...reservesIn(body),
    ...decidersIn(body),
    ...formerCellsIn(body),
    ...founders,
  ]
  // The head and a directive's name may stand in the sentence that begins behind them.
  const beginOf = ({ from, to }: Span): number =>
    directive && from < directive.to && directive.to < to ? directive.to : from < first && first < to ? first : from
  // The sentence of a clause behind the list of evidence.
  const sentenceOf = (clause: Span & { sentence: Span }): Span => ({ from: beginOf(clause.sentence), to: clause.sentence.to })
  // Of each sentence once, however many clauses it has.
  const formal = new Map<number, boolean>()
  const says = ({ from, to }: Span): boolean => {
    const known =
      formal.get(from) ??
      (isFormality(body, from, to) || isObject(body, from, to) || isArticle(body, from, to) || onlyOpens(body, from, to))
    formal.set(from, known)
    return known
  }
  const saysNothing = (sentence: Span, at: Span): boolean => {
    const behind = { from: beginOf(sentence), to: sentence.to }
    return says(sentence) || isWithin(body, behind, known) || (at.from >= behind.from && says(behind))
  }
  const heirs = read.some(({ statement }) => statement.kind === 'share_transfer' || statement.kind === 'departure')
  const isOwnEntry = ({ from, to }: Span): boolean => isEntry(body, from, to, { opens: from === opening, heirs })
  // A clause of a sentence that decides something else may be one by itself ("…, iflas işlemleri … yürütülmektedir").
  const isAside = ({ from, to, sentence }: Span & { sentence: Span }): boolean =>
    (from > sentence.from || to < sentence.to) && isFormality(body, from, to)
  let lead: Lead | null = null
  let last = 0
  // The list of evidence and what begins behind it are two, though no mark parts them.
  const parted = clausesOf(body).flatMap((clause) =>
    headed && clause.from < first && first + SHORT < clause.to
      ? [
          { ...clause, to: first },
          { ...clause, from: first },
        ]
      : [clause],
  )
  for (const clause of parted) {
    const at = { from: clause.from, to: clause.to }
    const own = mentionsIn(body, at.from, at.to)
    // An item of a list is said of what the words say that open the list.
    const number: number | null = itemOf(body, lead, at)
    const item = number !== null
    // A number that a full stop parts from its item is none of its own.
    if (at.to - at.from < SHORT) continue
    lead = lead !== null && number !== null ? { ...(lead as Lead), to: at.to, last: number } : leadOf(body, at, own, stated)
    // "3- A Yönetim kurulu yedek üyeliklerine:": who follows sits in nothing.
    if (lead !== null && RESERVES_FOLLOW.test(body.plain.slice(at.from, at.to))) lead = null
    const before = last
    last = at.from
    // An item with a verb of its own is said by that one; with an office too, or behind a decision that is whole, by nothing else.
    const verbal = own.some(({ type }) => type === 'act')
    // So it is by a verb that is none of an act ("… A'ya ait olduğuna", "… imza yetkilisidirler"), where it gave a fact and no mark opens a list.
    const whole =
      (verbal &&
        (own.some(({ type }) => type === 'office') || (lead?.opens === false && lead.mentions.some(({ type }) => type === 'act')))) ||
      (lead?.opens === false &&
        SAYS_ITSELF.test(body.plain.slice(at.from, at.to)) &&
        stated.found.some(({ spans }) => spans.some((span) => overlaps(span, at))))
    const led = whole ? [] : (lead?.mentions ?? []).filter(({ type }) => type !== 'act' || !verbal)
    const piece = pieceOf(body, at, item && own.some(({ type }) => type === 'party') ? [...led, ...own] : own, stated)
    if (isInstead && overlaps(set.span, at)) continue
    if (corrects(body, at.from, at.to)) {
      // What gave the right words as facts is understood.
      if (
        !holds(piece.plain, CLOSES_CORRECTION) &&
        !isSettled(at) &&
        !isNameSetRight(body, piece, stated) &&
        !isParticularSetRight(body, piece, stated)
      )
        told.push({ from: Math.max(at.from, correctionIn(body)?.from ?? 0), to: at.to, why: 'correction' })
      continue
    }
    if (piece.standing.some(({ statement }) => statement.kind === 'status' && ORDERS.has(statement.code))) {
      // An order that begins in the head is told, or known, behind it.
      if (isOrderOnHim(body, piece, first) || (headed && at.to <= first && piece.standing.every(({ to }) => to > first))) continue
      told.push({ ...at, why: 'condition' })
      continue
    }
    if (showsGone(body, piece, stated) || showsDissolved(body, piece, stated)) {
      told.push({ ...at, why: whyOf(body, piece) })
      continue
    }
    if (hasEnded(stated) && !piece.types.has('party') && goesWithItsEnd(body, at.from, at.to)) continue
    // Powers given before, taken back beside those that the notice gives: its facts tell it (revokes_all).
    const itsPower =
      (holds(piece.plain, ITS_POWER) || holds(piece.plain, ITS_END) || holds(piece.plain, ITS_ACCEPTANCE)) &&
      !piece.types.has('party') &&
      endsIn(stated, clause.sentence)
    const revokes =
      !itsPower &&
      !piece.types.has('party') &&
      (((!piece.types.has('office') || holds(piece.plain, OF_FORMER_SIGNATORIES)) && revokesFormer(piece.plain)) ||
        (!sole && revokesSole(piece.plain)))
    if (revokes && !full) {
      told.push({ ...at, why: 'no_frame' })
      continue
    }
    if (piece.standing.length === 0 && holds(piece.plain, ACTS_FOR) && !says(sentenceOf(clause))) {
      told.push({ ...at, why: 'no_frame' })
      continue
    }
    if (body.branch && (holds(piece.plain, HEAD_OFFICE) || isOfHeadOffice(body, piece, clause.sentence))) continue
    if (isByLaw(piece, stated) || isOrganSaid(body, piece, stated) || isElectedBelow(body, sentenceOf(clause), stated)) continue
    if (
      isSeatAccepted(body, piece, stated) ||
      isSeatsCounted(piece, stated) ||
      areDutiesShared(piece, stated) ||
      leadsToText(body, piece, at.to) ||
      isLimitedGone(body, piece) ||
      isPartnerNoMore(body, piece, stated, clause.sentence)
    )
      continue
    if (isPartnership(body) && (OF_LIMITED_PARTNER.test(withoutEnd(piece.plain)) || isLimitedPartner(body, at))) continue
    const unnamed = commissionersIn(piece, stated)
    const { sentence } = clause
    if (known.length > 0 && isWithin(body, { from: Math.max(at.from, first), to: at.to }, known)) continue
    if (isPresentList(body, at) || isSigned(body, at)) continue
    // What is read of the next clause may begin with the mark that parts the two.
    const untouched = piece.standing.every(({ spans }) => spans.every(({ from, to }) => from >= at.to - MARK || to <= at.from + MARK))
    // "Kurulun değiştirildiği tescil ve ilan olunur": an event that nobody read is no formality of its entry.
    if (untouched && at.from >= first && at.to > opening) {
      const event = eventEntered(body.plain.slice(at.from, sentence.to))
      if (event >= 0 && event < at.to - at.from) {
        told.push({ ...at, why: whyOf(body, piece) })
        continue
      }
    }
    // What says that a decision was entered may say before it that it holds no more.
    if (untouched && !headed && at.from < first && holds(piece.plain, DECISION_UNDONE)) {
      told.push({ ...at, why: whyOf(body, piece) })
      continue
    }
    // The grade of an officer's signature says more than his office.
    if (holds(piece.plain, GRADED_OFFICER) && !stated.found.some(({ statement }) => hasGrade(statement))) {
      told.push({ ...at, why: 'missing_slot' })
      continue
    }
    if (at.from >= first && isPredecessorUnread(body, own, { from: at.from, to: sentence.to }, stated)) {
      told.push({ ...at, why: 'missing_slot' })
      continue
    }
    if (
      isOwnEntry({ from: Math.max(sentence.from, opening), to: sentence.to }) ||
      isOwnEntry({ from: Math.max(at.from, opening), to: at.to })
    )
      continue
    if (saysNothing(sentence, at) || changesNothing(body, at.from, at.to) || isAside({ ...at, sentence })) continue
    if (elects(stated, { from: Math.max(0, sentence.from - SOON), to: sentence.from }) && hisGoesOn(body, at.from, at.to)) continue
    // How somebody signed till now, behind the end of his office.
    if (
      holds(piece.plain, FORM_ENDED) &&
      HAS_ENDED.test(body.plain.slice(Math.max(0, at.from - 80), at.from)) &&
      (isUnderEnds(body, at.from) || isWithSeatEnded(at.from, stated))
    )
      continue
    const left =
      states(piece, powers) && !revokes
        ? piece.mentions.filter(
            (mention) =>
              !isTaken(mention, piece, stated) &&
              !isFormerForm(body, mention, piece) &&
              !isOfVacancy(body, mention, piece) &&
              !isWhoElects(body, mention, piece) &&
              !present.some((span) => overlaps(mention, span)) &&
              !unnamed.some((span) => overlaps(mention, span)) &&
              mention.to > opening &&
              !isOrdered(body, mention, read) &&
              // "Tescil Edilen Hususlar: Kayyım Atanması": the matter of which the facts say more.
              !(headed && at.to <= first && mention.type === 'event' && mention.codes.length === 0 && statuses.has('TRUSTEE')) &&
              !(mention.type === 'shares' && OF_VOTES.test(body.plain.slice(mention.to, mention.to + 40))) &&
              !isOfName(mention, piece.mentions) &&
              !((headed ? at.to <= first && !isDone(piece) : at.from < first) && isOfHead(mention, establishes)),
          )
        : []
    const decided = left.some(
      ({ type }) =>
        (type !== 'office' && type !== 'money' && type !== 'shares' && type !== 'grade' && type !== 'day') ||
        (type === 'money' && piece.becomes),
    )
    // What a directive says behind its heading is read, or told to be partly read, as a whole, unless it names somebody.
    const within =
      directive !== undefined &&
      at.from >= directive.from &&
      (!piece.acts.includes('elect') || isOfRule(piece, directive)) &&
      !(left.some(({ type }) => OF_COMPANY.has(type)) && holds(piece.plain, DECIDED)) &&
      !(left.some(({ type }) => type === 'event') && isDecidedLast(body.plain.slice(clause.from, clause.sentence.to))) &&
      !left.some((each) => each.type === 'party' && !each.entity)
    const ownBusiness =
      holds(piece.plain, CHAIRED) &&
      !/\byerine\b/.test(piece.plain) &&
      piece.mentions.every(({ type, from }) => type !== 'office' || OF_MEETING.test(body.plain.slice(Math.max(0, from - 10), from))) &&
      !piece.types.has('form')
    if (
      left.length > 0 &&
      !itsPower &&
      !isErrand(body, piece) &&
      !isWithoutPower(body, piece, stated) &&
      !isNoneAlone(piece, stated) &&
      !isAuditorPaid(body, piece) &&
      !isNoneBeside(piece, stated) &&
      !isHisPower(body, piece, stated, clause.sentence) &&
      (decided || !isKnown(piece.plain, at)) &&
      !isSaidOnly(piece, left, meeting) &&
      !within &&
      !ownBusiness &&
      isToldHere(piece, left, body.plain.slice(clause.from, clause.sentence.to), { first: headed ? first : 0, meeting, registered })
    )
      // A form of signature beside which nobody is named is his whom the words before name.
      told.push({
        from:
          item && lead
            ? Math.max(lead.from, at.to - LONGEST)
            : left.some(({ type }) => type === 'form') && !own.some((each) => each.type === 'party')
              ? Math.max(before, at.to - LONGEST)
              : at.from,
        to: at.to,
        why: whyOf(body, piece),
        ...(isOfSharesLeft(piece, left) ? { shares: true } : {}),
      })
    else if (
      // A fact that lives by a verb and stands about a piece without one that decides did not read it.
      (untouched ||
        piece.standing.every(({ statement }) => BY_VERB.has(statement.kind) && !piece.mentions.some(({ type }) => DECIDING.has(type)))) &&
      !isListRead(piece) &&
      !isWhole(piece) &&
      !isEntrustedRead(body, piece, stated) &&
      !isErrand(body, piece) &&
      !isWithoutPower(body, piece, stated) &&
      !isNoneAlone(piece, stated) &&
      !isAuditorPaid(body, piece) &&
      !isNoneBeside(piece, stated) &&
      !isHisPower(body, piece, stated, clause.sentence) &&
      !holds(piece.plain, VOTED) &&
      !itsPower &&
      !revokes &&
      (at.from >= first || !/delil olan|hususlar\s*:/.test(piece.plain)) &&
      at.from < meeting &&
      at.to > opening &&
      !isTermRead(piece, stated) &&
      !isSeatRead(body, piece, stated) &&
      !isSoleRead(piece, stated) &&
      !isGrantRead(piece, stated) &&
      (isStrange(piece, body.text.slice(at.from, at.to), at.to === body.plain.length, isKnown, {
        eager,
        gives: gives && !body.established,
      }) ||
        (untouched && holds(piece.plain, POWER_DECIDED)))
    )
      told.push({ ...at, why: whyOf(body, piece) })
    else if (OTHER_BRACKET.test(piece.plain))
      told.push({ from: at.from + (OTHER_BRACKET.exec(piece.plain)?.index ?? 0), to: at.to, why: 'rival' })
    else if (at.from >= first && (hasIllegible(body, piece) || hasIllegibleTerm(piece) || hasLostTerm(piece, stated)))
      told.push({ ...at, why: 'doubtful' })
    else if (!revokes && isOfOthers(body, piece, stated, clause.sentence)) told.push({ ...at, why: 'missing_slot' })
    else {
      const tail = tailOf(body, piece, stated)
      const ahead = strangeAhead(body, clause, stated, first, (plain, span) => isKnown(plain, span) || isWithin(body, span, known))
      if (tail !== null) told.push({ from: tail, to: at.to, why: 'no_frame' })
      else if (ahead) told.push({ ...ahead, why: 'no_frame' })
    }
  }
  told.push(...unreadRecords(body, stated, told))
  return together(
    body,
    stated,
    told.sort((a, b) => a.from - b.from || a.to - b.to),
  )
}

/**
 * "… payını B'ye devrederek şirketle olan bütün alakasını kesmiştir": where what a sentence says last begins, behind the transfers of shares
 * or the ends of offices that are all that was read of it; null where it says no more than of the shares, and of nobody that he stays.
 */
const tailOf = (body: Body, { standing, to }: Piece, { found }: Stated): number | null => {
  const from = Math.max(0, ...standing.map((each) => each.to))
  if (standing.length === 0 || from >= to) return null
  if (standing.every(({ statement }) => statement.kind === 'departure')) return holds(body.plain.slice(from, to), STAYS_YET) ? from : null
  if (!standing.every(({ statement }) => statement.kind === 'share_transfer')) return null
  const words =
    body.plain
      .slice(from, to)
      .replace(/\([^()]*\)/g, ' ')
      .match(/[a-z]{2,}/g) ?? []
  const said = body.plain.slice(from, to)
  // Who leaves the company leaves his office with it; where a fact says that he does, nothing is left to say.
  const hasLeft = standing.every(({ statement }) =>
    found.some(
      ({ statement: end }) =>
        end.kind === 'departure' && statement.kind === 'share_transfer' && sameLetters(lettersOf(end.person), lettersOf(statement.from)),
    ),
  )
  return (DONE_LAST.test(said) && !words.every((word) => OF_TRANSFER.test(word))) || (LEAVES_COMPANY.test(said) && !hasLeft) ? from : null
}
/** "… istifa etti; yıl sonuna kadar vazifesi başında bulunacaktır": behind the end of an office, that he holds it yet. */
const STAYS_YET =
  /\b(?:mudur|uye|aza|baskan|gorev|vazife|is)(?!i?l[ae]m)[a-z]* (?:[a-z]+ ){0,3}?(?:devam|kalma(?!m)|kalac|kalm[iu]st|surdur|basinda (?:ol|bulun|kal)|bulunacak|yurutec|yurutmes)/
/** "… devrederek şirketten çıkmıştır": who leaves the company, and not the partners alone, may leave his office with it. */
const LEAVES_COMPANY =
  /\b(?:sirket|kooperatif|firma|isletme)(?:imiz)?[dt][ae]n (?:[a-z]+ ){0,3}?(?:cik|cekil|ayril)(?:m[iu]s|t[iu](?!r)|d[iu](?!r)|makta)/
const DONE_LAST = /(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|[ae]c[ae]kt[iu]r|[dt][iu](?:l[ae]r)?|d[iu]r)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const OF_TRANSFER = ofStems(
  've ile de da bu su yukari- asagi- bahs- gec- bahis anilan mezkur soz konu- keyfiyet- husus- adet- aded- tutar- suret- sekil- uzere icin gore itibar- birlikte olarak olup bedel- ucret- para nakden nakit pesin- tahsil- al- odem- oden- banka hesab- kalan tamam- butun tum hepsi kabul- muvafakat- muvafik uygun gor- intikal- onay- ruz- pay- hisse- sermaye- hak- hukuk- borc- vecibe- yukum- aktif- pasif- defter- isle- kayd- kayit- tescil ilan- karar- oy birlig- oybirlig- noter- tarih- sayi- yevmiye satis- sozlesme- senet- sened- ortak- hissedar- ayril- cik- devir devr- devret- devral- sat- temlik- bagis- hibe- gec- gecir- sahip sahib- ol- olun- edil- et- ed- eyle- yap- bulun- kal- ver- diger sirket- limited anonim turk lirasi tl adet beher toplam ortaklar kurul- genel ettir- duzenle- imzala- sirket- sona er- istirak- taahhut-',
)

/** Facts that say of somebody what a record or a row on offices may say of him. */
const OF_RECORDS: ReadonlySet<FactKind> = new Set<FactKind>(['appointment', 'departure', 'representation', 'auditor'])
/**
 * Labelled records and rows of tables that no fact reads, whatever the office or the form in them: each names somebody, so that none of them
 * passes in silence beside the others that are read.
 */
const unreadRecords = (body: Body, { found }: Stated, told: readonly Told[]): Told[] =>
  [...officerRecordsIn(body), ...officerRowsIn(body).map((row) => ({ ...row, signs: false }))].flatMap(({ name, signs, from, to }) => {
    const letters = lettersOf(name)
    const own = found.filter(
      (each) =>
        OF_RECORDS.has(each.statement.kind) &&
        each.spans.some((span) => overlaps(span, { from, to })) &&
        each.names.some((other) => sameLetters(other, letters)),
    )
    const isRead = own.some(
      ({ statement }) => !signs || statement.kind === 'representation' || statement.kind === 'departure' || statement.kind === 'auditor',
    )
    return isRead || told.some((each) => overlaps(each, { from, to })) ? [] : [{ from, to, why: 'missing_slot' as const }]
  })

/** "250.000 payın oybirliğiyle": by how many shares it was decided. */
const OF_VOTES = /^(?:['’]?[a-z]{1,3})? (?:olumlu |kabul )?oy(?:u|lari|birlig|coklug| birlig| coklug)/
/** "Münferit olan imza yetkisinin … müşterek olarak değiştirilmesine": what the form was that a fact of the piece gives anew. */
const isFormerForm = (body: Body, { type, to }: Mention, { plain, standing }: Piece): boolean =>
  type === 'form' &&
  WAS.test(body.plain.slice(to, to + 40)) &&
  /\b(?:degistiril|cevril)m/.test(plain) &&
  standing.some(({ statement }) => statement.kind === 'representation')
const WAS = /^\S* olan (?:(?:imza|temsil)(?: ve ilzam)? )?yetki/

/** "İstifa nedeniyle boşalan yönetim kurulu üyeliğine": why the seat is free that the clause fills; whose it was the words do not say. */
const isOfVacancy = (body: Body, { type, from, to }: Mention, { standing }: Piece): boolean =>
  type === 'act' &&
  /^\S* (?:(?:etme|ol[ae]y[iu]) )?(?:nedeni|sebebi|dolay[iu]s[iu])(?:yle|yla)? bosal[a-z]+ /.test(body.plain.slice(to - 1, to + 60)) &&
  !/(?:n[iu]n|['’`]\s?[a-z]{1,3}) $/.test(body.plain.slice(Math.max(0, from - 12), from)) &&
  standing.some(({ statement }) => statement.kind === 'appointment')

const ORGAN_MEMBERS = /^(?:yonetim|mudurler|idare) (?:kurulu|meclisi|heyeti) (?:uye|aza)l[ae]r(?:[iu]|imiz)$/
const ELECT_ACTIVELY =
  /\b(?:sec|getir|ata|belirle|gorevlendir|tayin et)(?:m[iu]s(?:t[iu]r|l[ae]r(?:d[iu]r)?)|d[iu](?:l[ae]r)?|t[iu](?:l[ae]r)?)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "Yönetim kurulu üyeleri … A'yı başkanlığa seçmişlerdir": the organ's members as who elects, and no office that is given. */
const isWhoElects = (body: Body, { type, from, to }: Mention, { plain, standing }: Piece): boolean =>
  type === 'office' &&
  ORGAN_MEMBERS.test(body.plain.slice(from, to)) &&
  ELECT_ACTIVELY.test(plain) &&
  standing.some(({ statement }) => statement.kind === 'appointment')

/** Offices that a power goes with, and nothing that stays with whoever leaves one of them. */
const ALL_ENDED: ReadonlySet<Role | null> = new Set<Role | null>(['manager', 'board_member', 'liquidator', 'branch_manager'])
/** Whether the sentence right before a place ends the office of somebody whom the notice puts into none: how he signed ended with it. */
const isWithSeatEnded = (at: number, { found }: Stated): boolean => {
  const ends = found.filter(({ statement, to }) => statement.kind === 'departure' && to <= at && at - to < SOON)
  return (
    ends.length > 0 &&
    ends.every(
      ({ statement, names }) =>
        statement.kind === 'departure' &&
        (isReformed(statement.person, found) ||
          (ALL_ENDED.has(statement.role) &&
            !found.some(
              (each) =>
                (each.statement.kind === 'appointment' || each.statement.kind === 'representation') &&
                each.names.some((name) => names.some((other) => sameLetters(name, other))),
            ))),
    )
  )
}

/** Whether somebody is elected anew with a form of his own: the one behind the end of his office is the one that ended. */
const isReformed = (person: string, found: Stated['found']): boolean =>
  (['appointment', 'representation'] as const).every((kind) =>
    found.some(
      ({ statement }) =>
        statement.kind === kind &&
        ('persons' in statement ? statement.persons : 'person' in statement ? [statement.person] : []).some(
          (name) => lettersOf(name) === lettersOf(person),
        ),
    ),
  )
const FORM_ENDED =
  /^\W*yetki sekli\s?:\s?(?:(?:yetkisi |yalniz(?:ca)? |sadece )?(?:[a-z]+ ){0,3}sube(?:si|sinin)? is(?:leri|lemleri|i)(?: ile)? sinirli olmak uzere\s)?(?:\([^()]*\)\s?(?:ile birlikte|['’]?den herhangi birisiyle)?\s?)?(?:munferiden|mustereken|sinirli)(?: temsile)? yetkili(?:dir)?[\s.]*(?:\(ic yonergede belirtilen sekilde yetkilendirilmistir\.?\)\W*)?(?:\(\d[\d/a-z]*\)\W*)*$/
const HAS_ENDED = /\bonceki bu gorevi sona ermistir\W*$/
/** Who acts for a legal entity from now on, be his name one that nobody knows. */
const ACTS_FOR = /\b(?:adina|namina)\b[^.;]*\bhareket (?:edec|etm[ae]s|edi[ly]|ed[ae]r)/
const HEADS = /\b(?:temsil yetkisi sona eren|yeni atanan|gorev dagilimin|secilenler|musterek listesinde|unvan degis)[a-z]*/g
/** Whether the heading of those whose power ends is the last before a place. */
const isUnderEnds = (body: Body, at: number): boolean =>
  allIn(body.plain.slice(Math.max(0, at - UNDER), at), HEADS)
    .at(-1)?.[0]
    .startsWith('temsil') ?? false
const FIRST_WORD = /^[\s\d.)-]*\p{Lu}\p{Ll}{5,}(?= \p{Ll})/u
/** Whether a piece that says something of a person holds a word that a scan made illegible: it may be the one that bounds or ends it. */
const hasIllegible = (body: Body, { from, to, types, standing }: Piece): boolean =>
  (types.has('party') || types.has('act') || types.has('form') || standing.length > 0) &&
  (isIllegibleIn(body, from, to) || isIllegibleIn(body, from, from + (FIRST_WORD.exec(body.text.slice(from, to))?.[0].length ?? 0), true))

const TERM =
  /(?<!\b(?:ayni|(?:belirsiz|sinirsiz|muayyen olmayan|belirli olmayan)(?: bir)?) )\b(?:sure(?:yle| ile|ligine)|muddetle|(?:yil|sene)(?:l?igina|ligine|l[iu]k)?(?: sure(?:yle| ile)?| icin| muddetle))\b/
/** Whether a piece says how long somebody is elected for and no count of it is legible. */
const hasIllegibleTerm = ({ plain, standing }: Piece): boolean =>
  holds(plain, TERM) &&
  termIn(plain) === null &&
  standing.some(
    ({ statement }) => statement.kind === 'appointment' && statement.until === null && statement.term_years === null && !statement.confirms,
  )

/** Whether a piece elects somebody and says for how long in words that no fact of the notice took. */
const hasLostTerm = ({ plain, standing }: Piece, { found }: Stated): boolean => {
  const term = standing.every(({ statement }) => statement.kind !== 'appointment') ? null : (termIn(plain)?.term ?? null)
  if (term === null || (term.years === null && term.until === null)) return false
  return !found.some(
    ({ statement }) =>
      (statement.kind === 'appointment' || statement.kind === 'representation') &&
      ((term.until !== null && statement.until === term.until) ||
        (statement.kind === 'appointment' && term.years !== null && statement.term_years === term.years)),
  )
}

const DECIDERS =
  /(?:^\s*|[.:;]\s*|\bkarari? )(?:sirket(?:in|imiz|imizin)? )?(?:kurucu )?(?:ortaklar(?:i|imiz)?|uyeler(?:i)?)(?: olan)?,? (?=\S)/g
const DECIDED_BY = /\b(?:karar (?:ver|al)|kararlastir)(?:m[iu]s|d[iu])(?:l[ae]r)(?:d[iu]r)?\W*(?:\([^()\w]*\w[^()]*\)\W*)*$/
/** "Ortaklar A, B ve C … karar vermişlerdir": who decides, of whom nothing is decided by that. */
const decidersIn = once((body: Body): Span[] =>
  sentencesOf(body).flatMap(({ from, to }): Span[] => {
    if (!DECIDED_BY.test(body.plain.slice(from, to))) return []
    const said = allIn(body.plain.slice(from, to), DECIDERS)[0]
    const people = said ? peopleIn(body, from + said.index + said[0].length, to) : []
    const [first] = people
    if (!said || first?.from !== from + said.index + said[0].length) return []
    let last = 0
    while (people[last + 1] && JOINED.test(body.plain.slice(people[last]?.to, people[last + 1]?.from))) last++
    const list = people.slice(0, last + 1)
    return list.length > 1 && list.every(({ after }) => after === null) ? list.map(({ from: at, to: end }) => ({ from: at, to: end })) : []
  }),
)
const RESERVES_FOLLOW = /\byede[kg][a-z]*(?: (?:uye|aza|denetci|murakip)[a-z]*)?\s?:?\s*(?:\d{1,2}\s?[-.)]\s*)?$/
/** A word of a company's states that is part of somebody's name: "Nevin". */
const isOfName = ({ type, from, to }: Mention, all: readonly Mention[]): boolean =>
  type === 'event' && all.some((each) => each.type === 'party' && each.from <= from && to <= each.to)

/**
 * What is told, with the clauses about it that no fact stands in as far as its sentence goes: what they say is said of it too. What then
 * touches for the same reason is told as one.
 */
const together = (body: Body, { found }: Stated, told: Told[]): Told[] => {
  const clauses = clausesOf(body)
  const isFree = (at: Span): boolean => !found.some(({ spans }) => spans.some((span) => overlaps(span, at)))
  const all: Told[] = []
  for (const each of told) {
    const at = clauses.findIndex((clause) => clause.to > each.from)
    let [first, last] = [at, at]
    while (clauses[last + 1] && (clauses[last]?.to ?? 0) < each.to) last++
    const { from, to } = { from: clauses[first]?.sentence.from ?? 0, to: clauses[last]?.sentence.to ?? 0 }
    while (first > 0 && (clauses[first - 1]?.from ?? 0) >= from && isFree(clauses[first - 1] as Span)) first--
    while (clauses[last + 1] && (clauses[last + 1]?.to ?? 0) <= to && isFree(clauses[last + 1] as Span)) last++
    const whole = { from: Math.min(each.from, clauses[first]?.from ?? each.from), to: Math.max(each.to, clauses[last]?.to ?? each.to) }
    const next: Told = each.why !== 'correction' && whole.to - whole.from <= LONGEST ? { ...each, ...whole } : { ...each }
    if (next.from !== each.from || next.to !== each.to) delete next.shares
    const before = all.at(-1)
    if (before && next.from <= before.to && next.to <= before.to) continue
    if (
      before &&
      (next.from < before.to || (before.why === next.why && goesOn(body.plain, before.to, next.from))) &&
      next.to - before.from < LONGEST
    ) {
      before.to = next.to
      delete before.shares
    } else all.push(next)
  }
  return all
}
/** Whether nothing stands between two pieces that ends a sentence, or the second is an item of a list. */
const goesOn = (plain: string, to: number, from: number): boolean =>
  plain.slice(to, from).trim() === '' &&
  (!/[.;]\s*$/.test(plain.slice(to - 3, to)) || /^\s*\d{1,2}\s?[-.)]/.test(plain.slice(from, from + 6)))
/** What is told in one piece is no longer, so that people find the words meant. */
const LONGEST = 600

const HEADING =
  /(?:^|(?<=[.:;)!]\s))(?:[İI]Ç ?ER[İI][ĞG][İI] DE[ĞG][İI][ŞS]EN MADDELER[İI]N YEN[İI] HAL[İI]\s)?(\p{Lu}[\p{Lu}'’]*(?:[ ,/]{1,3}(?:\p{Lu}[\p{Lu}'’]*|\/)){0,9})(?=\s(?:Madde\b|MADDE\b|\d{1,2}\s?[-.)]|\p{Lu}\p{Ll}|\d))/gu
/** How far back the heading of a clause may stand. */
const UNDER = 3000
/** The words in capitals under which a clause stands, the nearest before it or at its beginning; null where none does. */
export const headingOf = (text: string, at: number, body: number): string | null => {
  const from = Math.max(body, at - UNDER)
  const own = text.slice(from, at + 160)
  const last = [...own.matchAll(HEADING)].filter((match) => (match[1] ?? '').length >= 4 && from + match.index <= at + 2).at(-1)
  const heading = last?.[1] ? squeeze(last[1]) : null
  return heading === null || isEntity(heading) || /MAHKEME/.test(heading) ? null : heading
}
