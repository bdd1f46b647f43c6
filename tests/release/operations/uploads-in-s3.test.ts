import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { makeClock } from '../../harness/clock'
import { mediaLibrary, namesOf, photo } from '../../harness/media-library'
import { type Fault, startS3 } from '../../harness/s3-server'
import { makeData, startCms } from '../../harness/start-cms'
import { startWeb } from '../../harness/start-web'
import { runCommand } from '../../operations/harness/run-command'

const s3 = await startS3()
const other = await startS3()
const clock = makeClock()
const seeded = inject('seeded')
const created: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-s3-'))
  created.push(folder)
  return folder
}
afterEach(() => {
  s3.work()
  clock.reset()
})
afterAll(async () => {
  await s3.remove()
  await other.remove()
  clock.remove()
  for (const folder of created) rmSync(folder, { recursive: true, force: true })
})

const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

function hashesIn(dataDir: string): Record<string, string> {
  const folder = join(dataDir, 'public/uploads')
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return Object.fromEntries(names.map((name) => [name, hash(readFileSync(join(folder, name)))]))
}

async function hashesInBucket({ bucket }: typeof s3): Promise<Record<string, string>> {
  const copy = join(newFolder(), 'copy')
  const hashes: Record<string, string> = {}
  for (const name of await bucket.names()) {
    await bucket.get(name, copy)
    hashes[name] = hash(readFileSync(copy))
  }
  return hashes
}

async function emptyBucket({ bucket }: typeof s3) {
  for (const name of await bucket.names()) await bucket.remove(name)
}

/** Refuses every call of this kind after the first few. */
function after(count: number, method: string): Fault {
  let calls = 0
  return (request, response) => {
    if (request.method === method) calls += 1
    if (request.method !== method || calls <= count) return false
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    return true
  }
}

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
    await emptyBucket(s3)
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
  await emptyBucket(s3)
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
    created.push(dataDir)
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
  })
})

describe('the uploads of a stack that is stopped', () => {
  const source = newFolder()
  cpSync(seeded.dataDir, source, { recursive: true })
  const files = hashesIn(source)
  const count = Object.keys(files).length

  const run = (args: string[], dataDir: string, store?: typeof s3) =>
    runCommand(args, { DATA_DIR: dataDir, CMS_PORT: '4031', ...store?.environment })
  const move = (to: string, ...more: string[]) =>
    run(['uploads', 'move', '--to', to, ...more], source, s3)

  it('are moved to the bucket, in two runs where the first was cut off', async () => {
    expect(count).toBeGreaterThan(20)
    const trial = await move('s3', '--dry-run')
    expect(trial.output).toContain(`${count} files to copy, 0 there already.`)
    expect(await s3.bucket.names()).toEqual([])

    s3.fail(after(5, 'PUT'))
    const { code, output } = await move('s3')
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('The store does not answer (SlowDown).'),
    })
    s3.work()
    expect(await s3.bucket.names()).toHaveLength(5)
    const again = await move('s3')
    expect(again.output).toContain(`${count - 5} files copied and compared, 5 there already.`)
    expect(await hashesInBucket(s3)).toEqual(files)
  })

  it('are moved back, and stay in the bucket until the last is on the disk', async () => {
    rmSync(join(source, 'public/uploads'), { recursive: true })
    const foreign = ['other.png', 'uploads/in/folder.png', 'uploads/.hidden', 'uploads/a%20b.png']
    for (const key of foreign) expect(await s3.ask('PUT', key)).toBe(200)
    s3.fail(after(8, 'GET'))
    expect((await move('disk')).code).toBe(1)
    s3.work()
    expect(await hashesInBucket(s3)).toEqual(files)
    expect((await move('disk')).code).toBe(0)
    expect(hashesIn(source)).toEqual(files)
    expect(readdirSync(join(source, 'public/uploads')).toSorted()).toEqual(
      Object.keys(files).toSorted(),
    )
    expect(await s3.bucket.names()).toEqual([])
    for (const key of foreign) expect(await s3.ask('HEAD', key), key).toBe(200)
  })

  it('are not moved by a mistyped command, nor without a bucket', async () => {
    for (const args of [['move'], ['move', '--to', 'tape'], ['move', '--to', 's3', '--try']])
      expect((await run(['uploads', ...args], source, s3)).output).toContain(
        'Usage: npm run uploads',
      )
    const { output } = await run(['uploads', 'move', '--to', 's3'], source)
    expect(output).toContain('Set S3_BUCKET and its access key first')
    expect(await s3.bucket.names()).toEqual([])
  })

  it('are backed up from the disk, restored into a bucket, and the other way round', async () => {
    const [backups, inStore, onDisk] = [newFolder(), newFolder(), newFolder()]
    const newest = () => join(backups, readdirSync(backups).toSorted().at(-1) ?? '')
    expect((await run(['backup', backups], source)).code).toBe(0)
    expect((await run(['restore', newest()], inStore, other)).code).toBe(0)
    expect(await hashesInBucket(other)).toEqual(files)
    expect(hashesIn(inStore)).toEqual({})
    const full = await run(['restore', newest()], newFolder(), other)
    expect(full.output).toContain('uploads/ in S3_BUCKET must be empty')

    const from = { dataDir: inStore, databaseUrl: '' }
    const cms = await startCms({ postgres: '', from, environment: other.environment })
    const { statusOf } = mediaLibrary(cms)
    const web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
    await web.showing('cms')
    const pictures = (await web.get('/')).text.match(/(?<=src=")\/uploads\/[^"]+/g) ?? []
    expect(pictures.length).toBeGreaterThan(3)
    for (const path of pictures) expect((await web.get(path)).status, path).toBe(200)
    for (const name of Object.keys(files)) expect(await statusOf(name), name).toBe(200)
    await web.kill()
    await cms.remove()

    expect((await run(['backup', backups], inStore, other)).code).toBe(0)
    expect((await run(['restore', newest()], onDisk)).code).toBe(0)
    expect(hashesIn(onDisk)).toEqual(files)
  })
})
