/**
 * A made-up list of many origins and how the papers of a Turkish bank spell its names; the method of near names was not tuned on these. Each
 * part of a name has the spellings of lists and those of the bank; names are put together of them and changed as clerks and forms do.
 */
import { randomFrom, type Spelling } from './near-names.ts'

/** `Qays Qais = KAYS KAİS`: spellings of lists (`_` for a blank), spellings of the bank. */
type Word = { listed: string[]; own: string[] }
const wordsOf = (text: string): Word[] =>
  text
    .trim()
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((line) => {
      const [listed = '', own = ''] = line.split('=').map((side) => side.trim())
      const spaced = (side: string): string[] => side.split(/\s+/).map((word) => word.replaceAll('_', ' '))
      return { listed: spaced(listed), own: spaced(own || listed) }
    })

type Origin = { given: Word[]; family: Word[]; middle?: Word[]; comma: boolean }

export const ORIGINS: Readonly<Record<string, Origin>> = {
  arab: {
    comma: true,
    given:
      wordsOf(`Qays Qais = KAYS; Luay Luai = LÜEY LUAY; Muayyad Mu'ayyad = MÜEYYED; Hazim Hazem = HAZIM; Ghassan = GASSAN; Nizar = NİZAR;
      Ihab Ehab = İHAB; Ayham = EYHEM AYHAM; Maytham Maitham = MEYSEM; Taqi = TAKİ; Faraj = FEREC; Mufid Mofid = MÜFİT; Mundhir Munther = MÜNZİR;
      Nidal Nedal = NİDAL; Suhayl Suhail = SÜHEYL; Usamah Osama = USAME; Yazid = YEZİD YEZİT; Jawdat = CEVDET; Shihab = ŞİHAB;
      Abd_al-Jabbar Abdul_Jabbar = ABDÜLCEBBAR; Abd_al-Wahhab Abdulwahab = ABDÜLVEHHAB; Abdul_Samad Abd_al-Samad = ABDÜSSAMED;
      Abd_al-Salam Abdussalam = ABDÜSSELAM; Abd_al-Nasir Abdel_Nasser = ABDÜNNASIR; Badr_al-Din Badreddine = BEDRETTİN BEDREDDİN;
      Ala'_al-Din Alauddin = ALAADDİN ALAATTİN; Muhyi_al-Din = MUHYİDDİN MUHİTTİN; Husam_al-Din = HÜSAMETTİN; Muwaffaq = MUVAFFAK; Sufyan = SÜFYAN;
      Khalid Khaled = HALİT HALİD; Mohammed Muhammad = MUHAMMET MUHAMMED; Mahmoud = MAHMUT; Jamal = CEMAL; Tha'ir Thaer = SAİR; Waddah = VADDAH`),
    family: wordsOf(`al-Dulaymi al-Duleimi = EL_DÜLEYMİ DÜLEYMİ; al-Jubouri al-Jaburi = EL_CUBURİ CUBURİ; al-Khafaji = EL_HAFACİ HAFACİ;
      al-Rubaie = ER_RUBAİ; al-Zubaidi = EZ_ZÜBEYDİ ZÜBEYDİ; al-Mutairi = EL_MUTEYRİ; al-Otaibi = EL_UTEYBİ; al-Qahtani = EL_KAHTANİ KAHTANİ;
      al-Halabi = HALEBİ EL_HALEBİ; al-Hamawi = HAMEVİ; al-Khalidi = HALİDİ; Trabelsi = TRABELSİ; Belhadj = BELHAC; Ghannouchi = GANNUŞİ;
      Jaouhari = CEVHERİ; Barghouti = BERGUTİ BARGUTİ; Khoury = HURİ; Frangieh = FRANCİYE; Yazbek = YEZBEK; Ghandour = GANDUR; Sharara = ŞERARE;
      Tajideen = TACEDDİN; al-Maliki = EL_MALİKİ; al-Shaykhli = ŞEYHLİ; al-Rawi = RAVİ; al-Janabi = EL_CENABİ; Makhzoumi = MAHZUMİ;
      Hamdan = HAMDAN; al-Muhajir = EL_MUHACİR; Shahin = ŞAHİN; Qabalan = KABALAN; al-Baydani = BEYDANİ; Zughbi = ZUĞBİ; al-Wazzan = EL_VEZZAN`),
  },
  iran: {
    comma: true,
    given:
      wordsOf(`Behrouz Behrooz = BEHRUZ; Siavash = SİYAVUŞ SİYAVAŞ; Shahram = ŞEHRAM ŞAHRAM; Jamshid = CEMŞİT; Kourosh = KURUŞ KUROŞ; Parviz = PERVİZ;
      Houshang = HUŞENG; Mehrdad = MEHRDAD; Alireza Ali_Reza = ALİ_RIZA ALİRIZA; Mohammadreza Mohammad_Reza = MUHAMMED_RIZA; Gholamhossein = GULAM_HÜSEYİN;
      Amirhossein = EMİR_HÜSEYİN; Abolfazl = EBULFAZL EBÜLFAZL; Abolghasem = EBULKASIM; Hamidreza = HAMİT_RIZA; Masoumeh = MASUME; Fereydoun = FERİDUN;
      Manouchehr = MANUÇEHR; Heshmatollah = HİŞMETULLAH; Rahmatollah = RAHMETULLAH; Yadollah = YEDULLAH; Mohsen = MUHSİN; Iraj = İREC; Nader = NADİR`),
    family:
      wordsOf(`Jahangiri = CİHANGİRİ; Ghalibaf Qalibaf = KALİBAF; Araghchi = ARAKÇİ; Larijani = LARİCANİ; Rezaei Rezai = RIZAİ; Hajizadeh = HACIZADE;
      Naghdi Naqdi = NAKDİ; Firouzabadi = FİRUZABADİ; Dehghan = DEHKAN; Pourmohammadi = PURMUHAMMEDİ; Mortazavi = MURTAZAVİ; Jannati = CENNETİ;
      Shahroudi = ŞAHRUDİ; Khorasani = HORASANİ; Esfahani = İSFAHANİ; Tehrani = TAHRANİ; Kermani = KİRMANİ; Tabrizi = TEBRİZİ; Ghorbani = KURBANİ;
      Sadeghi = SADIKİ SADIGİ; Mousavi = MUSEVİ; Hosseini = HÜSEYNİ; Nourizadeh = NURİZADE; Bagheri = BAKIRİ BAGERİ; Golpayegani = GÜLPAYGANİ;
      Shirvani = ŞİRVANİ; Khatami = HATEMİ; Bakhtiari = BAHTİYARİ; Zanjani = ZENCANİ; Vahidnia = VAHİDNİYA`),
  },
  afghan: {
    comma: false,
    given: wordsOf(`Inayatullah = İNAYETULLAH; Hayat_Allah Hayatullah = HAYATULLAH; Aminullah = EMİNULLAH; Sana'ullah Sanaullah = SENAULLAH;
      Zabihullah = ZEBİHULLAH; Sibghatullah = SIBGATULLAH; Noor_Ahmad Nur_Ahmad = NUR_AHMET; Gul_Agha = GÜL_AĞA; Abdul_Wasi = ABDÜLVASİ; Jan_Mohammad = CAN_MUHAMMED;
      Sher_Mohammad = ŞİR_MUHAMMED; Din_Mohammad = DİN_MUHAMMET; Abdul_Hakim = ABDÜLHAKİM; Torek = TOREK; Zalmay = ZALMAY; Wakil_Ahmad = VEKİL_AHMET;
      Shafiqullah = ŞEFİKULLAH; Najibullah = NECİBULLAH; Mohammad_Naeem = MUHAMMED_NAİM; Qari_Yousaf = KARİ_YUSUF`),
    family:
      wordsOf(`Ahmadzai = AHMEDZAİ AHMETZAY; Popalzai = POPALZAY; Noorzai = NURZAİ; Stanekzai = STANEKZAY; Yousafzai = YUSUFZAY; Khattak = HATTAK; Bhatti = BATTİ;
      Qureshi = KUREYŞİ; Siddiqui = SIDDIKİ; Ansari = ENSARİ; Wazir = VEZİR; Zadran = ZADRAN; Turabi = TURABİ; Muttaqi = MUTTAKİ; Jalalzai = CELALZAY;
      Achakzai = AÇAKZAY; Delawar = DİLAVER; Omari = ÖMERİ; Khaksar = HAKSAR; Shinwari = ŞİNVARİ; Badakhshani = BEDAHŞANİ; Wardak = VARDAK`),
  },
  slav: {
    comma: true,
    given:
      wordsOf(`Gennady Gennadiy = GENNADİ GENNADİY; Arkady = ARKADİ ARKADİY; Konstantin = KONSTANTİN; Valery Valeriy = VALERİ VALERİY; Vasily = VASİLİ;
      Grigory Grigoriy = GRİGORİ; Anatoly = ANATOLİ; Svyatoslav = SVYATOSLAV; Ekaterina Yekaterina = YEKATERİNA; Timofey = TİMOFEY TİMOFEİ; Pyotr Petr = PETR;
      Fyodor Fedor = FEDOR; Vyacheslav = VYAÇESLAV; Yuri Yury = YURİ; Evgeny Yevgeny = YEVGENİ; Oleksandr = OLEKSANDR; Maksim Maxim = MAKSİM;
      Lyudmila = LÜDMİLA; Natalya Natalia = NATALYA; Boris = BORİS; Leonid = LEONİD; Eduard = EDUARD; Artyom Artem = ARTEM`),
    middle:
      wordsOf(`Alekseyevich = ALEKSEYEVİÇ; Petrovich = PETROVİÇ; Yuryevich = YURYEVİÇ; Mikhailovich = MİHAYLOVİÇ; Anatolyevich = ANATOLYEVİÇ;
      Gennadyevich = GENNADYEVİÇ; Borisovich = BORİSOVİÇ; Leonidovich = LEONİDOVİÇ`),
    family:
      wordsOf(`Shcherbakov = ŞERBAKOV ŞÇERBAKOV; Zhirkov = JİRKOV; Khodorov = HODOROV; Tsarevsky = TSAREVSKİ; Yegorov = EGOROV YEGOROV; Patrushkin = PATRUŞKİN;
      Chaikov = ÇAYKOV; Pushilov = PUŞİLOV; Pasechnik = PASEÇNİK; Zakharchuk = ZAHARÇUK; Plotnitsky = PLOTNİTSKİ; Khusnutdinov = HUSNUTDİNOV;
      Minnikhin = MİNNİHİN; Timchuk = TİMÇUK; Kovalchenko = KOVALÇENKO; Vorobyov Vorobyev = VOROBYEV; Gryzunov = GRIZUNOV GRİZUNOV; Belousenko = BELOUSENKO;
      Tkachyov Tkachev = TKAÇEV; Mikhalchuk = MİHALÇUK; Shishkin = ŞİŞKİN; Zhuravlyov Zhuravlev = JURAVLEV; Kuznichenko = KUZNİÇENKO; Dyachkov = DYAÇKOV;
      Oleynik = OLEYNİK; Bezrukikh = BEZRUKİH; Khmelnik = HMELNİK; Yushchuk = YUŞUK YUŞÇUK`),
  },
  asia: {
    comma: false,
    given:
      wordsOf(`Magomed = MAGOMED MUHAMMED; Ruslan = RUSLAN; Islam = İSLAM; Rustam = RÜSTEM RUSTAM; Shavkat = ŞEVKET; Bakhtiyor = BAHTİYAR; Sherzod = ŞİRZAT;
      Akhmed = AHMET AHMED; Zelimkhan = ZELİMHAN; Movladi = MEVLADİ; Jamoliddin = CEMALETTİN; Farkhod = FERHAT; Ilkham = İLHAM; Shamil = ŞAMİL; Rasul = RESUL;
      Dzhokhar = CEVHER CAHAR; Khamzat = HAMZAT; Nurullo = NURULLAH; Tohir = TAHİR; Ulugbek = ULUĞBEK`),
    family:
      wordsOf(`Rakhmonov = RAHMANOV RAHMONOV; Khudoyberdiyev = HUDAYBERDİYEV; Tokhtakhunov = TOHTAHUNOV; Abdulatipov = ABDULATİPOV; Magomedov = MAGOMEDOV MUHAMMEDOV;
      Gadzhiyev = GACİYEV HACIYEV; Dzhabrailov = CEBRAİLOV; Khachukayev = HAÇUKAYEV; Shakhidov = ŞEHİDOV ŞAHİDOV; Guliyev = GULİYEV KULİYEV; Jafarov = CAFEROV;
      Huseynzada = HÜSEYİNZADE; Yuldashev = YULDAŞEV YOLDAŞEV; Mirzoyev = MİRZAYEV MİRZOYEV; Nazarbekov = NAZARBEKOV; Askhabov = ASHABOV; Chagayev = ÇAGAYEV;
      Dudarov = DUDAROV; Umkhanov = UMHANOV; Isoyev = İSAYEV`),
  },
  africa: {
    comma: true,
    given:
      wordsOf(`Ousmane = USMAN OSMAN; Moussa = MUSA; Mamadou = MAMADU; Souleymane = SÜLEYMAN; Abdoulaye = ABDULAYE ABDULLAY; Cheikh = ŞEYH; Idrissa = İDRİSA; Yaya = YAYA;
      Bashir = BEŞİR; Abdirahman = ABDURRAHMAN; Sharif = ŞERİF; Hassan = HASAN; Warsame = VARSAME; Emmanuel = EMMANUEL; Joseph = JOSEPH; Innocent = INNOCENT;
      Laurent = LAURENT; Robert = ROBERT; Khalifa = HALİFE; Jibril = CİBRİL; Aweys = ÜVEYS; Fuad = FUAT`),
    family:
      wordsOf(`Ouattara = UATTARA OUATTARA; Diallo = DİALLO DİYALLO; Traore = TRAORE; Keita = KEYTA KEİTA; Toure = TURE TOURE; Ndiaye = NDİAYE; Warsameh = VARSAME;
      Gaalow = GALOV GAALOW; Odhiambo = ODHİAMBO; Bashagha = BAŞAĞA; Kouyate = KUYATE; Ntagerura = NTAGERURA; Mbarushimana = MBARUŞİMANA; Nkundabagenzi = NKUNDABAGENZI;
      Hashi = HAŞİ; Shire = ŞİRE; Okonkwo = OKONKVO OKONKWO; Chikwanda = ÇİKVANDA; Dagalou = DAGALU; Burhaneddine = BURHANETTİN; Koroma = KOROMA; Bility = BİLİTY BİLİTİ`),
  },
  latin: {
    comma: true,
    given:
      wordsOf(`Joaquín = JOAQUIN; Rubén = RUBEN; Héctor = HECTOR; Jesús_María = JESUS_MARIA; José_Luis = JOSE_LUIS; Ángel = ANGEL; Evaristo = EVARİSTO; Gilberto = GİLBERTO;
      Óscar = OSCAR; Dámaso = DAMASO; Wilfredo = WİLFREDO VİLFREDO; Ramón = RAMON; Inés = INES; Walther = WALTER WALTHER; Hugo = HUGO; Leopoldo = LEOPOLDO`),
    family:
      wordsOf(`Quintero_Caro = QUİNTERO_CARO QUINTERO; Ochoa_Vásquez = OCHOA_VASQUEZ OCHOA; Villanueva_Prado = VILLANUEVA_PRADO VILLANUEVA; Echeverri_Ríos = ECHEVERRI_RIOS;
      Zambrano_Peña = ZAMBRANO_PENA ZAMBRANO; Urdinola_Grajales = URDINOLA_GRAJALES; Castañeda_Nuñez = CASTANEDA_NUNEZ CASTANEDA; Buitrago_Ayala = BUİTRAGO_AYALA BUITRAGO;
      Carrasquilla_Lombada = CARRASQUILLA_LOMBADA; Saldarriaga_Mesa = SALDARRIAGA_MESA; Benavides_Fajardo = BENAVİDES_FAJARDO; Ortegón_Cruz = ORTEGON_CRUZ`),
  },
  balkan: {
    comma: true,
    given:
      wordsOf(`Dragan = DRAGAN; Željko = ZELJKO ŽELJKO; Milorad = MİLORAD; Nebojša = NEBOJSA; Slobodan = SLOBODAN; Ljube = LJUBE; Đorđe = DORDE DJORDJE; Agim = AGİM;
      Ramush = RAMUŞ; Hajredin = HAYREDDİN HAYRETTİN; Veselin = VESELİN; Zoran = ZORAN`),
    family:
      wordsOf(`Radišić = RADİSİC RADİŞİÇ; Karadžov = KARADZOV; Milanković = MİLANKOVİÇ MİLANKOVİC; Đurašević = DURASEVIC DJURASEVIC; Šainović = SAİNOVİC ŞAİNOVİÇ; Haradinov = HARADİNOV;
      Stanišljević = STANİSLJEVİC; Ojdanić = OJDANİC OYDANİÇ; Lukićev = LUKİCEV; Thaçiu = THAÇİU; Vučurević = VUCUREVİÇ VUÇUREVİÇ; Bogdanovski = BOGDANOVSKİ`),
  },
  korea: {
    comma: false,
    given:
      wordsOf(`Song_Nam = SONGNAM SONG-NAM; Chol_Ho = CHOLHO CHOL-HO; Kyong_Hui = KYONGHUI KYONG-HUI; Il_Guk = ILGUK İL-GUK; Tong_Hyok = TONGHYOK TONG-HYOK;
      Myong_Chol = MYONGCHOL MYONG-CHOL; Yong_Su = YONGSU YONG-SU; Kwang_Min = KWANGMIN; Hak_Chin = HAKCHİN HAK_CHIN; Sung_Il = SUNGİL SUNG-İL`),
    family: wordsOf('Kim; Pak; Ri; Jang = JANG CANG; Hyon = HYON; Paek = PAEK; Ryang; Chu; Kwon; Ham'),
  },
  china: {
    comma: false,
    given:
      wordsOf(`Guoqiang = GUOQIANG GUO_QİANG; Xiaoming = XİAOMİNG XIAO-MING; Weidong = WEİDONG WEI_DONG; Jianhua = JİANHUA JIAN_HUA; Zhiyuan = ZHİYUAN; Shuhua = SHUHUA;
      Dezhong = DEZHONG; Yongfu = YONGFU YONG_FU; Ruiqing = RUİQİNG; Fangmin = FANGMİN`),
    family: wordsOf('Zhang; Zhao; Huang; Chen = CHEN; Xu; Guo; Liang = LİANG; Zheng; Feng; Ouyang'),
  },
}

