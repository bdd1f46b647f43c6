import { beforeEach, expect, it, vi } from 'vitest'

let loaded: string[]
let pushed: unknown[]
/** As on a page that was just opened: what has run is remembered for as long as it is open. */
async function pageWith(settings: object) {
  ;[loaded, pushed] = [[], []]
  vi.resetModules()
  vi.stubGlobal('window', { dataLayer: pushed })
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(settings) }),
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  return import('./third-parties')
}
beforeEach(() => vi.unstubAllGlobals())

const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-1'
const CHAT = 'https://chat.example/widget.js'
const all = { gtmId: 'GTM-1', chatWidgetUrl: CHAT }

it.each([undefined, 'declined'] as const)(
  'without consent (%s) nothing of others is loaded',
  async (choice) => {
    const { loadThirdParties, runsThirdParties } = await pageWith(all)
    loadThirdParties(choice, true)
    expect([loaded, pushed, runsThirdParties()]).toEqual([[], [], false])
  },
)

it('with consent each is loaded, once', async () => {
  const { loadThirdParties, runsThirdParties } = await pageWith(all)
  loadThirdParties('accepted', true)
  loadThirdParties('accepted', true)
  expect(loaded).toEqual([TAGS, CHAT])
  expect(pushed).toEqual([expect.objectContaining({ event: 'gtm.js' })])
  expect(runsThirdParties()).toBe(true)
})

it('a chat that may come before consent does, where it is on, and tags do not', async () => {
  const { loadThirdParties } = await pageWith({ ...all, chatBeforeConsent: true })
  loadThirdParties('declined', false)
  expect(loaded).toEqual([])
  loadThirdParties('declined', true)
  expect(loaded).toEqual([CHAT])
})

it('what is not set up is not loaded', async () => {
  const { loadThirdParties } = await pageWith({})
  loadThirdParties('accepted', true)
  expect(loaded).toEqual([])
})
