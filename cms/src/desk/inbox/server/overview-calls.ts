import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import type { Overview } from '../shared/calls'
import { parseInboxSettings, readInboxSettings, writeInboxSettings } from './inbox-settings'
import { overviewOf } from './overview'
import { viewerOf } from './viewer'

/** Less than between two reads of a widget, so that ten open home pages cost one query. */
const CACHE_MS = 15_000

/** At most this share of the time is spent on reading an overview: one that is slow to read is cached for longer. */
const MOST_TIME = 1 / 20

type Cached = { until: number; overview: Promise<Overview> }

const cached = new Map<string, Cached>()

/** The overview of the forms that the caller may read; callers with the same forms share it. */
async function overviewFor(strapi: Core.Strapi, ctx: Context): Promise<Overview> {
  const forms = viewerOf(ctx).may('read')
  const { answerWithinHours } = await readInboxSettings(strapi)
  const key = [answerWithinHours, ...forms].join()
  const now = monotonicMs()
  for (const [old, { until }] of cached) if (until <= now) cached.delete(old)
  const known = cached.get(key)
  if (known) return known.overview
  const overview = overviewOf(strapi.db, forms, answerWithinHours)
  const entry = { until: Number.POSITIVE_INFINITY, overview }
  cached.set(key, entry)
  try {
    return await overview
  } catch (error) {
    cached.delete(key)
    throw error
  } finally {
    const readAt = monotonicMs()
    entry.until = readAt + Math.max(CACHE_MS, (readAt - now) / MOST_TIME)
  }
}

export const overviewCalls = {
  async read(strapi, ctx) {
    ctx.body = await overviewFor(strapi, ctx)
  },

  async saveSettings(strapi, ctx) {
    const next = parseInboxSettings(ctx.request.body)
    await strapi.db.transaction(async () => {
      await writeInboxSettings(strapi, next)
      await audit(strapi.db, {
        actor: viewerOf(ctx).actor,
        action: 'settings.change',
        subject: 'settings',
        subjectId: 'inbox',
        detail: next,
      })
    })
    ctx.body = next
  },
} satisfies PanelHandlers
