/**
 * The form of each kind of fact: its fields, how what a person wrote in them is read, and how a fact fills them in. One table for the desk,
 * so that a fact that people state has the shape of one that is read.
 */
import { type DepartureReason, type FactKind, type RepresentationRule, ROLES, type Statement, type StatusCode } from '../fact/fact.ts'
import { parseIsoDate } from '../kernel/dates.ts'
import { Failure } from '../kernel/errors.ts'
import { squeeze } from '../kernel/text.ts'

/**
 * A field. `list`: several values, one a line; `switch`: yes or nothing; `either`: yes, no or nothing; `amount`: a number with its
 * currency; `decimal`: money without one; `rules`: several forms of a power to represent.
 */
export type FormField = {
  name: string
  type: 'text' | 'day' | 'whole' | 'decimal' | 'amount' | 'list' | 'choice' | 'switch' | 'either' | 'rules'
  required?: true
  choices?: readonly string[]
  /** Left out where it is empty: the fact says nothing of it. */
  optional?: true
}

const text = (name: string, more: Partial<FormField> = {}): FormField => ({ name, type: 'text', ...more })
const day = (name: string): FormField => ({ name, type: 'day' })
const choice = (name: string, choices: readonly string[], more: Partial<FormField> = {}): FormField => ({
  name,
  type: 'choice',
  choices,
  ...more,
})
const needed = { required: true } as const
const optional = { optional: true } as const

/** The currencies that forms offer. */
export const FORM_CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP', 'CHF', 'JPY', 'RUB', 'CNY', 'AED', 'SAR'] as const

const MODES = ['sole', 'joint', 'limited'] as const
const REASONS: readonly DepartureReason[] = ['resignation', 'dismissal', 'term_end', 'death', 'transfer', 'other']
const STATUSES: readonly StatusCode[] = [
  'ACTIVE',
  'LIQUIDATION',
  'LIQUIDATION_REVERSED',
  'BANKRUPTCY',
  'CONCORDAT_TEMPORARY',
  'CONCORDAT_FINAL',
  'CONCORDAT_ENDED',
  'STRUCK_OFF',
  'REINSTATED',
  'MERGED',
  'DIVIDED',
  'CONVERTED',
  'TRUSTEE',
  'INJUNCTION',
]

const POWER: FormField[] = [
  { name: 'persons', type: 'list' },
  choice('mode', MODES, needed),
  text('group'),
  { name: 'with', type: 'list' },
  { name: 'limit', type: 'amount' },
  text('scope'),
  day('until'),
  { name: 'inclusive', type: 'either', ...optional },
  { name: 'any_of', type: 'switch', ...optional },
  { name: 'indispensable', type: 'list', ...optional },
  text('excludes', optional),
  text('condition', optional),
  { name: 'floor', type: 'amount', ...optional },
  { name: 'above', type: 'amount', ...optional },
  { name: 'by_title', type: 'switch', ...optional },
]

/** The fields of every kind of fact, in the order of the form. */
export const FORMS: Record<FactKind, FormField[]> = {
  appointment: [
    text('person', needed),
    choice('role', ROLES, needed),
    text('legal_entity'),
    day('from'),
    day('until'),
    { name: 'term_years', type: 'whole' },
    { name: 'confirms', type: 'switch', ...optional },
    text('formerly', optional),
    text('group', optional),
  ],
  departure: [text('person', needed), choice('role', ROLES), day('on'), choice('reason', REASONS)],
  representation: POWER.map((field) => (field.name === 'persons' ? { ...field, ...needed } : field)),
  directive: [text('number'), day('on'), { name: 'rules', type: 'rules', ...needed }],
  status: [
    choice('code', STATUSES, needed),
    day('on'),
    text('counterparty'),
    text('restricts', optional),
    choice('side', ['gives', 'takes'], optional),
  ],
  capital: [
    { name: 'from', type: 'decimal' },
    { name: 'to', type: 'decimal', ...needed },
    choice('currency', FORM_CURRENCIES, needed),
    choice('operation', ['establishment', 'increase', 'decrease', 'registered_ceiling'], needed),
    { name: 'paid', type: 'decimal' },
  ],
  shareholding: [text('person', needed), { name: 'amount', type: 'decimal' }, { name: 'shares', type: 'whole' }, text('ratio')],
  share_transfer: [text('from', needed), text('to', needed), { name: 'amount', type: 'decimal' }, { name: 'shares', type: 'whole' }],
  sole_shareholder: [text('person', needed)],
  title: [text('from'), text('to', needed)],
  address: [text('from'), text('to', needed), choice('move', ['same_office', 'out', 'in'])],
  articles: [{ name: 'articles', type: 'list', ...needed }, text('heading')],
  establishment: [day('on')],
  branch: [text('title'), text('address'), choice('operation', ['open', 'close', 'change'], needed)],
  auditor: [text('name', needed), text('period')],
  general_meeting: [day('on'), choice('meeting', ['ordinary', 'extraordinary'], needed)],
  correction: [text('notice'), text('words'), text('instead')],
}

