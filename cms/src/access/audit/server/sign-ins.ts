import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../../platform/shared/json'
import { personHash } from '../../../platform/person-hash'
import type { Context } from '../../../platform/strapi/context'
import { staffName } from '../../../platform/actor'
import { audit, type AuditEntry } from './audit'

/** The endpoints that open a session when they succeed. */
const SIGN_INS = new Set(['/admin/login', '/admin/register', '/admin/reset-password'])

const textIn = (value: unknown) => (typeof value === 'string' ? value : null)

function signInBy(endpoint: string, { status, body }: Context): AuditEntry | null {
  const data = isJsonObject(body) && isJsonObject(body['data']) ? body['data'] : {}
  const user = isJsonObject(data['user']) ? data['user'] : {}
  if (status !== 200 || typeof user['id'] !== 'number') return null
  const name = staffName({
    firstname: textIn(user['firstname']),
    lastname: textIn(user['lastname']),
    email: textIn(user['email']) ?? '',
  })
  return {
    actor: { id: user['id'], name },
    action: 'staff.sign-in',
    subject: 'account',
    subjectId: String(user['id']),
    detail: { by: endpoint.replace('/admin/', '') },
  }
}

/** Logs a login. A log that cannot be written keeps nobody out. */
const record = (strapi: Core.Strapi, entry: AuditEntry) =>
  audit(strapi.db, entry).catch((error: unknown) =>
    strapi.log.error(`A login was not recorded: ${String(error)}`),
  )

/** Logs the login if this response has opened a session. */
export async function auditSignIn(strapi: Core.Strapi, endpoint: string, ctx: Context) {
  const entry = SIGN_INS.has(endpoint) ? signInBy(endpoint, ctx) : null
  if (entry) await record(strapi, entry)
}

/** Logs a refused login. The email is hashed whether or not it is an account's, so that both take the same time. */
export async function auditFailedSignIn(strapi: Core.Strapi, endpoint: string, email: string) {
  if (endpoint !== '/admin/login') return
  await record(strapi, {
    actor: null,
    action: 'staff.sign-in-failed',
    subject: 'address',
    subjectId: personHash(email),
  })
}
