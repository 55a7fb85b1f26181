import { addKey, setAccount, setPlan } from '../../lib/store/accounts.ts'
import { addAccountEmail } from '../../lib/store/panel.ts'
import type { Db } from '../../lib/platform/database.ts'
import { secretHash } from '../kunye/accounts.ts'
import { LOCAL } from '../kunye/context.ts'

/** The two keys that exist on a developer's machine and nowhere else: no migration and no command of the operator tool creates them. */
export const LOCAL_KEYS = {
  live: { key: 'kny_canli_yerel', secret: 'kns_yerel_canli' },
  sandbox: { key: 'kny_deneme_yerel', secret: 'kns_yerel_deneme' },
} as const

/** The address that signs in to the account panel of a developer's machine; the mail stand-in shows what is sent to it. */
export const LOCAL_EMAIL = 'yerel@kunye.test'

/** Gives the database of this machine its account, keys and panel address. Safe to run at each start. */
export const seedLocal = async (db: Db): Promise<void> => {
  await setPlan(db, { id: 'yerel', companyAllowance: 10_000, hourlyLimit: 600, accountHourlyLimit: 6000 })
  await setAccount(db, LOCAL.account, 'yerel')
  await addAccountEmail(db, LOCAL.account, LOCAL_EMAIL)
  for (const [kind, { key, secret }] of Object.entries(LOCAL_KEYS)) {
    await addKey(db, {
      account: LOCAL.account,
      key,
      secretSha256: secretHash(secret),
      sandbox: kind === 'sandbox',
      label: 'yerel',
      expiresOn: null,
    })
  }
}