/** Written by hand: other scripts, and what no table of parts makes. */
const BY_HAND = `
  Qais al-Khazali = قيس الخزعلي
  Hassan Nasr al-Din = حسن نصر الدين
  Abd al-Karim al-Shami = عبد الكريم الشامي
  Faysal Mahmud Zayn = فيصل محمود زين
  Tariq al-Dawsari = طارق الدوسري
  Yunus Khalil Mansur = يونس خليل منصور
  Bilal al-Shawi = بلال الشاوي
  Hamid Rasuli = حمید رسولی
  Rustam Karimi = رستم کریمی
  Jalil Nikzad = جلیل نیکزاد
  Shcherbina Oleg = ОЛЕГ ЩЕРБИНА
  Khabarov Leonid = ЛЕОНИД ХАБАРОВ
  Yashin Dmitry Olegovich = ЯШИН ДМИТРИЙ ОЛЕГОВИЧ
  Zhdanov Ruslan = РУСЛАН ЖДАНОВ
  Tsybulko Ihor = ЦИБУЛЬКО ІГОР
  Chernyshenko Pavel = ПАВЕЛ ЧЕРНЫШЕНКО
  Ryabkov Sergey = СЕРГЕЙ РЯБКОВ
  Fedoruk Anna = АННА ФЕДОРУК
  Markos Papadimas = ΜΑΡΚΟΣ ΠΑΠΑΔΗΜΑΣ
  Georgios Lambrakis = ΓΕΩΡΓΙΟΣ ΛΑΜΠΡΑΚΗΣ
  Shadi al-Manasra = ŞADİ MENASRA
  Ubayy ibn Ka'b al-Ansari = ÜBEY KAAB ENSARİ
  Mawlawi Rahimdad Sarkatib = MEVLEVİ RAHİMDAD SERKATİP
  Sayyid Jawad Rushdi = SEYİT CEVAT RÜŞTÜ
  Hajj Husayn Ta'i = HACI HÜSEYİN TAİ
  Nur-ud-Din Zangana = NUREDDİN ZENGENE
  Umm Salamah Tunisi = ÜMMÜ SELEME TUNUSİ
  Abu al-Ghayth Misrati = EBULGAYS MİSRATİ
  Abu Ubaydah al-Shishani = EBU UBEYDE EŞ ŞİŞANİ
  Dhul-Kifl Maqdisi = ZÜLKİFL MAKDİSİ
  Izzuddin Haydari = İZZEDDİN HAYDARİ
  Taj Muhammad Balkhi = TAC MUHAMMED BELHİ
  Khudai Nazar Tajik = HÜDA NAZAR TACİK
  Zhora Petrosyan = JORA PETROSYAN
  Khachatur Harutyunov = HAÇATUR HARUTYUNOV
  Vakhtang Dzhaparidze = VAHTANG CAPARİDZE
  Aung Kyaw Thet = AUNG KYAW THET
  Tin Maung Shwe = TİN MAUNG ŞVE
  Rodrigo Ferreira da Cunha = RODRIGO FERREIRA CUNHA
  Jean-Baptiste Mulumbwa = JEAN BAPTİSTE MULUMBWA
  Nguyen Van Thanh = NGUYEN VANTHANH
  Gerhard von Scholz = GERHARD SCHOLZ
  Ludwig Müllerhof = LUDWIG MUELLERHOF
  Agnieszka Wójcikowa = AGNIESZKA WOJCIKOWA
  Yousef Ben Chaabane = YUSUF BİN ŞABAN
  Rachid Bouzidi = REŞİT BUZİDİ
  Noureddine Chettouf = NURETTİN ŞETTUF
  Moncef Guerfali = MÜNSİF GERFALİ
  Djamel Bensaid = CEMAL BENSAİD
  Ould Sidi Cheikhna = SİDİ ŞEYHNA
`

