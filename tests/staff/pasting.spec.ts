import { stack } from '../harness/browser/stack'
import { change, select } from '../harness/database'
import { goTo } from '../harness/browser/go-to'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const { cms } = stack

test.afterAll(() => change(cms, `delete from jobs where title = 'Tester of pasted text'`))

test('an editor pastes formatted text, which keeps its headings, lists, links and bold', async ({
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
    <a href="javascript:alert(1)">line</a></p></b><table><tr><td>Pay</td><td>12 €</td></tr></table>`
  const details = await paste(1, { 'text/html': ofDocs, 'text/plain': 'One' })
  await expect(details.getByRole('listitem')).toHaveText(['One', 'Inner', 'Two'])
  await expect(details.getByRole('link')).toHaveCount(0)
  await expect(details).toContainText('Last line')
  await expect(details).toContainText('Pay 12 €')
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
