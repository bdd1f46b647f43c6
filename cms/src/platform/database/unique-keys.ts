import type { Core } from '@strapi/strapi'

type UniqueKey = { table: string; column: string; where?: string }

/** Strapi's own `unique` makes no constraint, and two processes at once pass its check. */
const KEYS: Record<string, UniqueKey> = {
  beam_admin_roles_code: { table: 'admin_roles', column: 'code' },
  beam_admin_users_email: { table: 'admin_users', column: 'email' },
  beam_pages_draft_slug: {
    table: 'pages',
    column: 'slug',
    where: "published_at is null and slug <> ''",
  },
  beam_pages_published_slug: { table: 'pages', column: 'slug', where: 'published_at is not null' },
  beam_jobs_draft_slug: {
    table: 'jobs',
    column: 'slug',
    where: "published_at is null and slug <> ''",
  },
  beam_jobs_published_slug: { table: 'jobs', column: 'slug', where: 'published_at is not null' },
}

export async function ensureUniqueKeys(strapi: Core.Strapi) {
  for (const [name, { table, column, where }] of Object.entries(KEYS))
    await strapi.db.connection.raw(
      `create unique index if not exists ${name} on ${table} (${column})${
        where ? ` where ${where}` : ''
      }`,
    )
}
