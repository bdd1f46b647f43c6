import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { currentActor } from '../../../platform/actor'
import { audit, type AuditEntry } from '../../../access/audit/server/audit'
import type { AuditAction } from '../../../access/audit/shared/actions'
import { differences } from '../../../content/shared/compare'
import { changesIn } from '../../saving/server/record-live-changes'
import { mayChangeLive } from '../../saving/server/may-change-live'
import { takeTurn } from '../../../platform/database/take-turn'
import { type Services, service } from '../../../platform/strapi/services'
import { fitPhoto, lightenPng } from './fit-photo'
import { filesIn, liveFileProblem, usedProblem } from './keep-used'
import { inTurn } from './in-turn'
import { replaceUnseen } from './replacing'
import { changeFiles } from './store-whole'
import { fileProblem, nameProblem, replacementProblem } from './file-bytes'

const refuse = (problem: string | undefined) => {
  if (problem) throw new errors.ApplicationError(problem)
}

type Texts = Parameters<Services['plugin::upload.upload']['updateFileInfo']>[1]

/** What of a file's texts is given: Strapi leaves the others as they are. */
const textsOf = (given: Texts | null): Texts =>
  Object.fromEntries(
    (['name', 'alternativeText', 'caption', 'focalPoint'] as const).flatMap((name) => {
      const value = given?.[name]
      return value === undefined || value === null ? [] : [[name, value]]
    }),
  )

const unchangedScope = new AsyncLocalStorage<true>()

/**
 * Runs work whose uploads come from another media library. They are stored unchanged, since the next import finds them
 * by their content.
 */
export const asStored = <Result>(work: () => Promise<Result>) => unchangedScope.run(true, work)

/** Checks and records every upload, replacement, description and deletion: all routes call these functions. */
export function guardUploads(strapi: Core.Strapi) {
  const uploads = service(strapi, 'plugin::upload.upload')
  const { upload, replace, updateFileInfo, remove } = uploads

  const refuseName = (name: unknown) =>
    refuse(typeof name === 'string' ? nameProblem(name) : undefined)
  const refuseIfLive = async (...change: [id: number, change: 'replace' | 'describe']) =>
    refuse(await liveFileProblem(strapi, ...change))
  const record = async (id: number, action: AuditAction, detail: AuditEntry['detail'] = {}) => {
    const actor = currentActor(strapi)
    if (actor)
      await audit(strapi.db, { actor, action, subject: 'file', subjectId: String(id), detail })
  }

  uploads.upload = async (given, ...rest) => {
    for (const file of [given.files].flat()) refuse(await fileProblem(file))
    for (const { name } of [given.data.fileInfo ?? []].flat()) refuseName(name)
    const stored = await inTurn(() => changeFiles(strapi, () => upload(given, ...rest)))
    for (const { id } of stored) await record(id, 'content.create')
    return stored
  }
  uploads.replace = async (id, given, ...rest) => {
    refuse(await fileProblem(given.file))
    refuseName(given.data.fileInfo?.name)
    const stored = await uploads.findOne(id)
    if (stored) refuse(replacementProblem(given.file, stored.ext))
    const check = () => refuseIfLive(id, 'replace')
    const replaceIt = () => changeFiles(strapi, () => replace(id, given, ...rest))
    // Also before its turn, so that a refusal does not wait for other uploads.
    if (!(await mayChangeLive(strapi))) await check()
    const replaced = await inTurn(async () =>
      (await mayChangeLive(strapi))
        ? replaceIt()
        : replaceUnseen(strapi, id, { check, replace: replaceIt }),
    )
    await record(id, 'content.change', { replaced: true })
    return replaced
  }
  uploads.updateFileInfo = async (id, info, ...rest) => {
    refuseName(info.name)
    const before = textsOf(await uploads.findOne(id))
    const changes = differences(before, { ...before, ...textsOf(info) })
    // Visitors notice a change of all but the name.
    const isShown = changes.some(({ part }) => part?.field !== 'name')
    // Documents are written in turns, too: nobody publishes between the check and the change.
    const described = await strapi.db.transaction(async () => {
      await takeTurn(strapi.db)
      if (isShown && !(await mayChangeLive(strapi))) await refuseIfLive(id, 'describe')
      return updateFileInfo(id, info, ...rest)
    })
    if (changes.length > 0) await record(id, 'content.change', changesIn(changes))
    return described
  }
  uploads.remove = async (file) => {
    // Documents are written in turns, too: nobody publishes between the check and the deletion.
    const removed = await changeFiles(strapi, () =>
      strapi.db.transaction(async () => {
        await takeTurn(strapi.db)
        refuse(await usedProblem(strapi, [file.id]))
        return remove(file)
      }),
    )
    await record(file.id, 'content.delete')
    return removed
  }
  guardDeletions(strapi)
  guardImages(strapi)
}

/** Refuses to delete several files before the first of them is gone. */
function guardDeletions(strapi: Core.Strapi) {
  const files = service(strapi, 'plugin::upload.file')
  const folders = service(strapi, 'plugin::upload.folder')
  const { deleteByIds } = files
  const { deleteByIds: deleteFolders } = folders
  files.deleteByIds = async (ids = []) => {
    refuse(await usedProblem(strapi, ids))
    return deleteByIds(ids)
  }
  folders.deleteByIds = async (ids = []) => {
    refuse(await usedProblem(strapi, await filesIn(strapi, ids)))
    return deleteFolders(ids)
  }
}

function guardImages(strapi: Core.Strapi) {
  const images = service(strapi, 'plugin::upload.image-manipulation')
  const { isFaultyImage, optimize, generateResponsiveFormats } = images
  // Strapi draws an SVG to find out whether it is damaged, which can take minutes of a processor.
  images.isFaultyImage = async (file) =>
    file.mime === 'image/svg+xml' ? false : isFaultyImage(file)
  images.optimize = async (file) =>
    unchangedScope.getStore() ? file : optimize(await fitPhoto(file))
  images.generateResponsiveFormats = async (file) =>
    Promise.all(
      (await generateResponsiveFormats(file)).map(async (version) => ({
        ...version,
        file: await lightenPng(version.file),
      })),
    )
}
