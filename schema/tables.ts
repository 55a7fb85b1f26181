/**
 * The tables of Künye. Instants are `timestamptz`, days are `date`, money stays decimal text inside facts. Only lib/store imports this
 * file. Generated SQL lies in schema/migrations (`npm run migrations`); a test checks that the two agree.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const instant = () => timestamp({ withTimezone: true, mode: 'string' })
const created = () => instant().notNull().defaultNow()
/** What a stored signature is over: the content alone, as in the first form, or the statement about it (lib/platform/seal/statement.ts). */
const signs = () => text().notNull().default('content')

/**
 * What an account may do: how many companies it follows, how many requests an hour each of its keys makes, and how many all of them
 * together (never fewer than one key).
 */
export const plans = pgTable('plans', {
  id: text().primaryKey(),
  companyAllowance: integer().notNull(),
  hourlyLimit: integer().notNull().default(600),
  accountHourlyLimit: integer().notNull().default(6000),
})

export const accounts = pgTable('accounts', {
  id: id(),
  name: text().notNull().unique(),
  planId: text()
    .notNull()
    .references(() => plans.id),
  /** A decision on a hit holds once a second person has confirmed it. */
  fourEyes: boolean().notNull().default(false),
  /** The operator's own: what two of its settlers decide holds for all. */
  operator: boolean().notNull().default(false),
  /** It agreed that what it settled is exported without names, for the reader to learn from. */
  sharesDecisions: boolean().notNull().default(false),
  /** Categories of changes and events of the account that its members are mailed at once, where they want that. */
  urgent: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** The number of its newest event. */
  lastEvent: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: created(),
})

/** A key pair. Only the SHA-256 of the secret is kept. `slowAddedAt` is the last add by a sandbox key: it drives `DENEME-YAVAS`. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    key: text().notNull().unique(),
    secretSha256: text().notNull(),
    sandbox: boolean().notNull(),
    label: text().notNull(),
    createdAt: created(),
    lastUsedAt: instant(),
    expiresAt: instant(),
    revokedAt: instant(),
    slowAddedAt: instant(),
    /** The day that a sandbox key's clock shows, and with it that it has a world of its own; null: it has the day of everybody. */
    sandboxDay: date(),
    /** The number of the last event in that world. */
    lastEvent: bigint({ mode: 'number' }).notNull().default(0),
    /** A sandbox key that is published: it reads, and makes keys for who wants to play (`madeBy`). */
    shared: boolean().notNull().default(false),
    madeBy: bigint({ mode: 'number' }),
    /** Web origins whose pages may read answers given to this key. */
    origins: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [index().on(table.accountId)],
)

/**
 * A secret address of a member, for programs that send no headers: a calendar of term ends or a feed of changes. The address is signed, not
 * kept; a higher `rotation` closes the one before. It goes with the member.
 */
export const feedAddresses = pgTable(
  'feed_addresses',
  {
    id: id(),
    email: text()
      .notNull()
      .references(() => accountEmails.email, { onDelete: 'cascade' }),
    kind: text().notNull(),
    sandbox: boolean().notNull(),
    rotation: integer().notNull().default(1),
    createdAt: created(),
  },
  (table) => [uniqueIndex().on(table.email, table.kind, table.sandbox)],
)

/**
 * What a member wants by mail: a digest by `rhythm` (none, daily, weekly), and what the account marks urgent at once (`immediate`). A mail
 * tells what came after the numbers of the last one.
 */
export const memberMails = pgTable('member_mails', {
  email: text()
    .primaryKey()
    .references(() => accountEmails.email, { onDelete: 'cascade' }),
  language: text().notNull(),
  rhythm: text().notNull(),
  immediate: boolean().notNull(),
  digestOn: date().notNull(),
  digestChange: bigint({ mode: 'number' }).notNull(),
  digestEvent: bigint({ mode: 'number' }).notNull(),
  urgentChange: bigint({ mode: 'number' }).notNull(),
  urgentEvent: bigint({ mode: 'number' }).notNull(),
})

/** A mail to a member: what of the changes and of the account's events it tells. `doneAt`: sent, or found empty. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    email: text()
      .notNull()
      .references(() => accountEmails.email, { onDelete: 'cascade' }),
    kind: text().notNull(),
    day: date().notNull(),
    afterChange: bigint({ mode: 'number' }).notNull(),
    untilChange: bigint({ mode: 'number' }).notNull(),
    afterEvent: bigint({ mode: 'number' }).notNull(),
    untilEvent: bigint({ mode: 'number' }).notNull(),
    leasedUntil: instant(),
    tries: smallint().notNull().default(0),
    doneAt: instant(),
    createdAt: created(),
  },
  (table) => [
    index().on(table.email),
    index('mails_waiting')
      .on(table.createdAt)
      .where(sql`done_at is null`),
    index().on(table.createdAt),
  ],
)

/**
 * What a POST with an `Idempotency-Key` answered, for a day: the same request gets it again. `caller` is whose key space the word is of;
 * `request` a digest of method, address and body. Without `status` it is being worked on since `startedAt`.
 */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    caller: text().notNull(),
    word: text().notNull(),
    request: text().notNull(),
    status: smallint(),
    headers: jsonb(),
    body: text(),
    startedAt: created(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.word] }), index().on(table.startedAt)],
)

