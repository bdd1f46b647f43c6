import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { settings } from '../settings/settings'
import { allowSecureCookies } from './secure-cookies'

type Middleware = (ctx: object, next: () => Promise<void>) => Promise<void>

/** What a cms at this address does with requests: whether each may set a secure cookie, and the warnings. */
async function answers(cmsUrl: string, ...requests: { path: string; secure: boolean }[]) {
  const before = settings.cmsUrl
  settings.cmsUrl = cmsUrl
  let middleware: Middleware = (_ctx, next) => next()
  const warnings: string[] = []
  allowSecureCookies({
    server: { use: (given: Middleware) => (middleware = given) },
    log: { warn: (message: string) => warnings.push(message) },
  } as unknown as Core.Strapi)
  settings.cmsUrl = before
  const allowed: (boolean | undefined)[] = []
  for (const request of requests) {
    const ctx = { ...request, cookies: {} as { secure?: boolean } }
    await middleware(ctx, () => Promise.resolve())
    allowed.push(ctx.cookies.secure)
  }
  return { allowed, warnings }
}

const plain = { path: '/admin/login', secure: false }

it('behind a proxy that hides https the panel’s cookies are set, and the operator is told once', async () => {
  const { allowed, warnings } = await answers('https://cms.example', plain, plain)
  expect(allowed).toEqual([true, true])
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY must be true')])
})

it('nothing is said where the proxy reports it, of other paths, and without https', async () => {
  const secure = { path: '/admin/login', secure: true }
  const other = { path: '/api/contact', secure: false }
  expect(await answers('https://cms.example', secure, other)).toEqual({
    allowed: [true, undefined],
    warnings: [],
  })
  expect(await answers('http://127.0.0.1:1337', plain)).toEqual({
    allowed: [undefined],
    warnings: [],
  })
})
