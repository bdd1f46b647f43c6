import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Version } from '../../panel/sentences'

/** A version with its entry, and sentences about what of it no longer fits. */
export type WholeVersion = Version & { entry: Record<string, unknown>; lost: string[] }

/** Undefined until it is read. */
export function useVersion(entry: string, id: number | undefined): WholeVersion | undefined {
  const { get } = useFetchClient()
  const [version, setVersion] = useState<WholeVersion>()
  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    get<WholeVersion>(`/history/versions/${entry}/${id}`, { signal: controller.signal }).then(
      ({ data }) => setVersion(data),
      () => setVersion(undefined),
    )
    return () => controller.abort()
  }, [get, entry, id])
  return version?.id === id ? version : undefined
}
