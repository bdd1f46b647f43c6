import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../../platform/http/json-object'
import { nameOf } from '../../accounts/actor'
import type { Context } from '../../../platform/strapi/context'
import { userOf } from '../../../platform/strapi/staff'
import type { AuditAction } from '../shared/actions'
import { audit, type AuditEntry } from './record'

type Audited = { action: AuditAction; subject: string; detail: AuditEntry['detail'] }

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

/** Strapi's own routes for accounts and roles. What changes content and files is recorded where it is written. */
const auditedRoutes: Record<string, Audited> = {
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

/** The ids that a request names: in its path, as a list in its body, or in the answer if it created one. */
function idsIn({ params, request, body: answer }: Context): string[] {
  const inPath: unknown = params['id']
  if (inPath !== undefined) return [String(inPath)]
  const inBody = isJsonObject(request.body) ? request.body['ids'] : undefined
  if (Array.isArray(inBody)) return inBody.slice(0, 500).map((id) => String(id).slice(0, 255))
  const created = isJsonObject(answer) && isJsonObject(answer['data']) ? answer['data'] : {}
  return [String(created['id'] ?? '')]
}

/** After a request: records it if it is audited and succeeded. */
export async function auditRoute(strapi: Core.Strapi, key: string, ctx: Context) {
  const audited = auditedRoutes[key]
  const user = userOf(ctx)
  if (!audited || !user || ctx.status >= 300) return
  const actor = { id: user.id, name: nameOf(user) }
  const entries = idsIn(ctx).map((subjectId) => ({ ...audited, actor, subjectId }))
  await audit(strapi.db, ...entries)
}
