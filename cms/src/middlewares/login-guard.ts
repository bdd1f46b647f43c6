import { monotonicMs } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { CREDENTIAL_BYTES, readCredentials } from '../access/credentials'
import { LoginAttempts, type Sender } from '../access/login-attempts'
import { answerStaff } from '../refusals/answer-staff'
import { Refused } from '../refusals/refused'
import { clientAddress, clientSite } from '../requests/client-address'
import { headerOf } from '../requests/headers'
import { readBody } from '../requests/read-body'
import { settings } from '../settings/settings'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** Where strangers may send something that only staff know. */
const ENTRANCES = new Set([
  '/admin/login',
  '/admin/forgot-password',
  '/admin/reset-password',
  '/admin/register',
  '/admin/register-admin',
])

/** Strapi's router takes any case and a slash at the end for the same address. */
const entranceOf = ({ method, path }: Context): string | undefined => {
  const address = path.toLowerCase().replace(/\/$/, '')
  return method === 'POST' && ENTRANCES.has(address) ? address : undefined
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
 * Stands before Strapi reads a body, and in place of its own limiter: that one keeps the whole of
 * any address that is sent and looks through all of them each time.
 */
const loginGuard: Core.MiddlewareFactory = () => {
  const attempts = new LoginAttempts(monotonicMs)

  const admit = async (ctx: Context, entrance: string) => {
    const sender = senderOf(ctx.req)
    refuseWhileWaiting(attempts.secondsForSender(sender))
    // Strapi would take the address and the password from there too.
    if (ctx.querystring !== '') throw new Refused(400)
    const credentials = readCredentials(await readBody(ctx.req, CREDENTIAL_BYTES))
    ctx.request.body = credentials
    const attempt = { sender, entrance, account: (credentials.email ?? '').toLowerCase() }
    if (attempt.account !== '') refuseWhileWaiting(attempts.secondsForAccount(attempt))
    return attempt
  }

  return async (ctx, next) => {
    const entrance = entranceOf(ctx)
    if (!entrance) return next()
    try {
      const attempt = await admit(ctx, entrance)
      await next()
      if (ctx.status === 200) attempts.succeeded(attempt)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answerStaff(ctx, error)
    }
  }
}

export default loginGuard
