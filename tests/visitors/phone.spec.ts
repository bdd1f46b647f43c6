import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { addressInCode } from '../harness/browser/address-in-code'
import { expect, hydrate, test } from '../harness/browser/test'

/** The phone, with the amount on it. */
async function atTheTill(page: Page) {
  await hydrate(page)
  await page.locator('[data-phone]').scrollIntoViewIfNeeded()
  const phone = page.getByRole('group', { name: /app: pay/ })
  const button = phone.getByRole('button')
  await expect(button).toHaveText('Hold to pay')
  return { phone, button, news: phone.getByRole('status') }
}

test.describe('the phone', () => {
  test('pays while its button is held, and not if it is let go too early', async ({ visit }) => {
    const page = await visit('/pay-in-store')
    const { phone, button, news } = await atTheTill(page)
    await expect(news).toBeEmpty()
    await phone.getByText('QR code', { exact: true }).click()
    await expect(phone.getByText('Point the camera at the code')).toBeVisible()
    const code = phone.locator('.app__sign').filter({ has: page.locator('path') })
    expect(await addressInCode(code)).toBe('https://fernway.example/pay')
    await button.hover()
    await page.mouse.down()
    await expect(button).toHaveText('Hold on …')
    await page.mouse.up()
    await expect(button).toHaveText('Hold to pay')
    await expect(phone.getByText('Keep the button down until it is full')).toHaveCount(2)
    await expect(news).toHaveText('Keep the button down until it is full')
    await page.mouse.down()
    await expect(button).toHaveText('To the wallet')
    await page.mouse.up()
    await expect(news).toHaveText('Paid €12.50 to Fernway.')
    await button.click()
    await expect(news).toHaveText('€1.25 cashback. You have €248.60 now.')
  })

  test('shows a beam that fills the button while it is held, and falls back', async ({ visit }) => {
    const page = await visit('/pay-in-store')
    const { button } = await atTheTill(page)
    await button.focus()
    const shape = () => button.evaluate((element) => getComputedStyle(element).borderRadius)
    expect(parseFloat(await shape())).toBeGreaterThan(100)
    const { growing, falling } = await button.evaluate(
      async (element, parts) => {
        const filled = () => parseFloat(getComputedStyle(element).backgroundSize)
        const film = async (type: string) => {
          element.dispatchEvent(new PointerEvent(type, { bubbles: true }))
          // React renders in a microtask.
          await Promise.resolve()
          const [beam, ...others] = element.getAnimations()
          if (!beam || others.length > 0) throw new Error('The fill is one transition.')
          beam.pause()
          const { duration } = beam.effect!.getComputedTiming()
          return parts.map((part) => {
            beam.currentTime = Number(duration) * part
            return filled()
          })
        }
        return { growing: await film('pointerdown'), falling: await film('pointerup') }
      },
      [0, 0.1, 0.25, 0.5, 0.75, 0.99],
    )
    expect(growing[0]).toBe(0)
    expect(growing.at(-1)).toBeGreaterThan(99)
    expect(growing).toEqual([...new Set(growing)].toSorted((one, other) => one - other))
    expect(falling).toEqual([...new Set(falling)].toSorted((one, other) => other - one))
    expect(falling.at(-1)).toBeLessThan(1)
  })

  test('pays by keyboard, keeps the focus, and keeps the balance on the next page', async ({
    visit,
  }) => {
    const page = await visit('/pay-in-store')
    const { button, news } = await atTheTill(page)
    await button.focus()
    for (const key of ['Enter', ' ']) {
      await page.keyboard.down(key)
      await expect(button).toHaveText('To the wallet')
      await page.keyboard.up(key)
      await page.keyboard.press(key)
      await expect(button).toHaveText('Pay another amount')
      await expect(button).toBeFocused()
      await page.keyboard.press(key)
      await expect(button).toHaveText('Hold to pay')
    }
    await page.reload()
    const { phone } = await atTheTill(page)
    await expect(phone).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('wallet-balance'))).toBe('24985')
    await expect(news).toBeEmpty()
  })

  test('pays by one tap where motion is not welcome', async ({ visit }) => {
    const page = await visit('/pay-in-store', { reducedMotion: 'reduce' })
    const { button, news } = await atTheTill(page)
    await button.click()
    await expect(news).toHaveText('Paid €12.50 to Fernway.')
  })

  test('names the limits of an amount beyond them, and pays the nearest', async ({ visit }) => {
    const page = await visit('/pay-in-store', { reducedMotion: 'reduce' })
    const { phone, button, news } = await atTheTill(page)
    const amount = phone.getByRole('spinbutton')
    const limits = () =>
      phone
        .getByText('To pay', { exact: true })
        .evaluate((label) => getComputedStyle(label, '::after').content)
    expect(await limits()).toBe('none')
    await amount.fill('250')
    expect(await limits()).toContain('€1 to €200')
    await expect(phone.getByText('You get back €20.00')).toBeVisible()
    await button.click()
    await expect(news).toHaveText('Paid €200.00 to Fernway.')
    await button.click()
    await button.click()
    await expect(amount).toHaveValue('200.00')
    await amount.fill('')
    await amount.blur()
    await expect(amount).toHaveValue('200.00')
  })

  test('stands where its picture stood, and keeps nobody out', async ({ visit }) => {
    const page = await visit('/pay-in-store')
    const device = page.locator('[data-phone]')
    await expect(device.getByRole('img')).toHaveCount(1)
    const before = await device.boundingBox()
    await atTheTill(page)
    const after = await device.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    expect(await accessibilityViolations(page, '.phone')).toEqual([])
  })
})

