import { jobSlugOf, slugOfPath, spokenLanguage } from '@app/contract'
import type { BrowserStore } from '../browser/browser-store'
import { sessionKeys, writeSession } from '../cms/session-cache'
import { contentKeys, type ContentStore } from './content-store'
import type { PageData } from './page-data'

/** Fills the store with the content that the server sent. */
export function hydrateContent(
  store: ContentStore,
  { source, page, job, jobs, missing, menu, footer, site, languages }: PageData,
) {
  const found = <T>(entry: T) => ({ entry, source })

  // Stored before the page: at /404 both have the same path, and the page must be shown.
  if (missing !== undefined) {
    store.set(contentKeys.page(missing), found(null))
    const jobSlug = jobSlugOf(missing)
    if (jobSlug !== null) store.set(contentKeys.job(jobSlug), found(null))
  }
  if (page) {
    store.set(contentKeys.page(page.slug), found(page))
    for (const { path } of page.aliases) store.set(contentKeys.page(slugOfPath(path)), found(page))
  }
  if (job) store.set(contentKeys.job(job.slug), found(job))
  if (jobs) store.set(contentKeys.jobs, jobs)
  store.set(contentKeys.site, site)
  if (languages) store.set(contentKeys.languages, languages)

  // Built-in content starts stale: the session cache or the content service may have newer content.
  const isBuiltIn = source === 'built-in'
  const updatedAt = isBuiltIn ? 0 : undefined
  const state = isBuiltIn || footer === null ? 'failed' : 'loaded'
  store.set(contentKeys.menu, menu, updatedAt)
  store.set(contentKeys.footer, { footer, state }, updatedAt)
}

/**
 * Caches the server's menu and footer for the session, unless they are only the built-in ones. The names that the
 * specification gives the copies are for the site's own language: others have none.
 */
export function cacheLayout({ source, menu, footer }: PageData, store?: BrowserStore) {
  if (source === 'built-in' || spokenLanguage()) return
  writeSession(sessionKeys.navigation, menu, store)
  if (footer) writeSession(sessionKeys.footer, footer, store)
}
