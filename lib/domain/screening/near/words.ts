/** Words that say little by themselves: parts of names borne by very many, titles, and words of trade. Published with the method. */
import { remembered } from '../../kernel/remembered.ts'
import { fold } from '../../kernel/text.ts'
import { codesOf, costOf } from './cost.ts'

const listed = (text: string): string[] => text.trim().split(/\s+/)

/** Articles and links between parts of a person's name; they are neither compared nor counted. */
export const PARTICLES = new Set(
  listed(`al el ul il as ad ut at ur ar az an ud us bin ibn ben bint binti ibnu von van der den de del dela dos da do la le di ou
    ould wuld oglu ogli kyzy kizi`),
)

/** Forms of address: compared where both sides have them, of no weight where one leaves them out. */
export const TITLES = new Set(
  listed(`haji hajji hacci haci haj hajj
    hac mullah mulla molla maulavi mawlawi maulvi maulana mevlana sheikh shaykh shaikh sheykh cheikh seyh seyhi
    sayyid sayyed sayed seyed seyyid seyyed seyit syed qari kari hafiz dr doktor prof profesor gen general col colonel eng engineer muhendis
    mr mrs bay bayan av avukat ustad ustadh hoca imam emir mawla agha aga akhund ahund akhond ahond haafiz hafez jr sr senior junior`),
)

/**
 * Parts borne by very many listed people: two names that share only these share little. In the spelling of {@link soundOf}, worked out
 * where they are used.
 */
export const COMMON_PARTS = listed(`
  muhammad ahmad ali hasan husayn mahmud mustafa ibrahim ismail yusuf umar uthman khalid salih said rahman abdullah abdurrahman aziz karim
  rahim hamid majid rashid salim jamal kamal khalil hamza abbas bashir abu um khan shah jan gul reza mahdi hadi amir amin jafar qasim kazim
  walid adnan adil samir munir nasir mansur yasin yahya musa isa dawud sulayman ilyas ayub zakariya idris yunus yaqub ishaq harun tariq
  talib latif malik hakim sabir habib najib tahir fadil faruq anwar akbar ashraf asad saad fahd faysal turki sultan hussain mohsen saif
  nur din ubayd abd jose juan carlos luis maria jesus antonio manuel jorge miguel alberto francisco fernando rodriguez gonzalez lopez perez
  hernandez garcia sanchez gomez torres ramirez martinez vladimir aleksandr alexander sergey andrey viktor victor igor ivan oleg mikhail
  dmitry yury nikolay aleksey vladimirovich aleksandrovich nikolaevich ivanovich viktorovich sergeyevich kim ri pak chol chang song yong
  chun kyong myong nam choe ho john david michael peter daniel mehmet ahmet ayse fatma emine hatice zeynep elif huseyin murat emre osman
  omer yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat
  korkmaz cakir erdogan yavuz can acar tekin sen ozer
`)

/**
 * One shape for a name that Turkish and the usual transliterations write too far apart for their letters to say so. The first of a line is
 * the Turkish form.
 */
