import { Problem } from '../problem'

/** Written last: a backup without it is incomplete. */
export const MANIFEST = 'manifest.json'

const FORMAT = 1

export type FileEntry = { path: string; bytes: number; sha256: string }

/** A PostgreSQL dump of the same rows is never the same bytes, so its tables are hashed too. */
export type TableHashes = Record<string, { rows: number; md5: string }>

export type Manifest = {
  createdAt: string
  database: 'sqlite' | 'postgres'
  /** Of the files as they were before encryption. */
  files: FileEntry[]
  tables: TableHashes
}

export const writeManifest = (manifest: Manifest) =>
  JSON.stringify({ format: FORMAT, ...manifest }, null, 2)

export function parseManifest(text: string): Manifest {
  const { format, ...manifest } = JSON.parse(text) as Manifest & { format: number }
  if (format !== FORMAT) throw new Problem(`This backup has format ${format}, not ${FORMAT}.`)
  const outside = manifest.files.find(({ path }) => path.split('/').includes('..'))
  if (outside) throw new Problem(`The backup names a file outside of it: ${outside.path}`)
  return manifest
}
