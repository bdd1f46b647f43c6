import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt, type StaffRole } from '../harness/cms'
import { pngOfSize } from '../harness/png'
import { animationOf } from '../harness/webp'

type Content = string | Uint8Array<ArrayBuffer>
type StoredFile = { id: number; url: string; ext: string; mime: string }

const cms = cmsAt(inject('cms'))
const sessions = {} as Record<StaffRole, { Authorization: string }>
beforeAll(async () => {
  for (const role of ['Super admin', 'Marketing editor', 'Intake reviewer'] as const)
    sessions[role] = await cms.adminLogin(role)
})

const png = pngOfSize(2, 2)
const text = 'This is plain text.'
const page = '<!doctype html><script>alert(1)</script>'
const pageAfterMagic = new Uint8Array(Buffer.from(`\xff\xd8\xff\xe0${page}`, 'latin1'))
const svg = (inside = '') => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

async function send(
  path: string,
  [name, content, type]: [string, Content, string],
  role: StaffRole | 'nobody' = 'Marketing editor',
) {
  const form = new FormData()
  form.append('files', new Blob([content], { type }), name)
  form.append('fileInfo', JSON.stringify({ name }))
  const headers = role === 'nobody' ? {} : sessions[role]
  const answer = await fetch(cms.url + path, { method: 'POST', headers, body: form })
  return { status: answer.status, json: (await answer.json()) as unknown }
}

const messageOf = ({ json }: { json: unknown }) =>
  (json as { error: { message: string } }).error.message

async function stored(...file: [string, Content, string]): Promise<StoredFile> {
  const { json } = await send('/upload/files', file)
  return json as StoredFile
}

const state = () => cms.select('select id, name, ext, mime, size from files order by id')

const allowed: [string, Content, string][] = [
  ['photo.png', png, 'image/png'],
  ['PHOTO.PNG', png, 'image/png'],
  ['drawing.svg', svg('<path d="M0 0"/>'), 'image/svg+xml'],
]

