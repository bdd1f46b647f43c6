import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { once } from '../bootstrap/memory'

const USER = 'admin::user'
const TOKENS = ['resetPasswordToken', 'registrationToken'] as const

type Row = { [token in (typeof TOKENS)[number]]?: unknown }
type StoredRow = Row & { id: number }

const MARK = 'sha256:'
const hash = (token: string) => MARK + createHash('sha256').update(token).digest('base64url')

const withTokens = (row: Row, change: (token: string) => string): Row => {
  const changed = { ...row }
  for (const name of TOKENS) {
    const token = row[name]
    if (typeof token === 'string') changed[name] = change(token)
  }
  return changed
}

const hashUnlessHashed = (token: string) => (token.startsWith(MARK) ? token : hash(token))

/**
 * The database holds only hashes of the tokens that open an account; the plain ones are in a mail or an
 * invitation. Strapi knows nothing of it: what it writes and what it searches for is hashed on the way.
 */
export function hashTokensOfStaff(strapi: Core.Strapi) {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeCreate({ params, state }) {
      state['plain'] = params.data
      params.data = withTokens(params.data, hashUnlessHashed)
    },
    // Strapi shows an invitation once, to the administrator who made it.
    afterCreate({ result, state }) {
      const { registrationToken } = state['plain'] as Row
      if (registrationToken) Object.assign(result, { registrationToken })
    },
    beforeUpdate({ params }) {
      params.data = withTokens(params.data, hashUnlessHashed)
    },
    beforeFindOne({ params }) {
      if (params.where) params.where = withTokens(params.where, hash)
    },
  })
}

/** Earlier versions stored them as they were sent; an invitation from then still opens. */
export const hashEarlierTokens = (strapi: Core.Strapi) =>
  once(strapi, 'staff-tokens-hashed', async () => {
    const rows = (await strapi.db.query(USER).findMany({
      where: { $or: TOKENS.map((name) => ({ [name]: { $notNull: true } })) },
      select: ['id', ...TOKENS],
    })) as StoredRow[]
    for (const { id, ...tokens } of rows) {
      const data = Object.fromEntries(TOKENS.map((name) => [name, tokens[name]]))
      await strapi.db.query(USER).update({ where: { id }, data })
    }
  })
