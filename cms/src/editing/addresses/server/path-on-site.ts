import { targetPath } from '@app/runtime'

/**
 * The path on this site that a link leads to; undefined if it leads elsewhere or within its own page. A link is read
 * like the target of a redirect: one without a leading slash begins at the home page.
 */
export const pathOnSite = (url: string, siteUrl: string): string | undefined =>
  url.startsWith('#') ? undefined : targetPath({ from: '/', to: url }, siteUrl)
