import type { DraftCollection, DraftEntry } from '@app/runtime'

/** A field of an entry: where it is in the entry, and the type of Strapi's attribute. */
export type Source = { path: string; type: 'string' | 'blocks' | 'media' }

const MODELS = {
  pages: 'api::page.page',
  jobs: 'api::job.job',
  footer: 'api::footer.footer',
  languages: 'api::site-language.site-language',
  'site-setting': 'api::site-setting.site-setting',
} satisfies Record<DraftCollection, string>

/**
 * The value of `data-strapi-source`, by which the panel's preview finds the field that an element shows.
 * The path comes last: the panel's script finds elements by how their path begins.
 */
export const strapiSource = (
  { collection, documentId }: DraftEntry,
  { path, type }: Source,
): string => new URLSearchParams({ documentId, model: MODELS[collection], type, path }).toString()
