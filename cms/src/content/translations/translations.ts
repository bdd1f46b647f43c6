import type { LanguageCode, TranslatedPath } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf, type Database } from '../../platform/database/connection'
import { table } from '../../platform/strapi/tables'
import { PAGE, pathOf, type TypeWithSlug, typesWithSlug } from '../shared/types'
import { TRANSLATIONS } from './table'

export type Translation = {
  entry: string
  source: string
  uid: TypeWithSlug
  language: LanguageCode
  seen: string | null
  behind: unknown
}

export async function linkTranslation(
  db: Database,
  link: Pick<Translation, 'entry' | 'source' | 'uid' | 'language'>,
) {
  const connection = await connectionOf(db)
  const pair = `${link.source} ${link.language}`
  // One that was deleted gives way to another. Until then it is kept, since the bin can bring it back.
  await connection(TRANSLATIONS).where({ pair }).delete()
  await connection(TRANSLATIONS)
    .insert({ ...link, pair })
    .onConflict('entry')
    .merge()
}

export const allTranslations = async (db: Database): Promise<Translation[]> =>
  (await connectionOf(db))<Translation>(TRANSLATIONS).orderBy('id')

export const translationsOf = async (db: Database, source: string): Promise<Translation[]> =>
  (await connectionOf(db))<Translation>(TRANSLATIONS).where({ source })

export const findTranslation = async (
  db: Database,
  entry: string,
): Promise<Translation | undefined> =>
  (await connectionOf(db))<Translation>(TRANSLATIONS).where({ entry }).first()

/** Keeps what the source of a translation is, which it is equal to from now on. */
export const markSeen = async (db: Database, entry: string, seen: string) =>
  (await connectionOf(db))<Translation>(TRANSLATIONS)
    .where({ entry })
    .update({ seen, behind: false })

export async function livePairs(strapi: Core.Strapi): Promise<TranslatedPath[]> {
  const links = await allTranslations(strapi.db)
  const ids = links.flatMap(({ entry, source }) => [entry, source])
  const paths = new Map<string, string>()
  for (const uid of links.length > 0 ? typesWithSlug : []) {
    const entries = await table<{ documentId: string; slug: string }>(strapi, uid).findMany({
      where: { documentId: { $in: ids }, publishedAt: { $notNull: true } },
      select: ['documentId', 'slug'],
    })
    for (const { documentId, slug } of entries) paths.set(documentId, pathOf(uid, slug))
  }
  const pairs = links.flatMap(({ entry, source, language }) => {
    const [from, path] = [paths.get(source), paths.get(entry)]
    return from !== undefined && path !== undefined ? [{ language, source: from, path }] : []
  })
  // In an order that no database decides: it is in the file that pages name by what it contains.
  return pairs.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

type LivePage = { documentId: string; slug: string; title: string }

/** The published pages in a language, by the document that each translates. */
export async function translatedPages(
  strapi: Core.Strapi,
  language: LanguageCode,
): Promise<ReadonlyMap<string, LivePage>> {
  const links = (await allTranslations(strapi.db)).filter((one) => one.language === language)
  const sourceOf = new Map(links.map(({ entry, source }) => [entry, source]))
  const pages = await table<LivePage>(strapi, PAGE).findMany({
    where: { documentId: { $in: [...sourceOf.keys()] }, publishedAt: { $notNull: true } },
    select: ['documentId', 'slug', 'title'],
  })
  return new Map(pages.map((page) => [sourceOf.get(page.documentId) ?? '', page]))
}
