import { expect } from 'vitest'
import type { TestService } from './service.ts'

/** Has the gazette of `day` print that a made-up live company moves to the number `to` of its street, registered on `registered`. */
export const printMove = async (
  service: TestService,
  { day, to, registered }: { day: string; to: number; registered: string },
): Promise<void> => {
  const text = `T.C. ANKARA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: ${70_000 + to}
Mersis No: 0000000002200001
Ticaret Sicil/Dosya No: 412345
Ticaret Unvanı:
DENEME YAPI MALZEMELERİ LİMİTED ŞİRKETİ

Adres : Ostim Osb Mah. Örnek Sk. No: ${to} Yenimahalle / Ankara
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar
müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak
${registered} tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar:Adres
Tescile Delil Olan Belgeler:Ankara 90. Noterliği Nin 20.8.2026 Tarih 06671 Sayı İle
Tasdikli, 19.8.2026 Tarihli 2026/03 Sayılı Genel Kurul Kararı
ADRES
Yukarıda bilgileri bulunan şirketin adresi OSTİM OSB MAH. ÖRNEK SK. NO: ${to - 1}
YENİMAHALLE / ANKARA adresinden, OSTİM OSB MAH. ÖRNEK SK. NO: ${to} YENİMAHALLE / ANKARA adresine
taşınmıştır.
`
  const played = await fetch(`${service.standIns.gazette.url}/_issues`, {
    method: 'POST',
    body: JSON.stringify({
      day,
      notices: [{ office: 'ANKARA', registryNo: '412345', noticeType: 'LİMİTED ŞİRKET (ADRES)', ref: `adres-${to}`, text }],
    }),
  })
  expect(played.status).toBe(201)
}
