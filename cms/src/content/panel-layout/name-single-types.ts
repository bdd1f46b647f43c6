import type { Core } from '@strapi/strapi'
import type { Context } from '../../platform/strapi/context'

type Recent = { kind: string; title: string; contentTypeDisplayName: string }
type Actions = { getRecentDocuments: (ctx: Context) => Promise<{ data: Recent[] }> }

/** Names single entries, such as the footer, on the home page by their type: without a title, Strapi shows their id. */
export function nameSingleTypes(strapi: Core.Strapi) {
  strapi.get('controllers').extend('plugin::content-manager.homepage', (original: Actions) => ({
    ...original,
    getRecentDocuments: async (ctx: Context) => {
      const { data } = await original.getRecentDocuments(ctx)
      return {
        data: data.map((recent) =>
          recent.kind === 'singleType'
            ? { ...recent, title: recent.contentTypeDisplayName }
            : recent,
        ),
      }
    },
  }))
}
