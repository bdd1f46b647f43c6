import type { Core } from '@strapi/strapi'
import { listed } from '../../../platform/shared/listed'
import { table } from '../../../platform/strapi/tables'
import { usesByFile } from './uses'

const FILE = 'plugin::upload.file'
const FOLDER = 'plugin::upload.folder'

/** Why these files can't be deleted: visitors or a draft would miss them. */
export async function usedProblem(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<string | undefined> {
  const titles = await titlesOf(strapi, ids)
  if (titles.length === 0) return undefined
  const what = ids.length === 1 ? 'This file is' : 'Some of these files are'
  return `${what} in use: ${listed(titles)}. Take it out there first.`
}

/** Why this file can't be replaced while publishing needs a review: it would change pages at once. */
export async function liveFileProblem(
  strapi: Core.Strapi,
  id: number,
): Promise<string | undefined> {
  const titles = await titlesOf(strapi, [id])
  if (titles.length === 0) return undefined
  return `This file is in use: ${listed(titles)}. Only a chief editor may replace it. Upload another file instead.`
}

/** The titles of the entries that show these files. */
async function titlesOf(strapi: Core.Strapi, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const uses = [...(await usesByFile(strapi, ids)).values()].flat()
  return [...new Map(uses.map(({ documentId, title }) => [documentId, title])).values()]
}

/** The files in these folders and in the folders within them. */
export async function filesIn(strapi: Core.Strapi, folderIds: readonly number[]) {
  if (folderIds.length === 0) return []
  const folders = await table<{ path: string }>(strapi, FOLDER).findMany({
    where: { id: { $in: [...folderIds] } },
    select: ['path'],
  })
  if (folders.length === 0) return []
  const within = folders.flatMap(({ path }) => [
    { folderPath: { $eq: path } },
    { folderPath: { $startsWith: `${path}/` } },
  ])
  const files = await table(strapi, FILE).findMany({ where: { $or: within }, select: ['id'] })
  return files.map(({ id }) => id)
}