const ENTITIES = `
  ZAMZAM RELIEF FOUNDATION = ZEMZEM YARDIM VAKFI
  AL-NUR EXCHANGE COMPANY = NUR DÖVİZ A.Ş.
  KHAWARIZMI TRADING LLC = HAREZMİ TİC. LTD. ŞTİ.
  SAHEL SHIPPING LINES = SAHEL DENİZCİLİK A.Ş.
  TISHREEN INDUSTRIES CO = TİŞRİN SAN. A.Ş.
  PARSIAN PETROKALA = PARSİYAN PETROKALA A.Ş.
  AFAQ GENERAL TRADING FZE = AFAK GENEL TİCARET
  QADISIYAH STATE ESTABLISHMENT = KADİSİYE
  BANK TEJARAT MARKAZI = TİCARET MERKEZİ BANK TEJARAT
  MAHAN TAVAN ENGINEERING = MAHAN TAVAN MÜHENDİSLİK LTD. ŞTİ.
  ELEKTROZAVOD NPO = ELEKTROZAVOD A.Ş.
  KRASNOGORSK OPTICS AO = KRASNOGORSK OPTİK
  SEVERNAYA VERF OAO = SEVERNAYA VERF DENİZCİLİK
  YUZHMASHSTROY OOO = YUJMAŞSTROY
  TEKHNOSPETSEXPORT = TEHNOSPETSEKSPORT
  RYONGSONG TRADING CORPORATION = RYONGSONG TİCARET A.Ş.
  KWANGSONG GENERAL MINING = KWANGSONG MADENCİLİK SAN. VE TİC. A.Ş.
  HONGXIANG INDUSTRIAL DEVELOPMENT = HONGXIANG SANAYİ
  DANDONG ZHICHENG METALLIC = DANDONG ZHİCHENG METALİK
  INVERSIONES EL DORADO AZUL S.A. = INVERSIONES DORADO AZUL
  GANADERIA LOS CEIBOS = GANADERİA LOS CEİBOS LTD
  AL-BARAKAH AL-JADIDAH FOR EXCHANGE = EL BEREKETÜL CEDİDE DÖVİZ
  SADAQAT CHARITY ASSOCIATION = SADAKAT DERNEĞİ
  TAJCO INTERNATIONAL SARL = TACCO ULUSLARARASI
  GULF STARLINE AVIATION = GULF STARLINE HAVACILIK
  ARVAND PETROCHEMICAL COMPANY = ARVAND PETROKİMYA
  SHAHID BEHRANI INDUSTRIES GROUP = ŞEHİT BEHRANİ SANAYİ GRUBU
  NOVOKOM TELECOM = NOVOKOM TELEKOMÜNİKASYON A.Ş.
  DELTAPLAN LOGISTICS LTD = DELTAPLAN LOJİSTİK LTD. ŞTİ.
  MERCATOR AUTOMOTIVE GMBH = MERKATOR OTOMOTİV
  HAMRIYAH STEEL FZC = HAMRİYE ÇELİK
  KHORRAMSHAHR FOOD INDUSTRIES = HÜRREMŞEHR GIDA SANAYİ
  PUSHTEEBAN SECURITY SERVICES = PUŞTİBAN GÜVENLİK HİZMETLERİ
  OCEANIC PEARL MARITIME INC = OCEANİC PEARL DENİZCİLİK
  VOLGATEKS TEXTILE = VOLGATEKS TEKSTİL SAN.
  BARZANJI BROTHERS TRADING = BERZENCİ KARDEŞLER TİCARET
  ROSTRANSMOST = ROS TRANS MOST
  SINAM INVESTMENT HOLDING = SİNAM YATIRIM HOLDİNG A.Ş.
  ASTAN QUDS AGRO = ASTAN KUDS TARIM
  JAMIAT AL-IKHWA = CEMİYETÜL İHVA
  TALA KHODRO MACHINERY = TALA HODRO MAKİNA
  NIROU MOHARREKEH = NİRU MUHARREKE
  WADI AL-QURA CONTRACTING = VADİ EL KURA
  ZARUBEZHSTROIMONTAZH = ZARUBEJSTROYMONTAJ
  KHALIJ FARS OFFSHORE = HALİÇ FARS OFFSHORE
  BELTEKHNOIMPORT = BELTEHNOİMPORT
  MINSKENERGOMASH = MİNSKENERGOMAŞ A.Ş.
  GLOBAL AFRICA RESOURCES PLC = GLOBAL AFRİKA RESOURCES
  TRANSBALKAN METALI DOO = TRANSBALKAN METALİ
  ORIENTE PESQUERO SA DE CV = ORİENTE PESQUERO
`

