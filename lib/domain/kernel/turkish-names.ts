/**
 * Common given names and surnames of Türkiye, in small Turkish letters. No list of names is ever whole: that a name stands here says that
 * it is no slip of a scan; that it does not says nothing.
 */
export const GIVEN_NAMES = `
  abdi abdülhamit abdulkadir abdülkadir abdulkerim abdülkerim abdullah abdüllatif abdulrahman abdurrahim abdurrahman abidin adem adil
  adnan adviye afet agah ahmet ahsen
  akif akın alaattin alaeddin aleyna ali alican alihan alime aliye alp alparslan alper alperen alptekin altan altay anıl arda arif armağan
  arslan arzu asaf asiye aslan
  aslı aslıhan asude asuman asya ata atakan atalay atanur atıf atila atilla attila avni ayberk ayça ayçin aydan aydın ayfer ayhan aykut
  ayla aylin aynur ayşe ayşegül
  aysel ayşen ayşenur aysu aysun aytaç aytekin ayten aytuğ aytül azat azime azize azmi bahadır bahar bahattin bahri bahriye bahtiyar banu
  baran barbaros barış barkın
  başak basri batuhan batur bayram bedia bedirhan bedri bedriye behçet behice behiye behlül bekir belgin belkıs belma benan bengi bengü
  bennur beral berat beren beril
  beritan berk berkan berkant berkay berke berna berrak berrin beste betül beyhan beytullah beyza bilal bilge bilgehan bilgen bilgin
  billur binnaz binnur birgül birol
  birsen bora boran buğra bülent bünyamin burak burçak burçin burcu burhan burhanettin buse büşra cafer çağatay çağdaş çağla çağlar çağrı
  cahide cahit can canan canberk
  caner cankat cansel cansu cavidan cavit celal celalettin celil cem cemal cemalettin cemil cemile cemre cengiz cengizhan cenk cennet
  ceren çetin cevahir cevat cevdet
  cevriye ceyda ceyhan ceyhun ceylan çiğdem cihan cihangir cihat çiler coşkun cumali cumhur cüneyt davut defne demet demir deniz derin
  derman derviş derya devrim dicle
  didem dilan dilara dilaver dilber dilek dilşad doğa doğan doğanay doğukan doğuş dudu dündar duran durdu durmuş dursun duygu ebru
  ebubekir eda edibe edip efe ege ekin
  ekrem ela elçin elif elmas elvan emel emin emine emir emirhan emrah emre emrullah ender enes engin enis enver eray ercan ercüment erdal
  erdem erdinç erdoğan eren erhan
  erkan erkin erkut erman erol ersan ersen ersin ersoy ertan ertuğ ertuğrul esat esen eser esin esma esra eşref ethem evren evrim eylem
  eylül eymen eyüp ezel ezgi fadıl
  fadime fahrettin fahri fahriye faik faruk fatih fatma fatoş fazıl fazilet fazlı fehim fehmi ferah feramuz ferda ferdi ferhan ferhat
  feride feridun feriha ferit fevzi
  fevziye feyza feyzi feyzullah figen fikret fikri fikriye filiz fırat firdevs fuat funda furkan füsun galip gamze gazi gökay gökçe gökçen
  gökhan gökmen göknur göksel
  göktuğ gönül görkem gözde gül gülay gülbahar gülben gülcan gülçin gülden gülderen güler gülfem gülhan gülistan gülizar güllü gülnaz
  gülnur gülperi gülşah gülsemin
  gülsen gülşen gülseren gülsüm gültekin gülten gülümser gün günay güneş güngör günnur günseli gürbüz gürcan gürhan gürkan gürol gürsel
  güven güzin habib habibe habip
  hacer hacı hadi hafize hakan hakkı haldun halide halil halim halime halis halit haluk hamdi hamdullah hamide hamit hamza handan hande
  hanife hanifi harika harun hasan
  hasibe hatice hatun havva hayati haydar hayrettin hayri hayriye hayrullah hazal hazım helin hıdır hikmet hilal hilmi hudayi hulusi hülya
  hümeyra huriye hürrem hürriyet
  hüsamettin hüseyin hüsniye hüsnü ibrahim idil idris ihsan ikbal ilayda ilhami ilhan ilkay ilker ilknur ilyas imdat imran inan inci ipek
  irem irfan ışık işıl ışıl
  iskender islam ismail ismet izzet izzettin kaan kader kadir kadircan kadri kadriye kamber kamer kamil kamile kamuran kaya kayhan kazım
  kemal kemalettin kenan kerem
  kerim kerime keziban kıvanç kıymet köksal koray korhan korkut kubilay kübra kudret kumru kürşat kutay kutlu lale lamia latif latife
  levent leyla lokman lütfi lütfiye
  lütfullah macide mahir mahmut makbul makbule mazhar mazlum medine medya mehmet mehmetali mehmetcan mehtap mekki melahat melda melek
  melih meliha melike melis melisa
  meltem memduh menderes menekşe meral merih mert mertcan merve meryem mesude mesut mete metehan metin mevlüde mevlüt mirac mithat mualla
  muammer muazzez mücahit müge
  muhammed muhammet muharrem muhittin muhlis muhsin muhterem müjdat müjde müjgan mukaddes mükerrem mükremin mümin mümtaz münevver münir
  münire murat murathan mürsel
  mürüvvet musa müşerref müslüm mustafa mutlu muzaffer müzeyyen naci naciye
  nadide nadir nadire nafiz nagihan nahil nahit nail naile naim naime
  namık narin nasuh naz nazan
  nazife nazik nazım nazire nazlı nazmi nazmiye nebahat nebi necat necati necdet necip necla necmettin necmi necmiye nedim nedime nefise
  nehir nejat nejla nergis neriman
  nermin neşe neşet nesibe neslihan nesrin nevin nevriye nevzat nezahat nezaket nezihe nezir nida nihal nihan nihat nil nilay nilgün
  nilüfer nimet niyazi nizamettin
  nuray nurcan nurdan nurettin nurgül nurhan nuri nuriye nursel nursen nurten nurullah oğulcan oğuz oğuzhan okan oktay olcay olgun ömer
  ömür onat önder öner onur orçun
  orhan osman öykü ozan özcan özden özer özge özgen özgür özkan
  özlem öznur pakize pelin pembe peri perihan payidar pervin petek pınar piraye
  poyraz rabia rahime rahmi rahmiye
  raif raife ramazan rana rasim raşit raziye recai recep refia refik refika remzi remziye reşat reşit reyhan rıdvan rıfat rıza rukiye
  rüstem rüveyda rüya saadet
  saadettin sabahat sabahattin saban şaban sabri sabriye sadettin sadi sadık şadiye şafak saffet safiye şahap şahika şahin said saim sait
  sakine şakir salih saliha salim
  salman samet sami saniye sare savaş şebnem seçil seçkin seda sedat sedef sefa sefer şefik şefika segah şehmus şehnaz şehriban selahattin
  selcan selçuk selda selen
  selim selin selma selman selver sema semih semiha semra şemsettin şemsi sena şenay senem şener şengül şenol sera şerafettin serap seray
  serdar şeref seren serhan
  serhat şerif şerife serkan sermet şermin serpil sertaç server servet sevcan sevda sevgi sevgül sevil sevilay sevim sevinç şevket şevki
  sevtap şeyda seyfettin seyfi
  seyfullah seyhan seyit seyithan şeyma sezai sezen sezer sezgi sezgin sezin sibel sidar sıddık sıdıka sıla simge sinan şinasi sinem şirin
  sırma sıtkı soner songül
  sönmez suat sude sudenaz süheyla şükran şükriye şükrü şule süleyman sultan sümeyra sümeyye suna sunay süreyya taha tahir tahsin talat
  talha tamer taner tanju tansu
  tarhan tarık tarkan taşkın tayfun tayfur tayyar tayyip tekin temel teoman tevfik tezcan timuçin timur tolga tolgahan toygar tuba tufan
  tugay tuğba tuğçe tuğrul tülay
  tülin tuna tunç tuncay tuncer turan turgay turgut turhan türkan türkay ufuk uğur uğurcan ulaş ülkü ümit ümmühan ümran umur umut ural
  utku uzay vahap vahdet vahit vasfi
  vasfiye vedat vefa vehbi veli velid vesile veysel veysi vildan volkan
  vural yağmur yahya yakup yaprak yaşar yasemin yasin yavuz yelda yeliz
  yener yeşim yeter yiğit yıldırım
  yıldız yılmaz yonca yüce yücel yüksel yunus yurdagül yusuf zafer zahide zahit zarife zehra zekai zekeriya zeki zekiye zeliha zerrin
  zeynel zeynep zeynettin ziver ziya
  zübeyde züleyha zülfiye zülfü zülküf zümrüt
`
  .trim()
  .split(/\s+/)

