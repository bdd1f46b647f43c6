import { nameOf, type Section } from '../site/sections'

type Fields = Record<string, unknown>
type Part = { label: string; text: string }

export type Difference = { label: string; mine: string; theirs: string }

/** Set by Strapi, or without meaning to an editor. */
const IGNORED = new Set([
  'id',
  'documentId',
  'locale',
  'localizations',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'publishedAt',
  'status',
  '__component',
  '__temp_key__',
])

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Relations: the form holds what was added and removed, a stored entry only their number. */
const isRelation = (value: Fields) =>
  'connect' in value || 'disconnect' in value || 'count' in value

const isRichText = (value: unknown[]) =>
  value.every((node) => isObject(node) && typeof node['type'] === 'string' && 'children' in node)

const plain = (node: unknown): string => {
  if (!isObject(node)) return ''
  if (typeof node['text'] === 'string') return node['text']
  return Array.isArray(node['children']) ? node['children'].map(plain).join('') : ''
}

/** 'shareTitle' becomes 'Share title', as the panel labels the field. */
function labelOf(field: string): string {
  if (field === 'Content') return 'Sections'
  const spaced = field.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const join = (label: string, name: string) => (label === '' ? name : `${label} › ${name}`)

/** Every text of an entry, by where it stands. */
function partsOf(value: unknown, key: string, label: string): [string, Part][] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) {
    if (value.length > 0 && isRichText(value))
      return [[key, { label, text: value.map(plain).join('\n') }]]
    return value.flatMap((item: unknown, index) => {
      const id = isObject(item) ? (item['id'] ?? `new ${index}`) : index
      const name =
        isObject(item) && '__component' in item ? nameOf(item as Section) : String(index + 1)
      return partsOf(item, `${key}/${String(id)}`, join(label, name))
    })
  }
  if (!isObject(value)) return [[key, { label, text: String(value) }]]
  if (isRelation(value)) return []
  if ('mime' in value) return [[key, { label, text: String(value['name']) }]]
  return Object.entries(value).flatMap(([field, part]) =>
    IGNORED.has(field) ? [] : partsOf(part, `${key}/${field}`, join(label, labelOf(field))),
  )
}

/** Where two versions of an entry differ, in the words that visitors would read. */
export function differences(mine: Fields, theirs: Fields): Difference[] {
  const ours = new Map(partsOf(mine, '', ''))
  const others = new Map(partsOf(theirs, '', ''))
  return [...new Set([...ours.keys(), ...others.keys()])].flatMap((key) => {
    const [one, other] = [ours.get(key), others.get(key)]
    if (one?.text === other?.text) return []
    const label = one?.label ?? other?.label ?? ''
    return [{ label, mine: one?.text ?? '', theirs: other?.text ?? '' }]
  })
}
