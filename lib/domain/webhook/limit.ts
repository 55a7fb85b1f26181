/** How many webhooks an account may have for each kind of its keys, live and sandbox: neither kind sees the other's. */
export const WEBHOOK_LIMIT = 20

/** Changes that one request sends again. */
export const MOST_RESENT = 5000
