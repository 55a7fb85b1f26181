/** The columns of changes as a table. */
import type { z } from '@hono/zod-openapi'
import type { TableColumn } from '../../lib/http/wire/table-answer.ts'
import type { change, companyRef } from '../../lib/http/wire/wire.ts'

export type ChangeRow = z.infer<typeof change> & { sira: number; sirket: z.infer<typeof companyRef> }

export const CHANGE_COLUMNS: TableColumn<ChangeRow>[] = [
  { title: { tr: 'Sıra', en: 'Number' }, of: ({ sira }) => sira },
  { title: { tr: 'Tarih', en: 'Date' }, of: ({ tarih }) => tarih },
  { title: { tr: 'Şirket kimliği', en: 'Company id' }, of: ({ sirket }) => sirket.id, width: 20 },
  { title: { tr: 'Şirket', en: 'Company' }, of: ({ sirket }) => sirket.unvan, width: 60 },
  { title: { tr: 'Kategori', en: 'Category' }, of: ({ kategori }) => kategori },
  { title: { tr: 'Tür', en: 'Kind' }, of: ({ tur }) => tur },
  { title: { tr: 'Özet', en: 'Summary (Turkish)' }, of: ({ ozet }) => ozet, width: 80 },
  { title: { tr: 'Özet (İngilizce)', en: 'Summary' }, of: ({ ozet_en }) => ozet_en, width: 80 },
  { title: { tr: 'İsim', en: 'Name' }, of: ({ isim }) => isim ?? null, width: 32 },
  { title: { tr: 'Sıfat', en: 'Office' }, of: ({ sifat }) => sifat ?? null },
  { title: { tr: 'Önceki', en: 'Before' }, of: ({ onceki }) => onceki ?? null, width: 32 },
  { title: { tr: 'Yeni', en: 'After' }, of: ({ yeni }) => yeni ?? null, width: 32 },
  { title: { tr: 'İlan tarihi', en: 'Notice of' }, of: ({ kaynak }) => kaynak?.ilan_tarihi ?? null },
  { title: { tr: 'Alıntı', en: 'Quote' }, of: ({ kaynak }) => kaynak?.alinti ?? null, width: 80 },
  { title: { tr: 'Gazete PDF', en: 'Gazette PDF' }, of: ({ gazete_pdf }) => gazete_pdf, width: 60 },
]
