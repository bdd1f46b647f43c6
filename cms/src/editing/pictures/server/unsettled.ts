import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import type { OwnTable } from '../../../platform/strapi/own-table'

const UNSETTLED = 'app_unsettled_files'

/**
 * One row per file in the bucket whose own row is about to be stored or deleted. What a process that died has left in
 * the bucket is found by it.
 */
export const unsettledTable: OwnTable = {
  name: UNSETTLED,
  columns: { file_name: 'text', at: 'datetime' },
}

/** Longer than a change takes, from the first file of it to its row. */
export const CHANGE_MS = 10 * 60_000

export async function noteUnsettled(strapi: Core.Strapi, names: readonly string[]) {
  if (names.length === 0) return
  const connection = await connectionOf(strapi.db)
  const at = new Date(wallClock())
  await connection(UNSETTLED).insert(names.map((name) => ({ file_name: name, at })))
}

export async function settle(strapi: Core.Strapi, names: readonly string[]) {
  if (names.length === 0) return
  const connection = await connectionOf(strapi.db)
  await connection(UNSETTLED)
    .whereIn('file_name', [...names])
    .delete()
}

export async function dueNames(strapi: Core.Strapi): Promise<string[]> {
  const rows: { file_name: string }[] = await strapi.db
    .connection(UNSETTLED)
    .where('at', '<', new Date(wallClock() - CHANGE_MS))
    .distinct('file_name')
  return rows.map(({ file_name }) => file_name)
}
