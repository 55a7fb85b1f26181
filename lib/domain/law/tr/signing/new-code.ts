import type { IsoDate } from '../../../kernel/dates.ts'

/** The new Commercial Code came into force on this day (Law 6103, article 41). */
export const NEW_CODE: IsoDate = '2012-07-01'
