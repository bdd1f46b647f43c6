import * as z from 'zod/mini'

type Expected = string | ((refused: string) => string)

const rule = (expected: Expected, matches: (value: string) => boolean) =>
  z.string().check(
    z.refine(matches, {
      error: ({ input }) => (typeof expected === 'string' ? expected : expected(String(input))),
    }),
  )

export const isUrl = (value: string, protocols: string[]) => {
  try {
    return protocols.includes(new URL(value).protocol)
  } catch {
    return false
  }
}

/** Whether each % in an address begins an encoded character: a lone % in a password is a common slip. */
export const isDecodable = (value: string) => {
  try {
    return decodeURIComponent(value) !== ''
  } catch {
    return false
  }
}

export const optional = (expected: Expected, matches: (value: string) => boolean, fallback = '') =>
  z._default(
    rule(expected, (value) => value === '' || matches(value)),
    fallback,
  )

export const oneOf = <const Choice extends string>(
  choices: Choice[],
  expected: string,
  fallback: NoInfer<Choice>,
) => z._default(z.enum(choices, expected), fallback)

export const port = (fallback: number) =>
  z.pipe(
    z._default(
      rule('a port number from 1 to 65535', (value) => {
        const number = Number(value)
        return Number.isInteger(number) && number >= 1 && number <= 65535
      }),
      String(fallback),
    ),
    z.transform(Number),
  )

/** 0 turns off what would listen on it. */
export const optionalPort = () =>
  z.pipe(
    z._default(
      rule(
        'a port number from 1 to 65535, or 0',
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535,
      ),
      '0',
    ),
    z.transform(Number),
  )

export const host = () =>
  optional('a host name or address to listen on', (value) => /^[\w.:-]+$/.test(value), '127.0.0.1')

export const count = (fallback: number) =>
  z.pipe(
    z._default(
      rule('a whole number, 0 or more', (value) => /^\d{1,9}$/.test(value)),
      String(fallback),
    ),
    z.transform(Number),
  )

export const flag = (fallback: boolean) =>
  z.pipe(
    z._default(
      rule('true or false', (value) => value === 'true' || value === 'false'),
      String(fallback),
    ),
    z.transform((value) => value === 'true'),
  )

/** A URL without a path. Paths are appended to it, so a trailing slash is dropped. */
export const origin = () =>
  z.pipe(
    optional(
      'an address such as https://example.com, without a path',
      (value) => isUrl(value, ['http:', 'https:']) && new URL(value).pathname === '/',
    ),
    z.transform((value) => value && new URL(value).origin),
  )
