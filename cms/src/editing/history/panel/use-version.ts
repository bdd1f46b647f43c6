import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Version } from '../../panel/sentences'

/** A version with its entry, and sentences about what of it no longer fits. */
export type WholeVersion = Version & { entry: Record<string, unknown>; lost: string[] }

/** Undefined until it is read. */
export function useVersion(entryPath: string, id: number | undefined): WholeVersion | undefined {
  const { get } = useFetchClient()
  const [version, setVersion] = useState<WholeVersion>()
  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    get<WholeVersion>(`/history/versions/${entryPath}/${id}`, { signal: controller.signal }).then(
      ({ data }) => setVersion(data),
      () => setVersion(undefined),
    )
    return () => controller.abort()
  }, [get, entryPath, id])
  return version?.id === id ? version : undefined
}
