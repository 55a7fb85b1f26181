/**
 * Sentences on what a company does beside signing: its accounts, its meetings, its papers, its business, the law's own articles. They are
 * many more than can be known word by word (aside.ts does that for few of them), so they are told by what they lack: without the turns of
 * phrase in which a word of signing means something else, no word is left in them of an office, a power, a signature, their beginning or
 * their end, of a bound, a condition, a leave, a court, of who somebody is, of what binds a company; and what is left speaks of such
 * matters.
 */
import { anyOfStems } from '../text/stems.ts'

/** Turns of phrase in which a word of offices, of signing, of ends or of bounds means none of these. */
const TURNS = new RegExp(
  `\\b(?:${[
    // Offices of the state, and bodies by their names.
    '(?:ticaret |ticari )?sicil[a-z]* (?:mudurlu|memurlu)[a-z]*',
    '(?:genel|il|ilce|vergi dairesi|icra|tapu(?: sicil)?|nufus|defterdarlik|bolge|sosyal guvenlik) mudurlu[a-z]*',
    'mudurlu[kg](?:umuz|unuz)[a-z]*|memurlu[kg]umuz[a-z]*',
    '(?:gelir idaresi|kurum|kurul|oda|odalar birligi|vergi denetim kurulu|belediye|borsa|bolge|daire) baskanli[a-z]*',
    '(?:yonetim|denetim|denetleme|mudurler|ortaklar|genel|bakanlar|rekabet|sermaye piyasasi) kurul(?:u|umuz|a|ca|lar|larin|lari)?(?:n?[iu]n|n?[ae]|n?[dt][ae]n?|n?c[ae]|y?l[ae])?',
    '(?:idare|murakabe) (?:meclisi|heyeti)[a-z]*|umumi heyet[a-z]*|vergi idaresi[a-z]*|kamu idare[a-z]*',
    '(?:bakanlik|bakanligi|belediye|valilik|kurum|kurul|resmi makam)[a-z]* (?:[a-z]+ )?izi?n[a-z]*(?: tabi ol(?:an|mayan|madig)[a-z]*)?|izin (?:yazi|belge|ve lisans|ve ruhsat)[a-z]*',
    // Who leads a meeting, who is there and for whom, and how it votes.
    '(?:toplanti|divan|oturum|katip|oy)[a-z]* (?:[a-z]+ ){0,3}(?:baskan|riyaset|memur|uye)[a-z]*|baskanlik divan[a-z]*|(?:divan|oturum|katip|oy toplama)[a-z]* [^;]{0,60}\\bsecil[a-z]*',
    '(?:bakanlik|hukumet|sanayi ve ticaret bakanligi|ticaret bakanligi|gumruk ve ticaret bakanligi) (?:temsilci|komiser)[a-z]*|komiser(?:in|i)? (?:hazir bulun|gozetim|nezaret|huzur|beyan)[a-z]*',
    '(?:pay|hisse) sahib?[a-z]* (?:vekil|temsilci)[a-z]*|ortak(?:lar)?(?:in|larin)? vekil[a-z]*|(?:asaleten|vekaleten)(?: (?:ve|veya) (?:asaleten|vekaleten))?',
    'temsil (?:edilen|eden|edil(?:digi|mekte)[a-z]*|ettig[a-z]*|ettikleri|olunan) (?:oy|pay|hisse|sermaye|ortak|nisa)[a-z]*',
    '(?:oy|pay|hisse|sermaye)[a-z]* (?:[a-z]+ ){0,5}temsil (?:eden|edilen|edildig|edilmekte|olun)[a-z]*',
    '(?:toplanti|oturum|oylama|muzakere)[a-z]* katil[a-z]*|katil(?:an|anlar|im|imci|imlari)[a-z]*|salt cogunlu[a-z]*|el kaldir[a-z]*|son ana kadar|kanuni (?:bir )?engel[a-z]*',
    '(?:oy|oylama|oy ?birligi|oy ?coklugu|oylan)[a-z]* (?:[a-z]+ ){0,3}onaylan[a-z]*|(?:bilanco|hesap|hesab|rapor|tablo|kar|butce|faaliyet|ibra)[a-z]* (?:[a-z]+ ){0,6}onay[a-z]*',
    // Papers that are signed, certified, handed over, filed.
    'imza (?:karsilig|mukabil)[a-z]*|noter(?:lik|ce|in|i)? (?:onay|tasdik)[a-z]*|(?:tutana|zabit|zabt|cetvel|defter|kagi|karar)[a-z]* (?:[a-z]+ ){0,6}imza(?:lan|la|sin|ya|lar| altina al)[a-z]*|imzalar[iu] noterce',
    '(?:dosya|arsiv)[a-z]* kaldir[a-z]*|(?:kayit|kayitlar|hesap|liste)[a-z]* cikar[a-z]*|(?:police|ruhsat|abonelik|sertifika|belge|lisans)[a-z]* (?:[a-z]+ )?yenilen[a-z]*|sigorta police[a-z]*|fotograf[a-z]* cek[a-z]*',
    'vekaletname(?:ler)?(?:in|lerin|si)?(?= (?:[a-z]+ ){0,4}(?:ibraz|sunul|esas|usul|hazirlan|duzenlen|incele))|zayi[a-z]*|mahkemeden alinan zayi belge[a-z]*|bagli olarak',
    // What closes, ends, is set aside, or is done along with something, and is no office.
    '(?:hesap |faaliyet |mali )?(?:donem|yil|devre)[a-z]* son(?:a er|u|lan)[a-z]*|toplanti[a-z]* (?:[a-z]+ )?son(?:a er| ver|landir)[a-z]*',
    '(?:ayril(?:an|mis|mas)|ayrilacak)[a-z]* (?:[a-z]+ ){0,3}(?:ihtiyat|yedek|akce|karsilik|tutar|fon|pay)[a-z]*|(?:ihtiyat|akce|karsilik|yedek|temettu|kardan|kar pay)[a-z]* (?:[a-z]+ ){0,4}ayril[a-z]*',
    '(?:stopaj|faiz|kdv|vergi|ek|not|dipnot|masraf|rapor|tablo)[a-z]* (?:ile|ile birlikte|birlikte)|ortaklarla birlikte (?:[a-z]+ ){0,4}(?:gez|izlen|incele)[a-z]*',
    'yerine getiril[a-z]*|(?:mesleki )?sorumluluk sigorta[a-z]*|yerlerine|yerine yeni[a-z]*|gecici (?:\\d+ )?(?:madde|vergi)[a-z]*|kredi zarar[a-z]*|al[iu]m(?:i|lar[iu])?(?: ve)? sat[iu]m[a-z]*',
    '(?:esas|ana|sirket) sozlesme[a-z]*|(?:kanun|sozlesme|madde|teblig|yonetmelig|fikra)[a-z]* hukum[a-z]*|kanuni hukum[a-z]*|hukumleri(?: mahfuz kalmak (?:sartiyla|kaydiyla|uzere))?',
    'kanunda aksi ongorulmedikce|luzum gosterdikce|(?:sirket|sirketimiz|yil|yili|donem|hesap yili|kooperatif)[a-z]* ait|nak(?:den|di)[a-z]* (?:[a-z]+ ){0,4}taahhut[a-z]*',
    // The law's leave to deal and to compete (TTK 395, 396; eTTK 334, 335); what those in office earn, that they are released and thanked.
    '(?:395|396|334|335)[^;]{0,90}\\bizi?n[a-z]*(?: veril[a-z]*)?|(?:395|396|334|335)[^;]{0,60}(?:muamele|islem)[a-z]*|rekabet yasag[a-z]*|huzur hakk[a-z]*',
    '(?:uye|mudur|aza|murakip|denetci)(?:l[ae]r)?(?:n?[iu]n|[ae])? (?=[^;]{0,80}\\b(?:395|396|334|335|huzur|ucret|ibra|maas|tesekkur))',
    // With what care they serve (TTK 369, 626), and how they were voted for.
    '(?:uye|mudur|yonetici)(?:l[ae]r)?,? (?:[a-z]+ ){0,2}gorev[a-z]* (?:[a-z]+ ){0,3}(?:ozen|durustlu|sadakat|basiret)[a-z]* (?:[a-z]+ ){0,5}(?:yurut|yap|getir|eder|edec)[a-z]*',
    'secim(?:i|ler|leri)?,? (?:[a-z]+ ){0,4}(?:oy ?birlig|oy ?coklug|acik oy|gizli oy)[a-z]*(?: ile)? yapil(?:mis|di)[a-z]*',
  ].join('|')})\\b`,
  'g',
)

