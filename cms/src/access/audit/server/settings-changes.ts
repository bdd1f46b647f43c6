import type { Core } from '@strapi/strapi'
import type { Context } from '../../../platform/strapi/context'
import { requireActor } from '../../accounts/actor'
import { audit } from './record'

type Handler = (ctx: Context) => unknown

/** Strapi's settings of how staff work, by controller and handler. One's own home page is not among them. */
const settings: [controller: string, handler: string, name: (ctx: Context) => string][] = [
  ['plugin::upload.admin-settings', 'updateSettings', () => 'uploads'],
  ['plugin::upload.view-configuration', 'updateViewConfiguration', () => 'media library'],
  [
    'plugin::content-manager.content-types',
    'updateContentTypeConfiguration',
    ({ params }) => `layout of ${String(params['uid'])}`,
  ],
  [
    'plugin::content-manager.components',
    'updateComponentConfiguration',
    ({ params }) => `layout of ${String(params['uid'])}`,
  ],
]

/** Records each change that is made, in one transaction with it. */
export function auditSettings(strapi: Core.Strapi) {
  for (const [controller, handler, name] of settings)
    strapi.get('controllers').extend(controller, (original: Record<string, Handler>) => ({
      ...original,
      [handler]: (ctx: Context) =>
        strapi.db.transaction(async () => {
          await original[handler]?.(ctx)
          if (ctx.status >= 400) return
          await audit(strapi.db, {
            actor: requireActor(ctx),
            action: 'settings.change',
            subject: 'settings',
            subjectId: name(ctx),
          })
        }),
    }))
}
