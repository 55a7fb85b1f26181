/**
 * What can be played in the sandbox: scenes, each a made-up notice of a made-up company, published on the day that the caller's clock
 * shows. The same scene on the same day has the same words for everybody.
 */
import type { Bilingual } from '../kernel/bilingual.ts'
import { addDays, addYears, type IsoDate } from '../kernel/dates.ts'

/** What a made-up company is there to show. */
export const SANDBOX_COMPANIES: { code: string; teaches: Bilingual }[] = [
  {
    code: 'DENEME-TAM',
    teaches: {
      tr: 'Mührü DOGRULANDI olan anonim şirket: kurul, iç yönerge, tutar sınırları',
      en: 'A joint-stock company with the seal DOGRULANDI: board, internal directive, limits of amount',
    },
  },
  {
    code: 'DENEME-KISMI',
    teaches: { tr: 'Eksik okunan bir ilan: mühür KISMI, yanıt belirsiz', en: 'A notice read in part: seal KISMI, answers stay open' },
  },
  {
    code: 'DENEME-LIMITED',
    teaches: {
      tr: 'Limited şirket: müdürler, ortaklar, pay devirleri',
      en: 'A limited company: managers, shareholders, transfers of shares',
    },
  },
  {
    code: 'DENEME-DERECE',
    teaches: { tr: 'İmza dereceleri (A, B) ve onların kuralları', en: 'Grades of signature (A, B) and their rules' },
  },
  { code: 'DENEME-SURESI-DOLMUS', teaches: { tr: 'Görev süresi dolmuş yönetim kurulu', en: 'A board whose term is over' } },
  { code: 'DENEME-TASFIYE', teaches: { tr: 'Tasfiye hâlinde şirket', en: 'A company in liquidation' } },
  { code: 'DENEME-KONKORDATO', teaches: { tr: 'Konkordato mühletinde şirket', en: 'A company in concordat' } },
  { code: 'DENEME-IFLAS', teaches: { tr: 'İflas etmiş şirket', en: 'A bankrupt company' } },
  { code: 'DENEME-KAPALI', teaches: { tr: 'Sicilden silinmiş şirket', en: 'A company that was struck off' } },
  { code: 'DENEME-SUBE', teaches: { tr: 'Şube kaydı', en: 'A branch' } },
  { code: 'DENEME-YAVAS', teaches: { tr: 'Adım adım hazırlanan şirket', en: 'A company prepared stage by stage' } },
  { code: 'DENEME-KAYNAK-KAPALI', teaches: { tr: 'Kaynağa ulaşılamaması: 503', en: 'A source that cannot be reached: 503' } },
]

export const SCENE_CODES = ['kurul-secimi', 'imzaci-kaybi', 'sermaye-artirimi', 'tasfiye', 'konkordato', 'rapor-eskidi'] as const
export type SceneCode = (typeof SCENE_CODES)[number]

/** A notice that a scene publishes. */
export type SceneNotice = { title: string; noticeType: string; publishedOn: IsoDate; issue: string; page: string; text: string }

type Stage = { office: string; registryNo: string; mersisNo: string; title: string; address: string; kind: string; court: string }
/** The companies that scenes are played at. */
const STAGES: Record<string, Stage> = {
  'DENEME-TAM': {
    office: 'İSTANBUL',
    registryNo: '990001-5',
    mersisNo: '0000000001100001',
    title: 'DENEME TEKNOLOJİ YATIRIMLARI ANONİM ŞİRKETİ',
    address: 'Esentepe Mah. Örnek Cad. No: 40 İç Kapı No: 12 Şişli / İstanbul',
    kind: 'ANONİM ŞİRKET',
    court: 'İSTANBUL 2. ASLİYE TİCARET MAHKEMESİ',
  },
  'DENEME-LIMITED': {
    office: 'ANKARA',
    registryNo: '990003',
    mersisNo: '0000000001300001',
    title: 'DENEME MOBİLYA SANAYİ VE TİCARET LİMİTED ŞİRKETİ',
    address: 'Kavaklıdere Mah. Taslak Sk. No: 15 İç Kapı No: 4 Çankaya / Ankara',
    kind: 'LİMİTED ŞİRKET',
    court: 'ANKARA 2. ASLİYE TİCARET MAHKEMESİ',
  },
}

