import type { Core } from '@strapi/strapi'
import type { Context } from '../strapi/context'
import { usesOf } from './uses'

export const addAddressRoutes = (strapi: Core.Strapi) =>
  strapi.server.routes({
    type: 'admin',
    prefix: '/addresses',
    routes: [
      {
        method: 'GET',
        path: '/uses/:model/:documentId',
        async handler(ctx: Context) {
          const { model, documentId } = ctx.params
          ctx.set('Cache-Control', 'no-store')
          ctx.body = { uses: await usesOf(strapi, String(model), String(documentId)) }
        },
        info: { type: 'admin' as const },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
