import { type Job, type Page, plainText, type SiteSetting } from '@beam/contract'

const LONGEST = 200

const shortened = (words: string) =>
  words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`

function openingOf({ Content: [first] }: Page): string | undefined {
  if (!first) return undefined
  if ('description' in first && first.description) return first.description
  if ('introduction' in first && first.introduction) return plainText(first.introduction)
  return undefined
}

/** A screen in a sentence or two: its own, or else the site's. */
export function descriptionOf(entry: Page | Job | undefined, site: SiteSetting): string {
  const opening = entry && ('summary' in entry ? entry.summary : openingOf(entry))
  return shortened(entry?.seo?.description ?? opening ?? site.description)
}
