import { targetPath } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { publishedEntries } from '../../../content/published-entries'
import { hasSlug, typesWithSlug, PAGE, REDIRECT, FOOTER } from '../../../content/shared/types'
import { labelsOf } from '../../../content/labels'
import { listed } from '../../../platform/shared/listed'
import { settings } from '../../../platform/settings/settings'
import { joinTableOf } from '../../../platform/strapi/models'
import { table } from '../../../platform/strapi/tables'
import { fieldsIn } from '../../../content/shared/fields'
import { linksIn } from '../../../content/shared/links'
import { sectionIn } from '../../../content/shared/sections'
import { publishedSections } from './dead-links'
import { has, storedAddresses } from './own-addresses'

const ITEM = 'plugin::navigation.navigation-item'

type FooterRow = { publishedAt: string | null; links: { title: string; url: string }[] }

/** Sentences on what leads to a page or job, for whoever is about to take it off the site. */
export async function usesOf(strapi: Core.Strapi, uid: string, documentId: string) {
  if (!hasSlug(uid)) return []
  const { published } = await storedAddresses(strapi, uid, documentId)
  const leadsHere = (to: string) =>
    has(published, targetPath({ from: '/', to }, settings.siteUrl) ?? '')
  const titles = uid === PAGE ? await menuTitles(strapi, documentId) : []
  const redirects = await table<{ from: string; to: string }>(strapi, REDIRECT).findMany({
    select: ['from', 'to'],
    orderBy: { from: 'asc' },
  })
  const from = redirects.flatMap((one) => (leadsHere(one.to) ? [one.from] : []))
  const footers = await table<FooterRow>(strapi, FOOTER).findMany({ populate: { links: true } })
  const links = footers.flatMap(({ publishedAt, links: all }) =>
    publishedAt === null ? [] : all.flatMap(({ title, url }) => (leadsHere(url) ? [title] : [])),
  )
  const others = await linksOfOthers(strapi, documentId)
  const pages = others.flatMap(({ title, urls }) => (urls.some(leadsHere) ? [title] : []))
  return [
    ...(published.length > 0
      ? [`Visitors will find nothing at ${listed(published.map(({ path }) => path))}.`]
      : []),
    ...(titles.length > 0 ? [`The menu will no longer show “${listed(titles)}”.`] : []),
    ...(pages.length > 0 ? [`Links on these pages lead to it: ${listed(pages)}.`] : []),
    ...(from.length > 0 ? [`These redirects lead to it: ${listed(from)}.`] : []),
    ...(links.length > 0 ? [`The footer links to it as “${listed(links)}”.`] : []),
  ]
}

/** A sentence for each section that other pages lead to and that the page would no longer have. */
export async function lostSections(
  strapi: Core.Strapi,
  documentId: string,
  kept: ReadonlySet<string>,
): Promise<string[]> {
  const stored = await publishedSections(strapi, documentId)
  const lost = [...stored].filter((anchor) => !kept.has(anchor))
  if (lost.length === 0) return []
  const { published } = await storedAddresses(strapi, PAGE, documentId)
  const others = await linksOfOthers(strapi, documentId)
  return lost.flatMap((anchor) => {
    const leadsThere = (to: string) =>
      sectionIn(to) === anchor &&
      has(published, targetPath({ from: '/', to }, settings.siteUrl) ?? '')
    const titles = others.flatMap(({ title, urls }) => (urls.some(leadsThere) ? [title] : []))
    return titles.length > 0
      ? [
          `No section has the anchor “${anchor}” now, and links on these pages lead to it: ${listed(titles)}.`,
        ]
      : []
  })
}

/** Where the other published pages and jobs lead. */
async function linksOfOthers(strapi: Core.Strapi, ownId: string) {
  const published = await publishedEntries(strapi, typesWithSlug)
  return typesWithSlug.flatMap((uid) => {
    const labels = labelsOf(strapi, uid)
    return published[uid].flatMap(({ documentId, ...values }) => {
      if (documentId === ownId) return []
      const urls = linksIn(fieldsIn(values, uid, labels)).map(({ url }) => url)
      return [{ title: String(values['title']), urls }]
    })
  })
}

async function menuTitles(strapi: Core.Strapi, documentId: string): Promise<string[]> {
  const versions = await table(strapi, PAGE).findMany({ where: { documentId }, select: ['id'] })
  const joinTable = joinTableOf(strapi, ITEM, 'related')
  const items: { title: string }[] = await strapi.db
    .connection('navigations_items')
    .distinct('navigations_items.id', 'navigations_items.title')
    .join(joinTable, `${joinTable}.navigation_item_id`, 'navigations_items.id')
    .where({ related_type: PAGE })
    .whereIn(
      'related_id',
      versions.map(({ id }) => id),
    )
  return items.map(({ title }) => title)
}
