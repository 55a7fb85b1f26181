/**
 * What becomes of a company, in wordings of every era that were written down before the frames that read them: its seat, its capital, its
 * articles, its branches, its state. Each is read as wanted, or it is told; nothing else is read from it. Every text is made up.
 */
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FactKind } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { runs } from '../../support/sampled.ts'

const HERE = 'Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir'
const older = (subject: string, decision: string): string => `İzmir Ticaret Sicili
Memurluğundan
Sicil No: 990099
Ticaret Ünvanı
ÖRNEK BAHARAT SANAYİ VE TİCARET LİMİTED ŞİRKETİ
Ticari Merkezi: ${HERE}
Konu: ${subject}
Yukarıda sicil numarası ile ticaret ünvanı yazılı bulunan şirketin İzmir 90. Noterliğinin 01.03.2010 tarih ve 100 sayı ile
onaylı kararının tescil ve ilanı istenmiş olmakla, 6762 sayılı Türk Ticaret Kanunu hükümlerine uygun olarak ve memurluğumuzdaki
vesikalara dayanılarak 04.03.2010 tarihinde tescil edildiği ilan olunur.
${decision}
(4/A)(13/999999)
`
const modern = (matters: string, decision: string): string => `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: 4521
MERSİS No: 0123456789000011
Ticaret Sicil/Dosya No: 990099
Ticaret Unvanı:
ÖRNEK BAHARAT SANAYİ VE TİCARET LİMİTED ŞİRKETİ
Adres : ${HERE}
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze
ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2022
tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matters}
Tescile Delil Olan Belgeler: İzmir 90.noterliği Nin 1.3.2022 Tarih 100 Sayı İle Tasdikli, 28.2.2022 Tarihli 2022/1 Sayılı Genel Kurul Kararı
${decision}
(18000001)
`

type Wanted = Record<string, unknown> & { kind: FactKind }
const seat = (from: string | null, to: string, move: string | null = 'same_office'): Wanted => ({ kind: 'address', from, to, move })
const capital = (operation: string, from: string | null, to: string): Wanted => ({ kind: 'capital', operation, from, to, currency: 'TRY' })
const raised = (from: string | null, to: string): Wanted => capital('increase', from, to)
const lowered = (from: string | null, to: string): Wanted => capital('decrease', from, to)
const articles = (...numbers: string[]): Wanted => ({ kind: 'articles', articles: numbers })
const state = (code: string, on: string | null, rest: object = {}): Wanted => ({ kind: 'status', code, on, ...rest })
const branch = (operation: string, title: string | null, address: string | null = null): Wanted => ({
  kind: 'branch',
  operation,
  title,
  ...(address === null ? {} : { address }),
})

type Case = [form: (subject: string, decision: string) => string, subject: string, decision: string, ...wanted: Wanted[]]

