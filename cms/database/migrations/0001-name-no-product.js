'use strict'

/** Our tables, indexes and stored values had the product's name, and have none now. */
const EARLIER = 'beam_'
const NOW = 'app_'

const renamed = (name) => NOW + name.slice(EARLIER.length)

async function renameOnPostgres(knex) {
  const KINDS = { r: 'table', i: 'index', S: 'sequence' }
  const { rows } = await knex.raw(
    `select relname as name, relkind as kind from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i', 'S')
     and starts_with(relname, ?)`,
    [EARLIER],
  )
  for (const { name, kind } of rows)
    await knex.raw(`alter ${KINDS[kind]} ?? rename to ??`, [name, renamed(name)])
}

async function renameOnSqlite(knex) {
  const tables = await knex.raw(
    `select name, sql like 'create virtual%' as "isVirtual" from sqlite_master
     where type = 'table' and substr(name, 1, ?) = ? order by name`,
    [EARLIER.length, EARLIER],
  )
  const search = tables.filter(({ isVirtual }) => isVirtual).map(({ name }) => name)
  // The tables in which the search keeps its terms go with it.
  const isPart = (name) => search.some((whole) => name.startsWith(`${whole}_`))
  for (const { name } of tables)
    if (!isPart(name)) await knex.raw('alter table ?? rename to ??', [name, renamed(name)])
  const indexes = await knex.raw(
    `select name, sql from sqlite_master where type = 'index' and substr(name, 1, ?) = ?`,
    [EARLIER.length, EARLIER],
  )
  for (const { name, sql } of indexes) {
    await knex.raw('drop index ??', [name])
    await knex.raw(sql.replace(name, renamed(name)))
  }
}

module.exports = {
  async up(knex, { dialect }) {
    if (dialect.client === 'postgres') await renameOnPostgres(knex)
    else await renameOnSqlite(knex)
    const settings = 'strapi_core_store_settings'
    if (await knex.schema.hasTable(settings))
      await knex(settings)
        .where('key', 'like', 'core_beam_%')
        .update({ key: knex.raw(`'core_app_' || substr(key, ?)`, ['core_beam_'.length + 1]) })
  },
}
