import { type FormName, formNames } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { storedValue } from '../../../platform/strapi/stored-value'

/** What an administrator sets in the panel. */
export type MailSettings = {
  /** Who is notified of a new submission, form by form. */
  notices: Partial<Record<FormName, string[]>>
  /** Forms whose senders get no confirmation. */
  unconfirmed: FormName[]
  /** New subscribers get the newsletter only after they confirmed by the link in an email. */
  isDoubleOptIn: boolean
}

const defaultMailSettings: MailSettings = { notices: {}, unconfirmed: [], isDoubleOptIn: false }

/** The forms that cause emails: a record of a cookie choice has no email address. */
export const mailForms: readonly FormName[] = formNames.filter((form) => form !== 'log-consent')

const POLL_MS = 5000

const lastRead = new WeakMap<Core.Strapi, MailSettings>()

const stored = (strapi: Core.Strapi) => storedValue<MailSettings>(strapi, 'mail-settings')

export async function readMailSettings(strapi: Core.Strapi): Promise<MailSettings> {
  const settings = { ...defaultMailSettings, ...(await stored(strapi).read()) }
  lastRead.set(strapi, settings)
  return settings
}

/**
 * The settings as last read, so that a submission does not wait for a query. A change made
 * by another process is seen some seconds later.
 */
export const cachedMailSettings = (strapi: Core.Strapi): MailSettings =>
  lastRead.get(strapi) ?? defaultMailSettings

/** Reads the settings now and every few seconds, for `cachedMailSettings`. */
export async function followMailSettings(strapi: Core.Strapi) {
  await readMailSettings(strapi)
  const { httpServer } = strapi.server
  httpServer.once('listening', () => {
    const refresh = () => readMailSettings(strapi).catch(() => undefined)
    const timer = setInterval(() => void refresh(), POLL_MS).unref()
    httpServer.once('close', () => clearInterval(timer))
  })
}

export const writeMailSettings = (strapi: Core.Strapi, settings: MailSettings) =>
  stored(strapi).write(settings)
