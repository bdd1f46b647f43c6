import { type ContentUid, FOOTER, JOB, LANGUAGE, PAGE, REDIRECT, SETTINGS } from '../shared/types'
import { firstContent, firstLanguages } from './first-content'

export type Entry = {
  uid: ContentUid
  /** Finds the entry in the database; a single type has just one. */
  where: Record<string, string>
  /** The entry's name among those loaded so far (`load.ts`), by which a second load knows it again. */
  key: string
  data: Record<string, unknown>
  /** Slugs of the related pages, linked once all pages exist. */
  related: string[]
  /** The slug of what it translates. */
  source?: string | undefined
}

const { pages, jobs, redirects, footer, site } = firstContent

/** Everything in the first content that becomes an entry, in the order in which it is loaded. */
const byType: Record<ContentUid, Omit<Entry, 'uid'>[]> = {
  [PAGE]: [
    ...pages.map((page) => ({ page, source: undefined })),
    ...firstLanguages.flatMap((language) => language.pages),
  ].map(({ page: { related, ...data }, source }) => ({
    where: { slug: data.slug },
    key: `page:${data.slug}`,
    data,
    related: related.map(({ slug }) => slug),
    source,
  })),
  [JOB]: [
    ...jobs.map((job) => ({ job, source: undefined })),
    ...firstLanguages.flatMap((language) => language.jobs),
  ].map(({ job: data, source }) => ({
    where: { slug: data.slug },
    key: `job:${data.slug}`,
    data,
    related: [],
    source,
  })),
  [REDIRECT]: redirects.map((data) => ({
    where: { from: data.from },
    key: `redirect:${data.from}`,
    data,
    related: [],
  })),
  [FOOTER]: [{ where: {}, key: 'footer', data: footer, related: [] }],
  [LANGUAGE]: firstLanguages.map(({ language: data }) => ({
    where: { code: data.code },
    key: `language:${data.code}`,
    data,
    related: [],
  })),
  [SETTINGS]: [{ where: {}, key: 'site', data: site, related: [] }],
}

export const entries = Object.entries(byType).flatMap(([uid, ofType]) =>
  ofType.map((entry): Entry => ({ uid: uid as ContentUid, ...entry })),
)
