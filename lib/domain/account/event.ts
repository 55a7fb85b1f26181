/**
 * What a webhook can be told: changes of companies, and events of the account itself. An event of an account is never a change of a
 * company:
 * two accounts that follow the same company have events of their own.
 */
export const ACCOUNT_EVENTS = [
  'yaptirim.listelendi',
  'yaptirim.yeniden_listelendi',
  'yaptirim.listeden_cikti',
  'yaptirim.kayit_degisti',
  'yaptirim.kisi_geldi',
  'yaptirim.kisi_ayrildi',
  'yaptirim.benzer_ad',
  'kap.bildirim',
  'yetki.degisiklik',
  'yetki.duzeltme',
  'rapor.eskidi',
  'itiraz.yanit',
  'gun.ozeti',
] as const
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]

export const COMPANY_CHANGE = 'sirket.degisiklik'
export const TOLD_EVENTS = [COMPANY_CHANGE, ...ACCOUNT_EVENTS] as const
export type ToldEvent = (typeof TOLD_EVENTS)[number]

/**
 * An event of a company to be told to accounts that follow it, or to one of them (`accountId`). The same `key` is told once to each;
 * `detail` is what it says, in the words of the wire.
 */
export type NewEvent = {
  companyId: number
  accountId?: number
  event: AccountEvent
  on: string
  key: string
  detail: Record<string, unknown>
}
