import type { Core } from '@strapi/strapi'

type UniqueKey = { table: string; column: string; where?: string }

/** Strapi's own `unique` makes no constraint, and two processes at once pass its check. */
const KEYS: Record<string, UniqueKey> = {
  app_admin_roles_code: { table: 'admin_roles', column: 'code' },
  app_admin_users_email: { table: 'admin_users', column: 'email' },
}

/** A slug is unique among the drafts of a type, of which several may have none yet, and among what is published. */
const slugKeys = (strapi: Core.Strapi): Record<string, UniqueKey> =>
  Object.fromEntries(
    Object.values(strapi.contentTypes)
      .filter(({ uid, attributes }) => uid.startsWith('api::') && 'slug' in attributes)
      .flatMap(({ collectionName: table }) => [
        [
          `app_${table}_draft_slug`,
          { table, column: 'slug', where: "published_at is null and slug <> ''" },
        ],
        [
          `app_${table}_published_slug`,
          { table, column: 'slug', where: 'published_at is not null' },
        ],
      ]),
  )

export async function ensureUniqueKeys(strapi: Core.Strapi) {
  for (const [name, { table, column, where }] of Object.entries({
    ...KEYS,
    ...slugKeys(strapi),
  }))
    await strapi.db.connection.raw(
      `create unique index if not exists ${name} on ${table} (${column})${
        where ? ` where ${where}` : ''
      }`,
    )
}
