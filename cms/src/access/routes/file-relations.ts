import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../platform/shared/json'
import type { Context } from '../../platform/strapi/context'
import { hideAttribute } from '../../platform/strapi/models'

const SENT_WITH_FILES = new Set(['fileInfo', 'files'])
const UPLOAD_ROUTE = /^(?:POST \/upload(?:\/files(?:\/:id\/replace)?)?|PUT \/upload\/files\/:id)$/

/**
 * Strapi attaches an upload to any row that `ref` and `refId` name, without a check of permissions.
 * The panel sends none of these fields: an editor chooses pictures in the entry itself.
 */
export function attachesToEntry(key: string, { request }: Context): boolean {
  if (!UPLOAD_ROUTE.test(key) || request.body === undefined) return false
  if (!isJsonObject(request.body)) return true
  return Object.keys(request.body).some((name) => !SENT_WITH_FILES.has(name))
}

/** A file's `related` are the rows of every type that use it, so nobody may read, filter or sort by it. */
export const hideUsesOfFiles = (strapi: Core.Strapi) =>
  hideAttribute(strapi, 'plugin::upload.file', 'related')
