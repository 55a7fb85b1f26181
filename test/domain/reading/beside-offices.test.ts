/** Offices and powers that stand beside others in one sentence: each is his right before whom it is named, or nobody's here. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const notice = (title: string, decision: string): string =>
  [
    'İzmir Ticaret Sicili Memurluğundan',
    'Sicil No: 990099',
    'Ticaret Ünvanı',
    title,
    'Yukarıda unvanı yazılı şirketin kararı 04.03.2010 tarihinde tescil edildiği ilan olunur.',
    'Karar:',
    decision,
    '(4/A)(13/999999)',
  ].join('\n')
const read = (title: string, decision: string): { said: string[]; told: number } => {
  const { facts, unread } = readNotice(notice(title, decision))
  const said = facts.flatMap((fact) =>
    fact.kind === 'appointment' ? [`+${fact.role} ${fact.person}`] : fact.kind === 'departure' ? [`-${fact.role} ${fact.person}`] : [],
  )
  return { said, told: unread.length }
}

describe('who holds which office', () => {
  it('is told by the office right before his name', () => {
    const { said } = read(
      'HAYAL VAKFI BASIMEVİ İKTİSADİ İŞLETMESİ',
      "İşletme müdürlüğüne Cenk Ördekli, müdür muavinliğine Sıla Kunduracı'nın getirilmesine karar verildi.",
    )
    expect(said).toEqual(['+manager Cenk Ördekli', '+authorised_signatory Sıla Kunduracı'])
  })

  it('is none of those who sit for the entity that is elected', () => {
    const { said, told } = read(
      'HAYAL ENERJİ LİMİTED ŞİRKETİ',
      "Tüzel kişi ortak Kurgu Enerji A.Ş.'nin müdür olarak seçilmesine ve bu şirket namına Cenk Ördekli ve Sıla Kunduracı'nın gerçek kişi temsilci olarak belirlenmelerine karar verildi.",
    )
    expect(said.filter((each) => !each.endsWith('Kurgu Enerji A.Ş.'))).toEqual([])
    expect(told).toBeGreaterThan(0)
  })

  it('is not said of those who met', () => {
    const { said } = read(
      'HAYAL TİCARET ANONİM ŞİRKETİ',
      "Başkan Cenk Ördekli, muhasip üye Sıla Kunduracı ve üye Nazım Turşucu'dan müteşekkil yönetim kurulu toplandı.",
    )
    expect(said).toEqual([])
  })

  it('ends with a power of a grade that was given before', () => {
    const { said } = read(
      'HAYAL TİCARET ANONİM ŞİRKETİ',
      "Evvelce Cenk Ördekli'ye verilmiş bulunan ikinci derece imza yetkisinin kaldırılmasına karar verildi.",
    )
    expect(said).toEqual(['-authorised_signatory Cenk Ördekli'])
  })

  it.each(['uhdesinde kalmak üzere,', 'baki kalmak kaydıyla'])('is not given anew to him who keeps it: %s', (keeps) => {
    const { said, told } = read(
      'HAYAL FINDIK LİMİTED ŞİRKETİ',
      `Cenk Ördekli'nin müdürlüğü ${keeps} yeni ortak Sıla Kunduracı'nın da on yıl süreyle şirket müdürlüğüne seçilmesine karar verildi.`,
    )
    expect(said).toEqual(['+manager Sıla Kunduracı'])
    expect(told).toBeGreaterThan(0)
  })
})
