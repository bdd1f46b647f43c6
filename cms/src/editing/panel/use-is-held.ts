import { useAuth, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { approveId } from '../shared/approve-id'

const NAME = 'useIsHeld'

/** How long an answer is used: a list asks once for all its rows. */
const FRESH_MS = 15_000

let lastRead: { isNeeded: Promise<boolean>; at: number } | undefined

/** Whether publishing needs a review that the user may not give; undefined until it is known. */
export function useIsHeld(): boolean | undefined {
  const { get } = useFetchClient()
  const mayApprove = useAuth(NAME, (state) => state.permissions).some(
    ({ action }) => action === approveId,
  )
  const [isNeeded, setIsNeeded] = useState<boolean>()
  useEffect(() => {
    if (mayApprove) return
    if (!lastRead || performance.now() - lastRead.at > FRESH_MS) {
      const setting = get<{ isNeeded: boolean }>('/review/setting').then(
        ({ data }) => data.isNeeded,
        () => false,
      )
      lastRead = { isNeeded: setting, at: performance.now() }
    }
    let isGone = false
    void lastRead.isNeeded.then((value) => !isGone && setIsNeeded(value))
    return () => {
      isGone = true
    }
  }, [get, mayApprove])
  return mayApprove ? false : isNeeded
}
