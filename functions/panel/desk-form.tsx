import { CAPITAL_OPERATIONS, roleName, STATUS_NAMES } from '../../lib/domain/company/texts.ts'
import type { FactKind, Role, StatusCode } from '../../lib/domain/fact/fact.ts'
import { FACT_NAMES } from '../../lib/domain/fact/texts.ts'
import type { Bilingual } from '../../lib/domain/kernel/bilingual.ts'
import { FORM_CURRENCIES, FORMS, type FormField, RULE_FIELDS, rulesWritten, type Written } from '../../lib/domain/settling/forms.ts'
import type { Visit } from './visit.ts'

const both = (tr: string, en: string): Bilingual => ({ tr, en })

const LABELS: Record<string, Bilingual> = {
  person: both('Kişi', 'Person'),
  role: both('Görev', 'Office'),
  legal_entity: both('Adına hareket ettiği tüzel kişi', 'Legal entity acted for'),
  from: both('Önceki değer / devreden', 'Former value, or who transfers'),
  to: both('Yeni değer / alan', 'To'),
  until: both('Bitiş', 'Until'),
  term_years: both('Süre (yıl)', 'Term in years'),
  confirms: both('Göreve devam (yeni seçim değil)', 'Goes on in office (no new election)'),
  on: both('Gün', 'Day'),
  reason: both('Neden', 'Reason'),
  persons: both('Kişiler (her satıra bir ad)', 'Persons (one a line)'),
  mode: both('İmza biçimi', 'Form of signature'),
  group: both('Derece / grup', 'Grade'),
  with: both('Birlikte imzalayanlar (her satıra bir)', 'Co-signers (one a line)'),
  limit: both('Tutar sınırı', 'Limit'),
  scope: both('Kapsam', 'Scope'),
  inclusive: both('Sınır dahil mi', 'Is the limit included'),
  any_of: both('Birlikte imzalayanlardan biri yeter', 'One of the co-signers is enough'),
  indispensable: both('İmzası şart olanlar (her satıra bir)', 'Whose signature is indispensable (one a line)'),
  excludes: both('Kapsam dışı', 'What it does not reach'),
  condition: both('Koşul', 'Condition'),
  floor: both('Bu tutardan başlar', 'From this amount'),
  above: both('Bu tutarın üzerinde', 'Above this amount'),
  by_title: both('İmzalayanlar unvanlarıyla anılmış', 'Signers are named by title'),
  number: both('Yönerge numarası', 'Number of the directive'),
  code: both('Durum', 'Status'),
  counterparty: both('Karşı taraf', 'Counterparty'),
  restricts: both('Neyi kısıtladığı', 'What it restricts'),
  side: both('Birleşme/bölünmede taraf', 'Side of a merger or division'),
  currency: both('Para birimi', 'Currency'),
  operation: both('İşlem', 'Operation'),
  paid: both('Ödenen', 'Paid'),
  amount: both('Tutar', 'Amount'),
  shares: both('Pay adedi', 'Shares'),
  ratio: both('Oran', 'Ratio'),
  move: both('Taşınma', 'Move'),
  articles: both('Madde numaraları (her satıra bir)', 'Numbers of articles (one a line)'),
  heading: both('Başlık', 'Heading'),
  title: both('Unvan', 'Title'),
  address: both('Adres', 'Address'),
  name: both('Ad', 'Name'),
  period: both('Dönem', 'Period'),
  meeting: both('Toplantı', 'Meeting'),
  notice: both('Düzeltilen ilan', 'Notice set right'),
  words: both('Yanlış sözler', 'Wrong words'),
  instead: both('Doğrusu', 'Instead'),
}

/** Of fields that are days, where others have the name too. */
const DAY_LABELS: Record<string, Bilingual> = { from: both('Başlangıç', 'From') }

const CHOICES: Record<string, Bilingual> = {
  sole: both('Tek başına', 'Alone'),
  joint: both('Birlikte', 'Jointly'),
  limited: both('Sınırlı yetkili', 'Limited'),
  resignation: both('İstifa', 'Resignation'),
  dismissal: both('Azil', 'Dismissal'),
  term_end: both('Sürenin bitmesi', 'End of the term'),
  death: both('Ölüm', 'Death'),
  transfer: both('Pay devri', 'Transfer'),
  other: both('Diğer', 'Other'),
  same_office: both('Aynı müdürlükte', 'Same office'),
  out: both('Başka müdürlüğe', 'To another office'),
  in: both('Başka müdürlükten', 'From another office'),
  open: both('Açılış', 'Opened'),
  close: both('Kapanış', 'Closed'),
  change: both('Değişiklik', 'Changed'),
  ordinary: both('Olağan', 'Ordinary'),
  extraordinary: both('Olağanüstü', 'Extraordinary'),
  gives: both('Malvarlığını veren', 'Gives its assets'),
  takes: both('Malvarlığını alan', 'Takes the assets'),
  yes: both('Evet', 'Yes'),
  no: both('Hayır', 'No'),
}

const choiceText = (c: Visit, field: string, code: string): string => {
  const { language } = c.get('deps')
  if (field === 'role') return roleName(code as Role)[language]
  if (field === 'code') return STATUS_NAMES[code as StatusCode][language]
  const operation = field === 'operation' ? CAPITAL_OPERATIONS[code as keyof typeof CAPITAL_OPERATIONS] : undefined
  return (operation ?? CHOICES[code])?.[language] ?? code
}

