import { languageCodes, languageOf } from '../languages/languages'
import { withoutAccents } from '../without-accents'

export const HOME_SLUG = 'home'
export const NOT_FOUND_SLUG = '404'

/** The site's own page, which no entry of the cms can replace. */
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

/** 'de/', at the beginning of what is in the folder of a language. */
const FOLDER = `^((?:${languageCodes.join('|')})/)?`
const IN_FOLDER = new RegExp(FOLDER)
const IN_JOBS = new RegExp(FOLDER + JOBS)

/** A job in another language is in that language's folder, as its slug is: 'de/designer' is at /de/careers/designer. */
export const pathOfJob = (slug: string) => `/${slug.replace(IN_FOLDER, `$1${JOBS}`)}`

export const slugOfPath = (path: string) => path.replace(/^\/+|\/+$/g, '') || HOME_SLUG

/** The slug of a job at 'careers/<job>'; null for what is in no folder of jobs. */
export const slugInJobs = (slug: string): string | null =>
  IN_JOBS.test(slug) ? slug.replace(IN_JOBS, '$1') : null

/** The same, but null for the page with the application form, which is in that folder too. */
export const jobSlugOf = (slug: string): string | null =>
  slug.replace(IN_FOLDER, '') === APPLICATION_SLUG ? null : slugInJobs(slug)

/** The language of an advert: that of its folder, or the one that an editor chose for it. */
export const languageOfJob = ({ slug, language }: { slug: string; language: string }) =>
  languageOf(slug) ?? language

/** A name as a part of a slug: 'Lumo Pay' as 'lumo-pay'. */
export const nameInSlug = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
