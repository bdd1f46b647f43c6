import type { Core } from '@strapi/strapi'
import type { Context } from '../../platform/strapi/context'
import type { Rule } from './rules'

/** An entry of a content type, a submission or the menu. */
export type Shown = { type: string; entryId: string }

/** What a window of the panel can show, and who may tell that it does. */
export type PresenceTarget = {
  path: string
  rule: Rule
  shownAt: (params: Context['params']) => Shown
  /** Refuses what does not exist. */
  check?: (strapi: Core.Strapi, ctx: Context, shown: Shown) => Promise<unknown>
}
