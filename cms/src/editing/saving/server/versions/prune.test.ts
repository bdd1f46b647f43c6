import type { Core } from '@strapi/strapi'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../../platform/testing/test-database'
import { pruneVersions } from './prune'
import { VERSIONS, versionTable } from './table'

const db = await testDatabase([versionTable])
afterAll(() => db.destroy())

it('versions go after a year, but for the newest of each entry', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const add = (entry_id: string, days: number, type = 'api::page.page') =>
    db.connection(VERSIONS).insert({ type, entry_id, at: daysAgo(days) })
  await add('home', 900)
  await add('home', 366)
  await add('about', 700)
  await add('about', 364)
  await add('about', 1)
  // Ids are the same in two types at times.
  await add('about', 800, 'api::job.job')
  await pruneVersions({ db } as unknown as Core.Strapi)
  expect(await db.connection(VERSIONS).select('id').orderBy('id')).toEqual(
    [2, 4, 5, 6].map((id) => ({ id })),
  )
})
