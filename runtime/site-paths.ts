import { APP_CODE_PATH, APP_PATH, SEARCH_PATH } from '@beam/contract'

/** In the site's answer to `/readyz`: where the content of every page comes from (cms, stale or built-in). */
export const CONTENT_SOURCE_HEADER = 'Content-Source'

/** What the site's server answers itself, before any page: no entry can have one of these addresses. */
export const sitePaths = {
  alive: '/healthz',
  ready: '/readyz',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  manifest: '/site.webmanifest',
  search: SEARCH_PATH,
  app: APP_PATH,
  appCode: APP_CODE_PATH,
  editBar: '/edit-bar',
} as const

export const siteFolders = {
  uploads: '/uploads/',
  drafts: '/preview/',
  assets: '/assets/',
  /** No slug starts with an underscore. */
  layout: '/_layout/',
} as const
