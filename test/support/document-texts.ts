import type { ReportDocument } from '../../lib/domain/report/model.ts'

const WITHOUT_WORDS = ['url', 'tone', 'kind', 'id', 'align', 'language', 'code', 'attachments', 'subject', 'pageWord']

const textsOf = (value: unknown, key: string): string[] => {
  if (WITHOUT_WORDS.includes(key)) return []
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, part]) => textsOf(part, Array.isArray(value) ? key : name))
    : []
}

/** Every text that a document shows, in its order. */
export const documentTexts = (document: ReportDocument): string[] => textsOf(document, '')
