import { stack } from '../harness/browser/stack'
import { change, select } from '../harness/database'
import { goTo } from '../harness/browser/go-to'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const { site, cms } = stack
const title = 'Autumn of cashback'
const heading = 'Leaves fall, cashback stays'

test.describe('a marketing editor', () => {
  test('builds a page from sections, publishes it, and visitors see it', async ({
    signIn,
    visit,
  }) => {
    const page = await signIn('Marketing editor')
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await page.getByRole('link', { name: 'Create new entry' }).first().click()
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('button', { name: 'Add a section' }).click()
    await expect(page.getByRole('img', { name: 'Download' })).toBeVisible()
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(heading)
    await page.getByRole('button', { name: 'Duplicate a section' }).click()
    await page.getByRole('menuitem', { name: heading }).click()
    await expect(page.getByText('Sections (2)')).toBeVisible()
    await page
      .getByRole('button', { name: `Delete - ${heading}` })
      .first()
      .click()
    await expect(page.getByText('Sections (1)')).toBeVisible()
    await page.getByRole('button', { name: `Bring back “${heading}”` }).click()
    await expect(page.getByText('Sections (2)')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Open preview' }).click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { name: heading })).toHaveCount(2)
    await page.getByRole('link', { name: 'Close preview' }).click()

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('link', { name: 'Open the live page' })).toHaveAttribute(
      'href',
      /\/autumn-of-cashback$/,
    )

    const path = '/autumn-of-cashback'
    // Live within a second, but not immediately.
    await expect.poll(async () => (await fetch(new URL(path, site))).status).toBe(200)
    const reader = await visit(path, { isHydrated: false })
    await expect(reader.getByRole('heading', { name: heading })).toHaveCount(2)
  })

  test('pastes formatted text, which keeps its headings, lists, links and bold', async ({
    signIn,
  }) => {
    const page = await signIn('Marketing editor')
    await goTo(page, '/admin/content-manager/collection-types/api::job.job/create')
    const paste = async (place: number, formats: Record<string, string>) => {
      const editor = page.locator('[data-slate-editor]').nth(place)
      await editor.click()
      await editor.evaluate((element, given) => {
        const data = new DataTransfer()
        for (const [type, text] of Object.entries(given)) data.setData(type, text)
        const event = { clipboardData: data, bubbles: true, cancelable: true }
        // A browser turns a paste that nobody handles into an input with the same data.
        if (element.dispatchEvent(new ClipboardEvent('paste', event)))
          element.dispatchEvent(
            new InputEvent('beforeinput', {
              inputType: 'insertFromPaste',
              dataTransfer: data,
              bubbles: true,
              cancelable: true,
            }),
          )
      }, formats)
      return editor
    }
    const ofWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment-->
      <h1>What you do<o:p></o:p></h1>
      <p class=MsoNormal>You <b>test</b> and <span style='font-style:italic'>write</span>, see
        <a href="https://example.org/plan">the plan</a>.<o:p></o:p></p>
      <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
        style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Tills<o:p></o:p></p>
      <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
        style='mso-list:Ignore'>·</span><![endif]>Phones<o:p></o:p></p><!--EndFragment--></body></html>`
    const purpose = await paste(0, { 'text/html': ofWord, 'text/plain': 'What you do' })
    await expect(purpose.getByRole('heading', { name: 'What you do', level: 2 })).toBeVisible()
    await expect(purpose.getByRole('listitem')).toHaveText(['Tills', 'Phones'])
    await expect(purpose.getByRole('link', { name: 'the plan' })).toBeVisible()

    const ofDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ol><li dir="ltr"><p>One</p><ul><li>Inner</li></ul></li>
      <li><p><span style="font-weight:700">Two</span></p></li></ol><script>alert(1)</script><p><img src="https://example.org/x.png" alt="">Last
      <a href="javascript:alert(1)">line</a></p></b>`
    const details = await paste(1, { 'text/html': ofDocs, 'text/plain': 'One' })
    await expect(details.getByRole('listitem')).toHaveText(['One', 'Inner', 'Two'])
    await expect(details.getByRole('link')).toHaveCount(0)
    await expect(details).toContainText('Last line')
    await page.keyboard.press('ControlOrMeta+End')
    await paste(1, { 'text/plain': '**plain** <b>stays</b> plain' })
    await expect(details).toContainText('**plain** <b>stays</b> plain')

    await page.getByRole('textbox', { name: 'Title' }).fill('Tester of pasted text')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    const [job] = await select(
      cms,
      `select purpose, details from jobs where title = 'Tester of pasted text'`,
    )
    const stored = (value: unknown) =>
      typeof value === 'string' ? (JSON.parse(value) as unknown) : value
    const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks })
    expect(stored(job?.['purpose'])).toEqual([
      { type: 'heading', level: 2, children: [text('What you do')] },
      {
        type: 'paragraph',
        children: [
          text('You '),
          text('test', { bold: true }),
          text(' and '),
          text('write', { italic: true }),
          text(', see '),
          { type: 'link', url: 'https://example.org/plan', children: [text('the plan')] },
          text('.'),
        ],
      },
      {
        type: 'list',
        format: 'unordered',
        children: ['Tills', 'Phones'].map((item) => ({
          type: 'list-item',
          children: [text(item)],
        })),
      },
    ])
  })

  test('sees all of the site’s content and no submissions, and is told when no home page is published', async ({
    signIn,
  }) => {
    const warning = 'The home page is not published.'

    const page = await signIn('Marketing editor')
    await expect(page.getByText('The navigation at the top of every page')).toBeVisible()
    await expect(page.getByText(warning)).toHaveCount(0)
    await expect(page.getByText('Inbox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Entries' }).click()
    const types = page.getByRole('navigation').getByRole('link')
    for (const name of ['Jobs', 'Pages', 'Redirects', 'Footer', 'Site settings'])
      await expect(types.filter({ hasText: name })).toBeVisible()
    await expect(types.filter({ hasText: 'Contact messages' })).toHaveCount(0)

    // The panel refuses to unpublish it; earlier versions did not.
    const rename = (from: string, to: string) =>
      change(cms, 'update pages set slug = ? where slug = ? and published_at is not null', [
        to,
        from,
      ])
    await rename('home', 'home-of-before')
    try {
      await goTo(page, '/admin')
      await expect(page.getByText(warning)).toBeVisible()
    } finally {
      await rename('home-of-before', 'home')
    }
  })
})
