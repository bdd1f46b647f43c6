import { ownTexts } from '../../../contract/index'
import { asEditor } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { stack } from '../../harness/browser/stack'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'
import { storedIn } from '../../harness/stored-submissions'

const cms = cmsAt(stack.cms)

test.afterAll(() => asEditor(cms).settings.save(ownTexts))

test('an editor words the cookie question and the newsletter dialog, and what was shown is recorded', async ({
  signIn,
  visit,
}) => {
  const page = await signIn('Marketing editor', {
    at: '/admin/content-manager/single-types/api::site-setting.site-setting',
  })
  const field = (name: string) => page.getByRole('textbox', { name })
  await expect(field('Cookie question')).toHaveValue(
    'We use cookies to improve your experience and for analytical purposes. Do you accept?',
  )
  await field('Cookie question').fill('May we count your visits?')
  await field('Newsletter window: heading').fill('Letters from {product}')
  await field('Newsletter window: agreement').fill('Yes, by the {terms}.')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect
    .poll(async () => (await fetch(new URL('/banks', stack.site))).text())
    .toContain('May we count your visits?')

  const visitor = await visit('/banks', { isNew: true })
  const stored = visitor.waitForResponse((one) => one.url().endsWith('/log-consent'))
  const question = visitor.getByRole('region', { name: 'May we count your visits?' })
  await question.getByRole('button', { name: 'Decline' }).click()
  expect((await stored).status()).toBe(201)
  await expect(visitor.getByRole('heading', { name: /^Letters from/ })).toBeVisible()
  await expect(visitor.getByText('Yes, by the Terms and Conditions.')).toBeVisible()
  const row = (await storedIn(cms).rows('log-consent')).at(-1)
  expect(row?.['wording_version']).toMatch(/^2026-11-\w+$/)
  const proof = await storedIn(cms).proof(String(row?.['reference']))
  expect(proof).toMatchObject({ version: row?.['wording_version'], hash: expect.any(String) })
})
