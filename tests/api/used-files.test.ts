import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { asEditor } from './as-editor'

const cms = cmsAt(inject('cms'))

let editor: ReturnType<typeof asEditor>
let headers: Record<string, string>
beforeAll(async () => {
  editor = asEditor(cms)
  headers = await cms.adminLogin('Marketing editor')
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'

async function upload(name: string, folder: number | null = null): Promise<number> {
  const form = new FormData()
  form.append('fileInfo', JSON.stringify({ name, folder }))
  form.append('files', new File([svg], name, { type: 'image/svg+xml' }))
  const response = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
  const [file] = (await response.json()) as { id: number }[]
  return file?.id ?? 0
}

const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(cms.url + path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { error } = (await response.json()) as { error?: { message: string } }
  return error ? `${response.status} ${error.message}` : String(response.status)
}
const removeFile = (id: number) => call('DELETE', `/upload/files/${id}`)
const removeAll = (fileIds: number[], folderIds: number[] = []) =>
  call('POST', '/upload/actions/bulk-delete', { fileIds, folderIds })
const isThere = async (id: number) =>
  (await cms.select('select id from files where id = ?', [id])).length === 1

const cards = (image: number | null) => [
  {
    __component: 'blocks.cards',
    title: 'Choose',
    cards: [{ title: 'One', text: 'A card', image }],
  },
]

let page: string | undefined
afterAll(async () => page !== undefined && editor.pages.remove(page))

it('a picture in use, even deep in a draft, stays, and the answer names where it is', async () => {
  const folder = (await editor.call('POST', '/upload/folders', { name: 'Used', parent: null }))[
    'data'
  ] as { id: number }
  const [used, unused] = [await upload('used.svg', folder.id), await upload('unused.svg')]
  page = await editor.pages.create({
    slug: 'uses-a-file',
    title: 'Uses a file',
    Content: cards(used),
  })

  const refused = 'in use: Uses a file. Take it out there first.'
  expect(await removeFile(used)).toBe(`400 This file is ${refused}`)
  expect(await removeAll([unused, used])).toBe(`400 Some of these files are ${refused}`)
  expect(await removeAll([], [folder.id])).toBe(`400 This file is ${refused}`)
  expect([await isThere(used), await isThere(unused)]).toEqual([true, true])

  await editor.pages.save(page, { Content: cards(null) })
  expect(await removeAll([unused], [folder.id])).toBe('200')
  expect([await isThere(used), await isThere(unused)]).toEqual([false, false])
})

it('a file that a text links to stays, until the link is taken out', async () => {
  const file = await upload('press-kit.svg')
  const [row] = await cms.select('select url from files where id = ?', [file])
  const linkTo = (url: string) => [
    {
      __component: 'blocks.text',
      title: 'Press',
      body: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Our press kit is ' },
            { type: 'link', url, children: [{ type: 'text', text: 'here' }] },
          ],
        },
      ],
    },
  ]
  const Content = linkTo(String(row?.['url']))
  const id = await editor.pages.create({ slug: 'links-a-file', title: 'Links a file', Content })
  expect(await removeFile(file)).toBe(
    '400 This file is in use: Links a file. Take it out there first.',
  )
  await editor.pages.save(id, { Content: linkTo('/contacts') })
  expect(await removeFile(file)).toBe('200')
  await editor.pages.remove(id)
})

it('so does one to whose smaller version a redirect leads', async () => {
  const file = await upload('press-logo.svg')
  const [row] = await cms.select('select url from files where id = ?', [file])
  const small = String(row?.['url']).replace('/uploads/', '/uploads/small_')
  const id = await editor.redirects.create({ from: '/press-logo', to: small })
  expect(await removeFile(file)).toMatch(/^400 This file is in use: /)
  await editor.redirects.remove(id)
  expect(await removeFile(file)).toBe('200')
})

it('a picture is free once the page that used it is deleted', async () => {
  const file = await upload('free.svg')
  const id = await editor.pages.create({ slug: 'goes', title: 'Goes', Content: cards(file) })
  await editor.pages.publish(id)
  expect(await removeFile(file)).toBe('400 This file is in use: Goes. Take it out there first.')
  await editor.pages.remove(id)
  expect(await removeFile(file)).toBe('200')
})

type Listed = {
  name: string
  size: number
  width: number
  small: string
  uses: { title: string; uid: string; documentId: string }[]
  others: number
}

it('the list of files names what shows each of them, once for a draft and its published page', async () => {
  const [shown, spare] = [await upload('shown.svg'), await upload('spare.svg')]
  const shows = await editor.pages.create({
    slug: 'shows-a-file',
    title: 'Shows a file',
    Content: [...cards(shown), ...cards(shown)],
  })
  await editor.pages.publish(shows)
  const listed = async (name: string) => {
    const response = await fetch(`${cms.url}/media/files`, { headers })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { files } = (await response.json()) as { files: Listed[] }
    return files.filter((file) => file.name === name)
  }
  const use = { uid: 'api::page.page', documentId: shows, title: 'Shows a file' }
  expect(await listed('shown.svg')).toMatchObject([{ width: 9, uses: [use], others: 0 }])
  expect(await listed('spare.svg')).toMatchObject([{ uses: [], others: 0 }])
  expect((await listed('shown.svg'))[0]?.small).toMatch(/^\/uploads\/shown.*\.svg$/)

  await editor.pages.remove(shows)
  expect(await listed('shown.svg')).toMatchObject([{ uses: [], others: 0 }])
  expect(await removeAll([shown, spare])).toBe('200')
})

it.each([
  ['Super admin', 200],
  ['Chief editor', 200],
  ['Intake reviewer', 403],
  ['Privacy officer', 403],
  [undefined, 401],
] as const)('the list of files answers %s with %i', async (role, status) => {
  const of = role === undefined ? {} : await cms.adminLogin(role)
  expect((await fetch(`${cms.url}/media/files`, { headers: of })).status).toBe(status)
})