/** The commonest surnames, in small Turkish letters. */
export const SURNAMES = `
  abacı acar açar adıgüzel akar akay akbaba akbaş akbulut akça akdağ
  akdemir akdeniz akdoğan akgül akgün akın akkaya akkuş aksoy aksu aktaş
  aktan aktürk akyol akyüz alan alkan
  alkış altay altın altıntaş altun altunbaş altuntaş arı arıcı arıkan arslan aslan aslantaş ataman ataş atay ateş avcı ay ayaz aydemir
  aydın aydoğan aydoğdu ayhan aykut
  aytekin bal balcı baran baş başaran bayrak bayraktar bayram baysal
  bektaş beşerler bilgiç bilgin bilir birinci bodur bostancı boz bozdağ bozkurt
  bozkuş bulut büyük çakar çakır
  çakmak çalışkan çam can canpolat çelebi çelik cengiz çetin çetinkaya çevik ceylan çiçek çiftçi çimen çınar çoban çolak coşkun dağ
  dağdelen dal demir demirbaş demirci
  demirel demirhan demirkan demirkol demirtaş deniz dikmen dinç dinçer doğan doğru doğruyol dönmez duman dündar durak duran durmaz durmuş
  dursun ekici ekinci elmas er
  erbaş erdem erdoğan eren ergin ergül ergün erkan eroğlu erol ersoy erten ertürk esen eser fidan genç gökçe gökdemir gökmen göktaş
  göktürk gül güler gültekin gümüş gün
  günay gündoğdu gündüz güner güneş güngör gürbüz gürel gürsoy gümüşpala güven
  güzel ilhan inan ince inci ışık işler kahraman kahveci kale kalkan
  kandemir kaplan kara karaaslan
  karabulut karaca karadağ karadeniz karagöz karahan karakaş karakaya karakoç karakuş karaman karasu karataş kartal kaya kayacan kaygusuz
  keskin kılıç kılıçarslan kılınç
  kır kırmızı kısa koç koca kocabaş koçak kök köksal korkmaz köse koyuncu küçük kurt kurtuluş kuru kuş kuzu mert mutlu oğuz ok oktay oral
  orhan oruç öz özbek özcan
  okumuş özçelik özdemir özden özel özer özgür özkan özkaya özmen öztuna
  öztürk özyurt pala parlak pehlivan polat sağlam şahan şahin sarı sarıkaya savaş
  şeker şen şener şentürk sevim
  sezer sezgin şimşek sönmez soylu soysal tan taş taşçı taşdemir taşkın teke tekin tekir temel temiz topal topçu toprak tosun tuna tunç
  turan turgut türk türkmen
  türkoğlu uçak uçar uğur ulu ulusoy ünal ünlü ünver ural uslu usta üstün uyar uysal uzun uzunoğlu yalçın yalçınkaya yaman yaşar yavuz
  yazıcı yiğit yıldırım yıldız yorulmaz
  yılmaz yüce yücel yüksel yurt yurtsever yüzer zengin zorlu
`
  .trim()
  .split(/\s+/)
