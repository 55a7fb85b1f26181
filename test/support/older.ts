/** A made-up notice in the words of the years before the template, with a decision of the board or of the partners. */
export const olderNotice = (decision: string, { partners = false, year = 2016 }: { partners?: boolean; year?: 2012 | 2016 } = {}): string =>
  `İzmir Ticaret Sicili Müdürlüğünden
Sicil No: 990099
Ticaret Unvanı
ÖRNEK BAHARAT ${partners ? 'LİMİTED' : 'ANONİM'} ŞİRKETİ
Adres: Kurgu Mah. Hayal Sk. No: 3 Konak/İzmir
Yukarıda bilgileri yazılı şirketin İzmir 90. Noterliğinden 1.3.${year} tarih 100 sayı ile onaylı 28.2.${year} tarihli ${partners ? 'ortaklar' : 'yönetim'} kurulu kararının 4.3.${year} tarihinde tescil edildiği ilan olunur.
${decision}
(1/A)(${year - 2000}/90000)
`
