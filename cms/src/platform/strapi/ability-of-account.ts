import type { Core } from '@strapi/strapi'
import { service } from './services'
import type { Ability, StaffUser } from './staff'
import { table } from './tables'

/** What a member of staff may do now, as Strapi decides for each request; undefined once the account is closed. */
export async function abilityOfAccount(
  strapi: Core.Strapi,
  id: number,
): Promise<Ability | undefined> {
  const user = await table<StaffUser>(strapi, 'admin::user').findOne({
    where: { id, isActive: true },
    populate: ['roles'],
  })
  return user ? service(strapi, 'admin::permission').engine.generateUserAbility(user) : undefined
}
