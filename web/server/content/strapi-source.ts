/** An entry that is previewed, as a draft link names it. */
export type DraftEntry = { collection: 'pages' | 'jobs'; documentId: string }

/** A field of an entry: where it is in the entry, and the type of Strapi's attribute. */
export type Source = { path: string; type: 'string' | 'blocks' | 'media' }

const MODELS = { pages: 'api::page.page', jobs: 'api::job.job' } satisfies Record<
  DraftEntry['collection'],
  string
>

/**
 * The value of `data-strapi-source`, by which the panel's preview finds the field that an element shows.
 * The path comes last: the panel's script finds elements by how their path begins.
 */
export const strapiSource = (
  { collection, documentId }: DraftEntry,
  { path, type }: Source,
): string => new URLSearchParams({ documentId, model: MODELS[collection], type, path }).toString()
