import type { Core } from '@strapi/strapi'
import type { Context } from '../strapi/context'
import { hasPlainAddresses, linksToPagesOnly, redactMenu } from './menu-items'

const MENU = 'plugin::navigation.navigation'
const PAGE = 'api::page.page'

type Action = (ctx: Context) => unknown
type Actions = Record<'get' | 'getById' | 'post' | 'put' | 'getSlug', Action>
export type StockActions = (context: { strapi: Core.Strapi }) => Actions

/**
 * The navigation plugin reads any table that a request names and returns whole rows. Its actions run
 * only on requests that name pages, and their responses are reduced to what the panel shows.
 */
export const guardMenuActions =
  (stock: StockActions): StockActions =>
  (context) => {
    const { strapi } = context
    const actions = stock(context)
    const exists = async (ctx: Context) =>
      (await strapi.db.query(MENU).count({
        where: { documentId: String(ctx.params.documentId) },
      })) > 0

    return {
      ...actions,
      get: async (ctx: Context) => redactMenu(await actions.get(ctx)),
      getById: async (ctx: Context) =>
        (await exists(ctx)) ? redactMenu(await actions.getById(ctx)) : ctx.notFound(),
      post: async (ctx: Context) => asBadRequest(ctx, await actions.post(ctx)),
      put: async (ctx: Context) => {
        if (!(await exists(ctx))) return ctx.notFound()
        if (!linksToPagesOnly(ctx.request.body))
          return ctx.badRequest('A menu item can only point to a page.')
        if (!hasPlainAddresses(ctx.request.body))
          return ctx.badRequest(
            'An address in the menu has a backslash or an invisible character. Type it again.',
          )
        return redactMenu(asBadRequest(ctx, await actions.put(ctx)))
      },
      getSlug: (ctx: Context) =>
        typeof ctx.query['q'] === 'string' ? actions.getSlug(ctx) : ctx.badRequest(),
      getContentTypeItems: async () =>
        strapi.db.query(PAGE).findMany({
          where: { publishedAt: { $notNull: true } },
          select: ['id', 'documentId', 'slug', 'title'],
          orderBy: { title: 'asc' },
        }),
    }
  }

/** The plugin answers 500 to a malformed menu and to two items with the same path; both are bad requests. */
function asBadRequest(ctx: Context, result: unknown): unknown {
  const { details } = (ctx.body as { error?: { details?: unknown } } | undefined)?.error ?? {}
  const { originalError } = (details ?? {}) as { originalError?: { name?: string } }
  if (ctx.status !== 500) return result
  if (originalError?.name === 'ZodError') ctx.badRequest('The request is not a valid menu.')
  if (originalError?.name === 'Error') ctx.badRequest('The menu was refused.', details as object)
  return result
}
