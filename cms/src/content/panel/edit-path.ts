import { isSingleType } from '../shared/types'

/** The panel's address for editing an entry. */
export const editPathOf = ({ uid, documentId }: { uid: string; documentId: string }): string =>
  isSingleType(uid)
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`

/** The panel's address for the details of a file, where it is described. */
export const filePathOf = (id: unknown) => `/plugins/upload?assetId=${String(id)}`