test('what a shop sets beside the phone is what the phone pays by, and the shop sees it', async ({
  visit,
}) => {
  const page = await visit('/local-store', { reducedMotion: 'reduce' })
  const { phone, button } = await atTheTill(page)
  const campaign = page.getByRole('group', { name: 'Fernway’s campaign' })
  await campaign.getByLabel('Cashback').selectOption('40%')
  await campaign.getByLabel('Day').selectOption('Saturday')
  await campaign.getByLabel('To').selectOption('20:00')
  await expect(phone.getByText('Saturday, 14:00 to 20:00')).toBeVisible()
  await expect(phone.getByText('You get back €5.00')).toBeVisible()
  await expect(campaign.getByRole('definition')).toHaveText(['€12.50', '€5.00', '€7.50'])
  await expect(campaign.getByText('Stays with you')).toBeVisible()
  await button.click()
  await expect(campaign.getByText('Paid')).toBeVisible()
  await campaign.getByLabel('Cashback').selectOption('50%')
  await expect(button).toHaveText('Hold to pay')
  await expect(phone.getByText('You get back €6.25')).toBeVisible()
  expect(await accessibilityViolations(page, '.phone')).toEqual([])
})

test('the checkout beside the phone shows the code on it, and that it was paid', async ({
  visit,
}) => {
  const page = await visit('/pay-online', { reducedMotion: 'reduce' })
  const { phone, button, news } = await atTheTill(page)
  await expect(page.locator('.phone').getByText('47 19')).toHaveCount(2)
  await expect(phone.getByText('47 19')).toBeVisible()
  await button.click()
  await expect(page.getByText('Paid. Your order is on its way.')).toBeVisible()
  await expect(news).toHaveText('Paid €38.00 to Casa Lumo.')
})

test('the receipt prints once the payment is made', async ({ visit }) => {
  const page = await visit('/banks', { reducedMotion: 'reduce' })
  const { button } = await atTheTill(page)
  const printed = page.locator('.beside--printed')
  await expect(printed).toHaveCount(0)
  const open = page.locator('.beside__print > dd')
  await expect(open.filter({ visible: true })).toHaveCount(0)
  const placeholders = await open.evaluateAll((all) =>
    all.map((sum) => getComputedStyle(sum, '::before').content),
  )
  expect(placeholders).toEqual(['"…"', '"…"', '"…"'])
  await button.click()
  await expect(printed.getByRole('definition')).toHaveText([
    '€12.50',
    '•••• 4821',
    '€12.50',
    '€1.25',
    '€0.00',
  ])
})

test('a request that is run asks the phone, and is answered when it has paid', async ({
  visit,
}) => {
  const page = await visit('/visionary-developers', { reducedMotion: 'reduce' })
  await page.locator('.phone').scrollIntoViewIfNeeded()
  const phone = page.getByRole('group', { name: /app: pay/ })
  const call = page.getByRole('group', { name: 'The request and its answer' })
  await expect(phone.getByRole('button')).toHaveText('Pay')
  await call.getByRole('button', { name: 'Run' }).click()
  await expect(call.getByText('"status": "requested"')).toBeVisible()
  await phone.getByLabel('To pay').fill('20')
  await expect(call.getByText('"cashbackPercent": 10')).toContainText('"amount": 2000')
  await phone.getByRole('button').click()
  await expect(call.getByText('"status": "paid"')).toContainText('"amount": 200,')
  await call.getByRole('button', { name: 'Run' }).click()
  await expect(phone.getByRole('button')).toHaveText('Hold to pay')
})

test('without scripts the phone is a row of pictures, which the site has drawn', async ({
  visit,
}) => {
  const page = await visit('/pay-in-store', { javaScriptEnabled: false, isHydrated: false })
  const stills = page.locator('.phone').getByRole('img')
  await expect(stills).toHaveCount(1)
  await stills.first().scrollIntoViewIfNeeded()
  for (const still of await stills.all())
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(2046)
})
