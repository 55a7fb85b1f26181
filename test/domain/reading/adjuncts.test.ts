/**
 * Phrases that nobody has to know to read a sentence: why, in what manner, of whom. Known by how they end, they are passed over; where they may bound what
 * is given, the sentence is told besides, and what may take part in it leaves nothing read. `+` gives an office, `-` ends one, `S` signs alone, `J` together.
 */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText, verdictOn } from '../../support/asked.ts'

const A_BOARD = { title: 'KURGU BOYA ANONİM ŞİRKETİ' }
const readOf = (sentence: string, head = {}): string[] =>
  readNotice(noticeText('Müdürler / Yetkililer', sentence, head)).facts.flatMap((fact) =>
    fact.kind === 'appointment'
      ? [`+${fact.role} ${fact.person}`]
      : fact.kind === 'departure'
        ? [`-${fact.role} ${fact.person}`]
        : fact.kind === 'representation'
          ? [`${fact.mode === 'sole' ? 'S' : 'J'} ${fact.persons.join('+')}${fact.with.length > 0 ? ` > ${fact.with.join('+')}` : ''}`]
          : [],
  )

describe('a sentence with phrases that nobody knows', () => {
  it.each([
    // what was known of somebody till then, why he goes, and who comes
    [
      "Kuruluştan bu yana müdürlük görevini titizlikle yürüten Cenk Ördekli'nin sağlık sorunları nedeniyle görevden çekilmesine, yerine kızı Sıla Kunduracı'nın müdür olarak atanmasına karar verilmiştir.",
      ['-manager Cenk Ördekli', '+manager Sıla Kunduracı'],
    ],
    ["Müdürlük görevini yürüten Cenk Ördekli'nin görevden çekilmesine karar verilmiştir.", ['-manager Cenk Ördekli']],
    // by what he is called, and where his office is empty
    [
      'Vefat eden müdür Cenk Ördekli’nin boşalttığı koltuğa Sıla Kunduracı oturmuştur.',
      ['-manager Cenk Ördekli', '+manager Sıla Kunduracı'],
    ],
    ['Müdürlük, işlerin hızlanması bakımından Sıla Kunduracı’ya emanet edilmiştir.', ['+manager Sıla Kunduracı']],
    // how somebody signs, by what nobody else does
    [
      'Müdürlerden Cenk Ördekli ile Sıla Kunduracı, her birinin ötekinden bağımsız olarak atacağı imza ile şirketi temsil ve ilzam edeceklerdir.',
      ['S Cenk Ördekli+Sıla Kunduracı'],
    ],
    ["Şirketi temsil ve ilzam yetkisi, diğer müdürün imzasına ihtiyaç duyulmaksızın, müdür Cenk Ördekli'ye aittir.", ['S Cenk Ördekli']],
    ['İşletme sahibi Cenk Ördekli, işletmesini kendi imzasıyla yürütmektedir.', ['S Cenk Ördekli']],
    ['Şirketin temsilinde tek imza esası kabul edilmiş ve bu imza müdür Cenk Ördekli’ye verilmiştir.', ['S Cenk Ördekli']],
    [
      "Müdürler Cenk Ördekli ve Sıla Kunduracı'nın imzalarından biri eksik olduğu takdirde şirket borç altına girmez.",
      ['J Cenk Ördekli+Sıla Kunduracı'],
    ],
    [
      "Müdür Cenk Ördekli'nin imza yetkisinin iptal edilerek müdürlük görevine son verilmesine, yerine Sıla Kunduracı'nın müdür tayinine karar verilmiştir.",
      ['-manager Cenk Ördekli', '+manager Sıla Kunduracı'],
    ],
  ])('%s', (sentence, said) => {
    expect(readOf(sentence).sort()).toEqual(expect.arrayContaining([...said].sort()))
  })

  it.each([
    // whoever the reason is of, who removes another, whose title is no office
    ["Müdür Cenk Ördekli rahatsız olduğundan Sıla Kunduracı'nın müdür olarak seçilmesine karar verilmiştir.", '+manager Cenk Ördekli'],
    ["Hakkına dayanarak Cenk Ördekli, Sıla Kunduracı'yı müdürlükten azletmiştir.", '-manager Cenk Ördekli'],
    [
      "Müdürler Cenk Ördekli ve Sıla Kunduracı'nın müşterek temsili yolundaki eski uygulamayı sona erdirerek her ikisine de münferit yetki tanınmıştır.",
      '-manager Cenk Ördekli',
    ],
    [
      "Halen genel müdür yardımcısı olarak görev yapmakta olan Cenk Ördekli'nin, emekliye ayrılan Sıla Kunduracı'nın yerine genel müdürlüğe atanmasına karar verilmiştir.",
      '+authorised_signatory Cenk Ördekli',
    ],
    ['Müdür Cenk Ördekli şirketin muhasebesine oturtulmuştur.', '+manager Cenk Ördekli'],
    ['Müdür Cenk Ördekli müdürlüğe gelmiş ve bilgi almıştır.', '+manager Cenk Ördekli'],
    ["Cenk Ördekli'nin imzası bulunmadıkça şirket borç altına girmez.", 'S Cenk Ördekli'],
    // he stays; he comes in another's place; he is only called so
    ['Görev süresi dolan müdür Cenk Ördekli, şirketin selameti bakımından beş yıl daha müdürlükte bırakılmıştır.', '-manager Cenk Ördekli'],
    [
      'Cenk Ördekli, babasının yerine müdürlüğe gelmesi hususundaki teklifi kabul ettiğinden müdürlüğe seçilmiştir.',
      '-manager Cenk Ördekli',
    ],
    [
      "Hisselerini satan Sıla Kunduracı'nın müdürlük görevi son bulmuş, şirketin idaresi kalan müdür Cenk Ördekli'ye bırakılmıştır.",
      '+manager Cenk Ördekli',
    ],
  ])('does not say: %s', (sentence, said) => {
    expect(readOf(sentence)).not.toContain(said)
  })

  it('reads an election of a board beside what its member is known for', () => {
    expect(
      readOf(
        'Denizcilik sektöründe uzun yıllara dayanan tecrübesi göz önünde bulundurularak Cenk Ördekli yönetim kurulu üyeliğine seçilmiştir.',
        A_BOARD,
      ),
    ).toEqual(['+board_member Cenk Ördekli'])
  })
})

