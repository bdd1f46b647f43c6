import { contentToken, siteServerToken } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { memory } from '../memory'

const TOKEN = 'admin::api-token'
const PERMISSION = 'admin::api-token-permission'

/** Both follow from the secret that the servers share, so a new secret replaces them. */
const TOKENS = [
  {
    name: 'Public site',
    description: 'Embedded in every page of the site. It reads published content and nothing else.',
    derive: contentToken,
    grantsKey: 'token-grants',
  },
  {
    name: 'Site server',
    description: 'Of the server that renders the site. It also reads drafts, by signed links.',
    derive: siteServerToken,
    grantsKey: 'token-grants:site-server',
  },
] as const

type TokenKind = (typeof TOKENS)[number]

/** Strapi makes two of these on an empty database; one of them may do everything. */
const DEFAULT_NAMES = ['Read Only', 'Full Access']

/** All that a browser may ask for. The menu has a check of its own. */
const PUBLIC_READS = [
  'api::page.page.find',
  'api::page.page.findOne',
  'api::job.job.find',
  'api::job.job.findOne',
  'api::redirect.redirect.find',
  'api::redirect.redirect.findOne',
  'api::footer.footer.find',
  'api::site-setting.site-setting.find',
]

export async function removeDefaultTokens(strapi: Core.Strapi) {
  await strapi.db
    .query(TOKEN)
    .deleteMany({ where: { name: { $in: DEFAULT_NAMES }, lastUsedAt: null } })
}

/**
 * Strapi writes down when a token was last used, once an hour, and refuses the read when it can't: a full
 * disk would close the content. A time to come needs no writing down.
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

export async function ensureContentTokens(strapi: Core.Strapi) {
  for (const kind of TOKENS) await ensureToken(strapi, kind)
}

async function ensureToken(strapi: Core.Strapi, kind: TokenKind) {
  const token = kind.derive(strapi.config.get<string>('beam.contentSecret'))
  const accessKey = strapi.service('admin::api-token').hash(token) as string
  const present = (await strapi.db.query(TOKEN).findOne({
    where: { name: kind.name },
    populate: ['permissions'],
  })) as Token | null
  const isCurrent = present?.accessKey === accessKey && isInUse(present)
  if (present && !isCurrent)
    await strapi.db
      .query(TOKEN)
      .update({ where: { id: present.id }, data: { accessKey, lastUsedAt: ALWAYS_IN_USE } })
  const known = present ?? (await createToken(strapi, kind, accessKey))
  await grantReads(strapi, kind, known, present !== null)
}

const createToken = async (
  strapi: Core.Strapi,
  { name, description }: TokenKind,
  accessKey: string,
): Promise<Token> => ({
  ...((await strapi.db.query(TOKEN).create({
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
  })) as Omit<Token, 'permissions'>),
  permissions: [],
})

/** As with the roles: what was granted before and is gone was taken away, and stays so. */
async function grantReads(
  strapi: Core.Strapi,
  { grantsKey }: TokenKind,
  { id, permissions }: Token,
  isKnown: boolean,
) {
  const store = memory<string[]>(strapi, grantsKey)
  const before = (isKnown && (await store.read())) || []
  const granted = new Set([...before, ...permissions.map(({ action }) => action)])
  for (const action of PUBLIC_READS.filter((one) => !granted.has(one))) {
    await strapi.db.query(PERMISSION).create({ data: { action, token: id } })
    granted.add(action)
  }
  await store.write([...granted])
}
