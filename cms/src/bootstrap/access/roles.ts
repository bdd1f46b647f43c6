import type { Core } from '@strapi/strapi'
import { memory } from '../memory'
import { type Grant, staffRoles } from './role-table'

const ROLE = 'admin::role'
const PERMISSION = 'admin::permission'

/** Fields granted so far, by role and by action and subject. */
type Granted = Record<string, Record<string, string[]>>

/** Strapi's own Editor and Author may read every type there is, the submissions included. */
export async function removeDefaultRoles(strapi: Core.Strapi) {
  const roles = (await strapi.db.query(ROLE).findMany({
    where: { code: { $in: ['strapi-editor', 'strapi-author'] } },
    populate: ['users'],
  })) as { id: number; users: unknown[] }[]
  for (const role of roles.filter(({ users }) => users.length === 0)) {
    await strapi.db.query(PERMISSION).deleteMany({ where: { role: role.id } })
    await strapi.db.query(ROLE).delete({ where: { id: role.id } })
  }
}

export async function roleId(strapi: Core.Strapi, code: string): Promise<number> {
  const role = (await strapi.db.query(ROLE).findOne({ where: { code }, select: ['id'] })) as {
    id: number
  } | null
  if (!role) throw new Error(`There is no role called ${code}.`)
  return role.id
}

/**
 * Grants what the table names and was never granted before: what an administrator took away
 * since then stays away, and a new field or type of a later version is added.
 */
export async function ensureRoles(strapi: Core.Strapi) {
  const store = memory<Granted>(strapi, 'role-grants')
  const granted = (await store.read()) ?? {}
  for (const { code, name, description, grants } of staffRoles) {
    const present = (await strapi.db.query(ROLE).findOne({ where: { code }, select: ['id'] })) as {
      id: number
    } | null
    if (!present && granted[code]) continue
    const role =
      present ??
      ((await strapi.db.query(ROLE).create({ data: { code, name, description } })) as {
        id: number
      })
    granted[code] ??= {}
    for (const grant of grants(strapi)) await ensureGrant(strapi, role.id, grant, granted[code])
  }
  await store.write(granted)
}

async function ensureGrant(
  strapi: Core.Strapi,
  role: number,
  grant: Grant,
  granted: Record<string, string[]>,
) {
  const key = `${grant.action} ${grant.subject ?? ''}`.trim()
  const before = granted[key]
  const added = (grant.fields ?? []).filter((field) => !before?.includes(field))
  if (before && added.length === 0) return
  const permissions = strapi.db.query(PERMISSION)
  const subject = grant.subject ?? null
  if (!before) {
    const properties = grant.fields ? { fields: grant.fields } : {}
    await permissions.create({
      data: {
        action: grant.action,
        subject,
        properties,
        conditions: [],
        actionParameters: {},
        role,
      },
    })
  } else {
    const present = (await permissions.findOne({
      where: { role, action: grant.action, subject },
    })) as {
      id: number
      properties: { fields?: string[] }
    } | null
    if (present)
      await permissions.update({
        where: { id: present.id },
        data: { properties: { fields: [...(present.properties.fields ?? []), ...added] } },
      })
  }
  granted[key] = [...(before ?? []), ...added]
}
