import { isSingleType } from '../shared/types'

/** Where the panel edits an entry. */
export const editPathOf = ({ uid, documentId }: { uid: string; documentId: string }): string =>
  isSingleType(uid)
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`

/** The details of a file, with its description. */
export const filePathOf = (id: unknown) => `/plugins/upload?assetId=${String(id)}`
