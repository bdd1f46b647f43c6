import { isOpen, pathPattern } from '@app/contract'
import type { FieldKind } from '../../../content/shared/compare'
import type { FoundField } from '../../../content/shared/fields'

/** A wrong value is refused; an empty section is only reported. */
export type Problem = { path: string; message: string; isWrong: boolean }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const isWebAddress = (text: string) => {
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

const isEmail = (text: string) => EMAIL.test(text)

/** What to enter instead, if this is not an address that a link can lead to. */
function wrongAddress(text: string): string | undefined {
  if (/^https?:/.test(text) && !isWebAddress(text))
    return 'Enter a full web address, such as https://example.com.'
  if (text.startsWith('mailto:') && !isEmail(text.slice('mailto:'.length).replace(/\?.*$/, '')))
    return 'Enter an email address after mailto:, such as mailto:name@example.com.'
  if (text.startsWith('tel:') && !/\d{3}/.test(text.replace(/[\s()-]/g, '')))
    return 'Enter a phone number after tel:, such as tel:+351210000000.'
  return undefined
}

/**
 * Whether a text is a day that exists. Strapi would drop what follows the day, and refuse another text with words for
 * developers.
 */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** By kind of field: what to enter instead of a wrong value; undefined if it is right. */
const adviceFor: Record<FieldKind, (text: string) => string | undefined> = {
  email: (text) =>
    isEmail(text) ? undefined : 'Enter an email address, such as name@example.com.',
  address: wrongAddress,
  path: (text) =>
    pathPattern.test(text)
      ? undefined
      : 'Enter a path of this site, such as /old-page: it starts with a slash and has no space, ? or #.',
  date: (text) => (isDay(text) ? undefined : 'Enter a day that exists, such as 2026-12-24.'),
}

/**
 * Values of an entry that cannot be right, lists that are too long, and sections without content, named as the panel
 * labels them.
 */
export const problemsIn = (fields: FoundField[]): Problem[] =>
  fields.flatMap(
    ({ path, value, within, named, kind, label = '', isContent, mostItems }): Problem[] => {
      if (kind && typeof value === 'string' && value !== '') {
        const advice = adviceFor[kind](value)
        const message = `${named}: “${value}” is wrong. ${advice}`
        return advice ? [{ path, message, isWrong: true }] : []
      }
      if (Array.isArray(value) && mostItems !== undefined && value.length > mostItems) {
        const message = `${named}: ${value.length} are too many. Up to ${mostItems} fit: delete some, or move them to another page.`
        return [{ path, message, isWrong: true }]
      }
      if (!isContent || (Array.isArray(value) && value.length > 0)) return []
      const message = `${within}: visitors see nothing of this section until it has ${label.toLowerCase()}.`
      return [{ path, message, isWrong: false }]
    },
  )

/** What to do about a job whose last day is over. */
export function closedSince({ closesOn }: Record<string, unknown>): string[] {
  if (typeof closesOn !== 'string' || !isDay(closesOn) || isOpen({ closesOn })) return []
  return [
    `Closed since ${closesOn}: the lists no longer show it. Unpublish it, or set a later day.`,
  ]
}
