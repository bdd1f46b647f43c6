import { extname } from 'node:path'
import type { Core } from '@strapi/strapi'
import { table } from '../../../platform/strapi/tables'

type StoredFile = { hash: string; ext: string }
type FileRow = StoredFile & { formats: Record<string, StoredFile> | null; updatedAt: string | Date }

const select = ['hash', 'ext', 'formats', 'updatedAt']

const files = (strapi: Core.Strapi) => table<FileRow>(strapi, 'plugin::upload.file')

export const nameOf = ({ hash, ext }: StoredFile) => `${hash}${ext}`

/** A file with its smaller versions. */
const namesOf = (row: FileRow) => [row, ...Object.values(row.formats ?? {})].map(nameOf)

/** When the file of this name, or the picture that it is a smaller version of, last changed; undefined if no row has it. */
export async function versionOf(strapi: Core.Strapi, name: string): Promise<Date | undefined> {
  const hash = name.slice(0, name.length - extname(name).length)
  // A smaller version has its size before the picture's own hash, as in `small_photo_ab12`.
  const hashes = [hash, hash.replace(/^[a-z]+_/, '')]
  const rows = await files(strapi).findMany({ where: { hash: { $in: hashes } }, select })
  const row = rows.find((one) => namesOf(one).includes(name))
  return row && new Date(row.updatedAt)
}

export async function namesOfRows(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  return new Set((await files(strapi).findMany({ select })).flatMap(namesOf))
}
