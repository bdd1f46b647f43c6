import {
  type Footer,
  type Job,
  type NavigationItem,
  type Page,
  type Redirect,
  type SiteLanguage,
  type SiteSetting,
  block,
  footer,
  job,
  navigationItem,
  page,
  redirect,
  siteLanguage,
  siteSetting,
} from '@app/contract'
import { fromStrapiRichText, isRichText } from './from-strapi-rich-text'

/** The cms sent content that does not fit the contract. */
export class ContentError extends Error {
  override name = 'ContentError'
}

type Fields = Record<string, unknown>

type Schema<Value> = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Value }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

type Media = {
  url: string
  name?: unknown
  alternativeText?: unknown
  width?: unknown
  height?: unknown
  formats?: unknown
  focalPoint?: unknown
}

const STRAPI_ONLY = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'])

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMedia = (value: Fields): value is Fields & Media =>
  typeof value['url'] === 'string' && typeof value['mime'] === 'string'

/** Strapi sends an empty field as null or as an empty string. */
const isBlank = (value: unknown) => value === null || value === undefined || value === ''

function toContent(value: unknown): unknown {
  if (isRichText(value)) return fromStrapiRichText(value)
  if (Array.isArray(value)) return value.map(toContent)
  if (!isFields(value)) return value
  if (isMedia(value)) return toImage(value)
  const fields = Object.entries(value)
    .filter(([key, child]) => !STRAPI_ONLY.has(key) && !isBlank(child))
    .map(([key, child]) =>
      key === '__component'
        ? ['block', String(child).replace(/^.*\./, '')]
        : [key, toContent(child)],
    )
  return Object.fromEntries(fields) as Fields
}

/** An upload keeps its path on the cms: the site's own server proxies it. */
const toImage = ({ url, name, alternativeText, width, height, formats, focalPoint }: Media) => ({
  name,
  src: url,
  alt: typeof alternativeText === 'string' ? alternativeText : '',
  ...(typeof width === 'number' ? { width } : {}),
  ...(typeof height === 'number' ? { height } : {}),
  ...smallerOf(formats),
  ...(isFields(focalPoint) ? { focus: focalPoint } : {}),
})

function smallerOf(formats: unknown) {
  const smaller = Object.values(isFields(formats) ? formats : {})
    .flatMap((format) =>
      isFields(format) && typeof format['url'] === 'string' && typeof format['width'] === 'number'
        ? [{ src: format['url'], width: format['width'] }]
        : [],
    )
    .toSorted((a, b) => a.width - b.width)
  return smaller.length > 0 ? { smaller } : {}
}

function parsed<Value>(what: string, schema: Schema<Value>, value: unknown): Value {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ContentError(`The cms sent an invalid ${what} (${reasons.join('; ')}).`)
}

const parserFor =
  <Value>(what: string, schema: Schema<Value>) =>
  (raw: unknown): Value =>
    parsed(what, schema, toContent(raw))

/** Whether a section of a page has all that it must have. */
export const isWholeSection = (raw: unknown): boolean => block.safeParse(toContent(raw)).success

export const fromStrapiPage: (raw: unknown) => Page = parserFor('page', page)
export const fromStrapiJob: (raw: unknown) => Job = parserFor('job', job)
export const fromStrapiFooter: (raw: unknown) => Footer = parserFor('footer', footer)
export const fromStrapiLanguage: (raw: unknown) => SiteLanguage = parserFor(
  'language',
  siteLanguage,
)
export const fromStrapiRedirect: (raw: unknown) => Redirect = parserFor('redirect', redirect)
export const fromStrapiSiteSetting: (raw: unknown) => SiteSetting = parserFor(
  'site setting',
  siteSetting,
)

/** Accepts the menu as a flat list or as a tree, with or without `data` around it. Returns the flat list. */
export const fromStrapiNavigation: (raw: unknown) => NavigationItem[] = (raw) => {
  const items = isFields(raw) ? raw['data'] : raw
  if (!Array.isArray(items)) throw new ContentError('The cms sent a menu that is not a list.')
  return flatten(items).map((item) => parsed('menu item', navigationItem, item))
}

const flatten = (items: unknown[], parent?: unknown): unknown[] =>
  items.flatMap((item) => {
    if (!isFields(item)) return [item]
    const { items: children, ...own } = item
    const flat = own['parent'] || parent === undefined ? own : { ...own, parent: { id: parent } }
    return [flat, ...(Array.isArray(children) ? flatten(children, item['id']) : [])]
  })
