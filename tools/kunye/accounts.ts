import { createHash } from 'node:crypto'
import { Argument, type Command } from 'commander'
import type { IsoDate } from '../../lib/domain/kernel/dates.ts'
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
  setFourEyes,
  setPlan,
} from '../../lib/store/accounts.ts'
import { newKey, newSecret } from '../../lib/platform/tokens.ts'
import type { Db } from '../../lib/platform/database.ts'
import { keyState } from '../../lib/store/keys.ts'
import { addAccountEmail, listAccountEmails, removeAccountEmail } from '../../lib/store/panel.ts'
import { givenDay, openTarget, printTable, quoted, UsageError, wholeNumber } from './context.ts'

/** SHA-256 of a secret, hex: all that is kept of it. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** `plan list`, `plan set ID --companies N [--hourly N] [--account-hourly N]` */
export const addPlanCommands = (program: Command): void => {
  const plan = program.command('plan').description('plans: how many companies an account may follow, how many requests an hour')
  plan
    .command('list')
    .description('every plan')
    .action(async () =>
      printTable(
        (await listPlans(openTarget().db)).map((row) => ({
          plan: row.id,
          companies: row.companyAllowance,
          'requests/hour': row.hourlyLimit,
          'of all keys': row.accountHourlyLimit,
          accounts: row.accounts,
        })),
        'No plans yet: npm run kunye -- plan set standart --companies 50',
      ),
    )
  plan
    .command('set')
    .description('make or change a plan')
    .argument('<ID>', 'its name')
    .requiredOption('--companies <N>', 'companies that may be followed', wholeNumber)
    .option('--hourly <N>', 'requests an hour of each key', wholeNumber, 600)
    .option('--account-hourly <N>', 'requests an hour of all its keys together', wholeNumber, 6000)
    .action(async (id: string, limits: { companies: number; hourly: number; accountHourly: number }) => {
      const { companies, hourly, accountHourly } = limits
      await setPlan(openTarget().db, { id, companyAllowance: companies, hourlyLimit: hourly, accountHourlyLimit: accountHourly })
      console.log(`Plan ${id} is set.`)
    })
}

const noAccount = (name: string): UsageError => new UsageError(`There is no account ${name}. See: npm run kunye -- account list`)

const needAccount = async (db: Db, name: string): Promise<void> => {
  if (!(await findAccount(db, name))) throw noAccount(name)
}

