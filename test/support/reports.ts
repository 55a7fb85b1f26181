import type { SealedReport } from '../../lib/domain/report/document.ts'
import type { ReportOfficer, ReportSource, Snapshot } from '../../lib/domain/report/snapshot.ts'

const GIVEN = ['AYŞE', 'MEHMET', 'ZEYNEP', 'ÇAĞRI', 'İPEK', 'OĞUZHAN', 'ŞÜKRÜ', 'GÜLÜMSER', 'IŞIL', 'TÜRKAN']
const FAMILY = ['YILMAZ', 'ÖZTÜRK', 'KAYA', 'ŞAHİN', 'ÇELİK', 'AYDIN', 'GÜNDOĞDU', 'İNCE', 'UĞURLU', 'IRMAK']

const two = (value: number): string => String(value).padStart(2, '0')
const day = (at: number): string => `${two(1 + ((at * 7) % 28))}.${two(1 + ((at * 5) % 12))}.${2005 + (at % 20)}`

/** The name of the n-th made-up person. */
export const personName = (at: number): string =>
  `${GIVEN[at % 10]} ${FAMILY[Math.floor(at / 10) % 10]}${at < 100 ? '' : ` ${GIVEN[Math.floor(at / 100) % 10]}`}`

/** A made-up source, a different one for each number. */
export const madeUpSource = (
  at: number,
  quote = `${personName(at)} ${day(at)} tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.`,
): ReportSource => ({
  ilan_id: 100_000 + at,
  tarih: day(at),
  sayi: String(9000 + at),
  sayfa: String(1 + ((at * 37) % 1400)),
  alinti: quote,
  dogrulandi: true,
})

const officer = (at: number): ReportOfficer => ({
  isim: personName(at),
  sifat: at === 0 ? 'Yönetim Kurulu Başkanı, Genel Müdür' : 'Yönetim Kurulu Üyesi',
  temsil:
    at % 3 === 0 ? 'münferiden' : `${at % 2 === 0 ? 'A grubu' : '2. derece'}`.replace(/^/, 'müştereken, ') + ", 2.500.000,00 TL'ye kadar",
  baslangic: day(at),
  gorev_bitis: at % 5 === 4 ? '' : day(at + 3),
  gorev_dayanak: at % 5 === 4 ? 'Süre ilanlardan anlaşılmıyor.' : 'Bitiş tarihi ilanda yazıyor.',
  suresi_dolmus: at % 7 === 6,
  yeni_kurul: '',
  derece: at % 2 === 0 ? null : '2',
  kaynak: madeUpSource(at),
  temsil_kaynak: madeUpSource(at + 5000, `Şirket, ${personName(at)} tarafından temsil ve ilzam edilir.`),
  ...(at % 3 === 0 ? {} : { birlikte: [personName(at + 1), personName(at + 2)] }),
})

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

