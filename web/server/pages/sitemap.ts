import { isOpen } from '@app/contract'
import { alternatesOf } from './languages'
import type { PageStore } from './page-store'

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Canonical, indexable pages, each with the date of its last change. */
export function sitemap({ routes, snapshot }: PageStore, siteUrl: string): string {
  const urls = routes.all.flatMap((shown) => {
    const { path } = shown
    if (shown.kind !== 'page' && shown.kind !== 'job') return []
    if (shown.canonical !== path) return []
    if (shown.kind === 'job' && !isOpen(shown.job)) return []
    const { seo } = shown.kind === 'page' ? shown.page : shown.job
    if (seo?.noIndex) return []
    const changed = snapshot.changed[path]
    const lastmod = changed ? `<lastmod>${escapeXml(changed.slice(0, 10))}</lastmod>` : ''
    const alternates = alternatesOf(snapshot, path).map(
      ([code, to]) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(siteUrl + encodeURI(to))}"/>`,
    )
    return [
      `<url><loc>${escapeXml(siteUrl + encodeURI(path))}</loc>${lastmod}${alternates.join('')}</url>`,
    ]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${snapshot.languages.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${urls.join('\n')}\n</urlset>\n`
}
