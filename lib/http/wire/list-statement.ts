import { z } from '@hono/zod-openapi'
import { type IsoDate, parseIsoDate } from '../../domain/kernel/dates.ts'
import { Failure } from '../../domain/kernel/errors.ts'
import { text } from '../app/input.ts'

/** A statement that the notices brought of a company are all until a day, as the API and the panel's form take it. */
export const listStatementInput = z
  .strictObject({
    tarih: z
      .string({ error: (issue) => (issue.input === undefined ? 'missing_field' : 'invalid_date') })
      .refine((value) => parseIsoDate(value) !== null, 'invalid_date')
      .openapi({
        type: 'string',
        format: 'date',
        description: 'İlanların tam olduğu son gün; ileri bir gün olamaz.',
        example: '2026-11-01',
      }),
    beyan_eden: text(120, { missing: 'missing_field' })
      .min(1, 'missing_field')
      .openapi({ description: 'Beyanda bulunan kişi.', example: 'A. Uyum' }),
    not: text(500).optional().openapi({ description: 'Neye dayandığı.', example: 'Sicil tasdiknamesiyle karşılaştırıldı.' }),
  })
  .openapi('ListeBeyaniSorusu')

/** What of it is stored. Throws `invalid_date` where the day lies ahead: nobody knows what will be published. */
export const statementOf = (
  { tarih, beyan_eden, not }: z.infer<typeof listStatementInput>,
  today: IsoDate,
): { until: IsoDate; statedBy: string; note: string | null } => {
  if (tarih > today)
    throw new Failure('invalid_date', {
      field: 'tarih',
      note: { tr: 'Bugünden sonraki bir gün için beyan verilemez.', en: 'No day ahead can be stated.' },
    })
  return { until: tarih, statedBy: beyan_eden, note: not || null }
}
