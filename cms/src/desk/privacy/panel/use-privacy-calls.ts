import { useFetchClient } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import type {
  Candidates,
  Erased,
  Person,
  Retention,
  RetentionCounts,
  RetentionSettings,
} from './types'

/** The calls of the privacy pages. A failure is shown in a notification and rethrown. */
export function usePrivacyCalls() {
  const { get, post, put } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  return useMemo(
    () => ({
      find: (email: string) => notifyOnError(post<Person>('/privacy/person', { email })),
      findCandidates: (q: string) => notifyOnError(post<Candidates>('/privacy/candidates', { q })),
      exportPerson: (email: string) =>
        notifyOnError(post<object>('/privacy/person/export', { email })),
      erase: (people: readonly Person[]) => {
        const [first, ...also] = people.map(({ address, digest }) => ({ email: address, digest }))
        return notifyOnError(post<Erased>('/privacy/person/erase', { ...first, also }))
      },
      saveRetention: (settings: RetentionSettings) =>
        notifyOnError(put<Pick<Retention, 'settings'>>('/privacy/retention', settings)),
      dryRun: (settings: RetentionSettings) =>
        notifyOnError(post<RetentionCounts>('/privacy/retention/dry-run', settings)),
      runRetention: () => notifyOnError(post<RetentionCounts>('/privacy/retention/run')),
      exportConsents: (query: string) =>
        notifyOnError(get<Blob>(`/privacy/consents/export?${query}`, { responseType: 'blob' })),
    }),
    [get, post, put, notifyOnError],
  )
}
