import { existsSync, readFileSync } from 'node:fs'
import {
  type BlockName,
  type BlockOf,
  footer as footerSchema,
  type Image,
  job,
  languageCodes,
  languageOf,
  MAX_MENU_REASON,
  type MenuEntry,
  menuIcons,
  page,
  pathOfJob,
  pathOfSlug,
  plainText,
  redirect,
  siteLanguage,
  siteSetting,
} from '@app/contract'
import { describe, expect, it } from 'vitest'
import {
  firstMenu,
  footer,
  jobs,
  languageContents,
  mediaNames,
  menu,
  pages,
  redirects,
  site,
} from '../index'

const translations = Object.values(languageContents)
const allPages = [...pages, ...translations.flatMap((one) => one.pages.map((entry) => entry.page))]
const allJobs = [...jobs, ...translations.flatMap((one) => one.jobs.map((entry) => entry.job))]
const languages = [undefined, ...languageCodes].map((code) => {
  const inLanguage = allPages.filter(({ slug }) => languageOf(slug) === code)
  return [code ?? 'its own language', inLanguage] as const
})

const pageOf = (slug: string) => {
  const found = pages.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`No page has the slug ${slug}`)
  return found
}

const blocksOf = <Name extends BlockName>(slug: string, name: Name) =>
  pageOf(slug).Content.filter((block): block is BlockOf<Name> => block.block === name)

const blockOf = <Name extends BlockName>(slug: string, name: Name): BlockOf<Name> => {
  const [first] = blocksOf(slug, name)
  if (!first) throw new Error(`${slug} has no ${name}`)
  return first
}

