import type { Core } from '@strapi/strapi'
import { settings } from '../../../platform/settings/settings'
import { sectionIn, sectionsOf } from '../../../content/shared/sections'
import { table } from '../../../platform/strapi/tables'
import { type Holder, holdersOf } from './holders'
import { PAGE } from '../../../content/shared/types'
import { pathOnSite } from './path-on-site'

/** The links among these of an entry that visitors cannot follow, each with the reason. */
export async function deadLinks(strapi: Core.Strapi, urls: string[], documentId: unknown) {
  const dead: [url: string, reason: string][] = []
  for (const url of new Set(urls)) {
    const path = pathOnSite(url, settings.siteUrl)
    if (path === undefined) continue
    const holders = await holdersOf(strapi, path)
    // The entry's own address works once the entry is published.
    if (holders.some((holder) => holder.documentId === documentId)) continue
    if (holders.some((holder) => holder.isPublished)) {
      const [page] = holders.filter(({ kind, isPublished }) => isPublished && kind !== 'site')
      const anchor = sectionIn(url)
      if (page && anchor !== undefined && !(await hasSection(strapi, page, anchor)))
        dead.push([url, `leads to ${url}, but that page has no section of this name.`])
      continue
    }
    const [draft] = holders
    const reason = draft
      ? `leads to what is not published: ${draft.sentence}`
      : `leads to ${url}, where nothing is.`
    dead.push([url, reason])
  }
  return dead
}

/** Only pages have sections that an editor names. */
async function hasSection(strapi: Core.Strapi, { kind, documentId }: Holder, anchor: string) {
  if (kind !== 'page' && kind !== 'alias') return true
  return (await publishedSections(strapi, documentId)).has(anchor)
}

export async function publishedSections(strapi: Core.Strapi, documentId: string) {
  const [page] = await table<Record<string, unknown>>(strapi, PAGE).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: { Content: true },
    limit: 1,
  })
  return sectionsOf(page ?? {})
}
