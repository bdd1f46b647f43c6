import { contentToken } from '@beam/contract/content-token'
import type { Core } from '@strapi/strapi'

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

/** The page-embedded token follows from the shared secret, so a new secret replaces it. */
export async function ensureContentToken(strapi: Core.Strapi) {
  const token = contentToken(strapi.config.get<string>('beam.contentSecret'))
  const accessKey = strapi.service('admin::api-token').hash(token) as string
  const present = (await strapi.db.query(TOKEN).findOne({
    where: { name: NAME },
    populate: ['permissions'],
  })) as { id: number; accessKey: string; permissions: { action: string }[] } | null
  const row =
    present ??
    ((await strapi.db.query(TOKEN).create({
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
    })) as { id: number; accessKey: string })
  if (row.accessKey !== accessKey)
    await strapi.db.query(TOKEN).update({ where: { id: row.id }, data: { accessKey } })
  const granted = new Set(present?.permissions.map(({ action }) => action))
  if (present && granted.size > 0) return
  for (const action of PUBLIC_READS)
    await strapi.db.query(PERMISSION).create({ data: { action, token: row.id } })
}
