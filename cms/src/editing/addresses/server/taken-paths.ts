import { normalPath } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { pathOf, REDIRECT, typesWithSlug } from '../../../content/shared/types'
import { table } from '../../../platform/strapi/tables'
import { isOwnPath } from './holders'

/**
 * Reads all addresses once, and returns whether anything has a given path. For a single path, `holdersOf` says what has
 * it.
 */
export async function takenPaths(strapi: Core.Strapi): Promise<(path: string) => boolean> {
  const taken = new Set<string>()
  for (const uid of typesWithSlug)
    for (const { slug } of await table<{ slug: string | null }>(strapi, uid).findMany({
      select: ['slug'],
    }))
      if (slug) taken.add(pathOf(uid, slug))
  const aliases = await table<{ path: string }>(strapi, 'shared.alias').findMany({
    select: ['path'],
  })
  const redirects = await table<{ from: string }>(strapi, REDIRECT).findMany({ select: ['from'] })
  for (const path of [...aliases.map((one) => one.path), ...redirects.map((one) => one.from)])
    taken.add(normalPath(path))
  return (path) => isOwnPath(path) || taken.has(path)
}