const pairsOf = (text: string, kind: Spelling[2]): Spelling[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [listed = '', spelled = ''] = line.split(' = ')
      return [listed.trim(), spelled.trim(), kind]
    })

type Random = () => number
const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!

const typo = (name: string, random: Random): string => {
  const words = name.split(' ')
  const long = words.flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) ? [at] : []))
  if (long.length === 0) return name
  const chosen = pick(long, random)
  const word = words[chosen]!
  const at = 1 + Math.floor(random() * (word.length - 2))
  const letter = pick([...'AEIİOULMNRSTKBDYZ'], random)
  const kind = Math.floor(random() * 4)
  words[chosen] =
    kind === 0
      ? word.slice(0, at) + word.slice(at + 1)
      : kind === 1
        ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
        : kind === 2
          ? word.slice(0, at) + letter + word.slice(at + 1)
          : word.slice(0, at) + word[at] + word.slice(at)
  return words.join(' ')
}

/** What is done to the parts besides their spelling; what cannot be done to them is left. */
const HABITS: readonly (readonly [often: number, habit: (parts: string[], random: Random) => string])[] = [
  [36, (parts) => parts.join(' ')],
  [14, (parts, random) => typo(parts.join(' '), random)],
  [12, (parts) => [parts.at(-1), ...parts.slice(0, -1)].join(' ')],
  [8, (parts) => (parts.length < 3 ? parts : [parts[0], ...parts.slice(2)]).join(' ')],
  [8, (parts) => (parts.length < 3 ? parts.join(' ') : [`${parts[0]}${parts[1]}`, ...parts.slice(2)].join(' '))],
  [6, (parts) => parts.map((part, at) => (at > 0 && at < parts.length - 1 ? `${part[0]}.` : part)).join(' ')],
  [6, (parts) => `${parts.slice(0, -1).join(' ')} ${parts.at(-1)?.replace(/^(EL|ER|EZ|ES|ED) /, '')}`],
  [10, (parts, random) => typo([parts.at(-1), ...parts.slice(0, -1)].join(' '), random)],
]
const ALL = HABITS.reduce((sum, [often]) => sum + often, 0)

