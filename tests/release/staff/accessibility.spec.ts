import type { Page } from '@playwright/test'
import { expectations } from '../../../contract/forms/testing/expectations'
import { asEditor, pageWithText } from '../../api/as-editor'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { stack } from '../../harness/browser/stack'
import { test } from '../../harness/browser/staff'
import { expect } from '../../harness/browser/test'
import { cmsAt } from '../../harness/cms'
import { referenceIn } from '../../harness/stored-submissions'
import { patience } from '../../harness/patience'

const cms = cmsAt(stack.cms)
const NAME = 'Accessible'
const email = 'accessible@example.org'

let editor: ReturnType<typeof asEditor>
let reference = ''
let entry = ''
test.beforeAll(async () => {
  const sample = { ...expectations.contact.sample, lastName: NAME, email }
  for (let count = 0; count < 3; count += 1)
    reference = referenceIn(await cms.post('contact', sample))
  editor = asEditor(cms)
  const hero = {
    __component: 'blocks.hero',
    title: 'Pay',
    button: { label: 'Go', url: '/about-us' },
  }
  const text = pageWithText('for-everybody', 'For everybody', 'One')
  entry = await editor.pages.create({ ...text, Content: [hero, ...text.Content] })
  await editor.pages.publish(entry)
  await editor.pages.save(entry, { title: 'For all' })
})
test.afterAll(() => editor.pages.remove(entry))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const movingIn = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations !== Infinity,
        ).length,
  )
const row = (page: Page) => page.getByRole('checkbox', { name: new RegExp(reference) })
const findPerson = async (page: Page) => {
  await page.getByPlaceholder('Email address').fill(email)
  await page.getByPlaceholder('Email address').press('Enter')
  await expect(page.getByRole('heading', { name: email })).toBeVisible()
}

type Screen = [title: string, path: () => string, act: (page: Page) => Promise<unknown>]

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

