/** Shares that pass by a death, among what is decided of offices: who left, who is an heir, and what must be told. */
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { notice, TITLES } from './stated.ts'

const readingOf = (words: string): ReturnType<typeof readNotice> => readNotice(notice(words, TITLES.limited))
const said = (fact: Fact): string[] => {
  switch (fact.kind) {
    case 'appointment':
      return [`+ ${fact.person}`]
    case 'departure':
      return [`- ${fact.person}`]
    case 'representation':
      return [`${fact.mode} ${fact.persons.join()}`]
    case 'share_transfer':
      return [`${fact.from} > ${fact.to}`]
    default:
      return []
  }
}
const saidIn = (words: string): string[] => readingOf(words).facts.flatMap(said).sort()
const isOfSharesAlone = (words: string): boolean[] =>
  readingOf(words).unread.map(({ told }) => told?.tells?.includes('shares_only') === true)

describe('shares that pass by a death', () => {
  it.each<[string, string[]]>([
    [
      "Şirket ortağı ve müdürü Osman Tok'un 12.09.2007 tarihinde vefat etmesi sebebiyle müdürlük görevinin sona erdiğinin tescil ve ilanına, hisselerinin Konya 2. Sulh Hukuk Mahkemesinin veraset ilamı gereğince mirasçısı Emine Tok adına pay defterine kaydına, diğer müdür Rıza Tozlu'nun müdürlüğünün ve münferit temsil yetkisinin aynen devamına karar verilmiştir.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', 'sole Rıza Tozlu'],
    ],
    [
      "Şirket müdürü ve ortağı Osman Tok'un 19.01.2011 tarihinde vefatı sebebiyle, Erzurum 2. Sulh Hukuk Mahkemesinin 2011/96 sayılı veraset ilamı uyarınca hisselerinin eşi Emine Tok ile oğlu Kerem Tok'a intikalinin pay defterine kaydına, boşalan şirket müdürlüğüne yeni bir karar alınıncaya kadar görev yapmak üzere Kerem Tok'un seçilmesine ve şirketin onun münferit imzasıyla temsil ve ilzamına karar verilmiştir.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok', '+ Kerem Tok', 'sole Kerem Tok'],
    ],
    [
      "Vefat eden ortak Osman Tok'un payı Konya 1. Sulh Hukuk Mahkemesinin 3.5.2008 tarih 2008/112 sayılı mirasçılık belgesine istinaden oğlu Kerem Tok'a intikal etmiş olup, Kerem Tok'un 10 yıl süre ile müdür seçilmesine karar verilmiştir.",
      ['Osman Tok > Kerem Tok', '+ Kerem Tok'],
    ],
    [
      "Müdür Osman Tok'un ölümü ile boşalan müdürlüğe ortaklardan Kerem Tok'un seçilmesine, ölen müdürün payının mirasçıları Kerem Tok ve Emine Tok'a intikaline karar verilmiştir.",
      ['- Osman Tok', 'Osman Tok > Kerem Tok', 'Osman Tok > Emine Tok', '+ Kerem Tok'],
    ],
    [
      "Şirketimiz müdürü Osman Tok 3.4.2005 tarihinde vefat etmiş olduğundan müdürlüğü sona ermiştir. Şirketteki hissesi kanuni mirasçıları Emine Tok ve Kerem Tok'a kalmıştır.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok'],
    ],
    [
      "Ortaklardan müdür Osman Tok'un 3.4.2005 günü vefatı dolayısıyla payının veraset ilamındaki hisseleri nispetinde mirasçıları eşi Emine Tok, oğlu Kerem Tok ve kızı Derya Tok'a geçtiğinin pay defterine işlenmesine, müdürlüğe Kerem Tok'un atanmasına ve şirketi tek imzası ile temsile yetkili kılınmasına karar verildi.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok', 'Osman Tok > Derya Tok', '+ Kerem Tok', 'sole Kerem Tok'],
    ],
    [
      "Konya 2. Sulh Hukuk Mahkemesinin 2007/345 E., 2007/401 K. sayılı veraset ilamı gereğince müteveffa ortağımız Osman Tok'un şirketimizdeki 400 payının 100 payının eşi Emine Tok'a, 300 payının oğlu Kerem Tok'a intikal ettiğinin kabulüne ve pay defterine kaydına karar verildi.",
      ['Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok'],
    ],
    [
      "Müdürümüz Osman Tok vefat etmiştir. Kendisine ait 200 pay, veraset ilamı uyarınca eşi Emine Tok'a geçmiştir. Yeni müdür olarak Emine Tok 3 yıl süre ile seçilmiştir.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', '+ Emine Tok'],
    ],
    [
      "Ortak Osman Tok'un 1.2.2003 tarihinde ölümü ile hisseleri, Konya Noterliğinin 4.4.2003 tarih 3321 sayılı mirasçılık belgesi ile kızı Derya Tok'a intikal etmiş ve ortaklığa kabul edilmiştir.",
      ['Osman Tok > Derya Tok'],
    ],
    [
      "Osman Tok'un mirasçıları Emine Tok, Kerem Tok ve Derya Tok'un veraset ilamındaki payları oranında şirkete ortak olarak kabullerine, pay defterine kayıtlarının yapılmasına karar verilmiştir.",
      ['Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok', 'Osman Tok > Derya Tok'],
    ],
    [
      "Şirket müdürü Osman Tok 5.6.2006 tarihinde vefat ettiğinden, hisselerinin mirasçıları eşi Emine Tok ve çocukları Kerem Tok ile Derya Tok adına intikaline, müdürlüğe 10 yıl süreyle Kerem Tok'un seçilmesine ve münferit imzası ile şirketi temsil ve ilzam etmesine karar verildi.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok', 'Osman Tok > Derya Tok', '+ Kerem Tok', 'sole Kerem Tok'],
    ],
    [
      "Ortaklarımızdan Osman Tok'un vefatı sebebiyle, murise ait 250 adet hissenin İzmir 3. Sulh Hukuk Mahkemesinin 2005/1123 esas, 2005/1200 karar sayılı veraset ilamı gereğince mirasçısı Kerem Tok'a intikal ettiğinin tespitine ve pay defterine işlenmesine oybirliği ile karar verilmiştir.",
      ['Osman Tok > Kerem Tok'],
    ],
    [
      "Müteveffa müdür Osman Tok'un müdürlük görevinin vefatı nedeniyle sona ermesine, mirasçıları Emine Tok, Kerem Tok ve Derya Tok'un şirkete ortak olarak kabulüne, yeni müdür olarak Kerem Tok'un aksine karar alınıncaya kadar atanmasına karar verildi.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok', 'Osman Tok > Derya Tok', '+ Kerem Tok'],
    ],
    [
      "1- Ortak ve müdür Osman Tok'un 5.6.2006 tarihinde vefatı ile müdürlük sıfatının sona erdiğine, 2- Osman Tok'un 300 payından 75 payının eşi Emine Tok'a, 112 payının oğlu Kerem Tok'a, 113 payının kızı Derya Tok'a intikaline, 3- Müdürlüğe Kerem Tok'un 5 yıl süre ile seçilmesine karar verildi.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok', 'Osman Tok > Derya Tok', '+ Kerem Tok'],
    ],
    [
      "İzmir 3. Sulh Hukuk Hakimliğinin 4.7.2006 tarihli mirasçılık belgesine göre, ölen ortak Osman Tok'un hisselerinin tamamı oğlu Kerem Tok'a kalmış olup keyfiyetin pay defterine kaydına karar verildi.",
      ['Osman Tok > Kerem Tok'],
    ],
    [
      "Şirket ortaklarından Osman Tok'un vefat etmesi nedeniyle şirketteki hisseleri mirasçıları Emine Tok ve Kerem Tok'a veraset yoluyla intikal etmiştir. Şirket müdürlüğüne Emine Tok seçilmiş olup şirketi münferiden temsile yetkilidir.",
      ['Osman Tok > Emine Tok', 'Osman Tok > Kerem Tok', '+ Emine Tok', 'sole Emine Tok'],
    ],
    [
      "Vefat eden Osman Tok'un müdürlük görevi sona ermiştir. Hisseleri Ankara 9. Noterliğinin 7.7.2012 tarih ve 11873 yevmiye numaralı mirasçılık belgesi uyarınca kızı Derya Tok'a intikal etmiştir.",
      ['- Osman Tok', 'Osman Tok > Derya Tok'],
    ],
    [
      "Şirket müdürlerinden Osman Tok'un ölümü nedeniyle hisse ve haklarının veraset ilamı gereğince eşi Emine Tok adına tescili ile pay defterine kaydına, Kerem Tok'un müdür olarak tek başına temsil yetkisinin devamına karar verildi.",
      ['- Osman Tok', 'Osman Tok > Emine Tok', 'sole Kerem Tok'],
    ],
  ])('are read, with who left and who came: %s', (words, wanted) => {
    expect(saidIn(words)).toEqual([...wanted].sort())
    expect(readingOf(words).unread).toEqual([])
  })

  it.each([
    ["Osman Tok'un vefatı nedeniyle müdürlük görevi ve temsil yetkisi sona ermiş olup, hisseleri mirasçılarına intikal etmiştir."],
    [
      "Vefat eden şirket müdürü Osman Tok'un yerine Kerem Tok'un 5 yıl süre ile müdür olarak seçilmesine, murisin payının mirasçıları adına pay defterine kaydedilmesine karar verilmiştir.",
    ],
    [
      "Müdür Osman Tok'un 5.6.2006'da vefat ettiğinin ve hisselerinin mirasçılarına intikal ettiğinin tesciline, müdürlüğe Kerem Tok'un getirilmesine karar verilmiştir.",
    ],
    [
      "Osman Tok'un vefatıyla sermayedeki 5.000,00 TL payı yasal mirasçıları Emine Tok ve Kerem Tok'a yarı yarıya intikal etmiş olup, mirasçılar ortaklığa kabul edilmişlerdir.",
    ],
  ])('are told as of shares alone, where nobody is named or it is not told how many pass: %s', (words) => {
    expect(isOfSharesAlone(words)).toEqual([true])
  })

  it.each([
    [
      "Müdür Osman Tok'un hisselerinin mirasçılarına intikali tamamlanıncaya kadar şirketin Rıza Tozlu'nun münferit imzası ile temsil edilmesine karar verilmiştir.",
    ],
    ["Osman Tok'un payının ve temsil yetkisinin mirasçısı Kerem Tok'a intikaline karar verilmiştir."],
    ["Osman Tok'un hisselerinin mirasçısı Kerem Tok'a intikali halinde Kerem Tok müdür olacaktır."],
    ["Vefat eden ortağımız Osman Tok'un hisseleri ile birlikte müdürlüğünün de oğlu Kerem Tok'a intikaline karar verilmiştir."],
    [
      "Osman Tok'un vefatı ile hisselerinin mirasçılarına intikaline kadar müdür Rıza Tozlu'nun yetkisinin durdurulmasına karar verilmiştir.",
    ],
    [
      "Vefat eden müdürün hisselerinin mirasçılarına intikaline, diğer müdür Rıza Tozlu'nun münferit imzası ile şirketi temsile yetkili kılınmasına karar verilmiştir.",
    ],
    ["Osman Tok'un hisselerinin Kerem Tok'a intikaline ilişkin karar iptal edilmiştir."],
    ["Vefat eden ortak Osman Tok'un hisselerinin mirasçılarına intikaline karar verilmiştir."],
    [
      "Vefat eden ortak Osman Tok'un hisselerinin mirasçısı Kerem Tok adına vasisi Rıza Tozlu tarafından temsil edilmek üzere pay defterine kaydına karar verilmiştir.",
    ],
    [
      "Kerem Tok'un, babası Osman Tok'un vefatı nedeniyle kendisine intikal eden hisselerini Rıza Tozlu'ya devretmesine ve müdürlükten ayrılmasına karar verilmiştir.",
    ],
    ["Mirasçılara intikal eden paylar için Rıza Tozlu'nun kayyım olarak atanmasına karar verilmiştir."],
  ])('are told whole, where more is said than that, or the dead is known by it alone: %s', (words) => {
    expect(isOfSharesAlone(words)).toContain(false)
  })

  it.each([
    ["Müdür Rıza Tozlu'nun eşinin vefatı nedeniyle eşine ait hisselerin mirasçısı Rıza Tozlu'ya intikaline karar verilmiştir."],
    ["Müdür Rıza Tozlu'nun babası Osman Tozlu'nun vefatı nedeniyle hisselerinin mirasçılarına intikaline karar verilmiştir."],
    ["Müdür Rıza Tozlu'nun babasının ölümü üzerine toplantı ertelenmiştir."],
    ["Rıza Tozlu'nun annesinin vefatı sebebiyle müdürlük görevine bir süre devam edemeyeceği bildirilmiştir."],
    ["Müdür Rıza Tozlu'nun oğlunun vefatı dolayısıyla kendisine taziyede bulunulmuştur."],
  ])('end no office of whose kin died: %s', (words) => {
    expect(readingOf(words).facts.filter(({ kind }) => kind === 'departure')).toEqual([])
    expect(readingOf(words).unread.length).toBeGreaterThan(0)
  })
})
