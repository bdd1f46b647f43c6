import { layerKey, routeKey, type PrefixedRouter } from '../../../cms/src/access/routes/route-keys'
import { requireFromCms } from '../../harness/cms-modules'

type Layer = Parameters<typeof layerKey>[0]

type Strapi = {
  register: () => Promise<unknown>
  bootstrap: () => Promise<unknown>
  server: {
    routes: (routes: PrefixedRouter | unknown[]) => unknown
    mount: () => unknown
    router: { stack: Layer[] }
  }
}

const { makeStrapi } = requireFromCms('./dist/src/platform/lifecycle/start-strapi.js') as {
  makeStrapi: (options: { serveAdminPanel: boolean }) => Strapi
}

const keysOf = (stack: Layer[]) => stack.flatMap((layer) => layerKey(layer) ?? [])

const strapi = makeStrapi({ serveAdminPanel: true })
const { server } = strapi
const defined = new Set<string>()

const mount = server.mount.bind(server)
server.mount = () => {
  mount()
  for (const key of keysOf(server.router.stack)) defined.add(key)
}
await strapi.register()
// Runs after the product's own guard is installed, and wraps it.
const { routes } = server
server.routes = (router) => {
  if (!Array.isArray(router))
    for (const route of router.routes) defined.add(routeKey(route, router))
  return routes(router)
}
await strapi.bootstrap()
server.mount()
const served = keysOf(server.router.stack)
process.stdout.write(
  `\nROUTES ${JSON.stringify({ defined: [...defined].toSorted(), served })}\n`,
  () => process.exit(0),
)
