import { describe, expect, it } from 'vitest'
import { restore } from '../../../lib/domain/text/restore.ts'

const restored = (text: string): string => restore({ text, at: [] }).text

describe('ordinary words that a scan damaged', () => {
  it.each([
    ['temsil ue ilzam', 'temsil ve ilzam'],
    ['Nilgün Küre veva Suat Daday', 'Nilgün Küre veya Suat Daday'],
    ['müşterek inza ile', 'müşterek imza ile'],
    ['tek 6aşına imzalar', 'tek başına imzalar'],
    ['100.000 TL lcadar münferiden', '100.000 TL kadar münferiden'],
    ['satlş sözlegmeler', 'satış sözleşmeler'],
    ['ilzam efmeye yetkilidir', 'ilzam etmeye yetkilidir'],
    ["750.000 TI'ye kadar", "750.000 TL'ye kadar"],
    ['Yönetim Kurulu İİyesi', 'Yönetim Kurulu uyesi'],
    ['TARIM L1MİTED ŞİRKETİ', 'TARIM LİMİTED ŞİRKETİ'],
  ])('are set right: %s', (printed, whole) => {
    expect(restored(printed)).toBe(whole)
  })

  it.each([
    ['aksi katar alınıncaya', 'aksi karar alınıncaya'],
    ['satın elma işleri', 'satın alma işleri'],
    ['2008 sagı ile onaylı', '2008 sayı ile onaylı'],
  ])('are set right though they are words, where no other can stand: %s', (printed, whole) => {
    expect(restored(printed)).toBe(whole)
  })

  it.each([
    'intifa hakkı tesis edilir',
    'yolcu katar işletmesi',
    'elma ve armut satışı',
    'bu suretle seçilmiştir',
    'iki ortak uc ortak',
    'yetkili degıl',
    'temsil edilmcmiş',
    'Ahmet Veye seçildi',
    '5.000 TE tutarında',
    'lar bilumum bankalarda',
    'şirketin e-imza yetkisi',
  ])('are left where they may be another, a number or a denial: %s', (printed) => {
    expect(restored(printed)).toBe(printed)
  })
})
