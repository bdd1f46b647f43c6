import type { Core } from '@strapi/strapi'

type Wrap = (original: Core.MiddlewareHandler) => Core.MiddlewareHandler

/** Replaces one of Strapi's own middlewares with a wrapper around it. */
export function extendMiddleware(strapi: Core.Strapi, name: `strapi::${string}`, wrap: Wrap) {
  strapi
    .get('middlewares')
    .extend(name, (factory: Core.MiddlewareFactory): Core.MiddlewareFactory => (config, api) => {
      const original = factory(config, api)
      if (!original) throw new Error(`Strapi no longer provides the middleware ${name}.`)
      return wrap(original)
    })
}
