import { wallClock } from '@app/contract'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { settings } from '../../../platform/settings/settings'
import { forgetPosts } from '../../intake/forget-posts'
import { hashAddress } from '../../../platform/address-hash'
import { hashFile } from '../../../platform/hash-file'
import { signRejoinLink, verifyRejoinLink } from './rejoin-link'
import { OPT_OUTS, RETURNS } from './table'
import { signUnsubscribeLink, verifyUnsubscribeLink } from './unsubscribe-link'

const DAY_MS = 24 * 60 * 60 * 1000

// With another key, all links and opt-outs would be lost.
const secret = settings.secrets.subscriberKey

const linkTo = (action: 'unsubscribe' | 'rejoin', link: string): string =>
  `${settings.cmsUrl}/api/newsletter/${action}/${link}`

const NOT_SHOWN = 'not-shown'

/** Links that stand for the real ones in the outbox: staff must neither confirm nor unsubscribe for somebody else. */
export const hiddenLinks = {
  unsubscribe: linkTo('unsubscribe', NOT_SHOWN),
  join: linkTo('rejoin', NOT_SHOWN),
}

/** An email’s text without the real link, with which older emails are stored. */
export const withoutUnsubscribeLink = (text: string): string =>
  text.replace(/(\/api\/newsletter\/unsubscribe\/)[\w-]{43}\.[\w-]{43}/g, `$1${NOT_SHOWN}`)

export const unsubscribeUrl = (address: string): string =>
  linkTo('unsubscribe', signUnsubscribeLink(secret, address))

export const hashInLink = (link: string) => verifyUnsubscribeLink(secret, link)

export const rejoinUrl = (address: string, reference: string): string =>
  linkTo('rejoin', signRejoinLink(secret, { address, reference, issuedAt: new Date() }))

export const readRejoinLink = (link: string) => verifyRejoinLink(secret, link, new Date())

const hashOf = (address: string) => hashAddress(secret, address)

/** Who left: it outlasts the restore of a backup that is older. */
export const optOutsFile = hashFile('opt-outs.jsonl', 'since')

export async function optOut(db: Database, hash: string) {
  if ((await optOutState(db, hash)) !== 'left') {
    const connection = await connectionOf(db)
    const row = { hash, since: new Date(), is_pending: false }
    await connection(OPT_OUTS).insert(row).onConflict('hash').merge()
    // Before the commit: if that fails, somebody is kept out who asked for it.
    await optOutsFile.append([[hash, row.since]])
  }
  // Deletes the keys of earlier posts, so that the same post on the same day is not taken for a repetition: it asks the
  // owner of the address whether joining again is meant.
  await forgetPosts(db, { persons: [hash] })
}

/** Keeps a new address out until it confirms that it wants the newsletter; one that left stays out. */
export async function awaitOptIn(db: Database, address: string) {
  const connection = await connectionOf(db)
  // Older than the link that ends it, even if that is made in the same millisecond.
  const row = {
    hash: hashOf(address),
    since: new Date(wallClock() - 1),
    is_pending: true,
  }
  await connection(OPT_OUTS).insert(row).onConflict('hash').ignore()
}

export type OptOut = { hash: string; since: Date | number; is_pending: boolean | number | null }

export type OptOutState = 'pending' | 'left'

export const stateIn = ({ is_pending: isPending }: OptOut): OptOutState =>
  isPending ? 'pending' : 'left'

/** Returns the opt-outs among these addresses, as a function of the address. */
export async function optOutsAmong(db: Database, addresses: readonly string[]) {
  const connection = await connectionOf(db)
  const rows: OptOut[] = await connection(OPT_OUTS)
    .select('hash', 'is_pending')
    .whereIn('hash', addresses.map(hashOf))
  const states = new Map(rows.map((row) => [row.hash, stateIn(row)]))
  return (address: string): OptOutState | undefined => states.get(hashOf(address))
}

/** The state of an opt-out by its hash; undefined if there is none. */
export async function optOutState(db: Database, hash: string): Promise<OptOutState | undefined> {
  const connection = await connectionOf(db)
  const [row]: OptOut[] = await connection(OPT_OUTS).select('hash', 'is_pending').where({ hash })
  return row && stateIn(row)
}

export const optOutAddress = async (db: Database, address: string) => optOut(db, hashOf(address))

/**
 * Why an address is out, if it is to be asked whether it wants to join: at most once a day, else undefined. The
 * update is conditional, so that of several posts at once only one asks.
 */
export async function claimQuestion(
  db: Database,
  address: string,
): Promise<OptOutState | undefined> {
  const connection = await connectionOf(db)
  const now = new Date()
  const hash = hashOf(address)
  const changed = await connection(OPT_OUTS)
    .where({ hash })
    .where((query) =>
      query.whereNull('asked_at').orWhere('asked_at', '<', new Date(now.getTime() - DAY_MS)),
    )
    .update({ asked_at: now })
  return changed > 0 ? optOutState(db, hash) : undefined
}

/** Lets the next post of an address ask again, since the last question was held back. */
export async function forgetQuestion(db: Database, address: string) {
  const connection = await connectionOf(db)
  await connection(OPT_OUTS)
    .where({ hash: hashOf(address) })
    .update({ asked_at: null })
}

/** Ends an opt-out that is older than the link; returns whether there was one. */
export async function endOptOut(db: Database, hash: string, issuedAt: Date): Promise<boolean> {
  const connection = await connectionOf(db)
  const ended = await connection(OPT_OUTS).where({ hash }).where('since', '<', issuedAt).delete()
  if (ended === 0) return false
  await connection(RETURNS).insert({ hash, at: issuedAt }).onConflict('hash').merge()
  return true
}

export const isOptedOut = async (db: Database, hash: string): Promise<boolean> =>
  (await optOutState(db, hash)) !== undefined

export const optOutStateOf = async (db: Database, address: string) =>
  (await optOutsAmong(db, [address]))(address)

export const hasOptedOut = async (db: Database, address: string): Promise<boolean> =>
  (await optOutStateOf(db, address)) !== undefined
