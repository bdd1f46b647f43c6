import type { Core } from '@strapi/strapi'
import { listed } from '../../../platform/shared/listed'
import { table } from '../../../platform/strapi/tables'
import { type Use, usesByFile } from './uses'

const FILE = 'plugin::upload.file'
const FOLDER = 'plugin::upload.folder'

/** Why these files can't be deleted: visitors or a draft would miss them. */
export async function usedProblem(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<string | undefined> {
  const titles = titlesOf(await usesOf(strapi, ids))
  if (titles.length === 0) return undefined
  const what = ids.length === 1 ? 'This file is' : 'Some of these files are'
  return `${what} in use: ${listed(titles)}. Take it out there first.`
}

const adviceFor = {
  replace: 'Only a chief editor may replace it. Upload another file instead.',
  describe: 'Only a chief editor may change its texts and its focal point.',
}

/** Why this file can't be changed while publishing needs a review: visitors would see it at once. */
export async function liveFileProblem(
  strapi: Core.Strapi,
  id: number,
  change: keyof typeof adviceFor,
): Promise<string | undefined> {
  const titles = titlesOf((await usesOf(strapi, [id])).filter(({ isLive }) => isLive))
  return titles.length === 0
    ? undefined
    : `Visitors see this file: ${listed(titles)}. ${adviceFor[change]}`
}

/** The entries that show these files. */
const usesOf = async (strapi: Core.Strapi, ids: readonly number[]): Promise<Use[]> =>
  ids.length === 0 ? [] : [...(await usesByFile(strapi, ids)).values()].flat()

const titlesOf = (uses: readonly Use[]) => [
  ...new Map(uses.map(({ documentId, title }) => [documentId, title])).values(),
]

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
