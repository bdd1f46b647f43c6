import type { Core } from '@strapi/strapi'

type UniqueKey = { table: string; column: string; where?: string }

/** Strapi's own `unique` makes no constraint, and two processes at once pass its check. */
const KEYS: Record<string, UniqueKey> = {
  app_admin_roles_code: { table: 'admin_roles', column: 'code' },
  app_admin_users_email: { table: 'admin_users', column: 'email' },
}

const ONCE = ['slug', 'code'] as const

/** A slug, and the code of a language, is unique among the drafts of a type, of which several may have none yet, and among what is published. */
const contentKeys = (strapi: Core.Strapi): Record<string, UniqueKey> =>
  Object.fromEntries(
    Object.values(strapi.contentTypes)
      .filter(({ uid }) => uid.startsWith('api::'))
      .flatMap(({ collectionName: table, attributes }) =>
        ONCE.filter((column) => column in attributes).flatMap((column) => [
          [
            `app_${table}_draft_${column}`,
            { table, column, where: `published_at is null and ${column} <> ''` },
          ],
          [
            `app_${table}_published_${column}`,
            { table, column, where: 'published_at is not null' },
          ],
        ]),
      ),
  )

export async function ensureUniqueKeys(strapi: Core.Strapi) {
  for (const [name, { table, column, where }] of Object.entries({
    ...KEYS,
    ...contentKeys(strapi),
  }))
    await strapi.db.connection.raw(
      `create unique index if not exists ${name} on ${table} (${column})${
        where ? ` where ${where}` : ''
      }`,
    )
}
