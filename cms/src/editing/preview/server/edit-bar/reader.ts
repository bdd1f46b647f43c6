import type { Core } from '@strapi/strapi'
import { abilityOfAccount } from '../../../../platform/strapi/ability-of-account'
import type { Ability } from '../../../../platform/strapi/staff'
import type { Owner } from './pass'

type Session = { metadata?: { loginAt?: string } | null }

const began = ({ metadata }: Session) => Date.parse(metadata?.loginAt ?? '')

/**
 * What the owner of a pass may do now; undefined once the account is closed, or all sessions have ended that
 * were open when the pass was made.
 */
export async function abilityOfReader(
  strapi: Core.Strapi,
  { userId, madeAt }: Owner,
): Promise<Ability | undefined> {
  const sessions: Session[] = await strapi.sessionManager('admin').listSessions(String(userId))
  return sessions.some((session) => began(session) <= madeAt)
    ? abilityOfAccount(strapi, userId)
    : undefined
}
