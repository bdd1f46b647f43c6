import type { Core } from '@strapi/strapi'
import type { Context } from '../../platform/strapi/context'
import { storedValue } from '../../platform/strapi/stored-value'
import { table } from '../../platform/strapi/tables'
import { type Grant, type Grants, roleCodes, staffRoles } from './role-table'

const ROLE = 'admin::role'
const PERMISSION = 'admin::permission'

/** The fields granted to one role, by action and subject. */
type Granted = Record<string, string[]>

/** What an administrator took from one role: a whole permission, or some of its fields. */
type Revoked = Record<string, string[] | 'all'>

type PermissionRow = {
  id: number
  action: string
  subject: string | null
  properties: { fields?: string[] }
}

const keyOf = ({ action, subject = null }: { action: string; subject?: string | null }) =>
  `${action} ${subject ?? ''}`.trim()

/** What each role was granted so far. */
const grantedStore = (strapi: Core.Strapi) =>
  storedValue<Record<string, Granted>>(strapi, 'role-grants')
const revokedStore = (strapi: Core.Strapi) =>
  storedValue<Record<string, Revoked>>(strapi, 'role-revocations')

/**
 * Deletes Strapi's own Editor and Author roles, unless they have members: they can read every type, submissions
 * included.
 */
export async function removeDefaultRoles(strapi: Core.Strapi) {
  const roles = await table<{ id: number; users: unknown[] }>(strapi, ROLE).findMany({
    where: { code: { $in: ['strapi-editor', 'strapi-author'] } },
    populate: ['users'],
  })
  for (const { id } of roles.filter(({ users }) => users.length === 0)) {
    await table(strapi, PERMISSION).deleteMany({ where: { role: id } })
    await table(strapi, ROLE).delete({ where: { id } })
  }
}

export const findRole = (strapi: Core.Strapi, code: string) =>
  table(strapi, ROLE).findOne({ where: { code }, select: ['id'] })

async function permissionsOf(strapi: Core.Strapi, role: number) {
  const rows = await table<PermissionRow>(strapi, PERMISSION).findMany({ where: { role } })
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** What was granted to a role, and the role no longer has. */
async function missingOf(strapi: Core.Strapi, role: number, granted: Granted): Promise<Revoked> {
  const held = await permissionsOf(strapi, role)
  const missing: Revoked = {}
  for (const [key, fields] of Object.entries(granted)) {
    const permission = held.get(key)
    const absent = fields.filter((field) => !permission?.properties.fields?.includes(field))
    if (!permission) missing[key] = 'all'
    else if (absent.length > 0) missing[key] = absent
  }
  return missing
}

/**
 * Grants what the features name, except what an administrator revoked. An older version deletes the
 * permissions and fields that it does not know; they are granted again.
 */
export async function ensureRoles(strapi: Core.Strapi, grants: Grants) {
  const granted = (await grantedStore(strapi).read()) ?? {}
  const revoked = (await revokedStore(strapi).read()) ?? {}
  for (const code of roleCodes) {
    const { name, description } = staffRoles[code]
    const existing = await findRole(strapi, code)
    const wasDeleted = !existing && granted[code] !== undefined
    if (wasDeleted) continue
    const role =
      existing ?? (await table(strapi, ROLE).create({ data: { code, name, description } }))
    const grantedToRole = (granted[code] ??= {})
    const revokedFromRole = (revoked[code] ??= {})
    const held = await permissionsOf(strapi, role.id)
    for (const grant of grants[code] ?? []) {
      const key = keyOf(grant)
      const isAgain = grantedToRole[key] !== undefined
      const isChanged = await ensureGrant(strapi, role.id, {
        grant,
        held: held.get(key),
        revoked: revokedFromRole[key],
      })
      if (isChanged && isAgain)
        strapi.log.info(`The role ${name} was granted ${key}, which it lacked.`)
      grantedToRole[key] = [...new Set([...(grantedToRole[key] ?? []), ...(grant.fields ?? [])])]
    }
  }
  await grantedStore(strapi).write(granted)
  await revokedStore(strapi).write(revoked)
}

type GrantState = {
  grant: Grant
  held: PermissionRow | undefined
  revoked: Revoked[string] | undefined
}

/** Returns whether anything had to be granted. */
async function ensureGrant(
  strapi: Core.Strapi,
  role: number,
  { grant, held, revoked }: GrantState,
) {
  if (revoked === 'all') return false
  const { action, subject = null, fields } = grant
  const permissions = table<PermissionRow>(strapi, PERMISSION)
  const wanted = fields?.filter((field) => !revoked?.includes(field))
  if (!held) {
    const properties = wanted ? { fields: wanted } : {}
    await permissions.create({
      data: { role, action, subject, properties, conditions: [], actionParameters: {} },
    })
    return true
  }
  const before = held.properties.fields ?? []
  const added = wanted?.filter((field) => !before.includes(field)) ?? []
  if (added.length === 0) return false
  const properties = { ...held.properties, fields: [...before, ...added] }
  await permissions.update({ where: { id: held.id }, data: { properties } })
  return true
}

type Actions = Record<'updatePermissions', (ctx: Context) => Promise<unknown>>

/** Records what an administrator revokes, so that it can be told from what a rollback to an older version deletes. */
export function rememberRevocations(strapi: Core.Strapi) {
  strapi.get('controllers').extend('admin::role', (original: Actions) => ({
    ...original,
    updatePermissions: async (ctx: Context) => {
      const response = await original.updatePermissions(ctx)
      const role = await table<{ id: number; code: string }>(strapi, ROLE).findOne({
        where: { id: ctx.params.id },
      })
      const granted = role && (await grantedStore(strapi).read())?.[role.code]
      if (!granted) return response
      const revoked = (await revokedStore(strapi).read()) ?? {}
      revoked[role.code] = await missingOf(strapi, role.id, granted)
      await revokedStore(strapi).write(revoked)
      return response
    },
  }))
}
