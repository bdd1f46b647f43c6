import { refuse, visibleText } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../http/json-object'
import { nameOf } from '../inbox/staff'
import { Refused } from '../refusals/refused'
import { contentType } from '../strapi/models'
import type { Context } from '../strapi/context'
import { userOf } from '../strapi/staff'
import { table } from '../strapi/tables'
import type { Presence } from './calls'
import { forget, note, othersAt } from './windows'

const isWindowId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{8,40}$/.test(id)

function callerOf(ctx: Context) {
  const user = userOf(ctx)
  if (!user) throw new Refused(401)
  return { userId: user.id, name: visibleText(nameOf(user)) }
}

/** The entry that a request names. It has to exist, or staff could fill the table. */
async function entryIn(strapi: Core.Strapi, { params }: Context) {
  const [type, entryId] = [String(params['model']), String(params['documentId'])]
  const isKnown =
    /^[a-z\d]{1,40}$/.test(entryId) &&
    (await table(strapi, contentType(strapi, type).uid).count({ where: { documentId: entryId } })) >
      0
  if (!isKnown) throw new Refused(404, { refusal: refuse('This was deleted. Reload the list.') })
  return { type, entryId }
}

async function tell(strapi: Core.Strapi, ctx: Context) {
  const { windowId, isTyping }: Record<string, unknown> = isJsonObject(ctx.request.body)
    ? ctx.request.body
    : {}
  if (!isWindowId(windowId)) throw new Refused(400)
  const entry = await entryIn(strapi, ctx)
  const { userId, name } = callerOf(ctx)
  await note(strapi.db, entry, { windowId, userId, name, isTyping: isTyping === true })
  const answer: Presence = { others: await othersAt(strapi.db, entry, { windowId, userId }) }
  ctx.body = answer
}

async function leave(strapi: Core.Strapi, ctx: Context) {
  const { model, documentId, window }: Record<string, string> = ctx.params
  if (!isWindowId(window)) throw new Refused(400)
  const entry = { type: String(model), entryId: String(documentId) }
  await forget(strapi.db, entry, { windowId: window, userId: callerOf(ctx).userId })
  ctx.body = { others: [] } satisfies Presence
}

type Handler = (strapi: Core.Strapi, ctx: Context) => Promise<void>

/** Each window of the panel tells which entry it shows, and learns who else does. */
export function addPresenceRoutes(strapi: Core.Strapi) {
  const route = (method: 'POST' | 'DELETE', path: string, handler: Handler) => ({
    method,
    path,
    handler: async (ctx: Context) => {
      ctx.set('Cache-Control', 'no-store')
      await handler(strapi, ctx)
    },
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/presence',
    routes: [
      route('POST', '/entries/:model/:documentId', tell),
      route('DELETE', '/entries/:model/:documentId/:window', leave),
    ],
  })
}
