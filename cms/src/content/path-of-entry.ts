import type { Core } from '@strapi/strapi'
import type { PlannedEntry } from './shared/types'

/** The address in the panel at which an entry is edited. */
export const pathOfEntry = (strapi: Core.Strapi, { uid, documentId }: PlannedEntry): string =>
  strapi.contentType(uid).kind === 'singleType'
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`
