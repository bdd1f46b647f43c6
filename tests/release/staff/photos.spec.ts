import { stack } from '../../harness/browser/stack'
import { asEditor } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { jpegOf } from '../../harness/photo'
import { expect, test } from '../../harness/browser/test'

const { cms: location, site } = stack
const cms = cmsAt(location)
const SLUG = 'page-with-a-photo'

let editor: ReturnType<typeof asEditor>
let page: string
let photo: number
test.beforeAll(async () => {
  editor = asEditor(cms)
  const form = new FormData()
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const file = await jpegOf({ width: 1500, height: 1000, channels: 3, noise })
  form.append('files', file, 'market.jpg')
  form.append('fileInfo', JSON.stringify({ name: 'market.jpg', alternativeText: 'A market' }))
  const headers = await cms.adminLogin()
  const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
  const [stored] = (await answer.json()) as { id: number }[]
  photo = stored?.id ?? 0
  const hero = {
    __component: 'blocks.hero',
    title: 'Photo',
    image: photo,
    imagePosition: 'left',
    layout: 'two-column',
    showStoreBadges: false,
  }
  page = await editor.pages.create({ slug: SLUG, title: 'Photo', Content: [hero] })
  await editor.pages.publish(page)
})
test.afterAll(async () => {
  await editor.pages.remove(page)
  const headers = await cms.adminLogin()
  await fetch(`${cms.url}/upload/files/${photo}`, { method: 'DELETE', headers })
})

test('a visitor’s browser gets a published photo in WebP, and one without WebP the photo', async ({
  visit,
}) => {
  const sources = async () => {
    const html = await (await fetch(new URL(SLUG, site))).text()
    return [...new Set(html.match(/\/uploads\/[^"?, ]+\.jpg[^", ]*/g))]
  }
  await expect.poll(sources).not.toEqual([])
  const files = await sources()
  const typeFor = async (file: string, Accept: string) => {
    const answer = await fetch(new URL(file, site), { headers: { Accept } })
    expect(answer.headers.get('vary')).toMatch(/\bAccept$/)
    return answer.headers.get('content-type')
  }
  // A copy is made for the visitor after the one who first asks for it. A browser picks any of the sizes.
  for (const file of files) {
    await expect.poll(() => typeFor(file, 'image/webp,*/*')).toBe('image/webp')
    expect(await typeFor(file, 'image/jpeg')).toBe('image/jpeg')
  }

  const types: (string | undefined)[] = []
  const visitor = await visit(SLUG, {
    before: async (opened) =>
      opened.on('response', (answer) => {
        if (/\/uploads\/.*\.jpg/.test(answer.url())) types.push(answer.headers()['content-type'])
      }),
  })
  const image = visitor.getByRole('img', { name: 'A market' })
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(types).toEqual(['image/webp'])
})

test('the focal point that an editor sets stays in sight where the photo is cut', async ({
  visit,
}) => {
  const html = async () => (await fetch(new URL(SLUG, site))).text()
  await expect.poll(html).toContain('/uploads/')
  expect(await html()).not.toContain('focus-x')
  await editor.describeFile(photo, { focalPoint: { x: 28.4, y: 91 } })
  await expect.poll(html).toContain('focus-x-3 focus-y-9')
  const visitor = await visit(SLUG)
  await expect(visitor.getByRole('img', { name: 'A market' })).toHaveCSS(
    'object-position',
    '30% 90%',
  )
})
