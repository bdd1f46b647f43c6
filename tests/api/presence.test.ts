import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Present } from '../../cms/src/access/presence/shared/calls'
import { expectations } from '../../contract/forms/testing/expectations'
import { cmsAt, type StaffRole } from '../harness/cms'
import { change, select } from '../harness/database'
import { referenceIn } from '../harness/stored-submissions'
import { asEditor, pageWithText } from './as-editor'

const cms = cmsAt(inject('cms'))
const PAGE = 'api::page.page'
const [ONE, OTHER] = ['11111111-one', '22222222-other']

const call = (role: StaffRole | null, method: string, path: string, body?: unknown) =>
  cms.sendAs(role, method, `/presence${path}`, body)

let editor: ReturnType<typeof asEditor>
let id: string
beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create(pageWithText('open-twice', 'Open twice', 'Text'))
})
afterAll(() => editor.pages.remove(id))

const at = (entry = id, type = PAGE) => `/entries/${type}/${entry}`
async function tell(role: StaffRole, windowId: string, isTyping = false, entry = id) {
  const { status, json, text } = await call(role, 'POST', at(entry), { windowId, isTyping })
  expect(status, text).toBe(200)
  return (json as { others: Present[] }).others
}
const brief = (others: Present[]) =>
  others.map(({ name, isSelf, isTyping }) => [name, isSelf, isTyping])

it('two members of staff see each other at an entry, and who is typing', async () => {
  expect(await tell('Marketing editor', ONE)).toEqual([])
  expect(brief(await tell('Chief editor', OTHER, true))).toEqual([
    [expect.stringMatching(/Editor/), false, false],
  ])
  const [seen] = await tell('Marketing editor', ONE)
  expect(seen).toMatchObject({ isSelf: false, isTyping: true })
  expect(new Date(String(seen?.since)).getTime()).toBeGreaterThan(0)
  expect(brief(await tell('Marketing editor', 'another-window'))).toContainEqual([
    expect.any(String),
    true,
    false,
  ])
})

it('one account is at entries in twenty windows at most: those that it opened last', async () => {
  for (let number = 1; number <= 25; number += 1)
    await tell('Chief editor', `many-windows-${number}`)
  expect((await tell('Marketing editor', ONE)).filter(({ isSelf }) => !isSelf)).toHaveLength(20)
  await change(cms, 'delete from app_presence')
})

it('a window is at one entry, and gone once it leaves or tells no more', async () => {
  const other = await editor.pages.create(pageWithText('open-elsewhere', 'Elsewhere', 'Text'))
  await tell('Chief editor', OTHER)
  await tell('Chief editor', OTHER, false, other)
  const names = async () =>
    (await tell('Marketing editor', ONE)).filter(({ isSelf }) => !isSelf).length
  expect(await names()).toBe(0)

  await tell('Chief editor', OTHER)
  expect(await names()).toBe(1)
  // Nobody sends a colleague away.
  await call('Marketing editor', 'DELETE', `${at()}/${OTHER}`)
  expect(await names()).toBe(1)
  expect((await call('Chief editor', 'DELETE', `${at()}/${OTHER}`)).status).toBe(200)
  expect(await names()).toBe(0)

  await tell('Chief editor', OTHER)
  const past = cms.databaseUrl ? new Date(Date.now() - 60_000) : Date.now() - 60_000
  await change(cms, 'update app_presence set seen_at = ? where window_id = ?', [past, OTHER])
  expect(await names()).toBe(0)
  expect(await select(cms, 'select 1 from app_presence where window_id = ?', [OTHER])).toEqual([])
  await editor.pages.remove(other)
})

it('two editors meet at the menu, and two reviewers at a submission', async () => {
  const meet = async (path: string, first: StaffRole, second: StaffRole) => {
    const told = async (role: StaffRole, windowId: string, isTyping: boolean) => {
      const { status, json, text } = await call(role, 'POST', path, { windowId, isTyping })
      expect(status, text).toBe(200)
      return (json as { others: Present[] }).others
    }
    await told(first, ONE, true)
    expect(brief(await told(second, OTHER, false)), path).toEqual([
      [expect.any(String), false, true],
    ])
    expect((await call(first, 'DELETE', `${path}/${ONE}`)).status).toBe(200)
    expect(await told(second, OTHER, false), path).toEqual([])
    expect((await call(null, 'POST', path, { windowId: ONE })).status).toBe(401)
    expect((await call(null, 'DELETE', `${path}/${ONE}`)).status).toBe(401)
  }
  await meet('/menu', 'Marketing editor', 'Chief editor')
  expect((await call('Intake reviewer', 'POST', '/menu', { windowId: ONE })).status).toBe(403)

  const stored = await cms.post('contact', expectations.contact.sample)
  const path = `/submissions/${referenceIn(stored)}`
  await meet(path, 'Intake reviewer', 'Super admin')
  expect((await call('Marketing editor', 'POST', path, { windowId: ONE })).status).toBe(403)
  for (const reference of ['unknown', 'a%00', '%ED%A0%80'])
    expect([400, 404], reference).toContain(
      (await call('Intake reviewer', 'POST', `/submissions/${reference}`, { windowId: ONE }))
        .status,
    )
})

it('nobody, roles that may not read the entry, and unknown entries are refused', async () => {
  const body = { windowId: ONE, isTyping: false }
  expect((await call(null, 'POST', at(), body)).status).toBe(401)
  expect((await call(null, 'DELETE', `${at()}/${ONE}`)).status).toBe(401)
  expect((await call('Intake reviewer', 'POST', at(), body)).status).toBe(403)
  for (const entry of ['unknown', 'a;b', 'a%00', '%ED%A0%80'])
    expect([400, 404], entry).toContain(
      (await call('Marketing editor', 'POST', at(entry), body)).status,
    )
  for (const windowId of [undefined, 1, 'short', 'a'.repeat(41), 'a\u0000bcdefgh'])
    expect((await call('Marketing editor', 'POST', at(), { windowId })).status).toBe(400)
  expect((await call('Marketing editor', 'DELETE', `${at()}/short`)).status).toBe(400)
})
