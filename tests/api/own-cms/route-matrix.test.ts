import { expect, it } from 'vitest'
import { publicRoutes } from '../../../cms/src/access/routes/public-routes'
import { strapiRoutes } from '../../../cms/src/access/routes/strapi-routes'
import { definedRoutes } from '../harness/defined-routes'
import { wrongAnswers } from '../harness/route-matrix'
import { secondCms } from '../harness/second-cms'

const TABLE = 'cms/src/access/routes/strapi-routes.ts'

const { cms } = await secondCms()

it('each route allows or denies strangers and staff as the table says', async () => {
  expect(await wrongAnswers(cms, 'each kind')).toEqual([])
})

it('the table lists every route that Strapi and its plugins define, and no other', async () => {
  const { defined, served } = await definedRoutes(cms.environment)
  const unlisted = defined.filter((key) => !(key in strapiRoutes) && !publicRoutes.has(key))
  expect(
    unlisted.map((key) => `${key} is new: add it to ${TABLE} with who may call it, or nobody.`),
  ).toEqual([])
  const removed = [...Object.keys(strapiRoutes), ...publicRoutes].filter(
    (key) => !defined.includes(key),
  )
  const isOpen = (key: string) => publicRoutes.has(key) || strapiRoutes[key] !== 'nobody'
  console.log(`${defined.length} routes, ${served.filter(isOpen).length} open.`)
  expect(removed.map((key) => `${key} is not defined any more: remove it.`)).toEqual([])
})
