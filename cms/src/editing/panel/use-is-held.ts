import { useAuth, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { approveId } from '../shared/approve-id'

const NAME = 'useIsHeld'

/** A list asks once for all its rows. */
const FRESH_MS = 15_000

let read: { isNeeded: Promise<boolean>; at: number } | undefined

/** Whether publishing needs a review that the user may not give; undefined until it is known. */
export function useIsHeld(): boolean | undefined {
  const { get } = useFetchClient()
  const mayApprove = useAuth(NAME, (state) => state.permissions).some(
    ({ action }) => action === approveId,
  )
  const [isNeeded, setIsNeeded] = useState<boolean>()
  useEffect(() => {
    if (mayApprove) return
    if (!read || performance.now() - read.at > FRESH_MS) {
      const setting = get<{ isNeeded: boolean }>('/review/setting').then(
        ({ data }) => data.isNeeded,
        () => false,
      )
      read = { isNeeded: setting, at: performance.now() }
    }
    let isGone = false
    void read.isNeeded.then((value) => !isGone && setIsNeeded(value))
    return () => {
      isGone = true
    }
  }, [get, mayApprove])
  return mayApprove ? false : isNeeded
}
