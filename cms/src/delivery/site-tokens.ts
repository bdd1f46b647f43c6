import { contentToken, siteServerToken } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { contentTypes } from '../content/shared/types'
import { readActionsOf } from './read-scope'
import { settings } from '../platform/settings/settings'
import { service } from '../platform/strapi/services'
import { runOnce, storedValue } from '../platform/strapi/stored-value'
import { table } from '../platform/strapi/tables'

const TOKEN = 'admin::api-token'
const PERMISSION = 'admin::api-token-permission'

/** Both derive from the servers' shared secret, so they change whenever it does. */
const TOKENS = [
  {
    name: 'Public site',
    description: 'Embedded in every page of the site. It can read published content only.',
    derive: contentToken,
    grantsKey: 'token-grants',
  },
  {
    name: 'Site server',
    description:
      'Used by the server that renders the site. It can also read drafts through signed links.',
    derive: siteServerToken,
    grantsKey: 'token-grants:site-server',
  },
] as const

type TokenKind = (typeof TOKENS)[number]

/** Strapi's own default tokens; the second has full access. */
const DEFAULT_NAMES = ['Read Only', 'Full Access']

/** Everything the site may read; the menu and the revision need the same permission as pages. */
const PUBLIC_READS = Object.values(contentTypes).flatMap((type) =>
  readActionsOf(type).map((action) => `${type.uid}.${action}`),
)

/** Leaves a default token that somebody has used. */
const removeDefaultTokens = async (strapi: Core.Strapi) => {
  await table(strapi, TOKEN).deleteMany({
    where: { name: { $in: DEFAULT_NAMES }, lastUsedAt: null },
  })
}

/**
 * Strapi records once an hour when a token was last used, and rejects the request if that write fails: a
 * full disk would take the content offline. A date in the future needs no update.
 */
const ALWAYS_IN_USE = new Date('9000-01-01T00:00:00Z')

type Token = {
  id: number
  accessKey: string
  lastUsedAt: string | null
  permissions: { action: string }[]
}

const isInUse = ({ lastUsedAt }: Token) =>
  lastUsedAt !== null && new Date(lastUsedAt).getTime() === ALWAYS_IN_USE.getTime()

export async function ensureSiteTokens(strapi: Core.Strapi) {
  await runOnce(strapi, 'default-tokens-removed', () => removeDefaultTokens(strapi))
  for (const kind of TOKENS) await ensureToken(strapi, kind)
}

async function ensureToken(strapi: Core.Strapi, kind: TokenKind) {
  const { name, description, derive, grantsKey } = kind
  const tokens = table<Token>(strapi, TOKEN)
  const accessKey = service(strapi, 'admin::api-token').hash(derive(settings.contentSecret))
  const existing = await tokens.findOne({ where: { name }, populate: ['permissions'] })
  const isCurrent = existing?.accessKey === accessKey && isInUse(existing)
  if (existing && !isCurrent)
    await tokens.update({
      where: { id: existing.id },
      data: { accessKey, lastUsedAt: ALWAYS_IN_USE },
    })
  if (existing) return grantReads(strapi, kind, existing)
  // A token that was deleted and is made anew gets all permissions again.
  await storedValue<string[]>(strapi, grantsKey).write([])
  const { id } = await tokens.create({
    data: {
      name,
      description,
      kind: 'content-api',
      type: 'custom',
      accessKey,
      lastUsedAt: ALWAYS_IN_USE,
      lifespan: null,
      expiresAt: null,
    },
  })
  return grantReads(strapi, kind, { id, permissions: [] })
}

/**
 * Grants a token what it was never granted before. A permission that was granted and is gone was revoked by an
 * administrator, so it isn't granted again.
 */
async function grantReads(
  strapi: Core.Strapi,
  { grantsKey }: TokenKind,
  { id, permissions }: Pick<Token, 'id' | 'permissions'>,
) {
  const store = storedValue<string[]>(strapi, grantsKey)
  const granted = new Set([
    ...((await store.read()) ?? []),
    ...permissions.map(({ action }) => action),
  ])
  for (const action of PUBLIC_READS.filter((each) => !granted.has(each))) {
    await table(strapi, PERMISSION).create({ data: { action, token: id } })
    granted.add(action)
  }
  await store.write([...granted])
}
