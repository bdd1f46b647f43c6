import { z } from '@app/runtime'
import { type FormName, formNames, staffViewOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { parseBody } from '../../../platform/http/body'
import { storedValue } from '../../../platform/strapi/stored-value'

/** Months after which a form's submissions are deleted; null for never. */
export type RetentionSettings = {
  spamDays: number
  months: Record<FormName, number | null>
}

/** What the site's privacy policy says; a test compares them. */
export const defaultRetention: RetentionSettings = {
  spamDays: 30,
  months: Object.fromEntries(
    formNames.map((name) => [name, staffViewOf(name).kept.months]),
  ) as RetentionSettings['months'],
}

const MAX_MONTHS = 240
const MAX_DAYS = 3650

const stored = (strapi: Core.Strapi) => storedValue<RetentionSettings>(strapi, 'retention')

export const readRetention = async (strapi: Core.Strapi): Promise<RetentionSettings> =>
  (await stored(strapi).read()) ?? defaultRetention

export const writeRetention = (strapi: Core.Strapi, next: RetentionSettings) =>
  stored(strapi).write(next)

const DAYS = `Spam is kept for 1 to ${MAX_DAYS} days.`
const MONTHS = `Submissions are kept for 1 to ${MAX_MONTHS} months, or without a limit.`

const period = (highest: number, sentence: string) =>
  z.int(sentence).check(z.minimum(1, sentence), z.maximum(highest, sentence))

const retention = z.object({
  spamDays: period(MAX_DAYS, DAYS),
  months: z.record(z.enum(formNames), z.nullable(period(MAX_MONTHS, MONTHS)), MONTHS),
})

export const parseRetention = (body: unknown): RetentionSettings => parseBody(retention, body)
