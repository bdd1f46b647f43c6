import { afterAll, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { requireFromCms } from '../harness/cms-modules'

type Sharp = {
  withMetadata: (options: { orientation: number }) => Sharp
  jpeg: (options: { quality: number }) => Sharp
  png: () => Sharp
  toBuffer: () => Promise<Buffer>
  metadata: () => Promise<{ width: number; height: number; exif?: Buffer }>
}
type Noise = { type: 'gaussian'; mean: number; sigma: number }
type NewPicture = { width: number; height: number; channels: 3 } & (
  { background: string } | { noise: Noise }
)
const sharp = requireFromCms('sharp') as (from: Buffer | { create: NewPicture }) => Sharp

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

async function upload(name: string, content: Buffer): Promise<Stored> {
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
  const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
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
