import { getFetchClient, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback } from 'react'
import type { MenuDesk, MenuItem } from '../../shared/menu'
import { messageIn } from '../../../platform/panel/calls/use-notify-on-error'
import { withoutItems } from './without-items'

const PATH = '/menu/tree'

/** The menu's items of a page, and the call that takes them out once the page is gone. */
export function useMenuItems() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()

  /** The items that lead to a page; none if the user can't change the menu. */
  const itemsOf = useCallback(
    async (documentId: string): Promise<MenuItem[]> => {
      const { data } = await get<MenuDesk>(PATH)
      return data.locked === null ? data.items.filter(({ page }) => page === documentId) : []
    },
    [get],
  )

  async function takeOut(found: readonly MenuItem[]) {
    const ids = new Set(found.flatMap(({ documentId }) => documentId ?? []))
    // Not the client of the hook: it aborts its calls when the page's form is left, as it is after the deletion.
    const client = getFetchClient()
    try {
      const { data } = await client.get<MenuDesk>(PATH)
      // If the items still lead to the page, it could not be deleted, and they stay.
      if (data.items.some(({ documentId, page }) => ids.has(documentId ?? '') && page !== null))
        return
      await client.put(PATH, { version: data.version, items: withoutItems(data.items, ids) })
      toggleNotification({ type: 'success', message: 'The menu no longer has an item for it.' })
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageIn(error) })
    }
  }
  return { itemsOf, takeOut }
}
