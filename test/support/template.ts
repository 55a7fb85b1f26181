/** A made-up notice in the template of the register, read. */
import { readNotice } from '../../lib/domain/notice/read.ts'

/** What is read of a template notice of those registered matters with that body. */
export const readTemplate = (matters: string, body: string) =>
  readNotice(`T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 990099
Ticaret Unvanı:
ÖRNEK BAHARAT ANONİM ŞİRKETİ
Adres : Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matters}
Tescile Delil Olan Belgeler: İzmir 90. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Yönetim Kurulu Kararı
${body}
(90000999)
`)
