import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'

const USER = 'admin::user'
const TOKENS = ['resetPasswordToken', 'registrationToken'] as const

type Row = { [token in (typeof TOKENS)[number]]?: unknown }

const PREFIX = 'sha256:'
export const hashedToken = (token: string) =>
  PREFIX + createHash('sha256').update(token).digest('base64url')

const withTokens = (row: Row, change: (token: string) => string): Row => {
  const changed = { ...row }
  for (const name of TOKENS) {
    const token = row[name]
    if (typeof token === 'string') changed[name] = change(token)
  }
  return changed
}

const hashUnlessHashed = (token: string) => (token.startsWith(PREFIX) ? token : hashedToken(token))

/**
 * The database stores only hashes of password reset and invitation tokens; the plain tokens exist in
 * the email or invitation only. Strapi is unaware of it: lifecycle hooks hash each token that it
 * writes or searches for.
 */
export function hashTokensOfStaff(strapi: Core.Strapi) {
  const plainRows = new WeakMap<object, Row>()
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeCreate({ params, state }) {
      plainRows.set(state, params.data)
      params.data = withTokens(params.data, hashUnlessHashed)
    },
    // Strapi shows an invitation once, to the administrator who made it.
    afterCreate({ result, state }) {
      const registrationToken = plainRows.get(state)?.registrationToken
      if (registrationToken) Object.assign(result, { registrationToken })
    },
    beforeUpdate({ params }) {
      params.data = withTokens(params.data, hashUnlessHashed)
    },
    // Hashed even if it looks like a hash already: a hash that was read from the database finds nothing.
    beforeFindOne({ params }) {
      if (params.where) params.where = withTokens(params.where, hashedToken)
    },
  })
}
