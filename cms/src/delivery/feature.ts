import type { Feature } from '../access/feature-type'
import { contentTypes } from '../content/shared/types'
import { bootstrapDelivery, registerDelivery } from '.'
import { ownRevisionTable } from './revision/revision-table'
import { ensureSiteTokens } from './site-tokens'

const reads = Object.entries(contentTypes).flatMap(([path, { isSingle }]) =>
  isSingle ? [`GET /api/${path}`] : [`GET /api/${path}`, `GET /api/${path}/:id`],
)

export const delivery: Feature = {
  name: 'delivery',
  tables: [ownRevisionTable],
  publicRoutes: [
    ...reads,
    'GET /api/navigation/render/:idOrSlug',
    'GET /api/revision',
    'GET /api/draft/:link',
    'GET /uploads/(.*)',
  ],
  register: registerDelivery,
  async bootstrap(strapi) {
    await ensureSiteTokens(strapi)
    await bootstrapDelivery(strapi)
  },
}
