import type { Core } from '@strapi/strapi'
import type { StaffUser } from '../../platform/strapi/staff'
import { table } from '../../platform/strapi/tables'
import { actionId } from '../../desk/inbox/server/permissions'

export type Colleague = { id: number; name: string }

type Permission = { role: { id: number } | null }

export const nameOf = ({ firstname, lastname, email }: Omit<StaffUser, 'id'>): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email

/** Active staff to whom a submission may be assigned: those who may read at least one form's submissions. */
export async function colleagues(strapi: Core.Strapi): Promise<Colleague[]> {
  const permissions = await table<Permission>(strapi, 'admin::permission').findMany({
    where: { action: actionId('read') },
    populate: { role: { select: ['id'] } },
  })
  const roles = [...new Set(permissions.flatMap(({ role }) => (role ? [role.id] : [])))]
  const users = await table<StaffUser>(strapi, 'admin::user').findMany({
    where: { isActive: true, blocked: { $ne: true }, roles: { id: { $in: roles } } },
    select: ['id', 'firstname', 'lastname', 'email'],
    orderBy: [{ firstname: 'asc' }, { id: 'asc' }],
  })
  return users.map((user) => ({ id: user.id, name: nameOf(user) }))
}
