import { expect, phone, test } from '../harness/browser/test'

const pictures = 'main .steps--beside-picture img'

test.describe('steps beside one picture', () => {
  test('keep it in view, and change it as each step reaches the middle', async ({ visit }) => {
    const page = await visit('/careers')
    const steps = page.locator('main .steps--beside-picture .steps__text')
    await expect(steps).toHaveCount(4)
    const shown = () =>
      page
        .locator(pictures)
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === '1').length)
    const positions = new Set<number>()
    for (const index of [0, 1, 2, 3]) {
      await steps.nth(index).evaluate((step) => {
        const { top, height } = step.getBoundingClientRect()
        window.scrollBy({ top: top + (height - innerHeight) / 2, behavior: 'instant' })
      })
      await expect.poll(shown).toBe(index + 1)
      positions.add(
        await page
          .locator(pictures)
          .first()
          .evaluate((one) => Math.round(one.getBoundingClientRect().top)),
      )
    }
    expect([...positions]).toHaveLength(1)
  })

  for (const [title, options] of [
    ['reduced motion', { reducedMotion: 'reduce' }],
    ['a phone', { viewport: phone }],
  ] as const)
    test(`show every picture with ${title}`, async ({ visit }) => {
      const page = await visit('/careers', options)
      const boxes = await page.locator(pictures).evaluateAll((all) =>
        all.map((one) => {
          const { left, top } = one.getBoundingClientRect()
          return [getComputedStyle(one).opacity, `${left} ${top}`]
        }),
      )
      expect(boxes.map(([opacity]) => opacity)).toEqual(['1', '1', '1', '1'])
      expect(new Set(boxes.map(([, position]) => position)).size).toBe(4)
    })
})
