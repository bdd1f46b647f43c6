import type { Core } from '@strapi/strapi'
import { versionedTypes } from '../../../content/shared/versioned-types'

/**
 * The content manager tells actions on a type apart by their last part only: `read` would pass for the
 * permission to read the fields.
 */
export const historyActions = {
  versions: 'Read earlier versions',
  restore: 'Restore earlier versions',
} as const

export type HistoryAction = keyof typeof historyActions

export const historyActionId = (action: HistoryAction) => `api::history.${action}`

/** Shown under Settings → Roles beside the content types. */
export const registerHistoryPermissions = (strapi: Core.Strapi) =>
  strapi.service('admin::permission').actionProvider.registerMany(
    Object.entries(historyActions).map(([action, displayName]) => ({
      section: 'contentTypes',
      displayName,
      uid: `history.${action}`,
      subjects: [...versionedTypes],
      options: { applyToProperties: [] },
    })),
  )
