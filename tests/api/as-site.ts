import { expect } from 'vitest'
import type { Cms } from '../harness/cms'

export type Entry = {
  id: number
  documentId: string
  slug: string
  title: string
  [field: string]: unknown
}

export const bySlug = (slug: string) => `pages?filters[slug][$eq]=${slug}&populate=deep`

/** Reads content with the site's token. */
export function asSite(cms: Cms) {
  const headers = { Authorization: `Bearer ${cms.contentToken}` }
  const get = (path: string, others = {}) => cms.get(`/api/${path}`, { ...headers, ...others })
  const read = async (path: string) => {
    const { status, json } = await get(path)
    expect(status, path).toBe(200)
    return json
  }
  return {
    headers,
    get,
    read,
    data: async (path: string) => ((await read(path)) as { data: Entry[] }).data,
  }
}
