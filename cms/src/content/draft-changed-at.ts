import type { Core } from '@strapi/strapi'
import { table } from '../platform/strapi/tables'
import type { PlannedEntry } from './shared/types'
import { snapshotOf } from './snapshot'

const FILE = 'plugin::upload.file'

/** The hashes in all addresses of files in a snapshot, whether they are shown or linked to, whole or smaller. */
const hashesIn = (snapshot: unknown): string[] =>
  [...JSON.stringify(snapshot).matchAll(/\/uploads\/((?:[a-z]+_)?([\w-]+))\./g)].flatMap(
    ([, whole = '', ofSmaller = '']) => [whole, ofSmaller],
  )

/** When an entry's draft was last saved, or a file in it last changed. Null if the entry was deleted. */
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
    where: { hash: { $in: hashesIn(await snapshotOf(strapi, uid, documentId)) } },
    select: ['updatedAt'],
    orderBy: { updatedAt: 'desc' },
    limit: 1,
  })
  const moments = [draft, ...files].map(({ updatedAt }) => new Date(updatedAt).getTime())
  return new Date(Math.max(...moments))
}
