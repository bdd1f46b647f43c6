import { brand } from '@app/contract'
import { footer, menu, site } from '@app/seed'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { menuTree } from '../content/menu'
import { toNavigation } from '../content/to-navigation'
import { shareNetworks } from '../ui/network-names'
import { Layout } from './layout'

const html = renderToStaticMarkup(
  <StaticRouter location="/banks">
    <Layout
      menu={menuTree(toNavigation(menu), site.productName)}
      site={site}
      footer={footer}
      footerState="loaded"
      year={2031}
      currentPath="/banks"
      pageUrl="https://wallet.example/banks"
      isLoading={false}
    >
      <h1>Banks</h1>
    </Layout>
  </StaticRouter>,
)

const share = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'))

it('the skip link comes first and links to the content', () => {
  expect(html).toMatch(/^<a class="skip-link" href="#main"/)
  expect(html).toContain('<main id="main" tabindex="-1"><h1>Banks</h1></main>')
})

it('each landmark occurs once', () => {
  for (const tag of ['header', 'main', 'footer', 'aside'])
    expect(html.match(new RegExp(`<${tag}[ >]`, 'g')), tag).toHaveLength(1)
})

it('nothing is announced before a navigation', () => {
  expect(html).toMatch(/<p class="[^"]*" role="status"><\/p>$/)
})

it('the page can be shared in six ways without scripts, with its own text', () => {
  const links = [...share.matchAll(/<a href="([^"]+)"([^>]*)>/g)]
  expect(links).toHaveLength(shareNetworks.length)
  for (const [, href = '', rest] of links) {
    expect(href).toContain(encodeURIComponent('https://wallet.example/banks'))
    expect(rest).toBe(href.startsWith('mailto:') ? '' : ' target="_blank" rel="noopener"')
  }
  expect(share).toContain(encodeURIComponent(`${brand.name} & Banks`))
})