/** `account email NAME`: the addresses that sign in to the account's panel; `account email NAME ADDRESS [--remove]` adds or removes one. */
const setEmail = async (db: Db, account: string, address: string | undefined, isRemoved: boolean): Promise<void> => {
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

/** `account list`, `account set NAME --plan ID`, `account four-eyes NAME on|off`, `account email NAME [ADDRESS [--remove]]` */
export const addAccountCommands = (program: Command): void => {
  const account = program.command('account').description('accounts, their plans and the addresses that sign in to their panel')
  account
    .command('list')
    .description('every account')
    .action(async () =>
      printTable(
        (await listAccounts(openTarget().db)).map((row) => ({
          id: row.id,
          account: row.name,
          plan: row.plan,
          companies: row.companies,
          keys: row.keys,
          created: row.createdAt.slice(0, 10),
        })),
        'No accounts yet: npm run kunye -- account set NAME --plan ID',
      ),
    )
  account
    .command('set')
    .description('make an account or change its plan')
    .argument('<NAME>')
    .requiredOption('--plan <ID>', 'see: plan list')
    .action(async (name: string, { plan }: { plan: string }) => {
      if (!(await setAccount(openTarget().db, name, plan)))
        throw new UsageError(`There is no plan ${plan}. See: npm run kunye -- plan list`)
      console.log(`Account ${name} is on plan ${plan}.`)
    })
  account
    .command('four-eyes')
    .description('whether a decision on a screening hit holds only once somebody else has confirmed it')
    .argument('<NAME>')
    .addArgument(new Argument('<on|off>').choices(['on', 'off']))
    .action(async (name: string, wanted: 'on' | 'off') => {
      if (!(await setFourEyes(openTarget().db, name, wanted === 'on'))) throw noAccount(name)
      console.log(wanted === 'on' ? `Decisions of ${name} wait for a second person.` : `Decisions of ${name} hold at once.`)
    })
  account
    .command('email')
    .description('the addresses that sign in to the panel; with ADDRESS lets it in, with --remove no longer')
    .argument('<NAME>')
    .argument('[ADDRESS]')
    .option('--remove', 'close the panel to it')
    .action((name: string, address: string | undefined, { remove }: { remove?: true }) =>
      setEmail(openTarget().db, name, address, remove === true),
    )
}

const noKey = (key: string): UsageError => new UsageError(`There is no key ${key} in use. See: npm run kunye -- key list`)

type NewKey = { label: string; expires?: IsoDate; sandbox?: boolean; shared?: boolean }

/**
 * `key list [ACCOUNT]`, `key create ACCOUNT [--label TEXT] [--expires YYYY-MM-DD] [--sandbox [--shared]]`, `key revoke KEY`, `key rotate
 * KEY`. A secret is printed once; a key stops as the day of `--expires` begins (UTC).
 */
export const addKeyCommands = (program: Command): void => {
  const keys = program.command('key').description('API keys of accounts')
  keys
    .command('list')
    .description('every key, or those of one account')
    .argument('[ACCOUNT]')
    .action(async (account: string | undefined) => {
      const { db } = openTarget()
      if (account !== undefined) await needAccount(db, account)
      printTable(
        (await listKeys(db, account ?? null)).map((row) => ({
          key: row.key,
          account: row.account,
          label: row.label,
          kind: row.shared ? 'sandbox, shared' : row.sandbox ? 'sandbox' : 'live',
          created: row.createdAt.slice(0, 10),
          'last used': row.lastUsedAt?.slice(0, 16) ?? null,
          expires: row.expiresAt?.slice(0, 10) ?? null,
          state: keyState(row, new Date()).replace('_', ' '),
        })),
        `No keys yet: npm run kunye -- key create ${account === undefined ? 'ACCOUNT' : quoted(account)}`,
      )
    })
  keys
    .command('create')
    .description('a new key; its secret is shown once')
    .argument('<ACCOUNT>')
    .option('--label <TEXT>', 'what it is for', '')
    .option('--expires <YYYY-MM-DD>', 'it stops as that day begins (UTC)', givenDay)
    .option('--sandbox', 'sees the sandbox companies only')
    .option('--shared', 'with --sandbox: it is published; it only reads, and gives who wants to play a key of their own')
    .action(async (account: string, { label, expires, sandbox = false, shared = false }: NewKey) => {
      if (shared && !sandbox) throw new UsageError('--shared goes with --sandbox: a live key is nobody else’s.')
      if (keyState({ revokedAt: null, expiresAt: expires ?? null }, new Date()) === 'expired')
        throw new UsageError(`--expires ${expires} is over already: the key stops as that day begins (UTC)`)
      const { db } = openTarget()
      await needAccount(db, account)
      const [key, secret] = [newKey(sandbox), newSecret()]
      await addKey(db, { account, key, secretSha256: secretHash(secret), sandbox, shared, label, expiresOn: expires ?? null })
      console.log(`X-API-Key: ${key}\nX-API-Secret: ${secret}\nThe secret is shown this once and kept nowhere.`)
    })
  keys
    .command('rotate')
    .description('a new secret for a key; the former one stops')
    .argument('<KEY>')
    .action(async (key: string) => {
      const secret = newSecret()
      if (!(await replaceSecret(openTarget().db, key, secretHash(secret)))) throw noKey(key)
      console.log(`X-API-Key: ${key}\nX-API-Secret: ${secret}\nThe secret is shown this once; the former one stops within 60 seconds.`)
    })
  keys
    .command('revoke')
    .description('end a key')
    .argument('<KEY>')
    .action(async (key: string) => {
      if (!(await revokeKey(openTarget().db, key, null))) throw noKey(key)
      console.log(`Key ${key} is revoked; it stops within 60 seconds everywhere.`)
    })
}
