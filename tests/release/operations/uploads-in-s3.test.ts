import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { makeClock } from '../../harness/clock'
import { mediaLibrary, namesOf, photo } from '../../harness/media-library'
import { startS3 } from '../../harness/s3-server'
import { makeData, startCms } from '../../harness/start-cms'

const s3 = await startS3()
const clock = makeClock()
const seeded = inject('seeded')
afterEach(() => {
  s3.work()
  clock.reset()
})
afterAll(async () => {
  await s3.remove()
  clock.remove()
})

describe('a setting that the store refuses stops the cms with a sentence', () => {
  it.each([
    [{ S3_BUCKET: 'no-such-bucket' }, 'There is no such bucket: correct S3_BUCKET, or make it'],
    [{ AWS_ACCESS_KEY_ID: 'nobody' }, 'The store does not know this AWS_ACCESS_KEY_ID'],
    [{ AWS_SECRET_ACCESS_KEY: 'x' }, 'AWS_SECRET_ACCESS_KEY is not the one of AWS_ACCESS_KEY_ID'],
    [{ AWS_SECRET_ACCESS_KEY: '' }, 'S3_BUCKET needs AWS_SECRET_ACCESS_KEY or AWS_SECRET_ACCESS'],
    [{ AWS_ACCESS_KEY_ID: '' }, 'S3_BUCKET needs AWS_ACCESS_KEY_ID.'],
    [{ S3_BUCKET: '' }, 'S3_ENDPOINT needs S3_BUCKET.'],
    [{ S3_BUCKET: '../x' }, 'S3_BUCKET must be the name of a bucket.'],
    [{ AWS_SECRET_ACCESS_KEY: '', AWS_SECRET_ACCESS_KEY_FILE: '/nowhere' }, '(ENOENT)'],
  ])('%o', async (wrong, sentence) => {
    const environment = { ...s3.environment, ...wrong }
    const message = await startCms({ postgres: '', from: seeded, environment }).then(
      () => 'It started.',
      (error: Error) => error.message,
    )
    const lines = message.trim().split('\n').slice(1)
    expect(lines.at(-1)).toContain(sentence)
    expect(lines.join('\n')).not.toContain('    at ')
  })

  it('and so does a clock with which no signature is valid', async () => {
    clock.forward(20)
    const environment = { ...s3.environment, ...clock.environment }
    await expect(startCms({ postgres: '', from: seeded, environment })).rejects.toThrow(
      'The clock of this machine is wrong: set it',
    )
  })

  it('but one that is down does not: copies are served, and what is new is refused', async () => {
    const down = { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:4039' }
    const cms = await startCms({ postgres: '', from: seeded, environment: s3.environment })
    const { upload, names, statusOf } = mediaLibrary(cms)
    const read = namesOf(await upload(await photo(1), 'before.jpg'))
    for (const name of read) expect(await statusOf(name)).toBe(200)
    const copies = names()
    await cms.stop()
    await cms.startAgain(down)
    expect(cms.log()).toContain(
      'Nothing can be uploaded until it does: check S3_ENDPOINT and S3_FORCE_PATH_STYLE.',
    )
    for (const name of read) expect(await statusOf(name)).toBe(200)
    await expect(upload(await photo(2), 'after.jpg')).rejects.toThrow(
      'The store of uploads does not answer. Try again in a few minutes.',
    )
    expect(names()).toEqual(copies)
    await cms.remove()
    await s3.empty()
  })
})

it('a store that does not end its answers is given up, and nothing is left', async () => {
  const cms = await startCms({ postgres: '', from: seeded, environment: s3.environment })
  const { send, names } = mediaLibrary(cms)
  const before = names()
  s3.fail(({ method, url }) => method === 'PUT' && Boolean(url?.includes('small_')))
  const { status, json } = await send('/upload', await photo(3), 'slow.jpg')
  expect({ status, json }).toMatchObject({
    status: 503,
    json: {
      error: { message: 'The store of uploads does not answer. Try again in a few minutes.' },
    },
  })
  expect(names()).toEqual(before)
  expect(await s3.bucket.names()).toEqual([])
  await cms.remove()
})

it('what a killed process leaves in the bucket is deleted later, and what rows name is not', async () => {
  const environment = { ...s3.environment, ...clock.environment }
  const cms = await startCms({ postgres: '', from: seeded, environment })
  const library = mediaLibrary(cms)
  const kept = namesOf(await library.upload(await photo(4), 'kept.jpg'))
  const gone = await library.upload(await photo(5), 'gone.jpg')
  s3.fail(({ method }) => method === 'DELETE')
  const removed = library.remove(gone).catch(() => undefined)
  const isAsked = () => s3.asked.some((one) => one.startsWith('DELETE') && one.includes('gone'))
  await expect.poll(isAsked).toBe(true)
  await cms.kill()
  await removed
  await cms.startAgain()
  s3.fail(({ method, url }) => method === 'PUT' && Boolean(url?.includes('small_')))
  const cut = library.send('/upload', await photo(6), 'cut.jpg').catch(() => undefined)
  await expect.poll(async () => (await s3.bucket.names()).join()).toMatch(/,cut|^cut/)
  await cms.kill()
  await cut
  s3.work()
  expect(await s3.bucket.names()).toEqual(expect.arrayContaining([...kept, ...namesOf(gone)]))
  clock.forward(14)
  await cms.startAgain()
  await expect.poll(() => s3.bucket.names()).toEqual(kept)
  await expect.poll(() => library.names().filter((name) => /cut|gone/.test(name))).toEqual([])
  for (const name of kept) expect(await library.statusOf(name)).toBe(200)
  await cms.remove()
  await s3.empty()
})

describe.runIf(inject('postgres') !== '')('two machines with one bucket', () => {
  it('show each other’s files, replacements and deletions', async () => {
    const postgres = inject('postgres')
    const first = await startCms({
      postgres,
      from: inject('seededPostgres'),
      environment: s3.environment,
    })
    const { dataDir } = await makeData('', first)
    rmSync(join(dataDir, 'public/uploads'), { recursive: true })
    const environment = { ...s3.environment, ...clock.environment }
    const sharing = { dataDir, databaseUrl: first.databaseUrl }
    const second = await startCms({ postgres, sharing, environment })
    const [one, two] = [mediaLibrary(first), mediaLibrary(second)]

    const stored = await one.upload(await photo(10), 'shared.jpg')
    const small = `/uploads/small_${stored.url.slice('/uploads/'.length)}`
    const old = await two.bytesOf(small)
    expect(old).toEqual(await one.bytesOf(small))
    expect((await two.replace(stored, await photo(200))).status).toBe(200)
    const replaced = await one.bytesOf(small)
    expect(replaced).not.toEqual(old)
    expect((await one.replace(stored, await photo(10))).status).toBe(200)
    expect(await two.bytesOf(small)).toEqual(old)
    const tagOf = async ({ url }: typeof first) =>
      (await fetch(url + small)).headers.get('Last-Modified')
    expect(await tagOf(first)).toBe(await tagOf(second))

    expect((await one.remove(stored)).status).toBe(200)
    for (const name of namesOf(stored)) expect(await two.statusOf(name)).toBe(404)
    expect(two.names()).not.toEqual([])
    await second.stop()
    clock.forward(14)
    await second.startAgain()
    await expect.poll(two.names).toEqual([])
    await second.remove()
    await first.remove()
    rmSync(dataDir, { recursive: true })
  })
})
