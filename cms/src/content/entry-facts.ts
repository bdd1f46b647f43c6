import type { FactsOf } from '../access/events/facts'
import { settings } from '../platform/settings/settings'
import { table } from '../platform/strapi/tables'
import { contentUids, hasSlug, isSingleType, pathOf } from './shared/types'
import { titlesOf } from './titles'

/** What others are told of an entry, or of the menu, that changed on the site. */
export const entryFacts: FactsOf = async (strapi, { subject, subjectId }) => {
  if (!contentUids.has(subject))
    return { name: subject, path: null, data: { type: subject, id: subjectId } }
  const live = hasSlug(subject)
    ? await table<{ slug: string; title: string }>(strapi, subject).findOne({
        where: { documentId: subjectId, publishedAt: { $notNull: true } },
        select: ['slug', 'title'],
      })
    : null
  const titles = await titlesOf(strapi, [{ type: subject, entryId: subjectId }])
  // The published title rather than the draft's, which may be another.
  const title = (live?.title ?? titles.get(subjectId)) || null
  const type = strapi.contentType(subject as never).info.singularName
  const folder = isSingleType(subject) ? 'single-types' : 'collection-types'
  return {
    name: title ? `the ${type} “${title}”` : `a ${type}`,
    path: isSingleType(subject)
      ? `/content-manager/${folder}/${subject}`
      : `/content-manager/${folder}/${subject}/${subjectId}`,
    data: {
      type,
      id: subjectId,
      title,
      url: live && `${settings.siteUrl}${pathOf(subject, live.slug)}`,
    },
  }
}
