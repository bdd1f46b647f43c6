import { AsyncLocalStorage } from 'node:async_hooks'
import { resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { storingFolder } from '../../../platform/http/temp-folder'
import { settings } from '../../../platform/settings/settings'
import { bucketCopies } from './bucket-copies'
import { FileChange } from './file-change'
import { nameOf } from './file-rows'

type StoredFile = { hash: string; ext: string }
type NewFile = StoredFile & { stream: NodeJS.ReadableStream; url: string }

/** The functions of the upload provider that Strapi calls to store files. */
type Provider = {
  uploadStream: (file: NewFile) => Promise<unknown>
  replaceStream: (file: NewFile, old: StoredFile) => Promise<unknown>
  delete: (file: StoredFile) => Promise<unknown>
}

const changes = new AsyncLocalStorage<FileChange>()

/** Stores, replaces or deletes files of the media library, with their rows. */
export async function changeFiles<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<Result> {
  const { dataDir } = settings
  const folder = resolve(dataDir, 'public/uploads')
  const change = new FileChange(folder, storingFolder(dataDir), bucketCopies(strapi))
  try {
    const result = await changes.run(change, work)
    await change.end()
    return result
  } catch (error) {
    await change.undo()
    throw error
  }
}

/**
 * Makes Strapi store files through `FileChange`: by itself it writes into the file that visitors read, deletes before
 * it stores the row, and leaves files of an upload that failed.
 */
export function storeWhole(strapi: Core.Strapi) {
  if (strapi.config.get('plugin::upload.provider') !== 'local') return
  const { provider } = strapi.plugin('upload') as Core.Plugin & { provider: Provider }
  const { uploadStream, replaceStream, delete: remove } = provider

  async function write(change: FileChange, file: NewFile) {
    await change.write(nameOf(file), file.stream)
    file.url = `/uploads/${nameOf(file)}`
  }
  provider.uploadStream = async (file) => {
    const change = changes.getStore()
    return change ? write(change, file) : uploadStream(file)
  }
  provider.replaceStream = async (file, old) => {
    const change = changes.getStore()
    if (!change) return replaceStream(file, old)
    // What is there now is put back if the new file can't be stored.
    await bucketCopies(strapi)?.bring(nameOf(old))
    await write(change, file)
    if (nameOf(file) !== nameOf(old)) await change.remove(nameOf(old))
  }
  provider.delete = async (file) => {
    const change = changes.getStore()
    return change ? change.remove(nameOf(file)) : remove(file)
  }

  const place = async () => changes.getStore()?.beforeRow()
  const keep = async () => changes.getStore()?.afterRow()
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    beforeCreate: place,
    beforeUpdate: place,
    afterCreate: keep,
    afterUpdate: keep,
  })
}
