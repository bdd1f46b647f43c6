import { describe, expect, inject, it } from 'vitest'
import { firstMenu, footer, jobs, pages, redirects, site } from '../../seed/index'
import type { MenuEntry, NavigationItem } from '../../contract/index'
import {
  fromStrapiFooter,
  fromStrapiJob,
  fromStrapiNavigation,
  fromStrapiPage,
  fromStrapiRedirect,
  fromStrapiSiteSetting,
} from '../../web/src/cms/from-strapi'
import { cmsAt } from '../harness/cms'

const cms = cmsAt(inject('cms'))

async function read(path: string): Promise<unknown> {
  const response = await cms.get(`/api/${path}`, { Authorization: `Bearer ${cms.contentToken}` })
  expect(response.status, path).toBe(200)
  return response.json
}

const dataOf = (body: unknown) => (body as { data: unknown }).data
const firstOf = (body: unknown) => (dataOf(body) as unknown[])[0]

/** The media library renames its files; the content uses the names in seed/media. */
function withSeedPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSeedPictures)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, child]) => [key, withSeedPictures(child)])
  const copy = Object.fromEntries(fields) as Record<string, unknown>
  if ('src' in copy && 'alt' in copy) {
    expect(copy['src']).toMatch(/^\/uploads\/[\w.-]+/)
    copy['src'] = `/media/${String(copy['name'])}`
  }
  return copy
}

/** The flat menu as a tree of what a visitor sees. */
function asTree(items: NavigationItem[], parent: number | null = null): unknown[] {
  return items
    .filter((item) => (item.parent?.id ?? null) === parent)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((item) => ({
      title: item.title,
      type: item.type,
      page: item.related?.slug,
      icon: item.icon ?? undefined,
      reason: item.reason ?? undefined,
      items: asTree(items, item.id),
    }))
}

const written = (entries: MenuEntry[]): unknown[] =>
  entries.map(({ items, ...entry }) => ({
    icon: undefined,
    reason: undefined,
    ...entry,
    items: written(items),
  }))

describe('the public API returns the seeded content unchanged', () => {
  it.each(pages.map((page) => [page.slug, page] as const))(
    'for the page %s',
    async (slug, page) => {
      const body = await read(`pages?filters[slug][$eq]=${encodeURIComponent(slug)}&populate=deep`)
      const found = fromStrapiPage(firstOf(body))
      expect(withSeedPictures(found)).toEqual(page)
    },
  )

  it.each(jobs.map((job) => [job.slug, job] as const))('for the job %s', async (slug, job) => {
    const body = await read(`jobs?filters[slug][$eq]=${slug}&populate=deep`)
    expect(withSeedPictures(fromStrapiJob(firstOf(body)))).toEqual(job)
  })

  it('for the footer, the settings and the redirects', async () => {
    const [foot, settings, moved] = await Promise.all([
      read('footer?populate=*'),
      read('site-setting?populate=*'),
      read('redirects'),
    ])
    expect(withSeedPictures(fromStrapiFooter(dataOf(foot)))).toEqual(footer)
    expect(withSeedPictures(fromStrapiSiteSetting(dataOf(settings)))).toEqual(site)
    const found = (dataOf(moved) as unknown[]).map((raw) => fromStrapiRedirect(raw))
    expect(found).toEqual(expect.arrayContaining(redirects))
    expect(found).toHaveLength(redirects.length)
  })

  it.each(['', '?type=TREE'])('for the menu%s', async (query) => {
    const items = fromStrapiNavigation(await read(`navigation/render/navigation${query}`))
    expect(asTree(items)).toEqual(written(firstMenu))
  })

  it('and nothing else', async () => {
    const all = dataOf(await read('pages?pagination[pageSize]=100')) as { slug: string }[]
    expect(all.map(({ slug }) => slug).toSorted()).toEqual(pages.map(({ slug }) => slug).toSorted())
    expect(dataOf(await read('jobs?pagination[pageSize]=100'))).toHaveLength(jobs.length)
  })
})
