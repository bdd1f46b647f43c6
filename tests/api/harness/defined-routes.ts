import { layerKey, routeKey, type PrefixedRouter } from '../../../cms/src/access/route-keys'
import { requireFromCms } from './cms-modules'

type Layer = Parameters<typeof layerKey>[0]

type Strapi = {
  register: () => Promise<unknown>
  bootstrap: () => Promise<unknown>
  destroy: () => Promise<void>
  server: {
    routes: (routes: PrefixedRouter | unknown[]) => unknown
    mount: () => unknown
    router: { stack: Layer[] }
  }
}

const keysOf = (stack: Layer[]) => stack.flatMap((layer) => layerKey(layer) ?? [])

/** All routes that Strapi and its plugins define, and those that are left to be served. */
export async function definedRoutes(environment: Record<string, string>) {
  Object.assign(process.env, environment)
  const { makeStrapi } = requireFromCms('./dist/src/start-strapi.js') as {
    makeStrapi: (options: { serveAdminPanel: boolean }) => Strapi
  }
  const back = process.cwd()
  const strapi = makeStrapi({ serveAdminPanel: true })
  const { server } = strapi
  const defined = new Set<string>()
  const mount = server.mount.bind(server)
  server.mount = () => {
    mount()
    for (const key of keysOf(server.router.stack)) defined.add(key)
  }
  try {
    await strapi.register()
    // From here on the product's gate is in place, and this stands before it.
    const { routes } = server
    server.routes = (router) => {
      if (!Array.isArray(router))
        for (const route of router.routes) defined.add(routeKey(route, router))
      return routes(router)
    }
    await strapi.bootstrap()
    server.mount()
    return { defined: [...defined].toSorted(), served: new Set(keysOf(server.router.stack)) }
  } finally {
    await strapi.destroy()
    process.chdir(back)
  }
}
