import { expectations } from '../../contract/forms/testing/expectations'
import { refusal } from '../../contract/index'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { announcePost, sendRequest, type HttpResponse } from '../harness/http'
import { storedIn } from '../harness/stored-submissions'

const cms = cmsAt(inject('cms'))
const stored = storedIn(cms)
const { sample } = expectations.contact
const contact = `${cms.url}/api/contact`
const json = { 'Content-Type': 'application/json' }

const expectRefusal = (response: HttpResponse, status: number, message?: string) => {
  expect(response.status).toBe(status)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const problem = refusal.parse(response.json)
  expect(Object.keys(response.json as object).sort()).toEqual(['errors', 'message'])
  expect(problem.errors).toEqual([problem.message])
  expect(problem.message).toMatch(message === undefined ? /^[A-Z].*\.$/ : message)
  expect(response.text).not.toMatch(/stack|node_modules|Error:|"data"|"details"/)
}

const send = (chunks: (string | Buffer)[], headers: Record<string, string> = json) =>
  sendRequest(contact, { method: 'POST', headers, chunks })

describe('a post that is not a JSON object', () => {
  it.each(['', '{', 'not json', '{"a":1,}', '<xml/>', "{'a':1}"])(
    'is refused: %j',
    async (body) => {
      expectRefusal(await send([body]), 400, 'The request is not valid JSON.')
    },
  )

  it.each(['[]', '[{}]', 'null', '"text"', '7', 'true'])('is refused: %s', async (body) => {
    expectRefusal(await send([body]), 400, 'The answers must be sent as one JSON object.')
  })

  it('is refused if its bytes are not UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"message":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ])
    expectRefusal(await send([body]), 400, 'The request is not valid JSON.')
  })

  it('is refused however deeply it is nested', async () => {
    expectRefusal(await send(['['.repeat(60_000)]), 400)
    expectRefusal(await send(['['.repeat(30_000) + ']'.repeat(30_000)]), 400)
  })

  it.each([
    {},
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json; charset=latin1' },
    { ...json, 'Content-Encoding': 'gzip' },
  ])('is refused if its headers do not say plain JSON: %j', async (headers) => {
    expectRefusal(await send([JSON.stringify(sample)], headers as Record<string, string>), 415)
  })
})

describe('a post', () => {
  const bodyOf = (bytes: number) => {
    const empty = JSON.stringify({ ...sample, filler: '' }).length
    return JSON.stringify({ ...sample, filler: 'x'.repeat(bytes - empty) })
  }
  const bytesOf = (text: string) => Buffer.byteLength(text)
  const limit = 64 * 1024

  it('is refused above 64 KB, counted in bytes', async () => {
    const accented = (bytes: number) => bodyOf(bytes - 1).replace('xx', 'é')
    const over = accented(limit + 1).replace('x', 'é')
    expect((await send([bodyOf(limit - 2)])).status).toBe(201)
    expect(bytesOf(over)).toBeGreaterThan(limit)
    expectRefusal(await send([over]), 413)
  })

  it.each([limit + 1, 200_000, 3_000_000])('is refused at %i bytes', async (bytes) => {
    const before = await stored.count('contact')
    expectRefusal(await send([bodyOf(bytes)]), 413)
    expect(await stored.count('contact')).toBe(before)
  })

  it.each([limit + 1, 3_000_000, 100_000_000])(
    'is refused before its body is sent, if its Content-Length is %i',
    async (bytes) => {
      expectRefusal(await announcePost(`${cms.url}/api/contact`, bytes), 413)
    },
  )

  it('without a Content-Length is refused if it is too large', async () => {
    const pieces = bodyOf(limit + 200).match(/.{1,4096}/gs) ?? []
    expectRefusal(await send(pieces), 413)
  })

  it('without a Content-Length is accepted if it is small', async () => {
    expect((await send(JSON.stringify(sample).match(/.{1,10}/gs) ?? [])).status).toBe(201)
  })
})

