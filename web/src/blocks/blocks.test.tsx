import { type Block, blockNames, type BlockOf, type SiteSetting } from '@app/contract'
import { jobs, pages, picture as pictureOf, site } from '@app/seed'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type BlockData, BlockDataProvider } from './block-data'
import { Blocks } from './block-map'
import { loadAllBlocks } from './later-blocks'

await loadAllBlocks()

const data: BlockData = { site, jobs, renderForm: ({ form }) => <form name={form} /> }

const render = (blocks: Block[], value = data, title = 'A page') =>
  renderToString(
    <MemoryRouter>
      <BlockDataProvider value={value}>
        <Blocks blocks={blocks} title={title} />
      </BlockDataProvider>
    </MemoryRouter>,
  )

const count = (html: string, part: string) => html.split(part).length - 1
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const blocksOf = (slug: string) => pages.find((page) => page.slug === slug)!.Content

afterEach(() => vi.restoreAllMocks())

test.each(pages.map((page) => [page.slug, page.Content] as const))(
  '%s renders every block under one h1, and logs no error',
  (_, blocks) => {
    const log = vi.spyOn(console, 'error')
    const html = render(blocks)
    expect(count(html, '<section')).toBeGreaterThanOrEqual(blocks.length)
    expect(count(html, '<h1')).toBe(1)
    expect(html).not.toContain('<!--$!-->')
    expect(log).not.toHaveBeenCalled()
  },
)

test('the built-in pages use every block', () => {
  const used = new Set(pages.flatMap((page) => page.Content.map((block) => block.block)))
  expect(blockNames.filter((name) => !used.has(name))).toEqual([])
})

test('a block that fails is left out, and the others are still shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = { block: 'faq', title: 'Broken' } as unknown as Block
  const html = render([broken, { block: 'sale-banner', theme: 'pink' }])
  expect(html).toContain(site.saleBannerText)
  expect(html).not.toContain('Broken')
})

