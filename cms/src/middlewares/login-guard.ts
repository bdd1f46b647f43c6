import { monotonicMs, Turns } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { parseCredentials } from '../access/accounts/credentials'
import { CREDENTIAL_BYTES, readBody } from '../platform/http/read-body'
import { endEarlierSession } from '../access/accounts/end-sessions'
import { knownAddresses } from '../access/accounts/known-addresses'
import { type Attempt, LoginAttempts } from '../access/accounts/login-attempts'
import { auditFailedSignIn, auditSignIn } from '../access/audit/server/sign-ins'
import { respondRefused } from '../platform/refusals/respond'
import { Refused } from '../platform/refusals/refused'
import { refuseWhileWaiting, senderOf } from '../platform/http/sender'
import { sharingOf } from '../platform/http/shared-counts'

type Context = Parameters<Core.MiddlewareHandler>[0]

/**
 * How many logins may wait for their turn, in all and of one IP address. Each compares or hashes a password, which
 * keeps the processor busy for a tenth of a second or more.
 */
const MAX_WAITING = { all: 20, each: 3 }
const busy = () =>
  new Refused(503, 'Too many logins are waiting. Try again in a few seconds.', {
    'Retry-After': '5',
  })

const FORGOT_PASSWORD = '/admin/forgot-password'

/** The routes on which a stranger can try a password or a token. */
const ENDPOINTS = new Set([
  '/admin/login',
  FORGOT_PASSWORD,
  '/admin/reset-password',
  '/admin/register',
  '/admin/register-admin',
])

/** Strapi's router ignores case and a trailing slash. */
const endpointOf = ({ method, path }: Context): string | undefined => {
  const endpoint = path.toLowerCase().replace(/\/$/, '')
  return method === 'POST' && ENDPOINTS.has(endpoint) ? endpoint : undefined
}

/**
 * Runs before Strapi reads a body, and replaces Strapi's own limiter, which stores each email address
 * in full and scans all of them on every request.
 */
const loginGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  const attempts = new LoginAttempts(monotonicMs, knownAddresses(strapi), (limit) =>
    sharingOf(strapi, limit),
  )

  const turns = new Turns(MAX_WAITING)

  /** Lets one request at a time compare a password. */
  const inTurn = async (ctx: Context, attempt: Attempt, work: () => Promise<unknown>) => {
    const isGone = () => ctx.res.destroyed
    const key = attempt.sender.address
    const done = await turns.take(() => work().then(() => true), { key, isGone })
    if (done) return
    // Too many wait, or the client has gone: nothing was compared.
    attempts.passwordNotCompared(attempt)
    throw busy()
  }

  const admit = async (ctx: Context, endpoint: string) => {
    const sender = senderOf(ctx.req)
    refuseWhileWaiting(await attempts.secondsForAddress(sender))
    // Strapi would read credentials from the query as well.
    if (ctx.querystring !== '') throw new Refused(400)
    const { body, email } = parseCredentials(await readBody(ctx.req, CREDENTIAL_BYTES))
    ctx.request.body = body
    const attempt = { sender, endpoint, account: email.toLowerCase() }
    refuseWhileWaiting(await attempts.secondsForPrefix(attempt))
    if (attempt.account !== '') refuseWhileWaiting(await attempts.secondsForAccount(attempt))
    return attempt
  }

  return async (ctx, next) => {
    const endpoint = endpointOf(ctx)
    if (!endpoint) return next()
    try {
      const attempt = await admit(ctx, endpoint)
      if (endpoint === FORGOT_PASSWORD && !(await attempts.mayReset(attempt))) {
        // What Strapi answers for every account, known or not, so that a stranger learns nothing. No email is sent.
        ctx.status = 204
        return
      }
      const response = endpoint === FORGOT_PASSWORD ? next() : inTurn(ctx, attempt, next)
      await response.catch(async (error: unknown) => {
        if (error instanceof errors.ApplicationError)
          await auditFailedSignIn(strapi, endpoint, attempt.account)
        throw error
      })
      // A session was opened.
      if (ctx.status === 200) {
        await attempts.succeeded(attempt)
        await endEarlierSession(strapi, ctx)
      }
      await auditSignIn(strapi, endpoint, ctx)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      respondRefused(ctx, error)
    }
  }
}

export default loginGuard
