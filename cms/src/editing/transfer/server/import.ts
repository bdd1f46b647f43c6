import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { currentActor } from '../../../platform/actor'
import { connectionOf } from '../../../platform/database/connection'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import { documents } from '../../../platform/strapi/documents'
import { userOf } from '../../../platform/strapi/staff'
import { saveAs } from '../../saving/server/versions/keep'
import { mayChangeLive } from '../../saving/server/may-change-live'
import { recordedWith } from '../../saving/server/record-live-changes'
import type { ImportResult, Mode } from '../shared/plan'
import { hashOf } from './format'
import { type Local, readLocal } from './local'
import { withMedia } from './media'
import { isEntryPart, uidOf } from './parts'
import { planImport, type Row } from './plan'
import type { Package, PackageItem } from './read-package'
import { badPackage } from './refuse'
import { IMPORTED } from './table'
import { writeItems } from './write'

export type ImportOptions = {
  mode: Mode
  /**
   * Whose version counts in a conflict: one side's in all of them, or the package's in those of these paths. The others
   * are left alone, and stay in conflict.
   */
  take: 'theirs' | 'mine' | readonly string[]
  deleteOrphans: boolean
  /** The version of the plan that somebody has seen: nothing is imported if the plan is another now. */
  version?: string | undefined
}

type PackageRow = Row & { theirs: PackageItem }

const hasTheirs = (row: Row): row is PackageRow => row.theirs !== undefined

/** Rows are stored in chunks: SQLite takes a limited number of values in a statement. */
const AT_ONCE = 500

async function remember(
  strapi: Core.Strapi,
  rows: readonly PackageRow[],
  mode: Mode,
  after: Local,
) {
  const connection = await connectionOf(strapi.db)
  const at = new Date()
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const chunk = rows.slice(start, start + AT_ONCE).map(({ path, theirs, outcome }) => ({
      path,
      mode,
      package_hash: hashOf(theirs.versions),
      // Empty for what stays as it is here: it counts as changed here, whatever it is.
      local_hash: outcome === 'conflict' ? '' : hashOf(after.items.get(path)?.versions ?? null),
      at,
    }))
    const paths = chunk.map(({ path }) => path)
    await connection(IMPORTED).whereIn('path', paths).delete()
    await connection(IMPORTED).insert(chunk)
  }
}

async function deleteEntries(strapi: Core.Strapi, rows: readonly Row[]) {
  for (const { local } of rows)
    if (local?.documentId !== undefined && isEntryPart(local.part))
      await documents(strapi, uidOf[local.part]).delete({ documentId: local.documentId })
}

const CHANGED = new Refused(
  409,
  'Nothing was imported: somebody has changed content since this list was made. Look at it again.',
)

export const isTaken = (take: ImportOptions['take'], path: string) =>
  typeof take === 'string' ? take === 'theirs' : take.includes(path)

/** Refuses options that ask for what an import of this package does not do. */
export async function refuseOptions(
  strapi: Core.Strapi,
  { items }: Package,
  { mode, take, deleteOrphans }: ImportOptions,
) {
  if (deleteOrphans && mode === 'drafts')
    throw new Refused(400, 'Deleting is live at once: import as published to delete orphans.')
  if (mode === 'published' && !(await mayChangeLive(strapi)))
    throw new Refused(403, 'Publishing needs a review now: import as drafts.')
  const unknown = typeof take === 'string' ? undefined : take.find((path) => !items.has(path))
  if (unknown !== undefined)
    throw badPackage(`“${unknown}” is to be taken, but is not in the package.`)
}

/** Applies a package in one transaction: either all of it is stored, or nothing. */
export async function importPackage(
  strapi: Core.Strapi,
  given: Package,
  options: ImportOptions,
): Promise<ImportResult> {
  await refuseOptions(strapi, given, options)
  const { mode, take, deleteOrphans, version } = options
  const before = await readLocal(strapi)
  const { plan } = await planImport(strapi, given, before, mode)
  if (version !== undefined && version !== plan.version) throw CHANGED
  const ctx = strapi.requestContext.get()
  const user = ctx && userOf(ctx)

  const apply = async (library: Local['library']) => {
    await takeTurn(strapi.db)
    const local = { ...(await readLocal(strapi)), library }
    const { plan: now, rows } = await planImport(strapi, given, local, mode)
    if (now.version !== plan.version) throw CHANGED
    const theirs = rows.filter(hasTheirs)
    const written = theirs.filter(
      (row) =>
        row.outcome === 'new' ||
        row.outcome === 'changed' ||
        (row.outcome === 'conflict' && isTaken(take, row.path)),
    )
    const deleted = deleteOrphans ? rows.filter(({ outcome }) => outcome === 'orphan') : []
    await deleteEntries(strapi, deleted)
    await writeItems(strapi, written, { mode, library, pages: local.pages, user })
    const settled = theirs.filter(
      ({ outcome }) => outcome === 'same' || (outcome === 'conflict' && take === 'mine'),
    )
    const done = written.map((row) => ({ ...row, outcome: 'changed' as const }))
    await remember(strapi, [...done, ...settled], mode, await readLocal(strapi))
    const files = plan.items.filter(
      ({ path, outcome }) => path.startsWith('media/') && outcome === 'new',
    )
    const result = { written: written.length + files.length, deleted: deleted.length }
    if (result.written + result.deleted > 0)
      await audit(strapi.db, {
        actor: currentActor(strapi),
        action: 'content.import',
        subject: 'package',
        subjectId: given.manifest.from,
        detail: { ...result, as: mode, made: given.manifest.madeAt },
      })
    return { ...plan, ...result }
  }
  return saveAs('import', () =>
    recordedWith({ imported: true }, () => withMedia(strapi, given, before.library, apply)),
  )
}
