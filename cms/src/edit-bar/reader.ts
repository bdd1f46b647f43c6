import type { Core } from '@strapi/strapi'
import { service } from '../strapi/services'
import type { Ability, StaffUser } from '../strapi/staff'
import { table } from '../strapi/tables'

/**
 * What the owner of a pass may do now; undefined once the account is closed or signed out everywhere.
 * Strapi asks the same of a token of its own.
 */
export async function abilityOfReader(
  strapi: Core.Strapi,
  userId: number,
): Promise<Ability | undefined> {
  const sessions = await strapi.sessionManager('admin').listSessions(String(userId))
  if (sessions.length === 0) return undefined
  const user = await table<StaffUser>(strapi, 'admin::user').findOne({
    where: { id: userId, isActive: true },
    populate: ['roles'],
  })
  return user ? service(strapi, 'admin::permission').engine.generateUserAbility(user) : undefined
}
