import { monotonicMs } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { readCredentials } from '../access/accounts/credentials'
import { CREDENTIAL_BYTES, readBody } from '../platform/http/read-body'
import { LoginAttempts } from '../access/accounts/login-attempts'
import { auditFailedSignIn, auditSignIn } from '../access/audit/server/sign-ins'
import { answerStaff } from '../platform/refusals/answer-staff'
import { Refused } from '../platform/refusals/refused'
import { clientAddress, clientSite } from '../platform/http/client-address'
import { headerOf } from '../platform/http/headers'
import type { Sender } from '../platform/http/sender-limit'
import { sharingOf } from '../platform/http/shared-counts'
import { settings } from '../platform/settings/settings'

type Context = Parameters<Core.MiddlewareHandler>[0]

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

function senderOf({ headers, socket }: Context['req']): Sender {
  const { TRUST_PROXY } = settings.environment
  const forwardedFor = headerOf(headers, 'X-Forwarded-For')
  const sender = { remoteAddress: socket.remoteAddress, forwardedFor }
  return { address: clientAddress(sender, TRUST_PROXY), site: clientSite(sender, TRUST_PROXY) }
}

function refuseWhileWaiting(seconds: number) {
  if (seconds > 0) throw new Refused(429, { headers: { 'Retry-After': String(seconds) } })
}

/**
 * Runs before Strapi reads a body, and replaces Strapi's own limiter, which stores each email address
 * in full and scans all of them on every request.
 */
const loginGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  const attempts = new LoginAttempts(monotonicMs, (limit) => sharingOf(strapi, limit))

  const admit = async (ctx: Context, endpoint: string) => {
    const sender = senderOf(ctx.req)
    refuseWhileWaiting(await attempts.secondsForSender(sender))
    // Strapi would read credentials from the query as well.
    if (ctx.querystring !== '') throw new Refused(400)
    const { body, email } = readCredentials(await readBody(ctx.req, CREDENTIAL_BYTES))
    ctx.request.body = body
    const attempt = { sender, endpoint, account: email.toLowerCase() }
    if (attempt.account !== '') refuseWhileWaiting(await attempts.secondsForAccount(attempt))
    return attempt
  }

  return async (ctx, next) => {
    const endpoint = endpointOf(ctx)
    if (!endpoint) return next()
    try {
      const attempt = await admit(ctx, endpoint)
      if (endpoint === FORGOT_PASSWORD && !(await attempts.mayReset(attempt))) {
        // As for an unknown account: a stranger learns nothing.
        ctx.status = 204
        return
      }
      await next().catch(async (error: unknown) => {
        if (error instanceof errors.ApplicationError)
          await auditFailedSignIn(strapi, endpoint, attempt.account)
        throw error
      })
      if (ctx.status === 200) attempts.succeeded(attempt)
      await auditSignIn(strapi, endpoint, ctx)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answerStaff(ctx, error)
    }
  }
}

export default loginGuard
