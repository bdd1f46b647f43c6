import { brand } from '@app/contract'
import { firstMenu, footer, menu, site } from '@app/seed'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type MenuNode, menuTree } from '../content/menu'
import { toNavigation } from '../content/to-navigation'
import { Header } from './header'
import { linkTo } from './testing/link-to'

const builtIn = menuTree(toNavigation(menu), site.productName)

const rendered = (currentPath: string, nodes = builtIn) =>
  renderToStaticMarkup(
    <StaticRouter location={currentPath}>
      <Header menu={nodes} quickLinks={footer.links} site={site} currentPath={currentPath} />
    </StaticRouter>,
  )

const part = (html: string, start: string, end: string) => {
  const from = html.indexOf(start)
  return html.slice(from, html.indexOf(end, from) + end.length)
}

const wide = (html: string) => part(html, '<nav class="main-nav"', '</nav>')
const narrow = (html: string) => part(html, '<div id="mobile-menu"', '</nav>')

describe('the header', () => {
  const html = rendered('/')

  it('links home from the logo', () => {
    expect(html).toMatch(new RegExp(`<a [^>]*aria-label="${brand.name}, home"[^>]*href="/"`))
  })

  it('links to the search beside the menu, not in it', () => {
    expect(linkTo(html, '/search')).toContain('aria-label="Search"')
    expect(wide(html) + narrow(html)).not.toContain('/search')
  })

  it.each([
    ['wide', wide],
    ['narrow', narrow],
  ])('nests three levels on %s screens', (_screen, of) => {
    const nav = of(html)
    const places = [
      'Projects',
      'Technology Partners',
      `${brand.name} &amp; Banks`,
      'Software Partners',
    ].map((title) => nav.indexOf(`>${title}<`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const path of ['/banks', '/software-partners', '/about-us', '/careers', '/news'])
      expect(linkTo(nav, path)).not.toBe('')
    expect(linkTo(nav, '/technology-partnerships')).not.toBe('')
    expect(linkTo(nav, '/contacts')).not.toBe('')
  })

  it('keeps the case of the titles; the styles show them in upper case', () => {
    expect(wide(html)).toContain('>About Us<')
  })

  it('keeps one submenu open at a time on narrow screens, level by level', () => {
    const names = [...narrow(html).matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(2)
  })

  it('opens and closes the narrow menu without scripts', () => {
    expect(html).toMatch(/<button [^>]*popoverTarget="mobile-menu"[^>]*aria-label="Menu"/i)
    expect(narrow(html)).toMatch(/^<div id="mobile-menu" class="mobile-menu" popover="auto"/)
    expect(narrow(html).match(/popoverTargetAction="hide"/gi)).toHaveLength(2)
  })

  it('shows a code for the phone without scripts, fetched when it is opened', () => {
    expect(html).toMatch(/<button [^>]*popoverTarget="app-code" aria-label="Get the app"/i)
    const panel = part(html, '<div id="app-code"', '</div>')
    expect(panel).toMatch(
      /popover="auto"><img src="\/get-the-app\.svg" alt="QR code" loading="lazy"/,
    )
  })

  it('ends the narrow menu with the search and the quick links of the footer', () => {
    const end = html.slice(html.indexOf('</nav>', html.indexOf('id="mobile-menu"')))
    expect(end).toMatch(/^<\/nav><form [^>]*action="\/search"/)
    expect(end).toMatch(/<input type="search" [^>]*name="q"/)
    for (const { url } of footer.links) expect(linkTo(end, url)).not.toBe('')
  })

  it('opens the stores in a new tab', () => {
    for (const url of [site.appStoreUrl, site.googlePlayUrl])
      expect(linkTo(html, url)).toContain('target="_blank"')
  })
})

describe('the current page', () => {
  it('is marked on its item and on the groups around it', () => {
    const nav = wide(rendered('/banks'))
    expect(linkTo(nav, '/banks')).toContain('aria-current="page"')
    expect(nav).toMatch(/<summary [^>]*aria-current="true"[^>]*>Projects</)
    expect(nav.match(/aria-current/g)).toHaveLength(2)
  })

  it('is marked on the item above it in the path', () => {
    expect(linkTo(wide(rendered('/careers/tester')), '/careers')).toContain('aria-current="true"')
    expect(wide(rendered('/careers-fair'))).not.toContain('aria-current')
  })

  it('is not marked on the home page', () => {
    expect(wide(rendered('/'))).not.toContain('aria-current')
  })
})

describe('items with an icon and a line of reason', () => {
  const rich = (html: string) => html.match(/<use href="[^"]*#(?:phone|bank)"/g) ?? []
  const html = rendered('/', menuTree(toNavigation(firstMenu), site.productName))

  it.each([
    ['wide', wide],
    ['narrow', narrow],
  ])('show both in the dropdowns on %s screens', (_screen, of) => {
    expect(rich(of(html))).toHaveLength(2)
    expect(of(html)).toContain('<span>Pay in Store <small>Hold out your phone at the till</small>')
  })

  it.each([wide, narrow])('show only their titles at the top', (of) => {
    const [top] = menuTree(toNavigation(firstMenu), site.productName)[0]?.items ?? []
    const nav = of(rendered('/', top ? [top] : []))
    expect(nav).toContain('>Pay in Store</a>')
    expect(nav).not.toContain('<small>')
  })

  it('without them look as they always did', () => {
    expect(wide(rendered('/'))).toContain(`href="/banks">${brand.name} &amp; Banks</a>`)
  })
})

describe('external items', () => {
  const leaf = (title: string, href: string): MenuNode => ({
    title,
    href,
    isExternal: href.startsWith('http'),
    items: [],
  })
  const html = rendered('/', [
    leaf('Blog', 'https://blog.example/'),
    leaf('News', '/news'),
    { ...leaf('Docs', 'https://docs.example/'), items: [leaf('Start', '/start')] },
  ])

  it.each([wide, narrow])('open in a new tab, and internal ones do not', (of) => {
    expect(linkTo(of(html), 'https://blog.example/')).toMatch(/target="_blank" rel="noopener"/)
    expect(linkTo(of(html), '/news')).not.toContain('target')
  })

  it.each([wide, narrow])('come first in their own group', (of) => {
    const nav = of(html)
    expect(linkTo(nav, 'https://docs.example/')).toContain('target="_blank"')
    expect(nav.indexOf('https://docs.example/')).toBeLessThan(nav.indexOf('"/start"'))
  })
})
