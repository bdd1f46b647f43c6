import type { Mode, Outcome } from '../shared/plan'
import { hashOf, isSame, type Versions, versionsOf } from './format'

/** What was last imported of an item, and what it was here afterwards. */
export type Memory = { mode: string; packageHash: string; localHash: string }

export type Compared = {
  theirs: Versions
  local: Versions | undefined
  memory: Memory | undefined
  mode: Mode
  /** Nobody has changed it since it was first loaded. This matters only for what was never imported. */
  isUntouched?: boolean
}

/** What an entry is after the import. What is published here and nowhere in the package stays. */
export const wantedOf = (theirs: Versions, local: Versions | undefined, mode: Mode): Versions =>
  mode === 'drafts'
    ? versionsOf(local?.published, theirs.draft ?? theirs.published)
    : versionsOf(theirs.published ?? local?.published, theirs.draft ?? theirs.published)

/** Who has changed an item since it was last imported decides what becomes of it. */
export function decide({ theirs, local, memory, mode, isUntouched = false }: Compared): Outcome {
  // What was imported as published is no news as a draft; the other way round, it is.
  const isNews =
    memory?.packageHash !== hashOf(theirs) || (mode === 'published' && memory.mode !== mode)
  // Not here: it was never imported, or was deleted after it was.
  if (!local) return !memory ? 'new' : isNews ? 'conflict' : 'kept'
  if (isSame(wantedOf(theirs, local, mode), local)) return 'same'
  const isChangedHere = memory ? memory.localHash !== hashOf(local) : !isUntouched
  if (!isNews) return isChangedHere ? 'kept' : 'same'
  return isChangedHere ? 'conflict' : 'changed'
}
