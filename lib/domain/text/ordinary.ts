/**
 * Ordinary words that sentences on offices and powers are made of, short ones too, and what a scan may have made of them. A word that is none
 * and that a single letter parts from one of these alone is that one; what is a word of its own, however rare, is never taken for another.
 */
import { plainLetters } from './letters.ts'

/** As they are spelled. No number stands among them, and none that denies: what a scan left of those is told. */
const ORDINARY = `
  değişik müddetçe şöyle görüş tanesi tanesinin tesbiti tesbitine tesbitinin
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
  müdürüm müdürümü müdürümün müdürüme vekilim vekilimi vekilimin vekilime temsilcimin mümessilimin şirketim şirketimi şirketimin şirketime işletmemin ticarethanemin unvanım unvanımı imzam imzamı imzamın yetkimin adresim adresimi ortağım ortağımın
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
  aba abi abim abimi abis acinca acman afis aft ag agil agri aha ahim ahimi ahmak ajan aka akacak akan akim akimi akiminda akimlari akis akma akmak akmaya akse aksina aksini alabilmesi alacagi alacaklari alam alamaz alamazlar alay alem alemi alime alimleri
  alin alini alinlari almakla almana alna alt altimda ama an anac anasindan anayi anilar anilari anlar annen apis ara araciyla aran arayabilir arim arinmasi arma arsi art arttir arzu as asa asaletin asasi asik asip asir asit aski at ataman
  atanabilir atim atimi atiminda atimlari atis av ava aya ayli aynin azabi azil azmani bag bagina baglarina bagri bahis bal bale bana banko bankolar bar bara bari barina barka basi basima basiya baskam basla baslan baslaninca basli basvurulan
  basvurulur batimi batis batisi batisina batisinda batma bava bay bayilir bayisi baylar baz bedelli bedeniyle beis beji beki belgeleme belgelerim belgi beli bem bendi bene beni bere bert bes besi beyle bezi bilge bilgeler bira biraya biri
  birlige birlikle bisi bolge bolgeler bolgelere bolgelerin bolundugu bon bone bos botun boyadi boyla boylu bugun bukum bukumleri bukun bulanan bulun bulunun bunu bura burc burun burundugu butan buton buyun by cak caki cali cami cani capi
  care cart cati cecen cekmeyi cel cele cep cepler cer ceri ceset cik cilt cirt cok cokmeye coktugu coplugu cuk daga dagilimi dagli daim daime dali dami dan dana dara dari davam daya dayayarak dayi degen den dereceyi dereci deri deva devan
  devem devri dilekci dirligi disimda dogra dolani donen doner donum duger dunun durumum duzenlemeyi edecektik edecektim edep ederi edi edilmese edin egmek egmesi egmeye eksi ela elan elim elimi elma elmasi elmaya erki es ese esi esil esler
  esleri esli esri etmen etmene etmese etmeyi ey eye ez eza ezel fam fara fasih fasit fay fayi fayin faylar fek ferma firina fiste gabi gam gari gecek gecem gecim gecimi gecimine gecin gen gene geni geniz gere gerer gergi geri gerildi gerilen
  gerilmesi gerilmesine gerilmis geris germek germeye gevis gidi gole gon goreni gorevimden gorevime gork goru gorumlu gorusulmesini gosteriler gosterileri gote grubum gruplan gum gumu gunden gune gunumden gur gure gureli guresi guru guzel
  hab haf hah hak hakkimda hala halende hali halimde halk halkinda halt halterde ham hap har hara hare has hasir haslamak hat havali hay hayale hayitli hazim hazin hazirlayan hele hep heri heyete hir hisim hizmetlere hol holde hole hor hukme
  hukumlere hukumlerini hum hunlar hunlarin hur hususa hususla ibare ibaresi ibre icen iceresinde iceriginde icim icimde icindi icip icir idame idamesi idami idareyi iden ifa ig ihaleleri ika ikraz ilah ilahi ilen ilgililere iliskim ilk
  imzalan imzani inal inci ipe ir ira iran irza islek islemlerimi islet islim istermis istilasi ita ite itibarin itmek itmesi itmeye ittifakta iz ize izlem izlemi izlemleri izleri kabuk kabule kabulunu kaderdir kagitli kah kak kal kalde kale
  kam kama kame kamunun kan kanan kanar kandi kanitli kanka kankalar kankaya kanuna kanunen kap kapar kara karam karasi kare karesi kargi karst karun kas kasa kasari kasasi kasi kasidesi kasina kasisi kask kaslarina kast kat katari kavun
  kavunu kavunun kay kaybiyla kayi kayipli kazi kem kendilerini kendisini ker kese kesesi kesi kesmen kigi kila kina kirana kire kiri kirim kirligi kisa kisin kisini kisir kismin kist kiste kita kitaya kizi kizim kokmus koku kokuda kokusu
  konacagi konugu konun konunu konunun konusa kooperatife kopmus kopusu kor koru korucu korucular korum korusu kose kosesi koyle koyu kullanilip kullanilis kullanman kullanmana kulum kumara kumu kur kuram kuramlar kurumlan kurutun kuse kusum
  kutlanmaya kutucu kutucular kutum lal lale lam lar lara lari larin ler lere leri lerin li lik limite limitle lu luk mai maki makim malt mamur masi mat mati matlari meclise mektuba mesi mis muddette mudurlu mudurlugumuzu muessesi muharebe
  muharip muhim munasip mus musahhas nabza nakde nakdin nakline nal nali nar nara nas nazi nazir nci ne nem neti neve neyi nin nisi nun nurum obur odemelere odemi oden oder oderler odeyecektir okce oklar okun okurdu olamak olay olaylar
  olmakta olman olmazi olmek olmesi oluk olum olun olus olusum olusun olusup on ona onan onat onayimi onaylayan onca oncu ongoruler ongoruleri onlan onler onu onum onur opun opup oran oranlar orayi ordugu ortaci ortan ortasi ortayi ortuk orun
  orup ot otmek otmesi otmeye otu otur ov ovayi ovun oya oyun oz ozek ozet paha pal pala papa pare parsi pas pasa pasina pat pata pati patlar paye paylan paylas pazarlara pazi pek peri pey pisi piste plan planlar pur pususu rahibi rahip
  rahipleri rakam rakor ram ray rayi rayin raylar razi recim reise rem rene renin resme sacim sacimi safi sagi sagilmasi sagimi sagli sagma sahidi sahih sahilleri sahin sahini sahinleri sahit sahitleri sahra salimi salsa saman samsa san sani
  sanilir sanip sansa sapma sarilmasi sarip sarisi sarisina sarisinda sarma sarsa sart sas sati satili savi savma saye sayilik sayma sazi sebebe secil secili secime secimini secin sefe seke seli sen sena senede senedin seni senir sent sentlik
  sepet sepetler sere seri sermeye seti setimi seve seye seyi sifali sifayi sihir siire sikir sine siner sinif sinifi sinik sinin sinire siparise siparislere sirat sirati sirketim sirkeye sirkeyi sobe sofi sok sokucu som sone sonla sonuca
  sonunu sor sorumlugu soruna sorunda sorundan sorunlu sov sovuna sovunda soy soyle soyucu soyuna soyunda soyundan sozlesmelerim subeli subeyle suje sule sulu sun suna sune sunlar sunlara sunlarin sunu sunucu sunular sunulari sunun sura
  suratle suratte suretli suru suruyle suse sute sutun taahhude tabl tabu tadi tadip tak taki talebe tali talibi talihinin talip tan tani tanin tapa tapilan tapmak tapmaya tar tara tarafimdan tari tarihle tarik tariminin tasi tasip tatar tay
  tayi tayinini tayip taylar tekil teklife tel tele tem temsilcigi temsilin ten teni tenis tep ter terek teren teri tik tok toplanin toplanip toplayarak topu tor tore tuf tuh tul tullu tun tup tuplu tupu turku turla turle turpu turuyle tus
  tuslu tut tutak tutam tutamagi tutamak tutarak tuter ucmak udi ulan una uncu une unlar unun usur utanan uy uya uyaninca uygulanip uygulanis uysun uyu uz uza uzerimde uzerimden uzerime uzul vakit vargi vaya vb vd vekaletin vena verem verev
  veri veril verileri verili verilmese verim verin verirdi verirmis veris vermen vermeyi viya vs vur yakilacak yakilan yakilmasi yakilmasina yakmak yakmasina yakmaya yakut yam yani yanilmasi yanmak yanmasina yanmaya yapilari yapman yapmana
  yaprak yarilan yarilmasi yarmak yasak yasar yasat yasit yatacagi yatilan yatmak yatmasina yatmaya yayimlanmis yayimlayan yayin yayinlanan yaziti ye yedik yek yel yeli yemi yene yergi yermek yesi yeti yik yika yla yle yonelmek yonetmen yore
  yum yumruk yun yunu yununden yur yutar
`
/** The same of words that lie a letter from one of the templates or of the lexicon ("intifa", "haliç", "taşınmazını"). */
const APART = `
  aciklar acilen aclik adima akarlar alina allik almanak amacina amacini amaclari amaclarina amina anlik aplik aptal arinma arinmis asina atina azlik bagisiklik baglatip bakimsiz baldiran balkanlar balkir barim barkan baskasi baskaya baskin
  baskini basman bastan bazlama beceri belen berkin beseri besin bilgilen bilgilerin binasinin birikimle birimiyle cahil cektigi celen celine ceneli cikrik daginiklik degerleme delik delin deneyci deneyim dengeleme devin devriye dogrucu
  dogrulu doktur dostum durul duzel elastik elleme emdirme enayi esasen esasla esleme etilen firkete galen gececi gecerlilik gelin gelinmesine gelinmistir gemici genelleme gercekle geren gerici gerilme geven gezici goreli gorenek gucluk gulen
  gulluk gurluk gurul guzluk hadde halic harac harekat haril harim haris haslama hastalik haydi hisseder hisseli hissemi hissemin hissi iktifa ilanen ilham imamet imzalasin inceden intifa irtifa irtifak irtifakinin isletmenlik istifanin
  istila istira kabara kanara kapari karabina karaci karali karlilik karsitlik kasar kasara kasin kayda kaygi kayyima kayyum kazara kefaret kertik kesecik kesenek kesif kesim kesimler kesis kesit ketin kiplik kiracak kislik kitlik kizlik
  kosin kostik kudur kumul kurala kuralar kuraldan kurallarda kurallardan kurallarin kurallarinda kurallarindan kurallarinin kuramin kuramlarin kurasinin kurklu kurnaz kurtlu kuruca kuruda kurudu kurulamak kurulari kurulayin kuruluk
  kuruluslarin kurulustur kurumus kurun kurunu kurunun kuruslar kurusu kurut kuruya kutular kutulu kuzulu limitet maddeci mahcubiyet maide melen mesin mucur nesin olanak oldugumu ortakci ortaklasa ortaklikla ortala ortali ortayli ostaki
  payimi radar reddiye sahibe sahici sahil sahili saltik sarar sarfi sarih sarim sarimi satira satirda satirdan satiri satirin satirina satirinda satirindan satirini satirinin satirlara satirlarda satirlardan satirlari satirlarin satirlarina
  satirlarinda satirlarini satirlarinin sayici sayima sayimda sayimi sayimina sayiminda sayimini sayiminin sayimlar sayimlari sayimlarini sayimlarinin secenek secici sehvet sekili sekle seksi seneye sermayesiz sicim sigil sihirli siirli
  sillik sinifli sinirla sinirle siril sirkeli sirret sitil sivil sivili sorulur sundan surasi sureksiz tadim tahil takim takima talih talihli talim tamim tanim tanimanin tapinma tarifinde tarifinden tarifine tarifli tarihci tasim tasinmazi
  tasinmazini tasinmazinin tatari tazim tedbirleri tedviren tekamul tekbir tekillik telkin temkin tepkileri tepkin tepkinin tepkisinin terim terken terkibi terkip termin teskin toplan toplum tumel tunel turel tureli ulusan utanma utanmaz
  uyelikle vaktiyle vasita vasitalar vefali verile yakacak yaldiz yanilarak yanilma yarilma yarim yasmak yonelim zelil
`
const words = (list: string): string[] => list.trim().split(/\s+/)
const SPELLED: ReadonlyMap<string, string> = new Map(words(ORDINARY).map((word) => [plainLetters(word), word]))
const LONE: ReadonlySet<string> = new Set(words(APART))
const REAL: ReadonlySet<string> = new Set([...words(OTHERS), ...LONE])

/** How an ordinary word in plain letters is spelled; null for any other. */
export const spelled = (word: string): string | null => SPELLED.get(word) ?? null
/** Whether a word in plain letters is an ordinary one, or one that lies near an ordinary one. */
export const isOrdinary = (word: string): boolean => SPELLED.has(word) || REAL.has(word)
/** Whether a word in plain letters stands for itself, near a word of the templates as it lies. */
export const standsApart = (word: string): boolean => LONE.has(word) || SPELLED.has(word)
