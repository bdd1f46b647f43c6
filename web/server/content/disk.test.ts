import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lastGoodContent } from './disk'
import { builtInSnapshot, type Snapshot } from './snapshot'

let folder: string
let messages: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-disk-'))
  messages = []
})
afterEach(() => rm(folder, { recursive: true }))

const disk = () =>
  lastGoodContent(join(folder, 'web/content.json'), (message) => messages.push(message))

const snapshot = (revision: string, changes: Partial<Snapshot> = {}): Snapshot => ({
  ...builtInSnapshot,
  source: 'cms',
  revision,
  changed: { '/news': '2026-01-02' },
  ...changes,
})

it('content that was written is read back as stale content', async () => {
  await disk().write(snapshot('a'))
  expect(await disk().read()).toEqual({ ...snapshot('a'), source: 'stale' })
})

it('the file is missing before the cms first responds, which is not an error', async () => {
  expect(await disk().read()).toBeNull()
  expect(messages).toEqual([])
})

it('of concurrent writes the last one wins, complete', async () => {
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

it('a failed write does not block a later one', async () => {
  await writeFile(join(folder, 'web'), 'a file where the folder should be')
  const { write, read } = disk()
  await expect(write(snapshot('a'))).rejects.toThrow()
  await rm(join(folder, 'web'))
  await write(snapshot('b'))
  expect((await read())?.revision).toBe('b')
})

it('of several snapshots that wait for the disk, only the newest is written', async () => {
  const { write } = disk()
  const parsed: string[] = []
  const counted = (revision: string) => ({
    ...snapshot(revision),
    toJSON: () => {
      parsed.push(revision)
      return snapshot(revision)
    },
  })
  await Promise.all(['a', 'b', 'c', 'd'].map((revision) => write(counted(revision))))
  expect(parsed).toEqual(['a', 'd'])
})

it.each([
  ['truncated JSON', '{"pages": ['],
  ['nothing', 'null'],
  ['another shape', '{"format":1,"snapshot":{}}'],
  ['a page that does not parse', JSON.stringify(snapshot('a', { pages: [{}] as never }))],
])('%s on disk is logged and ignored', async (_, stored) => {
  const { write, read } = disk()
  await write(snapshot('a'))
  await writeFile(join(folder, 'web/content.json'), stored)
  expect(await read()).toBeNull()
  expect(messages).toEqual([expect.stringContaining('content.json')])
})