const OLD_SEAT = 'Düş Mah. Sanal Cad. No: 12/4 Bornova / İzmir'
const NEW_SEAT = 'Işık Mah. Masal Sk. No: 7 Karşıyaka / İzmir'
const SEATS: Case[] = [
  [
    older,
    'Adres değişikliği',
    `Karar: Şirket merkezinin ${OLD_SEAT} adresinden ${NEW_SEAT} adresine nakline oybirliği ile karar verilmiştir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [
    older,
    'Adres nakli',
    `Karar: Şirketimiz halen faaliyet gösterdiği ${OLD_SEAT} adresinden, ${NEW_SEAT} adresine taşınmıştır.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [
    older,
    'Adres değişikliği',
    `Karar: Şirketin ${OLD_SEAT} olan adresinin ${NEW_SEAT} olarak değiştirilmesine karar verildi.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [older, 'Adres değişikliği', `Karar: Şirketimizin adresinin ${NEW_SEAT} olarak değiştirilmesine karar verildi.`, seat(null, NEW_SEAT)],
  [
    older,
    'Merkez nakli',
    `Karar: Şirket merkezimizin ${OLD_SEAT}'den alınarak ${NEW_SEAT}'e nakledilmesine karar verilmiştir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [
    older,
    'Adres değişikliği',
    `Eski Adres: ${OLD_SEAT}\nYeni Adres: ${NEW_SEAT}\nKarar: Şirket adresi yukarıdaki şekilde değiştirilmiştir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [
    older,
    'Adres değişikliği',
    `Karar: Şirketimiz ticari faaliyetini bundan böyle ${NEW_SEAT} adresinde sürdürecektir.`,
    seat(null, NEW_SEAT),
  ],
  [
    older,
    'Adres değişikliği',
    `Karar: Şirket merkez adresinin ${NEW_SEAT} adresine nakil edilmesine oybirliğiyle karar alındı.`,
    seat(null, NEW_SEAT),
  ],
  [
    older,
    'Adres tashihi',
    `Konak Belediyesinin 10.02.2010 tarihli yazısına göre sokağın adı değiştiğinden şirketin ${OLD_SEAT} olan adresi ${NEW_SEAT} şeklinde düzeltilmiştir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [older, 'Adres değişikliği', `Karar: Şirketimizin yeni adresi ${NEW_SEAT} dir.`, seat(null, NEW_SEAT)],
  [older, 'Adres değişikliği', `Karar: Şirketin işyeri ${OLD_SEAT} iken ${NEW_SEAT} olmuştur.`, seat(OLD_SEAT, NEW_SEAT)],
  [
    older,
    'Adres değişikliği',
    `Karar: Şirket adresi ${OLD_SEAT}'dan ${NEW_SEAT}'ya taşınmış olup keyfiyetin tesciline karar verildi.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [
    older,
    'Merkez nakli',
    `Karar: ${OLD_SEAT} adresinde bulunan şirket merkezinin ${NEW_SEAT} adresine naklolunmasına karar verilmiştir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [older, 'Adres nakli', `Karar: Şirketimizin merkezi, ${OLD_SEAT} den ${NEW_SEAT} ye nakledilmiştir.`, seat(OLD_SEAT, NEW_SEAT)],
  [
    older,
    'Adres değişikliği',
    `Karar: Ana sözleşmenin 4. maddesinin aşağıdaki şekilde tadiline karar verildi. Yeni şekil: Madde 4- Şirketin merkezi İzmir ili Karşıyaka ilçesidir. Adresi ${NEW_SEAT}'dir. Adres değişikliğinde yeni adres ticaret siciline tescil ettirilir.`,
    seat(null, NEW_SEAT),
    articles('4'),
  ],
  [modern, 'Adres Değişikliği', `Şirketin adresi ${OLD_SEAT} adresinden ${NEW_SEAT} adresine taşınmıştır.`, seat(OLD_SEAT, NEW_SEAT)],
  [modern, 'Adres Değişikliği', `ADRES\nŞirketin ${OLD_SEAT} olan merkez adresi ${NEW_SEAT} olarak değişmiştir.`, seat(OLD_SEAT, NEW_SEAT)],
  [modern, 'Adres Değişikliği', `Şirket merkezi ${NEW_SEAT} adresine nakledilmiştir.`, seat(null, NEW_SEAT)],
  [
    modern,
    'Adres Değişikliği',
    `Şirketimizin ${OLD_SEAT} adresindeki merkezinin ${NEW_SEAT} adresine taşınmasına karar verilmiştir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [modern, 'Adres Değişikliği', `Yeni Adres | Eski Adres\n${NEW_SEAT} | ${OLD_SEAT}`, seat(OLD_SEAT, NEW_SEAT)],
  [modern, 'Adres Değişikliği', `Eski Adresi : ${OLD_SEAT}\nYeni Adresi : ${NEW_SEAT}`, seat(OLD_SEAT, NEW_SEAT)],
  [modern, 'Adres Değişikliği', `Önceki Adres: ${OLD_SEAT}\nŞimdiki Adres: ${NEW_SEAT}`, seat(OLD_SEAT, NEW_SEAT)],
  [
    modern,
    'Adres Değişikliği',
    `Belediyece yapılan numarataj çalışması sonucunda şirketin adresi ${NEW_SEAT} olmuştur.`,
    seat(null, NEW_SEAT),
  ],
  [
    modern,
    'Adres Değişikliği',
    `Konak Belediye Meclisinin kararıyla Sanal Caddesinin adı Masal Caddesi olarak değiştiğinden şirketin adresi resen ${NEW_SEAT} olarak tescil edilmiştir.`,
    seat(null, NEW_SEAT),
  ],
  [
    modern,
    'Merkez Nakli',
    `İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nŞİRKETİN MERKEZİ VE ŞUBELERİ\nMadde 4-\nŞirketin merkezi İZMİR ili KARŞIYAKA ilçesi'dir.\nAdresi ${NEW_SEAT} 'dir.\nAdres değişikliğinde yeni adres, ticaret siciline tescil ve Türkiye Ticaret Sicili Gazetesi'nde ilan ettirilir.`,
    seat(null, NEW_SEAT),
    articles('4'),
  ],
  [
    modern,
    'Adres Değişikliği',
    `Genel kurul, şirketin bundan sonraki merkezinin ${NEW_SEAT} olmasına karar vermiştir.`,
    seat(null, NEW_SEAT),
  ],
  [
    modern,
    'Adres Değişikliği',
    `Kayıtlı adresi ${OLD_SEAT} olan şirketimiz ${NEW_SEAT} adresinde faaliyetine devam edecektir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [
    modern,
    'Merkez Nakli',
    `Aydın Ticaret Sicili Müdürlüğü'nün 5511 numarasında kayıtlı iken merkezini ${OLD_SEAT} adresine nakleden şirketin sicil kaydı müdürlüğümüzde açılmıştır.`,
    seat(null, OLD_SEAT, 'in'),
  ],
  [
    older,
    'Merkez nakli',
    `Şirketin merkezi Aydın'dan İzmir'e nakledildiğinden Aydın Ticaret Sicilindeki kaydı kapatılmış, yeni adresi ${NEW_SEAT} olarak memurluğumuzun 990099 numarasına kaydedilmiştir.`,
    seat(null, NEW_SEAT, 'in'),
  ],
  [
    older,
    'Merkez nakli',
    `Şirket merkezi Çınar Mah. Efeler Bulvarı No: 9 Efeler / Aydın adresine nakledildiğinden memurluğumuzdaki kaydı terkin edilmiştir.`,
    seat(null, 'Çınar Mah. Efeler Bulvarı No: 9 Efeler / Aydın', 'out'),
    state('STRUCK_OFF', '2010-03-04'),
  ],
  [
    modern,
    'Adres Değişikliği',
    `Şirketin adresi, aynı binada bulunan ${OLD_SEAT} numaralı daireden ${NEW_SEAT} numaralı daireye taşınmıştır.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [
    older,
    'Adres değişikliği',
    `Karar: Şirket merkezimizin ${NEW_SEAT} adresine naklinin yapılmasına mevcudun oybirliği ile karar verilmiştir.`,
    seat(null, NEW_SEAT),
  ],
  [
    older,
    'Adres değişikliği',
    `Karar: Şirketimiz ${OLD_SEAT} adresinden ayrılarak ${NEW_SEAT} adresine geçmiştir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [older, 'Adres değişikliği', `Karar: Yukarıda yazılı adresimizden ${NEW_SEAT} adresine taşınılmıştır.`, seat(HERE, NEW_SEAT)],
  [older, 'Adres değişikliği', `Şirketin adresi; ${NEW_SEAT} adresine taşınmıştır.`, seat(null, NEW_SEAT)],
  [modern, 'Adres Değişikliği', `Şirket merkezinin nakledildiği yeni adres: ${NEW_SEAT}`, seat(null, NEW_SEAT)],
  [modern, 'Adres Değişikliği', `Merkez adresi ${OLD_SEAT} yerine ${NEW_SEAT} olarak belirlenmiştir.`, seat(OLD_SEAT, NEW_SEAT)],
  [
    modern,
    'Adres Değişikliği',
    `Şirket, iş merkezini ${OLD_SEAT} adresinden kaldırarak ${NEW_SEAT} adresine nakletmiştir.`,
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [older, 'Müdürler', `Karar: Şirket müdürü Tunç Düş'ün ${NEW_SEAT} adresinde ikamet ettiği anlaşılmıştır.`],
  [modern, 'Adres Değişikliği', `Şirket adresi değiştirilmiş olup son adres ${NEW_SEAT} şeklindedir.`, seat(null, NEW_SEAT)],
]

const CAPITALS: Case[] = [
  [
    older,
    'Sermaye artırımı',
    `Karar: Şirket sermayesinin 50.000 YTL'den 250.000 YTL'ye çıkarılmasına karar verilmiştir.`,
    raised('50000.00', '250000.00'),
  ],
  [
    older,
    'Sermaye artırımı',
    `Karar: 50.000,00 TL olan şirket sermayesi 200.000,00 TL artırılarak 250.000,00 TL'ye yükseltilmiştir.`,
    raised('50000.00', '250000.00'),
  ],
  [
    older,
    'Sermaye artırımı',
    `Karar: Şirketin 5.000.000.000 (Beşmilyar) TL. olan sermayesinin 45.000.000.000 TL. ilavesi ile 50.000.000.000 (Ellimilyar) TL. sına çıkarılmasına oybirliği ile karar verilmiştir.`,
    raised('5000000000.00', '50000000000.00'),
  ],
  [
    older,
    'Sermaye artırımı',
    `Yeni şekil: Madde 6- Şirketin sermayesi 250.000 Yeni Türk Lirasıdır. Bu sermaye beheri 25 YTL değerinde 10.000 paya ayrılmıştır.`,
    raised(null, '250000.00'),
    articles('6'),
  ],
  [older, 'Sermaye artırımı', `Karar: Şirket sermayesi 100.000 Türk Lirasına iblağ edilmiştir.`, raised(null, '100000.00')],
  [
    older,
    'Sermaye artırımı',
    `Karar: Esas sermayenin 60.000.- TL'dan 360.000.- TL'na tezyidine karar verilmiştir.`,
    raised('60000.00', '360000.00'),
  ],
  [
    older,
    'Sermaye artırımı',
    `Karar: Şirket sermayesinin 300.000,00 TL artırılmasıyla 360.000,00 TL olmasına karar verilmiştir.`,
    raised(null, '360000.00'),
  ],
  [
    older,
    'Sermaye azaltılması',
    `Karar: 500.000 TL tutarındaki sermayenin 100.000 TL'ye indirilmesine karar verilmiştir.`,
    lowered('500000.00', '100000.00'),
  ],
  [
    older,
    'Sermaye azaltılması',
    `Karar: Sermayenin 400.000,00 TL azaltılarak 500.000,00 TL'den 100.000,00 TL'ye düşürülmesine karar verilmiştir.`,
    lowered('500000.00', '100000.00'),
  ],
  [older, 'Sermaye artırımı', `Karar: Ortaklar 60.000 TL olan sermayeyi 600.000 TL'ye çıkarmışlardır.`, raised('60000.00', '600000.00')],
  [
    older,
    'Sermaye artırımı',
    `Karar: Şirketimizin sermayesi 20.000 YTL iken 220.000 YTL'ye yükseltilmiştir.`,
    raised('20000.00', '220000.00'),
  ],
  [
    older,
    'Sermaye artırımı',
    `Eski sermaye: 20.000 YTL\nArtırılan: 200.000 YTL\nYeni sermaye: 220.000 YTL`,
    raised('20000.00', '220000.00'),
  ],
  [
    older,
    'Sermaye artırımı',
    `Karar: Sermaye 220.000 TL'ye baliğ olmuştur. Önceki 20.000 TL'nin tamamı ödenmiştir.`,
    raised('20000.00', '220000.00'),
  ],
  [
    older,
    'Sermayenin YTL ye çevrilmesi',
    `Yeni şekil: Sermaye Madde 6- Şirketin sermayesi 5.000.000.000 TL karşılığı 5.000 YTL'dir.`,
    articles('6'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `Şirketin 250.000,00 TL olan sermayesi 1.750.000,00 TL ilavesiyle 2.000.000,00 TL'ye ulaşmıştır.`,
    raised('250000.00', '2000000.00'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nSERMAYE\nMadde 6-\nŞirketin sermayesi, beheri 25,00 Türk Lirası değerinde 80000 paya ayrılmış toplam 2.000.000,00 Türk Lirası değerindedir.\nÖnceki sermayeyi teşkil eden 250.000,00 TL tamamen ödenmiştir. Bu defa artırılan 1.750.000,00 TL'nin tamamı nakden taahhüt edilmiştir.`,
    raised('250000.00', '2000000.00'),
    articles('6'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `Sermayenin 250.000 (ikiyüzellibin) Türk Lirasından 2.000.000 (ikimilyon) Türk Lirasına artırılması kabul edilmiştir.`,
    raised('250000.00', '2000000.00'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `Şirket sermayesinin iki milyon Türk Lirasına (2.000.000 TL) yükseltilmesine karar verilmiştir.`,
    raised(null, '2000000.00'),
  ],
  [modern, 'Sermaye Artırımı', `Eski Sermaye | Yeni Sermaye\n250.000,00 TL | 2.000.000,00 TL`, raised('250000.00', '2000000.00')],
  [
    modern,
    'Sermaye Artırımı',
    `Mevcut sermaye: 250.000,00 TL; artırılan tutar: 1.750.000,00 TL; ulaşılan sermaye: 2.000.000,00 TL`,
    raised('250000.00', '2000000.00'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `Şirketin çıkarılmış sermayesi 2.000.000,00 TL'den 5.000.000,00 TL'ye artırılmıştır.`,
    raised('2000000.00', '5000000.00'),
  ],
  [
    modern,
    'Kayıtlı Sermaye Tavanı Artırımı',
    `Şirketin kayıtlı sermaye tavanı 50.000.000,00 TL'den 200.000.000,00 TL'ye yükseltilmiştir.`,
    capital('registered_ceiling', '50000000.00', '200000000.00'),
  ],
  [
    modern,
    'Kayıtlı Sermaye',
    `Şirket kayıtlı sermaye sistemini kabul etmiş olup kayıtlı sermaye tavanı 200.000.000,00 TL'dir.`,
    capital('registered_ceiling', null, '200000000.00'),
  ],
  [
    modern,
    'Sermaye Azaltımı',
    `Şirketin 2.000.000,00 TL olan sermayesi 1.500.000,00 TL azaltılarak 500.000,00 TL'ye indirilmiştir.`,
    lowered('2000000.00', '500000.00'),
  ],
  [
    modern,
    'Sermaye Azaltımı',
    `Şirket sermayesinin 2.000.000,00 TL'den 500.000,00 TL'ye azaltılması genel kurulca onaylanmıştır.`,
    lowered('2000000.00', '500000.00'),
  ],
  [
    modern,
    'Sermaye Azaltımı, Sermaye Artırımı',
    `Şirketin 4.000.000,00 TL olan sermayesi 3.000.000,00 TL azaltılarak 1.000.000,00 TL'ye indirilmiş ve eş zamanlı olarak 5.000.000,00 TL artırılarak 6.000.000,00 TL'ye çıkarılmıştır.`,
    lowered('4000000.00', '1000000.00'),
    raised('1000000.00', '6000000.00'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `Sermaye artırımından önce 250.000,00 TL olan sermaye, artırım sonrası 2.000.000,00 TL olmuştur.`,
    raised('250000.00', '2000000.00'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `Şirket sermayesinin 2.000.000,00 TL'ye çıkarılması suretiyle 1.750.000,00 TL artırılmasına karar verildi.`,
    raised(null, '2000000.00'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `Şirketin sermayesine 1.750.000,00 TL eklenerek sermaye 2.000.000,00 TL yapılmıştır.`,
    raised(null, '2000000.00'),
  ],
  [
    modern,
    'Sermaye Artırımı',
    `250.000,00 TL sermayenin tamamı ödenmiş olup bu kez 2.000.000,00 TL'ye artırılmasına karar verilmiştir.`,
    raised('250000.00', '2000000.00'),
  ],
  [modern, 'Sermaye Artırımı', `Sermaye tutarı 2.000.000,00 TL olarak değiştirilmiştir.`, raised(null, '2000000.00')],
  [modern, 'Sermaye Artırımı', `Şirket sermayesi 2 milyon TL'ye çıkarılmıştır.`, raised(null, '2000000.00')],
  [
    older,
    'Sermaye artırımı',
    `Karar: Şirketimizin sermayesi 240.000 YTL artırılmış ve toplam sermaye 250.000 YTL olmuştur.`,
    raised(null, '250000.00'),
  ],
  [
    older,
    'Sermaye artırımı',
    `Karar: Sermayemizin 10.000 YTL den 250.000 YTL ye arttırılmasına karar verildi.`,
    raised('10000.00', '250000.00'),
  ],
  [older, 'Sermaye artırımı', `Karar: Şirket sermayesi 250 bin YTL'ye yükseltilmiştir.`, raised(null, '250000.00')],
  [older, 'Pay devri', `Karar: Ortak Tunç Düş'ün 50.000 TL tutarındaki hissesini Sevda Hayal'e devretmesine karar verilmiştir.`],
  [modern, 'Adres Değişikliği', `Şirketin 250.000,00 TL tutarındaki kira borcu ödenmiştir.`],
  [
    older,
    'Kuruluş',
    `Ana sözleşme: Madde 6- Ortaklar şirkete 40.000 YTL (kırkbin yeni türk lirası) sermaye koymayı taahhüt etmişlerdir.`,
    capital('establishment', null, '40000.00'),
    seat(null, HERE, null),
  ],
  [
    modern,
    'Kuruluş',
    `SERMAYE\nMadde 6-\nŞirketin sermayesi 50.000,00 Türk Lirasından ibarettir.`,
    capital('establishment', null, '50000.00'),
    seat(null, HERE, null),
  ],
  [
    older,
    'Kuruluş',
    `Ana sözleşme: Sermaye: Madde 6- Şirket sermayesi 12.000.000.000 (Onikimilyar) TL. dır. Bu sermaye beheri 25.000.000 TL. değerinde 480 hisseye ayrılmıştır.`,
    capital('establishment', null, '12000000000.00'),
    seat(null, HERE, null),
  ],
]

const ARTICLES: Case[] = [
  [older, 'Tadil', `Karar: Ana sözleşmenin 3. maddesinin tadiline karar verilmiştir.`, articles('3')],
  [
    older,
    'Tadil',
    `Karar: Ana sözleşmenin 3, 6 ve 8. maddelerinin değiştirilmesine oybirliği ile karar verilmiştir.`,
    articles('3', '6', '8'),
  ],
  [
    older,
    'Ana sözleşme tadili',
    `Şirket ana sözleşmesinin amaç ve konu başlıklı 3'üncü maddesi aşağıdaki şekilde değiştirilmiştir.`,
    articles('3'),
  ],
  [
    older,
    'Tadil',
    `Eski şekil: Madde 3- Şirketin konusu baharat ticaretidir.\nYeni şekil: Madde 3- Şirketin konusu baharat ve kuruyemiş ticaretidir.`,
    articles('3'),
  ],
  [older, 'Tadil', `Karar: Ana sözleşmeye aşağıdaki 17. maddenin eklenmesine karar verilmiştir.`, articles('17')],
  [older, 'Tadil', `Karar: Esas mukavelenin dördüncü maddesinin değiştirilmesine karar verilmiştir.`, articles('4')],
  [older, 'Tadil', `Tadil metni: Şirketin Konusu Madde: 3- Baharat alım satımı.`, articles('3')],
  [older, 'Tadil', `Karar: Ana sözleşmenin 9. maddesi yürürlükten kaldırılmıştır.`, articles('9')],
  [older, 'Tadil', `Karar: Sözleşmenin süreye ilişkin 5 inci maddesi tadil edilerek şirketin süresi 99 yıla çıkarılmıştır.`, articles('5')],
  [
    older,
    'Tadil',
    `Yeni metin\nMADDE 3) Şirketin konusu baharat ticaretidir.\nMADDE 10) Kâr dağıtımı genel kurulca yapılır.`,
    articles('3', '10'),
  ],
  [older, 'Tadil', `Karar: Ana sözleşmenin "Süre" başlıklı 5. maddesi tadil olunmuştur.`, articles('5')],
  [older, 'Tadil', `Karar: Ana mukavelenin (3) ve (5) numaralı maddelerinin tadiline karar verildi.`, articles('3', '5')],
  [older, 'Tadil', `Karar: Şirket ana sözleşmesinin 4., 7. ve 11. maddeleri ekteki şekilde tadil edilmiştir.`, articles('4', '7', '11')],
  [older, 'Tadil', `Karar: Ana sözleşmenin 6 ila 9. maddelerinin tadiline karar verilmiştir.`, articles('6', '7', '8', '9')],
  [
    modern,
    'Esas Sözleşme Değişikliği',
    `İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nAMAÇ VE KONU\nMadde 3-\nŞirketin amaç ve konusu baharat ticaretidir.`,
    articles('3'),
  ],
  [
    modern,
    'Esas Sözleşme Değişikliği',
    `İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nŞİRKETİN SÜRESİ\nMadde 5-\nŞirketin süresi sınırsızdır.\nKARIN DAĞITIMI\nMadde 12-\nKâr genel kurul kararıyla dağıtılır.`,
    articles('5'),
    articles('12'),
  ],
  [modern, 'Esas Sözleşme Değişikliği', `Esas sözleşmenin 7. maddesi değiştirilmiştir.`, articles('7')],
  [modern, 'Esas Sözleşme Değişikliği', `Esas sözleşmenin 7 ve 8'inci maddelerinin yeni şekli aşağıdadır.`, articles('7', '8')],
  [
    modern,
    'Esas Sözleşme Değişikliği',
    `Esas sözleşmenin yönetim kuruluna ilişkin 8. maddesi aşağıdaki gibi yeniden düzenlenmiştir.`,
    articles('8'),
  ],
  [modern, 'Esas Sözleşme Değişikliği', `Esas sözleşmeye 15. madde olarak aşağıdaki hüküm eklenmiştir.`, articles('15')],
  [modern, 'Esas Sözleşme Değişikliği', `Esas sözleşmenin 14. maddesi metinden çıkarılmıştır.`, articles('14')],
  [modern, 'Esas Sözleşme Değişikliği', `YENİ HALİ\nMadde 3: Şirketin konusu baharat ticaretidir.`, articles('3')],
  [modern, 'Esas Sözleşme Değişikliği', `Eski Madde No | Yeni Madde No | Başlık\n3 | 3 | Amaç ve Konu`, articles('3')],
  [modern, 'Esas Sözleşme Değişikliği', `MADDE 3 - AMAÇ VE KONU\nŞirketin konusu baharat ticaretidir.`, articles('3')],
  [modern, 'Esas Sözleşme Değişikliği', `Esas sözleşmenin 3 no.lu maddesinde değişiklik yapılmıştır.`, articles('3')],
  [
    modern,
    'Esas Sözleşme Değişikliği',
    `Esas sözleşmenin "Merkez" başlıklı 4'üncü ve "Süre" başlıklı 5'inci maddeleri tadil edilmiştir.`,
    articles('4', '5'),
  ],
  [modern, 'Esas Sözleşme Değişikliği', `DEĞİŞEN MADDELER\n3. Amaç ve Konu\nŞirketin konusu baharat ticaretidir.`, articles('3')],
  [modern, 'Amaç Konu Değişikliği', `AMAÇ VE KONU\nMadde 3-\nŞirketin amaç ve konusu baharat ticaretidir.`, articles('3')],
  [
    modern,
    'Esas Sözleşme Değişikliği',
    `Genel kurulda esas sözleşmenin altıncı maddesinin değiştirilmesi oy birliğiyle kabul edilmiştir.`,
    articles('6'),
  ],
  [modern, 'Esas Sözleşme Değişikliği', `Esas sözleşmenin 10/2. maddesi yeniden yazılmıştır.`, articles('10')],
  [modern, 'Müdürler / Yetkililer', `Müdürler, Türk Ticaret Kanunu'nun 623. maddesi uyarınca görev yapar.`],
  [older, 'Müdürler', `Karar: Türk Ticaret Kanununun 540. maddesi uyarınca müdür seçimi görüşüldü.`],
  [
    older,
    'Tadil',
    `Karar: Şirket mukavelesinin 6 ncı maddesi şu şekle girmiştir: Madde 6- Şirketin sermayesi 50.000 YTL'dir.`,
    articles('6'),
    raised(null, '50000.00'),
  ],
  [older, 'Tadil', `Karar: Ana sözleşmenin 12 nci maddesi iptal edilmiştir.`, articles('12')],
  [older, 'Tadil', `Karar: Ana sözleşmenin muhtelif maddelerinden 3, 4 ve 10 uncu maddeler tadil edilmiştir.`, articles('3', '4', '10')],
  [modern, 'Esas Sözleşme Değişikliği', `Esas sözleşmenin 8. ve 9. maddeleri birleştirilerek yeniden düzenlenmiştir.`, articles('8', '9')],
  [modern, 'Esas Sözleşme Değişikliği', `Esas sözleşme değişikliği: Madde 11 yeni şekli: Genel kurul yılda bir toplanır.`, articles('11')],
  [
    older,
    'Tadil',
    `Karar: Ana sözleşmenin sermayeye ait 6, müdürlere ait 8 ve temsile ait 9 uncu maddelerinin değiştirilmesine karar verildi.`,
    articles('6', '8', '9'),
  ],
  [older, 'Tadil', `Karar: Ana sözleşmenin 7. maddesine aşağıdaki fıkranın ilavesine karar verilmiştir.`, articles('7')],
  [
    modern,
    'Esas Sözleşme Değişikliği',
    `Esas sözleşmenin tamamı (1 ila 12. maddeler) yeniden kaleme alınmıştır.`,
    articles('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'),
  ],
]

const BRANCH_TITLE = 'ÖRNEK BAHARAT SANAYİ VE TİCARET LİMİTED ŞİRKETİ KARŞIYAKA ŞUBESİ'
const ofBranch = (subject: string, decision: string): string =>
  older(subject, decision).replace('ÖRNEK BAHARAT SANAYİ VE TİCARET LİMİTED ŞİRKETİ', BRANCH_TITLE)
const ofBranchNow = (subject: string, decision: string): string =>
  modern(subject, decision).replace('ÖRNEK BAHARAT SANAYİ VE TİCARET LİMİTED ŞİRKETİ', BRANCH_TITLE)
const BRANCHES: Case[] = [
  [
    ofBranch,
    'Şube açılışı',
    `Karar: Şirketimizin ${HERE} adresinde bir şube açmasına karar verilmiştir.`,
    branch('open', BRANCH_TITLE, HERE),
  ],
  [ofBranch, 'Şube kapanışı', `Karar: Karşıyaka şubesinin kapatılmasına karar verilmiştir.`, branch('close', BRANCH_TITLE)],
  [ofBranch, 'Şube', `Merkezi İstanbul'da bulunan şirketin Karşıyaka'da açılan şubesi tescil edilmiştir.`, branch('open', BRANCH_TITLE)],
  [
    ofBranch,
    'Şube terkini',
    `Karar: Karşıyaka şubesinin faaliyetine son verilerek ticaret sicilinden kaydının silinmesine karar verildi.`,
    branch('close', BRANCH_TITLE),
  ],
  [
    ofBranch,
    'Adres değişikliği',
    `Karar: Şubemizin adresinin ${OLD_SEAT} adresinden ${NEW_SEAT} adresine nakline karar verilmiştir.`,
    branch('change', BRANCH_TITLE, NEW_SEAT),
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [ofBranch, 'Şube açılışı', `Şirketimizce İzmir ili Karşıyaka ilçesinde şube kurulmuştur.`, branch('open', BRANCH_TITLE)],
  [
    ofBranch,
    'Şube',
    `Karar: Ticaret Sicilinde kayıtlı Karşıyaka şubemiz 1.3.2010 tarihi itibarıyla kapanmıştır.`,
    branch('close', BRANCH_TITLE),
  ],
  [ofBranch, 'Şube', `Karar: Şubenin açılmasına, şube müdürlüğüne Tunç Düş'ün atanmasına karar verilmiştir.`, branch('open', BRANCH_TITLE)],
  [
    ofBranchNow,
    'Şube Açılışı',
    `Şubeye Ait Bilgiler\nTicaret Unvanı: ${BRANCH_TITLE}\nŞubenin Merkezi: ${HERE}`,
    branch('open', BRANCH_TITLE, HERE),
  ],
  [
    ofBranchNow,
    'Şube Kapanışı',
    `Şube kaydı, şube kapanışı nedeniyle ticaret sicilinden terkin edilmiştir.`,
    branch('close', BRANCH_TITLE),
  ],
  [ofBranchNow, 'Şube Kapanışı', `Şubenin ticaret sicili kaydı 4.3.2022 tarihinde silinmiştir.`, branch('close', BRANCH_TITLE)],
  [
    ofBranchNow,
    'Şube Adres Değişikliği',
    `Şubenin adresi ${OLD_SEAT} adresinden ${NEW_SEAT} adresine taşınmıştır.`,
    branch('change', BRANCH_TITLE, NEW_SEAT),
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [
    ofBranchNow,
    'Şube Adres Değişikliği',
    `Şube ${NEW_SEAT} adresine nakledilmiştir.`,
    branch('change', BRANCH_TITLE, NEW_SEAT),
    seat(null, NEW_SEAT),
  ],
  [ofBranchNow, 'Şube Unvan Değişikliği', `Şubenin unvanı ${BRANCH_TITLE} 'dir.`, branch('change', BRANCH_TITLE)],
  [ofBranchNow, 'Şube Kapanışı', `Genel müdürlüğün kararıyla şubemiz kapatılmıştır.`, branch('close', BRANCH_TITLE)],
  [
    ofBranchNow,
    'Şube Açılışı',
    `Şirketin ${HERE} adresinde Karşıyaka Şubesi unvanıyla şube açılmıştır.`,
    branch('open', BRANCH_TITLE, HERE),
  ],
  [
    older,
    'Şube açılışı',
    `Karar: Şirketimizin Aydın ilinde Çınar Mah. Efeler Bulvarı No: 9 adresinde şube açmasına ve unvanının Örnek Baharat Limited Şirketi Aydın Şubesi olmasına karar verilmiştir.`,
    branch('open', 'Örnek Baharat Limited Şirketi Aydın Şubesi', 'Çınar Mah. Efeler Bulvarı No: 9'),
  ],
  [older, 'Şube kapanışı', `Karar: Şirketimizin Aydın şubesinin kapatılmasına karar verilmiştir.`, branch('close', 'Aydın şubesi')],
  [ofBranch, 'Şube', `Karar: Görülen lüzum üzerine Karşıyaka Şubesinin lağvına karar verilmiştir.`, branch('close', BRANCH_TITLE)],
  [ofBranch, 'Şube', `Karar: Karşıyaka'da şube ihdasına karar verilmiştir.`, branch('open', BRANCH_TITLE)],
  [
    ofBranch,
    'Şube',
    `Merkezi İstanbul'da bulunan ve unvanı yukarıda yazılı şubenin merkezinin infisahı nedeniyle kaydı terkin edilmiştir.`,
    branch('close', BRANCH_TITLE),
  ],
  [ofBranchNow, 'Şube Kapanışı', `Karşıyaka Şubesinin tasfiyesiz kapanışına karar verilmiştir.`, branch('close', BRANCH_TITLE)],
  [
    ofBranchNow,
    'Şube Adres Değişikliği',
    `Eski Adres: ${OLD_SEAT}\nYeni Adres: ${NEW_SEAT}`,
    branch('change', BRANCH_TITLE, NEW_SEAT),
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [ofBranchNow, 'Şube', `Şube faaliyetlerine 1.3.2022 tarihinde son verilmiştir.`, branch('close', BRANCH_TITLE)],
  [
    ofBranch,
    'Şube nakli',
    `Karar: Şubenin ${NEW_SEAT} adresine taşınmasına karar verilmiştir.`,
    branch('change', BRANCH_TITLE, NEW_SEAT),
    seat(null, NEW_SEAT),
  ],
  [older, 'Müdürler', `Karar: Şirket şubeler açabilir. Müdür Tunç Düş şube açmaya yetkilidir.`],
  [modern, 'Müdürler / Yetkililer', `Şirket, yurt içinde ve yurt dışında şube açabilir.`],
  [
    ofBranchNow,
    'Şube Kapanışı',
    `Bankanın Karşıyaka Şubesi'nin faaliyetinin sonlandırılmasına ve sicil kaydının terkinine karar verilmiştir.`,
    branch('close', BRANCH_TITLE),
  ],
  [
    ofBranchNow,
    'Şube Açılışı',
    `Banka yönetim kurulunca ${HERE} adresinde faaliyet göstermek üzere şube açılması kararlaştırılmıştır.`,
    branch('open', BRANCH_TITLE, HERE),
  ],
  [
    ofBranch,
    'Unvan değişikliği',
    `Karar: Şube unvanının ${BRANCH_TITLE} olarak değiştirilmesine karar verilmiştir.`,
    branch('change', BRANCH_TITLE),
  ],
  [
    ofBranch,
    'Şube tescili',
    `Yukarıda unvanı yazılı şubenin tescili talep edilmiş olmakla şube sicile kaydedilmiştir.`,
    branch('open', BRANCH_TITLE),
  ],
  [ofBranch, 'Şube', `Karar: Karşıyaka Şubesi kapatılmış olup tüm yetkililerin yetkileri kaldırılmıştır.`, branch('close', BRANCH_TITLE)],
  [
    ofBranchNow,
    'Şube Adres Değişikliği',
    `Şubenin ${OLD_SEAT} olan adresi ${NEW_SEAT} olarak değiştirilmiştir.`,
    branch('change', BRANCH_TITLE, NEW_SEAT),
    seat(OLD_SEAT, NEW_SEAT),
  ],
  [ofBranchNow, 'Şube Açılışı', `Şube Unvanı: ${BRANCH_TITLE}\nŞube Adresi: ${HERE}`, branch('open', BRANCH_TITLE, HERE)],
  [ofBranchNow, 'Şube Kapanışı', `KAPANIŞ\nŞube kapanmıştır.`, branch('close', BRANCH_TITLE)],
  [
    ofBranch,
    'Şube kapanışı',
    `Karar: Şirketin Karşıyaka'daki şubesinin kapanışının tescil ve ilanına karar verilmiştir.`,
    branch('close', BRANCH_TITLE),
  ],
  [
    ofBranch,
    'Şube açılışı',
    `Karar: Şirketimizin İzmir Karşıyaka'da ${NEW_SEAT} adresinde bir şubesinin açılmasına karar verilmiştir.`,
    branch('open', BRANCH_TITLE, NEW_SEAT),
  ],
  [
    ofBranchNow,
    'Şube Adres Değişikliği',
    `Belediyece sokak adının değiştirilmesi üzerine şube adresi ${NEW_SEAT} olmuştur.`,
    branch('change', BRANCH_TITLE, NEW_SEAT),
    seat(null, NEW_SEAT),
  ],
  [
    ofBranch,
    'Şube',
    `Karar: Karşıyaka şubesinin bağımsız şirkete devredilmesi nedeniyle kapatılmasına karar verildi.`,
    branch('close', BRANCH_TITLE),
  ],
  [ofBranchNow, 'Şube', `Şubenin yetkilisi Tunç Düş'ün adresi değişmiştir.`],
]

const court = (office: string, text: string): string => `İZMİR ${office}
ESAS NO: 2021/501
ÖRNEK BAHARAT SANAYİ VE TİCARET LİMİTED ŞİRKETİ (İzmir Ticaret Sicili No: 990099)
${text}
İlan olunur.
`
const trial = (_: string, text: string): string => court('5. ASLİYE TİCARET MAHKEMESİNDEN', text)
const bankruptcy = (_: string, text: string): string => court('2. İFLAS MÜDÜRLÜĞÜNDEN', text)
const STATES: Case[] = [
  [older, 'Tasfiyeye giriş', `Karar: Şirketin feshi ile tasfiyeye girmesine karar verilmiştir.`, state('LIQUIDATION', '2010-03-04')],
  [
    older,
    'Tasfiye',
    `Karar: Şirketin 28.2.2010 tarihinden itibaren feshine ve tasfiyesine oybirliği ile karar verilmiştir.`,
    state('LIQUIDATION', '2010-02-28'),
  ],
  [older, 'Fesih', `Karar: Ortaklar şirketin tasfiye haline girmesini kararlaştırmışlardır.`, state('LIQUIDATION', '2010-03-04')],
  [
    older,
    'Tasfiye sonu',
    `Karar: Tasfiyesi tamamlanan şirketin sicil kaydının terkinine karar verilmiş ve kaydı silinmiştir.`,
    state('STRUCK_OFF', '2010-03-04'),
  ],
  [
    older,
    'Tasfiye sonu',
    `Karar: Tasfiye işlemleri sona ermiş olduğundan şirketin ticaret sicilinden kaydının silinmesine karar verildi.`,
    state('STRUCK_OFF', '2010-03-04'),
  ],
  [
    older,
    'Tasfiyeden dönme',
    `Karar: Şirketin tasfiyeden dönmesine ve faaliyetine devam etmesine karar verilmiştir.`,
    state('LIQUIDATION_REVERSED', '2010-03-04'),
  ],
  [
    older,
    'Tasfiyeden vazgeçme',
    `Karar: Tasfiye kararının kaldırılarak şirketin tasfiyesinden dönülmesine karar verildi.`,
    state('LIQUIDATION_REVERSED', '2010-03-04'),
  ],
  [
    older,
    'Birleşme',
    `Karar: İzmir Ticaret Sicilinin 880088 numarasında kayıtlı Masal Kuruyemiş Limited Şirketi'nin bütün aktif ve pasifiyle devralınması suretiyle birleşilmesine karar verilmiştir.`,
    state('MERGED', '2010-03-04', { counterparty: 'Masal Kuruyemiş Limited Şirketi' }),
  ],
  [
    older,
    'Birleşme',
    `Şirket, Masal Kuruyemiş Anonim Şirketi ile birleşmek suretiyle infisah etmiştir.`,
    state('MERGED', '2010-03-04', { counterparty: 'Masal Kuruyemiş Anonim Şirketi' }),
  ],
  [
    older,
    'Birleşme',
    `Karar: Şirketimizin aktif ve pasifinin Masal Kuruyemiş Anonim Şirketi'ne devredilmesi suretiyle birleşmesine ve tasfiyesiz infisahına karar verilmiştir.`,
    state('MERGED', '2010-03-04', { counterparty: 'Masal Kuruyemiş Anonim Şirketi' }),
  ],
  [
    older,
    'Kısmi bölünme',
    `Karar: Şirketin fabrika binasının kısmi bölünme yoluyla Masal Kuruyemiş Anonim Şirketi'ne ayni sermaye olarak konulmasına karar verilmiştir.`,
    state('DIVIDED', '2010-03-04', { counterparty: 'Masal Kuruyemiş Anonim Şirketi' }),
  ],
  [
    older,
    'Tam bölünme',
    `Şirket malvarlığının tam bölünme suretiyle Masal Kuruyemiş Anonim Şirketi ile Masal Fıstık Anonim Şirketi'ne devredildiği tescil edilmiştir.`,
    state('DIVIDED', '2010-03-04'),
  ],
  [
    older,
    'Nevi değişikliği',
    `Karar: Şirketin nev'inin değiştirilerek anonim şirkete dönüştürülmesine karar verilmiştir.`,
    state('CONVERTED', '2010-03-04'),
  ],
  [
    older,
    'Nevi değişikliği',
    `Masal Kollektif Şirketi'nin nevi değiştirmek suretiyle limited şirkete çevrilmesine karar verilmiştir.`,
    state('CONVERTED', '2010-03-04', { counterparty: 'Masal Kollektif Şirketi' }),
  ],
  [
    older,
    'İhya',
    `İzmir 5. Asliye Ticaret Mahkemesinin 20.1.2010 tarih ve 2009/44 esas sayılı kararı ile şirketin ihyasına karar verilmiştir.`,
    state('REINSTATED', '2010-01-20'),
  ],
  [modern, 'Tasfiye', `Şirket 4.3.2022 tarihinde tasfiyeye girmiştir.`, state('LIQUIDATION', '2022-03-04')],
  [
    modern,
    'Tasfiye',
    `Genel kurulca şirketin sona erdirilmesine ve tasfiye sürecinin başlatılmasına karar verilmiştir.`,
    state('LIQUIDATION', '2022-03-04'),
  ],
  [
    modern,
    'Tasfiye Sonu',
    `Şirketin tasfiyesi sonuçlandırılmış ve ticaret sicilindeki kaydı silinmiştir.`,
    state('STRUCK_OFF', '2022-03-04'),
  ],
  [modern, 'Terkin', `Geçici 7. madde kapsamında şirketin kaydı ticaret sicilinden resen silinmiştir.`, state('STRUCK_OFF', '2022-03-04')],
  [
    modern,
    'Tasfiyeden Dönme',
    `Şirketin tasfiye halinden çıkarılarak yeniden faaliyete geçmesine karar verilmiştir.`,
    state('LIQUIDATION_REVERSED', '2022-03-04'),
  ],
  [
    modern,
    'Konkordato',
    `İZMİR 5. ASLİYE TİCARET MAHKEMESİ'nin 1.3.2022 tarihli kararından itibaren 3 ay süreyle geçici konkordato mühleti verilmiştir. Başlangıç Tarihi:1.3.2022 Bitiş Tarihi:1.6.2022`,
    state('CONCORDAT_TEMPORARY', '2022-03-01'),
  ],
  [
    modern,
    'Konkordato',
    `Şirkete daha önce verilen Geçici Konkordato Mühleti İZMİR 5. ASLİYE TİCARET MAHKEMESİ'nin 1.3.2022 tarihli kararından itibaren Başlangıç Tarihi:1.3.2022 Bitiş Tarihi:1.5.2022 tarihi ile uzatılmıştır.`,
    state('CONCORDAT_TEMPORARY', '2022-03-01'),
  ],
  [
    modern,
    'Konkordato',
    `Şirkete daha önce verilen Kesin Konkordato Mühleti İZMİR 5. ASLİYE TİCARET MAHKEMESİ'nin 1.3.2022 tarihli kararından itibaren Başlangıç Tarihi:1.3.2022 Bitiş Tarihi:1.9.2022 tarihi ile uzatılmıştır.`,
    state('CONCORDAT_FINAL', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli kararı ile davacı şirkete İİK 287. maddesi uyarınca üç aylık geçici mühlet verilmesine karar verilmiştir.`,
    state('CONCORDAT_TEMPORARY', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli duruşmasında davacı şirkete bir yıl süre ile kesin mühlet verilmesine karar verilmiştir.`,
    state('CONCORDAT_FINAL', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli kararı ile davacı şirkete verilen geçici mühletin 2 ay uzatılmasına karar verilmiştir.`,
    state('CONCORDAT_TEMPORARY', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli kararı ile şirkete tanınan kesin mühletin altı ay daha uzatılmasına karar verilmiştir.`,
    state('CONCORDAT_FINAL', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli kararı ile davacı şirketin konkordato projesinin tasdikine karar verilmiştir.`,
    state('CONCORDAT_ENDED', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli kararı ile kesin mühletin kaldırılmasına ve konkordato talebinin reddine karar verilmiştir.`,
    state('CONCORDAT_ENDED', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli kararı ile davacının konkordato talebinin feragat nedeniyle reddine karar verilmiştir.`,
    state('CONCORDAT_ENDED', '2022-03-01'),
  ],
  [
    bankruptcy,
    '',
    `Yukarıda yazılı şirketin iflasına İzmir 5. Asliye Ticaret Mahkemesinin 1.3.2022 tarihli ve 2021/501 esas sayılı ilamı ile karar verilmiştir. İflas 1.3.2022 günü saat 14:20'de açılmıştır.`,
    state('BANKRUPTCY', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli kararı ile şirketin iflasının 1.3.2022 tarihi itibarıyla açılmasına karar verilmiştir.`,
    state('BANKRUPTCY', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli kararı ile müflis şirket hakkındaki iflasın kaldırılmasına karar verilmiştir.`,
    state('ACTIVE', '2022-03-01'),
  ],
  [
    bankruptcy,
    '',
    `Müflis şirketin iflas tasfiyesi tamamlandığından İzmir 5. Asliye Ticaret Mahkemesinin 1.3.2022 tarihli kararı ile iflasın kapanmasına karar verilmiştir.`,
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli ara kararı ile davalı şirkete tedbiren yönetim kayyımı olarak Tunç Düş'ün atanmasına karar verilmiştir.`,
    state('TRUSTEE', '2022-03-01'),
  ],
  [
    trial,
    '',
    `Mahkememizin 1.3.2022 tarihli ara kararı ile davalı şirketin taşınmazlarının devrinin dava sonuna kadar ihtiyati tedbir yoluyla önlenmesine karar verilmiştir.`,
    state('INJUNCTION', '2022-03-01'),
  ],
  [
    modern,
    'İhya',
    `İzmir 5. Asliye Ticaret Mahkemesi'nin 1.2.2022 tarihli ve 2021/9 esas sayılı kararıyla şirketin ek tasfiye işlemleri için yeniden tesciline karar verilmiştir.`,
    state('REINSTATED', '2022-02-01'),
  ],
  [
    modern,
    'Birleşme',
    `Şirket, Masal Kuruyemiş Anonim Şirketi'ni devralmak suretiyle birleşmiştir.`,
    state('MERGED', '2022-03-04', { counterparty: 'Masal Kuruyemiş Anonim Şirketi' }),
  ],
  [modern, 'Tür Değişikliği', `Şirket tür değiştirerek anonim şirkete dönüşmüştür.`, state('CONVERTED', '2022-03-04')],
  [
    modern,
    'Bölünme',
    `Şirketin bir kısım malvarlığı kısmi bölünme yoluyla Masal Kuruyemiş Anonim Şirketi'ne devrolunmuştur.`,
    state('DIVIDED', '2022-03-04', { counterparty: 'Masal Kuruyemiş Anonim Şirketi' }),
  ],
  [
    modern,
    'Müdürler / Yetkililer',
    `Müdür Tunç Düş, şirketin tasfiyesi, birleşmesi veya iflasının istenmesi hususlarında yetkili değildir.`,
  ],
  [
    trial,
    '',
    `Davacı şirketin konkordato talebi hakkında alacaklıların itirazlarını ilandan itibaren yedi gün içinde bildirmeleri gerekmektedir.`,
  ],
  [older, 'Genel kurul', `Karar: Şirketin birleşme sözleşmesinin hazırlanması için müdürlere yetki verilmiştir.`],
]

const KINDS: ReadonlySet<string> = new Set(['address', 'capital', 'articles', 'branch', 'status'])
const letters = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/[\s'’.,]+/g, ' ')
        .trim()
        .replace(/İ/g, 'i')
        .replace(/I/g, 'ı')
        .toLocaleLowerCase('tr')
    : JSON.stringify(value)
/** Whether what was read is what is wanted, as far as that goes. */
const fits = (wanted: Wanted, fact: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(([key, value]) =>
    key === 'title' && value !== null && fact[key] !== null
      ? letters(fact[key]).includes(letters(value)) || letters(value).includes(letters(fact[key]))
      : letters(fact[key] ?? null) === letters(value),
  )

/** What became of a case: every fact read, the missing ones told, or a silence or a wrong fact, which no case may end in. */
type Outcome = { missed: Wanted[]; wrong: Record<string, unknown>[]; told: string[] }
const outcomes = new Map<Case, Outcome>()
const outcome = (each: Case): Outcome => {
  const known = outcomes.get(each) ?? outcomeOf(each)
  outcomes.set(each, known)
  return known
}
const outcomeOf = ([form, subject, decision, ...wanted]: Case): Outcome => {
  const reading = readNotice(form(subject, decision))
  const facts = reading.facts.filter(({ kind }) => KINDS.has(kind)) as unknown as Record<string, unknown>[]
  return {
    missed: wanted.filter((each) => !facts.some((fact) => fits(each, fact))),
    wrong: facts.filter((fact) => !wanted.some((each) => fits(each, fact))),
    told: reading.unread.map(({ text }) => text),
  }
}
const SETS = { seats: SEATS, capitals: CAPITALS, articles: ARTICLES, branches: BRANCHES, states: STATES }

describe.each(Object.entries(SETS))('%s', (_, cases) => {
  it.each(cases.map((each) => [each[1], each[2], each] as const))('%s: %s', (_subject, decision, each) => {
    const { missed, wrong, told } = outcome(each)
    expect(wrong).toEqual([])
    const words = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
    const has = new Set(told.flatMap(words))
    const share = words(decision).filter((word) => has.has(word)).length / words(decision).length
    if (missed.length > 0) expect(share).toBeGreaterThanOrEqual(0.4)
  })
})

const folder = new URL('../../support/notices/', import.meta.url)
const KIND_OF: Record<string, FactKind> = {
  seats: 'address',
  capitals: 'capital',
  articles: 'articles',
  branches: 'branch',
  states: 'status',
}
/** Decisions above that say by their verb that something was done, whatever stands about them. */
const DROPPED = Object.entries(SETS).flatMap(([set, cases]) =>
  cases
    .filter(([, , decision, ...wanted]) => wanted.length > 0 && /karar (?:ver|al)|[mt][iı]şt[iı]r|muştur/.test(decision))
    .map(([, , decision]) => ({ kind: KIND_OF[set] as FactKind, decision })),
)
const HOSTS = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

/** Dropped anywhere into another notice, a decision is read or told: the share that is neither is a ceiling, to be brought down. */
it('passes over nearly none of them among the words of other notices', () => {
  const silent: string[] = []
  const draws = fc.sample(fc.tuple(fc.constantFrom(...HOSTS), fc.constantFrom(...DROPPED), fc.double({ min: 0, max: 1, noNaN: true })), {
    numRuns: runs(200),
  })
  for (const [host, { kind, decision }, where] of draws) {
    if (readNotice(host).facts.some((fact) => fact.kind === kind || fact.kind === 'directive')) continue
    const ends = [...host.matchAll(/(?<=m[iıuü]ştir|m[iıuü]ştır|muştur|müştür)\.\s/g)].map(({ index }) => index + 1)
    const at = ends[Math.floor(where * ends.length)] ?? host.trimEnd().length
    const { facts, unread } = readNotice(`${host.slice(0, at)}\n${decision}\n${host.slice(at)}`)
    const [from, to] = [at + 1, at + 1 + decision.length]
    const within = (each: { start: number; end: number }): boolean => each.start < to && from < each.end
    if (![...facts, ...unread].some(within)) silent.push(decision)
  }
  expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(Math.ceil(draws.length / 50))
})

/** How many of the wordings above are read and not told: a floor, so that reading more never costs what was read. */
it('reads nearly all of them', () => {
  const read = Object.values(SETS).flatMap((cases) => cases.filter((each) => outcome(each).missed.length === 0))
  expect(read.length).toBeGreaterThanOrEqual(197)
})

/** Further states, a line each: the form of the notice, its subject, the decision, and the codes it states (`-`: none, it was refused or asked for). */
const FURTHER = readFileSync(new URL('states.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [, form, subject = '', decision = '', wanted = ''] = /^([om]) (.*?) : (.*) => (\S+)/.exec(line) ?? []
    const { facts, unread } = readNotice((form === 'o' ? older : modern)(subject, decision))
    const codes = facts.flatMap((fact) => (fact.kind === 'status' ? [fact.code] : []))
    return { line, codes: [...new Set(codes)].sort(), wanted: wanted === '-' ? [] : wanted.split('+').sort(), told: unread.length > 0 }
  })

it('reads a state as the one it is, and tells what it does not read', () => {
  // A trustee or an order stands beside the state that a court finds.
  const wrong = FURTHER.filter(({ codes, wanted }) =>
    codes.some((code) => !wanted.includes(code) && (wanted.length === 0 || (code !== 'TRUSTEE' && code !== 'INJUNCTION'))),
  )
  const silent = FURTHER.filter(({ codes, wanted, told }) => !told && wanted.some((code) => !codes.some((each) => each === code)))
  expect([...wrong, ...silent].map(({ line, codes }) => `${line} (${codes.join()})`)).toEqual([])
  expect(FURTHER.filter(({ codes, wanted }) => wanted.every((code) => codes.some((each) => each === code))).length).toBeGreaterThanOrEqual(
    76,
  )
})
