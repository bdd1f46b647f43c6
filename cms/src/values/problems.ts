import type { FieldKind, Labels } from '../history/compare'
import { nameOf, type Section } from '../history/section-name'

/** A wrong value is refused; an empty section is only told. */
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

const wrong: Record<FieldKind, (text: string) => string | undefined> = {
  email: (text) =>
    isEmail(text) ? undefined : 'Enter an email address, such as name@example.com.',
  address: wrongAddress,
}

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const join = (at: string, name: string) => (at === '' ? name : `${at} › ${name}`)

/** Values of an entry that cannot be right, and sections without content, named as the panel labels them. */
export function problemsIn(entry: Row, model: string, labels: Labels): Problem[] {
  const inFields = (row: Row, uid: string, path: string[], at: string): Problem[] =>
    Object.entries(row).flatMap(([name, value]) => {
      const { label = name, kind, component, isContent } = labels[uid]?.[name] ?? {}
      const here = [...path, name]
      const named = join(at, label)
      if (kind && typeof value === 'string' && value !== '') {
        const advice = wrong[kind](value)
        return advice
          ? [
              {
                path: here.join('.'),
                message: `${named}: “${value}” is wrong. ${advice}`,
                isWrong: true,
              },
            ]
          : []
      }
      if (isContent && (!Array.isArray(value) || value.length === 0))
        return [
          {
            path: here.join('.'),
            message: `${at}: visitors see nothing of this section until it has ${label.toLowerCase()}.`,
            isWrong: false,
          },
        ]
      if (Array.isArray(value))
        return value.flatMap((item: unknown, index) => {
          if (!isRow(item)) return []
          const uidOfItem = String(item['__component'] ?? component ?? '')
          const itemName = '__component' in item ? nameOf(item as Section) : String(index + 1)
          return inFields(item, uidOfItem, [...here, String(index)], join(named, itemName))
        })
      return isRow(value) && component ? inFields(value, component, here, named) : []
    })

  return inFields(entry, model, [], '')
}
