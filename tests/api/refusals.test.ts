import { expectations } from '../../contract/forms/testing/expectations'
import { refusal } from '../../contract/index'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { cmsAt } from './harness/cms'
import { ask, type Answer } from './harness/http'
import { keptBy } from './harness/kept'

const cms = cmsAt(inject('cms'))
const kept = keptBy(cms)
const { sample } = expectations.contact
const contact = `${cms.url}/api/contact`
const json = { 'Content-Type': 'application/json' }

const expectRefusal = (answer: Answer, status: number, message?: string) => {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const told = refusal.parse(answer.json)
  expect(Object.keys(answer.json as object).sort()).toEqual(['errors', 'message'])
  expect(told.errors).toEqual([told.message])
  expect(told.message).toMatch(message === undefined ? /^[A-Z].*\.$/ : message)
  expect(answer.text).not.toMatch(/stack|node_modules|Error:|"data"|"details"/)
}

const send = (chunks: (string | Buffer)[], headers: Record<string, string> = json) =>
  ask(contact, { method: 'POST', headers, chunks })

describe('a post that is no form', () => {
  it.each(['', '{', 'not json', '{"a":1,}', '<xml/>', "{'a':1}"])(
    'is refused: %j',
    async (body) => {
      expectRefusal(await send([body]), 400, 'The request is not valid JSON.')
    },
  )

  it.each(['[]', '[{}]', 'null', '"text"', '7', 'true'])('is refused: %s', async (body) => {
    expectRefusal(await send([body]), 400, 'The answers must be sent as one JSON object.')
  })

  it('is refused when its bytes are no text', async () => {
    const body = Buffer.concat([
      Buffer.from('{"message":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ])
    expectRefusal(await send([body]), 400, 'The request is not valid JSON.')
  })

  it('is refused however deep it is', async () => {
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
  ])('is refused when it is not plain JSON: %j', async (headers) => {
    expectRefusal(await send([JSON.stringify(sample)], headers as Record<string, string>), 415)
  })
})

describe('a post that is too large', () => {
  const bodyOf = (bytes: number) => {
    const empty = JSON.stringify({ ...sample, filler: '' }).length
    return JSON.stringify({ ...sample, filler: 'x'.repeat(bytes - empty) })
  }
  const bytesOf = (text: string) => Buffer.byteLength(text)
  const limit = 64 * 1024

  it('begins above 64 KB, counted in bytes', async () => {
    const accented = (bytes: number) => bodyOf(bytes - 1).replace('xx', 'é')
    const over = accented(limit + 1).replace('x', 'é')
    expect((await send([bodyOf(limit - 2)])).status).toBe(201)
    expect(bytesOf(over)).toBeGreaterThan(limit)
    expectRefusal(await send([over]), 413)
  })

  it.each([limit + 1, 200_000, 3_000_000])('is refused at %i bytes', async (bytes) => {
    const before = await kept.count('contact')
    expectRefusal(await send([bodyOf(bytes)]), 413)
    expect(await kept.count('contact')).toBe(before)
  })

  it('is refused when its size is not announced', async () => {
    const pieces = bodyOf(limit + 200).match(/.{1,4096}/gs) ?? []
    expectRefusal(await send(pieces), 413)
  })

  it('does not include one whose size is not announced but small', async () => {
    expect((await send(JSON.stringify(sample).match(/.{1,10}/gs) ?? [])).status).toBe(201)
  })
})

describe('a request that leads nowhere', () => {
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
    const answer = await ask(cms.url + path, { method })
    expectRefusal(answer, status)
    expect(answer.headers.allow).toBe(status === 405 ? 'POST' : undefined)
  })

  it('is answered without a body when only the head was asked for', async () => {
    const answer = await ask(contact, { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 405, text: '' })
  })

  it.each([
    ['is no JSON', json, '{'],
    ['is huge', json, JSON.stringify({ filler: 'x'.repeat(2_000_000) })],
    ['is a broken file', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'x'],
  ])('is answered without a look at what was sent there: it %s', async (_what, headers, body) => {
    for (const path of ['/api/nothing', '/api/upload'])
      expectRefusal(await ask(cms.url + path, { method: 'POST', headers, chunks: [body] }), 404)
  })

  it('keeps the admin panel’s own shape outside /api', async () => {
    const answer = await cms.postTo('/admin/login', { email: 'nobody@example.com', password: 'x' })
    expect(answer).toMatchObject({ status: 400, json: { error: { status: 400 } } })
  })
})

describe('a question that can not be understood', () => {
  it.each([
    ['pages?filters=x', 400, 'Filters have the form filters[field][$operator]=value.'],
    ['pages?filters[createdBy]=x', 400, 'There is no filter on this field.'],
    ['pages?filters[slug][$gt]=x', 400, 'There is no filter of this kind on this field.'],
    ['pages?filters[id]=-1', 400, 'An id is a whole number.'],
    ['navigation/render/navigation?type=RFR', 400, 'A menu comes as FLAT or as TREE.'],
    ['navigation/render/another', 404, 'There is no menu of this name.'],
  ])('is told why: %s', async (path, status, message) => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    const answer = await cms.get(`/api/${path}`, headers)
    expect(answer.status).toBe(status)
    expect(answer.json).toEqual({ message, errors: [message] })
  })
})

describe('a page of the site', () => {
  const site = { Origin: 'http://127.0.0.1:3000' }

  it('may send a form with all that travels beside it', async () => {
    const asked = 'content-type,idempotency-key,x-form-honeypot,x-form-seconds,x-form-wording'
    const headers = {
      ...site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked,
    }
    const answer = await ask(contact, { method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    expect(answer.headers['access-control-allow-origin']).toBe(site.Origin)
    const allowed = String(answer.headers['access-control-allow-headers']).toLowerCase()
    for (const header of asked.split(',')) expect(allowed).toContain(header)
  })

  it('can read the answer and every refusal', async () => {
    const answers = [
      await cms.post('contact', sample, site),
      await cms.post('contact', {}, site),
      await cms.post('contact', '{', site),
      await send(['x'], { ...site, 'Content-Type': 'text/plain' }),
      await cms.get('/api/nothing', site),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 400, 400, 415, 404])
    for (const { headers } of answers)
      expect(headers['access-control-allow-origin']).toBe(site.Origin)
  })
})

afterEach(async () => {
  expect((await cms.get('/readyz')).status).toBe(200)
})