test('the first question is open, and opening another closes it', () => {
  const html = render(blocksOf('local-partners'))
  const items = html.match(/<details[^>]*>/g)!
  expect(items).toHaveLength(4)
  expect(items.map((item) => item.includes('open=""'))).toEqual([true, false, false, false])
  expect(new Set(items.map((item) => /name="([^"]+)"/.exec(item)?.[1])).size).toBe(1)
})

test('the sale banner has two themes, and two links that open the sale in a new tab', () => {
  for (const theme of ['teal', 'pink'] as const) {
    const html = render([{ block: 'sale-banner', theme }])
    expect(html).toContain(`data-variant="${theme}"`)
    expect(count(html, `href="${site.saleBannerUrl}" target="_blank"`)).toBe(2)
    expect(html).toContain(`aria-label="${site.saleBannerIconLabel}"`)
  }
})

test('without a sale there is no banner, and without a store no button of one', () => {
  const {
    saleBannerUrl: _sale,
    appStoreUrl: _apple,
    googlePlayUrl: _google,
    ...plain
  }: SiteSetting = site
  const html = render([{ block: 'sale-banner', theme: 'pink' }, ...blocksOf('home')], {
    ...data,
    site: plain,
  })
  expect(html).not.toContain('sale-banner')
  expect(html).not.toContain('store-badge')
})

test('each job has links to its page and its application, and a share menu', () => {
  const html = render(blocksOf('careers'))
  for (const job of jobs) {
    expect(html).toContain(`href="/careers/${job.slug}"`)
    expect(html).toContain(`href="/careers/apply?position=${encodeURIComponent(job.title)}"`)
  }
  expect(count(html, 'class="share-menu"')).toBe(jobs.length)
  expect(count(html, 'mailto:?subject=')).toBe(jobs.length)
})

test('terms are numbered, dated and linked from the contents', () => {
  const html = render(blocksOf('terms-and-conditions'))
  expect(html).toContain('In effect from 17.02.2024')
  expect(textOf(html)).toMatch(/Contents 1\. Welcome 2\. /)
  expect(html).toContain('<a href="#clause-1">')
  expect(html).toContain('id="clause-1"')
  expect(render(blocksOf('privacy-policy'))).not.toContain('>1.')
})

test('a page without sections shows its title, and tiles that lead to its related pages', () => {
  const related = ['one', 'two', 'three'].map((slug) => ({ slug, title: `Page ${slug}` }))
  const html = renderToString(
    <MemoryRouter>
      <Blocks blocks={[]} title="A page" lead="What it is about" related={related} />
    </MemoryRouter>,
  )
  expect(html).toContain('class="page-title__links columns of-3"')
  expect(textOf(html)).toBe('A page What it is about Page one Page two Page three')
  expect(html).toContain('href="/two"')
})

test('a legal text is summed up above its clauses, and so is each clause that has a summary', () => {
  const html = render(blocksOf('terms-and-conditions'))
  const [before = '', ...clauses] = html.split('class="legal__clause"')
  expect(textOf(before)).toContain('In short')
  expect(textOf(before)).toContain('Cashback never expires.')
  expect(clauses).toHaveLength(20)
  expect(clauses.filter((clause) => !clause.includes('legal__summary'))).toHaveLength(1)
  const [legal] = blocksOf('terms-and-conditions')
  expect(textOf(clauses[2]!)).toContain('Account holder The person in whose name')
  const bare = render([{ ...legal, points: [], pointsTitle: undefined } as Block])
  expect(bare).not.toContain('legal__points')
})

test('a stored key of the privacy policy breaks after an underscore only, and a defined term nowhere', () => {
  const html = render(blocksOf('privacy-policy'))
  expect(html).toContain('<dt><span>newsletter_<wbr/>not_<wbr/>now</span></dt>')
  expect(html).toContain('<span>strapi_<wbr/>navigation,</span> <span>strapi_<wbr/>footer</span>')
  expect(html.match(/legal__table--keys/g)).toHaveLength(1)
  expect(render(blocksOf('terms-and-conditions'))).toContain('<dt>Account holder</dt>')
})

test('a ranking shows its place, source and year, and only what was judged without them', () => {
  const rank = { title: 'Judged on how people pay' }
  const ranked = (ranks: BlockOf<'ranking'>['ranks']) =>
    textOf(render([{ block: 'ranking', title: 'Where the wallet is ranked', ranks }]))
  expect(ranked([{ ...rank, rank: 'No. 3', source: 'Fintech Harbour', year: '2026' }])).toContain(
    'No. 3 Judged on how people pay Fintech Harbour 2026',
  )
  expect(ranked([{ ...rank, year: '2026' }])).toMatch(/Judged on how people pay 2026$/)
  expect(ranked([rank])).toMatch(/Where the wallet is ranked Judged on how people pay$/)
})

test('each story of the press has a picture, and the first that of its section', () => {
  const html = render(blocksOf('news'))
  expect(count(html, 'class="press__picture"')).toBe(1)
  expect(html.indexOf('press__picture')).toBeLessThan(html.indexOf('press__logo'))
  expect(count(html, 'class="press__thumbnail"')).toBe(4)
  const bare = blocksOf('news').map((block) => ({ ...block, leadPicture: undefined }))
  expect(render(bare as Block[])).not.toContain('press__picture')
})

test('a call to action shows its picture in place of the beam', () => {
  const html = render(blocksOf('about-us').slice(-1))
  expect(html).toContain('call-to-action__picture')
  expect(html).not.toContain('call-to-action__box beamed')
  const bare = render(blocksOf('news').slice(-1))
  expect(bare).toContain('call-to-action__box beamed')
  expect(bare).not.toContain('call-to-action__picture')
})

test('points show the picture that an editor gave before their list', () => {
  const [points] = blocksOf('about-us').filter(({ block }) => block === 'points')
  const html = render([{ ...points, image: pictureOf('coast-desk.svg') } as Block])
  expect(html.indexOf('points__picture')).toBeGreaterThan(0)
  expect(html.indexOf('points__picture')).toBeLessThan(html.indexOf('points__list'))
})

test('each area of the jobs, the largest first, is linked from the top of the list, and counted', () => {
  const html = render(blocksOf('careers'))
  const links = [...html.matchAll(/<a href="#(jobs-\d+)">([^<]+)<\/a>/g)]
  const openIn = (area: string) => jobs.filter((job) => job.area === area).length
  const areas = [...new Set(jobs.toSorted((a, b) => a.order - b.order).map(({ area }) => area))]
  expect(links.map(([, , area]) => area)).toEqual(areas.toSorted((a, b) => openIn(b) - openIn(a)))
  for (const [, id, area = ''] of links) {
    const [, shown = ''] = html.split(`id="${id}"`)
    expect(shown).toMatch(new RegExp(`^[^>]*><div[^>]*><h3[^>]*>${area}</h3>`))
    expect(shown.slice(0, 300)).toContain(`>${openIn(area)} open<`)
  }
})

test('the video is a plain link until scripts run, and no player is loaded', () => {
  const html = render(blocksOf('home'))
  expect(html).toContain('href="https://www.youtube.com/watch?v=walletvide0"')
  expect(html).not.toContain('<iframe')
  expect(html).not.toContain('<dialog')
})

test('only the first picture of a page is loaded eagerly', () => {
  const html = render(blocksOf('local-store'))
  const pictures = html.match(/<img[^>]*>/g)!
  expect(pictures.filter((picture) => picture.includes('fetchPriority="high"'))).toHaveLength(1)
  expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toHaveLength(1)
})

test('below a head without a picture the next one is loaded eagerly', () => {
  for (const slug of ['partnerships', 'news']) {
    const pictures = render(blocksOf(slug)).match(/<img[^>]*>/g)!
    expect(pictures[0]).toContain('fetchPriority="high"')
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toHaveLength(1)
  }
})

test('a form shows the figures and the next steps that an editor gave, and nothing without them', () => {
  const html = render(blocksOf('investors-form'))
  expect(html).toContain('<dt>downloads</dt><dd>50M+</dd>')
  expect(html).toContain('Who reads this</h2>')
  const items = html.split('class="form__points"')[1]!.split('</ol>')[0]!
  expect(count(items, '<li>')).toBe(3)
  const withoutThem = blocksOf('investors-form').map((block) =>
    block.block === 'form' ? { ...block, statistics: [], pointsTitle: '', points: [] } : block,
  )
  const bare = render(withoutThem)
  expect(bare).not.toContain('form__statistics')
  expect(bare).not.toContain('form__points')
  expect(bare).not.toContain('form__aside')
})

test('the ways to reach us stand beside the contact form, each with its icon', () => {
  const html = render(blocksOf('contacts'))
  const items = html.split('class="form__ways of-6"')[1]!.split('</ul>')[0]!
  expect(count(items, '<use href=')).toBe(count(items, '<li'))
  expect(items).toContain(`<a href="mailto:${site.contactEmail}">${site.contactEmail}</a>`)
  expect(html.indexOf('<form')).toBeLessThan(html.indexOf('form__ways'))
})
