import { systemFields } from '../../platform/shared/system-fields'
import { sectionName, type Section } from './section-name'
import { type Fields, isEmpty, isFields, isRichText, isUnknownRelation } from './values'

/** What an editor may enter in a field, where that is not any text. */
export type FieldKind = 'email' | 'address' | 'path' | 'date'

export type FieldLabel = {
  label: string
  component?: string
  kind?: FieldKind
  isRequired?: boolean
  /** The items of this list are all that visitors see of the section. */
  isContent?: boolean
  /** How many items this list may have. */
  mostItems?: number
}

/** The fields of each type and component: how the panel labels them, and what they hold. */
export type Labels = Record<string, Record<string, FieldLabel>>

/** A field of an entry, or one of its sections: the one at this index on the left side of a comparison. */
export type EntryPart = { field: string; index?: number }

export type Difference = {
  label: string
  left: string
  right: string
  /** What can be restored by itself; not a section that only the right side has, nor the order of sections. */
  part?: EntryPart | undefined
}

/** Fields that Strapi sets, or that mean nothing to an editor. */
const IGNORED = new Set<string>([...systemFields, 'status', '__component', '__temp_key__'])

const isRelated = (value: unknown): value is Fields => isFields(value) && 'documentId' in value

/** Below the entry itself, only related entries have a document's id. */
const isRelation = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.every(isRelated)

const isSection = (value: unknown): value is Section => isFields(value) && '__component' in value

const plain = (node: unknown): string => {
  if (!isFields(node)) return ''
  if (typeof node['text'] === 'string') return node['text']
  return Array.isArray(node['children']) ? node['children'].map(plain).join('') : ''
}

/** The text of what is compared as a whole; undefined for what has parts. */
export function textOf(value: unknown): string | undefined {
  if (isEmpty(value)) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object' || value === null) return String(value)
  if (isRichText(value)) return value.map(plain).join('\n')
  if (isRelation(value))
    return value.map(({ title, documentId }) => String(title ?? documentId)).join('\n')
  if (isFields(value) && 'mime' in value) return String(value['name'])
  return undefined
}

