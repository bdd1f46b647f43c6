import { wallClock } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { CREDENTIAL_BYTES } from '../../../../access/accounts/credentials'
import { isJsonObject } from '../../../../platform/http/json-object'
import { readBody } from '../../../../platform/http/read-body'
import { Refused } from '../../../../platform/refusals/refused'
import { settings } from '../../../../platform/settings/settings'
import type { Context } from '../../../../platform/strapi/context'
import { userOf } from '../../../../platform/strapi/staff'
import { entryAt } from './entry-at'
import { signPass, userOfPass } from './pass'
import { abilityOfReader } from './reader'

/** A working day and a long evening. */
const PASS_MS = 12 * 3_600_000
const MAX_PATH_LENGTH = 2_000

/** PostgreSQL rejects NUL characters and lone surrogates. */
const isPath = (path: string) => path.length <= MAX_PATH_LENGTH && !/[\p{Cc}\p{Cs}]/u.test(path)

function handOver(ctx: Context) {
  const user = userOf(ctx)
  if (!user) throw new Refused(401)
  ctx.body = { pass: signPass(settings.contentSecret, user.id, wallClock() + PASS_MS) }
}

async function tell(strapi: Core.Strapi, ctx: Context) {
  const body = await readBody(ctx.req, CREDENTIAL_BYTES)
  const { pass, path }: Record<string, unknown> = isJsonObject(body) ? body : {}
  if (typeof pass !== 'string' || typeof path !== 'string' || !isPath(path)) throw new Refused(400)
  const userId = userOfPass(settings.contentSecret, pass, wallClock())
  const ability = userId === null ? undefined : await abilityOfReader(strapi, userId)
  if (!ability) throw new Refused(401)
  ctx.body = { entry: await entryAt(strapi, ability, path) }
}

/**
 * The panel hands a pass to the site; the site's edit bar sends it back with each question. It is in
 * the body of the request: a cookie would reach the pages, which are stored once for all visitors.
 */
export function addEditBarRoutes(strapi: Core.Strapi) {
  const uncached = (handler: (ctx: Context) => void | Promise<void>) => async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store')
    await handler(ctx)
  }
  strapi.server.routes({
    type: 'admin',
    prefix: '/edit-bar',
    routes: [
      {
        method: 'POST',
        path: '/pass',
        handler: uncached(handOver),
        info: { type: 'admin' as const },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
  strapi.server.routes({
    type: 'content-api',
    routes: [
      {
        method: 'POST',
        path: '/edit-bar',
        handler: uncached((ctx) => tell(strapi, ctx)),
        info: { type: 'content-api' as const },
        config: { auth: false as const },
      },
    ],
  })
}
