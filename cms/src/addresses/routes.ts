import { refuse } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../http/json-object'
import { Refused } from '../refusals/refused'
import type { Context } from '../strapi/context'
import { deadLinks } from './dead-links'
import { usesOf } from './uses'

/** More than the longest page has; each costs some queries. */
const MAX_URLS = 200
const MAX_LENGTH = 2000

function readUrls(urls: unknown): string[] {
  const isUrl = (url: unknown): url is string => typeof url === 'string' && url.length <= MAX_LENGTH
  if (!Array.isArray(urls) || urls.length > MAX_URLS || !urls.every(isUrl))
    throw new Refused(400, { refusal: refuse(`Send at most ${MAX_URLS} addresses.`) })
  return urls
}

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
      {
        method: 'POST',
        path: '/dead-links',
        async handler(ctx: Context) {
          const { urls, documentId } = isJsonObject(ctx.request.body) ? ctx.request.body : {}
          ctx.set('Cache-Control', 'no-store')
          ctx.body = { dead: await deadLinks(strapi, readUrls(urls), documentId) }
        },
        info: { type: 'admin' as const },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
