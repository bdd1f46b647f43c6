import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'

type Credentials = { email: string; password: string }

type Auth = {
  checkCredentials: (credentials: Credentials) => Promise<unknown>
  hashPassword: (password: string) => Promise<string>
  validatePassword: (password: string, hash: string) => Promise<boolean>
}

/**
 * Strapi compares no password for an account that it does not have, or that was invited and has
 * none yet, so the time that a log-in takes would tell who works here. Such a password is compared
 * with that of nobody.
 */
export async function hideWhichAccountsExist(strapi: Core.Strapi) {
  const auth = strapi.service('admin::auth') as Auth
  const { checkCredentials } = auth
  const hashOfNobody = await auth.hashPassword(randomBytes(32).toString('base64url'))
  auth.checkCredentials = async (credentials) => {
    const { email, password } = credentials
    const account = (await strapi.db
      .query('admin::user')
      .findOne({ where: { email }, select: ['password'] })) as { password: string | null } | null
    if (!account?.password) await auth.validatePassword(password, hashOfNobody)
    return checkCredentials(credentials)
  }
}
