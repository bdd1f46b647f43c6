import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bucket, isUploadName } from '@app/runtime'
import { filesUnder, sha256Of } from '../backups/files'
import { foldersOf } from '../backups/parts'
import type { Settings } from '../settings'
import { fetchFile, storeFile } from '../backups/bucket-files'

type Options = { to: 's3' | 'disk'; isTrial: boolean; say: (text: string) => void }

/** Where a file is to be copied from; undefined if both places have the same. Of two that differ, the later one counts. */
async function newerPlace(bucket: Bucket, name: string, path: string) {
  const stored = await bucket.find(name)
  const file = await stat(path).catch(() => undefined)
  if (!stored) return 'disk'
  if (!file) return 's3'
  if (stored.hash === (await sha256Of(path))) return undefined
  // The bucket's times have no milliseconds.
  return file.mtimeMs >= stored.changedAt.getTime() + 1000 ? 'disk' : 's3'
}

/**
 * Copies the uploads between folder and bucket, each compared by its hash. What is the same at both places is left, so
 * that a run goes on where another one ended. Returns what it did, as a sentence.
 */
export async function moveUploads(
  settings: Settings,
  bucket: Bucket,
  { to, isTrial, say }: Options,
): Promise<string> {
  const folder = foldersOf(settings).uploads
  await bucket.check()
  const names =
    to === 'disk' ? await bucket.names() : (await filesUnder(folder)).filter(isUploadName)
  const temporary = await mkdtemp(join(settings.dataDir, '.uploads-'))
  let copied = 0
  try {
    for (const [index, name] of names.entries()) {
      say(`${index + 1} of ${names.length}`)
      const place = await newerPlace(bucket, name, join(folder, name))
      if (place === undefined || place === to) continue
      copied += 1
      if (isTrial) continue
      if (to === 'disk') await fetchFile(bucket, name, folder)
      else await storeFile(bucket, name, join(folder, name), temporary)
    }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  // Only now: until every file is on the disk, the bucket has them all.
  if (to === 'disk' && !isTrial) for (const name of names) await bucket.remove(name)
  const done = isTrial ? 'to copy' : 'copied and compared'
  return `${copied} files ${done}, ${names.length - copied} there already.`
}
