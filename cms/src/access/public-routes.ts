import { forms } from '@beam/contract'
import { publicTypes } from '../delivery/public-types'

const reads = Object.entries(publicTypes).flatMap(([path, { isSingle }]) =>
  isSingle ? [`GET /api/${path}`] : [`GET /api/${path}`, `GET /api/${path}/:id`],
)

/** All that answers to visitors and to the site; tokens and the intake's own checks come on top. */
export const publicRoutes: ReadonlySet<string> = new Set([
  ...reads,
  ...Object.values(forms).map(({ endpoint }) => `POST /api/${endpoint}`),
  'GET /api/navigation/render/:idOrSlug',
  'GET /api/revision',
  'GET /api/draft/:link',
  // Outside the API: the panel's own files, uploads, health.
  'GET /admin/:path*',
  'GET /uploads/(.*)',
  'GET /',
  'GET /((?!uploads/).+)',
  'GET /healthz',
  'GET /readyz',
])
