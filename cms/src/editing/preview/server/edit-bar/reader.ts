import type { Core } from '@strapi/strapi'
import { abilityOfAccount } from '../../../../platform/strapi/ability-of-account'
import type { Ability } from '../../../../platform/strapi/staff'

/** What the owner of a pass may do now; undefined once the account is closed or signed out everywhere. */
export async function abilityOfReader(
  strapi: Core.Strapi,
  userId: number,
): Promise<Ability | undefined> {
  const sessions = await strapi.sessionManager('admin').listSessions(String(userId))
  return sessions.length === 0 ? undefined : abilityOfAccount(strapi, userId)
}
