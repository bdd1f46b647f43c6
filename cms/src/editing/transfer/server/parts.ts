import {
  type ContentUid,
  FOOTER,
  JOB,
  LANGUAGE,
  PAGE,
  REDIRECT,
  SETTINGS,
  singleTitleOf,
} from '../../../content/shared/types'
import type { Part } from '../shared/plan'
import type { Versions } from './format'

export type EntryPart = Exclude<Part, 'menu' | 'media'>

export const uidOf = {
  pages: PAGE,
  jobs: JOB,
  redirects: REDIRECT,
  footer: FOOTER,
  languages: LANGUAGE,
  settings: SETTINGS,
} as const satisfies Record<EntryPart, ContentUid>

/**
 * In the order in which an import writes them. Redirects come after pages: one may be at the address that a page
 * leaves.
 */
export const entryParts = Object.keys(uidOf) as EntryPart[]

export const isEntryPart = (part: string): part is EntryPart => Object.hasOwn(uidOf, part)

/** The value by which an entry is found in another environment; '' for the only one of its type. */
export function keyOf(part: EntryPart, { published, draft }: Versions): string {
  const { slug, from, code } = published ?? draft ?? {}
  return String(slug ?? from ?? code ?? '')
}

export const isSingle = (part: EntryPart) => singleTitleOf(uidOf[part]) !== undefined

export function titleOf(part: EntryPart, { published, draft }: Versions): string {
  const { title, from } = draft ?? published ?? {}
  return singleTitleOf(uidOf[part]) ?? String(title ?? from ?? '')
}