/**
 * Who may sign in to the account panel: an address, in lower case, opens one account; an account may have several, each with what it may do
 * (lib/domain/account/roles.ts).
 */
export const accountEmails = pgTable(
  'account_emails',
  {
    email: text().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    role: text().notNull().default('owner'),
    /** All changes up to this number count as read by the member. */
    changesReadThrough: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: created(),
  },
  (table) => [index().on(table.accountId)],
)

/** A link mailed to sign in with, known by the SHA-256 of its token. It goes with its address. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    tokenSha256: text().primaryKey(),
    email: text()
      .notNull()
      .references(() => accountEmails.email, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: created(),
  },
  (table) => [index().on(table.email), index().on(table.expiresAt)],
)

/**
 * A browser that is signed in to the panel, known by the SHA-256 of its token; `device` is what it calls itself. It goes with its address.
 */
export const panelSessions = pgTable(
  'panel_sessions',
  {
    tokenSha256: text().primaryKey(),
    email: text()
      .notNull()
      .references(() => accountEmails.email, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    device: text().notNull().default(''),
    createdAt: created(),
  },
  (table) => [index().on(table.email), index().on(table.expiresAt)],
)

/**
 * A company, one row for all accounts that follow it. `code` is set for sandbox companies only (`DENEME-…`). What stands here beside the
 * registry number is a copy of the profile's head, for lists and search; `titleKey` is the folded title without legal form. `world`: the
 * sandbox key for which it plays; 0: a scene's own notices, which every world that began it shares; below 0: a world that was reset.
 */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    code: text(),
    world: bigint({ mode: 'number' }),
    /** Where it is registered (ISO 3166-1 alpha-2): which law it lives under. */
    country: text().notNull().default('TR'),
    office: text().notNull(),
    registryRoot: text().notNull(),
    registryNo: text().notNull(),
    title: text(),
    titleKey: text(),
    mersisNo: text(),
    /** The record it was entered under before its seat moved or it was entered anew, as its notices name it; null where none does. */
    formerOffice: text(),
    formerRoot: text(),
    /** That record, where it is known for certain: its notices are this company's history. */
    formerId: bigint({ mode: 'number' }),
    branch: boolean().notNull().default(false),
    legalForm: text(),
    status: text(),
    province: text(),
    address: text(),
    establishedOn: date(),
    lastNoticeOn: date(),
    noticeCount: integer().notNull().default(0),
    /** Sections that are not complete and could be, by the profile that all share; null while there is none. */
    incomplete: text().array(),
    /** When the official source's list of this company's notices was last read to its end; null: never, notices came by hand. */
    retrievedAt: instant(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('companies_code')
      .on(table.code)
      .where(sql`world is null`),
    uniqueIndex('companies_world')
      .on(table.world, table.code)
      .where(sql`world is not null`),
    uniqueIndex('companies_live_number')
      .on(table.office, table.registryRoot)
      .where(sql`code is null`),
    index('companies_number').on(table.registryRoot),
    index('companies_mersis').on(table.mersisNo),
    index('companies_former').on(table.formerId),
    index('companies_former_number').on(table.formerOffice, table.formerRoot),
    index('companies_title_prefix').on(table.titleKey.op('text_pattern_ops')),
    index('companies_title_words').using('gin', sql`to_tsvector('simple', coalesce(title_key, ''))`),
  ],
)

/**
 * Who follows which company. `title` is the registered title, for paging in order; until a notice tells it, what the follower called the
 * company, which nobody else sees.
 */
export const follows = pgTable(
  'follows',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    title: text(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.companyId] }),
    index('follows_by_title').on(table.accountId, sql`title collate "tr-x-icu"`, table.companyId),
    index().on(table.companyId),
  ],
)

/**
 * What an account keeps of a company for itself: tags to find it by, and a note. It outlasts the following, so that a company followed
 * again is as it was left.
 */
export const companyMarks = pgTable(
  'company_marks',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    tags: text().array().notNull().default([]),
    note: text(),
    updatedBy: text(),
    updatedAt: created(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] }), index('company_marks_tags').using('gin', table.tags)],
)

/**
 * Many companies added at once. `finishedAt` is set with the last row's result; until then its stage message is on its way, or the sweep of
 * unfinished ones sends it again.
 */
export const bulkAdds = pgTable(
  'bulk_adds',
  {
    id: text().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    total: integer().notNull(),
    createdAt: created(),
    updatedAt: created(),
    finishedAt: instant(),
  },
  (table) => [
    index().on(table.accountId, table.createdAt),
    index('bulk_adds_open')
      .on(table.updatedAt)
      .where(sql`finished_at is null`),
  ],
)

/** A row of {@link bulkAdds} as it was given. `outcome` is null until it was worked on: `added`, `already`, or why it could not be. */
export const bulkAddRows = pgTable(
  'bulk_add_rows',
  {
    jobId: text()
      .notNull()
      .references(() => bulkAdds.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    office: text().notNull(),
    registryNo: text().notNull(),
    title: text(),
    outcome: text(),
    companyId: bigint({ mode: 'number' }).references(() => companies.id),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.row] })],
)

