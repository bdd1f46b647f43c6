import { OperatorError } from '../operator-error'

/** Lists the files of a backup. A folder without it is no complete backup. */
export const MANIFEST = 'manifest.json'

const FORMAT = 1

export type FileEntry = { path: string; bytes: number; sha256: string }

/** Two PostgreSQL dumps of the same rows are never byte-identical, so the tables are hashed too. */
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
  if (format !== FORMAT) throw new OperatorError(`This backup has format ${format}, not ${FORMAT}.`)
  const outside = manifest.files.find(({ path }) => path.split('/').includes('..'))
  if (outside)
    throw new OperatorError(
      `The backup's manifest names a file outside the backup: ${outside.path}`,
    )
  return manifest
}
