import { type Image, isOpen, type Job, type NavigationItem } from '@app/contract'
import {
  type JobCard,
  type LayoutData,
  type ScreenData,
  shownJob,
} from '../../../src/content/page-data'
import { needsJobs } from '../../../src/content/page-needs'
import type { Localized } from '../../content/localized'
import { today } from '../../content/on-new-day'
import type { Snapshot } from '../../content/snapshot'
import { languagesOf } from '../languages'
import type { Screen } from '../resolve'

/** What the browser needs to hydrate a screen, and no more: it is part of each page. */
export function screenDataOf({ source, jobs }: Snapshot, screen: Screen): ScreenData {
  const cards = () => withoutFileNames(jobs.filter(isOpen).map(cardOf))
  if (screen.kind === 'job')
    return { source, job: withoutFileNames(shownJob(screen.job)), jobs: cards() }
  if (screen.kind === 'not-found')
    return { source, missing: 'missing', ...(screen.page ? { page: screen.page } : {}) }
  if (screen.kind === 'search') return { source }
  const { page } = screen
  return {
    source,
    // Only a page without sections shows its related pages.
    page: withoutFileNames({ ...page, related: page.Content.length > 0 ? [] : page.related }),
    ...(needsJobs(page) ? { jobs: cards() } : {}),
  }
}

/** What a screen is rendered from: it is the same for as long as each of these is. */
export function inputsOf(snapshot: Snapshot, screen: Screen): readonly unknown[] {
  const { source, menu, footer, site, languages, translations, pages, jobs } = snapshot
  const canonical = 'canonical' in screen && screen.canonical
  const around = [today(), source, menu, footer, site, languages, translations, canonical]
  if (screen.kind === 'search') return [...around, pages, jobs]
  if (screen.kind === 'job') return [...around, screen.job, jobs]
  const { page } = screen
  return [...around, page, page && needsJobs(page) && jobs]
}

/** What is around every screen. */
export const layoutDataOf = (snapshot: Localized): LayoutData => ({
  menu: snapshot.menu.map(withoutNulls),
  footer: withoutFileNames(snapshot.footer),
  site: snapshot.site,
  ...(snapshot.languages.length > 0 && { languages: languagesOf(snapshot) }),
})

const isImage = (value: object): value is Image => 'src' in value && 'alt' in value

/** A partner or a badge. */
const isMark = (value: object): value is { image: Image; altText?: string } =>
  'altText' in value && 'image' in value

/** The browser has no use for the file names of pictures, nor for a description that is given twice. */
const withoutFileNames = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (_key, value: unknown) => {
    if (value === null || typeof value !== 'object') return value
    if (isImage(value)) return { ...value, name: undefined }
    if (isMark(value) && value.altText === value.image.alt) return { ...value, altText: undefined }
    return value
  }) as T

const withoutNulls = (item: NavigationItem) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) as NavigationItem

function cardOf(job: Job): JobCard {
  const { slug, title, order, icon, summary, type, location, area, language } = job
  return { slug, title, order, icon, summary, type, location, area, language }
}
