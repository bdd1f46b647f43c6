import { contentUids } from './shared/types'

export type Attribute = {
  type: string
  private?: boolean
  component?: string
  components?: string[]
  target?: string
  enum?: string[]
  regex?: unknown
  repeatable?: boolean
  /** The most items of a list, or the largest number. */
  max?: unknown
  required?: boolean
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

/** The public part of a type. It is an allow-list for rows: whatever else a row holds stays private. */
export type Shape = Record<string, Field>

const ALWAYS_PRIVATE = new Set(['createdBy', 'updatedBy', 'locale', 'localizations'])
const PUBLIC_IN_RELATIONS = ['documentId', 'slug', 'title']

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

/** `within` are the types around it: a component that contains itself ends there. */
export function shapeOf(uid: string, schemaOf: SchemaOf, within: string[] = []): Shape {
  const schema = schemaOf(uid)
  if (!schema || within.includes(uid)) return {}
  const fields = Object.entries(schema.attributes).flatMap(([name, attribute]) => {
    const isHidden = attribute.private === true || ALWAYS_PRIVATE.has(name)
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
      return attribute.target && contentUids.has(attribute.target)
        ? { kind: 'relation', shape: relatedShape(schemaOf(attribute.target)) }
        : undefined
    default:
      return { kind: 'scalar', type: attribute.type }
  }
}

const relatedShape = (target: Schema | undefined): Shape =>
  Object.fromEntries(
    PUBLIC_IN_RELATIONS.filter((name) => name === 'documentId' || target?.attributes[name]).map(
      (name) => [name, { kind: 'scalar', type: 'string' }],
    ),
  )

export type Populate = Record<string, object>

/**
 * Everything nested in an entry, as a populate tree of Strapi's query engine. The relations of a draft lead to
 * drafts, those of a published entry to what is published.
 */
export function populateOf(shape: Shape, isDraft = false): Populate {
  const branches = Object.entries(shape).flatMap(([name, field]) => {
    const branch = branchOf(field, isDraft)
    return branch ? [[name, branch] as const] : []
  })
  return Object.fromEntries(branches)
}

function branchOf(field: Field, isDraft: boolean): object | undefined {
  switch (field.kind) {
    case 'scalar':
      return undefined
    case 'media':
      return { select: [...MEDIA_FIELDS, 'focalPoint', 'createdAt', 'updatedAt'] }
    case 'component':
      return { populate: populateOf(field.shape, isDraft) }
    case 'zone':
      return {
        on: Object.fromEntries(
          Object.entries(field.shapes).map(([name, shape]) => [
            name,
            { populate: populateOf(shape, isDraft) },
          ]),
        ),
      }
    case 'relation':
      return {
        select: ['id', ...Object.keys(field.shape)],
        ...(!isDraft && { where: { publishedAt: { $notNull: true } } }),
      }
  }
}

/** The public part of a row: only what the shape names. */
export function project(shape: Shape, row: Row): Row {
  const result: Row = { id: row['id'] }
  for (const name of ['documentId', '__component']) if (name in row) result[name] = row[name]
  for (const [name, field] of Object.entries(shape))
    if (name in row) result[name] = projectField(field, row[name])
  return result
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

function projectField(field: Field, value: unknown): unknown {
  if (field.kind === 'scalar') return value ?? null
  if (Array.isArray(value)) return value.map((entry) => projectField(field, entry))
  if (!isRow(value)) return null
  switch (field.kind) {
    case 'media':
      return projectMedia(value)
    case 'zone':
      return project(field.shapes[String(value['__component'])] ?? {}, value)
    default:
      return project(field.shape, value)
  }
}

const pick = (names: readonly string[], row: Row): Row =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

/**
 * The address of a file or of one of its sizes. A replaced file keeps its address, so `?v=` is added: how long after its
 * upload the file last changed. Each such address can be cached forever. Most files never change, and `?v=0` compresses
 * well.
 */
export function addressOf({ url }: Row, { createdAt, updatedAt }: Row): unknown {
  const version = Math.max(0, timeOf(updatedAt) - timeOf(createdAt))
  return typeof url === 'string' && Number.isFinite(version)
    ? `${url}?v=${version.toString(36)}`
    : url
}

function projectMedia(file: Row): Row {
  const versioned = (picture: Row): Row =>
    'url' in picture ? { ...picture, url: addressOf(picture, file) } : picture
  const formats = isRow(file['formats']) ? Object.entries(file['formats']) : []
  return {
    ...versioned(pick(MEDIA_FIELDS, file)),
    // The point that stays visible when a photo is cropped, if an editor has set it.
    ...(isRow(file['focalPoint']) && { focalPoint: pick(['x', 'y'], file['focalPoint']) }),
    formats: Object.fromEntries(
      formats.flatMap(([size, picture]) =>
        isRow(picture) ? [[size, versioned(pick(FORMAT_FIELDS, picture))]] : [],
      ),
    ),
  }
}

function timeOf(moment: unknown): number {
  if (moment instanceof Date) return moment.getTime()
  return typeof moment === 'number' ? moment : Date.parse(String(moment))
}
