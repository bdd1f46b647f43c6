import type { Core } from '@strapi/strapi'
import { isIntakePath } from '../../intake/paths'
import { pruneKeys } from '../../intake/prune'

type Api = { strapi: Core.Strapi }

export default {
  register({ strapi }: Api) {
    // The intake reads its bodies itself: Strapi's reader takes megabytes, and files too.
    strapi.get('middlewares').extend('strapi::body', (stock: Core.MiddlewareFactory) => {
      const factory: Core.MiddlewareFactory = (config, api) => {
        const readBody = stock(config, api)
        if (!readBody) throw new Error("Strapi's own body middleware is missing.")
        return (ctx, next) => (isIntakePath(ctx.path) ? next() : readBody(ctx, next))
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
