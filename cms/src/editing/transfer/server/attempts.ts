import { hostname } from 'node:os'
import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import type { OwnTable } from '../../../platform/strapi/own-table'
import { isAlive } from '../../../platform/is-alive'
import { service } from '../../../platform/strapi/services'
import { table } from '../../../platform/strapi/tables'
import { usesByFile } from '../../pictures/server/uses'
import { FILE } from './library'

const ATTEMPTS = 'app_import_attempts'

/**
 * One row per import that stores pictures before its transaction. A row that is left over is of a process that was
 * killed.
 */
export const attemptTable: OwnTable = {
  name: ATTEMPTS,
  columns: { host: 'text', pid: 'integer', newest_file: 'integer', names: 'json', at: 'datetime' },
}

type Attempt = {
  id: number
  host: string
  pid: number
  newest_file: number
  names: string | string[]
  at: Date | number
}

const DAY_MS = 86_400_000

/**
 * Notes which pictures an import is about to store. Returns a function that deletes the note, in the running
 * transaction if there is one.
 */
export async function noteAttempt({ db }: Core.Strapi, names: readonly string[]) {
  const [newest] = await db.connection(db.metadata.get(FILE).tableName).max({ id: 'id' })
  const row = { host: hostname(), pid: process.pid, newest_file: newest?.['id'] ?? 0 }
  const [attempt]: { id: number }[] = await db
    .connection(ATTEMPTS)
    .insert({ ...row, names: JSON.stringify(names), at: new Date() })
    .returning('id')
  return async () => (await connectionOf(db))(ATTEMPTS).where({ id: attempt?.id }).delete()
}

/** Whether the process of an attempt has ended; of another host's, that is assumed after a day. */
function isOver({ host, pid, at }: Attempt): boolean {
  const began = new Date(at).getTime()
  if (host !== hostname()) return began < wallClock() - DAY_MS
  // In a container, each process that is started has the same id.
  return pid === process.pid ? began < performance.timeOrigin : !isAlive(pid)
}

/** Takes back the pictures of imports whose process was killed, unless somebody uses one by now. */
export async function cleanAttempts(strapi: Core.Strapi) {
  const attempts: Attempt[] = await strapi.db.connection(ATTEMPTS)
  for (const { id, newest_file: newest, names } of attempts.filter(isOver)) {
    const files = await table(strapi, FILE).findMany({
      where: {
        id: { $gt: newest },
        name: { $in: typeof names === 'string' ? (JSON.parse(names) as string[]) : names },
        // Files that staff have uploaded have a maker.
        createdBy: null,
      },
    })
    const uses = await usesByFile(
      strapi,
      files.map((file) => file.id),
    )
    for (const file of files)
      if (!uses.has(file.id)) await service(strapi, 'plugin::upload.upload').remove(file)
    await strapi.db.connection(ATTEMPTS).where({ id }).delete()
  }
}
