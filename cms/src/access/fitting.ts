import type { Core, UID } from '@strapi/strapi'
import type { Context } from '../delivery/koa'

const NEEDS_DRAFTS = /\/actions\/(?:publish|unpublish|discard|bulkPublish|bulkUnpublish)$/

/**
 * Whether a request can mean anything to its route. Strapi's own actions break, with a 500, on a type of
 * the other kind, on one without drafts, and on a field that is no relation.
 */
export function isFitting(key: string, { params, request }: Context, strapi: Core.Strapi): boolean {
  if (key === 'POST /admin/permissions/check')
    return Array.isArray((request.body as { permissions?: unknown } | undefined)?.permissions)
  const { model, targetField } = params as { model?: string; targetField?: string }
  if (model === undefined || !key.includes('/content-manager/')) return true
  const type = strapi.contentTypes[model as UID.ContentType]
  if (!type) return false
  if (targetField !== undefined) return 'target' in (type.attributes[targetField] ?? {})
  const kind = key.includes('/single-types/') ? 'singleType' : 'collectionType'
  const hasDrafts = type.options?.draftAndPublish === true
  return type.kind === kind && (hasDrafts || !NEEDS_DRAFTS.test(key))
}
