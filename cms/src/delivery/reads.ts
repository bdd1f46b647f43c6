import type { Core } from '@strapi/strapi'
import { findModel } from '../platform/strapi/models'
import { table } from '../platform/strapi/tables'
import { EntryTexts } from './cache/entry-texts'
import { inLanguage } from '@app/contract'
import { type ContentUid, FOOTER, LANGUAGE, PAGE, SETTINGS } from '../content/shared/types'
import { livePairs } from '../content/translations/translations'
import { createLanguages } from './languages'
import { type AskedLanguage, type ListQuery, parseListQuery } from './query'
import type { RevisionClock } from './revision/revision-clock'
import { readVersions } from './versions'
import { populateOf, project, type Row, type SchemaOf, type Shape, shapeOf } from '../content/shape'

type TypeReading = { shape: Shape; populate: object; hasDrafts: boolean; published: object }

const PUBLISHED = { publishedAt: { $notNull: true } }
/** What a language has texts of its own for. */
const kindInLanguage: { readonly [uid in ContentUid]?: 'footer' | 'site-setting' } = {
  [FOOTER]: 'footer',
  [SETTINGS]: 'site-setting',
}

const NUMERIC_ID = /^\d{1,9}$/
const DOCUMENT_ID = /^[a-z0-9]{1,40}$/i

/** The texts of entries, each read once for each revision. */
function entryTextsOf(strapi: Core.Strapi) {
  const schemaOf: SchemaOf = (uid) => findModel(strapi, uid)
  const readings = new Map<string, TypeReading>()
  const texts = new EntryTexts()

  const readingOf = (uid: ContentUid): TypeReading => {
    const known = readings.get(uid)
    if (known) return known
    const shape = shapeOf(uid, schemaOf)
    const hasDrafts = schemaOf(uid)?.options?.draftAndPublish === true
    const published = hasDrafts ? PUBLISHED : {}
    const reading = { shape, populate: populateOf(shape), hasDrafts, published }
    readings.set(uid, reading)
    return reading
  }

  const textOf = (uid: ContentUid, row: Row) => JSON.stringify(project(readingOf(uid).shape, row))

  const textsOf = (revision: string, uid: ContentUid, isDeep: boolean, rows: { id: number }[]) => {
    const { populate, published } = readingOf(uid)
    const ids = rows.map(({ id }) => id)
    return texts.get(revision, `${uid} ${isDeep}`, ids, async (missing) => {
      const where = { $and: [{ id: { $in: missing } }, published] }
      const found = await table<Row & { id: number }>(strapi, uid).findMany({
        where,
        populate: isDeep ? populate : {},
      })
      return found.map((row) => [row.id, textOf(uid, row)])
    })
  }

  return { readingOf, textOf, textsOf }
}

/** The languages that visitors read: those that are published and have a home page. */
const languagesFrom = (
  strapi: Core.Strapi,
  { readingOf, textsOf }: Pick<ReturnType<typeof entryTextsOf>, 'readingOf' | 'textsOf'>,
) =>
  createLanguages({
    async read(revision) {
      const rows = await table<{ id: number; code: string }>(strapi, LANGUAGE).findMany({
        where: readingOf(LANGUAGE).published,
        select: ['id', 'code'],
      })
      const slug = rows.map(({ code }) => code)
      const homes = await table<{ slug: string }>(strapi, PAGE).findMany({
        where: { $and: [{ slug }, readingOf(PAGE).published] },
        select: ['slug'],
      })
      const withHome = rows.filter(({ code }) => homes.some((home) => home.slug === code))
      return textsOf(revision, LANGUAGE, true, withHome)
    },
    async readDrafts() {
      const all = await table<{ code: string }>(strapi, LANGUAGE).findMany({ select: ['code'] })
      return [...new Set(all.map(({ code }) => code))]
    },
  })

/**
 * The only path of entries from the database to the public: published rows, reduced to their public shape; a draft for
 * the site's server only. The database finds the ids, which takes one statement. The entries themselves are kept in
 * memory until the revision changes, since reading one with all that it contains takes a hundred statements.
 */
export function createReads(strapi: Core.Strapi, clock: RevisionClock) {
  const { readingOf, textOf, textsOf } = entryTextsOf(strapi)

  const languages = languagesFrom(strapi, { readingOf, textsOf })

  const findPublished = async (uid: ContentUid, condition: object, isDeep: boolean) => {
    // Before the rows are read, here and in `list`: no text is kept under a revision that is newer than the text.
    const revision = await clock.current()
    const where = { $and: [condition, readingOf(uid).published] }
    const row = await table(strapi, uid).findOne({ where, select: ['id'] })
    const [text] = row ? await textsOf(revision, uid, isDeep, [row]) : []
    return text === undefined ? null : `{"data":${text},"meta":{}}`
  }

  return {
    readQuery: (uid: ContentUid, query: Record<string, unknown>) =>
      parseListQuery(query, readingOf(uid).shape),

    async list(uid: ContentUid, query: ListQuery) {
      const revision = await clock.current()
      const { orderBy, offset, limit, isDeep } = query
      const folder = await languages.condition(revision, uid, query.language)
      const where = { $and: [query.where, readingOf(uid).published, folder] }
      const rows = await table(strapi, uid).findMany({
        where,
        orderBy,
        offset,
        limit,
        select: ['id'],
      })
      const isComplete = offset === 0 && rows.length < limit
      const total = isComplete ? rows.length : await table(strapi, uid).count({ where })
      const entries = await textsOf(revision, uid, isDeep, rows)
      const meta = { pagination: paginationOf(query, total) }
      return `{"data":[${entries.join()}],"meta":${JSON.stringify(meta)}}`
    },

    /** By document id or numeric id; Strapi's lists return both, but its lookup takes only the first. */
    async entry(uid: ContentUid, id: string, isDeep: boolean) {
      if (!DOCUMENT_ID.test(id)) return null
      const where = NUMERIC_ID.test(id) ? { id: Number(id) } : { documentId: id }
      return findPublished(uid, where, isDeep)
    },

    /** An entry as its editor last saved it; the settings are live once they are saved. */
    async draft(uid: ContentUid, documentId: string) {
      const { populate, hasDrafts } = readingOf(uid)
      const where = { documentId, ...(hasDrafts && { publishedAt: null }) }
      const row = await table<Row>(strapi, uid).findOne({ where, populate })
      return row && `{"data":${textOf(uid, row)},"meta":{}}`
    },

    async single(uid: ContentUid, isDeep: boolean, asked: AskedLanguage) {
      const found = await findPublished(uid, {}, isDeep)
      const kind = kindInLanguage[uid]
      if (found === null || !kind || !asked || asked === 'all') return found
      const language = await languages.named(await clock.current(), asked)
      const { data, meta } = JSON.parse(found) as { data: object; meta: object }
      return JSON.stringify({ data: inLanguage(kind, data, language), meta })
    },

    versions: () => readVersions(strapi, clock, { readingOf, languages }),

    async translations() {
      const codes = await languages.codes(await clock.current())
      const pairs = codes.length > 0 ? await livePairs(strapi) : []
      return pairs.filter(({ language }) => codes.includes(language))
    },
  }
}

export type Reads = ReturnType<typeof createReads>

const paginationOf = ({ page, offset, limit }: ListQuery, total: number) =>
  page === undefined
    ? { start: offset, limit, total }
    : { page, pageSize: limit, pageCount: Math.ceil(total / limit), total }
