import type { Core } from '@strapi/strapi'
import { afterAll, expect, it } from 'vitest'
import { storedType } from '../../platform/testing/stored-type'
import { testDatabase } from '../../platform/testing/test-database'
import { pruneKeys } from './prune'

const db = await testDatabase([], [storedType('intake', 'idempotency-key')])
afterAll(() => db.destroy())

it('a post can be sent again for a week', async () => {
  const keys = db.query('api::intake.idempotency-key')
  for (const days of [6.9, 7.1, 30])
    await keys.create({
      data: { scope: `contact:${days}`, createdAt: new Date(Date.now() - days * 86_400_000) },
    })
  await pruneKeys({ db } as unknown as Core.Strapi)
  expect(await keys.findMany({ select: ['scope'] })).toMatchObject([{ scope: 'contact:6.9' }])
})
