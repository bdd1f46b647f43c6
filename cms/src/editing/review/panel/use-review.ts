import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { About, AddedKind, Review } from '../shared/calls'
import { isPlannedType } from '../../../content/shared/types'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { messageIn, useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'

type Loaded = AsJson<Review>
type Entry = { model: string; documentId: string | undefined; version: string }

/** Tells the panel's other parts that the review of an entry has changed. */
const reviewChanges = new EventTarget()

/** The review of the newer answer, with the events of both. */
function joined(one: Loaded, other: Loaded): Loaded {
  const firstOf = ({ events }: Loaded) => events[0]?.id ?? 0
  const [older, newer] = firstOf(one) < firstOf(other) ? [one, other] : [other, one]
  const before = older.events.filter(({ id }) => id < firstOf(newer))
  return { ...newer, events: [...before, ...newer.events], hasOlder: older.hasOlder }
}

/** The review of an entry, read again with each of its versions, and the call that adds to it. */
export function useReview({ model, documentId, version }: Entry, isWanted: boolean) {
  const { get, post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [review, setReview] = useState<Loaded | null>()
  const [older, setOlder] = useState<Loaded & { path: string }>()
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [reads, setReads] = useState(0)
  const path = `/review/entries/${model}/${documentId ?? ''}`
  const isShown = isWanted && documentId !== undefined && isPlannedType(model)

  useEffect(() => {
    const readAgain = () => setReads((count) => count + 1)
    reviewChanges.addEventListener(path, readAgain)
    return () => reviewChanges.removeEventListener(path, readAgain)
  }, [path])

  useEffect(() => {
    if (!isShown) return
    const controller = new AbortController()
    get<Loaded>(path, { signal: controller.signal }).then(
      ({ data }) => setReview(data),
      () => !controller.signal.aborted && setReview(null),
    )
    return () => controller.abort()
  }, [get, path, isShown, version, reads])

  const shown = review && older?.path === path ? joined(older, review) : review
  return {
    /** Null if there is none or it can't be read, undefined until it is. */
    review: isShown ? shown : null,
    error,
    isBusy,
    readOlder() {
      if (!shown?.events[0]) return
      void notifyOnError(get<Loaded>(`${path}?olderThan=${shown.events[0].id}`)).then(
        (read) => setOlder({ ...joined(read, shown), path }),
        () => undefined,
      )
    },
    /** True once it is stored; otherwise the error says why not. */
    async add(kind: AddedKind, text: string, about?: Partial<About>) {
      setIsBusy(true)
      try {
        await post(path, { kind, text, ...about })
        setError('')
        reviewChanges.dispatchEvent(new Event(path))
        return true
      } catch (failure) {
        setError(messageIn(failure))
        return false
      } finally {
        setIsBusy(false)
      }
    },
  }
}

export type ShownReview = NonNullable<ReturnType<typeof useReview>['review']>
