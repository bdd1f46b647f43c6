import { expect, it } from 'vitest'
import {
  consentScript,
  previewErrorScript,
  previewScript,
  startScript,
  takePassScript,
} from './page-scripts'

const panel = 'https://cms.example/'
const addresses = {
  entry: '/assets/entry-$&.js',
  imports: ['/assets/few-lines.js'],
  styles: '/assets/all.css',
  check: '/assets/check.js',
  calculator: '/assets/calculator.js',
}
const layout = '/_layout/menu-and-footer.json'

it.each([
  ['a page with a form', startScript(addresses, { layout, hasForm: true })],
  ['a page without one', startScript(addresses, { layout, hasForm: false })],
  ['a preview', previewScript(addresses, panel)],
  ['a preview that could not be shown', previewErrorScript(panel)],
  ['the cookie choice', consentScript],
  ['the edit bar', takePassScript('https://cms.example')],
])('the script of %s is valid JavaScript that names the built files', (_, code) => {
  expect(code).not.toMatch(/APP_ENTRY|ALL_STYLES|LAYOUT|PANEL_ORIGIN|CMS_URL|<\//)
  expect(() => new Function(code)).not.toThrow()
})

it('a page with a form starts the app once it is painted, any other page when all is loaded, too', () => {
  const afterLoad = 'addEventListener("load",'
  expect(startScript(addresses, { layout, hasForm: true })).toContain(
    'import("/assets/entry-$&.js")',
  )
  expect(startScript(addresses, { layout, hasForm: true })).not.toContain(afterLoad)
  expect(startScript(addresses, { layout, hasForm: false })).toContain(afterLoad)
  for (const hasForm of [true, false])
    expect(startScript(addresses, { layout, hasForm })).toMatch(
      /PerformanceObserver.*type:"paint"/s,
    )
})
