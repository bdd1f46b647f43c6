import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** As much of a request and its answer as the headers are made from. */
function contextThatKeeps(headers: Record<string, string>): Context {
  const res: Partial<ServerResponse> = {
    setHeader: (name, value) => ((headers[name] = String(value)), res as ServerResponse),
    removeHeader: () => undefined,
  }
  return { method: 'GET', path: '/', req: {} as IncomingMessage, res } as unknown as Context
}

/**
 * Strapi mixes and checks the same settings for each request, which takes longer than a cached read.
 * What comes of it is always the same, so it is made once; while developing, the panel's path has others.
 */
export function makeSecurityHeadersOnce(strapi: Core.Strapi) {
  if (settings.environment.NODE_ENV !== 'production') return
  strapi.get('middlewares').extend('strapi::security', (stock: Core.MiddlewareFactory) => {
    const factory: Core.MiddlewareFactory = (config, api) => {
      const setHeaders = stock(config, api)
      if (!setHeaders) throw new Error("Strapi's own security middleware is missing.")
      const headers: Record<string, string> = {}
      const made = setHeaders(contextThatKeeps(headers), async () => undefined)
      return async (ctx, next) => {
        await made
        ctx.set(headers)
        await next()
      }
    }
    return factory
  })
}
