import type { Head } from './head'
import { escapeHtml } from '@app/runtime'
import { jsonForScript } from './markup'
import { THEME } from '../site-files'

type Scripts = {
  siteConfig: unknown
  screenData: unknown
  /** The first script of the page and the last. */
  consent: string
  main: string
}

export type DocumentParts = {
  lang: string
  dir: string | undefined
  head: Head
  source: string
  siteUrl: string
  year: number
  /** The CSS of the first paint. */
  styles: string
  fonts: string[]
  allStyles: string
  app: string
  /** Undefined for a page without scripts. */
  scripts: Scripts | undefined
  productName: string
  /** What the cookie sheet asks, and for how many months a choice holds. */
  ask: string
}

/** Delays the first paint until the whole header is parsed: its entries share one row, and would move as the others arrive. */
const WHOLE_HEADER = '<link rel="expect" href="#mobile-menu" blocking="render">'

const meta = (
  attribute: 'name' | 'property',
  key: string,
  content: string | number | null | undefined,
) =>
  content === null || content === undefined
    ? ''
    : `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`

function headMarkup({ head, productName, fonts, styles, scripts }: DocumentParts): string {
  const { title, description, canonical, alternates, isIndexed, image } = head
  return [
    '<meta charset="utf-8">',
    scripts ? `<script>${scripts.consent}</script>` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...fonts.map(
      (href) =>
        `<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="low" crossorigin>`,
    ),
    `<style>${styles}</style>`,
    WHOLE_HEADER,
    meta('name', 'description', description),
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`,
    ),
    isIndexed ? '' : meta('name', 'robots', 'noindex'),
    meta('name', 'theme-color', THEME),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    meta('property', 'og:site_name', productName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image?.url),
    meta('property', 'og:image:width', image?.width),
    meta('property', 'og:image:height', image?.height),
    meta('property', 'og:image:alt', image?.alt),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
  ].join('')
}

const structuredData = ({ structured }: Head) =>
  structured
    .map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`)
    .join('')

const bodyEnd = ({ scripts, head, allStyles }: DocumentParts) => {
  const wholeStyles = `<link rel="stylesheet" href="${allStyles}">`
  if (!scripts) return wholeStyles
  return (
    `<script id="site-config" type="application/json">${jsonForScript(scripts.siteConfig)}</script>` +
    `<script id="page-data" type="application/json">${jsonForScript(scripts.screenData)}</script>` +
    structuredData(head) +
    `<script>${scripts.main}</script><noscript>${wholeStyles}</noscript>`
  )
}

/** The HTML of a page. What has the same texts stands together, for the compression. */
export const htmlDocument = (parts: DocumentParts) =>
  `<!doctype html><html lang="${parts.lang}"${parts.dir ? ` dir="${parts.dir}"` : ''} data-content="${parts.source}" data-site="${escapeHtml(parts.siteUrl)}" data-year="${parts.year}" data-ask="${parts.ask}"><head>${headMarkup(parts)}</head><body><div id="root">${parts.app}</div>` +
  bodyEnd(parts) +
  '</body></html>'
