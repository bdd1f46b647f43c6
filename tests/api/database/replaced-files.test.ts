import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'
import { jpegOf } from '../../harness/photo'
import { secondCms } from '../harness/second-cms'

type Fields = Record<string, unknown>

const { cms, clock } = await secondCms()

const CHIEF = 'Chief editor'
const EDITOR = 'Marketing editor'
const PAGE = 'api::page.page'
const PAGES = `/content-manager/collection-types/${PAGE}`
const DUE = 10

async function done(...call: Parameters<typeof cms.sendAs>) {
  const { json, status, text } = await cms.sendAs(...call)
  expect(status, text).toBeLessThan(300)
  return json as { data: Fields }
}
const refusal = async (...call: Parameters<typeof cms.sendAs>) => {
  const { status, json } = await cms.sendAs(...call)
  return `${status} ${(json as { error: { message: string } }).error.message}`
}

const turn = (isNeeded: boolean) => done(CHIEF, 'PUT', '/review/setting', { isNeeded })
beforeAll(() => turn(true))
afterEach(() => clock.reset())
afterAll(() => turn(false))

/** Noise does not compress: the larger, the longer the cms has to decode and resize it. */
const noise = (width: number) =>
  jpegOf({ width, height: width, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } })

async function send(role: StaffRole, path: string, photo: Blob) {
  const form = new FormData()
  form.append('fileInfo', JSON.stringify({ name: 'photo.jpg', alternativeText: 'A photo' }))
  form.append('files', photo, 'photo.jpg')
  const headers = await cms.adminLogin(role)
  const response = await fetch(cms.url + path, { method: 'POST', headers, body: form })
  return { status: response.status, text: await response.text() }
}

type Stored = { id: number; url: string }
const uploaded = async (photo: Blob): Promise<Stored> =>
  (JSON.parse((await send(EDITOR, '/upload', photo)).text) as Stored[])[0]!

const sectionsWith = (image: number | null) => [
  {
    __component: 'blocks.cards',
    title: 'Choose',
    cards: [{ title: 'One', text: 'A card', image }],
  },
]

async function makePage(slug: string, image: number | null) {
  const Content = sectionsWith(image)
  const { data } = await done(EDITOR, 'POST', PAGES, { slug, title: slug, Content })
  return String(data['documentId'])
}
const publish = (id: string) => `${PAGES}/${id}/actions/publish`

it('while pictures are uploaded, no replacement that waits for them changes what is published meanwhile', async () => {
  const [small, large] = [await noise(40), await noise(2500)]
  const { id: image, url } = await uploaded(small)
  const id = await makePage('published-while-uploading', image)
  let answered = 0
  const counted = async (...call: Parameters<typeof send>) => {
    const response = await send(...call)
    answered += 1
    return response
  }
  /** A file is in the folder until its call is answered. */
  const received = () =>
    answered +
    readdirSync(join(cms.dataDir, 'tmp'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length

  const uploads = [1, 2, 3].map(() => counted(EDITOR, '/upload', large))
  await expect.poll(received).toBeGreaterThanOrEqual(uploads.length)
  const replaced = counted(EDITOR, `/upload?id=${image}`, await noise(50))
  await expect.poll(received).toBeGreaterThan(uploads.length)
  const { status: published } = await cms.sendAs(CHIEF, 'POST', publish(id), {})
  // It may be the replacement's turn already, which is waited for.
  if (published === 409) await replaced.then(() => done(CHIEF, 'POST', publish(id), {}))
  else expect(published).toBe(200)
  const seen = await (await fetch(cms.url + url)).bytes()

  const { status, text } = await replaced
  // Where all uploads were done before it was published, a chief editor saw the replacement.
  if (status !== 200)
    expect(text).toContain(
      'Visitors see this file: published-while-uploading. Only a chief editor may replace it.',
    )
  for (const upload of await Promise.all(uploads)) expect(upload.status).toBe(201)
  expect(await (await fetch(cms.url + url)).bytes()).toEqual(seen)
  await done(CHIEF, 'DELETE', `${PAGES}/${id}`)
})

it('no picture is deleted from a page that is published with it at the same moment', async () => {
  const photo = await noise(40)
  for (const pause of [0, 20, 60, 120, 200]) {
    const { id: image, url } = await uploaded(photo)
    const slug = `published-while-deleted-${pause}`
    const id = await makePage(slug, null)
    const shown = { title: slug, slug, Content: sectionsWith(image) }
    const published = cms.sendAs(CHIEF, 'POST', publish(id), shown)
    await new Promise((resolve) => setTimeout(resolve, pause))
    const deleted = await cms.sendAs(EDITOR, 'DELETE', `/upload/files/${image}`)
    const isPublished = (await published).status === 200
    if (isPublished) expect(deleted.status).toBe(400)
    expect((await fetch(cms.url + url)).status).toBe(deleted.status === 200 ? 404 : 200)
    await done(CHIEF, 'DELETE', `${PAGES}/${id}`)
  }
})

describe('while an editor replaces a file, also in another process,', () => {
  const sentenceFor = (title: string) =>
    `A file that “${title}” shows is being replaced. Try again in a moment, and look at the new one first.`
  const begin = (image: number, minutesAgo: number) => {
    const at = new Date(clock.inMinutes(-minutesAgo))
    return change(cms, 'insert into app_replaced_files (file_id, at) values (?, ?)', [
      image,
      cms.databaseUrl === '' ? at.getTime() : at.toISOString(),
    ])
  }
  const end = () => change(cms, 'delete from app_replaced_files')
  const isLive = async (slug: string) => {
    const token = { Authorization: `Bearer ${cms.contentToken}` }
    const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${slug}`, token)
    return (json as { data: unknown[] }).data.length > 0
  }
  afterEach(end)

  it('nobody publishes what shows it, alone, with others or by a plan, and everybody the rest', async () => {
    const { id: image } = await uploaded(await noise(40))
    const title = 'shows-a-replaced-file'
    const [id, other] = [await makePage(title, image), await makePage('shows-another', null)]
    await begin(image, 0)
    const bulk = { documentIds: [other, id] }
    expect([
      await refusal(CHIEF, 'POST', publish(id), {}),
      await refusal(CHIEF, 'POST', `${PAGES}/actions/bulkPublish`, bulk),
    ]).toEqual([`409 ${sentenceFor(title)}`, `409 ${sentenceFor(title)}`])
    expect([await isLive(title), await isLive('shows-another')]).toEqual([false, false])
    await done(CHIEF, 'POST', publish(other), {})

    const plan = `/schedule/plans/${PAGE}/${id}`
    await end()
    await done(CHIEF, 'PUT', plan, { action: 'publish', dueAt: clock.inMinutes(DUE) })
    await begin(image, -DUE)
    clock.forward(DUE + 1)
    await expect
      .poll(async () => {
        const { plans } = (await cms.sendAs(CHIEF, 'GET', plan)).json as { plans: Fields[] }
        return plans.map(({ reason }) => reason)
      })
      .toEqual([sentenceFor(title)])
    expect(await isLive(title)).toBe(false)
    for (const page of [id, other]) await done(CHIEF, 'DELETE', `${PAGES}/${page}`)
  })

  it('a process that died meanwhile holds up nobody for longer than five minutes', async () => {
    const { id: image } = await uploaded(await noise(40))
    const id = await makePage('shows-a-file-that-was-given-up', image)
    await begin(image, 6)
    await done(CHIEF, 'POST', publish(id), {})
    await done(CHIEF, 'DELETE', `${PAGES}/${id}`)
  })
})
