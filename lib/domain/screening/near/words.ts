/** Words that say little by themselves: parts of names borne by very many, titles, and words of trade. Published with the method. */
import { fold } from '../../kernel/text.ts'

const listed = (text: string): string[] => text.trim().split(/\s+/)

/** Articles and links between parts of a person's name; they are neither compared nor counted. */
export const PARTICLES = new Set(
  listed(`al el ul il as ad ut at ur ar az an ud us bin ibn ben bint binti ibnu von van der den de del dela dos da do la le di ou
    ould wuld oglu ogli kyzy kizi`),
)

/** Forms of address: compared where both sides have them, of no weight where one leaves them out. */
export const TITLES = new Set(
  listed(`haji hajji hacci haci haj hajj hac mullah mulla molla maulavi mawlawi maulvi maulana mevlana sheikh shaykh shaikh sheykh seyh seyhi
    sayyid sayyed sayed seyed seyyid seyyed seyit syed qari kari hafiz dr doktor prof profesor gen general col colonel eng engineer muhendis
    mr mrs bay bayan av avukat ustad ustadh hoca imam emir mawla agha aga akhund haafiz jr sr senior junior`),
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
  ['and', 've y und et wa i'],
]
const SHAPES = new Map(
  SAME_WORD.flatMap(([word, others]) => [[word, word] as const, ...listed(others).map((other) => [other, word] as const)]),
)

/** The word of trade that a printed word stands for; the word itself where it is none. */
export const tradeWord = (word: string): string => SHAPES.get(word) ?? word

/** Words that stand in the names of very many companies: alone they tell nobody apart. */
export const GENERIC_WORDS = new Set(
  [
    ...SAME_WORD.map(([word]) => word),
    ...listed(`the of for in ve and ile de del la el al ul ol es er ed new national state public general joint stock open closed limited liability company
    co corp corporation ltd llc inc management development center centre committee organization institute research society enterprise
    establishment establishments factory production products manufacturing import export central united global world east west north south
    iran iranian china russia russian turkish turk turkiye turkey korea syria syrian islamic ministry security financial finance bureau
    office agency fund trust system systems project projects solutions equipment supply supplies materials metal metals steel oil gas power
    electric water sea ocean star gold golden royal capital real estate media press hotel farm brothers sons ogullari kardesler
    temizlik guvenlik reklam egitim ozel dagitim uretim bilgisayar bilisim yazilim medya kagit ambalaj plastik cam demir celik tekel mermer
    orman hayvancilik emlak gayrimenkul mimarlik tesisat orme giyim konfeksiyon kuyumculuk altin anonim limitet as ltdsti fzco fze fzc est`),
  ].map(fold),
)

const NEUTRAL = new Set(
  listed(`industry trading domestic foreign import export and marketing general international group holding company the of for in de del
    la el al co corp corporation ltd llc inc limited liability joint stock as anonim limitet fzco fzc fze est`),
)
/** Whether a word of trade says nothing of the line of trade. */
export const isNeutral = (word: string): boolean => NEUTRAL.has(word)

/** Legal forms as single words once points are gone; left out of what is compared. */
export const FORM_WORDS = new Set(
  listed(`as a s ltd sti lti limited limitet anonim sirketi sirket ltdsti company co corp corporation inc incorporated llc llp plc gmbh ag kg
    sa sas sarl srl spa bv nv oy ab aps ooo oao zao pao ao too jsc ojsc pjsc cjsc fze fzc fzco fzllc est establishment pte pty pvt private
    joint stock open closed public liability obshchestvo otvetstvennostyu ogranichennoi ogranichennoy aktsionernoe zakrytoe otkrytoe
    publichnoe s de c v cv rl ltda cia eirl lp kft doo ad ead ood eood dd pt tbk bhd sdn c l y r sal sarl holding holdings the of and ve`),
)
