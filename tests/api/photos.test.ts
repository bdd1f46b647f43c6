import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { sendRequest } from '../harness/http'
import { sharp } from '../harness/photo'

type Stored = {
  id: number
  url: string
  width: number
  height: number
  formats: Record<string, { url: string; width: number }>
}

const cms = cmsAt(inject('cms'))
const added: number[] = []
afterAll(async () => {
  const headers = await cms.adminLogin()
  for (const id of added)
    await fetch(`${cms.url}/upload/files/${id}`, { method: 'DELETE', headers })
})

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

async function send(path: string, name: string, content: Buffer) {
  const form = new FormData()
  form.append(
    'files',
    new Blob([Buffer.from(content)], {
      type: `image/${name.replace(/.*\./, '').replace('jpg', 'jpeg')}`,
    }),
    name,
  )
  form.append('fileInfo', JSON.stringify({ name }))
  const headers = await cms.adminLogin('Marketing editor')
  return fetch(cms.url + path, { method: 'POST', headers, body: form })
}

async function upload(name: string, content: Buffer): Promise<Stored> {
  const answer = await send('/upload', name, content)
  expect(answer.status).toBe(201)
  const [stored] = (await answer.json()) as Stored[]
  added.push(stored!.id)
  return stored!
}

const bytes = async (url: string) => Buffer.from(await (await fetch(cms.url + url)).arrayBuffer())
const read = async (url: string) => sharp(await bytes(url)).metadata()

it('a photo of a camera is stored with the pixels that a screen can show', async () => {
  const stored = await upload(
    'camera.jpg',
    await photo(6000, 4000).jpeg({ quality: 60 }).toBuffer(),
  )
  expect(stored).toMatchObject({ width: 2560, height: 1707 })
  expect(await read(stored.url)).toMatchObject({ width: 2560, height: 1707 })
  expect(
    Object.values(stored.formats)
      .map(({ width }) => width)
      .sort((a, b) => a - b),
  ).toEqual([234, 560, 1000, 1600])
})

it('a photo that a phone took sideways is stored upright, in every size', async () => {
  const sideways = photo(1800, 1200).withMetadata({ orientation: 6 }).jpeg({ quality: 60 })
  const stored = await upload('phone.jpg', await sideways.toBuffer())
  expect(stored).toMatchObject({ width: 1200, height: 1800 })
  for (const { url } of [stored, ...Object.values(stored.formats)]) {
    const { width, height, exif } = await read(url)
    expect({ isUpright: height > width, exif }).toEqual({ isUpright: true, exif: undefined })
  }
})

it('no smaller version of a photo in a .png file weighs more than the photo', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const grain = sharp({ create: { width: 1800, height: 300, channels: 3, noise } })
  const { url, formats } = await upload('grain.png', await grain.png().toBuffer())
  const whole = (await bytes(url)).length
  const versions = Object.values(formats)
  expect(versions).toHaveLength(4)
  for (const version of versions) expect((await bytes(version.url)).length).toBeLessThan(whole)
})

it('a visitor whose download began before a photo was replaced gets all of the earlier one', async () => {
  const folder = join(cms.dataDir, 'public')
  const before = await upload('read.jpg', await photo(1700, 900).jpeg({ quality: 90 }).toBuffer())
  const files = [before, ...Object.values(before.formats)]
  const begun: [FileHandle, Buffer][] = []
  for (const { url } of files) begun.push([await open(join(folder, url)), await bytes(url)])
  const next = await photo(600, 300).jpeg({ quality: 90 }).toBuffer()
  expect((await send(`/upload?id=${before.id}`, 'read.jpg', next)).status).toBe(200)
  for (const [file, earlier] of begun) {
    expect((await file.readFile()).equals(earlier)).toBe(true)
    await file.close()
  }
  // Strapi may encode it once more.
  expect((await read(before.url)).width).toBe(600)
  expect((await bytes(before.url)).subarray(-2).toString('hex')).toBe('ffd9')
  // The sizes that the smaller photo does not have are gone.
  const found = await Promise.all(files.map(async ({ url }) => (await fetch(cms.url + url)).status))
  expect(found.toSorted()).toEqual([200, 200, 200, 404, 404])
  const drafts = await readdir(join(folder, 'uploads/.tmp'), {
    recursive: true,
    withFileTypes: true,
  })
  expect(drafts.filter((entry) => entry.isFile())).toEqual([])
})

describe('a photo in WebP', () => {
  const answerTo = async (url: string, Accept: string) => {
    const answer = await fetch(cms.url + url, { headers: { Accept } })
    const body = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, body }
  }
  const browser = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'

  it('reaches browsers that accept it, and is lighter', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
    const grain = sharp({ create: { width: 4000, height: 3000, channels: 3, noise } })
    const original = await grain.jpeg({ quality: 95 }).toBuffer()
    expect(original.length).toBeGreaterThan(5_000_000)
    const { formats } = await upload('weight.jpg', original)
    // What the browser takes for a box of 540 px, on a screen of normal density.
    const url = Object.values(formats).find(({ width }) => width === 560)?.url ?? ''
    const plain = await answerTo(url, 'image/*')
    const light = await answerTo(url, browser)
    expect(plain.headers.get('content-type')).toBe('image/jpeg')
    expect(light.headers.get('content-type')).toBe('image/webp')
    expect(light.body.subarray(8, 12).toString()).toBe('WEBP')
    expect(light.body.length).toBeLessThan(plain.body.length * 0.8)
    expect(light.body.length).toBeLessThan(80_000)
    expect(await sharp(light.body).metadata()).toMatchObject({ width: 560, height: 420 })
    for (const { headers } of [plain, light]) {
      expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/)
      expect(headers.get('content-security-policy')).toContain('sandbox')
    }
    const etag = light.headers.get('etag') ?? ''
    const known = { Accept: browser, 'If-None-Match': etag }
    const again = await sendRequest(cms.url + url, { method: 'GET', headers: known, chunks: [] })
    expect(again.status).toBe(304)
    const asked = await Promise.all(Array.from({ length: 20 }, () => answerTo(url, browser)))
    for (const { body } of asked) expect(body.equals(light.body)).toBe(true)
  })

  it('is gone with the photo, and new once the photo is replaced', async () => {
    const { id, url } = await upload(
      'changing.jpg',
      await photo(600, 400).jpeg({ quality: 90 }).toBuffer(),
    )
    expect((await answerTo(url, browser)).headers.get('content-type')).toBe('image/webp')
    const next = await photo(300, 200).jpeg({ quality: 90 }).toBuffer()
    expect((await send(`/upload?id=${id}`, 'changing.jpg', next)).status).toBe(200)
    const { body } = await answerTo(url, browser)
    expect(await sharp(body).metadata()).toMatchObject({ width: 300, height: 200 })
    const headers = await cms.adminLogin('Marketing editor')
    await fetch(`${cms.url}/upload/files/${id}`, { method: 'DELETE', headers })
    expect((await answerTo(url, browser)).status).toBe(404)
  })

  it.each([
    '/uploads/unknown.jpg',
    '/uploads/..%2fphoto.jpg',
    '/uploads/%2e%2e/accounts.png',
    '/uploads/a%00.jpg',
  ])('is not made of %s', async (path) => {
    expect([400, 404]).toContain((await answerTo(path, browser)).status)
  })
})
