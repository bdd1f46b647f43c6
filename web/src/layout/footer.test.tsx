import { brand, type Footer } from '@app/contract'
import { footer, site } from '@app/seed'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { FooterState } from '../content/use-content'
import { type Posted, PostedProvider } from '../forms/posted'
import { networkNames } from '../ui/network-names'
import { SiteFooter } from './footer'
import { linkTo } from './testing/link-to'

const rendered = (content: Footer | null, state: FooterState, year = 2031) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteFooter footer={content} state={state} site={site} year={year} currentPath="/" />
    </StaticRouter>,
  )

describe('the footer', () => {
  const html = rendered(footer, 'loaded')

  it('shows that it is loading until there is content', () => {
    expect(rendered(null, 'loading')).toContain('Loading…')
    expect(rendered(null, 'loading')).not.toContain('<form')
    expect(rendered(footer, 'loading')).toBe(html)
  })

  it('falls back to the site settings when its content could not be loaded', () => {
    const fallback = rendered(null, 'failed')
    expect(fallback).toContain(site.description)
    expect(fallback).toContain(`© 2031 ${brand.name}`)
    expect(fallback).toContain('name="email"')
    expect(linkTo(fallback, site.appStoreUrl)).not.toBe('')
  })

  it('has no column for an app that no store has', () => {
    const { appStoreUrl: _apple, googlePlayUrl: _google, ...plain } = footer
    expect(html).toContain('Download the app')
    expect(rendered(plain, 'loaded')).not.toMatch(/Download the app|store-badge/)
  })

  it('keeps its content when a later fetch fails', () => {
    expect(rendered(footer, 'failed')).toBe(html)
  })

  it('asks for an email address', () => {
    expect(html).toContain(footer.newsletterTitle)
    expect(html).toMatch(/<input [^>]*name="email"/)
    expect(html).toMatch(/<input [^>]*type="email"/)
    expect(html).toMatch(/<input [^>]*required=""/)
    expect(html).toContain('>Subscribe</button>')
  })

  it('says why an email address was refused that was sent without scripts, and keeps it', () => {
    const posted = (failed: Partial<Posted>): string =>
      renderToStaticMarkup(
        <StaticRouter location="/">
          <PostedProvider
            value={{
              form: 'newsletter',
              isSent: false,
              values: { email: 'ana@' },
              errors: {},
              ...failed,
            }}
          >
            <SiteFooter footer={footer} state="loaded" site={site} year={2031} currentPath="/" />
          </PostedProvider>
        </StaticRouter>,
      )
    expect(html).toMatch(/<form [^>]*action="\/forms\/newsletter" method="post"/)
    const invalid = posted({ errors: { email: 'Please enter a valid email address' } })
    expect(invalid).toMatch(/<input [^>]*name="email" value="ana@"/)
    const [, id = ''] = / autofocus=""[^>]* aria-describedby="([^"]+)"/.exec(invalid) ?? []
    expect(invalid).toContain(
      `<p id="${id}" class="newsletter-box__status" role="status">Please enter a valid email address</p>`,
    )
    const failure = { message: 'Network error.', list: [], fields: {} }
    expect(posted({ failure })).toContain('role="status">Network error.</p>')
  })

  it('puts the given year into the copyright line', () => {
    expect(html).toContain(`© 2031 ${brand.name}. All rights reserved.`)
    expect(rendered(footer, 'loaded', 2032)).toContain('© 2032')
    expect(html).not.toContain('{year}')
  })

  it('says who runs the site, once the settings do', () => {
    const company = { legalName: 'Wallet Lda.', legalRegister: 'Cascais 501 234 567' }
    const named = renderToStaticMarkup(
      <StaticRouter location="/">
        <SiteFooter
          footer={footer}
          state="loaded"
          site={{ ...site, ...company }}
          year={2031}
          currentPath="/"
        />
      </StaticRouter>,
    )
    expect(named).toContain('<p>Wallet Lda. · Cascais 501 234 567</p>')
    expect(html).not.toContain(' · ')
  })

  it('says what a badge certifies, and where to read it', () => {
    expect(html).toMatch(/<a href="\/privacy-policy"[^>]*><img [^>]*alt="Card security seal"/)
    expect(html).toContain('Cards are kept by the rules of the card schemes.')
  })

  it('names every partner and badge', () => {
    for (const { name, image } of [...footer.partners, ...footer.badges])
      expect(html).toContain(`alt="${(image.alt || name).replace('&', '&amp;')}"`)
  })

  it('opens external links in a new tab, and only those', () => {
    for (const { url, isExternal } of footer.links)
      expect(linkTo(html, url).includes('target="_blank"'), url).toBe(isExternal)
  })

  it('lists the nine networks in order, each named and opening in a new tab', () => {
    const positions = site.socialLinks.map(({ url }) => html.indexOf(`href="${url}"`))
    expect(positions).toHaveLength(9)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    for (const { network, url } of site.socialLinks) {
      const link = linkTo(html, url)
      expect(link).toContain('target="_blank"')
      expect(link).toContain(`aria-label="${networkNames[network]} (opens in a new tab)"`)
    }
  })

  it('lets the visitor change the cookie choice', () => {
    expect(html).toMatch(/<button type="button"[^>]*>Cookie settings<\/button>/)
  })
})
