import type { Core } from '@strapi/strapi'
import { asText, csvOf } from '../csv/csv'
import type { Context } from '../strapi/context'
import { abilityOf } from '../strapi/staff'
import { contentFor } from './content'
import { findingsIn } from './findings'
import { type Finding, findingKinds } from './kinds'

const findings = async (strapi: Core.Strapi, ctx: Context) =>
  findingsIn(await contentFor(strapi, abilityOf(ctx)))

async function* lines(found: Finding[]) {
  yield ['what', 'entry', 'message']
  for (const { kind, title, message } of found)
    yield [findingKinds[kind], asText(title), asText(message)]
}

/** What an editor should look at, over all that is published; also as a CSV file. */
export const addAttentionRoutes = (strapi: Core.Strapi) => {
  const route = (path: string, handler: (ctx: Context, found: Finding[]) => void) => ({
    method: 'GET' as const,
    path,
    async handler(ctx: Context) {
      ctx.set('Cache-Control', 'no-store')
      handler(ctx, await findings(strapi, ctx))
    },
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/attention',
    routes: [
      route('/findings', (ctx, found) => {
        ctx.body = { found }
      }),
      route('/export', (ctx, found) => {
        ctx.type = 'text/csv; charset=utf-8'
        ctx.attachment('needs-attention.csv')
        ctx.body = csvOf(lines(found))
      }),
    ],
  })
}
