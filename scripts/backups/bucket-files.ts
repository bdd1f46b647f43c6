import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from '@app/runtime'
import { sha256Of } from './files'
import { OperatorError } from '../operator-error'

/** Gets a file from the bucket into a folder, whole. One that was deleted since the bucket was listed is left out. */
export async function fetchFile(bucket: Bucket, name: string, folder: string): Promise<void> {
  const draft = join(folder, '.fetched')
  try {
    if (await bucket.get(name, draft)) await rename(draft, join(folder, name))
  } finally {
    await rm(draft, { force: true })
  }
}

/** Writes a file to the bucket, and reads it back into this folder to compare it. */
export async function storeFile(bucket: Bucket, name: string, path: string, temporary: string) {
  await bucket.put(name, await readFile(path))
  const back = join(temporary, 'back')
  await bucket.get(name, back)
  const isSame = (await sha256Of(back)) === (await sha256Of(path))
  await rm(back)
  if (!isSame) throw new OperatorError(`${name} is not the same in the bucket. Run this again.`)
}
