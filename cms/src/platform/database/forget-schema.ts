import type { Core } from '@strapi/strapi'

const STORED_SCHEMA = 'strapi_database_schema'

/**
 * Strapi stores the schema that it last created, and by default, which we switch off (record 33), drops
 * what is in there and no longer in the code: after a rollback, the tables of the newer version. What
 * it has no record of it leaves alone. The stored hash stays, so that unchanged code compares nothing.
 */
export const forgetSchema = ({ db }: Core.Strapi) =>
  db.getConnection(STORED_SCHEMA).update({ schema: JSON.stringify({ tables: [] }) })
