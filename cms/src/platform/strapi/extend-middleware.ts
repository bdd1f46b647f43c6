import type { Core } from '@strapi/strapi'

type Wrap = (stock: Core.MiddlewareHandler) => Core.MiddlewareHandler

/** Replaces one of Strapi's own middlewares with a wrapper around it. */
export function extendMiddleware(strapi: Core.Strapi, name: `strapi::${string}`, wrap: Wrap) {
  strapi
    .get('middlewares')
    .extend(name, (factory: Core.MiddlewareFactory): Core.MiddlewareFactory => (config, api) => {
      const stock = factory(config, api)
      if (!stock) throw new Error(`Strapi no longer provides the middleware ${name}.`)
      return wrap(stock)
    })
}
