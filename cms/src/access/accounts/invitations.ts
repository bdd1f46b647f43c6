import { randomBytes } from 'node:crypto'
import { brand, wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { invalid } from '../../platform/http/query'
import { connectionOf, type Database } from '../../platform/database/connection'
import { isMailOn } from '../../platform/outbox/queue'
import { settings } from '../../platform/settings/settings'
import { service } from '../../platform/strapi/services'
import type { StaffUser } from '../../platform/strapi/staff'
import { table } from '../../platform/strapi/tables'
import { audit } from '../audit/server/audit'
import { hashedToken } from '../tokens/hashed-tokens'
import { checkOwnName } from './account-names'
import { isStorable } from '../../platform/shared/json'

/** The stored account, whose token is a hash. */
type Invited = StaffUser & { registrationToken: string | null }

const VALID_MS = 7 * 24 * 60 * 60 * 1000

const ENDED =
  'This invitation can no longer be used: it opens an account once, within seven days. If you have chosen a password, log in with it. If not, ask an administrator to invite you again.'

/** A token ends with the time at which it expires, which nobody can change: the whole token is stored as a hash. */
const newToken = () => `${randomBytes(20).toString('hex')}.${(wallClock() + VALID_MS).toString(36)}`

const expiryOf = (token: string) => Number.parseInt(/\.([\da-z]+)$/.exec(token)?.[1] ?? '', 36)

function requireOpen(token: string) {
  // Negated, so that a token without a time is refused, too: its expiry is NaN, and no comparison with NaN is true.
  if (!(expiryOf(token) > wallClock())) throw invalid(ENDED)
}

/** Ends an invitation seven days after it was made, as Strapi does not, and at the first request that uses it. */
export function limitInvitations(strapi: Core.Strapi) {
  const users = service(strapi, 'admin::user')
  const { create, findRegistrationInfo } = users
  const accounts = table<Invited>(strapi, 'admin::user')

  users.create = (account) => create({ registrationToken: newToken(), ...account })
  users.findRegistrationInfo = async (token) => {
    requireOpen(token)
    const found = await findRegistrationInfo(token)
    if (!found) throw invalid(ENDED)
    return found
  }
  users.register = async (registration) => {
    const { registrationToken, userInfo } = registration
    requireOpen(registrationToken)
    return strapi.db.transaction(async () => {
      const invited = await accounts.findOne({ where: { registrationToken } })
      // Of several requests with one invitation, one gets the account, and none once it is withdrawn.
      const isClaimed = invited && (await claim(strapi.db, invited))
      if (!isClaimed) throw invalid(ENDED)
      const renaming = await checkOwnName(strapi, invited, userInfo)
      const { firstname, lastname, password } = userInfo
      const changes = { firstname, lastname, password, registrationToken: null, isActive: true }
      const account = await users.updateById(invited.id, changes)
      if (renaming) await audit(strapi.db, renaming)
      return account
    })
  }
}

/** Ends the invitation of this account. False if another request has used or replaced it meanwhile. */
async function claim(db: Database, { id, registrationToken }: Invited): Promise<boolean> {
  const connection = await connectionOf(db)
  const changed: number = await connection('admin_users')
    .where({ id, registration_token: registrationToken })
    .update({ registration_token: null })
  return changed === 1
}

/** Deletes an account that was invited and never opened, before its email is invited again. Returns the account. */
export async function withdrawInvitation(strapi: Core.Strapi, email: unknown) {
  if (typeof email !== 'string' || !isStorable(email)) return undefined
  const invited = await table<Invited>(strapi, 'admin::user').findOne({
    where: { email: email.toLowerCase(), password: { $null: true } },
  })
  if (!invited || !(await claim(strapi.db, invited))) return undefined
  await service(strapi, 'admin::user').deleteById(invited.id)
  return invited
}

/**
 * Makes a new link for an account that nobody has opened; the one before ends. Only hashes of tokens are stored, so no
 * link can be shown a second time. Runs in the caller's transaction.
 */
export async function renewInvitation(
  { db }: Core.Strapi,
  id: number,
): Promise<Invitation | undefined> {
  const connection = await connectionOf(db)
  const invited = () => connection('admin_users').where({ id }).whereNull('password')
  const [account]: { email: string }[] = await invited().select('email').forUpdate()
  if (!account) return undefined
  const registrationToken = newToken()
  await invited().update({ registration_token: hashedToken(registrationToken) })
  return { email: account.email, registrationToken }
}

export type Invitation = { email: string; registrationToken: string }

/** Sends the email in the background: the panel shows the link to whoever invites, whether or not it arrives. */
export function sendInvitation(
  strapi: Core.Strapi,
  { email, registrationToken }: Invitation,
  by: string,
) {
  if (!isMailOn) return
  const link = `${settings.cmsUrl}/admin/auth/register?registrationToken=${registrationToken}`
  const text = [
    `${by} invites you to the panel of ${brand.name}.`,
    `Choose your password here. The link works once, within seven days:`,
    link,
  ].join('\n\n')
  service(strapi, 'plugin::email.email')
    .send({ to: email, subject: `Your account for the panel of ${brand.name}`, text: `${text}\n` })
    .catch((error: unknown) =>
      strapi.log.error(`An invitation could not be sent by email: ${String(error)}`),
    )
}
