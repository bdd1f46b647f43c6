import { contentToken, signDraftLink, siteServerToken } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { settings } from '../platform/settings/settings'
import { addDraftRoute } from './draft-route'
import { createReaderOf } from './reader'
import type { Reads } from './reads'

/** The response to a caller with this token, by a link that is valid. */
async function responseTo(token: string, mayRead = true) {
  let handler: (ctx: object) => Promise<unknown> = () => Promise.resolve()
  const madeAt = Date.now()
  const strapi = {
    server: {
      routes: ({ routes }: { routes: { handler: typeof handler }[] }) =>
        (handler = routes[0]?.handler ?? handler),
    },
    sessionManager: () => ({
      listSessions: () =>
        Promise.resolve([{ metadata: { loginAt: new Date(madeAt - 1000).toISOString() } }]),
    }),
    db: { query: () => ({ findOne: () => Promise.resolve({ id: 1, isActive: true, roles: [] }) }) },
    service: () => ({ engine: { generateUserAbility: () => ({ can: () => mayRead }) } }),
  } as unknown as Core.Strapi
  const reads = { draft: () => Promise.resolve('{"data":"the draft"}') } as unknown as Reads
  addDraftRoute(strapi, reads, createReaderOf())
  const maker = { collection: 'pages', documentId: 'abc', userId: 1, madeAt } as const
  const headers: Record<string, string> = {}
  const ctx = {
    req: { headers: { authorization: `Bearer ${token}` } },
    params: { link: signDraftLink(settings.contentSecret, maker) },
    body: 'not found' as unknown,
    notFound: () => undefined,
    set: (name: string, value: string) => (headers[name] = value),
  }
  await handler(ctx)
  return { body: ctx.body, headers }
}

const { contentSecret } = settings

it('the site’s server gets the draft, which no cache keeps', async () => {
  expect(await responseTo(siteServerToken(contentSecret))).toEqual({
    body: '{"data":"the draft"}',
    headers: { 'Cache-Control': 'no-store' },
  })
})

it.each([
  ['the token that is in every page', contentToken(contentSecret)],
  ['none', ''],
  ['a made-up one', 'x'.repeat(43)],
])('with %s nobody does', async (_which, token) => {
  expect((await responseTo(token)).body).toBe('not found')
})

it('nor does anybody by the link of somebody who may not read pages any more', async () => {
  expect((await responseTo(siteServerToken(contentSecret), false)).body).toBe('not found')
})
