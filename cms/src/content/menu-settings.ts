import type { Core } from '@strapi/strapi'
import { keyValueStore, runOnce } from '../platform/strapi/stored-value'
import { PAGE } from './shared/types'

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

/** Stores our settings once, over the defaults that the plugin stores by itself: it never reads config/plugins.ts. */
export const setUpMenu = (strapi: Core.Strapi) =>
  runOnce(strapi, 'menu-settings', () =>
    keyValueStore(strapi, { type: 'plugin', name: 'navigation' }).set({
      key: 'config',
      value: PLUGIN_CONFIG,
    }),
  )
