import { targetPath } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { publishedEntries } from '../attention/published-entries'
import { hasSlug, typesWithSlug } from '../bootstrap/content/slugs'
import { labelsOf } from '../history/labels'
import { listed } from '../refusals/listed'
import { settings } from '../settings/settings'
import { joinTableOf } from '../strapi/models'
import { table } from '../strapi/tables'
import { fieldsIn } from '../values/fields'
import { linksIn } from '../values/links'
import { PAGE, REDIRECT } from './holders'
import { has, storedAddresses } from './own-addresses'

const ITEM = 'plugin::navigation.navigation-item'
const FOOTER = 'api::footer.footer'

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
  const pages = await linkingTitles(strapi, documentId, leadsHere)
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

/** The other published pages and jobs with a link that leads here. */
async function linkingTitles(
  strapi: Core.Strapi,
  ownId: string,
  leadsHere: (url: string) => boolean,
): Promise<string[]> {
  const published = await publishedEntries(strapi, typesWithSlug)
  return typesWithSlug.flatMap((uid) => {
    const labels = labelsOf(strapi, uid)
    return published[uid].flatMap(({ documentId, ...values }) => {
      const links = documentId === ownId ? [] : linksIn(fieldsIn(values, uid, labels))
      return links.some(({ url }) => leadsHere(url)) ? [String(values['title'])] : []
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
