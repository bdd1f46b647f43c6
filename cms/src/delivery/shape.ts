import { publicUids } from './public-types'

export type Attribute = {
  type: string
  private?: boolean
  component?: string
  components?: string[]
  target?: string
}

export type Schema = {
  attributes: Record<string, Attribute>
  options?: { draftAndPublish?: boolean }
}

export type SchemaOf = (uid: string) => Schema | undefined

export type Row = Record<string, unknown>

export type Field =
  | { kind: 'scalar'; type: string }
  | { kind: 'media' }
  | { kind: 'component'; shape: Shape }
  | { kind: 'zone'; shapes: Record<string, Shape> }
  | { kind: 'relation'; shape: Shape }

/** What the public sees of a type: a list of what is let through, so that a new field of Strapi's is not. */
export type Shape = Record<string, Field>

const NEVER_SHOWN = new Set(['createdBy', 'updatedBy', 'locale', 'localizations'])
const SHOWN_OF_A_RELATED_ENTRY = ['documentId', 'slug', 'title']

const MEDIA_FIELDS = [
  'id',
  'name',
  'alternativeText',
  'url',
  'mime',
  'width',
  'height',
  'formats',
] as const
const FORMAT_FIELDS = ['name', 'url', 'mime', 'width', 'height'] as const

export function shapeOf(uid: string, schemaOf: SchemaOf, within: string[] = []): Shape {
  const schema = schemaOf(uid)
  if (!schema || within.includes(uid)) return {}
  const fields = Object.entries(schema.attributes).flatMap(([name, attribute]) => {
    const isHidden = attribute.private === true || NEVER_SHOWN.has(name)
    const field = isHidden ? undefined : fieldOf(attribute, schemaOf, [...within, uid])
    return field ? [[name, field] as const] : []
  })
  return Object.fromEntries(fields)
}

function fieldOf(attribute: Attribute, schemaOf: SchemaOf, within: string[]): Field | undefined {
  switch (attribute.type) {
    case 'password':
      return undefined
    case 'media':
      return { kind: 'media' }
    case 'component':
      return attribute.component
        ? { kind: 'component', shape: shapeOf(attribute.component, schemaOf, within) }
        : undefined
    case 'dynamiczone':
      return {
        kind: 'zone',
        shapes: Object.fromEntries(
          (attribute.components ?? []).map((name) => [name, shapeOf(name, schemaOf, within)]),
        ),
      }
    case 'relation':
      return attribute.target && publicUids.has(attribute.target)
        ? { kind: 'relation', shape: relatedShape(schemaOf(attribute.target)) }
        : undefined
    default:
      return { kind: 'scalar', type: attribute.type }
  }
}

const relatedShape = (target: Schema | undefined): Shape =>
  Object.fromEntries(
    SHOWN_OF_A_RELATED_ENTRY.filter(
      (name) => name === 'documentId' || target?.attributes[name],
    ).map((name) => [name, { kind: 'scalar', type: 'string' }]),
  )

export type Populate = Record<string, object>

/** The whole tree below an entry, in the words of Strapi's query engine. */
export function populateOf(shape: Shape): Populate {
  const branches = Object.entries(shape).flatMap(([name, field]) => {
    const branch = branchOf(field)
    return branch ? [[name, branch] as const] : []
  })
  return Object.fromEntries(branches)
}

function branchOf(field: Field): object | undefined {
  switch (field.kind) {
    case 'scalar':
      return undefined
    case 'media':
      return { select: [...MEDIA_FIELDS, 'updatedAt'] }
    case 'component':
      return { populate: populateOf(field.shape) }
    case 'zone':
      return {
        on: Object.fromEntries(
          Object.entries(field.shapes).map(([name, shape]) => [
            name,
            { populate: populateOf(shape) },
          ]),
        ),
      }
    case 'relation':
      return {
        select: ['id', ...Object.keys(field.shape)],
        where: { publishedAt: { $notNull: true } },
      }
  }
}

/** A row as the public gets it: only what the shape names. */
export function project(shape: Shape, row: Row): Row {
  const shown: Row = { id: row['id'] }
  for (const name of ['documentId', '__component']) if (name in row) shown[name] = row[name]
  for (const [name, field] of Object.entries(shape))
    if (name in row) shown[name] = projectField(field, row[name])
  return shown
}

function projectField(field: Field, value: unknown): unknown {
  if (field.kind === 'scalar' || value === null || value === undefined) return value ?? null
  if (Array.isArray(value)) return value.map((entry) => projectField(field, entry))
  const row = value as Row
  switch (field.kind) {
    case 'media':
      return projectMedia(row)
    case 'zone':
      return project(field.shapes[String(row['__component'])] ?? {}, row)
    default:
      return project(field.shape, row)
  }
}

const pick = (names: readonly string[], row: Row): Row =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

/** A replaced file keeps its address, so the address carries the time of the change: caches may keep it for good. */
function projectMedia(row: Row): Row {
  const version = new Date(row['updatedAt'] as string | number | Date).getTime()
  const versioned = (picture: Row): Row =>
    typeof picture['url'] === 'string' && Number.isFinite(version)
      ? { ...picture, url: `${picture['url']}?v=${version.toString(36)}` }
      : picture
  const formats = Object.entries((row['formats'] ?? {}) as Record<string, Row>)
  return {
    ...versioned(pick(MEDIA_FIELDS, row)),
    formats: Object.fromEntries(
      formats.map(([size, picture]) => [size, versioned(pick(FORMAT_FIELDS, picture))]),
    ),
  }
}
