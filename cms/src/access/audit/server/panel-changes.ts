import type { Core } from '@strapi/strapi'
import type { Context } from '../../../platform/strapi/context'
import { requireActor } from '../../../platform/actor'
import type { AuditAction } from '../shared/actions'
import { audit } from './audit'

type Handler = (ctx: Context) => unknown
type NameOf = (ctx: Context) => string

const layout: NameOf = ({ params }) => `layout of ${String(params['uid'])}`
/** Names a folder by its id: staff may have written of anybody in its name. */
const folder: NameOf = ({ params, body }) =>
  String(params['id'] ?? (body as { data: { id: number } }).data.id)

/** How many folders and files are deleted or moved together. Each deleted file has an entry of its own, too. */
const several: NameOf = ({ request: { body } }) =>
  `${body.folderIds?.length ?? 0} folders, ${body.fileIds?.length ?? 0} files`

/** What is logged of Strapi's own screens, by controller and handler. Changes of one's own home page are not. */
const changes: [controller: string, handler: string, action: AuditAction, name: NameOf][] = [
  ['plugin::upload.admin-settings', 'updateSettings', 'settings.change', () => 'uploads'],
  [
    'plugin::upload.view-configuration',
    'updateViewConfiguration',
    'settings.change',
    () => 'media library',
  ],
  [
    'plugin::content-manager.content-types',
    'updateContentTypeConfiguration',
    'settings.change',
    layout,
  ],
  ['plugin::content-manager.components', 'updateComponentConfiguration', 'settings.change', layout],
  ['plugin::upload.admin-folder', 'create', 'media.folder', folder],
  ['plugin::upload.admin-folder', 'update', 'media.folder', folder],
  ['plugin::upload.admin-folder-file', 'deleteMany', 'media.folder', several],
  ['plugin::upload.admin-folder-file', 'moveMany', 'media.folder', several],
]

/** Records each change that is made, in one transaction with it. */
export function auditPanelChanges(strapi: Core.Strapi) {
  for (const [controller, handler, action, name] of changes)
    strapi.get('controllers').extend(controller, (original: Record<string, Handler>) => ({
      ...original,
      [handler]: (ctx: Context) =>
        strapi.db.transaction(async () => {
          await original[handler]?.(ctx)
          if (ctx.status >= 400) return
          const [subject] = action.split('.')
          await audit(strapi.db, {
            actor: requireActor(ctx),
            action,
            subject: subject ?? action,
            subjectId: name(ctx),
          })
        }),
    }))
}
