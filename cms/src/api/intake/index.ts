import type { Core } from '@strapi/strapi'
import { pruneKeys } from '../../intake/prune'
import { isUnderApi } from '../../refusals/answer'

type Api = { strapi: Core.Strapi }

export default {
  register({ strapi }: Api) {
    // The intake reads its bodies itself, and nothing else under /api takes one: Strapi's reader takes
    // megabytes and files before anybody has asked who sends them, and to where.
    strapi.get('middlewares').extend('strapi::body', (stock: Core.MiddlewareFactory) => {
      const factory: Core.MiddlewareFactory = (config, api) => {
        const readBody = stock(config, api)
        if (!readBody) throw new Error("Strapi's own body middleware is missing.")
        return (ctx, next) => (isUnderApi(ctx.path) ? next() : readBody(ctx, next))
      }
      return factory
    })
  },

  async bootstrap({ strapi }: Api) {
    await pruneKeys(strapi)
    strapi.cron.add({
      pruneIdempotencyKeys: { task: () => pruneKeys(strapi), options: { rule: '0 20 4 * * *' } },
    })
  },
}
