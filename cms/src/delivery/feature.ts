import type { Feature } from '../access/feature-type'
import { contentTypes } from '../content/shared/types'
import { bootstrapDelivery, registerDelivery, watchPublicChanges } from '.'
import { keepMenuLinks } from './menu/keep-links'
import { ownRevisionTable } from './revision/revision-table'
import { ensureSiteTokens } from './site-tokens'

const reads = Object.entries(contentTypes).flatMap(([path, { isSingle }]) =>
  isSingle ? [`GET /api/${path}`] : [`GET /api/${path}`, `GET /api/${path}/:id`],
)

/**
 * All that visitors can read, and the revision by which the site’s server learns that it has changed.
 * Without it the site shows nothing but its built-in content.
 */
export const delivery: Feature = {
  name: 'delivery',
  tables: [ownRevisionTable],
  publicRoutes: [
    ...reads,
    'GET /api/navigation/render/:idOrSlug',
    'GET /api/revision',
    'GET /api/translations',
    'GET /api/versions',
    'GET /api/draft/:link',
    'GET /uploads/(.*)',
  ],
  saves: [
    ['inside', watchPublicChanges],
    ['inside', keepMenuLinks],
  ],
  register: registerDelivery,
  async bootstrap(strapi) {
    await ensureSiteTokens(strapi)
    await bootstrapDelivery(strapi)
  },
}
