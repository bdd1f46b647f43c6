import type { Core } from '@strapi/strapi'
import { table } from '../../../platform/strapi/tables'
import { hasSlug } from '../../../content/shared/types'
import type { Plan } from './plans'

const SINGLE = 'Footer'

/** What the panel calls each entry, by its document. */
export async function titlesOf(
  strapi: Core.Strapi,
  plans: Pick<Plan, 'type' | 'entryId'>[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const uid of new Set(plans.map(({ type }) => type))) {
    const ids = plans.flatMap(({ type, entryId }) => (type === uid ? [entryId] : []))
    if (!hasSlug(uid)) {
      for (const id of ids) titles.set(id, SINGLE)
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
