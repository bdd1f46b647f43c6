import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Cms } from './cms'
import { jpegOf } from './photo'

type StoredPicture = { id: number; url: string; formats: Record<string, { url: string }> | null }

/** A photo that gets all smaller versions but the largest. */
export const photo = (red: number) =>
  jpegOf({ width: 1200, height: 900, channels: 3, background: `rgb(${red}, 0, 0)` })

/** The names of a picture and its smaller versions, in the folder as in a bucket. */
export const namesOf = ({ url, formats }: StoredPicture) =>
  [url, ...Object.values(formats ?? {}).map((size) => size.url)]
    .map((one) => one.slice('/uploads/'.length))
    .toSorted()

/** The media library as an administrator uses it. */
export function mediaLibrary(cms: Cms) {
  const folder = join(cms.dataDir, 'public/uploads')

  async function send(path: string, file: Blob, name: string) {
    const form = new FormData()
    form.append('files', file, name)
    form.append('fileInfo', JSON.stringify({ name }))
    const headers = await cms.adminLogin()
    const response = await fetch(cms.url + path, { method: 'POST', headers, body: form })
    return { status: response.status, json: (await response.json()) as unknown }
  }

  return {
    folder,
    names: () =>
      readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .toSorted(),
    send,
    async upload(file: Blob, name: string): Promise<StoredPicture> {
      const { json, status } = await send('/upload', file, name)
      if (status !== 201) throw new Error(`${name} was not stored: ${JSON.stringify(json)}`)
      return (json as [StoredPicture])[0]
    },
    replace: ({ id }: StoredPicture, file: Blob) => send(`/upload?id=${id}`, file, 'replaced.jpg'),
    remove: ({ id }: StoredPicture) => cms.sendAs('Super admin', 'DELETE', `/upload/files/${id}`),
    bytesOf: async (url: string) => (await fetch(cms.url + url)).bytes(),
    statusOf: async (name: string) => (await fetch(`${cms.url}/uploads/${name}`)).status,
  }
}
