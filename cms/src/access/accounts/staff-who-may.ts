import type { Core } from '@strapi/strapi'
import type { StaffUser } from '../../platform/strapi/staff'
import { table } from '../../platform/strapi/tables'
import { type Actor, staffName } from '../../platform/actor'

type Permission = { role: { id: number } | null }

/** Active staff whose role has this permission, on any type. */
export async function staffWhoMay(strapi: Core.Strapi, action: string): Promise<Actor[]> {
  const permissions = await table<Permission>(strapi, 'admin::permission').findMany({
    where: { action },
    populate: { role: { select: ['id'] } },
  })
  const roles = [...new Set(permissions.flatMap(({ role }) => (role ? [role.id] : [])))]
  const users = await table<StaffUser>(strapi, 'admin::user').findMany({
    where: { isActive: true, blocked: { $ne: true }, roles: { id: { $in: roles } } },
    select: ['id', 'firstname', 'lastname', 'email'],
    orderBy: [{ firstname: 'asc' }, { id: 'asc' }],
  })
  return users.map((user) => ({ id: user.id, name: staffName(user) }))
}