/** What speaks of who decides for a company, of who somebody is, or of what becomes of either or of what was decided of them. */
const DECIDES = new RegExp(
  `\\b(?:${anyOfStems(`
    yetki- salahiyet- selahiyet- imza- temsil- ilzam- mudur- baskan- reis- uye- aza- yonet- idare- yurut- vekil- vekal- mumessil- murahhas- prokur- bas[iu]na basinda
    kayyim- komiser- tasfiye- sef- amir- gorev- vazife- sifat- ata atan- atama- atay- atad- secil- secim- secme- secti- secer- tayin- intihap- intihab- getiril- getirm-
    istifa- azil azl- bosal- vefat- olum(?!lu|suz)- olmus oldu olen hastalik- hastalan- hastalig- tutuk- mahkum- hukumlu- vasi- vesayet- gaip- muris- miras- varis-
    iflas- muflis- konkordato- haciz- hacz- tedbir- mahkeme- dava- hakim- savci- iptal- hukumsuz- gecersiz- gecerli(?!lig)- muteber- durdur- aski- yasak-
    onay- izin- izn- muvafak- riza- icazet- oluru- paraf- vize- ancak yalniz- sadece salt munhasir- muster- mustak- munferi- tek bizzat
    bono- kambiyo- kefil- kefalet- aval- ipotek- rehin- rehn- gayrimenkul- gayri tasarruf- devr- devir- temlik- feragat- sulh-
    kendi- onun onlar bunlar- anilan mezkur mumailey- sahis- sahs- kisi- kimse- hicbir- hepsi ikisi ucu artik boyle bundan sorumlu- mesul- ustlen- deruhte- patron- sahibi sahip kadro- akdi
    akit fesh- fesih- infisah- uzaklas- ilisi- ilisk[iu]si sehven duzelt- tavzih- yanlis- usulsuz- sahte- hile- aykiri- yolsuz- butlan- batil- yoklu- yok itiraz- sikayet- ihtilaf- uyusmazlik- geri bekle- yenilenec- yenilenir surdur- kiraci- tekrarlan- sirkuler- azilname- tmsf bagla- el elin- koltug- yerine yerini yerin[ei]
    sart- kosul- kaydiyla kaydi(?=\\sile\\b) tabi tabidir tabiidir bagli halinde takdirde terk- silin- nakl- nakil- tasin- uzat- ayril- cekil- cekm- cekip birak- kaldir- kalk- cikar- dusul- dusur- birles- bolun- donus- vazgec- bakacak bakar bakmak hareket- karariyla kararina oglu kizi esi babasi annesi kardes- damadi
  `)}|(?:adi|ismi|adlari|isimleri) gecen|(?:sicil|kayi?[td])[a-z]* (?:[a-z]+ ){0,3}kapa[tn][a-z]*|(?:isbu|bu|alinan|anilan) (?:karar|durum|hal|usul)[a-z]*)\\b|\\b(?:kadar|dek|degin|tarafindan)\\b[^;]*[ae]c[ae]k|\\b(?:tescil|secim|karar)[a-z]*\\b[^;]*m[ae](?:mis|di)|m[ae]d[iu]kc[ae]\\b|m[ae]ks[iu]z[iu]n\\b|[ae]m[ae]z\\b|[ae]m[ae]y[ae]c[ae]k|\\b(?:bilgi|haber)(?:si|i) (?:disinda|olma)|\\b(?:iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|her iki|her bir) ortak|\\bsirketi(?:mizi)?\\b`,
)
/** What ends or bounds: of these matters only where much is said of them. */
const BOUNDS = new RegExp(
  `\\b(?:${anyOfStems(`
    kadar dek degin sureyle sureli muddet- gecici- son sona sonland- kalmad- kalan degis- erte- reddi redded- ret men meni engel- mani sinir- sayilir sayilacak sayilmis- sayilmas- disin- haric- birlikte beraber- katil- ait-
    emekli- memur- icra- taahhut- borc- kredi- cek ceki ceke cekler- senet senedi senetler- police- sozlesme- mukavele-
  `)})\\b`,
)

