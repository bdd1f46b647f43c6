import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expectations } from '../../../contract/forms/testing/expectations'
import { cmsAt } from '../../harness/cms'
import { stack } from '../../harness/browser/stack'
import { referenceIn } from '../../harness/stored-submissions'
import { goTo } from '../../harness/browser/go-to'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const cms = cmsAt(stack.cms)

let senders = 0
async function submit(lastName: string): Promise<string> {
  senders += 1
  const email = `desk${senders}@example.org`
  const response = await cms.post('contact', { ...expectations.contact.sample, lastName, email })
  expect(response.status).toBe(201)
  return referenceIn(response)
}

/** The newest first, as the list shows them. */
async function submitMany(lastName: string, count: number): Promise<string[]> {
  const references: string[] = []
  for (let index = 0; index < count; index += 1) references.unshift(await submit(lastName))
  return references
}

const stateOf = async (reference: string) => {
  const [row] = await cms.select('select state from app_submissions where reference = ?', [
    reference,
  ])
  return row?.['state']
}

const cursor = (page: Page) => page.locator('[data-row]:focus-within')
const rows = (page: Page) => page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')
const search = (page: Page) => page.getByPlaceholder('Name, email, phone, message, reference')

test.describe('an intake reviewer', () => {
  test('answers ten submissions by keyboard alone, each the one that has the focus', async ({
    signIn,
  }) => {
    const references = await submitMany('Keyboarder', 12)
    const page = await signIn('Intake reviewer', { at: '/admin/inbox?states=new&q=keyboarder' })
    await expect(rows(page)).toHaveCount(12)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(cursor(page)).toHaveAttribute('data-row', references[2] ?? '')
    // Faster than the cms answers: the third to the seventh.
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('e')
    await expect(cursor(page)).toHaveAttribute('data-row', references[7] ?? '')
    await page.keyboard.press('k')
    await expect(cursor(page)).toHaveAttribute('data-row', references[1] ?? '')
    for (const key of ['a', 'j', 'e', 'e', 'e', 'e']) await page.keyboard.press(key)
    await expect(cursor(page)).toHaveAttribute('data-row', references[11] ?? '')
    await page.keyboard.press('e')
    await expect(cursor(page)).toHaveAttribute('data-row', references[1] ?? '')
    const expected = references.map((_reference, index) => (index < 2 ? 'new' : 'answered'))
    await expect.poll(() => Promise.all(references.map(stateOf))).toEqual(expected)
    await page.keyboard.press('u')
    await expect(rows(page)).toHaveCount(3)
    await page.reload()
    await expect(page.locator('[data-focused="true"]')).toHaveAttribute(
      'data-row',
      references[1] ?? '',
    )
  })

  test('goes through submissions by keyboard, and finds the place in the list again', async ({
    signIn,
  }) => {
    const [newest = '', second = '', third = '', oldest = ''] = await submitMany('Walker', 4)
    const page = await signIn('Intake reviewer', { at: '/admin/inbox?states=new&q=walker' })
    await expect(rows(page)).toHaveCount(4)
    await page.keyboard.press('j')
    await page.keyboard.press('o')
    await expect(page).toHaveURL(new RegExp(newest))
    await expect(page.getByRole('link', { name: 'Older' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(page).toHaveURL(new RegExp(second))
    await expect(page.getByRole('link', { name: 'Older' })).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.type('jess')
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('jess')
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await expect(page).toHaveURL(new RegExp(third))
    await expect(page.getByText('The submission of Ana Walker is answered now.')).toBeVisible()
    expect(await stateOf(second)).toBe('answered')
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(second))
    await expect(page.getByRole('link', { name: 'Newer' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(third))
    await page.keyboard.press('u')
    await expect.poll(() => stateOf(second)).toBe('new')
    await expect(page.getByRole('link', { name: 'Older' })).toBeVisible()
    await page.keyboard.press('s')
    await expect(page).toHaveURL(new RegExp(oldest))
    expect(await stateOf(third)).toBe('spam')
    await page.getByRole('link', { name: 'Inbox' }).last().click()
    await expect(page.locator('[data-focused="true"]')).toHaveAttribute('data-row', oldest)
    // What was done in a submission is taken back from the list, too.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => stateOf(third)).toBe('new')

    await goTo(page, `/admin/inbox/${second}`)
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('jess')
    await expect(page.getByText('and did not add it')).toBeVisible()
  })

  test('changes by a key what is selected, not only the row at the cursor', async ({ signIn }) => {
    const [newest = '', second = '', oldest = ''] = await submitMany('Chosen', 3)
    const page = await signIn('Intake reviewer', { at: '/admin/inbox?states=new&q=chosen' })
    await expect(rows(page)).toHaveCount(3)
    for (const key of ['j', 'x', 'j', 'x', 'j']) await page.keyboard.press(key)
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByText('2 submissions are answered now.')).toBeVisible()
    expect(await Promise.all([newest, second, oldest].map(stateOf))).toEqual([
      'answered',
      'answered',
      'new',
    ])
  })

  test('sees the list follow what is typed, and changes nothing that is not shown', async ({
    signIn,
  }) => {
    await submit('Searchable')
    await submit('Untouched')
    const page = await signIn('Intake reviewer', { at: '/admin/inbox' })
    await expect(rows(page).filter({ hasText: 'Untouched' })).toHaveCount(1)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await expect(page.getByRole('group', { name: 'Selected submissions' })).toBeVisible()
    await search(page).fill('searchable')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('One matches')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Selected submissions' })).toHaveCount(0)
    await search(page).pressSequentially(' ana ')
    await expect(rows(page)).toHaveCount(1)
    await expect(search(page)).toHaveValue('searchable ana ')
    await search(page).press('Escape')
    await expect(cursor(page)).toContainText('Searchable')
  })

  test('keeps the focus where they work, also when the button that they pressed is gone', async ({
    signIn,
  }) => {
    await submitMany('Focused', 2)
    const page = await signIn('Intake reviewer', { at: '/admin/inbox?states=new&q=focused' })
    await expect(rows(page)).toHaveCount(2)
    // The first that has the focus, and a page that only says that it loads for a while.
    await page.route('**/inbox/submissions/*', async (route) => {
      await delay(500)
      await route.continue()
    })
    await page.getByRole('link', { name: 'Ana Focused' }).first().press('Enter')
    await expect(page.getByRole('heading', { name: /Ana Focused/ })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.unrouteAll()
    await page.goBack()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
    await page.getByRole('button', { name: 'Clear selection' }).press('Enter')
    await expect(page.getByRole('group', { name: 'Selected submissions' })).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()

    await page.getByRole('link', { name: 'Ana Focused' }).first().press('Enter')
    const note = page.getByRole('textbox', { name: 'New note' })
    await expect(note).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await note.press('Escape')
    await expect(page.getByRole('main')).toBeFocused()
    await note.fill('Added by a button.')
    await page.getByRole('button', { name: 'Add note' }).press('Enter')
    await expect(page.getByText('Added by a button.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notes and replies' })).toBeFocused()
    await note.fill('Added by keys.')
    await expect(page.getByRole('button', { name: 'Add note' })).toBeEnabled()
    await note.press('Control+Enter')
    await expect(page.getByRole('article')).toContainText(['by a button.', 'by keys.'])
    await expect(note).toBeFocused()
  })

  test('marks all that a filter finds as spam in five clicks, reads first how many, and undoes it', async ({
    signIn,
  }) => {
    const references = await submitMany('Flooder', 53)
    const page = await signIn('Intake reviewer', { at: '/admin/inbox?states=new&q=flooder' })
    await expect(rows(page)).toHaveCount(50)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await page.getByRole('button', { name: 'Select all 53 that match' }).click()
    await expect(page.getByText('53 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('53 submissions will be spam.')
    await dialog.getByRole('button', { name: 'Change 53' }).click()
    await expect(page.getByText('53 submissions are spam now.')).toBeVisible()
    await expect(page.getByText('No submissions match.')).toBeVisible()
    expect(new Set(await Promise.all(references.map(stateOf)))).toEqual(new Set(['spam']))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(50)
    expect(new Set(await Promise.all(references.map(stateOf)))).toEqual(new Set(['new']))
  })

  test('sees at the bell that a colleague mentions them, follows it, and mentions the colleague back', async ({
    signIn,
  }) => {
    const reference = await submit('Discussed')
    const note = { text: 'Please look, @Intake Reviewer.' }
    const admin = await cms.adminLogin()
    expect((await cms.postTo(`/inbox/submissions/${reference}/notes`, note, admin)).status).toBe(
      201,
    )
    const page = await signIn('Intake reviewer')
    await page.getByRole('link', { name: 'For you, 1 unread' }).click()
    await page
      .getByRole('link', { name: new RegExp(`mentioned you in a note on ${reference}`) })
      .click()
    await expect(page.getByRole('article')).toContainText(note.text)
    const text = page.getByRole('textbox', { name: 'New note' })
    await text.fill('Ask ')
    await text.press('@')
    await page.keyboard.type('site')
    await page.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue('Ask @site')
    // Whoever means nobody types on.
    for (const typed of ['@ noon', '@work']) {
      await text.fill('Ask ')
      await text.pressSequentially('@')
      await page.keyboard.type(typed.slice(1), { delay: 100 })
      await expect(text).toHaveValue(`Ask ${typed}`)
    }
    await text.fill('Ask ')
    await text.press('@')
    await page.keyboard.type('s')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('her')
    await expect(text).toHaveValue('Ask her')
    await text.fill('Ask ')
    await text.press('@')
    await page.keyboard.type('site')
    await page.keyboard.press('Tab')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue('Ask @site')
    await text.fill('Ask ')
    await text.press('@')
    await page.keyboard.type('site')
    // Beside the list, which hides the rest of the page from roles.
    await page.locator('button', { hasText: 'Add note' }).click()
    await expect(page.getByRole('article').last()).toContainText('Ask @site')
    await expect(text).toHaveValue('')
    await text.fill('Ask ')
    await text.press('@')
    await page.keyboard.type('site')
    await page.getByRole('option', { name: 'Site Administrator' }).click()
    await expect(text).toBeFocused()
    await page.keyboard.type('again.')
    await expect(text).toHaveValue('Ask @Site Administrator again.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    const mine = await cms.get('/notices/mine', admin)
    expect(mine.text).toContain(`mentioned you in a note on ${reference}`)
    await goTo(page, '/admin/notices')
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  })
})