/** Every screen of ours, also in states that a click or a failure brings. */
const screens: Screen[] = [
  ['the home page', () => '/', (page) => page.getByText('Inbox').first().waitFor()],
  ['notices', () => '/notices', heading('For you')],
  ['the inbox', () => `/inbox?states=&q=${NAME}`, (page) => row(page).waitFor()],
  [
    'the inbox with rows chosen',
    () => `/inbox?states=&q=${NAME}`,
    async (page) => {
      await row(page).click()
      await button(page, 'Mark as spam').waitFor()
    },
  ],
  [
    'the inbox with its keys',
    () => `/inbox?states=&q=${NAME}`,
    async (page) => {
      await row(page).waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'the inbox where nothing matches',
    () => '/inbox?states=&q=nobodyhasthisname',
    (page) => page.getByText('No submissions match.').waitFor(),
  ],
  ['likely spam', () => '/inbox?states=&suspicious=true', heading('Inbox')],
  ['a submission', () => `/inbox/${reference}`, (page) => page.getByText(email).first().waitFor()],
  [
    'a submission with a note begun',
    () => `/inbox/${reference}`,
    (page) => page.getByRole('textbox', { name: 'Note' }).fill('@'),
  ],
  ['mail', () => '/mail', heading('Mail')],
  ['templates', () => '/mail/templates', heading(/templates/i)],
  ['a template', () => '/mail/templates/contact/confirmation', heading(/Confirmation/)],
  [
    'a template that is wrong',
    () => '/mail/templates/contact/confirmation',
    async (page) => {
      await page.getByRole('textbox', { name: 'Text' }).fill('{nonsense}')
      const refused = page.waitForResponse((response) => response.status() === 400)
      await button(page, 'Save').click()
      await refused
      await expect(button(page, 'Save')).toBeEnabled()
    },
  ],
  ['saved replies', () => '/mail/saved-replies', heading('Saved replies')],
  ['settings of mail', () => '/mail/settings', heading(/mail/i)],
  ['the newsletter', () => '/newsletter', heading('Newsletter')],
  ['privacy', () => '/privacy', heading('Privacy')],
  ['a person', () => '/privacy', findPerson],
  [
    'people who may be meant',
    () => '/privacy',
    async (page) => {
      await page.getByPlaceholder('Email address').fill(email.split('@')[0] ?? '')
      await page.getByPlaceholder('Email address').press('Enter')
      await button(page, 'Show what is held').first().waitFor()
    },
  ],
  ['invitations', () => '/settings/invitations', heading('Invitations')],
  [
    'a person about to be erased',
    () => '/privacy',
    async (page) => {
      await findPerson(page)
      await button(page, /^Erase/).click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  ['consents', () => '/privacy/consents', heading(/Consent/)],
  ['retention', () => '/privacy/retention', heading(/Retention/)],
  ['the audit log', () => '/audit', heading('Audit log')],
  ['webhooks', () => '/settings/webhook-deliveries', heading('Webhooks')],
  ['move content', () => '/settings/content-transfer', heading('Move content')],
  ['needs attention', () => '/attention', heading('Needs attention')],
  ['pictures in use', () => '/pictures', heading(/Pictures/)],
  ['the bin', () => '/bin', heading('Bin')],
  ['releases', () => '/releases', heading('Releases')],
  [
    'a page being edited, with its panels',
    () => `/content-manager/collection-types/api::page.page/${entry}`,
    (page) => page.getByRole('textbox', { name: 'Title' }).first().waitFor(),
  ],
  [
    'a page with a section open',
    () => `/content-manager/collection-types/api::page.page/${entry}`,
    async (page) => {
      await button(page, /^Hero - Pay/).click()
      await page.getByRole('combobox', { name: 'Address' }).waitFor()
    },
  ],
  [
    'a job',
    () => '/content-manager/collection-types/api::job.job?sort=title:ASC',
    async (page) => {
      await page
        .getByRole('gridcell', { name: /^careers|[a-z]/ })
        .nth(1)
        .click()
      await page.getByRole('textbox', { name: 'Purpose' }).waitFor()
    },
  ],
  [
    'a list of entries',
    () => '/content-manager/collection-types/api::page.page?sort=title:ASC',
    (page) => page.getByRole('columnheader').first().waitFor(),
  ],
  [
    'the tree of pages',
    () => '/content-manager/tree',
    (page) => page.getByRole('list', { name: 'Pages', exact: true }).waitFor(),
  ],
  ['the media library', () => '/plugins/upload', heading(/items/)],
  [
    'files to choose from',
    () => '/content-manager/single-types/api::site-setting.site-setting',
    async (page) => {
      await page.getByText('Click to choose a file').first().click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  ],
  [
    'files to upload',
    () => '/content-manager/single-types/api::site-setting.site-setting',
    async (page) => {
      await page.getByText('Click to choose a file').first().click()
      await button(page, 'Add more files').click()
      await page.getByText('Choose files, or drop them here').waitFor()
    },
  ],
  [
    'the versions of a page',
    () => `/history/api::page.page/${entry}`,
    (page) => page.getByRole('list', { name: 'Versions' }).waitFor(),
  ],
  [
    'a save that a colleague overtook',
    () => `/content-manager/collection-types/api::page.page/${entry}`,
    async (page) => {
      const title = page.getByRole('textbox', { name: 'Title' }).first()
      await title.waitFor()
      // Another title at each width: what the colleague did not change is merged without a question.
      await editor.pages.save(entry, { title: `By a colleague, ${page.viewportSize()?.width}` })
      await title.fill('By me')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('dialog', { name: 'Somebody else saved first' }).waitFor()
    },
  ],
  [
    'the menu',
    () => '/plugins/navigation',
    (page) => button(page, 'Add an item').first().waitFor(),
  ],
  [
    'an item of the menu',
    () => '/plugins/navigation',
    async (page) => {
      await button(page, 'Add an item').first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add to the menu' }).click()
      await page.getByText('Every item needs a title.').waitFor()
    },
  ],
  [
    'redirects about to be imported',
    () => '/content-manager/collection-types/api::redirect.redirect',
    async (page) => {
      await button(page, /Import/).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
]

test('a list of entries is reached and walked with the keyboard, its states in sight on a small laptop', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${cms.url}/admin/content-manager/collection-types/api::page.page?sort=title:ASC`)
  const [first, second] = [1, 2].map((at) => page.getByRole('row').nth(at).getByRole('link'))
  await expect(first!).toBeVisible()
  const actions = page.getByRole('button', { name: 'Row actions' }).first()
  const { x, width } = (await actions.boundingBox())!
  expect(x + width).toBeLessThan(1280 - 48)
  await button(page, 'View settings').press('Tab')
  await expect(first!).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(second!).toBeFocused()
})

for (const width of [1440, 390])
  test(`no screen of ours keeps anybody out, whatever is open on it, at ${width} px`, async ({
    signIn,
  }) => {
    test.setTimeout(patience.walk)
    const page = await signIn('Super admin', {
      expects: [/^409: .*\/content-manager\//, /^400: .*\/(?:mail|privacy)\//],
    })
    await page.setViewportSize({ width, height: 900 })
    for (const [title, path, act] of screens) {
      await test.step(title, async () => {
        await page.goto(`${cms.url}/admin${path()}`)
        await act(page)
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        // A dialog that is still fading in has pale letters.
        await expect.poll(() => movingIn(page)).toBe(0)
        expect.soft(await accessibilityViolations(page), title).toEqual([])
      })
    }
  })
