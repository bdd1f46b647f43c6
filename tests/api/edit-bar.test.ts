import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { signPass } from '../../cms/src/editing/preview/server/edit-bar/pass'
import type { EditBarEntry } from '../../contract/index'
import { cmsAt, secretOf, type StaffRole } from '../harness/cms'
import { asEditor, pageWithText } from './as-editor'

const SLUG = 'page-with-a-bar'

const cms = cmsAt(inject('cms'))
const editor = asEditor(cms)
let id: string
beforeAll(async () => {
  id = await editor.pages.create(pageWithText(SLUG, 'A page', 'Text'))
})
afterAll(() => editor.pages.remove(id))

const passOf = async (role: StaffRole) =>
  cms.postTo('/edit-bar/pass', {}, await cms.adminLogin(role))

const ask = (body: unknown) => cms.postTo('/api/edit-bar', body)

async function entryAt(path: string, role: StaffRole = 'Marketing editor') {
  const { pass } = (await passOf(role)).json as { pass: string }
  const { status, json, headers } = await ask({ pass, path })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  return (json as { entry: EditBarEntry }).entry
}

describe('the edit bar', () => {
  it('tells an editor where a page is edited, since when it is live, and that a draft waits', async () => {
    const editUrl = `${cms.url}/admin/content-manager/collection-types/api::page.page/${id}`
    expect(await entryAt(`/${SLUG}`)).toEqual({ editUrl, liveSince: null, hasDraft: true })

    const before = new Date().toISOString()
    await editor.pages.publish(id)
    const live = await entryAt(`/${SLUG}/`)
    expect(live).toEqual({ editUrl, liveSince: expect.any(String), hasDraft: false })
    expect(live!.liveSince! >= before && live!.liveSince! <= new Date().toISOString()).toBe(true)

    // Renamed in the draft only: the published address is still this page's.
    await editor.pages.save(id, pageWithText(`${SLUG}-renamed`, 'A page', 'Another text'))
    expect(await entryAt(`/${SLUG}`)).toEqual({ ...live, hasDraft: true })
  })

  it('finds the home page and jobs, and nothing at an address that nothing has', async () => {
    expect((await entryAt('/'))?.editUrl).toContain('api::page.page/')
    expect((await entryAt('/careers/designer'))?.editUrl).toContain('api::job.job/')
    expect(await entryAt('/nowhere')).toBeNull()
    expect(await entryAt('/search')).toBeNull()
  })
})

describe('a pass', () => {
  it('is not made for a role that reads no pages, nor for nobody', async () => {
    expect((await passOf('Intake reviewer')).status).toBe(403)
    expect((await cms.postTo('/edit-bar/pass', {})).status).toBe(401)
  })

  it('shows a role no more than the panel does', async () => {
    await cms.adminLogin('Intake reviewer')
    const [reviewer] = await cms.select('select id from admin_users where email like ?', [
      'reviewer%',
    ])
    const pass = signPass(secretOf(cms), { userId: Number(reviewer?.['id']), madeAt: Date.now() })
    const { status, json } = await ask({ pass, path: '/' })
    expect([status, json]).toEqual([200, { entry: null }])
  })

  it.each([
    [{}, 400],
    [{ pass: 'x' }, 400],
    [{ pass: ['x'], path: '/' }, 400],
    [{ pass: 'x', path: '/'.repeat(2_001) }, 400],
    [{ pass: 'x', path: '/\0' }, 400],
    [{ pass: 'x', path: '/\ud800' }, 400],
    [[], 400],
    [{ pass: '', path: '/' }, 401],
    [{ pass: `1.9999999999999.${'A'.repeat(43)}`, path: '/' }, 401],
  ])('that is wrong or missing in %j opens nothing', async (body, status) => {
    const answer = await ask(body)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('editUrl')
  })

  it('ends when its owner logs out', async () => {
    const { pass } = (await passOf('Chief editor')).json as { pass: string }
    expect((await ask({ pass, path: '/' })).status).toBe(200)
    await cms.logOut('Chief editor')
    expect((await ask({ pass, path: '/' })).status).toBe(401)
  })
})
