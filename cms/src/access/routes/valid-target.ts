import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../platform/shared/json'
import type { Context } from '../../platform/strapi/context'
import { findContentType } from '../../platform/strapi/models'

/** Relations that Strapi sets itself; the panel lists nothing to choose for them. */
const SET_BY_STRAPI = new Set(['createdBy', 'updatedBy', 'localizations'])

const NEEDS_DRAFTS = /\/actions\/(?:publish|unpublish|discard|bulkPublish|bulkUnpublish)$/

/**
 * Whether the ids, the type and the field that a request names are of the kind its route handles. Strapi's own
 * actions fail with a 500 on a type of another kind, a type without drafts, or a field that is not a
 * relation.
 */
export function hasValidTarget(
  key: string,
  { params, request }: Context,
  strapi: Core.Strapi,
): boolean {
  // Strapi reads "07" as 7, but records of the change would name "07".
  if (/^0\d+$/.test(String(params['id']))) return false
  if (key === 'POST /admin/permissions/check')
    return isJsonObject(request.body) && Array.isArray(request.body['permissions'])
  const { model, targetField }: { model?: string; targetField?: string } = params
  if (model === undefined || !key.includes('/content-manager/')) return true
  const type = findContentType(strapi, model)
  if (!type) return false
  if (targetField !== undefined)
    return !SET_BY_STRAPI.has(targetField) && 'target' in (type.attributes[targetField] ?? {})
  const kind = key.includes('/single-types/') ? 'singleType' : 'collectionType'
  const hasDrafts = type.options?.draftAndPublish === true
  return type.kind === kind && (hasDrafts || !NEEDS_DRAFTS.test(key))
}
