import { describe, expect, inject, it } from 'vitest'
import { cmsAt, type StaffRole } from '../../harness/cms'

const cms = cmsAt(inject('cms'))

/** Nothing was done, it is said why, and the cms goes on for everybody else. */
async function expectRefused(status: number) {
  expect([400, 404]).toContain(status)
  expect((await cms.get('/readyz')).status).toBe(200)
}

const EDITOR = 'Marketing editor'
const ADMIN = 'Super admin'
const TOO_LARGE = 99_999_999_999

/** Answered at all: ten requests that hold a connection each would stop everybody. */
describe('what is no id is refused', () => {
  const bodies: [StaffRole, string, string, object][] = [
    [EDITOR, 'POST', '/upload/folders', { name: 'ok', parent: 'none' }],
    [EDITOR, 'PUT', '/upload/folders/none', { name: 'ok', parent: null }],
    [EDITOR, 'POST', '/upload/actions/bulk-move', { fileIds: [], destinationFolderId: '1e11' }],
    [EDITOR, 'POST', '/upload/actions/bulk-delete', { folderIds: ['none'] }],
    [
      EDITOR,
      'POST',
      '/upload/actions/bulk-update',
      { updates: [{ id: 1, fileInfo: { folder: 'x' } }] },
    ],
    [ADMIN, 'POST', '/admin/roles/batch-delete', { ids: ['none'] }],
    [ADMIN, 'PUT', '/admin/roles/none', { name: 'Other', description: '' }],
    [ADMIN, 'PUT', '/admin/users/none', { firstname: 'Other' }],
    [ADMIN, 'PUT', '/admin/users/1', { roles: ['none'] }],
  ]

  it.each(bodies)('from a %s to %s %s %j', async (role, method, path, body) => {
    const { status, text } = await cms.sendAs(role, method, path, body)
    await expectRefused(status)
    expect(text).not.toMatch(/select |insert |delete from/i)
  })

  it.each([
    '/admin/users?filters[id]=none',
    '/upload/files?filters[folder][id]=none',
    '/admin/roles?fields=',
    '/admin/users?fields=',
    '/upload/folders?offset=-1',
    '/upload/folders/1?filters=1&filters=2',
    `/content-manager/collection-types/api::page.page?filters[id]=${TOO_LARGE}`,
  ])('or finds nothing: %s', async (path) => {
    expect([200, 400]).toContain((await cms.sendAs(ADMIN, 'GET', path)).status)
  })
})

describe('what no database can store is refused', () => {
  const bodies: [StaffRole, string, string, object][] = [
    [EDITOR, 'POST', '/upload/folders', { name: 'a\0b', parent: null }],
    [EDITOR, 'POST', '/upload/folders', { name: 'a\uD800b', parent: null }],
    [EDITOR, 'POST', '/upload/folders', { name: 'ok', parent: TOO_LARGE }],
    [EDITOR, 'POST', '/upload/folders', { name: 'x'.repeat(300), parent: null }],
    [EDITOR, 'POST', '/upload/actions/bulk-move', { fileIds: [TOO_LARGE], destinationFolderId: 1 }],
    [EDITOR, 'POST', '/upload/actions/bulk-delete', { fileIds: [TOO_LARGE] }],
    [EDITOR, 'GET', `/upload/files/${TOO_LARGE}`, {}],
    [EDITOR, 'POST', '/content-manager/collection-types/api::page.page', { title: 'a\0b' }],
    [ADMIN, 'GET', `/admin/users/${TOO_LARGE}`, {}],
    [ADMIN, 'PUT', '/admin/users/me', { preferedLanguage: 'e\0n' }],
    [ADMIN, 'POST', '/admin/roles/batch-delete', { ids: [TOO_LARGE] }],
    [ADMIN, 'POST', '/admin/roles', { name: 'a\0b', description: '' }],
  ]

  it.each(bodies)('from a %s to %s %s %j', async (role, method, path, body) => {
    const sent = method === 'GET' ? undefined : body
    const { status, text } = await cms.sendAs(role, method, path, sent)
    await expectRefused(status)
    expect(text).not.toMatch(/select |insert |delete from/i)
  })

  it.each([
    ['/upload', '{"caption":"a\\u0000"}'],
    ['/upload', `{"folder":${TOO_LARGE}}`],
    ['/upload', 'no JSON'],
    ['/upload?id=abc', '{}'],
    [`/upload?id=${TOO_LARGE}`, '{}'],
  ])('with a file to %s, described by %s', async (path, fileInfo) => {
    const form = new FormData()
    form.append('fileInfo', fileInfo)
    form.append('files', new Blob(['hello']), 'hello.txt')
    const headers = await cms.adminLogin(EDITOR)
    const { status } = await fetch(cms.url + path, { method: 'POST', headers, body: form })
    await expectRefused(status)
  })

  const part = 'Content-Disposition: form-data; name="files"; filename="a.png"\r\n\r\npixels'
  it.each([
    ['without a boundary', 'multipart/form-data', `--x\r\n${part}\r\n--x--\r\n`],
    ['that ends within a file', 'multipart/form-data; boundary=x', `--x\r\n${part}`],
    ['with an odd line first', 'multipart/form-data; boundary=x', `hello\r\n${part}`],
    ['with nothing in it', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ])('as a form %s', async (_what, type, body) => {
    const headers = { ...(await cms.adminLogin(EDITOR)), 'Content-Type': type }
    const response = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body })
    expect(await response.text()).toContain('message')
    await expectRefused(response.status)
  })
})
