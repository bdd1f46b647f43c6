import { refuse, visibleText } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../../platform/http/json-object'
import { nameOf } from '../../accounts/staff-names'
import { submissionIn } from '../../../desk/inbox/server/submission-in'
import { Refused } from '../../../platform/refusals/refused'
import { contentType } from '../../../platform/strapi/models'
import type { Context } from '../../../platform/strapi/context'
import { userOf } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'
import type { Presence } from '../shared/calls'
import { type Entry, forget, note, othersAt } from './windows'

const isWindowId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{8,40}$/.test(id)

function callerOf(ctx: Context) {
  const user = userOf(ctx)
  if (!user) throw new Refused(401)
  return { userId: user.id, name: visibleText(nameOf(user)) }
}

type Place = {
  path: string
  placeOf: (params: Context['params']) => Entry
  /** Refuses what does not exist, or staff could fill the table. */
  check?: (strapi: Core.Strapi, ctx: Context, entry: Entry) => Promise<unknown>
}

const places: Place[] = [
  {
    path: '/entries/:model/:documentId',
    placeOf: ({ model, documentId }) => ({ type: String(model), entryId: String(documentId) }),
    async check(strapi, _ctx, { type, entryId }) {
      const { uid } = contentType(strapi, type)
      const isKnown =
        /^[a-z\d]{1,40}$/.test(entryId) &&
        (await table(strapi, uid).count({ where: { documentId: entryId } })) > 0
      if (!isKnown)
        throw new Refused(404, { refusal: refuse('This was deleted. Reload the list.') })
    },
  },
  {
    path: '/submissions/:reference',
    placeOf: ({ reference }) => ({ type: 'submission', entryId: String(reference) }),
    check: (strapi, ctx) => submissionIn(strapi.db, ctx, 'read'),
  },
  { path: '/menu', placeOf: () => ({ type: 'menu', entryId: 'menu' }) },
]

const tell =
  ({ placeOf, check }: Place) =>
  async (strapi: Core.Strapi, ctx: Context) => {
    const { windowId, isTyping }: Record<string, unknown> = isJsonObject(ctx.request.body)
      ? ctx.request.body
      : {}
    if (!isWindowId(windowId)) throw new Refused(400)
    const entry = placeOf(ctx.params)
    await check?.(strapi, ctx, entry)
    const { userId, name } = callerOf(ctx)
    await note(strapi.db, entry, { windowId, userId, name, isTyping: isTyping === true })
    const answer: Presence = { others: await othersAt(strapi.db, entry, { windowId, userId }) }
    ctx.body = answer
  }

const leave =
  ({ placeOf }: Place) =>
  async (strapi: Core.Strapi, ctx: Context) => {
    const windowId: unknown = ctx.params['window']
    if (!isWindowId(windowId)) throw new Refused(400)
    await forget(strapi.db, placeOf(ctx.params), { windowId, userId: callerOf(ctx).userId })
    ctx.body = { others: [] } satisfies Presence
  }

type Handler = (strapi: Core.Strapi, ctx: Context) => Promise<void>

/** Each window of the panel tells what it shows, and learns who else does. */
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
    routes: places.flatMap((place) => [
      route('POST', place.path, tell(place)),
      route('DELETE', `${place.path}/:window`, leave(place)),
    ]),
  })
}
