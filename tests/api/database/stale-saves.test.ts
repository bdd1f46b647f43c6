import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { asEditor, pageWithText } from '../as-editor'
import { cmsAt, type StaffRole } from '../../harness/cms'

const cms = cmsAt(inject('cms'))

type Fields = Record<string, unknown>

const send = (role: StaffRole, method: string, path: string, body?: Fields) =>
  cms.sendAs(role, method, `/content-manager${path}`, body)
const dataIn = ({ json }: { json: unknown }) => (json as { data: Fields }).data

const PAGES = '/collection-types/api::page.page'
let editor: ReturnType<typeof asEditor>
let page: string
beforeAll(async () => {
  editor = asEditor(cms)
  page = await editor.pages.create(pageWithText('edited-by-two', 'Edited by two', 'Text'))
})
afterAll(() => editor.pages.remove(page))

const read = async () => dataIn(await send('Super admin', 'GET', `${PAGES}/${page}`))

it('a save of what a colleague has saved meanwhile is refused, and says who saved when', async () => {
  const { updatedAt } = await read()
  const first = await send('Marketing editor', 'PUT', `${PAGES}/${page}`, {
    title: 'First',
    updatedAt,
  })
  expect(first.status, first.text).toBe(200)
  for (const [method, path] of [
    ['PUT', `${PAGES}/${page}`],
    ['POST', `${PAGES}/${page}/actions/publish`],
  ] as const) {
    const second = await send('Super admin', method, path, { title: 'Second', updatedAt })
    expect(second.status).toBe(409)
    expect((second.json as { error: { message: string } }).error.message).toMatch(
      /^\S.* Editor saved this on .*\b\d{4}\b.*\d:\d\d.* UTC, after you opened it\. Compare both versions before you save\.$/,
    )
  }
  expect(await read()).toMatchObject({ title: 'First', status: 'draft' })
})

it('a save of the newest version succeeds, and tells which version it made', async () => {
  const before = await read()
  const saved = await send('Super admin', 'PUT', `${PAGES}/${page}`, {
    title: 'Newest',
    updatedAt: before['updatedAt'],
  })
  expect(saved.status).toBe(200)
  const { updatedAt } = await read()
  expect(saved.headers['x-saved-version']).toBe(updatedAt)
  const published = await send('Super admin', 'POST', `${PAGES}/${page}/actions/publish`, {
    title: 'Published',
    updatedAt,
  })
  expect(published.status, published.text).toBe(200)
  expect(published.headers['x-saved-version']).toBe((await read())['updatedAt'])
})

it('of two saves at once, one is refused', async () => {
  const { updatedAt } = await read()
  const saves = ['One', 'Other'].map((title) =>
    send('Super admin', 'PUT', `${PAGES}/${page}`, { title, updatedAt }),
  )
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
})

it('one’s own save in another window is named as such', async () => {
  const { updatedAt } = await read()
  await send('Super admin', 'PUT', `${PAGES}/${page}`, { title: 'Here', updatedAt })
  const again = await send('Super admin', 'PUT', `${PAGES}/${page}`, { title: 'There', updatedAt })
  expect(again.status).toBe(409)
  expect(again.text).toContain('You saved this in another window')
})

it.each(['/single-types/api::footer.footer', '/single-types/api::site-setting.site-setting'])(
  'an old version of %s is refused too',
  async (path) => {
    const { updatedAt } = dataIn(await send('Super admin', 'GET', path))
    const saved = await send('Marketing editor', 'PUT', path, { updatedAt })
    expect(saved.status, saved.text).toBe(200)
    expect((await send('Super admin', 'PUT', path, { updatedAt })).status).toBe(409)
  },
)

it('a program that names no version still saves', async () => {
  const { status } = await send('Super admin', 'PUT', `${PAGES}/${page}`, { title: 'A program’s' })
  expect(status).toBe(200)
})

it.each([
  ['discard', {}],
  ['unpublish', { discardDraft: true }],
])('what a colleague has saved meanwhile is not thrown away: %s %j', async (action, body) => {
  const path = `${PAGES}/${page}/actions/${action}`
  await editor.pages.publish(page)
  await send('Marketing editor', 'PUT', `${PAGES}/${page}`, { title: 'Seen' })
  const { updatedAt } = await read()
  await send('Marketing editor', 'PUT', `${PAGES}/${page}`, { title: 'Not seen' })
  const refused = await send('Super admin', 'POST', path, { ...body, updatedAt })
  expect(refused.status, refused.text).toBe(409)
  expect((refused.json as { error: { message: string } }).error.message).toMatch(
    /^\S.* Editor saved this on .* UTC, after you opened it\. Look at that version before you discard it\.$/,
  )
  const newest = await read()
  expect(newest).toMatchObject({ title: 'Not seen', status: 'modified' })
  const seen = { ...body, updatedAt: newest['updatedAt'] }
  const discarded = await send('Super admin', 'POST', path, seen)
  expect(discarded.status, discarded.text).toBe(200)
  expect((await read())['title']).not.toBe('Not seen')
})
