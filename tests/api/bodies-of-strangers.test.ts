import { inject, expect, it, describe } from 'vitest'
import { cmsAt } from '../harness/cms'
import { sendRequest } from '../harness/http'

const cms = cmsAt(inject('cms'))
const json = { 'Content-Type': 'application/json' }
const expired = { Authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x' }

const paths = [
  ['PUT', '/admin/users/me'],
  ['POST', '/admin/access-token'],
  ['POST', '/admin/logout'],
  ['POST', '/admin/permissions/check'],
  ['POST', '/content-manager/collection-types/api::page.page'],
  ['PUT', '/menu/tree'],
  ['POST', '/upload/folders'],
  ['POST', '/inbox/changes'],
  ['POST', '/nowhere'],
] as const

describe.each(paths)('a body sent without a session to %s %s', (method, path) => {
  const send = (headers: Record<string, string>, chunks: string[]) =>
    sendRequest(cms.url + path, { method, headers: { ...json, ...headers }, chunks })
  const body = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`

  it('is refused above 4 KB, with or without a Content-Length', async () => {
    expect((await send({}, [body(4097)])).status).toBe(413)
    expect((await send({}, [body(1_000_000)])).status).toBe(413)
    expect((await send({}, ['{"a":"', 'x'.repeat(5000), '"}'])).status).toBe(413)
    expect((await send({}, [body(4096)])).status).not.toBe(413)
  })

  it('with an expired session gets a 401, on which the panel renews the session', async () => {
    expect((await send(expired, [body(100_000)])).status).toBe(401)
  })

  it('is not parsed unless it is JSON', async () => {
    const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await send(urlEncoded, ['a=1'])).status).toBe(415)
  })
})

it('staff send more than that', async () => {
  const staff = await cms.adminLogin()
  const answer = await sendRequest(`${cms.url}/admin/permissions/check`, {
    method: 'POST',
    headers: { ...json, ...staff },
    chunks: [JSON.stringify({ permissions: [], filler: 'x'.repeat(100_000) })],
  })
  expect(answer.status).not.toBe(413)
  expect(answer.status).not.toBe(401)
})

it('staff who send more text beside a file than any form has are told so', async () => {
  const headers = await cms.adminLogin('Marketing editor')
  const form = new FormData()
  form.append('files', new Blob(['x'], { type: 'image/png' }), 'small.png')
  form.append('filler', 'x'.repeat(21 * 1024 * 1024))
  const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ error: { message: 'The request is too large.' } })
})
