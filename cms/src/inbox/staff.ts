import type { Core } from '@strapi/strapi'
import { actionId } from './permissions'

export type Colleague = { id: number; name: string }

type User = { id: number; firstname: string | null; lastname: string | null; email: string }

export const nameOf = ({ firstname, lastname, email }: Omit<User, 'id'>): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email

/** Active staff to whom a submission may be assigned: those who may read at least one form's. */
export async function colleagues(strapi: Core.Strapi): Promise<Colleague[]> {
  const permissions = (await strapi.db.query('admin::permission').findMany({
    where: { action: actionId('read') },
    populate: { role: { select: ['id'] } },
  })) as { role: { id: number } | null }[]
  const roles = [...new Set(permissions.flatMap(({ role }) => (role ? [role.id] : [])))]
  const users = (await strapi.db.query('admin::user').findMany({
    where: { isActive: true, blocked: { $ne: true }, roles: { id: { $in: roles } } },
    select: ['id', 'firstname', 'lastname', 'email'],
    orderBy: [{ firstname: 'asc' }, { id: 'asc' }],
  })) as User[]
  return users.map((user) => ({ id: user.id, name: nameOf(user) }))
}
