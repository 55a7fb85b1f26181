/**
 * Ordinary words that sentences on offices and powers are made of, short ones too, and what a scan may have made of them. A word that is none
 * and that a single letter parts from one of these alone is that one; what is a word of its own, however rare, is never taken for another.
 */
import { before, plainLetters } from './letters.ts'
import { remembered } from '../kernel/remembered.ts'

/** As they are spelled. No number stands among them, and none that denies: what a scan left of those is told. */
const ORDINARY = `
  ve veya yahut ile ise için her tek çift tüm bütün bazı diğer başka aynı ayrı ayrıca ancak yalnız sadece dahi hem gerek gerekse ila uygun ilgili istinaden dayanılarak dayanarak ait aittir dair ilişkin göre karşı doğru kadar kadardır sonra
  önce beri itibaren rağmen dolayı gibi gibidir üzere hakkında arasında arasından içinde içerisinde dışında altında üzerinde nezdinde huzurunda suretiyle suretle ilgilendiren aşağıda aşağıdaki aşağıdadır aşağıdakiler yukarıda yukarıdaki yeni
  eski son mevcut mali ticari hukuki idari resmi özel hususi gerçek hükmi tüzel nakdi nakden ayni itibari umumi kanuni yasal asil asaleten cari yedek kamu ana genel olağan esas aktif olmak olmakla olarak olan olup olanlar olması olmasına oldu
  olduğu olur olacak oluşan oluşur oluşmak oluşmasına oluşturulmuştur bulunan bulunanlar bulunduğu bulunmak bulunmaktadır bulunması kullanmak kullanmaya kullanılması kullanılır yapmak yapmaya yapılan yapılması yapılacak etmek etmeye etmesi
  etmesine etmeleri etmelerine eder ederler eden edilen edilmiş edilmesi edilmesine edecek edecektir edebilir edebilirler edilebilir vermek vermeye verir verilen verildi verilmiş verilmesi verilmesine veren almak almaya alan alınan alınana
  açmak imzalamak imzalamaya imzalar imzalarlar imzalayabilir imzalanır görüşüldü görüşülmesine okundu toplanarak toplanır toplanmış sunulan sunulmak istenilmiş konmuş anılan adı geçen çekmeye akdetmeye akdedilir akdedilen atanan atacağı
  atacakları koyacağı koyacakları yapacağı ödenmiş ödenecektir uygulanır hazırlanan gösterilen onaylanan yayımlanan öngörülen kısaltılabilir atayabilir paylaştırılmıştır gerektirdiği kullanılacaktır reddedilmiştir sayılır sayılmasına
  kılınmasına yetkilidirler temsile temsilen temsilinde ilzama ilzamına yürütmek yönetmek gün günü gününden yıl yıla yıllık yıllığına yıldır yılı ay aylık sene senedir senelik saat süre süreyle süreli süresi müddet müddetle müddeti tarih
  tarihli tarihinde tarihinden dönem devre zaman hal halde hale halinde hallerde konu konusu konuda konularında husus hususu hususta hususlar hususlarda hususunda husustaki iş işler işleri işlerde işlem işlemi işlemler işlemleri işlemlerde
  işlemlerini muamele mal malı malları oy oyu kar tür türlü çeşit nevi bilumum bilcümle sair imza imzası imzaya imzayı imzaları imzasıyla imzalarıyla kaşe kaşesi unvan unvanı pay payı paylar hisse hissesi üye üyesi üyeler üyeleri aza azası
  reis reisi müdür müdürü müdürler ortak ortağı ortaklar grup grubu grubun grubundan gruplar gruptaki derece derecede dereceye kişi kişiye kişiden şahıs şahsa başkan başkanı başkanınca vekil vekili memur memuru muhasip mümessil komandit
  komandite komanditer kollektif limited anonim banka bankaya bankayı bankada bankalar bankalara bankalarda bankalardan çek çekler senet senedi senetler bono poliçe kredi kredisi ipotek rehin kefalet teminat mektubu havale virman tahsil
  tahsili tahsile vergi borç alacak para bedel bedelle satış satışı satımı alış alım alımı alımlarında kira kiraya kiralama araç taşıt tapu ihale ihalelere malzeme madde fatura makbuz evrak evrakı belge belgeler belgelerin sözleşme
  sözleşmeler sözleşmesi sözleşmeleri mukavele mukavelesi karar kararı kararla kararıyla rapor liste beyanname dilekçe hesap hesabı hesaplar hesapları hesaplarından gümrük dava mahkeme noter sigorta nakit daire daireler dairesi dairelerde
  makam merci kurum kuruluş kurumlar kuruluşlar müessese kurul kurulu kurulun kurula kurulca kurulunca heyet heyeti meclis meclisi idare idaresi idareye şirket şirketi şirketin şirkete şube şubesi kooperatif kooperatifi firma işletme merkez
  merkezi sahip sahibi sahipleri görev görevi görevine görevinden vazife sıfat sıfatı sıfatıyla yetki yetkisi yetkisini yetkili yetkilisi yetkilileri yetkililerinden limit limiti miktar tutar tutarı değer değeri sınır sınırı kısım kısmı baş
  başına başlarına birlikte beraber müştereken münferiden müşterek münferit oybirliği oybirliğiyle oybirliğince oyçokluğu ittifakla ittifakıyla çoğunluk birliği çokluğu devam devamına talep talebi tespit tesbit tadil tevdi ibraz tescil
  tescili ilan ilanı onay onayı onaylı onayına tasdik tasdikli tasdiki kabul kabulü kabulüne istifa istifası tayin tayinine seçim seçimi seçimine tutanak tutanağı toplantı toplantısı toplantıda gündem gündemin sayı sayılı sayısı numara
  numaralı yazılı kayıtlı mukim vatandaşı uyruklu adres adresi ikamet ikametgah soyadı adları soyadları yevmiye sicil sicili fazla az tam geniş hazır çerçevesinde kapsamında doğrultusunda sorumlu sorumlusu uzmanı şefi yönetici yöneticisi
  muhasebe satınalma pazarlama personel lüzumlu ahzu kabza sulh ibra feragat murahhas tabi haiz bağlı fesih ipoteği sınırlı limitli temsilci temsilcisi temsilciler vekaleten başlamak tamamı tamamını tamamının tamamen kısmen aynen açıkça
  yeniden böyle böylece bunun bunların bunlar buna bundan bunlara onun onlar kendi kendisi kendisine kendilerine kanun kanunu kanunun maddesi hüküm hükümleri hükümlerine usul sermaye sermayesi sebebi nedeniyle sebebiyle amacıyla kaydıyla
  şartıyla uyarınca gereğince tarafından neticesinde sonunda sonuna sonucu sonucunda dolayısıyla itibariyle müdürlüğümüze müdürlüğümüzde memurluğumuzdaki dairemizdeki belgelere vesikalara mukavelesinin sözleşmesinin dışarıya uyruğu olabilmesi
  hizmet hizmetleri organının temsili yeri aralarında taahhüt taahhüdü tümüyle sonundan durumun muhafaza firmadan üzerine üzerinden kararının nüshasında dilekçede müdürüdür yayınlanmış seçilecek kurucu kurucular ilgilileri istenmiş
  imzalanmıştır kurulmuş kurulmuştur kurmuşlardır yürütülür seçilmişlerdir sermayenin alma satma alınması satılması satılmasına kiralanması ödeme ödemeler ödemeleri tahsilat tahsilatı satışında alımında alımları satışları satışına
  kiralanmasında taşınmaz taşınmazın taşınmazlar taşınmazların gayrimenkul gayrimenkuller gayrimenkulün gayrimenkullerin başvuru başvuruları başvurular başvurularda müşavir müşaviri sevkiyat nakliye yönünde yönündeki muamelelerinde
  işlemlerinde sözleşmelerinde sözleşmelerini sözleşmelerin dağıtımı ihracat ithalat sipariş siparişi siparişleri teklif teklifi keşidesi cirosu düzenlemek düzenlemeye düzenlenmesi imzalanması imzalanmasında imzalanmasına yapmasına
  yapılmasına yetkililer yetkilisinin üyelerinin üyelerin üyesinin üyesiyle başkanının başkanıyla müdürünün müdürle müdürlerin ortakların ortaklarca toplantısında toplantısının tarihine tarihten tarihinin onayını itibarıyla surette aksi
  aksine kimyasal
`
/**
 * Words, names and places that lie one damaged letter from an ordinary word, as far as they are no other form of the words of the lexicon:
 * worked out from the Turkish spelling dictionary (hunspell-tr) and the words that Tesseract's Turkish model holds to be usual.
 */
