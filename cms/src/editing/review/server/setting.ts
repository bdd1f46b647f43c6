import { invalid } from '../../../platform/http/query'
import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../../platform/http/json-object'
import { storedValue } from '../../../platform/strapi/stored-value'

const stored = (strapi: Core.Strapi) => storedValue<boolean>(strapi, 'review-needed')

/** Whether only a chief editor publishes; off until somebody turns it on. */
export const isReviewNeeded = async (strapi: Core.Strapi) => (await stored(strapi).read()) ?? false

export const setReviewNeeded = (strapi: Core.Strapi, isNeeded: boolean) =>
  stored(strapi).write(isNeeded)

/** `{ isNeeded }` */
export function parseSetting(body: unknown): boolean {
  const isNeeded = isJsonObject(body) ? body['isNeeded'] : undefined
  if (typeof isNeeded !== 'boolean') throw invalid('Turn the review on or off.')
  return isNeeded
}
