import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../platform/database/connection'
import type { Context } from '../../platform/strapi/context'
import { table } from '../../platform/strapi/tables'

const USER = 'admin::user'
const SESSION = 'admin::session'
/** The cookie by which Strapi renews a session. */
const REFRESH_COOKIE = 'strapi_admin_refresh'

type Account = { id: number; isActive: boolean; blocked: boolean; roles: { id: number }[] }

const findAccount = (strapi: Core.Strapi, where: object) =>
  table<Account>(strapi, USER).findOne({ where, populate: ['roles'] })

/** What an account may do at all; a role's own permissions are read for each request. */
const standingOf = ({ isActive, blocked, roles }: Account) =>
  JSON.stringify([isActive, blocked, roles.map(({ id }) => id).sort((one, other) => one - other)])

/**
 * Ends the sessions of an account that is blocked, deactivated or given other roles. Its cookie would renew them
 * otherwise, also once the account is active again.
 */
export function endSessionsOfChanged(strapi: Core.Strapi) {
  const before = new WeakMap<object, Account>()
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async beforeUpdate({ params, state }) {
      const changes = ['isActive', 'blocked', 'roles'].some((name) => name in params.data)
      const account = changes && (await findAccount(strapi, params.where))
      if (account) before.set(state, account)
    },
    async afterUpdate({ state }) {
      const earlier = before.get(state)
      const now = earlier && (await findAccount(strapi, { id: earlier.id }))
      if (now && standingOf(now) !== standingOf(earlier))
        await strapi.sessionManager('admin').invalidateRefreshToken(String(now.id))
    },
  })
}

/**
 * Deletes with a row of a session the one that it renewed; that deletion comes here again, for the row before. Each
 * renewal adds a row, and Strapi deletes only the newest: the access tokens of the others would stay valid for the rest
 * of their half hour.
 */
export function endWholeSessions(strapi: Core.Strapi) {
  const sessions = table<{ sessionId: string }>(strapi, SESSION)
  strapi.db.lifecycles.subscribe({
    models: [SESSION],
    async afterDelete({ params }) {
      const { sessionId } = params.where ?? {}
      if (typeof sessionId !== 'string') return
      const earlier = await sessions.findMany({ where: { childId: sessionId } })
      for (const one of earlier) await sessions.delete({ where: { sessionId: one.sessionId } })
    },
  })
}

/**
 * Lets one renewal of a session succeed, however many come at the same moment. Strapi reads the session, adds the next
 * one, and only then marks the first as renewed. Without this, each of these renewals would open a session, and one
 * that comes together with a logout or a new password would stay open after it. Whoever sets the mark first goes on.
 */
export function renewSessionsOnce(strapi: Core.Strapi) {
  const { tableName } = strapi.db.metadata.get(SESSION)
  const sessions = table<{ sessionId: string }>(strapi, SESSION)
  strapi.db.lifecycles.subscribe({
    models: [SESSION],
    async beforeUpdate({ params }) {
      const { childId } = params.data
      const { sessionId } = params.where ?? {}
      if (typeof childId !== 'string' || typeof sessionId !== 'string') return
      const connection = await connectionOf(strapi.db)
      const renewed = await connection(tableName)
        .where({ session_id: sessionId, status: 'active' })
        .update({ status: 'rotated' })
      if (renewed > 0) return
      await sessions.delete({ where: { sessionId: childId } })
      // Strapi answers as it does for a session that has ended.
      throw new Error('This session was renewed or ended meanwhile.')
    },
  })
}

/**
 * Ends the session that a browser had before it logged in again. The new cookie takes the place of the earlier one, so
 * that nobody could log out of the earlier session.
 */
export async function endEarlierSession(
  strapi: Core.Strapi,
  { cookies }: Pick<Context, 'cookies'>,
) {
  const earlier = cookies.get(REFRESH_COOKIE)
  if (!earlier) return
  const sessions = strapi.sessionManager('admin')
  const found = await sessions.validateRefreshToken(earlier)
  if (found.isValid) await sessions.revokeSessionById(found.userId, found.sessionId)
}