describe('a request that matches no route', () => {
  it.each([
    ['GET', '/api', 404],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
    ['GET', '/api/contacts', 404],
    ['GET', '/api/contact/1', 404],
    ['POST', '/api/contact/1', 404],
    ['GET', '/api/contact', 405],
    ['PUT', '/api/contact', 405],
    ['PATCH', '/api/newsletter/subscribe', 405],
    ['DELETE', '/api/log-consent', 405],
    ['GET', '/API/Contact', 405],
  ])('%s %s is refused with %i', async (method, path, status) => {
    const response = await sendRequest(cms.url + path, { method })
    expectRefusal(response, status)
    expect(response.headers.allow).toBe(status === 405 ? 'POST' : undefined)
  })

  it('gets no body for HEAD', async () => {
    const response = await sendRequest(contact, { method: 'HEAD' })
    expect(response).toMatchObject({ status: 405, text: '' })
  })

  it.each([
    ['is not JSON', json, '{'],
    ['is huge', json, JSON.stringify({ filler: 'x'.repeat(2_000_000) })],
    ['is a broken file', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'x'],
  ])('is answered without reading its body: it %s', async (_what, headers, body) => {
    for (const path of ['/api/nothing', '/api/upload'])
      expectRefusal(
        await sendRequest(cms.url + path, { method: 'POST', headers, chunks: [body] }),
        404,
      )
  })

  it('gets the admin panel’s own error shape outside /api', async () => {
    const response = await cms.postTo('/admin/login', {
      email: 'nobody@example.com',
      password: 'x',
    })
    expect(response).toMatchObject({ status: 400, json: { error: { status: 400 } } })
  })
})

describe('an invalid query', () => {
  it.each([
    ['pages?filters=x', 400, 'Filters must have the form filters[field][$operator]=value.'],
    ['pages?filters[createdBy]=x', 400, 'This field cannot be filtered.'],
    ['pages?filters[slug][$gt]=x', 400, 'This field does not support this operator.'],
    ['pages?filters[id]=-1', 400, 'An id must be a whole number.'],
    ['navigation/render/navigation?type=RFR', 400, 'The parameter type must be FLAT or TREE.'],
    ['navigation/render/another', 404, 'There is no menu with this slug.'],
  ])('gets an error that says why: %s', async (path, status, message) => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    const response = await cms.get(`/api/${path}`, headers)
    expect(response.status).toBe(status)
    expect(response.json).toEqual({ message, errors: [message] })
  })
})

describe('a page of the site', () => {
  const site = { Origin: 'http://127.0.0.1:3000' }

  it('may send a form with all its headers', async () => {
    const requestHeaders =
      'content-type,idempotency-key,x-form-honeypot,x-form-seconds,x-form-wording'
    const headers = {
      ...site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': requestHeaders,
    }
    const response = await sendRequest(contact, { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers['access-control-allow-origin']).toBe(site.Origin)
    const allowed = String(response.headers['access-control-allow-headers']).toLowerCase()
    for (const header of requestHeaders.split(',')) expect(allowed).toContain(header)
  })

  it('gets CORS headers only when it sends an Origin', async () => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    const responses = [
      await cms.post('contact', sample),
      await cms.get('/api/footer', headers),
      await cms.get('/api/nothing'),
      await cms.get('/healthz'),
      await cms.get('/admin/init'),
      await sendRequest(contact, {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Method': 'POST' },
      }),
    ]
    for (const response of responses) {
      const names = Object.keys(response.headers)
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(response.headers.vary).toContain('Origin')
    }
  })

  it('can read the response and every error', async () => {
    const responses = [
      await cms.post('contact', sample, site),
      await cms.post('contact', {}, site),
      await cms.post('contact', '{', site),
      await send(['x'], { ...site, 'Content-Type': 'text/plain' }),
      await cms.get('/api/nothing', site),
    ]
    expect(responses.map(({ status }) => status)).toEqual([201, 400, 400, 415, 404])
    for (const { headers } of responses)
      expect(headers['access-control-allow-origin']).toBe(site.Origin)
  })
})

afterEach(async () => {
  expect((await cms.get('/readyz')).status).toBe(200)
})
