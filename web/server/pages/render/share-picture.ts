import type { Image, Job, Page, SiteSetting } from '@app/contract'
import type { Assets } from './assets'

export type SharePicture = { url: string; alt: string; width?: number; height?: number }

type Shared = { entry: Page | Job | undefined; slug: string; title: string }

/** Social networks don't show SVG. */
const isUsable = (image: Image | undefined) =>
  image !== undefined && !/\.svg(?:\?|$)/.test(image.src)

/** The picture of a shared page: the editor's choice, the page's card, or the site's. */
export function sharePictureOf(
  { entry, slug, title }: Shared,
  site: SiteSetting,
  { cards }: Pick<Assets, 'cards'>,
  siteUrl: string,
): SharePicture | null {
  const chosen = [entry?.seo?.image].find(isUsable)
  if (chosen) return fromImage(chosen, siteUrl)
  const own = cards[slug]
  // The card of a page that was renamed since the build shows the old title.
  const card = own?.title === title ? own : isUsable(site.shareImage) ? undefined : cards['site']
  if (card)
    return { url: `${siteUrl}/cards/${card.file}`, alt: card.title, width: 1200, height: 630 }
  return site.shareImage && isUsable(site.shareImage) ? fromImage(site.shareImage, siteUrl) : null
}

const fromImage = ({ src, alt, width, height }: Image, siteUrl: string): SharePicture => ({
  url: new URL(src, siteUrl).href,
  alt,
  ...(width && height ? { width, height } : {}),
})
