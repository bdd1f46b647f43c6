import { pathOfJob, pathOfSlug } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { table } from '../strapi/tables'
import { JOB, PAGE } from './holders'

/** A page or job that a link can lead to: as visitors see it if it is live, or else its draft. */
export type Destination = {
  kind: 'page' | 'job'
  documentId: string
  title: string
  address: string
  isLive: boolean
}

type Row = { documentId: string; title: string; slug: string | null; publishedAt: string | null }

const sources = {
  page: { uid: PAGE, pathOf: pathOfSlug },
  job: { uid: JOB, pathOf: pathOfJob },
} as const

/** All destinations of a kind, by title. */
export async function destinations(
  strapi: Core.Strapi,
  kind: Destination['kind'],
  { withDrafts }: { withDrafts: boolean },
): Promise<Destination[]> {
  const { uid, pathOf } = sources[kind]
  const rows = await table<Row>(strapi, uid).findMany({
    where: withDrafts ? {} : { publishedAt: { $notNull: true } },
    select: ['documentId', 'title', 'slug', 'publishedAt'],
    orderBy: { title: 'asc' },
  })
  const found = new Map<string, Destination>()
  for (const { documentId, title, slug, publishedAt } of rows) {
    const isLive = publishedAt !== null
    if (slug && (isLive || !found.has(documentId)))
      found.set(documentId, { kind, documentId, title, address: pathOf(slug), isLive })
  }
  return [...found.values()]
}