/** A change that a member has read, by its number among all changes; those up to `changesReadThrough` of the member are read anyway. */
export const changeReads = pgTable(
  'change_reads',
  {
    email: text()
      .notNull()
      .references(() => accountEmails.email, { onDelete: 'cascade' }),
    sequence: bigint({ mode: 'number' }).notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.email, table.sequence] })],
)

/** Who signed in to an account's panel, when and by which browser. It outlasts the address. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    email: text().notNull(),
    device: text().notNull().default(''),
    createdAt: created(),
  },
  (table) => [index().on(table.accountId, table.id)],
)

/**
 * An account's word that the notices it brought of a company are all there are until a day (`until`): by whom (`statedBy`) and when. It
 * counts for that account alone.
 */
export const listStatements = pgTable(
  'list_statements',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    until: date().notNull(),
    statedBy: text().notNull(),
    note: text(),
    statedAt: created(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] }), index().on(table.companyId)],
)

/**
 * A notice of one company. `ref` is its stable id at the source, or a digest of what was imported by hand. `text` is null until the
 * document was archived and its text taken; personal numbers in it are masked. `places` says where on the page each line of the text
 * stands.
 */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    ref: text().notNull(),
    title: text(),
    publishedOn: date(),
    issue: text(),
    page: text(),
    noticeType: text().notNull(),
    registeredOn: date(),
    noticeNo: text(),
    pdfKey: text(),
    text: text(),
    /** False where the text is known to be cut off: the page it goes on to is not there. */
    whole: boolean().notNull().default(true),
    places: jsonb(),
    matters: text().array(),
    unread: jsonb(),
    extractor: text(),
    foundAt: created(),
    archivedAt: instant(),
    /** How often its document was opened, each counted before it: one that ends the Worker is set aside all the same. */
    tries: smallint().notNull().default(0),
    /** Why the document was set aside unread (a fault of lib/platform/pdf/unreadable.ts, or `gave_up`). */
    fault: text(),
    /**
     * When it was known to followers: as a part of the history they got, or when a profile first rested on it. What a later reading finds
     * in it is no news.
     */
    toldAt: instant(),
  },
  (table) => [uniqueIndex('notices_ref').on(table.companyId, table.ref), index('notices_by_day').on(table.publishedOn, table.companyId)],
)

/** One thing a notice states. `id` is a hash of the notice and the identifying fields: reading again gives the same rows. */
export const facts = pgTable(
  'facts',
  {
    noticeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    kind: text().notNull(),
    statement: jsonb().notNull(),
    quote: text().notNull(),
    start: integer().notNull(),
    end: integer().notNull(),
    verified: boolean().notNull(),
    /** Where the quote stands on the document's pages (`PageBox[]`); null for a text without a page. */
    boxes: jsonb(),
    extractor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.id] }), index().on(table.companyId)],
)

/**
 * The snapshot all answers about a company are computed from: its notices and facts in one row (`CompanyRecord`), read in one look-up by
 * key.
 */
export const profiles = pgTable('profiles', {
  companyId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => companies.id),
  version: integer().notNull(),
  builtAt: instant().notNull(),
  record: jsonb().notNull(),
})

/**
 * What is shown of a company, made ready when its facts change and when a day of the calendar changes it: the answers as they are sent, on
 * the days from `fromDay` until before `untilDay`. `accountId` 0 is for all; another one has what that account states on top (`overlay`
 * tells what). A row counts only with the version of the profile, the code and the overlay it was made of; an `untilDay` that is over asks
 * to be made anew.
 */
export const folds = pgTable(
  'folds',
  {
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    accountId: bigint({ mode: 'number' }).notNull(),
    version: integer().notNull(),
    code: text().notNull(),
    overlay: text(),
    fromDay: date().notNull(),
    untilDay: date().notNull(),
    officerCount: integer().notNull(),
    officers: text().notNull(),
    profile: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.accountId] }),
    index('folds_due').on(table.untilDay, table.companyId),
    index('folds_by_code').on(table.code),
  ],
)

/**
 * What was shown of a company on days that are not today, kept when it was first asked for: the answers as they are sent, on the days from
 * `fromDay` until before `untilDay`. `knownFrom` and `knownUntil` are the days of knowledge it is of (bilinen); `infinity` is what is known
 * now. A row counts as one of {@link folds} does. It serves speed alone: any may be deleted at any time.
 */
export const shownDays = pgTable(
  'shown_days',
  {
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    accountId: bigint({ mode: 'number' }).notNull(),
    knownFrom: date().notNull(),
    knownUntil: date().notNull(),
    version: integer().notNull(),
    code: text().notNull(),
    overlay: text(),
    fromDay: date().notNull(),
    untilDay: date().notNull(),
    officerCount: integer().notNull(),
    officers: text().notNull(),
    profile: text().notNull(),
    madeAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.accountId, table.knownFrom, table.fromDay] }),
    index('shown_days_by_age').on(table.madeAt),
  ],
)

