/** The question of a signing check and its answer. Codes are English here; how they read on the wire stands with the interface. */
import type { Bilingual } from '../kernel/bilingual.ts'
import type { Source } from '../company/source.ts'
import type { IsoDate } from '../kernel/dates.ts'

/**
 * May `person` represent the company on `day`? `today` is the day on which it is asked: whoever asks today knows what was published until
 * today and is no longer in good faith about it. `amount` is decimal text in `currency`; `transaction` as the caller words it, null for
 * representation in general.
 */
export type Question = {
  person: string
  day: IsoDate
  today: IsoDate
  amount: string | null
  currency: string
  transaction: string | null
  coSigners: string[]
}

export type Verdict = 'authorised' | 'not_authorised' | 'uncertain'

export const REASON_CODES = [
  'in_office',
  'sole',
  'not_in_office',
  'office_ended',
  'term_lapsed',
  'joint',
  'joint_complete',
  'joint_incomplete',
  'within_limit',
  'limit_exceeded',
  'limit_currency',
  'out_of_scope',
  'directive',
  'no_record',
  'name_ambiguous',
  'in_liquidation',
  'company_closed',
  'profile_not_ready',
  'no_representation',
  'express_power',
  'outside_branch',
  'general_assembly',
  'between_registration_and_effect',
  'concordat',
  'bankruptcy',
  'trustee',
  'conflicting_texts',
  'list_stated',
  'kind_unknown',
  'human_decision',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/**
 * What a reason does to the answer: `for` and `against` it, leaves it `open` (its text names what would settle it), or is only to be known
 * (`note`).
 */
export type Effect = 'for' | 'against' | 'open' | 'note'

/**
 * One step of the reasoning in words, with the article it rests on and the notice that shows the fact; `source` null where the absence of
 * one is the fact.
 */
export type Reason = { code: ReasonCode; effect: Effect; text: Bilingual; source: Source | null }

/**
 * A rule of representation that was applied. `who` are the persons or the group it speaks of; `article` is its legal basis; `directive`: it
 * stands in an internal directive.
 */
export type AppliedRule = {
  scope: Bilingual
  form: 'sole' | 'joint' | null
  limit: { amount: string; currency: string } | null
  who: string
  article: string
  coSigners: string[]
  source: Source
  origin: 'notice' | 'directive'
}

/** An office of the person, held or ended. `powerText` is how they sign by it. */
export type OfficeRecord = {
  name: string
  office: Bilingual
  power: Bilingual | null
  since: IsoDate | null
  endedOn: IsoDate | null
  endReason: Bilingual | null
  termEnd: IsoDate | null
  termBasis: Bilingual | null
  source: Source | null
  endSource: Source | null
  powerSource: Source | null
}

/**
 * `person` is the name as printed where one person was found, else as asked. `coSigners` are those who could complete a joint signature;
 * `signerSets` the smallest sets of persons who could sign this transaction and amount on the day; `limits` what the answer does not show
 * and what third parties may rely on. `restsOn`: that no notice is missing is on record, or somebody's statement. `kinds` are the codes of
 * the transaction asked about, and `recognised` how they were told: given as a code, by its words, or not at all.
 */
export type SigningAnswer = {
  person: string
  verdict: Verdict
  form: 'sole' | 'joint' | null
  reasons: Reason[]
  rules: AppliedRule[]
  coSigners: string[]
  records: OfficeRecord[]
  signerSets: string[][]
  limits: Bilingual[]
  restsOn: 'record' | 'statement'
  kinds: string[]
  recognised: 'code' | 'words' | 'unknown'
}

/** What is asked without a person: who can sign this act and amount on the day? */
export type SignersQuestion = Omit<Question, 'person' | 'coSigners'>

/** Somebody who signs in a set: the office and signature grade held, the end of the term. */
export type Signer = { name: string; office: Bilingual | null; grade: string | null; termEnd: IsoDate | null }

/** A smallest set of persons who can sign together, and the rule they sign by; `certain` false: the check would leave it open. */
export type SignerSet = { signers: Signer[]; rule: AppliedRule | null; certain: boolean }

/** Whether anybody can sign, the sets of those who can, and why. The other fields are as in {@link SigningAnswer}. */
export type SignersAnswer = Pick<SigningAnswer, 'reasons' | 'limits' | 'restsOn' | 'kinds' | 'recognised'> & {
  verdict: 'yes' | 'no' | 'open'
  sets: SignerSet[]
}
