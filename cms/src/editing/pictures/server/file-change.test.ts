import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FileChange } from './file-change'

let folder: string
let drafts: string
let change: FileChange
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  drafts = join(folder, '.tmp')
  writeFileSync(join(folder, 'photo.jpg'), 'old')
  change = new FileChange(folder, drafts)
})
afterEach(() => rmSync(folder, { recursive: true }))

const left = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
const draft = () => {
  const path = join(drafts, 'photo.jpg')
  return existsSync(path) && readFileSync(path, 'utf8')
}
const photo = () => readFileSync(join(folder, 'photo.jpg'), 'utf8')

it('a file is whole while another takes its place, until the row is about to be stored', async () => {
  const slow = new PassThrough()
  const written = change.write('photo.jpg', slow)
  slow.write('ne')
  await expect.poll(draft).toBe('ne')
  expect(photo()).toBe('old')
  slow.end('w')
  await written
  expect(photo()).toBe('old')
  await change.beforeRow()
  expect(photo()).toBe('new')
  expect(left()).toEqual(['photo.jpg'])
})

it('a file that no row needs any more stays until all rows are stored', async () => {
  await change.remove('photo.jpg')
  await change.beforeRow()
  await change.afterRow()
  expect(photo()).toBe('old')
  await change.end()
  expect(left()).toEqual([])
})

it('nothing is left of a change that failed but what a row names already', async () => {
  await change.write('first.jpg', Readable.from(['1']))
  await change.beforeRow()
  await change.afterRow()
  await change.write('second.jpg', Readable.from(['2']))
  await change.beforeRow()
  const slow = new PassThrough()
  const written = change.write('third.jpg', slow)
  await change.remove('photo.jpg')
  const undone = change.undo()
  slow.end('3')
  await Promise.all([written, undone])
  expect(left()).toEqual(['first.jpg', 'photo.jpg'])
})
