import { z } from '@hono/zod-openapi'
import { Failure, type FailureCode } from '../../domain/kernel/errors.ts'
import { parseIsoDate } from '../../domain/kernel/dates.ts'
import { CATEGORIES } from '../wire/wire.ts'

/**
 * Building blocks of input schemas. Where input is wrong, the message of the zod issue is a failure code; {@link inputFailure} turns the
 * first issue into the answer, naming the field.
 */

const CODES = new Set<string>([
  'invalid_parameter',
  'invalid_category',
  'invalid_date',
  'invalid_amount',
  'invalid_body',
  'invalid_days',
  'missing_parameter',
  'missing_field',
  'invalid_registry_number',
] satisfies FailureCode[])

type Codes = { missing?: FailureCode; invalid?: FailureCode }

const textOf = (max: number, allowed: RegExp, { missing = 'missing_parameter', invalid = 'invalid_parameter' }: Codes) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? missing : invalid) })
    .max(max, invalid)
    .regex(allowed, invalid)
    // half of a surrogate pair (\ud800 in JSON) is no character: neither PostgreSQL nor a seal takes it
    .refine((value) => value.isWellFormed(), invalid)
    .trim()

/** Text without control characters (they are never meant, and PostgreSQL refuses NUL), trimmed, at most `max` characters. */
// oxlint-disable-next-line no-control-regex
export const text = (max: number, codes: Codes = {}) => textOf(max, /^[^\u0000-\u001f\u007f-\u009f\ufffd]*$/, codes)

/** {@link text} that may have several lines. */
export const lines = (max: number, codes: Codes = {}) =>
  // oxlint-disable-next-line no-control-regex
  textOf(max, /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]*$/, codes)

/** One of these values, and no other. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: (issue) => (issue.input === undefined ? 'missing_parameter' : 'invalid_parameter') })

/** A whole number in a query, digits only. */
export const wholeNumber = (min: number, max: number, fallback: number, code: FailureCode = 'invalid_parameter') =>
  z
    .string(code)
    .regex(/^\d{1,9}$/, code)
    .transform(Number)
    .pipe(z.number().min(min, code).max(max, code))
    .default(fallback)
    .openapi({ type: 'integer', minimum: min, maximum: max, default: fallback })

/** A calendar day `YYYY-MM-DD` that exists. */
export const day = () =>
  z
    .string('invalid_date')
    .refine((value) => parseIsoDate(value) !== null, 'invalid_date')
    .openapi({ type: 'string', format: 'date' })

/**
 * A query whose days are not turned round: none lie between those, and an empty list would say that nothing happened. Throws
 * `invalid_date`.
 */
export const inOrder = <Query extends { baslangic?: string | undefined; bitis?: string | undefined }>(query: Query): Query => {
  const { baslangic, bitis } = query
  if (baslangic !== undefined && bitis !== undefined && bitis < baslangic) {
    throw new Failure('invalid_date', {
      field: 'bitis',
      note: { tr: 'bitis, baslangic gününden önce olamaz.', en: 'bitis cannot lie before baslangic.' },
    })
  }
  return query
}

/** The second clock of a question: what could be known on a day. */
export const known = () =>
  day()
    .optional()
    .openapi({
      description:
        'Neyin bilinebildiği gün (YYYY-AA-GG): yalnız o güne dek yayımlanmış ve o güne dek bulunmuş ilanlar sayılır; liste beyanı ' +
        'sayılmaz. Bugünkü okumayla yeniden kurulur; o gün ne denildiği o gün verilmiş belgelerdedir. `tarih` verilmezse o da bu gündür.',
      example: '2026-11-01',
    })

/** The two clocks of a question: the day something holds, and the one of what could be known. Throws `invalid_date` for a day to come. */
export const clocks = (
  { tarih, bilinen }: { tarih?: string | undefined; bilinen?: string | undefined },
  today: string,
): { day: string; known: string | undefined; asked: string; told: { bilinen?: string; okuma?: 'bugun' } } => {
  if (bilinen !== undefined && bilinen > today)
    throw new Failure('invalid_date', {
      field: 'bilinen',
      note: { tr: 'Bugünden sonra olamaz.', en: 'Cannot lie after today.' },
    })
  return {
    day: tarih ?? bilinen ?? today,
    known: bilinen,
    asked: bilinen ?? today,
    told: bilinen === undefined ? {} : { bilinen, okuma: 'bugun' },
  }
}