/** `focus`: the field in which somebody goes on. */
type Filled = { c: Visit; prefix: string; written: Written; wrong: string | null; focus: string | null }

const Select = ({
  c,
  id,
  field,
  codes,
  value,
  required,
  autofocus,
}: {
  c: Visit
  id: string
  field: string
  codes: readonly string[]
  value: string
  required: boolean
  autofocus: boolean
}) => (
  <select id={id} name={id} required={required} autofocus={autofocus}>
    {!required && <option value="">–</option>}
    {codes.map((code) => (
      <option value={code} selected={code === value}>
        {choiceText(c, field, code)}
      </option>
    ))}
  </select>
)

const FieldOf = ({ c, prefix, written, wrong, focus, field }: Filled & { field: FormField }) => {
  const id = prefix + field.name
  const labels = (field.type === 'day' ? DAY_LABELS[field.name] : undefined) ?? LABELS[field.name]
  const name = labels?.[c.get('deps').language] ?? field.name
  const value = written[id] ?? ''
  const invalid = wrong === id ? 'true' : undefined
  const required = field.required === true
  const autofocus = focus === id
  switch (field.type) {
    case 'list':
      return (
        <p>
          <label for={id}>{name}</label>
          <textarea id={id} name={id} rows={2} required={required} autofocus={autofocus} aria-invalid={invalid}>
            {value}
          </textarea>
        </p>
      )
    case 'choice':
      return (
        <p>
          <label for={id}>{name}</label>
          <Select c={c} id={id} field={field.name} codes={field.choices ?? []} value={value} required={required} autofocus={autofocus} />
        </p>
      )
    case 'either':
      return (
        <p>
          <label for={id}>{name}</label>
          <Select c={c} id={id} field={field.name} codes={['yes', 'no']} value={value} required={false} autofocus={autofocus} />
        </p>
      )
    case 'switch':
      return (
        <p>
          <input id={id} name={id} type="checkbox" value="1" checked={value !== ''} /> <label for={id}>{name}</label>
        </p>
      )
    case 'amount':
      return (
        <p>
          <label for={`${id}.amount`}>{name}</label>
          <input
            id={`${id}.amount`}
            name={`${id}.amount`}
            value={written[`${id}.amount`] ?? ''}
            inputmode="decimal"
            autofocus={autofocus}
            aria-invalid={invalid}
          />
          <select name={`${id}.currency`} aria-label={`${name}: ${LABELS.currency?.[c.get('deps').language]}`}>
            {FORM_CURRENCIES.map((code) => (
              <option value={code} selected={code === (written[`${id}.currency`] ?? 'TRY')}>
                {code}
              </option>
            ))}
          </select>
        </p>
      )
    default:
      return (
        <p>
          <label for={id}>{name}</label>
          <input
            id={id}
            name={id}
            type={field.type === 'day' ? 'date' : 'text'}
            value={value}
            required={required}
            maxlength={2000}
            autocomplete="off"
            autofocus={autofocus}
            inputmode={field.type === 'whole' ? 'numeric' : field.type === 'decimal' ? 'decimal' : undefined}
            aria-invalid={invalid}
          />
        </p>
      )
  }
}

/** The fields of a kind of fact, with what was written in them. `prefix` leads their names. */
export const FactFields = ({ kind, ...filled }: Filled & { kind: FactKind }) => {
  const { c, prefix, written, wrong, focus } = filled
  const say = c.get('say')
  const rules = rulesWritten(written, `${prefix}rules`)
  const [first, rest] = [
    FORMS[kind].filter(({ optional, type }) => !optional && type !== 'rules'),
    FORMS[kind].filter(({ optional }) => optional),
  ]
  return (
    <>
      <div class="fields">
        {first.map((field) => (
          <FieldOf {...filled} field={field} />
        ))}
      </div>
      {rest.length > 0 && <More {...filled} fields={rest} />}
      {kind === 'directive' && (
        <>
          {Array.from({ length: rules }, (_, at) => (
            <fieldset>
              <legend>
                {say('Kural', 'Rule')} {at + 1}
              </legend>
              <div class="fields">
                {RULE_FIELDS.filter(({ optional }) => !optional).map((field) => (
                  <FieldOf c={c} prefix={`${prefix}rules.${at}.`} written={written} wrong={wrong} focus={focus} field={field} />
                ))}
              </div>
              <More
                c={c}
                prefix={`${prefix}rules.${at}.`}
                written={written}
                wrong={wrong}
                focus={focus}
                fields={RULE_FIELDS.filter(({ optional }) => optional)}
              />
            </fieldset>
          ))}
          <p>
            <button class="plain" name="eylem" value={`kural.${prefix}`} formnovalidate>
              {say('Kural ekle', 'Add a rule')}
            </button>
          </p>
        </>
      )}
    </>
  )
}

const More = ({ fields, ...filled }: Filled & { fields: readonly FormField[] }) => (
  <details open={fields.some(({ name }) => Object.keys(filled.written).some((key) => key.startsWith(filled.prefix + name)))}>
    <summary>{filled.c.get('say')('Başka koşullar', 'Further terms')}</summary>
    <div class="fields">
      {fields.map((field) => (
        <FieldOf {...filled} field={field} />
      ))}
    </div>
  </details>
)

/** What people call a kind of fact. */
export const kindName = (c: Visit, kind: FactKind): string => FACT_NAMES[kind][c.get('deps').language]
