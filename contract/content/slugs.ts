import { withoutAccents } from '../without-accents'

export const HOME_SLUG = 'home'
export const NOT_FOUND_SLUG = '404'

/** The site's own page, which no entry of the cms can replace. */
export const SEARCH_SLUG = 'search'
export const SEARCH_PATH = '/search'
/** What a search takes: the words, and the kind that narrows it down. */
export const SEARCH_PARAMETERS = { words: 'q', kind: 'kind' } as const

const JOBS = 'careers/'
const APPLICATION_SLUG = `${JOBS}apply`

/** Leads a phone to the app in its store. */
export const APP_PATH = '/get-the-app'
/** The QR code of that address. */
export const APP_CODE_PATH = '/get-the-app.svg'

/** Where the forms are posted without scripts; the rest of the path is the name of the form. */
export const FORMS_FOLDER = '/forms/'

/** The path of a page on the site. */
export const pathOfSlug = (slug: string) => (slug === HOME_SLUG ? '/' : `/${slug}`)

export const pathOfJob = (slug: string) => `/${JOBS}${slug}`

export const slugOfPath = (path: string) => path.replace(/^\/+|\/+$/g, '') || HOME_SLUG

/** The slug of the job at 'careers/<job>', or null if the slug is not a job's. */
export const jobSlugOf = (slug: string): string | null =>
  slug.startsWith(JOBS) && slug !== APPLICATION_SLUG ? slug.slice(JOBS.length) : null

/** A name as a part of a slug: 'Lumo Pay' as 'lumo-pay'. */
export const nameInSlug = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
