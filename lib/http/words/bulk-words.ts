import type { Bilingual } from '../../domain/kernel/bilingual.ts'
import type { BulkOutcome } from '../../store/bulk-adds.ts'

/** What became of a row of a bulk add: its code on the wire, and in words. */
export const BULK_OUTCOME_CODES = {
  added: { code: 'eklendi', tr: 'Eklendi', en: 'Added' },
  already: { code: 'zaten_var', tr: 'Zaten takipte', en: 'Followed already' },
  repeated: { code: 'tekrar', tr: 'Dosyada ikinci kez', en: 'Second time in the file' },
  unknown_office: { code: 'gecersiz_mudurluk', tr: 'Böyle bir müdürlük yok', en: 'No such registry office' },
  invalid_number: { code: 'gecersiz_sicil', tr: 'Sicil numarası geçersiz', en: 'Registry number not valid' },
  quota: { code: 'kota_doldu', tr: 'Paketin hakkı doldu', en: 'Allowance used up' },
} as const satisfies Record<BulkOutcome, Bilingual & { code: string }>
