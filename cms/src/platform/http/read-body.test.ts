import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { checkType, DRAINED_BYTES, readBody } from './read-body'

const MAX_BYTES = 1024

const requestOf = (headers: Record<string, string>, ...chunks: (string | Buffer)[]) => {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, { 'content-type': 'application/json', ...headers })
  for (const chunk of chunks) request.push(chunk)
  request.push(null)
  return request
}

describe('the content type of a body', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8; q=1',
  ])('may be %s', (type) => {
    expect(() => checkType({ 'content-type': type })).not.toThrow()
  })

  it.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json, application/json',
    'application/json; charset=latin1',
    'application/json; charset=utf-16',
  ])('must not be %s', (type) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    expect(() => checkType(headers)).toThrow(expect.objectContaining({ status: 415 }))
  })

  it('must not be compressed', () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect(() => checkType(headers)).toThrow(expect.objectContaining({ status: 415 }))
  })
})

describe('a body', () => {
  it('is read in any number of chunks, even within a character', async () => {
    const bytes = Buffer.from('{"name":"São 🙂"}')
    const pieces = Array.from(bytes, (byte) => Buffer.from([byte]))
    expect(await readBody(requestOf({}, ...pieces), MAX_BYTES)).toEqual({ name: 'São 🙂' })
  })

  it.each(['', '{', '{"a":1,}', "{'a':1}", 'undefined', Buffer.from([0x22, 0xff, 0x22])])(
    'is refused if it is not JSON: %s',
    async (body) => {
      await expect(readBody(requestOf({}, body), MAX_BYTES)).rejects.toMatchObject({
        status: 400,
        refusal: { message: 'The request is not valid JSON.' },
      })
    },
  )

  it('can have as many bytes as the limit and no more', async () => {
    const full = `"${'é'.repeat(MAX_BYTES / 2 - 1)}"`
    expect(await readBody(requestOf({}, full), MAX_BYTES)).toHaveLength(MAX_BYTES / 2 - 1)
    await expect(readBody(requestOf({}, full, ' '), MAX_BYTES)).rejects.toMatchObject({
      status: 413,
    })
  })

  it('is refused unread if it announces too many bytes', async () => {
    const announcing = (bytes: number) => {
      const request = new IncomingMessage(new Socket())
      request.headers['content-type'] = 'application/json'
      request.headers['content-length'] = String(bytes)
      return readBody(request, MAX_BYTES)
    }
    await expect(announcing(MAX_BYTES + 1)).rejects.toMatchObject({ status: 413, headers: {} })
    await expect(announcing(DRAINED_BYTES + 1)).rejects.toMatchObject({
      status: 413,
      headers: { Connection: 'close' },
    })
  })

  it('is cut off if it never ends', async () => {
    const endless = requestOf({}, Buffer.alloc(DRAINED_BYTES + 1, ' '))
    const refused = { status: 413, headers: { Connection: 'close' } }
    await expect(readBody(endless, MAX_BYTES)).rejects.toMatchObject(refused)
  })

  it('is refused if the client disconnects half-way', async () => {
    const request = new IncomingMessage(new Socket())
    request.headers['content-type'] = 'application/json'
    request.push('{"a":')
    const read = readBody(request, MAX_BYTES)
    request.destroy()
    await expect(read).rejects.toMatchObject({ status: 400 })
  })
})
