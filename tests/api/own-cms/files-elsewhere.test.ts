import { readdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sendRequest } from '../../harness/http'
import { secondCms } from '../harness/second-cms'

const { cms } = await secondCms()
const staff = await cms.adminLogin()

const tempFolder = () => join(cms.dataDir, 'tmp', hostname(), String(cms.pid()))

const form = [
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n',
  'Content-Type: image/png\r\n\r\n',
  'x'.repeat(1000),
  '\r\n--x--\r\n',
]

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  sendRequest(cms.url + path, {
    method,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
    chunks: form,
  })

describe('an upload', () => {
  it.each([
    ['POST', '/content-manager/collection-types/api::page.page'],
    ['PUT', '/content-manager/single-types/api::footer.footer'],
    ['PUT', '/admin/users/me'],
    ['PUT', '/menu/tree'],
    ['POST', '/uploads/a.png'],
    ['POST', '/nowhere'],
  ])(
    'to any other path is refused unread, from staff and strangers: %s %s',
    async (method, path) => {
      for (const headers of [staff, {}]) {
        const response = await send(method, path, headers)
        expect(response).toMatchObject({ status: 415, json: { error: { status: 415 } } })
        expect(readdirSync(tempFolder())).toEqual([])
      }
    },
  )

  it('to the media library is refused from strangers', async () => {
    expect((await send('POST', '/upload')).status).toBe(401)
    expect(readdirSync(tempFolder())).toEqual([])
  })

  it('to the media library is refused from an account that was deactivated', async () => {
    const headers = await cms.adminLogin('Marketing editor')
    expect((await send('POST', '/upload', headers)).status).toBe(400)
    const [editor] = await cms.select('select id from admin_users where email like ?', ['editor%'])
    const activate = (isActive: boolean) =>
      cms.send('PUT', `/admin/users/${String(editor?.['id'])}`, staff, { isActive })
    expect((await activate(false)).status).toBe(200)
    expect((await send('POST', '/upload', headers)).status).toBe(401)
    expect(readdirSync(tempFolder())).toEqual([])
    cms.forgetSession('Marketing editor')
    expect((await activate(true)).status).toBe(200)
  })
})
