import { visibleText } from '@app/contract'
import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { parseBody } from '../../../platform/http/body'
import type { Context } from '../../../platform/strapi/context'
import { requireActor } from '../../../platform/actor'
import { panelRoutes } from '../../routes/panel-routes'
import {
  MAX_NOTICES,
  type Notice,
  type NoticeKind,
  noticeKinds,
  type Notices,
} from '../shared/kinds'
import { NOTICE_CHOICES, NOTICES } from './table'
import { mailedKinds } from './notify'

async function respond(strapi: Core.Strapi, ctx: Context) {
  const { id: user_id } = requireActor(ctx)
  const connection = await connectionOf(strapi.db)
  const rows: (Omit<Notice, 'isRead'> & { readAt: Date | null })[] = await connection(NOTICES)
    .where({ user_id })
    .orderBy('id', 'desc')
    .limit(MAX_NOTICES)
    .select({ id: 'id', text: 'text', path: 'path', at: 'at', readAt: 'read_at' })
  const [unread] = await connection(NOTICES).where({ user_id, read_at: null }).count({ count: '*' })
  ctx.body = {
    notices: rows.map(({ readAt, ...notice }) => ({
      ...notice,
      text: visibleText(notice.text),
      at: new Date(notice.at),
      isRead: readAt !== null,
    })),
    unreadCount: Number(unread?.['count'] ?? 0),
    mailed: await mailedKinds(strapi.db, user_id),
  } satisfies Notices
}

const marked = z.object({
  ids: z
    .array(z.int('A notice is named by its id.'), 'Notices are given as a list of ids.')
    .check(z.maxLength(MAX_NOTICES, `Give up to ${MAX_NOTICES} notices.`)),
})

const UNKNOWN = `Give the kinds of notices to be told of by email: ${Object.keys(noticeKinds).join(', ')}.`

const choice = z.object({
  mailed: z.array(z.enum(Object.keys(noticeKinds) as NoticeKind[], UNKNOWN), UNKNOWN),
})

/** Everyone sees and changes only what is their own. */
export const noticeRoutes = panelRoutes('/notices', [
  ['GET', '/mine', 'staff', respond],
  [
    'POST',
    '/read',
    'staff',
    async (strapi, ctx) => {
      const { ids } = parseBody(marked, ctx.request.body)
      const connection = await connectionOf(strapi.db)
      await connection(NOTICES)
        .where({ user_id: requireActor(ctx).id, read_at: null })
        .whereIn('id', ids)
        .update({ read_at: new Date() })
      await respond(strapi, ctx)
    },
  ],
  [
    'PUT',
    '/choices',
    'staff',
    async (strapi, ctx) => {
      const { mailed } = parseBody(choice, ctx.request.body)
      const connection = await connectionOf(strapi.db)
      const kinds = JSON.stringify([...new Set(mailed)])
      await connection(NOTICE_CHOICES)
        .insert({ account: String(requireActor(ctx).id), kinds })
        .onConflict('account')
        .merge()
      await respond(strapi, ctx)
    },
  ],
])
