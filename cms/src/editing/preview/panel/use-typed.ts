import { useForm } from '@strapi/strapi/admin'
import { useEffect, useMemo, useRef } from 'react'
import { withoutRelations } from '../../panel/without-relations'
import { openChannel, type PreviewChannel, type Typed } from './channel'
import { useFocusedPath } from './focused-path'

const NAME = 'useTyped'

type Entry = { model: string; documentId: string; savedAt: string }

/** What is typed in the form; the preview in a window of its own is told, too. */
export function useTyped(
  { model, documentId, savedAt }: Entry,
  isShown: boolean,
  onPick: (path: string) => void,
): Typed {
  const values = useForm(NAME, (form) => form.values) as Record<string, unknown>
  const focused = useFocusedPath(isShown)
  const typed = useMemo(
    () => ({ values: withoutRelations(values), savedAt, focused }),
    [values, savedAt, focused],
  )
  const latest = useRef(typed)
  const channel = useRef<PreviewChannel>()

  useEffect(() => {
    if (!isShown) return
    const opened = openChannel(model, documentId, (message) => {
      if (message.kind === 'asks-for-values') opened.tell({ kind: 'typed', typed: latest.current })
      if (message.kind === 'picked') onPick(message.path)
    })
    channel.current = opened
    return () => {
      opened.tell({ kind: 'typed', typed: undefined })
      opened.close()
      channel.current = undefined
    }
  }, [isShown, model, documentId, onPick])

  useEffect(() => {
    latest.current = typed
    channel.current?.tell({ kind: 'typed', typed })
  }, [typed])

  return typed
}
