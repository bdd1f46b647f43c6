import type { Core } from '@strapi/strapi'
import type { Row } from '../../../content/shape'
import { Refused } from '../../../platform/refusals/refused'
import { documents } from '../../../platform/strapi/documents'
import type { EntryPart } from '../../../content/shared/compare'
import { fit } from '../../saving/server/versions/fit'
import { type Snapshot, snapshotOf } from '../../../content/snapshot'
import type { VersionedType } from '../../../content/shared/types'

type Restored = { uid: VersionedType; documentId: string; userId: number }

/** The one field that is restored. For a section: the draft's sections, with the version's put in its place. */
function partOf(version: Snapshot, draft: Snapshot, { field, index }: EntryPart): Snapshot {
  if (!Object.hasOwn(version, field)) throw new Refused(404, 'This version has no such field.')
  if (index === undefined) return { [field]: version[field] }
  const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value : [])
  const section = rowsIn(version[field])[index]
  if (!section) throw new Refused(404, 'This version has no such section.')
  const sections = rowsIn(draft[field])
  // Two sections of different kinds may have the same id.
  const isSameSection = ({ id, __component }: Row) =>
    id === section['id'] && __component === section['__component']
  return {
    [field]: sections.some(isSameSection)
      ? sections.map((each) => (isSameSection(each) ? section : each))
      : sections.toSpliced(index, 0, section),
  }
}

/**
 * Saves a version, or a part of it, as the draft; of a type without drafts, as what is live. Returns sentences about
 * what no longer fits.
 */
export async function restore(
  strapi: Core.Strapi,
  { uid, documentId, userId }: Restored,
  version: Snapshot,
  part?: EntryPart,
): Promise<string[]> {
  const draft = await snapshotOf(strapi, uid, documentId)
  if (!draft) throw new Refused(404, 'This entry was deleted.')
  const wanted = part ? partOf(version, draft, part) : version
  const { data, lost } = await fit(strapi, uid, wanted, draft)
  await documents(strapi, uid).update({ documentId, data: { ...data, updatedBy: userId } })
  return lost
}
