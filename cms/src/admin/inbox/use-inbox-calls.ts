import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import type { Change, Colleague, Outcome, Page, Related, Row, Submission } from './types'

type Seen = Pick<Row, 'reference' | 'version'>

const messageIn = (error: unknown): string => {
  const { response } = error as { response?: { data?: { error?: { message?: string } } } }
  return response?.data?.error?.message ?? 'The server did not answer. Please try again.'
}

/** A colleague was quicker: an answer, with how each submission stands now. */
const isAnswer = (status: number) => status === 409

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
      change: async (seen: Seen[], change: Change): Promise<Outcome> => {
        const submissions = seen.map(({ reference, version }) => ({ reference, version }))
        const body = { submissions, change }
        return said(post<Outcome>('/inbox/changes', body, { validateStatus: isAnswer }))
      },
    }
  }, [get, post, toggleNotification])
}

export type InboxCalls = ReturnType<typeof useInboxCalls>
