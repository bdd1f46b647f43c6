import { expect, test } from '../harness/browser/test'

const lists = [
  { path: '/', count: 6 },
  { path: '/local-partners', count: 4 },
]

test.describe('FAQs', () => {
  for (const { path, count } of lists)
    test(`on ${path} show one answer at a time`, async ({ visit }) => {
      const page = await visit(path)
      const questions = page.getByRole('main').locator('details').filter({ visible: true })
      const states = (...open: number[]) =>
        Array.from({ length: count }, (_, index) => open.includes(index))
      const shown = () =>
        questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
      const toggle = (index: number) => questions.nth(index).locator('summary').click()

      expect(await shown()).toEqual(states(0))
      await toggle(2)
      await expect.poll(shown).toEqual(states(2))
      await toggle(2)
      await expect.poll(shown).toEqual(states())
      await questions.nth(1).locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect.poll(shown).toEqual(states(1))
    })
})
