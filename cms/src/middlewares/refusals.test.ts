import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { Refused } from '../platform/refusals/refused'
import refusals from './refusals'

const fault = (message: string, code?: string) => Object.assign(new Error(message), { code })

/** The response to a request that ends with this error, and what the log says of it. */
async function responseTo(path: string, error: Error) {
  const logged: string[] = []
  const note = (message: string) => logged.push(message)
  const headers: Record<string, string> = {}
  const strapi = {
    // Strapi's own: it answers what it does not know, and takes no part in what is refused before.
    middleware: () => () => (_ctx: object, next: () => Promise<void>) => next(),
    log: { error: note, warn: note },
    server: { api: () => ({ listRoutes: () => [] }) },
  } as unknown as Core.Strapi
  const ctx = {
    path,
    method: 'POST',
    status: 404,
    body: undefined as unknown,
    set: (given: Record<string, string> | string, value = '') =>
      Object.assign(headers, typeof given === 'string' ? { [given]: value } : given),
    remove: () => undefined,
  }
  const handle = refusals({}, { strapi }) as (ctx: object, next: () => Promise<void>) => unknown
  await handle(ctx, () => Promise.reject(error))
  return { status: ctx.status, text: JSON.stringify(ctx.body), headers, logged }
}

it.each(['ECONNREFUSED', 'SQLITE_BUSY', 'SQLITE_FULL', '53300', '57P01', '40P01'])(
  'a visitor is told to come back where the database fails with %s, and the log quotes nothing',
  async (code) => {
    const response = await responseTo('/api/contact', fault('insert … visitor@example.org', code))
    expect(response).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } })
    expect(response.text).not.toMatch(/insert|visitor/)
    expect(response.logged).toEqual([`The database is not available (${code}).`])
  },
)

it('staff are told that the disk is full, and which value cannot be stored', async () => {
  expect(await responseTo('/upload', fault('no space', 'ENOSPC'))).toMatchObject({
    status: 507,
    text: expect.stringContaining('The disk of the server is full, so nothing was stored.'),
  })
  expect(await responseTo('/inbox', fault('invalid byte', '22021'))).toMatchObject({
    status: 400,
    text: expect.stringContaining('A value in this cannot be stored or found.'),
  })
})

it('a refusal is answered as it is, in the panel’s shape and in that of the API', async () => {
  const refused = new Refused(409, 'Somebody saved it after you opened it.')
  expect((await responseTo('/menu', refused)).text).toContain('"error":{"status":409')
  expect(JSON.parse((await responseTo('/api/x', refused)).text)).toMatchObject({
    message: 'Somebody saved it after you opened it.',
  })
})

it('every other fault goes on to Strapi, which logs it', async () => {
  await expect(responseTo('/inbox', fault('a bug'))).rejects.toThrow('a bug')
  await expect(responseTo('/api/contact', fault('a bug'))).rejects.toThrow('a bug')
})
