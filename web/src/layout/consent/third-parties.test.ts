import { beforeEach, expect, it, vi } from 'vitest'
import { loadThirdParties, runsThirdParties } from './third-parties'

let loaded: string[]
let pushed: unknown[]
beforeEach(() => {
  ;[loaded, pushed] = [[], []]
  vi.stubGlobal('window', { dataLayer: pushed })
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
})

const TAGS = 'https://www.googletagmanager.com/gtm.js?id='

/** Others for each test: a page remembers what has run for as long as it is open. */
const configured = (name: string, chatBeforeConsent = false) => ({
  gtmId: `GTM-${name}`,
  chatWidgetUrl: `https://${name}.example/chat.js`,
  chatBeforeConsent,
})

it.each([undefined, 'declined'] as const)(
  'without consent (%s) nothing of others is loaded',
  (choice) => {
    loadThirdParties(choice, true, configured('none'))
    expect([loaded, pushed]).toEqual([[], []])
  },
)

it('with consent each is loaded, once', () => {
  for (let time = 0; time < 2; time += 1) loadThirdParties('accepted', true, configured('once'))
  expect(loaded).toEqual([`${TAGS}GTM-once`, 'https://once.example/chat.js'])
  expect(pushed).toEqual([expect.objectContaining({ event: 'gtm.js' })])
  expect(runsThirdParties()).toBe(true)
})

it('a chat that may come before consent does, where it is on, and tags do not', () => {
  const early = configured('early', true)
  loadThirdParties('declined', false, early)
  expect(loaded).toEqual([])
  loadThirdParties('declined', true, early)
  expect(loaded).toEqual(['https://early.example/chat.js'])
})

it('what is not set up is not loaded', () => {
  loadThirdParties('accepted', true, { gtmId: '', chatWidgetUrl: '', chatBeforeConsent: false })
  expect(loaded).toEqual([])
})
