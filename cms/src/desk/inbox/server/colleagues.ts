import type { Core } from '@strapi/strapi'
import { nameOf } from '../../../access/accounts/actor'
import type { StaffUser } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'
import type { Colleague } from '../shared/calls'
import { actionId } from './permissions'

type Permission = { role: { id: number } | null }

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
