import { expect, it } from 'vitest'
import { definedRoutes, routeRules } from '../harness/defined-routes'
import { wrongAnswers } from '../harness/route-matrix'
import { secondCms } from '../harness/second-cms'

const TABLE = 'cms/src/access/routes/strapi-routes.ts'
const CLOSED = 'tests/api/harness/closed-routes.ts'

const { cms } = await secondCms()

it('each route allows or denies strangers and staff as its rule says', async () => {
  expect(await wrongAnswers(cms, 'each kind')).toEqual([])
})

it('every route that Strapi and its plugins define has a rule or is closed, and no other', async () => {
  const { defined, served } = await definedRoutes(cms.environment)
  const { rules, publicRoutes } = await routeRules(cms.environment)
  const unlisted = defined.filter((key) => !(key in rules) && !publicRoutes.has(key))
  expect(
    unlisted.map(
      (key) => `${key} is new: add it to ${TABLE} with who may call it, or to ${CLOSED}.`,
    ),
  ).toEqual([])
  const removed = [...Object.keys(rules), ...publicRoutes].filter((key) => !defined.includes(key))
  const isOpen = (key: string) => publicRoutes.has(key) || rules[key] !== 'nobody'
  console.log(`${defined.length} routes, ${served.filter(isOpen).length} open.`)
  expect(removed.map((key) => `${key} is not defined any more: remove it.`)).toEqual([])
})
