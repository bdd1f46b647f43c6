import { invalid } from '../../../platform/http/query'
import { type FormName, formNames } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../../platform/http/json-object'
import { storedValue } from '../../../platform/strapi/stored-value'

/** What the months are counted from: business enquiries count from when they are closed. */
export type Basis = 'arrival' | 'closing'

/** Months after which a form's submissions are deleted; null for never. */
export type RetentionSettings = {
  spamDays: number
  months: Record<FormName, number | null>
}

export const retentionBasis: Record<FormName, Basis> = {
  contact: 'arrival',
  'career-application': 'arrival',
  installation: 'closing',
  'os-installation': 'closing',
  investor: 'closing',
  'local-partner': 'closing',
  newsletter: 'arrival',
  'log-consent': 'arrival',
}

/** What the site's privacy policy says; a test compares them. */
export const defaultRetention: RetentionSettings = {
  spamDays: 30,
  months: {
    contact: 24,
    'career-application': 24,
    installation: 60,
    'os-installation': 60,
    investor: 60,
    'local-partner': 60,
    // As long as they stay subscribed.
    newsletter: null,
    'log-consent': 60,
  },
}

const MAX_MONTHS = 240
const MAX_DAYS = 3650

const stored = (strapi: Core.Strapi) => storedValue<RetentionSettings>(strapi, 'retention')

export const readRetention = async (strapi: Core.Strapi): Promise<RetentionSettings> =>
  (await stored(strapi).read()) ?? defaultRetention

export const writeRetention = (strapi: Core.Strapi, next: RetentionSettings) =>
  stored(strapi).write(next)

const isPeriod = (value: unknown, highest: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= highest

/** `{ spamDays, months: { [form]: number | null } }` with every form. */
export function parseRetention(body: unknown): RetentionSettings {
  const { spamDays, months } = isJsonObject(body) ? body : {}
  if (!isPeriod(spamDays, MAX_DAYS)) throw invalid(`Spam is kept for 1 to ${MAX_DAYS} days.`)
  const given = isJsonObject(months) ? months : {}
  const entries = formNames.map((form) => {
    const value = given[form]
    if (value !== null && !isPeriod(value, MAX_MONTHS))
      throw invalid(`Submissions are kept for 1 to ${MAX_MONTHS} months, or without a limit.`)
    return [form, value] as const
  })
  return { spamDays, months: Object.fromEntries(entries) as Record<FormName, number | null> }
}
