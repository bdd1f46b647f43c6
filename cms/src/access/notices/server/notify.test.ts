import type { Core } from '@strapi/strapi'
import { afterAll, expect, it } from 'vitest'
import { mailTable } from '../../../platform/outbox/table'
import { testDatabase } from '../../../platform/testing/test-database'
import { accountTypes } from '../../accounts/testing/account-types'
import { notify } from './notify'
import { NOTICES, noticeChoiceTable, noticeTable } from './table'

const db = await testDatabase([noticeTable, noticeChoiceTable, mailTable], accountTypes())
const strapi = { db } as unknown as Core.Strapi
afterAll(() => db.destroy())

for (const [id, firstname] of [
  [1, 'Ana'],
  [2, 'Rui'],
])
  await db.query('admin::user').create({
    data: { id, firstname, email: `${firstname}@example.org`, isActive: true, blocked: false },
  })

it('whoever it concerns is told, but who did it knows it', async () => {
  const told = { kind: 'assigned', text: 'ONE is yours.', path: '/inbox/ONE' } as const
  await notify(strapi, [1, 2, 2], { ...told, by: { id: 1, name: 'Ana' } })
  expect(await db.connection(NOTICES).select('user_id', 'text')).toEqual([
    { user_id: 2, text: 'ONE is yours.' },
  ])
})