const made = (origin: Origin, random: Random): Spelling => {
  const chosen = [pick(origin.given, random), ...(origin.middle && random() < 0.5 ? [pick(origin.middle, random)] : [])]
  if (origin.given.length > 20 && !origin.middle && random() < 0.35) chosen.push(pick(origin.given, random))
  const family = pick(origin.family, random)
  const listedGiven = chosen.map(({ listed }) => pick(listed, random)).join(' ')
  const listedFamily = pick(family.listed, random)
  const listed = origin.comma && random() < 0.6 ? `${listedFamily.toUpperCase()}, ${listedGiven}` : `${listedGiven} ${listedFamily}`
  // One in four papers keeps the spelling of a passport.
  const of = ({ listed: theirs, own }: Word): string => (random() < 0.25 ? pick(theirs, random).toUpperCase() : pick(own, random))
  const parts = [...chosen, family].map(of)
  let at = random() * ALL
  const [, habit] = HABITS.find(([often]) => (at -= often) < 0) ?? HABITS[0]!
  return [listed, habit(parts, random), 'person']
}

/** `count` names of a made-up list with the spelling of a bank's papers, of all origins alike, beside those written by hand. */
export const bankSpellings = (count: number, start = 1): Spelling[] => {
  const random = randomFrom(start)
  const origins = Object.values(ORIGINS)
  return [
    ...Array.from({ length: count }, (_, at) => made(origins[at % origins.length]!, random)),
    ...pairsOf(BY_HAND, 'person'),
    ...pairsOf(ENTITIES, 'entity'),
  ]
}

