import { sectionName, type Section } from '../../../content/shared/section-name'
import { copyOf } from './sections'

const KEY = 'panel copied-section'

/** The section that was copied or cut last, on whichever page and in whichever tab of this browser. */
export function copiedSection(): Section | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Section | null
    return typeof kept?.__component === 'string' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a copy for all pages and tabs; a paste into another program gives the section's heading. */
export function copySection(section: Section) {
  localStorage.setItem(KEY, JSON.stringify(copyOf(section)))
  navigator.clipboard?.writeText(sectionName(section)).catch(() => undefined)
}