export const FORM_KINDS = Object.keys(FORMS) as FactKind[]
/** How many rules a directive has at most. */
export const MOST_RULES = 60

/** What was written, by the names of the fields: `person`, `limit.amount`, `rules.0.mode`. */
export type Written = Record<string, string>

const LONGEST = 2000
const wrong = (field: string, tr: string, en: string): Failure => new Failure('invalid_parameter', { field, note: { tr, en } })

/** Money as people write it (`1.250.000,50`, `1250000.5`) as decimal text. */
const decimalOf = (written: string, field: string): string => {
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?$/.test(written)
    ? written.replaceAll('.', '').replace(',', '.')
    : written.replace(',', '.')
  if (!/^\d{1,18}(?:\.\d{1,4})?$/.test(plain))
    throw wrong(field, 'Tutar geçersiz; örneğin 1250000,50 yazın.', 'Invalid amount; write for example 1250000.50.')
  return plain
}

const valueOf = (field: FormField, written: Written, name: string): unknown => {
  const given = squeeze(written[name] ?? '')
  if (given.length > LONGEST) throw wrong(name, `En çok ${LONGEST} karakter olabilir.`, `May have at most ${LONGEST} characters.`)
  switch (field.type) {
    case 'list':
      return (written[name] ?? '')
        .split('\n')
        .map(squeeze)
        .filter((line) => line !== '')
    case 'switch':
      return given === '' ? null : true
    case 'amount': {
      const amount = squeeze(written[`${name}.amount`] ?? '')
      const currency = squeeze(written[`${name}.currency`] ?? '') || 'TRY'
      if (amount === '') return null
      if (!FORM_CURRENCIES.some((known) => known === currency)) throw wrong(name, 'Para birimi bilinmiyor.', 'Unknown currency.')
      return { amount: decimalOf(amount, name), currency }
    }
    case 'rules':
      return rulesIn(written, name)
    default:
      break
  }
  if (given === '') return null
  switch (field.type) {
    case 'day':
      if (parseIsoDate(given) === null) throw wrong(name, 'Var olan bir gün yazın: YYYY-AA-GG.', 'Write an existing day: YYYY-MM-DD.')
      return given
    case 'whole':
      if (!/^\d{1,12}$/.test(given)) throw wrong(name, 'Bir tam sayı yazın.', 'Write a whole number.')
      return Number(given)
    case 'decimal':
      return decimalOf(given, name)
    case 'choice':
      if (!field.choices?.includes(given)) throw wrong(name, 'Listeden birini seçin.', 'Choose one of the list.')
      return given
    case 'either':
      if (given !== 'yes' && given !== 'no') throw wrong(name, 'Listeden birini seçin.', 'Choose one of the list.')
      return given === 'yes'
    default:
      return given
  }
}

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

