import type { Core } from '@strapi/strapi'
import { takeTurn } from '../../platform/database/take-turn'
import { fieldProblem } from '../../platform/refusals/field-problem'
import type { StaffUser } from '../../platform/strapi/staff'
import { table } from '../../platform/strapi/tables'
import type { AuditEntry } from '../audit/server/audit'
import { staffName } from '../../platform/actor'
import { emailProblem, nameProblem, scriptProblem } from './name-rule'

const USER = 'admin::user'
const OWN_NAMES = ['firstname', 'lastname'] as const

type Names = { firstname?: string | null; lastname?: string | null }

type Identity = Names & { email?: unknown }

/**
 * Refuses names with hidden characters or letters of several scripts, and emails with letters outside ASCII: they could
 * pass for others. A name that stays as it was is not checked again.
 */
export function checkIdentity(changes: Identity, before: Names = {}) {
  const problem = typeof changes.email === 'string' && emailProblem(changes.email)
  if (problem) throw fieldProblem('email', problem)
  const names = OWN_NAMES.map((field) => changes[field] ?? before[field])
  for (const field of OWN_NAMES) {
    const name = changes[field]
    if (typeof name !== 'string' || name === before[field]) continue
    const found = nameProblem(name) ?? scriptProblem(names.filter(Boolean).join(' '))
    if (found) throw fieldProblem(field, found)
  }
}

/** What the panel calls whoever reads it, and those who have no account, or none any more. */
const SPOKEN_OF = ['System', 'The site', 'Former colleague', 'A former colleague', 'You', 'Me']

const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether the logs call somebody or something else by this name: a colleague, a role, or the cms itself. */
async function isTaken(strapi: Core.Strapi, name: string, own: number): Promise<boolean> {
  const roles = await table<{ name: string }>(strapi, 'admin::role').findMany({ select: ['name'] })
  const colleagues = await table<StaffUser>(strapi, USER).findMany({
    where: { id: { $ne: own } },
    select: ['id', ...OWN_NAMES, 'email'],
  })
  return [
    ...SPOKEN_OF,
    ...roles.map((role) => role.name),
    ...colleagues.flatMap((colleague) => [staffName(colleague), colleague.email]),
  ].some((one) => folded(one) === folded(name))
}

/**
 * Anyone may change their own name, but not into one by which the logs call another. Returns the audit entry of
 * the change, or null if the name stays. Call it in the transaction of the change: it waits for its turn and keeps it
 * until the transaction ends, so that two cannot take one name at once.
 */
export async function checkOwnName(
  strapi: Core.Strapi,
  before: StaffUser,
  changes: Identity,
): Promise<AuditEntry | null> {
  checkIdentity(changes, before)
  const { firstname = before.firstname, lastname = before.lastname } = changes
  const old = staffName(before)
  const name = staffName({ firstname, lastname, email: before.email })
  if (name === old) return null
  await takeTurn(strapi.db)
  if (await isTaken(strapi, name, before.id))
    throw fieldProblem(
      'firstname',
      'A colleague or a role has this name, so nobody could tell who did what. Choose another one.',
    )
  return {
    actor: { id: before.id, name: old },
    action: 'staff.name',
    subject: 'staff',
    subjectId: String(before.id),
    detail: { name: `${old} → ${name}` },
  }
}

type Account = { username?: string | null }

/**
 * Empties the user names of all accounts, now and at each write. Strapi's panel shows a user name instead of the name
 * and the email address, so with one an account could act as another. Staff log in by email address and need none.
 */
export async function keepUserNamesEmpty(strapi: Core.Strapi) {
  const empty = ({ params }: { params: { data?: Account } }) => {
    if (params.data?.username) params.data.username = null
  }
  strapi.db.lifecycles.subscribe({ models: [USER], beforeCreate: empty, beforeUpdate: empty })
  await table(strapi, USER).updateMany({
    where: { username: { $notNull: true } },
    data: { username: null },
  })
}
