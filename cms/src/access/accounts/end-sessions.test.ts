import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../platform/testing/test-database'
import { endSessionsOfChanged, endWholeSessions, renewSessionsOnce } from './end-sessions'
import { accountTypes } from './testing/account-types'

const db = await testDatabase([], accountTypes())
let ended: string[] = []
const strapi = {
  db,
  sessionManager: () => ({
    invalidateRefreshToken: (id: string) => Promise.resolve(ended.push(id)),
  }),
} as unknown as Core.Strapi
endSessionsOfChanged(strapi)
endWholeSessions(strapi)
renewSessionsOnce(strapi)

const sessions = db.query('admin::session')
const users = db.query('admin::user')
const roles = db.query('admin::role')
afterAll(() => db.destroy())
beforeEach(async () => {
  ended = []
  await sessions.deleteMany({})
})

const open = (sessionId: string, childId: string | null = null) =>
  sessions.create({ data: { sessionId, childId, status: childId ? 'rotated' : 'active' } })
const openOnes = async () =>
  (await sessions.findMany({ orderBy: 'id' })).map((one: { sessionId: string }) => one.sessionId)

it('with the newest of a session all that it followed end, and those of others stay', async () => {
  await open('first', 'second')
  await open('second', 'third')
  await open('third')
  await open('other')
  await sessions.delete({ where: { sessionId: 'third' } })
  expect(await openOnes()).toEqual(['other'])
})

it('of renewals beside each other one opens a session, and none does once it was ended', async () => {
  await open('first')
  const renew = async (childId: string) => {
    await open(childId)
    await sessions.update({
      where: { sessionId: 'first' },
      data: { childId, status: 'rotated' },
    })
  }
  const renewed = await Promise.allSettled([renew('a'), renew('b'), renew('c')])
  expect(renewed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await openOnes()).toHaveLength(2)
  await sessions.delete({ where: { sessionId: 'first' } })
  await expect(renew('late')).rejects.toThrow('This session was renewed or ended meanwhile.')
  expect(await openOnes()).not.toContain('late')
})

it('an account’s sessions end when it may do less or more, and not with its name', async () => {
  const role = await roles.create({ data: { code: 'editor' } })
  const { id } = await users.create({
    data: { email: 'ana@example.org', isActive: true, blocked: false, roles: [role.id] },
  })
  const change = (data: object) => users.update({ where: { id }, data })
  await change({ firstname: 'Ana' })
  await change({ isActive: true, roles: [role.id] })
  expect(ended).toEqual([])
  await change({ isActive: false })
  await change({ roles: [] })
  expect(ended).toEqual([String(id), String(id)])
})
