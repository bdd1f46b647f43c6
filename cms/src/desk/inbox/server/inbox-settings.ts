import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { parseBody } from '../../../platform/http/body'
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

const HOURS = `The target is a whole number of hours, from 1 to ${MOST_HOURS}.`

const inboxSettings = z.object({
  answerWithinHours: z.int(HOURS).check(z.minimum(1, HOURS), z.maximum(MOST_HOURS, HOURS)),
})

export const parseInboxSettings = (body: unknown): InboxSettings => parseBody(inboxSettings, body)
