import { expect, it } from 'vitest'
import type { Context } from '../../platform/strapi/context'
import { attachesToEntry } from './file-relations'

const isRefused = (key: string, body: unknown) =>
  attachesToEntry(key, { request: { body } } as unknown as Context)

const routes = [
  'POST /upload',
  'POST /upload/files',
  'POST /upload/files/:id/replace',
  'PUT /upload/files/:id',
]

it.each(routes)(
  '%s takes a file and what is written of it, and nothing that names a row',
  (route) => {
    expect(isRefused(route, { fileInfo: '{}', files: [] })).toBe(false)
    expect(isRefused(route, undefined)).toBe(false)
    for (const name of ['ref', 'refId', 'field', 'path', 'related'])
      expect(isRefused(route, { fileInfo: '{}', [name]: 'x' }), name).toBe(true)
    expect(isRefused(route, [{ refId: 1 }])).toBe(true)
  },
)

it('other routes are not looked into', () => {
  expect(isRefused('POST /inbox/changes', { ref: 'x' })).toBe(false)
})
