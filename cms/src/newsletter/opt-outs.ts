import { type Database, connectionOf } from '../database/connection'
import { settings } from '../settings/settings'
import { hashAddress } from './address-hash'
import { signRejoinLink, verifyRejoinLink } from './rejoin-link'
import { OPT_OUTS } from './tables'
import { signUnsubscribeLink, verifyUnsubscribeLink } from './unsubscribe-link'

const DAY_MS = 24 * 60 * 60 * 1000

// With another key, all links and opt-outs would be lost.
const secret = settings.secrets.subscriberKey

export const unsubscribeUrl = (address: string): string =>
  `${settings.cmsUrl}/api/newsletter/unsubscribe/${signUnsubscribeLink(secret, address)}`

export const hashInLink = (link: string) => verifyUnsubscribeLink(secret, link)

export const rejoinUrl = (address: string, reference: string): string =>
  `${settings.cmsUrl}/api/newsletter/rejoin/${signRejoinLink(secret, { address, reference, issuedAt: new Date() })}`

export const readRejoinLink = (link: string) => verifyRejoinLink(secret, link, new Date())

export async function optOut(db: Database, hash: string) {
  const connection = await connectionOf(db)
  await connection(OPT_OUTS).insert({ hash, since: new Date() }).onConflict('hash').ignore()
}

export const optOutAddress = (db: Database, address: string) =>
  optOut(db, hashAddress(secret, address))

/**
 * Whether to ask an address that left if it wants to join again: at most once a day. The update is
 * conditional, so that of several posts at once only one asks.
 */
export async function claimRejoinQuestion(db: Database, address: string): Promise<boolean> {
  const connection = await connectionOf(db)
  const now = new Date()
  const changed = await connection(OPT_OUTS)
    .where({ hash: hashAddress(secret, address) })
    .where((query) =>
      query.whereNull('asked_at').orWhere('asked_at', '<', new Date(now.getTime() - DAY_MS)),
    )
    .update({ asked_at: now })
  return changed > 0
}

/** Ends an opt-out that is older than the link; returns whether there was one. */
export async function endOptOut(db: Database, hash: string, issuedAt: Date): Promise<boolean> {
  const connection = await connectionOf(db)
  return (await connection(OPT_OUTS).where({ hash }).where('since', '<', issuedAt).delete()) > 0
}

export async function isOptedOut(db: Database, hash: string): Promise<boolean> {
  const connection = await connectionOf(db)
  const rows: unknown[] = await connection(OPT_OUTS).select('id').where({ hash })
  return rows.length > 0
}

export const hasOptedOut = (db: Database, address: string) =>
  isOptedOut(db, hashAddress(secret, address))
