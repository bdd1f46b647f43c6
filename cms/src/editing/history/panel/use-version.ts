import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Version } from '../../panel/version-sentences'

/** A version with its entry, and sentences about what of it no longer fits. */
export type WholeVersion = Version & { entry: Record<string, unknown>; lost: string[] }

/** A version of an entry; undefined until it is loaded, and if that fails. */
export function useVersion(entryPath: string, id: number | undefined) {
  const { get } = useFetchClient()
  const [loaded, setLoaded] = useState<{ id: number; version?: WholeVersion }>()
  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    get<WholeVersion>(`/history/versions/${entryPath}/${id}`, { signal }).then(
      ({ data }) => setLoaded({ id, version: data }),
      () => signal.aborted || setLoaded({ id }),
    )
    return () => controller.abort()
  }, [get, entryPath, id])
  const version = loaded?.id === id ? loaded?.version : undefined
  return { version, hasFailed: loaded !== undefined && loaded.id === id && !version }
}
