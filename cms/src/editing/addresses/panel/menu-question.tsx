import { Checkbox } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { listed } from '../../../platform/shared/listed'
import type { MenuItem } from '../../shared/menu'
import { useMenuItems } from './use-menu-items'

/** By the id of a page whose deletion is being asked about: the items to take out of the menu once it is deleted. */
export const takenOut = new Map<string, MenuItem[]>()

/** In the dialog that deletes a page: asks whether to take its items out of the menu, too. */
export function MenuQuestion({ documentId }: { documentId: string }) {
  const { itemsOf } = useMenuItems()
  const [items, setItems] = useState<MenuItem[]>([])
  const [isWanted, setIsWanted] = useState(true)
  useEffect(() => {
    let isGone = false
    itemsOf(documentId).then(
      (found) => !isGone && setItems(found),
      // Without the permission to read the menu there is no question.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [itemsOf, documentId])
  useEffect(() => {
    takenOut.set(documentId, isWanted ? items : [])
  }, [documentId, isWanted, items])
  if (items.length === 0) return null
  return (
    <Checkbox checked={isWanted} onCheckedChange={(value) => setIsWanted(value === true)}>
      {`Take “${listed(items.map(({ title }) => title))}” out of the menu, too`}
    </Checkbox>
  )
}
