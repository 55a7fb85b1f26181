import { createHash } from 'node:crypto'
import { parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { emailAddress } from '../../lib/domain/kernel/email-address.ts'
import {
  addKey,
  findAccount,
  listAccounts,
  listKeys,
  listPlans,
  replaceSecret,
  revokeKey,
  setAccount,
  setPlan,
} from '../../lib/store/accounts.ts'
import { newKey, newSecret } from '../../lib/platform/tokens.ts'
import type { Db } from '../../lib/platform/database.ts'
import { keyState } from '../../lib/store/keys.ts'
import { addAccountEmail, listAccountEmails, removeAccountEmail } from '../../lib/store/panel.ts'
import { openTarget, option, plain, printTable, quoted, UsageError } from './context.ts'

/** SHA-256 of a secret, hex: all that is kept of it. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const wholeNumber = (args: string[], name: string, fallback: number | null): number => {
  const value = option(args, name)
  const number = value === null ? fallback : /^\d{1,9}$/.test(value) ? Number(value) : null
  if (number === null) throw new UsageError(`--${name} needs a whole number`)
  return number
}

/** `plan list`, `plan set ID --companies N [--hourly N] [--account-hourly N]` */
export const planCommand = async (args: string[]): Promise<void> => {
  const { db } = openTarget()
  const [verb, id] = plain(args, ['companies', 'hourly', 'account-hourly'])
  if (verb === 'list')
    return printTable(
      (await listPlans(db)).map((row) => ({
        plan: row.id,
        companies: row.companyAllowance,
        'requests/hour': row.hourlyLimit,
        'of all keys': row.accountHourlyLimit,
        accounts: row.accounts,
      })),
      'No plans yet: npm run kunye -- plan set standart --companies 50',
    )
  if (verb !== 'set' || !id)
    throw new UsageError('npm run kunye -- plan list | plan set ID --companies N [--hourly N] [--account-hourly N]')
  await setPlan(db, {
    id,
    companyAllowance: wholeNumber(args, 'companies', null),
    hourlyLimit: wholeNumber(args, 'hourly', 600),
    accountHourlyLimit: wholeNumber(args, 'account-hourly', 6000),
  })
  console.log(`Plan ${id} is set.`)
}

const needAccount = async (db: Db, name: string): Promise<void> => {
  if (!(await findAccount(db, name))) throw new UsageError(`There is no account ${name}. See: npm run kunye -- account list`)
}

/** `account email NAME`: the addresses that sign in to the account's panel; `account email NAME ADDRESS [--remove]` adds or removes one. */
const emailCommand = async (db: Db, account: string, address: string | undefined, isRemoved: boolean): Promise<void> => {
  await needAccount(db, account)
  if (address === undefined)
    return printTable(
      (await listAccountEmails(db, account)).map((email) => ({ email })),
      `No address yet: npm run kunye -- account email ${quoted(account)} ADDRESS`,
    )
  const email = emailAddress(address)
  if (email === null) throw new UsageError(`${address} is not an e-mail address.`)
  if (isRemoved) {
    if (!(await removeAccountEmail(db, account, email))) throw new UsageError(`${email} is not an address of account ${account}.`)
    return console.log(`${email} no longer signs in; its open sessions are closed.`)
  }
  const owner = await addAccountEmail(db, account, email)
  if (owner !== account)
    throw new UsageError(
      `${email} belongs to account ${owner}. Remove it there first: npm run kunye -- account email ${quoted(owner)} ${email} --remove`,
    )
  console.log(`${email} signs in to the panel of account ${account}`)
}

/** `account list`, `account set NAME --plan ID`, `account email NAME [ADDRESS [--remove]]` */
export const accountCommand = async (args: string[]): Promise<void> => {
  const { db } = openTarget()
  const [verb, name, address] = plain(args, ['plan'], ['remove'])
  if (verb === 'list') {
    return printTable(
      (await listAccounts(db)).map((row) => ({
        id: row.id,
        account: row.name,
        plan: row.plan,
        companies: row.companies,
        keys: row.keys,
        created: row.createdAt.slice(0, 10),
      })),
      'No accounts yet: npm run kunye -- account set NAME --plan ID',
    )
  }
  if (verb === 'email' && name) return emailCommand(db, name, address, args.includes('--remove'))
  const plan = option(args, 'plan')
  if (verb !== 'set' || !name || !plan)
    throw new UsageError('npm run kunye -- account list | account set NAME --plan ID | account email NAME [ADDRESS [--remove]]')
  if (!(await setAccount(db, name, plan))) throw new UsageError(`There is no plan ${plan}. See: npm run kunye -- plan list`)
  console.log(`Account ${name} is on plan ${plan}.`)
}

/**
 * `key list [ACCOUNT]`, `key create ACCOUNT [--label TEXT] [--expires YYYY-MM-DD] [--sandbox]`, `key revoke KEY`, `key rotate KEY`. A
 * secret is printed once; a key stops as the day of `--expires` begins (UTC).
 */
export const keyCommand = async (args: string[]): Promise<void> => {
  const { db } = openTarget()
  const [verb, subject] = plain(args, ['label', 'expires'], ['sandbox'])
  const unknown = (): never => {
    throw new UsageError(`There is no key ${subject} in use. See: npm run kunye -- key list`)
  }
  const now = new Date()
  switch (verb) {
    case 'list': {
      if (subject !== undefined) await needAccount(db, subject)
      return printTable(
        (await listKeys(db, subject ?? null)).map((row) => ({
          key: row.key,
          account: row.account,
          label: row.label,
          kind: row.sandbox ? 'sandbox' : 'live',
          created: row.createdAt.slice(0, 10),
          'last used': row.lastUsedAt?.slice(0, 16) ?? null,
          expires: row.expiresAt?.slice(0, 10) ?? null,
          state: keyState(row, now).replace('_', ' '),
        })),
        `No keys yet: npm run kunye -- key create ${subject === undefined ? 'ACCOUNT' : quoted(subject)}`,
      )
    }
    case 'create': {
      if (!subject) break
      const expires = option(args, 'expires')
      if (expires !== null && !parseIsoDate(expires)) throw new UsageError('--expires needs a day as YYYY-MM-DD')
      if (keyState({ revokedAt: null, expiresAt: expires }, now) === 'expired')
        throw new UsageError(`--expires ${expires} is over already: the key stops as that day begins (UTC)`)
      await needAccount(db, subject)
      const sandbox = args.includes('--sandbox')
      const key = newKey(sandbox)
      const secret = newSecret()
      await addKey(db, {
        account: subject,
        key,
        secretSha256: secretHash(secret),
        sandbox,
        label: option(args, 'label') ?? '',
        expiresOn: expires,
      })
      return console.log(`X-API-Key: ${key}\nX-API-Secret: ${secret}\nThe secret is shown this once and kept nowhere.`)
    }
    case 'rotate': {
      if (!subject) break
      const secret = newSecret()
      if (!(await replaceSecret(db, subject, secretHash(secret)))) unknown()
      return console.log(
        `X-API-Key: ${subject}\nX-API-Secret: ${secret}\nThe secret is shown this once; the former one stops within 60 seconds.`,
      )
    }
    case 'revoke': {
      if (!subject) break
      if (!(await revokeKey(db, subject, null))) unknown()
      return console.log(`Key ${subject} is revoked; it stops within 60 seconds everywhere.`)
    }
  }
  throw new UsageError(
    'npm run kunye -- key list [ACCOUNT] | key create ACCOUNT [--label TEXT] [--expires YYYY-MM-DD] [--sandbox] | key rotate KEY | key revoke KEY',
  )
}
