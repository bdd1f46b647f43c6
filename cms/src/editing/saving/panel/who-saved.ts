import { formatDateTime } from '../../../platform/panel/look/format-date-time'

type Person = { id?: number; firstname?: string | null; lastname?: string | null }

/** Who saved an entry, and when: "Ana Editor saved this on 24 Nov 2026, 09:00 CET, after you opened it." */
export function whoSaved(stored: Record<string, unknown>, userId: unknown): string {
  const by = stored['updatedBy'] as Person | null | undefined
  const when = formatDateTime(String(stored['updatedAt']))
  if (by?.id !== undefined && by.id === userId)
    return `You saved this in another window on ${when}.`
  const who = [by?.firstname, by?.lastname].filter(Boolean).join(' ') || 'Somebody else'
  return `${who} saved this on ${when}, after you opened it.`
}