const words = (text: string): string[] => text.trim().split(/\s+/)
const GIVEN =
  words(`Mehmet Ahmet Mustafa Ali Hüseyin Hasan İbrahim Yusuf Ömer Murat Emre Burak Kaan Cem Onur Tolga Volkan Barış Serdar Uğur Erkan Gökhan Sinan Levent
  Alper Oğuzhan Furkan Berkay Yiğit Ege Arda Çağlar Tuncay Necati Nevzat Ferhat Ramazan Bayram Şaban Satılmış Durmuş Dursun Yaşar İlhan Cemil Halit Mahir Samet
  Selim Tahir Hamdi Cafer Kasım Haydar Abbas Zülfü Abdurrahman Abdülkadir Muhammed Yunus Enes Bilal Taha Talha Eren Deniz Fatma Ayşe Emine Hatice Zeynep Elif
  Merve Kübra Büşra Esra Tuğba Gamze Gizem Pınar Sevgi Songül Nurcan Gülay Hacer Rukiye Cennet Sultan Döndü Meryem Zehra Hanım Nazlı Ceren İrem Ecrin Nisa Defne`)
const FAMILY =
  words(`Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Karataş
  Karakaya Akbulut Akgün Akın Akyüz Alkan Altıntaş Arıkan Ateş Avcı Aydemir Ayhan Bal Baran Başaran Bayraktar Bilgin Bingöl Bozdağ Bulut Ceylan Coşkun Çağlar
  Çakmak Çalışkan Çelebi Çiçek Dağ Demirci Demirel Dinç Doğru Durmaz Ekinci Elmas Er Erdem Eren Ergün Erol Ertürk Gedik Genç Gök Gökçe Gül Gündüz Gürbüz Güzel
  Hamdi Halil İnan İpek Kahraman Kalkan Kamil Karaaslan Karabulut Karadağ Karahan Kasım Kayhan Kocaman Köse Küçük Mutlu Nas Oral Orhan Ozan Ödemiş Önder Örnek
  Öz Özbek Özen Özgür Parlak Sağlam Salih Samancı Saygı Sevinç Sezer Soylu Sönmez Şeker Şen Tan Tanrıverdi Taşkın Temel Tokgöz Topal Toprak Turgut Türkmen Uçar
  Ulusoy Ural Uysal Uzun Ünlü Vural Yalçın Yaman Yaşar Yavuz Yazıcı Yeşil Yiğit Yüce Zengin Zorlu`)

