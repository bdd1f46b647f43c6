import { afterAll, describe, expect, it } from 'vitest'
import { startWithoutCms } from './harness/site-without-cms'
import { routes } from '../harness/routes'

const KB = 1024
const web = await startWithoutCms()
afterAll(web.stop)

/** Pages that may be larger than 14 KB. */
const heavy: Record<string, number> = {
  '/terms-and-conditions': 25,
  '/privacy-policy': 25,
}

/** The compressed size, as transferred. */
const bytesOf = async (path: string) =>
  Number((await web.get(path, { 'Accept-Encoding': 'br' })).headers['content-length'])

const sum = async (paths: Iterable<string>) =>
  (await Promise.all([...paths].map(bytesOf))).reduce((total, bytes) => total + bytes, 0)

/** A module and everything that it statically imports. */
async function modulesOf(entry: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(entry)) return known
  known.add(entry)
  const { text } = await web.get(entry)
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    await modulesOf(`/assets/${name}`, known)
  return known
}

const entryOf = (html: string) => /import\("(\/assets\/entry-client[^"]+)"\)/.exec(html)?.[1] ?? ''

async function chunkOf(entry: string, name: string): Promise<string> {
  const { text } = await web.get(entry)
  const file = new RegExp(`${name}-[\\w-]+\\.js`).exec(text)?.[0]
  if (!file) throw new Error(`The entry names no ${name}.`)
  return `/assets/${file}`
}

describe('the HTML of a page', () => {
  it.each(routes.map(({ path }) => path))('is within its byte budget at %s', async (path) => {
    const limit = (heavy[path] ?? 14) * KB
    // Pages are recompressed at a higher level once all are rendered.
    await expect.poll(() => bytesOf(path)).toBeLessThanOrEqual(limit)
  })
})

it('a content page loads at most 90 KB of scripts, the newsletter dialog included', async () => {
  const entry = entryOf((await web.get('/')).text)
  const scripts = await modulesOf(entry)
  await modulesOf(await chunkOf(entry, 'newsletter-dialog'), scripts)
  expect(scripts.size).toBeGreaterThan(1)
  expect(await sum(scripts)).toBeLessThanOrEqual(90 * KB)
})

it('a form page loads at most 112 KB of scripts', async () => {
  const entry = entryOf((await web.get('/contacts')).text)
  const scripts = await modulesOf(entry)
  await modulesOf(await chunkOf(entry, 'newsletter-dialog'), scripts)
  await modulesOf(await chunkOf(entry, 'page-form'), scripts)
  expect(await sum(scripts)).toBeLessThanOrEqual(112 * KB)
})

it('a page preloads at most 45 KB of fonts, and nothing else', async () => {
  const { text } = await web.get('/')
  const preloads = [...text.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"/g)]
  expect(preloads.map(([, , kind]) => kind)).toEqual(['font', 'font'])
  expect(await sum(preloads.map(([, href]) => href ?? ''))).toBeLessThanOrEqual(45 * KB)
})
