import {
  type Block,
  HOME_SLUG,
  isOpen,
  type Job,
  languageOfJob,
  type Page,
  plainText,
  type RichText,
} from '@app/contract'
import type { SearchKind } from '../../src/pages/search-screen'
import type { Screen } from '../pages/resolve'

/** Whether each item is a result of its own: one for the whole page would not show which help answer or news item matched. */
export const isSeparate = (kind: SearchKind) => kind === 'Help answer' || kind === 'News'

/** A section of an entry, which a result can link to. */
export type Part = { anchor: string | undefined; headings: string[]; texts: string[] }

/** What one search result leads to. */
export type SearchEntry = {
  kind: SearchKind
  path: string
  title: string
  /** What an answer or a news item is from: its page, or its outlet. */
  context?: string
  language?: string
  description: string
  parts: Part[]
}

const HEADING_KEYS = new Set(['title', 'question', 'name', 'feature', 'subtitle', 'pointsTitle'])

/** Addresses, pictures, dates, choices of layout, code, and the labels of buttons. */
const KEYS_WITHOUT_TEXT = new Set([
  'anchor',
  'arrangement',
  'block',
  'button',
  'code',
  'composition',
  'date',
  'document',
  'form',
  'image',
  'imagePosition',
  'layout',
  'link',
  'map',
  'pictures',
  'playLabel',
  'poster',
  'secondButton',
  'theme',
  'url',
  'variant',
  'videoUrl',
])

/** Looks only for `children`: the content is parsed already, and no other list has items with these. */
const isRichText = (list: unknown[]): list is RichText =>
  list.every((node) => typeof node === 'object' && node !== null && 'children' in node)

/** Collects the texts of a block, whatever its fields are. */
function collect(value: unknown, part: Part, isHeading = false): Part {
  if (typeof value === 'string') (isHeading ? part.headings : part.texts).push(value)
  else if (Array.isArray(value)) {
    if (isRichText(value)) part.texts.push(plainText(value))
    else for (const one of value) collect(one, part)
  } else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      if (!KEYS_WITHOUT_TEXT.has(key)) collect(inner, part, HEADING_KEYS.has(key))
  return part
}

const emptyPart = (anchor?: string): Part => ({ anchor, headings: [], texts: [] })

function separateEntries(block: Block, page: Page, path: string): SearchEntry[] {
  if (block.block === 'faq')
    return block.questions.map(({ question, answer }) => ({
      kind: 'Help answer',
      path,
      title: question,
      // The home page's title is made for search engines.
      context: page.slug === HOME_SLUG ? 'Home page' : page.title,
      description: '',
      parts: [{ anchor: block.anchor, headings: [], texts: [plainText(answer)] }],
    }))
  if (block.block === 'press')
    return block.items.map(({ title, outlet, summary }) => ({
      kind: 'News',
      path,
      title,
      context: outlet,
      description: '',
      parts: [{ anchor: block.anchor, headings: [], texts: [summary] }],
    }))
  return []
}

const withoutSeparate = (block: Block): object =>
  block.block === 'faq'
    ? { ...block, questions: [] }
    : block.block === 'press'
      ? { ...block, items: [] }
      : block

const ofPage = (page: Page, path: string): SearchEntry[] => [
  {
    kind: page.Content.some(({ block }) => block === 'legal') ? 'Legal text' : 'Page',
    path,
    title: page.title,
    description: page.seo?.description ?? '',
    parts: page.Content.map((block) => collect(withoutSeparate(block), emptyPart(block.anchor))),
  },
  ...page.Content.flatMap((block) => separateEntries(block, page, path)),
]

function ofJob(job: Job, path: string): SearchEntry {
  const { title, summary, type, location, area, purpose, requirements, offers, details } = job
  return {
    kind: 'Job',
    path,
    title,
    language: languageOfJob(job),
    description: summary,
    parts: [collect({ purpose, requirements, offers, details, type, location, area }, emptyPart())],
  }
}

/** What a screen shows that visitors can find. */
export type Searched = Extract<Screen, { kind: 'page' | 'job' }>

/** Whether search engines may list it, too: not a job that is closed, nor a page at its second address. */
export function isSearched(screen: Screen): screen is Searched {
  if (screen.kind === 'job') return isOpen(screen.job) && !screen.job.seo?.noIndex
  return screen.kind === 'page' && screen.path === screen.canonical && !screen.page.seo?.noIndex
}

export const entriesOf = (screen: Searched): SearchEntry[] =>
  screen.kind === 'job' ? [ofJob(screen.job, screen.path)] : ofPage(screen.page, screen.path)
