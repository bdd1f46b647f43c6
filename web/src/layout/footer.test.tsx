import type { Footer } from '@beam/contract'
import { footer, site } from '@beam/seed'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type FooterState, SiteFooter } from './footer'

const rendered = (content: Footer | null, state: FooterState, year = 2031) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/">
        <SiteFooter footer={content} state={state} site={site} year={year} />
      </StaticRouter>
    </QueryClientProvider>,
  )

const linkTo = (html: string, href: string) => {
  const from = html.indexOf(`href="${href}"`)
  return from < 0 ? '' : html.slice(html.lastIndexOf('<a', from), html.indexOf('>', from))
}

describe('the footer', () => {
  const html = rendered(footer, 'loaded')

  it('says that it is loading until there is something to show', () => {
    expect(rendered(null, 'loading')).toContain('Loading…')
    expect(rendered(null, 'loading')).not.toContain('<form')
    expect(rendered(footer, 'loading')).toBe(html)
  })

  it('falls back to what the settings know when its content failed', () => {
    const bare = rendered(null, 'failed')
    expect(bare).toContain(site.description)
    expect(bare).toContain('© 2031 Beam')
    expect(bare).toContain('name="email"')
    expect(linkTo(bare, site.appStoreUrl)).not.toBe('')
  })

  it('shows the content it was given even when a later fetch failed', () => {
    expect(rendered(footer, 'failed')).toBe(html)
  })

  it('asks for an e-mail address', () => {
    expect(html).toContain(footer.newsletterTitle)
    expect(html).toMatch(/<input [^>]*name="email"/)
    expect(html).toMatch(/<input [^>]*type="email"/)
    expect(html).toMatch(/<input [^>]*required=""/)
    expect(html).toContain('>Subscribe</button>')
  })

  it('puts the year it is told into the copyright line', () => {
    expect(html).toContain('© 2031 Beam. All rights reserved.')
    expect(rendered(footer, 'loaded', 2032)).toContain('© 2032')
    expect(html).not.toContain('{year}')
  })

  it('names every partner and badge', () => {
    for (const { name, image } of [...footer.partners, ...footer.badges])
      expect(html).toContain(`alt="${(image.alt || name).replace('&', '&amp;')}"`)
  })

  it('opens external links in a new tab, and only those', () => {
    for (const { url, isExternal } of footer.links)
      expect(linkTo(html, url).includes('target="_blank"'), url).toBe(isExternal)
  })

  it('lists the nine networks in order, each in a new tab and named', () => {
    const places = site.socialLinks.map(({ url }) => html.indexOf(`href="${url}"`))
    expect(places).toHaveLength(9)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const { url } of site.socialLinks) expect(linkTo(html, url)).toContain('target="_blank"')
    for (const name of ['Instagram', 'LinkedIn', 'TikTok', 'Pinterest'])
      expect(html).toContain(`aria-label="${name} (opens in a new tab)"`)
  })

  it('offers the cookie choice again', () => {
    expect(html).toMatch(/<button type="button"[^>]*>Cookie settings<\/button>/)
  })
})
