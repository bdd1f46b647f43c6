import type { Core } from '@strapi/strapi'
import { storedValue } from '../../strapi/stored-value'
import { table } from '../../strapi/tables'
import { type Grant, staffRoles } from './role-table'

const ROLE = 'admin::role'
const PERMISSION = 'admin::permission'

/** The fields granted to one role so far, by action and subject. */
type Granted = Record<string, string[]>

/** Strapi's own Editor and Author roles can read every type, submissions included. */
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

/**
 * Grants what the role table names and was never granted before: a permission that an administrator
 * revoked stays revoked, and the fields and types of a later version are added.
 */
export async function ensureRoles(strapi: Core.Strapi) {
  const store = storedValue<Record<string, Granted>>(strapi, 'role-grants')
  const granted = (await store.read()) ?? {}
  for (const { code, name, description, grants } of staffRoles) {
    const existing = await findRole(strapi, code)
    const wasDeleted = !existing && granted[code] !== undefined
    if (wasDeleted) continue
    const role =
      existing ?? (await table(strapi, ROLE).create({ data: { code, name, description } }))
    const grantedToRole = (granted[code] ??= {})
    for (const grant of grants(strapi)) await ensureGrant(strapi, role.id, grant, grantedToRole)
  }
  await store.write(granted)
}

async function ensureGrant(strapi: Core.Strapi, role: number, grant: Grant, granted: Granted) {
  const { action, subject = null, fields } = grant
  const key = `${action} ${subject ?? ''}`.trim()
  const before = granted[key]
  const added = (fields ?? []).filter((field) => !before?.includes(field))
  if (before && added.length === 0) return
  if (before) await addFields(strapi, { role, action, subject }, added)
  else
    await table(strapi, PERMISSION).create({
      data: {
        role,
        action,
        subject,
        properties: fields ? { fields } : {},
        conditions: [],
        actionParameters: {},
      },
    })
  granted[key] = [...(before ?? []), ...added]
}

type Permission = { id: number; properties: { fields?: string[] } }

async function addFields(strapi: Core.Strapi, where: object, added: string[]) {
  const permissions = table<Permission>(strapi, PERMISSION)
  const existing = await permissions.findOne({ where })
  if (!existing) return
  const fields = [...(existing.properties.fields ?? []), ...added]
  await permissions.update({ where: { id: existing.id }, data: { properties: { fields } } })
}
