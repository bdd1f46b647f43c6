import { targetPath } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { hasSlug } from '../bootstrap/content/slugs'
import { settings } from '../settings/settings'
import { joinTableOf } from '../strapi/models'
import { table } from '../strapi/tables'
import { PAGE, REDIRECT } from './holders'
import { has, storedAddresses } from './own-addresses'

const ITEM = 'plugin::navigation.navigation-item'
const FOOTER = 'api::footer.footer'
const FEW = 5

type FooterRow = { publishedAt: string | null; links: { title: string; url: string }[] }

/** "/a, /b and 3 more" */
function listed(names: string[]): string {
  const more = names.length - FEW
  return more > 0 ? `${names.slice(0, FEW).join(', ')} and ${more} more` : names.join(', ')
}

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
  return [
    ...(published.length > 0
      ? [`Visitors will find nothing at ${listed(published.map(({ path }) => path))}.`]
      : []),
    ...(titles.length > 0 ? [`The menu will no longer show “${listed(titles)}”.`] : []),
    ...(from.length > 0 ? [`These redirects lead to it: ${listed(from)}.`] : []),
    ...(links.length > 0 ? [`The footer links to it as “${listed(links)}”.`] : []),
  ]
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
