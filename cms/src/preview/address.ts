import { pathOfJob, pathOfSlug } from '@beam/contract'
import { signDraft } from '@beam/contract/server'
import type { Core, UID } from '@strapi/strapi'
import { settings } from '../settings/settings'

declare const strapi: Core.Strapi

type Wanted = { documentId: string; status?: string }
type Place = { collection?: 'pages' | 'jobs'; pathOf: (slug: string) => string }

const HOUR_MS = 3_600_000

/** Where the site shows an entry; what stands on every page is seen on the first. */
const places: Record<string, Place> = {
  'api::page.page': { collection: 'pages', pathOf: pathOfSlug },
  'api::job.job': { collection: 'jobs', pathOf: pathOfJob },
  'api::footer.footer': { pathOf: () => '/' },
  'api::site-setting.site-setting': { pathOf: () => '/' },
}

type Ability = { can: (action: string, subject: string) => boolean }

const mayRead = (uid: string) => {
  const ability = strapi.requestContext.get()?.state['userAbility'] as Ability | undefined
  return ability?.can('plugin::content-manager.explorer.read', uid) === true
}

/** For Strapi's preview: the public address of what is published, and a signed one for a draft. */
export async function previewAddress(uid: string, { documentId, status }: Wanted) {
  const place = places[uid]
  if (!place || !mayRead(uid)) return undefined
  const { siteUrl, contentSecret } = settings
  const { collection, pathOf } = place
  if (status !== 'published')
    return (
      collection &&
      `${siteUrl}/preview/${signDraft(contentSecret, { collection, documentId }, Date.now() + HOUR_MS)}`
    )
  const published = (await strapi.db.query(uid as UID.ContentType).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
  })) as { slug?: string } | null
  return published ? `${siteUrl}${pathOf(published.slug ?? '')}` : undefined
}
