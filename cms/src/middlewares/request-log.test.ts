import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import requestLog from './request-log'

type Request = {
  method?: string
  path?: string
  route?: string
  status?: number
  account?: number
  id?: string
}

/** What the log says of these requests, one after the other, and the id that each is answered with. */
async function logOf(...requests: Request[]) {
  const lines: string[] = []
  const ids: string[] = []
  const strapi = { log: { http: (line: string) => lines.push(line) } } as unknown as Core.Strapi
  const log = requestLog({}, { strapi }) as (ctx: object, next: () => Promise<void>) => unknown
  for (const { method = 'GET', path = '/x', route, status = 200, account, id = '' } of requests) {
    const user = { id: account, email: 'ana@example.org' }
    const ctx = {
      method,
      path,
      url: path,
      status,
      state: account === undefined ? {} : { user },
      _matchedRoute: route,
      get: () => id,
      set: (_name: string, value: string) => ids.push(value),
    }
    await log(ctx, () => Promise.resolve())
  }
  return { lines, ids }
}

it('names the route and never the address, which may be a draft’s or hold what was searched for', async () => {
  const draft = '/api/drafts/secret-of-a-draft?q=ana@example.org'
  const { lines } = await logOf(
    { path: draft, route: '/api/drafts/:token' },
    { path: draft, status: 404 },
    { path: draft, route: '/api/drafts/:token', account: 7 },
  )
  expect(lines.map((line) => line.replace(/\d+ ms/, 'n ms'))).toEqual([
    'GET /api/drafts/:token 200 (n ms)',
    'GET no route 404 (n ms)',
    'GET /api/drafts/:token 200 (n ms) by account 7',
  ])
})

it('keeps the id that the site gave, and gives one where there is none', async () => {
  const known = '0190b6f4-7a7c-4f6e-9d5e-1f0a52c0f3aa'
  const { ids } = await logOf({ id: known }, { id: 'made up\nby a stranger' })
  expect(ids[0]).toBe(known)
  expect(ids[1]).toMatch(/^[\da-f-]{36}$/)
})

it('what strangers ask in masses rotates no line of staff away, and is counted', async () => {
  const refused = Array.from({ length: 30 }, (): Request => ({ status: 404, route: '/refused' }))
  const { lines } = await logOf(...refused, { route: '/menu', method: 'POST', account: 7 })
  expect(lines.filter((line) => line.includes('/refused')).length).toBeLessThanOrEqual(10)
  expect(lines.at(-1)).toContain('POST /menu 200')
})
