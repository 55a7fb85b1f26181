import { addDays, type IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import type { Mail, Mailer } from '../platform/mail.ts'
import type { Queue } from '../platform/queue.ts'
import { claimMail, finishMail, type MailContent, queueDigests, queueUrgent, releaseMail, waitingMails } from '../store/mails.ts'
import { openHits } from '../store/screening-work.ts'

/** What mailing works with. `write` makes a mail of what it tells; null where that is nothing. */
export type MailDeps = {
  db: Db
  queue: Queue
  today: IsoDate
  send: Mailer
  write: (content: MailContent, openHits: number) => Promise<Mail | null>
}

/** Mails of one statement. */
const AT_ONCE = 500
/** A digest tells of terms that end within so many days. */
const TERM_DAYS = 30
/** A mail whose message was lost is sent again after so many minutes, so often in all. */
const [LOST_AFTER_MINUTES, TRIES] = [15, 30]

const publish = (queue: Queue, mails: readonly { id: string; tries: number }[]): Promise<void> =>
  queue.publishAll(mails.map(({ id, tries }) => ({ path: 'posta', body: { mailId: id }, deduplicationId: `posta-${id}-${tries}` })))

const queueAll = async (queue: Queue, take: (limit: number) => Promise<string[]>): Promise<number> => {
  for (let queued = 0; ;) {
    const ids = await take(AT_ONCE)
    await publish(
      queue,
      ids.map((id) => ({ id, tries: 0 })),
    )
    queued += ids.length
    if (ids.length < AT_ONCE) return queued
  }
}

/** Sends the digests of the day on their way. Safe to run twice and to stop anywhere: what was made and not sent is swept. */
export const sendDigests = ({ db, queue, today }: MailDeps): Promise<number> => queueAll(queue, (limit) => queueDigests(db, today, limit))

/** Sends what is urgent on its way; cheap where nothing is. */
export const sendUrgent = ({ db, queue, today }: MailDeps): Promise<number> => queueAll(queue, (limit) => queueUrgent(db, today, limit))

/** Sends mails on their way again whose messages were lost. */
export const sweepMails = async ({ db, queue }: MailDeps): Promise<number> => {
  const waiting = await waitingMails(db, LOST_AFTER_MINUTES, TRIES, AT_ONCE)
  await publish(queue, waiting)
  return waiting.length
}

/**
 * Writes one mail and hands it over. `busy`: another copy of the message is at it. The mail service knows a mail by its id: one that it
 * took and that died here before it was noted is not sent again.
 */
export const sendMail = async ({ db, send, write }: MailDeps, id: string): Promise<'done' | 'busy'> => {
  const claimed = await claimMail(db, id, (day) => addDays(day, TERM_DAYS))
  if (typeof claimed === 'string') return claimed
  const { accountId, content } = claimed
  try {
    if (content === null) {
      await finishMail(db, id)
      return 'done'
    }
    const hits = await openHits(db, accountId, { near: false, since: content.day, limit: 1, offset: 0 })
    const mail = await write(content, hits.total)
    if (mail) await send(mail)
    await finishMail(db, id)
  } catch (error) {
    await releaseMail(db, id)
    throw error
  }
  return 'done'
}
