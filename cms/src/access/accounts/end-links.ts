import type { Core } from '@strapi/strapi'
import { table } from '../../platform/strapi/tables'

const USER = 'admin::user'

type Account = { password: string; email: string; isActive: boolean; blocked: boolean | null }

const valuesOf = ({ password, email, isActive, blocked }: Account) =>
  JSON.stringify([password, email, isActive, blocked ?? false])

/**
 * Ends the invitation and the reset link of an account when its password or email changes, or when it is opened, closed
 * or blocked. Otherwise whoever got such a link before could still open the account with it.
 */
export function endLinksOfChanged(strapi: Core.Strapi) {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async beforeUpdate({ params }) {
      const { data, where } = params
      if (!['password', 'email', 'isActive', 'blocked'].some((field) => field in data)) return
      const account = await table<Account>(strapi, USER).findOne({ where })
      if (!account || valuesOf({ ...account, ...data }) === valuesOf(account)) return
      Object.assign(data, {
        registrationToken: null,
        resetPasswordToken: null,
        resetPasswordTokenExpiresAt: null,
      })
    },
  })
}
