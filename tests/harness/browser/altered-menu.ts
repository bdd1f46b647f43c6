import type { Page } from '@playwright/test'

const added = [
  { id: 901, title: 'Shop', type: 'EXTERNAL', externalPath: 'shop.wallet.example' },
  { id: 902, title: 'Status', type: 'WRAPPER', path: 'https://status.wallet.example/' },
  { id: 903, title: 'More', type: 'WRAPPER' },
  { id: 904, title: 'Help', type: 'INTERNAL', path: '/help-center', parent: { id: 903 } },
  { id: 905, title: 'Backers', type: 'INTERNAL', path: '/forinvestors', parent: { id: 903 } },
].map((item) => ({ ...item, order: item.id }))

/** Adds external links and a second group to the menu, as an editor could. */
export const alterMenu = (page: Page) =>
  page.route('**/api/navigation/render/navigation*', async (route) => {
    const response = await route.fetch()
    const items = (await response.json()) as unknown[]
    await route.fulfill({ response, json: [...items, ...added] })
  })
