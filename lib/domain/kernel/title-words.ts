/**
 * Words that trade names and addresses are made of everywhere, in small Turkish letters. As with names: standing here proves a word, being
 * absent proves nothing.
 */
export const TITLE_WORDS = `
  adi ağaç akaryakıt aksesuar alım alüminyum ambalaj anonim apart araç aracılık araştırma arıtma asansör atık avm ayakkabı bağımsız
  baharat bakım balıkçılık banka
  bankası basım basın bayilik beton bilgi bilgisayar bilişim bina birliği boya büro cam catering çelik çevre çiçekçilik cihaz cihazları
  çimento çocuk dağıtım danışmanlık
  dekorasyon demir denetim deniz denizcilik deri derneği dernek deterjan dijital dış doğal doğalgaz döküm döviz eczacılık eczane eğitim
  eğitimi eğlence elektrik
  elektrikli elektronik emlak endüstri endüstriyel enerji et etkinlik ev faaliyetleri fabrika factoring faktoring fason film filo finans
  finansal finansman fındık fırın
  firma fuar fuarcılık gayrimenkul gaz gazetecilik gemi geri gıda girişim girişimi girişimleri giyim göz grafik grubu grup güç gümrük
  gümrükleme güneş güvenlik güzellik
  halı halinde hastane hastanesi hava havacılık hayvan hayvancılık hediyelik hizmet hizmetleri holding hukuk hurda iç idaresi ihracat
  ihtiyaç iklimlendirme iktisadi ilaç
  iletişim imalat imalatı inşaat internet iş ısı ısıtma işleme işleri işletme işletmeciliği işletmesi ithalat izolasyon jeneratör kafe
  kağıt kalıp kalkınma kaplama kargo
  kauçuk kimya kimyasal kiralama kırtasiye kitap klima kolektif kollektif komandit kömür kontrol kooperatifi kozmetik kreş kültür kurumsal
  kuruyemiş kuyumculuk lastik
  limited lojistik lokanta ltd maden madencilik mağazacılık makina makine mali malzeme malzemeleri market medikal medya menkul mermer
  metal mimarlık mobilya montaj motor
  motorlu muhasebe mühendislik müşavirliği müşavirlik müteahhitlik mutfak müzik nakliyat nakliye ofis öğrenci öğretim okul ölçü oluklu ön
  optik organik organizasyon
  orman ortak ortaklığı otel otelcilik oto otobüs otomasyon otomotiv oyun oyuncak özel pano park pastane pazarlama perakende personel
  petrol peyzaj pirinç plan plastik
  prefabrik prodüksiyon proje promosyon radyo rehabilitasyon reklam reklamcılık restoran restorant saat sac sağlık sanat sanayi sanayii
  sandığı şarküteri satış savunma
  seracılık serbest servis seyahat sigorta sınırlı şirket şirketi sistem sistemleri site soğutma sorumlu sosyal spor su şubesi sürücü süt
  taahhüt tarım tarımsal tasarım
  tasfiye taşıma taşımacılığı taşımacılık taşıt taşıtlar tedarik teknik teknoloji teknolojik teknolojileri tekstil temizlik temsilcilik
  tesis tesisat tesisleri tıbbi
  ticaret ticari toprak toptan triko tuhafiye tüketim turizm türk türkiye ulaşım uluslararası un üniversitesi unlu üretim ürün ürünleri
  vakfı vakıf varlık ve vergi yapı
  yapım yatırım yatırımcılık yatırımları yayın yayıncılık yazılım yedek yem yemek yeminli yenilenebilir yönetim yönetimi yüksek yumurta
  yurt zeytin zeytinyağı ziraat
  zirai zücaciye
`
  .trim()
  .split(/\s+/)

/** Words of addresses, besides the names of places. */
export const ADDRESS_WORDS = `
  ada apartman apartmanı asfaltı asri atatürk avenue bağımsız bahçe bahçeli bahçelievler barbaros batı bayraktar belediye bina binası
  bloğu blok bodrum bölge bölgesi
  bölüm bul bulvarı büyük cad cadde caddesi caddesine camii çarşı çarşısı çevre cumhuriyet daire dış doğu dükkan esentepe eski fatih fevzi
  gazi genel giriş güneş güney
  hal han hanı hastane havaalanı hükümet hürriyet iç ihsaniye ilçe ilçesi inönü iş işhanı istasyon istiklal işyeri kapı kat katı kavşağı
  kemal kısım köy köyü küçük kule
  kültür küme kümesi kurtuluş liman mah mahalle mahallesi mareşal merkez merkezi mevki mevkii meydanı mimar mustafa numara numaralı ofis
  organize orta osb park paşa
  pasajı plaza residence rezidans saha sahil sanayi sancak şehit şehitler site sitesi sok sokağı sokak sultan tekstil ticaret türkiye üst
  üzeri vadi yanı yeni yıldırım
  yol yolu zafer zemin zübeyde
`
  .trim()
  .split(/\s+/)

/** Districts (ilçe) whose names stand at the end of addresses and that have no registry office of their own, in small Turkish letters. */
export const DISTRICTS = `
  adalar adapazarı akdeniz akhisar aksu aliağa altıeylül altındağ altınordu altınova arnavutköy arsuz artuklu ataşehir avanos avcılar
  aydıncık bağcılar bağlar
  bahçelievler bakırköy balçova battalgazi bayraklı bayrampaşa beşiktaş beykoz beylikdüzü beyoğlu bornova bozova buca büyükçekmece
  çamlıdere canik çankaya çatalca
  çayırova çekmeköy ceyhan çiğli çorlu çubuk çukurova darıca defne derince dilovası döşemealtı dulkadiroğlu efeler elbistan elmadağ
  eminönü erdemli esenler esenyurt
  etimesgut eyüp eyüpsultan eyyübiye fatih ferizli gaziemir gaziosmanpaşa gebze gölbaşı gölcük güngören gürsu güzelbahçe haliliye hendek
  ilkadım ipekyolu iskenderun
  izmit kadıköy kağıthane kahramankazan karabağlar karaköprü karapürçek karatay karesi karşıyaka kartal kartepe kayapınar keçiören kepez
  kestel kızıltepe kocasinan konak
  konyaaltı körfez küçükçekmece kuşadası maltepe mamak melikgazi menderes menemen menteşe meram merkezefendi mezitli mudanya muratpaşa
  narlıdere nilüfer odunpazarı
  onikişubat ortahisar osmangazi pamukkale pendik pursaklar şahinbey sancaktepe sarıçam sarıyer şehitkamil şehzadeler selçuklu serdivan
  seyhan şile silivri sincan şişli
  süleymanpaşa sultanbeyli sultangazi talas tarsus tepebaşı torbalı toroslar turgutlu tuşba tuzla ümraniye üsküdar yahşihan yakutiye
  yenimahalle yenişehir yeşilyurt
  yıldırım yunusemre yüreğir zeytinburnu
`
  .trim()
  .split(/\s+/)
