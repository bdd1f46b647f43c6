import type { Core } from '@strapi/strapi'
import {
  type Attribute,
  type Populate,
  populateOf,
  project,
  type Row,
  type Shape,
  shapeOf,
} from './shape'
import { contentType, findModel } from '../platform/strapi/models'
import { table } from '../platform/strapi/tables'
import type { ContentUid } from './shared/types'

/** An entry as a version keeps it: its own fields, with what identifies pictures and related entries. */
export type Snapshot = Row

const SET_BY_STRAPI = new Set([
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'publishedAt',
  'locale',
  'localizations',
])

const MEDIA = ['id', 'name', 'url', 'mime', 'alternativeText']
const RELATED = ['documentId', 'slug', 'title']

const ownAttributes = (attributes: Record<string, Attribute>) =>
  Object.entries(attributes).filter(([name]) => !SET_BY_STRAPI.has(name))

const pick = (names: string[], row: Row): Row =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

const each = (value: unknown, kept: (row: Row) => Row): unknown =>
  Array.isArray(value)
    ? value.map((row: Row) => kept(row))
    : value === null || value === undefined
      ? null
      : kept(value as Row)

function keep(strapi: Core.Strapi, uid: string, row: Row): Row {
  const attributes: Record<string, Attribute> = findModel(strapi, uid)?.attributes ?? {}
  return Object.fromEntries(
    ownAttributes(attributes).map(([name, attribute]) => [
      name,
      keepValue(strapi, attribute, row[name]),
    ]),
  )
}

function keepValue(strapi: Core.Strapi, { type, component }: Attribute, value: unknown): unknown {
  switch (type) {
    case 'component':
      return each(value, (row) => ({ id: row['id'], ...keep(strapi, component ?? '', row) }))
    case 'dynamiczone':
      return each(value, (row) => ({
        ...pick(['__component', 'id'], row),
        ...keep(strapi, String(row['__component']), row),
      }))
    case 'media':
      return each(value, (row) => pick(MEDIA, row))
    case 'relation':
      return each(value, (row) => pick(RELATED, row))
    default:
      return value ?? null
  }
}

const hasDrafts = (strapi: Core.Strapi, uid: ContentUid) =>
  contentType(strapi, uid).options?.draftAndPublish === true

type Reading = { shape: Shape; populate: Populate }

const readings = new WeakMap<Core.Strapi, Map<ContentUid, Reading>>()

/** What to read of a type. Built once for each type, since that takes longer than reading an entry. */
function readingOf(strapi: Core.Strapi, uid: ContentUid): Reading {
  const known = readings.get(strapi) ?? new Map<ContentUid, Reading>()
  readings.set(strapi, known)
  const found = known.get(uid)
  if (found) return found
  const shape = shapeOf(uid, (model) => findModel(strapi, model))
  const reading = { shape, populate: populateOf(shape, true) }
  known.set(uid, reading)
  return reading
}

type Status = 'draft' | 'published'

async function readRow(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  status: Status,
): Promise<Row | null> {
  // The document service takes several times as long to read the same.
  return table<Row>(strapi, uid).findOne({
    where: {
      documentId,
      ...(hasDrafts(strapi, uid) && {
        publishedAt: status === 'draft' ? { $null: true } : { $notNull: true },
      }),
    },
    populate: readingOf(strapi, uid).populate,
  })
}

/** The draft of an entry as it is stored now, or the entry itself if its type has no drafts; or what is published. */
export async function snapshotOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  status: Status = 'draft',
): Promise<Snapshot | null> {
  const row = await readRow(strapi, uid, documentId, status)
  return row && keep(strapi, uid, row)
}

/** The draft, and how many characters the site would read of it. */
export async function measuredDraft(strapi: Core.Strapi, uid: ContentUid, documentId: string) {
  const row = (await readRow(strapi, uid, documentId, 'draft')) ?? {}
  const { shape } = readingOf(strapi, uid)
  return { draft: keep(strapi, uid, row), length: JSON.stringify(project(shape, row)).length }
}

/** SQLite takes up to 32,766 values in a query, and each row has many parts. */
const AT_ONCE = 100

type Stored = { documentId: string; updatedAt: Date; isPublished: boolean; snapshot: Snapshot }

/** All entries of a type, drafts and what is published, read much faster than one by one. */
export async function snapshotsOf(strapi: Core.Strapi, uid: ContentUid): Promise<Stored[]> {
  const { populate } = readingOf(strapi, uid)
  const stored: Stored[] = []
  // Ends after the first read that finds fewer rows than it may.
  for (let offset = 0; offset === stored.length; offset += AT_ONCE) {
    const rows = await table<Row & { documentId: string; updatedAt: string }>(strapi, uid).findMany(
      { populate, orderBy: { id: 'asc' }, limit: AT_ONCE, offset },
    )
    for (const row of rows)
      stored.push({
        documentId: row.documentId,
        updatedAt: new Date(row.updatedAt),
        isPublished: row['publishedAt'] !== null,
        snapshot: keep(strapi, uid, row),
      })
  }
  return stored
}
