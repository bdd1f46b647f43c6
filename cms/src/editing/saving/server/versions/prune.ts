import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { VERSIONS } from './table'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Versions are kept for a year; the newest of an entry always, because the next is compared with it. */
export const pruneVersions = ({ db }: Core.Strapi) =>
  db
    .connection(VERSIONS)
    .where('at', '<', new Date(wallClock() - YEAR_MS))
    .whereNotIn('id', db.connection(VERSIONS).max('id').groupBy('type', 'entry_id'))
    .delete()
