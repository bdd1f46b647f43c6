export const HOME_SLUG = 'home'
export const NOT_FOUND_SLUG = '404'

const JOBS = 'careers/'
const APPLICATION_SLUG = `${JOBS}apply`

/** Where the site shows a page. */
export const pathOfSlug = (slug: string) => (slug === HOME_SLUG ? '/' : `/${slug}`)

export const pathOfJob = (slug: string) => `/${JOBS}${slug}`

export const slugOfPath = (path: string) => path.replace(/^\/+|\/+$/g, '') || HOME_SLUG

/** The job that a slug names, if it is of the form that jobs have. */
export const jobSlugOf = (slug: string): string | null =>
  slug.startsWith(JOBS) && slug !== APPLICATION_SLUG ? slug.slice(JOBS.length) : null
