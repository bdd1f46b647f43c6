/** An entry's form in the panel. */
export const addressOf = ({ type, entryId }: { type: string; entryId: string }) =>
  type === 'api::footer.footer'
    ? `/content-manager/single-types/${type}`
    : `/content-manager/collection-types/${type}/${entryId}`
