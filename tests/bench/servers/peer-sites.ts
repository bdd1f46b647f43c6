import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { footer, menu, pages, site } from '../../../seed/index'
import { InstallError, installRooms } from '../../../scripts/install.mjs'
import { cache } from '../../../scripts/paths'
import { report } from '../../../scripts/progress'
import { runNode } from '../../../scripts/run-program'
import { freePort } from '../../../scripts/servers/free-port'
import { startChild } from '../../harness/child'
import type { Content } from '../peers/page/content'
import { type Peer, peerOf, readPage } from './static-servers'

const sources = join(import.meta.dirname, '../peers')

/** A copy, so that packages and builds stay out of the tree that the other tools read. */
const folder = join(cache, 'peers')
const astroFolder = join(folder, 'astro')
const nextFolder = join(folder, 'next')
const nextProgram = join(folder, 'node_modules/next/dist/bin/next')

const { PATH, HOME } = process.env

/** Without proxies and without telemetry: the peers talk to nobody but the client. */
const environment = {
  PATH,
  HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}

function contentOfHome(): Content {
  const page = pages.find(({ slug }) => slug === 'home')
  if (!page) throw new Error('The seed has no home page.')
  return { page, menu, footer, site }
}

async function buildIn(cwd: string, program: string) {
  const { code, output } = await runNode([program, 'build'], { cwd, env: environment })
  if (code !== 0) throw new Error(`${program} could not build its site.\n${output}`)
}

async function build(content: Content, detail: (text: string) => void) {
  mkdirSync(folder, { recursive: true })
  for (const part of ['page', 'next', 'astro'])
    rmSync(join(folder, part), { recursive: true, force: true })
  cpSync(sources, folder, { recursive: true })
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content))
  detail('install Next.js and Astro')
  const label = 'the sites to compare with'
  await installRooms([{ folder, label, duration: 'about a minute' }])
  detail('build Next.js and Astro')
  await buildIn(nextFolder, nextProgram)
  await buildIn(astroFolder, join(folder, 'node_modules/astro/astro.js'))
}

async function startNext(compresses: boolean): Promise<Peer> {
  const port = await freePort()
  const args = [nextProgram, 'start', '--hostname', '127.0.0.1', '--port', String(port)]
  const env = { ...environment, PEER_COMPRESSES: String(compresses) }
  const child = startChild(process.execPath, args, { cwd: nextFolder, env })
  return peerOf(child, `http://127.0.0.1:${port}/`)
}

async function startAstro(): Promise<Peer> {
  const port = await freePort()
  const env = { ...environment, HOST: '127.0.0.1', PORT: String(port) }
  const child = startChild(process.execPath, ['dist/server/entry.mjs'], { cwd: astroFolder, env })
  return peerOf(child, `http://127.0.0.1:${port}/`)
}

const SHOWN =
  /^(?:alt|category|description|label|note|playLabel|problem|question|solution|text|title)$/

/** Every text of a page that a visitor can read. */
function textsOf(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' ? (SHOWN.test(key) ? [value] : []) : textsOf(value),
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

/** Compared are only sites that show the same page. */
async function checkTexts({ url }: Peer, { page, footer: foot }: Content) {
  const { body, headers } = await readPage(url, 'gzip')
  const isGzip = headers.some((header) => header === 'gzip')
  const html = (isGzip ? gunzipSync(body) : body).toString()
  const texts = textsOf([page.Content, foot.description, foot.links])
  const missing = texts.find((text) => !html.includes(escaped(text)))
  if (missing) throw new Error(`${url} lacks a text of the home page: "${missing}"`)
}

/** The same home page by frameworks that a developer would choose; none where npm cannot install them. */
export async function startPeerSites(
  detail: (text: string) => void,
): Promise<Record<string, Peer>> {
  const content = contentOfHome()
  try {
    await build(content, detail)
  } catch (error) {
    if (!(error instanceof InstallError)) throw error
    report(`${error.message} The page is measured without Next.js and Astro.`)
    return {}
  }
  const peers = {
    'Next.js': await startNext(true),
    'Next.js without gzip': await startNext(false),
    Astro: await startAstro(),
  }
  for (const peer of Object.values(peers)) await checkTexts(peer, content)
  return peers
}
