import { digestOf } from '../digest.ts'
import type { Reason, Witness } from './check.ts'

/** Asks the service at a path for JSON; null where it does not answer. */
export type Ask = (path: string) => Promise<{ status: number; body: Record<string, unknown> } | null>

const reason = (result: Reason['result'], tr: string, en: string): Reason[] => [{ result, tr, en }]

const pages = (drawn: boolean): Reason[] =>
  drawn
    ? reason('valid', 'Bu PDF, verildiği gibidir.', 'This PDF is as it was issued.')
    : reason(
        'invalid',
        'Eklenen içerik gerçek, ama PDF verildiği gibi değil: sayfaları değiştirilmiş ya da dosya yeniden kaydedilmiş olabilir.',
        'The attached content is genuine, but the PDF is not as it was issued: its pages may have been altered, or ' +
          'the file was saved anew.',
      )

/**
 * What the service knows of a report: whether it was issued, and whether this very PDF was drawn of it. Of a PDF only its digest is sent.
 */
export const serviceWitness =
  (ask: Ask): Witness =>
  async ({ id }, pdf) => {
    const answer = await ask(`/api/dogrula/${id}/${pdf === null ? '' : `?dosya=${await digestOf(pdf)}`}`)
    if (answer?.status === 404) return reason('invalid', 'Bu kimlikte bir belge verilmemiş.', 'No document of this id was issued.')
    if (answer?.status !== 200)
      return reason('undetermined', 'Belgenin verilip verilmediği sorulamadı.', 'Whether the document was issued could not be asked.')
    return pdf === null
      ? reason('valid', 'Bu kimlikte bir belge verilmiş.', 'A document of this id was issued.')
      : pages(answer.body.dosya_verildi === true)
  }
