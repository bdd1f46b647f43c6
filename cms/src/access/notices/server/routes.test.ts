import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database'
import type { Notices } from '../shared/kinds'
import { noticeRoutes } from './routes'
import { NOTICES, noticeChoiceTable, noticeTable } from './table'

const db = await testDatabase([noticeTable, noticeChoiceTable])
const strapi = { db } as unknown as Core.Strapi
afterAll(() => db.destroy())

const [ANA, RUI] = [1, 2]
beforeEach(async () => {
  await db.connection(NOTICES).delete()
  await db.connection(NOTICES).insert(
    [ANA, RUI, ANA].map((user_id, index) => ({
      id: index + 1,
      user_id,
      kind: 'assigned',
      text: `Notice ${index + 1}`,
      path: '/inbox',
      at: new Date(),
    })),
  )
})

/** What one of the staff gets from a call. */
async function call(user: number, path: string, body = {}) {
  const ctx = {
    state: { user: { id: user, firstname: null, lastname: null, email: 'staff@example.org' } },
    request: { body },
    body: undefined as Notices | undefined,
  }
  const [, , , handler] = noticeRoutes.rows.find(([, at]) => at === path)!
  await handler(strapi, ctx as never)
  return ctx.body!
}

it('each sees their own, the newest first', async () => {
  const { notices, unreadCount } = await call(ANA, '/mine')
  expect(notices.map(({ text }) => text)).toEqual(['Notice 3', 'Notice 1'])
  expect(unreadCount).toBe(2)
})

it('nobody marks a colleague’s as read', async () => {
  expect(await call(ANA, '/read', { ids: [1, 2] })).toMatchObject({ unreadCount: 1 })
  expect(await call(RUI, '/mine')).toMatchObject({
    unreadCount: 1,
    notices: [{ id: 2, isRead: false }],
  })
})

it('who wants a kind by email, too, says so for themselves, once each', async () => {
  expect((await call(ANA, '/choices', { mailed: ['assigned', 'assigned'] })).mailed).toEqual([
    'assigned',
  ])
  expect((await call(RUI, '/mine')).mailed).not.toContain('assigned')
  await expect(call(ANA, '/choices', { mailed: ['all'] })).rejects.toThrow('Give the kinds')
})
