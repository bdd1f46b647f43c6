import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { ScreenData } from '../../web/src/content/page-data'
import { cache } from '../../scripts/paths'
import { cmsAt } from '../harness/cms'
import { startWeb } from '../harness/start-web'
import { pagePaths, routes } from '../harness/routes'

const KB = 1024
/** The sizes of the last run on this machine. */
const SIZES = join(cache, 'page-sizes.json')
const readSizes = () =>
  existsSync(SIZES) ? (JSON.parse(readFileSync(SIZES, 'utf8')) as Record<string, number>) : {}

// With the cms's own addresses of pictures, which are longer than the built-in ones.
const cms = cmsAt(inject('cms'))
const web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
await web.showing('cms')
afterAll(() => web.stop())
afterAll(printSizes)

/** Pages that may be larger than 14 KB. */
const heavy: Record<string, number> = {
  '/terms-and-conditions': 25,
  '/privacy-policy': 25,
}

/** Blocks that share a chunk. */
const homeBlocks = new Set(['problem-solution', 'ranking', 'sale-banner', 'statistics', 'video'])

/** Blocks that work without their code: a page that is loaded whole never fetches it (tests/visitors/calculator.spec.ts). */
const optionalBlocks = new Set(['cashback-calculator'])

/** The compressed size, as transferred. */
const bytesOf = async (path: string) =>
  Number((await web.get(path, { 'Accept-Encoding': 'br' })).headers['content-length'])

/** Prints the heaviest pages and what grew since the last run. */
async function printSizes() {
  const before = readSizes()
  const sizes = await Promise.all(
    routes.map(async ({ path }) => [path, await bytesOf(path)] as const),
  )
  const lines = sizes
    .toSorted(([, one], [, other]) => other - one)
    .map(([path, bytes]) => ({
      path,
      bytes,
      free: (heavy[path] ?? 14) * KB - bytes,
      growth: bytes - (before[path] ?? bytes),
    }))
  console.table(lines.filter(({ growth }, rank) => rank < 5 || growth > 50))
  mkdirSync(cache, { recursive: true })
  writeFileSync(SIZES, JSON.stringify(Object.fromEntries(sizes)))
}

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

/** The file of a chunk that the entry loads later, if there is one. */
const chunkIn = (entryText: string, name: string) =>
  new RegExp(`\\./(${name}-[\\w-]+\\.js)`).exec(entryText)?.[1]

describe('the HTML of a page', () => {
  // Pages are recompressed at a higher level some seconds after all are rendered.
  it.each(routes.map(({ path }) => path))('fits its byte budget at %s', async (path) => {
    const limit = (heavy[path] ?? 14) * KB
    const message = `save in markup, styles or scripts of ${path}, never in its words; its growth is in the table`
    await expect.poll(() => bytesOf(path), { message }).toBeLessThanOrEqual(limit)
  })
})

/** The chunks that a page needs besides the entry's, the newsletter dialog included. */
function laterChunks({ page, job }: ScreenData): string[] {
  const blocks = job
    ? []
    : (page?.Content ?? []).map(({ block }) => block).filter((name) => !optionalBlocks.has(name))
  return [
    'newsletter-dialog',
    ...blocks.map((block) => (homeBlocks.has(block) ? 'home-blocks' : block)),
    ...(blocks.includes('form') ? ['page-form'] : []),
    ...(job ? ['job-screen'] : []),
  ]
}

describe('the scripts of a page', () => {
  it.each(pagePaths)('are within their byte budget at %s', async (path) => {
    const { text: html } = await web.get(path)
    const json = /<script[^>]* id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const data = JSON.parse(json) as ScreenData
    const entry = entryOf(html)
    const { text: entryText } = await web.get(entry)
    const files = laterChunks(data).flatMap((name) => chunkIn(entryText, name) ?? [])
    expect(files).toContainEqual(expect.stringContaining('newsletter-dialog'))
    const scripts = await modulesOf(entry)
    for (const file of files) await modulesOf(`/assets/${file}`, scripts)
    const hasForm = data.page?.Content.some(({ block }) => block === 'form')
    expect(await sum(scripts)).toBeLessThanOrEqual((hasForm ? 110 : 90) * KB)
  })
})

it('the app starts from one script', async () => {
  const entry = entryOf((await web.get('/')).text)
  expect([...(await modulesOf(entry))]).toEqual([entry])
})

it('a page preloads two fonts of at most 14 KB, one round trip each, and nothing else', async () => {
  const { text } = await web.get('/')
  const preloads = [...text.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"/g)]
  expect(preloads.map(([, , kind]) => kind)).toEqual(['font', 'font'])
  for (const [, href = ''] of preloads) expect(await bytesOf(href)).toBeLessThanOrEqual(14 * KB)
})
