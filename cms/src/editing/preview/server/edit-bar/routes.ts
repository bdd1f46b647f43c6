import { findAbilityOfMaker } from '../../../../access/accounts/ability-of-maker'
import { requireActor } from '../../../../platform/actor'
import { panelRoutes } from '../../../../access/routes/panel-routes'
import { anyEntry } from '../../../../access/routes/rules'
import { PAGE } from '../../../../content/shared/types'
import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { z } from '@app/runtime'
import { parseBody } from '../../../../platform/http/body'
import { CREDENTIAL_BYTES, readBody } from '../../../../platform/http/read-body'
import { Refused } from '../../../../platform/refusals/refused'
import { settings } from '../../../../platform/settings/settings'
import type { Context } from '../../../../platform/strapi/context'
import { entryAt } from './entry-at'
import { makerOfPass, signPass } from './pass'

const MAX_PATH_LENGTH = 2_000

/** PostgreSQL rejects NUL characters and lone surrogates. */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u

const question = z.object({
  pass: z.string(),
  path: z.string().check(z.maxLength(MAX_PATH_LENGTH), z.regex(STORABLE)),
})

function respondWithPass(_strapi: Core.Strapi, ctx: Context) {
  const { id } = requireActor(ctx)
  ctx.body = { pass: signPass(settings.contentSecret, { userId: id, madeAt: wallClock() }) }
}

async function respondWithEntry(strapi: Core.Strapi, ctx: Context) {
  const body = await readBody(ctx.req, CREDENTIAL_BYTES)
  const { pass, path } = parseBody(question, body)
  const maker = makerOfPass(settings.contentSecret, pass, wallClock())
  const ability = maker && (await findAbilityOfMaker(strapi, maker))
  if (!ability) throw new Refused(401)
  ctx.body = { entry: await entryAt(strapi, ability, path) }
}

/**
 * The panel hands a pass to the site; the site's edit bar sends it back with each question. It is in
 * the body of the request: a cookie would reach the pages, which are stored once for all visitors.
 * The role is looked at again for each question.
 */
export const passRoutes = panelRoutes('/edit-bar', [
  ['POST', '/pass', anyEntry([PAGE], 'read'), respondWithPass],
])

/** Adds the route that the site's edit bar asks. */
export const addEditBarRoute = (strapi: Core.Strapi) =>
  strapi.server.routes({
    type: 'content-api',
    routes: [
      {
        method: 'POST',
        path: '/edit-bar',
        handler: async (ctx: Context) => {
          ctx.set('Cache-Control', 'no-store')
          await respondWithEntry(strapi, ctx)
        },
        info: { type: 'content-api' as const },
        config: { auth: false as const },
      },
    ],
  })