/** `count` common Turkish names of persons, none twice, from words of their own. */
export const customers = (count: number, start = 1): string[] => {
  const random = randomFrom(start)
  const names = new Set<string>()
  const given = (): string => GIVEN[Math.floor(random() ** 1.3 * GIVEN.length)]!
  while (names.size < count)
    names.add(`${given()} ${random() < 0.25 ? `${given()} ` : ''}${FAMILY[Math.floor(random() ** 1.4 * FAMILY.length)]!}`)
  return [...names]
}

const FIRM =
  words(`Akçay Asil Aslanoğlu Atılım Bahçeşehir Barış Beyaz Bilge Boğaz Çağdaş Çamlıca Çizgi Deniz Derin Doğan Eksen Ekol Emin Erciyes Evren Gökkuşağı Gönül
  Güneydoğu Hisar Huzur İdeal İkizler İpek Kale Kalite Karaca Kervan Kuzey Liman Manas Meriç Merkez Mimoza Nil Nokta Oğuz Orkide Ova Ödül Özen Pamukkale Paşa Petek
  Reis Safir Sahra Sedef Selçuk Sembol Serhat Söğüt Sultan Şafak Şark Tan Tepe Toprak Tuna Turkuaz Uğurlu Ulus Uyum Vatan Yakut Yaren Yayla Yörük Zafer Zeytin`)
const TRADE = words(
  'Yapı Gıda Tekstil İnşaat Enerji Otomotiv Makina Plastik Kimya Mobilya Elektrik Bilişim Lojistik Turizm Medikal Tarım Madencilik Metal Ambalaj Reklam',
)
const TAIL = [
  'Sanayi ve Ticaret Limited Şirketi',
  'San. Tic. Ltd. Şti.',
  'Sanayi Anonim Şirketi',
  'İthalat İhracat Ltd. Şti.',
  'Dış Ticaret A.Ş.',
  'Pazarlama ve Dağıtım A.Ş.',
]

/** `count` names of companies as a Turkish register has them, none twice, from words of their own. */
export const clientCompanies = (count: number, start = 1): string[] => {
  const random = randomFrom(start)
  const names = new Set<string>()
  while (names.size < count)
    names.add([pick(FIRM, random), ...(random() < 0.3 ? [pick(FIRM, random)] : []), pick(TRADE, random), pick(TAIL, random)].join(' '))
  return [...names]
}
