import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../platform/testing/test-database'
import { endLinksOfChanged } from './end-links'
import { accountTypes } from './testing/account-types'

const db = await testDatabase([], accountTypes())
endLinksOfChanged({ db } as unknown as Core.Strapi)
const users = db.query('admin::user')
afterAll(() => db.destroy())
beforeEach(() => users.deleteMany({}))

const links = {
  registrationToken: 'an invitation',
  resetPasswordToken: 'a reset',
  resetPasswordTokenExpiresAt: new Date('2030-01-01'),
}

/** What of the links is left after a change to an account. */
async function after(changes: object) {
  const account = { email: 'ana@example.org', password: 'hash', isActive: true, blocked: null }
  const { id } = await users.create({ data: { ...account, ...links } })
  await users.update({ where: { id }, data: changes })
  const { registrationToken, resetPasswordToken, resetPasswordTokenExpiresAt } =
    await users.findOne({ where: { id } })
  return [registrationToken, resetPasswordToken, resetPasswordTokenExpiresAt]
}

it.each([
  { password: 'another hash' },
  { email: 'other@example.org' },
  { isActive: false },
  { blocked: true },
  { password: 'another hash', resetPasswordToken: 'a new one' },
])('no link to an account is left once %j', async (changes) => {
  expect(await after(changes)).toEqual([null, null, null])
})

it.each([{ firstname: 'Ana' }, { email: 'ana@example.org', isActive: true, blocked: false }])(
  'they stay with %j',
  async (changes) => {
    expect(await after(changes)).toEqual(['an invitation', 'a reset', expect.anything()])
  },
)
