import { createHash } from 'node:crypto'
import { HOME_SLUG, page as pageShape, pathOfSlug } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { PAGE } from '../../../content/shared/types'
import { invalid } from '../../../platform/http/query'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { checkSaved } from '../../addresses/server/refuse-taken'
import { takenPaths } from '../../addresses/server/taken-paths'
import { mayChangeLive } from '../../saving/server/may-change-live'
import { itemRows, menuRow, storedMenu } from '../../saving/server/menu/stored-menu'
import { isInBranch, movedSlug } from '../shared/branches'
import { goesLive, type MovedPage, type PlannedMove } from '../shared/moves'
import { checkerOf, type StoredPage, storedPages } from './pages'

/** All pages of a move are saved, and perhaps published, in one transaction, for which all other saves wait. */
const MAX_PAGES = 50
const MAX_SLUG = 120

/** Two slugs: of the branch, and what it becomes. */
export type Move = { from: string; to: string }

/** What is wrong with a move, whatever the pages are. */
export function problemOf({ from, to }: Move): string | undefined {
  if (from === HOME_SLUG) return 'The home page stays where it is.'
  if (to === from) return 'It has this address already. Choose another.'
  if (isInBranch(to, from)) return 'A page can’t be moved below itself. Choose another place.'
  // `checkPages` refuses an address that is too long.
  if (to.length <= MAX_SLUG && !pageShape.shape.slug.safeParse(to).success)
    return 'An address has small letters, digits and single hyphens. Change its last part.'
  return undefined
}

/** Throws a sentence on what keeps these pages from moving. */
async function checkPages(strapi: Core.Strapi, ctx: Context, move: Move, pages: StoredPage[]) {
  if (pages.length === 0)
    throw new Refused(404, `There is no page at /${move.from} any more. Reload the tree.`)
  if (pages.length > MAX_PAGES)
    throw invalid(
      `These are ${pages.length} pages, and up to ${MAX_PAGES} can be moved at once. Move what is below them first.`,
    )
  const { can } = checkerOf(strapi, ctx)
  const isTaken = await takenPaths(strapi)
  for (const { documentId, title, slug, draft } of pages) {
    if (!can.update(draft, 'slug'))
      throw new Refused(403, `Your role may not change the address of “${title}”.`)
    const to = movedSlug(slug ?? '', move.from, move.to)
    if (to.length > MAX_SLUG)
      throw invalid(`/${to} is too long: an address has up to ${MAX_SLUG} characters.`)
    const path = pathOfSlug(to)
    // `isTaken` counts the page itself, too: `checkSaved` throws only if something else has the address.
    if (isTaken(path))
      await checkSaved(strapi, { uid: PAGE, documentId }, [{ path, field: 'slug' }])
  }
}

async function menuOf(strapi: Core.Strapi, pages: readonly MovedPage[]) {
  const { id } = await menuRow(strapi)
  const { items } = storedMenu(await itemRows(strapi, id))
  return items.flatMap(({ title, page }) => {
    const moved = pages.find(({ documentId, live }) => documentId === page && live !== null)
    return moved ? [{ title, to: moved.to }] : []
  })
}

/** What a move would do, or why it is refused. Writes nothing. */
export async function planMove(strapi: Core.Strapi, ctx: Context, move: Move) {
  const checker = checkerOf(strapi, ctx)
  if (!checker.can.update(undefined, 'slug'))
    throw new Refused(403, 'Your role may not change the addresses of pages.')
  const problem = problemOf(move)
  if (problem) throw invalid(problem)
  const stored = (await storedPages(strapi, checker))
    .filter(({ slug }) => slug !== null && isInBranch(slug, move.from))
    .toSorted((one, other) => ((one.slug ?? '') < (other.slug ?? '') ? -1 : 1))
  await checkPages(strapi, ctx, move, stored)

  const pages = stored.map(({ documentId, title, slug, liveSlug, isModified }): MovedPage => ({
    documentId,
    title,
    from: pathOfSlug(slug ?? ''),
    to: pathOfSlug(movedSlug(slug ?? '', move.from, move.to)),
    live: liveSlug && pathOfSlug(liveSlug),
    isModified,
  }))
  const shown = { pages, menu: await menuOf(strapi, pages) }
  const published = stored.filter((_, index) => pages[index] && goesLive(pages[index]))
  const planned: PlannedMove = {
    ...shown,
    version: createHash('sha256')
      .update(JSON.stringify([shown, stored.map(({ savedAt }) => savedAt)]))
      .digest('hex'),
    mayPublish:
      published.every(({ draft }) => checker.can.publish(draft)) && (await mayChangeLive(strapi)),
  }
  return planned
}
