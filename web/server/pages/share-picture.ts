import type { Image, Job, Page, SiteSetting } from '@beam/contract'
import type { Assets } from './assets'

export type SharePicture = { url: string; alt: string; width?: number; height?: number }

type Shown = { entry: Page | Job | undefined; slug: string; title: string }

/** Networks show no drawings in SVG. */
const isShown = (image: Image | undefined) =>
  image !== undefined && !/\.svg(?:\?|$)/.test(image.src)

/** What other people see of a page: an editor's picture, the page's card, or the site's. */
export function sharePictureOf(
  { entry, slug, title }: Shown,
  site: SiteSetting,
  { cards }: Pick<Assets, 'cards'>,
  siteUrl: string,
): SharePicture | null {
  const chosen = [entry?.seo?.image].find(isShown)
  if (chosen) return fromImage(chosen, siteUrl)
  const own = cards[slug]
  // A page that was renamed since the build no longer is what its card says.
  const card = own?.title === title ? own : isShown(site.shareImage) ? undefined : cards['site']
  if (card)
    return { url: `${siteUrl}/cards/${card.file}`, alt: card.title, width: 1200, height: 630 }
  return site.shareImage && isShown(site.shareImage) ? fromImage(site.shareImage, siteUrl) : null
}

const fromImage = ({ src, alt, width, height }: Image, siteUrl: string): SharePicture => ({
  url: new URL(src, siteUrl).href,
  alt,
  ...(width && height ? { width, height } : {}),
})
