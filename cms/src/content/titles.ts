import type { Core } from '@strapi/strapi'
import { table } from '../platform/strapi/tables'
import { singleTitleOf } from './shared/types'

/** What the panel calls each entry, by its document. */
export async function titlesOf(
  strapi: Core.Strapi,
  entries: { type: string; entryId: string }[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const uid of new Set(entries.map(({ type }) => type))) {
    const ids = entries.flatMap(({ type, entryId }) => (type === uid ? [entryId] : []))
    const single = singleTitleOf(uid)
    if (single !== undefined) {
      for (const id of ids) titles.set(id, single)
      continue
    }
    const rows = await table<{ documentId: string; title: string }>(strapi, uid).findMany({
      where: { documentId: { $in: ids }, publishedAt: null },
      select: ['documentId', 'title'],
    })
    for (const { documentId, title } of rows) titles.set(documentId, title)
  }
  return titles
}
