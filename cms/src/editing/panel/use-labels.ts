import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Labels } from '../../content/shared/compare'

/** The labels of a type's fields. Until they are read, and if they can't be, fields are labelled by their names. */
export function useLabels(model: string, isNeeded = true): Labels {
  const { get } = useFetchClient()
  const [labels, setLabels] = useState<Labels>({})
  useEffect(() => {
    if (!isNeeded) return
    const controller = new AbortController()
    get<{ labels: Labels }>(`/labels/${model}`, { signal: controller.signal }).then(
      ({ data }) => setLabels(data.labels),
      () => setLabels({}),
    )
    return () => controller.abort()
  }, [get, model, isNeeded])
  return labels
}
