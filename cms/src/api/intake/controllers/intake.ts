import { formNames, type FormName } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import type { Intake } from '../../../intake/receive'

const controller = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const handlerOf =
    (form: FormName): Core.ControllerHandler =>
    async (ctx) => {
      const intake = strapi.service('api::intake.intake') as Intake
      ctx.body = await intake.receive(form, ctx.req)
      ctx.status = 201
    }
  return Object.fromEntries(formNames.map((form) => [form, handlerOf(form)]))
}

export default controller