/**
 * Who can sign for a company, made ready as {@link folds} are: `answers` holds for each kind of transaction the amounts at which the answer
 * changes (lib/domain/signing/signer-state.ts). It holds until a notice comes or the day `untilDay`.
 */
export const signerStates = pgTable(
  'signer_states',
  {
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    accountId: bigint({ mode: 'number' }).notNull(),
    version: integer().notNull(),
    code: text().notNull(),
    overlay: text(),
    untilDay: date().notNull(),
    answers: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.accountId] }), index('signer_states_due').on(table.untilDay)],
)

/**
 * A question about authority that an account asked to be told of: may `person` with `coSigners` (null: anybody) do this? `answer` is what
 * was said last, of the profile of `version`; it is asked again when a profile is built and on the day `untilDay`, the next one that may
 * change it. It goes when the company is no longer followed.
 */
export const authorityWatches = pgTable(
  'authority_watches',
  {
    id: id(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    person: text(),
    coSigners: text().array().notNull(),
    transaction: text(),
    amount: text(),
    currency: text().notNull(),
    answer: jsonb().notNull(),
    version: integer().notNull(),
    askedOn: date().notNull(),
    untilDay: date().notNull(),
    /** How often the answer turned: each turn is told once. */
    turns: integer().notNull().default(0),
    turnedAt: instant(),
    createdAt: created(),
  },
  (table) => [
    index('authority_watches_of_account').on(table.accountId, table.id),
    index('authority_watches_of_company').on(table.companyId),
    index('authority_watches_due').on(table.untilDay),
  ],
)

/**
 * Ends of the terms of officers in office, by date: for the caller's list and the nightly scan. Rewritten with the profile. Those of
 * account 0 are all's; an account whose members settled otherwise has what it sees besides, and (`hidden`) what it does not see of them.
 */
export const termEnds = pgTable(
  'term_ends',
  {
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    accountId: bigint({ mode: 'number' }).notNull().default(0),
    hidden: boolean().notNull().default(false),
    factId: text().notNull(),
    endsOn: date().notNull(),
    person: text().notNull(),
    role: text().notNull(),
    basis: text().notNull(),
    noticeId: bigint({ mode: 'number' }).notNull(),
    source: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.factId, table.accountId, table.hidden] }),
    index('term_ends_by_date').on(table.endsOn, table.companyId),
  ],
)

/**
 * What changed in a company, as shown in feeds. `key` is made of the facts behind it, so that the same notice read again adds nothing.
 * `announcedAt` is null only within the transaction that adds a change to be announced; history that needs no announcement carries the
 * instant it was added. `sequence` is the place among all changes in the order in which they were committed, given by the transaction that
 * adds the change (null only within it). `origin`: `notices` (told by a notice, rewritten with the profile), `calendar` (a day came: term
 * scans), `screening` (a list changed) or `settlement` (members of `accountId` settled what the notices leave open: told to it alone).
 */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    key: text().notNull(),
    kind: text().notNull(),
    category: text().notNull(),
    on: date(),
    noticeId: bigint({ mode: 'number' }),
    detail: jsonb().notNull(),
    origin: text().notNull().default('notices'),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id),
    announcedAt: instant(),
    sequence: bigint({ mode: 'number' }),
    /** A better reading of its notice tells it no longer. Who was told it keeps its number; nobody is told it anew. */
    withdrawnAt: instant(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('changes_key').on(table.companyId, table.key),
    index('changes_feed').on(table.companyId, table.on.desc(), table.id.desc()),
    index('changes_unannounced')
      .on(table.companyId)
      .where(sql`announced_at is null`),
    uniqueIndex('changes_sequence').on(table.sequence),
    index('changes_by_company').on(table.companyId, table.sequence),
    index('changes_unnumbered')
      .on(table.id)
      .where(sql`sequence is null`),
  ],
)

/**
 * What the reader left open of a company, written with the profile (lib/domain/settling/cases.ts); `id` is made of notice and words, the
 * same whenever the notice is read. `goneAt`: the reader no longer leaves it open. `factId`: the fact that is doubted.
 */
export const cases = pgTable(
  'cases',
  {
    id: text().notNull(),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    noticeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    why: text().notNull(),
    clause: jsonb().notNull(),
    factId: text(),
    sections: text().array().notNull(),
    people: text().array().notNull(),
    weight: integer().notNull(),
    openedAt: created(),
    goneAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

/**
 * What one member decided of a case. Several members' rows that agree make a decision that holds once there are as many as it `needs`; rows
 * that differ leave it open. `accountId` 0: settlers of the operator, for all. Rows are only added and undone, never changed or deleted;
 * who decided stays here and goes nowhere else. `seen` are the facts the notice had; `confirmedAt`, `reopenedAt`: what a later reading made
 * of it.
 */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    accountId: bigint({ mode: 'number' }).notNull(),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    noticeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    caseId: text().notNull(),
    clause: jsonb().notNull(),
    decision: text().notNull(),
    facts: jsonb().notNull(),
    replaces: text().array().notNull(),
    seen: text().array().notNull(),
    digest: text().notNull(),
    needs: smallint().notNull(),
    reason: text().notNull(),
    decidedBy: text().notNull(),
    decidedAt: created(),
    undoneBy: text(),
    undoneAt: instant(),
    undoneReason: text(),
    undoAskedBy: text(),
    undoAskedAt: instant(),
    undoAskedReason: text(),
    confirmedAt: instant(),
    reopenedAt: instant(),
  },
  (table) => [
    uniqueIndex('settlements_standing')
      .on(table.accountId, table.companyId, table.caseId, table.decidedBy)
      .where(sql`undone_at is null and reopened_at is null`),
    index('settlements_by_company').on(table.companyId, table.accountId),
  ],
)

