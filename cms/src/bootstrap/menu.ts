import type { Core } from '@strapi/strapi'
import { once } from './memory'

const MENU = 'plugin::navigation.navigation'

const MENU_SETTINGS = {
  additionalFields: [],
  allowedLevels: 3,
  contentTypes: ['api::page.page'],
  defaultContentType: 'api::page.page',
  contentTypesNameFields: { 'api::page.page': ['title'] },
  contentTypesPopulate: { 'api::page.page': [] },
  pathDefaultFields: { 'api::page.page': ['slug'] },
  gql: { navigationItemRelated: [] },
  cascadeMenuAttached: true,
  preferCustomContentTypes: false,
  isCacheEnabled: false,
}

/** The plugin stores its own defaults on the first start and never reads config/plugins.ts. */
export const bootstrapMenu = (strapi: Core.Strapi) =>
  once(strapi, 'menu-settings', async () => {
    await strapi
      .store({ type: 'plugin', name: 'navigation' })
      .set({ key: 'config', value: MENU_SETTINGS })
  })

/** The site asks for a menu by its slug, which the plugin would remake from a new name. */
export function pinMenuAddress(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    if (context.uid === MENU && context.action === 'update')
      delete (context.params.data as { slug?: string }).slug
    return next()
  })
}