const ELECTED =
  "Türkiye Cumhuriyeti Uyruklu 11******10 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, CENK ÖRDEKLİ 1.1.2034 Tarihine Kadar Müdür olarak seçilmiştir."
describe('what a phrase may bound', () => {
  const asked = (sentence: string): string =>
    verdictOn([noticeText('Müdürler / Yetkililer', ELECTED, { day: '4.3.2024' }), noticeText('Müdürler / Yetkililer', sentence)], {
      person: 'Cenk Ördekli',
    })

  it.each([
    ['Herkesin beğenisini kazanmış olması nedeniyle Cenk Ördekli şirketi münferiden temsile yetkili kılınmıştır.'],
    ['Uzun yıllar şirkete emek veren Cenk Ördekli şirketi münferiden temsile yetkili kılınmıştır.'],
  ])('is open, harmless as it may be: %s', (sentence) => {
    expect(asked(sentence)).toBe('uncertain')
  })

  it.each([
    ['Gümrük işlemlerinin yürütülmesi için Cenk Ördekli şirketi münferiden temsile yetkili kılınmıştır.'],
    ['Fuar nedeniyle Cenk Ördekli şirketi münferiden temsile yetkili kılınmıştır.'],
    ['Yeni yatırım projesi doğrultusunda Cenk Ördekli şirketi münferiden temsil edecektir.'],
    ['Kurulun talimatına uyarak Cenk Ördekli şirketi münferiden temsil edecektir.'],
    ['Babasının gözetiminde Cenk Ördekli şirketi münferiden temsil edecektir.'],
    ['Kira sözleşmesini imzalamak üzere Cenk Ördekli münferiden yetkili kılınmıştır.'],
    ['Cenk Ördekli, tanıtım toplantılarında şirketi münferiden temsil edecektir.'],
    ['Şirketin yurt dışı bürosunu yöneten Cenk Ördekli şirketi münferiden temsil edecektir.'],
    ["Müdür Sıla Kunduracı yurt dışında bulunacağından, bu süre içinde Cenk Ördekli'nin şirketi münferiden temsil etmesine karar verildi."],
  ])('what is told: %s', (sentence) => {
    expect(asked(sentence)).not.toBe('authorised')
  })
})
