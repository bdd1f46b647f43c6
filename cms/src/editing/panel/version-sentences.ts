import { type VersionEvent, versionEvents } from '../shared/version-events'
import { formatDateTime } from '../../platform/panel/look/format-date-time'

export type Version = {
  id: number
  at: string
  actorName: string
  event: VersionEvent
  changed: string[]
}

const FEW = 3

/** "Ana Editor published" */
export const whatHappened = ({ event, actorName }: Version) =>
  event === 'first' ? versionEvents.first : `${actorName} ${versionEvents[event]}`

/** "22 Nov 2026, 18:50 · Title, Sections › Pay › Text and 3 more" */
export function whenAndWhat({ at, changed, event }: Version) {
  const more = changed.length - FEW
  const listed = changed.slice(0, FEW).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const same = event === 'first' || event === 'create' ? '' : 'no text changed'
  return [formatDateTime(at), listed || same].filter(Boolean).join(' · ')
}
