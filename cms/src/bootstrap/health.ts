import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { isDraining } from '../stop-gently'

/** /healthz: the process lives. /readyz: it is loaded, its database answers, it is not stopping. */
export function addHealthRoutes(strapi: Core.Strapi) {
  const { router } = strapi.server
  router.get('/healthz', (ctx: Context) => {
    ctx.body = { status: 'alive' }
  })
  router.get('/readyz', async (ctx: Context) => {
    const isReady = !isDraining() && (await databaseAnswers(strapi))
    ctx.status = isReady ? 200 : 503
    ctx.body = { status: isReady ? 'ready' : 'not ready' }
  })
}

async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1')
    return true
  } catch {
    return false
  }
}