/** What companies do beside signing. */
const MATTERS = new RegExp(
  `\\b(?:${anyOfStems(`
    bilanco- kar kari karin- karlar- zarar- hesap- hesab- temettu- ihtiyat- yedek- akce- defter- berat- muhasebe- stok- envanter- amortisman- vergi- stopaj- prim- sigorta- aidat- harc- damga-
    karsilik karsilig- gider- gelir- butce- rapor- tablo- enflasyon- tfrs vuk ufrs muafiyet- tesvik- kdv matrah- mizan- degerle- dipnot- donem- yil- murakip- murakib- denetci- denetim- ibra- ucret- maas- huzur tazminat- kidem- personel- isci- isyeri- istihdam-
    toplanti- gundem- divan- hazirun- oy oyla oylar- oylama- oylan- muzakere- gorus- dilek- dileg- temenni- tutanak- tutanag- zabit- zabt- nisap- nisab- yoklama- oturum- acilis- kapanis- yazman- katip- davet- cagri- takrir- onerge- oneri- teklif- tasvi-
    sicil- gazete- ilan- nesr- nesir- dosya- evrak- suret- nusha- fotokopi- ilmuhaber- belge- noter- tasdik- tescil- teslim- ruhsat- lisans- kapasite- nace oda- altina arsiv- kayit- kaydin- portal- bakanlik- enstitu- istatistik-
    uretim- imalat- pazarlama- ithalat- ihracat- ticaret- hizmet- danismanlik- urun- mahsul- mal- depo- tesis- fabrika- makin- hammadde- tasima- insaat- yazilim- programlama- gida- lokanta- otel- restoran- egitim- tamir- bakim- istigal alim- alis-
    kanun- madde- hukum- yonetmelik- yonetmelig- teblig- mevzuat- fikra- tarife- tesekkur- saygi- basari- ugur- hayirli- taziye- tebrik- kutla- ikram- fotograf- baskili- pay paylar- pay[ai]- hisse- ortak-
    tevzi- tahakkuk- itfa- makbuz- taksit- taksid- arsa- arazi- emlak- leasing akreditif- bordro- teftis- beyanname- bagis- yardim- ciro- mukellef- sendika- navlun- gemi- ambalaj- sevk- nakliy- musteri- sektor- magaza-
    ruzname- mevcudiyet- muhalif- muhalefet- serh- liste- levha- musahede- memnun- iade- basvuru- muracaat- yayim- yayin- sahife- sayfa- saklan- muhafaza- musavir- isletme- kalem- tutar- bedel- masraf- organize- sanayi- bolge- borsa- aktuer-
    ozen- durustlu- sadakat- basiret- sermaye- faaliyet- calisma- proje- yatirim- kur faiz elektrik- su dogalgaz kira- abonelik- sayim- kalite- cevre- ofis- merkez-
  `)})\\b`,
  'g',
)
/** So many words at least speak of other matters; beside a word that bounds, so many. */
const [LEAST, LEAST_BOUND] = [2, 3]

/** Whether folded words are of what decides, or of what ends or bounds. */
export const mayDecide = (folded: string): boolean => DECIDES.test(folded) || BOUNDS.test(folded)

/** Whether the folded words of a clause, which names nobody, speak of other matters alone. */
export const speaksOfOtherMatters = (folded: string): boolean => {
  const rest = folded.replace(TURNS, ' ')
  return !DECIDES.test(rest) && new Set(folded.match(MATTERS)).size >= (BOUNDS.test(rest) ? LEAST_BOUND : LEAST)
}
