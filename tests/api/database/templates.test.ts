import { afterAll, expect, inject, it } from 'vitest'
import { asEditor, pageWithText } from '../as-editor'
import { fileSender } from '../harness/post-file'
import { cmsAt, type StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'

type Fields = Record<string, unknown>
type Listed = { templates: { id: number; name: string; madeBy: string }[] }

const cms = cmsAt(inject('cms'))
const editor = asEditor(cms)
const EDITOR = 'Marketing editor'
const PAGES = '/templates/api::page.page'
const made: string[] = []

afterAll(async () => {
  for (const id of made) await editor.pages.remove(id)
  await editor.removeCreated()
  await change(cms, 'delete from app_templates')
})

const send = (method: string, path: string, body?: Fields, role: StaffRole | null = EDITOR) =>
  cms.sendAs(role, method, path, body)
async function refusal(...call: Parameters<typeof send>) {
  const { status, json } = await send(...call)
  return `${status} ${(json as { error: { message: string } }).error.message}`
}
const save = (documentId: string, name: string) => send('POST', PAGES, { documentId, name })
async function idOf(name: string) {
  const { templates } = (await send('GET', PAGES)).json as Listed
  return templates.find((one) => one.name === name)?.id
}
async function begin(name: string, title: string) {
  const { json, status, text } = await send('POST', `${PAGES}/${await idOf(name)}/entries`, {
    title,
  })
  expect(status, text).toBe(200)
  const begun = json as { documentId: string; lost: string[] }
  made.push(begun.documentId)
  const path = `/content-manager/collection-types/api::page.page/${begun.documentId}`
  return { ...begun, page: (await editor.call('GET', path))['data'] as Fields }
}

const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) => (key === 'id' ? undefined : one)) as
    Fields | undefined

const source = (slug: string) => ({
  ...pageWithText(slug, `Page ${slug}`, 'Words to begin with'),
  aliases: [{ path: `/${slug}-too` }],
  seo: { title: 'Of one page', description: 'Of one page alone' },
})

it('a page begins with all that another held, but for its title, its addresses and its texts for searches', async () => {
  const id = await editor.pages.create(source('template-of'))
  const saved = await save(id, '  Product page ')
  expect(saved.status, saved.text).toBe(200)
  expect((saved.json as Listed).templates).toMatchObject([
    { name: 'Product page', madeBy: 'Marketing Editor' },
  ])
  // What happens to the page later does not change the template.
  await editor.pages.save(id, { Content: [] })

  const { page, lost } = await begin('Product page', 'A second product')
  expect(lost).toEqual([])
  expect(page).toMatchObject({ title: 'A second product', slug: 'a-second-product' })
  expect(page['aliases']).toEqual([])
  expect(page['seo']).toBeNull()
  expect(withoutIds(page['Content'])).toMatchObject(source('template-of').Content)
  // It has the next free slug.
  expect((await begin('Product page', 'A second product')).page['slug']).toBe('a-second-product-2')
})

it('what no longer exists is left out, and named', async () => {
  const sender = fileSender(cms)
  const image = await sender.makeFile(EDITOR)
  const id = await editor.pages.create({
    slug: 'with-picture',
    title: 'With a picture',
    Content: [{ __component: 'blocks.hero', title: 'Hero', image }],
  })
  await save(id, 'With a picture')
  await editor.pages.save(id, { Content: [] })
  await send('DELETE', `/upload/files/${image}`)
  const { page, lost } = await begin('With a picture', 'Without a picture')
  expect(lost).toEqual([expect.stringMatching(/^Sections › Hero.*: the file .+ was deleted\.$/)])
  expect(page['Content']).toMatchObject([
    { __component: 'blocks.hero', title: 'Hero', image: null },
  ])
})

it('a name stands for one template', async () => {
  const id = await editor.pages.create(source('named'))
  const answers = await Promise.all([save(id, 'Twice at once'), save(id, 'twice at once')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await refusal('POST', PAGES, { documentId: id, name: 'Twice at once' })).toBe(
    '409 There is a template with this name. Choose another name.',
  )
})

it('a template that was deleted meanwhile begins nothing', async () => {
  const id = await editor.pages.create(source('deleted-template'))
  await save(id, 'Deleted soon')
  const template = await idOf('Deleted soon')
  const { json } = await send('DELETE', `${PAGES}/${template}`)
  expect((json as Listed).templates.map(({ name }) => name)).not.toContain('Deleted soon')
  const gone = '404 This template was deleted meanwhile. Choose another.'
  expect(await refusal('POST', `${PAGES}/${template}/entries`, { title: 'None' })).toBe(gone)
  expect(await refusal('DELETE', `${PAGES}/${template}`)).toBe(gone)
})

it('odd requests get a clear answer and store nothing', async () => {
  const id = await editor.pages.create(source('odd-template'))
  const before = await cms.select('select count(*) as count from app_templates')
  for (const [body, sentence] of [
    [{}, '400 Name the entry to save as a template.'],
    [{ documentId: id }, '400 Type a name.'],
    [{ documentId: id, name: '   ' }, '400 Type a name.'],
    [{ documentId: id, name: 'x'.repeat(81) }, '400 Type a name of up to 80 characters.'],
    [{ documentId: 'none', name: 'Of nothing' }, '404 This entry was deleted meanwhile.'],
  ] as const)
    expect(await refusal('POST', PAGES, body)).toBe(sentence)
  expect(await refusal('POST', PAGES, { documentId: id, name: 'a\u0000b' })).toMatch(
    /^400 Some characters in this cannot be/,
  )
  const settings = '/templates/api::site-setting.site-setting'
  expect(await refusal('GET', settings, undefined, 'Super admin')).toMatch(/^40[34] /)
  expect(await refusal('POST', `${PAGES}/1e3/entries`, { title: 'None' })).toMatch(/^404 /)
  expect(await refusal('POST', `${PAGES}/${await idOf('Product page')}/entries`, {})).toBe(
    '400 Type a title.',
  )
  expect(await cms.select('select count(*) as count from app_templates')).toEqual(before)
})

it.each([null, 'Intake reviewer', 'Privacy officer'] as const)(
  'who may not create pages has no templates: %s',
  async (role) => {
    const status = role === null ? /^401 / : /^403 /
    const id = await idOf('Product page')
    for (const [method, path, body] of [
      ['GET', PAGES],
      ['POST', PAGES, { documentId: 'any', name: 'Mine' }],
      ['POST', `${PAGES}/${id}/entries`, { title: 'Mine' }],
      ['DELETE', `${PAGES}/${id}`],
    ] as const)
      expect(await refusal(method, path, body, role)).toMatch(status)
  },
)