type Written = { type: string; matters: string; body: string; title?: string }
export type Scene = {
  code: SceneCode
  name: Bilingual
  teaches: Bilingual
  companies: string[]
  write: (stage: Stage, day: IsoDate) => Written
}

/** A day as notices print it: 5.3.2028. */
const printed = (day: IsoDate): string => day.split('-').reverse().map(Number).join('.')
const padded = (day: IsoDate): string => day.split('-').reverse().join('.')

const ELIF = "Türkiye Cumhuriyeti Uyruklu 123******10 Kimlik No'lu, İSTANBUL / KADIKÖY adresinde ikamet\neden, ELİF ÖRNEKOĞLU"
const NIL = "Türkiye Cumhuriyeti Uyruklu 678******60 Kimlik No'lu, İSTANBUL / BEŞİKTAŞ adresinde ikamet\neden, NİL TASARI"

/** The scenes, in the order in which they are shown. */
export const SCENES: Scene[] = [
  {
    code: 'kurul-secimi',
    name: { tr: 'Yönetim kurulu seçimi', en: 'Board election' },
    teaches: {
      tr: 'Yeni bir üye tek başına imza yetkisi alır, bir başkası ayrılır: akış, bildirim, imza kontrolü değişir.',
      en: 'A new member may sign alone, another leaves: feed, notification and signing check turn.',
    },
    companies: ['DENEME-TAM'],
    write: (_, day) => {
      const until = printed(addYears(day, 3))
      return {
        type: 'YÖNETİM - TEMSİL VE DİĞER',
        matters: 'Yönetim Kurulu / Yetkililer',
        body: [
          'YÖNETİM KURULU / YETKİLİLER',
          `${ELIF} ${until} tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.`,
          `${NIL} ${until} tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.`,
          "Daha önceden Yönetim Kurulu Üyesi olan Türkiye Cumhuriyeti Uyruklu 234******28 Kimlik No'lu",
          "İSTANBUL / ÜSKÜDAR adresinde ikamet eden KEREM KURGUSAL'in önceki üyeliği sona ermiştir.",
          "Daha önceden Yönetim Kurulu Üyesi olan Türkiye Cumhuriyeti Uyruklu 567******52 Kimlik No'lu",
          "İSTANBUL / ŞİŞLİ adresinde ikamet eden IŞIK FARAZİ'in önceki üyeliği sona ermiştir.",
          `${ELIF}; ${until} tarihine kadar Yönetim Kurulu Başkanı olarak seçilmiştir.`,
          'YENİ ATANAN TEMSİLCİLER',
          `${ELIF}; ${until} tarihine kadar (Yönetim Kurulu Başkanı) Temsile Yetkili`,
          'olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.',
          `${NIL}; ${until} tarihine kadar (Yönetim Kurulu Üyesi) Temsile Yetkili`,
          'olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.',
          'TEMSİL YETKİSİ SONA ERENLER',
          'Daha önceden (Yönetim Kurulu Başkan Vekili) Temsile Yetkili görevi olan Türkiye Cumhuriyeti',
          "Uyruklu 234******28 Kimlik No'lu İSTANBUL / ÜSKÜDAR adresinde ikamet eden KEREM KURGUSAL'in",
          'önceki bu görevi sona ermiştir. Yetki Şekli: Müştereken Temsile Yetkilidir.',
          'Daha önceden (Yönetim Kurulu Üyesi) Temsile Yetkili görevi olan Türkiye Cumhuriyeti Uyruklu',
          "567******52 Kimlik No'lu İSTANBUL / ŞİŞLİ adresinde ikamet eden IŞIK FARAZİ'in önceki bu",
          'görevi sona ermiştir. Yetki Şekli: Müştereken Temsile Yetkilidir.',
        ].join('\n'),
      }
    },
  },
  {
    code: 'imzaci-kaybi',
    name: { tr: 'İmza yetkilisinin ayrılması', en: 'A signer leaves' },
    teaches: {
      tr: 'Birlikte imza atanlardan biri ayrılır: kalanların hangi bileşimle imza atabildiği değişir.',
      en: 'One of those who sign together leaves: which sets of the others can sign turns.',
    },
    companies: ['DENEME-TAM'],
    write: () => ({
      type: 'YÖNETİM - TEMSİL VE DİĞER',
      matters: 'Yönetim Kurulu / Yetkililer',
      body: [
        'YÖNETİM KURULU / YETKİLİLER',
        "Daha önceden Yönetim Kurulu Üyesi olan Türkiye Cumhuriyeti Uyruklu 567******52 Kimlik No'lu",
        "İSTANBUL / ŞİŞLİ adresinde ikamet eden IŞIK FARAZİ'in önceki üyeliği sona ermiştir.",
      ].join('\n'),
    }),
  },
  {
    code: 'sermaye-artirimi',
    name: { tr: 'Sermaye artırımı', en: 'Capital increase' },
    teaches: {
      tr: 'Sermaye 10 milyondan 15 milyon liraya çıkar: eski ve yeni değer kaynağıyla gelir.',
      en: 'The capital rises from 10 to 15 million lira: the value before and after, each with its source.',
    },
    companies: ['DENEME-TAM'],
    write: () => ({
      type: 'SERMAYE ARTIRIMI',
      matters: 'Sermaye Artırımı',
      body: [
        'İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ',
        'SERMAYE ARTIRIMI',
        'Madde 6-',
        'Şirketin sermayesi, beheri 1,00 Türk Lirası değerinde 15000000 adet paya ayrılmış, toplam',
        '15.000.000,00 Türk Lirası değerindedir. Bu payların tamamı nama yazılıdır.',
        "Önceki sermayeyi teşkil eden 10.000.000,00 TL'nin tamamı ödenmiştir. Bu defa artırılan",
        "5.000.000,00 TL'nin tamamı Geçmiş Yıl Karları hesabından karşılanmıştır.",
      ].join('\n'),
    }),
  },
  {
    code: 'tasfiye',
    name: { tr: 'Tasfiyeye giriş', en: 'Liquidation begins' },
    teaches: {
      tr: 'Şirket tasfiyeye girer: durum ve unvan değişir, imza tasfiye memurunundur.',
      en: 'The company goes into liquidation: status and title turn, the liquidator signs.',
    },
    companies: ['DENEME-TAM'],
    write: ({ title }) => ({
      type: 'TASFİYE',
      matters: 'Tasfiyeye Giriş, Şirketin Unvanı',
      title: `TASFİYE HALİNDE ${title}`,
      body: [
        'İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ',
        'Yukarıda bilgileri bulunan şirket tasfiyeye girmiştir.',
        "Tasfiye Memurluğuna, 944******48 Kimlik No'lu, İSTANBUL / KADIKÖY adresinde ikamet eden, DİLEK",
        'BENZERİ tescil tarihinden itibaren aksi karar alınana kadar Tasfiye Memuru olarak',
        'atanmıştır. Yetki Şekli: Münferiden Temsile Yetkilidir.',
        'ŞİRKETİN UNVANI',
        'Madde 2-',
        `Şirketin unvanı TASFİYE HALİNDE ${title} 'dir.`,
      ].join('\n'),
    }),
  },
  {
    code: 'konkordato',
    name: { tr: 'Konkordato geçici mühleti', en: 'Temporary concordat' },
    teaches: {
      tr: 'Mahkeme üç ay mühlet verir, komiser atar: rehin ve kefalet gibi işlemler belirsiz olur.',
      en: 'A court grants three months and appoints a commissioner: pledges and sureties become open.',
    },
    companies: ['DENEME-TAM', 'DENEME-LIMITED'],
    write: ({ court }, day) => {
      const [from, until] = [padded(addDays(day, -4)), padded(addDays(day, 86))]
      return {
        type: 'KONKORDATO',
        matters: 'Geçici Konkordato Mühlet Kararı, Konkordato Komiseri',
        body: [
          'KONKORDATO GEÇİCİ MÜHLET',
          `T.C. ${court}'nin ${from} tarihli kararından itibaren üç (3) ay`,
          `süreyle geçici konkordato mühleti verilmiştir. Başlangıç Tarihi: ${from} 0:00 Bitiş`,
          `Tarihi: ${until} 0:00`,
          "Konkordato Komiseri olarak 756******50 Kimlik No'lu, İSTANBUL / KADIKÖY adresinde ikamet eden,",
          `SEVGİ KURMACA ${until} tarihine kadar atanmıştır.`,
        ].join('\n'),
      }
    },
  },
  {
    code: 'rapor-eskidi',
    name: { tr: 'Verilmiş rapor eskir', en: 'An issued report is superseded' },
    teaches: {
      tr: 'Şirket taşınır: önce verilen raporun kimliği geçerli kalır, yenisi başka bir kimlik taşır.',
      en: 'The company moves: the report issued before stays verifiable, the next one has another id.',
    },
    companies: ['DENEME-TAM', 'DENEME-LIMITED'],
    write: ({ address, office }) => ({
      type: 'ADRES DEĞİŞİKLİĞİ',
      matters: 'Adres',
      body: [
        'ADRES',
        `Yukarıda bilgileri bulunan şirketin adresi ${address.toLocaleUpperCase('tr')}`,
        `adresinden, YENİ MAH. SAHNE CAD. NO: 1 ${office === 'ANKARA' ? 'ÇANKAYA' : 'BEŞİKTAŞ'} / ${office} adresine taşınmıştır.`,
      ].join('\n'),
    }),
  },
]