/** Content of a made-up report. The counts say how long its lists are. */
export const madeUpSnapshot = ({ officers = 4, steps = 3, holders = 2 } = {}): Snapshot => ({
  surum: 1,
  deneme: false,
  sirket: { id: 42, unvan: 'ÖRNEK IŞIK ENERJİ SANAYİ VE DIŞ TİCARET ANONİM ŞİRKETİ', mudurluk: 'İSTANBUL', sicil_no: '194877-5' },
  profil_hazir: true,
  muhur: {
    kod: 'KISMI',
    gerekceler: [
      {
        tr: 'Yetkililer bölümü kısmidir: 1 ilanda okunamayan ifadeler var.',
        en: 'The section of officers is partial: 1 notice has clauses that were not understood.',
      },
    ],
  },
  veri_tamligi: [
    { bolum: 'kimlik', durum: 'tam', yontem: 'kural', dayanak: 4, sinirlar: [], yapisal: false },
    {
      bolum: 'yetkililer',
      durum: 'kismi',
      yontem: 'kural',
      dayanak: 9,
      sinirlar: ['1 ilanda bu bölümle ilgili olabilecek, okunamayan ifadeler var (12.03.2024 / 11040); ilan metni okunarak giderilir.'],
      yapisal: false,
    },
    { bolum: 'sermaye', durum: 'tam', yontem: 'kural', dayanak: 3, sinirlar: [], yapisal: false },
    {
      bolum: 'ortaklik',
      durum: 'kismi',
      yontem: 'kural',
      dayanak: 1,
      yapisal: true,
      sinirlar: [
        'Anonim şirkette pay devirleri tescil ve ilan edilmez; gösterilen ortaklar ilan edildikleri gündeki durumdur. Güncel ortaklar için pay defterine bakınız (TTK 499).',
      ],
    },
    { bolum: 'unvan_adres', durum: 'tam', yontem: 'kural', dayanak: 2, sinirlar: [], yapisal: false },
    { bolum: 'esas_sozlesme', durum: 'yok', yontem: null, dayanak: null, sinirlar: [], yapisal: false },
    { bolum: 'ilanlar', durum: 'tam', yontem: null, dayanak: 14, sinirlar: [], yapisal: false },
  ],
  alintilar: { toplam: 57, dogrulanan: 56, dogrulanmayan: 1, kaynaksiz: 0 },
  kimlik: {
    unvan: 'ÖRNEK IŞIK ENERJİ SANAYİ VE DIŞ TİCARET ANONİM ŞİRKETİ',
    tur: 'A.Ş.',
    merkez: 'Örnek Mah. Işık Sok. No: 12/3 Şişli / İstanbul',
    kurulus_tarihi: '12.03.2009',
    sermaye: '12.500.000,00 TL',
    hukuki_bicim: 'Anonim şirket',
    hukuki_bicim_en: 'Joint-stock company',
    kaynak: madeUpSource(7001, 'ÖRNEK IŞIK ENERJİ SANAYİ VE DIŞ TİCARET ANONİM ŞİRKETİ unvanı ile tescil edilmiştir.'),
  },
  durum: {
    kod: 'FAAL',
    ad: 'Faal',
    ad_en: 'Active',
    uluslararasi: 'ACTIVE',
    yerel: 'Faal',
    aciklama: 'İlanlarda tasfiye, iflas veya terkin kaydı görülmedi.',
    aciklama_en: 'The notices show no liquidation, bankruptcy or removal.',
    dayanak: 'cikarim',
    kaynak: null,
  },
  yetkililer: many(officers, officer),
  bitmis_gorunen_yetkililer: [{ ...officer(3001), suresi_dolmus: true, yeni_kurul: '12.03.2024', gorev_bitis: '11.03.2024' }],
  sermaye: {
    guncel: '12.500.000,00 TL',
    kaynak: madeUpSource(7002, 'Şirketin sermayesi 12.500.000,00 TL’ye çıkarılmıştır.'),
    gecmis: many(steps, (at) => ({
      tarih: day(at),
      islem: at === 0 ? 'Kuruluş' : 'Sermaye artırımı',
      onceki: at === 0 ? '' : `${at}.500.000,00 TL`,
      yeni: `${at + 1}.500.000,00 TL`,
      kaynak: madeUpSource(8000 + at, `Sermaye ${at + 1}.500.000,00 TL'ye çıkarılmıştır.`),
    })),
  },
  ortaklar: {
    anonim: true,
    tarih: '12.03.2009',
    liste: many(holders, (at) => ({
      isim: personName(at),
      pay_tutari: `${at + 1}.250.000,00 TL`,
      pay_orani: `%${at + 10},25`,
      kaynak: madeUpSource(9000 + at, `${personName(at)} ${at + 1}.250 pay`),
    })),
  },
  uyum: [
    {
      tur: 'yk_suresi_dolmus',
      ad: 'Yönetim kurulunun süresi dolmuş',
      ad_en: 'Term of the board expired',
      aktif: true,
      dayanak: 'TTK m.362, m.530',
      tarih: '12.03.2024',
      aciklama: 'İlanlara göre görevdeki son üyelerin süresi 12.03.2024 günü bitmiş görünüyor.',
      aciklama_en: 'By the notices the term of the last members appears to have ended on 12 March 2024.',
      kaynak: madeUpSource(1),
    },
    {
      tur: 'sermaye_kaybi_borca_batiklik',
      ad: 'Sermaye kaybı veya borca batıklık işareti',
      ad_en: 'Sign of capital loss or over-indebtedness',
      aktif: null,
      dayanak: 'TTK m.376',
      tarih: '',
      aciklama: 'Son 24 ayın ilanlarında sermaye kaybına ilişkin bir ifade yok.',
      aciklama_en: 'The notices of the last 24 months do not speak of capital loss.',
      kaynak: null,
    },
    {
      tur: 'asgari_sermaye_alti',
      ad: 'Asgari sermayenin altında',
      ad_en: 'Capital below the minimum',
      aktif: false,
      dayanak: 'TTK m.332',
      tarih: '',
      aciklama: 'Sermaye kanuni asgari tutarı karşılıyor.',
      aciklama_en: 'The capital meets the statutory minimum.',
      kaynak: madeUpSource(7002, 'Şirketin sermayesi 12.500.000,00 TL’ye çıkarılmıştır.'),
    },
  ],
  yaptirim: {
    tarandi: true,
    deneme: false,
    taranan: officers + holders + 1,
    liste_tarihi: '20.11.2026',
    isabetler: [{ ad: 'AYŞE YILMAZ', rol: 'Yönetim Kurulu Başkanı', liste: 'OFAC SDN', liste_kaydi: '12345', program: 'SDGT' }],
    gerekceler: [],
  },
  degisiklikler: many(10, (at) => ({
    tarih: day(at),
    tur: 'yetkili-atama',
    kategori: 'yetkililer',
    ozet: `${personName(at)} yönetim kurulu üyeliğine seçildi`,
    ozet_en: `${personName(at)} was elected member of the board`,
    kaynak: madeUpSource(at),
  })),
  ilan_sayisi: 14,
})

/** A report of some content, as if it had been sealed. */
export const madeUpReport = (veri: Snapshot = madeUpSnapshot()): SealedReport => ({
  rapor_kimligi: 'DR-7K2M-9QXT-4F0B',
  muhur: veri.muhur.kod,
  muhur_ad: 'Kısmi',
  icerik_ozeti: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  uretim_tarihi: '2026-11-21',
  bekleyen_bolumler: veri.muhur.kod === 'DOGRULANDI' ? [] : ['yetkililer'],
  veri,
  imza: 'eyJhbGciOiJFZERTQSIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19..c2lnbmF0dXJlLW9mLXRoZS10ZXN0LXdoaWNoLWlzLW5vdC1vbmU',
})
