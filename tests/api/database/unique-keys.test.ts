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

  it('of a copy comes from its title, with a number from the second on, and the original keeps all it has', async () => {
    const related = await editor.pages.create(pageWithText('next-to-it', 'Next to it', 'Text'))
    const original = await editor.pages.create({
      ...pageWithText('to-copy', 'To copy', 'Copied text'),
      related: { connect: [{ documentId: related }] },
      aliases: [{ path: '/also-to-copy' }],
    })
    await editor.pages.publish(original)
    const copyOnce = async () => {
      const { status, json, text } = await post(`${PAGES}/auto-clone/${original}`, {})
      expect(status, text).toBe(200)
      return (json as { data: { documentId: string; slug: string; title: string } }).data
    }
    const first = await copyOnce()
    expect(first).toMatchObject({ title: 'Copy of To copy', slug: 'copy-of-to-copy' })
    const second = await copyOnce()
    expect(second.slug).toBe('copy-of-to-copy-2')
    await editor.pages.publish(first.documentId)
    const stored = await editor.call('GET', `${PAGES}/${original}`)
    expect(stored['data']).toMatchObject({
      slug: 'to-copy',
      related: { count: 1 },
      aliases: [{ path: '/also-to-copy' }],
    })
    for (const id of [first.documentId, second.documentId, original, related])
      await editor.pages.remove(id)
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
