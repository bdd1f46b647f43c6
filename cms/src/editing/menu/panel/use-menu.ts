import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useMemo, useState } from 'react'
import type { MenuDesk } from '../../shared/menu'
import { isConflict } from '../../../platform/panel/calls/is-conflict'
import { messageIn, useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { type Row, toItems, toRows } from './rows'

const PATH = '/menu/tree'

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** The menu as it is stored and as it is on the screen, with each step since. */
export function useMenu() {
  const { get, put } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [stored, setStored] = useState<MenuDesk | 'failed'>()
  const [rows, setRows] = useState<Row[]>([])
  const [past, setPast] = useState<Row[][]>([])
  const [theirs, setTheirs] = useState<MenuDesk>()
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState('')
  const desk = stored === 'failed' ? undefined : stored
  const pages = useMemo(
    () => new Map((desk?.pages ?? []).map((page) => [page.documentId, page])),
    [desk],
  )

  const show = (next: MenuDesk) => {
    setStored(next)
    setRows(toRows(next.items))
    setPast([])
    setTheirs(undefined)
    setRefusal('')
  }
  useEffect(() => {
    notifyOnError(get<MenuDesk>(PATH)).then(show, () => setStored('failed'))
  }, [get, notifyOnError])

  const write = async (version: string, items: ReturnType<typeof toItems>) => {
    setIsSaving(true)
    setRefusal('')
    try {
      show((await put<MenuDesk>(PATH, { version, items })).data)
      return true
    } catch (error) {
      const latest = isConflict(error) ? (await get<MenuDesk>(PATH)).data : undefined
      setTheirs(latest)
      setRefusal(latest ? '' : messageIn(error))
      return false
    } finally {
      setIsSaving(false)
    }
  }
  return {
    stored,
    rows,
    pages,
    theirs,
    isSaving,
    refusal,
    isChanged: desk !== undefined && !same(toItems(rows), desk.items),
    canUndo: past.length > 0,
    change: (next: Row[]) => {
      if (same(next, rows)) return
      setPast([...past, rows])
      setRows(next)
    },
    undo: () => {
      setRows(past.at(-1) ?? rows)
      setPast(past.slice(0, -1))
    },
    save: () => write(desk?.version ?? '', toItems(rows)),
    takeTheirs: () => theirs && show(theirs),
    /** Saves over a colleague's version; what they deleted is added anew. */
    saveMine: async () => {
      const known = new Set(theirs?.items.map(({ documentId }) => documentId))
      const items = toItems(rows).map((item) =>
        known.has(item.documentId) ? item : { ...item, documentId: null },
      )
      return write(theirs?.version ?? '', items)
    },
  }
}
