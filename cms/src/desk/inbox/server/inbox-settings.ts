import { invalid } from '../../../platform/http/query'
import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../../platform/http/json-object'
import { storedValue } from '../../../platform/strapi/stored-value'

/** What an administrator sets for the inbox. */
export type InboxSettings = {
  /** A submission that waits longer is overdue. */
  answerWithinHours: number
}

const defaultInboxSettings: InboxSettings = { answerWithinHours: 48 }

const MOST_HOURS = 24 * 90

const stored = (strapi: Core.Strapi) => storedValue<InboxSettings>(strapi, 'inbox-settings')

export const readInboxSettings = async (strapi: Core.Strapi): Promise<InboxSettings> => ({
  ...defaultInboxSettings,
  ...(await stored(strapi).read()),
})

export const writeInboxSettings = (strapi: Core.Strapi, settings: InboxSettings) =>
  stored(strapi).write(settings)

/** `{ answerWithinHours }` */
export function parseInboxSettings(body: unknown): InboxSettings {
  const hours = isJsonObject(body) ? body['answerWithinHours'] : undefined
  if (typeof hours !== 'number' || !Number.isSafeInteger(hours) || hours < 1 || hours > MOST_HOURS)
    throw invalid(`The target is a whole number of hours, from 1 to ${MOST_HOURS}.`)
  return { answerWithinHours: hours }
}
