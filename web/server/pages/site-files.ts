import type { PageStore } from './page-store'

export const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Canonical, indexable pages only, each with the day of its last change. */
export function sitemap({ routes, snapshot }: PageStore, siteUrl: string): string {
  const urls = routes.paths.flatMap((path) => {
    const found = routes.resolve(path)
    if ((found.kind !== 'page' && found.kind !== 'job') || found.canonical !== path) return []
    const { seo } = found.kind === 'page' ? found.page : found.job
    if (seo?.noIndex) return []
    const changed = snapshot.changed[path === '/' ? '/home' : path]
    const lastmod = changed ? `<lastmod>${escapeXml(changed.slice(0, 10))}</lastmod>` : ''
    return [`<url><loc>${escapeXml(siteUrl + encodeURI(path))}</loc>${lastmod}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
