import type { Core } from '@strapi/strapi'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { table } from '../../../platform/strapi/tables'
import { FOOTER, SETTINGS } from '../../../content/shared/types'

type StoreLinks = { appStoreUrl: string | null; googlePlayUrl: string | null }

const WRITES = new Set(['create', 'update'])

/**
 * The links to the app stores are edited in the site settings only. The footer has copies, since they are part
 * of the API: each save of the footer or the settings overwrites them.
 */
export const copyStoreLinks = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    if (!WRITES.has(action)) return next()
    if (uid === FOOTER && params.data) {
      Object.assign(params.data, await storeLinks(strapi))
      return next()
    }
    if (uid !== SETTINGS) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      const links = await storeLinks(strapi)
      if (links) await table(strapi, FOOTER).updateMany({ where: {}, data: links })
      return result
    })
  })

async function storeLinks(strapi: Core.Strapi): Promise<StoreLinks | undefined> {
  const found = await table<StoreLinks>(strapi, SETTINGS).findOne({
    select: ['appStoreUrl', 'googlePlayUrl'],
  })
  return found ? { appStoreUrl: found.appStoreUrl, googlePlayUrl: found.googlePlayUrl } : undefined
}
