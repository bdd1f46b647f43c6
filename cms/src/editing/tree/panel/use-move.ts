import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { isConflict } from '../../../platform/panel/calls/is-conflict'
import { messageIn } from '../../../platform/panel/calls/use-notify-on-error'
import type { PlannedMove } from '../shared/moves'

const PATH = '/tree/move'
const PAUSE_MS = 300

type Answer = { of: string; planned?: PlannedMove; refusal?: string }

/** What a move would do, asked for whenever it changes, and the move itself. */
export function useMove(from: string, to: string) {
  const { post } = useFetchClient()
  const [answer, setAnswer] = useState<Answer>()
  const [conflicts, setConflicts] = useState(0)
  const [notice, setNotice] = useState('')
  const [isMoving, setIsMoving] = useState(false)
  const isMoved = to !== from

  useEffect(() => {
    if (!isMoved) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = () =>
      post<PlannedMove>(PATH, { from, to }, { signal }).then(
        ({ data }) => setAnswer({ of: to, planned: data }),
        (error) => signal.aborted || setAnswer({ of: to, refusal: messageIn(error) }),
      )
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [post, from, to, isMoved, conflicts])

  const current = isMoved && answer?.of === to ? answer : undefined
  return {
    planned: current?.planned,
    refusal: current?.refusal ?? '',
    notice,
    isMoving,
    /** Whether all of it was moved. */
    move: async (publishes: boolean): Promise<boolean> => {
      setIsMoving(true)
      setNotice('')
      try {
        const { version } = current?.planned ?? {}
        await post(PATH, { from, to, publishes, version })
        return true
      } catch (error) {
        setNotice(messageIn(error))
        if (isConflict(error)) setConflicts((count) => count + 1)
        return false
      } finally {
        setIsMoving(false)
      }
    },
  }
}