/** Every object inside the value, itself included. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

const urlsIn = (value: unknown): string[] =>
  objectsIn(value).flatMap((object) =>
    Object.entries(object)
      .filter(([key]) => /^(?:url|to)$|Url$/.test(key))
      .map(([, url]) => String(url)),
  )

const isImage = (object: Record<string, unknown>): object is Image =>
  typeof object.name === 'string' && typeof object.src === 'string'

const anchorsOf = (path: string) =>
  allPages
    .filter(({ slug }) => pathOfSlug(slug) === path)
    .flatMap(({ Content }) => objectsIn(Content).map(({ anchor }) => anchor))

const allPaths = [
  ...allPages.flatMap(({ slug, aliases }) => [
    pathOfSlug(slug),
    ...aliases.map(({ path }) => path),
  ]),
  ...allJobs.map(({ slug }) => pathOfJob(slug)),
  ...redirects.map(({ from }) => from),
]
const knownPaths = new Set(allPaths)

const around = [footer, site, redirects, translations.map(({ language }) => language)]
const everything = { allPages, allJobs, around }

describe('the content', () => {
  it.each(allPages.map((content) => [content.slug, content] as const))(
    'matches the contract: the page %s',
    (_, content) => expect(page.parse(content)).toStrictEqual(content),
  )

  it.each(allJobs.map((content) => [content.slug, content] as const))(
    'matches the contract: the job %s',
    (_, content) => expect(job.parse(content)).toStrictEqual(content),
  )

  it('matches the contract: the footer, the settings and the redirects', () => {
    expect(footerSchema.parse(footer)).toStrictEqual(footer)
    expect(siteSetting.parse(site)).toStrictEqual(site)
    expect(redirects.map((entry) => redirect.parse(entry))).toStrictEqual(redirects)
    for (const { language } of translations)
      expect(siteLanguage.parse(language)).toStrictEqual(language)
  })

  it('uses each path for one page, job or redirect only', () =>
    expect(allPaths.filter((path, index) => allPaths.indexOf(path) !== index)).toEqual([]))

  it.each(languages)('in %s, at most three headlines count what stands below', (_, shown) => {
    const headlines = shown.flatMap(({ Content }) =>
      Content.flatMap((block) => ('title' in block && block.title) || []),
    )
    const counting = headlines.filter((title) =>
      /^(?:(?:The|Die) )?(?:Two|Three|Four|Five|Six|Zwei|Drei|Vier|Fünf|Sechs)\b/i.test(title),
    )
    expect(counting.length).toBeLessThanOrEqual(3)
  })

  it('has no broken internal links', () => {
    const broken = allPages.flatMap((content) =>
      urlsIn(content)
        .filter((url) => /^[/#]/.test(url))
        .filter((url) => {
          const [address = '', anchor] = url.split('#')
          const target = address.split('?')[0] || pathOfSlug(content.slug)
          return !knownPaths.has(target) || (anchor && !anchorsOf(target).includes(anchor))
        })
        .map((url) => `${content.slug}: ${url}`),
    )
    expect(broken).toEqual([])
    const others = urlsIn([allJobs, around]).filter((url) => url.startsWith('/'))
    expect(others.filter((url) => !knownPaths.has(url))).toEqual([])
  })

  it('refers only to existing pages in the menu and as related pages', () => {
    const titles = new Map(allPages.map(({ slug, title }) => [slug, title]))
    const named = (entries: MenuEntry[]): string[] =>
      entries.flatMap((entry) => [...(entry.page ? [entry.page] : []), ...named(entry.items)])
    const related = allPages.flatMap((content) => content.related)
    expect(named(firstMenu).filter((slug) => !titles.has(slug))).toEqual([])
    expect(related.filter(({ slug, title }) => titles.get(slug) !== title)).toEqual([])
  })

  it('has a first menu that is the built-in one behind a group of its own', () => {
    const plain = (entries: MenuEntry[]): MenuEntry[] =>
      entries.map(({ icon: _icon, reason: _reason, items, ...entry }) => ({
        ...entry,
        items: plain(items),
      }))
    const [added, ...others] = firstMenu
    expect(plain(others)).toEqual(menu)
    expect(plain(menu)).toEqual(menu)
    expect(added?.items.map(({ page: slug }) => slug)).toEqual([
      'pay-in-store',
      'pay-online',
      'local-store',
      'help-center',
    ])
    const pagesIn = ({ items, ...entry }: MenuEntry): MenuEntry[] =>
      items.length > 0 ? items.flatMap(pagesIn) : [{ ...entry, items }]
    for (const { title, icon, reason = '' } of firstMenu
      .flatMap(({ items }) => items)
      .flatMap(pagesIn)) {
      expect(menuIcons, title).toContain(icon)
      expect(reason.length, title).toBeGreaterThan(0)
      expect(reason.length, title).toBeLessThanOrEqual(MAX_MENU_REASON)
    }
  })

  it('links only to fictional hosts, app stores and social networks', () => {
    const known =
      /(?:^|\.)(?:example|apple\.com|google\.com|instagram\.com|facebook\.com|x\.com|linkedin\.com|youtube\.com|medium\.com|t\.me|tiktok\.com|pinterest\.com)$/
    const hosts = urlsIn(everything)
      .filter((url) => url.startsWith('http'))
      .map((url) => new URL(url).hostname)
    expect(hosts.filter((host) => !known.test(host))).toEqual([])
  })

  it('uses only images that are in the media folder', () => {
    const used = new Set(
      objectsIn(everything)
        .filter(isImage)
        .map(({ name }) => name),
    )
    expect([...used].filter((name) => !mediaNames.some((known) => known === name))).toEqual([])
    expect(
      mediaNames.filter((name) => !used.has(name)),
      'delete these from seed/media',
    ).toEqual([])
    const missing = [...used].filter(
      (name) => !existsSync(new URL(`../media/${name}`, import.meta.url)),
    )
    expect(missing).toEqual([])
  })

  it.each(languages)('in %s, no large illustration is on more than two pages', (_, shown) => {
    const isLarge = ({ name, width }: Image) => (width ?? 0) > 400 && !name.startsWith('leader-')
    const uses = shown.flatMap((content) => [
      ...new Set(
        objectsIn(content.Content)
          .filter(isImage)
          .filter(isLarge)
          .map(({ name }) => name),
      ),
    ])
    const times = (name: string) => uses.filter((other) => other === name).length
    expect([...new Set(uses)].filter((name) => times(name) > 2)).toEqual([])
  })

  it('has a picture of its own for every job', () => {
    expect(new Set(jobs.flatMap(({ picture }) => picture?.name ?? [])).size).toBe(jobs.length)
  })

  it.each(mediaNames)('%s is at most 24 KB, with letters as paths', (name) => {
    const file = readFileSync(new URL(`../media/${name}`, import.meta.url))
    expect(file.byteLength).toBeLessThanOrEqual(24 * 1024)
    expect(file.toString()).not.toMatch(/<(?:text|script|image|foreignObject)[ >]|NaN/)
  })

  it('has a share text for every page except 404 and those under careers', () => {
    const paths = pages
      .flatMap(({ slug, aliases }) => [pathOfSlug(slug), ...aliases.map(({ path }) => path)])
      .filter((path) => path !== '/404' && !path.startsWith('/careers/'))
    expect(site.shareTexts.map(({ path }) => path).sort()).toEqual(paths.sort())
  })
})

describe.each(translations)('the content in $language.title', (translation) => {
  const { code } = translation.language
  const translated = [
    ...translation.pages.map(({ page: { slug }, source }) => ({ slug, source, of: pages })),
    ...translation.jobs.map(({ job: { slug }, source }) => ({ slug, source, of: jobs })),
  ]

  it('is in the folder of its language', () =>
    expect(translated.filter(({ slug }) => languageOf(slug) !== code)).toEqual([]))

  it('translates content that exists, each once', () => {
    const missing = translated.filter(
      ({ source, of }) => source !== undefined && !of.some(({ slug }) => slug === source),
    )
    expect(missing).toEqual([])
    const sources = translated.flatMap(({ source }) => source ?? [])
    expect(new Set(sources).size).toBe(sources.length)
    expect(sources).toEqual(expect.arrayContaining(['home', '404']))
  })

  it('leads to content in its language where there is some', () => {
    const own = new Set(
      translated.flatMap(({ source, of }) =>
        source === undefined ? [] : of === jobs ? pathOfJob(source) : pathOfSlug(source),
      ),
    )
    expect(urlsIn(translation).filter((url) => own.has(url.split(/[?#]/)[0] ?? ''))).toEqual([])
  })

  it('names items of the first menu, each page that it has among them', () => {
    const all = (entries: MenuEntry[]): MenuEntry[] =>
      entries.flatMap((entry) => [entry, ...all(entry.items)])
    const items = all(firstMenu)
    const named = Object.keys(translation.menu)
    expect(named.filter((title) => !items.some((item) => item.title === title))).toEqual([])
    const shown = items.filter((item) => translated.some(({ source }) => source === item.page))
    expect(shown.filter(({ title }) => !named.includes(title))).toEqual([])
    for (const { title, reason } of shown)
      expect(Boolean(translation.menu[title]?.reason), title).toBe(Boolean(reason))
    for (const { reason = '' } of Object.values(translation.menu))
      expect(reason.length, reason).toBeLessThanOrEqual(MAX_MENU_REASON)
  })
})

/** What it quotes is compared in `tests/parity/specification.test.ts`. */
describe('the content that the specification prescribes', () => {
  it('has every section on the home page, in order', () => {
    expect(pageOf('home').Content.map(({ block }) => block)).toEqual([
      'hero',
      'ranking',
      'video',
      'logos',
      'phone',
      'problem-solution',
      'cards',
      'call-to-action',
      'statistics',
      'faq',
      'sale-banner',
    ])
    expect(blockOf('home', 'hero').showStoreBadges).toBe(true)
    expect(blockOf('home', 'ranking').document?.url).toMatch(/\.pdf$/)
    expect(blockOf('home', 'cards').cards.map(({ title }) => title)).toEqual([
      'Retail',
      'Customers',
      'Networks',
      'Token',
    ])
    expect(blockOf('home', 'call-to-action').boxes).toHaveLength(2)
    expect(blockOf('home', 'logos').logos).toHaveLength(10)
    expect(blockOf('home', 'sale-banner').theme).toBe('teal')
    const video = new URL(blockOf('home', 'video').videoUrl)
    expect(video.searchParams.get('v')).toHaveLength(11)
  })

  it.each([
    ['home', 6],
    ['local-partners', 4],
    ['local-store', 3],
  ])('%s has %i FAQ questions', (slug, count) =>
    expect(blockOf(slug, 'faq').questions).toHaveLength(count),
  )

  it.each(['home', 'technology-partnerships'])('%s shows the five statistics', (slug) => {
    const shown = blockOf(slug, 'statistics').statistics
    expect(shown.map(({ value, label }) => `${value} ${label}`).toSorted()).toEqual([
      '100M+ rewards redeemed',
      '100k+ stores',
      '1M+ daily transactions',
      '300k terminals',
      '50M+ downloads',
    ])
  })

  it('has five press items; the oldest carries the earlier figures', () => {
    const { items } = blockOf('news', 'press')
    expect(items).toHaveLength(5)
    const oldest = items.toSorted((a, b) => a.date.localeCompare(b.date))[0]
    expect(oldest?.title).toBe('Over 150,000 users and 2,000 outlets in one country')
  })

  it('has a leadership team of four, client logos and a vision list', () => {
    const [team] = blocksOf('about-us', 'team')
    const [logos] = blocksOf('about-us', 'logos')
    const [vision] = blocksOf('about-us', 'points')
    expect([team?.category, logos?.category, vision?.category]).toEqual([
      'Leadership',
      'Clients',
      'Our vision',
    ])
    expect(team?.members).toHaveLength(4)
  })

  it('tells the same payment on every phone at Fernway: €12.50, and 10% back', () => {
    const payments = pages
      .flatMap(({ slug }) => blocksOf(slug, 'phone'))
      .filter(({ shop }) => shop === 'Fernway')
      .map(({ amount, rate }) => `${amount}, ${rate}%`)
    expect(payments).toEqual(Array(5).fill('12.5, 10%'))
  })

  it('has a phone on six pages, and another idea on each', () => {
    const scenes = pages.flatMap(({ slug }) =>
      blocksOf(slug, 'phone').map(({ scene }) => `${slug}: ${scene}`),
    )
    expect(scenes.toSorted()).toEqual([
      'banks: receipt',
      'home: payment',
      'local-store: campaign',
      'pay-in-store: ways',
      'pay-online: code',
      'visionary-developers: request',
    ])
  })

  it('lists the nine services for merchants', () => {
    expect(blockOf('local-store', 'service-table').rows.map(({ feature }) => feature)).toEqual([
      'Sales AI',
      'CRM',
      'Cashback',
      'Inventory',
      'Financial reports',
      'Automated promotions',
      'Notifications',
      'Sustainable operation',
      'One-time payment',
    ])
  })

  it('shows merchants the specified prices', () => {
    expect(plainText(blockOf('local-store', 'text').body)).toContain(
      'one-time €55 (or local equivalent), with no monthly fees',
    )
    const packs = blockOf('local-store', 'packs')
    expect(packs.anchor).toBe('installation-packs')
    expect(packs.packs.map(({ price, requirement }) => [price, requirement])).toEqual([
      ['75€', 'Requires internet access'],
      ['65€', 'Requires an e-commerce plugin store'],
    ])
    const { button } = blockOf('local-store', 'hero')
    expect(button).toEqual({ label: 'Join', url: '#installation-packs' })
  })

  it('explains a payment in four steps', () => {
    const { title, steps } = blockOf('local-store', 'steps')
    expect(title).toBe('How it works')
    expect(steps.map(({ text }) => text)).toEqual([
      'Set the amount on the terminal.',
      'The customer chooses NFC, Bluetooth if available, or QR.',
      'The customer confirms the amount on the phone and pays.',
      'The payment is finished, with cashback available.',
    ])
  })

  it('uses the specified headings for the contact form and the help cards', () => {
    const { title, subtitle } = blockOf('contacts', 'form')
    expect([title, subtitle]).toEqual(['CONTACT DETAILS', 'Can we help?'])
    const cards = blockOf('help-center', 'flip-cards').cards
    expect(cards.map((card) => card.title)).toEqual(['Knowledge base', 'FAQs', 'Troubleshooting'])
    expect(cards[2]?.link.label).toBe('Get in touch')
  })

  it('has a team of four', () => {
    expect(blockOf('about-us', 'team').members).toHaveLength(4)
  })

  it('leads from the partnerships page to the four kinds, each with a drawing and a reason', () => {
    const { cards } = blockOf('partnerships', 'cards')
    expect(cards.map(({ link }) => link?.url)).toEqual([
      '/technology-partnerships',
      '/banks',
      '/software-partners',
      '/local-partners',
    ])
    for (const { image, text } of cards) expect([image?.src, text]).not.toContain(undefined)
  })

  it('links from the technology partners’ page to the investors form', () =>
    expect(urlsIn(pageOf('technology-partnerships'))).toContain('/investors-form'))
})
