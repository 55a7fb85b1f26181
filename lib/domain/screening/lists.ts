/**
 * The sanctions lists that names are screened against: which there are, which a screening cannot do without, and how old a check may be.
 */

export const LIST_CODES = ['MASAK-A', 'MASAK-B', 'MASAK-C', 'MASAK-D', 'UN', 'OFAC-SDN', 'OFAC-CONS', 'EU', 'UK'] as const
export type ListCode = (typeof LIST_CODES)[number]

/**
 * Raised when a list is read differently, or its names are kept differently for near names: its files are then read again though they did
 * not change.
 */
export const LIST_READER = '3'

/**
 * `required`: without it nothing counts as screened. Freezing orders published by MASAK bind everybody in Türkiye (6415 s.K. m. 5–7, 7262
 * s.K. m. 3/A–3/B) and the other lists do not; but a list that was once brought into use counts as required from then on, so that it cannot
 * grow old unnoticed. `freshDays`: how many days after it was last compared with the publisher a list may still be used. Three days bear a
 * weekend without a new import.
 */
export type SanctionsList = { code: ListCode; tr: string; en: string; publisher: string; required: boolean; freshDays: number }

const list = (code: ListCode, publisher: string, required: boolean, freshDays: number, tr: string, en: string): SanctionsList => ({
  code,
  tr,
  en,
  publisher,
  required,
  freshDays,
})

export const LISTS: Readonly<Record<ListCode, SanctionsList>> = {
  'MASAK-A': list(
    'MASAK-A',
    'MASAK',
    true,
    3,
    'MASAK: BMGK kararları (6415 s.K. m. 5)',
    'MASAK: UN Security Council decisions (Act 6415, art. 5)',
  ),
  'MASAK-B': list(
    'MASAK-B',
    'MASAK',
    true,
    3,
    'MASAK: yabancı ülke talepleri (6415 s.K. m. 6)',
    'MASAK: requests of foreign states (Act 6415, art. 6)',
  ),
  'MASAK-C': list(
    'MASAK-C',
    'MASAK',
    true,
    3,
    'MASAK: iç dondurma kararları (6415 s.K. m. 7)',
    'MASAK: domestic freezing orders (Act 6415, art. 7)',
  ),
  'MASAK-D': list(
    'MASAK-D',
    'MASAK',
    true,
    3,
    'MASAK: kitle imha silahları (7262 s.K. m. 3/A, 3/B)',
    'MASAK: weapons of mass destruction (Act 7262, art. 3/A, 3/B)',
  ),
  UN: list('UN', 'United Nations', false, 7, 'BM Güvenlik Konseyi birleşik listesi', 'UN Security Council consolidated list'),
  'OFAC-SDN': list('OFAC-SDN', 'OFAC', false, 7, 'ABD OFAC SDN listesi', 'US OFAC Specially Designated Nationals'),
  'OFAC-CONS': list('OFAC-CONS', 'OFAC', false, 7, 'ABD OFAC SDN dışı birleşik liste', 'US OFAC consolidated non-SDN list'),
  EU: list('EU', 'European Commission', false, 7, 'AB mali yaptırımlar birleşik listesi', 'EU consolidated financial sanctions list'),
  UK: list('UK', 'FCDO', false, 7, 'Birleşik Krallık yaptırım listesi', 'UK Sanctions List'),
}

/** The list an operator or a caller names, in any case; null for another word. */
export const findList = (name: string): SanctionsList | null =>
  LIST_CODES.map((code) => LISTS[code]).find(({ code }) => code.toLowerCase() === name.toLowerCase()) ?? null
