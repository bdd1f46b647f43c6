import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { AUDIT } from './table'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Entries are kept for a year. */
export const pruneAudit = ({ db }: Core.Strapi) =>
  db
    .connection(AUDIT)
    .where('at', '<', new Date(wallClock() - YEAR_MS))
    .delete()
