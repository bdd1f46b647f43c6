import type { Core } from '@strapi/strapi'
import { Refused } from '../../../platform/refusals/refused'
import { abilityOf } from '../../../platform/strapi/staff'
import { inboxController } from './controller'
import { exportController } from './export/controller'
import { overviewController } from './overview-controller'
import { formsOpenTo } from './permissions'
import { viewController } from './view-controller'

type Handler = Core.ControllerHandler

/** A refusal in the shape that the panel's own calls answer with. */
function answerRefusal(ctx: Parameters<Handler>[0], { status, message }: Refused) {
  ctx.status = status
  ctx.body = { data: null, error: { status, name: 'Refused', message, details: {} } }
}

/** Staff who may read at least one form's submissions; the handler decides form by form. */
const forInboxStaff =
  (handler: Handler): Handler =>
  async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store')
    try {
      if (formsOpenTo(abilityOf(ctx), 'read').length === 0) throw new Refused(403)
      await handler(ctx, next)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answerRefusal(ctx, error)
    }
  }

export function addInboxRoutes(strapi: Core.Strapi) {
  const inbox = inboxController(strapi)
  const exports = exportController(strapi)
  const views = viewController(strapi)
  const overview = overviewController(strapi)
  const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handler: Handler) => ({
    method,
    path,
    handler: forInboxStaff(handler),
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/inbox',
    routes: [
      route('GET', '/submissions', inbox.list),
      route('GET', '/counts', inbox.counts),
      route('GET', '/colleagues', inbox.colleagues),
      route('GET', '/submissions/:reference', inbox.read),
      route('GET', '/submissions/:reference/others', inbox.others),
      route('POST', '/submissions/:reference/notes', inbox.addNote),
      route('POST', '/submissions/:reference/reveal/:field', inbox.reveal),
      route('POST', '/changes', inbox.change),
      route('GET', '/export/:format', exports.download),
      route('GET', '/overview', overview.read),
      route('PUT', '/settings', overview.saveSettings),
      route('GET', '/views', views.list),
      route('POST', '/views', views.save),
      route('PUT', '/views/:id', views.rename),
      route('DELETE', '/views/:id', views.delete),
    ],
  })
}
