import { isOpen } from '@beam/contract'
import tokens from '../../src/ui/tokens.css?raw'
import type { Snapshot } from '../content/snapshot'
import type { PageStore } from './page-store'

const [, paper] = /--paper:\s*(#[\da-f]{6})/.exec(tokens) ?? []
if (!paper) throw new Error('tokens.css has no --paper.')

/** The background of every page. */
export const THEME = paper

export const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** For phones that add the site to the home screen. */
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

/** Canonical, indexable pages, each with the date of its last change. */
export function sitemap({ routes, snapshot }: PageStore, siteUrl: string): string {
  const urls = routes.all.flatMap((shown) => {
    const { path } = shown
    if (shown.kind === 'not-found' || shown.kind === 'search') return []
    if (shown.canonical !== path) return []
    if (shown.kind === 'job' && !isOpen(shown.job)) return []
    const { seo } = shown.kind === 'page' ? shown.page : shown.job
    if (seo?.noIndex) return []
    const changed = snapshot.changed[path]
    const lastmod = changed ? `<lastmod>${escapeXml(changed.slice(0, 10))}</lastmod>` : ''
    return [`<url><loc>${escapeXml(siteUrl + encodeURI(path))}</loc>${lastmod}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
