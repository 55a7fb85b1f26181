/** Told sentences of those alone whom they begin with: that they have no power, that they sit in a board no more. Whatever they say, it is nobody else's. */
import { expect, it } from 'vitest'
import { endsTheirs, isDenied } from '../../../lib/domain/fact/alone.ts'

it.each([
  "Ada Düşsel ile Mert Hayali'nin kooperatifi bağlayıcı imza yetkileri yoktur.",
  "Ada Düşsel ve Mert Hayali'nin şirketi borçlandırıcı imza yetkileri bulunmamaktadır.",
  "Diğer ortağımız Ada Düşsel'e imza yetkisi verilmemiştir.",
  'Diğer üyelere imza yetkisi verilmemesine karar verildi.',
])('denies them a power: %s', (text) => {
  expect(isDenied(text)).toBe(true)
})

it.each([
  "Mert Hayali olmadan Ada Düşsel'in şirketi bağlayıcı imza yetkisi yoktur.",
  "Ada Düşsel'in şirketi bağlayıcı imza yetkisi vardır.",
  "Ada Düşsel'in Mert Hayali'nin onayı olmadan şirketi bağlayıcı imza yetkisi yoktur.",
])('is another sentence: %s', (text) => {
  expect(isDenied(text)).toBe(false)
})

it.each([
  'Ada Düşsel yeni kurula girmemiştir.',
  'Ada Düşsel yeni yönetim kurulunda yer almamıştır.',
  'Ada Düşsel aday olmamıştır.',
  'Ada Düşsel idare meclisine yeniden seçilmemiştir.',
])('ends what they were: %s', (text) => {
  expect(endsTheirs(text)).toBe(true)
})

it.each([
  'Ada Düşsel yeni kurula girmiştir.',
  "Ada Düşsel'e yeni kurulda yer verilmiştir.",
  "Ada Düşsel yeni kurula girmemiş, yetkisi Mert Hayali'ye geçmiştir.",
  'Şirketin yeni kurulu göreve girmemiştir.',
])('says something else: %s', (text) => {
  expect(endsTheirs(text)).toBe(false)
})
