import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings'
import { holdersOf } from './holders'
import { pathOnSite } from './path-on-site'

/** Of these links of an entry, those that visitors cannot follow, each with the reason. */
export async function deadLinks(strapi: Core.Strapi, urls: string[], documentId: unknown) {
  const dead: [url: string, reason: string][] = []
  for (const url of new Set(urls)) {
    const path = pathOnSite(url, settings.siteUrl)
    if (path === undefined) continue
    const holders = await holdersOf(strapi, path)
    // An entry that is published takes its own address with it.
    if (holders.some((holder) => holder.isPublished || holder.documentId === documentId)) continue
    const [draft] = holders
    const reason = draft
      ? `leads to what is not published: ${draft.sentence}`
      : `leads to ${url}, where nothing is.`
    dead.push([url, reason])
  }
  return dead
}