/**
 * What an account says is wrong about a fact (`claim`, and by what it can be seen: `evidence`): a case, which the operator's settlers and
 * its own members see. How it ended is what was settled of the case.
 */
export const objections = pgTable(
  'objections',
  {
    id: id(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    noticeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    factId: text().notNull(),
    caseId: text().notNull(),
    claim: text().notNull(),
    evidence: text(),
    createdAt: created(),
  },
  (table) => [uniqueIndex('objections_once').on(table.accountId, table.companyId, table.caseId), index().on(table.companyId, table.caseId)],
)

/** What a second reader, where the operator has one, read of a notice: drafts for the desk and nothing else. */
export const secondReadings = pgTable('second_readings', {
  noticeId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => notices.id, { onDelete: 'cascade' }),
  /** Of which text: the version of the rules that read the notice then. */
  extractor: text(),
  facts: jsonb().notNull(),
  readAt: created(),
})

/**
 * How many changes were numbered: one row, whose lock puts the transactions that add changes in a row. Up to `base` numbers were given out
 * to accounts as they are; those of {@link accountChanges} lie above it.
 */
export const changeCounter = pgTable('change_counter', {
  one: boolean().primaryKey().default(true),
  last: bigint({ mode: 'number' }).notNull(),
  base: bigint({ mode: 'number' }).notNull().default(0),
})

/**
 * The changes an account was told, by its own numbers: without holes, in the order of commits. `accountId` 0 is the sandbox, the same for
 * all its keys. Without a foreign key to accounts: that would wait for whoever holds the account's row and wants the next number.
 */
export const accountChanges = pgTable(
  'account_changes',
  {
    accountId: bigint({ mode: 'number' }).notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    changeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => changes.id),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sequence] }),
    uniqueIndex('account_changes_change').on(table.changeId, table.accountId),
  ],
)

/**
 * The number of the last change an account was told; its lock puts those who tell it in a row. Up to `former` are changes that were told by
 * the numbers up to {@link changeCounter}'s `base`; null: none.
 */
export const changeStreams = pgTable('change_streams', {
  accountId: bigint({ mode: 'number' }).primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
  former: bigint({ mode: 'number' }),
})

/**
 * Where the preparation of a company stands. `attempts` counts failures in a row of the present stage; the sweep takes up what did not
 * move. `refresh` is the stage under way in a company that is ready already and takes in new notices; null: none.
 */
export const preparations = pgTable(
  'preparations',
  {
    companyId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => companies.id),
    stage: text().notNull(),
    refresh: text(),
    found: integer().notNull().default(0),
    archived: integer().notNull().default(0),
    processed: integer().notNull().default(0),
    error: text(),
    attempts: integer().notNull().default(0),
    startedAt: created(),
    updatedAt: created(),
  },
  (table) => [
    index('preparations_open')
      .on(table.updatedAt)
      .where(sql`stage <> 'ready' or refresh is not null`),
  ],
)

/**
 * The issue of each day, as the daily watch found it. `state`: `open` (to be asked for at `nextTryAt`), `read`, or `none` (no issue that
 * day). `listed` notices stand in it, `matched` of followed companies. `error` is why the last attempt failed. A day that was read is read
 * again after hours, until its listing has the digest (`listing`) it had before: since `settledAt` nothing more is expected of it.
 */
export const gazetteIssues = pgTable(
  'gazette_issues',
  {
    day: date().primaryKey(),
    state: text().notNull().default('open'),
    issue: text(),
    listed: integer().notNull().default(0),
    matched: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    error: text(),
    listing: text(),
    settledAt: instant(),
    nextTryAt: created(),
    updatedAt: created(),
  },
  (table) => [
    index('gazette_issues_unsettled')
      .on(table.day)
      .where(sql`state <> 'none' and settled_at is null`),
  ],
)

/**
 * A public-disclosure (KAP) filing, with what it says of its filer: `office` as the register calls it, `registryRoot`, `titleKey` as those
 * of companies. It is nobody's (`companyId` null) until a company it certainly belongs to is known; `matchedBy` tells by what it was told.
 * `sandbox`: made up, for sandbox companies alone; those may be without a `link`. `ref` is its number at the source.
 */
