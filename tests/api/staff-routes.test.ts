import { beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt, type StaffRole } from '../harness/cms'

const cms = cmsAt(inject('cms'))

type Headers = Record<string, string>

const roles: StaffRole[] = [
  'Intake reviewer',
  'Marketing editor',
  'Chief editor',
  'Privacy officer',
  'Super admin',
]
const as = {} as Record<StaffRole, Headers>

beforeAll(async () => {
  for (const role of roles) as[role] = await cms.adminLogin(role)
})

const send = (role: StaffRole, method: string, path: string, body?: unknown) =>
  cms.send(method, path, as[role], body)

describe('unused routes are 404 for every role', () => {
  it.each([
    ['POST', '/upload/actions/upload-from-urls', { urls: [`${cms.url}/healthz`] }],
    ['POST', '/email', { to: 'a@b.example', from: 'c@d.example', subject: 'x', text: 'x' }],
    ['POST', '/email/test', { to: 'a@b.example' }],
    ['PUT', '/i18n/settings', {}],
    ['GET', '/content-type-builder/schema', undefined],
    ['GET', '/admin/transfer/tokens', undefined],
    ['POST', '/admin/api-tokens', {}],
    ['POST', '/admin/admin-tokens', {}],
    ['GET', '/admin/webhooks', undefined],
    ['GET', '/users-permissions/roles', undefined],
    ['GET', '/navigation', undefined],
    ['PUT', '/navigation/x', { items: [] }],
    ['GET', '/navigation/content-type-items/admin::user', undefined],
    ['GET', '/navigation/settings/restart', undefined],
  ])('%s %s', async (method, path, body) => {
    for (const role of roles) expect((await send(role, method, path, body)).status, role).toBe(404)
  })
})
