/** Changes of who holds the shares. */
import { sameAmount } from '../../kernel/decimal.ts'
import { titleCase } from '../../kernel/text.ts'
import { withSuffix } from '../../kernel/turkish-suffix.ts'
import { currentCapital } from '../shares/capital.ts'
import { type Draft, fieldsOf, inBrackets } from './change.ts'
import { amountText, nameIn, percentText } from './change-texts.ts'
import type { Bilingual } from '../../kernel/bilingual.ts'
import { personKey } from '../fold/names.ts'
import { ratioOf } from '../shares/shareholders.ts'
import { sourceOf } from '../source.ts'
import type { Holding, State, Step } from '../fold/state.ts'
import type { Entry } from '../fold/timeline.ts'

type Share = { amount: string | null; percent: string | null; text: Bilingual }

const currencyOf = (state: State): string => currentCapital(state)?.currency ?? 'TRY'

const shareOf = (holding: Pick<Holding, 'amount' | 'ratio'> | undefined, state: State): Share => {
  const now = currentCapital(state)
  const amount = holding?.amount ? amountText(holding.amount, currencyOf(state)) : null
  const ratio = holding ? ratioOf(holding, now?.to ?? null) : null
  const percent = ratio ? percentText(ratio.percent) : null
  const text = (language: 'tr' | 'en'): string => [amount?.[language], percent?.[language]].filter(Boolean).join(', ')
  return { amount: amount?.tr ?? null, percent: percent?.tr ?? null, text: { tr: text('tr'), en: text('en') } }
}

const sameShare = (a: Holding, b: Holding): boolean =>
  a.amount !== null && b.amount !== null ? sameAmount(a.amount, b.amount) : a.amount === b.amount && a.ratio === b.ratio

const base = { kind: 'ortaklik', category: 'ortaklik' } as const

const transferred = (fact: Extract<Step, { kind: 'shares' }>['transfers'][number], state: State): Draft => {
  const [from, to] = [titleCase(fact.from), titleCase(fact.to)]
  const part = shareOf({ amount: fact.amount, ratio: null }, state)
  const count = fact.shares === null ? null : String(fact.shares)
  const amount = fact.amount === null ? null : amountText(fact.amount, currencyOf(state))
  return {
    ...base,
    key: `pay-devri:${fact.id}`,
    source: sourceOf(fact),
    summary: {
      tr:
        `${from} ${amount ? `${amount.tr} tutarındaki ` : ''}${count ? `${count} adet payını` : 'paylarını'} ` +
        `${withSuffix(to, 'dative')} devretti`,
      en: `${from} transferred ${count ? `${count} shares` : 'shares'}${amount ? ` of ${amount.en}` : ''} to ${to}`,
    },
    fields: fieldsOf({
      isim: fact.from,
      alan: 'pay_devri',
      onceki: fact.from,
      yeni: fact.to,
      pay_tutari: part.amount,
      pay_orani: part.percent,
    }),
  }
}

const stated = (holding: Holding, old: Holding | null, state: State): Draft => {
  const name = nameIn(holding.person)
  const now = shareOf(holding, state)
  const was = old?.amount ? amountText(old.amount, currencyOf(state)) : null
  return {
    ...base,
    key: `pay:${holding.person.key}:${holding.source.factId}`,
    source: holding.source,
    summary: old
      ? {
          tr: `${withSuffix(name, 'genitive')} payı değişti${now.text.tr && `: ${now.text.tr}`}${inBrackets(was && `önceki: ${was.tr}`)}`,
          en: `The holding of ${name} changed${now.text.en && `: ${now.text.en}`}${inBrackets(was && `before: ${was.en}`)}`,
        }
      : {
          tr: `${name} ortak olarak tescil edildi${inBrackets(now.text.tr)}`,
          en: `${name} was registered as a shareholder${inBrackets(now.text.en)}`,
        },
    fields: fieldsOf({
      isim: holding.person.name,
      onceki: was?.tr,
      yeni: old ? now.amount : null,
      pay_tutari: now.amount,
      pay_orani: now.percent,
    }),
  }
}

/**
 * Each transfer, then each holding the notice states that differs from before, then who is missing from the new list. A transfer tells of
 * both its sides, and a sole shareholder has a change of its own: neither is told twice.
 */
export const shareChanges = (step: Extract<Step, { kind: 'shares' }>, entry: Entry, state: State): Draft[] => {
  const told = new Set(step.transfers.flatMap((fact) => [personKey(fact.from), personKey(fact.to)]))
  const sole = state.shares.sole
  if (sole?.source.noticeId === entry.notice.id) told.add(sole.person.key)
  const drafts = step.transfers.map((fact) => transferred(fact, state))
  for (const { before, after } of step.changed) {
    if (!after || told.has(after.person.key) || after.source.noticeId !== entry.notice.id || (before && sameShare(before, after))) continue
    drafts.push(stated(after, before, state))
  }
  const witness = step.changed.find(({ after }) => after?.source.noticeId === entry.notice.id)?.after
  for (const { before: holding, after } of step.changed) {
    if (!holding || after || told.has(holding.person.key) || !witness) continue
    const name = nameIn(holding.person)
    drafts.push({
      ...base,
      key: `pay-cikis:${holding.person.key}:${witness.source.factId}`,
      source: witness.source,
      summary: { tr: `${name} yeni ortak listesinde yer almıyor`, en: `${name} is not in the new list of shareholders` },
      fields: fieldsOf({ isim: holding.person.name, onceki: shareOf(holding, state).amount }),
    })
  }
  return drafts
}

/** The company has one shareholder from now on. */
export const soleChange = (step: Extract<Step, { kind: 'sole_shareholder' }>, state: State): Draft => {
  const name = nameIn(step.person)
  const share = shareOf(state.shares.holdings.get(step.person.key), state)
  return {
    ...base,
    key: `tek-ortak:${step.source.factId}`,
    source: step.source,
    summary: {
      tr: `${name} tek ortak oldu${inBrackets(share.amount)}`,
      en: `${name} became the sole shareholder${inBrackets(share.text.en)}`,
    },
    fields: fieldsOf({ isim: step.person.name, alan: 'tek_ortak', pay_tutari: share.amount, pay_orani: share.percent }),
  }
}
