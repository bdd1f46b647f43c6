import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { hideWhichAccountsExist } from './login-timing'

const accounts = [
  { email: 'with-password@example.org', password: 'a hash' },
  { email: 'invited@example.org', password: null },
]

it.each([
  ['with-password@example.org', 0],
  ['invited@example.org', 1],
  ['unknown@example.org', 1],
])('the login of %s compares %i password beside what Strapi does', async (email, extra) => {
  const compared: string[] = []
  const auth = {
    hashPassword: () => Promise.resolve('dummy'),
    validatePassword: (_password: string, hash: string) => Promise.resolve(compared.push(hash)),
    checkCredentials: () => Promise.resolve('Strapi’s answer'),
  }
  const findOne = ({ where }: { where: { email: string } }) =>
    Promise.resolve(accounts.find((account) => account.email === where.email) ?? null)
  hideWhichAccountsExist({
    service: () => auth,
    db: { query: () => ({ findOne }) },
  } as unknown as Core.Strapi)
  const check = auth.checkCredentials as (credentials: object) => Promise<unknown>
  expect(await check({ email, password: 'x' })).toBe('Strapi’s answer')
  expect(compared).toEqual(Array.from({ length: extra }, () => 'dummy'))
})
