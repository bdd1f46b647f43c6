import { type LanguageCode, languageOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { pathOf, type TypeWithSlug } from '../../../content/shared/types'
import { spokenLanguages } from '../../../content/translations/spoken'
import { allTranslations } from '../../../content/translations/translations'
import { Refused } from '../../../platform/refusals/refused'
import { table } from '../../../platform/strapi/tables'
import type { Overview } from '../shared/languages'

type StoredEntry = { documentId: string; slug: string; title: string; publishedAt: unknown }

/** What of these types there is in a language, and what of it is missing. */
export async function overviewOf(
  strapi: Core.Strapi,
  uids: readonly TypeWithSlug[],
  language: LanguageCode,
): Promise<Overview> {
  const spoken = (await spokenLanguages(strapi)).find(({ code }) => code === language)
  if (!spoken) throw new Refused(404, 'This site has no such language.')
  const links = (await allTranslations(strapi.db)).filter((link) => link.language === language)
  const linkTo = new Map(links.map((link) => [link.source, link]))

  const entries = uids.map(async (uid) => {
    const rows = await table<StoredEntry>(strapi, uid).findMany({
      select: ['documentId', 'slug', 'title', 'publishedAt'],
      orderBy: { slug: 'asc' },
    })
    const drafts = new Map(
      rows.filter(({ publishedAt }) => publishedAt === null).map((row) => [row.documentId, row]),
    )
    const live = new Set(rows.flatMap((row) => (row.publishedAt === null ? [] : row.documentId)))
    const renditionOf = (source: string) => {
      const link = linkTo.get(source)
      const draft = link && drafts.get(link.entry)
      if (!draft) return null
      const { documentId, title } = draft
      return {
        documentId,
        title,
        isPublished: live.has(documentId),
        isBehind: Boolean(link.behind),
      }
    }
    return [...drafts.values()]
      .filter(({ slug }) => languageOf(slug) === undefined)
      .map(({ documentId, slug, title }) => ({
        uid,
        documentId,
        title,
        path: pathOf(uid, slug),
        entry: renditionOf(documentId),
      }))
  })
  return { name: spoken.name, entries: (await Promise.all(entries)).flat() }
}
