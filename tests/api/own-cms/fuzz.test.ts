import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { formNames, forms, limitOf, sentFields } from '../../../contract/index'
import {
  fuzzOptions,
  expectSafeResponse,
  headerText,
  queryOf,
  segment,
  text,
  value,
} from '../../harness/fuzz'
import { sendRequest } from '../../harness/http'
import { routeRules } from '../harness/defined-routes'
import { secondCms } from '../harness/second-cms'

const MARK = 'secretmark'

const { cms } = await secondCms()
const accounts = JSON.parse(readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')) as {
  email: string
}[]
const secrets = [MARK, cms.dataDir, ...accounts.map(({ email }) => email)]

/** Somebody else's submission, with the marker in every text field that has room for it. */
function marked(name: (typeof formNames)[number]) {
  const { sample } = expectations[name]
  const lines = sentFields(forms[name])
    .filter((field) => field.kind === 'text' || field.kind === 'textarea')
    .filter((field) => limitOf(field) >= MARK.length)
  return { ...sample, ...Object.fromEntries(lines.map((field) => [field.name, MARK])) }
}
for (const name of formNames) await cms.post(name, marked(name))

/** From elsewhere than the logins of other tests, whose limits it would use up. */
const elsewhere = { 'X-Forwarded-For': '198.51.100.99' }

async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
) {
  const chunks = body === undefined ? [] : [body]
  const response = await sendRequest(cms.url + path, {
    method,
    headers: { ...elsewhere, ...headers },
    chunks,
  })
  const shown = { method, path, headers, body: body?.toString().slice(0, 300) }
  expectSafeResponse(response, secrets, shown)
  return response
}

const json = { 'Content-Type': 'application/json' }

describe('whatever a stranger sends, the cms stays up and keeps its secrets', () => {
  it.each(formNames)('to the form %s', async (name) => {
    const { sample } = expectations[name]
    const field = fc.oneof(fc.constantFrom(...Object.keys(sample)), text)
    const body = fc
      .array(fc.tuple(field, value), { maxLength: 6 })
      .map((changes) => JSON.stringify({ ...sample, ...Object.fromEntries(changes) }))
    const headers = fc.record(
      {
        'Idempotency-Key': headerText,
        'X-Form-Honeypot': headerText,
        'X-Form-Seconds': headerText,
        'X-Form-Wording': headerText,
        'X-Forwarded-For': headerText,
        Origin: headerText,
      },
      { requiredKeys: [] },
    )
    const property = fc.asyncProperty(body, headers, async (sent, others) => {
      const { status } = await send(
        'POST',
        `/api/${forms[name].endpoint}`,
        { ...others, ...json },
        sent,
      )
      expect([201, 400, 409]).toContain(status)
    })
    await fc.assert(property, fuzzOptions(40))
  })

  it('in a body that is not valid JSON, to any form', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array))
    const body = fc.oneof(
      bytes,
      text.map((one) => Buffer.from(one)),
      fc.json().map((one) => Buffer.from(one)),
    )
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'text/plain',
    )
    const path = fc.constantFrom(...formNames.map((name) => `/api/${forms[name].endpoint}`))
    const property = fc.asyncProperty(path, type, body, async (to, contentType, sent) => {
      const { status } = await send('POST', to, { 'Content-Type': contentType }, sent)
      expect([400, 413, 415]).toContain(status)
    })
    await fc.assert(property, fuzzOptions(60))
  })

  it('in reads of public paths', async () => {
    const path = fc.oneof(
      fc.constantFrom(
        '/api/pages',
        '/api/jobs',
        '/api/redirects',
        '/api/footer',
        '/api/site-setting',
        '/api/navigation/render/navigation',
        '/api/revision',
        '/healthz',
        '/readyz',
      ),
      fc
        .tuple(
          fc.constantFrom(
            'pages',
            'jobs',
            'navigation/render',
            'drafts/pages',
            'contact',
            'upload/files',
          ),
          segment,
        )
        .map(([type, part]) => `/api/${type}/${part}`),
      segment.map((part) => `/uploads/${part}`),
      fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
    )
    const fields = ['slug', 'title', 'id', 'documentId', 'createdBy', 'Content', 'seo', '__proto__']
    const operators = [
      '$eq',
      '$in',
      '$ne',
      '$contains',
      '$startsWith',
      '$null',
      '$gt',
      '$or',
      '$not',
      '$where',
    ]
    const key = fc.oneof(
      fc.constantFrom(
        'populate',
        'populate[Content][populate]',
        'populate[createdBy]',
        'fields',
        'fields[0]',
        'sort',
        'sort[0]',
        'pagination[page]',
        'pagination[pageSize]',
        'pagination[limit]',
        'pagination[start]',
        'status',
        'locale',
        'type',
        'after',
        '_q',
        'filters',
      ),
      fc
        .tuple(fc.constantFrom(...fields), fc.constantFrom(...operators))
        .map(([field, operator]) => `filters[${field}][${operator}]`),
      text,
    )
    const given = fc.oneof(
      text,
      fc.constantFrom(
        '*',
        'deep',
        'draft',
        'TREE',
        'true',
        '1',
        'title:asc',
        'createdBy.password',
        'news',
      ),
    )
    const token = fc.constantFrom('content', 'junk', 'none')
    const property = fc.asyncProperty(path, queryOf(key, given), token, async (to, query, who) => {
      const credential = who === 'content' ? cms.contentToken : who
      const headers = who === 'none' ? {} : { Authorization: `Bearer ${credential}` }
      await send('GET', query === '' ? to : `${to}?${query}`, headers)
    })
    await fc.assert(property, fuzzOptions(250))
  })

  it('to every route of the table, without logging in', async () => {
    const opened: string[] = []
    const { rules } = await routeRules(cms.environment)
    for (const [key, rule] of Object.entries(rules)) {
      const [method = '', route = ''] = key.split(' ')
      const property = fc.asyncProperty(segment, value, async (part, body) => {
        const path = route.replace(/:[a-zA-Z]+|\(\.\*\)|\*/g, part || 'x')
        const sent =
          method === 'GET' || method === 'HEAD' ? undefined : JSON.stringify(body ?? null)
        const { status } = await send(method, path, sent === undefined ? {} : json, sent)
        if (status < 300 && rule !== 'anyone') opened.push(`${key}: ${status}`)
      })
      await fc.assert(property, fuzzOptions(2))
    }
    expect(Object.keys(rules).length).toBeGreaterThan(200)
    expect(opened).toEqual([])
  })
})
