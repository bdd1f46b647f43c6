const SINGLE = new Set(['api::footer.footer', 'api::site-setting.site-setting'])

/** Where the panel edits an entry. */
export const editPathOf = ({ uid, documentId }: { uid: string; documentId: string }): string =>
  SINGLE.has(uid)
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`
