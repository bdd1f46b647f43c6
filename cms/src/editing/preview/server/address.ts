import { wallClock } from '@beam/contract'
import { signDraftLink } from '@beam/runtime'
import type { Core } from '@strapi/strapi'
import { collectionOf, isVersioned, pathOf } from '../../../content/shared/types'
import { settings } from '../../../platform/settings/settings'
import { mayAdmin } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'

declare const strapi: Core.Strapi

type Preview = { documentId: string; status?: string }

const HOUR_MS = 3_600_000

const mayRead = (uid: string) => mayAdmin(strapi, 'plugin::content-manager.explorer.read', uid)

/** For Strapi's preview button: the public URL of a published entry, a signed link to a draft. */
export async function previewAddress(uid: string, { documentId, status }: Preview) {
  if (!isVersioned(uid) || !mayRead(uid)) return undefined
  const { siteUrl, contentSecret } = settings
  const collection = collectionOf(uid)
  if (status !== 'published') {
    const link = signDraftLink(contentSecret, { collection, documentId }, wallClock() + HOUR_MS)
    return `${siteUrl}/preview/${link}`
  }
  const published = await table<{ slug?: string }>(strapi, uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
  })
  return published ? `${siteUrl}${pathOf(uid, published.slug ?? '')}` : undefined
}
