import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lastGoodContent } from './disk'
import { builtInSnapshot, type Snapshot } from './snapshot'

let folder: string
let told: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beam-disk-'))
  told = []
})
afterEach(() => rm(folder, { recursive: true }))

const disk = () => lastGoodContent(join(folder, 'web/content.json'), (words) => told.push(words))

const snapshot = (revision: string, changes: Partial<Snapshot> = {}): Snapshot => ({
  ...builtInSnapshot,
  source: 'cms',
  revision,
  changed: { '/news': '2026-01-02' },
  ...changes,
})

it('what was written is read back, as content that may be out of date', async () => {
  await disk().write(snapshot('a'))
  expect(await disk().read()).toEqual({ ...snapshot('a'), source: 'stale' })
})

it('nothing is there before the first cms answered, and that is no fault', async () => {
  expect(await disk().read()).toBeNull()
  expect(told).toEqual([])
})

it('of what is written at the same time the last stays, whole', async () => {
  const { write, read } = disk()
  const revisions = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(
    revisions.map((revision, place) =>
      write(snapshot(revision, place % 2 ? { pages: [], jobs: [] } : {})),
    ),
  )
  expect(await read()).toEqual({ ...snapshot('e'), source: 'stale' })
  expect(await readdir(join(folder, 'web'))).toEqual(['content.json'])
})

it('a write that failed holds up no later one', async () => {
  await writeFile(join(folder, 'web'), 'a file where the folder should be')
  const { write, read } = disk()
  await expect(write(snapshot('a'))).rejects.toThrow()
  await rm(join(folder, 'web'))
  await write(snapshot('b'))
  expect((await read())?.revision).toBe('b')
})

it.each([
  ['rubbish', '{"pages": ['],
  ['nothing', 'null'],
  ['another shape', '{"format":1,"snapshot":{}}'],
  ['a page that can not be drawn', JSON.stringify(snapshot('a', { pages: [{}] as never }))],
])('%s there is told of, and does without', async (_, kept) => {
  const { write, read } = disk()
  await write(snapshot('a'))
  await writeFile(join(folder, 'web/content.json'), kept)
  expect(await read()).toBeNull()
  expect(told).toEqual([expect.stringContaining('content.json')])
})
