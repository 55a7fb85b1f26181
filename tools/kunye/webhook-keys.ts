import { randomBytes } from 'node:crypto'
import type { Command } from 'commander'
import { secretContext } from '../../lib/pipeline/deliver.ts'
import type { Db } from '../../lib/platform/database.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { openSecretBox, type SecretBox } from '../../lib/platform/secret-box.ts'
import { replaceSecrets, secretsToReencrypt } from '../../lib/store/webhooks.ts'
import { LOCAL, openTarget, UsageError } from './context.ts'

const ROUND = 200

/**
 * Encrypts every webhook secret that is not under the newest key with it. Safe to stop and to run again, also while the service runs.
 * Returns how many.
 */
export const reencrypt = async (db: Db, box: SecretBox): Promise<number> => {
  let count = 0
  for (;;) {
    const found = await secretsToReencrypt(db, box.newest, ROUND)
    if (found.length === 0) return count
    for (const { id, accountId, secret, formerSecrets } of found) {
      const again = async (sealed: string): Promise<string> =>
        box.seal(await box.open(sealed, secretContext(accountId)), secretContext(accountId))
      const former = await Promise.all(formerSecrets.map(async ({ secret: sealed, until }) => ({ secret: await again(sealed), until })))
      await replaceSecrets(db, id, { secret }, { secret: await again(secret), formerSecrets: former })
      count++
    }
  }
}

/** `webhook-keys new | reencrypt`: keys come in `WEBHOOK_KEYS`, as the service has them. */
export const addWebhookKeysCommands = (program: Command): void => {
  const keys = program.command('webhook-keys').description('keys that the secrets of webhooks are encrypted with')
  keys
    .command('new')
    .description('a new key for WEBHOOK_KEYS')
    .action(() => {
      console.log(`${new Date().toISOString().slice(0, 10)}=${randomBytes(32).toString('base64')}`)
      console.error('Put it in front of WEBHOOK_KEYS (NEW,OLD), deploy, then: WEBHOOK_KEYS=NEW,OLD npm run kunye -- webhook-keys reencrypt')
    })
  keys
    .command('reencrypt')
    .description('put all webhook secrets under the newest key')
    .action(async () => {
      const target = openTarget()
      if (!target.local && !process.env.WEBHOOK_KEYS)
        throw new UsageError('WEBHOOK_KEYS is missing: give it as the service has it, the newest key first.')
      const { WEBHOOK_KEYS: ring } = readEnv({ WEBHOOK_KEYS: process.env.WEBHOOK_KEYS ?? LOCAL.webhookKeys }, ['WEBHOOK_KEYS'])
      console.log(`${await reencrypt(target.db, openSecretBox(ring))} secrets are under the key ${ring[0]?.id ?? ''} now.`)
    })
}
