import { forms } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../platform/settings/settings'
import type { Context } from '../../platform/strapi/context'
import type { OnStored } from './arrival'
import { countPosts } from './count-posts'
import { REPLAYED } from './idempotency-key'
import { createIntake, type Intake } from './receive'

/** One endpoint for each form. */
export function addIntakeRoutes(strapi: Core.Strapi, onStored: readonly OnStored[]) {
  const { INTAKE_RATE_PER_MINUTE: postsPerMinute } = settings.environment
  // Created at the first post, when the database is open.
  let created: Intake | undefined
  const intake = () => (created ??= countPosts(createIntake(strapi, { postsPerMinute, onStored })))
  strapi.server.routes({
    type: 'content-api',
    routes: Object.values(forms).map(({ name, endpoint }) => ({
      method: 'POST' as const,
      path: `/${endpoint}`,
      handler: async (ctx: Context) => {
        const { body, isReplay } = await intake().receive(name, ctx.req)
        if (isReplay) ctx.set(REPLAYED, 'true')
        ctx.body = body
        ctx.status = 201
      },
      info: { type: 'content-api' as const },
      config: { auth: false as const },
    })),
  })
}
