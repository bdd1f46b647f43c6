import { wallClock } from '@app/contract'
import { keyedHash } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { settings } from '../../platform/settings/settings'
import type { Sender } from '../../platform/http/sender-limit'
import type { OwnTable } from '../../platform/strapi/own-table'

const KNOWN = 'app_known_addresses'
const MOST_PER_ACCOUNT = 20
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000

/**
 * The IP addresses from which staff have logged in lately: failed logins of strangers do not lock an account there
 * (`login-attempts.ts`). Each is a keyed hash of the account's email and the IP address.
 */
export const knownAddressTable: OwnTable = {
  name: KNOWN,
  columns: { key: 'uniqueText', account: 'text', seen_at: 'datetime' },
  indexes: [{ name: 'app_known_addresses_account_index', columns: ['account'] }],
}

type Login = { sender: Sender; account: string }

export type KnownAddresses = {
  has: (login: Login) => Promise<boolean>
  add: (login: Login) => Promise<void>
}

const hash = (...parts: string[]) =>
  keyedHash(settings.secrets.encryptionKey, 'known address', JSON.stringify(parts))

const keyOf = ({ account, sender: { address } }: Login) => hash(account, address)

/** Kept in the database, so as to outlive a restart: otherwise strangers could lock out all staff right after it. */
export const knownAddresses = ({ db }: Core.Strapi): KnownAddresses => ({
  async has(login) {
    const found: unknown[] = await db
      .connection(KNOWN)
      .where({ key: keyOf(login) })
      .select('id')
    return found.length > 0
  },
  async add(login) {
    const account = hash(login.account)
    await db
      .connection(KNOWN)
      .insert({ key: keyOf(login), account, seen_at: new Date() })
      .onConflict('key')
      .merge(['seen_at'])
    const surplus = db
      .connection(KNOWN)
      .where({ account })
      .orderBy('seen_at', 'desc')
      .offset(MOST_PER_ACCOUNT)
      .select('id')
    await db.connection(KNOWN).whereIn('id', surplus).delete()
  },
})

export const forgetOldAddresses = ({ db }: Core.Strapi) =>
  db
    .connection(KNOWN)
    .where('seen_at', '<', new Date(wallClock() - MAX_AGE_MS))
    .delete()