const OTHERS = `
  aba abi abim abimi abis aciklar acilen acinca aclik acman adima afis aft ag agil agri aha ahim ahimi ahmak ajan aka akacak akan akarlar akim akimi akiminda akimlari akis akma akmak akmaya akse aksina aksini alabilmesi alacagi alacaklari
  alam alay alem alemi alime alimleri alin alina alini alinlari allik almakla almana almanak alna alt altimda ama amacina amacini amaclari amaclarina amina an anac anasindan anayi anilar anilari anlar anlik annen apis aplik aptal ara araciyla
  aran arayabilir arim arinma arinmasi arinmis arma arsi art arttir arzu as asa asaletin asasi asik asina asip asir asit aski at ataman atanabilir atim atimi atiminda atimlari atina atis av ava aya ayli aynin azabi azil azlik azmani bag
  bagina bagisiklik baglarina baglatip bagri bahis bakimsiz bal baldiran bale balkanlar balkir bana banko bankolar bar bara bari barim barina barka barkan basi basima basiya baskam baskasi baskaya baskin baskini basla baslan baslaninca basli
  basman bastan basvurulan basvurulur batimi batis batisi batisina batisinda batma bava bay bayilir bayisi baylar baz bazlama beceri bedelli bedeniyle beis beji beki belen belgeleme belgelerim belgi beli bem bendi bene beni bere berkin bert
  bes beseri besi besin beyle bezi bilge bilgeler bilgilen bilgilerin binasinin bira biraya biri birikimle birimiyle birlige birlikle bisi bolge bolgeler bolgelere bolgelerin bolundugu bon bone bos botun boyadi boyla boylu bugun bukum
  bukumleri bukun bulanan bulun bulunun bunu bura burc burun burundugu butan buton buyun by cahil cak caki cali cami cani capi care cart cati cecen cekmeyi cektigi cel cele celen celine ceneli cep cepler cer ceri ceset cik cikrik cilt cirt
  cok cokmeye coktugu coplugu cuk daga dagilimi daginiklik dagli daim daime dali dami dan dana dara dari davam daya dayayarak dayi degen degerleme delik delin den deneyci deneyim dengeleme dereceyi dereci deri deva devan devem devin devri
  devriye dilekci dirligi disimda dogra dogrucu dogrulu doktur dolani donen doner donum dostum duger dunun durul durumum duzel duzenlemeyi edecektik edecektim edep ederi edi edilmese edin egmek egmesi egmeye eksi ela elan elastik elim elimi
  elleme elma elmasi elmaya emdirme enayi erki es esasen esasla ese esi esil esleme esler esleri esli esri etilen etmen etmene etmese etmeyi ey eye ez eza ezel fam fara fasih fasit fay fayi fayin faylar fek ferma firina firkete fiste gabi
  galen gam gari gececi gecek gecem gecerlilik gecim gecimi gecimine gecin gelin gelinmesine gelinmistir gemici gen gene genelleme geni geniz gercekle gere geren gerer gergi geri gerici gerildi gerilen gerilme gerilmesi gerilmesine gerilmis
  geris germek germeye geven gevis gezici gidi gole gon goreli gorenek goreni gorevimden gorevime gork goru gorumlu gorusulmesini gosteriler gosterileri gote grubum gruplan gucluk gulen gulluk gum gumu gunden gune gunumden gur gure gureli
  guresi gurluk guru gurul guzel guzluk hab hadde haf hah hak hakkimda hala halende hali halic halimde halk halkinda halt halterde ham hap har hara harac hare harekat haril harim haris has hasir haslama haslamak hastalik hat havali hay hayale
  haydi hayitli hazim hazin hazirlayan hele hep heri heyete hir hisim hisseder hisseli hissemi hissemin hissi hizmetlere hol holde hole hor hukme hukumlere hukumlerini hum hunlar hunlarin hur hususa hususla ibare ibaresi ibre icen iceresinde
  iceriginde icim icimde icindi icip icir idame idamesi idami idareyi iden ifa ig ihaleleri ika ikraz iktifa ilah ilahi ilanen ilen ilgililere ilham iliskim ilk imamet imzalan imzalasin imzani inal inceden inci intifa ipe ir ira iran irtifa
  irtifak irtifakinin irza islek islemlerimi islet isletmenlik islim istermis istifanin istila istilasi istira ita ite itibarin itmek itmesi itmeye ittifakta iz ize izlem izlemi izlemleri izleri kabara kabuk kabule kabulunu kaderdir kagitli
  kah kak kal kalde kale kam kama kame kamunun kan kanan kanar kanara kandi kanitli kanka kankalar kankaya kanuna kanunen kap kapar kapari kara karabina karaci karali karam karan karasi kare karesi kargi karlilik karsitlik karst karun kas
  kasa kasar kasara kasari kasasi kasi kasidesi kasin kasina kasisi kask kaslarina kast kat katari kavun kavunu kavunun kay kaybiyla kayda kaygi kayi kayipli kayyima kayyum kazara kazi kefaret kem kendilerini kendisini ker kertik kese kesecik
  kesenek kesesi kesi kesif kesim kesimler kesis kesit kesmen ketin kigi kila kina kiplik kiracak kirana kire kiri kirim kirligi kisa kisin kisini kisir kislik kismin kist kiste kita kitaya kitlik kizi kizim kizlik kokmus koku kokuda kokusu
  konacagi konugu konun konunu konunun konusa kooperatife kopmus kopusu kor koru korucu korucular korum korusu kose kosesi kosin kostik koyle koyu kudur kullanilip kullanilis kullanman kullanmana kulum kumara kumu kumul kur kurala kuralar
  kuraldan kurallarda kurallardan kurallarin kurallarinda kurallarindan kurallarinin kuram kuramin kuramlar kuramlarin kurasinin kurklu kurnaz kurtlu kuruca kuruda kurudu kurulamak kurulari kurulayin kuruluk kuruluslarin kurulustur kurumlan
  kurumus kurun kurunu kurunun kuruslar kurusu kurut kurutun kuruya kuse kusum kutlanmaya kutucu kutucular kutular kutulu kutum kuzulu lal lale lam lar lara lari larin ler lere leri lerin li lik limite limitet limitle lu luk maddeci
  mahcubiyet mai maide maki makim malt mamur masi mat mati matlari meclise mektuba melen mesi mesin mis mucur muddette mudurlu mudurlugumuzu muessesi muharebe muharip muhim munasip mus musahhas nabza nakde nakdin nakline nal nali nar nara nas
  nazi nazir nci ne nem nesin neti neve neyi nin nisi nun nurum obur odemelere odemi oden oder oderler odeyecektir okce oklar okun okurdu olamak olanak olay olaylar oldugumu olmakta olman olmazi olmek olmesi oluk olum olun olus olusum olusun
  olusup on ona onan onat onayimi onaylayan onca oncu ongoruler ongoruleri onlan onler onu onum onur opun opup oran oranlar orayi ordugu ortaci ortakci ortaklasa ortaklikla ortala ortali ortan ortasi ortayi ortayli ortuk orun orup ostaki ot
  otmek otmesi otmeye otu otur ov ovayi ovun oya oyun oz ozek ozet paha pal pala papa pare parsi pas pasa pasina pat pata pati patlar paye payimi paylan paylas pazarlara pazi pek peri pey pisi piste plan planlar pur pususu radar rahibi rahip
  rahipleri rakam rakor ram ray rayi rayin raylar razi recim reddiye reise rem rene renin resme sacim sacimi safi sagi sagilmasi sagimi sagli sagma sahibe sahici sahidi sahih sahil sahili sahilleri sahin sahini sahinleri sahit sahitleri sahra
  salimi salsa saltik saman samsa san sani sanilir sanip sansa sapma sarar sarfi sarih sarilmasi sarim sarimi sarip sarisi sarisina sarisinda sarma sarsa sart sas sati satili satira satirda satirdan satiri satirin satirina satirinda
  satirindan satirini satirinin satirlara satirlarda satirlardan satirlari satirlarin satirlarina satirlarinda satirlarini satirlarinin savi savma saye sayici sayilik sayima sayimda sayimi sayimina sayiminda sayimini sayiminin sayimlar
  sayimlari sayimlarini sayimlarinin sayma sazi sebebe secenek secici secil secili secime secimini secin sefe sehvet seke sekili sekle seksi seli sen sena senede senedin seneye seni senir sent sentlik sepet sepetler sere seri sermayesiz
  sermeye seti setimi seve seye seyi sicim sifali sifayi sigil sihir sihirli siire siirli sikir sillik sine siner sinif sinifi sinifli sinik sinin sinire sinirla sinirle siparise siparislere sirat sirati siril sirkeli sirketim sirkeye sirkeyi
  sirret sitil sivil sivili sobe sofi sok sokucu som sone sonla sonuca sonunu sor sorulur sorumlugu soruna sorunda sorundan sorunlu sov sovuna sovunda soy soyle soyucu soyuna soyunda soyundan sozlesmelerim subeli subeyle suje sule sulu sun
  suna sundan sune sunlar sunlara sunlarin sunu sunucu sunular sunulari sunun sura surasi suratle suratte sureksiz suretli suru suruyle suse sute sutun taahhude tabl tabu tadi tadim tadip tahil tak taki takim takima talebe tali talibi talih
  talihinin talihli talim talip tamim tan tani tanim tanimanin tanin tapa tapilan tapinma tapmak tapmaya tar tara tarafimdan tari tarifinde tarifinden tarifine tarifli tarihci tarihle tarik tariminin tasi tasim tasinmazi tasinmazini
  tasinmazinin tasip tatar tatari tay tayi tayinini tayip taylar tazim tedbirleri tedviren tekamul tekbir tekil tekillik teklife tel tele telkin tem temkin temsilcigi temsilin ten teni tenis tep tepkileri tepkin tepkinin tepkisinin ter terek
  teren teri terim terken terkibi terkip termin teskin tik tok toplan toplanin toplanip toplayarak toplum topu tor tore tuf tuh tul tullu tumel tun tunel tup tuplu tupu turel tureli turku turla turle turpu turuyle tus tuslu tut tutak tutam
  tutamagi tutamak tutan tutani tutarak tuter ucmak udi ulan ulusan una uncu une unlar unun usur utanan utanma utanmaz uy uya uyaninca uyelikle uygulanip uygulanis uysun uyu uz uza uzerimde uzerimden uzerime uzul vakit vaktiyle vargi vasita
  vasitalar vaya vb vd vefali vekaletin vena verem verev veri veril verile verileri verili verilmese verim verin verirdi verirmis veris vermen vermeyi viya vs vur yakacak yakilacak yakilan yakilmasi yakilmasina yakmak yakmasina yakmaya yakut
  yaldiz yam yani yanilarak yanilma yanilmasi yanmak yanmasina yanmaya yapilari yapman yapmana yaprak yarilan yarilma yarilmasi yarim yarmak yasak yasar yasat yasit yasmak yatacagi yatilan yatmak yatmasina yatmaya yayimlanmis yayimlayan yayin
  yayinlanan yaziti ye yedik yek yel yeli yemi yene yergi yermek yesi yeti yik yika yla yle yonelim yonelmek yonetmen yore yum yumruk yun yunu yununden yur yutar zelil
`
const words = (list: string): string[] => list.trim().split(/\s+/)
const SPELLED: ReadonlyMap<string, string> = new Map(words(ORDINARY).map((word) => [plainLetters(word), word]))
const REAL: ReadonlySet<string> = new Set(words(OTHERS))

/** How an ordinary word in plain letters is spelled; null for any other. */
export const spelled = (word: string): string | null => SPELLED.get(word) ?? null
/** Whether a word in plain letters is an ordinary one, or one that lies near an ordinary one. */
export const isOrdinary = (word: string): boolean => SPELLED.has(word) || REAL.has(word)