/** 'shareTitle' becomes 'Share title'. */
function labelFromName(field: string): string {
  const spaced = field.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const join = (label: string, name: string) => (label === '' ? name : `${label} › ${name}`)

type Pair = { left?: unknown; right?: unknown; leftIndex: number; rightIndex: number }

const kindOf = (item: unknown) => (isSection(item) ? item.__component : '')
/** The id of an item, with its kind: each kind of section is numbered on its own. */
const idOf = (item: unknown) =>
  isFields(item) && item['id'] !== undefined
    ? `${kindOf(item)} ${String(item['id'])}`.trim()
    : undefined
const headingOf = (item: unknown) => (isSection(item) ? sectionName(item) : '')

/**
 * The same items of two lists: by id, or if none has kept its id (Strapi gives new ones to restored
 * components) by kind and heading, then by kind.
 */
function pairsOf(left: unknown[], right: unknown[]): Pair[] {
  const rightIds = new Set(right.map(idOf))
  const haveIds = left.some((item) => idOf(item) !== undefined && rightIds.has(idOf(item)))
  const isSame: ((one: unknown, other: unknown) => boolean)[] = haveIds
    ? [(one, other) => idOf(one) !== undefined && idOf(one) === idOf(other)]
    : [
        (one, other) => kindOf(one) === kindOf(other) && headingOf(one) === headingOf(other),
        (one, other) => kindOf(one) === kindOf(other),
      ]
  const partners = new Map<number, number>()
  const taken = new Set<number>()
  for (const same of isSame)
    for (const [index, item] of left.entries()) {
      if (partners.has(index)) continue
      const found = right.findIndex((other, at) => !taken.has(at) && same(item, other))
      if (found === -1) continue
      partners.set(index, found)
      taken.add(found)
    }
  return [
    ...left.map((item, leftIndex) => {
      const rightIndex = partners.get(leftIndex) ?? -1
      return { left: item, right: right[rightIndex], leftIndex, rightIndex }
    }),
    ...right.flatMap((item, rightIndex) =>
      taken.has(rightIndex) ? [] : [{ right: item, leftIndex: -1, rightIndex }],
    ),
  ]
}

const isMoved = (pairs: Pair[]) => {
  const both = pairs.filter(({ leftIndex, rightIndex }) => leftIndex >= 0 && rightIndex >= 0)
  return both.some(({ rightIndex }, index) => rightIndex < (both[index - 1]?.rightIndex ?? -1))
}

const partAt = (part: EntryPart | undefined, index: number) =>
  part && index >= 0 ? { ...part, index } : undefined

/** Whether a text is one that somebody wrote, rather than a choice, a name of a file or a yes. */
const isWritten = (text: string) => /\S\s\S/.test(text)

/**
 * Where two versions of an entry differ, in the words that visitors would read; with `andSame` also where both have the
 * same words.
 */
export function differences(
  left: Fields,
  right: Fields,
  model = '',
  labels: Labels = {},
  { andSame = false } = {},
): Difference[] {
  type At = { label: string; part: EntryPart | undefined; model: string }

  const between = (one: unknown, other: unknown, at: At): Difference[] => {
    if (isUnknownRelation(one) || isUnknownRelation(other)) return []
    const [text, otherText] = [textOf(one), textOf(other)]
    if (text !== undefined && otherText !== undefined)
      return text === otherText && !(andSame && isWritten(text))
        ? []
        : [{ label: at.label, part: at.part, left: text, right: otherText }]
    if (Array.isArray(one) || Array.isArray(other))
      return betweenLists(Array.isArray(one) ? one : [], Array.isArray(other) ? other : [], at)
    return betweenFields(isFields(one) ? one : {}, isFields(other) ? other : {}, at)
  }

  const betweenLists = (one: unknown[], other: unknown[], at: At): Difference[] => {
    const pairs = pairsOf(one, other)
    const isTop = !at.label.includes(' › ')
    const found = pairs.flatMap((pair) => {
      const item = pair.right ?? pair.left
      const section = isSection(item) ? item : null
      const name = section
        ? sectionName(section)
        : String(Math.max(pair.leftIndex, pair.rightIndex) + 1)
      return between(pair.left, pair.right, {
        label: join(at.label, name),
        part: isTop && section ? partAt(at.part, pair.leftIndex) : at.part,
        model: section ? section.__component : at.model,
      })
    })
    if (!isMoved(pairs)) return found
    const names = (items: unknown[]) =>
      items.map((item) => (isSection(item) ? sectionName(item) : String(idOf(item)))).join('\n')
    const order = { label: join(at.label, 'Order'), left: names(one), right: names(other) }
    return [{ ...order, part: one.some(isSection) ? undefined : at.part }, ...found]
  }

  const betweenFields = (one: Fields, other: Fields, at: At): Difference[] =>
    // In the order of the panel's labels: PostgreSQL does not keep the order of names in JSON.
    [...new Set(Object.keys({ ...labels[at.model], ...one, ...other }))].flatMap((field) => {
      if (IGNORED.has(field)) return []
      const known = labels[at.model]?.[field]
      return between(one[field], other[field], {
        label: join(at.label, known?.label ?? labelFromName(field)),
        part: at.label === '' ? { field } : at.part,
        model: known?.component ?? '',
      })
    })

  return betweenFields(left, right, { label: '', part: { field: '' }, model })
}

/** Shorter texts may be names, which are the same in each language. */
const LEAST_WORDS = 4

/** Where a translation still has the words of its source. */
export const untranslated = (source: Fields, own: Fields, model = '', labels: Labels = {}) =>
  differences(source, own, model, labels, { andSame: true }).filter(
    ({ left, right }) => left === right && left.trim().split(/\s+/).length >= LEAST_WORDS,
  )
