import { expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'

const cms = cmsAt(inject('cms'))

it('the panel is isolated from other sites and uses none of the device', async () => {
  const { headers } = await cms.get('/admin')
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
  })
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'/)
})

it.each([
  '/admin/users/me',
  '/inbox/submissions',
  '/admin/init',
  '/content-manager/init',
  '/healthz',
])('a browser’s cache keeps nothing that staff read at %s', async (path) => {
  const { status, headers } = await cms.get(path, await cms.adminLogin())
  expect(status).toBe(200)
  expect(headers['cache-control']).toContain('no-store')
})

it('other sites can show the pictures of the media library', async () => {
  const { headers } = await cms.get('/uploads/nothing.png')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})
