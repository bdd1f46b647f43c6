import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { mediaLibrary, namesOf, photo } from '../../harness/media-library'
import { type Fault, startS3 } from '../../harness/s3-server'
import { startCms } from '../../harness/start-cms'

const s3 = await startS3()
const cms = await startCms({
  postgres: inject('postgres'),
  from: inject('seeded'),
  environment: s3.environment,
})
afterEach(s3.work)
afterAll(async () => {
  await cms.remove()
  await s3.remove()
})

const library = mediaLibrary(cms)
const { folder, upload, bytesOf } = library

const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'])
const inBucket = async () => (await s3.bucket.names()).toSorted()
const rows = () => cms.select('select id, updated_at from files order by id')
const unsettled = () => cms.select('select file_name from app_unsettled_files')

/** The folder as another machine has it, which a change of this one does not reach. */
function copyOf(names: readonly string[]) {
  const copies = names.map((name) => {
    const path = join(folder, name)
    return { path, content: readFileSync(path), at: statSync(path).mtime }
  })
  return () =>
    copies.forEach(({ path, content, at }) => {
      writeFileSync(path, content)
      utimesSync(path, at, at)
    })
}

describe('a file of the media library', () => {
  it('is in the bucket with its smaller versions, from where a machine without it gets it', async () => {
    const stored = await upload(await photo(200), 'shown.jpg')
    const names = namesOf(stored)
    expect(names.length).toBe(4)
    expect(await inBucket()).toEqual(names)
    expect(await unsettled()).toEqual([])
    const before = await Promise.all(names.map((name) => bytesOf(`/uploads/${name}`)))
    for (const name of names) rmSync(join(folder, name))
    const together = [...names, ...names].map((name) => bytesOf(`/uploads/${name}`))
    expect((await Promise.all(together)).slice(0, 4)).toEqual(before)
    expect(
      s3.asked.filter((one) => one === `GET /uploads-of-tests/uploads/${names[0]}`),
    ).toHaveLength(1)
    const webp = await fetch(`${cms.url}/uploads/${names[0]}`, {
      headers: { Accept: 'image/webp' },
    })
    expect(webp.headers.get('Content-Type')).toBe('image/webp')
  })

  it('is not executed where it comes from the bucket', async () => {
    const { url } = await upload(drawing, 'drawn.svg')
    rmSync(join(folder, url.slice(9)))
    const response = await fetch(cms.url + url)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
  })

  it('is served new after another machine has replaced it, and no more after one has deleted it', async () => {
    const stored = await upload(await photo(10), 'changed.jpg')
    const names = namesOf(stored)
    const old = await bytesOf(stored.url)
    const asBefore = copyOf(names)
    expect((await library.replace(stored, await photo(250))).status).toBe(200)
    const replaced = await bytesOf(stored.url)
    expect(replaced).not.toEqual(old)
    asBefore()
    expect(await bytesOf(stored.url)).toEqual(replaced)
    expect(await bytesOf(stored.url)).toEqual(replaced)

    const asReplaced = copyOf(names)
    expect((await library.remove(stored)).status).toBe(200)
    expect(library.names()).not.toEqual(expect.arrayContaining(names))
    expect(await inBucket()).not.toEqual(expect.arrayContaining(names))
    asReplaced()
    for (const name of names) {
      expect(await library.statusOf(name)).toBe(404)
      expect((await fetch(`${cms.url}/./%75ploads//${name}`)).status).toBe(404)
    }
    expect(await unsettled()).toEqual([])
  })

  it('that no row names is not asked for at the store', async () => {
    const before = s3.asked.length
    for (const name of [
      'nothing.png',
      '..%2f..%2fcms.db',
      '%2e%2e/%2e%2e/cms.db',
      '.tmp/x',
      'a%2fb.png',
      'a%00.png',
      `${'x'.repeat(4000)}.png`,
    ])
      expect((await fetch(`${cms.url}/uploads/${name}`)).status, name).toBeGreaterThanOrEqual(400)
    expect(s3.asked.length).toBe(before)
  })
})

const answer =
  (status: number, code: string): Fault =>
  (request, response) => {
    if (request.method !== 'PUT' || !request.url?.includes('small_')) return false
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    return true
  }
const cut: Fault = (request) => {
  if (request.method !== 'PUT') return false
  request.once('data', () => request.destroy())
  return true
}

const down = 'The store of uploads does not answer. Try again in a few minutes.'
const refused =
  'The store of uploads refuses this server. Ask an operator to check its access key and bucket.'

describe('if the store can’t take a file', () => {
  it.each([
    ['cuts the connection', cut, 503, down],
    ['fails', answer(500, 'InternalError'), 503, down],
    [
      'is full',
      answer(507, 'InsufficientStorage'),
      507,
      'The store of uploads is full, so nothing was stored. Ask an operator for space.',
    ],
    ['denies it', answer(403, 'AccessDenied'), 503, refused],
    [
      'has another time',
      answer(403, 'RequestTimeTooSkewed'),
      503,
      'The store of uploads refuses this server, whose clock is wrong. Ask an operator to set it.',
    ],
  ] as const)(
    'since it %s, the editor reads why, and nothing is left',
    async (_, fault, status, message) => {
      const stored = await upload(await photo(60), 'stays.jpg')
      const before = { rows: await rows(), folder: library.names(), bucket: await inBucket() }
      const old = await bytesOf(stored.url)
      s3.fail(fault)
      const answers = [
        await library.send('/upload', await photo(70), 'refused.jpg'),
        await library.replace(stored, await photo(80)),
      ]
      s3.work()
      for (const one of answers) expect(one).toMatchObject({ status, json: { error: { message } } })
      expect({ rows: await rows(), folder: library.names(), bucket: await inBucket() }).toEqual(
        before,
      )
      for (const name of namesOf(stored)) rmSync(join(folder, name))
      expect(await bytesOf(stored.url)).toEqual(old)
    },
  )
})
