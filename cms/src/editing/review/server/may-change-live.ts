import type { Core } from '@strapi/strapi'
import { abilityOf } from '../../../platform/strapi/staff'
import { mayApprove } from './permissions'
import { isReviewNeeded } from './setting'

/**
 * Whether the member of staff who makes the current request may change what visitors see. What nobody
 * asked for by a request, such as the first content, is allowed.
 */
export async function mayChangeLive(strapi: Core.Strapi): Promise<boolean> {
  const ctx = strapi.requestContext.get()
  return !ctx || mayApprove(abilityOf(ctx)) || !(await isReviewNeeded(strapi))
}
