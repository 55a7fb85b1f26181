/** How many webhooks an account may have for each kind of its keys, live and sandbox: neither kind sees the other's. */
export const WEBHOOK_LIMIT = 20
