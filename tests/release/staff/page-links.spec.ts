import { asEditor } from '../../api/as-editor'
import { stack } from '../../harness/browser/stack'
import { expect, test } from '../../harness/browser/test'
import { cmsAt } from '../../harness/cms'

test('a link on a page leads to the results, which only the server has', async ({ visit }) => {
  const editor = asEditor(cmsAt(stack.cms))
  const url = '/search?q=cashback'
  const link = { type: 'link', url, children: [{ type: 'text', text: 'Find more' }] }
  const body = [{ type: 'paragraph', children: [link] }]
  const id = await editor.pages.create({
    slug: 'leads-to-the-search',
    title: 'Leads to the search',
    Content: [{ __component: 'blocks.text', title: 'More', body }],
  })
  try {
    await editor.pages.publish(id)
    const path = '/leads-to-the-search'
    await expect.poll(async () => (await fetch(stack.site + path)).status).toBe(200)
    const page = await visit(path)
    await page.getByRole('link', { name: 'Find more' }).click()
    await expect(page.getByRole('heading', { name: 'Help answers' })).toBeVisible()
  } finally {
    await editor.pages.remove(id)
  }
})
