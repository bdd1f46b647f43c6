import type { Image, Job, NavigationItem, SiteSetting } from '@beam/contract'
import type { JobCard, PageData } from '../../src/content/page-data'
import { needsJobs } from '../../src/content/page-needs'
import type { Snapshot } from '../content/snapshot'
import type { Screen } from './resolve'

/** All that the browser needs to draw the same page again, and no more: it is sent with each one. */
export function pageDataOf(snapshot: Snapshot, screen: Screen): PageData {
  const { source, menu, footer, jobs } = snapshot
  const cards = () => bare(jobs.map(cardOf))
  const frame = {
    source,
    menu: menu.map(drawn),
    footer: bare(footer),
    site: siteAt(snapshot.site, screen.path),
  }
  if (screen.kind === 'job') return { ...frame, job: bare(screen.job), jobs: cards() }
  if (screen.kind === 'not-found')
    return { ...frame, missing: 'missing', ...(screen.page ? { page: screen.page } : {}) }
  const { page } = screen
  return {
    ...frame,
    page: bare(page),
    ...(needsJobs(page) ? { jobs: cards() } : {}),
  }
}

const isImage = (value: object): value is Image => 'src' in value && 'alt' in value

/** Nothing on a page shows by what name its pictures are kept. */
const bare = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    value !== null && typeof value === 'object' && isImage(value)
      ? { ...value, name: undefined }
      : value,
  ) as T

const drawn = (item: NavigationItem) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) as NavigationItem

/** The words of other paths come with the first walk to one of them. */
const siteAt = (site: SiteSetting, path: string): SiteSetting => ({
  ...site,
  shareTexts: site.shareTexts.filter((text) => text.path === path),
})

function cardOf(job: Job): JobCard {
  const { slug, title, order, icon, summary, type, location, area, language } = job
  return { slug, title, order, icon, summary, type, location, area, language }
}