const SAME_NAMES = `
  muhammed muhammad mohammad mohammed mohamed mohamad muhammet muhamed muhamad mohammod mahomed magomed mukhammad mokhammad
  ahmet ahmad ahmed achmad achmed akhmed akhmad ahmat akhmet
  mahmut mahmoud mahmud mahmood makhmud mehmood mahmod
  mustafa mostafa mustapha moustafa moustapha mostapha mustafo
  hasan hassan hasson khasan hassen hasen
  huseyin hussein husayn hossein husain hussain hosein hosain husein hussayn husseyn khusein houssein hussien gusein huseyn
  ibrahim ebrahim ibraheem abraham ibragim brahim ebraheem
  ismail esmail ismael esmaeil ismaeel ismayil ismoil esmaeel
  yusuf yousef youssef yusef joseph yousuf yousif yusif yusof yosef usuf josef yussuf iusuf yousaf
  omer omar umar oumar omor umer
  osman uthman othman usman ousmane usmon uthmaan
  ali aly
  halit khalid khaled halid khalad haled
  halil khalil khaleel halill
  salih saleh salikh saalih
  sait said saeed sayid saeid saied saiyd sayeed
  kasim qasim qassem qasem kassem ghasem ghassem kasem qassim qaasim gasem kacem
  kazim kadhim kazem kadhem kadim
  kemal kamal kamaal
  kamil kamel
  cemal jamal gamal djamal jamaal dzhamal
  cemil jamil gamil djamil jameel
  celal jalal galal djalal
  celil jalil jaleel
  cafer jafar jaafar gafar djafar dzhafar jaffar cafar
  cevat javad jawad jawwad cevad javaad
  cuma juma jumah jumma dzhuma
  cihat jihad jehad cihad djihad gihad
  cabir jaber jabir gaber djaber jabbir
  casim jasim jassim jassem jasem
  cebbar jabbar gabbar
  mecit majid majed mecid majeed maged madjid
  mucahit mujahid mujahed mucahid moujahed
  haci hajji haji hadji haj hajj hadzhi hacci
  resit rashid rasheed rachid rashed resid raschid rasid
  resul rasul rasool rassoul rasoul
  recep rajab radjab rejeb
  ramazan ramadan ramadhan ramzan ramzon
  riza reza rida redha ridha raza
  ridvan ridwan redwan radwan rizwan rezvan redouane
  rahman rehman rahmon
  rahim raheem rehim rakhim
  selim salim saleem saleim
  salim salem saalim
  selman salman
  selam salam salaam
  suleyman sulayman sulaiman soleiman suleiman solayman sulaymon soliman souleymane sleiman sulejman soulaiman
  seyfullah sayfullah saifullah saifallah seifullah
  seyf saif sayf seif saef
  serif sharif shareef sherif sharief cherif
  sevket shawkat shaukat shawqat shevket
  sukru shukri shukr shoukri shokri choukri
  sefik shafiq shafik shafeeq chafik
  sakir shakir shaker chaker
  semsi shamsi
  saban shaban shaaban chaban
  saadet saadat
  esad assad asad asaad esat
  esref ashraf achraf eshraf
  ethem adham edhem adhem
  eymen ayman aymen aiman
  enver anwar anwer anvar anouar
  ekber akbar akber
  ekrem akram ekram
  emin amin ameen amine
  emir amir ameer
  enes anas anass
  ensar ansar anssar
  ebubekir abubakr abubakar aboubakar abubaker boubaker aboubacar aboubaker
  ebu abu abou abo
  eyup ayyub ayub ayoub eyyub ayyoub ayoob
  asim asem aasim
  atif atef
  adil adel aadil
  adnan adnaan
  aziz azeez
  behram bahram
  bekir bakr bakir baker bekr
  besir bashir basheer bachir beshir bechir
  bessar bashar bachar
  besam bassam basam bessam
  cevher jawhar
  dervis darwish darvish derwish darwiche
  davut dawood dawud daoud daud davud dawod
  faruk farouk faruq farooq farouq
  faysal faisal feisal feysal faycal
  fazil fadil fadel fazel fadhil fadhel faadil
  fazlullah fadlallah fazlallah fadlullah
  fehmi fahmi
  ferit farid fareed ferid
  ferhat farhad farhod farkhod
  fethi fathi
  fevzi fawzi fauzi fawzy
  fikret fikrat
  fuat fouad fuad foad fuaad
  gani ghani
  galip ghalib ghaleb galib
  gazi ghazi
  gulam ghulam gholam
  hadi haadi hady
  hafiz hafez hafidh
  hakki haqqi hakky
  hakim hakeem
  hamdi hamdy
  hamit hamid hameed hamed
  hamza hamzah hamzeh khamza
  han khan
  harun haroon haroun
  hasim hashim hashem hachem
  hatip khatib khateeb
  haydar haidar haider hayder haydr heydar
  hayri khayri khairi kheiri
  heysem haytham haitham haysam
  hikmet hikmat hekmat
  hisam hisham hicham hesham
  hizir khidr khedr khizr khidhr
  husnu husni hosni housni
  idris idrees edris idriss
  ihsan ehsan
  ilyas elias ilias elyas iliyas
  imat imad emad imaad
  irfan erfan
  isa essa issa eisa iissa
  ishak ishaq eshaq isaac
  islam eslam
  izzet izzat ezzat ezat
  izzettin izzuddin
  kadir qadir qader kader ghader
  kerim karim kareem
  lutfi lotfi loutfi
  latif lateef letif
  malik malek maalik
  mehdi mahdi mahdy mehedi
  mervan marwan merwan marouane
  mesut masud masoud massoud masood mesud
  mevlut mawlud mouloud mevlud
  muhsin mohsen muhsen mohsin muhcin
  muhtar mukhtar mokhtar
  mukhlis muhlis mokhles
  mumin momin mumen moomin
  munir mounir muneer monir
  murat murad mourad murod
  murteza murtaza morteza murtada mortada murtadha
  musa mousa moussa moosa
  muslim moslem muslem
  mutasim mutassim moatassem muatasim
  muzaffer muzaffar mozaffar
  nasir naser nasser naseer nassir
  nasrullah nasrallah nasralla
  nazim nadhim nazem nadhem
  nazmi nadhmi
  necip najib najeeb nagib necib
  necat najat nejat
  nebil nabil nabeel nabill
  nevzat nawzad nowzad
  nimet nimat nemat
  nuri noori nouri nury
  numan noman nouman
  rafet rafat raafat
  rauf raouf raoof reuf
  refik rafiq rafik rafeeq
  rustem rustam rostam
  sabri sabry
  sadik sadiq sadeq sadegh saddiq sadek
  sadi saadi
  sahin shahin shaheen chahine
  sami samy
  samir sameer
  settar sattar
  seyit sayyid sayed sayyed seyed seyyid syed seyyed
  seyh sheikh shaykh shaikh sheykh cheikh
  siddik siddiq sediq seddiq siddique
  sirri sirry
  sabit thabit thabet
  salahattin salahaddin salahuddin
  sehmus shahmus
  taha taahaa
  tahir taher tahyr
  talat talaat
  tarik tariq tareq tarek tareck tarick
  tayyip tayyib tayeb tayib
  tevfik tawfiq tawfik taufik toufik
  turki turky
  ubeyd ubayd obaid ubaid obeid
  ubeydullah ubaydullah obaidullah ubaidullah obaidallah ubaydallah
  vahit wahid waheed wahed vahid
  vail wael wail
  velid walid waleed valid oualid
  veli wali vali waly
  vefik wafiq wafik
  visam wisam wissam
  yahya yahia yehya yehia
  yakup yaqub yaqoob yaqoub yacoub yakub
  yasin yassin yaseen yassine yaasin yacine
  yasir yasser yaser yassir
  yunus younis yunis younes yunos yones
  zahit zahid zahed zaheed
  zeki zaki zeky
  zekeriya zakariya zakaria zekeria zakariyya zakarya
  zeyd zayd zaid zeid
  zeynel zaynal zainal zeinal
  ziya dia zia diya
  ziyad ziad ziyaad zyad
  zuheyr zuhair zuhayr zoheir zuheir
  zubeyir zubair zubayr zoubeir zubeyr zobair
  zulfikar dhulfiqar zulfiqar zolfaghar thulfiqar
  abbas abbass
  abdullah abdallah abdulla abdalla abdoullah abdollah
  fatma fatima fatimah fatemeh fatema
  ayse aisha aysha aicha aishah ayesha
  emine amina aminah
  hatice khadija khadijah khadijeh khadidja
  zeynep zaynab zainab zeinab
  meryem maryam mariam mariyam
  leyla layla laila leila
  bagdadi baghdadi bagdady
  kureysi quraishi qurayshi koreishi
  semmari shammari shamari
  hattab khattab
  aleksandr alexander aleksander oleksandr alexandr aliaksandr
  sergey sergei serguei serhiy siarhei
  yevgeniy evgeny yevgeny evgeniy yevgeni evgeni eugene
  dmitriy dmitry dmitri dimitri dmytro
  yuriy yuri yury iouri
  mihail mikhail michail
  nikolay nikolai nikolaj
  andrey andrei andrej
  aleksey alexey alexei aleksei oleksiy
  vyaceslav vyacheslav viacheslav
  petr pyotr piotr petro
  george corc jorj
`
const CANONICAL = new Map(
  SAME_NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [turkish = '', ...others] = listed(line)
      return [turkish, ...others].map((word) => [word, turkish] as const)
    })
    .toReversed(),
)

