import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import type { Change, Colleague, Outcome, Page, Related, Row, Submission } from './types'

type Seen = Pick<Row, 'reference' | 'version'>

const messageIn = (error: unknown): string => {
  const { response } = error as { response?: { data?: { error?: { message?: string } } } }
  return response?.data?.error?.message ?? 'The server did not answer. Please try again.'
}

/** Every stale submission comes with how it stands now; that is an answer and no failure. */
const outcomeIn = (error: unknown): Outcome | undefined => {
  const { response } = error as { response?: { status?: number; data?: Partial<Outcome> } }
  const { changed, stale } = response?.data ?? {}
  return response?.status === 409 && changed && stale ? { changed, stale } : undefined
}

/** The calls of the inbox. What fails is said in a notification and thrown on. */
export function useInboxCalls() {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()

  return useMemo(() => {
    const said = async <Result>(call: Promise<{ data: Result }>): Promise<Result> => {
      try {
        return (await call).data
      } catch (error) {
        if ((error as Error).name !== 'AbortError')
          toggleNotification({ type: 'danger', message: messageIn(error) })
        throw error
      }
    }
    const path = (reference: string) => `/inbox/submissions/${encodeURIComponent(reference)}`
    return {
      list: (query: string, signal?: AbortSignal) =>
        said(get<Page>(`/inbox/submissions?${query}`, { signal })),
      counts: (query: string, signal?: AbortSignal) =>
        said(
          get<{ states: Partial<Record<Row['state'], number>>; limit: number }>(
            `/inbox/counts?${query}`,
            { signal },
          ),
        ),
      colleagues: () => said(get<{ colleagues: Colleague[] }>('/inbox/colleagues')),
      read: (reference: string, signal?: AbortSignal) =>
        said(get<Submission>(path(reference), { signal })),
      others: (reference: string) =>
        said(get<{ submissions: Related[] }>(`${path(reference)}/others`)),
      addNote: (reference: string, text: string) =>
        said(post<unknown>(`${path(reference)}/notes`, { text })),
      reveal: (reference: string, field: string) =>
        said(post<{ value: string }>(`${path(reference)}/reveal/${field}`)),
      async change(seen: Seen[], change: Change): Promise<Outcome> {
        const submissions = seen.map(({ reference, version }) => ({ reference, version }))
        try {
          return (await post<Outcome>('/inbox/changes', { submissions, change })).data
        } catch (error) {
          const outcome = outcomeIn(error)
          if (outcome) return outcome
          toggleNotification({ type: 'danger', message: messageIn(error) })
          throw error
        }
      },
    }
  }, [get, post, toggleNotification])
}

export type InboxCalls = ReturnType<typeof useInboxCalls>
