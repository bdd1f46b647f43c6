import { formNames, type FormName } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { REPLAYED } from '../../../desk/intake/idempotency-key'
import { service } from '../../../platform/strapi/services'

const controller = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const handlerOf =
    (form: FormName): Core.ControllerHandler =>
    async (ctx) => {
      const { body, isReplay } = await service(strapi, 'api::intake.intake').receive(form, ctx.req)
      if (isReplay) ctx.set(REPLAYED, 'true')
      ctx.body = body
      ctx.status = 201
    }
  return Object.fromEntries(formNames.map((form) => [form, handlerOf(form)]))
}

export default controller
