import { panelRoutes } from '../access/routes/panel-routes'
import { entries } from '../access/routes/rules'
import { labelsOf } from './labels'

/** What the panel calls the fields of a content type. */
export const labelRoutes = panelRoutes('/labels', [
  [
    'GET',
    '/:model',
    entries('model', 'read'),
    (strapi, ctx) => {
      ctx.body = { labels: labelsOf(strapi, String(ctx.params['model'])) }
    },
  ],
])
