import { resolve } from 'node:path'
import {
  type Bucket,
  bucketIn,
  type Environment,
  mailServerOf,
  publicAddresses,
  readEnvironment,
  refuseHalfPairs,
  readSecretFile,
  readWebhookTargets,
  type WebhookTarget,
} from '@app/runtime'

/** Keys that only this server knows; the start command generates them once. */
type Secrets = {
  adminJwtSecret: string
  apiTokenSalt: string
  transferTokenSalt: string
  encryptionKey: string
  jwtSecret: string
  /** Hashes who left the newsletter and whom the audit log names, and signs the links to leave; a rotation keeps it. */
  subscriberKey: string
}

const SECRET_NAMES = [
  'adminJwtSecret',
  'apiTokenSalt',
  'transferTokenSalt',
  'encryptionKey',
  'jwtSecret',
  'subscriberKey',
] as const satisfies (keyof Secrets)[]

class SettingsError extends Error {
  override name = 'SettingsError'
}

function readSecrets(path: string): Secrets {
  const secrets: Secrets = JSON.parse(readSecretFile(path))
  const missing = SECRET_NAMES.filter((name) => !secrets[name])
  if (missing.length > 0) throw new SettingsError(`${path} lacks ${missing.join(', ')}.`)
  return secrets
}

/** Adds the proxy to the URL, from which Nodemailer reads its options, and the port, which it needs behind a proxy. */
function throughProxy(smtpUrl: string, proxy: string): string {
  if (smtpUrl === '' || proxy === '') return smtpUrl
  const url = new URL(smtpUrl)
  url.port = String(mailServerOf(smtpUrl).port)
  url.searchParams.set('proxy', proxy)
  return url.href
}

export type MailboxSettings = {
  url: string
  /** The address of the mailbox, to which visitors reply, with a tag. */
  address: string
  proxy: string
}

function mailboxOf({ IMAP_URL, IMAP_ADDRESS, SMTP_PROXY }: Environment): MailboxSettings | null {
  if (IMAP_URL === '') return null
  return { url: IMAP_URL, address: IMAP_ADDRESS, proxy: SMTP_PROXY }
}

export type Settings = {
  environment: Environment
  dataDir: string
  /** The public URL of this server. */
  cmsUrl: string
  /** The public URL of the site. */
  siteUrl: string
  secrets: Secrets
  contentSecret: string
  /** Empty: no mail is sent. */
  smtpUrl: string
  /** The sender of every mail. */
  mailFrom: string
  /** The systems that are told of what happens, and how messages to them are signed. */
  webhooks: { targets: readonly WebhookTarget[]; secrets: readonly string[] }
  /** Where visitors' emails arrive; null: none are read. */
  mailbox: MailboxSettings | null
  databasePassword: string | undefined
  /** Where uploads are; undefined: in DATA_DIR only. */
  bucket: Bucket | undefined
}

function webhooksIn({ WEBHOOK_TARGETS, WEBHOOK_SECRET }: Environment): Settings['webhooks'] {
  // A text would say what is wrong with them, but `readEnvironment` has refused that.
  const targets = readWebhookTargets(WEBHOOK_TARGETS)
  const secrets = WEBHOOK_SECRET.split(/\s+/)
  return { targets: typeof targets === 'string' ? [] : targets, secrets }
}

function readSettings(): Settings {
  const environment = readEnvironment(process.env)
  refuseHalfPairs(environment)
  const dataDir = resolve(environment.DATA_DIR)
  const secretsDir = resolve(environment.SECRETS_DIR || `${dataDir}/secrets`)
  const addresses = publicAddresses(environment)
  const passwordFile = environment.DATABASE_PASSWORD_FILE
  return {
    environment,
    dataDir,
    ...addresses,
    secrets: readSecrets(`${secretsDir}/cms.json`),
    contentSecret: readSecretFile(`${secretsDir}/content-secret`),
    smtpUrl: throughProxy(environment.SMTP_URL, environment.SMTP_PROXY),
    mailFrom: environment.MAIL_FROM || `no-reply@${new URL(addresses.siteUrl).hostname}`,
    webhooks: webhooksIn(environment),
    mailbox: mailboxOf(environment),
    databasePassword: passwordFile ? readSecretFile(passwordFile) : undefined,
    bucket: bucketIn(environment),
  }
}

export const settings = readSettings()
