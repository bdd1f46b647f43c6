import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { PlanAction } from '../../../content/shared/types'
import { messageIn } from '../../../platform/panel/calls/use-notify-on-error'
import { usePlanChanges } from '../../panel/plans/plan-changes'
import { basedOn, entryOf } from '../../panel/watch-saves'
import type { Plan } from './plan-list'

type Entry = {
  collectionType: string | undefined
  model: string
  documentId: string | undefined
  version: string
}
type Loaded = { data: { plans: Plan[] } }

/**
 * The plans of an entry, undefined until they are read, read again with each of its versions, and the
 * calls that change them.
 */
export function usePlans({ collectionType, model, documentId, version }: Entry, mayPlan: boolean) {
  const { get, put, del } = useFetchClient()
  const [plans, setPlans] = useState<Plan[]>()
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const path = `/schedule/plans/${model}/${documentId ?? ''}`
  const isShown = mayPlan && documentId !== undefined
  const changes = usePlanChanges()

  useEffect(() => {
    if (!isShown) return
    const controller = new AbortController()
    get<{ plans: Plan[] }>(path, { signal: controller.signal }).then(
      ({ data }) => setPlans(data.plans),
      () => !controller.signal.aborted && setPlans([]),
    )
    return () => controller.abort()
  }, [get, path, isShown, version, changes])

  const change = async (call: Promise<Loaded>) => {
    setIsBusy(true)
    try {
      const { data } = await call
      setPlans(data.plans)
      setError('')
      return true
    } catch (failure) {
      setError(messageIn(failure))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return {
    plans,
    error,
    isBusy,
    forgetError: () => setError(''),
    plan: (action: PlanAction, moment: Date) =>
      change(
        put(path, {
          action,
          dueAt: moment.toISOString(),
          basedOn: basedOn.read(entryOf({ collectionType, model, documentId }))?.version,
        }),
      ),
    end: ({ id }: Plan) => change(del(`${path}/${id}`)),
  }
}
