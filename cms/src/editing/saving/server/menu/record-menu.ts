import type { Core } from '@strapi/strapi'
import { staffName } from '../../../../platform/actor'
import { audit } from '../../../../access/audit/server/audit'
import type { StaffUser } from '../../../../platform/strapi/staff'
import { cut } from '../record-live-changes'
import type { Change } from './save-menu'
import { keepMenu } from './versions'

/** Keeps a version of a saved menu, which is live at once, and names who saved it in the audit log. */
export const recordMenu =
  (strapi: Core.Strapi, user: StaffUser | undefined) =>
  async ({ menuId, before, after }: Change) => {
    const changed = await keepMenu(strapi, menuId, { before, after, user })
    await audit(strapi.db, {
      actor: user ? { id: user.id, name: staffName(user) } : null,
      action: 'content.publish',
      subject: 'menu',
      subjectId: menuId,
      detail: { changed: cut(changed.join(', ')) },
    })
  }
