import { targetPath } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { hasSlug, type TypeWithSlug, REDIRECT, pathOf } from '../../../content/shared/types'
import { settings } from '../../../platform/settings/settings'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { documents } from '../../../platform/strapi/documents'
import { table } from '../../../platform/strapi/tables'
import { holdersOf } from './holders'

type Redirect = { documentId: string; from: string; to: string }

/**
 * When an entry is published under another slug, makes a redirect from its former address to the new one, unless
 * something else that is published has the former address.
 */
export function followRenames(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    const publishes = action === 'publish' || (action === 'update' && params.status === 'published')
    const { documentId } = params
    if (!hasSlug(uid) || !publishes || !documentId) return next()
    return strapi.db.transaction(async () => {
      const before = await publishedPath(strapi, uid, documentId)
      const result = await next()
      const after = await publishedPath(strapi, uid, documentId)
      if (after !== undefined && after !== before) await move(strapi, before, after)
      return result
    })
  })
}

async function publishedPath(strapi: Core.Strapi, uid: TypeWithSlug, documentId: string) {
  const row = await table<{ slug: string | null }>(strapi, uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['slug'],
  })
  return row?.slug ? pathOf(uid, row.slug) : undefined
}

async function move(strapi: Core.Strapi, before: string | undefined, after: string) {
  const redirects = documents<Redirect>(strapi, REDIRECT)
  const atNewAddress = await redirects.findMany({ filters: { from: after } })
  const leadsHere = ({ from, to }: Redirect) =>
    [before, after].includes(targetPath({ from, to }, settings.siteUrl))
  // The entry is back at an address that it had before, where a redirect leads to its later address. That redirect
  // would now lead in a circle.
  for (const redirect of atNewAddress.filter(leadsHere))
    await redirects.delete({ documentId: redirect.documentId })
  if (before === undefined) return
  const holders = await holdersOf(strapi, before)
  if (!holders.some(({ isPublished }) => isPublished))
    await redirects.create({ data: { from: before, to: after } })
}
