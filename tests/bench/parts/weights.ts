import { brand } from '../../../contract/brand'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '../../harness/routes'
import type { BenchPart } from '../bench-part'

const KB = 1024
const LONG_TEXTS = new Set(['/terms-and-conditions', '/privacy-policy'])

const limitOf = (path: string) => (LONG_TEXTS.has(path) ? 25 : 14)

/** Pages are recompressed once all are rendered: a page that is too large is read again until then. */
async function settled(read: () => Promise<number>, limit: number, until: number) {
  for (;;) {
    const bytes = await read()
    if (bytes <= limit || performance.now() > until) return bytes
    await wait(500)
  }
}

export const weights: BenchPart = {
  name: 'weight',
  title: 'The bytes of every page',
  async run({ stack: { web }, isQuick, detail }) {
    const until = performance.now() + (isQuick ? 30_000 : 60_000)
    const bytesOf = async (path: string) =>
      Number((await web.get(path, { 'Accept-Encoding': 'br' })).headers['content-length'])
    const sizes: { path: string; bytes: number }[] = []
    for (const { path } of routes) {
      detail(path)
      sizes.push({ path, bytes: await settled(() => bytesOf(path), limitOf(path) * KB, until) })
    }
    const heaviest = (isLong: boolean) =>
      sizes
        .filter(({ path }) => LONG_TEXTS.has(path) === isLong)
        .toSorted((a, b) => b.bytes - a.bytes)[0]
    return [false, true].flatMap((isLong) => {
      const page = heaviest(isLong)
      if (!page) return []
      const limit = limitOf(page.path)
      return [
        {
          what: `Heaviest ${isLong ? 'legal text' : 'page'}, HTML by brotli (${page.path})`,
          unit: 'KB',
          values: { [brand.name]: page.bytes / KB },
          target: { text: `≤ ${limit} KB`, isMet: page.bytes <= limit * KB },
        },
      ]
    })
  },
}
