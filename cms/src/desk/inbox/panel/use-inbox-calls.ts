import { useFetchClient } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import type { Change, Matching, Outcome, SavedView, SpamDeleted } from '../shared/calls'
import { withMoments } from './periods'
import { useLastingClient } from './undo'
import type { Colleague, Counts, Related, Row, Submission, SubmissionPage } from './types'

type Seen = Pick<Row, 'reference' | 'version'>

type Views = { views: SavedView[] }

/** 409 means that a colleague changed the submissions first; its body has the outcome as well. */
const hasOutcome = (status: number) => status === 200 || status === 409

/**
 * The calls to the inbox API. A failure is shown in a notification and rethrown. Where something is counted or listed,
 * "today" becomes moments; a saved view keeps the word.
 */
export function useInboxCalls() {
  const { get, post, put, del } = useFetchClient()
  // Its calls go on when the page is left.
  const lasting = useLastingClient()?.post ?? post
  const notifyOnError = useNotifyOnError()

  return useMemo(() => {
    const path = (reference: string) => `/inbox/submissions/${encodeURIComponent(reference)}`
    return {
      list: (query: string, signal?: AbortSignal) =>
        notifyOnError(get<SubmissionPage>(`/inbox/submissions?${withMoments(query)}`, { signal })),
      counts: (query: string, signal?: AbortSignal) =>
        notifyOnError(get<Counts>(`/inbox/counts?${withMoments(query)}`, { signal })),
      matching: (query: string) =>
        notifyOnError(get<Matching>(`/inbox/matching?${withMoments(query)}`)),
      colleagues: () => notifyOnError(get<{ colleagues: Colleague[] }>('/inbox/colleagues')),
      // A 404 shows no notification: the page itself says that the submission is gone.
      read: async (reference: string, signal?: AbortSignal) => {
        const call = get<Submission>(path(reference), { signal })
        const isGone = await call.then(
          () => false,
          ({ status }: { status?: number }) => status === 404,
        )
        return isGone ? undefined : notifyOnError(call)
      },
      others: (reference: string) =>
        notifyOnError(get<{ submissions: Related[] }>(`${path(reference)}/others`)),
      addNote: (reference: string, text: string) =>
        notifyOnError(post<unknown>(`${path(reference)}/notes`, { text })),
      reveal: (reference: string, field: string) =>
        notifyOnError(post<{ value: string }>(`${path(reference)}/reveal/${field}`)),
      views: () => notifyOnError(get<Views>('/inbox/views')),
      saveView: (name: string, query: string) =>
        notifyOnError(post<SavedView>('/inbox/views', { name, query })),
      renameView: (id: number, name: string) =>
        notifyOnError(put<Views>(`/inbox/views/${id}`, { name })),
      deleteView: (id: number) => notifyOnError(del<Views>(`/inbox/views/${id}`)),
      change: async (seen: Seen[], change: Change): Promise<Outcome> => {
        const submissions = seen.map(({ reference, version }) => ({ reference, version }))
        const body = { submissions, change }
        return notifyOnError(
          lasting<Outcome>('/inbox/changes', body, { validateStatus: hasOutcome }),
        )
      },
      deleteSpam: (seen: Seen[]) =>
        notifyOnError(
          post<SpamDeleted>(
            '/inbox/spam/deletions',
            { submissions: seen.map(({ reference, version }) => ({ reference, version })) },
            { validateStatus: hasOutcome },
          ),
        ),
    }
  }, [get, post, put, del, lasting, notifyOnError])
}

export type InboxCalls = ReturnType<typeof useInboxCalls>
