import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { service } from '../../platform/strapi/services'
import { table } from '../../platform/strapi/tables'

type Account = { password: string | null }

/**
 * Strapi compares no password when the account is unknown or has none yet, so the response time of a
 * login would reveal which accounts exist. In these cases the password is compared with a dummy hash.
 */
export function hideWhichAccountsExist(strapi: Core.Strapi) {
  const auth = service(strapi, 'admin::auth')
  const { checkCredentials } = auth
  let dummyHash: Promise<string> | undefined
  auth.checkCredentials = async (credentials) => {
    const { email, password } = credentials
    // Made by the first login, whoever it is for, so that no start waits for it.
    dummyHash ??= auth.hashPassword(randomBytes(32).toString('base64url'))
    const hash = await dummyHash
    const account = await table<Account>(strapi, 'admin::user').findOne({
      where: { email },
      select: ['password'],
    })
    if (!account?.password) await auth.validatePassword(password, hash)
    return checkCredentials(credentials)
  }
}
