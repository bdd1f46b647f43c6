import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGzip, gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { packed, unpack } from './archive'

const work = mkdtempSync(join(tmpdir(), 'archive-test-'))
afterAll(() => rmSync(work, { recursive: true }))

async function* files() {
  yield { path: 'manifest.json', content: '{}' }
  yield { path: `pages/${'a'.repeat(120)}.json`, content: 'A page' }
}

async function archive() {
  const chunks: Buffer[] = []
  for await (const chunk of packed(files())) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* inChunks(body: Buffer) {
  for (let at = 0; at < body.length; at += 1000) yield body.subarray(at, at + 1000)
}

const unpacked = async (chunks: AsyncIterable<Buffer>) => {
  const folder = mkdtempSync(join(work, 'one-'))
  await unpack(chunks, folder)
  return folder
}

it('an archive is unpacked as it was packed, and zeros may follow its end', async () => {
  for (const padding of [0, 9000, 500_000]) {
    const body = gzipSync(Buffer.concat([await archive(), Buffer.alloc(padding)]))
    const folder = await unpacked(inChunks(body))
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toBe('{}')
    expect(readdirSync(join(folder, 'pages'))).toEqual([`${'a'.repeat(120)}.json`])
  }
})

it('what follows the end of an archive is not unpacked', async () => {
  const gzip = createGzip()
  gzip.write(await archive())
  let written = 0
  async function* endless() {
    const zeros = Buffer.alloc(1024 * 1024)
    const feed = () => {
      while (written < 1000 && gzip.write(zeros)) written += 1
      gzip.once('drain', feed)
    }
    feed()
    for await (const chunk of gzip) yield chunk as Buffer
  }
  await expect(unpacked(endless())).rejects.toThrow('something follows its end')
  expect(written).toBeLessThan(500)
})

it('an archive that was cut, or damaged at its end, is refused', async () => {
  const body = gzipSync(await archive())
  const damaged = Buffer.from(body)
  // Of the check sum.
  damaged.writeUInt32LE(0, body.length - 8)
  for (const bad of [body.subarray(0, -200), body.subarray(0, -1), damaged])
    await expect(unpacked(inChunks(bad))).rejects.toThrow('did not arrive whole')
})
