/** Limited agents whom a directive knows by a group, grade or title (TTK 371/7); every sentence is made up. */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { olderNotice } from '../../support/older.ts'

const agents = (text: string): string[] =>
  readNotice(olderNotice(text)).facts.flatMap((fact) =>
    fact.kind === 'representation' ? [`${fact.persons.join('+')}: ${fact.mode} ${fact.group}`] : [],
  )

describe('agents under a directive', () => {
  test.each([
    [
      "15.1.2016 tarih ve 2 sayılı iç yönergemiz uyarınca çalışanlarımızdan Ece Kurgulu'nun (A) grubu, Mert Hayali ile Ada Düşsel'in (B) grubu, Nil Varsayım'ın (C) grubu imza yetkilisi olarak atanmalarına karar verilmiştir.",
      ['Ece Kurgulu: limited A', 'Mert Hayali+Ada Düşsel: limited B', 'Nil Varsayım: limited C'],
    ],
    [
      "15.1.2016 tarih ve 2 sayılı iç yönerge kapsamında Ece Kurgulu'nun birinci derece, Mert Hayali'nin ikinci derece imza yetkilisi olarak seçilmelerine karar verilmiştir.",
      ['Ece Kurgulu: limited 1', 'Mert Hayali: limited 2'],
    ],
    [
      "15.1.2016 tarih ve 2 sayılı iç yönergeye istinaden Mert Hayali'nin Lojistik Müdürü olarak sınırlı yetkiyle atanmasına karar verilmiştir.",
      ['Mert Hayali: limited Lojistik Müdürü'],
    ],
  ])('%#', (text, expected) => expect(agents(text)).toEqual(expected))

  test.each([
    ['15.1.2016 tarih ve 2 sayılı iç yönerge kapsamında C Grubu imza yetkilisi olarak Sınırlı Temsile Yetkilidir.', 'C'],
    ['15.1.2016 tarihli 2 nolu İç Yönerge uyarınca 2. Derece imza yetkilisi olarak Sınırlı Temsile Yetkilidir.', '2'],
    ['İç Yönerge hükümlerine göre Satın Alma Müdürü olarak sınırlı yetkilidir.', 'Satın Alma Müdürü'],
  ])('of the template: %s', (form, group) =>
    expect(
      agents(`YENİ ATANAN TEMSİLCİLER
Türkiye Cumhuriyeti Uyruklu 190******11 Kimlik No'lu, İSTANBUL / KADIKÖY adresinde ikamet eden, ECE KURGULU; 31.12.2019 tarihine kadar (SINIRLI YETKİLİ) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: ${form}`),
    ).toEqual([`ECE KURGULU: limited ${group}`]),
  )
})
