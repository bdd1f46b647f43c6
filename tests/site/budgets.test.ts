import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { brotliOf } from '../../web/server/encoded'
import type { ScreenData } from '../../web/src/content/page-data'
import { cache } from '../../scripts/paths'
import { siteAt } from '../harness/start-web'
import { pagePaths, routes } from '../harness/routes'

const KB = 1024
/** The sizes of the last run on this machine. */
const SIZES = join(cache, 'page-sizes.json')
const readSizes = () =>
  existsSync(SIZES) ? (JSON.parse(readFileSync(SIZES, 'utf8')) as Record<string, number>) : {}

// With the cms's own addresses of pictures, which are longer than the built-in ones.
const web = siteAt(inject('site').url)
afterAll(printSizes)

/** What a server may send before the first answer of a browser: ten packets. */
const FIRST_ROUND_TRIP = 10 * 1460

/** Long texts, which are read from their start. */
const heavy: Record<string, number> = {
  '/terms-and-conditions': 25 * KB,
  '/privacy-policy': 25 * KB,
}

/** Blocks that share a chunk. */
const homeBlocks = new Set(['problem-solution', 'ranking', 'sale-banner', 'statistics', 'video'])

/** Blocks that work without their code, or load it when they come near: a page that is loaded whole does not fetch it. */
const optionalBlocks = new Set(['cashback-calculator', 'phone'])

/** The compressed size, as transferred. */
const bytesOf = async (path: string) =>
  Number((await web.get(path, { 'Accept-Encoding': 'br' })).headers['content-length'])

/** How many bytes of a compressed page bring the HTML up to this text. */
function bytesUntil(text: string, page: Buffer): number {
  const reaches = (end: number) =>
    brotliDecompressSync(page.subarray(0, end), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
      .toString()
      .includes(text)
  let [short, enough] = [0, page.length]
  while (enough - short > 1) {
    const middle = Math.ceil((short + enough) / 2)
    if (reaches(middle)) enough = middle
    else short = middle
  }
  return enough
}

const headerBytes = (headers: Record<string, unknown>) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)

/** A page as it is sent once it was compressed at leisure, and how much of it is needed until all is seen, with its headers. */
const measured = Object.fromEntries(
  await Promise.all(
    routes.map(async ({ path }) => {
      const { headers, text } = await web.get(path)
      const page = await brotliOf(Buffer.from(text), 11)
      const seen = headerBytes(headers) + bytesUntil('<script id="site-config"', page)
      return [path, { bytes: page.length, seen }] as const
    }),
  ),
)

/** Prints the heaviest pages and what grew since the last run. */
function printSizes() {
  const before = readSizes()
  const lines = Object.entries(measured)
    .toSorted(([, one], [, other]) => other.bytes - one.bytes)
    .map(([path, { bytes, seen }]) => ({
      path,
      bytes,
      growth: bytes - (before[path] ?? bytes),
      free: path in heavy ? '' : FIRST_ROUND_TRIP - seen,
    }))
  console.table(lines.filter(({ growth }, rank) => rank < 5 || growth > 50))
  const sizes = Object.entries(measured).map(([path, { bytes }]) => [path, bytes])
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
  const light = Object.keys(measured).filter((path) => !(path in heavy))

  it.each(light)('brings all that is seen of %s in the first round trip', (path) => {
    const hint = `save in the markup, styles or headers of ${path}, never in its words`
    expect(measured[path]?.seen, hint).toBeLessThanOrEqual(FIRST_ROUND_TRIP)
  })

  it.each(Object.entries(heavy))('fits its byte budget at %s', (path, limit) => {
    expect(measured[path]?.bytes).toBeLessThanOrEqual(limit)
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

it('the app starts from one script, and the few lines of the bundler that are asked for with it', async () => {
  const { text } = await web.get('/')
  const [entry, ...imported] = await modulesOf(entryOf(text))
  expect(imported).toEqual([expect.stringContaining('/assets/rolldown-runtime')])
  expect(text.indexOf(`["${imported[0]}"]`)).toBeGreaterThan(text.indexOf(String(entry)))
})

it('a page preloads two fonts of at most 14 KB, one round trip each, and nothing else', async () => {
  const { text } = await web.get('/')
  const preloads = [...text.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"/g)]
  expect(preloads.map(([, , kind]) => kind)).toEqual(['font', 'font'])
  for (const [, href = ''] of preloads) expect(await bytesOf(href)).toBeLessThanOrEqual(14 * KB)
})
