import { isRow, type Row } from '../../../content/shared/fields'
import { SECTIONS } from '../../../content/shared/sections'
import { hasSlug, pathOf } from '../../../content/shared/types'

/** About as many characters as search engines show. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

export type SearchResult = {
  title: string
  /** The page's address without the site: 'careers › designer'. */
  address: string
  /** Undefined if the site's own is shown. */
  description: string | undefined
  advice: string[]
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** The words of a rich text, as Strapi stores it. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (!isRow(value)) return ''
  return textOf(value['text']) ?? wordsOf(value['children'] ?? [])
}

const openingOf = (section: unknown): string | undefined =>
  isRow(section)
    ? (textOf(section['description']) ?? textOf(wordsOf(section['introduction'] ?? [])))
    : undefined

const shortened = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')} …`

/** How a search engine lists a page or a job as it stands in the form; undefined for what it never lists. */
export function searchResult(model: string, values: Row): SearchResult | undefined {
  const seo = isRow(values['seo']) ? values['seo'] : {}
  const title = textOf(seo['title']) ?? textOf(values['title'])
  if (!hasSlug(model) || title === undefined || seo['noIndex'] === true) return undefined
  const [first] = Array.isArray(values[SECTIONS]) ? (values[SECTIONS] as unknown[]) : []
  const description = textOf(seo['description']) ?? textOf(values['summary']) ?? openingOf(first)
  return {
    title: shortened(title, TITLE_LENGTH),
    address: pathOf(model, textOf(values['slug']) ?? '…')
      .split('/')
      .filter(Boolean)
      .join(' › '),
    description: description && shortened(description, DESCRIPTION_LENGTH),
    advice: [
      ...tooLong('title', title, TITLE_LENGTH),
      ...(description === undefined
        ? ['There is no description, so the one of the whole site is shown.']
        : tooLong('description', description, DESCRIPTION_LENGTH)),
    ],
  }
}

const tooLong = (what: string, { length }: string, most: number) =>
  length > most
    ? [`The ${what} has ${length} characters; search engines cut it after about ${most}.`]
    : []
