import type { Core } from '@strapi/strapi'
import { documents } from '../../strapi/documents'
import { table } from '../../strapi/tables'
import { freeSlug, type TypeWithSlug, typesWithSlug } from '../../../content/seed/slugs'
import { repeated } from './repeated'

type Row = {
  id: number
  documentId: string
  slug: string | null
  publishedAt: string | null
  updatedAt: string
}

const lastChangedFirst = (one: Row, other: Row) =>
  new Date(other.updatedAt).getTime() - new Date(one.updatedAt).getTime() || one.id - other.id

async function readRows(strapi: Core.Strapi, uid: TypeWithSlug) {
  const rows = await table<Row>(strapi, uid).findMany({
    select: ['id', 'documentId', 'slug', 'publishedAt', 'updatedAt'],
  })
  rows.sort(lastChangedFirst)
  return {
    published: rows.filter(({ publishedAt }) => publishedAt !== null),
    drafts: rows.filter(({ publishedAt }) => publishedAt === null),
  }
}

/** Of several entries with the same slug, the one changed last keeps it; the others become drafts. */
export async function mendSlugs(strapi: Core.Strapi) {
  for (const uid of typesWithSlug) {
    await unpublishDuplicates(strapi, uid)
    await renameDrafts(strapi, uid)
  }
}

async function unpublishDuplicates(strapi: Core.Strapi, uid: TypeWithSlug) {
  const { published } = await readRows(strapi, uid)
  for (const { repeat } of repeated(published, ({ slug }) => slug)) {
    await documents(strapi, uid).unpublish({ documentId: repeat.documentId })
    strapi.log.warn(
      `Two published entries of ${uid} had the slug "${repeat.slug}": the one changed earlier is now a draft.`,
    )
  }
}

async function renameDrafts(strapi: Core.Strapi, uid: TypeWithSlug) {
  const { published, drafts } = await readRows(strapi, uid)
  const live = new Map(published.map(({ documentId, slug }) => [documentId, slug]))
  const isLive = ({ documentId, slug }: Row) => live.get(documentId) === slug
  const inOrder = [...drafts.filter(isLive), ...drafts.filter((row) => !isLive(row))]
  for (const { repeat } of repeated(inOrder, ({ slug }) => slug)) {
    const slug = await freeSlug(strapi, { uid, documentId: undefined }, repeat.slug ?? '')
    await table(strapi, uid).update({ where: { id: repeat.id }, data: { slug } })
    strapi.log.warn(
      `Two drafts of ${uid} had the slug "${repeat.slug}": one now has the slug "${slug}".`,
    )
  }
}
