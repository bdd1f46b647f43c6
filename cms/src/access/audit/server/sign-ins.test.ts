import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database'
import { accountTypes } from '../../accounts/testing/account-types'
import { auditFailedSignIn, auditSignIn } from './sign-ins'
import { AUDIT, auditTable } from './table'

const db = await testDatabase([auditTable], accountTypes())
afterAll(() => db.destroy())
beforeEach(() => db.connection(AUDIT).delete())

const strapi = { db } as unknown as Core.Strapi
const entries = () => db.connection(AUDIT).select('*')

const answer = (status: number, user?: object) => ({ status, body: { data: { user } } }) as never

it('a login is recorded with who it is, and by which endpoint', async () => {
  const user = { id: 7, firstname: 'Ana', lastname: 'Reis', email: 'ana@example.org' }
  await auditSignIn(strapi, '/admin/login', answer(200, user))
  expect(await entries()).toMatchObject([
    { action: 'staff.sign-in', actor_id: 7, actor_name: 'Ana Reis', detail: '{"by":"login"}' },
  ])
})

it('neither is a refused one, nor an endpoint that opens no session', async () => {
  await auditSignIn(strapi, '/admin/login', answer(400))
  await auditSignIn(strapi, '/admin/forgot-password', answer(200, { id: 7 }))
  expect(await entries()).toEqual([])
})

it('a failed one is recorded without the address, whoever has it, so that a row of them is seen', async () => {
  for (const email of ['Ana@example.org', 'ana@example.org', 'nobody@example.org'])
    await auditFailedSignIn(strapi, '/admin/login', email)
  await auditFailedSignIn(strapi, '/admin/register', 'ana@example.org')
  const rows = await entries()
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/ana@|nobody@/i)
  const [first, second, other] = rows.map((row) => row.subject_id as string)
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

it('a log that cannot be written keeps nobody out', async () => {
  const logged: string[] = []
  const withoutLog = await testDatabase([])
  const broken = {
    db: withoutLog,
    log: { error: (message: string) => logged.push(message) },
  } as unknown as Core.Strapi
  await auditFailedSignIn(broken, '/admin/login', 'ana@example.org')
  expect(logged).toEqual([expect.stringContaining('A login was not recorded')])
  await withoutLog.destroy()
})
