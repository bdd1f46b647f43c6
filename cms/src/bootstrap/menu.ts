import type { Core } from '@strapi/strapi'
import { hookDocuments } from '../strapi/document-hooks'
import { keyValueStore, runOnce } from '../strapi/stored-value'

const MENU = 'plugin::navigation.navigation'
const PAGE = 'api::page.page'

const PLUGIN_CONFIG = {
  additionalFields: [],
  allowedLevels: 3,
  contentTypes: [PAGE],
  defaultContentType: PAGE,
  contentTypesNameFields: { [PAGE]: ['title'] },
  contentTypesPopulate: { [PAGE]: [] },
  pathDefaultFields: { [PAGE]: ['slug'] },
  gql: { navigationItemRelated: [] },
  cascadeMenuAttached: true,
  preferCustomContentTypes: false,
  isCacheEnabled: false,
}

/** The plugin stores its defaults on the first start and never reads config/plugins.ts. */
export const bootstrapMenu = (strapi: Core.Strapi) =>
  runOnce(strapi, 'menu-settings', () =>
    keyValueStore(strapi, { type: 'plugin', name: 'navigation' }).set({
      key: 'config',
      value: PLUGIN_CONFIG,
    }),
  )

/** The site asks for the menu by its slug; the plugin would derive a new one when it is renamed. */
export function pinMenuSlug(strapi: Core.Strapi) {
  hookDocuments(strapi, ({ uid, action, params }, next) => {
    if (uid === MENU && action === 'update') delete params.data?.['slug']
    return next()
  })
}
