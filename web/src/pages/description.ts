import { type Job, type Page, plainText, type SiteSetting } from '@app/contract'

const MAX_LENGTH = 200

const shorten = (text: string) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`

function openingOf({ Content: [first] }: Page): string | undefined {
  if (!first) return undefined
  if ('description' in first && first.description) return first.description
  if ('introduction' in first && first.introduction) return plainText(first.introduction)
  return undefined
}

/** The meta description of a page or job; the site's own if it has none. */
export function descriptionOf(entry: Page | Job | undefined, site: SiteSetting): string {
  const opening = entry && ('summary' in entry ? entry.summary : openingOf(entry))
  return shorten(entry?.seo?.description ?? opening ?? site.description)
}
