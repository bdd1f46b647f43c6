import { forms } from '@beam/contract'
import { publicTypes } from '../../content/shared/public-types'

const reads = Object.entries(publicTypes).flatMap(([path, { isSingle }]) =>
  isSingle ? [`GET /api/${path}`] : [`GET /api/${path}`, `GET /api/${path}/:id`],
)

/** Every route that visitors and the site's server may call. Token checks and the intake's own checks also apply. */
export const publicRoutes: ReadonlySet<string> = new Set([
  ...reads,
  ...Object.values(forms).map(({ endpoint }) => `POST /api/${endpoint}`),
  'GET /api/navigation/render/:idOrSlug',
  // By a signed link in an email.
  'GET /api/newsletter/unsubscribe/:link',
  'POST /api/newsletter/unsubscribe/:link',
  'GET /api/newsletter/rejoin/:link',
  'POST /api/newsletter/rejoin/:link',
  'GET /api/revision',
  'GET /api/draft/:link',
  // With a pass that the panel made.
  'POST /api/edit-bar',
  // Outside the API: the panel's static files, uploads, health.
  'GET /admin/:path*',
  'GET /uploads/(.*)',
  'GET /',
  'GET /((?!uploads/).+)',
  'GET /healthz',
  'GET /readyz',
])
