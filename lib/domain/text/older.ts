/**
 * Words of the law before 2012 in those of today, letter for letter as long, so that a place in one is the place in the other: the partner who
 * manages ("idareci ortak") is the manager of frames that know no other word for him.
 */
const MANAGING = /(?<=\bidareci )orta[gk]([a-z]*)/g
/** Endings as they harmonise behind "müdür": "ortaklığına" is "müdürlüğüne", "ortakların" "müdürlerin". */
const harmonised = (ending: string): string => (ending.startsWith('lar') ? ending : ending.replace(/i/g, 'u')).replace(/a/g, 'e')

/** A text in plain letters with these words in today's. */
export const inTodaysWords = (plain: string): string =>
  plain.includes('idareci orta') ? plain.replace(MANAGING, (_, ending: string) => `mudur${harmonised(ending)}`) : plain
