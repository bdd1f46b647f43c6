import type { Core } from '@strapi/strapi'
import type { Context } from '../../../platform/strapi/context'
import type { StaffUser } from '../../../platform/strapi/staff'
import { currentActor, staffName, requireActor } from '../../../platform/actor'
import { audit, type AuditEntry } from './audit'

type Kind = Pick<AuditEntry, 'action' | 'subject'> & {
  created: string
  changed: string
  deleted: string
}

const kinds: Record<string, Kind> = {
  'admin::user': {
    action: 'staff.member',
    subject: 'account',
    created: 'invited',
    changed: 'changed',
    deleted: 'removed',
  },
  'admin::role': {
    action: 'staff.role',
    subject: 'role',
    created: 'created',
    changed: 'renamed',
    deleted: 'deleted',
  },
}

/**
 * The fields of one's own account whose changes are logged here. Changes of one's own profile are logged where they are
 * made.
 */
const OF_A_COLLEAGUE = ['roles', 'isActive', 'blocked']

type Change = {
  model: { uid: string }
  result?: (Partial<StaffUser> & { name?: string }) | null
  params: { data?: Record<string, unknown> }
}

/**
 * Logs what staff do to accounts and roles at the write of each row, so that a deletion is logged whatever becomes of
 * the request that made it.
 */
export function auditAccountChanges(strapi: Core.Strapi) {
  const record = async (
    { model, result, params }: Change,
    change: 'created' | 'changed' | 'deleted',
  ) => {
    const [kind, actor] = [kinds[model.uid], currentActor(strapi)]
    if (!kind || !actor || result?.id === undefined) return
    const fields = Object.keys(params.data ?? {})
    const isOwn = model.uid === 'admin::user' && result.id === actor.id
    if (change === 'changed' && isOwn && !OF_A_COLLEAGUE.some((field) => fields.includes(field)))
      return
    await audit(strapi.db, {
      actor,
      action: kind.action,
      subject: kind.subject,
      subjectId: String(result.id),
      detail: {
        change: kind[change],
        // The entry keeps the name, since nothing else knows it any more.
        ...(change === 'deleted' && { name: result.name ?? staffName(result as StaffUser) }),
      },
    })
  }
  strapi.db.lifecycles.subscribe({
    models: Object.keys(kinds),
    afterCreate: (event) => record(event, 'created'),
    afterUpdate: (event) => record(event, 'changed'),
    afterDelete: (event) => record(event, 'deleted'),
  })
}

type Actions = { updatePermissions: (ctx: Context) => unknown }

/** Logs a change of what a role may do once, by its call: each permission is a row of its own. In one transaction. */
export const auditRolePermissions = (strapi: Core.Strapi) =>
  strapi.get('controllers').extend('admin::role', (original: Actions) => ({
    ...original,
    updatePermissions: (ctx: Context) =>
      strapi.db.transaction(async () => {
        await original.updatePermissions(ctx)
        await audit(strapi.db, {
          actor: requireActor(ctx),
          action: 'staff.role',
          subject: 'role',
          subjectId: String(ctx.params['id']),
          detail: { change: 'permissions' },
        })
      }),
  }))
