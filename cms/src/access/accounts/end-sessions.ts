import type { Core } from '@strapi/strapi'
import { table } from '../../platform/strapi/tables'

const USER = 'admin::user'

type Account = { id: number; isActive: boolean; blocked: boolean; roles: { id: number }[] }

const findAccount = (strapi: Core.Strapi, where: object) =>
  table<Account>(strapi, USER).findOne({ where, populate: ['roles'] })

/** What an account may do at all; a role's own permissions are read for each request. */
const standingOf = ({ isActive, blocked, roles }: Account) =>
  JSON.stringify([isActive, blocked, roles.map(({ id }) => id).sort((one, other) => one - other)])

/** A deactivated account would otherwise be renewed by its cookie, and be open again once it is reactivated. */
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
