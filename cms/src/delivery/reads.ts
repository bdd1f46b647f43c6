import type { Core } from '@strapi/strapi'
import type { PublicUid } from './public-types'
import { type ListQuery, readListQuery } from './query'
import { populateOf, project, type Row, type SchemaOf, type Shape, shapeOf } from './shape'

type Plan = { shape: Shape; populate: object; published: object }

const PUBLISHED = { publishedAt: { $notNull: true } }
const NUMERIC_ID = /^\d{1,9}$/
const DOCUMENT_ID = /^[a-z0-9]{1,40}$/i

/** The only way from the database to the public: published rows, cut to their shape. */
export function createReads(strapi: Core.Strapi) {
  const schemaOf: SchemaOf = (uid) => strapi.getModel(uid as never) as ReturnType<SchemaOf>
  const plans = new Map<string, Plan>()

  const planOf = (uid: PublicUid): Plan => {
    const known = plans.get(uid)
    if (known) return known
    const shape = shapeOf(uid, schemaOf)
    const hasDrafts = schemaOf(uid)?.options?.draftAndPublish === true
    const plan = { shape, populate: populateOf(shape), published: hasDrafts ? PUBLISHED : {} }
    plans.set(uid, plan)
    return plan
  }

  const first = async (uid: PublicUid, where: object, isWhole: boolean) => {
    const { shape, populate, published } = planOf(uid)
    const row = (await strapi.db.query(uid).findOne({
      where: { $and: [where, published] },
      populate: isWhole ? populate : {},
    })) as Row | null
    return row && { data: project(shape, row), meta: {} }
  }

  return {
    readQuery: (uid: PublicUid, query: Record<string, unknown>) =>
      readListQuery(query, planOf(uid).shape),

    async list(uid: PublicUid, query: ListQuery) {
      const { shape, populate, published } = planOf(uid)
      const where = { $and: [query.where, published] }
      const { orderBy, offset, limit } = query
      const rows = (await strapi.db.query(uid).findMany({
        where,
        orderBy,
        offset,
        limit,
        populate: query.isWhole ? populate : {},
      })) as Row[]
      const isAll = offset === 0 && rows.length < limit
      const total = isAll ? rows.length : await strapi.db.query(uid).count({ where })
      return {
        data: rows.map((row) => project(shape, row)),
        meta: { pagination: paginationOf(query, total) },
      }
    },

    /** Strapi's own lookup takes the document's id only, though its lists give the numeric one too. */
    async entry(uid: PublicUid, id: string, isWhole: boolean) {
      if (!DOCUMENT_ID.test(id)) return null
      return first(uid, NUMERIC_ID.test(id) ? { id: Number(id) } : { documentId: id }, isWhole)
    },

    /** An entry as its editor last saved it, which only a signed link opens. */
    async draft(uid: PublicUid, documentId: string) {
      const { shape, populate } = planOf(uid)
      const where = { documentId, publishedAt: null }
      const row = (await strapi.db.query(uid).findOne({ where, populate })) as Row | null
      return row && { data: project(shape, row), meta: {} }
    },

    single: (uid: PublicUid, isWhole: boolean) => first(uid, {}, isWhole),
  }
}

export type Reads = ReturnType<typeof createReads>

const paginationOf = ({ page, offset, limit }: ListQuery, total: number) =>
  page === undefined
    ? { start: offset, limit, total }
    : { page, pageSize: limit, pageCount: Math.ceil(total / limit), total }
