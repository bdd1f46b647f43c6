import type { Core } from '@strapi/strapi'
import type { PlannedEntry } from './shared/types'

/** Where an entry is edited, in the panel. */
export const pathOfEntry = (strapi: Core.Strapi, { uid, documentId }: PlannedEntry): string =>
  strapi.contentType(uid).kind === 'singleType'
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`
