import { wallClock } from '@app/contract'
import { signDraftLink } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { collectionOf, isVersioned, pathOf } from './shared/types'
import { settings } from '../platform/settings/settings'
import { abilityOf, READ_ENTRIES, userOf } from '../platform/strapi/staff'
import { table } from '../platform/strapi/tables'

declare const strapi: Core.Strapi

type Preview = { documentId: string; status?: string }

/** For Strapi's preview button: the public URL of a published entry, a signed link to a draft. */
export async function previewAddress(uid: string, { documentId, status }: Preview) {
  const ctx = strapi.requestContext.get()
  const maker = ctx && userOf(ctx)
  if (!maker || !isVersioned(uid) || !abilityOf(ctx).can(READ_ENTRIES, uid)) return undefined
  const { siteUrl, contentSecret } = settings
  const collection = collectionOf(uid)
  if (status !== 'published') {
    const made = { userId: maker.id, madeAt: wallClock() }
    const link = signDraftLink(contentSecret, { collection, documentId, ...made })
    return `${siteUrl}/preview/${link}`
  }
  const published = await table<{ slug?: string }>(strapi, uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
  })
  return published ? `${siteUrl}${pathOf(uid, published.slug ?? '')}` : undefined
}