const read = (fields: readonly FormField[], written: Written, prefix: string): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const name = prefix + field.name
      const value = valueOf(field, written, name)
      if (field.required && isEmpty(value)) throw new Failure('missing_field', { field: name })
      return field.optional && isEmpty(value) ? [] : [[field.name, value]]
    }),
  )

/** How many rules were written of a directive: one behind the last that has any field. */
export const rulesWritten = (written: Written, prefix: string): number =>
  Math.max(
    0,
    ...Object.keys(written).flatMap((name) => {
      const at = name.startsWith(`${prefix}.`) ? /^(\d{1,2})\./.exec(name.slice(prefix.length + 1))?.[1] : undefined
      return at === undefined ? [] : [Number(at) + 1]
    }),
  )

const rulesIn = (written: Written, name: string): RepresentationRule[] => {
  const count = rulesWritten(written, name)
  if (count > MOST_RULES) throw wrong(name, `En çok ${MOST_RULES} kural yazılabilir.`, `At most ${MOST_RULES} rules.`)
  return Array.from({ length: count }, (_, at) => read(POWER, written, `${name}.${at}.`) as RepresentationRule)
}

/** The fact that a form states. Throws `missing_field` or `invalid_parameter`, naming the field. */
export const statementIn = (kind: FactKind, written: Written): Statement => ({ kind, ...read(FORMS[kind], written, '') }) as Statement

const writtenOf = (field: FormField, value: unknown, name: string): Written => {
  if (value === null || value === undefined) return {}
  switch (field.type) {
    case 'list':
      return (value as string[]).length === 0 ? {} : { [name]: (value as string[]).join('\n') }
    case 'switch':
      return value ? { [name]: '1' } : {}
    case 'amount': {
      const { amount, currency } = value as { amount: string; currency: string }
      return { [`${name}.amount`]: amount, [`${name}.currency`]: currency }
    }
    case 'either':
      return { [name]: value === true ? 'yes' : 'no' }
    case 'rules':
      return Object.assign({}, ...(value as RepresentationRule[]).map((rule, at) => fill(POWER, rule, `${name}.${at}.`))) as Written
    default:
      return { [name]: typeof value === 'number' ? String(value) : (value as string) }
  }
}

const fill = (fields: readonly FormField[], values: object, prefix: string): Written =>
  Object.assign(
    {},
    ...fields.map((field) => writtenOf(field, (values as Record<string, unknown>)[field.name], prefix + field.name)),
  ) as Written

/** What a form shows of a fact: the other way of {@link statementIn}. */
export const filledIn = (statement: Statement): Written => fill(FORMS[statement.kind], statement, '')

/**
 * The fact that values of an interface state, each under the name of its field. Throws as {@link statementIn}, and `invalid_parameter` for
 * a field that its kind does not have or a value that is none of its field.
 */
export const statementOf = (kind: FactKind, values: Record<string, unknown>): Statement => {
  const unknown = Object.keys(values).find((name) => !FORMS[kind].some((field) => field.name === name))
  if (unknown !== undefined) throw wrong(unknown, 'Bu bilgi türünün böyle bir alanı yok.', 'This kind of fact has no such field.')
  for (const field of FORMS[kind]) {
    const value = values[field.name]
    const isFit =
      value === undefined ||
      value === null ||
      (field.type === 'list' || field.type === 'rules'
        ? Array.isArray(value) && value.every((each) => (field.type === 'list' ? typeof each === 'string' : isObject(each)))
        : field.type === 'amount'
          ? isObject(value)
          : field.type === 'switch' || field.type === 'either'
            ? typeof value === 'boolean'
            : typeof value === 'string' || (field.type === 'whole' && typeof value === 'number'))
    if (!isFit) throw wrong(field.name, 'Değer bu alanın türünden değil.', 'The value is not of the type of this field.')
  }
  try {
    return statementIn(kind, filledIn({ ...values, kind } as unknown as Statement))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw wrong('deger', 'Değer bu bilgi türünün biçiminde değil.', 'The value has not the form of this kind of fact.')
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a rule of a directive. */
export const RULE_FIELDS: readonly FormField[] = POWER
