import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { messageIn, useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import type { Release, ReleaseItem } from '../shared/release'

type Call = Promise<{ data: unknown }>

/** What can be done with a release; each call shows why it was refused, and what is there since. */
export function useRelease({ id, name }: Release, onChanged: () => void) {
  const { post, put, del } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { isBusy, attempt } = useAttempt()
  const [error, setError] = useState('')
  const at = `/releases/${id}`
  const act = (call: () => Call, done: string) =>
    void attempt(async () => {
      await notifyOnError(call())
      return done
    }).then(onChanged)

  return {
    isBusy,
    /** Why a time was refused, for the dialog that asks for it. */
    error,
    forgetError: () => setError(''),
    publish: () =>
      void attempt(async () => {
        const { state } = await notifyOnError(post<Release>(`${at}/publish`))
        return state === 'published' ? `“${name}” is published.` : undefined
      }).then(onChanged),
    plan: (moment: Date) =>
      put(`${at}/time`, { dueAt: moment.toISOString() }).then(
        () => {
          onChanged()
          return true
        },
        (refused: unknown) => {
          setError(messageIn(refused))
          return false
        },
      ),
    cancelPlan: () => act(() => del(`${at}/time`), `“${name}” has no time now.`),
    undo: () => act(() => post(`${at}/undo`), `Visitors see what they saw before “${name}”.`),
    remove: () => act(() => del(at), `The release “${name}” is deleted.`),
    takeOut: ({ type, entryId, id: plan, title }: ReleaseItem) =>
      act(
        () => del(`/schedule/plans/${type}/${entryId}/${plan}`),
        `“${title || 'What was deleted'}” is out of the release.`,
      ),
  }
}
