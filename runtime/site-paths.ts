import {
  APP_CODE_PATH,
  APP_PATH,
  FORMS_FOLDER,
  languageCodes,
  SEARCH_PARAMETERS,
  SEARCH_PATH,
} from '@app/contract'

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
  /** Takes what visitors send without scripts. */
  forms: FORMS_FOLDER,
  /** This folder and the next are never a page's address: no slug starts with an underscore. */
  layout: '/_layout/',
  stills: '/_stills/',
} as const

/** The version of an upload, which changes when its file is replaced. */
export const UPLOAD_VERSION = 'v=\\w{1,20}'

type AddressRule = {
  /** A path, or a folder with its slash. */
  at: string
  /** The whole query, as a regular expression, that the site's server reads there. */
  query?: string
  /**
   * `uploads`: a cache in front stores all answers here, apart from the pages. `off`: it stores no answer to such a
   * query; without a query, none at all.
   */
  cache: 'uploads' | 'off'
}

/**
 * The only queries that the site's server reads: any other changes nothing but where a redirect leads, so
 * that a cache in front needs one copy for all of them. docs/nginx.conf is generated from this.
 */
export const addressRules: readonly AddressRule[] = [
  ...[sitePaths.search, ...languageCodes.map((code) => `/${code}${sitePaths.search}`)].map(
    (at): AddressRule => ({
      at,
      query: `(?:.*&)?(?:${Object.values(SEARCH_PARAMETERS).join('|')})=.*`,
      cache: 'off',
    }),
  ),
  { at: siteFolders.uploads, query: UPLOAD_VERSION, cache: 'uploads' },
  { at: siteFolders.drafts, cache: 'off' },
]

const isAt = (path: string, at: string) => (at.endsWith('/') ? path.startsWith(at) : path === at)

/** What the site's server reads of the query of an address. */
export function queryReadAt(path: string, query: string | undefined): string | undefined {
  if (query === undefined) return undefined
  const rule = addressRules.find(({ at }) => isAt(path, at))
  const isRead = rule?.query !== undefined && new RegExp(`^(?:${rule.query})$`).test(query)
  return isRead ? query : undefined
}
