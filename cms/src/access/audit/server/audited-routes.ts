import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../../platform/http/json-object'
import { nameOf } from '../../accounts/actor'
import type { Context } from '../../../platform/strapi/context'
import { userOf } from '../../../platform/strapi/staff'
import type { AuditAction } from '../shared/actions'
import { audit, type AuditEntry } from './record'

type Audited = {
  action: AuditAction
  /** Of what kind; a route parameter if it begins with a colon. */
  subject: string
  detail?: AuditEntry['detail']
}

const publish = { action: 'content.publish', subject: ':model' } as const
const unpublish = { action: 'content.unpublish', subject: ':model' } as const
const deleteEntry = { action: 'content.delete', subject: ':model' } as const
const file = { action: 'content.delete', subject: 'file' } as const
const role = (change: string): Audited => ({
  action: 'staff.role',
  subject: 'role',
  detail: { change },
})
const member = (change: string): Audited => ({
  action: 'staff.member',
  subject: 'account',
  detail: { change },
})

/** Strapi's own routes whose success is recorded. Our own routes record what they do themselves. */
const auditedRoutes: Record<string, Audited> = {
  'POST /content-manager/single-types/:model/actions/publish': publish,
  'POST /content-manager/single-types/:model/actions/unpublish': unpublish,
  'DELETE /content-manager/single-types/:model': deleteEntry,
  'POST /content-manager/collection-types/:model/actions/publish': publish,
  'POST /content-manager/collection-types/:model/:id/actions/publish': publish,
  'POST /content-manager/collection-types/:model/actions/bulkPublish': publish,
  'POST /content-manager/collection-types/:model/:id/actions/unpublish': unpublish,
  'POST /content-manager/collection-types/:model/actions/bulkUnpublish': unpublish,
  'DELETE /content-manager/collection-types/:model/:id': deleteEntry,
  'POST /content-manager/collection-types/:model/actions/bulkDelete': deleteEntry,
  'DELETE /upload/files/:id': file,
  'POST /upload/actions/bulk-delete': file,
  'POST /admin/roles': role('created'),
  'PUT /admin/roles/:id': role('renamed'),
  'PUT /admin/roles/:id/permissions': role('permissions'),
  'DELETE /admin/roles/:id': role('deleted'),
  'POST /admin/roles/batch-delete': role('deleted'),
  'POST /admin/users': member('invited'),
  'PUT /admin/users/:id': member('changed'),
  'DELETE /admin/users/:id': member('removed'),
  'POST /admin/users/batch-delete': member('removed'),
}

const listed = (body: unknown, key: string): unknown[] => {
  const value = isJsonObject(body) ? body[key] : undefined
  return Array.isArray(value) ? value : []
}

/** The ids that a request names: in its path, as a list in its body, or in the answer if it created one. */
function idsIn({ params, request, body: answer }: Context, { subject }: Audited): string[] {
  const inPath: unknown = params['id']
  if (inPath !== undefined) return [String(inPath)]
  const inBody = ['documentIds', 'ids', 'fileIds'].flatMap((key) => listed(request.body, key))
  if (inBody.length > 0) return inBody.slice(0, 500).map((id) => String(id).slice(0, 255))
  const created = isJsonObject(answer) && isJsonObject(answer['data']) ? answer['data'] : {}
  // Entries of a content type are addressed by document, roles and accounts by row.
  const id = created[subject.startsWith(':') ? 'documentId' : 'id']
  return [id === undefined ? '' : String(id)]
}

/** After a request: records it if it is audited and succeeded. */
export async function auditRoute(strapi: Core.Strapi, key: string, ctx: Context) {
  const audited = auditedRoutes[key]
  const user = userOf(ctx)
  if (!audited || !user || ctx.status >= 300) return
  const { action, subject, detail } = audited
  const entry = {
    actor: { id: user.id, name: nameOf(user) },
    action,
    subject: subject.startsWith(':') ? String(ctx.params[subject.slice(1)]) : subject,
    ...(detail && { detail }),
  }
  await audit(strapi.db, ...idsIn(ctx, audited).map((subjectId) => ({ ...entry, subjectId })))
}
