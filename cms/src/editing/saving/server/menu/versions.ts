import type { Core } from '@strapi/strapi'
import { keepVersion } from '../versions/keep'
import { findVersion, listVersions, newestVersion } from '../versions/read'
import type { StaffUser } from '../../../../platform/strapi/staff'
import type { MenuItem, MenuVersion } from '../../../shared/menu'
import { MENU } from './stored-menu'

const entryOf = (documentId: string) => ({ uid: MENU, documentId })

const lineOf = ({ level, title, kind, page, address, icon, reason, words }: MenuItem) =>
  JSON.stringify([level, title, kind, page, address, icon, reason, words])

/** The titles of items that only one of two menus has, or has with other values. */
function changedTitles(before: readonly MenuItem[], after: readonly MenuItem[]): string[] {
  const known = new Set(before.map(lineOf))
  const now = new Set(after.map(lineOf))
  const changed = [
    ...after.filter((item) => !known.has(lineOf(item))),
    ...before.filter((item) => !now.has(lineOf(item))),
  ]
  return changed.length > 0 ? changed.map(({ title }) => title) : ['The order']
}

/** Keeps the menu as it was saved, and what was there before anything was kept. Returns what changed. */
export async function keepMenu(
  { db }: Core.Strapi,
  menuId: string,
  { before, after, user }: { before: MenuItem[]; after: MenuItem[]; user: StaffUser | undefined },
) {
  const entry = entryOf(menuId)
  if (!(await newestVersion(db, entry)))
    await keepVersion(db, entry, { event: 'first', changed: [], snapshot: { items: before } })
  const changed = changedTitles(before, after)
  await keepVersion(db, entry, {
    event: 'publish',
    changed,
    snapshot: { items: after },
    ...(user && { user }),
  })
  return changed
}

export const menuVersions = ({ db }: Core.Strapi, menuId: string) =>
  listVersions(db, entryOf(menuId))

export async function menuVersion(
  { db }: Core.Strapi,
  menuId: string,
  id: number,
): Promise<MenuVersion | null> {
  const found = await findVersion(db, entryOf(menuId), id)
  if (!found) return null
  // Versions from before the menu had them lack the icon and the reason.
  const items = (found.entry['items'] as MenuItem[]).map((item) => ({
    ...item,
    icon: item.icon ?? null,
    reason: item.reason ?? '',
  }))
  return { id: found.id, items }
}
