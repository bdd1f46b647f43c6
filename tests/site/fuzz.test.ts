import * as fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import {
  fuzzOptions,
  expectSafeResponse,
  headerText,
  queryOf,
  segment,
  text,
} from '../harness/fuzz'
import { sendRequest } from '../harness/http'
import { siteAt } from '../harness/start-web'
import { redirects, routes } from '../harness/routes'

const web = siteAt(inject('site').url)

const known = fc.constantFrom(...routes.map(({ path }) => path), ...redirects.map(([from]) => from))
const made = fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`)
const special = fc
  .tuple(
    fc.constantFrom(
      '/preview/',
      '/uploads/',
      '/media/',
      '/assets/',
      '/__gallery/',
      '//',
      '/careers/',
    ),
    segment,
  )
  .map(([folder, part]) => folder + part)
const query = queryOf(fc.oneof(text, fc.constantFrom('position', 'v', 'from')), text)
const headers = fc.record(
  {
    'Accept-Encoding': headerText,
    'If-None-Match': headerText,
    Accept: headerText,
    Cookie: headerText,
    Range: headerText,
    'X-Forwarded-Host': headerText,
  },
  { requiredKeys: [] },
)

describe('whatever a stranger asks for, the site stays up and keeps its secrets', () => {
  it('for any path, query and header', async () => {
    const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS')
    const property = fc.asyncProperty(
      method,
      fc.oneof(known, made, special),
      query,
      headers,
      async (how, path, search, sent) => {
        const url = search === '' ? path : `${path}?${search}`
        const response = await sendRequest(web.url + url, { method: how, headers: sent })
        expectSafeResponse(response, [inject('cms').dataDir], { how, url, sent })
        expect([200, 301, 304, 400, 404, 405, 414]).toContain(response.status)
        const { location } = response.headers
        if (location) expect(new URL(String(location), web.url).origin).toBe(web.url)
        expect(response.headers['content-security-policy'] ?? '').not.toContain('unsafe')
      },
    )
    await fc.assert(property, fuzzOptions(600))
  })
})
