import { randomBytes } from 'node:crypto'
import { wallClock } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { invalid } from '../../platform/http/query'
import { service } from '../../platform/strapi/services'
import type { StaffUser } from '../../platform/strapi/staff'
import { table } from '../../platform/strapi/tables'
import { audit } from '../audit/server/record'
import { checkOwnName } from './account-names'
import { isStorable } from './credentials'

const VALID_MS = 7 * 24 * 60 * 60 * 1000

const ENDED =
  'This invitation can no longer be used: it opens an account once, within seven days. If you have chosen a password, log in with it. If not, ask an administrator to invite you again.'

/** Its end is a part of it, which nobody can change: the database has the hash of the whole. */
const newToken = () => `${randomBytes(20).toString('hex')}.${(wallClock() + VALID_MS).toString(36)}`

const endOf = (token: string) => Number.parseInt(/\.([\da-z]+)$/.exec(token)?.[1] ?? '', 36)

function requireOpen(token: string) {
  // Not a number in a link of before invitations had an end.
  if (!(endOf(token) > wallClock())) throw invalid(ENDED)
}

/** Strapi's invitations never end. */
export function limitInvitations(strapi: Core.Strapi) {
  const users = service(strapi, 'admin::user')
  const { create, findRegistrationInfo, register } = users
  const accounts = table<StaffUser>(strapi, 'admin::user')

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
    const invited = await accounts.findOne({ where: { registrationToken } })
    if (!invited) throw invalid(ENDED)
    const renaming = await checkOwnName(strapi, invited, userInfo)
    const account = await register(registration)
    if (renaming) await audit(strapi.db, renaming)
    return account
  }
}

/** Inviting an address again replaces its invitation, whose account nobody has opened. */
export async function withdrawInvitation(strapi: Core.Strapi, email: unknown) {
  if (typeof email !== 'string' || !isStorable(email)) return
  const invited = await table(strapi, 'admin::user').findOne({
    where: {
      email: email.toLowerCase(),
      password: { $null: true },
      registrationToken: { $notNull: true },
    },
  })
  if (invited) await service(strapi, 'admin::user').deleteById(invited.id)
}
