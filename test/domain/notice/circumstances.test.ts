/** A power that holds while somebody is away: it never stands as one that always holds. Every sentence is made up. */
import { expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const powers = (text: string): string[] =>
  readNotice(`İzmir Ticaret Sicili Müdürlüğünden
Sicil No: 990099
Ticaret Unvanı
ÖRNEK BAHARAT LİMİTED ŞİRKETİ
Adres: Kurgu Mah. Hayal Sk. No: 3 Konak/İzmir
Yukarıda bilgileri yazılı şirketin İzmir 90. Noterliğinden 1.3.2016 tarih 100 sayı ile onaylı 28.2.2016 tarihli ortaklar kurulu kararının 4.3.2016 tarihinde tescil edildiği ilan olunur.
${text}
(1/A)(16/90000)
`).facts.flatMap((fact) =>
    fact.kind === 'representation' ? [`${fact.persons.join('+')}: ${fact.mode}${fact.condition ? ' if …' : ''}`] : [],
  )

test.each([
  [
    "Ece Kurgulu'nun hastalık ve seyahat gibi sebeplerle bulunamadığı hallerde şirketi Mert Hayali'nin münferit imzası ile temsil ve ilzam etmesine karar verilmiştir.",
    ['Mert Hayali: sole if …'],
  ],
  [
    "Ece Kurgulu'nun yokluğunda Mert Hayali'nin münferiden temsil ve ilzama yetkili kılınmasına karar verilmiştir.",
    ['Mert Hayali: sole if …'],
  ],
  // who is away and who signs is not told by these words: no fact
  ["Mert Hayali'nin, müdürün bulunmadığı zamanlarda münferiden temsile yetkili kılınmasına karar verilmiştir.", []],
  ["Mert Hayali'nin her halde münferit imzası ile şirketi temsil ve ilzam etmesine karar verilmiştir.", ['Mert Hayali: sole']],
])('%s', (text, expected) => expect(powers(text)).toEqual(expected))
