import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { jobs, pages, site } from '@app/seed'
import { cardSvg } from './card'

/** An SVG to render as a PNG file. */
type Drawing = { file: string; svg: string; width: number }

/** The title on the card and its file, by the slug of the page. */
type Cards = Record<string, { title: string; file: string }>

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
const icon = join(import.meta.dirname, '../../web/public/icon.svg')

const cardTitles = () => [
  { slug: 'site', title: site.description.replace(/\.$/, '') },
  ...pages.map(({ slug, title, seo }) => ({ slug, title: seo?.title ?? title })),
  ...jobs.map(({ slug, title, seo }) => ({ slug: `careers/${slug}`, title: seo?.title ?? title })),
]

/** iOS and Android round the corners themselves, so the background fills the square. */
const appIcon = (svg: string) => svg.replace(/ rx="24"/, '')

const iconSizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

/** Renders only what changed: an image whose drawing, font and renderer are the same is reused. */
async function draw(folder: string, drawings: Drawing[]) {
  const fontFile = join(import.meta.dirname, 'bricolage-grotesque-700.ttf')
  const [program, font] = await Promise.all([readFile(wasm), readFile(fontFile)])
  const tools = createHash('sha256').update(program).update(font).digest()
  const keyOf = ({ svg, width }: Drawing) =>
    createHash('sha256').update(tools).update(`${width} ${svg}`).digest('base64url')
  const list = join(folder, 'drawn.json')
  const drawnKeys = await readFile(list, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, string>,
    () => ({}) as Record<string, string>,
  )
  const stale = drawings.filter(
    (one) => drawnKeys[one.file] !== keyOf(one) || !existsSync(join(folder, one.file)),
  )
  if (stale.length > 0) await initWasm(program)
  await mkdir(join(folder, 'cards'), { recursive: true })
  const options = { font: { fontBuffers: [font], defaultFontFamily: 'Bricolage Grotesque' } }
  for (const { file, svg, width } of stale) {
    const fitTo = { mode: 'width', value: width } as const
    await writeFile(join(folder, file), new Resvg(svg, { ...options, fitTo }).render().asPng())
  }
  await writeFile(
    list,
    JSON.stringify(Object.fromEntries(drawings.map((one) => [one.file, keyOf(one)]))),
  )
}

/** Draws one card per page and job, one for pages that editors add, and the app's icons. */
export async function drawPictures(folder: string): Promise<void> {
  const cards: Cards = Object.fromEntries(
    cardTitles().map(({ slug, title }) => [
      slug,
      { title, file: `${slug.replaceAll('/', '-')}.png` },
    ]),
  )
  const iconSvg = appIcon(await readFile(icon, 'utf8'))
  await draw(folder, [
    ...Object.values(cards).map(({ title, file }) => ({
      file: `cards/${file}`,
      svg: cardSvg(title, site.productName),
      width: 1200,
    })),
    ...Object.entries(iconSizes).map(([file, width]) => ({ file, svg: iconSvg, width })),
  ])
  const current = new Set(Object.values(cards).map(({ file }) => file))
  for (const file of await readdir(join(folder, 'cards')))
    if (!current.has(file)) await rm(join(folder, 'cards', file))
  await writeFile(join(folder, 'cards.json'), JSON.stringify(cards))
}
