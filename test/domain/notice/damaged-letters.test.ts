/** What a scan made of Turkish letters is the letter again, and what its words say is read: nobody's name is cut at it. Every text is made up. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { withLettersOfSigns } from '../../../lib/domain/text/letters.ts'
import { wholeWord } from '../../../lib/domain/text/words.ts'
import { noticeText } from '../../support/asked.ts'

const ID = "Türkiye Cumhuriyeti Uyruklu 123******45 Kimlik No'lu, ANKARA / ÇANKAYA adresinde ikamet eden"
const BRANCH = 'KURGU BANKASI ANONİM ŞİRKETİ HAYAL ŞUBESİ'
const facts = (matters: string, body: string, title?: string): string[] =>
  readNotice(noticeText(matters, body, title === undefined ? {} : { title })).facts.map((fact) => {
    switch (fact.kind) {
      case 'appointment':
        return `+ ${fact.person} ${fact.role}`
      case 'departure':
        return `- ${fact.person} ${fact.role}`
      case 'representation':
        return `${fact.mode} ${fact.persons.join('&')}${fact.with.length > 0 ? ` with ${fact.with.join('|')}` : ''}`
      case 'share_transfer':
        return `${fact.from} > ${fact.to} ${fact.shares}`
      case 'status':
        return `${fact.code} ${fact.on}`
      case 'address':
        return `${fact.from} > ${fact.to}`
      default:
        return fact.kind
    }
  })

describe('letters that a scan printed as others', () => {
  it.each([
    ['ECE $AFAK FARAZİ', 'ECE ŞAFAK FARAZİ'],
    ['KURGU IN$AAT', 'KURGU INŞAAT'],
    ['Ltd. $ti. $ube kapanışı', 'Ltd. Şti. Şube kapanışı'],
    ['§irketin in$aat i$leri', 'Şirketin inşaat işleri'],
    ['BE$İKTA$ 15. NOTERLİĞİ', 'BEŞİKTAŞ 15. NOTERLİĞİ'],
    ['500.000 $lık, 500.-$ ve 10 US$ karşılığı', '500.000 $lık, 500.-$ ve 10 US$ karşılığı'],
    ['5 $ubat 2006', '5 Şubat 2006'],
    ['SiRKETi, TlCARET, iBRAHİM', 'SİRKETİ, TICARET, İBRAHİM'],
    ['KURGUili HAYALilçesi', 'KURGUili HAYALilçesi'],
    ['lsmail, llk 5 yıl, 10 lk', 'İsmail, İlk 5 yıl, 10 lk'],
  ])('%s', (printed, read) => {
    expect(withLettersOfSigns(printed)).toBe(read)
    expect(read.length).toBe(printed.length)
  })

  it.each([
    ['aynlmis', 'ayrilmis'],
    ['yukanda', 'yukarida'],
    ['ortaklanndan', 'ortaklarindan'],
    ['sayih', 'sayili'],
    ['sinirh', 'sinirli'],
    ['karsilgi', 'karsiligi'],
    ['karsilk', 'karsilik'],
    // other forms of the same words
    ['istifasini', null],
    ['alinan', null],
    ['kurulan', null],
  ])('%s was %s', (printed, word) => expect(wholeWord(printed)).toBe(word))
})

describe('what is said in damaged words', () => {
  it.each<[what: string, matters: string, body: string, said: string[], title?: string]>([
    [
      'a name with a sign for a letter',
      'Müdürler',
      `${ID}, ECE $AFAK FARAZİ; Aksi Karar Alınıncaya Kadar Müdür olarak seçilmistir. Yetki Sekli: Münferiden Temsile Yetkilidir.`,
      ['+ ECE ŞAFAK FARAZİ manager', 'sole ECE ŞAFAK FARAZİ'],
    ],
    [
      'a form beside the grade of a title',
      'Yetkililer',
      `${ID}, ECE FARAZİ; Aksi Karar Almincaya Kadar (Sube Müdürü (Müstereken D Grubu)) Temsile Yetkili olarak seçilmistir. Yetki Sekli: ( NİL VARSAYIM, CAN HAYALİ) 'den Herhangi Birisiyle Müstereken Temsile Yetkilidir.`,
      ['+ ECE FARAZİ branch_manager', 'joint ECE FARAZİ with NİL VARSAYIM|CAN HAYALİ'],
      BRANCH,
    ],
    [
      'a form beside the grade of a former title',
      'Yetkililer',
      `Daha önceden (Sube Müdürü (Müstereken D Grubu)) Temsile Yetkili görevi olan ${ID} NİL VARSAYIM'in önceki bu görevi sona ermistir.`,
      ['- NİL VARSAYIM branch_manager'],
      BRANCH,
    ],
    [
      'a form beside a grade that is not the one given',
      'Yetkililer',
      `${ID}, ECE FARAZİ; Aksi Karar Alınıncaya Kadar (Şube Müdürü (Münferiden A Grubu)) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: (NİL VARSAYIM)'den Herhangi Birisiyle Müştereken Temsile Yetkilidir.`,
      [],
      BRANCH,
    ],
    [
      'a vowel lost in what a transfer is of',
      'Pay Devri',
      "Sirket Ortaklarndan 123******45 Kimlik Numarali ECE FARAZİ 200.000,00 TL sermaye karsilgi 2000 adet payini hukuki ve mali yükümlülükleri ile 321******54 Kimlik Numarali CAN HAYALİ'e devretmistir.",
      ['ECE FARAZİ > CAN HAYALİ 2000'],
    ],
    [
      'an ending lost at the end of a line, of a name printed twice',
      'Müdürler',
      `Yeni ortak ECE FARAZİ'dir. Daha önceden Müdür görevi olan ${ID} ECE FARAZİ\nönceki bu görevi sona ermiştir.`,
      ['- ECE FARAZİ manager'],
    ],
    [
      'an ending lost, of a name that may be cut',
      'Müdürler',
      `Daha önceden Müdür görevi olan ${ID} ECE FARAZİ\nönceki bu görevi sona ermiştir.`,
      [],
    ],
    [
      'a liquidation decided in points with abbreviations',
      'Tasfiye',
      "1- Şirketin 05.12.2006 tarihinden itibaren şirketin tasfiyesine, 2- Tasfiye memurluğuna Hayal Sk. No:1 Ankara adresinde mukim T.C. uyruklu Ece Farazi'nin atanmasına oy birliği ile karar verilmiştir.",
      ['LIQUIDATION 2006-12-05', '+ Ece Farazi liquidator'],
    ],
    [
      'what joins two clauses is no name',
      'Temsil',
      'Konu: Temsil İlzam (Can Hayali Münferiden Temsil Ve İlzama Yetkili Kılınmıştır, Aynı Zamanda Ece Farazi Münferiden Temsil Ve İlzama Yetkili Ve Müdürler Kurulu Başkanı Seçilmiştir.) Gündem: Temsil',
      ['sole Can Hayali', 'sole Ece Farazi', '+ Ece Farazi manager_chair'],
    ],
    [
      'residents in a list without a comma',
      'Yönetim Kurulu',
      'Yönetim Kurulu Üyesi olarak: T.C. uyruklu 123******45 TC Nolu Kurgu Mah. Hayal Sok. 2 Ankara adresinde mukim Ece Farazi T.C. uyruklu 321******54 TC Nolu Düş Sok. No: 8 İstanbul adresinde mukim Can Hayali, seçilmişlerdir.',
      ['+ Ece Farazi board_member', '+ Can Hayali board_member'],
      'KURGU BOYA ANONİM ŞİRKETİ',
    ],
    [
      'the old address alone',
      'Adres Değişikliği',
      'Eski Adres: Düş Mah. Masal Sok. No: 5/A Bornova / İzmir',
      ['Düş Mah. Masal Sok. No: 5/A Bornova / İzmir > Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir'],
    ],
    [
      'who signs for a branch by the labels of its opening',
      'Şube',
      'Konu : Sube Kurulusu Yetkililer : Ece Farazi, Can Hayali Sermaye : Merkezden',
      ['branch', '+ Ece Farazi authorised_signatory', '+ Can Hayali authorised_signatory'],
      BRANCH,
    ],
  ])('%s', (_, matters, body, said, title) => {
    expect(facts(matters, body, title).sort()).toEqual([...said].sort())
  })

  it.each(['tarihinde teseil edildigi tlan olunur', 'tarihinde sicile tescil edildigi ilan olunur'])(
    'the day of an entry that %s',
    (said) => {
      expect(readNotice(noticeText('Müdürler', '').replace('tarihinde tescil edildiği ilan olunur', said)).header.registered_on).toBe(
        '2024-09-02',
      )
    },
  )

  it('a hyphen between two names at the end of a line stays', () => {
    const { header } = readNotice(
      noticeText('Adres', 'Merkez Ünvanı : Hayal-\nFarazi Boya Limited Şirketi', { title: 'HAYAL-\nFARAZİ BOYA LİMİTED ŞİRKETİ' }),
    )
    expect(header.title).toBe('HAYAL-FARAZİ BOYA LİMİTED ŞİRKETİ')
  })
})
