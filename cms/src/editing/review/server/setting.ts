import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { parseBody } from '../../../platform/http/body'
import { storedValue } from '../../../platform/strapi/stored-value'

const stored = (strapi: Core.Strapi) => storedValue<boolean>(strapi, 'review-needed')

/** Whether only a chief editor publishes; off until somebody turns it on. */
export const isReviewNeeded = async (strapi: Core.Strapi) => (await stored(strapi).read()) ?? false

export const setReviewNeeded = (strapi: Core.Strapi, isNeeded: boolean) =>
  stored(strapi).write(isNeeded)

const setting = z.object({ isNeeded: z.boolean('Turn the review on or off.') })

export const parseSetting = (body: unknown): boolean => parseBody(setting, body).isNeeded
