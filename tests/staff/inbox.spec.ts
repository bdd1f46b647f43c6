import { stack } from '../harness/browser/stack'
import { expectations } from '../../contract/forms/testing/expectations'
import { cmsAt } from '../harness/cms'
import { referenceIn } from '../harness/stored-submissions'
import { goTo } from '../harness/browser/go-to'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const cms = cmsAt(stack.cms)

async function submit(lastName: string): Promise<string> {
  const response = await cms.post('contact', { ...expectations.contact.sample, lastName })
  expect(response.status).toBe(201)
  return referenceIn(response)
}

test.describe('an intake reviewer', () => {
  test('marks several messages as spam at once, and undoes it, unless a colleague changed one', async ({
    signIn,
  }) => {
    const references = [await submit('Bulkmail'), await submit('Bulkmail')]
    const page = await signIn('Intake reviewer', { at: '/admin/inbox?states=&q=bulkmail' })
    for (const reference of references)
      await page.getByRole('checkbox', { name: new RegExp(reference) }).click()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    const rows = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')
    await expect(rows.filter({ hasText: 'Spam' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows.filter({ hasText: 'New' })).toHaveCount(2)

    const reference = await submit('Latecomer')
    await goTo(page, '/admin/inbox?states=&q=latecomer')
    await page.getByRole('checkbox', { name: new RegExp(reference) }).click()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    await expect(page.getByText('The submission of Ana Latecomer is spam now.')).toBeVisible()
    const body = { submissions: [{ reference, version: 2 }], change: { state: 'closed' } }
    expect((await cms.postTo('/inbox/changes', body, await cms.adminLogin())).status).toBe(200)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(
      page.getByText(
        'The submission of Ana Latecomer could not be restored: a colleague had changed it first.',
      ),
    ).toBeVisible()
    await expect(rows.filter({ hasText: 'Closed' })).toHaveCount(1)
  })

  test('follows an old link to a submission that is gone, and is told so', async ({ signIn }) => {
    const page = await signIn('Intake reviewer', {
      at: '/admin/inbox/ABCDEFGH?states=spam',
      expects: [/^404: .*\/submissions\/ABCDEFGH/],
    })
    await expect(page.getByText(/^It was deleted, or erased/)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
    await expect(page).toHaveURL(/\/inbox\?states=spam$/)
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  })

  test('sees the first submission announced in an empty list', async ({ signIn }) => {
    const page = await signIn('Intake reviewer')
    await page.clock.install()
    await goTo(page, '/admin/inbox?states=&q=firstcomer')
    await expect(page.getByText('No submissions match.')).toBeVisible()
    await submit('Firstcomer')
    await page.clock.fastForward(20_000)
    await page.getByRole('button', { name: 'Show one new submission' }).click()
    await expect(page.getByRole('link', { name: /Firstcomer/ })).toBeVisible()
  })

  test('learns that a colleague made a change first, and decides which one to keep', async ({
    signIn,
  }) => {
    const reference = await submit('Contested')
    const page = await signIn('Intake reviewer', { at: `/admin/inbox/${reference}` })
    await expect(page.getByRole('heading', { name: /Contested/ })).toBeVisible()
    const colleague = await cms.adminLogin()
    const here = { windowId: '0123456789abcdef01234567', isTyping: false }
    await cms.postTo(`/presence/submissions/${reference}`, here, colleague)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Administrator is here, too.')).toBeVisible()
    // The colleague's change is always saved first, however slow this machine is.
    await page.route(
      '**/inbox/changes',
      async (route) => {
        const body = {
          submissions: [{ reference, version: 1 }],
          change: { state: 'closed' },
        }
        const changed = await cms.postTo('/inbox/changes', body, colleague)
        expect(changed.status).toBe(200)
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Answered' }).click()
    const notice = page.getByRole('alert', { name: 'Conflicting change' })
    await expect(notice).toContainText('Site Administrator changed this submission')
    await expect(notice).toContainText('Theirs: state Closed')
    await expect(notice).toContainText('Yours, not saved: state Answered')
    await page.getByRole('button', { name: 'Apply mine' }).click()
    await expect(page.getByText('changed the state from Closed to Answered')).toBeVisible()
  })
})
