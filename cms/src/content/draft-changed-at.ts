import type { Core } from '@strapi/strapi'
import { table } from '../platform/strapi/tables'
import type { PlannedEntry } from './shared/types'
import { snapshotOf } from './snapshot'

const FILE = 'plugin::upload.file'

/** The ids of the files in a snapshot, however deep. */
function filesIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, mime }: { id?: unknown; mime?: unknown } = value
  if (typeof mime === 'string') return [Number(id)]
  return Object.values(value).flatMap(filesIn)
}

/** When an entry's draft last became another one for its readers: saved, or with a file that changed. Null if it was deleted. */
export async function draftChangedAt(
  strapi: Core.Strapi,
  { uid, documentId }: PlannedEntry,
): Promise<Date | null> {
  const draft = await table<{ updatedAt: string }>(strapi, uid).findOne({
    where: { documentId, publishedAt: null },
    select: ['updatedAt'],
  })
  if (!draft) return null
  const files = await table<{ updatedAt: string }>(strapi, FILE).findMany({
    where: { id: { $in: filesIn(await snapshotOf(strapi, uid, documentId)) } },
    select: ['updatedAt'],
    orderBy: { updatedAt: 'desc' },
    limit: 1,
  })
  const moments = [draft, ...files].map(({ updatedAt }) => new Date(updatedAt).getTime())
  return new Date(Math.max(...moments))
}
