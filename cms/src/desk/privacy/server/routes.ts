import type { Core } from '@strapi/strapi'
import { privacyController } from './controller'

type Handler = Core.ControllerHandler

const uncached =
  (handler: Handler): Handler =>
  (ctx, next) => {
    ctx.set('Cache-Control', 'no-store')
    return handler(ctx, next)
  }

/** The route table says who may call them. */
export function addPrivacyRoutes(strapi: Core.Strapi) {
  const privacy = privacyController(strapi)
  const route = (method: 'GET' | 'POST' | 'PUT', path: string, handler: Handler) => ({
    method,
    path,
    handler: uncached(handler),
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/privacy',
    routes: [
      route('POST', '/person', privacy.find),
      route('POST', '/person/export', privacy.exportPerson),
      route('POST', '/person/erase', privacy.erase),
      route('GET', '/retention', privacy.readRetention),
      route('PUT', '/retention', privacy.saveRetention),
      route('POST', '/retention/dry-run', privacy.dryRun),
      route('POST', '/retention/run', privacy.runRetention),
      route('GET', '/consents', privacy.consents),
      route('GET', '/consents/export', privacy.exportConsents),
    ],
  })
}
