import {
  type Footer,
  type Job,
  type NavigationItem,
  type Page,
  type Redirect,
  type SiteSetting,
  footer,
  job,
  navigationItem,
  page,
  redirect,
  siteSetting,
} from '@beam/contract'
import { fromStrapiRichText, isRichText } from './from-strapi-rich-text'

/** What the cms sent is not what the screens can show. */
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
}

const STRAPI_ONLY = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'])

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMedia = (value: Fields): value is Fields & Media =>
  typeof value['url'] === 'string' && typeof value['mime'] === 'string'

/** An editor's empty field arrives as null or as an empty text; either way there is nothing. */
const isBlank = (value: unknown) => value === null || value === undefined || value === ''

function toContent(value: unknown, cmsUrl: string): unknown {
  if (isRichText(value)) return fromStrapiRichText(value)
  if (Array.isArray(value)) return value.map((entry) => toContent(entry, cmsUrl))
  if (!isFields(value)) return value
  if (isMedia(value)) return toImage(value, cmsUrl)
  const fields = Object.entries(value)
    .filter(([key, child]) => !STRAPI_ONLY.has(key) && !isBlank(child))
    .map(([key, child]) =>
      key === '__component'
        ? ['block', String(child).replace(/^.*\./, '')]
        : [key, toContent(child, cmsUrl)],
    )
  return Object.fromEntries(fields) as Fields
}

const toImage = ({ url, name, alternativeText, width, height }: Media, cmsUrl: string) => ({
  name,
  src: url.startsWith('/') ? `${cmsUrl}${url}` : url,
  alt: typeof alternativeText === 'string' ? alternativeText : '',
  ...(typeof width === 'number' ? { width } : {}),
  ...(typeof height === 'number' ? { height } : {}),
})

function parsed<Value>(what: string, schema: Schema<Value>, value: unknown): Value {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ContentError(`The cms sent a ${what} that can't be shown (${reasons.join('; ')}).`)
}

const reader =
  <Value>(what: string, schema: Schema<Value>) =>
  (raw: unknown, cmsUrl: string): Value =>
    parsed(what, schema, toContent(raw, cmsUrl))

export const fromStrapiPage: (raw: unknown, cmsUrl: string) => Page = reader('page', page)
export const fromStrapiJob: (raw: unknown, cmsUrl: string) => Job = reader('job', job)
export const fromStrapiFooter: (raw: unknown, cmsUrl: string) => Footer = reader('footer', footer)
export const fromStrapiRedirect: (raw: unknown, cmsUrl: string) => Redirect = reader(
  'redirect',
  redirect,
)
export const fromStrapiSiteSetting: (raw: unknown, cmsUrl: string) => SiteSetting = reader(
  'site setting',
  siteSetting,
)

/** Takes the flat menu and the nested one, bare or under `data`; gives the flat one. */
export const fromStrapiNavigation: (raw: unknown, cmsUrl: string) => NavigationItem[] = (raw) => {
  const items = isFields(raw) ? raw['data'] : raw
  if (!Array.isArray(items)) throw new ContentError('The cms sent a menu that is no list.')
  return flatten(items).map((item) => parsed('menu item', navigationItem, item))
}

const flatten = (items: unknown[], parent?: unknown): unknown[] =>
  items.flatMap((item) => {
    if (!isFields(item)) return [item]
    const { items: below, ...own } = item
    const placed = own['parent'] || parent === undefined ? own : { ...own, parent: { id: parent } }
    return [placed, ...(Array.isArray(below) ? flatten(below, item['id']) : [])]
  })
