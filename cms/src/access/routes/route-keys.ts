import type { Core } from '@strapi/strapi'

export type PrefixedRouter = Core.Router & { prefix?: string }
type Layer = { methods: string[]; path: string }

/** The router ignores a trailing slash. */
const keyOf = (method: string, path: string) => `${method} ${path.replace(/(?<=.)\/$/, '')}`

/** The key under which the tables list a route. */
export const routeKey = (
  { method, path, config }: Pick<Core.Route, 'method' | 'path' | 'config'>,
  router: Partial<Pick<PrefixedRouter, 'type' | 'prefix'>>,
): string => {
  const root = router.type === 'content-api' ? '/api' : ''
  return keyOf(method, `${root}${config?.prefix ?? router.prefix ?? ''}${path}`)
}

/** The key of a mounted route, where the router has put HEAD before GET; undefined for a middleware. */
export const layerKey = ({ methods, path }: Layer): string | undefined =>
  methods.length === 0
    ? undefined
    : keyOf(methods.length > 2 ? 'ALL' : (methods.at(-1) ?? ''), path)
