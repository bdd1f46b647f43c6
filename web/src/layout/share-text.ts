import type { SiteSetting } from '@app/contract'

export type ShareText = { title: string; description: string }

const JOB_PAGES = '/careers/'

/** The title and description for sharing a page: its own, or the site's. */
export function shareTextFor(site: SiteSetting, path: string): ShareText {
  const own = path.startsWith(JOB_PAGES)
    ? undefined
    : site.shareTexts.find((text) => text.path === path)
  return own
    ? { title: own.title, description: own.description }
    : { title: site.shareTitle, description: site.shareDescription }
}