/** The Turkish form of a person's name where the table knows it; the name itself where it does not. */
export const turkishForm = (name: string): string => CANONICAL.get(name) ?? name

/** One shape for words of trade that lists and registers write in several ways or languages. */
const SAME_WORD: readonly (readonly [word: string, others: string])[] = [
  ['trading', 'trade ticaret tic ticareti tc ticari commerce commercial comercial comercio comercializadora torgovlya torgovy tujjari'],
  ['industry', 'sanayi san sanayii industries industrial endustri industria industrias sanat sanayie promyshlennost'],
  ['domestic', 'ic ichticaret'],
  ['foreign', 'dis disticaret external'],
  ['import', 'ithalat ith ithal importation importadora'],
  ['export', 'ihracat ihr ihrac exportation exportadora'],
  ['construction', 'insaat ins insaati building yapi construcciones constructora stroitelnaya'],
  ['marketing', 'pazarlama paz'],
  ['tourism', 'turizm tur turistik turismo travel seyahat'],
  ['transport', 'nakliyat nakliye nak tasimacilik tas transportation transportes ulastirma'],
  ['shipping', 'denizcilik gemicilik maritime marine deniz'],
  ['engineering', 'muhendislik muh ingenieria'],
  ['textile', 'tekstil teks tex textiles'],
  ['food', 'gida foods gid alimentos'],
  ['electronics', 'elektronik elektr elk electronic electronica'],
  ['technology', 'teknoloji tek technologies teknolojileri tech teknolojik tecnologia'],
  ['petroleum', 'petrol pet petrolleri'],
  ['energy', 'enerji en energetics'],
  ['exchange', 'doviz sarrafiye kambiyo sarraf exchanges'],
  ['aviation', 'havacilik airlines havayollari hava air'],
  ['chemical', 'kimya kim chemicals kimyevi'],
  ['mining', 'maden madencilik mad'],
  ['investment', 'yatirim yat investments inversiones yatirimlari'],
  ['services', 'hizmetleri hizmet hiz servis service hizmetler'],
  ['international', 'uluslararasi uluslar intl beynelmilel'],
  ['general', 'genel'],
  ['group', 'grup grubu grupo'],
  ['holding', 'holdings'],
  ['company', 'sirketi sirket sti kompaniya comp companies'],
  ['foundation', 'vakfi vakif fundacion'],
  ['association', 'dernegi dernek'],
  ['bank', 'bankasi banka banco banque'],
  ['consulting', 'danismanlik dan consultancy musavirlik'],
  ['logistics', 'lojistik loj'],
  ['agriculture', 'tarim agricultural'],
  ['machinery', 'makina makine mak machine'],
  ['automotive', 'otomotiv oto otom'],
  ['furniture', 'mobilya mob'],
  ['telecom', 'telekom telekomunikasyon telecommunications telecommunication iletisim haberlesme'],
  ['health', 'saglik medikal medical tip'],
  ['gas', 'gaz'],
  ['university', 'universitesi univ universidad'],
  ['relief', 'yardim yardimlasma'],
  ['charity', 'hayir charitable sadaka'],
  ['petrochemical', 'petrokimya petrochemicals petrokimyasal'],
  ['steel', 'celik acero'],
  ['security', 'guvenlik seguridad'],
  ['brothers', 'kardesler biraderler ogullari'],
  ['development', 'gelistirme kalkinma desarrollo'],
  ['contracting', 'taahhut muteahhitlik contractors'],
  ['lines', 'hatlari line'],
  ['project', 'proje projects projeler'],
  ['and', 've y und et wa i'],
]
const SHAPES = new Map(
  SAME_WORD.flatMap(([word, others]) => [[word, word] as const, ...listed(others).map((other) => [other, word] as const)]),
)

