import type { Core } from '@strapi/strapi'
import { isShuttingDown } from './graceful-shutdown'
import { findSignedIn } from '../strapi/admin-session'
import type { Context } from '../strapi/context'
import { freeDisk } from '../http/free-disk'

/** `/healthz`: the process is alive. `/readyz`: it takes requests and its database answers; staff also see the disk. */
export function addHealthRoutes(strapi: Core.Strapi) {
  const { router } = strapi.server
  router.get('/healthz', (ctx: Context) => {
    ctx.body = { status: 'alive' }
  })
  router.get('/readyz', async (ctx: Context) => {
    const isReady = !isShuttingDown() && (await isDatabaseReachable(strapi))
    ctx.status = isReady ? 200 : 503
    const status = isReady ? 'ready' : 'not ready'
    const isStaff = isReady && (await findSignedIn(strapi, ctx)) !== undefined
    ctx.body = isStaff ? { status, disk: await freeDisk() } : { status }
    ctx.set('Cache-Control', 'no-store')
  })
}

async function isDatabaseReachable(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1')
    return true
  } catch {
    return false
  }
}
