import { normalPath } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { pathOf, type TypeWithSlug } from '../../../content/shared/types'
import { table } from '../../../platform/strapi/tables'

/** An address that an entry has, and the field that it comes from. */
export type Address = { path: string; field: string }

type Fields = { slug?: unknown; aliases?: unknown }
type Version = Fields & { publishedAt: string | null }

function aliasesIn(aliases: unknown): Address[] {
  if (!Array.isArray(aliases)) return []
  return aliases.flatMap((alias: { path?: unknown } | null, index) =>
    typeof alias?.path === 'string'
      ? [{ path: normalPath(alias.path), field: `aliases.${index}.path` }]
      : [],
  )
}

/** The addresses that an entry's fields give it. */
export const addressesIn = (uid: TypeWithSlug, { slug, aliases }: Fields): Address[] => [
  ...(typeof slug === 'string' && slug !== '' ? [{ path: pathOf(uid, slug), field: 'slug' }] : []),
  ...aliasesIn(aliases),
]

/** The addresses of an entry's stored draft and of its published version. */
export async function storedAddresses(
  strapi: Core.Strapi,
  uid: TypeWithSlug,
  documentId: string | undefined,
) {
  const versions = documentId
    ? await table<Version>(strapi, uid).findMany({
        where: { documentId },
        // Only pages have aliases. For other types, Strapi ignores the field.
        populate: { aliases: true },
      })
    : []
  const addressesOf = (isPublished: boolean) =>
    versions
      .filter(({ publishedAt }) => (publishedAt !== null) === isPublished)
      .flatMap((version) => addressesIn(uid, version))
  return { draft: addressesOf(false), published: addressesOf(true) }
}

export const has = (addresses: Address[], path: string) =>
  addresses.some((address) => address.path === path)
