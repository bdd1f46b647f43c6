import { type Image, image, type RichText, richText } from '@app/contract'
import type { Source } from '../../content/strapi-source'

/** What this reads of zod's own description of a schema. */
type Described = { _zod: { def: Definition } }
type Definition = {
  type: string
  innerType?: Described
  element?: Described
  shape?: Record<string, Described>
  options?: Described[]
  values?: unknown[]
  checks?: { _zod: { def: { check: string; format?: string } } }[]
}

type Fields = Record<string, unknown>

/** Private characters, one for each field: they stand before and after its text until the page is rendered. */
const FIRST = 0xe000
const MOST = 0x1900

export const MARK = /[\uE000-\uF8FF]/g
/** The same in an address, by `encodeURIComponent`. */
export const ENCODED_MARK = /%(?:EE%[89AB][\dA-F]|EF%(?:8[\dA-F]|9[\dA-F]|A[0-3]))%[89AB][\dA-F]/g

export const indexOf = (mark: string) => mark.charCodeAt(0) - FIRST

/** Whether a string is shown as it is. One with a pattern, such as an address, decides how the page is built. */
const isShown = ({ checks = [] }: Definition) =>
  checks.every(({ _zod }) => _zod.def.format !== 'regex')

/** Titles of other entries, and a job's area, which is compared with the other jobs' areas. */
const UNMARKED = new Set(['related', 'area'])

/** Marks each text, rich text and picture of an entry. Returns their fields in the order of their marks. */
export function markSources<Entry extends object>(schema: Described, entry: Entry) {
  const sources: Source[] = []

  const markOf = (source: Source) => {
    if (sources.length >= MOST) return ''
    sources.push(source)
    return String.fromCharCode(FIRST + sources.length - 1)
  }

  function marked(described: Described, value: unknown, path: string): unknown {
    if (value === undefined || value === null) return value
    if (described === image) return markedImage(value as Image, markOf({ path, type: 'media' }))
    if (described === richText)
      return markedRichText(value as RichText, markOf({ path, type: 'blocks' }))
    const definition = described._zod.def
    switch (definition.type) {
      case 'string': {
        const mark = isShown(definition) ? markOf({ path, type: 'string' }) : ''
        return `${mark}${String(value)}${mark}`
      }
      case 'array':
        return (value as unknown[]).map((item, index) =>
          definition.element ? marked(definition.element, item, `${path}.${index}`) : item,
        )
      case 'object':
        return markedFields(definition, value as Fields, path)
      case 'union':
        return markedFields(optionFor(definition, value as Fields), value as Fields, path)
      default:
        return definition.innerType ? marked(definition.innerType, value, path) : value
    }
  }

  const markedFields = ({ shape = {} }: Definition, fields: Fields, path: string): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const field = UNMARKED.has(name) ? undefined : shape[name]
        return [name, field ? marked(field, value, path ? `${path}.${name}` : name) : value]
      }),
    )

  return { marked: marked(schema, entry, '') as Entry, sources }
}

const optionFor = ({ options = [] }: Definition, { block }: Fields): Definition =>
  options
    .map((option) => option._zod.def)
    .find(({ shape }) => shape?.['block']?._zod.def.values?.includes(block)) ?? { type: 'unknown' }

const markedImage = (picture: Image, mark: string): Image => ({
  ...picture,
  src: picture.src + mark,
})

/** The rich text with a mark before its first text and after its last. */
function markedRichText(nodes: RichText, mark: string): RichText {
  const copy = structuredClone(nodes)
  const texts = textsIn(copy).filter(({ text }) => text.trim())
  const [first] = texts
  const last = texts.at(-1)
  if (first && last) {
    first.text = mark + first.text
    last.text += mark
  }
  return copy
}

type Text = { type: 'text'; text: string }
type Node = Text | { type: string; children: Node[] }

const textsIn = (nodes: Node[]): Text[] =>
  nodes.flatMap((node) => ('text' in node ? [node] : textsIn(node.children)))
