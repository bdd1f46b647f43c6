import type { Core } from '@strapi/strapi'
import { isOwnPath } from '../../addresses/server/holders'
import { PAGE, REDIRECT, versionedTypes } from '../../../content/shared/types'
import { ABSOLUTE } from '../../../delivery/menu/tree'
import { labelsOf } from '../../../content/labels'
import { allTranslations } from '../../../content/translations/translations'
import { behindTheirSource } from '../../../content/translations/behind'
import { mayReadAll } from '../../../content/readable'
import { settings } from '../../../platform/settings/settings'
import { contentType, joinTableOf } from '../../../platform/strapi/models'
import type { Ability } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'
import type { Labels } from '../../../content/shared/compare'
import type { Content, MenuItem } from './findings'
import { outsideFailures } from './outside/job'
import { publishedEntries } from '../../../content/published-entries'

const ITEM = 'plugin::navigation.navigation-item'

type ItemRow = {
  id: number
  title: string
  type: 'INTERNAL' | 'EXTERNAL' | 'WRAPPER'
  path: string | null
  external_path: string | null
  document_id: string | null
}

async function menuItems(strapi: Core.Strapi): Promise<MenuItem[]> {
  const join = joinTableOf(strapi, ITEM, 'related')
  const rows: ItemRow[] = await strapi.db
    .connection('navigations_items')
    .distinct(
      'navigations_items.id',
      'navigations_items.title',
      'type',
      'path',
      'external_path',
      'pages.document_id',
    )
    .leftJoin(join, `${join}.navigation_item_id`, 'navigations_items.id')
    .leftJoin('pages', 'pages.id', 'related_id')
  // An item refers to several rows of its page, and publishing replaces one of these rows. The reference to the old row
  // finds no page: it counts only if there is no other.
  const items = new Map<number, ItemRow>()
  for (const row of rows) if (row.document_id !== null || !items.has(row.id)) items.set(row.id, row)
  return [...items.values()].map(({ title, type, path, external_path, document_id }) => {
    if (type === 'INTERNAL') return { title, page: document_id ?? '' }
    if (type === 'EXTERNAL') return { title, url: external_path ?? undefined }
    return { title, url: path !== null && ABSOLUTE.test(path) ? path : undefined }
  })
}

async function relatedPages(strapi: Core.Strapi): Promise<Set<string>> {
  const join = joinTableOf(strapi, PAGE, 'related')
  const rows: { document_id: string }[] = await strapi.db
    .connection('pages')
    .distinct('document_id')
    .join(join, `${join}.inv_page_id`, 'pages.id')
  return new Set(rows.map(({ document_id }) => document_id))
}

/** What is published and what leads there, and what this member of staff may read of it. */
export async function contentFor(strapi: Core.Strapi, ability: Ability): Promise<Content> {
  const nameOf = (uid: string) => contentType(strapi, uid).info.displayName
  const published = await publishedEntries(strapi, versionedTypes)
  const labels = new Map<string, Labels>(versionedTypes.map((uid) => [uid, labelsOf(strapi, uid)]))
  const redirects = await table<Content['redirects'][number]>(strapi, REDIRECT).findMany({
    select: ['documentId', 'from', 'to'],
  })
  return {
    siteUrl: settings.siteUrl,
    labels: (uid) => labels.get(uid) ?? {},
    // Only a role that may read every field of a type sees its findings.
    isShown: (uid) => mayReadAll(strapi, ability, uid),
    entries: versionedTypes.flatMap((uid) =>
      published[uid].map(({ documentId, ...values }) => ({
        uid,
        documentId,
        title: typeof values['title'] === 'string' ? values['title'] : nameOf(uid),
        values,
      })),
    ),
    menu: await menuItems(strapi),
    related: await relatedPages(strapi),
    redirects,
    isOwnPath,
    translations: await allTranslations(strapi.db),
    behind: await behindTheirSource(strapi),
    outside: await outsideFailures(strapi),
  }
}