/** A switch that is on with `1` and otherwise absent; `description` says what it does. */
export const flag = (description: string) => z.literal('1', 'invalid_parameter').optional().openapi({ description, example: '1' })

/** Which page of a list, and how many of it at once. */
export const paged = (most: number, fallback: number) => ({
  sayfa: wholeNumber(1, 1_000_000, 1).openapi({
    description: 'Sayfa, 1 ile başlar. Son sayfadan sonrası boş bir liste döner; devamı olup olmadığını yanıttaki `sonraki_sayfa` söyler.',
    example: 1,
  }),
  adet: wholeNumber(1, most, fallback).openapi({ description: `Bir sayfadaki kayıt sayısı, en çok ${most}.`, example: Math.min(50, most) }),
})

/** The language of an answer's texts. */
export const language = (description = 'Metinlerin dili. Kodlar ve alan adları dile göre değişmez.') =>
  z.enum(['tr', 'en'], 'invalid_parameter').default('tr').openapi({ description, example: 'en' })

/** The id of a company in a path. */
export const companyId = (example = 'DENEME-TAM') =>
  z.object({
    sirket_id: z.string().openapi({
      type: ['integer', 'string'],
      description:
        'Şirketin kimliği, şirket listesindeki `id`: canlı anahtarla tam sayı, deneme anahtarıyla `DENEME-…` ' +
        'metni. Takip etmediğiniz bir şirket bulunamadı sayılır.',
      example,
    }),
  })

type Note = { tr: string; en: string }

/** For a zod refinement: the code a value is refused with, and what it should have been. */
export const refusing = (code: FailureCode, note: Note) => ({ error: code, params: { note } })

const noteOf = (issue: z.core.$ZodIssue): Note | null => {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'number'
        ? { tr: `En az ${issue.minimum} olmalıdır.`, en: `Must be at least ${issue.minimum}.` }
        : { tr: 'Boş olamaz.', en: 'May not be empty.' }
    case 'too_big':
      return issue.origin === 'number'
        ? { tr: `En çok ${issue.maximum} olabilir.`, en: `May be at most ${issue.maximum}.` }
        : issue.origin === 'string'
          ? { tr: `En çok ${issue.maximum} karakter olabilir.`, en: `May have at most ${issue.maximum} characters.` }
          : { tr: `En çok ${issue.maximum} öge taşıyabilir.`, en: `May hold at most ${issue.maximum} items.` }
    case 'unrecognized_keys':
      return { tr: 'Bu alan tanınmıyor.', en: 'This field is not known.' }
    case 'custom':
      return (issue.params as { note?: Note } | undefined)?.note ?? null
    default:
      return null
  }
}

/** The failure to answer with when input does not fit its schema; `target` is where the input came from. */
export const inputFailure = (error: z.core.$ZodError, target: string): Failure => {
  const issue = error.issues[0]
  if (!issue) return new Failure('invalid_parameter')
  // an element of a list in JSON has a place of its own; a parameter that holds a list is one field
  const place = target === 'json' ? issue.path.join('.') : issue.path[0]
  const named = issue.code === 'unrecognized_keys' ? issue.keys[0] : place
  if (target === 'json' && issue.path.length === 0 && issue.code === 'invalid_type') return new Failure('invalid_body')
  const code = CODES.has(issue.message) ? (issue.message as FailureCode) : 'invalid_parameter'
  const note = noteOf(issue)
  return new Failure(code, {
    ...(named ? { field: String(named) } : {}),
    ...(note ? { note } : {}),
    ...(code === 'invalid_category' ? { extra: { gecerli_kategoriler: CATEGORIES } } : {}),
  })
}
