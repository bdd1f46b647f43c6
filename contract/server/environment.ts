import * as z from 'zod/mini'

const rule = (expected: string, matches: (value: string) => boolean) =>
  z.string(expected).check(z.refine(matches, expected))

const isUrl = (value: string, protocols: string[]) => {
  try {
    return protocols.includes(new URL(value).protocol)
  } catch {
    return false
  }
}

const optional = (expected: string, matches: (value: string) => boolean, fallback = '') =>
  z._default(
    rule(expected, (value) => value === '' || matches(value)),
    fallback,
  )

const port = (fallback: number) =>
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

const count = (fallback: number) =>
  z.pipe(
    z._default(
      rule('a whole number, 0 or more', (value) => /^\d{1,9}$/.test(value)),
      String(fallback),
    ),
    z.transform(Number),
  )

/** 0 turns off what would listen on it. */
const optionalPort = z.pipe(
  z._default(
    rule(
      'a port number from 1 to 65535, or 0',
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535,
    ),
    '0',
  ),
  z.transform(Number),
)

const flag = (fallback: boolean) =>
  z.pipe(
    z._default(
      rule('true or false', (value) => value === 'true' || value === 'false'),
      String(fallback),
    ),
    z.transform((value) => value === 'true'),
  )

/** A URL without a path. Paths are appended to it, so a trailing slash is dropped. */
const origin = z.pipe(
  optional(
    'an address such as https://example.com, without a path',
    (value) => isUrl(value, ['http:', 'https:']) && new URL(value).pathname === '/',
  ),
  z.transform((value) => value && new URL(value).origin),
)

/** Every variable that the servers read, with its rule and its default. */
export const environment = z.object({
  NODE_ENV: z._default(
    rule('development, test or production', (value) =>
      ['development', 'test', 'production'].includes(value),
    ),
    'production',
  ),
  WEB_PORT: port(3000),
  CMS_PORT: port(1337),
  HOST: optional(
    'a host name or address to listen on',
    (value) => /^[\w.:-]+$/.test(value),
    '127.0.0.1',
  ),
  WEB_METRICS_PORT: optionalPort,
  CMS_METRICS_PORT: optionalPort,
  METRICS_HOST: optional(
    'a host name or address to listen on',
    (value) => /^[\w.:-]+$/.test(value),
    '127.0.0.1',
  ),
  DATA_DIR: optional('a folder', () => true, '.data'),
  DATABASE_URL: optional(
    'empty for SQLite, or postgres://user:password@host:5432/database',
    (value) => isUrl(value, ['postgres:', 'postgresql:']),
  ),
  INTAKE_RATE_PER_MINUTE: count(30),
  SMTP_URL: optional('smtp://user:password@host:587 or smtps://…', (value) =>
    isUrl(value, ['smtp:', 'smtps:']),
  ),
  SMTP_PROXY: optional('http://host:port of a proxy that takes CONNECT', (value) =>
    isUrl(value, ['http:']),
  ),
  MAIL_FROM: optional('an address such as Beam <hello@example.com>', (value) =>
    /^(?:[^<>",;:@\p{Cc}]+ <[^\s<>",;:@]+@[^\s<>",;:@]+>|[^\s<>",;:@]+@[^\s<>",;:@]+)$/u.test(
      value,
    ),
  ),
  PUBLIC_SITE_URL: origin,
  PUBLIC_CMS_URL: origin,
  CMS_INTERNAL_URL: origin,
  SECURE_API_URL: origin,
  CHAT_WIDGET_URL: optional('an https:// address of a script', (value) => isUrl(value, ['https:'])),
  CHAT_BEFORE_CONSENT: flag(false),
  GTM_ID: optional('a container id such as GTM-ABC123', (value) =>
    /^GTM-[A-Z0-9]{4,12}$/.test(value),
  ),
  CHECK_OUTSIDE_LINKS: z._default(z.enum(['no', 'public', 'all'], 'no, public or all'), 'no'),
  TRUST_PROXY: flag(false),
  LOG_FORMAT: z._default(z.enum(['text', 'json'], 'text or json'), 'text'),
  DEMO_ACCOUNTS: flag(false),
  SECRETS_DIR: optional('a folder', () => true),
  DATABASE_PASSWORD_FILE: optional('a file that holds the database password', () => true),
})

export type Environment = z.infer<typeof environment>
export type EnvironmentVariable = keyof Environment

/** Where a browser reaches the two servers. */
export const publicAddresses = (given: Environment) => ({
  cmsUrl: given.PUBLIC_CMS_URL || `http://localhost:${given.CMS_PORT}`,
  siteUrl: given.PUBLIC_SITE_URL || `http://localhost:${given.WEB_PORT}`,
})

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Reads the settings once; an empty variable counts as absent. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = environment.safeParse(given)
  if (result.success) return result.data
  throw new EnvironmentError(
    result.error.issues
      .map((issue) => `${String(issue.path[0])} must be ${issue.message}.`)
      .join('\n'),
  )
}
