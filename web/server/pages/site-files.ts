import type { Snapshot } from '../content/snapshot'
import type { PageStore } from './page-store'

/** The paper that every page lies on. */
export const THEME = '#faf7f2'

export const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** How a phone keeps the site on its home screen. */
export const manifest = ({ site }: Snapshot) =>
  JSON.stringify({
    name: site.productName,
    short_name: site.productName,
    description: site.description,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: THEME,
    theme_color: THEME,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Canonical, indexable pages only, each with the day of its last change. */
export function sitemap({ routes, snapshot }: PageStore, siteUrl: string): string {
  const urls = routes.all.flatMap((shown) => {
    const { path } = shown
    if (shown.kind === 'not-found' || shown.canonical !== path) return []
    const { seo } = shown.kind === 'page' ? shown.page : shown.job
    if (seo?.noIndex) return []
    const changed = snapshot.changed[path]
    const lastmod = changed ? `<lastmod>${escapeXml(changed.slice(0, 10))}</lastmod>` : ''
    return [`<url><loc>${escapeXml(siteUrl + encodeURI(path))}</loc>${lastmod}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
