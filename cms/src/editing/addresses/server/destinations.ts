import type { Destination } from '../../shared/destination'
import { SECTIONS } from '../../../content/shared/sections'
import { pathOfSlug } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { joinTableOf } from '../../../platform/strapi/models'
import { table } from '../../../platform/strapi/tables'
import { kindOf, PAGE, pathOf, type TypeWithSlug } from '../../../content/shared/types'

type Row = { documentId: string; title: string; slug: string | null; publishedAt: string | null }

/**
 * The entries of a type that have a slug, by title: each as it is published or, if it is not and drafts are wanted,
 * as its draft.
 */
export async function destinations(
  strapi: Core.Strapi,
  uid: TypeWithSlug,
  { withDrafts }: { withDrafts: boolean },
): Promise<Destination[]> {
  const rows = await table<Row>(strapi, uid).findMany({
    where: withDrafts ? {} : { publishedAt: { $notNull: true } },
    select: ['documentId', 'title', 'slug', 'publishedAt'],
    orderBy: { title: 'asc' },
  })
  const found = new Map<string, Destination>()
  for (const { documentId, title, slug, publishedAt } of rows) {
    const isLive = publishedAt !== null
    if (slug && (isLive || !found.has(documentId)))
      found.set(documentId, {
        kind: kindOf(uid),
        documentId,
        title,
        address: pathOf(uid, slug),
        isLive,
      })
  }
  return [...found.values()]
}

type SectionRow = {
  documentId: string
  page: string
  slug: string | null
  isLive: boolean
  anchor: string
  heading: string | null
}

/**
 * The sections with an anchor, of published pages and of drafts: those of published pages first, then by the title of
 * the page.
 */
export async function sectionDestinations(strapi: Core.Strapi): Promise<Destination[]> {
  const { connection, metadata } = strapi.db
  const parts = joinTableOf(strapi, PAGE, SECTIONS)
  const blocks = Object.entries(strapi.components).filter(
    ([uid, { attributes }]) => uid.startsWith('blocks.') && attributes['anchor'] !== undefined,
  )
  const sections = blocks.map(([uid, { attributes }]) => {
    const { tableName } = metadata.get(uid)
    const heading = attributes['title'] ? `${tableName}.title` : connection.raw('null')
    return connection('pages')
      .join(parts, `${parts}.entity_id`, 'pages.id')
      .join(tableName, `${tableName}.id`, `${parts}.cmp_id`)
      .where(`${parts}.component_type`, uid)
      .whereNot(`${tableName}.anchor`, '')
      .select({
        documentId: 'pages.document_id',
        page: 'pages.title',
        slug: 'pages.slug',
        isLive: connection.raw('pages.published_at is not null'),
        anchor: `${tableName}.anchor`,
        heading,
        order: `${parts}.order`,
      })
  })
  const rows: SectionRow[] = await connection
    .unionAll(sections)
    .orderBy([{ column: 'isLive', order: 'desc' }, 'page', 'order'])
  const found = new Map<string, Destination>()
  for (const { documentId, page, slug, isLive, anchor, heading } of rows) {
    const address = `${pathOfSlug(slug ?? '')}#${anchor}`
    const title = heading?.trim() ? heading : anchor
    if (slug && !found.has(address))
      found.set(address, {
        kind: 'section',
        documentId,
        title,
        page,
        address,
        isLive: Boolean(isLive),
      })
  }
  return [...found.values()]
}
