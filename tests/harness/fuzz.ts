import * as fc from 'fast-check'
import { expect } from 'vitest'
import { root } from './cms-modules'
import type { HttpResponse } from './http'

/** The same requests on every run: FUZZ_SEED=… tries others, or repeats a failure. */
export const fuzzOptions = (numRuns: number) => ({
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_122),
  numRuns,
  endOnFailure: true,
})

const hostileTexts = [
  '',
  ' ',
  '\0',
  '\u202Eexe.gnp',
  '\ud800',
  '%',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '../../../etc/passwd',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  'a'.repeat(5000),
]

export const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

export const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }))

/** Text that may stand in a request's header. */
export const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 80,
})

const encoded = (part: string) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'))

export const segment = fc.oneof(
  text.map(encoded),
  fc.constantFrom('..', '.', '%2e%2e', '%5c', '%c0%ae', '%ff', ';', '@', 'a:b', 'admin', 'api'),
)

/** A query in which keys and values are encoded, or stand as they are typed into an address bar. */
export const queryOf = (key: fc.Arbitrary<string>, content: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(key, content, fc.boolean()), { maxLength: 5 })
    .map((pairs) =>
      pairs
        .map(([name, written, isRaw]) =>
          isRaw
            ? `${encodeURI(name.replace(/\p{Cs}/gu, '\uFFFD'))}=${encoded(written)}`
            : `${encoded(name)}=${encoded(written)}`,
        )
        .join('&'),
    )

const internals = [
  root,
  'node_modules',
  '/dist/',
  '\\n    at ',
  '$2a$',
  '$2b$',
  'SQLITE',
  'select `',
]

/** No request may break the server, or reveal its internals or anybody's data. */
export function expectSafeResponse(
  response: HttpResponse,
  secrets: readonly string[],
  request: unknown,
) {
  const everything = `${response.text} ${JSON.stringify(response.headers)}`
  const requestText = JSON.stringify(request)
  const isOutage = response.status === 503 && response.headers['retry-after'] !== undefined
  if (!isOutage)
    expect(response.status, `${requestText}\n${response.text.slice(0, 500)}`).toBeLessThan(500)
  const leaks = [...internals, ...secrets].filter(
    (one) => everything.includes(one) && !requestText.includes(one),
  )
  expect(leaks, `${requestText}\n${response.text.slice(0, 500)}`).toEqual([])
}
