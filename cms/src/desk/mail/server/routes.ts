import type { Core } from '@strapi/strapi'
import { answerStaff } from '../../../platform/refusals/answer-staff'
import { Refused } from '../../../platform/refusals/refused'
import { mailController } from './controller'
import { replyController } from './reply-controller'
import { settingsController } from './settings-controller'
import { templateController } from './template-controller'

type Handler = Core.ControllerHandler

/** The route table says who may call at all; the handlers decide form by form. */
const answered =
  (handler: Handler): Handler =>
  async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store')
    try {
      await handler(ctx, next)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answerStaff(ctx, error)
    }
  }

export function addMailRoutes(strapi: Core.Strapi) {
  const mail = mailController(strapi)
  const templates = templateController(strapi)
  const settings = settingsController(strapi)
  const reply = replyController(strapi)
  const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handler: Handler) => ({
    method,
    path,
    handler: answered(handler),
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/mail',
    routes: [
      route('GET', '/status', mail.status),
      route('GET', '/mails', mail.list),
      route('GET', '/mails/:id', mail.read),
      route('POST', '/mails/:id/resend', mail.resend),
      route('GET', '/templates', templates.list),
      route('GET', '/templates/:form/:kind', templates.read),
      route('PUT', '/templates/:form/:kind', templates.save),
      route('DELETE', '/templates/:form/:kind', templates.reset),
      route('POST', '/templates/:form/:kind/preview', templates.preview),
      route('POST', '/templates/:form/:kind/test', templates.test),
      route('GET', '/settings', settings.read),
      route('PUT', '/settings', settings.save),
    ],
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/inbox',
    routes: [
      route('GET', '/submissions/:reference/replies', reply.draft),
      route('POST', '/submissions/:reference/replies', reply.send),
    ],
  })
}