export const disclosures = pgTable(
  'disclosures',
  {
    id: id(),
    ref: text().notNull().unique(),
    sandbox: boolean().notNull().default(false),
    companyId: bigint({ mode: 'number' }).references(() => companies.id),
    matchedBy: text(),
    title: text().notNull(),
    titleKey: text().notNull(),
    office: text(),
    registryNo: text(),
    registryRoot: text(),
    mersisNo: text(),
    publishedAt: instant().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    summary: text(),
    link: text(),
    attachments: jsonb().notNull(),
    relatedStocks: jsonb().notNull().default([]),
    corrects: text(),
    settledBy: text(),
    settledAt: instant(),
    foundAt: created(),
  },
  (table) => [
    index('disclosures_corrected')
      .on(table.corrects)
      .where(sql`corrects is not null`),
    index('disclosures_by_company').on(table.companyId, table.publishedAt.desc(), table.id.desc()),
    index('disclosures_number')
      .on(table.registryRoot)
      .where(sql`company_id is null`),
    index('disclosures_mersis')
      .on(table.mersisNo)
      .where(sql`company_id is null`),
    index('disclosures_title')
      .on(table.titleKey)
      .where(sql`company_id is null`),
  ],
)

/** How far a source that is read in order was read: where to go on. */
export const sourceCursors = pgTable('source_cursors', {
  source: text().primaryKey(),
  cursor: text().notNull(),
  readAt: created(),
})

/** How far a job that goes by days has come: `day` is the last one done. */
export const scans = pgTable('scans', {
  name: text().primaryKey(),
  day: date().notNull(),
  doneAt: created(),
})

/**
 * A report issued to an account: its language-independent snapshot, digest and signature. The id derives from the digest; `issuedOn` is the
 * last day it was produced.
 */
export const reports = pgTable(
  'reports',
  {
    id: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    seal: text().notNull(),
    digest: text().notNull(),
    snapshot: jsonb().notNull(),
    signature: text().notNull(),
    signs: signs(),
    settledOn: date(),
    issuedOn: date().notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.accountId] }),
    index().on(table.accountId, table.createdAt),
    index().on(table.companyId),
  ],
)

/**
 * A signing check filed by an account: question and answer as they were given, digest and signature. The id derives from the digest;
 * `issuedOn` is the last day it was filed, `settledOn` the last gazette day that was settled then.
 */
export const filedChecks = pgTable(
  'filed_checks',
  {
    id: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    digest: text().notNull(),
    content: jsonb().notNull(),
    signature: text().notNull(),
    settledOn: date(),
    issuedOn: date().notNull(),
    /** What the same question is answered by now, where that is something else than was filed. */
    turnedTo: text(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.accountId] }),
    index().on(table.accountId, table.companyId, table.createdAt),
    index().on(table.companyId),
  ],
)

/**
 * What the QR code and the link of an issued report or filed signing check carry: who has it may know of that account's issue of it. Two at
 * once of the same issue are both good.
 */
export const reportCodes = pgTable(
  'report_codes',
  {
    code: text().primaryKey(),
    reportId: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    createdAt: created(),
  },
  (table) => [index().on(table.reportId, table.accountId)],
)

/** Digests of the PDF files drawn of a report or filed signing check, by which a file is recognised whose pages were altered. */
export const reportFiles = pgTable(
  'report_files',
  {
    reportId: text().notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.sha256] })],
)

/**
 * An address that is told of changes. A webhook made with a sandbox key is told of sandbox companies, one made with a live key of those the
 * account follows; neither kind of key sees the other's. Secrets are encrypted; the former one signs beside the new one until it expires.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    sandbox: boolean().notNull(),
    url: text().notNull(),
    /** Empty: all. */
    categories: text().array().notNull(),
    /** Events that are told: those of companies (`sirket.degisiklik`) and of the account (lib/domain/account/event.ts). */
    events: text()
      .array()
      .notNull()
      .default(sql`'{sirket.degisiklik}'`),
    active: boolean().notNull().default(true),
    secret: text().notNull(),
    /** Those before it that still sign, the newest first: `[{secret, until}]`. */
    formerSecrets: jsonb().notNull().default([]),
    failuresInRow: smallint().notNull().default(0),
    lastFailureCountedAt: instant(),
    lastSentAt: instant(),
    lastState: text(),
    createdAt: created(),
  },
  (table) => [index().on(table.accountId)],
)

/**
 * What belongs to one account and is no change of a company: hits, filings (lib/domain/account/event.ts). `sequence` is gapless per
 * account;
 * the same `key` is told once.
 */
export const accountEvents = pgTable(
  'account_events',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    sequence: bigint({ mode: 'number' }).notNull(),
    event: text().notNull(),
    on: date().notNull(),
    /** Null for what is of no company: the issue of a day. */
    companyId: bigint({ mode: 'number' }).references(() => companies.id),
    key: text().notNull(),
    detail: jsonb().notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sequence] }), uniqueIndex().on(table.accountId, table.key)],
)

/** Events of a world of the sandbox (`keyId`), numbered as those of an account; they go with the world. */
export const playedEvents = pgTable(
  'played_events',
  {
    keyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => apiKeys.id),
    sequence: bigint({ mode: 'number' }).notNull(),
    event: text().notNull(),
    on: date().notNull(),
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    key: text().notNull(),
    detail: jsonb().notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.sequence] }), uniqueIndex().on(table.keyId, table.key)],
)

