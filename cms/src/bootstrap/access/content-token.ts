import { contentToken } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { memory } from '../memory'

const TOKEN = 'admin::api-token'
const PERMISSION = 'admin::api-token-permission'
const NAME = 'Public site'

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

type Token = { id: number; accessKey: string; permissions: { action: string }[] }

/** The page-embedded token follows from the shared secret, so a new secret replaces it. */
export async function ensureContentToken(strapi: Core.Strapi) {
  const token = contentToken(strapi.config.get<string>('beam.contentSecret'))
  const accessKey = strapi.service('admin::api-token').hash(token) as string
  const present = (await strapi.db.query(TOKEN).findOne({
    where: { name: NAME },
    populate: ['permissions'],
  })) as Token | null
  if (present && present.accessKey !== accessKey)
    await strapi.db.query(TOKEN).update({ where: { id: present.id }, data: { accessKey } })
  await grantReads(strapi, present ?? (await createToken(strapi, accessKey)), present !== null)
}

const createToken = async (strapi: Core.Strapi, accessKey: string): Promise<Token> => ({
  ...((await strapi.db.query(TOKEN).create({
    data: {
      name: NAME,
      description:
        'Embedded in every page of the site. It reads published content and nothing else.',
      kind: 'content-api',
      type: 'custom',
      accessKey,
      lifespan: null,
      expiresAt: null,
    },
  })) as Omit<Token, 'permissions'>),
  permissions: [],
})

/** As with the roles: what was granted before and is gone was taken away, and stays so. */
async function grantReads(strapi: Core.Strapi, { id, permissions }: Token, isKnown: boolean) {
  const store = memory<string[]>(strapi, 'token-grants')
  const before = (isKnown && (await store.read())) || []
  const granted = new Set([...before, ...permissions.map(({ action }) => action)])
  for (const action of PUBLIC_READS.filter((one) => !granted.has(one))) {
    await strapi.db.query(PERMISSION).create({ data: { action, token: id } })
    granted.add(action)
  }
  await store.write([...granted])
}
