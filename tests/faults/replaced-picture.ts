import { once } from 'node:events'
import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { jpegOf } from '../harness/photo'
import type { RunningCms } from '../harness/start-cms'

type Formats = Record<string, { url: string }>
type Row = { url: string; formats: string | Formats }

/** Noise does not compress: it takes the cms a while to scale and to store it. */
const noise = (sigma: number) =>
  jpegOf({ width: 1600, height: 900, channels: 3, noise: { type: 'gaussian', mean: 128, sigma } })

const isWhole = (path: string) => {
  try {
    return readFileSync(path)
      .subarray(-2)
      .equals(Buffer.from([0xff, 0xd9]))
  } catch {
    return false
  }
}

/** A picture of the media library that a chief editor replaces again and again. */
export async function uploadPicture(cms: RunningCms) {
  const photos = [await noise(20), await noise(40)] as const
  const send = async (path: string, photo: Blob) => {
    const form = new FormData()
    form.append('fileInfo', JSON.stringify({ name: 'noise.jpg' }))
    form.append('files', photo, 'noise.jpg')
    const headers = await cms.adminLogin('Chief editor')
    return fetch(cms.url + path, { method: 'POST', headers, body: form })
  }
  const [{ id }] = (await (await send('/upload', photos[0])).json()) as [{ id: number }]
  const folder = join(cms.dataDir, 'public')
  let replacements = 0
  return {
    async replace() {
      replacements += 1
      return (await send(`/upload?id=${id}`, photos[replacements % 2 === 0 ? 0 : 1])).ok
    },
    /** Resolves as soon as a file of it is written. */
    async nextWrite() {
      const watcher = watch(join(folder, 'uploads'), { recursive: true })
      await once(watcher, 'change')
      watcher.close()
    },
    /** The files that the row names and that are missing or cut off. */
    async brokenFiles() {
      const rows = await cms.select('select url, formats from files where id = ?', [id])
      const [{ url, formats }] = rows as [Row]
      const sizes = typeof formats === 'string' ? (JSON.parse(formats) as Formats) : formats
      return [url, ...Object.values(sizes).map((size) => size.url)].filter(
        (one) => !isWhole(join(folder, one)),
      )
    },
  }
}