/** A batch of changes of one company, or of events of one account, that came together: what its deliveries carry, as it was then. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    companyId: bigint({ mode: 'number' }).references(() => companies.id),
    categories: text().array().notNull(),
    changes: jsonb().notNull(),
    /** The changes, in the order of `changes`; null for events, and for what was announced before it was noted. */
    changeIds: bigint({ mode: 'number' }).array(),
    /** Whose events these are, all of one kind, or whose changes, which others do not see; null for changes that all see. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id),
    event: text().notNull().default('sirket.degisiklik'),
    createdAt: created(),
  },
  (table) => [index().on(table.createdAt)],
)

/**
 * One notification to one webhook: the same id over all its attempts. Open while `state` is pending (not tried yet) or failed (to be tried
 * again at `dueAt`). `publishedAt` is null until the queue has the message of the next attempt; `leasedUntil` keeps two copies of that
 * message from sending at once; `roundStart` is the number of attempts made before the present round, which begins anew when a delivery is
 * sent again by hand.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text().primaryKey(),
    webhookId: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null for a test. */
    announcementId: bigint({ mode: 'number' }).references(() => announcements.id),
    test: boolean().notNull().default(false),
    event: text().notNull().default('sirket.degisiklik'),
    categories: text().array().notNull(),
    state: text().notNull(),
    attempts: smallint().notNull().default(0),
    roundStart: smallint().notNull().default(0),
    httpStatus: smallint(),
    error: text(),
    /** The last attempts, the newest last: when each began, how long it took, what came of it. */
    history: jsonb().notNull().default([]),
    dueAt: instant().notNull().defaultNow(),
    publishedAt: instant(),
    leasedUntil: instant(),
    lastAttemptAt: instant(),
    createdAt: created(),
  },
  (table) => [
    index().on(table.webhookId, table.createdAt.desc()),
    index().on(table.announcementId),
    index('deliveries_over')
      .on(table.lastAttemptAt)
      .where(sql`state in ('succeeded', 'given_up')`),
    index('deliveries_open')
      .on(table.dueAt)
      .where(sql`state in ('pending', 'failed')`),
    index('deliveries_unpublished')
      .on(table.dueAt)
      .where(sql`published_at is null and state in ('pending', 'failed')`),
  ],
)

/** Work counted by component and day: the status page is computed from these rows alone. */
export const measurements = pgTable(
  'measurements',
  {
    day: date().notNull(),
    component: text().notNull(),
    ok: integer().notNull().default(0),
    slow: integer().notNull().default(0),
    failed: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.component] })],
)

/** What operators say of a part of the service on a day: shown on the status page beside what was measured. */
export const statusNotes = pgTable(
  'status_notes',
  {
    day: date().notNull(),
    component: text().notNull(),
    state: text().notNull(),
    tr: text().notNull(),
    en: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.component] })],
)

/**
 * Every attempt to take over a new version of a sanctions list. Open: neither `completed_at` nor `refused`; in force from the day `since`
 * (until the next complete version, or `retired_on`): complete. `files` are name, size and SHA-256 of each file, `sha256` that of the one
 * file or of the set; `unread` are the records kept aside; `reader` tells which reader took it, so that a better one reads the same file
 * again.
 */
export const sanctionsVersions = pgTable(
  'sanctions_versions',
  {
    id: id(),
    list: text().notNull(),
    publishedOn: date(),
    sha256: text().notNull(),
    files: jsonb().notNull(),
    reader: text().notNull(),
    source: text().notNull(),
    records: integer(),
    formerRecords: integer(),
    /** Names of all its records, aliases too. */
    names: integer(),
    unread: jsonb(),
    added: integer(),
    changed: integer(),
    removed: integer(),
    startedAt: created(),
    completedAt: instant(),
    since: date(),
    retiredOn: date(),
    refused: text(),
  },
  (table) => [
    index('sanctions_versions_in_force')
      .on(table.list, table.id.desc())
      .where(sql`completed_at is not null`),
    uniqueIndex('sanctions_versions_open')
      .on(table.list)
      .where(sql`completed_at is null and refused is null`),
  ],
)

/** Days on which a list was compared with its publisher's, new or unchanged: a list is fresh as long as the last of them is recent. */
export const sanctionsChecks = pgTable(
  'sanctions_checks',
  {
    list: text().notNull(),
    day: date().notNull(),
    checkedAt: created(),
  },
  (table) => [primaryKey({ columns: [table.list, table.day] })],
)

/**
 * An entry of a list as it stood from one version to before another (`until_version` null: it still stands). An entry that changed has a
 * row for each content. `seen_version` is the last import that met it; rows of an import that is not complete are not seen by any
 * screening.
 */
