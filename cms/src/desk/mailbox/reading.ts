import { setTimeout as delay } from 'node:timers/promises'
import { keyedHash } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../platform/database/connection'
import { Lease } from '../../platform/jobs/lease'
import { type MailboxSettings, settings } from '../../platform/settings/settings'
import { storedValue } from '../../platform/strapi/stored-value'
import { folderOf, imapClient, nameOfMailbox } from './connection'
import type { IncomingEmail, Outcome } from './email'
import { parseAside } from './parse-aside'
import { MAX_SOURCE_BYTES } from './parse-email'
import { type FetchedEmail, LEASE_MS, MailboxReader, type Position } from './reader'
import { EMAILS_READ } from './table'

/** Decides what becomes of an email, in the transaction that remembers it. */
export type OnEmail = (strapi: Core.Strapi, email: IncomingEmail) => Promise<Outcome>

const STOP_TIMEOUT_MS = 10_000

const readers = new WeakMap<Core.Strapi, MailboxReader>()

/** The hash by which an email is known again: keyed, since it is kept for longer than the email. */
const keyOf = ({ identity }: IncomingEmail) =>
  keyedHash(settings.secrets.subscriberKey, 'incoming email', identity)

/** Passes an email on once, however often it is read; resolves to whether it is stored. */
const takeOnce = (strapi: Core.Strapi, onEmail: OnEmail) => async (fetched: FetchedEmail) => {
  const email = await parseAside(fetched)
  const key = keyOf(email)
  return strapi.db.transaction<() => Promise<boolean>>(async () => {
    const connection = await connectionOf(strapi.db)
    const row = { key, read_at: new Date(), outcome: 'left' satisfies Outcome }
    const added = await connection(EMAILS_READ)
      .insert(row)
      .onConflict('key')
      .ignore()
      .returning('id')
    const ownRow = () => connection(EMAILS_READ).where({ key })
    if (added.length === 0) {
      const [known] = await ownRow().select('outcome')
      return known?.outcome === ('stored' satisfies Outcome)
    }
    const outcome = await onEmail(strapi, email)
    await ownRow().update({ outcome })
    return outcome === 'stored'
  })
}

export function startReading(strapi: Core.Strapi, mailbox: MailboxSettings, onEmail: OnEmail) {
  const position = storedValue<Position>(strapi, 'mailbox-place')
  strapi.server.httpServer.once('listening', () => {
    const reader = new MailboxReader({
      lease: new Lease(strapi.db, 'mailbox', LEASE_MS),
      connect: () => imapClient(mailbox),
      folder: folderOf(mailbox),
      mailbox: nameOfMailbox(mailbox),
      maxBytes: MAX_SOURCE_BYTES,
      readPosition: position.read,
      writePosition: position.write,
      take: takeOnce(strapi, onEmail),
      report: (level, message) => strapi.log[level](message),
    })
    readers.set(strapi, reader)
    reader.start()
  })
}

export async function stopReading(strapi: Core.Strapi) {
  const reader = readers.get(strapi)
  if (!reader) return
  await Promise.race([reader.stop(), delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
  reader.cutOff()
  readers.delete(strapi)
}
