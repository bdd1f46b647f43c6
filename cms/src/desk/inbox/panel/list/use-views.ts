import { useNotification } from '@strapi/strapi/admin'
import { useEffect, useMemo, useState } from 'react'
import type { SavedView } from '../../shared/calls'
import type { InboxCalls } from '../use-inbox-calls'

/** The user's own views. Each change resolves to whether it was saved. */
export function useViews(calls: InboxCalls) {
  const [views, setViews] = useState<SavedView[]>([])
  const { toggleNotification } = useNotification()
  useEffect(() => {
    calls.views().then(
      (response) => setViews(response.views),
      () => undefined,
    )
  }, [calls])
  return useMemo(() => {
    const attempt = async (change: () => Promise<{ views: SavedView[] }>, message: string) => {
      try {
        setViews((await change()).views)
        toggleNotification({ type: 'success', message })
        return true
      } catch {
        // The call has shown the error.
        return false
      }
    }
    return {
      views,
      save: (name: string, query: string) =>
        attempt(async () => {
          await calls.saveView(name, query)
          return calls.views()
        }, 'View saved'),
      rename: ({ id }: SavedView, name: string) =>
        attempt(() => calls.renameView(id, name), 'View renamed'),
      remove: ({ id }: SavedView) => attempt(() => calls.deleteView(id), 'View deleted'),
    }
  }, [calls, toggleNotification, views])
}

export type Views = ReturnType<typeof useViews>