export const sanctionsEntries = pgTable(
  'sanctions_entries',
  {
    id: id(),
    list: text().notNull(),
    entryId: text().notNull(),
    digest: text().notNull(),
    /** Of what makes the listed one this one: kind, name, births, numbers. Decisions hang on it. */
    identity: text().notNull().default(''),
    content: jsonb().notNull(),
    fromVersion: bigint({ mode: 'number' })
      .notNull()
      .references(() => sanctionsVersions.id),
    untilVersion: bigint({ mode: 'number' }),
    seenVersion: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('sanctions_entries_content').on(table.list, table.entryId, table.digest, table.fromVersion),
    index('sanctions_entries_from').on(table.fromVersion),
    index('sanctions_entries_until')
      .on(table.untilVersion)
      .where(sql`until_version is not null`),
  ],
)

/** The keys of an entry: what a name or number is looked up by. */
export const sanctionsKeys = pgTable(
  'sanctions_keys',
  {
    entry: bigint({ mode: 'number' })
      .notNull()
      .references(() => sanctionsEntries.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    key: text().notNull(),
    form: text().notNull(),
    strength: text().notNull(),
    printed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entry, table.kind, table.key] }), index('sanctions_keys_key').on(table.key, table.kind)],
)

/** The names of an entry as near names are compared with them: `parts` as lib/domain/screening/near/parts.ts keeps them. */
export const sanctionsSpellings = pgTable(
  'sanctions_spellings',
  {
    id: id(),
    entry: bigint({ mode: 'number' })
      .notNull()
      .references(() => sanctionsEntries.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    printed: text().notNull(),
    parts: text().notNull(),
  },
  (table) => [index().on(table.entry)],
)

/**
 * The numbers that near names share, each with the shape of what it stands for (lib/domain/screening/near/keys.ts), about twenty a name:
 * narrow rows in the order of the names, which the second index finds by. What an import that failed wrote is deleted by that index; a
 * foreign key would be asked for every row.
 */
export const sanctionsNearKeys = pgTable(
  'sanctions_near_keys',
  { key: integer().notNull(), shape: integer().notNull(), spelling: bigint({ mode: 'number' }).notNull() },
  (table) => [
    primaryKey({ columns: [table.key, table.shape, table.spelling] }),
    index('sanctions_near_keys_spelling').using('brin', table.spelling.asc().op('int8_minmax_ops')),
  ],
)

/**
 * A screening with its sealed record. The id derives from the content, which holds the day: the same question on the same day over the same
 * lists is one row.
 */
export const screenings = pgTable(
  'screenings',
  {
    id: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    companyId: bigint({ mode: 'number' }).references(() => companies.id),
    digest: text().notNull(),
    content: jsonb().notNull(),
    signature: text().notNull(),
    signs: signs(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.accountId] }),
    index().on(table.accountId, table.createdAt),
    index().on(table.companyId),
  ],
)

/**
 * What a person decided on a hit. Rows are only added; the last one for a company, a name and an entry holds as long as the entry is about
 * the same one. Where the account asks for four eyes it holds once somebody else has confirmed it.
 */
export const screeningDecisions = pgTable(
  'screening_decisions',
  {
    id: id(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    list: text().notNull(),
    entryId: text().notNull(),
    /** The company at which the name was met; null for a name asked for by itself. A decision says nothing of the name elsewhere. */
    companyId: bigint({ mode: 'number' }).references(() => companies.id),
    entryIdentity: text().notNull().default(''),
    name: text().notNull(),
    nameKey: text().notNull(),
    decision: text().notNull(),
    note: text(),
    decidedBy: text().notNull(),
    confirmedBy: text(),
    confirmedAt: instant(),
    apiKey: bigint({ mode: 'number' }).references(() => apiKeys.id),
    createdAt: created(),
  },
  (table) => [index('screening_decisions_hit').on(table.accountId, table.list, table.entryId, table.nameKey)],
)

/**
 * A case where the listed one is the same, with the last day of the report to MASAK. Seen by the compliance role alone: it leaves by no
 * answer, notification or mail.
 */
export const screeningCases = pgTable(
  'screening_cases',
  {
    decisionId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => screeningDecisions.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    due: date().notNull(),
    /** What followed: who was told of it, when assets were frozen, when it was reported. */
    told: text(),
    frozenOn: date(),
    reportedOn: date(),
    updatedBy: text(),
    createdAt: created(),
  },
  (table) => [index().on(table.accountId, table.due)],
)

/** Every request of a screening with the key that made it; the sealed record of the same question on the same day is kept once. */
export const screeningRequests = pgTable(
  'screening_requests',
  {
    id: id(),
    screeningId: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    apiKey: bigint({ mode: 'number' }).references(() => apiKeys.id),
    createdAt: created(),
  },
  (table) => [index().on(table.accountId, table.createdAt), index().on(table.screeningId)],
)

/** The names of a followed company at its last screening: who is new there is told from whom a list is new to. */
export const screeningStates = pgTable('screening_states', {
  companyId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => companies.id),
  names: text().array().notNull(),
  createdAt: created(),
})

/** The hits of a company as its last re-screening found them: what is new or gone is told against these. */
export const screeningHits = pgTable(
  'screening_hits',
  {
    companyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    list: text().notNull(),
    entryId: text().notNull(),
    nameKey: text().notNull(),
    hit: jsonb().notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.list, table.entryId, table.nameKey] })],
)
