import { visibleText } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../platform/refusals/field-problem'
import type { StaffUser } from '../../platform/strapi/staff'
import { table } from '../../platform/strapi/tables'
import type { AuditEntry } from '../audit/server/record'
import { nameOf } from './actor'

const USER = 'admin::user'
const MAX_LENGTH = 100
const OWN_NAMES = ['firstname', 'lastname'] as const

type Names = { firstname?: string | null; lastname?: string | null }

const isPlain = (name: string) => visibleText(name) === name && !/[\n\t]/.test(name)

/** Names of staff stand in histories and emails, so nothing in them may hide or reorder text. */
export function checkNames(changes: object) {
  for (const field of OWN_NAMES) {
    const name: unknown = Reflect.get(changes, field)
    if (typeof name !== 'string') continue
    if (name.length > MAX_LENGTH)
      throw fieldProblem(field, `A name can have at most ${MAX_LENGTH} characters.`)
    if (!isPlain(name)) throw fieldProblem(field, 'This name has characters that are not visible.')
  }
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** What the logs call somebody or something else: colleagues, their roles, and what the cms does by itself. */
async function isTaken(strapi: Core.Strapi, name: string, own: number): Promise<boolean> {
  const roles = await table<{ name: string }>(strapi, 'admin::role').findMany({ select: ['name'] })
  const colleagues = await table<StaffUser>(strapi, USER).findMany({
    where: { id: { $ne: own } },
    select: ['id', ...OWN_NAMES, 'email'],
  })
  return [
    'System',
    ...roles.map((role) => role.name),
    ...colleagues.flatMap((colleague) => [nameOf(colleague), colleague.email]),
  ].some((one) => folded(one) === folded(name))
}

/**
 * Anyone may change their own name, but not into one by which the logs call another. Returns the audit entry of
 * the change, or null if the name stays.
 */
export async function checkOwnName(
  strapi: Core.Strapi,
  before: StaffUser,
  changes: Names,
): Promise<AuditEntry | null> {
  checkNames(changes)
  const { firstname = before.firstname, lastname = before.lastname } = changes
  const old = nameOf(before)
  const name = nameOf({ firstname, lastname, email: before.email })
  if (name === old) return null
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
 * Strapi's panel shows a user name instead of the name and the email address, so with one an account could act as
 * another. Staff log in by email address and need none.
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
