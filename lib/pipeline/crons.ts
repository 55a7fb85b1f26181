/** When the recurring jobs run (UTC). The configuration of the jobs' Worker names the same expressions; a test holds the two together. */
export const CRONS = {
  sweep: '*/10 * * * *',
  watch: '*/30 * * * *',
  terms: '15 0 * * *',
  lists: '45 */6 * * *',
  kap: '20 * * * *',
  mails: '0 5 * * *',
} as const
