import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { jobs, pages, site } from '@beam/seed'
import { cardSvg } from './card'

/** By the slug of a page: what its picture says, and the picture's file. */
type Cards = Record<string, { title: string; file: string }>

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')

const titled = () => [
  { slug: 'site', title: site.description.replace(/\.$/, '') },
  ...pages.map(({ slug, title, seo }) => ({ slug, title: seo?.title ?? title })),
  ...jobs.map(({ slug, title, seo }) => ({ slug: `careers/${slug}`, title: seo?.title ?? title })),
]

const drawnBefore = (folder: string): Promise<Cards> =>
  readFile(join(folder, 'cards.json'), 'utf8').then(
    (text) => JSON.parse(text) as Cards,
    () => ({}),
  )

/** One picture per page and job, and one for the pages that editors add. What is drawn already stays. */
export async function drawCards(folder: string): Promise<void> {
  const before = await drawnBefore(folder)
  const wanted = titled().filter(({ slug, title }) => before[slug]?.title !== title)
  if (wanted.length === 0) return
  await initWasm(readFile(wasm))
  const font = await readFile(join(import.meta.dirname, 'bricolage-grotesque-700.ttf'))
  const options = { font: { fontBuffers: [font], defaultFontFamily: 'Bricolage Grotesque' } }
  await mkdir(folder, { recursive: true })
  const drawn: Cards = { ...before }
  for (const { slug, title } of wanted) {
    const file = `${slug.replaceAll('/', '-')}.png`
    const picture = new Resvg(cardSvg(title, site.productName), options).render().asPng()
    await writeFile(join(folder, file), picture)
    drawn[slug] = { title, file }
  }
  await writeFile(join(folder, 'cards.json'), JSON.stringify(drawn))
}
