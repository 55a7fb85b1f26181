/** Most watches an account keeps on one company. */
export const MOST_WATCHES = 10