/** The scene of a code; null where there is none. */
export const sceneOf = (code: string): Scene | null => SCENES.find((scene) => scene.code === code) ?? null

/** An issue of the gazette a day, so that the number tells the day. */
const issueOf = (day: IsoDate): string => String(50_000 + (Date.parse(`${day}T00:00:00Z`) / 86_400_000 - 16_000))

/** The notice of a scene at a company on a day; `turn` is its place among the scenes of that company, from 1 on. Null where none fits. */
export const sceneNotice = (scene: Scene, company: string, day: IsoDate, turn: number): SceneNotice | null => {
  const stage = STAGES[company]
  if (!stage || !scene.companies.includes(company)) return null
  const { type, matters, body, title = stage.title } = scene.write(stage, day)
  const [registered, decided] = [printed(addDays(day, -1)), printed(addDays(day, -5))]
  return {
    title,
    noticeType: `${stage.kind} (${type})`,
    publishedOn: day,
    issue: issueOf(day),
    page: String(100 + turn),
    text: [
      `T.C. ${stage.office} TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN`,
      `İlan Sıra No: ${700_000 + turn}`,
      `Mersis No: ${stage.mersisNo}`,
      `Ticaret Sicil/Dosya No: ${stage.registryNo}`,
      'Ticaret Unvanı:',
      title,
      '',
      `Adres : ${stage.address}`,
      'Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar',
      'müdürlüğümüze ibraz edilen belgelere istinaden ve kanuna uygun olarak',
      `${registered} tarihinde tescil edildiği ilan olunur.`,
      `Tescil Edilen Hususlar:${matters}`,
      `Tescile Delil Olan Belgeler:Şişli 90.noterliği Nin ${registered} Tarih ${10_000 + turn} Sayı İle Tasdikli,`,
      `${decided} Tarihli Genel Kurul Kararı`,
      body,
      '',
      `(${90_100_000 + turn})`,
      '',
    ].join('\n'),
  }
}
