import { fieldProblem } from '../../platform/refusals/field-problem'
import type { Core } from '@strapi/strapi'
import { settings } from '../../platform/settings/settings'
import { service } from '../../platform/strapi/services'
import { table } from '../../platform/strapi/tables'
import { type Owner, passwordProblem } from './password-rule'

export function checkPassword(password: unknown, owner: Owner) {
  if (typeof password !== 'string') return
  const problem = passwordProblem(password, owner, new URL(settings.siteUrl).hostname)
  if (problem) throw fieldProblem('password', problem)
}

/**
 * Every way to set a password goes through one of these functions: an invitation, a reset, the profile,
 * the list of users, the first accounts and Strapi's command line. A new password ends the sessions
 * started with the old one.
 */
export function guardPasswords(strapi: Core.Strapi) {
  const users = service(strapi, 'admin::user')
  const { create, createFirstAdmin, updateById, resetPasswordByEmail } = users
  const accounts = table<Owner & { id: number }>(strapi, 'admin::user')

  const endSessions = (id: unknown) =>
    strapi.sessionManager('admin').invalidateRefreshToken(String(id))

  users.create = async (account) => {
    checkPassword(account.password, account)
    return create(account)
  }
  users.createFirstAdmin = async (account) => {
    checkPassword(account.password, account)
    return createFirstAdmin(account)
  }
  users.updateById = async (id, changes) => {
    if (changes.password === undefined) return updateById(id, changes)
    const owner = await accounts.findOne({ where: { id } })
    checkPassword(changes.password, { ...owner, ...changes })
    const updated = await updateById(id, changes)
    await endSessions(id)
    return updated
  }
  users.resetPasswordByEmail = async (email, password) => {
    const owner = await accounts.findOne({ where: { email } })
    checkPassword(password, owner ?? { email })
    await resetPasswordByEmail(email, password)
    if (owner) await endSessions(owner.id)
  }
}
