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
    const nameAs = (mine: string, former: string) => (id: number | null) => {
      if (id === null) return ''
      return id === me ? mine : (all.find((one) => one.id === id)?.name ?? former)
    }
    return {
      all,
      me,
      nameOf: nameAs('Me', 'Former colleague'),
      nameInSentence: nameAs('you', 'a former colleague'),
    }
  }, [all, user])
}

export type Colleagues = ReturnType<typeof useColleagues>
