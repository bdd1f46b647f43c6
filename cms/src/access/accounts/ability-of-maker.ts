import type { Core } from '@strapi/strapi'
import { abilityOfAccount } from '../../platform/strapi/ability-of-account'
import type { Ability } from '../../platform/strapi/staff'

/** The member of staff who made a pass or a draft link, and when. */
export type Maker = { userId: number; madeAt: number }

type Session = { metadata?: { loginAt?: string } | null }

const began = ({ metadata }: Session) => Date.parse(metadata?.loginAt ?? '')

/**
 * What the maker may do now; undefined once the account is closed, or all sessions have ended that were open
 * when the pass or link was made.
 */
export async function findAbilityOfMaker(
  strapi: Core.Strapi,
  { userId, madeAt }: Maker,
): Promise<Ability | undefined> {
  const sessions: Session[] = await strapi.sessionManager('admin').listSessions(String(userId))
  return sessions.some((session) => began(session) <= madeAt)
    ? abilityOfAccount(strapi, userId)
    : undefined
}
