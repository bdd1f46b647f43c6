// Its own cms: it looks into the temporary folder of one process, and kills it.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sendRequest } from '../../harness/http'
import { startCms, type RunningCms } from '../../harness/start-cms'

let cms: RunningCms
let staff: Record<string, string>

beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
  staff = await cms.adminLogin()
})
afterAll(() => cms.remove())

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
})

it('the temporary files of an interrupted upload are deleted at the next start', async () => {
  await cms.kill()
  const folder = tempFolder()
  mkdirSync(join(folder, 'strapi-upload-x'), { recursive: true })
  writeFileSync(join(folder, 'strapi-upload-x', 'half.png'), 'x'.repeat(1000))
  await cms.startAgain()
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(tempFolder())).toEqual([])
})
