import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '@app/runtime'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { filesUnder } from '../../../scripts/backups/files'
import { exportContent, importContent, withoutContent } from '../../api/harness/transfer'
import { mediaLibrary } from '../../harness/media-library'
import { type Fault, startS3 } from '../../harness/s3-server'
import { startCms } from '../../harness/start-cms'
import { startWeb } from '../../harness/start-web'
import { runCommand } from '../../operations/harness/run-command'

const s3 = await startS3()
const other = await startS3()
const seeded = inject('seeded')
const created: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-s3-'))
  created.push(folder)
  return folder
}
afterEach(s3.work)
afterAll(async () => {
  await s3.remove()
  await other.remove()
  for (const folder of created) rmSync(folder, { recursive: true, force: true })
})

function hashesIn(dataDir: string): Record<string, string> {
  const folder = join(dataDir, 'public/uploads')
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(folder, name)))]))
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

it('a package of content has its pictures from the bucket, and an import puts them there', async () => {
  const contents = Object.values(hashesIn(seeded.dataDir))
  const cms = await startCms({
    postgres: '',
    from: seeded,
    environment: s3.environment,
    async prepare({ dataDir }) {
      const folder = join(dataDir, 'public/uploads')
      for (const name of Object.keys(hashesIn(dataDir)))
        await s3.bucket.put(name, readFileSync(join(folder, name)))
      rmSync(folder, { recursive: true })
    },
  })
  const exported = async () => {
    const folder = join(newFolder(), 'content')
    await exportContent(cms, folder)
    const hashes = (await filesUnder(folder)).map((path) =>
      sha256(readFileSync(join(folder, path))),
    )
    return { folder, hashes }
  }
  const first = await exported()
  expect(first.hashes).toEqual(expect.arrayContaining(contents))
  await withoutContent(cms)
  await s3.empty()
  await importContent(cms, first.folder)
  rmSync(join(cms.dataDir, 'public/uploads'), { recursive: true })
  expect((await exported()).hashes).toEqual(expect.arrayContaining(contents))
  await cms.remove()
  await s3.empty()
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
    expect(await s3.hashes()).toEqual(files)
  })

  it('are moved back, and stay in the bucket until the last is on the disk', async () => {
    rmSync(join(source, 'public/uploads'), { recursive: true })
    const foreign = ['other.png', 'uploads/in/folder.png', 'uploads/.hidden', 'uploads/a%20b.png']
    for (const key of foreign) expect(await s3.ask('PUT', key)).toBe(200)
    s3.fail(after(8, 'GET'))
    expect((await move('disk')).code).toBe(1)
    s3.work()
    expect(await s3.hashes()).toEqual(files)
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
    expect(await other.hashes()).toEqual(files)
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
