import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry } from '../../../access/routes/rules'
import { PAGE } from '../../../content/shared/types'
import type { Core } from '@strapi/strapi'
import { findContentType } from '../../../platform/strapi/models'
import { mayReadAll } from '../../../content/readable'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import { table } from '../../../platform/strapi/tables'
import { type Use, usesByFile } from './uses'

type FileRow = {
  id: number
  name: string
  alternativeText: string | null
  mime: string
  /** In kilobytes. */
  size: number
  width: number | null
  height: number | null
  url: string
  formats: { thumbnail?: { url?: string } } | null
}

/** A file of the media library, as its list shows it. */
export type ListedFile = Omit<FileRow, 'formats'> & {
  /** What the list draws: the smallest version of a photo. */
  small: string
  uses: Use[]
  /** Entries that show it, too, and that the reader may not read. */
  others: number
}

const SHOWN = ['id', 'name', 'alternativeText', 'mime', 'size', 'width', 'height', 'url', 'formats']

async function list(strapi: Core.Strapi, ctx: Context): Promise<ListedFile[]> {
  const ability = abilityOf(ctx)
  const files = await table<FileRow>(strapi, 'plugin::upload.file').findMany({
    select: SHOWN,
    orderBy: { name: 'asc' },
  })
  const uses = await usesByFile(strapi)
  const mayReadType = new Map<string, boolean>()
  const isReadable = ({ uid }: Use) => {
    if (!mayReadType.has(uid))
      mayReadType.set(
        uid,
        findContentType(strapi, uid) !== undefined && mayReadAll(strapi, ability, uid),
      )
    return mayReadType.get(uid) === true
  }
  return files.map(({ formats, ...file }) => {
    const all = uses.get(file.id) ?? []
    const readable = all.filter(isReadable)
    return {
      ...file,
      small: formats?.thumbnail?.url ?? file.url,
      uses: readable,
      others: all.length - readable.length,
    }
  })
}

async function respondWithFiles(strapi: Core.Strapi, ctx: Context) {
  ctx.body = { files: await list(strapi, ctx) }
}

/** All files, with the entries that show them and that the role may read. */
export const fileRoutes = panelRoutes('/media', [
  ['GET', '/files', anyEntry([PAGE], 'read'), respondWithFiles],
])
