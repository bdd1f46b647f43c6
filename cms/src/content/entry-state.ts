import type { Core } from '@strapi/strapi'
import { table } from '../platform/strapi/tables'
import type { PlannedEntry } from './shared/types'

export type EntryState = { isPublished: boolean; isModified: boolean }

type Version = { publishedAt: string | null; updatedAt: string }

/** Whether visitors see an entry, and whether its draft differs from what they see; null if the entry was deleted. */
export async function stateOf(
  strapi: Core.Strapi,
  { uid, documentId }: PlannedEntry,
): Promise<EntryState | null> {
  const versions = await table<Version>(strapi, uid).findMany({
    where: { documentId },
    select: ['publishedAt', 'updatedAt'],
  })
  const draft = versions.find(({ publishedAt }) => publishedAt === null)
  const published = versions.find(({ publishedAt }) => publishedAt !== null)
  if (!draft) return null
  return {
    isPublished: published !== undefined,
    isModified:
      published !== undefined && new Date(draft.updatedAt) > new Date(published.updatedAt),
  }
}

/** The row that visitors read, which each publish makes anew; null if there is none. */
export async function liveIdOf(strapi: Core.Strapi, { uid, documentId }: PlannedEntry) {
  const row = await table(strapi, uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['id'],
  })
  return row?.id ?? null
}
