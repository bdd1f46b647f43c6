import { visibleText } from '@app/contract'
import { z } from '@app/runtime'
import { parseBody } from '../../../platform/http/body'
import { requireActor } from '../../../platform/actor'
import { panelRoutes } from '../../routes/panel-routes'
import type { PresenceTarget } from '../../routes/presence-target'
import { entries } from '../../routes/rules'
import { Refused } from '../../../platform/refusals/refused'
import { contentType } from '../../../platform/strapi/models'
import type { Context } from '../../../platform/strapi/context'
import { table } from '../../../platform/strapi/tables'
import type { Presence } from '../shared/calls'
import { forget, note, othersAt } from './windows'

const windowId = z.string().check(z.regex(/^[\w-]{8,40}$/))
const opened = z.object({ windowId, isTyping: z.prefault(z.boolean(), false) })
const closed = z.object({ window: windowId })

const anyEntry: PresenceTarget = {
  path: '/entries/:model/:documentId',
  rule: entries('model', 'read'),
  shownAt: ({ model, documentId }) => ({ type: String(model), entryId: String(documentId) }),
  async check(strapi, _ctx, { type, entryId }) {
    const { uid } = contentType(strapi, type)
    const isKnown =
      /^[a-z\d]{1,40}$/.test(entryId) &&
      (await table(strapi, uid).count({ where: { documentId: entryId } })) > 0
    if (!isKnown) throw new Refused(404, 'This was deleted. Reload the list.')
  },
}

const callerOf = (ctx: Context) => {
  const { id, name } = requireActor(ctx)
  return { userId: id, name: visibleText(name) }
}

/** Each window of the panel tells what it shows, and learns who else does. It forgets only itself. */
const routesAt = ({ path, rule, shownAt, check }: PresenceTarget) =>
  panelRoutes('/presence', [
    [
      'POST',
      path,
      rule,
      async (strapi, ctx) => {
        const shown = parseBody(opened, ctx.request.body)
        const entry = shownAt(ctx.params)
        await check?.(strapi, ctx, entry)
        const { userId, name } = callerOf(ctx)
        await note(strapi.db, entry, { ...shown, userId, name })
        const others = await othersAt(strapi.db, entry, { windowId: shown.windowId, userId })
        ctx.body = { others } satisfies Presence
      },
    ],
    [
      'DELETE',
      `${path}/:window`,
      rule,
      async (strapi, ctx) => {
        const { window } = parseBody(closed, ctx.params)
        const { userId } = callerOf(ctx)
        await forget(strapi.db, shownAt(ctx.params), { windowId: window, userId })
        ctx.body = { others: [] } satisfies Presence
      },
    ],
  ])

export const presenceRoutes = (targets: readonly PresenceTarget[]) =>
  [anyEntry, ...targets].map(routesAt)
