import * as z from 'zod/mini'
import {
  count,
  flag,
  host,
  isDecodable,
  isUrl,
  oneOf,
  optional,
  optionalPort,
  origin,
  port,
} from './setting-rules'
import { isWebhookSecret, readWebhookTargets } from './webhook-targets'

/** What `npm run generate` writes about a setting in .env.example, docs/configuration.md and docker-compose.yml. */
type SettingNote = {
  use: string
  /** What applies where the default is empty, or for a part of the commands. */
  otherwise?: string
  example?: string
  /** The container that gets it from docker-compose.yml; the images set the others. */
  container?: 'both' | 'cms' | 'web'
  /** Its value there, unless it is the operator's or the default. */
  inContainer?: string
}

export const settingNotes = z.registry<SettingNote>()

/** Every variable that the servers read, with its rule, its default and its description. */
export const environment = z.object({
  WEB_PORT: port(3000).register(settingNotes, {
    use: 'The port of the site.',
    container: 'both',
    inContainer: '3000',
  }),
  CMS_PORT: port(1337).register(settingNotes, {
    use: 'The port of the cms.',
    container: 'both',
    inContainer: '1337',
  }),
  HOST: host().register(settingNotes, { use: 'The address that both listen on.' }),
  DATA_DIR: optional('a folder', () => true, '.data').register(settingNotes, {
    use: 'The folder of the database, uploads, secrets, accounts and logs; readable by its owner only.',
  }),
  SECRETS_DIR: optional('a folder', () => true).register(settingNotes, {
    use: 'The folder of the secrets.',
    otherwise: 'DATA_DIR/secrets',
  }),
  DATABASE_URL: optional(
    'empty for SQLite, or postgres://user:password@host:5432/database',
    (value) => isUrl(value, ['postgres:', 'postgresql:']),
  ).register(settingNotes, {
    use: 'PostgreSQL: `postgres://user:password@host:5432/database`; `?sslmode=require` for TLS.',
    otherwise: 'SQLite',
    example: 'postgres://user:password@localhost:5432/cms',
    container: 'cms',
    inContainer: 'postgres://cms@database:5432/cms',
  }),
  DATABASE_PASSWORD_FILE: optional('a file that holds the database password', () => true).register(
    settingNotes,
    {
      use: 'A file with the database password, if DATABASE_URL has none.',
      example: '/run/secrets/database-password',
      container: 'cms',
      inContainer: '/secrets/database/password',
    },
  ),
  S3_BUCKET: optional('the name of a bucket', (value) =>
    /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(value),
  ).register(settingNotes, {
    use: 'The bucket that holds the uploads; see operations.md. Without it they are in DATA_DIR only.',
    example: 'uploads-of-wallet',
    container: 'cms',
  }),
  S3_ENDPOINT: origin().register(settingNotes, {
    use: 'The S3 store of the bucket.',
    otherwise: 'Amazon’s, in S3_REGION',
    example: 'https://s3.example.com',
    container: 'cms',
  }),
  S3_REGION: optional(
    'a region such as eu-central-1',
    (value) => /^[a-z\d-]{1,40}$/.test(value),
    'us-east-1',
  ).register(settingNotes, { use: 'The region of the bucket.', container: 'cms' }),
  S3_FORCE_PATH_STYLE: flag(false).register(settingNotes, {
    use: 'true names the bucket in the path instead of the host, as most stores but Amazon’s need.',
    container: 'cms',
  }),
  // These two belong to other programs, too: without S3_BUCKET nothing is expected of them.
  AWS_ACCESS_KEY_ID: optional('the id of an access key', () => true).register(settingNotes, {
    use: 'The access key to the bucket, which may list, read, write and delete. Needed with S3_BUCKET.',
    container: 'cms',
    inContainer: '${S3_BUCKET:+${AWS_ACCESS_KEY_ID:-}}',
  }),
  AWS_SECRET_ACCESS_KEY: optional('the secret of an access key', () => true).register(
    settingNotes,
    {
      use: 'Its secret.',
      container: 'cms',
      inContainer: '${S3_BUCKET:+${AWS_SECRET_ACCESS_KEY:-}}',
    },
  ),
  AWS_SECRET_ACCESS_KEY_FILE: optional('a file that holds the secret', () => true).register(
    settingNotes,
    {
      use: 'A file with its secret, if AWS_SECRET_ACCESS_KEY is not set.',
      example: '/run/secrets/s3-secret',
      container: 'cms',
    },
  ),
  INTAKE_RATE_PER_MINUTE: count(30).register(settingNotes, {
    use: 'Submissions per client address per minute; also limits each address to 5 MB an hour; 0 turns both limits off.',
    container: 'cms',
  }),
  CONTENT_READS_PER_SECOND: count(20).register(settingNotes, {
    use: 'Content reads per client address per second that no cache answers, counted over five seconds; 0 turns the limit off. The site’s server has none.',
    container: 'cms',
  }),
  CONFIRMATIONS_PER_HOUR: count(500).register(settingNotes, {
    use: 'Emails per hour that visitors cause to the addresses they enter, and as many of the newsletter’s questions; more are held back, and staff can send them; 0 turns the limit off.',
    container: 'cms',
  }),
  SMTP_URL: optional('smtp://user:password@host:587 or smtps://…', (value) =>
    isUrl(value, ['smtp:', 'smtps:']),
  ).register(settingNotes, {
    use: 'The mail server. Without it no email is sent; the panel shows what would have been.',
    example: 'smtps://user:password@mail.example.com:465',
    container: 'cms',
  }),
  SMTP_PROXY: optional('http://host:port of a proxy that takes CONNECT', (value) =>
    isUrl(value, ['http:']),
  ).register(settingNotes, {
    use: 'An HTTP proxy (CONNECT) to the mail servers, if the cms has no other way out.',
    example: 'http://localhost:8025',
    container: 'cms',
    inContainer: 'http://mail:8025',
  }),
  MAIL_FROM: optional('an address such as Wallet <hello@example.com>', (value) =>
    /^(?:[^<>",;:@\p{Cc}]+ <[^\s<>",;:@]+@[^\s<>",;:@]+>|[^\s<>",;:@]+@[^\s<>",;:@]+)$/u.test(
      value,
    ),
  ).register(settingNotes, {
    use: 'The sender of every email.',
    otherwise: 'no-reply@ the site’s host',
    example: 'Wallet <hello@example.com>',
    container: 'cms',
  }),
  WEBHOOK_TARGETS: optional(
    (value) =>
      `addresses such as https://crm.example.com/hook|name=CRM, separated by spaces, but ${readWebhookTargets(value)}`,
    (value) => typeof readWebhookTargets(value) !== 'string',
  ).register(settingNotes, {
    use: 'Who is told of new submissions, changed states, replies and publishes; see operations.md.',
    example: 'https://crm.example.com/hook|events=submission.created',
    container: 'cms',
  }),
  WEBHOOK_SECRET: optional('whsec_ and 24 to 64 bytes as base64', isWebhookSecret).register(
    settingNotes,
    {
      use: 'Signs what they are told: `echo whsec_$(openssl rand -base64 32)`. Needed with WEBHOOK_TARGETS.',
      container: 'cms',
    },
  ),
  IMAP_URL: optional(
    'imaps://user:password@host:993/folder or imap://…',
    (value) => isUrl(value, ['imap:', 'imaps:']) && isDecodable(value),
  ).register(settingNotes, {
    use: 'The mailbox that visitors’ answers arrive in; the folder is INBOX unless named. Without it no answer is read.',
    example: 'imaps://reply%40example.com:password@mail.example.com',
    container: 'cms',
  }),
  IMAP_ADDRESS: optional(
    'an address such as reply@example.com with at most 16 letters before the @',
    (value) => /^[a-z\d._-]{1,16}@[a-z\d.-]+$/i.test(value),
  ).register(settingNotes, {
    use: 'The address of that mailbox, which must also get what is sent to `reply+…@`. Needed with IMAP_URL.',
    example: 'reply@example.com',
    container: 'cms',
  }),
  PUBLIC_SITE_URL: origin().register(settingNotes, {
    use: 'Where browsers reach the site.',
    otherwise: 'http://localhost:WEB_PORT',
    example: 'https://www.example.com',
    container: 'both',
    inContainer: '${PUBLIC_SITE_URL:-http://localhost:${WEB_PORT:-3000}}',
  }),
  PUBLIC_CMS_URL: origin().register(settingNotes, {
    use: 'Where browsers reach the cms.',
    otherwise: 'http://localhost:CMS_PORT',
    example: 'https://cms.example.com',
    container: 'both',
    inContainer: '${PUBLIC_CMS_URL:-http://localhost:${CMS_PORT:-1337}}',
  }),
  CMS_INTERNAL_URL: origin().register(settingNotes, {
    use: 'Where the site’s server reaches the cms.',
    otherwise: 'http://127.0.0.1:CMS_PORT',
    example: 'http://127.0.0.1:1337',
    container: 'web',
    inContainer: 'http://any-cms:1337',
  }),
  SECURE_API_URL: origin().register(settingNotes, {
    use: 'The host that careers, both installation forms and the newsletter dialog post to.',
    otherwise: 'PUBLIC_CMS_URL',
    example: 'https://secure.example.com',
    container: 'web',
  }),
  CHAT_WIDGET_URL: optional('an https:// address of a script', (value) =>
    isUrl(value, ['https:']),
  ).register(settingNotes, {
    use: 'The chat script. Without it there is no chat.',
    example: 'https://chat.example.com/widget.js',
    container: 'web',
  }),
  CHAT_BEFORE_CONSENT: flag(false).register(settingNotes, {
    use: 'true loads the chat before cookies are accepted.',
    container: 'web',
  }),
  GTM_ID: optional('a container id such as GTM-ABC123', (value) =>
    /^GTM-[A-Z0-9]{4,12}$/.test(value),
  ).register(settingNotes, {
    use: 'The Google Tag Manager container. Without it there are no analytics.',
    example: 'GTM-ABC1234',
    container: 'web',
  }),
  CHECK_OUTSIDE_LINKS: oneOf(['no', 'public', 'all'], 'no, public or all', 'no').register(
    settingNotes,
    {
      use: '`public`: ask links to other sites once a day if they still lead somewhere; `all`: your own network, too.',
      container: 'cms',
    },
  ),
  TRUST_PROXY: flag(false).register(settingNotes, {
    use: 'true only behind your own proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto` for both servers. With docker compose: one in front of its nginx.',
    container: 'both',
    inContainer: 'true',
  }),
  WEB_METRICS_PORT: optionalPort().register(settingNotes, {
    use: 'The private port on which the site serves `/metrics` for Prometheus; 0 turns it off.',
    container: 'both',
  }),
  CMS_METRICS_PORT: optionalPort().register(settingNotes, {
    use: 'The same of the cms.',
    container: 'both',
  }),
  METRICS_HOST: host().register(settingNotes, {
    use: 'The address that the metrics listen on.',
    container: 'both',
    inContainer: '${METRICS_HOST:-0.0.0.0}',
  }),
  LOG_FORMAT: oneOf(['text', 'json'], 'text or json', 'text').register(settingNotes, {
    use: 'json writes each log line of both servers as one JSON object.',
    container: 'both',
  }),
  DEMO_ACCOUNTS: flag(false).register(settingNotes, {
    use: 'One account per role besides the administrator.',
    otherwise: 'true for `npm start` and `npm run dev`',
    container: 'cms',
  }),
  SEED: oneOf(['full', 'minimal'], 'full or minimal', 'full').register(settingNotes, {
    use: 'The first content of an empty cms: `full`, or `minimal` for a home page and a contact form.',
    container: 'cms',
  }),
  SEED_LANGUAGES: optional('codes of languages with a comma between, such as de', (value) =>
    /^[a-z]{2}(?:,[a-z]{2})*$/.test(value),
  ).register(settingNotes, {
    use: 'The languages beside its own that the first content is in, such as `de`.',
    otherwise: 'none',
    example: 'de',
    container: 'cms',
  }),
  TRANSLATION_URL: optional('an http or https address', (value) =>
    isUrl(value, ['http:', 'https:']),
  ).register(settingNotes, {
    use: 'What fills the draft of a translation, by the calls of LibreTranslate’s `/translate`.',
    otherwise: 'translations begin with the texts of the source',
    example: 'http://localhost:5000/translate',
    container: 'cms',
  }),
  NODE_ENV: oneOf(
    ['development', 'test', 'production'],
    'development, test or production',
    'production',
  ).register(settingNotes, { use: 'production, development or test; set by the commands.' }),
})

export type Environment = z.infer<typeof environment>
export type EnvironmentVariable = keyof Environment

/** Where a browser reaches the two servers. */
export const publicAddresses = (given: Environment) => ({
  cmsUrl: given.PUBLIC_CMS_URL || `http://localhost:${given.CMS_PORT}`,
  siteUrl: given.PUBLIC_SITE_URL || `http://localhost:${given.WEB_PORT}`,
})

/** Pairs of settings: the first of each needs the second. */
const pairs = [
  ['WEBHOOK_TARGETS', 'WEBHOOK_SECRET'],
  ['IMAP_URL', 'IMAP_ADDRESS'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_BUCKET', 'AWS_ACCESS_KEY_ID'],
] as const satisfies [EnvironmentVariable, EnvironmentVariable][]

/** Throws if the first setting of a pair is given without the second, though each is right by itself. */
export function refuseHalfPairs(given: Environment) {
  const half = pairs.find(([name, needed]) => given[name] !== '' && given[needed] === '')
  if (half) throw new EnvironmentError(`${half[0]} needs ${half[1]}.`)
  if (given.S3_BUCKET && !given.AWS_SECRET_ACCESS_KEY && !given.AWS_SECRET_ACCESS_KEY_FILE)
    throw new EnvironmentError(
      'S3_BUCKET needs AWS_SECRET_ACCESS_KEY or AWS_SECRET_ACCESS_KEY_FILE.',
    )
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Checks all settings, and throws an error that names each wrong one. An empty variable counts as absent. */
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
