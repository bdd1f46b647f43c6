import type { Core } from '@strapi/strapi'
import { pruneKeys } from '../../desk/intake/prune'

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await pruneKeys(strapi)
    strapi.cron.add({
      pruneIdempotencyKeys: { task: () => pruneKeys(strapi), options: { rule: '0 20 4 * * *' } },
    })
  },
}
