import { pathOfJob, pathOfSlug, wallClock } from '@beam/contract'
import { type DraftCollection, signDraftLink } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import type { PublicUid } from '../../../content/shared/public-types'
import { settings } from '../../../platform/settings/settings'
import { mayAdmin } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'

declare const strapi: Core.Strapi

type Preview = { documentId: string; status?: string }
type PreviewTarget = { collection: DraftCollection; pathOf: (slug: string) => string }

const HOUR_MS = 3_600_000

/**
 * Where the site shows an entry. The footer and the settings are on every page, so they are previewed
 * on the home page.
 */
const targets: Partial<Record<string, PreviewTarget>> = {
  'api::page.page': { collection: 'pages', pathOf: pathOfSlug },
  'api::job.job': { collection: 'jobs', pathOf: pathOfJob },
  'api::footer.footer': { collection: 'footer', pathOf: () => '/' },
  'api::site-setting.site-setting': { collection: 'site-setting', pathOf: () => '/' },
} satisfies Partial<Record<PublicUid, PreviewTarget>>

const mayRead = (uid: string) => mayAdmin(strapi, 'plugin::content-manager.explorer.read', uid)

/** For Strapi's preview button: the public URL of a published entry, a signed link to a draft. */
export async function previewAddress(uid: string, { documentId, status }: Preview) {
  const target = targets[uid]
  if (!target || !mayRead(uid)) return undefined
  const { siteUrl, contentSecret } = settings
  const { collection, pathOf } = target
  if (status !== 'published') {
    const link = signDraftLink(contentSecret, { collection, documentId }, wallClock() + HOUR_MS)
    return `${siteUrl}/preview/${link}`
  }
  const published = await table<{ slug?: string }>(strapi, uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
  })
  return published ? `${siteUrl}${pathOf(published.slug ?? '')}` : undefined
}