/** Whether a word is another with one slip in it, which leaves its beginning or its end. */
export const isSlipOf = (word: string, meant: string): boolean =>
  Math.abs(meant.length - word.length) < 2 &&
  (meant.startsWith(word.slice(0, 2)) || meant.endsWith(word.slice(-2))) &&
  costOf(codesOf(word), codesOf(meant), 1) <= 1

/** Shortest word of trade that is known with a slip in it, in letters. */
const LONG_WORD = 7
const LONG_SHAPES = [...SHAPES.keys()].filter((word) => word.length >= LONG_WORD)
/** The word of trade that a printed word stands for, also with a slip in a long one; the word itself where it is none. */
export const tradeWord: (word: string) => string = remembered((word) => {
  const known = SHAPES.get(word)
  if (known !== undefined || word.length < LONG_WORD) return known ?? word
  const meant = LONG_SHAPES.find((each) => isSlipOf(word, each))
  return meant === undefined ? word : (SHAPES.get(meant) ?? word)
})

/** Words that stand in the names of very many companies: alone they tell nobody apart. */
export const GENERIC_WORDS = new Set(
  [
    ...SAME_WORD.map(([word]) => word),
    ...listed(`the of for in ve and ile de del la el al ul ol es er ed new national state public general
     joint stock open closed limited liability company
    co corp corporation ltd llc inc management development center centre committee organization institute research society enterprise
    establishment establishments factory production products manufacturing import export central united global world east west north south
    iran iranian china russia russian turkish turk turkiye turkey korea syria syrian islamic ministry security financial finance bureau
    office agency fund trust system systems solutions equipment supply supplies materials metal metals steel oil gas power
    electric water sea ocean star gold golden royal capital real estate media press hotel farm sons
    temizlik guvenlik reklam egitim ozel dagitim uretim bilgisayar bilisim yazilim medya kagit ambalaj plastik cam demir celik tekel mermer
    orman hayvancilik emlak gayrimenkul mimarlik tesisat orme giyim konfeksiyon kuyumculuk altin
    anonim limitet as ltdsti fzco fze fzc est`),
  ].map(fold),
)

const NEUTRAL = new Set(
  listed(`industry trading domestic foreign import export and marketing general international group holding company the of for in de del
    la el al co corp corporation ltd llc inc limited liability joint stock as anonim limitet fzco fzc fze est
    iran iranian china russia russian turkish turk turkiye turkey korea syria syrian national state public headquarters center project`),
)
/** Whether a word of trade says nothing of the line of trade. */
export const isNeutral = (word: string): boolean => NEUTRAL.has(word)

/** Legal forms as single words once points are gone; left out of what is compared. */
export const FORM_WORDS = new Set(
  listed(`as a s ltd sti lti limited
    limitet anonim sirketi sirket ltdsti company co corp corporation inc incorporated llc llp plc gmbh ag kg
    sa sas sarl srl spa bv nv oy ab aps ooo oao zao pao ao too jsc ojsc pjsc cjsc fze fzc fzco fzllc est establishment pte pty pvt private
    joint stock open closed public liability obshchestvo otvetstvennostyu ogranichennoi ogranichennoy aktsionernoe zakrytoe otkrytoe
    publichnoe s de c v cv rl ltda cia eirl lp kft doo ad ead ood eood dd pt tbk bhd sdn c l y r sal sarl holding holdings the of and ve`),
)
