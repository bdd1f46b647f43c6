import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installRooms } from '../../../scripts/install.mjs'
import { cache } from '../../../scripts/paths'
import { freePort } from '../../../scripts/servers/free-port'
import { launchBrowser } from '../../harness/browser/browser'

const sources = join(import.meta.dirname, '../lighthouse')

/** A copy, so that its packages stay out of the tree that the other tools read. */
const folder = join(cache, 'lighthouse')

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof categories)[number]

type Report = {
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

type Lighthouse = (
  url: string,
  flags: {
    port: number
    onlyCategories: readonly string[]
    logLevel: 'error'
  },
) => Promise<{ lhr: Report } | undefined>

export type Audit = {
  scores: Record<Category, number>
  paintedSeconds: number
  blockedMs: number
  shifted: number
}

async function load(): Promise<Lighthouse> {
  mkdirSync(folder, { recursive: true })
  cpSync(sources, folder, { recursive: true })
  await installRooms([{ folder, label: 'Lighthouse', duration: 'half a minute' }])
  const program = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(program)) throw new Error('Lighthouse was installed without its program.')
  return ((await import(pathToFileURL(program).href)) as { default: Lighthouse }).default
}

function auditOf({ categories: scored, audits }: Report): Audit {
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const scores = categories.map((name) => [name, (scored[name].score ?? Number.NaN) * 100] as const)
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    paintedSeconds: figure('largest-contentful-paint') / 1000,
    blockedMs: figure('total-blocking-time'),
    shifted: figure('cumulative-layout-shift'),
  }
}

/** Lighthouse with a browser of its own. */
export async function startLighthouse() {
  const run = await load()
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  return {
    async audit(url: string): Promise<Audit> {
      const result = await run(url, {
        port,
        onlyCategories: categories,
        logLevel: 'error',
      })
      if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`)
      return auditOf(result.lhr)
    },
    stop: () => browser.close(),
  }
}
