import { useAuth } from '@strapi/strapi/admin'
import { useEffect, useMemo, useState } from 'react'
import type { Colleague } from './types'
import type { InboxCalls } from './use-inbox-calls'

/** Staff to whom submissions can be assigned. */
export function useColleagues(calls: InboxCalls) {
  const [all, setAll] = useState<Colleague[]>([])
  const user = useAuth('inbox', (state) => state.user)
  useEffect(() => {
    calls.colleagues().then(
      ({ colleagues }) => setAll(colleagues),
      () => undefined,
    )
  }, [calls])
  return useMemo(() => {
    const me = Number(user?.id)
    return {
      all,
      me,
      nameOf: (id: number | null) =>
        id === null
          ? ''
          : id === me
            ? 'Me'
            : (all.find((one) => one.id === id)?.name ?? 'Former staff'),
    }
  }, [all, user])
}

export type Colleagues = ReturnType<typeof useColleagues>
