import { afterAll, beforeAll, inject } from 'vitest'
import { asEditor } from '../api/as-editor'
import { cmsAt } from '../harness/cms'
import { pngOfSize } from '../harness/png'
import { expect, test } from './harness/test'

const cms = cmsAt(inject('stack').cms)
const SLUG = 'page-with-a-photo'

let editor: Awaited<ReturnType<typeof asEditor>>
let page: string
let file: number

beforeAll(async () => {
  editor = await asEditor(cms)
  const form = new FormData()
  form.append('files', new Blob([pngOfSize(2400, 1600)], { type: 'image/png' }), 'photo.png')
  form.append('fileInfo', JSON.stringify({ name: 'photo.png', alternativeText: 'A dark room' }))
  const headers = await cms.adminLogin()
  const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
  file = ((await answer.json()) as { id: number }[])[0]!.id
  const hero = { __component: 'blocks.hero', title: 'A photo', image: file, composition: 'beam' }
  page = await editor.pages.create({ slug: SLUG, title: 'A photo', Content: [hero] })
  await editor.pages.publish(page)
})
afterAll(async () => {
  await editor.pages.remove(page)
  await editor.call('DELETE', `/upload/files/${file}`)
})

test('a visitor loads as much of a photo as the screen shows', async ({ visit }) => {
  const address = new URL(SLUG, inject('stack').site)
  await expect.poll(async () => (await fetch(address)).status).toBe(200)
  for (const [width, version] of [
    [390, 'small_'],
    [1440, 'medium_'],
  ] as const) {
    const visitor = await visit(`/${SLUG}`, { viewport: { width, height: 800 } })
    const loaded = await visitor
      .getByRole('img', { name: 'A dark room' })
      .evaluate(async (photo: HTMLImageElement) => {
        await photo.decode()
        return new URL(photo.currentSrc).pathname
      })
    expect(loaded).toContain(`/uploads/${version}`)
  }
})
