import { brand } from '@app/contract'
import tokens from '../../src/ui/tokens.css?raw'
import type { Snapshot } from '../content/snapshot'

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
    lang: brand.locale,
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