const refused: [string, Content, string, string][] = [
  ['text.png', text, 'image/png', 'neither a picture nor a video, not a .png file'],
  ['page.png', page, 'image/png', 'not a .png file'],
  ['half.jpg', pageAfterMagic, 'image/jpeg', 'is damaged'],
  ['photo.jpg', png, 'image/jpeg', 'is a .png file, not a .jpg file'],
  ['vector.png', svg(), 'image/png', 'not a .png file'],
  ['photo.svg', png, 'image/svg+xml', 'is not an SVG drawing'],
  ['words.svg', text, 'image/svg+xml', 'is not an SVG drawing'],
  ['script.svg', svg('<script>1</script>'), 'image/svg+xml', 'contains scripts'],
  ['foreign.svg', svg('<foreignObject/>'), 'image/svg+xml', 'contains scripts'],
  ['remote.svg', svg('<image href="//host.example/x"/>'), 'image/svg+xml', 'from elsewhere'],
  ['entity.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'image/svg+xml', 'is not an SVG'],
  ['film.mp4', text, 'video/mp4', 'not a .mp4 file'],
  ['page.html', png, 'application/octet-stream', "can't be uploaded"],
  ['script.js', png, 'application/octet-stream', "can't be uploaded"],
  ['nameless', png, 'image/png', "can't be uploaded"],
  ['bomb.png', pngOfSize(10_000, 10_000), 'image/png', 'too many pixels'],
  ['film.webp', animationOf(3, 5000), 'image/webp', 'too many pixels'],
]

describe('an upload', () => {
  it.each(allowed)('is stored if its content matches its name: %s', async (...file) => {
    const answer = await send('/upload', file)
    expect({ status: answer.status, file: answer.json }).toMatchObject({
      status: 201,
      file: [{ name: file[0] }],
    })
  })

  describe.each(['/upload', '/upload/files'])('to %s', (path) => {
    it.each(refused)(
      'is refused and not stored otherwise: %s',
      async (name, content, type, why) => {
        const before = await state()
        for (const role of ['Marketing editor', 'Super admin'] as const) {
          const answer = await send(path, [name, content, type], role)
          expect(answer.status).toBe(400)
          expect(messageOf(answer)).toContain(why)
        }
        expect(await state()).toEqual(before)
      },
    )

    it('is refused if only one of several files matches its name', async () => {
      const before = await state()
      const form = new FormData()
      for (const [name, content] of [
        ['good.png', png],
        ['bad.png', text],
      ] as const)
        form.append('files', new Blob([content], { type: 'image/png' }), name)
      form.append('fileInfo', JSON.stringify({ name: 'good.png' }))
      form.append('fileInfo', JSON.stringify({ name: 'bad.png' }))
      const headers = sessions['Marketing editor']
      const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
      expect(answer.status).toBe(400)
      expect(await state()).toEqual(before)
    })

    it.each([
      ['nobody', 401],
      ['Intake reviewer', 403],
    ] as const)('is refused from a reviewer and from strangers: %s', async (role, status) => {
      const before = await state()
      expect((await send(path, ['photo.png', png, 'image/png'], role)).status).toBe(status)
      expect(await state()).toEqual(before)
    })
  })
})

describe('a file in place of another', () => {
  const doors = [(id: number) => `/upload?id=${id}`, (id: number) => `/upload/files/${id}/replace`]

  it.each(doors)('must match its own name and the address that stays: %s', async (door) => {
    const { id } = await stored('first.png', png, 'image/png')
    const before = await state()
    const replace = (...file: [string, Content, string]) => send(door(id), file)
    const plain = await replace('second.png', text, 'image/png')
    expect({ status: plain.status, why: messageOf(plain) }).toEqual({
      status: 400,
      why: expect.stringContaining('not a .png file'),
    })
    const drawing = await replace('second.svg', svg(), 'image/svg+xml')
    expect({ status: drawing.status, why: messageOf(drawing) }).toEqual({
      status: 400,
      why: expect.stringContaining("can't replace a .png file"),
    })
    expect(await state()).toEqual(before)
    expect((await replace('second.png', pngOfSize(3, 3), 'image/png')).status).toBe(200)
  })
})

it('no file gets a name that no disk stores', async () => {
  const name = `${'x'.repeat(4000)}.png`
  for (const path of ['/upload', '/upload/files']) {
    const sent = await send(path, [name, png, 'image/png'])
    expect(sent.status).toBe(400)
    expect(messageOf(sent)).toContain('too long')
  }
  const { id } = await stored('renamed.png', png, 'image/png')
  const info = new FormData()
  info.append('fileInfo', JSON.stringify({ name }))
  const headers = sessions['Marketing editor']
  const answer = await fetch(`${cms.url}/upload?id=${id}`, { method: 'POST', headers, body: info })
  expect(answer.status).toBe(400)
})

it('new details of a file change neither its address nor its type', async () => {
  const { id, url } = await stored('details.png', png, 'image/png')
  const info = { name: 'page.html', url: '/x.html', ext: '.html', mime: 'text/html', hash: 'x' }
  const form = new FormData()
  form.append('fileInfo', JSON.stringify(info))
  const headers = sessions['Marketing editor']
  await fetch(`${cms.url}/upload?id=${id}`, { method: 'POST', headers, body: form })
  const after = await cms.get(`/upload/files/${id}`, headers)
  expect(after.json).toMatchObject({ url, ext: '.png', mime: 'image/png' })
  expect((await cms.get(url)).headers['content-type']).toBe('image/png')
})

it('a page that an earlier version stored is served as a download without rights', async () => {
  writeFileSync(join(cms.dataDir, 'public/uploads/earlier.html'), page)
  const { status, headers } = await cms.get('/uploads/earlier.html')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
  })
})

describe('a request with files leaves none in the temporary folder', () => {
  const tmp = join(cms.dataDir, 'tmp')
  const left = () =>
    readdirSync(tmp, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length

  const post = async (path: string, field: string, headers: Record<string, string>) => {
    const form = new FormData()
    form.append(field, new Blob([png], { type: 'image/png' }), 'photo.png')
    return (await fetch(cms.url + path, { method: 'POST', headers, body: form })).status
  }

  it.each([
    ['with a field of another name', '/upload', 'other', 400],
    ['for a file that does not exist', '/upload?id=999999', 'files', 404],
    ['to an address without uploads', '/upload/nothing', 'other', 405],
  ])('from an editor, %s', async (_, path, field, status) => {
    expect(await post(path, field, sessions['Marketing editor'])).toBe(status)
    await expect.poll(left).toBe(0)
  })

  it('from a reviewer, who may not upload', async () => {
    expect(await post('/upload', 'other', sessions['Intake reviewer'])).toBe(403)
    expect(left()).toBe(0)
  })

  it('after the session has ended', async () => {
    const headers = await cms.logIn('Chief editor')
    await cms.postTo('/admin/logout', {}, headers)
    cms.forgetSession('Chief editor')
    expect(await post('/upload', 'files', headers)).toBe(401)
    expect(left()).toBe(0)
  })
})
