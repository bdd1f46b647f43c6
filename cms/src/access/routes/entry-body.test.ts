import { expect, it } from 'vitest'
import type { Context } from '../../platform/strapi/context'
import { hasStorableIds } from './entry-body'

const SAVE = 'PUT /content-manager/collection-types/:model/:id'

const isTaken = (key: string, body: object) =>
  hasStorableIds(key, { request: { body } } as unknown as Context)

it.each([
  { id: 2_147_483_647 },
  { sections: [{ __component: 'blocks.text', id: 12, image: { id: '34' } }] },
  { id: 'a1b2c3', related: { connect: [{ id: 'zyx' }] } },
  { title: 'id 99999999999' },
  { id: null },
])('a save with %j is taken', (body) => {
  expect(isTaken(SAVE, body)).toBe(true)
})

it.each([
  { id: 2_147_483_648 },
  { sections: [{ __component: 'blocks.text', id: 9_223_372_036_854_775_807n.toString() }] },
  { sections: [{ items: [{ image: { id: 1e15 } }] }] },
])('a save with %j, after which a table could take no further row, is not', (body) => {
  expect(isTaken(SAVE, body)).toBe(false)
})

it('other calls are not looked into', () => {
  expect(isTaken('POST /upload', { id: 9e15 })).toBe(true)
})
