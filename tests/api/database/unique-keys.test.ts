import { describe, expect, inject, it } from 'vitest'
import { asEditor, pageWithText } from '../as-editor'
import { cmsAt } from '../../harness/cms'
import { change } from '../../harness/database'
import { sendRequest } from '../../harness/http'

const PAGES = '/content-manager/collection-types/api::page.page'

const cms = cmsAt(inject('cms'))
const editor = asEditor(cms)

const post = async (path: string, body: object) => {
  const headers = { ...(await cms.adminLogin()), 'Content-Type': 'application/json' }
  return sendRequest(cms.url + path, { method: 'POST', headers, chunks: [JSON.stringify(body)] })
}
const slugOf = (answer: { json: unknown }) => (answer.json as { data: { slug: string } }).data.slug

it('a role exists once, whatever writes to the table', async () => {
  await expect(
    change(cms, "insert into admin_roles (code, name) values ('marketing-editor', 'x')"),
  ).rejects.toThrow(/unique/i)
})

describe('the slug of a page', () => {
  it('that another draft has is refused at the field', async () => {
    const answer = await post(PAGES, { title: 'Another page', slug: 'banks' })
    expect(answer).toMatchObject({
      status: 400,
      json: { error: { details: { errors: [{ path: ['slug'] }] } } },
    })
    expect(answer.text).toMatch(/\/banks is the page /)
  })

  it('of a copy gets a number', async () => {
    const [page] = await cms.select("select document_id from pages where slug = 'banks'")
    const copy = await post(`${PAGES}/clone/${page?.['document_id']}`, { title: 'Banks, again' })
    expect(copy.status).toBe(200)
    expect(slugOf(copy)).toBe('banks-2')
    await editor.pages.remove((copy.json as { data: { documentId: string } }).data.documentId)
  })

  it('that a page still has on the site is refused to others, though its draft has another', async () => {
    const create = (slug: string) => editor.pages.create(pageWithText(slug, slug, slug))
    const page = await create('first-owner')
    await editor.pages.publish(page)
    await editor.pages.save(page, pageWithText('moved-away', 'Moved', 'Moved'))
    const answer = await post(PAGES, { title: 'Second owner', slug: 'first-owner' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('/first-owner is the page first-owner.')
    expect((await post(`${PAGES}/${page}/actions/discard`, {})).status).toBe(200)
    await editor.pages.remove(page)
  })
})
